"""Snacks and Collectibles: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    hand,
    is_calm,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, play_out
from tests.rulebook import covers


@about("extra-large-popcorn")
def test_extra_large_popcorn_is_forfeited_to_heal_three() -> None:
    match = board(seat(piece("guitar-guy", damage=4), items=["extra-large-popcorn"]), seat())
    assert values(match, 0) == "3/8"
    play_out(match, "use extra-large-popcorn@2")
    assert (combatant(match, 0).damage, values(match, 0), discard(match, 0)) == (1, "3/7", ["extra-large-popcorn"])
    assert (units(match, 0), is_calm(match)) == ({}, True)


@about("extra-large-popcorn")
@covers("F-13.6")
def test_extra_large_popcorn_cannot_be_used_without_a_combatant() -> None:
    match = board(seat(None, items=["extra-large-popcorn"]), seat())
    assert (legal_starting(match, "use"), legal_starting(match, "barter")) == (
        [], ["barter extra-large-popcorn@1 1 tickets", "barter extra-large-popcorn@1 1 caffeine"],
    )  # fmt: skip


@about("extra-large-popcorn")
def test_extra_large_popcorn_comes_too_late_for_a_wearer_who_needs_its_health() -> None:
    match = board(seat(piece("guitar-guy", damage=7), items=["extra-large-popcorn"], hand=["speedrunner"]), seat())
    play_out(match, "use extra-large-popcorn@2")
    assert (player(match, 0).combatant, cred(match)) == (None, [0, 0])


@about("extra-large-popcorn")
@covers("F-11.3", "F-15.4")
def test_extra_large_popcorn_is_eaten_before_it_can_be_broken() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"), seat(piece("guitar-guy", damage=4), items=["extra-large-popcorn"])
    )
    play(match, "play drop-test")
    assert legal_starting(match, "barter") == []
    play(match, "use extra-large-popcorn@3")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 0)) == (1, ["drop-test"])


@about("triple-espresso")
def test_triple_espresso_gives_two_strength_this_turn() -> None:
    match = board(seat("guitar-guy", items=["triple-espresso"]), seat())
    play_out(match, "use triple-espresso@2")
    assert (values(match, 0), discard(match, 0)) == ("5/7", ["triple-espresso"])
    end_turn(match)
    assert values(match, 0) == "3/7"


@about("triple-espresso")
def test_triple_espresso_gives_three_strength_instead_to_a_wired_combatant() -> None:
    match = board(seat("button-masher", items=["triple-espresso"]), seat())
    play_out(match, "use triple-espresso@2")
    assert values(match, 0) == "7/7"


@about("triple-espresso")
def test_triple_espresso_gives_nothing_while_it_is_only_carried() -> None:
    match = board(seat("button-masher", hand=["triple-espresso"], units="1 caffeine"), seat())
    play_out(match, "play triple-espresso")
    assert (values(match, 0), units(match, 0), combatant(match, 1).lasting) == ("4/7", {}, ())


@about("triple-espresso")
@covers("F-12.5")
def test_triple_espresso_cannot_be_used_without_a_combatant() -> None:
    assert legal_starting(board(seat(None, items=["triple-espresso"]), seat()), "use") == []


@about("mystery-burrito")
def test_mystery_burrito_takes_a_strength_and_a_health_of_an_opposing_combatant() -> None:
    match = board(seat(hand=["mystery-burrito"], units="3 generic"), seat("guitar-guy"))
    play_out(match, "play mystery-burrito")
    assert (values(match, 1), item(match, 1, "mystery-burrito").controller, units(match, 0)) == ("2/6", 1, {})


@about("mystery-burrito")
def test_mystery_burrito_cannot_be_bartered_by_the_player_who_got_it() -> None:
    match = board(seat(items=[piece("mystery-burrito", owner=1), "lucky-socks"]), seat())
    assert legal_starting(match, "barter") == ["barter lucky-socks@3 1 generic"]


@about("mystery-burrito")
@covers("F-13.7")
def test_mystery_burrito_can_be_given_up_as_an_excess_item() -> None:
    match = board(
        seat(items=[piece("mystery-burrito", owner=1), "lucky-socks"], hand=["folding-chair"], units="2 generic"),
        seat(),
    )
    play_out(match, "play folding-chair", "keep lucky-socks@3 folding-chair@6")
    assert (units(match, 0), discard(match, 1)) == ({"generic": 2}, ["mystery-burrito"])


@about("mystery-burrito")
@covers("F-13.6")
def test_mystery_burrito_can_be_bartered_while_it_is_unequipped() -> None:
    match = board(seat(None, items=[piece("mystery-burrito", owner=1)]), seat())
    play(match, "barter mystery-burrito@1 2 generic")
    assert (units(match, 0), discard(match, 1)) == ({"generic": 2}, ["mystery-burrito"])


@about("mystery-burrito")
def test_mystery_burrito_can_be_forfeited_as_a_cost() -> None:
    match = board(seat(items=["mystery-burrito"], hand=["just-throw-it"], units="1 generic"), seat("guitar-guy"))
    play_out(match, "play just-throw-it", "target guitar-guy@3")
    assert (combatant(match, 1).damage, player(match, 0).items) == (3, ())


@about("slow-cooked-chili")
def test_slow_cooked_chili_gets_a_stew_counter_at_the_end_of_its_controllers_turn() -> None:
    match = board(seat("guitar-guy", items=["slow-cooked-chili"]), seat())
    end_turn(match)
    assert item(match, 0, "slow-cooked-chili").counters == {"Stew": 1}
    end_turn(match)
    assert item(match, 0, "slow-cooked-chili").counters == {"Stew": 1}


@about("slow-cooked-chili")
@covers("F-14.5")
def test_slow_cooked_chili_deals_a_damage_for_each_stew_counter_up_to_four() -> None:
    for stew, damage in ((0, 0), (3, 3), (4, 4), (6, 4)):
        match = board(
            seat("guitar-guy", items=[piece("slow-cooked-chili", counters={"Stew": stew})]), seat("badge-check-gus")
        )
        play_out(match, "use slow-cooked-chili@2", "target badge-check-gus@3")
        assert (combatant(match, 1).damage, combatant(match, 0).damage) == (damage, 0)
        assert discard(match, 0) == ["slow-cooked-chili"]


@about("slow-cooked-chili")
def test_slow_cooked_chili_earns_cred_for_its_controller() -> None:
    chili = piece("slow-cooked-chili", counters={"Stew": 2})
    match = board(seat("guitar-guy", items=[chili]), seat(piece("button-masher", damage=5)))
    play_out(match, "use slow-cooked-chili@2", "target button-masher@3")
    assert (cred(match), player(match, 1).combatant) == ([2, 0], None)


@about("slow-cooked-chili")
@covers("F-13.6")
def test_slow_cooked_chili_does_not_cook_and_cannot_be_used_unequipped() -> None:
    match = board(seat(None, items=[piece("slow-cooked-chili", counters={"Stew": 2})], hand=["speedrunner"]), seat())
    assert legal_starting(match, "use") == []
    end_turn(match)
    assert item(match, 0, "slow-cooked-chili").counters == {"Stew": 2}


@about("collectors-tin")
def test_collectors_tin_gives_a_strength_and_another_to_an_obsessive_combatant() -> None:
    assert values(board(seat("guitar-guy", items=["collectors-tin"]), seat()), 0) == "4/7"
    assert values(board(seat("rules-lawyer", items=["collectors-tin"]), seat()), 0) == "4/8"


@about("collectors-tin")
def test_collectors_tin_draws_a_card_when_it_is_bartered() -> None:
    match = board(seat("guitar-guy", items=["collectors-tin"], deck=["speedrunner", "flame-war"]), seat())
    play_out(match, "barter collectors-tin@2 2 cash")
    assert (hand(match, 0), units(match, 0), discard(match, 0)) == (["speedrunner"], {"cash": 2}, ["collectors-tin"])
    assert is_calm(match)


@about("collectors-tin")
def test_collectors_tin_draws_nothing_when_it_is_broken_or_forfeited_otherwise() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"), seat("guitar-guy", items=["collectors-tin"], deck=["speedrunner"])
    )
    play_out(match, "play drop-test")
    assert (discard(match, 1), hand(match, 1)) == (["collectors-tin"], [])
    match = board(
        seat(items=["collectors-tin"], hand=["just-throw-it"], units="1 generic", deck=["speedrunner"]), seat()
    )
    play_out(match, "play just-throw-it", "target button-masher@3")
    assert hand(match, 0) == []


@about("collectors-tin")
@covers("F-13.6")
def test_collectors_tin_draws_nothing_when_it_is_bartered_unequipped() -> None:
    match = board(seat(None, items=["collectors-tin"], deck=["flame-war"]), seat())
    play(match, "barter collectors-tin@1 2 cash")
    assert (hand(match, 0), units(match, 0)) == ([], {"cash": 2})


@about("collectors-tin")
@covers("F-22.5")
def test_collectors_tin_is_reason_enough_to_be_asked() -> None:
    match = board(seat(), seat("guitar-guy", items=["collectors-tin"], deck=["speedrunner"]))
    play(match, "attack 1")
    assert (asked(match), legal_starting(match, "barter")) == ((1, "control"), ["barter collectors-tin@3 2 cash"])


@about("mint-in-box-figure")
def test_mint_in_box_figure_gets_a_mint_counter_at_the_end_of_its_controllers_turn() -> None:
    match = board(seat("guitar-guy", items=["mint-in-box-figure"]), seat())
    assert values(match, 0) == "3/8"
    end_turn(match)
    assert item(match, 0, "mint-in-box-figure").counters == {"Mint": 1}
    end_turn(match)
    assert item(match, 0, "mint-in-box-figure").counters == {"Mint": 1}


@about("mint-in-box-figure")
def test_mint_in_box_figure_gets_two_counters_instead_with_an_obsessive_combatant() -> None:
    match = board(seat("rules-lawyer", items=["mint-in-box-figure"]), seat())
    end_turn(match)
    assert item(match, 0, "mint-in-box-figure").counters == {"Mint": 2}


@about("mint-in-box-figure")
@covers("F-14.8")
def test_mint_in_box_figure_is_forfeited_for_a_cash_for_each_counter_off_the_queue() -> None:
    match = board(seat("guitar-guy", items=[piece("mint-in-box-figure", counters={"Mint": 5})]), seat())
    play(match, "make mint-in-box-figure@2 5 cash")
    assert (units(match, 0), discard(match, 0), queue(match)) == ({"cash": 5}, ["mint-in-box-figure"], [])
    assert asked(match) == (0, "control")


@about("mint-in-box-figure")
@covers("F-13.6")
def test_mint_in_box_figure_makes_nothing_unequipped_but_can_be_bartered() -> None:
    figure = piece("mint-in-box-figure", counters={"Mint": 5})
    match = board(seat(None, items=[figure]), seat())
    assert (legal_starting(match, "make"), legal_starting(match, "barter")) == (
        [], ["barter mint-in-box-figure@1 1 cash"],
    )  # fmt: skip


@about("mint-in-box-figure")
@covers("F-11.3")
def test_mint_in_box_figure_can_be_forfeited_while_it_is_targeted() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"),
        seat(items=[piece("mint-in-box-figure", counters={"Mint": 3})], hand=["late-fee"]),
    )
    play(match, "play drop-test")
    assert (legal_starting(match, "barter"), legal_starting(match, "make")) == (
        [],
        ["make mint-in-box-figure@3 3 cash"],
    )
    play(match, "make mint-in-box-figure@3 3 cash")
    settle(match)
    assert (units(match, 1), discard(match, 0)) == ({"cash": 3}, ["drop-test"])


@about("mint-in-box-figure")
@covers("F-8.8")
def test_mint_in_box_figure_asks_who_equips_it_when_its_ability_resolves() -> None:
    match = board(
        seat("guitar-guy", items=["mint-in-box-figure"]), seat("rules-lawyer", hand=["yoink"], units="5 cash")
    )  # fmt: skip
    play(match, "end", "play yoink")
    assert (asked(match), item(match, 1, "mint-in-box-figure").counters) == ((1, "control"), {"Mint": 2})


@about("first-print-comic")
def test_first_print_comic_gives_one_health_and_three_to_a_comic_geek() -> None:
    assert values(board(seat("guitar-guy", items=["first-print-comic"]), seat()), 0) == "3/8"
    assert values(board(seat("henchman-temp", items=["first-print-comic"]), seat()), 0) == "3/11"


@about("first-print-comic")
@covers("F-10.6")
def test_first_print_comic_is_paid_with_cash_or_tickets() -> None:
    for pool, can in (("1 cash 1 glue", True), ("1 tickets 1 generic", True), ("2 glue", False), ("1 cash", False)):
        match = board(seat(hand=["first-print-comic"], units=pool), seat())
        assert ("play first-print-comic" in legal(match)) is can


@about("first-print-comic")
@covers("F-18.1")
def test_first_print_comic_never_takes_health() -> None:
    for sickness, health in ((2, 9), (3, 8), (4, 8)):
        comic = piece("first-print-comic", counters={"Sickness": sickness})
        assert values(board(seat("henchman-temp", items=[comic]), seat()), 0) == f"3/{health}"


@about("all-access-badge")
@covers("F-14.8")
def test_all_access_badge_makes_a_unit_of_any_type_off_the_queue() -> None:
    match = board(seat("guitar-guy", items=["all-access-badge"]), seat())
    assert values(match, 0) == "3/8"
    assert legal_starting(match, "make") == [
        f"make all-access-badge@2 1 {kind}" for kind in ("tokens", "cash", "tickets", "glue", "caffeine")
    ]
    play(match, "make all-access-badge@2 1 glue")
    assert (units(match, 0), queue(match), item(match, 0, "all-access-badge").used) == ({"glue": 1}, [], ("ability",))


@about("all-access-badge")
@covers("F-2.6")
def test_all_access_badge_works_once_per_round_of_its_controller() -> None:
    match = board(seat("guitar-guy", items=["all-access-badge"]), seat())
    play(match, "make all-access-badge@2 1 glue")
    assert legal_starting(match, "make") == []
    end_turn(end_turn(match))
    assert (len(legal_starting(match, "make")), units(match, 0)) == (5, {})


@about("all-access-badge")
@covers("F-13.6")
def test_all_access_badge_opens_nothing_unequipped() -> None:
    match = board(seat(None, items=["all-access-badge"]), seat())
    assert (legal_starting(match, "make"), len(legal_starting(match, "barter"))) == ([], 5)


@about("all-access-badge")
def test_all_access_badge_pays_for_a_skill_on_an_opponents_turn() -> None:
    match = board(
        seat(), seat(piece("guitar-guy", used=["spend"]), items=["all-access-badge"], hand=["late-fee"])
    )  # fmt: skip
    play(match, "attack 1", "make all-access-badge@3 1 tokens", "play late-fee", "mode 0", "target button-masher@1")
    settle(match)
    assert combatant(match, 0).counters == {"Tax": 1}


@about("booster-box")
def test_booster_box_is_forfeited_to_draw_two_cards() -> None:
    match = board(seat("guitar-guy", items=["booster-box"], deck=["flame-war"] * 4), seat())
    assert values(match, 0) == "3/8"
    play_out(match, "use booster-box@2")
    assert (len(hand(match, 0)), len(deck(match, 0)), discard(match, 0)) == (2, 2, ["booster-box"])


@about("booster-box")
def test_booster_box_draws_three_cards_instead_for_a_collector() -> None:
    match = board(seat("variant-cover-hoarder", items=["booster-box"], deck=["flame-war"] * 4), seat())
    play_out(match, "use booster-box@2")
    assert (len(hand(match, 0)), len(deck(match, 0))) == (3, 1)


@about("booster-box")
@covers("F-13.6", "F-21.3")
def test_booster_box_stays_closed_unequipped_and_draws_no_more_than_there_is() -> None:
    assert legal_starting(board(seat(None, items=["booster-box"], deck=["flame-war"]), seat()), "use") == []
    match = board(seat("guitar-guy", items=["booster-box"], deck=["flame-war"]), seat())
    play_out(match, "use booster-box@2")
    assert (hand(match, 0), deck(match, 0), is_calm(match)) == (["flame-war"], [], True)


@about("booster-box")
@covers("F-8.8")
def test_booster_box_asks_for_the_collector_when_it_resolves() -> None:
    match = board(
        seat(piece("variant-cover-hoarder", damage=6), items=["booster-box"], deck=["flame-war"] * 4),
        seat(hand=["headshot"], units="2 tokens"),
    )
    play(match, "use booster-box@2", "play headshot", "target variant-cover-hoarder@1")
    settle(match)
    assert (player(match, 0).combatant, len(hand(match, 0)), cred(match)) == (None, 2, [0, 2])


@about("restraining-order")
def test_restraining_order_keeps_snipes_away() -> None:
    match = board(seat("card-flicker"), seat("guitar-guy", items=["restraining-order"]), seat())
    assert values(match, 1) == "3/8"
    play_out(match, "snipe card-flicker@1")
    assert (combatant(match, 1).damage, combatant(match, 2).damage) == (0, 2)


@about("restraining-order")
def test_restraining_order_does_not_keep_attacks_and_effects_away() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat("badge-check-gus", items=["restraining-order"]))
    play_out(match, "attack 1", "play flame-war", "target badge-check-gus@2")
    assert combatant(match, 1).damage == 7


@about("restraining-order")
def test_restraining_order_lets_its_own_combatant_snipe() -> None:
    match = board(seat("card-flicker", items=["restraining-order"]), seat())
    play_out(match, "snipe card-flicker@1")
    assert combatant(match, 1).damage == 2


@about("restraining-order")
@covers("F-15.3", "F-15.4")
def test_restraining_order_that_comes_after_the_snipe_does_not_stop_it() -> None:
    match = board(
        seat("card-flicker", items=["restraining-order"]), seat("back-issue-bandit", hand=["yoink"], units="4 cash")
    )
    play(match, "snipe card-flicker@1", "play yoink")
    settle(match)
    assert (combatant(match, 1).damage, item(match, 1, "restraining-order").controller) == (2, 1)


@about("cardboard-standee")
@covers("F-15.6")
def test_cardboard_standee_gives_an_effect_a_new_target_and_nobody_gains_cred_for_it() -> None:
    match = board(
        seat(piece("guitar-guy", damage=4), hand=["flame-war"], units="3 tokens"),
        seat("badge-check-gus", items=["cardboard-standee"]),
    )
    play(match, "play flame-war", "target badge-check-gus@2", "use cardboard-standee@3")
    settle(match)
    assert (player(match, 0).combatant, combatant(match, 1).damage, cred(match)) == (None, 0, [0, 0])
    assert discard(match, 1) == ["cardboard-standee"]


@about("cardboard-standee")
def test_cardboard_standee_leaves_the_choice_to_its_player() -> None:
    match = board(
        seat("guitar-guy", hand=["flame-war"], units="3 tokens"),
        seat("speedrunner", items=["cardboard-standee"]),
        seat(),
    )
    assert values(match, 1) == "2/9"
    play(match, "play flame-war", "target speedrunner@2", "use cardboard-standee@3")
    play_out(match)
    assert (asked(match), legal(match)) == ((1, "choose"), ["target guitar-guy@1", "target button-masher@4"])
    play_out(match, "target button-masher@4")
    assert [combatant(match, number).damage for number in range(3)] == [0, 0, 3]


@about("cardboard-standee")
def test_cardboard_standee_cannot_redirect_attacks_items_and_effects_without_a_target() -> None:
    answering = seat("speedrunner", items=["cardboard-standee"], hand=["mean-comment"], units="1 generic")
    for move in ("attack 1", "play folding-chair", "play con-crud"):
        match = board(seat("guitar-guy", hand=["folding-chair", "con-crud"], units="2 tickets"), answering)
        play(match, move)
        assert (asked(match), legal_starting(match, "use")) == ((1, "control"), [])


@about("cardboard-standee")
@covers("F-15.6")
def test_cardboard_standee_changes_nothing_when_there_is_no_other_target() -> None:
    match = board(
        seat("guitar-guy", hand=["drop-test"], units="2 generic"),
        seat("speedrunner", items=["cardboard-standee", "boom-mic"]),
    )
    play(match, "play drop-test", "target boom-mic@4", "use cardboard-standee@3")
    settle(match)
    assert discard(match, 1) == ["cardboard-standee", "boom-mic"]


@about("cardboard-standee")
@covers("F-15.6", "F-15.3")
def test_cardboard_standee_chooses_only_what_the_effects_player_could_have_chosen() -> None:
    match = board(
        seat("hallway-ninja", hand=["flame-war"], units="3 tokens"),
        seat("hallway-ninja", items=["cardboard-standee"]),
        seat("speedrunner"),
    )
    play(match, "play flame-war", "target speedrunner@4", "use cardboard-standee@3")
    settle(match)
    assert [combatant(match, number).damage for number in range(3)] == [3, 0, 0]


@about("cardboard-standee")
def test_cardboard_standee_cannot_be_used_without_a_combatant() -> None:
    match = board(
        seat("guitar-guy", hand=["flame-war"], units="3 tokens"),
        seat(None, items=["cardboard-standee"], hand=["mean-comment"], units="1 generic"),
    )
    play(match, "play flame-war")
    assert (asked(match), legal_starting(match, "use")) == ((1, "control"), [])
