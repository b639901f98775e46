"""A match that is over, wound up for stepping through it: a state is kept every so many entries of its log.

Any step is a few moves away from a state that is kept, however long the match. Nothing here waits: it runs in a thread.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from clashtable.core.arrangement import MARK
from clashtable.core.match import Match
from clashtable.core.state import State
from clashtable.core.text import Voice
from clashtable.games.registry import AnyView
from clashtable.server.course import Course, Viewer
from clashtable.server.history import new_match
from clashtable.server.history_facts import Frame, ReplayLine
from clashtable.server.refusal import Refusal
from clashtable.server.showing import of_the_game, seen, told
from clashtable.server.tables import Table

EVERY: Final = 32
"""After how many entries a state is kept."""
CHUNK: Final = 25
"""How many steps are told at once."""


class Reel:
    """A match that is over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept: dict[int, State] = {}
        """How the match stood after so many entries."""
        self.first: Match | None = None
        """The match before its first move; None where the rules have changed since."""
        if table.course is not None:
            self.first = new_match(table.row, len(table.seats), table.start)
            self._wind()

    def _wind(self) -> None:
        assert self.first is not None
        course = Course(self.first.fork())
        self.kept[0] = course.match.state.fork()
        for move in self.table.moves:
            course.follow(move.notation, move.shown)
            if move.sequence % EVERY == 0 or move.notation.startswith(MARK):
                self.kept[move.sequence] = course.match.state.fork()

    @property
    def entries(self) -> int:
        """How many entries the log has."""
        return len(self.table.moves)

    @property
    def is_whole(self) -> bool:
        """Whether every step can be seen."""
        return self.first is not None

    def check_seat(self, seat: Viewer) -> None:
        """Refuse a seat that the match does not have."""
        if seat is not None and seat not in range(len(self.table.seats)):
            raise Refusal("not_found", f"There is no seat {seat}; the seats are 0 to {len(self.table.seats) - 1}.")

    def check_number(self, number: int) -> None:
        """Refuse an entry that the log does not have."""
        if number not in range(self.entries + 1):
            raise Refusal(
                "not_found", f"There is no entry {number}; the log has {self.entries}, and 0 is its beginning."
            )

    def steps(self, viewer: Viewer, *, is_open: bool) -> Sequence[int]:
        """Return the entries of which *viewer* sees something, the beginning first; with open hands that is each."""
        course = self.table.course
        if course is None:
            return (self.entries,) if self._last_view(viewer) is not None else ()
        return range(self.entries + 1) if is_open else (0, *course.seen[viewer])

    def story(self, viewer: Viewer) -> tuple[ReplayLine, ...]:
        """Return everything that happened, as told to *viewer*."""
        if self.table.course is None:
            glimpse = None if self.table.remains is None else self.table.remains.glimpses.get(viewer)
            return tuple(ReplayLine(self.entries, line.text) for line in (glimpse.log if glimpse else ()))
        return tuple(
            ReplayLine(number, line.text)
            for number, events in enumerate(self.table.course.happened)
            for line in told(self.table, viewer, number, events)
        )

    def frames(self, viewer: Viewer, first: int, *, is_open: bool) -> tuple[Frame, ...]:
        """Return the steps of *viewer* from that place on, as many as are told at once."""
        wanted = self.steps(viewer, is_open=is_open)[max(0, first) :][:CHUNK]
        if self.table.course is None:
            view = self._last_view(viewer)
            return (Frame(self.entries, None, None, (), (), view),) if wanted and view is not None else ()
        numbers = frozenset(wanted)
        return tuple(
            self._frame(match, number, viewer, is_open=is_open)
            for number, match in (self._walk(wanted[0], wanted[-1]) if wanted else ())
            if number in numbers
        )

    def at(self, number: int) -> Match:
        """Return the match as it stood after that *number* of entries, of the rules of today."""
        self.check_number(number)
        return next(match for _number, match in self._walk(number, number))

    def _walk(self, first: int, last: int) -> Iterator[tuple[int, Match]]:
        """Yield how the match stood after each of these entries; the match that is handed out goes on by itself."""
        assert self.first is not None
        number = max(kept for kept in self.kept if kept <= first)
        match = self.first.fork()
        match.state = self.kept[number].fork()
        while True:
            if number >= first:
                yield number, match
            if number == last:
                return
            number += 1
            if number in self.kept:
                match.state = self.kept[number].fork()
            else:
                match.play(self.table.moves[number - 1].notation)

    def _frame(self, match: Match, number: int, viewer: Viewer, *, is_open: bool) -> Frame:
        assert self.table.course is not None
        events = seen(of_the_game(self.table.course.happened[number]), viewer)
        voice = Voice(self.table.seats.names_at(number), viewer)
        move = self.table.moves[number - 1] if number else None
        return Frame(
            number=number,
            seat=None if move is None else move.seat,
            move=None if move is None else move.notation,
            events=events,
            callouts=tuple(event.callout(voice) for event in events),
            view=seen_from(match, viewer),
            views=tuple(seen_from(match, seat) for seat in range(match.seats)) if is_open else (),
        )

    def _last_view(self, viewer: Viewer) -> AnyView | None:
        glimpse = None if self.table.remains is None else self.table.remains.glimpses.get(viewer)
        return None if glimpse is None else cast(AnyView, glimpse.view)  # as it was written, whatever it looks like now


def seen_from(match: Match, viewer: Viewer) -> AnyView:
    """Return what *viewer* knew then."""
    return cast(AnyView, match.view(viewer))  # every registered game's view is one of these
