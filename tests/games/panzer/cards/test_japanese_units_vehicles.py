"""Japanese Vehicles: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    follow_ups,
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
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.cards.measures import DESTROYED, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("type-94-tankette")
def test_type_94_tankette_needs_one_factory_stands_two_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("type-94-tankette"), hits("type-94-tankette"), legs("type-94-tankette")) == (1, 2, 3)
    assert fight("type-94-tankette", "grenadiers") == (1, 1)


@about("type-94-tankette")
def test_type_94_tankette_turns_one_adjacent_terrain_face_up_each_turn() -> None:
    match = board(
        seat({"c2": "type-94-tankette"}, supply=FOUR), seat(supply=FOUR), terrain={"c3": "jungle"},
        face_down=["c3", "b2", "b3"],
    )  # fmt: skip
    assert follow_ups(match, "scout c2") == ["at b2", "at c3"]
    play(match, "scout c2", "at c3")
    assert space(match, "c3").terrain == "jungle"
    assert "scout c2" not in legal(match)
    end_turn(end_turn(match))
    play(match, "scout c2")
    assert space(match, "b2").terrain == "open-ground"
    assert space(match, "b3").terrain is None


@about("type-94-tankette")
def test_type_94_tankette_with_nothing_hidden_beside_it_does_not_scout() -> None:
    match = board(seat({"c2": "type-94-tankette"}), face_down=["b3", "c4"])
    assert legal_starting(match, "scout") == []


@about("type-94-tankette")
def test_type_94_tankette_destroyed_lets_its_player_draw() -> None:
    match = board(seat({"c2": "m4-sherman"}), seat({"c3": "type-94-tankette"}, supply=["ambush", *FOUR]))
    play(match, "attack c2")
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])
    play(match, "yes")
    assert hand(match, 1) == ["ambush"]
    assert is_calm(match)


@about("type-94-tankette")
@covers("P-15.2")
def test_type_94_tankette_destroyed_over_an_empty_supply_may_be_let_go() -> None:
    match = board(seat({"c2": "m4-sherman"}), seat({"c3": "type-94-tankette"}))
    play(match, "attack c2")
    assert play(match.fork(), "yes").is_over
    play(match, "no")
    assert not match.is_over
    assert is_calm(match)


@about("type-94-tankette")
@covers("P-6.7")
def test_type_94_tankette_destroyed_on_its_stack_lets_its_player_draw_as_well() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]),
        seat(stacks={"c5": stack(1, "type-94-tankette")}, supply=["ambush", *FOUR]),
    )
    play(match, "play saboteurs", "yes")
    assert is_empty(match, "c5")
    assert hand(match, 1) == ["ambush"]


@about("type-95-ha-go")
def test_type_95_ha_go_needs_one_factory_stands_one_hit_and_makes_three_legs() -> None:
    assert (smallest_stack("type-95-ha-go"), hits("type-95-ha-go"), legs("type-95-ha-go")) == (1, 1, 3)


@about("type-95-ha-go")
def test_type_95_ha_go_deals_two_damage_and_one_more_in_its_end() -> None:
    assert fight("type-95-ha-go", "sherman-jumbo") == (DESTROYED, 2)
    assert fight("m26-pershing", "type-95-ha-go") == (3, DESTROYED)
    assert fight("type-95-ha-go", "alarm-company") == (DESTROYED, DESTROYED)
    match = play(board(seat({"c4": "type-95-ha-go"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("type-95-ha-go")
def test_type_95_ha_go_destroyed_damages_an_adjacent_enemy_of_its_players_choice() -> None:
    match = board(
        seat({"a1": "m7-priest", "c2": "m4-sherman", "b3": "m4-sherman", "d4": "m4-sherman"}),
        seat({"c3": "type-95-ha-go", "d3": "grenadiers"}),
    )
    play(match, "ranged a1", "target c3")
    assert (asked(match), legal(match)) == ((1, "target"), ["target c2", "target b3"])
    play(match, "target b3")
    assert [damage(match, name) for name in ("b3", "c2", "d4", "a1", "d3")] == [1, 0, 0, 0, 0]
    assert is_calm(match)


@about("type-95-ha-go")
def test_type_95_ha_go_destroyed_next_to_nobody_it_can_aim_at_damages_nobody() -> None:
    match = board(
        seat({"a1": "m7-priest", "c2": "partisans", "d4": "m4-sherman"}),
        seat({"c3": "type-95-ha-go", "d3": "grenadiers"}),
    )
    play(match, "ranged a1", "target c3")
    assert [damage(match, name) for name in ("c2", "d4", "d3")] == [0, 0, 0]
    assert is_calm(match)


@about("type-95-ha-go")
@covers("P-3.4")
def test_type_95_ha_go_destroyed_on_its_stack_damages_nobody() -> None:
    match = board(seat({"c4": "assault-pioneers"}), seat(stacks={"c5": stack(1, "type-95-ha-go")}))
    play(match, "demolish c4")
    assert is_empty(match, "c5")
    assert damage(match, "c4") == 0
    assert is_calm(match)


@about("type-95-ha-go")
@covers("P-13.4")
def test_type_95_ha_go_takes_another_with_it_and_that_one_a_third() -> None:
    match = board(
        seat({"c2": "type-95-ha-go", "e2": "knee-mortar-team"}),
        seat({"c3": "type-95-ha-go", "b2": "bazooka-team", "d2": "type-95-ha-go"}),
    )
    play(match, "attack c2", "at c3")
    assert asked(match) == (0, "trigger-order")
    play(match, "order 0 type-95-ha-go destroy-effect", "target d2")
    assert [is_empty(match, name) for name in ("c2", "c3", "d2", "e2")] == [True, True, True, True]
    assert damage(match, "b2") == 0
    assert is_calm(match)


@about("type-2-ka-mi")
def test_type_2_ka_mi_needs_two_factories_stands_three_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("type-2-ka-mi"), hits("type-2-ka-mi"), legs("type-2-ka-mi")) == (2, 3, 2)
    assert fight("type-2-ka-mi", "grenadiers") == (1, 2)


@about("type-2-ka-mi")
def test_type_2_ka_mi_swims_rivers_and_marshes_at_one_point_a_space() -> None:
    match = board(seat({"c1": "type-2-ka-mi"}), terrain={"c2": "river", "c3": "marsh"})
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").points == 1
    play(match, "move c2", "to c3")
    assert not unit_at(match, "c3").halted


@about("type-2-ka-mi")
def test_type_2_ka_mi_ignores_tank_traps_and_mines_but_not_the_weakness_of_a_river() -> None:
    match = board(
        seat({"c1": "type-2-ka-mi"}), seat({"c4": "grenadiers"}, modifiers={"c2": "tank-traps", "c3": "mine-belt"}),
        terrain={"c3": "river"},
    )  # fmt: skip
    play(match, "move c1", "to c2", "move c2", "to c3", "attack c3")
    assert damage(match, "c4") == 1
    assert damage(match, "c3") == 1


@about("type-2-ka-mi")
def test_type_2_ka_mi_raids_the_supply_for_three() -> None:
    match = play(board(seat({"c4": "type-2-ka-mi"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 1


@about("type-2-ka-mi", "type-92-crew")
def test_type_2_ka_mi_is_halted_by_a_zone_of_control() -> None:
    match = board(seat({"c1": "type-2-ka-mi"}), seat({"c3": "type-92-crew"}))
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").halted


@about("type-97-chi-ha")
def test_type_97_chi_ha_needs_two_factories_stands_four_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("type-97-chi-ha"), hits("type-97-chi-ha"), legs("type-97-chi-ha")) == (2, 4, 2)


@about("type-97-chi-ha")
def test_type_97_chi_ha_deals_three_damage_attacking() -> None:
    assert fight("type-97-chi-ha", "m26-pershing") == (DESTROYED, 3)
    assert fight("type-97-chi-ha", "grenadiers") == (1, DESTROYED)


@about("type-97-chi-ha")
def test_type_97_chi_ha_deals_two_damage_defending_and_to_the_supply() -> None:
    assert fight("grenadiers", "type-97-chi-ha") == (2, 1)
    match = play(board(seat({"c4": "type-97-chi-ha"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("type-97-chi-ha")
@covers("P-10.3")
def test_type_97_chi_ha_charges_less_well_against_armor_and_trenches() -> None:
    assert fight("type-97-chi-ha", "kv-1") == (2, 1)
    assert fight("type-97-chi-ha", "guards-rifles") == (2, 2)
    assert fight("type-97-chi-ha", "guards-rifles", terrain={"c2": "hills"}) == (2, 3)


@about("type-1-ho-ni")
def test_type_1_ho_ni_needs_two_factories_stands_two_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("type-1-ho-ni"), hits("type-1-ho-ni"), legs("type-1-ho-ni")) == (2, 2, 2)


@about("type-1-ho-ni")
@covers("P-9.6")
def test_type_1_ho_ni_destroys_a_vehicle_of_four_defense_first() -> None:
    assert fight("type-1-ho-ni", "t-34-85") == (0, DESTROYED)
    assert fight("t-34-85", "type-1-ho-ni") == (DESTROYED, 0)
    assert fight("type-1-ho-ni", "m26-pershing") == (DESTROYED, 4)


@about("type-1-ho-ni")
def test_type_1_ho_ni_deals_infantry_two_damage_first() -> None:
    assert fight("type-1-ho-ni", "conscript-rifles") == (0, DESTROYED)
    assert fight("type-1-ho-ni", "workers-militia") == (1, 2)
    match = play(board(seat({"c4": "type-1-ho-ni"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("type-1-ho-ni")
def test_type_1_ho_ni_is_concealed_from_fuel_shortages_and_guns_but_not_from_attacks() -> None:
    match = board(
        seat({"a1": "m7-priest", "c3": "conscript-rifles"}, stacks={"a0": 1}, hand=["fuel-shortage"]),
        seat({"c4": "type-1-ho-ni"}, supply=FOUR),
    )
    assert "play fuel-shortage" not in legal(match)
    assert "target c4" not in follow_ups(match, "ranged a1")
    assert "attack c3" in legal(match)


@about("type-1-ho-ni", "tank-hunter-doctrine")
def test_type_1_ho_ni_learns_from_the_tank_hunter_doctrine() -> None:
    match = board(
        seat({"c2": "type-1-ho-ni"}, stacks={"a0": stack(1, "tank-hunter-doctrine")}), seat({"c3": "m26-pershing"})
    )
    play(match, "attack c2")
    assert is_empty(match, "c3")
    assert damage(match, "c2") == 0


@about("type-3-chi-nu")
def test_type_3_chi_nu_needs_three_factories_stands_five_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("type-3-chi-nu"), hits("type-3-chi-nu"), legs("type-3-chi-nu")) == (3, 5, 2)


@about("type-3-chi-nu")
def test_type_3_chi_nu_deals_five_damage_attacking_and_four_otherwise() -> None:
    assert fight("type-3-chi-nu", "is-2") == (DESTROYED, 4)
    assert fight("is-2", "type-3-chi-nu") == (3, DESTROYED)
    match = play(board(seat({"c4": "type-3-chi-nu"}), seat(supply=[*FOUR, *FOUR])), "attack c4")
    assert len(supply(match, 1)) == 4


@about("type-3-chi-nu")
def test_type_3_chi_nu_costs_the_opponent_a_card_with_every_victory() -> None:
    match = board(seat({"c2": "type-3-chi-nu"}, supply=FOUR), seat({"c3": "panzer-iv"}, supply=["bt-7", *FOUR]))
    play(match, "attack c2")
    assert is_empty(match, "c3")
    assert junkyard(match, 1) == ["panzer-iv", "bt-7"]
    assert (len(supply(match, 0)), len(supply(match, 1))) == (4, 4)
    assert is_calm(match)


@about("type-3-chi-nu")
def test_type_3_chi_nu_also_wins_when_it_is_attacked() -> None:
    match = board(seat({"c2": "grenadiers"}, supply=FOUR), seat({"c3": "type-3-chi-nu"}, supply=FOUR))
    play(match, "attack c2")
    assert (len(supply(match, 0)), len(supply(match, 1))) == (3, 4)


@about("type-3-chi-nu")
def test_type_3_chi_nu_has_no_victory_over_a_survivor_or_in_its_own_end() -> None:
    match = board(seat({"c2": "type-3-chi-nu"}), seat({"c3": "kv-1"}, supply=FOUR))
    play(match, "attack c2")
    assert (damage(match, "c3"), len(supply(match, 1))) == (3, 4)
    match = board(seat({"c2": unit("type-3-chi-nu", damage=4)}), seat({"c3": "conscript-rifles"}, supply=FOUR))
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert len(supply(match, 1)) == 4


@about("type-3-chi-nu", "alarm-company")
@covers("P-13.4")
def test_type_3_chi_nu_may_wake_a_card_of_the_opponents_supply() -> None:
    match = board(seat({"c2": "type-3-chi-nu"}), seat({"c3": "panzer-ii"}, supply=["alarm-company", *FOUR]))
    play(match, "attack c2")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "to c4")
    assert unit_at(match, "c4").card == "alarm-company"
    assert is_calm(match)


@about("type-3-chi-nu")
@covers("P-15.1")
def test_type_3_chi_nu_wins_nothing_from_an_empty_supply() -> None:
    match = board(seat({"c2": "type-3-chi-nu"}), seat({"c3": "panzer-ii"}))
    play(match, "attack c2")
    assert not match.is_over
    assert is_calm(match)


@about("type-94-tankette", "type-95-ha-go", "type-2-ka-mi")
@about("type-97-chi-ha", "type-1-ho-ni", "type-3-chi-nu")
@covers("P-1.7")
def test_japanese_vehicles_are_slowed_by_a_mud_season() -> None:
    for card, expected in (
        ("type-94-tankette", 2), ("type-95-ha-go", 2), ("type-2-ka-mi", 1),
        ("type-97-chi-ha", 1), ("type-1-ho-ni", 1), ("type-3-chi-nu", 1),
    ):  # fmt: skip
        match = board(seat({"c2": card}), seat(stacks={"a5": stack(2, "mud-season")}))
        assert unit_at(match, "c2").movement.value == expected


@about("type-94-tankette")
@covers("P-1.7")
def test_type_94_tankette_is_a_recon_unit() -> None:
    match = board(
        seat({"c2": "type-94-tankette", "d2": "type-95-ha-go"}, stacks={"a0": 1}, hand=["reconnaissance-in-force"])
    )
    play(match, "play reconnaissance-in-force")
    assert (values(match, "c2"), values(match, "d2")) == ("2/2/5", "2/1/3")
