"""Soviet Infantry Units: each works, does not, and stops where it should."""

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

SUPPLY = ("t-34",) * 4


@about("conscript-rifles")
def test_conscript_rifles_cost_one_make_two_legs_stand_two_hits_and_deal_one_alone() -> None:
    assert measured("conscript-rifles") == (1, 2, 2)
    assert fight("conscript-rifles", "bergepanther") == (0, 1)


@about("conscript-rifles")
def test_conscript_rifles_deal_two_beside_infantry_and_no_more_beside_three() -> None:
    for friends in (["c1"], ["c1", "b2", "d2"]):
        match = board(
            seat({"c2": "conscript-rifles", **dict.fromkeys(friends, "conscript-rifles")}), seat({"c3": "bergepanther"})
        )
        play(match, "attack c2")
        assert (damage(match, "c3"), is_calm(match)) == (2, True)


@about("conscript-rifles")
@covers("P-3.3")
def test_conscript_rifles_are_not_massed_by_vehicles_enemies_or_diagonal_friends() -> None:
    match = board(
        seat({"c2": "conscript-rifles", "c1": "t-34", "b1": "conscript-rifles", "d3": "conscript-rifles"}),
        seat({"c3": "bergepanther", "b2": "grenadiers"}),
    )
    play(match, "attack c2", "at c3")
    assert damage(match, "c3") == 1


@about("conscript-rifles", "kv-1")
@covers("P-10.3")
def test_conscript_rifles_deal_one_to_a_kv_1_and_are_destroyed() -> None:
    assert fight("conscript-rifles", "kv-1") == (DESTROYED, 1)


@about("conscript-rifles")
def test_conscript_rifles_are_massed_in_defense_and_lose_it_with_their_neighbor() -> None:
    match = board(
        seat({"c2": "panzer-ii", "d2": "panzer-iv"}), seat({"c3": "conscript-rifles", "d3": "conscript-rifles"})
    )
    play(match, "attack d2")
    assert (damage(match, "d2"), is_empty(match, "d3")) == (2, True)
    play(match, "attack c2")
    assert (damage(match, "c2"), damage(match, "c3")) == (1, 1)


@about("tank-riders")
def test_tank_riders_cost_one_make_two_legs_and_stand_two_hits() -> None:
    assert measured("tank-riders") == (1, 2, 2)


@about("tank-riders")
@covers("P-10.2")
def test_tank_riders_deal_three_when_they_attack_a_unit_and_one_otherwise() -> None:
    assert fight("tank-riders", "bergepanther") == (0, 3)
    assert fight("panzer-ii", "tank-riders") == (1, 1)
    match = board(seat({"c4": "tank-riders"}), seat(supply=SUPPLY))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 3


@about("tank-riders")
@covers("P-5.4", "P-13.7")
def test_tank_riders_make_three_legs_in_a_turn_that_they_begin_beside_a_friendly_vehicle() -> None:
    match = board(seat({"c2": "tank-riders", "c1": "t-34"}), seat(supply=SUPPLY), phase="main start")
    assert (is_calm(match), legs_left(match, "c2", "c3")) == (True, 3)
    play(match, "move c2", "to c3")
    assert (unit_at(match, "c3").points, unit_at(match, "c1").movement.value) == (2, 3)
    end_turn(match)
    assert unit_at(match, "c3").movement.value == 2


@about("tank-riders")
def test_tank_riders_stay_slow_beside_enemies_other_types_and_vehicles_that_are_not_adjacent() -> None:
    match = board(
        seat({"c2": "tank-riders", "b1": "t-34", "b2": "rangers", "c1": "yak-9"}),
        seat({"c3": "panzer-iv"}),
        phase="main start",
    )
    assert (is_calm(match), unit_at(match, "c2").movement.value) == (True, 2)
    play(match, "move b1", "to a1")
    assert unit_at(match, "c2").movement.value == 2


@about("tank-riders")
@covers("P-7.3", "P-13.4")
def test_two_tank_riders_both_ride_and_one_on_a_stack_does_not() -> None:
    match = board(
        seat({"c2": "tank-riders", "b1": "tank-riders", "c1": "t-34"}, stacks={"c0": stack(1, "tank-riders")}),
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("c2", "b1", "c0")] == [3, 3, 2]
    assert is_calm(match)


@about("workers-militia")
def test_workers_militia_costs_one_makes_one_leg_stands_three_hits_and_deals_one() -> None:
    assert measured("workers-militia") == (1, 1, 3)
    assert fight("workers-militia", "bergepanther") == (0, 1)


@about("workers-militia")
@covers("P-18.4", "P-8.2")
def test_workers_militia_that_falls_in_the_enemy_turn_is_deployed_and_acts_in_its_own() -> None:
    match = board(
        seat({"c4": "t-34", "a4": "rangers"}, supply=SUPPLY),
        seat(stacks={"a5": 1, "b5": stack(2, "kv-1")}, supply=("workers-militia", "factory", "kv-1", "factory")),
        face_down=["e4"],
    )
    play(match, "attack c4")
    assert (asked(match), legal(match)) == ((1, "junkyard-trigger"), ["decline", "to b4", "to d4", "to a5"])
    play(match, "to d4")
    assert (unit_at(match, "d4").card, unit_at(match, "d4").fresh, junkyard(match, 1)) == (
        "workers-militia", True, ["factory"],
    )  # fmt: skip
    assert is_calm(match)
    end_turn(match)
    assert {"move d4", "attack d4"} <= set(legal(match))


@about("workers-militia")
def test_workers_militia_may_stay_in_the_junkyard_and_is_not_asked_for_again() -> None:
    match = board(seat({"c4": "bazooka-team"}, supply=SUPPLY), seat(supply=("workers-militia", "factory", "kv-1")))
    play(match, "attack c4", "decline")
    assert (junkyard(match, 1), is_calm(match)) == (["workers-militia"], True)
    end_turn(match)
    assert is_calm(match)


@about("workers-militia")
@covers("P-6.4")
def test_workers_militia_that_falls_where_there_is_no_room_stays_in_the_junkyard() -> None:
    match = board(
        seat({"c4": "bazooka-team"}), seat(stacks={"a5": stack(1, "kv-1"), "b5": 0}, supply=("workers-militia",)),
        face_down=["a4", "b4", "d4", "e4"],
    )  # fmt: skip
    play(match, "attack c4")
    assert (junkyard(match, 1), is_calm(match)) == (["workers-militia"], True)


@about("workers-militia")
def test_workers_militia_is_not_woken_when_it_is_discarded_or_destroyed() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["intelligence-report"]), seat(hand=["workers-militia"]))
    play(match, "play intelligence-report")
    assert (junkyard(match, 1), is_calm(match)) == (["workers-militia"], True)
    match = board(seat({"c2": "t-34"}), seat({"c3": unit("workers-militia", damage=1)}))
    play(match, "attack c2")
    assert (junkyard(match, 1), is_calm(match)) == (["workers-militia"], True)


@about("workers-militia")
@covers("P-9.4")
def test_workers_militia_guards_the_supply_as_soon_as_it_is_deployed() -> None:
    match = board(
        seat({"c4": "bazooka-team", "e4": "bazooka-team"}), seat(supply=("workers-militia", "factory", "factory"))
    )
    play(match, "attack c4", "to d4")
    play(match, "attack e4")
    assert (damage(match, "d4"), len(supply(match, 1))) == (1, 2)


@about("partisans")
def test_partisans_cost_one_make_two_legs_stand_one_hit_and_deal_one() -> None:
    assert measured("partisans") == (1, 2, 1)
    assert fight("partisans", "bergepanther") == (0, 1)


@about("partisans")
def test_partisans_cannot_be_chosen_by_the_opponent_but_can_be_attacked_and_chosen_by_friends() -> None:
    match = board(
        seat({"c2": "m7-priest"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "partisans"}, stacks={"a5": 1}, hand=["hold-every-house"]),
    )
    assert follow_ups(match, "ranged c2") == ["target c2", "target player 1", "target player 0"]
    assert "play fire-mission" not in legal(match)
    play(match, "attack c2", "play hold-every-house", "pass")
    assert (is_empty(match, "c3"), junkyard(match, 1), is_calm(match)) == (True, ["partisans"], True)


@about("partisans", "katyusha")
def test_partisans_are_reached_by_what_does_not_target_them() -> None:
    match = board(seat({"c1": "katyusha"}), seat({"c3": "partisans", "d3": "panzer-iv"}))
    play(match, "action c1")
    assert (is_empty(match, "c3"), damage(match, "d3")) == (True, 1)


@about("partisans")
@covers("P-9.1", "P-6.7")
def test_partisans_demolish_the_last_factory_under_a_unit_instead_of_attacking() -> None:
    match = board(
        seat({"b4": "partisans"}), seat({"a4": "lefh-18"}, stacks={"b5": stack(1, "kv-1"), "c5": 2}, supply=SUPPLY)
    )
    play(match, "demolish b4")
    assert (stack_at(match, "b5").factories, is_empty(match, "b5")) == (0, True)
    assert (junkyard(match, 1), stack_at(match, "c5").factories) == (["factory", "kv-1"], 2)
    assert legal(match) == ["move b4", "end"]


@about("partisans")
def test_partisans_demolish_a_terrain_modifier_beside_them_and_cannot_when_fresh() -> None:
    north = seat(modifiers={"c3": "bunker"})
    match = board(seat({"c2": "partisans"}), north)
    play(match, "demolish c2")
    assert (space(match, "c3").modifier, junkyard(match, 1), is_calm(match)) == (None, ["bunker"], True)
    assert legal_starting(board(seat({"c2": unit("partisans", fresh=True)}), north), "demolish") == []
    assert legal_starting(board(seat({"d2": "partisans"}), north), "demolish") == []


@about("partisans", "bt-7")
@covers("P-10.7")
def test_partisans_that_fall_to_their_own_bt_7_are_deployed_fresh() -> None:
    match = board(seat(stacks={"a0": 1, "b0": 3}, hand=["bt-7"], supply=("partisans", "factory")))
    play(match, "play bt-7", "stack a0")
    assert legal(match) == ["decline", "to b0", "to a1", "to b1", "to c1", "to d1", "to e1"]
    play(match, "to b0")
    assert (unit_at(match, "b0").card, unit_at(match, "b0").fresh, junkyard(match, 0)) == ("partisans", True, [])
    assert legal(match) == ["end"]


@about("partisans")
@covers("P-8.8", "P-10.5")
def test_partisans_deployed_onto_a_minefield_or_frozen_steppe_are_destroyed() -> None:
    match = board(
        seat({"c4": "bazooka-team"}), seat(supply=("partisans",)), terrain={"a4": "minefield", "b4": "frozen-steppe"}
    )
    for place in ("a4", "b4"):
        lost = play(match.fork(), "attack c4", f"to {place}")
        assert (is_empty(lost, place), junkyard(lost, 1), is_calm(lost)) == (True, ["partisans"], True)


@about("ski-scouts")
def test_ski_scouts_cost_one_make_three_legs_stand_one_hit_and_deal_one() -> None:
    assert measured("ski-scouts") == (1, 3, 1)
    assert fight("ski-scouts", "bergepanther") == (0, 1)


@about("ski-scouts")
@covers("P-8.5")
def test_ski_scouts_pay_one_for_every_space_and_are_not_hurt_by_entering() -> None:
    match = board(
        seat({"c2": "ski-scouts"}), seat(modifiers={"c3": "barbed-wire"}), terrain={"c2": "river", "c3": "minefield"}
    )
    assert legs_left(match, "c2", "c3") == 3


@about("ski-scouts")
@covers("P-10.5")
def test_ski_scouts_still_freeze_on_the_steppe_and_attack_better_from_hills() -> None:
    match = board(seat({"c2": "ski-scouts"}), terrain={"c3": "frozen-steppe"})
    play(match, "move c2", "to c3")
    assert (is_empty(match, "c3"), junkyard(match, 0)) == (True, ["ski-scouts"])
    assert fight("ski-scouts", "bergepanther", terrain={"c2": "hills"}) == (0, 2)


@about("ski-scouts")
def test_ski_scouts_turn_one_terrain_face_up_in_a_turn() -> None:
    match = board(seat({"c2": "ski-scouts"}), face_down=["c3", "d2"], terrain={"c3": "frozen-steppe"})
    play(match, "scout c2", "at c3")
    assert (space(match, "c3").terrain, space(match, "d2").terrain, is_empty(match, "c2")) == (
        "frozen-steppe", None, False,
    )  # fmt: skip
    assert legal(match) == ["move c2", "end"]


@about("ski-scouts")
def test_ski_scouts_cannot_scout_what_is_face_up_or_not_adjacent() -> None:
    assert legal_starting(board(seat({"c2": "ski-scouts"}), face_down=["d3", "c4"]), "scout") == []


@about("cavalry-squadron")
def test_cavalry_squadron_costs_one_makes_three_legs_and_stands_two_hits() -> None:
    assert measured("cavalry-squadron") == (1, 3, 2)


@about("cavalry-squadron")
def test_cavalry_squadron_deals_two_when_it_attacks_and_one_when_it_defends() -> None:
    assert fight("cavalry-squadron", "bergepanther") == (0, 2)
    assert fight("cavalry-squadron", "grenadiers") == (1, 2)
    assert fight("panzer-ii", "cavalry-squadron") == (1, 1)


@about("cavalry-squadron")
@covers("P-9.7")
def test_cavalry_squadron_does_not_charge_the_supply() -> None:
    match = board(seat({"c4": "cavalry-squadron"}), seat(supply=SUPPLY))
    play(match, "attack c4")
    assert (len(supply(match, 1)), is_calm(match)) == (3, True)


@about("cavalry-squadron", "conscript-rifles")
@covers("P-8.10", "P-1.7")
def test_cavalry_squadron_is_infantry_and_moves_on_after_its_attack() -> None:
    match = board(seat({"c1": "cavalry-squadron", "d2": "conscript-rifles"}), seat({"c3": "bergepanther"}))
    play(match, "move c1", "to c2")
    assert unit_at(match, "d2").attack.value == 2
    play(match, "attack c2", "move c2", "to c1", "move c1", "to b1")
    assert (legal(match), damage(match, "c3")) == (["move d2", "end"], 2)


@about("guards-rifles")
def test_guards_rifles_cost_two_make_two_legs_stand_four_hits_and_deal_two() -> None:
    assert measured("guards-rifles") == (2, 2, 4)
    assert fight("guards-rifles", "bergepanther") == (0, 2)


@about("guards-rifles")
@covers("P-10.3")
def test_guards_rifles_take_one_less_when_they_are_attacked_and_not_otherwise() -> None:
    assert fight("tiger-i", "guards-rifles") == (1, 3)
    assert fight("panzer-ii", "guards-rifles") == (DESTROYED, 1)
    assert fight("guards-rifles", "panther") == (3, 2)
    assert fight("tiger-i", "guards-rifles", terrain={"c3": "forest"}) == (1, 2)
    match = board(seat({"a1": "m7-priest"}), seat({"c3": "guards-rifles"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 2


@about("guards-rifles")
@covers("P-5.2", "P-10.6")
def test_guards_rifles_lose_one_damage_in_their_own_standby_phase() -> None:
    match = board(
        seat({"c2": unit("guards-rifles", damage=3), "d2": "guards-rifles", "c1": unit("rangers", damage=1)},
             supply=SUPPLY),
        seat({"c3": unit("guards-rifles", damage=2)}, supply=SUPPLY), phase="turn", first=1,
    )  # fmt: skip
    assert [damage(match, name) for name in ("c2", "d2", "c1", "c3")] == [2, 0, 1, 2]
    assert is_calm(match)
    end_turn(match)
    assert [damage(match, name) for name in ("c2", "c3")] == [2, 1]


@about("guards-rifles")
def test_guards_rifles_lose_two_damage_on_a_field_depot() -> None:
    match = board(
        seat({"c2": unit("guards-rifles", damage=3)}, supply=SUPPLY), phase="turn", terrain={"c2": "field-depot"}
    )
    assert (damage(match, "c2"), is_calm(match)) == (1, True)


@about("guards-rifles")
def test_guards_rifles_guard_the_supply() -> None:
    match = board(seat({"c4": "rangers"}), seat({"d4": "guards-rifles"}, supply=SUPPLY))
    play(match, "attack c4")
    assert (damage(match, "d4"), damage(match, "c4"), len(supply(match, 1))) == (1, 2, 4)
    match = board(seat({"c4": "rangers"}), seat({"e4": "guards-rifles"}, supply=SUPPLY))
    play(match, "attack c4")
    assert (len(supply(match, 1)), hand(match, 1)) == (2, [])
