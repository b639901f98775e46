"""What a seat can ask for (K-11.2): 127 moves, made once and handed out from tables."""

from typing import Final, final

from clashtable.core.state import Move
from clashtable.games.coco.model.card import COMPLETE, NAMES
from clashtable.games.coco.vocabulary import COMPLETES, SINGLES

OPEN: Final = 0
SINGLE: Final = 1
COMPLETE_MOVE: Final = 2
THREE: Final = 3
SPECIAL: Final = 4
END: Final = 5
PASS: Final = 6
CODES: Final = "OSCTXEP"


@final
class CocoMove(Move):
    """A kind of action, and the Single or Complete it is about."""

    __slots__ = ("card", "kind", "number")

    def __init__(self, notation: str, number: int, kind: int, card: int) -> None:
        super().__init__(notation)
        self.number: Final = number
        """Its place among all moves."""
        self.kind: Final = kind
        self.card: Final = card
        """A Single from 0 to 8 or a Complete from 0 to 26, as ``kind`` tells; the three of ``T`` as a Complete."""

    def __hash__(self) -> int:
        return self.number


def made(first: int, kind: int, names: list[str]) -> list[CocoMove]:
    """Return the moves of one kind, numbered on from *first*."""
    return [CocoMove(f"{CODES[kind]} {name}", first + card, kind, card) for card, name in enumerate(names)]


SINGLE_NAMES: Final = NAMES[:SINGLES]
COMPLETE_NAMES: Final = NAMES[COMPLETE:]

OPEN_MOVES: Final = made(0, OPEN, COMPLETE_NAMES)
SINGLE_MOVES: Final = made(COMPLETES, SINGLE, SINGLE_NAMES)
COMPLETE_MOVES: Final = made(COMPLETES + SINGLES, COMPLETE_MOVE, COMPLETE_NAMES)
THREE_MOVES: Final = made(2 * COMPLETES + SINGLES, THREE, COMPLETE_NAMES)
SPECIAL_MOVES: Final = made(3 * COMPLETES + SINGLES, SPECIAL, COMPLETE_NAMES)
END_MOVES: Final = made(4 * COMPLETES + SINGLES, END, SINGLE_NAMES)
PASS_MOVE: Final = CocoMove("P", 4 * COMPLETES + 2 * SINGLES, PASS, 0)
ALL_MOVES: Final = [
    *OPEN_MOVES, *SINGLE_MOVES, *COMPLETE_MOVES, *THREE_MOVES, *SPECIAL_MOVES, *END_MOVES, PASS_MOVE
]  # fmt: skip
BY_NOTATION: Final = {move.notation: move for move in ALL_MOVES}
