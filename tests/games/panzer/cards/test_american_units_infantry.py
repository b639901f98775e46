"""American Infantry Units: each works, does not, and stops where it should."""

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
    stack_at,
    supply,
    unit,
    unit_at,
)
from tests.games.panzer.cards.measures import DESTROYED, fight, legs_left, measured
from tests.rulebook import covers

SUPPLY = ("factory",) * 4


@about("gi-rifle-squad")
def test_gi_rifle_squad_costs_one_makes_two_legs_stands_two_hits_and_deals_one() -> None:
    assert measured("gi-rifle-squad") == (1, 2, 2)
    assert fight("gi-rifle-squad", "bergepanther") == (0, 1)


@about("gi-rifle-squad")
@covers("P-9.4")
def test_gi_rifle_squad_guards_the_supply_against_an_adjacent_unit() -> None:
    match = board(seat({"b4": "panther"}), seat({"c4": "gi-rifle-squad", "a4": "bazooka-team"}, supply=SUPPLY))
    assert follow_ups(match, "attack b4") == ["at a4", "at c4"]


@about("gi-rifle-squad")
@covers("P-3.3")
def test_gi_rifle_squad_does_not_guard_against_a_unit_that_is_diagonal_to_it() -> None:
    match = board(seat({"b4": "panther"}), seat({"c3": "gi-rifle-squad"}, supply=SUPPLY))
    play(match, "attack b4")
    assert len(supply(match, 1)) == 1
    assert is_calm(match)


@about("gi-rifle-squad")
def test_gi_rifle_squad_lets_its_player_draw_when_it_is_destroyed() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "gi-rifle-squad"}, supply=("t-34", "kv-1")))
    play(match, "attack c2", "order 1 gi-rifle-squad destroy-effect")
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])
    play(match, "yes", "no")
    assert (hand(match, 1), supply(match, 1), hand(match, 0)) == (["t-34"], ["kv-1"], [])
    assert (is_empty(match, "c3"), damage(match, "c2"), is_calm(match)) == (True, 1, True)


@about("gi-rifle-squad")
@covers("P-15.1", "P-15.2")
def test_gi_rifle_squads_player_may_decline_the_draw_from_an_empty_supply_and_loses_by_taking_it() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "gi-rifle-squad"}))
    play(match, "attack c2")
    declined = play(match.fork(), "no")
    assert (is_calm(declined), declined.is_over) == (True, False)
    play(match, "yes")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@about("gi-rifle-squad")
@covers("P-6.7")
def test_gi_rifle_squad_draws_too_when_its_last_factory_is_destroyed_under_it() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]), seat(stacks={"b5": stack(1, "gi-rifle-squad")}, supply=SUPPLY)
    )
    play(match, "play saboteurs", "yes")
    assert junkyard(match, 1) == ["factory", "gi-rifle-squad"]
    assert (hand(match, 1), is_calm(match)) == (["factory"], True)


@about("bazooka-team")
def test_bazooka_team_costs_one_makes_two_legs_and_stands_two_hits() -> None:
    assert measured("bazooka-team") == (1, 2, 2)


@about("bazooka-team")
@covers("P-10.2")
def test_bazooka_team_deals_three_to_a_vehicle_that_it_attacks() -> None:
    assert fight("bazooka-team", "bergepanther") == (0, 3)
    assert fight("bazooka-team", "panther") == (DESTROYED, 3)


@about("bazooka-team")
def test_bazooka_team_deals_one_to_infantry_guns_and_aircraft() -> None:
    assert fight("bazooka-team", "type-92-crew") == (1, 1)
    assert fight("bazooka-team", "lefh-18") == (0, 1)
    assert fight("bazooka-team", "l-4-spotter") == (0, DESTROYED)
    assert fight("bazooka-team", "b-25-mitchell") == (DESTROYED, 1)


@about("bazooka-team")
def test_bazooka_team_deals_three_to_a_vehicle_that_attacks_it() -> None:
    assert fight("panther", "bazooka-team") == (3, DESTROYED)
    assert fight("m3-stuart", "bazooka-team") == (DESTROYED, 1)


@about("bazooka-team")
@covers("P-9.7")
def test_bazooka_team_deals_one_to_the_supply_and_less_to_armor() -> None:
    match = board(seat({"c4": "bazooka-team"}), seat(supply=SUPPLY))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 3
    assert fight("bazooka-team", "kv-1") == (DESTROYED, 1)
    assert fight("bazooka-team", "tiger-i") == (DESTROYED, 2)


@about("mortar-section")
def test_mortar_section_costs_one_makes_one_leg_and_stands_one_hit() -> None:
    assert measured("mortar-section") == (1, 1, 1)


@about("mortar-section")
@covers("P-9.9")
def test_mortar_section_fires_for_one_at_any_unit_or_player() -> None:
    match = board(
        seat({"a1": "mortar-section", "b1": "bazooka-team"}, supply=SUPPLY), seat({"e4": "panzer-iv"}, supply=SUPPLY)
    )
    targets = ["target a1", "target b1", "target e4", "target player 1", "target player 0"]
    assert follow_ups(match, "ranged a1") == targets
    for number in (0, 1):
        shelled = play(match.fork(), "ranged a1", f"target player {number}")
        assert [len(supply(shelled, either)) for either in (number, 1 - number)] == [3, 4]
    play(match, "ranged a1", "target e4")
    assert (damage(match, "e4"), damage(match, "a1"), damage(match, "b1")) == (1, 0, 0)
    assert is_calm(match)


@about("mortar-section")
@covers("P-9.1")
def test_mortar_section_is_halted_by_its_ranged_attack_and_has_only_one_in_a_turn() -> None:
    match = board(seat({"a1": "mortar-section"}, supply=SUPPLY), seat({"e4": "panzer-iv"}, supply=SUPPLY))
    play(match, "ranged a1", "target e4")
    assert unit_at(match, "a1").halted
    assert legal(match) == ["end"]
    end_turn(end_turn(match))
    assert {"move a1", "ranged a1"} <= set(legal(match))


@about("mortar-section")
def test_mortar_section_cannot_fire_in_a_turn_in_which_it_moved() -> None:
    match = board(seat({"a1": "mortar-section"}, supply=SUPPLY), seat({"e4": "panzer-iv"}, supply=SUPPLY))
    play(match, "move a1", "to a2")
    assert legal(match) == ["end"]
    end_turn(end_turn(match))
    assert "ranged a2" in legal(match)


@about("mortar-section")
@covers("P-9.3")
def test_mortar_section_can_attack_only_when_something_raises_its_attack() -> None:
    assert legal_starting(board(seat({"c2": "mortar-section"}), seat({"c3": "panzer-iv"})), "attack") == []
    assert legal_starting(board(seat({"c4": "mortar-section"}), seat(supply=SUPPLY)), "attack") == []
    assert fight("mortar-section", "bergepanther", terrain={"c2": "hills"}) == (0, 1)


@about("mortar-section")
@covers("P-10.3")
def test_mortar_section_still_deals_one_through_cover_and_cannot_fire_at_what_is_concealed() -> None:
    enemies = seat({"e4": "grenadiers", "d4": "grenadiers"})
    match = board(seat({"a1": "mortar-section"}), enemies, terrain={"e4": "forest", "d4": "jungle"})
    assert follow_ups(match, "ranged a1") == ["target a1", "target e4", "target player 1", "target player 0"]
    play(match, "ranged a1", "target e4")
    assert damage(match, "e4") == 1


@about("combat-engineers")
def test_combat_engineers_cost_two_make_two_legs_stand_three_hits_and_deal_two() -> None:
    assert measured("combat-engineers") == (2, 2, 3)
    assert fight("combat-engineers", "type-92-crew") == (1, 2)
    assert fight("combat-engineers", "bergepanther") == (0, 2)


@about("combat-engineers")
@covers("P-10.6")
def test_combat_engineers_remove_two_damage_from_themselves_or_an_adjacent_friend() -> None:
    match = board(
        seat({
            "c2": unit("combat-engineers", damage=1), "c1": unit("panther", damage=4), "b2": "m4-sherman",
            "d1": unit("t-34", damage=1),
        }),
        seat({"c3": unit("panther", damage=4)}),
    )  # fmt: skip
    assert follow_ups(match, "repair c2") == ["target c1", "target c2"]
    mended = play(match.fork(), "repair c2", "target c2")
    assert (damage(mended, "c2"), damage(mended, "c1")) == (0, 4)
    play(match, "repair c2", "target c1")
    assert [damage(match, name) for name in ("c1", "c2", "d1", "c3")] == [2, 1, 1, 4]
    assert is_calm(match)


@about("combat-engineers")
@covers("P-9.1")
def test_combat_engineers_repair_instead_of_attacking_and_once_a_turn() -> None:
    match = board(seat({"c2": "combat-engineers", "c1": unit("panther", damage=4)}), seat({"c3": "bergepanther"}))
    attacked = play(match.fork(), "attack c2")
    assert [move for move in legal(attacked) if move.endswith("c2")] == ["move c2"]
    play(match, "repair c2")
    assert [move for move in legal(match) if move.endswith("c2")] == ["move c2"]


@about("combat-engineers")
def test_combat_engineers_cannot_repair_when_nobody_is_damaged_or_they_are_fresh_or_suppressed() -> None:
    for engineers, hurt in (
        (unit("combat-engineers"), 0),
        (unit("combat-engineers", fresh=True), 1),
        (unit("combat-engineers", suppressed=True), 1),
    ):
        match = board(seat({"c2": engineers, "c1": unit("panther", damage=hurt)}))
        assert legal_starting(match, "repair") == []


@about("combat-engineers")
@covers("P-11.5")
def test_combat_engineers_demolish_a_terrain_modifier_of_either_player_here_or_adjacent() -> None:
    match = board(
        seat({"c2": "combat-engineers"}, modifiers={"c2": "trench-line", "d3": "bunker"}),
        seat(modifiers={"c3": "barbed-wire", "c1": "mine-belt"}),
    )
    assert follow_ups(match, "demolish c2") == ["target c1", "target c2", "target c3"]
    play(match, "demolish c2", "target c3")
    assert (space(match, "c3").modifier, junkyard(match, 1), junkyard(match, 0)) == (None, ["barbed-wire"], [])
    assert space(match, "c1").modifier is not None
    assert (legal_starting(match, "demolish"), is_calm(match)) == ([], True)


@about("combat-engineers")
@covers("P-3.4", "P-6.6")
def test_combat_engineers_demolish_a_factory_only_of_the_enemy_stack_in_their_column() -> None:
    north = seat(stacks={"b5": stack(2, "kv-1"), "c5": 3})
    match = board(seat({"b4": "combat-engineers"}), north)
    play(match, "demolish b4")
    assert [stack_at(match, name).factories for name in ("b5", "c5")] == [1, 3]
    assert (is_empty(match, "b5"), junkyard(match, 1)) == (False, ["factory"])
    for start in ("a4", "b3"):
        assert legal_starting(board(seat({start: "combat-engineers"}), north), "demolish") == []
    assert legal_starting(board(seat({"a1": "combat-engineers"}, stacks={"a0": 1}), north), "demolish") == []


@about("airborne-infantry")
def test_airborne_infantry_costs_two_makes_two_legs_stands_three_hits_and_deals_two() -> None:
    assert measured("airborne-infantry") == (2, 2, 3)
    assert fight("airborne-infantry", "bergepanther") == (0, 2)


@about("airborne-infantry")
@covers("P-8.9")
def test_airborne_infantry_drops_into_the_enemy_front_line_is_halted_and_attacks() -> None:
    match = board(seat(stacks={"c0": stack(2, "airborne-infantry")}), seat({"d4": "bergepanther"}))
    play(match, "paradrop c0", "to d3")
    assert (unit_at(match, "d3").halted, is_empty(match, "c0")) == (True, True)
    assert legal(match) == ["attack d3", "end"]
    play(match, "attack d3")
    assert (damage(match, "d4"), is_calm(match)) == (2, True)


@about("airborne-infantry")
def test_airborne_infantry_drops_only_onto_unoccupied_face_up_terrain_outside_the_enemy_back_line() -> None:
    match = board(
        seat({"a1": "gi-rifle-squad"}, stacks={"c0": stack(2, "airborne-infantry")}),
        seat({"e3": "bergepanther"}),
        face_down=["b1", "c2", "c4", "d3"],
    )
    open_spaces = ["c1", "d1", "e1", "a2", "b2", "d2", "e2", "a3", "b3", "c3"]
    assert follow_ups(match, "paradrop c0") == [f"to {name}" for name in open_spaces]


@about("airborne-infantry")
@covers("P-8.2")
def test_airborne_infantry_cannot_drop_when_fresh_halted_or_off_its_stack() -> None:
    for fields in ({"fresh": True}, {"halted": True}, {"legs": 1}):
        match = board(seat(stacks={"c0": stack(2, unit("airborne-infantry", **fields))}))
        assert legal_starting(match, "paradrop") == []
    assert legal_starting(board(seat({"c1": "airborne-infantry"})), "paradrop") == []


@about("airborne-infantry")
@covers("P-8.3", "P-8.8")
def test_airborne_infantry_may_drop_past_an_enemy_at_its_door_and_enters_a_minefield() -> None:
    match = board(
        seat(stacks={"c0": stack(2, "airborne-infantry")}), seat({"c1": "panzer-iv"}), terrain={"b3": "minefield"}
    )
    assert legal(match) == ["paradrop c0", "end"]
    play(match, "paradrop c0", "to b3")
    assert damage(match, "b3") == 1


@about("airborne-infantry")
@covers("P-10.3")
def test_airborne_infantry_is_entrenched_when_attacked_only() -> None:
    assert fight("m4-sherman", "airborne-infantry") == (2, 1)
    assert fight("panther", "airborne-infantry") == (2, 2)
    assert fight("m3-stuart", "airborne-infantry") == (DESTROYED, 1)
    assert fight("airborne-infantry", "m4-sherman") == (2, 2)
    match = board(seat({"a1": "m7-priest"}), seat({"c3": "airborne-infantry"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 2


@about("airborne-infantry")
def test_airborne_infantry_guards_the_supply_but_not_against_ranged_attacks() -> None:
    match = board(seat({"b4": "m7-priest"}), seat({"b3": "airborne-infantry"}, supply=SUPPLY))
    assert "target player 1" in follow_ups(match, "ranged b4")
    play(match, "attack b4")
    assert (len(supply(match, 1)), damage(match, "b3")) == (4, 1)


@about("rangers")
def test_rangers_cost_two_make_two_legs_stand_three_hits_and_deal_two() -> None:
    assert measured("rangers") == (2, 2, 3)
    assert fight("rangers", "bergepanther") == (0, 2)


@about("rangers")
@covers("P-8.5")
def test_rangers_pay_one_point_for_every_space() -> None:
    match = board(
        seat({"c2": "rangers", "a2": "gi-rifle-squad"}), seat(modifiers={"c2": "flooded-ground"}),
        terrain={"c2": "hills", "c3": "river", "a2": "hills", "a3": "river"},
    )  # fmt: skip
    assert legs_left(match, "c2", "c3") == 2
    assert legs_left(match, "a2", "a3") == 1


@about("rangers")
@covers("P-8.8")
def test_rangers_are_neither_damaged_nor_halted_by_what_they_enter() -> None:
    match = board(seat({"c1": "rangers"}), seat(modifiers={"c2": "barbed-wire"}), terrain={"c2": "minefield"})
    play(match, "move c1", "to c2")
    assert (damage(match, "c2"), unit_at(match, "c2").halted) == (0, False)
    assert "move c2" in legal(match)


@about("rangers", "kv-1")
def test_rangers_are_halted_by_zone_of_control() -> None:
    match = board(seat({"c1": "rangers"}), seat({"c3": "kv-1"}))
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").halted
    assert legal(match) == ["attack c2", "end"]


@about("rangers")
def test_rangers_may_draw_after_a_victory_as_attacker_or_defender() -> None:
    match = board(seat({"c2": "rangers"}, supply=("t-34", "kv-1")), seat({"c3": "lefh-18"}, supply=SUPPLY))
    declined = play(match.fork(), "attack c2", "no")
    assert (hand(declined, 0), is_calm(declined)) == ([], True)
    play(match, "attack c2", "yes")
    assert (hand(match, 0), hand(match, 1), is_calm(match)) == (["t-34"], [], True)
    match = board(seat({"c2": "m3-stuart"}, supply=SUPPLY), seat({"c3": "rangers"}, supply=("t-34", "kv-1")))
    play(match, "attack c2")
    assert asked(match) == (1, "may")
    play(match, "yes")
    assert (hand(match, 1), hand(match, 0), damage(match, "c3")) == (["t-34"], [], 1)


@about("rangers")
def test_rangers_do_not_draw_when_the_enemy_survives_or_both_are_destroyed() -> None:
    for ranger, enemy in (("rangers", "bergepanther"), (unit("rangers", damage=1), "stuka")):
        match = board(seat({"c2": ranger}, supply=SUPPLY), seat({"c3": enemy}))
        play(match, "attack c2")
        assert (hand(match, 0), is_calm(match)) == ([], True)
    assert fight(unit("rangers", damage=1), "stuka") == (DESTROYED, DESTROYED)


@about("marine-raiders")
def test_marine_raiders_cost_two_make_two_legs_and_stand_two_hits() -> None:
    assert measured("marine-raiders") == (2, 2, 2)


@about("marine-raiders")
def test_marine_raiders_deal_three_when_they_attack_and_two_when_they_defend() -> None:
    assert fight("marine-raiders", "bergepanther") == (0, 3)
    assert fight("panzer-iv", "marine-raiders") == (2, DESTROYED)
    assert fight("m3-stuart", "marine-raiders") == (DESTROYED, 1)
    assert fight("panzer-iii", "marine-raiders") == (2, DESTROYED)


@about("marine-raiders")
@covers("P-9.7", "P-10.7")
def test_marine_raiders_deal_three_to_the_supply_without_their_charge() -> None:
    match = board(seat({"c4": "marine-raiders"}), seat(supply=("t-34", "kv-1", "bt-7", "is-2")))
    play(match, "attack c4")
    assert (supply(match, 1), junkyard(match, 1)) == (["is-2"], ["t-34", "kv-1", "bt-7"])
    assert (damage(match, "c4"), is_calm(match)) == (0, True)


@about("marine-raiders", "gi-rifle-squad")
def test_marine_raiders_cannot_raid_from_the_front_line_or_beside_a_guard() -> None:
    assert legal_starting(board(seat({"c3": "marine-raiders"}), seat(supply=SUPPLY)), "attack") == []
    match = board(seat({"c4": "marine-raiders"}), seat({"d4": "gi-rifle-squad"}, supply=SUPPLY))
    play(match, "attack c4", "no")
    assert (is_empty(match, "d4"), len(supply(match, 1))) == (True, 4)
    assert legal_starting(match, "attack") == []


@about("marine-raiders")
@covers("P-10.8")
def test_marine_raiders_raid_for_one_less_against_dispersed_depots() -> None:
    match = board(seat({"c4": "marine-raiders"}), seat(stacks={"a5": stack(2, "dispersed-depots")}, supply=SUPPLY))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 2
