"""Moves from their notation."""

from __future__ import annotations

import re

from clashtable.core.errors import InvalidMessage
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.moves import (
    ARMORY_MOVES,
    CARD_KINDS,
    DIRECTION_MOVES,
    GENRE_MOVES,
    LAYOUT_MOVES,
    MODE_MOVES,
    PIECE,
    PLAIN_MOVES,
    PLAYER_MOVES,
    SHAPE_MOVES,
    SQUARE_KINDS,
    SQUARE_MOVES,
    TARGET,
    VERBS,
    ZONE,
    GenresMove,
    aim_move,
    card_move,
    shift_move,
)

FIXED = {
    move.notation: move
    for move in (
        *PLAIN_MOVES, *(move for moves in SQUARE_MOVES for move in moves), *DIRECTION_MOVES, *SHAPE_MOVES, *MODE_MOVES,
        *PLAYER_MOVES, *ARMORY_MOVES, *LAYOUT_MOVES, *GENRE_MOVES,
    )
}  # fmt: skip
SPOKEN = {notation.lower(): move for notation, move in FIXED.items()}
CARD_VERBS = {VERBS[kind]: kind for kind in range(SQUARE_KINDS, CARD_KINDS)}
NAMED = {"target": TARGET, "piece": PIECE, "zone": ZONE}
"""What is found by its name once the state is known."""
SHIFTED = re.compile(r"shift ([+-][0-3]) ([+-][0-3])")


def parse_move(text: str) -> GenresMove:
    """Return the move written as *text*; small letters do for squares."""
    words = " ".join(text.lower().split())
    found = SPOKEN.get(words) or read_move(words)
    if found is None:
        raise InvalidMessage(
            f"{text[:80]!r} is not a move of Clash of the Genres: write 'move', 'to F6', 'melee', 'target pawn 2', "
            "'play scream-queen', 'direction north', 'respond undo-button', 'armory 3', 'pass' or 'end' (G-21)."
        )
    return found


def read_move(words: str) -> GenresMove | None:
    """Return the move about a card, a piece, a zone or a stack item that *words* tell."""
    verb, _space, rest = words.partition(" ")
    if verb in CARD_VERBS:
        return card_move(CARD_VERBS[verb], CARDS.with_id(rest))
    if verb in NAMED and rest:
        return GenresMove(words, NAMED[verb], 0, None)
    if verb == "aim" and rest.isdigit():
        return aim_move(int(rest))
    shift = SHIFTED.fullmatch(words)
    return None if shift is None else shift_move(int(shift[1]), int(shift[2]))
