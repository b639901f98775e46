"""Answers that would tell something by being quick are held back (F-22.6)."""

import pytest

from clashtable.games.registry import GAMES
from clashtable.server.clock import Clock
from clashtable.server.holding import Hold
from tests.games.geekfight.board import asked, board, seat
from tests.rulebook import covers


class Turned(Clock):
    """A clock that the test turns."""

    time = 100.0

    def monotonic(self) -> float:
        return self.time


def test_an_answer_is_held_back_from_when_it_was_asked_for() -> None:
    clock = Turned()
    hold = Hold(clock)
    assert hold.left(1200) == pytest.approx(1.2)
    clock.time = 100.5
    assert hold.left(1200) == pytest.approx(0.7)
    clock.time = 103.0
    assert hold.left(1200) == 0.0
    hold.restart(seen=True)
    assert hold.left(1200) == pytest.approx(1.2)
    assert hold.left(0) == 0.0


@covers("F-22.6")
def test_only_answers_to_others_are_held_back_not_ones_own_turn() -> None:
    match = board(seat(), seat(hand=["mean-comment"], units="1 generic"), response_hold_ms=700)
    assert asked(match) == (0, "control")
    assert match.game.hold_ms(match.state) == 0
    match.play("attack 1")
    assert asked(match) == (1, "control")
    assert match.game.hold_ms(match.state) == 700


def test_games_without_such_moments_hold_nothing_back() -> None:
    for name in ("coco", "corgis"):
        match = GAMES[name].start(seed=1)
        assert GAMES[name].hold_ms(match.state) == 0
