"""Movement: legs, Movement Points, entering, halted Units (P-8)."""

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import Damaged, Destroyed
from clashtable.games.panzer.wire.field import Halted, Moved, TerrainRevealed
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    events,
    is_calm,
    is_empty,
    legal,
    legal_starting,
    play,
    seat,
    space,
    stack,
    unit,
    unit_at,
)
from tests.games.panzer.turns import active, go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def reach(match: Match, start: str) -> dict[str, int]:
    """Return what each destination of a leg costs, found by making it in a copy."""
    found: dict[str, int] = {}
    if f"move {start}" not in legal(match):
        return found
    asks = match.fork()
    asks.play(f"move {start}")
    answers = legal(asks) if asked(asks)[1] == "move-to" else [""]
    for answer in answers:
        happened = events(match.fork(), *([f"move {start}", answer] if answer else [f"move {start}"]))
        (moved,) = of_kind(happened, Moved)
        found[moved.space] = moved.cost
    return found


# --- P-8.1, P-8.2


@covers("P-8.1")
def test_units_move_only_in_their_controllers_main_phase() -> None:
    match = board(
        seat({"c2": "t-34", "d3": "t-34"}, supply=SUPPLY),
        seat({"d4": "kv-1"}, stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY),
    )
    assert legal_starting(match, "move") == ["move c2", "move d3"]
    play(match, "attack d3")
    assert legal(match) == ["pass", "pass turn"]
    play(match, "pass")
    end_turn(match)
    assert (active(match), legal_starting(match, "move")) == (1, ["move d4"])


@covers("P-8.1")
def test_being_shifted_is_not_movement() -> None:
    """A halted Unit without Movement Points can be shifted, in the opponent's turn too, and spends nothing."""
    match = board(
        seat({"c2": "panzer-iii"}),
        seat({"c3": unit("panzer-iv", halted=True, spent=2)}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "attack c2", "play elastic-defense", "to c4")
    moved = unit_at(match, "c4")
    assert (moved.legs, moved.spent, moved.halted) == (0, 2, True)


@covers("P-8.2")
def test_a_fresh_unit_can_do_nothing() -> None:
    match = board(
        seat({"c2": unit("m7-priest", fresh=True), "d2": unit("l-4-spotter", fresh=True),
              "e2": unit("combat-engineers", fresh=True, damage=1)},
             stacks={"c0": stack(2, unit("airborne-infantry", fresh=True))}),
        seat({"c3": "kv-1"}, modifiers={"e2": "bunker"}),
        face_down=["d3"],
    )  # fmt: skip
    assert legal(match) == ["end"]


@covers("P-8.2")
def test_blitz_exempts_a_unit() -> None:
    match = board(seat(hand=["panzer-ii", "grenadiers"], stacks={"a0": 1, "b0": 1}))
    play(match, "play panzer-ii", "stack a0", "play grenadiers")
    assert legal(match) == ["move a0", "end"]
    assert [unit_at(match, name).fresh for name in ("a0", "b0")] == [False, True]


@covers("P-8.2")
def test_every_unit_that_came_into_play_this_turn_is_fresh() -> None:
    """Ruling R16: played, deployed from hand or Junkyard, on a stack or on the Back Line."""
    match = board(
        seat(
            hand=["grenadiers", "battlegroup", "panzer-iv", "hidden-reserves"],
            junkyard=["rifle-section"],
            stacks={"a0": 1, "b0": 2, "c0": 2, "d0": 1},
        )
    )
    play(match, "play grenadiers", "stack a0", "play battlegroup", "stack b0", "to d0")
    play(match, "play hidden-reserves", "to c1")
    assert [unit_at(match, name).fresh for name in ("a0", "d0", "c1")] == [True] * 3
    assert legal(match) == ["end"]


@covers("P-8.2")
def test_a_unit_that_arrived_in_the_opponents_turn_has_waited_long_enough() -> None:
    """Ruling R16."""
    match = board(
        seat({"c4": "panzer-ii"}, supply=SUPPLY), seat(supply=["cave-defenders", *SUPPLY]), face_down=["a4", "b4"]
    )
    play(match, "attack c4", "to d4")
    assert unit_at(match, "d4").fresh
    end_turn(match)
    assert not unit_at(match, "d4").fresh
    assert {"move d4", "attack d4"} <= set(legal(match))


# --- P-8.3, P-8.4, P-8.11


@covers("P-8.3")
def test_a_leg_leads_to_an_adjacent_unoccupied_space() -> None:
    match = board(seat({"c2": "panzer-iii", "b2": "grenadiers"}), seat({"c3": "kv-1"}))
    assert set(reach(match, "c2")) == {"c1", "d2", "b1", "a2", "b3"}, "past the friend, not past the enemy"


@covers("P-8.3", "P-8.11")
def test_a_unit_passes_friends_and_only_flight_passes_enemies() -> None:
    around = {"c1": "kv-1", "c3": "kv-1", "b2": "kv-1", "d2": "kv-1"}
    walking = board(seat({"c2": "bt-7"}), seat(around))
    assert "move c2" not in legal(walking)
    flying = board(seat({"c2": "p-47-thunderbolt"}), seat(around))
    assert {"b1", "d1", "a2", "e2", "b3", "d3", "c4"} <= set(reach(flying, "c2"))
    among_friends = board(seat({"c2": "bt-7", **dict.fromkeys(around, "kv-1")}))
    assert set(reach(among_friends, "c2")) == {"b1", "d1", "a2", "e2", "b3", "d3", "c4"}


@covers("P-8.3")
def test_from_a_stack_every_leg_begins_with_the_back_line_space_of_its_column() -> None:
    match = board(seat({"b1": "grenadiers"}, stacks={"b0": stack(2, "bt-7"), "d0": stack(2, "bt-7")}))
    assert set(reach(match, "b0")) == {"a1", "c1", "b2"}
    assert set(reach(match, "d0")) == {"d1"}


@covers("P-8.3")
def test_an_enemy_before_the_stack_stops_all_but_flight_and_paradrop() -> None:
    stacks = {"a0": stack(1, "t-34"), "b0": stack(2, "p-47-thunderbolt"), "c0": stack(2, "airborne-infantry")}
    match = board(seat(stacks=stacks), seat({"a1": "kv-1", "b1": "kv-1", "c1": "kv-1"}))
    assert legal(match) == ["move b0", "paradrop c0", "end"]
    assert set(reach(match, "b0")) == {"b2", "a2", "c2", "d1"}, "through any Units"


@covers("P-8.4")
def test_movement_points_are_movement_minus_what_was_spent() -> None:
    match = board(seat({"c1": "t-34"}))
    play(match, "move c1", "to c2")
    assert (unit_at(match, "c2").spent, unit_at(match, "c2").points) == (1, 2)
    play(match, "move c2", "to c3", "move c3", "to d3")
    assert (unit_at(match, "d3").points, "move d3" in legal(match)) == (0, False)


@covers("P-8.4")
def test_points_are_never_below_zero() -> None:
    match = board(seat({"c2": unit("t-34", legs=2, spent=3)}), seat(stacks={"a5": stack(3, "winter-front")}))
    assert (unit_at(match, "c2").movement.value, unit_at(match, "c2").points) == (2, 0)


@covers("P-8.4")
def test_a_leg_costs_the_passed_and_the_entered_spaces_by_the_cheapest_chain() -> None:
    """From b1 to c2: through the Hills at b2 it would cost 3, past the friend at c1 only 2."""
    match = board(seat({"b1": "bt-7", "b2": "grenadiers", "c1": "grenadiers"}), terrain={"b2": "hills"})
    assert reach(match, "b1") == {"a1": 1, "d1": 2, "c2": 2, "a2": 3, "b3": 3}


@covers("P-8.4")
def test_on_a_stack_the_printed_movement_counts_and_changes_apply_on_the_field() -> None:
    match = board(
        seat({"c1": "grenadiers", "c2": "grenadiers"}, stacks={"c0": stack(2, "t-34"), "a0": stack(1, "kv-1")}),
        seat(stacks={"a5": stack(3, "winter-front")}),
    )
    assert reach(match, "c0")["c3"] == 3
    play(match, "move c0", "to b1")
    assert (unit_at(match, "b1").movement.value, unit_at(match, "b1").points) == (2, 0)


# --- P-8.5, P-8.6, P-8.7


@covers("P-8.5")
@pytest.mark.parametrize(
    ("card", "terrain", "modifier", "cost"),
    [
        ("bt-7", "open-ground", None, 1),
        ("bt-7", "forest", None, 2),
        ("grenadiers", "forest", None, 1),
        ("bt-7", "hills", None, 2),
        ("bt-7", "open-ground", "tank-traps", 3),
        ("bt-7", "forest", "tank-traps", 4),
        ("bt-7", "forest", "flooded-ground", 3),
        ("bt-7", "forest", "pontoon-bridge", 1),
        ("cavalry-squadron", "frozen-steppe", "flooded-ground", 3),
        ("ski-scouts", "hills", "flooded-ground", 1),
        ("p-47-thunderbolt", "hills", "tank-traps", 1),
    ],
)
def test_the_entry_cost_is_one_and_every_increase_for_this_unit(
    card: str, terrain: str, modifier: str | None, cost: int
) -> None:
    laid = {"c2": modifier} if modifier else {}
    match = board(seat({"c1": card}), seat(modifiers=laid), terrain={"c2": terrain})
    assert reach(match, "c1")["c2"] == cost


@covers("P-8.5", "P-11.2")
def test_ones_own_modifier_costs_nothing_that_enemies_pay() -> None:
    match = board(seat({"c1": "bt-7"}, modifiers={"c2": "tank-traps"}))
    assert reach(match, "c1")["c2"] == 1


@covers("P-8.6")
def test_the_first_leg_to_an_adjacent_space_is_always_possible() -> None:
    """Ruling R17: a high entry cost slows a Unit but never shuts it out."""
    match = board(seat({"c1": "kv-1"}), seat(modifiers={"c2": "tank-traps"}), terrain={"c2": "jungle"})
    (moved,) = of_kind(events(match, "move c1", "to c2"), Moved)
    assert moved.cost == 1, "all it has"
    assert unit_at(match, "c2").points == 0


@covers("P-8.6")
@pytest.mark.parametrize(
    "tired",
    [{"legs": 1, "spent": 0}, {"halted": True}, {"spent": 2}],
    ids=["after a leg", "halted", "without points"],
)
def test_the_short_step_needs_a_point_and_is_the_first_leg(tired: dict[str, object]) -> None:
    match = board(seat({"c1": unit("panzer-iv", **tired)}), seat(modifiers={"c2": "tank-traps"}))
    assert "c2" not in reach(match, "c1")


@covers("P-8.6")
def test_the_short_step_leads_only_to_an_adjacent_space() -> None:
    match = board(seat({"c1": "kv-1", "c2": "grenadiers"}))
    assert "c3" not in reach(match, "c1")


@covers("P-8.6")
def test_the_short_step_is_made_from_a_stack_as_well() -> None:
    match = board(seat(stacks={"c0": stack(3, "kv-1")}), terrain={"c1": "hills"})
    assert reach(match, "c0") == {"c1": 1}


@covers("P-8.7", "P-11.1")
@pytest.mark.parametrize("terrain", ["hills", "river", "jungle"])
def test_a_revealed_terrains_own_cost_is_not_charged(terrain: str) -> None:
    """Ruling R18."""
    match = board(seat({"c1": "panzer-iv"}), face_down=["c2"], terrain={"c2": terrain})
    happened = events(match, "move c1", "to c2")
    assert [moved.cost for moved in of_kind(happened, Moved)] == [1]
    assert [(event.space, event.terrain) for event in of_kind(happened, TerrainRevealed)] == [("c2", terrain)]
    assert unit_at(match, "c2").points == 1
    play(match, "move c2", "to d2")
    assert space(match, "c2").terrain == terrain, "face up for good"


@covers("P-8.7")
def test_a_modifier_on_face_down_terrain_raises_the_cost() -> None:
    match = board(seat({"c1": "bt-7"}), seat(modifiers={"c2": "tank-traps"}), face_down=["c2"], terrain={"c2": "hills"})
    assert reach(match, "c1")["c2"] == 3


@covers("P-8.7")
def test_a_unit_cannot_turn_back_from_what_it_reveals() -> None:
    match = board(seat({"c1": "t-34"}), face_down=["c2"], terrain={"c2": "marsh"})
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").halted
    assert legal(match) == ["end"]


# --- P-8.8


@covers("P-8.8")
def test_entering_happens_in_order_terrain_modifier_zone_of_control_then_the_check() -> None:
    match = board(
        seat({"c1": "grenadiers"}),
        seat({"c3": "tiger-i"}, modifiers={"c2": "barbed-wire"}),
        face_down=["c2"],
        terrain={"c2": "minefield"},
    )
    happened = events(match, "move c1", "to c2")
    assert [type(event).__name__ for event in happened] == [
        "Moved", "TerrainRevealed", "Damaged", "Damaged", "Halted",
    ]  # fmt: skip
    assert [event.by for event in of_kind(happened, Halted)] == ["barbed-wire"]
    zone = board(seat({"c1": unit("grenadiers", damage=2)}), seat({"c3": "tiger-i"}), terrain={"c2": "minefield"})
    happened = events(zone, "move c1", "to c2")
    assert [type(event).__name__ for event in happened] == ["Moved", "Damaged", "Halted", "Destroyed"]


@covers("P-8.8")
@pytest.mark.parametrize("how", ["leg", "paradrop", "overrun", "shift", "relocate", "deploy"])
def test_every_way_of_entering_counts(how: str) -> None:
    """A Minefield hurts whoever enters, however that happens."""
    mine = {"c1": "minefield", "c3": "minefield"}
    match, moves, place = {
        "leg": (seat({"b1": "grenadiers"}), ["move b1", "to c1"], "c1"),
        "paradrop": (seat(stacks={"a0": stack(2, "airborne-infantry")}), ["paradrop a0", "to c1"], "c1"),
        "overrun": (seat({"c2": "panzer-iii"}), ["attack c2", "yes"], "c3"),
        "shift": (
            seat({"b1": "grenadiers"}, stacks={"a0": 1}, hand=["elastic-defense"]),
            ["play elastic-defense", "to c1"], "c1",
        ),
        "relocate": (
            seat({"b1": "grenadiers"}, stacks={"a0": 1}, hand=["infiltration-route"]),
            ["play infiltration-route", "to c3"], "c3",
        ),
        "deploy": (
            seat(stacks={"a0": 2}, hand=["battlegroup", "grenadiers"]), ["play battlegroup", "to c1"], "c1",
        ),
    }[how]  # fmt: skip
    north = seat({"c3": "knee-mortar-team"}) if how == "overrun" else seat()
    played = board(match, north, terrain=mine)
    before = 1 if how == "overrun" else 0
    play(played, *moves)
    assert damage(played, place) == before + 1


@covers("P-8.8")
def test_the_check_comes_when_the_effect_is_finished() -> None:
    """Shifted into a Minefield: destroyed after the Event has resolved."""
    match = board(
        seat({"b1": unit("grenadiers", damage=2)}, stacks={"a0": 1}, hand=["elastic-defense"]),
        terrain={"c1": "minefield"},
    )
    happened = events(match, "play elastic-defense", "to c1")
    assert [type(event).__name__ for event in happened][-3:] == ["Moved", "Damaged", "Destroyed"]


@covers("P-8.8")
def test_passing_a_space_neither_reveals_nor_damages_nor_halts() -> None:
    """Ruling R19: it costs its entry cost and does not count as entering."""
    match = board(
        seat({"c1": "bt-7", "c2": "grenadiers"}),
        seat({"b2": "tiger-i"}, modifiers={"c2": "mine-belt"}),
        face_down=["c2"],
        terrain={"c2": "minefield"},
    )
    happened = events(match, "move c1", "to c3")
    assert [type(event).__name__ for event in happened] == ["Moved"]
    assert [(moved.cost, moved.passed) for moved in of_kind(happened, Moved)] == [(2, ("c2",))]
    assert space(match, "c2").terrain is None


@covers("P-8.8")
def test_leaving_a_space_has_no_effect() -> None:
    match = board(seat({"c2": "grenadiers"}), seat({"c3": "tiger-i"}), terrain={"c2": "minefield"})
    happened = events(match, "move c2", "to c1")
    assert of_kind(happened, Damaged) == []
    assert of_kind(happened, Halted) == []


# --- P-8.9, P-8.10, P-8.11


@covers("P-8.9")
def test_a_halted_unit_may_attack_and_use_abilities_but_not_move() -> None:
    match = board(
        seat({"c2": unit("m3-stuart", halted=True), "d2": unit("m7-priest", halted=True)},
             stacks={"a0": stack(2, unit("airborne-infantry", halted=True))}),
        seat({"c3": "kv-1"}),
        face_down=["b2"],
    )  # fmt: skip
    assert legal(match) == ["attack c2", "scout c2", "ranged d2", "end"]


@covers("P-8.10")
def test_legs_and_attacks_alternate_freely() -> None:
    match = board(seat({"c1": "bt-7"}), seat({"d2": "m3-half-track"}))
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").points == 3
    play(match, "attack c2")
    assert unit_at(match, "c2").points == 3, "not reduced by attacking"
    play(match, "move c2", "to c3", "move c3", "to d3", "move d3", "to d4")
    assert unit_at(match, "d4").points == 0


@covers("P-8.11")
def test_a_unit_may_move_in_any_direction() -> None:
    match = board(seat({"c3": "t-34"}))
    assert set(reach(match, "c3")) == {"c2", "b3", "d3", "c4"}
    home = board(seat(supply=SUPPLY), seat({"c2": "t-34"}, supply=SUPPLY), turn=1)
    assert set(reach(home, "c2")) == {"c1", "b2", "d2", "c3"}


@covers("P-8.2", "P-8.9")
def test_halted_lasts_for_the_turn_alone() -> None:
    match = board(seat({"c1": "t-34"}, supply=SUPPLY), seat(supply=SUPPLY), terrain={"c2": "marsh"})
    play(match, "move c1", "to c2")
    assert "move c2" not in legal(match)
    go_to_turn(match, 0)
    assert "move c2" in legal(match)
    assert is_calm(match)


@covers("P-8.8", "P-10.5")
def test_a_unit_destroyed_by_entering_is_destroyed_on_the_new_space() -> None:
    match = board(seat({"c1": "motorcycle-scouts"}), terrain={"c2": "minefield"})
    happened = events(match, "move c1", "to c2")
    assert [event.space for event in of_kind(happened, Destroyed)] == ["c2"]
    assert is_empty(match, "c2")
