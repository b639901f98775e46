"""Neutral Normal Events that damage or destroy: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
    player,
    seat,
    space,
    stack,
    stack_at,
    unit,
    unit_at,
)
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers


@about("saboteurs")
@covers("P-6.6", "P-7.1")
def test_saboteurs_destroys_one_factory_of_an_enemy_stack() -> None:
    match = board(
        seat(hand=["saboteurs"], stacks={"a0": 2, "b0": stack(2, "mud-season")}), seat(stacks={"b5": 3, "d5": 1})
    )
    play(match, "play saboteurs")
    assert legal(match) == ["mode 0", "mode 1"]
    play(match, "mode 0")
    assert legal(match) == ["target b5", "target d5"]
    play(match, "target b5")
    assert [found.factories for found in player(match, 1).stacks] == [0, 2, 0, 1, 0]
    assert (junkyard(match, 1), stack_at(match, "b0").card) == (["factory"], "mud-season")
    assert is_calm(match)


@about("saboteurs")
@covers("P-18.3")
def test_saboteurs_destroys_a_permanent_event_of_either_player() -> None:
    south = seat(hand=["saboteurs"], stacks={"a0": 2, "b0": stack(2, "mud-season")})
    match = board(south, seat(stacks={"c5": stack(3, "winter-front")}))
    play(match, "play saboteurs", "mode 1")
    assert legal(match) == ["target b0", "target c5"]
    play(match, "target c5")
    assert (stack_at(match, "c5").card, stack_at(match, "c5").factories) == (None, 3)
    assert (junkyard(match, 0), junkyard(match, 1)) == ([], ["winter-front"])
    assert stack_at(match, "b0").in_play
    assert is_calm(match)


@about("saboteurs")
@covers("P-7.8")
def test_saboteurs_needs_an_enemy_stack_or_a_permanent_event_in_play() -> None:
    resting = {"a5": stack(0, "fire-mission"), "b5": stack(0, "bunker")}
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2, "b0": stack(1, "fire-mission")}), seat(stacks=resting))
    assert "play saboteurs" not in legal(match)
    assert smallest_stack("saboteurs", None, seat(stacks={"a5": 1})) == 2
    assert smallest_stack("saboteurs", None, seat(stacks={"a5": stack(0, "mud-season")})) == 2


@about("saboteurs")
@covers("P-6.6", "P-17.2")
def test_saboteurs_may_choose_an_occupied_stack_and_asks_for_no_mode_that_has_no_target() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"b5": stack(2, "t-34"), "c5": 1}))
    play(match, "play saboteurs")
    assert legal(match) == ["target b5", "target c5"]
    play(match, "target b5")
    assert (stack_at(match, "b5").factories, unit_at(match, "b5").card) == (1, "t-34")


@about("saboteurs")
@covers("P-13.2")
def test_saboteurs_does_nothing_when_its_target_is_gone_before_it_resolves() -> None:
    match = board(
        seat({"c4": "panzer-iv"}, hand=["saboteurs"], stacks={"a0": 2}),
        seat(hand=["scorched-earth"], stacks={"b5": 1, "d5": 1}),
    )
    play(match, "play saboteurs", "target d5", "play scorched-earth", "stack b5", "target d5")
    assert [found.factories for found in player(match, 1).stacks] == [0, 1, 0, 0, 0]
    assert (junkyard(match, 0), junkyard(match, 1)) == (["panzer-iv"], ["factory"])
    assert is_calm(match)


@about("fire-mission")
def test_fire_mission_deals_two_damage_to_one_enemy_unit() -> None:
    match = board(
        seat({"a1": "panzer-iv"}, hand=["fire-mission"], stacks={"a0": 1}), seat({"c3": "is-2", "d3": "guards-rifles"})
    )
    play(match, "play fire-mission")
    assert legal(match) == ["target c3", "target d3"]
    play(match, "target d3")
    assert (damage(match, "d3"), damage(match, "c3"), damage(match, "a1")) == (2, 0, 0)
    assert is_calm(match)


@about("fire-mission")
@covers("P-10.3")
def test_fire_mission_is_weakened_by_armor_but_not_by_cover_or_entrenchment() -> None:
    enemies = {"a3": "kv-1", "b3": "t-34", "c3": "guards-rifles"}
    match = board(
        seat(hand=["fire-mission"] * 3, stacks={"a0": 1, "b0": 1, "c0": 1}),
        seat(enemies, modifiers={"c3": "bunker"}),
        terrain={"c3": "forest"},
    )
    play(match, "play fire-mission", "stack a0", "target a3")
    play(match, "play fire-mission", "stack b0", "target b3", "play fire-mission", "target c3")
    assert [damage(match, name) for name in ("a3", "b3", "c3")] == [1, 1, 2]


@about("fire-mission")
@covers("P-7.3", "P-7.8")
def test_fire_mission_cannot_choose_friends_hidden_units_or_units_on_stacks() -> None:
    enemies = seat({"c3": "partisans", "d3": "t-34"}, stacks={"a5": stack(2, "t-34")})
    match = board(seat({"c2": "panzer-iv"}, hand=["fire-mission"], stacks={"a0": 1}), enemies, terrain={"d3": "jungle"})
    assert "play fire-mission" not in legal(match)
    assert smallest_stack("fire-mission", None, seat({"d3": "t-34"})) == 1


@about("fire-mission")
@covers("P-7.4", "P-7.5")
def test_fire_mission_lies_on_its_stack_until_your_next_standby_phase() -> None:
    match = board(
        seat(hand=["fire-mission", "panzer-ii"], stacks={"a0": 1}, supply=["t-34"]),
        seat({"c3": "is-2"}, supply=["t-34"]),
    )
    play(match, "play fire-mission")
    assert (stack_at(match, "a0").card, "play panzer-ii" in legal(match)) == ("fire-mission", False)
    end_turn(match)
    assert stack_at(match, "a0").card == "fire-mission"
    end_turn(match)
    assert (stack_at(match, "a0").card, junkyard(match, 0)) == (None, ["fire-mission"])
    assert "play panzer-ii" in legal(match)


@about("fire-mission")
@covers("P-13.2")
def test_fire_mission_misses_a_target_that_was_shifted_into_hiding() -> None:
    match = board(
        seat(hand=["fire-mission"], stacks={"a0": 1}),
        seat({"c3": "panzer-iv"}, hand=["elastic-defense"], stacks={"a5": 1}),
        terrain={"d3": "jungle"},
    )
    play(match, "play fire-mission")
    hidden = play(match.fork(), "play elastic-defense", "to d3")
    assert damage(hidden, "d3") == 0
    play(match, "play elastic-defense", "to b3")
    assert damage(match, "b3") == 2


@about("fire-mission")
@covers("P-7.4")
def test_fire_mission_is_no_flash_event() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, supply=["t-34"]), seat({"c3": "is-2"}, hand=["fire-mission"], stacks={"a5": 1})
    )
    play(match, "attack c2")
    assert asked(match) == (1, "response")
    assert legal(match) == ["pass", "pass turn"]


@about("demolition-order")
@covers("P-18.3")
def test_demolition_order_destroys_a_permanent_event_even_without_factories() -> None:
    match = board(
        seat({"c2": "t-34"}, hand=["demolition-order"], stacks={"a0": 1}),
        seat(stacks={"c5": stack(0, "winter-front")}, hand=["factory"], supply=["t-34"]),
    )
    assert unit_at(match, "c2").movement.value == 2
    play(match, "play demolition-order")
    assert (junkyard(match, 1), stack_at(match, "c5").card) == (["winter-front"], None)
    assert unit_at(match, "c2").movement.value == 3
    end_turn(match)
    play(match, "play factory", "stack c5")
    assert stack_at(match, "c5").factories == 1


@about("demolition-order")
@covers("P-11.5")
def test_demolition_order_destroys_a_terrain_modifier_of_either_player() -> None:
    match = board(
        seat(hand=["demolition-order"], stacks={"a0": 1}, modifiers={"a1": "trench-line"}),
        seat(modifiers={"c3": "bunker"}),
    )
    play(match, "play demolition-order")
    assert legal(match) == ["target a1", "target c3"]
    play(match, "target c3")
    assert (space(match, "c3").modifier, junkyard(match, 1)) == (None, ["bunker"])
    left = space(match, "a1").modifier
    assert left is not None
    assert (left.card, junkyard(match, 0)) == ("trench-line", [])
    assert is_calm(match)


@about("demolition-order")
@covers("P-7.7")
def test_demolition_order_finds_nothing_in_waiting_modifiers_factories_and_other_events() -> None:
    stacks = {"a5": stack(2, "bunker"), "b5": stack(1, "fire-mission"), "c5": 3}
    match = board(seat(hand=["demolition-order"], stacks={"a0": 1}), seat(stacks=stacks))
    assert "play demolition-order" not in legal(match)
    assert smallest_stack("demolition-order", None, seat(modifiers={"c3": "bunker"})) == 1


@about("demolition-order")
@covers("P-7.1")
def test_demolition_order_asks_for_the_mode_when_both_are_possible() -> None:
    match = board(
        seat(hand=["demolition-order"], stacks={"a0": 1}, modifiers={"a1": "trench-line"}),
        seat(stacks={"c5": stack(2, "mud-season"), "d5": stack(2, "mud-season")}),
    )
    play(match, "play demolition-order")
    assert legal(match) == ["mode 0", "mode 1"]
    play(match, "mode 0", "target d5")
    assert (stack_at(match, "c5").card, stack_at(match, "d5").card) == ("mud-season", None)


@about("demolition-order", "pontoon-bridge", "frozen-steppe")
@covers("P-10.5", "P-13.3")
def test_demolition_order_on_a_bridge_may_destroy_the_unit_that_it_carried() -> None:
    match = board(
        seat(hand=["demolition-order"], stacks={"a0": 1}),
        seat({"c3": unit("gi-rifle-squad", damage=1)}, modifiers={"c3": "pontoon-bridge"}, supply=["t-34"]),
        terrain={"c3": "frozen-steppe"},
    )
    play(match, "play demolition-order", "yes")
    assert is_empty(match, "c3")
    assert (junkyard(match, 1), hand(match, 1)) == (["pontoon-bridge", "gi-rifle-squad"], ["t-34"])
    assert is_calm(match)
