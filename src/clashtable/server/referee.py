"""Time that runs out: at tables in memory to the moment, at all others as soon as somebody looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.bot_players import thought_for
from clashtable.server.clocks import is_window
from clashtable.server.logs import note, note_failure
from clashtable.server.outages import BEAT, Outages
from clashtable.server.refusal import Refusal
from clashtable.server.schema import TABLES
from clashtable.server.seating import take
from clashtable.server.seats import TAKEOVER_LEVEL
from clashtable.server.settlement import stand_in, surrender
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

LEASE: Final = "referee"
"""What one of several workers holds that looks for tables which nobody has in memory."""
TICK: Final = 0.25
"""So many seconds pass between two looks at the clocks in memory."""


class Referee:
    """Looks at the clocks of running matches."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.outages = Outages(house.store, house.clock)
        self.watched: set[Table] = set()
        """Tables in memory where a clock may be running."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.ticking: asyncio.Task[None] | None = None
        self.looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look."""
        await self.outages.note_start(is_alone=not self.house.relay.is_shared)
        self.looking = self._soon(self._look())

    async def close(self) -> None:
        """Stop."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def watch(self, table: Table) -> None:
        """Hear that something has changed at *table*, where a clock may be running now."""
        if not table.clocks.is_running:
            return
        if table.status != "running":
            self.watched.discard(table)
            return
        self.watched.add(table)
        if self.ticking is None or self.ticking.done():
            self.ticking = self._soon(self._tick())
        if self.looking is None or self.looking.done():
            self.looking = self._soon(self._look())

    def forget(self, table: Table) -> None:
        """Hear that *table* leaves memory."""
        self.watched.discard(table)

    # --- tables in memory

    async def _tick(self) -> None:
        while self.watched:
            now = self.house.clock.now()
            for table in tuple(self.watched):
                deadline = None if table.match is None else table.deadline(table.match, table.asked_at)
                if deadline is not None and now >= datetime.fromisoformat(deadline):
                    await self._tried(table)
            await self.house.clock.sleep(TICK)

    async def _tried(self, table: Table) -> None:
        try:
            await self.check(table)
        except Refusal:
            pass  # the table has moved on meanwhile
        except SQLAlchemyError:
            note("clock_not_read", level=logging.WARNING, table=table.id)
        except Exception:  # whatever it was, the other clocks go on
            note_failure("clock_failed", table=table.id)

    async def check(self, table: Table) -> None:
        """Let time run out at *table* if it has, however much of it the servers lost."""
        await self.house.look_at(table)
        count, seat = table.count, None if table.match is None else table.match.to_act
        if seat is None or not await self._is_late(table, seat):
            return
        note("out_of_time", table=table.id, seat=seat)
        if table.row.terms.on_time == "move" or is_window(table.played().match):
            await self._move_for(table, seat)
            return
        async with table.lock:
            if table.count != count or table.status != "running":
                return
            if table.row.terms.on_time == "lose":
                await surrender(table, seat, "time")
            else:
                await take(table, table.row, seat, stand_in(table, seat))
                table.tell_state()

    async def _is_late(self, table: Table, seat: int) -> bool:
        if table.status != "running" or table.seats.now[seat].guest is None:
            return False
        await self.forgive(table)
        deadline = table.deadline(table.played().match, table.asked_at)
        return deadline is not None and self.house.clock.stamp() >= deadline

    async def forgive(self, table: Table) -> None:
        """Let the clock that runs at *table* stand still for the time that was lost since it began to run."""
        asked = datetime.fromisoformat(table.asked_at)
        lost = await self.outages.lost(asked, self.house.clock.now())
        if table.clocks.is_running and lost > table.forgiven:
            table.forgiven = lost
            table.tell_changed()

    async def _move_for(self, table: Table, seat: int) -> None:
        """Let a bot make one move for somebody whose time has run out; in a window it lets things pass if it can."""
        sequence = table.sequence(seat)
        thought = thought_for(table, seat, TAKEOVER_LEVEL)
        lets_pass = thought.question.idle if is_window(table.played().match) else None
        move = lets_pass or await self.house.thinker.decide(thought)
        await table.play_bot(seat, sequence, move)

    # --- tables that nobody has in memory

    async def _look(self) -> None:
        """Look again and again while a clock runs anywhere; where other servers may start one, for ever."""
        is_needed = True
        while is_needed:
            try:
                if await self.house.relay.holds(LEASE):
                    is_needed = await self._look_once() or self.house.relay.is_shared
            except SQLAlchemyError:
                self.outages.has_failed = True
                note("deadlines_not_read", level=logging.WARNING)
            except Exception:  # the next look makes up for it
                note_failure("deadlines_not_read")
            if is_needed:
                await self.house.clock.sleep(BEAT)

    async def _look_once(self) -> bool:
        """Leave a sign of life if any clock runs, and bring tables to memory whose time may have run out."""
        query = sql.select(TABLES.c.id, TABLES.c.deadline).where(
            TABLES.c.status == "running", TABLES.c.deadline.is_not(None)
        )
        running = await self.house.store.read(lambda connection: connection.execute(query).all())
        if running:
            await self.outages.beat()
        now = self.house.clock.stamp()
        for name, deadline in running:
            if deadline < now and name not in self.house.tables:
                self.watch(await self.house.find(name))
        return bool(running or self.watched)

    def _soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:  # Any: a coroutine's own generics
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
