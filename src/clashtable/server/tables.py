"""Live tables: one lock, one match, and everybody who is connected.

What is here is a cache of the store: it changes only after the store has. What a viewer is told is built in
``showing.py``; who sits down and gets up is in ``seating.py``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, Protocol

from sqlalchemy.exc import IntegrityError

from clashtable.core.arrangement import MARK, Arrangement, TakingBack
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.core.setting import Value
from clashtable.games.registry import GAMES
from clashtable.server.absence import Absence
from clashtable.server.accord import Accord
from clashtable.server.audience import Audience, Listener
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.clocks import Clocks, is_window, later, milliseconds
from clashtable.server.course import Course, Turn, Viewer
from clashtable.server.decks import begun_options
from clashtable.server.delayed import Delayed, told_now
from clashtable.server.facts import SeekInfo
from clashtable.server.following import catch_up
from clashtable.server.history import new_match, opening, rebuilt
from clashtable.server.holding import Hold
from clashtable.server.logs import note
from clashtable.server.presence import CALM, Presence
from clashtable.server.refusal import Overtaken, Refusal
from clashtable.server.remains import Remains
from clashtable.server.rows import MoveRow, Status, StoredTable, TableRow
from clashtable.server.seats import Seat, Seats
from clashtable.server.showing import changed_for, encoded, is_prompt, state_for
from clashtable.server.store import SET_DEADLINE, Store, seat_changed
from clashtable.server.witnesses import Witness
from clashtable.server.writer import Step

LIVELY: Final = timedelta(hours=1)
"""How long a table that nobody is connected to still counts as being played."""

LINGER: Final = 20.0
"""How long people count as being at a waiting table when they are not connected, in seconds."""


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

    async def check_players(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Refuse anybody on *seats* who may not play at the table of *row*."""

    def gathered(self, table: Table) -> None:
        """Hear that somebody came or went here."""

    def changed(self, table: Table) -> None:
        """Hear that the table looks different now, whoever did it."""

    def offered(self, table: Table) -> None:
        """Hear that something was offered here, agreed to or declined."""

    async def lost(self, since: datetime, until: datetime) -> timedelta:
        """Return how much time was lost between two moments, which nobody is charged for."""


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
        self.states: dict[Witness, str] = {}
        """The state of each witness as it travels, until something changes."""
        self.presence = Presence(clock, self._tell_presence)
        self.absence = Absence(clock)
        self.accord = Accord()
        self.ratings: dict[str, str] = {}
        """How strong those who sit here are, as people read it, at a rated table; ``rating_book.py`` sees to it."""
        self.chairs: tuple[int, ...] = ()
        """How many matches of its series each chair had won before this one; ``series.py`` sees to it."""
        self.seek: SeekInfo | None = None
        """When bots join, at a table of people who look for a game; ``seeks.py`` sees to it."""
        self.gains: dict[int, int] = {}
        """By seat what the match did to the rating of whoever began there, once it is rated."""
        self.adopt(stored)

    def adopt(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.row: TableRow = stored.row
        self.start = stored.start
        self.edition = stored.edition
        self.seats = Seats(stored.seats)
        self.moves: list[MoveRow] = list(stored.moves)
        self.clocks = Clocks(self.row.terms, len(self.seats), self.moves)
        self.forgiven = timedelta()
        """How much of the time since the open question was asked the servers have lost, as far as it is known."""
        self.accord.clear()
        self.course: Course | None = None
        self.states.clear()
        self.used = datetime.fromisoformat(self.moves[-1].made_at if self.moves else self.row.created)
        self.remains: Remains | None = None
        """What there is of a match that is over and was played by other rules."""
        if self.row.status in ("running", "finished"):
            self.row, self.course, self.remains = rebuilt(stored)
            self.seats.face(None if self.match is None else self.match.to_act)
        self.delayed = self.behind(stored.remains or Remains())

    def behind(self, remains: Remains) -> Delayed | None:
        """Return the match as spectators see it, where they see it later than the players."""
        if not self.row.terms.delay or self.course is None or self.status != "running":
            return None
        return Delayed(self, opening(self.row, len(self.seats), self.moves, remains, self.start))

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
        return not self.audience.is_empty() or any(seat.is_person for seat in self.seats.now)

    def is_lively(self) -> bool:
        """Tell whether somebody is connected or was busy here not long ago."""
        return not self.audience.is_empty() or self.clock.now() - self.used < LIVELY

    def is_attended(self) -> bool:
        """Tell whether somebody who has a seat is here, or was a moment ago."""
        return any(self.absence.seconds(guest) < LINGER for guest in self.seats.people.values())

    # --- who listens

    def join(self, listener: Listener) -> None:
        """Let *listener* hear everything from now on, beginning with how things stand."""
        self.audience.add(listener)
        self.states.clear()
        self.show_state(listener)
        self.note_presence()
        self.presence.change(aware=listener)
        self.keeper.gathered(self)
        self.keeper.changed(self)

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        self.audience.discard(listener)
        self.states.clear()
        self.note_presence()
        self.presence.change(aware=None)
        self.keeper.gathered(self)
        self.keeper.changed(self)

    def note_presence(self) -> None:
        """Note who is here; everybody hears it once somebody has been away for as long as the table bears."""
        gone = self.absence.look(self.seats.people.values(), self.audience.is_present)
        if gone and self.patience:
            self.clock.later(self.patience + CALM, self._tell_overdue)

    @property
    def patience(self) -> float:
        """For how many seconds somebody may be away before the others can act; 0 for ever."""
        return LINGER if self.status == "waiting" else self.row.terms.away

    def is_overdue(self, index: int) -> bool:
        """Tell whether the person at the seat *index* has been away for too long, and others may act."""
        away = self.absence.seconds(self.seats.now[index].guest)
        return self.status in ("waiting", "running") and 0 < self.patience <= away

    def _tell_overdue(self) -> None:
        if any(self.is_overdue(index) for index in self.seats.people):
            self.tell_changed()

    def _tell_presence(self, but: Listener | None) -> None:
        self.audience.tell(self.seats, lambda seat: changed_for(self, seat), but)

    def tell_changed(self) -> None:
        """Tell every listener what the table looks like now."""
        self.states.clear()
        self.presence.settle()
        fallen = self.audience.fallen(self.seats)
        self.audience.tell(self.seats, lambda seat: changed_for(self, seat))
        for listener in fallen:
            self.show_state(listener)
        self.keeper.changed(self)

    def show_state(self, listener: Listener) -> None:
        """Tell *listener* everything; it is put together once for all who see the same."""
        witness = self.audience.witness(listener, self.seats)
        if witness not in self.states:
            self.states[witness] = encoded(state_for(self, witness))
        listener.tell(self.states[witness])

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
            await catch_up(self)
            raise Overtaken from None
        self.edition += 1
        self.keeper.altered(self)

    # --- the match

    async def begin(self) -> None:
        """Start the match; the caller holds the lock and has checked that every seat is taken."""
        options = self._begun_options()
        course = Course(new_match(replace(self.row, options=options), len(self.seats), self.start))
        now = self.clock.stamp()
        row = replace(self.row, status="running", options=options, begun=now, deadline=self.deadline(course.match, now))
        await self.alter(self.store.begin(row, self.edition + 1))
        self.row, self.course = row, course
        self.delayed = self.behind(Remains())
        self.seats.face(course.match.to_act)
        self.hold.restart(seen=True)
        self.used = self.clock.now()
        note("table_started", table=self.id, game=self.row.game)
        self.tell_state()
        self.attend()
        self.keeper.changed(self)

    def attend(self) -> None:
        """See to it that spectators who are behind see everything in time."""
        if self.delayed is not None:
            self.delayed.advance()

    def _begun_options(self) -> dict[str, Value]:
        """Return the options that the match begins with; one that is branched has those of the other."""
        if self.row.is_branched:
            return self.row.options
        return begun_options(self.game, self.row.options, self.seats, self.seats.of(self.row.host))

    async def play(self, guest: str | None, sequence: int, notation: str) -> bool:
        """Make a person's move, chosen at their own *sequence*; False when it had been made already."""
        arrived = self.clock.now()
        if notation.startswith(MARK):
            raise Refusal("invalid", "That is not a move of this game.")
        await self._hold_back(self.own_seat(guest), sequence)
        with self.keeper.timing(self):
            async with self.lock:
                return await self._play(self.own_seat(guest), sequence, notation, arrived)

    async def play_bot(self, seat: int, sequence: int, notation: str) -> None:
        """Make a move that a bot has chosen, for its own seat or for somebody whose time has run out."""
        await self._hold_back(seat, sequence)
        with self.keeper.timing(self):
            async with self.lock:
                await self._play(seat, sequence, notation)

    async def _hold_back(self, seat: int, sequence: int) -> None:
        """Wait for as long as the answer of *seat* would tell something by being quick; among bots nobody waits."""
        match = self.match
        if match is not None and match.to_act == seat and sequence == self.sequence(seat) and self.has_audience():
            await self.clock.sleep(self.hold.left(self.game.hold_ms(match.state)))

    async def _play(self, seat: int, sequence: int, notation: str, arrived: datetime | None = None) -> bool:
        course = self.played()
        if sequence != course.sequence(seat):
            if self.is_repeat(seat, sequence, notation):
                return False
            raise Refusal("stale", "The table has moved on since you chose that; here is how it stands now.")
        if course.match.to_act is not None and course.match.to_act != seat:
            raise Refusal("not_your_turn", "It is not your turn.")
        turn = course.tried(notation)
        move = self._written(turn, await self._spent(arrived))
        try:
            await self._keep(turn, move)
        except IntegrityError:
            return await self._overtaken(move, sequence)
        return True

    async def arrange(self, seat: int, entry: Arrangement, successor: Seat | None = None) -> None:
        """Keep what *seat* or everybody has arranged; a *successor* takes the seat with it. The caller holds the lock.

        Overtaken when another entry came first.
        """
        if isinstance(entry, TakingBack):  # what led there is played once more, and may be long
            turn = await asyncio.to_thread(self.played().tried, entry.notation, seat)
        else:
            turn = self.played().tried(entry.notation, seat)
        try:
            await self._keep(turn, self._written(turn, None), successor)
        except IntegrityError:
            await catch_up(self)
            raise Overtaken from None

    def _written(self, turn: Turn, spent: int | None) -> MoveRow:
        """Return *turn* as the log has it."""
        return MoveRow(self.count + 1, turn.seat, turn.notation, self.clock.stamp(), turn.shown, spent)

    async def _keep(self, turn: Turn, move: MoveRow, successor: Seat | None = None) -> None:
        """Write an entry to the log, then let it happen; IntegrityError when another stands there."""
        beside: list[Step] = []
        if self.clocks.is_running:
            deadline = self.deadline(turn.match, move.made_at, move)
            beside.append((SET_DEADLINE, {"table": self.id, "at": deadline}))
        if successor is not None:
            changed = seat_changed(self.id, turn.seat, successor, self.edition + 1)
            beside += [(statement, None) for statement in changed]
        outcome = turn.match.outcome if turn.match.is_over else None
        await self.store.append(self.id, move, outcome=outcome, beside=beside)
        self.played().take(turn)
        self.happened(turn, move)
        self.keeper.moved(self, move)
        if successor is not None:
            self.edition += 1
            self.seats.take(turn.seat, successor)
            self.keeper.altered(self)
            self.tell_state()
            self.keeper.changed(self)

    # --- its clocks

    @property
    def asked_at(self) -> str:
        """When the open question was asked."""
        return self.moves[-1].made_at if self.moves else self.row.begun or self.row.created

    def deadline(self, match: Match, since: str, move: MoveRow | None = None) -> str | None:
        """Return when time runs out for whoever is to act in *match*, asked at *since*; None where no clock runs."""
        seat = match.to_act
        if not self.clocks.is_running or seat is None or self.seats.now[seat].guest is None:
            return None
        return later(since, self.clocks.allowance(match, seat, move) + (self.forgiven if move is None else timedelta()))

    async def _spent(self, arrived: datetime | None) -> int | None:
        """Return how many milliseconds of a clock an answer took that *arrived* then; None where no clock ran."""
        if arrived is None or not self.clocks.is_running or is_window(self.played().match):
            return None
        asked = datetime.fromisoformat(self.asked_at)
        return milliseconds(arrived - asked - await self.keeper.lost(asked, arrived))

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

    def happened(self, turn: Turn, move: MoveRow) -> None:
        """Note a move that is in the log and was played, and show it."""
        self.moves.append(move)
        self.clocks.note(move)
        self.forgiven = timedelta()
        self.used = self.clock.now()
        note("move", level=logging.DEBUG, table=self.id, sequence=move.sequence, seat=move.seat, move=move.notation)
        if turn.match.is_over:
            self.row = replace(self.row, status="finished", outcome=turn.match.outcome, ended=move.made_at)
            note("table_finished", table=self.id, moves=move.sequence)
        self._show(turn)
        self._end_offers(turn)
        self._turn_round(turn.match.to_act)

    def _end_offers(self, turn: Turn) -> None:
        """Let offers end with a person's move that everybody sees; bots go on while people think about one."""
        if self.accord.offers and turn.is_public and self.seats.now[turn.seat].guest is not None:
            self.accord.clear()
            self.states.clear()
            self.audience.tell(
                self.seats, lambda witness: changed_for(self, witness) if is_prompt(self, witness) else None
            )

    def _turn_round(self, seat: int | None) -> None:
        """Let somebody who has several seats look from the one that is to act now."""
        for guest in self.seats.face(seat):
            for listener in [one for one in self.audience.listeners if one.guest == guest]:
                self.show_state(listener)

    async def _overtaken(self, move: MoveRow, sequence: int) -> bool:
        """Catch up with the log, where another move stands, or *move* itself if its commit was lost sight of."""
        await catch_up(self)
        if not self.is_repeat(move.seat, sequence, move.notation):
            raise Refusal("stale", "Another move came first; here is how the table stands now.")
        return False

    def _show(self, turn: Turn) -> None:
        """Tell everybody who sees something of it of the newest move."""
        self.hold.restart(seen=not turn.is_secret)
        self.states.clear()
        is_delayed, self.delayed = self.delayed is not None, None if self.status == "finished" else self.delayed
        self.audience.tell(self.seats, lambda witness: told_now(self, witness, turn, is_delayed=is_delayed))
        self.attend()
        if self.status == "finished":
            self.tell_changed()
