"""Catanatron: the settlers' game for four, by its own random players."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from bench.peers.peer import Peer, Played

MOST_TURNS: Final = 1000
"""When Catanatron itself gives a match up."""


class Catan:
    """A table of four."""

    def __init__(self) -> None:
        self.library: Any = importlib.import_module("catanatron")  # Any: as for every peer
        random.seed(1)  # it draws from the global generator

    def playing(self, limit: int | None = None) -> tuple[Any, int]:
        """Play a match, or *limit* decisions of it; return it with the number of decisions."""
        colour = self.library.Color
        seats = (colour.RED, colour.BLUE, colour.ORANGE, colour.WHITE)
        game = self.library.Game([self.library.RandomPlayer(seat) for seat in seats])
        decisions = 0
        while decisions != limit and game.winning_color() is None and game.state.num_turns < MOST_TURNS:
            game.play_tick()
            decisions += 1
        return game, decisions

    def play(self) -> Played:
        """Play a match."""
        return Played(1, self.playing()[1])

    def middle(self, after: int) -> object:
        """Return a match after so many decisions."""
        return self.playing(after)[0]


def clone(game: Any) -> object:
    """Return a copy as Catanatron makes it."""
    return game.copy()


def catanatron_peer(_name: str) -> Peer:
    """Return Catanatron; its package brings no environment."""
    game = Catan()
    return Peer("catanatron", game.play, None, game.middle, clone)
