"""The worked examples of P-20 about movement, Terrain and Terrain Modifiers: X-14 to X-19, X-26 to X-54."""

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import Damaged, Destroyed
from clashtable.games.panzer.wire.field import Moved, TerrainRevealed
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    events,
    follow_ups,
    is_calm,
    junkyard,
    legal,
    legal_starting,
    play,
    seat,
    space,
    stack,
    unit,
    unit_at,
    view,
)
from tests.games.panzer.turns import go_to_turn, of_kind

SUPPLY = ["factory"] * 8


def costs(match: Match, move: str) -> dict[str, int]:
    """Return what each destination of a leg costs, found by making it."""
    found: dict[str, int] = {}
    for answer in follow_ups(match, move):
        (moved,) = of_kind(events(match.fork(), move, answer), Moved)
        found[moved.space] = moved.cost
    return found


def test_x14_hidden_terrain() -> None:
    match = board(seat({"c1": "panzer-iv"}), face_down=["c2", "d2"], terrain={"c2": "forest", "c3": "forest"})
    happened = events(match, "move c1", "to c2")
    assert [moved.cost for moved in of_kind(happened, Moved)] == [1]
    assert [event.terrain for event in of_kind(happened, TerrainRevealed)] == ["forest"]
    assert (unit_at(match, "c2").spent, unit_at(match, "c2").points) == (1, 1)
    reachable = costs(match, "move c2")
    assert "c3" not in reachable
    assert reachable["d2"] == 1


def test_x15_short_step() -> None:
    match = board(seat({"c1": "kv-1"}), terrain={"c2": "hills"})
    assert costs(match, "move c1")["c2"] == 1
    play(match, "move c1", "to c2")
    assert (unit_at(match, "c2").spent, unit_at(match, "c2").points) == (1, 0)


@pytest.mark.parametrize(("legs", "spent", "may_enter"), [(0, 0, True), (1, 0, False), (1, 1, False)])
def test_x15_tank_traps(legs: int, spent: int, may_enter: bool) -> None:
    match = board(seat({"c1": unit("panzer-iv", legs=legs, spent=spent)}), seat(modifiers={"c2": "tank-traps"}))
    reachable = costs(match, "move c1")
    assert ("c2" in reachable) == may_enter
    assert not may_enter or reachable["c2"] == 2


def test_x16_passing_friends() -> None:
    match = board(seat({"c1": "grenadiers", "c2": "grenadiers"}, stacks={"c0": stack(2, "t-34")}))
    assert costs(match, "move c0") == {"b1": 2, "d1": 2, "b2": 3, "d2": 3, "c3": 3}
    (moved,) = of_kind(events(match, "move c0", "to c3"), Moved)
    assert moved.passed == ("c1", "c2")


def test_x16_an_enemy_in_front_of_the_stack() -> None:
    match = board(seat(stacks={"c0": stack(2, "t-34")}), seat({"c1": "grenadiers"}))
    assert legal(match) == ["end"]


def test_x17_passing_a_minefield() -> None:
    match = board(seat({"c1": "panzer-iv", "c2": "panzer-ii"}), terrain={"c2": "minefield"})
    (moved,) = of_kind(events(match, "move c1", "to c3"), Moved)
    assert (moved.cost, moved.passed) == (2, ("c2",))
    assert damage(match, "c3") == 0
    other = board(seat({"c1": "panzer-iv", "c2": "panzer-ii"}), terrain={"c2": "minefield"})
    play(other, "move c2", "to d2", "move c1", "to c2")
    assert damage(other, "c2") == 1


@pytest.mark.parametrize(
    ("card", "start", "target", "halted"),
    [
        ("m4-sherman", "c1", "c2", True),
        ("m4-sherman", "b1", "b2", False),
        ("p-47-thunderbolt", "c1", "c2", False),
        ("rangers", "c1", "c2", True),
    ],
)
def test_x19_zone_of_control(card: str, start: str, target: str, halted: bool) -> None:
    match = board(seat({start: card}), seat({"c3": "flak-88"}))
    play(match, f"move {start}", f"to {target}")
    assert unit_at(match, target).halted == halted
    assert (f"move {target}" in legal(match)) == (not halted)


def test_x26_leaving_a_town() -> None:
    match = board(seat({"c2": unit("grenadiers", damage=3)}), terrain={"c2": "town"})
    assert unit_at(match, "c2").defense.value == 4
    happened = events(match, "move c2", "to c1")
    assert [(event.card, event.space) for event in of_kind(happened, Destroyed)] == [("grenadiers", "c1")]
    assert junkyard(match, 0) == ["grenadiers"]


def test_x27_frozen_steppe() -> None:
    match = board(seat({"c1": "motorcycle-scouts"}), face_down=["c2"], terrain={"c2": "frozen-steppe"})
    happened = events(match, "move c1", "to c2")
    assert [moved.cost for moved in of_kind(happened, Moved)] == [1]
    assert of_kind(happened, Damaged) == []
    assert [(event.card, event.space) for event in of_kind(happened, Destroyed)] == [("motorcycle-scouts", "c2")]


def test_x31_emplaced() -> None:
    match = board(
        seat({"a1": "grenadiers"}, stacks={"c0": stack(2, "lefh-18")}, supply=SUPPLY),
        seat({"c3": "panther"}, supply=SUPPLY),
    )
    play(match, "move c0")
    assert legal_starting(match, "ranged") == []
    go_to_turn(match, 0)
    assert follow_ups(match, "ranged c1") == [
        "target a1", "target c1", "target c3", "target player 1", "target player 0",
    ]  # fmt: skip
    play(match, "ranged c1", "target c3")
    assert damage(match, "c3") == 2
    assert unit_at(match, "c1").halted
    assert "move c1" not in legal(match)


def test_x32_move_attack_move() -> None:
    match = board(seat({"c1": "bt-7"}), seat({"d3": "m3-half-track", "e2": "m3-half-track"}))
    play(match, "move c1", "to c2", "move c2", "to d2", "attack d2", "at d3")
    assert damage(match, "d3") == 2
    assert legal_starting(match, "attack") == []
    play(match, "move d2", "to d1", "move d1", "to e1")
    assert unit_at(match, "e1").points == 0
    assert legal(match) == ["end"], "next to the other one, but it cannot attack twice"


def test_x37_modifier_on_hidden_terrain() -> None:
    match = board(
        seat({"b2": "grenadiers"}, stacks={"a0": stack(2, "mine-belt")}, supply=SUPPLY),
        seat({"c3": "m26-pershing"}, supply=SUPPLY),
        phase="turn",
        face_down=["c2"],
        terrain={"c2": "minefield"},
    )
    assert asked(match) == (0, "modifier-place")
    play(match, "to c2")
    assert space(match, "c2").terrain is None
    go_to_turn(match, 1)
    happened = events(match, "move c3", "to c2")
    assert [moved.cost for moved in of_kind(happened, Moved)] == [1]
    assert [event.terrain for event in of_kind(happened, TerrainRevealed)] == ["minefield"]
    assert [event.amount for event in of_kind(happened, Damaged)] == [1, 2]
    assert damage(match, "c2") == 3


def test_x37_the_state_check_comes_after_both() -> None:
    match = board(
        seat(modifiers={"c2": "mine-belt"}),
        seat({"c3": "panzer-ii"}),
        turn=1,
        face_down=["c2"],
        terrain={"c2": "minefield"},
    )
    happened = events(match, "move c3", "to c2")
    assert [type(event).__name__ for event in happened] == [
        "Moved", "TerrainRevealed", "Damaged", "Damaged", "Destroyed",
    ]  # fmt: skip


def test_x47_paradrop() -> None:
    match = board(
        seat({"b2": "grenadiers"}, stacks={"c0": stack(2, "airborne-infantry")}),
        seat({"d4": "kv-1", "a3": "grenadiers"}),
        face_down=["b3", "c1"],
    )
    spaces = [move.removeprefix("to ") for move in follow_ups(match, "paradrop c0")]
    assert spaces == ["a1", "b1", "d1", "e1", "a2", "c2", "d2", "e2", "c3", "d3", "e3"]
    play(match, "paradrop c0", "to d3")
    assert unit_at(match, "d3").halted
    assert "move d3" not in legal(match)
    play(match, "attack d3")
    assert damage(match, "d4") == 1
    assert damage(match, "d3") == 2


def test_x51_overrun_and_hidden_effects() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "knee-mortar-team"}), terrain={"c3": "minefield"})
    play(match, "attack c2")
    assert (asked(match), legal(match)) == ((0, "may"), ["yes", "no"])
    assert damage(match, "c2") == 1
    happened = events(match, "yes")
    assert [event.amount for event in of_kind(happened, Damaged)] == [1]
    assert (damage(match, "c3"), unit_at(match, "c3").spent, unit_at(match, "c3").points) == (2, 0, 3)
    assert "move c3" in legal(match)
    assert is_calm(match)


def test_x51_a_halted_unit_does_not_move_on() -> None:
    match = board(seat({"c2": unit("panzer-iii", halted=True)}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2", "yes")
    assert unit_at(match, "c3").halted
    assert legal(match) == ["end"]


def test_x54_start_of_the_main_phase() -> None:
    match = board(
        seat({"a2": "m4-sherman", "d2": "rangers", "e2": "m3-half-track", "b1": "p-47-thunderbolt"}, supply=SUPPLY),
        phase="main start",
        terrain={"a2": "road", "d2": "desert", "b1": "road"},
    )
    assert {name: unit_at(match, name).movement.value for name in ("a2", "d2", "e2", "b1")} == {
        "a2": 4, "d2": 3, "e2": 3, "b1": 4,
    }  # fmt: skip
    play(match, "move a2", "to a3", "move d2", "to d3")
    assert (unit_at(match, "a3").movement.value, unit_at(match, "d3").movement.value) == (4, 3)


def test_x54_without_the_half_track_the_rangers_have_one() -> None:
    match = board(seat({"d2": "rangers", "b1": "m3-half-track"}), phase="main start", terrain={"d2": "desert"})
    assert unit_at(match, "d2").movement.value == 1
    play(match, "move d2", "to c2")
    assert (unit_at(match, "c2").movement.value, unit_at(match, "c2").points) == (1, 0)


def test_x55_opening_window() -> None:
    match = board(
        seat({"c2": "panther"}),
        seat({"c3": "gi-rifle-squad"}, stacks={"a5": 1}, hand=["fuel-shortage"]),
        phase="main start",
    )
    assert asked(match) == (1, "response")
    assert view(match, None).table.phase == "main"
    play(match, "play fuel-shortage")
    assert unit_at(match, "c2").halted
    assert legal(match) == ["attack c2", "end"]
    play(match, "attack c2", "order 0 panther overrun", "yes")
    assert unit_at(match, "c3").card == "panther"
    assert unit_at(match, "c3").halted
