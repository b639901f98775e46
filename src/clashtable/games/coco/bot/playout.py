"""A quick and sensible way to play on."""

from typing import cast

from clashtable.core.luck import Luck
from clashtable.core.state import Move
from clashtable.games.coco.moves import END, PASS, SPECIAL, THREE, CocoMove


def sensible_move(moves: list[Move], luck: Luck) -> Move:
    """Return a random move, often a pair or three before single cards; the turn ends only when nothing else goes."""
    last = 0
    for at in range(len(moves)):
        kind = cast(CocoMove, moves[at]).kind
        if kind == PASS or kind == END:
            break
        last = at + 1
        if (kind == THREE or kind == SPECIAL) and luck.below(2) == 0:
            return moves[at]
    if last:
        return moves[luck.below(last)]
    endings = len(moves) if cast(CocoMove, moves[-1]).kind != PASS else len(moves) - 1
    return moves[luck.below(endings)] if endings else moves[0]
