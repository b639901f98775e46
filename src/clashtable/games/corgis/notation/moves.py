"""Moves from words (C-10.1)."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.games.corgis.model.card import NAMES
from clashtable.games.corgis.moves import FIXED_MOVES, CorgiMove, play_of_cards


def parse_move(text: str) -> CorgiMove:
    """Return the move written as *text*; letters may be small, cards in any order, and the word play left out."""
    words = text.split()
    verb = words[0].lower() if words else ""
    names = [word.upper() for word in words[1:]]
    found = FIXED_MOVES.get(" ".join([verb, *names]))
    if found is not None:
        return found
    if words and words[0].upper() in NAMES:
        verb, names = "play", [word.upper() for word in words]
    if verb != "play" or not names:
        raise InvalidMessage(
            f"{text[:80]!r} is not a move of Clash of Corgis: write 'play 7W 7F', 'pass', 'high', 'low', 'target 2', "
            "'react AE', 'expose 3W', 'discard 3W', 'return 3W', 'activate' or 'decline' (C-10.1)."
        )
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        raise InvalidMessage(f"There is no card {unknown[0][:12]!r} (C-1.6).")
    move = play_of_cards([NAMES.index(name) for name in names])
    if move is None:
        raise InvalidMessage(f"{' '.join(names)} are no combo: one to five cards of one rank, or Wilds only (C-4.1).")
    return move
