"""German Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
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
    values,
)
from tests.games.panzer.cards.measures import legs_left, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("blitz-offensive")
def test_blitz_offensive_gives_each_friendly_vehicle_one_attack_and_one_movement() -> None:
    match = board(
        seat(
            {"a1": "panzer-iii", "e4": "bergepanther", "b1": "grenadiers", "c1": "stuka", "d1": "flak-88"},
            stacks={"a0": 2, "b0": stack(1, "panzer-ii")}, hand=["blitz-offensive"],
        ),
        seat({"c4": "t-34"}),
    )  # fmt: skip
    play(match, "play blitz-offensive")
    assert [values(match, name) for name in ("a1", "e4")] == ["3/3/4", "1/4/4"]
    assert [values(match, name) for name in ("b1", "c1", "d1", "b0", "c4")] == [
        "1/3/2", "2/2/3", "1/3/1", "1/2/3", "2/2/3",
    ]  # fmt: skip
    assert legs_left(match, "a1", "a2") == 4
    assert stack_at(match, "a0").card == "blitz-offensive"
    assert is_calm(match)


@about("blitz-offensive")
def test_blitz_offensive_lets_even_the_bergepanther_attack() -> None:
    match = board(seat({"c2": "bergepanther"}, stacks={"a0": 2}, hand=["blitz-offensive"]), seat({"c3": "grenadiers"}))
    play(match, "play blitz-offensive", "attack c2")
    assert damage(match, "c3") == 1


@about("blitz-offensive")
@covers("P-13.7")
def test_blitz_offensive_does_not_reach_later_arrivals() -> None:
    match = board(seat({"a1": "panzer-iii"}, stacks={"a0": 2, "b0": stack(1, "panzer-ii")}, hand=["blitz-offensive"]))
    play(match, "play blitz-offensive", "move b0")
    assert values(match, "b1") == "1/2/3"


@about("blitz-offensive")
@covers("P-7.4")
def test_blitz_offensive_ends_with_the_turn_and_leaves_its_stack_in_the_next_standby_phase() -> None:
    match = board(
        seat({"a1": "panzer-iii"}, stacks={"a0": 2}, hand=["blitz-offensive"], supply=FOUR), seat(supply=FOUR)
    )
    play(match, "play blitz-offensive")
    end_turn(match)
    assert values(match, "a1") == "2/3/3"
    assert stack_at(match, "a0").card == "blitz-offensive"
    end_turn(match)
    assert stack_at(match, "a0").card is None
    assert junkyard(match, 0) == ["blitz-offensive"]


@about("blitz-offensive")
def test_blitz_offensive_twice_adds_up() -> None:
    match = board(seat({"a1": "panzer-iii"}, stacks={"a0": 2, "b0": 2}, hand=["blitz-offensive", "blitz-offensive"]))
    play(match, "play blitz-offensive", "stack a0", "play blitz-offensive")
    assert values(match, "a1") == "4/3/5"


@about("blitz-offensive")
def test_blitz_offensive_needs_two_factories_but_no_vehicle_and_is_no_flash_event() -> None:
    assert smallest_stack("blitz-offensive") == 2
    match = board(seat(stacks={"a0": 2}, hand=["blitz-offensive"], supply=FOUR), seat(supply=FOUR), turn=1)
    play(match, "end")
    assert legal(match) == ["pass", "pass turn"]


@about("armored-spearhead")
def test_armored_spearhead_gives_one_vehicle_two_attack_two_movement_and_an_attack() -> None:
    match = board(
        seat({"c2": "panzer-iii", "b2": "panzer-ii", "d2": "grenadiers"}, stacks={"a0": 3}, hand=["armored-spearhead"]),
        seat({"c3": "m26-pershing"}),
    )
    assert follow_ups(match, "play armored-spearhead") == ["target b2", "target c2"]
    play(match, "play armored-spearhead", "target c2")
    assert [values(match, name) for name in ("c2", "b2", "d2", "c3")] == ["4/3/5", "1/2/3", "1/3/2", "4/5/2"]
    assert unit_at(match, "c2").extra_attacks == 1
    assert is_calm(match)


@about("armored-spearhead")
@covers("P-9.1")
def test_armored_spearhead_lets_a_unit_attack_twice_and_no_more() -> None:
    match = board(
        seat({"c4": "panzer-iii"}, stacks={"a0": 3}, hand=["armored-spearhead"]), seat(supply=[*FOUR, *FOUR, *FOUR])
    )
    play(match, "play armored-spearhead", "attack c4", "attack c4")
    assert len(supply(match, 1)) == 4
    assert legal_starting(match, "attack") == []


@about("armored-spearhead")
def test_armored_spearhead_gives_an_attack_to_a_unit_that_has_attacked_but_not_to_one_that_has_acted() -> None:
    for state, can in (({"attacks": 1}, True), ({"used": ["action"]}, False), ({"fresh": True}, False)):
        match = board(
            seat({"c2": unit("panzer-iii", **state)}, stacks={"a0": 3}, hand=["armored-spearhead"]),
            seat({"c3": "kv-1"}),
        )
        play(match, "play armored-spearhead")
        assert ("attack c2" in legal(match)) == can


@about("armored-spearhead")
def test_armored_spearhead_needs_three_factories_and_a_friendly_vehicle() -> None:
    assert smallest_stack("armored-spearhead") is None
    assert smallest_stack("armored-spearhead", seat({"c2": "grenadiers"}, stacks={"e0": stack(1, "bt-7")})) is None
    assert smallest_stack("armored-spearhead", seat(), seat({"c2": "bt-7"})) is None
    assert smallest_stack("armored-spearhead", seat({"c2": "bt-7"})) == 3


@about("armored-spearhead", "ambush")
@covers("P-13.2")
def test_armored_spearhead_does_nothing_when_its_target_is_destroyed_in_response() -> None:
    match = board(
        seat({"c2": "panzer-ii"}, stacks={"a0": 3}, hand=["armored-spearhead"]),
        seat(stacks={"a5": 1}, hand=["ambush"]),
    )
    play(match, "play armored-spearhead", "play ambush")
    assert is_empty(match, "c2")
    assert stack_at(match, "a0").card == "armored-spearhead"
    assert is_calm(match)


@about("armored-spearhead")
def test_armored_spearhead_ends_with_the_turn() -> None:
    match = board(seat({"c2": "panzer-iii"}, stacks={"a0": 3}, hand=["armored-spearhead"]), seat(supply=FOUR))
    play(match, "play armored-spearhead")
    end_turn(match)
    assert values(match, "c2") == "2/3/3"
    assert unit_at(match, "c2").extra_attacks == 0


@about("field-workshop")
def test_field_workshop_removes_three_damage_from_a_vehicle_and_draws_a_card() -> None:
    match = board(
        seat({"c4": unit("panther", damage=4), "b2": unit("panzer-iii", damage=2)}, stacks={"a0": 1},
             hand=["field-workshop"], supply=["grenadiers", "factory"]),
    )  # fmt: skip
    play(match, "play field-workshop", "target c4")
    assert (damage(match, "c4"), damage(match, "b2")) == (1, 2)
    assert hand(match, 0) == ["grenadiers"]
    assert is_calm(match)


@about("field-workshop")
@covers("P-10.6")
def test_field_workshop_also_serves_a_vehicle_with_little_or_no_damage() -> None:
    match = board(
        seat({"c2": unit("panther", damage=2), "b2": "panzer-iii"}, stacks={"a0": 1, "b0": 1},
             hand=["field-workshop", "field-workshop"], supply=FOUR),
    )  # fmt: skip
    play(match, "play field-workshop", "stack a0", "target c2", "play field-workshop", "target b2")
    assert (damage(match, "c2"), damage(match, "b2")) == (0, 0)
    assert len(hand(match, 0)) == 2


@about("field-workshop")
def test_field_workshop_needs_one_factory_and_a_friendly_vehicle_on_the_field() -> None:
    others = {"c2": unit("grenadiers", damage=2), "c1": unit("flak-88", damage=1)}
    assert smallest_stack("field-workshop", seat(others, stacks={"e0": stack(1, "panzer-ii")})) is None
    assert smallest_stack("field-workshop", seat(), seat({"c3": unit("t-34", damage=1)})) is None
    assert smallest_stack("field-workshop", seat({"c2": unit("panther", damage=4)})) == 1


@about("field-workshop", "ambush")
@covers("P-13.2")
def test_field_workshop_draws_nothing_when_the_vehicle_is_destroyed_in_response() -> None:
    match = board(
        seat({"c2": unit("panzer-iv", damage=2)}, stacks={"a0": 1}, hand=["field-workshop"], supply=FOUR),
        seat(stacks={"a5": 1}, hand=["ambush"]),
    )
    play(match, "play field-workshop", "play ambush")
    assert junkyard(match, 0) == ["panzer-iv"]
    assert hand(match, 0) == []
    assert stack_at(match, "a0").card == "field-workshop"


@about("field-workshop")
@covers("P-15.1")
def test_field_workshop_loses_the_match_over_an_empty_supply() -> None:
    match = board(seat({"c2": "panther"}, stacks={"a0": 1}, hand=["field-workshop"]), seat(supply=FOUR))
    play(match, "play field-workshop")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


@about("armored-spearhead", "field-workshop")
@covers("P-7.4")
def test_armored_spearhead_and_field_workshop_are_no_flash_events() -> None:
    for card in ("armored-spearhead", "field-workshop"):
        match = board(seat({"a1": "panzer-iii"}, stacks={"a0": 3}, hand=[card]), seat({"a2": "bt-7"}), turn=1)
        play(match, "attack a2")
        assert legal(match) == ["pass", "pass turn"]


@about("elastic-defense")
@covers("P-9.6", "P-14.2")
def test_elastic_defense_takes_a_unit_out_of_an_attack() -> None:
    match = board(
        seat({"c2": "t-34", "d2": "grenadiers"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"])
    )
    play(match, "attack c2", "play elastic-defense")
    assert (asked(match), legal(match)) == ((1, "shift-to"), ["to b3", "to d3", "to c4"])
    play(match, "to d3")
    assert (damage(match, "d3"), damage(match, "c2")) == (0, 0)
    assert "attack c2" not in legal(match)
    assert "move c2" in legal(match)
    assert is_calm(match)


@about("elastic-defense")
def test_elastic_defense_needs_one_factory_and_a_friend_with_room_beside_it() -> None:
    assert smallest_stack("elastic-defense", seat({"c2": "grenadiers"})) == 1
    assert smallest_stack("elastic-defense", seat(), seat({"c2": "grenadiers"})) is None
    assert smallest_stack("elastic-defense", seat(stacks={"e0": stack(1, "panzer-ii")})) is None
    match = board(
        seat({"a1": "grenadiers", "a2": "flak-88"}, stacks={"a0": 1}, hand=["elastic-defense"]),
        seat({"b1": "kv-1", "b2": "kv-1", "e4": "bt-7"}),
    )
    play(match, "play elastic-defense")
    assert unit_at(match, "a3").card == "flak-88"


@about("elastic-defense")
def test_elastic_defense_shifts_a_single_unit() -> None:
    match = board(seat({"c2": "grenadiers", "e4": "stuka"}, stacks={"a0": 1}, hand=["elastic-defense"]))
    assert follow_ups(match, "play elastic-defense") == ["target c2", "target e4"]
    play(match, "play elastic-defense", "target e4")
    assert legal(match) == ["to e3", "to d4"]
    play(match, "to e3")
    assert not is_empty(match, "c2")
    assert is_calm(match)


@about("elastic-defense")
@covers("P-8.7", "P-8.8")
def test_elastic_defense_turns_hidden_terrain_face_up_and_lets_the_unit_enter_it() -> None:
    match = board(
        seat({"c1": unit("grenadiers", halted=True, spent=2)}, stacks={"a0": 1}, hand=["elastic-defense"]),
        seat({"c3": "kv-1"}), terrain={"c2": "minefield"}, face_down=["c2"],
    )  # fmt: skip
    play(match, "play elastic-defense", "to c2")
    assert space(match, "c2").terrain == "minefield"
    assert damage(match, "c2") == 1
    assert (unit_at(match, "c2").legs, unit_at(match, "c2").spent) == (0, 2)


@about("elastic-defense", "flak-88")
def test_elastic_defense_into_a_zone_of_control_halts() -> None:
    match = board(seat({"c1": "panzer-iii"}, stacks={"a0": 1}, hand=["elastic-defense"]), seat({"c3": "flak-88"}))
    play(match, "play elastic-defense", "to c2")
    assert unit_at(match, "c2").halted
    assert legal_starting(match, "attack") == ["attack c2"]


@about("elastic-defense")
@covers("P-9.7")
def test_elastic_defense_brings_a_guard_beside_the_attacker_of_the_supply() -> None:
    match = board(
        seat({"c4": "m26-pershing"}),
        seat({"d3": "grenadiers"}, stacks={"a5": 1}, hand=["elastic-defense"], supply=FOUR),
    )
    play(match, "attack c4", "play elastic-defense", "to d4")
    assert len(supply(match, 1)) == 4
    assert legal_starting(match, "attack") == []


@about("battlegroup")
@covers("P-9.7", "P-18.4")
def test_battlegroup_deploys_a_guard_against_an_attack_on_the_supply() -> None:
    match = board(
        seat({"b4": "m26-pershing"}),
        seat(stacks={"a5": 2, "e5": 1}, hand=["battlegroup", "grenadiers", "tiger-i"], supply=FOUR),
        face_down=["a4"],
    )
    play(match, "attack b4", "play battlegroup")
    assert (asked(match), legal(match)) == ((1, "deploy-to"), ["to c4", "to d4", "to e4", "to e5"])
    play(match, "to c4")
    assert unit_at(match, "c4").fresh
    assert hand(match, 1) == ["tiger-i"]
    assert len(supply(match, 1)) == 4
    assert legal_starting(match, "attack") == []


@about("battlegroup")
def test_battlegroup_offers_every_unit_of_printed_cost_two_or_less() -> None:
    match = board(
        seat(
            stacks={"a0": 2, "b0": stack(2, "standardized-parts")},
            hand=["battlegroup", "panzer-ii", "panzer-iv", "panther", "stuka", "factory", "bunker", "field-workshop"],
        )
    )
    play(match, "play battlegroup")
    assert asked(match) == (0, "deploy-card")
    assert legal(match) == ["deploy panzer-ii", "deploy panzer-iv", "deploy stuka"]
    play(match, "deploy panzer-ii", "to c1")
    assert "move c1" in legal(match)
    assert is_calm(match)


@about("battlegroup")
@covers("P-7.8")
def test_battlegroup_needs_two_factories_a_fitting_card_and_room() -> None:
    assert smallest_stack("battlegroup", seat()) is None
    for held, playable in (("panther", False), ("panzer-iv", True)):
        match = board(seat(stacks={"a0": 2}, hand=["battlegroup", held]))
        assert ("play battlegroup" in legal(match)) == playable
    assert "play battlegroup" not in legal(board(seat(stacks={"a0": 1}, hand=["battlegroup", "panzer-iv"])))


@about("battlegroup")
@covers("P-7.8")
def test_battlegroup_cannot_deploy_onto_its_own_stack() -> None:
    line = ("a1", "b1", "c1", "d1", "e1")
    match = board(seat(stacks={"a0": 2}, hand=["battlegroup", "panzer-iv"]), face_down=line)
    assert "play battlegroup" not in legal(match)
    match = board(seat(stacks={"a0": 2, "b0": 1}, hand=["battlegroup", "panzer-iv"]), face_down=line)
    play(match, "play battlegroup")
    assert unit_at(match, "b0").card == "panzer-iv"


@about("battlegroup")
@covers("P-8.8")
def test_battlegroup_deploys_onto_a_minefield_at_the_usual_price() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["battlegroup", "grenadiers"]), terrain={"c1": "minefield"},
        face_down=["a1", "b1", "d1", "e1"],
    )  # fmt: skip
    play(match, "play battlegroup")
    assert damage(match, "c1") == 1


@about("flank-guard")
def test_flank_guard_deals_two_damage_to_an_enemy_in_your_back_or_front_line() -> None:
    match = board(
        seat({"a2": "grenadiers"}, stacks={"a0": 1}, hand=["flank-guard"]),
        seat({"b1": "panzer-iv", "c2": "guards-rifles", "d3": "panzer-iv", "e4": "panzer-iv"}),
    )
    assert follow_ups(match, "play flank-guard") == ["target b1", "target c2"]
    play(match, "play flank-guard", "target c2")
    assert [damage(match, name) for name in ("b1", "c2", "d3", "e4", "a2")] == [0, 2, 0, 0, 0]
    assert is_calm(match)


@about("flank-guard")
def test_flank_guard_needs_one_factory_and_a_visible_intruder() -> None:
    assert smallest_stack("flank-guard", seat(), seat({"c2": "panzer-iv"})) == 1
    assert smallest_stack("flank-guard", seat(), seat({"c3": "panzer-iv"})) is None
    assert smallest_stack("flank-guard", seat(), seat({"c2": "partisans"})) is None
    assert smallest_stack("flank-guard", seat({"c2": "panzer-iv"})) is None


@about("flank-guard")
def test_flank_guard_destroys_an_attacker_in_response() -> None:
    match = board(seat({"b4": "m4-sherman"}), seat(stacks={"a5": 1}, hand=["flank-guard"], supply=FOUR))
    play(match, "attack b4", "play flank-guard")
    assert (damage(match, "b4"), len(supply(match, 1))) == (2, 2)
    match = board(seat({"b4": "m18-hellcat"}), seat(stacks={"a5": 1}, hand=["flank-guard"], supply=FOUR))
    play(match, "attack b4", "play flank-guard")
    assert is_empty(match, "b4")
    assert len(supply(match, 1)) == 4


@about("flank-guard")
@covers("P-10.7")
def test_flank_guard_falling_from_the_supply_may_be_played_for_free() -> None:
    match = board(seat({"b4": "m4-sherman"}), seat({"c2": "grenadiers"}, supply=["factory", "flank-guard", *FOUR]))
    play(match, "attack b4")
    assert (asked(match), legal(match)) == ((1, "junkyard-trigger"), ["decline", "play it"])
    play(match, "play it")
    assert damage(match, "b4") == 2
    assert junkyard(match, 1) == ["factory", "flank-guard"]
    assert is_calm(match)


@about("flank-guard")
def test_flank_guard_falling_from_the_supply_is_not_offered_without_an_intruder() -> None:
    match = board(seat({"a1": "lefh-18"}), seat({"c3": "grenadiers"}, supply=["flank-guard", *FOUR]))
    play(match, "ranged a1", "target player 1")
    assert junkyard(match, 1) == ["flank-guard", "factory"]
    assert is_calm(match)


@about("flank-guard", "elastic-defense")
@covers("P-13.2")
def test_flank_guard_misses_a_unit_that_is_shifted_out_of_your_lines() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["flank-guard"]),
        seat({"c2": "t-34"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play flank-guard", "play elastic-defense", "to c3")
    assert damage(match, "c3") == 0
    assert is_calm(match)


@about("combined-arms")
def test_combined_arms_gives_vehicles_beside_infantry_one_attack() -> None:
    match = board(
        seat(
            {"b2": "panzer-iii", "b1": "grenadiers", "d2": "panzer-iii", "e1": "grenadiers", "e2": "flak-88"},
            stacks={"a0": stack(2, "combined-arms"), "c0": stack(2, "panzer-iii")},
        ),
        seat({"d3": "conscript-rifles", "d4": "t-34"}),
    )
    assert [values(match, name) for name in ("b2", "b1", "d2", "e2", "c0")] == [
        "3/3/3", "1/3/2", "2/3/3", "1/3/1", "2/3/3",
    ]  # fmt: skip
    assert values(match, "d4") == "2/2/3"


@about("combined-arms")
def test_combined_arms_gives_infantry_anti_tank() -> None:
    match = board(
        seat({"c2": "grenadiers", "d2": "panzerfaust-team"}, stacks={"a0": stack(2, "combined-arms")}),
        seat({"c3": "m26-pershing", "d3": "m26-pershing"}),
    )
    play(match, "attack c2", "attack d2")
    assert damage(match, "c3") == 2
    assert is_empty(match, "d3")


@about("combined-arms")
def test_combined_arms_helps_infantry_only_against_vehicles_and_never_the_enemy() -> None:
    match = board(seat({"c2": "grenadiers"}, stacks={"a0": stack(2, "combined-arms")}), seat({"c3": "guards-rifles"}))
    play(match, "attack c2")
    assert damage(match, "c3") == 1
    match = board(
        seat({"c2": "m26-pershing"}, stacks={"a0": stack(2, "combined-arms")}), seat({"c3": "conscript-rifles"})
    )
    play(match, "attack c2")
    assert damage(match, "c2") == 1


@about("combined-arms")
def test_combined_arms_gives_vehicles_no_anti_tank_and_nothing_for_one_another() -> None:
    match = board(
        seat({"c2": "panzer-iii", "d2": "panzer-iii"}, stacks={"a0": stack(2, "combined-arms")}),
        seat({"c3": "m26-pershing"}),
    )
    play(match, "attack c2")
    assert damage(match, "c3") == 2


@about("combined-arms")
@covers("P-7.6")
def test_combined_arms_twice_adds_up_and_works_without_factories() -> None:
    match = board(
        seat(
            {"c2": "panzergrenadiers", "c1": "panzer-iii"},
            stacks={"a0": stack(0, "combined-arms"), "b0": stack(2, "combined-arms")},
        ),
        seat({"c3": "m26-pershing"}),
    )
    assert (values(match, "c1"), values(match, "c2")) == ("4/3/3", "3/3/3")
    play(match, "attack c2")
    assert is_empty(match, "c3")


@about("combined-arms")
@covers("P-7.6")
def test_combined_arms_needs_two_factories_and_works_only_once_it_has_resolved() -> None:
    assert smallest_stack("combined-arms") == 2
    match = board(
        seat({"b2": "panzer-iii", "b1": "grenadiers"}, stacks={"a0": 2}, hand=["combined-arms"], supply=FOUR),
        seat(stacks={"a5": 1}, hand=["factory"], supply=FOUR),
    )
    play(match, "play combined-arms")
    assert chain(match) == ["combined-arms"]
    assert values(match, "b2") == "2/3/3"
    play(match, "pass")
    assert values(match, "b2") == "3/3/3"
    assert stack_at(match, "a0").in_play


@about("combined-arms")
def test_combined_arms_ends_when_it_is_destroyed() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["demolition-order"]),
        seat({"b4": "panzer-iii", "b3": "grenadiers"}, stacks={"a5": stack(2, "combined-arms")}),
    )
    play(match, "play demolition-order")
    assert values(match, "b4") == "2/3/3"
    assert junkyard(match, 1) == ["combined-arms"]


@about("recovery-service")
def test_recovery_service_lets_its_player_draw_when_a_friendly_vehicle_is_destroyed() -> None:
    match = board(
        seat({"c2": "m26-pershing"}),
        seat({"c3": "panzer-ii"}, stacks={"a5": stack(2, "recovery-service")}, supply=["grenadiers", *FOUR]),
    )
    play(match, "attack c2")
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])
    play(match, "yes")
    assert hand(match, 1) == ["grenadiers"]
    assert is_calm(match)


@about("recovery-service")
@covers("P-15.2")
def test_recovery_service_may_be_declined_over_an_empty_supply() -> None:
    match = board(seat({"c2": "m26-pershing"}), seat({"c3": "panzer-ii"}, stacks={"a5": stack(2, "recovery-service")}))
    play(match, "attack c2", "no")
    assert is_calm(match)
    assert not match.is_over


@about("recovery-service")
def test_recovery_service_does_not_watch_infantry_or_enemies() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": stack(2, "recovery-service")}, supply=FOUR),
        seat({"c3": unit("m18-hellcat", damage=1)}, supply=FOUR),
    )
    play(match, "attack c2", "yes")
    assert hand(match, 0) == ["factory"]
    match = board(
        seat({"c2": "m26-pershing"}),
        seat({"c3": "grenadiers"}, stacks={"a5": stack(2, "recovery-service")}, supply=FOUR),
    )
    play(match, "attack c2")
    assert hand(match, 1) == []
    assert is_calm(match)


@about("recovery-service")
@covers("P-18.3")
def test_recovery_service_watches_vehicles_on_stacks_and_two_copies_draw_twice() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]),
        seat(
            stacks={
                "a5": stack(2, "recovery-service"),
                "b5": stack(0, "recovery-service"),
                "c5": stack(1, "panzer-ii"),
            },
            supply=["grenadiers", "panther", *FOUR],
        ),
    )
    play(match, "play saboteurs", "mode 0", "target c5", "yes", "yes")
    assert is_empty(match, "c5")
    assert hand(match, 1) == ["grenadiers", "panther"]
    assert is_calm(match)


@about("recovery-service")
@covers("P-5.2")
def test_recovery_service_removes_one_damage_from_each_friendly_vehicle_in_the_standby_phase() -> None:
    match = board(
        seat(
            {"a1": unit("panther", damage=3), "e4": unit("panzer-ii", damage=1), "c1": unit("grenadiers", damage=2)},
            stacks={"a0": stack(2, "recovery-service")}, supply=FOUR,
        ),
        seat({"c4": unit("kv-1", damage=2)}),
        phase="turn",
    )  # fmt: skip
    assert [damage(match, name) for name in ("a1", "e4", "c1", "c4")] == [2, 0, 2, 2]
    assert is_calm(match)


@about("recovery-service")
def test_recovery_service_needs_two_factories_and_mends_only_in_its_players_turn() -> None:
    assert smallest_stack("recovery-service") == 2
    match = board(
        seat({"a1": unit("panther", damage=3)}, stacks={"a0": stack(2, "recovery-service")}), seat(supply=FOUR),
        phase="turn", turn=1,
    )  # fmt: skip
    assert damage(match, "a1") == 3


@about("tank-hunter-doctrine", "marder-iii", "jagdpanther", "stug-iii")
def test_tank_hunter_doctrine_gives_tank_destroyers_one_attack_and_one_movement() -> None:
    match = board(
        seat(
            {"a1": "marder-iii", "b1": "jagdpanther", "c1": "stug-iii", "d1": "panzer-iv"},
            stacks={"a0": stack(1, "tank-hunter-doctrine"), "b0": stack(1, "marder-iii")},
        ),
        seat({"c4": "su-100"}),
    )
    assert [values(match, name) for name in ("a1", "b1")] == ["2/1/3", "4/4/3"]
    assert [values(match, name) for name in ("c1", "d1", "b0", "c4")] == ["2/3/2", "2/4/2", "1/1/2", "2/3/2"]


@about("tank-hunter-doctrine", "marder-iii")
def test_tank_hunter_doctrine_makes_a_marder_destroy_a_panzer_iv_first() -> None:
    match = board(
        seat({"c2": "marder-iii"}, stacks={"a0": stack(1, "tank-hunter-doctrine")}), seat({"c3": "panzer-iv"})
    )
    play(match, "attack c2")
    assert is_empty(match, "c3")
    assert damage(match, "c2") == 0


@about("tank-hunter-doctrine")
@covers("P-8.4")
def test_tank_hunter_doctrine_applies_from_the_moment_a_unit_leaves_its_stack() -> None:
    match = board(
        seat(
            {"c1": "grenadiers", "c2": "grenadiers"},
            stacks={"a0": stack(1, "tank-hunter-doctrine"), "c0": stack(1, "marder-iii")},
        )
    )
    assert follow_ups(match, "move c0") == ["to b1", "to d1"]
    play(match, "move c0", "to b1")
    assert unit_at(match, "b1").points == 1


@about("tank-hunter-doctrine")
def test_tank_hunter_doctrine_twice_adds_up() -> None:
    both = {"a0": stack(1, "tank-hunter-doctrine"), "b0": stack(1, "tank-hunter-doctrine")}
    assert values(board(seat({"a1": "marder-iii"}, stacks=both)), "a1") == "3/1/4"


@about("tank-hunter-doctrine")
def test_tank_hunter_doctrine_needs_one_factory_and_ends_when_it_is_destroyed() -> None:
    assert smallest_stack("tank-hunter-doctrine") == 1
    match = board(
        seat({"a1": unit("marder-iii", legs=2, spent=2)}, stacks={"a0": stack(1, "tank-hunter-doctrine"), "b0": 1},
             hand=["demolition-order"])
    )  # fmt: skip
    assert unit_at(match, "a1").points == 1
    play(match, "play demolition-order")
    assert values(match, "a1") == "1/1/2"
    assert legal_starting(match, "move") == []
