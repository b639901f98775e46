"""A match as a table tells it: what happened in each move, and who could see it. No sockets, no database, no waiting.

Each viewer, a seat or None for all spectators, counts for itself: its sequence is how many moves it has been shown.
A move of which a viewer sees nothing, such as a declined response, does not happen for that viewer: there is no message
and no new sequence. ``docs/protocol.md`` says what follows from it.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import Final, TypeAlias

from clashtable.core.events import Event
from clashtable.core.match import Match

Viewer: TypeAlias = int | None
SPECTATORS: Final = 1
"""The bit of those who watch; the seats follow."""
EVERYBODY: Final = -1
"""All bits."""


@dataclass(frozen=True)
class Turn:
    """A move that was tried on a copy of the match: nothing has happened yet."""

    seat: int
    notation: str
    match: Match
    """The match after it."""
    events: tuple[Event, ...]
    shown: int
    """Who sees something of it: a bit for each viewer."""

    def is_shown_to(self, viewer: Viewer) -> bool:
        """Tell whether *viewer* sees anything of it."""
        return bool(self.shown & bit(viewer))

    @property
    def is_secret(self) -> bool:
        """Whether nobody but its mover sees anything of it."""
        return self.shown == bit(self.seat)

    @property
    def is_public(self) -> bool:
        """Whether everybody sees something of it."""
        return all(self.is_shown_to(viewer) for viewer in viewers(self.match.seats))


class Course:
    """A match so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.happened: list[tuple[Event, ...]] = [match.beginning]
        """The events before the first move, then those of each move."""
        self.told = [count_lines(match.beginning)]
        """How many lines the story had after each move, the beginning first; for everybody it is the same number."""
        self.seen: dict[Viewer, list[int]] = {viewer: [] for viewer in viewers(match.seats)}
        """The numbers of the moves that each viewer was shown, counting from 1."""

    def tried(self, notation: str, seat: int | None = None) -> Turn:
        """Return what *notation* would lead to; IllegalMove or InvalidMessage when it cannot be played.

        An arrangement can be made by any *seat*, a move only by the one that is to act.
        """
        seat, after = self.match.to_act if seat is None else seat, self.match.fork()
        events = after.play(notation)
        assert seat is not None, "after the end everything is illegal"
        return Turn(seat, after.moves[-1], after, events, who_sees(self.match, after, seat, events))

    def take(self, turn: Turn) -> None:
        """Let *turn*, which was tried on this very match, have happened."""
        self.match = turn.match
        self._note(turn.events, turn.shown)

    def followed(self, seat: int, notation: str, shown: int | None) -> Turn:
        """Let a move of the log happen, and return it; who sees it is worked out where the log does not say."""
        if shown is None:
            turn = self.tried(notation)
            self.take(turn)
            return turn
        events = self.match.play(notation)
        self._note(events, shown)
        return Turn(seat, notation, self.match, events, shown)

    def follow(self, notation: str, shown: int | None) -> None:
        """Play a move of the log again; who sees it is worked out where the log does not say."""
        if shown is None:
            self.take(self.tried(notation))
        else:
            self._note(self.match.play(notation), shown)

    def pass_over(self, shown: int | None) -> None:
        """Count a move of the log that other rules played; what happened then cannot be told any more."""
        self._note((), EVERYBODY if shown is None else shown)

    def _note(self, events: tuple[Event, ...], shown: int) -> None:
        self.happened.append(events)
        self.told.append(self.told[-1] + count_lines(events))
        number = len(self.happened) - 1
        for viewer, seen in self.seen.items():
            if shown & bit(viewer):
                seen.append(number)

    def sequence(self, viewer: Viewer) -> int:
        """Return how many moves *viewer* has been shown."""
        return len(self.seen[viewer])

    def sequence_at(self, viewer: Viewer, number: int) -> int:
        """Return how many moves *viewer* had been shown once the move of that *number* was made."""
        return bisect_right(self.seen[viewer], number)

    def number(self, viewer: Viewer, sequence: int) -> int | None:
        """Return the number of the move that *viewer* was shown after so many others; None where there is none."""
        seen = self.seen[viewer]
        return seen[sequence] if 0 <= sequence < len(seen) else None

    @property
    def lines(self) -> int:
        """How many lines the story has."""
        return self.told[-1]

    def moves_between(self, first: int, last: int) -> range:
        """Return the numbers of the moves that the lines from *first* up to, not including, *last* tell of."""
        if first >= last:
            return range(0)
        return range(bisect_right(self.told, first), bisect_left(self.told, last) + 1)

    def lines_before(self, number: int) -> int:
        """Return how many lines were told before the move of that *number*."""
        return self.told[number - 1] if number else 0


def count_lines(events: tuple[Event, ...]) -> int:
    """Return how many of *events* the story tells."""
    return sum(not event.is_minor for event in events)


def viewers(seats: int) -> list[Viewer]:
    """Return everybody who sees a match in a way of their own."""
    return [None, *range(seats)]


def bit(viewer: Viewer) -> int:
    """Return the bit that stands for *viewer*."""
    return SPECTATORS if viewer is None else SPECTATORS << (viewer + 1)


def who_sees(before: Match, after: Match, mover: int, events: tuple[Event, ...]) -> int:
    """Return who sees something of a move: an event, another view, or a question. The mover always does."""
    everybody = viewers(before.seats)
    if events or after.is_over:
        return sum(bit(viewer) for viewer in everybody)
    return sum(
        bit(viewer)
        for viewer in everybody
        if viewer == mover
        or (viewer is not None and viewer == after.to_act)
        or before.view(viewer) != after.view(viewer)
    )
