"""Moves from words (K-11.2)."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.core.text import listed
from clashtable.games.coco.moves import BY_NOTATION, CODES, CocoMove


def parse_move(text: str) -> CocoMove:
    """Return the move written as *text*; letters may be small and the space left out."""
    letters = "".join(text.upper().split())
    move = BY_NOTATION.get(f"{letters[:1]} {letters[1:]}".strip())
    if move is None:
        raise InvalidMessage(
            f"{text!r} is not a move of Clash (Coco): write one of {listed(list(CODES), 'or')} "
            "and its card, as in 'S P', 'C HGT', 'E Q', or 'P' to pass (K-11.2)."
        )
    return move
