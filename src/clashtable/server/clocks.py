"""What is left to each player of a table with clocks, as the log tells it.

A clock runs while its player is asked something, from the moment that the entry before was stored to the moment that
the answer arrives. In a response window no bank runs: whoever does not answer within a while lets it pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from clashtable.core import state as engine
from clashtable.core.match import Match
from clashtable.core.window import Response
from clashtable.server.facts import Terms
from clashtable.server.rows import MoveRow

WINDOW: Final = 30
"""For how many seconds somebody may think about a response at most."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, terms: Terms, seats: int, moves: Sequence[MoveRow]) -> None:
        self.terms = terms
        self.left = [terms.seconds * 1000] * seats
        """The milliseconds that each player has for the next answer."""
        for move in moves:
            self.note(move)

    @property
    def is_running(self) -> bool:
        """Whether there are clocks at all."""
        return self.terms.time != "none"

    def note(self, move: MoveRow) -> None:
        """Charge what an answer took."""
        self.left[move.seat] = self.left_after(move)

    def left_after(self, move: MoveRow) -> int:
        """Return what is left to a player after an answer; a bank has its increment back."""
        left = self.left[move.seat]
        if self.terms.time != "bank" or move.spent is None:
            return left
        return max(0, left - move.spent) + self.terms.increment * 1000

    def allowance(self, match: Match, seat: int, move: MoveRow | None = None) -> timedelta:
        """Return for how long *seat*, which is asked something in *match*, may think, also after a *move* to come."""
        left = self.left[seat] if move is None or move.seat != seat else self.left_after(move)
        most = min(WINDOW, self.terms.seconds) * 1000 if is_window(match) else left
        return timedelta(milliseconds=most)


def is_window(match: Match) -> bool:
    """Tell whether what is asked is a response: nobody's bank runs then."""
    return not match.is_over and isinstance(engine.asking(match.state), Response)


def milliseconds(span: timedelta) -> int:
    """Return *span* in whole milliseconds, never less than none."""
    return max(0, round(span / timedelta(milliseconds=1)))


def later(stamp: str, span: timedelta) -> str:
    """Return the moment that comes so long after *stamp*, as it is kept."""
    return (datetime.fromisoformat(stamp) + span).isoformat(timespec="milliseconds")
