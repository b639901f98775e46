"""Terrain that hides, shelters or slows: each works, does not, and stops where it should."""

from collections import Counter

from clashtable.games.panzer.cards.basic_set import TERRAIN_DECK
from tests.cardbook import about
from tests.games.panzer.board import (
    board,
    damage,
    is_calm,
    is_empty,
    legal,
    legal_starting,
    play,
    seat,
    space,
    unit,
    unit_at,
    values,
    view,
)
from tests.games.panzer.cards.entering import clash, enter, is_halted, toll, wound
from tests.games.panzer.cards.measures import legs_left
from tests.rulebook import covers

INFANTRY, VEHICLE, GUN, AIRCRAFT = "cavalry-squadron", "bt-7", "zis-3", "yak-9"


@about(
    "open-ground", "forest", "hills", "marsh", "river", "town", "ruins", "minefield", "desert", "road", "jungle",
    "ridge", "field-depot", "frozen-steppe",
)  # fmt: skip
@covers("P-1.2", "P-16.1")
def test_the_terrain_deck_has_forty_cards_of_which_everybody_knows_the_kinds() -> None:
    copies = {
        "open-ground": 6, "forest": 4, "hills": 4, "marsh": 3, "river": 3, "town": 3, "ruins": 2, "minefield": 2,
        "desert": 2, "road": 3, "jungle": 2, "ridge": 2, "field-depot": 2, "frozen-steppe": 2,
    }  # fmt: skip
    assert Counter(card.id for card in TERRAIN_DECK) == copies
    assert sum(copies.values()) == 40
    assert view(board(seat(), face_down=["all"]), 0).table.unseen == copies


@about("open-ground")
@covers("P-18.5")
def test_open_ground_costs_one_point_and_does_nothing_to_who_enters() -> None:
    for card in (INFANTRY, VEHICLE, GUN, AIRCRAFT):
        match = enter(card, "open-ground")
        assert (unit_at(match, "c3").spent, damage(match, "c3"), is_halted(match, "c3")) == (1, 0, False)


@about("open-ground")
@covers("P-18.5")
def test_open_ground_changes_no_value_and_gives_no_keyword() -> None:
    match = enter("panzer-iii", "open-ground")
    assert (values(match, "c3"), unit_at(match, "c3").keywords) == ("2/3/3", {"overrun": 1})
    assert clash(seat({"c2": "panther"}), seat({"c3": "is-2"})) == (None, 3)


@about("open-ground")
@covers("P-18.5")
def test_open_ground_does_nothing_at_the_start_of_any_phase() -> None:
    match = board(seat({"c2": unit("panzer-iv", damage=2)}, supply=["t-34"]), phase="turn")
    assert (values(match, "c2"), damage(match, "c2")) == ("2/4/2", 2)


@about("open-ground")
@covers("P-8.7")
def test_open_ground_that_was_hidden_is_revealed_for_good_when_somebody_enters() -> None:
    match = enter(VEHICLE, "open-ground", face_down=["c3", "c4"])
    assert (space(match, "c3").terrain, space(match, "c4").terrain) == ("open-ground", None)
    play(match, "move c3", "to c2")
    assert space(match, "c3").terrain == "open-ground"


@about("forest")
@covers("P-10.3")
def test_forest_gives_infantry_cover_of_one_against_attacks_and_ranged_attacks() -> None:
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}), terrain={"c3": "forest"}) == (1, 2)
    match = board(seat({"c1": "long-tom"}), seat({"c3": "guards-rifles"}), terrain={"c3": "forest"})
    assert damage(play(match, "ranged c1", "target c3"), "c3") == 2


@about("forest")
@covers("P-10.3")
def test_forest_covers_no_attacker_no_other_type_and_never_the_last_damage() -> None:
    forests = {"c2": "forest", "c3": "forest"}
    assert clash(seat({"c2": "grenadiers"}), seat({"c3": "panzer-iii"}), terrain=forests) == (2, 1)
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iv"}), terrain=forests)[1] == 2
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "flak-88"}), terrain=forests)[1] == 2
    assert clash(seat({"c2": "panzer-ii"}), seat({"c3": "grenadiers"}), terrain=forests)[1] == 1


@about("forest")
@covers("P-8.5")
def test_forest_makes_vehicles_pay_one_more_and_nobody_else() -> None:
    assert [toll(card, "forest") for card in (VEHICLE, INFANTRY, GUN, AIRCRAFT)] == [2, 1, 1, 1]
    assert toll("type-2-ka-mi", "forest") == 1


@about("forest")
@covers("P-8.6", "P-8.7")
def test_forest_that_is_hidden_costs_one_point_and_the_next_one_is_then_out_of_reach() -> None:
    match = board(seat({"c1": "panzer-iv"}), terrain={"c2": "forest", "c3": "forest"}, face_down=["c2", "d2"])
    play(match, "move c1", "to c2")
    assert (unit_at(match, "c2").spent, space(match, "c2").terrain) == (1, "forest")
    assert legal(play(match, "move c2")) == ["to c1", "to b2", "to d2"]


@about("hills")
@covers("P-8.5")
def test_hills_cost_everybody_on_the_ground_one_point_more() -> None:
    assert [toll(card, "hills") for card in (VEHICLE, INFANTRY, AIRCRAFT, "rangers")] == [2, 2, 1, 1]


@about("hills")
@covers("P-10.1")
def test_hills_give_one_attack_for_attack_and_defense_alike() -> None:
    assert values(enter("t-34", "hills"), "c3") == "3/2/3"
    assert clash(seat({"c2": "panzer-iv"}), seat({"c3": "panzer-iii"}), terrain={"c3": "hills"}) == (3, None)
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "is-2"}), terrain={"c2": "hills"})[1] == 2
    assert values(enter(AIRCRAFT, "hills"), "c3") == "1/1/4"


@about("hills")
@covers("P-8.6")
def test_hills_can_be_entered_with_a_single_movement_point_as_the_first_leg_only() -> None:
    match = enter("kv-1", "hills")
    assert (unit_at(match, "c3").spent, "move c3" in legal(match)) == (1, False)
    tired = board(seat({"c2": unit("t-34", legs=2, spent=2)}), terrain={"c3": "hills"})
    assert legal(play(tired, "move c2")) == ["to c1", "to b2", "to d2"]


@about("hills")
@covers("P-8.7", "P-11.1")
def test_hills_that_are_hidden_cost_one_point_and_help_once_they_are_revealed() -> None:
    match = enter("t-34", "hills", face_down=["c3"])
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (1, "3/2/3")


@about("hills")
@covers("P-9.4")
def test_hills_let_a_howitzer_attack_that_has_no_attack_of_its_own() -> None:
    for terrain, attackers in (("hills", ["attack c4"]), ("open-ground", [])):
        match = board(seat({"c4": "lefh-18"}), seat(supply=["t-34"] * 3), terrain={"c4": terrain})
        assert legal_starting(match, "attack") == attackers


@about("marsh")
@covers("P-8.8", "P-8.9")
def test_marsh_halts_vehicles_and_guns_that_enter() -> None:
    for card in (VEHICLE, "is-2", "type-1-at-gun"):
        match = enter(card, "marsh")
        assert (is_halted(match, "c3"), damage(match, "c3"), unit_at(match, "c3").spent) == (True, 0, 1)
        assert "move c3" not in legal(match)


@about("marsh")
def test_marsh_does_not_halt_infantry_aircraft_and_pathfinders() -> None:
    for card in (INFANTRY, AIRCRAFT, "type-2-ka-mi", "type-41-mountain-gun"):
        assert not is_halted(enter(card, "marsh"), "c3")


@about("marsh")
@covers("P-8.9")
def test_marsh_keeps_nobody_from_attacking_and_lets_go_in_the_next_turn() -> None:
    match = enter("t-34", "marsh", seat({"c4": "kv-1"}, supply=["t-34"]))
    assert is_halted(match, "c3")
    play(match, "attack c3")
    assert damage(match, "c4") == 1
    fresh = board(seat({"c3": "t-34"}), terrain={"c3": "marsh"}, phase="main start")
    assert legs_left(fresh, "c3", "c2") == 2


@about("marsh")
@covers("P-8.8")
def test_marsh_halts_an_overrunning_tank_and_one_that_walks_in_blindly() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "marine-raiders"}), terrain={"c3": "marsh"})
    play(match, "attack c2", "yes")
    assert is_halted(match, "c3")
    assert is_halted(enter(VEHICLE, "marsh", face_down=["c3"]), "c3")


@about("river")
@covers("P-8.5", "P-10.1")
def test_river_costs_everybody_on_the_ground_one_point_more_and_one_attack() -> None:
    assert [toll(card, "river") for card in (VEHICLE, INFANTRY)] == [2, 2]
    assert [values(enter(card, "river"), "c3") for card in (VEHICLE, INFANTRY)] == ["1/1/4", "0/2/3"]
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iv"}), terrain={"c3": "river"}) == (2, 2)


@about("river")
def test_river_does_not_touch_aircraft_and_costs_pathfinders_only_the_attack() -> None:
    plane, walker = enter("p-47-thunderbolt", "river"), enter("rangers", "river")
    assert (unit_at(plane, "c3").spent, values(plane, "c3")) == (1, "2/2/4")
    assert (unit_at(walker, "c3").spent, values(walker, "c3")) == (1, "1/3/2")


@about("river")
@covers("P-9.3", "P-10.1")
def test_river_never_takes_attack_below_zero_and_leaves_what_is_added_in_battle() -> None:
    match = board(
        seat({"c3": "type-1-at-gun", "b3": "conscript-rifles", "a1": "panzer-ii"}),
        seat({"c4": "t-34", "b4": "kv-1", "a2": "t-34"}),
        terrain={"c3": "river", "b3": "river", "a1": "river"},
    )
    assert values(match, "c3") == "0/2/1"
    assert legal_starting(match, "attack") == ["attack c3"]
    play(match, "attack c3")
    assert is_empty(match, "c4")


@about("river")
@covers("P-8.7")
def test_river_that_is_hidden_costs_one_point_but_weakens_at_once() -> None:
    match = enter("t-34", "river", face_down=["c3"])
    assert (unit_at(match, "c3").spent, values(match, "c3")) == (1, "1/2/3")


@about("town")
@covers("P-10.1")
def test_town_gives_infantry_one_defense() -> None:
    match = enter("grenadiers", "town")
    assert (values(match, "c3"), unit_at(match, "c3").spent) == ("1/4/2", 1)
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}), terrain={"c3": "town"})[1] == 3
    assert clash(seat({"c2": "tiger-i"}), seat({"c3": "grenadiers"}), terrain={"c3": "town"})[1] is None


@about("town")
def test_town_gives_nothing_to_other_types() -> None:
    assert [values(enter(card, "town"), "c3") for card in (VEHICLE, GUN, AIRCRAFT)] == ["2/1/4", "1/2/1", "1/1/4"]


@about("town")
@covers("P-10.5")
def test_town_keeps_a_unit_alive_that_is_destroyed_when_it_leaves() -> None:
    match = board(seat({"c3": unit("grenadiers", damage=3)}), terrain={"c3": "town", "b3": "town"})
    assert wound(play(match.fork(), "move c3", "to b3"), "b3") == 3
    play(match, "move c3", "to d3")
    assert (is_empty(match, "c3"), is_empty(match, "d3")) == (True, True)
    assert is_calm(match)


@about("town")
@covers("P-11.1")
def test_town_that_is_revealed_by_an_entering_unit_shelters_it_at_once() -> None:
    assert values(enter("grenadiers", "town", face_down=["c3"]), "c3") == "1/4/2"


@about("ruins")
@covers("P-10.3")
def test_ruins_give_infantry_cover_of_one() -> None:
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}), terrain={"c3": "ruins"}) == (1, 2)
    assert clash(seat({"c2": "grenadiers"}), seat({"c3": "panzer-iii"}), terrain={"c2": "ruins"}) == (2, 1)
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iv"}), terrain={"c3": "ruins"})[1] == 2


@about("ruins")
def test_ruins_hide_infantry_from_the_opponents_choice_and_no_vehicle() -> None:
    match = board(
        seat({"a1": "grenadiers"}, hand=["fire-mission"], stacks={"a0": 1}),
        seat({"c3": "guards-rifles", "d3": "is-2"}),
        terrain={"c3": "ruins", "d3": "ruins"},
    )
    play(match, "play fire-mission")
    assert (damage(match, "c3"), damage(match, "d3")) == (0, 1)


@about("ruins")
def test_ruins_hide_nobody_from_attacks_and_friends() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, hand=["fire-mission"], stacks={"a0": 1}),
        seat({"c3": "grenadiers"}),
        terrain={"c3": "ruins"},
    )
    assert "play fire-mission" not in legal(match)
    assert "attack c2" in legal(match)
    friend = board(seat({"c3": "grenadiers"}, hand=["elastic-defense"], stacks={"a0": 1}), terrain={"c3": "ruins"})
    assert "play elastic-defense" in legal(friend)


@about("ruins")
@covers("P-8.5")
def test_ruins_make_vehicles_pay_one_more_and_nobody_else() -> None:
    assert [toll(card, "ruins") for card in (VEHICLE, INFANTRY, GUN, AIRCRAFT)] == [2, 1, 1, 1]


@about("jungle")
@covers("P-9.9")
def test_jungle_hides_units_of_every_type_on_the_ground() -> None:
    jungles = dict.fromkeys(("a3", "b3", "c3", "d3"), "jungle")
    match = board(
        seat({"c1": "m7-priest"}),
        seat({"a3": "grenadiers", "b3": "is-2", "c3": "zis-3", "d3": "yak-9", "e3": "t-34"}),
        terrain=jungles,
    )
    play(match, "ranged c1")
    assert legal(match) == ["target c1", "target d3", "target e3", "target player 1", "target player 0"]


@about("jungle")
@covers("P-9.9")
def test_jungle_saves_a_target_that_is_shifted_into_it_but_not_from_an_attack() -> None:
    match = board(
        seat({"c1": "m7-priest", "c2": "panzer-iii"}),
        seat({"d3": "panzer-iv"}, hand=["elastic-defense"], stacks={"a5": 1}),
        terrain={"c3": "jungle"},
    )
    play(match, "ranged c1", "target d3", "play elastic-defense", "to c3")
    assert damage(match, "c3") == 0
    play(match, "attack c2")
    assert damage(match, "c3") == 2


@about("jungle")
@covers("P-8.5")
def test_jungle_makes_vehicles_pay_one_more_and_gives_no_cover() -> None:
    assert [toll(card, "jungle") for card in (VEHICLE, INFANTRY, GUN, AIRCRAFT)] == [2, 1, 1, 1]
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "grenadiers"}), terrain={"c3": "jungle"})[1] == 2


@about("jungle")
def test_jungle_protects_nobody_from_what_does_not_target() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["booby-traps"]), seat({"c2": "t-34", "d2": "is-2"}), terrain={"c2": "jungle"}
    )
    play(match, "play booby-traps")
    assert (damage(match, "c2"), damage(match, "d2")) == (1, 1)
