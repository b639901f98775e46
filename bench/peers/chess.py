"""python-chess: random games by the rules alone; it has no environment."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from bench.peers.peer import Peer, Played

MOST_HALF_MOVES: Final = 100
"""Half-moves without a capture or a pawn's move, after which a game is drawn."""


class Chess:
    """Random chess."""

    def __init__(self) -> None:
        self.library: Any = importlib.import_module("chess")  # Any: as for every peer
        self.choice = random.Random(1).choice

    def playing(self, limit: int | None = None) -> tuple[Any, int]:
        """Play a game, or *limit* decisions of it; return the board with the number of decisions."""
        board = self.library.Board()
        decisions = 0
        while decisions != limit:
            legal = list(board.generate_legal_moves())
            if not legal or board.halfmove_clock >= MOST_HALF_MOVES or board.is_insufficient_material():
                break
            board.push(self.choice(legal))
            decisions += 1
        return board, decisions

    def play(self) -> Played:
        """Play a game."""
        return Played(1, self.playing()[1])

    def middle(self, after: int) -> object:
        """Return a board after so many decisions."""
        return self.playing(after)[0]


def clone(board: Any) -> object:
    """Return a copy of a board without its history, as a search would take it."""
    return board.copy(stack=False)


def chess_peer(_name: str) -> Peer:
    """Return chess."""
    game = Chess()
    return Peer("chess", game.play, None, game.middle, clone)
