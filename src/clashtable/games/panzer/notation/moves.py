"""Moves from their notation, and why one is refused."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.games.panzer.cards.basic_set import EVERY_CARD
from clashtable.games.panzer.moves import (
    CARD_KINDS,
    MODE_MOVES,
    ORDER,
    PLAIN_MOVES,
    PLAYER_MOVES,
    SPACE_KINDS,
    SPACE_MOVES,
    SUPPLY_MOVE,
    VERBS,
    PanzerMove,
    card_move,
    item_move,
)

FIXED = {
    move.notation: move
    for move in (
        *PLAIN_MOVES,
        *SPACE_MOVES,
        *MODE_MOVES,
        *PLAYER_MOVES,
        SUPPLY_MOVE,
    )
}
CARD_VERBS = {VERBS[kind]: kind for kind in range(SPACE_KINDS, CARD_KINDS)}


def parse_move(text: str) -> PanzerMove:
    """Return the move written as *text*."""
    words = " ".join(text.lower().split())
    found = FIXED.get(words) or read_move(words)
    if found is None or found.notation != words:
        raise InvalidMessage(
            f"{text[:80]!r} is not a move of Panzer Clash: write 'play tiger-i', 'stack c0', 'move c1', 'to c2', "
            "'attack c2', 'at c3', 'at supply', 'ranged c1', 'target d3', 'target player 1', 'scout b2', 'pass' or "
            "'end' (P-17.3)."
        )
    return found


def read_move(words: str) -> PanzerMove | None:
    """Return the move about a card, a Chain item or a trigger that *words* tell."""
    verb, _space, name = words.rpartition(" ")
    if verb in CARD_VERBS:
        return card_move(CARD_VERBS[verb], EVERY_CARD.with_id(name))
    if verb == "target item" and name.isdigit():
        return item_move(int(name))
    parts = words.split()
    if parts[:1] == ["order"] and len(parts) == 4:
        return PanzerMove(words, ORDER, -1, EVERY_CARD.with_id(parts[2]), 0)
    return None
