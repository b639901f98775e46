"""A quick and sensible way to play on."""

from typing import cast

from clashtable.core.luck import Luck
from clashtable.core.state import Move
from clashtable.games.corgis.moves import PASS, PLAY, CorgiMove


def sensible_move(moves: list[Move], luck: Luck) -> Move:
    """Return a random move, but a play mostly where there is one, and low ranks rather than high ones."""
    last = cast(CorgiMove, moves[-1])
    if last.kind != PASS:
        if last.kind == PLAY and len(moves) > 2:
            return moves[min(luck.below(len(moves)), luck.below(len(moves)))]
        return moves[luck.below(len(moves))]
    if len(moves) == 1 or luck.below(5) == 0:
        return last
    plays = len(moves) - 1
    return moves[min(luck.below(plays), luck.below(plays))]
