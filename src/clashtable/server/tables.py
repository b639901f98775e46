"""Live tables: one lock, one match, and everybody who is connected.

What is here is a cache of the store: it changes only after the store has. What a viewer is told is built in
``showing.py``; who sits down and gets up is in ``seating.py``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

from sqlalchemy.exc import IntegrityError

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.core.setting import Value
from clashtable.games.registry import GAMES
from clashtable.server.appearance import appearances, tell_differences
from clashtable.server.audience import Audience, Listener
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.course import Course, Turn, Viewer
from clashtable.server.decks import begun_options
from clashtable.server.holding import Hold
from clashtable.server.logs import note
from clashtable.server.presence import Presence
from clashtable.server.refusal import Overtaken, Refusal
from clashtable.server.remains import Remains
from clashtable.server.rows import MoveRow, Status, StoredTable, TableRow
from clashtable.server.seats import Seat, Seats
from clashtable.server.showing import changed_for, encoded, moved_for, state_for
from clashtable.server.store import Store

LIVELY: Final = timedelta(hours=1)
"""How long a table that nobody is connected to still counts as being played."""


class Keeper(Protocol):
    """Whoever looks after all tables."""

    def timing(self, table: Table) -> AbstractContextManager[None]:
        """Measure the move that is made meanwhile, if one is."""

    def moved(self, table: Table, move: MoveRow) -> None:
        """Hear that a move was made here."""

    def followed(self, table: Table) -> None:
        """Hear that a move was shown that was made at another worker."""

    def altered(self, table: Table) -> None:
        """Hear that the row or the seats were changed here."""

    def gathered(self, table: Table) -> None:
        """Hear that somebody came or went here."""

    def changed(self, table: Table) -> None:
        """Hear that the table looks different now, whoever did it."""


class Table:
    """A table in memory."""

    def __init__(self, stored: StoredTable, store: Store, keeper: Keeper, chance: Chance, clock: Clock) -> None:
        self.store = store
        self.keeper = keeper
        self.chance = chance
        self.clock = clock
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.hold = Hold(clock)
        self.states: dict[Viewer, str] = {}
        """The state of each viewer as it travels, until something changes."""
        self.presence = Presence(clock, self._tell_presence)
        self.adopt(stored)

    def adopt(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.row: TableRow = stored.row
        self.start = stored.start
        self.edition = stored.edition
        self.seats = Seats(stored.seats)
        self.moves: list[MoveRow] = list(stored.moves)
        self.course: Course | None = None
        self.states.clear()
        self.used = datetime.fromisoformat(self.moves[-1].made_at if self.moves else self.row.created)
        self.remains: Remains | None = None
        """What there is of a match that is over and was played by other rules."""
        if self.row.status in ("running", "finished"):
            self.replay(stored.remains or Remains())
            self.seats.face(None if self.match is None else self.match.to_act)

    def replay(self, remains: Remains) -> None:
        """Rebuild the match from the log; one of other rules as far as its *remains* allow."""
        if self.row.game_version != self.game.version:
            note("table_of_other_rules", level=logging.WARNING, table=self.id, version=self.row.game_version)
            if self.row.status == "finished":
                self.remains = remains
            elif not self.take_up(remains):
                self.row = replace(self.row, status="outdated")
            return
        self.course = Course(new_match(self.row, len(self.seats), self.start))
        for move in self.moves:
            self.course.follow(move.notation, move.shown)

    def take_up(self, remains: Remains) -> bool:
        """Go on by the rules of today from where the match stood by those of its time; tell whether that is possible.

        The story begins anew there: what happened before was told by rules that are gone.
        """
        if remains.snapshot is None:
            return False
        try:
            course = Course(self.game.restore(remains.snapshot))
            for move in self.moves[: remains.moves]:
                course.pass_over(move.shown)
            for move in self.moves[remains.moves :]:
                course.follow(move.notation, move.shown)
        except (IllegalMove, InvalidMessage):
            note("match_not_taken_up", level=logging.WARNING, table=self.id)
            return False
        if course.match.is_over:  # by the rules of today; nobody was told so
            return False
        self.course = course
        return True

    # --- what it is

    @property
    def id(self) -> str:
        """The table's id."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The rules that are played here."""
        return GAMES[self.row.game]

    @property
    def status(self) -> Status:
        """How far it has come."""
        return self.row.status

    @property
    def match(self) -> Match | None:
        """The match; None until it begins, or when the table is closed."""
        return None if self.course is None else self.course.match

    @property
    def count(self) -> int:
        """How many moves have been played; nobody is told, as some of them may be secret."""
        return len(self.moves)

    def sequence(self, viewer: Viewer) -> int:
        """Return how many moves *viewer* has been shown."""
        return 0 if self.course is None else self.course.sequence(viewer)

    def own_seat(self, guest: str | None) -> int:
        """Return where *guest* sits; a Refusal for a spectator."""
        seat = self.seats.of(guest)
        if seat is None:
            raise Refusal("not_allowed", "You are watching this table; only those who have a seat can do that.")
        return seat

    def bot_to_act(self) -> int | None:
        """Return the seat of the bot whose turn it is; None when it is nobody's or a person's."""
        seat = self.match.to_act if self.match is not None else None
        return seat if seat is not None and self.seats.now[seat].kind == "bot" else None

    def has_audience(self) -> bool:
        """Tell whether a person follows the match, connected or about to come back."""
        return not self.audience.is_empty() or any(seat.kind == "human" for seat in self.seats.now)

    def is_lively(self) -> bool:
        """Tell whether somebody is connected or was busy here not long ago."""
        return not self.audience.is_empty() or self.clock.now() - self.used < LIVELY

    # --- who listens

    def join(self, listener: Listener) -> None:
        """Let *listener* hear everything from now on, beginning with how things stand."""
        self.audience.add(listener)
        self.states.clear()
        self.show_state(listener)
        self.presence.change(aware=listener)
        self.keeper.gathered(self)
        self.keeper.changed(self)

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        self.audience.discard(listener)
        self.states.clear()
        self.presence.change(aware=None)
        self.keeper.gathered(self)
        self.keeper.changed(self)

    def _tell_presence(self, but: Listener | None) -> None:
        self.audience.tell(self.seats, lambda seat: changed_for(self, seat), but)

    def tell_changed(self) -> None:
        """Tell every listener what the table looks like now."""
        self.states.clear()
        self.presence.settle()
        self.audience.tell(self.seats, lambda seat: changed_for(self, seat))
        self.keeper.changed(self)

    def show_state(self, listener: Listener) -> None:
        """Tell *listener* everything; it is put together once for all who see the same."""
        viewer = self.seats.of(listener.guest)
        if viewer not in self.states:
            self.states[viewer] = encoded(state_for(self, viewer))
        listener.tell(self.states[viewer])

    def tell_state(self) -> None:
        """Tell every listener everything."""
        self.states.clear()
        for listener in tuple(self.audience.listeners):
            self.show_state(listener)

    # --- the seats

    async def keep_seat(self, row: TableRow, index: int, seat: Seat) -> None:
        """Seat somebody, first in the store; the caller holds the lock and tells whom it concerns."""
        await self.alter(self.store.seat(row, index, seat, self.edition + 1))
        self.seats.take(index, seat)
        self.row = row

    async def alter(self, writing: Awaitable[None]) -> None:
        """Let *writing* keep the next edition of this table; Overtaken when another worker came first."""
        try:
            await writing
        except IntegrityError:
            await self._catch_up()
            raise Overtaken from None
        self.edition += 1
        self.keeper.altered(self)

    # --- the match

    async def begin(self) -> None:
        """Start the match; the caller holds the lock and has checked that every seat is taken."""
        row = replace(self.row, status="running", options=self._begun_options())
        course = Course(new_match(row, len(self.seats), self.start))
        await self.alter(self.store.begin(row, self.edition + 1))
        self.row, self.course = row, course
        self.seats.face(course.match.to_act)
        self.hold.restart(seen=True)
        self.used = self.clock.now()
        note("table_started", table=self.id, game=self.row.game)
        self.tell_state()
        self.keeper.changed(self)

    def _begun_options(self) -> dict[str, Value]:
        """Return the options that the match begins with; one that is branched has those of the other."""
        if self.row.is_branched:
            return self.row.options
        return begun_options(self.game, self.row.options, self.seats, self.seats.of(self.row.host))

    async def play(self, guest: str | None, sequence: int, notation: str) -> bool:
        """Make a person's move, chosen at their own *sequence*; False when it had been made already."""
        await self._hold_back(self.own_seat(guest), sequence)
        with self.keeper.timing(self):
            async with self.lock:
                return await self._play(self.own_seat(guest), sequence, notation)

    async def play_bot(self, seat: int, sequence: int, notation: str) -> None:
        """Make a bot's move."""
        await self._hold_back(seat, sequence)
        with self.keeper.timing(self):
            async with self.lock:
                await self._play(seat, sequence, notation)

    async def _hold_back(self, seat: int, sequence: int) -> None:
        """Wait for as long as the answer of *seat* would tell something by being quick; among bots nobody waits."""
        match = self.match
        if match is not None and match.to_act == seat and sequence == self.sequence(seat) and self.has_audience():
            await self.clock.sleep(self.hold.left(self.game.hold_ms(match.state)))

    async def _play(self, seat: int, sequence: int, notation: str) -> bool:
        course = self.played()
        if sequence != course.sequence(seat):
            if self.is_repeat(seat, sequence, notation):
                return False
            raise Refusal("stale", "The table has moved on since you chose that; here is how it stands now.")
        if course.match.to_act is not None and course.match.to_act != seat:
            raise Refusal("not_your_turn", "It is not your turn.")
        turn = course.tried(notation)
        move = MoveRow(self.count + 1, seat, turn.notation, self.clock.stamp(), turn.shown)
        try:
            await self.store.append(self.id, move, outcome=turn.match.outcome if turn.match.is_over else None)
        except IntegrityError:
            return await self._overtaken(move, sequence)
        course.take(turn)
        self._happened(turn, move)
        self.keeper.moved(self, move)
        return True

    def played(self) -> Course:
        """Return the match so far; a Refusal when there is none."""
        if self.course is None:
            waiting = self.status == "waiting"
            raise Refusal("not_allowed", "The match has not begun yet." if waiting else self.why_closed())
        return self.course

    def why_closed(self) -> str:
        """Return why nothing can be played at a table without a match."""
        if self.status == "outdated":
            return f"The rules of {self.game.title} have changed, so this match has ended without a result."
        return "The match is over." if self.status == "finished" else "This table is closed."

    def is_repeat(self, seat: int, sequence: int, notation: str) -> bool:
        """Tell whether *seat* made exactly this move at its *sequence* already, as when an answer got lost."""
        number = self.played().number(seat, sequence)
        if number is None:
            return False
        made = self.moves[number - 1]
        return made.seat == seat and made.notation == notation

    def _happened(self, turn: Turn, move: MoveRow) -> None:
        """Note a move that is in the log and was played, and show it."""
        self.moves.append(move)
        self.used = self.clock.now()
        note("move", level=logging.DEBUG, table=self.id, sequence=move.sequence, seat=move.seat, move=move.notation)
        if turn.match.is_over:
            self.row = replace(self.row, status="finished", outcome=turn.match.outcome, ended=move.made_at)
            note("table_finished", table=self.id, moves=move.sequence)
        self._show(turn)
        self._turn_round(turn.match.to_act)

    def _turn_round(self, seat: int | None) -> None:
        """Let somebody who has several seats look from the one that is to act now."""
        for guest in self.seats.face(seat):
            for listener in [one for one in self.audience.listeners if one.guest == guest]:
                self.show_state(listener)

    async def _overtaken(self, move: MoveRow, sequence: int) -> bool:
        """Catch up with the log, where another move stands, or *move* itself if its commit was lost sight of."""
        await self._catch_up()
        if not self.is_repeat(move.seat, sequence, move.notation):
            raise Refusal("stale", "Another move came first; here is how the table stands now.")
        return False

    # --- what others have made of it

    async def hear_move(self, move: MoveRow) -> None:
        """Let a move that another worker has committed happen here too."""
        async with self.lock:
            if move.sequence == self.count + 1 and self.status == "running" and self.course is not None:
                self._follow(move)
            elif move.sequence > self.count:
                await self._catch_up()

    async def look(self) -> None:
        """Become what somebody else has made of this table in the store, and let everybody see it."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Read what the store has more of this table than we do; the caller holds the lock."""
        stored = await self.store.table(self.id, after=self.count)
        assert stored is not None, "a table is never deleted"
        before = appearances(self)
        note("table_caught_up", table=self.id, moves=len(stored.moves), edition=stored.edition)
        if self.course is None or stored.row.status not in ("running", "finished"):
            self.adopt(replace(stored if self.count == 0 else await self._whole(), remains=self.remains))
        else:
            self.edition, self.seats = stored.edition, Seats(stored.seats)
            self.row = replace(stored.row, status=self.status)
            self.seats.face(self.course.match.to_act)
            for move in stored.moves:
                self._follow(move)
        tell_differences(self, before)
        self.keeper.changed(self)

    async def _whole(self) -> StoredTable:
        stored = await self.store.table(self.id)
        assert stored is not None, "a table is never deleted"
        return stored

    def _follow(self, move: MoveRow) -> None:
        """Let a move that is in the log happen here too."""
        course = self.played()
        if move.shown is None:  # from before logs said so
            turn = course.tried(move.notation)
            course.take(turn)
        else:
            turn = course.followed(move.seat, move.notation, move.shown)
        self._happened(turn, move)
        self.keeper.followed(self)

    def _show(self, turn: Turn) -> None:
        """Tell everybody who sees something of it of the newest move."""
        self.hold.restart(seen=not turn.is_secret)
        self.states.clear()
        self.audience.tell(
            self.seats, lambda viewer: moved_for(self, viewer, turn) if turn.is_shown_to(viewer) else None
        )
        if self.status == "finished":
            self.tell_changed()


def new_match(row: TableRow, seats: int, start: bytes | None = None) -> Match:
    """Return the match of a table that has begun, before its first move; one that was branched begins at *start*."""
    if start is not None:
        return GAMES[row.game].restore(start)
    return GAMES[row.game].start(seats, row.luck_seed, row.options)
