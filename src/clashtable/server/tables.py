"""Live tables: one lock, one match, one sequence each, and everybody who is connected.

What is here is a cache of the store: it changes only after the store has. What a viewer is told is built in
``showing.py``; who sits down and gets up is in ``seating.py``.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Final, Protocol

from sqlalchemy.exc import IntegrityError

from clashtable.core.events import Event
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.games.registry import GAMES
from clashtable.server.audience import Audience, Listener
from clashtable.server.decks import begun_options
from clashtable.server.holding import Hold
from clashtable.server.logs import note
from clashtable.server.refusal import Refusal
from clashtable.server.seats import Seats
from clashtable.server.showing import changed_for, encoded, moved_for, state_for
from clashtable.server.store import MoveRow, Status, Store, StoredTable, TableRow, now

LIVELY: Final = timedelta(hours=1)
"""How long a table that nobody is connected to still counts as being played."""


class Keeper(Protocol):
    """Whoever looks after all tables."""

    def moved(self, table: Table) -> None:
        """Hear that a move was made."""

    def changed(self, table: Table) -> None:
        """Hear that something else changed."""


class Table:
    """A table in memory."""

    def __init__(self, stored: StoredTable, store: Store, keeper: Keeper) -> None:
        self.store = store
        self.keeper = keeper
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.hold = Hold()
        self.adopt(stored)

    def adopt(self, stored: StoredTable) -> None:
        """Become what is stored."""
        self.row: TableRow = stored.row
        self.seats = Seats(stored.seats)
        self.moves: list[MoveRow] = list(stored.moves)
        self.match: Match | None = None
        self.happened: list[tuple[Event, ...]] = []
        """The events before the first move, then those of each move."""
        self.used = datetime.fromisoformat(self.moves[-1].made_at if self.moves else self.row.created)
        if self.row.status in ("running", "finished"):
            self.replay()

    def replay(self) -> None:
        """Rebuild the match from the log; a log of other rules closes the table until they are back."""
        if self.row.game_version != self.game.version:
            note("table_of_other_rules", level=logging.WARNING, table=self.id, version=self.row.game_version)
            self.row = replace(self.row, status="closed")
            return
        self.match = new_match(self.row, len(self.seats))
        self.happened.append(self.match.beginning)
        for move in self.moves:
            self.happened.append(self.match.play(move.notation))

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
    def sequence(self) -> int:
        """How many moves have been played."""
        return len(self.moves)

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
        return bool(self.audience.listeners) or any(seat.kind == "human" for seat in self.seats.now)

    def is_lively(self) -> bool:
        """Tell whether somebody is connected or was busy here not long ago."""
        return bool(self.audience.listeners) or datetime.now(UTC) - self.used < LIVELY

    # --- who listens

    def join(self, listener: Listener) -> None:
        """Let *listener* hear everything from now on, beginning with how things stand."""
        self.audience.listeners.add(listener)
        listener.tell(encoded(state_for(self, self.seats.of(listener.guest))))
        self.tell_changed(but=listener)

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        self.audience.listeners.discard(listener)
        self.tell_changed()

    def tell_changed(self, but: Listener | None = None) -> None:
        """Tell every listener what the table looks like now."""
        self.audience.tell(self.seats, lambda seat: changed_for(self, seat), but)
        self.keeper.changed(self)

    def tell_state(self) -> None:
        """Tell every listener everything."""
        self.audience.tell(self.seats, lambda seat: state_for(self, seat))

    # --- the match

    async def begin(self) -> None:
        """Start the match; the caller holds the lock and has checked that every seat is taken."""
        options = begun_options(self.game, self.row.options, self.seats, self.seats.of(self.row.host))
        row = replace(self.row, status="running", options=options)
        match = new_match(row, len(self.seats))
        await self.store.begin(row)
        self.row = row
        self.match, self.happened = match, [match.beginning]
        self.hold.restart()
        self.used = datetime.now(UTC)
        note("table_started", table=self.id, game=self.row.game)
        self.tell_state()
        self.keeper.changed(self)

    async def play(self, guest: str | None, sequence: int, notation: str) -> bool:
        """Make a person's move; False when it had been made already and nothing happened."""
        await self._hold_back(self.own_seat(guest), sequence)
        async with self.lock:
            return await self._play(self.own_seat(guest), sequence, notation)

    async def play_bot(self, seat: int, sequence: int, notation: str) -> None:
        """Make a bot's move."""
        await self._hold_back(seat, sequence)
        async with self.lock:
            await self._play(seat, sequence, notation)

    async def _hold_back(self, seat: int, sequence: int) -> None:
        """Wait for as long as the answer of *seat* would tell something by being quick; among bots nobody waits."""
        match = self.match
        if match is not None and match.to_act == seat and sequence == self.sequence and self.has_audience():
            await asyncio.sleep(self.hold.left(self.game.hold_ms(match.state)))

    async def _play(self, seat: int, sequence: int, notation: str) -> bool:
        match = self.played_match()
        if sequence != self.sequence:
            if self.is_repeat(seat, sequence, notation):
                return False
            raise Refusal("stale", "The table has moved on since you chose that; here is how it stands now.")
        if match.to_act is not None and match.to_act != seat:
            raise Refusal("not_your_turn", "It is not your turn.")
        after = match.fork()
        events = after.play(notation)
        await self._keep(MoveRow(sequence + 1, seat, after.moves[-1], now()), is_last=after.is_over)
        self.match = after
        self.happened.append(events)
        self._show(seat, events)
        return True

    def played_match(self) -> Match:
        """Return the match; a Refusal when there is none."""
        if self.match is None:
            waiting = self.status == "waiting"
            raise Refusal("not_allowed", "The match has not begun yet." if waiting else "This table is closed.")
        return self.match

    def is_repeat(self, seat: int, sequence: int, notation: str) -> bool:
        """Tell whether exactly this move was made already, as when an answer got lost on the way."""
        if not 0 <= sequence < self.sequence:
            return False
        made = self.moves[sequence]
        return made.seat == seat and made.notation == notation

    async def _keep(self, move: MoveRow, *, is_last: bool) -> None:
        """Commit *move*; from then on, and not before, it has happened."""
        try:
            await self.store.append(self.id, move, is_last=is_last)
        except IntegrityError:
            await self._catch_up()
            raise Refusal("stale", "Another move came first; here is how the table stands now.") from None
        self.moves.append(move)
        self.used = datetime.now(UTC)
        note("move", level=logging.DEBUG, table=self.id, sequence=move.sequence, seat=move.seat, move=move.notation)
        if is_last:
            self.row = replace(self.row, status="finished")
            note("table_finished", table=self.id, moves=move.sequence)

    async def _catch_up(self) -> None:
        """Read the log again after it turned out to be ahead of us."""
        note("table_behind_its_log", level=logging.WARNING, table=self.id)
        stored = await self.store.table(self.id)
        assert stored is not None, "a table is never deleted"
        self.adopt(stored)
        self.tell_state()

    def _show(self, mover: int, events: tuple[Event, ...]) -> None:
        """Tell everybody of the newest move."""
        self.hold.restart()
        self.audience.tell(self.seats, lambda seat: moved_for(self, seat, mover, events))
        if self.status == "finished":
            self.tell_changed()
        else:
            self.keeper.moved(self)


def new_match(row: TableRow, seats: int) -> Match:
    """Return the match of a table that has begun, before its first move."""
    return GAMES[row.game].start(seats, row.seed, row.options)
