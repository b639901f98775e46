"""Counting move sequences by forks and by replaying records must agree."""

from __future__ import annotations

import pytest

import clashtable as ct
from clashtable.core.game import Game
from clashtable.core.match import Match, replay_record
from clashtable.sim.perft import perft_text
from clashtable.sim.playout import perft
from tests.parley import PARLEY


def replayed_count(match: Match, depth: int) -> int:
    """Count like perft, but reach every position by replaying its record from the deal."""
    moves = match.legal_moves()
    if depth == 0 or not moves:
        return 1
    total = 0
    for move in moves:
        after = replay_record(match.game, match.record(), use_chance=False)
        after.play(move)
        total += replayed_count(after, depth - 1)
    return total


@pytest.mark.parametrize(("game", "seats"), [(ct.game("coco"), 2), (PARLEY, 3)])
@pytest.mark.parametrize("seed", [1, 2])
def test_forks_and_replays_agree(game: Game, seats: int, seed: int) -> None:
    match = game.start(seats, seed)
    for depth in range(4):
        assert perft(match.state, depth) == replayed_count(match, depth)


def test_text_counts_every_depth() -> None:
    text = perft_text(ct.game("coco"), 2, 1, {}, depth=3)
    match = ct.game("coco").start(2, 1)
    assert text.endswith("".join(f"depth {depth}: {perft(match.state, depth)}\n" for depth in (1, 2, 3)))
    assert "seed: 1\n" in text
