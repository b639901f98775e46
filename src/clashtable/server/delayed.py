"""The match as spectators see it who are so many seconds behind: what is in the log happens for them once it is due.

It is a second course of the same match. When the match is over there is nothing left to wait for.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from clashtable.server.course import Course, Turn
from clashtable.server.messages import Moved, State
from clashtable.server.showing import moved_for, state_for
from clashtable.server.witnesses import Witness, eyes_of

if TYPE_CHECKING:
    from clashtable.server.tables import Table

SHORTEST: Final = 0.001
"""So many seconds pass at least until it is looked again whether something is due."""


class Delayed:
    """The match of a running table as it was so many seconds ago."""

    def __init__(self, table: Table, opening: Course) -> None:
        self.table = table
        self.delay = timedelta(seconds=table.row.terms.delay)
        self.opening = opening
        """The match as it began, or as the rules of today took it up."""
        self.course: Course | None = None
        """None until the beginning is due."""
        self.count = len(opening.happened) - 1
        """How many entries of the log have happened."""
        self.is_waking = False
        while self.is_due():
            self.step()

    def left(self) -> float | None:
        """Return in how many seconds the next thing happens; None where there is none."""
        moves, moment = self.table.moves, self.table.row.begun
        if self.course is not None and self.count == len(moves):
            return None
        if self.course is not None or self.count:
            moment = moves[self.count if self.course is not None else self.count - 1].made_at
        if moment is None:  # older servers did not note when a match began
            return 0.0
        return (datetime.fromisoformat(moment) + self.delay - self.table.clock.now()).total_seconds()

    def is_due(self) -> bool:
        """Tell whether the next thing happens now."""
        left = self.left()
        return left is not None and left <= 0

    def step(self) -> Turn | None:
        """Let the next thing happen; return the move, or None where it is the beginning."""
        if self.course is None:
            self.course = self.opening
            return None
        move = self.table.moves[self.count]
        self.count += 1
        return self.course.followed(move.seat, move.notation, move.shown)

    def advance(self) -> None:
        """Let everything happen that is due, show it, and come back when there is more."""
        while self.is_due():
            self.show(self.step())
        left = self.left()
        if left is not None and not self.is_waking:
            self.is_waking = True
            self.table.clock.later(max(SHORTEST, left), self._wake)

    def show(self, turn: Turn | None) -> None:
        """Tell spectators of *turn*, or that the match has begun."""

        def told(witness: Witness) -> Moved | State | None:
            if isinstance(witness, int):
                return None
            if turn is None:
                return state_for(self.table, witness)
            return moved_for(self.table, witness, turn) if turn.is_shown_to(eyes_of(witness)) else None

        self.table.states.clear()
        self.table.audience.tell(self.table.seats, told)

    def _wake(self) -> None:
        self.is_waking = False
        if self.table.delayed is self:
            self.advance()


def told_now(table: Table, witness: Witness, turn: Turn, *, is_delayed: bool) -> Moved | State | None:
    """Return what *witness* is told of the newest move at once: spectators with a delay only that it was the last."""
    if is_delayed and not isinstance(witness, int):
        return state_for(table, witness) if turn.match.is_over else None
    return moved_for(table, witness, turn) if turn.is_shown_to(eyes_of(witness)) else None
