"""Answers that would tell something by being quick are held back (F-22.6)."""

import pytest

from clashtable.games.registry import GAMES
from clashtable.server.holding import Hold
from tests.games.geekfight.board import asked, board, seat
from tests.rulebook import covers


def test_an_answer_is_held_back_from_when_it_was_asked_for() -> None:
    now = 100.0
    hold = Hold(lambda: now)
    assert hold.left(1200) == pytest.approx(1.2)
    now = 100.5
    assert hold.left(1200) == pytest.approx(0.7)
    now = 103.0
    assert hold.left(1200) == 0.0
    hold.restart()
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
