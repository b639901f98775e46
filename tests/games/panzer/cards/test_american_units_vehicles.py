"""American Vehicle Units: each works, does not, and stops where it should."""

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
from tests.games.panzer.cards.measures import DESTROYED, attacks, fight, legs_left, measured
from tests.rulebook import covers

SUPPLY = ("factory",) * 4


@about("m3-half-track")
def test_m3_half_track_costs_one_makes_three_legs_stands_three_hits_and_cannot_attack() -> None:
    assert measured("m3-half-track") == (1, 3, 3)
    match = board(seat({"c4": "m3-half-track"}), seat({"c3": "lefh-18"}, supply=SUPPLY))
    assert legal_starting(match, "attack") == []
    assert fight("lefh-18", "m3-half-track", terrain={"c2": "hills"}) == (0, 1)


@about("m3-half-track")
@covers("P-5.4")
def test_m3_half_track_gives_an_adjacent_infantry_unit_two_more_legs_for_the_turn() -> None:
    match = board(seat({"c1": "m3-half-track", "c2": "gi-rifle-squad"}, supply=SUPPLY), phase="main start")
    assert (is_calm(match), legs_left(match, "c2", "c3"), legs_left(match, "c1", "b1")) == (True, 4, 3)
    end_turn(match)
    assert unit_at(match, "c2").movement.value == 2


@about("m3-half-track")
@covers("P-17.3")
def test_m3_half_tracks_player_chooses_among_the_adjacent_infantry() -> None:
    match = board(
        seat({"c2": "m3-half-track", "c1": "gi-rifle-squad", "b2": "rangers", "d2": "m4-sherman", "d3": "rangers"}),
        seat({"c3": "grenadiers"}),
        phase="main start",
    )
    assert (asked(match), legal(match)) == ((0, "target"), ["target c1", "target b2"])
    play(match, "target b2")
    assert [unit_at(match, name).movement.value for name in ("b2", "c1", "d3", "d2")] == [4, 2, 2, 3]
    assert is_calm(match)


@about("m3-half-track")
@covers("P-13.6", "P-3.4")
def test_m3_half_track_does_nothing_without_infantry_beside_it_or_on_a_stack() -> None:
    alone = board(seat({"c2": "m3-half-track", "d1": "gi-rifle-squad", "c1": "m4-sherman"}), phase="main start")
    assert (is_calm(alone), unit_at(alone, "d1").movement.value) == (True, 2)
    waiting = board(seat({"c1": "gi-rifle-squad"}, stacks={"c0": stack(1, "m3-half-track")}), phase="main start")
    assert (is_calm(waiting), unit_at(waiting, "c1").movement.value) == (True, 2)


@about("m3-half-track")
@covers("P-10.1")
def test_m3_half_track_helps_rangers_out_of_the_desert_and_two_of_them_add_up() -> None:
    match = board(seat({"c1": "m3-half-track", "c2": "rangers"}), phase="main start", terrain={"c2": "desert"})
    assert unit_at(match, "c2").movement.value == 3
    match = board(seat({"c4": "m3-half-track", "b3": "m3-half-track", "c3": "rangers"}), phase="main start")
    assert (is_calm(match), legs_left(match, "c3", "c2")) == (True, 6)


@about("m3-stuart")
def test_m3_stuart_costs_one_makes_three_legs_stands_two_hits_and_deals_one() -> None:
    assert measured("m3-stuart") == (1, 3, 2)
    assert fight("m3-stuart", "bergepanther") == (0, 1)


@about("m3-stuart")
@covers("P-11.1")
def test_m3_stuart_turns_one_adjacent_terrain_face_up_in_a_turn() -> None:
    match = board(
        seat({"c2": "m3-stuart"}, supply=SUPPLY), seat({"d2": "bergepanther"}, supply=SUPPLY),
        face_down=["c3", "b2", "d3"], terrain={"c3": "minefield"},
    )  # fmt: skip
    assert follow_ups(match, "scout c2") == ["at b2", "at c3"]
    play(match, "scout c2", "at c3")
    assert (space(match, "c3").terrain, space(match, "b2").terrain) == ("minefield", None)
    assert (damage(match, "c2"), is_calm(match)) == (0, True)
    assert legal(match) == ["move c2", "attack c2", "end"]
    end_turn(end_turn(match))
    play(match, "scout c2")
    assert space(match, "b2").terrain == "open-ground"


@about("m3-stuart")
def test_m3_stuart_keeps_its_legs_and_its_attack_when_it_scouts_and_scouts_after_them() -> None:
    match = board(seat({"c2": "m3-stuart"}), seat({"c3": "bergepanther"}), face_down=["d2"])
    scouted = play(match.fork(), "scout c2")
    assert legs_left(scouted, "c2", "c1") == 3
    play(match, "attack c2", "scout c2")
    assert (space(match, "d2").terrain, damage(match, "c3")) == ("open-ground", 1)


@about("m3-stuart")
@covers("P-8.2", "P-7.3")
def test_m3_stuart_cannot_scout_when_fresh_or_on_a_stack_or_beside_nothing_face_down() -> None:
    assert legal_starting(board(seat({"c2": "m3-stuart"}), face_down=["d3"]), "scout") == []
    assert legal_starting(board(seat({"c2": unit("m3-stuart", fresh=True)}), face_down=["c3"]), "scout") == []
    assert legal_starting(board(seat(stacks={"c0": stack(1, "m3-stuart")}), face_down=["c1"]), "scout") == []


@about("m3-stuart")
@covers("P-8.9")
def test_m3_stuart_may_scout_when_halted_or_suppressed() -> None:
    match = board(seat({"c2": unit("m3-stuart", halted=True, suppressed=True)}), face_down=["c3"])
    assert legal(match) == ["scout c2", "end"]


@about("m16-quad-mount")
def test_m16_quad_mount_costs_one_makes_three_legs_and_stands_two_hits() -> None:
    assert measured("m16-quad-mount") == (1, 3, 2)


@about("m16-quad-mount")
@covers("P-10.2")
def test_m16_quad_mount_deals_three_to_aircraft_attacking_or_defending() -> None:
    assert attacks("m16-quad-mount", "b-25-mitchell") == (3, 2)
    assert fight("m16-quad-mount", "b-25-mitchell") == (DESTROYED, DESTROYED)
    assert attacks("yak-9", "m16-quad-mount") == (1, 3)
    assert fight("yak-9", "m16-quad-mount") == (DESTROYED, 1)


@about("m16-quad-mount")
@covers("P-10.1")
def test_m16_quad_mount_deals_three_to_aircraft_even_from_a_river() -> None:
    assert attacks("m16-quad-mount", "b-25-mitchell", terrain={"c2": "river"}) == (3, 2)


@about("m16-quad-mount")
@covers("P-9.3", "P-9.4")
def test_m16_quad_mount_cannot_attack_infantry_vehicles_guns_or_the_supply() -> None:
    north = seat({"c3": "mortar-section", "b4": "m3-half-track", "d4": "lefh-18"}, supply=SUPPLY)
    assert legal_starting(board(seat({"c4": "m16-quad-mount"}), north), "attack") == []


@about("m16-quad-mount")
def test_m16_quad_mount_deals_nothing_to_a_vehicle_that_attacks_it() -> None:
    assert fight("panzer-ii", "m16-quad-mount") == (0, 1)
    assert fight("m3-stuart", unit("m16-quad-mount", damage=1)) == (0, DESTROYED)


@about("m4-sherman")
def test_m4_sherman_costs_two_makes_three_legs_stands_three_hits_and_deals_two_alone() -> None:
    assert measured("m4-sherman") == (2, 3, 3)
    assert fight("m4-sherman", "bergepanther") == (0, 2)


@about("m4-sherman")
def test_m4_sherman_deals_three_beside_a_friendly_vehicle_and_no_more_beside_two() -> None:
    for friends in (["c1"], ["c1", "b2"], ["c1", "b2", "d2"]):
        match = board(seat({"c2": "m4-sherman", **dict.fromkeys(friends, "t-34")}), seat({"c3": "bergepanther"}))
        play(match, "attack c2")
        assert damage(match, "c3") == 3


@about("m4-sherman")
@covers("P-3.3", "P-3.4")
def test_m4_sherman_is_not_massed_by_other_types_enemies_diagonals_or_a_stack() -> None:
    match = board(
        seat({"c1": "m4-sherman", "b2": "t-34", "d2": "t-34", "b1": "rangers", "d1": "p-47-thunderbolt"},
             stacks={"c0": stack(2, "t-34")}),
        seat({"c2": "bergepanther"}),
    )  # fmt: skip
    play(match, "attack c1")
    assert damage(match, "c2") == 2


@about("m4-sherman")
def test_m4_sherman_is_massed_in_defense_and_against_the_supply_while_its_neighbor_lives() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "m4-sherman", "d3": "m4-sherman"}))
    play(match, "attack c2")
    assert (damage(match, "c2"), is_empty(match, "c3"), unit_at(match, "d3").attack.value) == (3, True, 2)
    match = board(seat({"c4": "m4-sherman", "d4": "m3-half-track"}), seat(supply=SUPPLY))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 1


@about("sherman-jumbo")
def test_sherman_jumbo_costs_three_makes_two_legs_stands_five_hits_and_deals_three() -> None:
    assert measured("sherman-jumbo") == (3, 2, 5)
    assert fight("sherman-jumbo", "bergepanther") == (0, 3)


@about("sherman-jumbo")
@covers("P-10.3")
def test_sherman_jumbo_takes_one_less_from_every_source() -> None:
    assert fight("sherman-jumbo", "tiger-i") == (3, 2)
    assert fight("tiger-i", "sherman-jumbo") == (2, 3)
    match = board(
        seat({"a1": "long-tom"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "sherman-jumbo"}),
    )
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 2
    play(match, "play fire-mission")
    assert damage(match, "c3") == 3


@about("sherman-jumbo")
@covers("P-10.3")
def test_sherman_jumbo_takes_at_least_one() -> None:
    assert fight("bazooka-team", "sherman-jumbo") == (DESTROYED, 2)
    assert fight("m3-stuart", "sherman-jumbo") == (DESTROYED, 1)
    match = board(seat({"c2": "sherman-jumbo"}), terrain={"c3": "minefield"})
    play(match, "move c2", "to c3")
    assert damage(match, "c3") == 1


@about("sherman-jumbo")
@covers("P-9.7")
def test_sherman_jumbo_guards_the_supply_until_it_is_gone_or_shifted_away() -> None:
    match = board(seat({"b4": "panther"}), seat({"b3": "sherman-jumbo"}, supply=SUPPLY))
    play(match, "attack b4")
    assert (damage(match, "b3"), damage(match, "b4"), len(supply(match, 1))) == (3, 3, 4)
    match = board(seat({"b4": "panther"}), seat({"c3": "sherman-jumbo"}, supply=SUPPLY))
    play(match, "attack b4")
    assert len(supply(match, 1)) == 1


@about("m26-pershing")
def test_m26_pershing_costs_three_makes_two_legs_and_stands_five_hits() -> None:
    assert measured("m26-pershing") == (3, 2, 5)


@about("m26-pershing")
@covers("P-10.2")
def test_m26_pershing_deals_five_to_vehicles_attacking_or_defending() -> None:
    assert fight("m26-pershing", "tiger-i") == (4, 4)
    assert fight("panther", "m26-pershing") == (DESTROYED, 4)
    assert fight("sherman-jumbo", "m26-pershing") == (4, 3)


@about("m26-pershing")
def test_m26_pershing_deals_four_to_everything_else() -> None:
    assert fight("m26-pershing", "guards-rifles") == (2, 3)
    assert fight("m26-pershing", "b-25-mitchell", terrain={"c2": "river"}) == (2, DESTROYED)
    match = board(seat({"c4": "m26-pershing"}), seat(supply=("factory",) * 6))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 2


@about("m26-pershing")
@covers("P-6.5")
def test_m26_pershing_cannot_be_played_to_a_stack_of_two_or_an_occupied_one() -> None:
    match = board(seat(stacks={"a0": 2, "b0": stack(3, "m4-sherman")}, hand=["m26-pershing"]))
    assert "play m26-pershing" not in legal(match)
    match = board(seat(stacks={"a0": 2, "b0": 3, "c0": 4}, hand=["m26-pershing"]))
    assert follow_ups(match, "play m26-pershing") == ["stack b0", "stack c0"]
    play(match, "play m26-pershing", "stack b0")
    assert (unit_at(match, "b0").fresh, stack_at(match, "b0").factories) == (True, 3)
    assert (legal(match), is_calm(match)) == (["end"], True)


@about("m18-hellcat")
def test_m18_hellcat_costs_two_makes_four_legs_and_stands_two_hits() -> None:
    assert measured("m18-hellcat") == (2, 4, 2)


@about("m18-hellcat")
@covers("P-9.6")
def test_m18_hellcat_deals_four_to_a_vehicle_first() -> None:
    assert fight("m18-hellcat", "panzer-iv") == (0, DESTROYED)
    assert fight("m18-hellcat", "panther") == (DESTROYED, 4)
    assert fight("panzer-iii", "m18-hellcat") == (DESTROYED, 0)


@about("m18-hellcat")
def test_m18_hellcat_deals_two_to_infantry_and_takes_what_a_survivor_deals() -> None:
    assert fight("m18-hellcat", "grenadiers") == (1, 2)
    assert fight("m18-hellcat", "gi-rifle-squad") == (0, DESTROYED)
    assert fight("p-47-thunderbolt", "m18-hellcat") == (DESTROYED, 0)


@about("m18-hellcat")
@covers("P-9.6")
def test_m18_hellcat_and_another_unit_with_first_fire_deal_damage_together() -> None:
    assert fight("m18-hellcat", "stug-iii") == (DESTROYED, DESTROYED)
    assert fight("marder-iii", "m18-hellcat") == (DESTROYED, DESTROYED)


@about("m7-priest")
def test_m7_priest_costs_three_makes_two_legs_stands_three_hits_and_deals_one_in_battle() -> None:
    assert measured("m7-priest") == (3, 2, 3)
    assert fight("m7-priest", "bergepanther") == (0, 1)


@about("m7-priest")
@covers("P-9.9")
def test_m7_priest_fires_for_two_without_damage_in_return_and_at_players() -> None:
    match = board(seat({"c2": "m7-priest"}, supply=SUPPLY), seat({"c3": "panzer-iv"}, supply=("t-34", "kv-1", "bt-7")))
    shelled = play(match.fork(), "ranged c2", "target player 1")
    assert (junkyard(shelled, 1), supply(shelled, 1), len(supply(shelled, 0))) == (["t-34", "kv-1"], ["bt-7"], 4)
    play(match, "ranged c2", "target c3")
    assert (damage(match, "c3"), damage(match, "c2"), is_calm(match)) == (2, 0, True)


@about("m7-priest")
@covers("P-9.9", "P-8.10")
def test_m7_priest_may_move_before_and_after_it_fires() -> None:
    match = board(seat({"c1": "m7-priest"}), seat({"c3": "panzer-iv"}))
    play(match, "move c1", "to c2", "ranged c2", "target c3", "move c2", "to c1")
    assert (damage(match, "c3"), unit_at(match, "c1").halted) == (2, False)
    assert legal(match) == ["end"]


@about("m7-priest")
@covers("P-9.1")
def test_m7_priest_fires_or_attacks_and_not_both() -> None:
    match = board(seat({"c2": "m7-priest"}), seat({"c3": "bergepanther"}))
    attacked = play(match.fork(), "attack c2")
    assert legal_starting(attacked, "ranged") == legal_starting(attacked, "attack") == []
    play(match, "ranged c2", "target c3")
    assert legal_starting(match, "ranged") == legal_starting(match, "attack") == []


@about("m7-priest")
@covers("P-9.9", "P-18.2")
def test_m7_priests_ranged_attack_fails_when_it_is_suppressed_in_response() -> None:
    match = board(
        seat({"c1": "m7-priest"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["pinned-down", "factory"])
    )
    play(match, "ranged c1", "target c3", "play pinned-down")
    assert (damage(match, "c3"), unit_at(match, "c1").suppressed, is_calm(match)) == (0, True, True)
    assert legal(match) == ["move c1", "end"]


@about("m7-priest")
@covers("P-9.9")
def test_m7_priests_ranged_attack_fails_when_its_target_hides_or_it_is_destroyed_in_response() -> None:
    match = board(
        seat({"c1": "m7-priest"}),
        seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
        terrain={"d3": "jungle"},
    )
    play(match, "ranged c1", "target c3", "play elastic-defense", "to d3")
    assert (damage(match, "d3"), legal_starting(match, "ranged")) == (0, [])
    match = board(
        seat({"c1": unit("m7-priest", damage=1)}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["counter-battery"])
    )
    play(match, "ranged c1", "target c3", "play counter-battery")
    assert (is_empty(match, "c1"), damage(match, "c3"), is_calm(match)) == (True, 0, True)
