"""The frame of evaluations: chances by what a position is worth, calm before it is judged, and play-outs that end."""

import math
from typing import cast

import pytest

from clashtable.core.evaluation import Best, Evaluation
from clashtable.core.luck import Luck, luck_from_seed
from clashtable.core.outcome import Outcome
from clashtable.core.state import Ask, Move, State

COUNT = Move("count")


class Counting(State):
    """A match in which somebody counts up to a number."""

    def __init__(self, seats: int, count: int, goal: int) -> None:
        super().__init__(seats, Luck(1, 2, 3, 4), [Count(0)] if count < goal else [], None)
        self.count = count
        self.goal = goal

    def fork(self) -> State:
        return Counting(self.seats, self.count, self.goal)


class Count(Ask):
    def moves(self, state: State) -> list[Move]:
        return [COUNT]

    def answer(self, state: State, move: Move) -> None:
        counting = cast(Counting, state)
        counting.count += 1
        if counting.count < counting.goal:
            counting.push(self)


class CountingEvaluation(Evaluation):
    """A seat stands the better the higher its number; seat 2 has lost; odd counts are not calm."""

    def worth(self, state: State, seat: int) -> float:
        return float(seat)

    def is_in(self, state: State, seat: int) -> bool:
        return seat != 2

    def is_calm(self, state: State, seat: int) -> bool:
        return cast(Counting, state).count % 2 == 0

    def time(self, state: State) -> int:
        return cast(Counting, state).count // 3


def played_on(evaluation: Evaluation, state: Counting) -> int:
    """Return the count after a play-out."""
    evaluation.playout(state, luck_from_seed(1), evaluation.horizon(state))
    return state.count


def test_chances_are_shared_among_those_who_have_not_lost() -> None:
    state = Counting(4, 0, 9)
    chances = [CountingEvaluation(0.5).value(state, seat) for seat in range(4)]
    weights = [1.0, math.exp(0.5), 0.0, math.exp(1.5)]
    assert chances == pytest.approx([weight / sum(weights) for weight in weights])


@pytest.mark.parametrize(
    ("winners", "chances"), [((1,), [0.0, 1.0, 0.0]), ((0, 2), [0.5, 0.0, 0.5]), ((), [1 / 3, 1 / 3, 1 / 3])]
)
def test_a_match_that_is_over_is_worth_what_was_won(winners: tuple[int, ...], chances: list[float]) -> None:
    state = Counting(3, 1, 9)
    state.outcome = Outcome(winners, (0, 0, 0), "counted")
    assert [CountingEvaluation().value(state, seat) for seat in range(3)] == chances


def test_a_copy_is_played_on_until_it_is_calm() -> None:
    judged: list[int] = []

    class Watching(CountingEvaluation):
        def chance(self, state: State, seat: int) -> float:
            judged.append(cast(Counting, state).count)
            return super().chance(state, seat)

    odd, even = Counting(2, 5, 9), Counting(2, 4, 9)
    Watching().value(odd, 0)
    Watching().value(even, 0)
    assert (judged, odd.count) == ([6, 4], 5)


def test_calming_down_stops_after_so_many_decisions() -> None:
    class Restless(CountingEvaluation):
        def is_calm(self, state: State, seat: int) -> bool:
            return False

    state = Counting(2, 0, 99)
    Restless(calm_decisions=7).calm_down(state, 0)
    assert state.count == 7


@pytest.mark.parametrize(
    ("ahead", "decisions", "goal", "count"), [(2, 60, 99, 9), (2, 5, 99, 9), (2, 60, 6, 6), (9, 3, 99, 7)]
)
def test_a_playout_ends_in_time_or_with_its_decisions_or_with_the_match(
    ahead: int, decisions: int, goal: int, count: int
) -> None:
    assert played_on(CountingEvaluation(1.0, ahead, decisions), Counting(2, 4, goal)) == count


@pytest.mark.parametrize(
    ("least", "worths", "best"), [(-math.inf, [-3.0, 2.0, 2.0, 1.0], "b"), (0.0, [-1.0, 0.0, -2.0, -3.0], "start")]
)
def test_the_best_move_is_the_first_that_is_worth_most(least: float, worths: list[float], best: str) -> None:
    found = Best(Move("start"), least)
    for name, worth in zip("abcd", worths, strict=True):
        found.offer(Move(name), worth)
    assert found.move.notation == best
