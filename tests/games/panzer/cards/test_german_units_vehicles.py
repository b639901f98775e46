"""German Vehicles: each works, does not, and stops where it should."""

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
    stack,
    supply,
    unit,
    unit_at,
)
from tests.games.panzer.cards.measures import DESTROYED, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("panzer-ii")
def test_panzer_ii_needs_one_factory_stands_two_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("panzer-ii"), hits("panzer-ii"), legs("panzer-ii")) == (1, 2, 3)
    assert fight("panzer-ii", "grenadiers") == (1, 1)


@about("panzer-ii")
@covers("P-6.5", "P-8.2", "P-8.7")
def test_panzer_ii_moves_in_the_turn_it_is_played_and_frees_its_stack() -> None:
    match = board(seat(hand=["factory", "panzer-ii", "grenadiers"]), face_down=["b1", "b2", "b3"])
    play(match, "play factory", "stack b0", "play panzer-ii")
    assert not unit_at(match, "b0").fresh
    play(match, "move b0", "move b1", "to b2", "move b2", "to b3")
    assert legal_starting(match, "move") == []
    play(match, "play grenadiers")
    assert unit_at(match, "b0").card == "grenadiers"
    assert is_calm(match)


@about("panzer-ii")
def test_panzer_ii_attacks_in_the_turn_it_is_played() -> None:
    match = board(seat(stacks={"c0": 1}, hand=["panzer-ii"]), seat({"c2": "grenadiers"}))
    play(match, "play panzer-ii", "move c0", "attack c1")
    assert (damage(match, "c1"), damage(match, "c2")) == (1, 1)


@about("panzer-ii", "panzer-iii")
def test_panzer_ii_alone_of_two_played_tanks_may_move_at_once() -> None:
    match = board(seat(stacks={"b0": 2, "c0": 2}, hand=["panzer-ii", "panzer-iii"]))
    play(match, "play panzer-iii", "stack b0", "play panzer-ii")
    assert legal_starting(match, "move") == ["move c0"]


@about("panzer-ii")
@covers("P-8.3")
def test_panzer_ii_is_kept_on_its_stack_by_an_enemy_before_it() -> None:
    match = board(seat(stacks={"c0": 1}, hand=["panzer-ii"]), seat({"c1": "bt-7"}))
    play(match, "play panzer-ii")
    assert legal_starting(match, "move") == []
    assert legal_starting(match, "attack") == []


@about("panzer-iii")
def test_panzer_iii_needs_two_factories_stands_three_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("panzer-iii"), hits("panzer-iii"), legs("panzer-iii")) == (2, 3, 3)


@about("panzer-iii")
def test_panzer_iii_may_enter_the_space_of_a_unit_it_destroyed_without_movement_points() -> None:
    match = board(seat({"c2": unit("panzer-iii", legs=1, spent=2)}), seat({"c3": "alarm-company"}))
    play(match, "attack c2")
    assert (asked(match), legal(match)) == ((0, "may"), ["yes", "no"])
    play(match, "yes")
    assert unit_at(match, "c3").card == "panzer-iii"
    assert (unit_at(match, "c3").points, unit_at(match, "c3").legs) == (1, 1)
    assert is_calm(match)


@about("panzer-iii")
def test_panzer_iii_may_stay_where_it_is() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "alarm-company"}))
    play(match, "attack c2", "no")
    assert (damage(match, "c2"), unit_at(match, "c2").points) == (1, 3)
    assert is_empty(match, "c3")


@about("panzer-iii")
@covers("P-9.6")
def test_panzer_iii_does_not_overrun_a_survivor_or_after_its_own_destruction() -> None:
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "grenadiers"}))
    play(match, "attack c2")
    assert (damage(match, "c3"), damage(match, "c2")) == (2, 1)
    assert is_calm(match)
    match = board(seat({"c2": unit("panzer-iii", damage=2)}), seat({"c3": "alarm-company"}))
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert is_empty(match, "c3")
    assert is_calm(match)


@about("panzer-iii")
def test_panzer_iii_does_not_overrun_what_attacked_it() -> None:
    match = board(seat({"c2": "alarm-company"}), seat({"c3": "panzer-iii"}))
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert damage(match, "c3") == 1
    assert is_calm(match)


@about("panzer-iii")
@covers("P-8.8", "P-8.9")
def test_panzer_iii_overruns_while_halted_and_suffers_what_entering_brings() -> None:
    match = board(
        seat({"c2": unit("panzer-iii", halted=True)}), seat({"c3": "mortar-section"}), terrain={"c3": "minefield"}
    )
    play(match, "attack c2", "yes")
    assert damage(match, "c3") == 1
    match = board(
        seat({"c2": unit("panzer-iii", damage=2)}), seat({"c3": "mortar-section"}), terrain={"c3": "minefield"}
    )
    play(match, "attack c2", "yes")
    assert is_empty(match, "c3")
    assert junkyard(match, 0) == ["panzer-iii"]


@about("panzer-iv")
def test_panzer_iv_needs_two_factories_stands_four_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("panzer-iv"), hits("panzer-iv"), legs("panzer-iv")) == (2, 4, 2)


@about("panzer-iv")
def test_panzer_iv_deals_three_damage_to_a_vehicle_attacking_or_attacked() -> None:
    assert fight("panzer-iv", "sherman-jumbo") == (3, 2)
    assert fight("m26-pershing", "panzer-iv") == (3, DESTROYED)


@about("panzer-iv")
def test_panzer_iv_deals_two_damage_to_anything_else() -> None:
    assert fight("panzer-iv", "grenadiers") == (1, 2)
    assert fight("panzer-iv", "flak-88") == (3, 2)
    assert fight("panzer-iv", "b-25-mitchell") == (2, 2)
    match = play(board(seat({"c4": "panzer-iv"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("panzer-iv")
@covers("P-8.6", "P-8.7")
def test_panzer_iv_pays_one_point_for_a_hidden_forest_and_cannot_afford_the_next() -> None:
    match = board(seat({"c1": "panzer-iv"}), terrain={"c2": "forest", "c3": "forest"}, face_down=["c2", "d2"])
    play(match, "move c1", "to c2")
    assert unit_at(match, "c2").points == 1
    assert follow_ups(match, "move c2") == ["to c1", "to b2", "to d2"]


@about("panzer-iv")
@covers("P-8.6")
def test_panzer_iv_enters_tank_traps_only_as_its_first_leg() -> None:
    match = board(seat({"b1": "panzer-iv", "d2": "panzer-iv"}), seat(modifiers={"c2": "tank-traps"}))
    play(match, "move b1", "to c1")
    assert follow_ups(match, "move c1") == ["to b1", "to d1"]
    play(match, "move d2", "to c2")
    assert unit_at(match, "c2").points == 0


@about("panther")
def test_panther_needs_three_factories_stands_five_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("panther"), hits("panther"), legs("panther")) == (3, 5, 3)


@about("panther")
@covers("P-9.6")
def test_panther_may_attack_once_more_after_a_victory() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "bazooka-team", "d2": "t-34"}))
    play(match, "attack c2", "at c3", "order 0 panther victory-effect", "no")
    assert is_empty(match, "c3")
    assert "attack c2" in legal(match)
    assert unit_at(match, "c2").extra_attacks == 1
    assert damage(match, "c2") == 3
    assert is_calm(match)


@about("panther")
def test_panther_has_one_attack_when_the_enemy_survives() -> None:
    match = board(seat({"c2": unit("panther")}), seat({"c3": "kv-1"}))
    play(match, "attack c2")
    assert damage(match, "c3") == 2
    assert "attack c2" not in legal(match)


@about("panther")
def test_panther_attacks_again_after_every_victory() -> None:
    match = board(
        seat({"c2": "panther"}), seat({"c3": "mortar-section", "b3": "mortar-section", "c4": "mortar-section"})
    )
    play(match, "attack c2", "order 0 panther overrun", "yes", "attack c3", "at b3", "order 0 panther overrun", "no")
    assert legal_starting(match, "attack") == ["attack c3"]
    play(match, "attack c3", "order 0 panther victory-effect", "no")
    assert unit_at(match, "c3").extra_attacks == 3
    assert damage(match, "c3") == 0


@about("panther")
@covers("P-13.4")
def test_panther_survives_first_fire_and_orders_its_two_triggers() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "su-100"}))
    play(match, "attack c2")
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == ["order 0 panther overrun", "order 0 panther victory-effect"]
    play(match, "order 0 panther overrun", "yes")
    assert damage(match, "c3") == 4
    assert unit_at(match, "c3").extra_attacks == 1
    assert is_calm(match)


@about("panther")
def test_panther_deals_four_damage_to_a_vehicle_and_three_to_others() -> None:
    assert fight("panther", "m26-pershing") == (DESTROYED, 4)
    assert fight("m26-pershing", "panther") == (4, DESTROYED)
    assert fight("panther", "guards-rifles") == (2, 2)
    assert fight("airborne-infantry", "panther") == (DESTROYED, 2)


@about("panther")
def test_panther_gains_nothing_lasting_from_a_victory_in_the_enemy_turn() -> None:
    match = board(
        seat({"c2": "panther", "d2": "panzer-ii"}, supply=FOUR),
        seat({"c3": "bazooka-team", "e4": "kv-1"}, supply=FOUR),
        turn=1,
    )
    play(match, "attack c3")
    assert unit_at(match, "c2").extra_attacks == 1
    assert is_calm(match)
    end_turn(match)
    assert unit_at(match, "c2").extra_attacks == 0


@about("panther", "cave-defenders")
def test_panther_does_not_overrun_a_space_that_has_been_taken() -> None:
    match = board(seat({"c3": "panther"}), seat({"c4": unit("tiger-i", damage=4)}, supply=["cave-defenders", *FOUR]))
    play(match, "attack c3", "order 1 tiger-i destroy-effect", "order 1 cave-defenders junkyard-trigger", "to c4")
    play(match, "order 0 panther overrun")
    assert (unit_at(match, "c3").card, unit_at(match, "c4").card) == ("panther", "cave-defenders")
    assert is_calm(match)


@about("panther")
@covers("P-13.4")
def test_panther_that_overruns_into_its_end_attacks_no_more() -> None:
    match = board(seat({"c2": unit("panther", damage=4)}), seat({"c3": "mortar-section"}), terrain={"c3": "minefield"})
    play(match, "attack c2", "order 0 panther overrun", "yes")
    assert junkyard(match, 0) == ["panther"]
    assert legal(match) == ["end"]
    assert is_calm(match)


@about("tiger-i")
def test_tiger_i_needs_three_factories_stands_five_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("tiger-i"), hits("tiger-i"), legs("tiger-i")) == (3, 5, 2)
    match = play(board(seat({"c4": "tiger-i"}), seat(supply=[*FOUR, "factory"])), "attack c4")
    assert len(supply(match, 1)) == 1


@about("tiger-i")
@covers("P-10.3")
def test_tiger_i_takes_one_damage_less_in_battle_from_range_and_from_events() -> None:
    assert fight("tiger-i", "m26-pershing") == (4, 4)
    assert fight("m26-pershing", "tiger-i") == (4, 4)
    match = board(seat({"a1": "long-tom"}), seat({"e4": "tiger-i"}))
    play(match, "ranged a1", "target e4")
    assert damage(match, "e4") == 2
    match = board(seat({"e3": "bt-7"}, stacks={"a0": 2}, hand=["close-air-support"]), seat({"e4": "tiger-i"}))
    play(match, "play close-air-support")
    assert damage(match, "e4") == 2


@about("tiger-i")
def test_tiger_i_always_takes_at_least_one_damage() -> None:
    assert fight("panzer-ii", "tiger-i") == (DESTROYED, 1)
    match = board(seat({"c1": "tiger-i"}), terrain={"c2": "minefield"})
    assert damage(play(match, "move c1", "to c2"), "c2") == 1


@about("tiger-i")
def test_tiger_i_destroyed_costs_its_player_two_cards_of_the_supply() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": unit("tiger-i", damage=4)}, supply=["grenadiers", *FOUR]))
    play(match, "attack c2")
    assert is_empty(match, "c3")
    assert junkyard(match, 1) == ["tiger-i", "grenadiers", "factory"]
    assert len(supply(match, 1)) == 3
    assert is_calm(match)


@about("tiger-i")
@covers("P-15.1")
def test_tiger_i_destroyed_over_an_empty_supply_does_not_lose_the_match() -> None:
    for cards in ([], ["factory"]):
        match = board(seat({"c2": "panzer-iv"}), seat({"c3": unit("tiger-i", damage=4)}, supply=cards))
        play(match, "attack c2")
        assert supply(match, 1) == []
        assert not match.is_over


@about("tiger-i", "alarm-company")
def test_tiger_i_destroyed_wakes_what_it_takes_from_the_supply_in_the_enemy_turn() -> None:
    match = board(
        seat({"c2": "panzer-iv"}),
        seat({"c3": unit("tiger-i", damage=4)}, supply=["factory", "alarm-company", *FOUR]),
    )
    play(match, "attack c2")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "to d4")
    assert unit_at(match, "d4").card == "alarm-company"


@about("tiger-i")
@covers("P-6.7", "P-6.8")
def test_tiger_i_stays_on_a_lower_stack_and_is_destroyed_with_the_last_factory() -> None:
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["saboteurs", "saboteurs"]),
        seat(stacks={"c5": stack(2, "tiger-i")}, supply=FOUR),
    )
    play(match, "play saboteurs", "stack a0")
    assert not is_empty(match, "c5")
    play(match, "play saboteurs")
    assert is_empty(match, "c5")
    assert len(supply(match, 1)) == 2


@about("tiger-i")
def test_tiger_i_halts_an_enemy_that_enters_beside_it() -> None:
    match = board(seat({"c1": "m4-sherman", "e2": "p-47-thunderbolt"}), seat({"c3": "tiger-i"}))
    play(match, "move c1", "to c2", "move e2", "to d2", "move d2", "to d3")
    assert unit_at(match, "c2").halted
    assert not unit_at(match, "d3").halted


@about("stug-iii")
def test_stug_iii_needs_two_factories_stands_three_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("stug-iii"), hits("stug-iii"), legs("stug-iii")) == (2, 3, 2)


@about("stug-iii")
@covers("P-9.6")
def test_stug_iii_destroys_a_vehicle_of_three_defense_before_it_strikes() -> None:
    assert fight("stug-iii", "panzer-iii") == (0, DESTROYED)
    assert fight("panzer-iii", "stug-iii") == (DESTROYED, 0)


@about("stug-iii")
def test_stug_iii_is_struck_by_what_survives_its_first_fire() -> None:
    assert fight("stug-iii", "panzer-iv") == (DESTROYED, 3)
    assert fight("stug-iii", "grenadiers") == (1, 2)
    assert fight("stug-iii", "alarm-company") == (0, DESTROYED)


@about("stug-iii")
def test_stug_iii_and_another_first_firer_strike_at_the_same_time() -> None:
    assert fight("stug-iii", "stug-iii") == (DESTROYED, DESTROYED)
    assert fight("stug-iii", "su-100") == (DESTROYED, DESTROYED)


@about("stug-iii")
def test_stug_iii_deals_two_damage_to_the_supply() -> None:
    match = play(board(seat({"c4": "stug-iii"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("marder-iii")
def test_marder_iii_needs_one_factory_stands_one_hit_and_makes_two_legs() -> None:
    assert (smallest_stack("marder-iii"), hits("marder-iii"), legs("marder-iii")) == (1, 1, 2)


@about("marder-iii")
def test_marder_iii_destroys_a_panzer_iii_first_attacking_or_attacked() -> None:
    assert fight("marder-iii", "panzer-iii") == (0, DESTROYED)
    assert fight("panzer-iii", "marder-iii") == (DESTROYED, 0)
    assert fight("marder-iii", "panzer-iv") == (DESTROYED, 3)


@about("marder-iii")
def test_marder_iii_deals_infantry_one_damage_and_dies_of_the_answer() -> None:
    assert fight("marder-iii", "grenadiers") == (DESTROYED, 1)
    assert fight("marder-iii", "motorcycle-scouts") == (0, DESTROYED)
    match = play(board(seat({"c4": "marder-iii"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("marder-iii")
@covers("P-10.3")
def test_marder_iii_fails_to_pierce_heavy_armor() -> None:
    assert fight("marder-iii", "t-34") == (0, DESTROYED)
    assert fight("marder-iii", "kv-1") == (DESTROYED, 1)


@about("jagdpanther")
def test_jagdpanther_needs_three_factories_stands_four_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("jagdpanther"), hits("jagdpanther"), legs("jagdpanther")) == (3, 4, 2)


@about("jagdpanther")
@covers("P-9.6")
def test_jagdpanther_destroys_a_vehicle_of_five_defense_first() -> None:
    assert fight("jagdpanther", "t-34-85") == (0, DESTROYED)
    assert fight("jagdpanther", "m26-pershing") == (0, DESTROYED)
    assert fight("m26-pershing", "jagdpanther") == (DESTROYED, 0)


@about("jagdpanther")
def test_jagdpanther_is_struck_by_a_vehicle_that_survives() -> None:
    assert fight("jagdpanther", "tiger-i") == (DESTROYED, 4)
    assert fight("jagdpanther", "kv-1") == (2, 3)


@about("jagdpanther")
def test_jagdpanther_deals_three_damage_to_anything_but_vehicles() -> None:
    assert fight("jagdpanther", "grenadiers") == (0, DESTROYED)
    assert fight("jagdpanther", "guards-rifles") == (2, 2)
    match = play(board(seat({"c4": "jagdpanther"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 1


@about("jagdpanther", "stug-iii", "marder-iii")
@covers("P-9.6")
def test_jagdpanther_and_its_like_fire_together_with_another_first_firer() -> None:
    assert fight("jagdpanther", "m18-hellcat") == (DESTROYED, DESTROYED)
    assert fight("m18-hellcat", "marder-iii") == (DESTROYED, DESTROYED)
    assert fight("m18-hellcat", "stug-iii") == (DESTROYED, DESTROYED)


@about("bergepanther")
def test_bergepanther_needs_two_factories_stands_four_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("bergepanther"), hits("bergepanther"), legs("bergepanther")) == (2, 4, 3)


@about("bergepanther")
def test_bergepanther_repairs_two_damage_on_itself_or_an_adjacent_friend() -> None:
    match = board(
        seat({
            "c2": unit("bergepanther", damage=1), "d2": unit("grenadiers", damage=2), "c1": unit("panther", damage=4),
            "b2": "panzer-ii", "b1": unit("panzer-iii", damage=2),
        }),
        seat({"c3": unit("kv-1", damage=2)}),
    )  # fmt: skip
    assert follow_ups(match, "repair c2") == ["target c1", "target c2", "target d2"]
    play(match, "repair c2", "target c1")
    assert [damage(match, name) for name in ("c1", "c2", "d2", "b1", "c3")] == [2, 1, 2, 2, 2]
    assert legal_starting(match, "repair") == []
    assert is_calm(match)


@about("bergepanther")
@covers("P-10.6")
def test_bergepanther_never_repairs_below_no_damage() -> None:
    match = board(seat({"c2": "bergepanther", "d2": unit("panzer-ii", damage=1)}))
    assert damage(play(match, "repair c2"), "d2") == 0


@about("bergepanther")
def test_bergepanther_repairs_nobody_without_damage_fresh_suppressed_or_on_a_stack() -> None:
    assert legal_starting(board(seat({"c2": "bergepanther", "d2": "panzer-ii"})), "repair") == []
    for state in ({"fresh": True}, {"suppressed": True}, {"used": ["action"]}):
        match = board(seat({"c2": unit("bergepanther", **state), "d2": unit("panzer-ii", damage=1)}))
        assert legal_starting(match, "repair") == []
    match = board(seat({"c1": unit("panzer-ii", damage=1)}, stacks={"c0": stack(2, "bergepanther")}))
    assert legal_starting(match, "repair") == []


@about("bergepanther")
def test_bergepanther_removes_one_damage_from_each_adjacent_friendly_vehicle_at_the_end_of_the_turn() -> None:
    match = board(
        seat({
            "c2": unit("bergepanther", damage=1), "d2": unit("grenadiers", damage=2), "c1": unit("panther", damage=4),
            "b2": unit("panzer-ii", damage=1), "b1": unit("panzer-iii", damage=2),
        }),
        seat({"c3": unit("kv-1", damage=2)}, supply=FOUR),
    )  # fmt: skip
    end_turn(match)
    assert [damage(match, name) for name in ("c1", "b2", "c2", "d2", "b1", "c3")] == [3, 0, 1, 2, 2, 2]
    assert is_calm(match)


@about("bergepanther")
def test_bergepanther_mends_nothing_at_the_end_of_the_enemy_turn_or_from_a_stack() -> None:
    match = board(seat({"c2": "bergepanther", "c1": unit("panther", damage=4)}, supply=FOUR), seat(supply=FOUR), turn=1)
    assert damage(end_turn(match), "c1") == 4
    match = board(seat({"c1": unit("panther", damage=4)}, stacks={"c0": stack(2, "bergepanther")}), seat(supply=FOUR))
    assert damage(end_turn(match), "c1") == 4


@about("bergepanther")
def test_bergepanther_mends_in_the_enemy_lines_as_well() -> None:
    match = board(seat({"c3": "bergepanther", "c4": unit("panther", damage=4)}), seat(supply=FOUR))
    assert damage(end_turn(match), "c4") == 3


@about("bergepanther")
def test_bergepanther_and_another_mend_each_other() -> None:
    match = board(seat({"c2": unit("bergepanther", damage=1), "d2": unit("bergepanther", damage=2)}), seat(supply=FOUR))
    end_turn(match)
    assert (damage(match, "c2"), damage(match, "d2")) == (0, 1)


@about("bergepanther")
@covers("P-9.3")
def test_bergepanther_has_no_gun() -> None:
    match = board(seat({"c4": "bergepanther"}), seat({"b4": "mortar-section"}, supply=FOUR))
    assert legal_starting(match, "attack") == []
    assert fight("bazooka-team", "bergepanther") == (0, 3)


@about("panzer-ii", "panzer-iii", "panzer-iv", "panther", "tiger-i")
@about("stug-iii", "marder-iii", "jagdpanther", "bergepanther")
@covers("P-1.7")
def test_german_vehicles_are_slowed_by_a_mud_season() -> None:
    for card, expected in (
        ("panzer-ii", 2), ("panzer-iii", 2), ("panzer-iv", 1), ("panther", 2), ("tiger-i", 1),
        ("stug-iii", 1), ("marder-iii", 1), ("jagdpanther", 1), ("bergepanther", 2),
    ):  # fmt: skip
        match = board(seat({"c2": card}), seat(stacks={"a5": stack(2, "mud-season")}))
        assert unit_at(match, "c2").movement.value == expected


@about("tiger-i")
@covers("P-1.7")
def test_tiger_i_is_a_heavy_tank_and_the_panther_is_not() -> None:
    match = board(seat({"c2": "tiger-i", "d2": "panther"}, stacks={"a0": stack(1, "breakthrough-regiments")}))
    assert (unit_at(match, "c2").movement.value, unit_at(match, "d2").movement.value) == (3, 3)
