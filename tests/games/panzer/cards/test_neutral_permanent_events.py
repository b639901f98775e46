"""Neutral Permanent-Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    board,
    end_turn,
    is_calm,
    junkyard,
    legal,
    play,
    seat,
    stack,
    stack_at,
    supply,
    unit_at,
    values,
)
from tests.games.panzer.cards.measures import legs_left, smallest_stack
from tests.rulebook import covers

AIRFIELDS = stack(2, "forward-airfields")
MUD = stack(2, "mud-season")
DEPOTS = stack(2, "dispersed-depots")


@about("forward-airfields")
@covers("P-6.5", "P-18.2")
def test_forward_airfields_makes_your_aircraft_one_cheaper() -> None:
    own = seat(stacks={"b0": AIRFIELDS})
    assert (smallest_stack("b-25-mitchell"), smallest_stack("b-25-mitchell", own)) == (3, 2)
    assert (smallest_stack("stuka"), smallest_stack("stuka", own)) == (2, 1)
    match = play(board(seat(hand=["stuka"], stacks={"a0": 1, "b0": AIRFIELDS})), "play stuka")
    assert unit_at(match, "a0").card == "stuka"
    assert is_calm(match)


@about("forward-airfields")
@covers("P-6.5")
def test_forward_airfields_add_up_to_no_less_than_one() -> None:
    own = seat(stacks={"b0": AIRFIELDS, "c0": stack(0, "forward-airfields")})
    assert smallest_stack("b-25-mitchell", own) == 1
    assert smallest_stack("stuka", own) == 1
    match = board(seat(hand=["yak-9"], stacks={"b0": AIRFIELDS}))
    assert "play yak-9" not in legal(match)


@about("forward-airfields")
def test_forward_airfields_helps_neither_other_types_nor_the_opponent() -> None:
    own, theirs = seat(stacks={"b0": AIRFIELDS}), seat(stacks={"b5": AIRFIELDS})
    assert smallest_stack("t-34", own) == 2
    assert smallest_stack("rangers", own) == 2
    assert smallest_stack("zis-3", own) == 2
    assert smallest_stack("deep-operation", own) == 3
    assert smallest_stack("stuka", None, theirs) == 2


@about("forward-airfields")
@covers("P-18.1")
def test_forward_airfields_leaves_the_printed_cost_to_texts_that_ask_for_it() -> None:
    match = board(seat(hand=["battlegroup", "d3a-val"], stacks={"a0": 2, "b0": AIRFIELDS, "c0": 1}))
    assert "play d3a-val" in legal(match)
    assert "play battlegroup" not in legal(match)


@about("forward-airfields")
@covers("P-7.6")
def test_forward_airfields_costs_two_works_at_once_and_blocks_its_stack() -> None:
    assert smallest_stack("forward-airfields") == 2
    match = board(seat(hand=["forward-airfields", "stuka", "p-47-thunderbolt"], stacks={"a0": 2, "b0": 1}))
    play(match, "play forward-airfields")
    assert stack_at(match, "a0").in_play
    play(match, "play stuka")
    assert unit_at(match, "b0").card == "stuka"
    assert "play p-47-thunderbolt" not in legal(match)


@about("mud-season")
@covers("P-10.1")
def test_mud_season_slows_the_vehicles_of_both_players_and_nothing_else() -> None:
    match = board(
        seat({"a1": "t-34", "b1": "rangers", "c1": "zis-3", "d1": "yak-9"}, stacks={"a0": MUD}),
        seat({"a4": "bt-7", "b4": "ski-scouts", "c4": "p-47-thunderbolt"}),
    )
    assert (values(match, "a1"), values(match, "a4")) == ("2/2/2", "2/1/3")
    assert [unit_at(match, name).movement.value for name in ("b1", "c1", "d1", "b4", "c4")] == [2, 1, 4, 3, 4]
    assert legs_left(match, "a1", "a2") == 2


@about("mud-season")
@covers("P-10.1")
def test_mud_seasons_add_up_with_each_other_and_winter_front_to_no_less_than_one() -> None:
    match = board(
        seat({"a1": "bt-7", "b1": "t-34", "c1": "kv-1"}, stacks={"a0": MUD}),
        seat({"a4": "bt-7"}, stacks={"a5": MUD, "b5": stack(3, "winter-front")}),
    )
    assert [unit_at(match, name).movement.value for name in ("a1", "b1", "c1", "a4")] == [1, 1, 1, 2]


@about("mud-season")
@covers("P-10.1")
def test_mud_season_is_subtracted_after_every_increase() -> None:
    events = {"a0": MUD, "b0": stack(1, "breakthrough-regiments")}
    match = board(seat({"c2": "kv-1"}, stacks=events, modifiers={"c2": "corduroy-road"}), phase="main start")
    assert unit_at(match, "c2").movement.value == 3


@about("mud-season")
@covers("P-8.4")
def test_mud_season_counts_from_the_moment_a_vehicle_leaves_its_stack() -> None:
    match = board(seat(stacks={"a0": MUD, "c0": stack(1, "panzer-ii")}))
    assert unit_at(match, "c0").movement.value == 3
    play(match, "move c0")
    assert (unit_at(match, "c1").movement.value, unit_at(match, "c1").points) == (2, 1)


@about("mud-season")
def test_mud_season_costs_two_and_does_not_slow_while_it_waits_to_resolve() -> None:
    assert smallest_stack("mud-season") == 2
    match = board(seat({"c2": "t-34"}, hand=["mud-season"], stacks={"a0": 2}), seat(hand=["factory"], stacks={"a5": 1}))
    play(match, "play mud-season")
    assert unit_at(match, "c2").movement.value == 3
    play(match, "pass")
    assert unit_at(match, "c2").movement.value == 2
    assert is_calm(match)


@about("dispersed-depots")
@covers("P-10.8")
def test_dispersed_depots_takes_one_off_the_damage_of_an_attack_on_your_supply() -> None:
    cards = ["t-34", "kv-1", "is-2", "su-100", "bt-7"]
    match = board(seat({"c4": "tiger-i"}), seat(stacks={"a5": DEPOTS}, supply=cards))
    play(match, "attack c4")
    assert (junkyard(match, 1), supply(match, 1)) == (["t-34", "kv-1", "is-2"], ["su-100", "bt-7"])
    assert is_calm(match)


@about("dispersed-depots")
@covers("P-10.8")
def test_dispersed_depots_add_up_and_leave_at_least_one_damage() -> None:
    two = {"a5": DEPOTS, "b5": stack(0, "dispersed-depots")}
    for attacker, lost in (("tiger-i", 2), ("panzer-iii", 1), ("panzer-ii", 1), ("motorcycle-scouts", 1)):
        match = board(seat({"c4": attacker}), seat(stacks=two, supply=["t-34"] * 5))
        play(match, "attack c4")
        assert len(junkyard(match, 1)) == lost


@about("dispersed-depots")
@covers("P-18.3")
def test_dispersed_depots_does_not_lessen_ranged_attacks_and_effects() -> None:
    match = board(
        seat({"c1": "m7-priest"}, hand=["is-2"], stacks={"a0": 3, "b0": DEPOTS}, supply=["bt-7"] * 5),
        seat(stacks={"a5": DEPOTS}, supply=["t-34"] * 5),
    )
    play(match, "ranged c1", "target player 1", "play is-2")
    assert (len(junkyard(match, 1)), len(junkyard(match, 0))) == (2, 2)


@about("dispersed-depots")
def test_dispersed_depots_of_the_attacker_does_not_help_the_defender() -> None:
    match = board(seat({"c4": "panzer-iii"}, stacks={"a0": DEPOTS}), seat(supply=["t-34"] * 5))
    play(match, "attack c4")
    assert len(junkyard(match, 1)) == 2


@about("dispersed-depots")
@covers("P-7.6")
def test_dispersed_depots_costs_two_and_stays_until_it_is_destroyed() -> None:
    assert smallest_stack("dispersed-depots") == 2
    match = board(
        seat({"c4": "panzer-iii"}, hand=["demolition-order"], stacks={"a0": 1}, supply=["t-34"] * 5),
        seat(stacks={"a5": stack(0, "dispersed-depots")}, supply=["t-34"] * 6),
    )
    end_turn(play(end_turn(play(match, "attack c4")), "pass"))
    assert (stack_at(match, "a5").in_play, len(junkyard(match, 1))) == (True, 1)
    play(match, "play demolition-order", "attack c4")
    assert junkyard(match, 1) == ["t-34", "dispersed-depots", "t-34", "t-34"]
