"""Apparel: each works, does not, and stops where it should."""

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
    production,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, play_out
from tests.rulebook import covers


@about("thinking-wig")
def test_thinking_wig_looks_at_the_top_card_and_may_tuck_it() -> None:
    match = board(seat("guitar-guy", items=["thinking-wig"], deck=["flame-war", "headshot"]), seat())
    assert values(match, 0) == "3/8"
    play_out(match, "use thinking-wig@2")
    assert (asked(match), legal(match)) == ((0, "choose"), ["yes", "no"])
    play_out(match, "yes")
    assert (deck(match, 0), hand(match, 0)) == (["headshot", "flame-war"], [])
    assert is_calm(match)


@about("thinking-wig")
def test_thinking_wig_leaves_the_card_where_it_is_if_its_player_likes_it() -> None:
    match = board(seat("guitar-guy", items=["thinking-wig"], deck=["flame-war", "headshot"]), seat())
    play_out(match, "use thinking-wig@2", "no")
    assert (deck(match, 0), item(match, 0, "thinking-wig").used) == (["flame-war", "headshot"], ("special",))
    assert legal_starting(match, "use") == []


@about("thinking-wig")
@covers("F-9.4")
def test_thinking_wig_needs_an_equipping_combatant() -> None:
    match = board(seat(None, items=["thinking-wig"], deck=["flame-war"]), seat())
    assert legal_starting(match, "use") == []


@about("thinking-wig")
def test_thinking_wig_asks_nothing_over_an_empty_deck() -> None:
    match = board(seat("guitar-guy", items=["thinking-wig"]), seat())
    play_out(match, "use thinking-wig@2")
    assert is_calm(match)


@about("thinking-wig")
@covers("F-11.1")
def test_thinking_wig_is_bartered_for_two_generic() -> None:
    match = board(seat("guitar-guy", items=["thinking-wig"]), seat())
    play(match, "barter thinking-wig@2 2 generic")
    assert (units(match, 0), discard(match, 0), asked(match)) == ({"generic": 2}, ["thinking-wig"], (0, "control"))


@about("replica-chainmail")
def test_replica_chainmail_takes_a_strength_and_gives_four_health() -> None:
    match = board(seat("guitar-guy", hand=["replica-chainmail"], units="4 glue"), seat())
    play_out(match, "play replica-chainmail")
    assert (values(match, 0), units(match, 0)) == ("2/11", {})


@about("replica-chainmail")
def test_replica_chainmail_needs_four_units_with_glue_among_them() -> None:
    for pool, can in (("3 glue", False), ("4 cash", False), ("1 glue 3 generic", True)):
        match = board(seat(hand=["replica-chainmail"], units=pool), seat())
        assert ("play replica-chainmail" in legal(match)) is can


@about("replica-chainmail")
@covers("F-18.1", "F-18.2")
def test_replica_chainmail_never_takes_more_than_a_strength_nor_any_health() -> None:
    mail = piece("replica-chainmail", counters={"Frailty": 3, "Sickness": 5})
    assert values(board(seat("guitar-guy", items=[mail]), seat()), 0) == "2/7"
    weak = piece("guitar-guy", counters={"Frailty": 3})
    assert values(board(seat(weak, items=["replica-chainmail"]), seat()), 0) == "0/11"


@about("replica-chainmail")
def test_replica_chainmail_bartered_in_distress_leaves_its_wearer_defeated() -> None:
    match = board(seat(piece("guitar-guy", damage=8), items=["replica-chainmail"], hand=["speedrunner"]), seat())
    play(match, "barter replica-chainmail@2 2 glue")
    assert (player(match, 0).combatant, cred(match)) == (None, [0, 0])


@about("lucky-socks")
@covers("F-3.6")
def test_lucky_socks_give_two_health_and_make_their_wearer_smelly() -> None:
    match = board(seat("guitar-guy", hand=["lucky-socks"], units="2 generic"), seat())
    play_out(match, "play lucky-socks")
    assert (values(match, 0), combatant(match, 0).attributes) == ("3/9", ("Loud", "Smelly"))
    assert combatant(match, 1).attributes == ("Wired",)


@about("lucky-socks")
def test_lucky_socks_make_vicious_bo_two_cheaper() -> None:
    for items, can in ((["lucky-socks"], True), (["restraining-order"], False)):
        match = board(seat("guitar-guy", items=items, hand=["vicious-bo"], units="2 generic"), seat())
        assert ("play vicious-bo" in legal(match)) is can


@about("lucky-socks")
def test_lucky_socks_make_nobody_smelly_any_more_when_they_are_gone() -> None:
    match = board(seat("guitar-guy", items=["lucky-socks"]), seat())
    play(match, "barter lucky-socks@2 1 generic")
    assert (combatant(match, 0).attributes, values(match, 0)) == (("Loud",), "3/7")


@about("energy-drink-helmet")
@covers("F-17.1")
def test_energy_drink_helmet_comes_with_a_resource_counter_and_makes_its_wearer_wired() -> None:
    match = board(seat("guitar-guy", hand=["energy-drink-helmet"], units="3 caffeine"), seat())
    play_out(match, "play energy-drink-helmet")
    assert (item(match, 0, "energy-drink-helmet").counters, production(match, 0)) == ({"Resource": 1}, 4)
    assert (combatant(match, 0).attributes, values(match, 0)) == (("Loud", "Wired"), "3/7")


@about("energy-drink-helmet")
def test_energy_drink_helmet_does_not_get_its_counter_again_from_another_wearer() -> None:
    match = board(seat(None, items=["energy-drink-helmet"], hand=["line-camper"]), seat(), phase="arena")
    assert (item(match, 0, "energy-drink-helmet").counters, production(match, 0)) == ({}, 3)


@about("energy-drink-helmet", "triple-espresso")
def test_energy_drink_helmet_makes_a_triple_espresso_stronger() -> None:
    match = board(seat("guitar-guy", items=["energy-drink-helmet", "triple-espresso"]), seat())
    play_out(match, "use triple-espresso@3")
    assert values(match, 0) == "6/7"


@about("energy-drink-helmet")
@covers("F-18.4")
def test_energy_drink_helmet_gives_its_production_to_whoever_steals_it() -> None:
    helmet = piece("energy-drink-helmet", counters={"Resource": 1})
    match = board(seat(hand=["five-finger-discount"], units="4 cash"), seat("guitar-guy", items=[helmet]))
    play_out(match, "play five-finger-discount")
    assert (production(match, 0), production(match, 1)) == (4, 3)


@about("cardboard-glasses")
def test_cardboard_glasses_are_forfeited_to_prevent_the_next_three_damage() -> None:
    match = board(seat(), seat("guitar-guy", items=["cardboard-glasses"]))
    assert values(match, 1) == "3/8"
    play(match, "attack 1", "use cardboard-glasses@3")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (1, ())
    assert (discard(match, 1), values(match, 1)) == (["cardboard-glasses"], "3/7")


@about("cardboard-glasses")
@covers("F-7.6")
def test_cardboard_glasses_prevent_nothing_after_the_turn() -> None:
    match = board(seat("guitar-guy", items=["cardboard-glasses"]), seat())
    play_out(match, "use cardboard-glasses@2")
    assert combatant(match, 0).shields == (3,)
    end_turn(match)
    assert combatant(match, 0).shields == ()
    play_out(match, "attack 0")
    assert combatant(match, 0).damage == 4


@about("cardboard-glasses")
@covers("F-16.7")
def test_cardboard_glasses_prevent_direct_damage_and_keep_what_is_not_used_up() -> None:
    match = board(seat("card-flicker"), seat("guitar-guy", items=["cardboard-glasses"]))
    play(match, "snipe card-flicker@1", "use cardboard-glasses@3")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (0, (1,))


@about("cardboard-glasses")
def test_cardboard_glasses_cannot_be_used_without_a_combatant() -> None:
    assert legal_starting(board(seat(None, items=["cardboard-glasses"]), seat()), "use") == []


@about("cursed-fedora")
@covers("F-13.5")
def test_cursed_fedora_is_played_on_an_opposing_combatant_whose_controller_gets_it() -> None:
    match = board(seat(hand=["cursed-fedora"], units="3 cash"), seat(), seat("guitar-guy"))
    play(match, "play cursed-fedora")
    assert legal(match) == ["target button-masher@2", "target guitar-guy@3"]
    play_out(match, "target guitar-guy@3")
    assert (values(match, 2), values(match, 0)) == ("1/7", "4/7")
    assert (item(match, 2, "cursed-fedora").owner, item(match, 2, "cursed-fedora").controller) == (0, 2)


@about("cursed-fedora")
def test_cursed_fedora_cannot_be_played_when_no_opponent_has_a_combatant() -> None:
    assert legal_starting(board(seat(hand=["cursed-fedora"], units="3 cash"), seat(None)), "play") == []


@about("cursed-fedora")
@covers("F-22.5")
def test_cursed_fedora_makes_whoever_barters_it_discard_a_card() -> None:
    match = board(
        seat(items=[piece("cursed-fedora", owner=1)], hand=["speedrunner", "guitar-guy"]), seat(hand=["line-camper"])
    )
    play_out(match, "barter cursed-fedora@2 2 cash")
    assert (asked(match), legal(match)) == ((0, "choose"), ["discard speedrunner", "discard guitar-guy"])
    play_out(match, "discard guitar-guy")
    assert (units(match, 0), discard(match, 0), discard(match, 1)) == ({"cash": 2}, ["guitar-guy"], ["cursed-fedora"])
    assert hand(match, 1) == ["line-camper"]


@about("cursed-fedora")
@covers("F-1.3")
def test_cursed_fedora_costs_no_card_when_the_hand_is_empty_or_it_is_broken() -> None:
    match = board(seat(items=[piece("cursed-fedora", owner=1)]), seat())
    play_out(match, "barter cursed-fedora@2 2 cash")
    assert (units(match, 0), discard(match, 0), values(match, 0)) == ({"cash": 2}, [], "4/7")
    match = board(seat(items=["cursed-fedora"], hand=["drop-test", "speedrunner"], units="2 generic"), seat())
    play_out(match, "play drop-test")
    assert hand(match, 0) == ["speedrunner"]


@about("cursed-fedora")
@covers("F-13.6")
def test_cursed_fedora_costs_no_card_when_it_is_bartered_unequipped() -> None:
    match = board(seat(None, items=["cursed-fedora"], hand=["speedrunner", "guitar-guy"]), seat())
    play_out(match, "barter cursed-fedora@1 2 cash")
    assert (hand(match, 0), units(match, 0)) == (["speedrunner", "guitar-guy"], {"cash": 2})


@about("cargo-shorts-of-holding")
@covers("F-13.7")
def test_cargo_shorts_of_holding_let_their_wearer_equip_a_third_item() -> None:
    match = board(
        seat(items=["cargo-shorts-of-holding", "lucky-socks"], hand=["folding-chair"], units="2 generic"), seat()
    )
    play_out(match, "play folding-chair")
    assert (len(player(match, 0).items), player(match, 0).item_limit, values(match, 0)) == (3, 3, "7/9")
    assert is_calm(match)


@about("cargo-shorts-of-holding")
def test_cargo_shorts_of_holding_give_one_health_and_two_to_a_bystander() -> None:
    assert values(board(seat("button-masher", items=["cargo-shorts-of-holding"]), seat()), 0) == "4/8"
    assert values(board(seat("guitar-guy", items=["cargo-shorts-of-holding"]), seat()), 0) == "3/9"


@about("cargo-shorts-of-holding")
@covers("F-13.7")
def test_cargo_shorts_of_holding_leave_an_excess_item_when_they_are_broken() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"),
        seat(items=["cargo-shorts-of-holding", "lucky-socks", "folding-chair"]),
    )
    play_out(match, "play drop-test", "target cargo-shorts-of-holding@3")
    assert (len(player(match, 1).items), is_calm(match)) == (2, True)
    items = ["cargo-shorts-of-holding", "lucky-socks", "folding-chair"]
    match = board(seat(items=items), seat())
    play(match, "barter cargo-shorts-of-holding@2 2 generic")
    assert (len(player(match, 0).items), units(match, 0)) == (2, {"generic": 2})


@about("cargo-shorts-of-holding")
@covers("F-13.7")
def test_cargo_shorts_of_holding_given_up_as_excess_make_their_player_choose_again() -> None:
    items = ["cargo-shorts-of-holding", "lucky-socks", "foam-sword"]
    match = board(seat(items=items, hand=["folding-chair"], units="2 generic"), seat())
    play_out(match, "play folding-chair")
    assert (asked(match), len(legal(match))) == ((0, "keep_items"), 4)
    play(match, "keep lucky-socks@3 foam-sword@4 folding-chair@7")
    assert (asked(match), len(legal(match))) == ((0, "keep_items"), 3)
    play(match, "keep lucky-socks@3 folding-chair@7")
    assert units(match, 0) == {"generic": 2, "glue": 2}
    assert discard(match, 0) == ["cargo-shorts-of-holding", "foam-sword"]


@about("cargo-shorts-of-holding")
def test_two_cargo_shorts_of_holding_add_up() -> None:
    match = board(seat(items=["cargo-shorts-of-holding", "cargo-shorts-of-holding"]), seat())
    assert player(match, 0).item_limit == 4


@about("cardboard-tank")
def test_cardboard_tank_gives_one_strength_and_three_health() -> None:
    match = board(seat("guitar-guy", hand=["cardboard-tank"], units="5 glue"), seat())
    play_out(match, "play cardboard-tank")
    assert (values(match, 0), units(match, 0)) == ("4/10", {})


@about("cardboard-tank")
def test_cardboard_tank_heals_three_when_it_is_broken() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"), seat(piece("guitar-guy", damage=5), items=["cardboard-tank"])
    )
    play_out(match, "play drop-test")
    assert (combatant(match, 1).damage, values(match, 1), discard(match, 1)) == (2, "3/7", ["cardboard-tank"])
    assert is_calm(match)


@about("cardboard-tank")
@covers("F-19.1")
def test_cardboard_tank_comes_too_late_for_a_wearer_who_needed_it() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"), seat(piece("guitar-guy", damage=7), items=["cardboard-tank"])
    )
    play_out(match, "play drop-test")
    assert (player(match, 1).combatant, cred(match)) == (None, [0, 0])


@about("cardboard-tank")
@covers("F-13.9")
def test_cardboard_tank_heals_nothing_when_it_is_bartered_or_broken_unequipped() -> None:
    match = board(seat(piece("guitar-guy", damage=5), items=["cardboard-tank"]), seat())
    play_out(match, "barter cardboard-tank@2 3 glue")
    assert (combatant(match, 0).damage, units(match, 0)) == (5, {"glue": 3})
    match = board(seat(hand=["drop-test"], units="2 generic"), seat(None, items=["cardboard-tank"]))
    play_out(match, "play drop-test")
    assert (discard(match, 1), is_calm(match)) == (["cardboard-tank"], True)
