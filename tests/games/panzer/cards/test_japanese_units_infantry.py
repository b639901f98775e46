"""Japanese Infantry: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    follow_ups,
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
from tests.games.panzer.cards.measures import DESTROYED, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("rifle-section")
def test_rifle_section_needs_one_factory_stands_two_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("rifle-section"), hits("rifle-section"), legs("rifle-section")) == (1, 2, 2)


@about("rifle-section")
@covers("P-10.2")
def test_rifle_section_deals_three_damage_to_a_unit_it_attacks() -> None:
    assert fight("rifle-section", "panzer-iv") == (DESTROYED, 3)
    assert fight("rifle-section", "grenadiers") == (1, DESTROYED)


@about("rifle-section")
def test_rifle_section_deals_one_damage_when_it_is_attacked() -> None:
    assert fight("grenadiers", "rifle-section") == (1, 1)


@about("rifle-section")
def test_rifle_section_does_not_charge_the_supply() -> None:
    match = play(board(seat({"c4": "rifle-section"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("rifle-section")
def test_rifle_section_charges_even_through_a_river() -> None:
    match = board(seat({"c2": "rifle-section"}), seat({"c3": "panzer-iv"}), terrain={"c2": "river"})
    play(match, "attack c2")
    assert damage(match, "c3") == 2


@about("bicycle-troops")
def test_bicycle_troops_need_one_factory_stand_two_hits_and_make_three_legs() -> None:
    assert (smallest_stack("bicycle-troops"), hits("bicycle-troops"), legs("bicycle-troops")) == (1, 2, 3)


@about("bicycle-troops")
@covers("P-9.7")
def test_bicycle_troops_raid_the_supply_for_two() -> None:
    match = board(seat({"c2": "bicycle-troops"}), seat(supply=FOUR))
    play(match, "move c2", "to c3", "move c3", "to c4", "attack c4")
    assert len(supply(match, 1)) == 2
    assert unit_at(match, "c4").points == 1
    assert is_calm(match)


@about("bicycle-troops")
def test_bicycle_troops_do_not_raid_units() -> None:
    assert fight("bicycle-troops", "grenadiers") == (1, 1)
    assert fight("grenadiers", "bicycle-troops") == (1, 1)


@about("bicycle-troops")
@covers("P-9.4")
def test_bicycle_troops_do_not_raid_past_a_guard_or_an_empty_supply() -> None:
    match = board(seat({"c4": "bicycle-troops"}), seat({"c3": "workers-militia"}, supply=FOUR))
    assert damage(play(match, "attack c4"), "c3") == 1
    assert legal_starting(board(seat({"c4": "bicycle-troops"})), "attack") == []
    assert legal_starting(board(seat({"c3": "bicycle-troops"}), seat(supply=FOUR)), "attack") == []


@about("bicycle-troops")
@covers("P-10.8")
def test_bicycle_troops_find_dispersed_depots_hard_to_raid() -> None:
    depots = {"a5": stack(2, "dispersed-depots")}
    match = play(board(seat({"c4": "bicycle-troops"}), seat(stacks=depots, supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3
    depots["b5"] = stack(2, "dispersed-depots")
    match = play(board(seat({"c4": "bicycle-troops"}), seat(stacks=depots, supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("knee-mortar-team")
def test_knee_mortar_team_needs_one_factory_stands_one_hit_and_makes_two_legs() -> None:
    assert (smallest_stack("knee-mortar-team"), hits("knee-mortar-team"), legs("knee-mortar-team")) == (1, 1, 2)
    assert fight("knee-mortar-team", "grenadiers") == (DESTROYED, 1)


@about("knee-mortar-team")
@covers("P-9.9")
def test_knee_mortar_team_fires_for_one_at_any_unit_but_at_no_player() -> None:
    match = board(
        seat({"a1": "knee-mortar-team", "b1": "type-97-chi-ha"}, supply=FOUR),
        seat({"e4": "panzer-iv", "d4": "b-25-mitchell", "c4": "partisans"}, supply=FOUR),
    )
    assert follow_ups(match, "ranged a1") == ["target a1", "target b1", "target d4", "target e4"]
    play(match, "ranged a1", "target e4")
    assert [damage(match, name) for name in ("a1", "b1", "d4", "e4")] == [0, 0, 0, 1]
    assert is_calm(match)


@about("knee-mortar-team")
def test_knee_mortar_team_fires_after_moving_and_moves_after_firing() -> None:
    match = board(seat({"a1": "knee-mortar-team"}), seat({"e4": "panzer-iv"}))
    play(match, "move a1", "to a2", "ranged a2", "target e4", "move a2", "to a3")
    assert damage(match, "e4") == 1
    assert not unit_at(match, "a3").halted


@about("knee-mortar-team")
@covers("P-9.1")
def test_knee_mortar_team_either_attacks_or_fires() -> None:
    match = board(seat({"c2": "knee-mortar-team"}), seat({"c3": "lefh-18"}))
    play(match, "ranged c2", "target c3")
    assert not {"attack c2", "ranged c2"} & set(legal(match))
    match = board(seat({"c2": "knee-mortar-team"}), seat({"c3": "lefh-18"}))
    play(match, "attack c2")
    assert not {"attack c2", "ranged c2"} & set(legal(match))


@about("knee-mortar-team")
def test_knee_mortar_team_does_not_fire_fresh_suppressed_or_from_a_stack() -> None:
    for state in ({"fresh": True}, {"suppressed": True}):
        match = board(
            seat({"c2": unit("knee-mortar-team", **state)}, stacks={"a0": stack(1, "knee-mortar-team")}),
            seat({"c3": "kv-1"}),
        )
        assert legal_starting(match, "ranged") == []


@about("hidden-snipers")
def test_hidden_snipers_need_one_factory_stand_one_hit_and_make_one_leg() -> None:
    assert (smallest_stack("hidden-snipers"), hits("hidden-snipers"), legs("hidden-snipers")) == (1, 1, 1)
    assert fight("hidden-snipers", "grenadiers") == (DESTROYED, 1)


@about("hidden-snipers")
def test_hidden_snipers_fire_for_one_at_infantry_only() -> None:
    match = board(
        seat({"a1": "hidden-snipers", "b1": "rifle-section"}, supply=FOUR),
        seat({"e4": "grenadiers", "d4": "panzer-iv", "c4": "flak-88", "b4": "stuka"}, supply=FOUR),
    )
    assert follow_ups(match, "ranged a1") == ["target a1", "target b1", "target e4"]
    play(match, "ranged a1", "target e4")
    assert damage(match, "e4") == 1
    assert is_calm(match)


@about("hidden-snipers")
def test_hidden_snipers_cannot_be_aimed_at_by_the_opponent() -> None:
    match = board(
        seat({"a1": "mortar-section"}, stacks={"a0": 1, "b0": 1}, hand=["fire-mission", "pinned-down"]),
        seat({"c4": "hidden-snipers"}, supply=FOUR),
    )
    assert legal_starting(match, "play") == []
    assert "target c4" not in follow_ups(match, "ranged a1")


@about("hidden-snipers")
def test_hidden_snipers_can_be_attacked() -> None:
    assert fight("grenadiers", "hidden-snipers") == (1, DESTROYED)


@about("hidden-snipers")
@covers("P-18.4")
def test_hidden_snipers_wake_when_they_fall_from_the_supply() -> None:
    match = board(seat({"c4": "m4-sherman"}), seat(stacks={"e5": 3}, supply=["hidden-snipers", "factory", *FOUR]))
    play(match, "attack c4")
    assert (asked(match)[0], legal(match)) == (1, ["decline", "to a4", "to b4", "to d4", "to e4", "to e5"])
    play(match, "to e5")
    assert unit_at(match, "e5").card == "hidden-snipers"
    assert junkyard(match, 1) == ["factory"]
    assert is_calm(match)


@about("hidden-snipers")
@covers("P-10.7")
def test_hidden_snipers_of_one_batch_wake_one_after_another() -> None:
    match = board(seat({"c4": "m4-sherman"}), seat(supply=["hidden-snipers", "hidden-snipers", *FOUR]))
    play(match, "attack c4", "to b4", "decline")
    assert unit_at(match, "b4").card == "hidden-snipers"
    assert junkyard(match, 1) == ["hidden-snipers"]
    assert is_calm(match)


@about("cave-defenders")
def test_cave_defenders_need_one_factory_stand_two_hits_and_make_one_leg() -> None:
    assert (smallest_stack("cave-defenders"), hits("cave-defenders"), legs("cave-defenders")) == (1, 2, 1)


@about("cave-defenders")
@covers("P-10.3")
def test_cave_defenders_take_one_damage_less_when_they_are_attacked() -> None:
    assert fight("panzer-iii", "cave-defenders") == (1, 1)
    assert fight("panther", "cave-defenders") == (1, DESTROYED)


@about("cave-defenders")
@covers("P-10.3")
def test_cave_defenders_in_a_forest_add_cover_to_their_entrenchment() -> None:
    assert fight("panther", "cave-defenders", terrain={"c3": "forest"}) == (1, 1)
    assert fight("m26-pershing", "cave-defenders", terrain={"c3": "forest"}) == (1, DESTROYED)
    assert fight("panzer-ii", "cave-defenders", terrain={"c3": "forest"}) == (1, 1)
    match = board(seat({"a1": "long-tom"}), seat({"e4": "cave-defenders"}), terrain={"e4": "forest"})
    play(match, "ranged a1", "target e4")
    assert is_empty(match, "e4")


@about("cave-defenders")
@covers("P-10.3")
def test_cave_defenders_are_not_entrenched_when_they_attack_or_against_events() -> None:
    assert fight("cave-defenders", "shipping-engineers") == (DESTROYED, 1)
    match = board(seat(stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": "cave-defenders"}))
    play(match, "play fire-mission")
    assert is_empty(match, "c3")


@about("cave-defenders")
def test_cave_defenders_guard_the_supply() -> None:
    match = board(seat({"c4": "panzer-iii"}), seat({"d4": "cave-defenders"}, supply=FOUR))
    play(match, "attack c4")
    assert damage(match, "d4") == 1
    assert len(supply(match, 1)) == 4


@about("cave-defenders")
def test_cave_defenders_awake_in_time_to_guard_against_the_second_attack() -> None:
    match = board(seat({"b4": "panzer-iii", "d4": "panzer-iii"}), seat(supply=["cave-defenders", "factory", *FOUR]))
    play(match, "attack b4", "to c4")
    play(match, "attack d4")
    assert damage(match, "c4") == 1
    assert len(supply(match, 1)) == 4


@about("cave-defenders")
def test_cave_defenders_without_room_stay_in_the_junkyard() -> None:
    line = dict.fromkeys(("a4", "b4", "c4", "d4"), "panzer-ii")
    match = board(
        seat(line), seat(stacks={"a5": stack(1, "rifle-section")}, supply=["cave-defenders", *FOUR]),
        face_down=["e4"],
    )  # fmt: skip
    play(match, "attack a4")
    assert junkyard(match, 1) == ["cave-defenders"]
    assert is_calm(match)


@about("type-92-crew")
def test_type_92_crew_needs_one_factory_stands_three_hits_and_makes_one_leg() -> None:
    assert (smallest_stack("type-92-crew"), hits("type-92-crew"), legs("type-92-crew")) == (1, 3, 1)
    assert fight("type-92-crew", "grenadiers") == (1, 1)
    assert fight("panzer-iii", "type-92-crew") == (1, 2)


@about("type-92-crew")
def test_type_92_crew_guards_and_halts_what_comes_beside_it() -> None:
    match = board(seat({"c3": "m4-sherman"}), seat({"d4": "type-92-crew"}, supply=FOUR))
    play(match, "move c3", "to c4")
    assert unit_at(match, "c4").halted
    play(match, "attack c4")
    assert damage(match, "d4") == 2
    assert len(supply(match, 1)) == 4


@about("type-92-crew")
def test_type_92_crew_lets_pass_on_the_diagonal_and_in_the_air() -> None:
    match = board(seat({"b3": "m4-sherman", "c3": "p-47-thunderbolt"}), seat({"d3": "type-92-crew"}, supply=FOUR))
    play(match, "move b3", "to b4", "move b4", "to c4")
    assert not unit_at(match, "c4").halted
    play(match, "attack c4")
    assert len(supply(match, 1)) == 2
    play(match, "move c3", "to c2", "move c2", "to d2")
    assert not unit_at(match, "d2").halted


@about("type-92-crew")
@covers("P-7.3")
def test_type_92_crew_on_a_stack_neither_guards_nor_halts() -> None:
    match = board(seat({"c3": "m4-sherman"}), seat(stacks={"c5": stack(1, "type-92-crew")}, supply=FOUR))
    play(match, "move c3", "to c4")
    assert not unit_at(match, "c4").halted
    play(match, "attack c4")
    assert len(supply(match, 1)) == 2


@about("type-92-crew")
@covers("P-8.9")
def test_type_92_crew_halts_only_until_the_end_of_the_turn() -> None:
    match = board(seat({"c1": "m4-sherman"}, supply=FOUR), seat({"c3": "type-92-crew"}, supply=FOUR))
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").halted
    end_turn(match)
    assert not unit_at(match, "c2").halted


@about("night-raiders")
def test_night_raiders_need_two_factories_stand_three_hits_and_make_two_legs() -> None:
    assert (smallest_stack("night-raiders"), hits("night-raiders"), legs("night-raiders")) == (2, 3, 2)


@about("night-raiders")
def test_night_raiders_deal_four_damage_attacking_and_two_otherwise() -> None:
    assert fight("night-raiders", "m26-pershing") == (DESTROYED, 4)
    assert fight("m26-pershing", "night-raiders") == (2, DESTROYED)
    match = play(board(seat({"c4": "night-raiders"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("night-raiders")
def test_night_raiders_cannot_be_the_target_of_enemy_ranged_attacks_events_or_abilities() -> None:
    match = board(
        seat({"a1": "m7-priest", "b1": "katyusha"}, stacks={"a0": 3, "b0": 3}, hand=["fire-mission", "d3a-val"]),
        seat({"c4": "night-raiders"}, supply=FOUR),
    )
    assert "target c4" not in follow_ups(match, "ranged a1")
    assert "action b1" not in legal(match)
    assert "play fire-mission" not in legal(match)
    play(match, "play d3a-val", "stack a0")
    assert damage(match, "c4") == 0
    assert is_calm(match)


@about("night-raiders")
def test_night_raiders_can_be_attacked_and_hit_by_what_does_not_target() -> None:
    assert fight("panzer-iii", "night-raiders") == (2, 2)
    match = board(seat({"a1": "katyusha"}), seat({"c3": "panzer-iv", "c4": "night-raiders"}))
    play(match, "action a1")
    assert (damage(match, "c3"), damage(match, "c4")) == (1, 1)


@about("night-raiders")
def test_night_raiders_may_be_chosen_by_their_own_side() -> None:
    match = board(seat({"a1": "lefh-18", "b1": "night-raiders"}, stacks={"a0": 1}, hand=["spider-holes"]))
    assert "target b1" in follow_ups(match, "ranged a1")
    play(match, "play spider-holes")
    assert unit_at(match, "b1").keywords["first-fire"] == 1


@about("shipping-engineers")
def test_shipping_engineers_need_two_factories_stand_three_hits_and_make_two_legs() -> None:
    cards = smallest_stack("shipping-engineers"), hits("shipping-engineers"), legs("shipping-engineers")
    assert cards == (2, 3, 2)
    assert fight("shipping-engineers", "m26-pershing") == (DESTROYED, 2)


@about("shipping-engineers")
def test_shipping_engineers_pay_one_point_anywhere_and_are_not_hurt_by_entering() -> None:
    match = board(
        seat({"c1": "shipping-engineers"}), seat(modifiers={"c3": "barbed-wire"}),
        terrain={"c2": "river", "c3": "minefield"},
    )  # fmt: skip
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").points == 1
    play(match, "move c2", "to c3")
    assert (damage(match, "c3"), unit_at(match, "c3").halted) == (0, False)


@about("shipping-engineers")
def test_shipping_engineers_are_weakened_by_a_river_and_halted_by_a_zone_of_control() -> None:
    match = board(seat({"c1": "shipping-engineers"}), seat({"c3": "flak-88"}), terrain={"c2": "river"})
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").halted
    play(match, "attack c2")
    assert damage(match, "c3") == 1


@about("shipping-engineers")
def test_shipping_engineers_repair_one_damage() -> None:
    match = board(
        seat({
            "c2": unit("shipping-engineers", damage=1), "c1": unit("type-97-chi-ha", damage=3),
            "d1": unit("type-97-chi-ha", damage=3),
        }),
        seat({"c3": unit("kv-1", damage=1)}),
    )  # fmt: skip
    assert follow_ups(match, "repair c2") == ["target c1", "target c2"]
    play(match, "repair c2", "target c1")
    assert [damage(match, name) for name in ("c1", "c2", "d1", "c3")] == [2, 1, 3, 1]
    assert not {"repair c2", "demolish c2", "attack c2"} & set(legal(match))
    assert is_calm(match)


@about("shipping-engineers")
def test_shipping_engineers_demolish_a_factory_from_the_enemy_back_line_instead_of_attacking() -> None:
    match = board(
        seat({"c4": "shipping-engineers"}), seat(stacks={"c5": 2, "b5": 2}, modifiers={"d4": "bunker"}, supply=FOUR)
    )
    assert follow_ups(match, "demolish c4") == ["target d4", "target c5"]
    play(match, "demolish c4", "target c5")
    assert (stack_at(match, "c5").factories, stack_at(match, "b5").factories) == (1, 2)
    assert legal_starting(match, "attack") == []


@about("shipping-engineers")
def test_shipping_engineers_with_nothing_broken_or_built_nearby_have_no_action() -> None:
    match = board(
        seat({"c3": "shipping-engineers", "c2": "type-97-chi-ha"}), seat(stacks={"c5": 2}, modifiers={"d4": "bunker"})
    )
    assert legal_starting(match, "repair") == []
    assert legal_starting(match, "demolish") == []


@about("raiding-paratroops")
def test_raiding_paratroops_need_two_factories_stand_two_hits_and_make_two_legs() -> None:
    cards = smallest_stack("raiding-paratroops"), hits("raiding-paratroops"), legs("raiding-paratroops")
    assert cards == (2, 2, 2)
    assert fight("raiding-paratroops", "grenadiers") == (1, 1)


@about("raiding-paratroops")
def test_raiding_paratroops_drop_and_raid_for_three_the_turn_after() -> None:
    match = board(seat(stacks={"c0": stack(2, "raiding-paratroops")}, supply=FOUR), seat(supply=[*FOUR, "factory"]))
    play(match, "paradrop c0", "to e3")
    assert legal_starting(match, "move") == []
    end_turn(end_turn(match))
    play(match, "move e3", "to e4", "attack e4")
    assert len(supply(match, 1)) == 1
    assert is_calm(match)


@about("raiding-paratroops")
def test_raiding_paratroops_do_not_drop_into_the_enemy_back_line_or_onto_hidden_terrain() -> None:
    match = board(
        seat(stacks={"c0": stack(2, "raiding-paratroops")}), seat({"a3": "kv-1"}),
        face_down=[name + row for name in "abcde" for row in "12"],
    )  # fmt: skip
    assert follow_ups(match, "paradrop c0") == ["to b3", "to c3", "to d3", "to e3"]


@about("raiding-paratroops")
def test_raiding_paratroops_drop_for_north_towards_south() -> None:
    match = board(
        seat(supply=FOUR), seat(stacks={"c5": stack(2, "raiding-paratroops")}), turn=1,
        face_down=[name + row for name in "abcde" for row in "134"],
    )  # fmt: skip
    assert follow_ups(match, "paradrop c5") == ["to a2", "to b2", "to c2", "to d2", "to e2"]


@about("raiding-paratroops")
def test_raiding_paratroops_that_walked_off_their_stack_do_not_drop() -> None:
    match = board(seat(stacks={"c0": stack(2, "raiding-paratroops")}))
    play(match, "move c0")
    assert legal_starting(match, "paradrop") == []
    assert legal_starting(match, "move") == ["move c1"]


@about("raiding-paratroops")
def test_raiding_paratroops_suffer_the_mines_they_drop_on() -> None:
    match = board(seat(stacks={"c0": stack(2, "raiding-paratroops")}), seat(modifiers={"c3": "mine-belt"}))
    play(match, "paradrop c0", "to c3")
    assert is_empty(match, "c3")
    assert space(match, "c3").modifier is not None
    assert junkyard(match, 0) == ["raiding-paratroops"]


@about("rifle-section", "bicycle-troops", "knee-mortar-team", "hidden-snipers", "cave-defenders")
@about("type-92-crew", "night-raiders", "shipping-engineers", "raiding-paratroops")
@covers("P-1.7")
def test_japanese_infantry_holds_a_town_better_than_open_ground() -> None:
    for card, expected in (
        ("rifle-section", 3), ("bicycle-troops", 3), ("knee-mortar-team", 2), ("hidden-snipers", 2),
        ("cave-defenders", 3), ("type-92-crew", 4), ("night-raiders", 4), ("shipping-engineers", 4),
        ("raiding-paratroops", 3),
    ):  # fmt: skip
        match = board(seat({"c2": card}), terrain={"c2": "town"})
        assert unit_at(match, "c2").defense.value == expected


@about("knee-mortar-team", "hidden-snipers")
@covers("P-1.7")
def test_knee_mortar_team_and_hidden_snipers_are_no_artillery() -> None:
    match = board(
        seat({"c2": "knee-mortar-team", "d2": "hidden-snipers"}, stacks={"a0": 1}, hand=["forward-observers"]),
        seat({"c4": "grenadiers"}),
    )
    play(match, "play forward-observers", "ranged c2", "target c4", "ranged d2", "target c4")
    assert damage(match, "c4") == 2
