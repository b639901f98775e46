"""Looking for a game: people who want the same meet at a table, and bots take what is still free when they have waited.

A seek is a public table with a row in ``seeks`` that says when. The database decides: each worker looks at these rows
every second, and whoever holds the lease begins what is due, under the table's next edition.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql

from clashtable.server.attendance import Attendance
from clashtable.server.decks import bots_bring
from clashtable.server.facts import SeekInfo
from clashtable.server.guests import Guest
from clashtable.server.logs import note
from clashtable.server.refusal import Overtaken, Refusal
from clashtable.server.rounds import Round
from clashtable.server.schema import SEATS, SEEKS, TABLES
from clashtable.server.seating import fill_open, leave
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

LEASE: Final = "seeks"
"""What one of several workers holds that begins what is due."""
EVERY: Final = 1.0
"""So many seconds pass between two looks."""
GONE: Final = 45.0
"""After how many seconds without a connection somebody no longer looks for a game."""


@dataclass(frozen=True)
class Seek:
    """A table of people who look for a game."""

    table: str
    info: SeekInfo
    status: str
    free: int
    """How many seats are free."""
    is_kept: bool
    """Whether its people play on, and their seats wait for them."""


class Seeks:
    """All of them, as they were a moment ago."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.known: dict[str, SeekInfo] = {}
        self.attendance = Attendance(house.clock, GONE)
        self.round = Round("seeks", EVERY, self.look)

    async def look(self) -> None:
        """See who looks for a game, and begin what is due."""
        seeks = await self.house.store.read(all_seeks)
        self.known = {seek.table: seek.info for seek in seeks if seek.status == "waiting"}
        for table in tuple(self.house.tables.values()):
            self.show(table)
        if seeks and await self.house.relay.holds(LEASE):
            for seek in seeks:
                await self._see_to(seek)

    async def refresh(self, name: str) -> None:
        """Know whether people look for a game at a table, also where it was opened at another worker a moment ago."""
        query = sql.select(SEEKS).where(SEEKS.c.table_id == name)
        row = await self.house.store.read(lambda connection: connection.execute(query).first())
        if row is not None:
            self.known[name] = SeekInfo(row.fill_at, row.level)

    def show(self, table: Table) -> None:
        """Let *table* tell when bots join, where they do."""
        info = self.known.get(table.id)
        if table.seek != info:
            table.seek = info
            table.tell_changed()

    async def _see_to(self, seek: Seek) -> None:
        if seek.status != "waiting":
            await self.house.store._do(sql.delete(SEEKS).where(SEEKS.c.table_id == seek.table))
        elif seek.free == 0 or seek.info.fill_at <= self.house.clock.stamp():
            await self.begin(seek.table, seek.info.level)
        elif not seek.is_kept:
            await self._dismiss_absent(seek.table)

    async def begin(self, name: str, level: str) -> None:
        """Give the free seats of a seek's table to bots, and begin; nothing happens where somebody else does."""
        try:
            table = await self.house.find(name)
            async with table.lock:
                if table.status == "waiting":
                    await fill_open(table, level, bots_bring(table.game, table.row.options))
                    await table.begin()
                    note("seek_begun", table=name)
        except Overtaken:
            return  # another worker came first; the next look tells what is left to do
        except Refusal as refusal:
            note("seek_not_begun", table=name, reason=refusal.sentence)

    async def _dismiss_absent(self, name: str) -> None:
        """Let those get up who have gone without a word."""
        table = await self.house.find(name)
        for seat in table.seats.now:
            if seat.guest is not None and self.attendance.is_missing(table, seat.guest):
                try:
                    await leave(table, Guest(seat.guest, seat.name))
                except Refusal:
                    return  # the table has changed; the next look tells what is left to do


def fill_time(house: House, wait: int) -> str:
    """Return when bots join after so many seconds."""
    return (house.clock.now() + timedelta(seconds=wait)).isoformat(timespec="milliseconds")


def all_seeks(connection: sql.Connection) -> list[Seek]:
    """Return everybody who looks for a game, those who have waited longest first."""
    free = sql.select(sql.func.count()).select_from(SEATS)
    free = free.where(SEATS.c.table_id == SEEKS.c.table_id, SEATS.c.kind == "open")
    query = sql.select(SEEKS, TABLES.c.status, TABLES.c.rematch_of, free.scalar_subquery().label("free"))
    query = query.join(TABLES, TABLES.c.id == SEEKS.c.table_id).order_by(SEEKS.c.fill_at, SEEKS.c.table_id)
    return [
        Seek(row.table_id, SeekInfo(row.fill_at, row.level), row.status, row.free, row.rematch_of is not None)
        for row in connection.execute(query)
    ]
