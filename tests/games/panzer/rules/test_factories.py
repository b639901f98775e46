"""Factories and stacks (P-6)."""

from typing import Any

import pytest

from clashtable.games.panzer.wire.battle import Destroyed
from clashtable.games.panzer.wire.field import FactoryDestroyed, FactoryPlayed
from tests.games.panzer.board import (
    asked,
    board,
    end_turn,
    events,
    follow_ups,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    seat,
    stack,
    stack_at,
    unit_at,
)
from tests.games.panzer.turns import go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8
LISTENER: dict[str, Any] = {"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY}
"""A player for whom a window exists, and who can do nothing in it."""


# --- P-6 Factories


@covers("P-6.1")
def test_one_factory_may_be_played_each_turn() -> None:
    match = board(seat(hand=["factory"] * 2, supply=SUPPLY), seat(supply=SUPPLY))
    assert player(match, 0).allowance == 1
    play(match, "play factory", "stack a0")
    assert player(match, 0).allowance == 0
    assert legal(match) == ["end"]


@covers("P-6.1")
def test_playing_a_factory_opens_no_window() -> None:
    match = board(seat(hand=["factory"]), seat(**LISTENER))
    happened = events(match, "play factory", "stack b0")
    assert [(event.space, event.power) for event in of_kind(happened, FactoryPlayed)] == [("b0", 1)]
    assert asked(match) == (0, "main")


@covers("P-6.1")
def test_an_effect_may_allow_more_factories_this_turn() -> None:
    match = board(
        seat(stacks={"e0": 1}, hand=["war-production", "factory"], supply=["factory", *SUPPLY]), seat(supply=SUPPLY)
    )
    play(match, "play war-production", "take factory")
    assert player(match, 0).allowance == 2
    play(match, "play factory", "stack a0", "play factory", "stack a0")
    assert stack_at(match, "a0").factories == 2
    go_to_turn(match, 0)
    assert player(match, 0).allowance == 1


@covers("P-6.1")
def test_additional_factories_do_nothing_in_the_opponents_turn() -> None:
    """Relocated Factories wakes up in North's turn: the Factory returns, but none may be played."""
    match = board(
        seat(supply=["relocated-factories", *SUPPLY], junkyard=["factory"]),
        seat({"c1": "rifle-section"}, supply=SUPPLY),
        turn=1,
    )
    play(match, "attack c1", "play it")
    assert hand(match, 0) == ["factory"]
    assert player(match, 0).allowance == 0


@covers("P-6.2")
def test_a_factory_goes_onto_an_empty_space_or_an_unoccupied_stack() -> None:
    """Ruling R12: not where a card lies, with Factories under it or without."""
    stacks = {
        "a0": 2, "b0": stack(1, "t-34"), "c0": stack(0, "winter-front"), "d0": stack(1, "fire-mission"),
    }  # fmt: skip
    match = board(seat(hand=["factory"], stacks=stacks))
    assert follow_ups(match, "play factory") == ["stack a0", "stack e0"]


@covers("P-6.2")
def test_there_is_no_maximum_height() -> None:
    match = board(seat(hand=["factory", "tiger-i"], stacks={"a0": 12}))
    play(match, "play factory", "stack a0")
    assert stack_at(match, "a0").factories == 13


@covers("P-6.3")
def test_power_is_a_threshold_and_never_spent() -> None:
    match = board(seat(hand=["fire-mission", "panzer-ii"], stacks={"a0": 3, "b0": 3}), seat({"c4": "kv-1"}))
    play(match, "play fire-mission", "stack a0", "play panzer-ii")
    assert [stack_at(match, name).factories for name in ("a0", "b0")] == [3, 3]


@covers("P-6.4")
@pytest.mark.parametrize("card", ["t-34", "fire-mission", "winter-front", "bunker"])
def test_a_stack_with_a_card_is_occupied(card: str) -> None:
    match = board(seat(hand=["panzer-ii", "factory"], stacks={"a0": stack(3, card)}))
    assert "play panzer-ii" not in legal(match)
    assert "stack a0" not in follow_ups(match, "play factory")


@covers("P-6.5")
@pytest.mark.parametrize(("card", "cost"), [("panzer-ii", 1), ("t-34", 2), ("tiger-i", 3), ("bunker", 2)])
def test_a_suitable_stack_has_at_least_the_cost(card: str, cost: int) -> None:
    match = board(seat(hand=[card], stacks={"a0": 1, "b0": 2, "c0": 3, "d0": 4}))
    assert follow_ups(match, f"play {card}") == [f"stack {'abcd'[at]}0" for at in range(cost - 1, 4)]


@covers("P-6.5")
def test_the_opponents_stacks_are_not_suitable() -> None:
    match = board(seat(hand=["panzer-ii"]), seat(stacks={"a5": 3}))
    assert legal(match) == ["end"]


@covers("P-6.5")
def test_a_stack_can_be_used_again_in_the_same_turn() -> None:
    """Ruling R13: any number of times, as long as it is unoccupied."""
    match = board(seat(hand=["panzer-ii"] * 3, stacks={"c0": 1}))
    play(match, "play panzer-ii", "move c0", "move c1", "to c2", "play panzer-ii", "move c0", "play panzer-ii")
    assert [is_empty(match, name) for name in ("c0", "c1", "c2")] == [False] * 3


@covers("P-6.5")
def test_a_reduced_cost_is_never_below_one() -> None:
    parts = {f"{column}0": stack(2, "standardized-parts") for column in "bcd"}
    match = board(seat(hand=["m3-stuart", "rangers"], stacks={"a0": 1, **parts}))
    assert legal_starting(match, "play") == ["play m3-stuart"], "Rangers are no Vehicle"
    empty = board(seat(hand=["m3-stuart"], stacks=parts))
    assert legal(empty) == ["end"]


@covers("P-6.6")
def test_a_destroyed_factory_leaves_its_stack_one_lower() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"a5": 3, "b5": stack(1, "t-34"), "c5": 0}))
    assert follow_ups(match, "play saboteurs") == ["target a5", "target b5"], "occupied or not"
    happened = events(match, "play saboteurs", "target a5")
    assert [(event.seat, event.space, event.power) for event in of_kind(happened, FactoryDestroyed)] == [(1, "a5", 2)]
    assert junkyard(match, 1) == ["factory"]


@covers("P-6.7")
@pytest.mark.parametrize("card", ["fire-mission", "winter-front", "bunker"])
def test_events_and_modifiers_stay_without_a_factory_and_block_the_space(card: str) -> None:
    match = board(
        seat(hand=["saboteurs"], stacks={"a0": 2}, supply=SUPPLY),
        seat({"e4": "grenadiers"}, hand=["factory"], stacks={"b5": stack(1, card)}, supply=SUPPLY),
    )
    play(match, "play saboteurs")
    if asked(match)[1] == "mode":
        play(match, "mode 0")
    assert (stack_at(match, "b5").factories, stack_at(match, "b5").card) == (0, card)
    end_turn(match)
    if asked(match)[1] == "modifier-place":
        play(match, "to a4")
    left = stack_at(match, "b5").card is None
    assert left == (card != "winter-front")
    assert ("stack b5" in follow_ups(match, "play factory")) == left, "an empty space again"


@covers("P-6.7")
def test_an_event_that_loses_its_factories_stays_until_the_next_standby_phase() -> None:
    """Ruling R14."""
    match = board(
        seat(hand=["saboteurs"], stacks={"a0": 2}, supply=SUPPLY),
        seat(stacks={"b5": stack(1, "fire-mission")}, supply=SUPPLY),
    )
    play(match, "play saboteurs")
    assert stack_at(match, "b5").card == "fire-mission"
    end_turn(match)
    assert stack_at(match, "b5").card is None
    assert junkyard(match, 1) == ["factory", "fire-mission"]


@covers("P-6.7", "P-13.3")
def test_a_unit_without_a_factory_under_it_is_destroyed() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"b5": stack(1, "kv-1")}))
    happened = events(match, "play saboteurs")
    assert [(event.card, event.space) for event in of_kind(happened, Destroyed)] == [("kv-1", "b5")]


@covers("P-6.8")
def test_a_unit_stays_on_a_stack_that_is_lower_than_its_cost() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"b5": stack(2, "kv-1")}))
    play(match, "play saboteurs")
    assert (stack_at(match, "b5").factories, unit_at(match, "b5").card) == (1, "kv-1")
    assert is_calm(match)
