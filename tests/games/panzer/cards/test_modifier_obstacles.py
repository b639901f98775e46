"""Terrain Modifiers that are Obstacles: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    board,
    damage,
    end_turn,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    seat,
    space,
    stack,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.cards.entering import clash, enter, is_halted, toll, wound
from tests.rulebook import covers

WIRE = seat(modifiers={"c3": "barbed-wire"})
MINES = seat(modifiers={"c3": "mine-belt"})
TRAPS = seat(modifiers={"c3": "tank-traps"})
FLOOD = seat(modifiers={"c3": "flooded-ground"})


@about("barbed-wire")
@covers("P-8.8")
def test_barbed_wire_damages_and_halts_enemy_infantry_that_enters() -> None:
    match = enter("cavalry-squadron", north=WIRE)
    assert (damage(match, "c3"), is_halted(match, "c3"), unit_at(match, "c3").spent) == (1, True, 1)
    assert "move c3" not in legal(match)
    assert is_calm(match)


@about("barbed-wire")
@covers("P-11.2")
def test_barbed_wire_does_nothing_to_other_types_and_to_its_own_side() -> None:
    for card in ("t-34", "zis-3", "yak-9"):
        match = enter(card, north=WIRE)
        assert (damage(match, "c3"), is_halted(match, "c3")) == (0, False)
    own = board(seat({"c2": "cavalry-squadron"}, modifiers={"c3": "barbed-wire"}))
    play(own, "move c2", "to c3")
    assert (damage(own, "c3"), is_halted(own, "c3")) == (0, False)


@about("barbed-wire")
def test_barbed_wire_neither_damages_nor_halts_pathfinders() -> None:
    match = enter("rangers", north=WIRE)
    assert (damage(match, "c3"), is_halted(match, "c3")) == (0, False)


@about("barbed-wire")
@covers("P-10.5")
def test_barbed_wire_destroys_infantry_that_has_one_defense_left() -> None:
    assert wound(enter("motorcycle-scouts", north=WIRE), "c3") is None
    assert wound(enter(unit("conscript-rifles", damage=1), north=WIRE), "c3") is None
    assert wound(enter("conscript-rifles", north=WIRE), "c3") == 1


@about("barbed-wire")
@covers("P-8.8")
def test_barbed_wire_is_not_entered_by_passing_it() -> None:
    match = board(seat({"c2": "cavalry-squadron", "c3": "t-34"}), WIRE)
    play(match, "move c2", "to c4")
    assert (damage(match, "c4"), is_halted(match, "c4"), unit_at(match, "c4").spent) == (0, False, 2)


@about("mine-belt")
@covers("P-8.8")
def test_mine_belt_deals_two_damage_to_an_enemy_unit_of_any_type_on_the_ground() -> None:
    for card in ("panzer-iv", "grenadiers", "flak-88"):
        match = enter(card, north=MINES)
        assert (damage(match, "c3"), is_halted(match, "c3")) == (2, False)
    assert wound(enter("lefh-18", north=MINES), "c3") is None


@about("mine-belt")
@covers("P-11.2")
def test_mine_belt_spares_its_own_side_aircraft_and_pathfinders() -> None:
    assert damage(enter("rangers", north=MINES), "c3") == 0
    assert damage(enter("p-47-thunderbolt", north=MINES), "c3") == 0
    own = board(seat({"c2": "t-34"}, modifiers={"c3": "mine-belt"}))
    assert damage(play(own, "move c2", "to c3"), "c3") == 0


@about("mine-belt")
@covers("P-10.3")
def test_mine_belt_is_weakened_by_armor_but_not_by_cover() -> None:
    assert damage(enter("tiger-i", north=MINES), "c3") == 1
    assert damage(enter("kv-1", north=MINES), "c3") == 1
    assert damage(enter("grenadiers", "forest", MINES), "c3") == 2


@about("mine-belt", "minefield")
@covers("P-8.7", "P-8.8")
def test_mine_belt_on_hidden_terrain_hits_after_the_terrain_that_is_revealed() -> None:
    match = enter("panzer-iv", "minefield", MINES, face_down=["c3"])
    assert (space(match, "c3").terrain, damage(match, "c3"), unit_at(match, "c3").spent) == ("minefield", 3, 1)
    assert wound(enter("grenadiers", "minefield", MINES, face_down=["c3"]), "c3") is None


@about("mine-belt")
@covers("P-11.6")
def test_mine_belt_cannot_be_laid_under_an_enemy_and_waits_for_one_that_enters() -> None:
    match = board(
        seat({"c3": "panzer-iv"}, supply=["t-34"]),
        seat(stacks={"a5": stack(2, "mine-belt")}, supply=["t-34"]),
        phase="turn", turn=1,
    )  # fmt: skip
    assert legal(match) == ["to a4", "to b4", "to c4", "to d4", "to e4"]
    end_turn(play(match, "to c4"))
    play(match, "pass", "move c3", "to c4")
    assert damage(match, "c4") == 2


@about("mine-belt")
@covers("P-8.8", "P-18.4")
def test_mine_belt_in_the_enemy_back_line_hits_a_unit_that_is_deployed_onto_it() -> None:
    match = board(seat({"d4": "panzer-ii"}, modifiers={"c4": "mine-belt"}), seat(supply=["workers-militia", "t-34"]))
    play(match, "attack d4", "to c4")
    assert (damage(match, "c4"), unit_at(match, "c4").fresh) == (2, True)
    assert is_calm(match)


@about("tank-traps")
@covers("P-8.5")
def test_tank_traps_make_enemy_vehicles_pay_two_more() -> None:
    assert toll("bt-7", north=TRAPS) == 3
    assert toll("t-34", north=TRAPS) == 3
    match = board(seat({"c2": unit("bt-7", legs=1, spent=2)}), TRAPS)
    assert "to c3" not in legal(play(match, "move c2"))


@about("tank-traps")
@covers("P-11.2")
def test_tank_traps_hinder_neither_other_types_nor_their_own_side_nor_pathfinders() -> None:
    for card in ("cavalry-squadron", "zis-3", "yak-9", "type-2-ka-mi"):
        assert toll(card, north=TRAPS) == 1
    own = board(seat({"c2": "bt-7"}, modifiers={"c3": "tank-traps"}))
    assert unit_at(play(own, "move c2", "to c3"), "c3").spent == 1


@about("tank-traps")
@covers("P-8.6")
def test_tank_traps_can_be_entered_with_a_short_step_that_spends_everything() -> None:
    assert toll("panzer-iv", north=TRAPS) == 2
    assert toll("kv-1", north=TRAPS) == 1
    moved = board(seat({"c2": unit("panzer-iii", legs=1, spent=1)}), TRAPS)
    assert "to c3" not in legal(play(moved, "move c2"))


@about("tank-traps", "forest")
@covers("P-8.7", "P-11.3")
def test_tank_traps_add_to_the_terrain_even_where_that_is_hidden() -> None:
    assert toll("bt-7", "forest", TRAPS) == 4
    assert toll("bt-7", "forest", TRAPS, face_down=["c3"]) == 3


@about("tank-traps")
@covers("P-8.4")
def test_tank_traps_are_paid_for_by_a_vehicle_that_passes_them() -> None:
    match = board(seat({"c2": "bt-7", "c3": "t-34"}), TRAPS)
    play(match, "move c2", "to c4")
    assert unit_at(match, "c4").spent == 4
    slower = play(board(seat({"c2": "t-34", "c3": "t-34"}), TRAPS), "move c2")
    assert "to c4" not in legal(slower)


@about("burning-fuel-dump")
@covers("P-5.5")
def test_burning_fuel_dump_deals_one_damage_in_the_end_phase_of_its_controller() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, modifiers={"c2": "burning-fuel-dump"}, supply=["t-34"]),
        seat({"c3": "is-2"}, supply=["t-34"]),
    )
    end_turn(match)
    assert (damage(match, "c2"), damage(match, "c3")) == (1, 0)
    end_turn(match)
    assert damage(match, "c2") == 1
    assert is_calm(match)


@about("burning-fuel-dump")
@covers("P-11.2")
def test_burning_fuel_dump_burns_an_enemy_as_well_and_at_least_for_one_through_armor() -> None:
    match = board(
        seat(modifiers={"c2": "burning-fuel-dump", "d2": "burning-fuel-dump"}),
        seat({"c2": "kv-1", "d2": "partisans", "d3": "t-34"}, supply=["t-34"]),
    )
    end_turn(match)
    assert (damage(match, "c2"), is_empty(match, "d2"), damage(match, "d3")) == (1, True, 0)
    assert junkyard(match, 1) == ["partisans"]


@about("burning-fuel-dump")
def test_burning_fuel_dump_touches_neither_an_aircraft_nor_an_empty_space() -> None:
    match = board(
        seat({"c2": "yak-9", "b2": "bt-7"}, modifiers={"c2": "burning-fuel-dump", "d2": "burning-fuel-dump"}),
        seat(supply=["t-34"]),
    )
    end_turn(match)
    assert (damage(match, "c2"), damage(match, "b2")) == (0, 0)
    assert is_calm(match)


@about("burning-fuel-dump")
@covers("P-5.5", "P-13.4")
def test_burning_fuel_dump_sets_off_the_destroy_effect_of_a_unit_it_destroys() -> None:
    match = board(
        seat({"c2": unit("gi-rifle-squad", damage=1)}, modifiers={"c2": "burning-fuel-dump"}, supply=["t-34", "kv-1"]),
        seat(supply=["t-34"]),
    )
    play(match, "end", "yes")
    assert (is_empty(match, "c2"), hand(match, 0)) == (True, ["t-34"])
    assert is_calm(match)


@about("burning-fuel-dump", "submarine-blockade")
@covers("P-13.4")
def test_burning_fuel_dump_and_another_end_effect_happen_in_the_order_the_active_player_chooses() -> None:
    match = board(
        seat({"c2": "t-34"}, modifiers={"c2": "burning-fuel-dump"}, stacks={"a0": stack(3, "submarine-blockade")}),
        seat(supply=["t-34", "kv-1"]),
    )
    play(match, "end")
    assert legal(match) == ["order 0 burning-fuel-dump end-effect", "order 0 submarine-blockade end-effect"]
    play(match, "order 0 submarine-blockade end-effect")
    assert (damage(match, "c2"), junkyard(match, 1)) == (1, ["t-34"])


@about("flooded-ground")
@covers("P-8.5", "P-10.1")
def test_flooded_ground_costs_enemies_one_point_more_and_one_attack() -> None:
    match = enter("t-34", north=FLOOD)
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (2, "1/2/3")
    assert toll("cavalry-squadron", north=FLOOD) == 2
    wet = seat({"c3": "panzer-iv"})
    assert clash(seat({"c2": "panzer-iii"}, modifiers={"c3": "flooded-ground"}), wet) == (2, 2)
    assert clash(seat({"c2": "panzer-iii"}), wet) == (None, 2)


@about("flooded-ground")
@covers("P-11.2")
def test_flooded_ground_hinders_neither_its_own_side_nor_aircraft() -> None:
    match = board(seat({"c2": "t-34"}, modifiers={"c3": "flooded-ground"}))
    play(match, "move c2", "to c3")
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (1, "2/2/3")
    plane = enter("p-47-thunderbolt", north=FLOOD)
    assert (unit_at(plane, "c3").spent, values(plane, "c3")) == (1, "2/2/4")


@about("flooded-ground")
@covers("P-9.3", "P-10.1")
def test_flooded_ground_never_takes_attack_below_zero_and_a_unit_without_attack_cannot_attack() -> None:
    match = board(
        seat({"b3": "mortar-section", "c3": "panzer-ii"}),
        seat({"d3": "t-34"}, modifiers={"b3": "flooded-ground", "c3": "flooded-ground"}),
    )
    assert (values(match, "b3"), values(match, "c3")) == ("0/1/1", "0/2/3")
    assert legal_starting(match, "attack") == []


@about("flooded-ground")
def test_flooded_ground_slows_no_pathfinder_but_weakens_it() -> None:
    match = enter("rangers", north=FLOOD)
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (1, "1/3/2")


@about("flooded-ground", "river")
@covers("P-11.3")
def test_flooded_ground_adds_to_a_river() -> None:
    match = enter("bt-7", "river", FLOOD)
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (3, "0/1/4")
