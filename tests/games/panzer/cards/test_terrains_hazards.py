"""Terrain that hurts, halts, hurries or mends: each works, does not, and stops where it should."""

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
    play,
    seat,
    space,
    stack,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.cards.entering import clash, enter, is_halted, toll, wound
from tests.games.panzer.cards.measures import legs_left
from tests.rulebook import covers


@about("minefield")
@covers("P-8.8")
def test_minefield_deals_one_damage_to_any_unit_on_the_ground_that_enters() -> None:
    for card in ("t-34", "grenadiers", "zis-3"):
        match = enter(card, "minefield")
        assert (damage(match, "c3"), is_halted(match, "c3"), unit_at(match, "c3").spent) == (1, False, 1)
    assert wound(enter("bt-7", "minefield"), "c3") is None


@about("minefield")
def test_minefield_spares_aircraft_and_pathfinders() -> None:
    assert damage(enter("yak-9", "minefield"), "c3") == 0
    assert damage(enter("ski-scouts", "minefield"), "c3") == 0


@about("minefield")
@covers("P-8.8")
def test_minefield_does_not_hurt_who_passes_it_or_stands_on_it() -> None:
    match = board(
        seat({"c1": "grenadiers", "c2": "t-34"}, supply=["t-34"]), seat(supply=["t-34"]), terrain={"c2": "minefield"}
    )
    play(match, "move c1", "to c3")
    assert (damage(match, "c3"), unit_at(match, "c3").spent) == (0, 2)
    end_turn(end_turn(match))
    assert damage(match, "c2") == 0
    play(match, "move c2", "to c1", "move c3", "to c2")
    assert damage(match, "c2") == 1


@about("minefield")
@covers("P-9.8", "P-12")
def test_minefield_hurts_a_tank_that_overruns_onto_it_and_may_move_on() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "marine-raiders"}), terrain={"c3": "minefield"})
    play(match, "attack c2", "yes")
    assert is_empty(match, "c3")
    sound = board(seat({"c2": "panzer-iii"}), seat({"c3": "mortar-section"}), terrain={"c3": "minefield"})
    play(sound, "attack c2", "yes")
    assert (damage(sound, "c3"), unit_at(sound, "c3").spent) == (1, 0)
    assert "move c3" in legal(sound)


@about("minefield")
@covers("P-8.8", "P-18.4")
def test_minefield_hurts_units_that_are_deployed_dropped_or_shifted_onto_it() -> None:
    mines = {"c1": "minefield"}
    deployed = board(seat(hand=["bt-7"], stacks={"a0": 1}, supply=["workers-militia"]), terrain=mines)
    play(deployed, "play bt-7", "to c1")
    assert damage(deployed, "c1") == 1
    dropped = board(seat(stacks={"c0": stack(2, "fallschirmjager")}), terrain=mines)
    play(dropped, "paradrop c0", "to c1")
    assert damage(dropped, "c1") == 1
    shifted = board(seat({"b1": "t-34"}, hand=["elastic-defense"], stacks={"a0": 1}), terrain=mines, face_down=["c1"])
    play(shifted, "play elastic-defense", "to c1")
    assert (damage(shifted, "c1"), space(shifted, "c1").terrain) == (1, "minefield")


@about("desert")
@covers("P-5.4")
def test_desert_takes_one_movement_for_the_turn_from_a_unit_that_starts_there() -> None:
    match = board(
        seat({"c2": "rangers", "d2": "t-34", "e2": "rangers"}),
        seat({"c3": "rangers"}, supply=["t-34"]),
        terrain={"c2": "desert", "d2": "desert", "c3": "desert"},
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "d2", "e2", "c3")] == [1, 2, 2, 2]
    play(match, "move d2", "to d3", "move d3", "to d4")
    assert unit_at(match, "d4").points == 0
    end_turn(match)
    assert [unit_at(match, name).movement.value for name in ("c2", "d4", "c3")] == [2, 3, 1]


@about("desert")
@covers("P-10.1")
def test_desert_leaves_at_least_one_movement() -> None:
    match = board(seat({"c2": "kv-1"}), terrain={"c2": "desert"}, phase="main start")
    assert unit_at(match, "c2").movement.value == 1
    assert legs_left(match, "c2", "c3") == 1


@about("desert")
@covers("P-18.1")
def test_desert_does_not_slow_a_unit_that_enters_it_or_flies_over_it() -> None:
    match = enter("t-34", "desert")
    assert (unit_at(match, "c3").spent, unit_at(match, "c3").points) == (1, 2)
    plane = board(seat({"c2": "yak-9"}), terrain={"c2": "desert"}, phase="main start")
    assert unit_at(plane, "c2").movement.value == 4


@about("desert")
@covers("P-5.4", "P-10.1")
def test_desert_counts_after_a_main_effect_that_gives_movement() -> None:
    match = board(
        seat({"c2": "rangers", "c1": "m3-half-track", "e2": "type-92-crew"}),
        terrain={"c2": "desert", "e2": "desert"},
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "e2")] == [3, 1]


@about("road")
@covers("P-5.4")
def test_road_gives_one_movement_for_the_turn_to_a_vehicle_that_starts_there() -> None:
    match = board(
        seat({"c2": "t-34", "d2": "kv-1", "e2": "t-34"}),
        seat({"c4": "t-34"}, supply=["t-34"]),
        terrain={"c2": "road", "d2": "road", "c4": "road"},
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "d2", "e2", "c4")] == [4, 2, 3, 3]
    play(match, "move c2", "to c3")
    assert unit_at(match, "c3").points == 3
    end_turn(match)
    assert [unit_at(match, name).movement.value for name in ("c3", "d2", "c4")] == [3, 1, 4]


@about("road")
def test_road_hurries_neither_other_types_nor_aircraft() -> None:
    match = board(
        seat({"a2": "rangers", "b2": "zis-3", "c2": "p-47-thunderbolt"}),
        terrain=dict.fromkeys(("a2", "b2", "c2"), "road"),
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("a2", "b2", "c2")] == [2, 1, 4]


@about("road")
@covers("P-18.1")
def test_road_does_nothing_for_a_vehicle_that_enters_it_later() -> None:
    match = enter("t-34", "road")
    assert (unit_at(match, "c3").spent, unit_at(match, "c3").points) == (1, 2)


@about("road", "corduroy-road")
@covers("P-11.3")
def test_road_adds_to_a_corduroy_road() -> None:
    match = board(seat({"c2": "kv-1"}, modifiers={"c2": "corduroy-road"}), terrain={"c2": "road"}, phase="main start")
    assert unit_at(match, "c2").movement.value == 4


@about("ridge")
def test_ridge_gives_units_on_it_a_zone_of_control() -> None:
    match = board(seat({"c2": "t-34", "a2": "t-34"}), seat({"d3": "conscript-rifles"}), terrain={"d3": "ridge"})
    play(match, "move c2", "to c3")
    assert (is_halted(match, "c3"), "move c3" in legal(match)) == (True, False)
    play(match, "move a2", "to b2")
    assert not is_halted(match, "b2")


@about("ridge")
def test_ridge_stops_neither_friends_nor_those_who_pass_diagonally_or_in_the_air() -> None:
    match = board(
        seat({"c2": "t-34", "d3": "rangers", "e4": "yak-9"}), seat({"b4": "conscript-rifles"}),
        terrain={"d3": "ridge", "b4": "ridge"},
    )  # fmt: skip
    play(match, "move c2", "to c3")
    assert not is_halted(match, "c3")
    play(match, "move e4", "to d4", "move d4", "to c4")
    assert not is_halted(match, "c4")


@about("ridge")
@covers("P-8.8")
def test_ridge_halts_pathfinders_but_not_units_that_enter_it() -> None:
    north = seat({"d3": "conscript-rifles"})
    walker = board(seat({"c2": "rangers"}), north, terrain={"d3": "ridge"})
    assert is_halted(play(walker, "move c2", "to c3"), "c3")
    alone = enter("t-34", "ridge")
    assert (is_halted(alone, "c3"), unit_at(alone, "c3").spent, values(alone, "c3")) == (False, 1, "2/2/3")
    assert unit_at(alone, "c3").keywords == {"armor": 1, "zone-of-control": 1}


@about("ridge")
def test_ridge_gives_an_aircraft_no_zone_of_control_and_an_empty_one_halts_nobody() -> None:
    for north in (seat({"d3": "yak-9"}), seat()):
        match = board(seat({"c2": "t-34"}), north, terrain={"d3": "ridge"})
        assert not is_halted(play(match, "move c2", "to c3"), "c3")


@about("field-depot")
@covers("P-5.2")
def test_field_depot_removes_one_damage_at_the_start_of_the_controllers_standby_phase() -> None:
    match = board(
        seat({"c2": unit("is-2", damage=3), "d2": unit("grenadiers", damage=2)}, supply=["t-34"]),
        seat({"c3": unit("is-2", damage=3)}, supply=["t-34"]),
        terrain={"c2": "field-depot", "d2": "field-depot", "c3": "field-depot"},
        phase="turn",
    )
    assert [damage(match, name) for name in ("c2", "d2", "c3")] == [2, 1, 3]
    end_turn(match)
    assert [damage(match, name) for name in ("c2", "d2", "c3")] == [2, 1, 2]
    assert is_calm(match)


@about("field-depot")
@covers("P-10.6")
def test_field_depot_does_nothing_for_sound_units_neighbors_and_aircraft() -> None:
    match = board(
        seat({"c2": "is-2", "d2": unit("is-2", damage=2), "e2": unit("b-25-mitchell", damage=2)}, supply=["t-34"]),
        terrain={"c2": "field-depot", "e2": "field-depot"},
        phase="turn",
    )
    assert [damage(match, name) for name in ("c2", "d2", "e2")] == [0, 2, 2]


@about("field-depot")
@covers("P-18.1")
def test_field_depot_does_not_mend_a_unit_that_enters_it() -> None:
    match = enter(unit("is-2", damage=3), "field-depot")
    assert (damage(match, "c3"), unit_at(match, "c3").spent) == (3, 1)


@about("field-depot")
@covers("P-5.2")
def test_field_depot_adds_to_a_standby_effect_that_mends() -> None:
    match = board(
        seat({"c2": unit("guards-rifles", damage=3)}, supply=["t-34"]), terrain={"c2": "field-depot"}, phase="turn"
    )
    assert damage(match, "c2") == 1


@about("frozen-steppe")
@covers("P-8.5")
def test_frozen_steppe_makes_infantry_pay_one_more_and_nobody_else() -> None:
    assert [toll(card, "frozen-steppe") for card in ("cavalry-squadron", "t-34", "zis-3", "yak-9")] == [2, 1, 1, 1]
    assert toll("rangers", "frozen-steppe") == 1


@about("frozen-steppe")
@covers("P-10.1", "P-10.5")
def test_frozen_steppe_takes_one_defense_from_every_unit_on_the_ground() -> None:
    found = [values(enter(card, "frozen-steppe"), "c3") for card in ("t-34", "grenadiers", "zis-3", "yak-9")]
    assert found == ["2/1/3", "1/2/2", "1/1/1", "1/1/4"]
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iii"}), terrain={"c3": "frozen-steppe"}) == (2, None)
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iii"})) == (2, 2)


@about("frozen-steppe")
@covers("P-10.5")
def test_frozen_steppe_destroys_a_unit_with_one_defense_that_walks_into_it() -> None:
    match = enter("motorcycle-scouts", "frozen-steppe", face_down=["c3"])
    assert (is_empty(match, "c3"), space(match, "c3").terrain) == (True, "frozen-steppe")
    assert junkyard(match, 0) == ["motorcycle-scouts"]
    assert is_calm(match)


@about("frozen-steppe")
@covers("P-10.5", "P-13.3")
def test_frozen_steppe_destroys_a_damaged_unit_on_arrival_with_its_destroy_effect() -> None:
    match = board(seat({"c2": unit("gi-rifle-squad", damage=1)}, supply=["t-34"]), terrain={"c3": "frozen-steppe"})
    play(match, "move c2", "to c3", "yes")
    assert (is_empty(match, "c3"), hand(match, 0)) == (True, ["t-34"])
    assert is_calm(match)


@about("frozen-steppe")
@covers("P-8.7")
def test_frozen_steppe_that_is_hidden_costs_infantry_one_point() -> None:
    assert toll("grenadiers", "frozen-steppe", face_down=["c3"]) == 1
