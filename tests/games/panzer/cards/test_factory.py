"""The Factory: where it goes, how often, and what its loss means."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.panzer.cards.decks import BOX
from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    end_turn,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
    player,
    seat,
    stack,
    stack_at,
    unit_at,
)
from tests.rulebook import covers


@about("factory")
@covers("P-6.1", "P-6.2")
def test_factory_starts_a_stack_on_any_empty_space_of_your_industry_zone() -> None:
    match = play(board(seat(hand=["factory"])), "play factory")
    assert legal(match) == ["stack a0", "stack b0", "stack c0", "stack d0", "stack e0"]
    play(match, "stack c0")
    assert [found.factories for found in player(match, 0).stacks] == [0, 0, 1, 0, 0]
    assert [found.factories for found in player(match, 1).stacks] == [0, 0, 0, 0, 0]
    assert (hand(match, 0), player(match, 0).allowance) == ([], 0)
    assert is_calm(match)


@about("factory")
@covers("P-6.2", "P-6.3")
def test_factory_makes_an_unoccupied_stack_one_taller_without_a_maximum() -> None:
    match = board(seat(hand=["factory", "is-2"], stacks={"c0": 2}))
    assert "play is-2" not in legal(match)
    play(match, "play factory", "stack c0")
    assert stack_at(match, "c0").factories == 3
    assert "play is-2" in legal(match)
    tall = play(board(seat(hand=["factory"], stacks={"c0": 9})), "play factory", "stack c0")
    assert stack_at(tall, "c0").factories == 10


@about("factory")
@covers("P-6.2", "P-6.4")
def test_factory_never_goes_where_another_card_lies() -> None:
    blocked = {
        "a0": stack(1, "t-34"),
        "b0": stack(1, "winter-front"),
        "c0": stack(1, "bunker"),
        "d0": stack(0, "fire-mission"),
    }
    match = play(board(seat(hand=["factory"], stacks=blocked)), "play factory")
    assert [found.factories for found in player(match, 0).stacks] == [1, 1, 1, 0, 1]


@about("factory")
@covers("P-6.2")
def test_factory_cannot_be_played_while_every_space_is_blocked() -> None:
    blocked = {f"{column}0": stack(1, "t-34") for column in "abcde"}
    match = board(seat(hand=["factory"], stacks=blocked))
    assert "play factory" not in legal(match)


@about("factory")
@covers("P-6.1")
def test_factory_is_played_once_in_each_of_your_turns() -> None:
    match = board(seat(hand=["factory", "factory", "factory"], supply=["t-34"] * 3), seat(supply=["t-34"] * 3))
    play(match, "play factory", "stack a0")
    assert "play factory" not in legal(match)
    with pytest.raises(IllegalMove):
        match.play("play factory")
    end_turn(play(end_turn(match), "pass"))
    play(match, "play factory", "stack a0")
    assert stack_at(match, "a0").factories == 2
    assert "play factory" not in legal(match)


@about("factory")
@covers("P-6.1", "P-14.8")
def test_factory_opens_no_window_and_is_no_answer() -> None:
    watching = seat(hand=["code-breakers", "factory"], stacks={"a5": 2}, supply=["t-34"])
    match = play(board(seat(hand=["factory", "fire-mission"], stacks={"b0": 1}), watching), "play factory", "stack a0")
    assert asked(match) == (0, "main")
    play(match, "end")
    assert asked(match) == (1, "response")
    assert legal(match) == ["pass", "pass turn"]


@about("factory")
@covers("P-6.3")
def test_factory_power_is_not_spent_and_serves_again_in_the_same_turn() -> None:
    match = board(seat(hand=["factory", "panzer-ii", "panzer-ii"]))
    play(match, "play factory", "stack b0", "play panzer-ii")
    assert "play panzer-ii" not in legal(match)
    play(match, "move b0", "move b1", "to b2", "play panzer-ii")
    assert (unit_at(match, "b2").card, unit_at(match, "b0").card) == ("panzer-ii", "panzer-ii")
    assert stack_at(match, "b0").factories == 1


@about("factory", "saboteurs")
@covers("P-6.6", "P-6.7")
def test_factory_that_was_the_last_one_takes_the_unit_on_it_along() -> None:
    match = board(
        seat(hand=["saboteurs"], stacks={"a0": 2}),
        seat(stacks={"b5": stack(1, "gi-rifle-squad"), "c5": stack(1, "winter-front")}, supply=["t-34"]),
    )
    play(match, "play saboteurs", "mode 0", "target b5")
    assert asked(match) == (1, "may")
    play(match, "yes")
    assert is_empty(match, "b5")
    assert junkyard(match, 1) == ["factory", "gi-rifle-squad"]
    assert (hand(match, 1), stack_at(match, "c5").card) == (["t-34"], "winter-front")
    assert is_calm(match)


@about("factory", "saboteurs")
@covers("P-6.7")
def test_factory_that_was_the_last_one_leaves_a_permanent_event_blocking_the_space() -> None:
    match = board(
        seat({"c2": "t-34"}, hand=["saboteurs"], stacks={"a0": 2}, supply=["t-34"]),
        seat(stacks={"c5": stack(1, "winter-front")}, hand=["factory"], supply=["t-34"]),
    )
    end_turn(play(match, "play saboteurs", "mode 0"))
    assert (stack_at(match, "c5").factories, stack_at(match, "c5").in_play) == (0, True)
    assert unit_at(match, "c2").movement.value == 2
    play(match, "play factory")
    assert legal(match) == ["stack a5", "stack b5", "stack d5", "stack e5"]


@about("factory", "saboteurs")
@covers("P-6.8")
def test_factory_lost_from_a_stack_leaves_a_costly_unit_on_the_rest() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"c5": stack(2, "is-2")}))
    play(match, "play saboteurs")
    assert (unit_at(match, "c5").card, stack_at(match, "c5").factories) == ("is-2", 1)
    assert junkyard(match, 1) == ["factory"]


@about("factory")
@covers("P-2.5")
def test_factory_may_be_in_a_supply_any_number_of_times() -> None:
    assert BOX.flaws("60 factory") == []
    assert [flaw.rule for flaw in BOX.flaws("55 factory; 5 fire-mission")] == ["P-2.5"]
