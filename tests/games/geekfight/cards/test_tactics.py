"""Tactics that are Insults, Stunts or Fandoms: each works, does not, and stops where it should."""

import pytest

from clashtable.core.errors import IllegalMove
from tests.cardbook import about
from tests.games.geekfight.board import (
    PLAIN,
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    hand,
    is_calm,
    legal,
    legal_starting,
    piece,
    play,
    player,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import pass_until_asked
from tests.games.geekfight.cards.prices import price
from tests.rulebook import covers


@about("flame-war")
def test_flame_war_deals_three_damage_and_is_discarded() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat("guitar-guy"))
    play(match, "play flame-war", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).damage == 3
    assert combatant(match, 0).damage == 0
    assert (discard(match, 0), units(match, 0), cred(match)) == (["flame-war"], {}, [0, 0])
    assert is_calm(match)


@about("flame-war")
def test_flame_war_needs_a_token_or_caffeine() -> None:
    match = board(seat(hand=["flame-war"], units="3 cash"), seat("guitar-guy"))
    assert "play flame-war" not in legal(match)
    with pytest.raises(IllegalMove) as refused:
        match.play("play flame-war")
    assert refused.value.rule == "F-10.6"


@about("flame-war")
def test_flame_war_gives_cred_only_when_its_damage_is_as_much_as_the_health_left() -> None:
    for damage, gained in ((3, 0), (4, 2)):
        match = board(
            seat(hand=["flame-war"], units="3 caffeine"),
            seat({"card": "guitar-guy", "damage": damage}, hand=["speedrunner"]),
        )
        play(match, "play flame-war", "target guitar-guy@2")
        settle(match)
        assert cred(match) == [gained, 0]


@about("nerd-rage")
def test_nerd_rage_puts_two_strength_and_one_sickness_counter_on_your_combatant() -> None:
    match = board(seat(hand=["nerd-rage"], units="3 caffeine"), seat("guitar-guy"))
    play(match, "play nerd-rage")
    settle(match)
    assert combatant(match, 0).counters == {"Strength": 2, "Sickness": 1}
    assert values(match, 0) == "6/6"
    assert combatant(match, 1).counters == {}
    assert is_calm(match)


@about("nerd-rage")
def test_nerd_rage_costs_three_caffeine_and_one_less_for_an_otaku() -> None:
    assert price("nerd-rage", "caffeine") == 3
    assert price("nerd-rage", "caffeine", seat("hamsterjelly")) == 2
    assert price("nerd-rage", "tokens") is None


@about("nerd-rage")
@covers("F-12.5")
def test_nerd_rage_cannot_be_played_without_a_combatant() -> None:
    match = board(seat(None, hand=["nerd-rage"], items=["triple-espresso"], units="3 caffeine"), seat())
    assert asked(match) == (0, "control")
    assert "play nerd-rage" not in legal(match)


@about("nerd-rage")
@covers("F-19.2")
def test_nerd_rage_may_defeat_your_own_combatant_and_nobody_gains_cred() -> None:
    match = board(seat(piece("button-masher", damage=6), hand=["nerd-rage"], units="3 caffeine"), seat("guitar-guy"))
    play(match, "play nerd-rage")
    assert player(match, 0).combatant is None
    assert discard(match, 0) == ["nerd-rage", "button-masher"]
    assert cred(match) == [0, 0]


@about("drop-test")
@covers("F-13.9")
def test_drop_test_breaks_any_item_and_gives_no_units_for_it() -> None:
    match = board(
        seat(hand=["drop-test"], items=["lucky-socks"], units="2 glue"), seat("guitar-guy", items=["foam-sword"])
    )
    play(match, "play drop-test")
    assert legal(match) == ["target lucky-socks@2", "target foam-sword@4"]
    play(match, "target foam-sword@4")
    settle(match)
    assert (player(match, 1).items, discard(match, 1), units(match, 1)) == ((), ["foam-sword"], {})
    assert [found.card for found in player(match, 0).items] == ["lucky-socks"]
    assert is_calm(match)


@about("drop-test")
def test_drop_test_costs_two_of_anything_and_needs_an_item() -> None:
    armed = seat("guitar-guy", items=["foam-sword"])
    assert price("drop-test", "generic", None, armed) == 2
    assert price("drop-test", "glue", None, armed) == 2
    assert price("drop-test", "generic", None, seat("guitar-guy")) is None


@about("drop-test")
@covers("F-16.5", "F-20.1")
def test_drop_test_on_armor_may_defeat_its_wearer_and_nobody_gains_cred() -> None:
    knight = piece("cardboard-knight", damage=9)
    match = board(seat(hand=["drop-test"], units="2 generic"), seat(knight, items=["replica-chainmail"]))
    assert values(match, 1) == "2/14"
    play(match, "play drop-test")
    assert player(match, 1).combatant is None
    assert discard(match, 1) == ["replica-chainmail", "cardboard-knight"]
    assert cred(match) == [0, 0]


@about("drop-test", "extra-large-popcorn")
@covers("F-15.4", "F-11.3")
def test_drop_test_fizzles_when_its_target_is_forfeited_in_answer() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"),
        seat(piece("button-masher", damage=4), items=["extra-large-popcorn"]),
    )
    play(match, "play drop-test")
    assert legal_starting(match, "barter") == []
    play(match, "use extra-large-popcorn@3")
    settle(match)
    assert combatant(match, 1).damage == 1
    assert (discard(match, 0), discard(match, 1)) == (["drop-test"], ["extra-large-popcorn"])
    assert is_calm(match)


@about("closet-clean-out")
@covers("F-13.6")
def test_closet_clean_out_breaks_all_items_your_own_and_unequipped_ones_too() -> None:
    match = board(
        seat(hand=["closet-clean-out"], items=["lucky-socks"], units="4 tokens"),
        seat("guitar-guy", items=["foam-sword", "thinking-wig"]),
        seat(None, items=["booster-box"], hand=["speedrunner"]),
    )
    play(match, "play closet-clean-out")
    settle(match)
    assert [player(match, number).items for number in range(3)] == [(), (), ()]
    assert discard(match, 0) == ["lucky-socks", "closet-clean-out"]
    assert (discard(match, 1), discard(match, 2)) == (["foam-sword", "thinking-wig"], ["booster-box"])


@about("closet-clean-out")
def test_closet_clean_out_costs_four_of_anything_and_has_no_target() -> None:
    for unit in ("generic", "glue"):
        assert price("closet-clean-out", unit) == 4
    match = board(seat(hand=["closet-clean-out"], units="4 generic"), seat("guitar-guy"))
    play(match, "play closet-clean-out")
    settle(match)
    assert discard(match, 0) == ["closet-clean-out"]
    assert is_calm(match)


@about("closet-clean-out")
def test_closet_clean_out_leaves_an_item_that_cannot_be_broken() -> None:
    covered = piece("foam-sword", buffs=["extended-warranty"])
    match = board(seat(hand=["closet-clean-out"], units="4 glue"), seat("guitar-guy", items=[covered, "thinking-wig"]))
    play(match, "play closet-clean-out")
    settle(match)
    assert [found.card for found in player(match, 1).items] == ["foam-sword"]
    assert discard(match, 1) == ["thinking-wig"]


@about("closet-clean-out", "cardboard-tank")
def test_closet_clean_out_triggers_a_tank_that_it_breaks() -> None:
    match = board(
        seat(hand=["closet-clean-out"], units="4 glue"), seat(piece("guitar-guy", damage=4), items=["cardboard-tank"])
    )
    play(match, "play closet-clean-out")
    settle(match)
    assert combatant(match, 1).damage == 1
    assert is_calm(match)


@about("cliffhanger")
@covers("F-17.3")
def test_cliffhanger_keeps_its_target_from_attacking_for_two_turns() -> None:
    match = board(seat(hand=["cliffhanger"], units="4 tickets"), seat("guitar-guy"))
    play(match, "play cliffhanger", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).counters == {"Distraction": 2}
    for left in (1, 0):
        play(match, "end")
        assert (asked(match), legal_starting(match, "attack")) == ((1, "control"), [])
        play(match, "end")
        assert combatant(match, 1).counters.get("Distraction", 0) == left
    play(match, "end")
    assert legal_starting(match, "attack") == ["attack 0"]


@about("cliffhanger")
def test_cliffhanger_costs_four_tickets_and_one_less_for_a_movie_geek() -> None:
    assert price("cliffhanger", "tickets") == 4
    assert price("cliffhanger", "tickets", seat("line-camper")) == 3
    assert price("cliffhanger", "glue", seat("line-camper")) is None


@about("cliffhanger", "badge-check-gus")
def test_cliffhanger_may_be_aimed_at_badge_check_gus_and_does_nothing() -> None:
    match = board(seat(hand=["cliffhanger"], units="4 tickets"), seat("badge-check-gus"))
    play(match, "play cliffhanger", "target badge-check-gus@2")
    settle(match)
    assert combatant(match, 1).counters == {}
    assert discard(match, 0) == ["cliffhanger"]
    assert is_calm(match)


@about("costume-repair")
@covers("F-16.8")
def test_costume_repair_heals_four_and_from_a_cosplayer_five_instead() -> None:
    for card, left in (("button-masher", 2), ("cardboard-knight", 1)):
        match = board(
            seat(piece(card, damage=6), hand=["costume-repair"], units="2 glue"), seat(piece(PLAIN, damage=6))
        )
        play(match, "play costume-repair")
        settle(match)
        assert (combatant(match, 0).damage, combatant(match, 1).damage) == (left, 6)
        assert is_calm(match)


@about("costume-repair")
def test_costume_repair_costs_two_glue_and_needs_a_combatant() -> None:
    assert price("costume-repair", "glue") == 2
    assert price("costume-repair", "tickets") is None
    assert price("costume-repair", "glue", seat(None, items=["lucky-socks"])) is None


@about("costume-repair")
def test_costume_repair_heals_no_more_than_the_damage_there_is() -> None:
    match = board(seat(piece(PLAIN, damage=3), hand=["costume-repair"], units="2 glue"), seat())
    play(match, "play costume-repair")
    settle(match)
    assert (combatant(match, 0).damage, values(match, 0)) == (0, "4/7")


@about("group-photo")
def test_group_photo_puts_two_health_counters_on_your_combatant() -> None:
    match = board(seat(piece(PLAIN, damage=3), hand=["group-photo"], units="3 glue"), seat("guitar-guy"))
    play(match, "play group-photo")
    settle(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Health": 2}, "4/9")
    assert combatant(match, 0).damage == 3
    assert combatant(match, 1).counters == {}
    assert is_calm(match)


@about("group-photo")
def test_group_photo_also_heals_two_from_a_cute_combatant() -> None:
    match = board(seat(piece("hamsterjelly", damage=3), hand=["group-photo"], units="3 tickets"), seat())
    play(match, "play group-photo")
    settle(match)
    assert (values(match, 0), combatant(match, 0).damage) == ("2/10", 1)


@about("group-photo")
@covers("F-10.6")
def test_group_photo_costs_three_with_glue_or_tickets_and_needs_a_combatant() -> None:
    assert price("group-photo", "glue") == 3
    assert price("group-photo", "tickets") == 3
    assert price("group-photo", "caffeine") is None
    assert price("group-photo", "glue", seat(None, items=["lucky-socks"])) is None


@about("casting-call")
@covers("F-21.3")
def test_casting_call_shows_and_takes_a_combatant_card_of_the_deck() -> None:
    match = board(
        seat(hand=["casting-call"], deck=["yoink", "speedrunner", "alpha-crony", "yoink"], units="2 tickets"), seat()
    )
    play(match, "play casting-call")
    pass_until_asked(match)
    assert legal(match) == ["take alpha-crony", "take speedrunner", "take none"]
    play(match, "take speedrunner")
    assert hand(match, 0) == ["speedrunner"]
    assert sorted(deck(match, 0)) == ["alpha-crony", "yoink", "yoink"]
    assert player(match, 0).shown == ("speedrunner",)
    assert is_calm(match)


@about("casting-call")
def test_casting_call_costs_two_with_a_unit_of_tickets_among_them() -> None:
    assert price("casting-call", "tickets") == 2
    assert price("casting-call", "glue") is None
    assert price("casting-call", "tickets", seat(None, items=["lucky-socks"])) == 2


@about("casting-call")
@covers("F-22.1")
def test_casting_call_may_find_nothing_and_shuffles_all_the_same() -> None:
    match = board(
        seat(hand=["casting-call"], deck=["yoink", "speedrunner"], units="2 tickets"), seat(),
        chance=["deck 0: yoink speedrunner"],
    )  # fmt: skip
    play(match, "play casting-call")
    pass_until_asked(match)
    play(match, "take none")
    assert (hand(match, 0), deck(match, 0), player(match, 0).shown) == ([], ["speedrunner", "yoink"], ())


@about("con-crud")
def test_con_crud_puts_a_sickness_counter_on_each_combatant_of_opponents() -> None:
    match = board(seat(hand=["con-crud"], units="2 caffeine"), seat("guitar-guy"), seat("speedrunner"))
    play(match, "play con-crud")
    settle(match)
    assert [combatant(match, number).counters for number in range(3)] == [{}, {"Sickness": 1}, {"Sickness": 1}]
    assert (values(match, 1), values(match, 2)) == ("3/6", "2/7")
    assert is_calm(match)


@about("con-crud")
def test_con_crud_puts_two_instead_when_your_combatant_is_smelly() -> None:
    for own in (seat("line-camper"), seat(items=["lucky-socks"])):
        match = board({**own, "hand": ["con-crud"], "units": "2 tickets"}, seat("guitar-guy"), seat("line-camper"))
        play(match, "play con-crud")
        settle(match)
        assert [combatant(match, number).counters for number in range(3)] == [{}, {"Sickness": 2}, {"Sickness": 2}]


@about("con-crud")
@covers("F-12.5")
def test_con_crud_costs_two_with_caffeine_or_tickets_and_needs_no_combatant() -> None:
    assert price("con-crud", "caffeine") == 2
    assert price("con-crud", "tickets", seat(None)) == 2
    assert price("con-crud", "glue") is None


@about("con-crud", "hallway-ninja")
@covers("F-15.1", "F-20.1")
def test_con_crud_targets_nobody_and_defeats_without_damage() -> None:
    match = board(seat(hand=["con-crud"], units="2 caffeine"), seat(piece("hallway-ninja", damage=5)))
    play(match, "play con-crud")
    assert player(match, 1).combatant is None
    assert cred(match) == [0, 0]


@about("public-humiliation")
def test_public_humiliation_puts_two_frailty_counters_on_its_target() -> None:
    match = board(seat(hand=["public-humiliation"], units="3 tickets"), seat("guitar-guy"))
    play(match, "play public-humiliation")
    assert legal(match) == ["target button-masher@1", "target guitar-guy@2"]
    play(match, "target guitar-guy@2")
    settle(match)
    assert (combatant(match, 0).counters, combatant(match, 1).counters) == ({}, {"Frailty": 2})
    assert values(match, 1) == "1/7"
    assert is_calm(match)


@about("public-humiliation")
@covers("F-18.2")
def test_public_humiliation_puts_three_instead_when_your_combatant_is_loud() -> None:
    match = board(seat("foley-phil", hand=["public-humiliation"], units="2 tickets"), seat("speedrunner"))
    play(match, "play public-humiliation", "target speedrunner@2")
    settle(match)
    assert combatant(match, 1).counters == {"Frailty": 3}
    assert values(match, 1) == "0/8"  # never below 0


@about("public-humiliation")
def test_public_humiliation_costs_three_with_tickets_and_needs_no_combatant_of_your_own() -> None:
    assert price("public-humiliation", "tickets") == 3
    assert price("public-humiliation", "tickets", seat(None)) == 3
    assert price("public-humiliation", "tokens") is None


@about("sudden-death-round")
@covers("F-9.3")
def test_sudden_death_round_lets_your_combatant_attack_again() -> None:
    match = board(seat(hand=["sudden-death-round"], units="4 tokens"), seat("mascot-suit-marathoner"))
    play(match, "attack 1")
    settle(match)
    assert legal_starting(match, "attack") == []
    play(match, "play sudden-death-round")
    settle(match)
    play(match, "attack 1")
    settle(match)
    assert combatant(match, 1).damage == 8
    assert legal_starting(match, "attack") == []
    assert is_calm(match)


@about("sudden-death-round")
def test_sudden_death_round_refreshes_no_spend_action() -> None:
    match = board(seat(piece(PLAIN, used=["attack", "spend"]), hand=["sudden-death-round"], units="4 tokens"), seat())
    play(match, "play sudden-death-round")
    settle(match)
    assert combatant(match, 0).used == ("spend",)
    assert legal(match) == ["attack 1", "end"]


@about("sudden-death-round")
def test_sudden_death_round_costs_four_tokens_and_needs_a_combatant() -> None:
    assert price("sudden-death-round", "tokens") == 4
    assert price("sudden-death-round", "caffeine") is None
    assert price("sudden-death-round", "tokens", seat(None, items=["lucky-socks"])) is None


@about("sudden-death-round")
@covers("F-17.3", "F-6.6")
def test_sudden_death_round_lifts_neither_distraction_nor_the_opening_limit() -> None:
    distracted = piece(PLAIN, used=["attack"], counters={"Distraction": 1})
    for fighter, limit in ((distracted, "over"), (piece(PLAIN, used=["spend"]), "spend")):
        match = board(
            seat(fighter, hand=["sudden-death-round"], units="5 tokens", items=["lucky-socks"]), seat(), limit=limit
        )
        play(match, "play sudden-death-round")
        settle(match)
        assert asked(match) == (0, "control")
        assert legal_starting(match, "attack") == []


@about("cosplay-contest")
def test_cosplay_contest_gives_a_cred_when_you_equip_more_than_each_opponent() -> None:
    match = board(
        seat(hand=["cosplay-contest"], items=["foam-sword", "lucky-socks"], units="4 glue"),
        seat(items=["thinking-wig"]), seat(),
    )  # fmt: skip
    play(match, "play cosplay-contest")
    settle(match)
    assert cred(match) == [1, 0, 0]
    assert is_calm(match)


@about("cosplay-contest")
def test_cosplay_contest_gives_nothing_when_one_opponent_equips_as_many() -> None:
    match = board(
        seat(hand=["cosplay-contest"], items=["foam-sword"], units="4 glue"), seat(), seat(items=["thinking-wig"])
    )
    play(match, "play cosplay-contest")
    settle(match)
    assert (cred(match), discard(match, 0)) == ([0, 0, 0], ["cosplay-contest"])


@about("cosplay-contest")
@covers("F-13.6")
def test_cosplay_contest_counts_a_player_without_a_combatant_as_equipping_none() -> None:
    unequipped = seat(None, items=["thinking-wig", "lucky-socks"], hand=["speedrunner"])
    for own, gained in ((seat(items=["foam-sword"]), 1), (seat(None, items=["foam-sword"]), 0), (seat(), 0)):
        match = board({**own, "hand": ["cosplay-contest"], "units": "4 glue"}, unequipped)
        play(match, "play cosplay-contest")
        settle(match)
        assert cred(match) == [gained, 0]


@about("cosplay-contest")
@covers("F-20.2")
def test_cosplay_contest_costs_four_glue_and_may_win_the_match() -> None:
    assert price("cosplay-contest", "glue") == 4
    assert price("cosplay-contest", "cash") is None
    match = board(seat(hand=["cosplay-contest"], items=["foam-sword"], units="4 glue", cred=9), seat())
    play(match, "play cosplay-contest")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@about("written-out-of-the-script")
def test_written_out_of_the_script_defeats_a_vip_and_nobody_gains_cred() -> None:
    match = board(seat(hand=["written-out-of-the-script"], units="4 tickets"), seat("alpha-crony"), seat("guitar-guy"))
    play(match, "play written-out-of-the-script")
    settle(match)
    assert (player(match, 1).combatant, discard(match, 1)) == (None, ["alpha-crony"])
    assert cred(match) == [0, 0, 0]
    assert combatant(match, 2).card == "guitar-guy"


@about("written-out-of-the-script")
def test_written_out_of_the_script_cannot_target_anybody_else() -> None:
    assert price("written-out-of-the-script", "tickets", None, seat("guitar-guy")) is None
    assert price("written-out-of-the-script", "tickets", None, seat("alpha-crony")) == 4
    assert price("written-out-of-the-script", "glue", None, seat("alpha-crony")) is None


@about("written-out-of-the-script", "plot-armor")
@covers("F-16.7")
def test_written_out_of_the_script_is_no_damage_and_cannot_be_prevented() -> None:
    match = board(
        seat(hand=["written-out-of-the-script"], units="4 tickets"),
        seat("professor-continuity", hand=["plot-armor"], units="3 cash"),
    )
    play(match, "play written-out-of-the-script", "play plot-armor", "target professor-continuity@2")
    settle(match)
    assert player(match, 1).combatant is None


@about("written-out-of-the-script", "wanted-poster")
@covers("F-19.2")
def test_written_out_of_the_script_leaves_a_wanted_poster_unpaid() -> None:
    wanted = piece("alpha-crony", damage=8, buffs=[piece("wanted-poster", by=0)])
    match = board(seat(hand=["written-out-of-the-script"], units="4 tickets"), seat(wanted))
    play(match, "play written-out-of-the-script")
    settle(match)
    assert (cred(match), discard(match, 0)) == ([0, 0], ["wanted-poster", "written-out-of-the-script"])
