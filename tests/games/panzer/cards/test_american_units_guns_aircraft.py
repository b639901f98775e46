"""American Gun and Aircraft Units: each works, does not, and stops where it should."""

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


@about("long-tom")
def test_long_tom_costs_three_makes_one_leg_stands_two_hits_and_cannot_attack() -> None:
    assert measured("long-tom") == (3, 1, 2)
    assert legal_starting(board(seat({"c4": "long-tom"}), seat({"c3": "lefh-18"}, supply=SUPPLY)), "attack") == []
    assert fight("bazooka-team", "long-tom") == (0, 1)


@about("long-tom")
@covers("P-9.9", "P-10.3")
def test_long_tom_fires_for_three_and_only_cover_and_armor_help() -> None:
    match = board(
        seat({"a1": "long-tom", "b1": "long-tom", "c1": "long-tom", "d1": "long-tom"}),
        seat({"c3": "panzer-iv", "d3": "airborne-infantry", "e3": "grenadiers", "e4": "kv-1"}),
        terrain={"e3": "forest"},
    )
    play(match, "ranged a1", "target c3", "ranged b1", "target d3", "ranged c1", "target e3", "ranged d1", "target e4")
    assert (damage(match, "c3"), is_empty(match, "d3"), damage(match, "e3"), damage(match, "e4")) == (3, True, 2, 1)
    assert is_calm(match)


@about("long-tom")
def test_long_tom_fires_at_players_for_three_cards() -> None:
    match = board(seat({"a1": "long-tom"}), seat(supply=("t-34", "kv-1", "bt-7", "is-2")))
    play(match, "ranged a1", "target player 1")
    assert (junkyard(match, 1), supply(match, 1)) == (["t-34", "kv-1", "bt-7"], ["is-2"])
    match = board(seat({"a1": "long-tom"}), seat(supply=("t-34", "kv-1")))
    play(match, "ranged a1", "target player 1")
    assert (supply(match, 1), match.is_over, is_calm(match)) == ([], False, True)


@about("long-tom")
def test_long_tom_cannot_fire_after_a_leg_and_is_halted_after_firing() -> None:
    match = board(seat(stacks={"c0": stack(3, "long-tom")}, supply=SUPPLY), seat({"c4": "panzer-iv"}, supply=SUPPLY))
    play(match, "move c0")
    assert legal(match) == ["end"]
    end_turn(end_turn(match))
    play(match, "ranged c1", "target c4")
    assert (unit_at(match, "c1").halted, legal_starting(match, "move")) == (True, [])


@about("long-tom", "partisans")
@covers("P-9.9")
def test_long_tom_may_fire_at_its_own_player_to_wake_a_junkyard_trigger() -> None:
    match = board(seat({"a1": "long-tom"}, supply=("factory", "partisans", "factory", "factory")))
    play(match, "ranged a1", "target player 0", "to c1")
    assert (unit_at(match, "c1").card, unit_at(match, "c1").fresh) == ("partisans", True)
    assert (junkyard(match, 0), is_calm(match)) == (["factory", "factory"], True)


@about("long-tom")
def test_long_tom_cannot_fire_from_its_stack_or_when_fresh_or_suppressed() -> None:
    north = seat({"c4": "panzer-iv"})
    assert legal_starting(board(seat(stacks={"c0": stack(3, "long-tom")}), north), "ranged") == []
    for fields in ({"fresh": True}, {"suppressed": True}):
        assert legal_starting(board(seat({"c1": unit("long-tom", **fields)}), north), "ranged") == []
    assert legal_starting(board(seat({"c1": unit("long-tom", halted=True)}), north), "ranged") == ["ranged c1"]


@about("p-47-thunderbolt")
def test_p_47_thunderbolt_costs_two_makes_four_legs_and_stands_two_hits() -> None:
    assert measured("p-47-thunderbolt") == (2, 4, 2)


@about("p-47-thunderbolt")
@covers("P-10.2")
def test_p_47_thunderbolt_deals_three_to_vehicles_and_two_to_others() -> None:
    assert fight("p-47-thunderbolt", "bergepanther") == (0, 3)
    assert fight("p-47-thunderbolt", "grenadiers") == (1, 2)
    assert fight("m7-priest", "p-47-thunderbolt") == (DESTROYED, 1)
    assert fight("p-47-thunderbolt", "b-25-mitchell") == (DESTROYED, 2)


@about("p-47-thunderbolt")
@covers("P-8.11")
def test_p_47_thunderbolt_flies_over_enemies_and_off_a_stack_with_an_enemy_at_its_door() -> None:
    match = board(seat(stacks={"c0": stack(2, "p-47-thunderbolt")}), seat({"c1": "panzer-iv", "c2": "panzer-iv"}))
    assert follow_ups(match, "move c0") == ["to b1", "to d1", "to b2", "to d2", "to c3"]
    play(match, "move c0", "to c3")
    assert (unit_at(match, "c3").spent, follow_ups(match, "move c3")) == (3, ["to b3", "to d3", "to c4"])


@about("p-47-thunderbolt", "kv-1")
@covers("P-8.5", "P-8.8")
def test_p_47_thunderbolt_ignores_terrain_modifiers_and_zone_of_control() -> None:
    match = board(
        seat({"c1": "p-47-thunderbolt"}), seat({"d2": "kv-1"}, modifiers={"c2": "mine-belt", "c3": "tank-traps"}),
        terrain={"c2": "minefield", "c3": "hills"},
    )  # fmt: skip
    play(match, "move c1", "to c2", "move c2", "to c3")
    flier = unit_at(match, "c3")
    assert (flier.damage, flier.halted, flier.spent, flier.attack.value) == (0, False, 2, 2)


@about("p-47-thunderbolt")
@covers("P-11.1")
def test_p_47_thunderbolt_reveals_what_it_enters_but_gets_neither_cover_nor_concealment_there() -> None:
    match = board(
        seat({"c1": "m7-priest"}, supply=SUPPLY), seat({"c4": "p-47-thunderbolt"}), turn=1, terrain={"c3": "jungle"},
        face_down=["c3"],
    )  # fmt: skip
    play(match, "move c4", "to c3")
    assert space(match, "c3").terrain == "jungle"
    end_turn(match)
    play(match, "ranged c1", "target c3")
    assert is_empty(match, "c3")


@about("b-25-mitchell")
def test_b_25_mitchell_costs_three_makes_three_legs_stands_three_hits_and_deals_two() -> None:
    assert measured("b-25-mitchell") == (3, 3, 3)
    assert fight("b-25-mitchell", "bergepanther") == (0, 2)


@about("b-25-mitchell")
@covers("P-6.6")
def test_b_25_mitchell_destroys_one_factory_of_an_enemy_stack_when_it_is_played() -> None:
    match = board(
        seat(stacks={"a0": 3, "b0": 1}, hand=["b-25-mitchell"]), seat(stacks={"a5": 2, "c5": stack(3, "kv-1")})
    )
    play(match, "play b-25-mitchell")
    assert (asked(match), legal(match)) == ((0, "target"), ["target a5", "target c5"])
    play(match, "target c5")
    assert [stack_at(match, name).factories for name in ("a0", "b0", "a5", "c5")] == [3, 1, 2, 2]
    assert (junkyard(match, 1), is_empty(match, "c5"), unit_at(match, "a0").fresh) == (["factory"], False, True)
    assert is_calm(match)


@about("b-25-mitchell")
@covers("P-6.7", "P-13.6")
def test_b_25_mitchell_destroys_the_unit_on_a_last_factory_and_nothing_without_a_stack() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["b-25-mitchell"]), seat(stacks={"c5": stack(1, "kv-1")}))
    play(match, "play b-25-mitchell")
    assert (stack_at(match, "c5").factories, is_empty(match, "c5")) == (0, True)
    assert (junkyard(match, 1), is_calm(match)) == (["factory", "kv-1"], True)
    match = board(seat(stacks={"a0": 3}, hand=["b-25-mitchell"]))
    play(match, "play b-25-mitchell")
    assert (stack_at(match, "a0").factories, is_calm(match)) == (3, True)


@about("b-25-mitchell", "winter-front")
@covers("P-6.7")
def test_b_25_mitchell_leaves_a_permanent_event_without_its_last_factory_in_play() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["b-25-mitchell"]), seat(stacks={"c5": stack(1, "winter-front")}))
    play(match, "play b-25-mitchell")
    found = stack_at(match, "c5")
    assert (found.factories, found.card, found.in_play) == (0, "winter-front", True)


@about("b-25-mitchell")
def test_b_25_mitchell_flies_off_its_stack_without_bombing_again() -> None:
    match = board(seat(stacks={"a0": stack(3, "b-25-mitchell")}), seat({"a1": "panzer-iv"}, stacks={"c5": 3}))
    assert follow_ups(match, "move a0") == ["to b1", "to a2"]
    play(match, "move a0", "to a2")
    assert (stack_at(match, "c5").factories, unit_at(match, "a2").spent, is_calm(match)) == (3, 2, True)


@about("l-4-spotter")
def test_l_4_spotter_costs_one_makes_three_legs_stands_one_hit_and_cannot_attack() -> None:
    assert measured("l-4-spotter") == (1, 3, 1)
    assert legal_starting(board(seat({"c4": "l-4-spotter"}), seat({"c3": "lefh-18"}, supply=SUPPLY)), "attack") == []
    assert attacks("m16-quad-mount", "l-4-spotter") == (3, 0)


@about("l-4-spotter")
@covers("P-18.2")
def test_l_4_spotter_gives_a_friend_with_ranged_attack_one_more_for_the_turn() -> None:
    match = board(
        seat({"a2": "l-4-spotter", "e1": "m7-priest", "d1": "mortar-section"}, supply=SUPPLY),
        seat({"c4": "panther"}, supply=SUPPLY),
    )
    assert follow_ups(match, "action a2") == ["target d1", "target e1"]
    play(match, "action a2", "target e1", "ranged e1", "target c4", "ranged d1", "target c4")
    assert (damage(match, "c4"), is_calm(match)) == (4, True)
    end_turn(end_turn(match))
    play(match, "ranged e1", "target player 1")
    assert len(junkyard(match, 1)) == 2


@about("l-4-spotter", "katyusha")
@covers("P-18.1")
def test_l_4_spotter_needs_a_friendly_unit_that_has_ranged_attack() -> None:
    match = board(
        seat({"a2": "l-4-spotter", "c2": "katyusha", "d2": "m4-sherman"}, stacks={"c0": stack(3, "m7-priest")}),
        seat({"c4": "m7-priest"}),
    )
    assert "action a2" not in legal(match)


@about("l-4-spotter")
@covers("P-9.1")
def test_l_4_spotter_acts_once_a_turn_and_scouts_and_moves_besides() -> None:
    match = board(seat({"a2": "l-4-spotter", "e1": "m7-priest"}), face_down=["a3"], terrain={"a3": "hills"})
    play(match, "action a2", "scout a2")
    assert (space(match, "a3").terrain, unit_at(match, "a2").used) == ("hills", ("action", "scout"))
    assert [move for move in legal(match) if move.endswith("a2")] == ["move a2"]
    assert legs_left(match, "a2", "a3") == 3


@about("l-4-spotter")
def test_two_l_4_spotters_and_an_observation_post_add_up() -> None:
    match = board(
        seat({"a2": "l-4-spotter", "b2": "l-4-spotter", "e3": "mortar-section"}, modifiers={"e3": "observation-post"}),
        seat({"c4": "panther"}),
    )
    play(match, "action a2", "action b2", "ranged e3", "target c4")
    assert damage(match, "c4") == 4
