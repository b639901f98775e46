"""Terrain and Terrain Modifiers (P-11)."""

import pytest

from clashtable.games.panzer.wire.battle import Damaged
from clashtable.games.panzer.wire.field import Halted, ModifierDestroyed, TerrainRevealed
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    events,
    follow_ups,
    is_calm,
    junkyard,
    legal,
    play,
    seat,
    space,
    stack,
    stack_at,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8
COLUMNS = "abcde"


@covers("P-11.1")
def test_face_down_terrain_has_no_effects() -> None:
    match = board(seat({"c2": "grenadiers"}), face_down=["c2"], terrain={"c2": "hills"})
    assert values(match, "c2") == "1/3/2"
    shown = board(seat({"c2": "grenadiers"}), terrain={"c2": "hills"})
    assert values(shown, "c2") == "2/3/2"


@covers("P-11.1")
def test_terrain_is_turned_up_by_entering_or_an_effect_and_stays_so() -> None:
    match = board(
        seat({"c2": "m3-stuart"}, stacks={"a0": 1}, hand=["aerial-photographs"], supply=SUPPLY),
        face_down=["c1", "c3", "e4"],
    )
    happened = events(match, "move c2", "to c1")
    happened += events(match, "play aerial-photographs", "target c3", "target e4")
    assert [event.space for event in of_kind(happened, TerrainRevealed)] == ["c1", "c3", "e4"]
    play(match, "move c1", "to b1")
    assert [space(match, name).terrain for name in ("c1", "c3", "e4")] == ["open-ground"] * 3


@covers("P-11.2")
def test_terrain_affects_units_of_both_players() -> None:
    match = board(seat({"c2": "t-34"}), seat({"d2": "t-34"}), terrain={"c2": "hills", "d2": "hills"})
    assert [values(match, name) for name in ("c2", "d2")] == ["3/2/3", "3/2/3"]


@covers("P-11.2")
def test_a_modifier_sees_friends_and_enemies_from_its_controller() -> None:
    match = board(
        seat({"b2": "grenadiers", "c2": "grenadiers"}, modifiers={"b2": "bunker", "c3": "mine-belt"}),
        seat({"d3": "panzer-iv"}, modifiers={"c2": "bunker"}),
        turn=1,
    )
    assert unit_at(match, "b2").keywords["cover"] == 2
    assert "cover" not in unit_at(match, "c2").keywords, "an enemy's Bunker"
    play(match, "move d3", "to c3")
    assert damage(match, "c3") == 2


@covers("P-11.3")
def test_the_effects_of_terrain_and_modifier_add_up() -> None:
    match = board(seat({"c2": "grenadiers"}, modifiers={"c2": "bunker"}), terrain={"c2": "forest"})
    assert unit_at(match, "c2").keywords["cover"] == 3
    flooded = board(seat({"c2": "panther"}), seat(modifiers={"c2": "flooded-ground"}), terrain={"c2": "river"})
    assert values(flooded, "c2") == "1/5/3"


@covers("P-11.3")
def test_a_modifier_may_say_that_the_terrain_has_no_effects() -> None:
    match = board(
        seat({"c1": "panzer-iv", "d2": "grenadiers"}, modifiers={"c2": "pontoon-bridge", "d2": "pontoon-bridge"}),
        terrain={"c2": "minefield", "d2": "town"},
    )
    assert unit_at(match, "d2").defense.value == 3
    happened = events(match, "move c1", "to c2")
    assert of_kind(happened, Damaged) == []


@covers("P-11.4")
def test_a_terrain_holds_at_most_one_modifier() -> None:
    """Ruling R27: neither one's own nor the enemy's."""
    match = board(
        seat({"c2": "grenadiers"}, stacks={"a0": stack(1, "trench-line")}, modifiers={"a1": "bunker"}, supply=SUPPLY),
        seat(modifiers={"c2": "barbed-wire", "b2": "barbed-wire"}),
        phase="turn",
    )
    assert legal(match) == ["to b1", "to c1", "to d1", "to e1", "to d2", "to c3"]


@covers("P-11.5")
def test_modifiers_leave_only_by_destruction_and_go_to_their_owners_junkyard() -> None:
    match = board(
        seat({"c2": "grenadiers"}, stacks={"a0": 1}, hand=["demolition-order"], modifiers={"c2": "bunker"}),
        seat(modifiers={"d4": "mine-belt"}),
    )
    play(match, "move c2", "to c3")
    assert space(match, "c2").modifier is not None, "it stays when the Unit goes"
    assert follow_ups(match, "play demolition-order") == ["target c2", "target d4"]
    happened = events(match, "play demolition-order", "target d4")
    assert [(event.seat, event.card) for event in of_kind(happened, ModifierDestroyed)] == [(1, "mine-belt")]
    assert (junkyard(match, 0), junkyard(match, 1)) == ([], ["mine-belt"])


@covers("P-11.6")
def test_where_a_modifier_can_be_placed() -> None:
    """Under an own Unit, or unoccupied in the own Back Line or beside an own Unit; face up or face down."""
    match = board(
        seat({"c4": "grenadiers"}, stacks={"a0": stack(2, "bunker"), "b0": stack(1, "t-34")}, supply=SUPPLY),
        seat({"b1": "kv-1", "d4": "kv-1"}),
        phase="turn",
        face_down=["a1", "c3"],
    )
    assert asked(match) == (0, "modifier-place")
    assert legal(match) == ["to a1", "to c1", "to d1", "to e1", "to c3", "to b4", "to c4"]


@covers("P-11.6")
def test_placing_is_mandatory_and_a_lone_place_is_taken() -> None:
    line = {f"{column}1": "kv-1" for column in COLUMNS[1:]}
    match = board(seat(stacks={"a0": stack(2, "bunker")}, supply=SUPPLY), seat(line), phase="turn", face_down=["a1"])
    laid = space(match, "a1").modifier
    assert laid is not None
    assert laid.card == "bunker"
    assert asked(match) == (0, "main")


@covers("P-11.7")
def test_placing_neither_reveals_nor_counts_as_entering_and_works_at_once() -> None:
    match = board(
        seat({"c2": "grenadiers"}, stacks={"a0": stack(1, "trench-line")}, supply=SUPPLY),
        phase="turn",
        face_down=["c2"],
    )
    happened = events(match, "to c2")
    assert of_kind(happened, TerrainRevealed) == []
    assert of_kind(happened, Damaged) == []
    assert of_kind(happened, Halted) == []
    assert space(match, "c2").terrain is None
    assert unit_at(match, "c2").keywords["cover"] == 1


@covers("P-11.8")
def test_a_modifier_without_a_place_waits_and_is_not_lost() -> None:
    """Ruling R28."""
    line = {f"{column}1": "kv-1" for column in COLUMNS}
    match = board(
        seat(stacks={"a0": stack(2, "bunker")}, hand=["grenadiers"], supply=SUPPLY),
        seat(line, supply=SUPPLY),
        phase="turn",
    )
    assert stack_at(match, "a0").card == "bunker"
    assert "play grenadiers" not in legal(match), "the stack stays occupied"
    assert junkyard(match, 0) == []
    end_turn(match)
    play(match, "move c1", "end")
    laid = space(match, "c1").modifier
    assert laid is not None, "tried again in the next Standby-Phase"
    assert stack_at(match, "a0").card is None


@covers("P-11.8")
def test_with_room_for_one_of_two_the_other_waits() -> None:
    line = {f"{column}1": "kv-1" for column in COLUMNS[1:]}
    match = board(
        seat(stacks={"a0": stack(2, "bunker"), "b0": stack(1, "trench-line")}, supply=SUPPLY),
        seat(line),
        phase="turn",
    )
    assert (asked(match), legal(match)) == ((0, "modifier-pick"), ["pick a0", "pick b0"])
    play(match, "pick b0")
    assert (stack_at(match, "a0").card, stack_at(match, "b0").card) == ("bunker", None)
    assert asked(match) == (0, "main")


@covers("P-11.2", "P-5.4")
@pytest.mark.parametrize(
    ("terrain", "card", "points"),
    [("road", "t-34", 4), ("road", "rangers", 2), ("desert", "t-34", 2), ("desert", "kv-1", 1)],
)
def test_terrain_at_the_start_of_the_main_phase(terrain: str, card: str, points: int) -> None:
    match = board(seat({"c2": card}), seat({"d4": card}), phase="main start", terrain={"c2": terrain, "d4": terrain})
    assert unit_at(match, "c2").points == points
    assert unit_at(match, "d4").changes == {}, "only the active player's Units"


@covers("P-11.3")
def test_an_aura_reaches_the_spaces_beside_it() -> None:
    match = board(
        seat(
            {"c2": "t-34", "c3": "t-34", "d3": "t-34", "a1": unit("t-34", damage=1)}, modifiers={"c2": "command-post"}
        ),
        seat({"b2": "t-34"}),
    )
    assert [unit_at(match, name).attack.value for name in ("c2", "c3", "d3", "a1", "b2")] == [3, 3, 2, 2, 2]
    assert is_calm(match)
