"""American Events: each works, does not, and stops where it should."""

from clashtable.core.match import Match
from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    end_turn,
    follow_ups,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
    player,
    seat,
    space,
    stack,
    stack_at,
    supply,
    unit_at,
)
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers

SUPPLY = ("rangers",) * 4


def ranged(match: Match, *names: str) -> list[int]:
    """Return the Ranged Attack of the Units on these spaces; a Unit without it is left out."""
    found = [unit_at(match, name).ranged for name in names]
    return [value.value for value in found if value is not None]


@about("war-production")
@covers("P-6.1", "P-16.4")
def test_war_production_finds_a_factory_and_allows_one_more() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["war-production", "factory"], supply=("t-34", "factory", "kv-1")))
    play(match, "play war-production")
    assert (asked(match), legal(match)) == ((0, "search"), ["take factory", "none"])
    play(match, "take factory")
    assert (hand(match, 0), sorted(supply(match, 0)), player(match, 0).shown) == (
        ["factory", "factory"], ["kv-1", "t-34"], ("factory",),
    )  # fmt: skip
    assert (player(match, 0).allowance, is_calm(match)) == (2, True)
    play(match, "play factory", "stack b0", "play factory", "stack b0")
    assert (stack_at(match, "b0").factories, player(match, 0).allowance) == (2, 0)


@about("war-production")
@covers("P-18.4")
def test_war_production_may_find_nothing_and_still_allows_one_more_factory() -> None:
    for cards in (("t-34", "factory"), ("t-34", "kv-1"), ()):
        match = board(seat(stacks={"a0": 1}, hand=["war-production"], supply=cards, allowance=0))
        play(match, "play war-production")
        if "factory" in cards:
            play(match, "none")
        assert (hand(match, 0), sorted(supply(match, 0))) == ([], sorted(cards))
        assert (player(match, 0).allowance, is_calm(match)) == (1, True)


@about("war-production")
@covers("P-7.4", "P-14.2")
def test_war_production_costs_one_and_cannot_be_played_in_a_window() -> None:
    assert smallest_stack("war-production", seat(supply=SUPPLY)) == 1
    match = board(seat({"c2": "t-34"}), seat({"c3": "t-34"}, stacks={"a5": 1}, hand=["war-production"]))
    play(match, "attack c2")
    assert legal(match) == ["pass", "pass turn"]


@about("war-production")
@covers("P-6.2", "P-5.1")
def test_war_production_blocks_its_own_stack_and_allows_more_in_this_turn_only() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["war-production"], supply=("factory",)), seat(supply=SUPPLY))
    play(match, "play war-production", "take factory")
    assert follow_ups(match, "play factory") == ["stack b0", "stack c0", "stack d0", "stack e0"]
    match = board(seat(stacks={"a0": 1}, hand=["war-production"], supply=SUPPLY), seat(supply=SUPPLY))
    play(match, "play war-production")
    end_turn(end_turn(match))
    assert (player(match, 0).allowance, junkyard(match, 0)) == (1, ["war-production"])


@about("war-production")
@covers("P-14.5")
def test_war_production_does_nothing_when_it_is_cancelled() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["war-production"], supply=("factory",)),
        seat(stacks={"a5": 2}, hand=["code-breakers"]),
    )
    play(match, "play war-production", "play code-breakers")
    assert (hand(match, 0), player(match, 0).allowance, junkyard(match, 0)) == ([], 1, ["war-production"])
    assert (stack_at(match, "a0").card, is_calm(match)) == (None, True)


@about("strategic-bombing")
@covers("P-6.6")
def test_strategic_bombing_destroys_one_factory_of_each_of_two_enemy_stacks() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["strategic-bombing"]), seat(stacks={"a5": 1, "b5": 2, "e5": stack(3, "kv-1")})
    )
    play(match, "play strategic-bombing")
    assert legal(match) == ["target a5", "target b5", "target e5"]
    play(match, "target e5")
    assert legal(match) == ["target a5", "target b5", "done"]
    play(match, "target b5")
    assert [stack_at(match, name).factories for name in ("a5", "b5", "e5", "a0")] == [1, 1, 2, 3]
    assert (junkyard(match, 1), is_empty(match, "e5"), is_calm(match)) == (["factory", "factory"], False, True)


@about("strategic-bombing")
@covers("P-7.8")
def test_strategic_bombing_may_be_aimed_at_one_stack_and_needs_one() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["strategic-bombing"]), seat(stacks={"a5": 2, "b5": 2}))
    play(match, "play strategic-bombing", "target a5", "done")
    assert [stack_at(match, name).factories for name in ("a5", "b5")] == [1, 2]
    assert smallest_stack("strategic-bombing", None, seat(stacks={"a5": 1})) == 3
    assert smallest_stack("strategic-bombing", seat(stacks={"b0": 3})) is None


@about("strategic-bombing", "replacement-depot")
@covers("P-14.2")
def test_strategic_bombing_and_replacement_depot_cannot_be_played_in_a_window() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 1}),
        seat({"c3": "t-34"}, stacks={"a5": 3}, hand=["strategic-bombing", "replacement-depot"], junkyard=("kv-1",)),
    )
    play(match, "attack c2")
    assert legal(match) == ["pass", "pass turn"]


@about("strategic-bombing")
@covers("P-6.7")
def test_strategic_bombing_destroys_units_on_last_factories_at_once() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["strategic-bombing"]),
        seat(stacks={"a5": stack(1, "t-34"), "b5": stack(1, "bunker"), "c5": 1}),
    )
    play(match, "play strategic-bombing", "target a5", "target b5")
    assert (is_empty(match, "a5"), stack_at(match, "b5").card) == (True, "bunker")
    assert junkyard(match, 1) == ["factory", "factory", "t-34"]


@about("strategic-bombing", "scorched-earth")
@covers("P-13.2")
def test_strategic_bombing_still_hits_one_stack_when_the_other_is_gone_in_response() -> None:
    match = board(
        seat({"c4": "t-34"}, stacks={"a0": 3}, hand=["strategic-bombing"]),
        seat(stacks={"a5": 1, "b5": 2, "c5": 1}, hand=["scorched-earth"]),
    )
    play(match, "play strategic-bombing", "target a5", "target b5")
    play(match, "play scorched-earth", "stack c5", "target a5")
    assert [stack_at(match, name).factories for name in ("a5", "b5", "c5")] == [0, 1, 1]
    assert (is_empty(match, "c4"), is_calm(match)) == (True, True)


@about("replacement-depot")
def test_replacement_depot_returns_up_to_two_unit_cards_to_the_hand() -> None:
    yard = ("t-34", "factory", "rangers", "fire-mission", "bunker", "kv-1")
    match = board(seat(stacks={"a0": 2}, hand=["replacement-depot"], junkyard=yard), seat(junkyard=("is-2",)))
    play(match, "play replacement-depot")
    assert legal(match) == ["target card t-34", "target card rangers", "target card kv-1"]
    play(match, "target card kv-1", "target card rangers")
    assert hand(match, 0) == ["rangers", "kv-1"]
    assert (junkyard(match, 0), junkyard(match, 1)) == (["t-34", "factory", "fire-mission", "bunker"], ["is-2"])
    assert (player(match, 0).shown, is_calm(match)) == (("rangers", "kv-1"), True)


@about("replacement-depot")
@covers("P-7.8")
def test_replacement_depot_costs_two_and_needs_a_unit_card_in_its_own_junkyard() -> None:
    assert smallest_stack("replacement-depot", seat(junkyard=("rangers",))) == 2
    assert smallest_stack("replacement-depot", seat(junkyard=("factory",)), seat(junkyard=("rangers",))) is None


@about("replacement-depot")
@covers("P-17.6")
def test_replacement_depot_returns_one_or_both_of_two_copies() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["replacement-depot"], junkyard=("t-34", "t-34", "t-34")))
    play(match, "play replacement-depot")
    one = play(match.fork(), "done")
    assert (hand(one, 0), junkyard(one, 0)) == (["t-34"], ["t-34", "t-34"])
    play(match, "target card t-34")
    assert (hand(match, 0), junkyard(match, 0), is_calm(match)) == (["t-34", "t-34"], ["t-34"], True)


@about("replacement-depot")
@covers("P-7.4")
def test_replacement_depot_returns_a_card_that_can_be_played_in_the_same_turn_on_another_stack() -> None:
    match = board(seat(stacks={"a0": 2, "b0": 1}, hand=["replacement-depot"], junkyard=("bazooka-team",)))
    play(match, "play replacement-depot", "play bazooka-team")
    assert (unit_at(match, "b0").card, stack_at(match, "a0").card) == ("bazooka-team", "replacement-depot")


@about("close-air-support")
def test_close_air_support_deals_three_to_an_enemy_beside_a_friendly_unit() -> None:
    match = board(
        seat({"c2": "rangers", "b2": "rangers"}, stacks={"a0": 2}, hand=["close-air-support"]),
        seat({"c3": "panzer-iv", "d2": "panther", "c1": "panther", "e4": "panther"}),
    )
    play(match, "play close-air-support")
    assert legal(match) == ["target c1", "target d2", "target c3"]
    play(match, "target c3")
    assert [damage(match, name) for name in ("c3", "d2", "c1", "e4", "c2")] == [3, 0, 0, 0, 0]
    assert (stack_at(match, "a0").card, is_calm(match)) == ("close-air-support", True)


@about("close-air-support")
@covers("P-3.3", "P-3.4")
def test_close_air_support_costs_two_and_needs_an_enemy_that_is_adjacent_and_not_concealed() -> None:
    assert smallest_stack("close-air-support", seat({"c2": "rangers"}), seat({"c3": "panzer-iv"})) == 2
    assert smallest_stack("close-air-support", seat({"c2": "rangers"}), seat({"d3": "panzer-iv"})) is None
    assert smallest_stack("close-air-support", seat({"c2": "rangers"}), seat({"c3": "night-raiders"})) is None
    waiting = seat(stacks={"c0": stack(2, "rangers")})
    assert smallest_stack("close-air-support", waiting, seat({"c1": "panzer-iv"})) is None


@about("close-air-support")
@covers("P-10.3")
def test_close_air_support_is_reduced_by_armor_but_not_by_cover_or_entrenchment() -> None:
    for enemy, taken in (("tiger-i", 2), ("kv-1", 1), ("guards-rifles", 3)):
        match = board(
            seat({"c2": "rangers"}, stacks={"a0": 2}, hand=["close-air-support"]),
            seat({"c3": enemy}), terrain={"c3": "forest"},
        )  # fmt: skip
        play(match, "play close-air-support")
        assert damage(match, "c3") == taken


@about("close-air-support")
@covers("P-9.6", "P-7.5")
def test_close_air_support_destroys_an_attacker_in_response_and_the_attack_fails() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, supply=SUPPLY),
        seat({"c3": "rangers"}, stacks={"a5": 2}, hand=["close-air-support"], supply=SUPPLY),
    )
    play(match, "attack c2")
    assert (asked(match), chain(match)) == ((1, "response"), ["panzer-iii"])
    play(match, "play close-air-support")
    assert (is_empty(match, "c2"), damage(match, "c3"), is_calm(match)) == (True, 0, True)
    end_turn(match)
    assert (junkyard(match, 1), stack_at(match, "a5").card) == (["close-air-support"], None)


@about("close-air-support")
@covers("P-13.2")
def test_close_air_support_does_nothing_when_its_target_is_shifted_away_from_the_friend() -> None:
    match = board(
        seat({"c2": "rangers"}, stacks={"a0": 2}, hand=["close-air-support"]),
        seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play close-air-support", "play elastic-defense", "to c4")
    assert (damage(match, "c4"), is_calm(match)) == (0, True)


@about("time-on-target")
def test_time_on_target_deals_two_to_each_of_three_enemies() -> None:
    match = board(
        seat({"c2": "rangers"}, stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"a1": "panzer-iv", "b3": "grenadiers", "c4": "lefh-18", "d4": "panther"}),
    )
    play(match, "play time-on-target", "target a1", "target b3")
    assert legal(match) == ["target c4", "target d4", "done"]
    play(match, "target c4")
    assert (damage(match, "a1"), damage(match, "b3"), is_empty(match, "c4")) == (2, 2, True)
    assert (damage(match, "d4"), damage(match, "c2"), is_calm(match)) == (0, 0, True)


@about("time-on-target")
@covers("P-7.8")
def test_time_on_target_costs_three_and_needs_an_enemy_that_is_not_concealed() -> None:
    assert smallest_stack("time-on-target", None, seat({"c3": "panzer-iv"})) == 3
    assert smallest_stack("time-on-target", None, seat({"c3": "night-raiders"})) is None
    assert smallest_stack("time-on-target", seat({"c3": "panzer-iv"}), seat(stacks={"a5": stack(1, "t-34")})) is None


@about("time-on-target")
@covers("P-10.3")
def test_time_on_target_is_reduced_by_armor_to_no_less_than_one_and_not_by_cover() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"a4": "kv-1", "b4": "grenadiers", "c4": "t-34"}),
        terrain={"b4": "forest"},
    )
    play(match, "play time-on-target", "target a4", "target b4", "target c4")
    assert [damage(match, name) for name in ("a4", "b4", "c4")] == [1, 2, 1]


@about("time-on-target")
@covers("P-13.2")
def test_time_on_target_hits_the_others_when_one_target_hides_in_response() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"a4": "panzer-iv", "b4": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
        terrain={"b3": "jungle"},
    )
    play(match, "play time-on-target", "target a4", "target b4", "play elastic-defense", "target b4", "to b3")
    assert (damage(match, "a4"), damage(match, "b3"), is_calm(match)) == (2, 0, True)


@about("time-on-target")
@covers("P-14.6")
def test_time_on_target_may_be_played_in_the_opponents_opening_window() -> None:
    match = board(seat({"c2": "lefh-18"}), seat(stacks={"a5": 3}, hand=["time-on-target"]), phase="main start")
    assert (asked(match), legal(match)) == ((1, "response"), ["play time-on-target", "pass", "pass turn"])
    play(match, "play time-on-target")
    assert (is_empty(match, "c2"), is_calm(match)) == (True, True)


@about("smoke-barrage")
@covers("P-14.5")
def test_smoke_barrage_cancels_an_attack_that_counts_as_made() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "rangers"}, stacks={"a5": 1}, hand=["smoke-barrage"]))
    play(match, "attack c2", "play smoke-barrage")
    assert legal(match) == ["mode 0", "mode 1"]
    play(match, "mode 0")
    assert (damage(match, "c2"), damage(match, "c3"), is_calm(match)) == (0, 0, True)
    assert legal(match) == ["move c2", "end"]


@about("smoke-barrage")
def test_smoke_barrage_cancels_an_attack_on_the_supply_but_not_a_ranged_attack() -> None:
    match = board(seat({"c4": "m7-priest"}), seat(stacks={"a5": 1}, hand=["smoke-barrage"], supply=SUPPLY))
    fired = play(match.fork(), "ranged c4", "target player 1")
    assert legal(fired) == ["pass", "pass turn"]
    play(match, "attack c4", "play smoke-barrage")
    assert (len(supply(match, 1)), is_calm(match)) == (4, True)


@about("smoke-barrage")
@covers("P-9.6", "P-18.4")
def test_smoke_barrage_shifts_a_friendly_unit_out_of_an_attack() -> None:
    match = board(
        seat({"c2": "panzer-iv"}), seat({"c3": "rangers", "b3": "t-34"}, stacks={"a5": 1}, hand=["smoke-barrage"]),
        face_down=["d3"], terrain={"d3": "minefield"},
    )  # fmt: skip
    play(match, "attack c2", "play smoke-barrage", "mode 1")
    assert legal(match) == ["target b3", "target c3"]
    play(match, "target c3")
    assert (asked(match), legal(match)) == ((1, "shift-to"), ["to d3", "to c4"])
    play(match, "to d3")
    assert (space(match, "d3").terrain, damage(match, "d3"), damage(match, "c2")) == ("minefield", 0, 0)
    assert is_calm(match)


@about("smoke-barrage")
@covers("P-7.8", "P-14.7")
def test_smoke_barrage_in_its_own_turn_only_shifts_a_friend_that_has_room() -> None:
    assert smallest_stack("smoke-barrage", seat({"c4": "m4-sherman"})) == 1
    assert smallest_stack("smoke-barrage", None, seat({"c3": "m4-sherman"})) is None
    match = board(
        seat({"a1": "m4-sherman", "b1": "t-34"}, stacks={"a0": 1}, hand=["smoke-barrage"]), seat({"a2": "panzer-iv"})
    )
    play(match, "play smoke-barrage")
    assert (asked(match), legal(match)) == ((0, "shift-to"), ["to c1", "to b2"])
    play(match, "to b2")
    assert (unit_at(match, "b2").card, unit_at(match, "b2").spent, is_calm(match)) == ("t-34", 0, True)


@about("smoke-barrage")
@covers("P-14.2", "P-14.3")
def test_smoke_barrage_may_be_cancelled_in_turn_and_the_attack_goes_on() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, stacks={"a0": 2}, hand=["code-breakers"]),
        seat({"c3": "bergepanther"}, stacks={"a5": 1}, hand=["smoke-barrage", "factory"]),
    )
    play(match, "attack c2", "play smoke-barrage", "mode 0")
    assert (asked(match), chain(match)) == ((0, "response"), ["panzer-iv", "smoke-barrage"])
    play(match, "play code-breakers", "pass")
    assert (damage(match, "c3"), junkyard(match, 1), is_calm(match)) == (3, ["smoke-barrage"], True)


@about("forward-observers")
def test_forward_observers_give_each_friendly_artillery_unit_one_more_for_the_turn() -> None:
    match = board(
        seat({"a1": "m7-priest", "b1": "long-tom", "c3": "zis-3"}, stacks={"a0": 1}, hand=["forward-observers"],
             supply=SUPPLY),
        seat({"a4": "m7-priest", "b4": "is-2"}, supply=SUPPLY),
    )  # fmt: skip
    play(match, "play forward-observers")
    assert ranged(match, "a1", "b1", "c3", "a4") == [3, 4, 2, 2]
    play(match, "ranged b1", "target b4", "ranged a1", "target player 1")
    assert (damage(match, "b4"), len(junkyard(match, 1)), is_calm(match)) == (3, 3, True)
    end_turn(end_turn(match))
    assert ranged(match, "a1", "b1", "c3", "a4") == [2, 3, 1, 2]


@about("forward-observers", "katyusha", "isu-152")
@covers("P-1.7")
def test_forward_observers_do_nothing_for_other_subtypes_or_for_artillery_without_ranged_attack() -> None:
    match = board(
        seat({"a1": "isu-152", "b1": "mortar-section", "c1": "katyusha"}, stacks={"a0": 1}, hand=["forward-observers"]),
        seat({"a4": "is-2"}),
    )
    play(match, "play forward-observers")
    assert [move for move in legal(match) if move.endswith("c1")] == ["move c1", "action c1"]
    play(match, "ranged a1", "target player 1", "ranged b1", "target a4")
    assert damage(match, "a4") == 1
    assert ranged(match, "a1", "b1", "c1") == [2, 1]


@about("forward-observers")
@covers("P-13.7")
def test_forward_observers_do_not_help_artillery_that_is_still_on_its_stack() -> None:
    match = board(
        seat(stacks={"a0": 1, "b0": stack(3, "m7-priest")}, hand=["forward-observers"]), seat({"a4": "panther"})
    )
    play(match, "play forward-observers", "move b0", "ranged b1", "target a4")
    assert damage(match, "a4") == 2


@about("forward-observers")
@covers("P-14.6", "P-13.7")
def test_forward_observers_played_in_the_opponents_turn_are_of_no_use_in_ones_own() -> None:
    match = board(
        seat(supply=SUPPLY), seat({"c4": "m7-priest"}, stacks={"a5": 1}, hand=["forward-observers"], supply=SUPPLY),
        phase="main start",
    )  # fmt: skip
    play(match, "play forward-observers")
    assert (ranged(match, "c4"), is_calm(match)) == ([3], True)
    end_turn(match)
    assert ranged(match, "c4") == [2]


@about("forward-observers")
def test_two_forward_observers_add_up_and_each_costs_one() -> None:
    assert smallest_stack("forward-observers") == 1
    match = board(
        seat({"a1": "m7-priest"}, stacks={"a0": 1, "b0": 1}, hand=["forward-observers"] * 2), seat({"a4": "panther"})
    )
    play(match, "play forward-observers", "stack a0", "play forward-observers", "ranged a1", "target a4")
    assert damage(match, "a4") == 4


@about("standardized-parts")
@covers("P-6.5")
def test_standardized_parts_make_vehicles_cheaper_by_one_for_each_copy() -> None:
    one = seat(stacks={"d0": stack(2, "standardized-parts")})
    assert [smallest_stack(card, one) for card in ("sherman-jumbo", "m4-sherman", "m3-stuart")] == [2, 1, 1]
    two = seat(stacks={"d0": stack(2, "standardized-parts"), "e0": stack(2, "standardized-parts")})
    assert [smallest_stack(card, two) for card in ("sherman-jumbo", "m4-sherman", "m3-stuart")] == [1, 1, 1]


@about("standardized-parts")
def test_standardized_parts_do_not_help_other_types_events_or_the_opponent() -> None:
    own = seat({"c2": "rangers"}, stacks={"d0": stack(2, "standardized-parts")})
    north = seat({"c3": "panzer-iv"})
    cards = ("rangers", "long-tom", "p-47-thunderbolt", "time-on-target", "bunker")
    assert [smallest_stack(card, own, north) for card in cards] == [2, 3, 2, 3, 2]
    assert smallest_stack("m4-sherman", None, seat(stacks={"a5": stack(2, "standardized-parts")})) == 2


@about("standardized-parts")
@covers("P-7.6")
def test_standardized_parts_cost_two_come_into_play_and_block_their_stack() -> None:
    assert smallest_stack("standardized-parts") == 2
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["standardized-parts", "sherman-jumbo"], supply=SUPPLY),
        seat(supply=SUPPLY),
    )
    assert "play sherman-jumbo" not in legal(match)
    play(match, "play standardized-parts", "stack a0", "play sherman-jumbo")
    assert (stack_at(match, "a0").in_play, unit_at(match, "b0").card) == (True, "sherman-jumbo")
    end_turn(end_turn(match))
    assert (stack_at(match, "a0").card, junkyard(match, 0)) == ("standardized-parts", [])


@about("standardized-parts")
@covers("P-18.1")
def test_standardized_parts_leave_the_printed_cost_to_texts_that_ask_for_it() -> None:
    match = board(
        seat(
            stacks={"a0": 2, "d0": stack(2, "standardized-parts")}, hand=["mobilization-order"],
            supply=("sherman-jumbo", "m4-sherman", "factory"),
        )
    )  # fmt: skip
    play(match, "play mobilization-order")
    assert legal(match) == ["take m4-sherman", "none"]


@about("standardized-parts")
def test_standardized_parts_stop_when_they_are_destroyed() -> None:
    match = board(
        seat(stacks={"a0": 1, "d0": stack(2, "standardized-parts")}, hand=["m4-sherman"], supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["demolition-order"]),
        turn=1,
    )
    play(match, "play demolition-order", "pass")
    assert (stack_at(match, "d0").card, junkyard(match, 0)) == (None, ["standardized-parts"])
    end_turn(match)
    play(match, "play m4-sherman")
    assert (is_empty(match, "a0"), unit_at(match, "d0").card) == (True, "m4-sherman")


@about("truck-convoys")
@covers("P-5.2")
def test_truck_convoys_let_their_player_draw_in_the_standby_phase() -> None:
    match = board(
        seat(stacks={"a0": stack(1, "truck-convoys")}, supply=("t-34", "kv-1", "bt-7")), phase="turn", first=1
    )
    assert (asked(match), legal(match)) == ((0, "may"), ["yes", "no"])
    declined = play(match.fork(), "no")
    assert (hand(declined, 0), supply(declined, 0), is_calm(declined)) == (["t-34"], ["kv-1", "bt-7"], True)
    play(match, "yes")
    assert (hand(match, 0), supply(match, 0), is_calm(match)) == (["t-34", "kv-1"], ["bt-7"], True)


@about("truck-convoys")
def test_truck_convoys_do_nothing_in_the_opponents_turn() -> None:
    match = board(
        seat(supply=SUPPLY), seat(stacks={"a5": stack(1, "truck-convoys")}, supply=SUPPLY), phase="turn", first=1
    )
    assert (is_calm(match), hand(match, 1), len(hand(match, 0))) == (True, [], 1)


@about("truck-convoys")
@covers("P-7.6")
def test_truck_convoys_cost_one_and_draw_from_their_players_next_standby_phase_on() -> None:
    assert smallest_stack("truck-convoys") == 1
    match = board(seat(stacks={"a0": 1}, hand=["truck-convoys"], supply=SUPPLY), seat(supply=SUPPLY))
    play(match, "play truck-convoys")
    assert (hand(match, 0), is_calm(match)) == ([], True)
    end_turn(end_turn(match))
    assert asked(match) == (0, "may")


@about("truck-convoys")
@covers("P-15.1")
def test_truck_convoys_may_draw_the_last_card_and_lose_the_match_by_it() -> None:
    match = board(seat(stacks={"a0": stack(1, "truck-convoys")}, supply=("t-34",)), phase="turn", first=1)
    declined = play(match.fork(), "no")
    assert (hand(declined, 0), declined.is_over) == (["t-34"], False)
    play(match, "yes")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@about("truck-convoys")
@covers("P-13.4")
def test_two_truck_convoys_are_each_asked_for() -> None:
    convoys = {"a0": stack(1, "truck-convoys"), "b0": stack(0, "truck-convoys")}
    match = board(seat(stacks=convoys, supply=SUPPLY), phase="turn", first=1)
    play(match, "yes", "yes")
    assert (len(hand(match, 0)), is_calm(match)) == (3, True)
