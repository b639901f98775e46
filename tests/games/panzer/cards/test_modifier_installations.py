"""Terrain Modifiers that are Installations: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
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
from tests.games.panzer.cards.entering import clash, enter, is_halted, toll
from tests.rulebook import covers

BRIDGE = seat(modifiers={"c3": "pontoon-bridge"})


@about("pontoon-bridge")
@covers("P-11.3")
def test_pontoon_bridge_takes_all_effects_from_the_terrain_for_both_players() -> None:
    assert toll("bt-7", "river", BRIDGE) == 1
    assert values(enter("bt-7", "river", BRIDGE), "c3") == "2/1/4"
    own = board(seat({"c2": "bt-7"}, modifiers={"c3": "pontoon-bridge"}), terrain={"c3": "river"})
    play(own, "move c2", "to c3")
    assert (unit_at(own, "c3").spent, values(own, "c3")) == (1, "2/1/4")


@about("pontoon-bridge")
@covers("P-11.3")
def test_pontoon_bridge_takes_away_what_is_good_about_the_terrain_as_well() -> None:
    bridge = {"c3": "pontoon-bridge"}
    forest = {"c3": "forest"}
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}), terrain=forest)[1] == 2
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}, modifiers=bridge), terrain=forest)[1] is None
    assert values(enter("t-34", "hills", BRIDGE), "c3") == "2/2/3"
    match = board(seat({"c3": "t-34"}, modifiers=bridge), terrain={"c3": "road"}, phase="main start")
    assert values(match, "c3") == "2/2/3"


@about("pontoon-bridge")
@covers("P-8.7", "P-11.1")
def test_pontoon_bridge_on_hidden_terrain_lets_it_be_revealed_without_effect() -> None:
    for terrain in ("minefield", "marsh"):
        match = enter("t-34", terrain, BRIDGE, face_down=["c3"])
        assert (space(match, "c3").terrain, damage(match, "c3"), is_halted(match, "c3")) == (terrain, 0, False)


@about("pontoon-bridge", "town")
@covers("P-10.5", "P-11.7")
def test_pontoon_bridge_placed_on_a_town_may_destroy_the_infantry_that_it_sheltered() -> None:
    match = board(
        seat({"c1": unit("grenadiers", damage=3)}, stacks={"a0": stack(1, "pontoon-bridge")}, supply=["t-34"]),
        terrain={"c1": "town"},
        phase="turn",
    )
    play(match, "to c1")
    assert is_empty(match, "c1")
    assert junkyard(match, 0) == ["grenadiers"]
    assert is_calm(match)


@about("pontoon-bridge")
@covers("P-11.3")
def test_pontoon_bridge_changes_nothing_beside_it() -> None:
    north = seat(modifiers={"b3": "pontoon-bridge", "d3": "pontoon-bridge"})
    assert toll("bt-7", "river", north) == 2


@about("repair-park")
@covers("P-5.2")
def test_repair_park_removes_two_damage_from_a_friendly_unit_in_your_standby_phase() -> None:
    units = {"c2": unit("is-2", damage=3), "c1": unit("is-2", damage=3)}
    match = board(seat(units, modifiers={"c2": "repair-park"}, supply=["t-34"]), phase="turn")
    assert (damage(match, "c2"), damage(match, "c1")) == (1, 3)
    assert is_calm(match)


@about("repair-park")
@covers("P-10.6")
def test_repair_park_never_removes_more_damage_than_there_is() -> None:
    for before in (0, 1, 2):
        match = board(
            seat({"c2": unit("is-2", damage=before)}, modifiers={"c2": "repair-park"}, supply=["t-34"]), phase="turn"
        )
        assert damage(match, "c2") == 0


@about("repair-park")
@covers("P-12")
def test_repair_park_mends_neither_an_enemy_nor_an_aircraft_nor_in_the_opponents_turn() -> None:
    match = board(
        seat({"c2": unit("is-2", damage=3)}, modifiers={"b2": "repair-park", "d2": "repair-park"}, supply=["t-34"]),
        seat({"b2": unit("is-2", damage=3)}, modifiers={"c2": "repair-park"}, supply=["t-34"]),
        phase="turn",
    )
    end_turn(match)
    assert (damage(match, "b2"), damage(match, "c2")) == (3, 3)
    plane = board(
        seat({"c2": unit("b-25-mitchell", damage=2)}, modifiers={"c2": "repair-park"}, supply=["t-34"]), phase="turn"
    )
    assert damage(plane, "c2") == 2


@about("repair-park")
@covers("P-5.2")
def test_repair_park_works_in_the_standby_phase_in_which_it_is_placed() -> None:
    match = board(
        seat({"c3": unit("is-2", damage=3)}, stacks={"a0": stack(1, "repair-park")}, supply=["t-34"]), phase="turn"
    )
    play(match, "to c3")
    assert damage(match, "c3") == 1


@about("repair-park", "field-depot")
@covers("P-5.2", "P-11.3")
def test_repair_park_adds_to_a_field_depot() -> None:
    match = board(
        seat({"c2": unit("is-2", damage=4)}, modifiers={"c2": "repair-park"}, supply=["t-34"]),
        terrain={"c2": "field-depot"},
        phase="turn",
    )
    assert damage(match, "c2") == 1


@about("observation-post")
def test_observation_post_raises_the_ranged_attack_of_a_friendly_unit_on_it() -> None:
    match = board(seat({"c1": "m7-priest"}, modifiers={"c1": "observation-post"}), seat({"c4": "is-2"}))
    play(match, "ranged c1", "target c4")
    assert damage(match, "c4") == 2
    supply = board(seat({"c1": "m7-priest"}, modifiers={"c1": "observation-post"}), seat(supply=["t-34"] * 5))
    play(supply, "ranged c1", "target player 1")
    assert len(junkyard(supply, 1)) == 3


@about("observation-post")
@covers("P-12")
def test_observation_post_gives_no_ranged_attack_to_a_unit_without_one() -> None:
    match = board(seat({"c1": "t-34"}, modifiers={"c1": "observation-post"}), seat({"c4": "is-2"}))
    assert unit_at(match, "c1").ranged is None
    assert legal_starting(match, "ranged") == []


@about("observation-post")
@covers("P-11.2")
def test_observation_post_helps_neither_a_neighbor_nor_an_enemy() -> None:
    match = board(
        seat({"c2": "m7-priest", "d2": "m7-priest"}, modifiers={"c1": "observation-post"}),
        seat(supply=["t-34"] * 5, modifiers={"d2": "observation-post"}),
    )
    play(match, "ranged c2", "target player 1")
    assert len(junkyard(match, 1)) == 2
    play(match, "ranged d2", "target player 1")
    assert len(junkyard(match, 1)) == 4


@about("observation-post")
@covers("P-9.9")
def test_observation_post_counts_when_the_ranged_attack_resolves() -> None:
    match = board(
        seat({"c2": "m7-priest"}, modifiers={"c2": "observation-post"}, hand=["smoke-barrage"], stacks={"a0": 1}),
        seat({"c4": "guards-rifles"}, hand=["forward-observers"], stacks={"a5": 1}),
    )
    play(match, "ranged c2", "target c4")
    assert damage(play(match.fork(), "pass"), "c4") == 3
    play(match, "play forward-observers", "play smoke-barrage")
    assert asked(match) == (0, "shift-to")
    play(match, "to b2")
    assert damage(match, "c4") == 2
    assert is_calm(match)


@about("command-post")
@covers("P-11.2")
def test_command_post_gives_one_attack_here_and_beside_but_not_diagonally() -> None:
    match = board(seat({"c2": "t-34", "c3": "t-34", "b2": "t-34", "d3": "t-34"}, modifiers={"c2": "command-post"}))
    assert [values(match, name) for name in ("c2", "c3", "b2", "d3")] == ["3/2/3", "3/2/3", "3/2/3", "2/2/3"]
    attacked = clash(seat({"c2": "panzer-iii"}, modifiers={"b2": "command-post"}), seat({"c3": "panzer-iv"}))
    assert attacked[1] == 3


@about("command-post")
@covers("P-11.2")
def test_command_post_inspires_neither_enemies_nor_aircraft_nor_units_on_stacks() -> None:
    match = board(
        seat({"b1": "p-47-thunderbolt"}, modifiers={"c1": "command-post"}, stacks={"c0": stack(2, "t-34")}),
        seat({"c1": "t-34", "c2": "t-34"}),
    )
    assert [unit_at(match, name).attack.value for name in ("b1", "c0", "c1", "c2")] == [2, 2, 2, 2]


@about("command-post")
@covers("P-11.3")
def test_command_posts_add_up_with_each_other_and_the_terrain() -> None:
    match = board(
        seat({"c2": "t-34", "c1": "lefh-18"}, modifiers={"c1": "command-post", "c3": "command-post"}),
        seat({"b1": "t-34"}),
        terrain={"c2": "hills"},
    )
    assert (values(match, "c2"), values(match, "c1")) == ("5/2/3", "1/2/1")
    assert "attack c1" in legal(match)


@about("command-post")
@covers("P-10.1")
def test_command_post_counts_in_attacks_on_the_supply_and_not_for_ranged_attacks() -> None:
    match = board(
        seat({"c4": "panzer-iii", "d4": "m7-priest"}, modifiers={"c4": "command-post"}), seat(supply=["t-34"] * 9)
    )
    play(match, "attack c4")
    assert len(junkyard(match, 1)) == 3
    play(match, "ranged d4", "target player 1")
    assert len(junkyard(match, 1)) == 5


@about("corduroy-road")
@covers("P-5.4", "P-10.1")
def test_corduroy_road_gives_two_movement_for_the_turn_to_a_friendly_unit_that_starts_there() -> None:
    match = board(
        seat({"c2": "kv-1", "d2": "rangers"}, modifiers={"c2": "corduroy-road"}),
        seat(supply=["t-34"]),
        phase="main start",
    )
    assert (values(match, "c2"), values(match, "d2")) == ("2/5/3", "2/3/2")
    play(match, "move c2", "to c3", "move c3", "to c4", "move c4", "to b4")
    assert unit_at(match, "b4").points == 0
    end_turn(match)
    assert values(match, "b4") == "2/5/1"


@about("corduroy-road")
@covers("P-18.1")
def test_corduroy_road_does_nothing_for_a_unit_that_enters_it_later() -> None:
    match = board(seat({"c2": "rangers"}, modifiers={"c3": "corduroy-road"}), phase="main start")
    play(match, "move c2", "to c3")
    assert (values(match, "c3"), unit_at(match, "c3").points) == ("2/3/2", 1)


@about("corduroy-road")
@covers("P-11.2")
def test_corduroy_road_serves_neither_an_enemy_nor_an_aircraft() -> None:
    match = board(
        seat({"c2": "t-34", "d2": "yak-9"}, modifiers={"d2": "corduroy-road"}),
        seat(modifiers={"c2": "corduroy-road"}),
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "d2")] == [3, 4]


@about("corduroy-road")
@covers("P-10.1")
def test_corduroy_road_comes_before_what_slows_to_no_less_than_one() -> None:
    fronts = {"a5": stack(3, "winter-front"), "b5": stack(3, "winter-front")}
    match = board(
        seat({"c2": "t-34", "d2": "t-34"}, modifiers={"c2": "corduroy-road"}), seat(stacks=fronts), phase="main start"
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "d2")] == [3, 1]


@about("corduroy-road", "desert")
@covers("P-11.3")
def test_corduroy_road_in_the_desert_gives_one_movement() -> None:
    match = board(seat({"c2": "kv-1"}, modifiers={"c2": "corduroy-road"}), terrain={"c2": "desert"}, phase="main start")
    assert unit_at(match, "c2").movement.value == 2
