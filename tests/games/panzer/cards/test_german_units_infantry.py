"""German Infantry: each works, does not, and stops where it should."""

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
    values,
)
from tests.games.panzer.cards.measures import DESTROYED, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("grenadiers")
def test_grenadiers_need_one_factory_stand_three_hits_and_make_two_legs() -> None:
    assert (smallest_stack("grenadiers"), hits("grenadiers"), legs("grenadiers")) == (1, 3, 2)


@about("grenadiers")
@covers("P-9.4")
def test_grenadiers_keep_an_adjacent_enemy_from_the_supply() -> None:
    match = board(seat({"b4": "panzer-iv"}), seat({"c4": "grenadiers"}, supply=FOUR))
    play(match, "attack b4")
    assert (damage(match, "c4"), damage(match, "b4")) == (2, 1)
    assert len(supply(match, 1)) == 4
    assert is_calm(match)


@about("grenadiers")
@covers("P-3.3")
def test_grenadiers_do_not_guard_over_a_diagonal_or_from_a_stack() -> None:
    match = board(
        seat({"b4": "panzer-iv"}), seat({"c3": "grenadiers"}, stacks={"b5": stack(1, "grenadiers")}, supply=FOUR)
    )
    play(match, "attack b4")
    assert len(supply(match, 1)) == 2
    assert (damage(match, "c3"), damage(match, "b4")) == (0, 0)


@about("grenadiers")
def test_grenadiers_do_not_keep_a_howitzer_from_firing_at_their_player() -> None:
    match = board(seat({"b4": "lefh-18"}), seat({"c4": "grenadiers"}, supply=FOUR))
    play(match, "ranged b4", "target player 1")
    assert len(supply(match, 1)) == 2


@about("grenadiers")
def test_grenadiers_destroyed_free_the_way_to_the_supply() -> None:
    match = board(seat({"b4": "panther"}), seat({"c4": "grenadiers", "a4": "bazooka-team"}, supply=FOUR))
    assert follow_ups(match, "attack b4") == ["at a4", "at c4"]
    play(match, "attack b4", "at c4", "order 0 panther victory-effect", "no")
    assert follow_ups(match, "attack b4") == ["at a4", "at supply"]
    play(match, "attack b4", "at supply")
    assert len(supply(match, 1)) == 1


@about("alarm-company")
def test_alarm_company_needs_one_factory_stands_two_hits_and_makes_two_legs() -> None:
    assert (smallest_stack("alarm-company"), hits("alarm-company"), legs("alarm-company")) == (1, 2, 2)
    assert fight("alarm-company", "kv-1") == (DESTROYED, 1)
    assert fight("alarm-company", "combat-engineers") == (DESTROYED, 1)


@about("alarm-company")
@covers("P-10.7")
def test_alarm_company_may_be_deployed_when_damage_takes_it_from_the_supply() -> None:
    match = board(
        seat({"a1": "grenadiers"}, stacks={"a0": 1, "b0": stack(1, "field-workshop")}, supply=["alarm-company", *FOUR]),
        seat({"c1": "m3-stuart"}), turn=1, face_down=["e1"],
    )  # fmt: skip
    play(match, "attack c1")
    assert asked(match) == (0, "junkyard-trigger")
    assert legal(match) == ["decline", "to a0", "to b1", "to d1"]
    play(match, "to d1")
    assert unit_at(match, "d1").card == "alarm-company"
    assert junkyard(match, 0) == []
    assert is_calm(match)


@about("alarm-company")
@covers("P-8.2")
def test_alarm_company_that_woke_in_the_enemy_turn_moves_in_the_next() -> None:
    match = board(seat(supply=["alarm-company", *FOUR]), seat({"c1": "m3-stuart"}, supply=FOUR), turn=1)
    play(match, "attack c1", "to d1")
    assert unit_at(match, "d1").fresh
    end_turn(match)
    assert not unit_at(match, "d1").fresh
    assert {"move d1", "attack d1"} <= set(legal(match))


@about("alarm-company")
def test_alarm_company_declined_stays_in_the_junkyard() -> None:
    match = board(seat(supply=["alarm-company", *FOUR]), seat({"c1": "m3-stuart"}), turn=1)
    play(match, "attack c1", "decline")
    assert junkyard(match, 0) == ["alarm-company"]
    assert is_calm(match)


@about("alarm-company")
def test_alarm_company_is_not_offered_where_it_finds_no_room() -> None:
    line = dict.fromkeys(("a1", "d1", "e1"), "grenadiers")
    match = board(
        seat(line, stacks={"c0": stack(1, "grenadiers")}, supply=["alarm-company", *FOUR]),
        seat({"b1": "po-2-night-bombers", "c1": "l-4-spotter"}),
        turn=1,
    )
    play(match, "action b1")
    assert junkyard(match, 0) == ["alarm-company"]
    assert is_calm(match)


@about("alarm-company")
def test_alarm_company_destroyed_or_discarded_does_not_come_back() -> None:
    match = board(seat({"c2": "panzer-iv"}, hand=["intelligence-report"], stacks={"a0": 2}),
                  seat({"c3": "alarm-company"}, hand=["alarm-company"]))  # fmt: skip
    play(match, "attack c2", "play intelligence-report")
    assert junkyard(match, 1) == ["alarm-company", "alarm-company"]
    assert is_calm(match)


@about("panzerfaust-team")
def test_panzerfaust_team_needs_one_factory_stands_one_hit_and_makes_two_legs() -> None:
    assert (smallest_stack("panzerfaust-team"), hits("panzerfaust-team"), legs("panzerfaust-team")) == (1, 1, 2)


@about("panzerfaust-team")
@covers("P-10.2")
def test_panzerfaust_team_deals_four_damage_to_a_vehicle_that_it_attacks() -> None:
    assert fight("panzerfaust-team", "m26-pershing") == (DESTROYED, 4)
    assert fight("panzerfaust-team", "panzer-iv") == (DESTROYED, DESTROYED)


@about("panzerfaust-team")
def test_panzerfaust_team_deals_four_damage_to_a_vehicle_that_attacks_it() -> None:
    assert fight("m26-pershing", "panzerfaust-team") == (4, DESTROYED)


@about("panzerfaust-team")
def test_panzerfaust_team_deals_one_damage_to_anything_else() -> None:
    assert fight("panzerfaust-team", "grenadiers") == (DESTROYED, 1)
    assert fight("panzerfaust-team", "flak-88") == (DESTROYED, 1)
    assert fight("panzerfaust-team", "b-25-mitchell") == (DESTROYED, 1)
    match = play(board(seat({"c4": "panzerfaust-team"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("panzerfaust-team")
@covers("P-10.3")
def test_panzerfaust_team_deals_less_through_armor() -> None:
    assert fight("panzerfaust-team", "tiger-i") == (DESTROYED, 3)
    assert fight("panzerfaust-team", "kv-1") == (DESTROYED, 2)


@about("assault-pioneers")
def test_assault_pioneers_need_one_factory_stand_two_hits_and_make_two_legs() -> None:
    assert (smallest_stack("assault-pioneers"), hits("assault-pioneers"), legs("assault-pioneers")) == (1, 2, 2)


@about("assault-pioneers")
def test_assault_pioneers_deal_one_more_damage_when_they_attack_a_unit() -> None:
    assert fight("assault-pioneers", "grenadiers") == (1, 2)
    assert fight("grenadiers", "assault-pioneers") == (1, 1)


@about("assault-pioneers")
def test_assault_pioneers_do_not_charge_the_supply() -> None:
    match = play(board(seat({"c4": "assault-pioneers"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("assault-pioneers")
def test_assault_pioneers_demolish_a_terrain_modifier_here_or_adjacent_of_either_player() -> None:
    match = board(
        seat({"c2": "assault-pioneers"}, modifiers={"c2": "trench-line", "c1": "bunker"}),
        seat({"c3": "kv-1"}, modifiers={"c3": "tank-traps", "d3": "mine-belt", "c4": "barbed-wire"}),
    )
    assert follow_ups(match, "demolish c2") == ["target c1", "target c2", "target c3"]
    play(match, "demolish c2", "target c3")
    assert space(match, "c3").modifier is None
    assert (junkyard(match, 0), junkyard(match, 1)) == ([], ["tank-traps"])
    assert "attack c2" not in legal(match)
    assert "move c2" in legal(match)
    assert is_calm(match)


@about("assault-pioneers")
def test_assault_pioneers_demolish_the_last_factory_under_a_unit() -> None:
    match = board(seat({"b4": "assault-pioneers"}), seat(stacks={"b5": stack(1, "tiger-i"), "c5": 2}, supply=FOUR))
    play(match, "demolish b4")
    assert (stack_at(match, "b5").factories, stack_at(match, "c5").factories) == (0, 2)
    assert is_empty(match, "b5")
    assert junkyard(match, 1) == ["factory", "tiger-i", "factory", "factory"]
    assert legal_starting(match, "attack") == []


@about("assault-pioneers")
def test_assault_pioneers_find_nothing_to_demolish_in_front_of_their_own_stack_or_on_a_waiting_modifier() -> None:
    match = board(
        seat({"c1": "assault-pioneers", "d3": "assault-pioneers", "b4": "assault-pioneers"}, stacks={"c0": 2}),
        seat(stacks={"d5": 2, "b5": stack(0, "bunker")}),
    )
    assert legal_starting(match, "demolish") == []


@about("assault-pioneers")
def test_assault_pioneers_demolish_nothing_fresh_suppressed_or_after_an_attack() -> None:
    for state in ({"fresh": True}, {"suppressed": True}, {"attacks": 1}, {"used": ["action"]}):
        match = board(seat({"c2": unit("assault-pioneers", **state)}), seat(modifiers={"c3": "tank-traps"}))
        assert legal_starting(match, "demolish") == []


@about("motorcycle-scouts")
def test_motorcycle_scouts_need_one_factory_stand_one_hit_and_make_four_legs() -> None:
    assert (smallest_stack("motorcycle-scouts"), hits("motorcycle-scouts"), legs("motorcycle-scouts")) == (1, 1, 4)
    assert fight("motorcycle-scouts", "grenadiers") == (DESTROYED, 1)


@about("motorcycle-scouts")
def test_motorcycle_scouts_turn_one_adjacent_terrain_face_up_without_entering_it() -> None:
    match = board(seat({"c2": "motorcycle-scouts"}), terrain={"c3": "minefield"}, face_down=["b2", "c3", "d3"])
    assert follow_ups(match, "scout c2") == ["at b2", "at c3"]
    play(match, "scout c2", "at c3")
    assert [space(match, name).terrain for name in ("b2", "c3", "d3")] == [None, "minefield", None]
    assert (damage(match, "c2"), unit_at(match, "c2").points) == (0, 4)
    assert legal_starting(match, "scout") == []
    assert is_calm(match)


@about("motorcycle-scouts")
def test_motorcycle_scouts_may_scout_between_legs_and_after_an_attack() -> None:
    match = board(seat({"c2": "motorcycle-scouts"}), seat({"c3": "l-4-spotter"}), face_down=["b2", "a3"])
    play(match, "attack c2", "move c2", "to c3", "move c3", "to b3", "scout b3", "at a3")
    assert space(match, "a3").terrain == "open-ground"
    assert unit_at(match, "b3").points == 2


@about("motorcycle-scouts")
def test_motorcycle_scouts_do_not_scout_fresh_or_from_a_stack() -> None:
    match = board(
        seat({"c2": unit("motorcycle-scouts", fresh=True)}, stacks={"a0": stack(1, "motorcycle-scouts")}),
        face_down=["all"],
    )
    assert legal_starting(match, "scout") == []


@about("motorcycle-scouts")
def test_motorcycle_scouts_raid_the_supply_for_two() -> None:
    match = play(board(seat({"c4": "motorcycle-scouts"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("motorcycle-scouts")
@covers("P-10.5")
def test_motorcycle_scouts_perish_on_a_hidden_frozen_steppe() -> None:
    match = board(seat({"c2": "motorcycle-scouts"}), terrain={"c3": "frozen-steppe"}, face_down=["c3"])
    play(match, "move c2", "to c3")
    assert is_empty(match, "c3")
    assert junkyard(match, 0) == ["motorcycle-scouts"]


@about("fallschirmjager")
def test_fallschirmjager_need_two_factories_stand_two_hits_and_make_two_legs() -> None:
    assert (smallest_stack("fallschirmjager"), hits("fallschirmjager"), legs("fallschirmjager")) == (2, 2, 2)


@about("fallschirmjager")
def test_fallschirmjager_drop_onto_face_up_unoccupied_terrain_outside_the_enemy_back_line() -> None:
    match = board(
        seat({"a1": "grenadiers"}, stacks={"c0": stack(2, "fallschirmjager")}), seat({"b3": "kv-1"}),
        face_down=["c1", "d1", "e1", "a2", "c2", "d2", "e2"],
    )  # fmt: skip
    assert follow_ups(match, "paradrop c0") == ["to b1", "to b2", "to a3", "to c3", "to d3", "to e3"]


@about("fallschirmjager")
def test_fallschirmjager_are_halted_by_the_drop_and_attack_at_once() -> None:
    match = board(seat(stacks={"c0": stack(2, "fallschirmjager")}), seat({"d4": "kv-1"}))
    play(match, "paradrop c0", "to d3")
    assert unit_at(match, "d3").halted
    assert legal_starting(match, "move") == []
    play(match, "attack d3")
    assert is_empty(match, "d3")
    assert damage(match, "d4") == 1


@about("fallschirmjager")
def test_fallschirmjager_deal_one_more_damage_only_when_they_attack_a_unit() -> None:
    assert fight("fallschirmjager", "m26-pershing") == (DESTROYED, 3)
    assert fight("m26-pershing", "fallschirmjager") == (2, DESTROYED)
    match = play(board(seat({"c4": "fallschirmjager"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("fallschirmjager")
def test_fallschirmjager_do_not_drop_fresh_halted_or_from_the_field() -> None:
    for state in ({"fresh": True}, {"halted": True}):
        match = board(seat({"a1": "fallschirmjager"}, stacks={"c0": stack(2, unit("fallschirmjager", **state))}))
        assert legal_starting(match, "paradrop") == []


@about("fallschirmjager")
@covers("P-8.3")
def test_fallschirmjager_drop_past_an_enemy_before_their_factory_and_into_its_mines() -> None:
    match = board(seat(stacks={"c0": stack(2, "fallschirmjager")}), seat({"c1": "kv-1"}), terrain={"e3": "minefield"})
    assert legal_starting(match, "move") == []
    play(match, "paradrop c0", "to e3")
    assert damage(match, "e3") == 1


@about("panzergrenadiers")
def test_panzergrenadiers_need_two_factories_stand_three_hits_and_make_three_legs() -> None:
    assert (smallest_stack("panzergrenadiers"), hits("panzergrenadiers"), legs("panzergrenadiers")) == (2, 3, 3)
    assert fight("panzergrenadiers", "sherman-jumbo") == (DESTROYED, 1)


@about("panzergrenadiers")
def test_panzergrenadiers_beside_a_friendly_vehicle_have_one_more_attack() -> None:
    match = board(seat({"c2": "panzergrenadiers", "d2": "panzer-ii"}), seat({"c3": "m26-pershing"}))
    assert values(match, "c2") == "3/3/3"
    play(match, "attack c2")
    assert damage(match, "c3") == 3


@about("panzergrenadiers")
def test_panzergrenadiers_gain_nothing_from_a_second_vehicle() -> None:
    match = board(seat({"c2": "panzergrenadiers", "d2": "panzer-ii", "b2": "tiger-i"}))
    assert values(match, "c2") == "3/3/3"


@about("panzergrenadiers")
def test_panzergrenadiers_gain_nothing_from_enemies_other_types_diagonals_or_stacks() -> None:
    match = board(
        seat(
            {"c2": "panzergrenadiers", "b2": "grenadiers", "d3": "tiger-i", "c1": "stuka", "e1": "panzergrenadiers"},
            stacks={"e0": stack(2, "panzer-iii"), "a0": stack(2, "panzergrenadiers")},
        ),
        seat({"c3": "t-34"}),
    )
    assert [values(match, name) for name in ("c2", "e1", "a0")] == ["2/3/3", "2/3/3", "2/3/3"]


@about("panzergrenadiers", "ambush")
@covers("P-19.5")
def test_panzergrenadiers_lose_their_bonus_when_the_vehicle_is_destroyed_in_response() -> None:
    match = board(
        seat({"c2": "panzergrenadiers", "d2": "panzer-ii"}),
        seat({"c3": "m26-pershing"}, stacks={"a5": 1}, hand=["ambush"]),
    )
    play(match, "attack c2", "play ambush", "target d2")
    assert is_empty(match, "d2")
    assert damage(match, "c3") == 2


@about("panzergrenadiers")
def test_panzergrenadiers_bring_their_bonus_to_defense_and_to_the_supply() -> None:
    match = board(seat({"c2": "m26-pershing"}), seat({"c3": "panzergrenadiers", "c4": "panzer-iii"}))
    play(match, "attack c2")
    assert damage(match, "c2") == 3
    match = board(seat({"c4": "panzergrenadiers", "c3": "panzer-iii"}), seat(supply=FOUR))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 1


@about("grenadiers", "alarm-company", "panzerfaust-team", "assault-pioneers")
@about("motorcycle-scouts", "fallschirmjager", "panzergrenadiers")
@covers("P-1.7")
def test_german_infantry_holds_a_town_better_than_open_ground() -> None:
    for card, expected in (
        ("grenadiers", 4), ("alarm-company", 3), ("panzerfaust-team", 2), ("assault-pioneers", 3),
        ("motorcycle-scouts", 2), ("fallschirmjager", 3), ("panzergrenadiers", 4),
    ):  # fmt: skip
        match = board(seat({"c2": card}), terrain={"c2": "town"})
        assert unit_at(match, "c2").defense.value == expected


@about("motorcycle-scouts")
@covers("P-1.7")
def test_motorcycle_scouts_are_recon_units() -> None:
    match = board(
        seat({"c2": "motorcycle-scouts", "d2": "grenadiers"}, stacks={"a0": 1}, hand=["reconnaissance-in-force"])
    )
    play(match, "play reconnaissance-in-force")
    assert (values(match, "c2"), values(match, "d2")) == ("2/1/6", "1/3/2")
