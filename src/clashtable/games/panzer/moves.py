"""What a seat can ask for (P-17.3). Moves are made once and kept, so that play makes few objects."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Move
from clashtable.games.panzer.geometry import GRID, SPACES
from clashtable.games.panzer.model.card import Card

KEEP: Final = 0
RESHUFFLE: Final = 1
END: Final = 2
PASS: Final = 3
PASS_TURN: Final = 4
DONE: Final = 5
NONE: Final = 6
YES: Final = 7
NO: Final = 8
DECLINE: Final = 9
CONCEDE: Final = 10
PLAY_FREE: Final = 11
PLAIN_KINDS: Final = 12

MOVE: Final = 12
PARADROP: Final = 13
ATTACK: Final = 14
RANGED: Final = 15
ACTION: Final = 16
REPAIR: Final = 17
DEMOLISH: Final = 18
SCOUT: Final = 19
STACK: Final = 20
TO: Final = 21
AT: Final = 22
TARGET: Final = 23
PICK: Final = 24
SPACE_KINDS: Final = 25

PLAY: Final = 25
DEPLOY: Final = 26
TAKE: Final = 27
DISCARD: Final = 28
TARGET_CARD: Final = 29
CARD_KINDS: Final = 30

MODE: Final = 30
AT_SUPPLY: Final = 31
TARGET_PLAYER: Final = 32
TARGET_ITEM: Final = 33
ORDER: Final = 34
VERBS: Final = (
    "keep", "reshuffle", "end", "pass", "pass turn", "done", "none", "yes", "no", "decline", "concede", "play it",
    "move", "paradrop", "attack", "ranged", "action", "repair", "demolish", "scout", "stack", "to", "at", "target",
    "pick", "play", "deploy", "take", "discard", "target card", "mode", "at supply", "target player", "target item",
    "order",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class PanzerMove(Move):
    """A kind of answer, and what it is about."""

    __slots__ = ("card", "kind", "number", "space")

    def __init__(self, notation: str, kind: int, space: int, card: Card | None, number: int) -> None:
        super().__init__(notation)
        self.kind: Final = kind
        self.space: Final = space
        """A space, -1 where it is about none; the space of the Unit that acts."""
        self.card: Final = card
        self.number: Final = number
        """A way, a seat, or the number of a Chain item; for an order which ability, as the trigger has it."""


PLAIN_MOVES: Final = [PanzerMove(VERBS[kind], kind, -1, None, 0) for kind in range(PLAIN_KINDS)]
SPACE_MOVES: Final = [
    PanzerMove(f"{VERBS[kind]} {GRID.names[space]}", kind, space, None, 0)
    for kind in range(PLAIN_KINDS, SPACE_KINDS)
    for space in range(SPACES)
]
MODE_MOVES: Final = [PanzerMove(f"mode {mode}", MODE, -1, None, mode) for mode in range(3)]
PLAYER_MOVES: Final = [PanzerMove(f"target player {seat}", TARGET_PLAYER, -1, None, seat) for seat in range(2)]
SUPPLY_MOVE: Final = PanzerMove("at supply", AT_SUPPLY, -1, None, 0)
KNOWN: Final[dict[int, PanzerMove]] = {}
"""Moves about cards that have been asked for."""


def plain(kind: int) -> PanzerMove:
    """Return a move that is about nothing."""
    return PLAIN_MOVES[kind]


def space_move(kind: int, space: int) -> PanzerMove:
    """Return the move of one kind about a space."""
    return SPACE_MOVES[(kind - PLAIN_KINDS) * SPACES + space]


def card_move(kind: int, card: Card) -> PanzerMove:
    """Return the move of one kind about a card."""
    key = kind << 8 | card.index
    found = KNOWN.get(key)
    if found is None:
        found = PanzerMove(f"{VERBS[kind]} {card.id}", kind, -1, card, 0)
        KNOWN[key] = found
    return found


def item_move(serial: int) -> PanzerMove:
    """Return the choice of something on the Chain."""
    return PanzerMove(f"target item {serial}", TARGET_ITEM, -1, None, serial)


def order_move(seat: int, card: Card, label: str, kind: int, ability: int) -> PanzerMove:
    """Return the choice of the trigger that is carried out first."""
    return PanzerMove(f"order {seat} {card.id} {label}", ORDER, seat, card, kind << 8 | (ability + 1))


def card_moves(kind: int, cards: list[Card]) -> list[Move]:
    """Return a move of one kind for each different card, in the order of *cards*."""
    found: list[Move] = []
    for at in range(len(cards)):
        if at == 0 or cards[at] is not cards[at - 1]:
            move = card_move(kind, cards[at])
            if move not in found:
                found.append(move)
    return found


def space_moves(kind: int, spaces: list[int]) -> list[Move]:
    """Return a move of one kind for each space."""
    return [space_move(kind, space) for space in spaces]
