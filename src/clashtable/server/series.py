"""Series of matches: the next table opens by itself, exactly once, until somebody has won more than half of them.

Everybody moves one seat on after each match. A *chair* is who began on that seat of the first table: it is on seat
``chair + round - 1``, counted round the table, so that wins follow people, and bots who play on for them, by counting.
The next table waits until everybody has sat down again, at most a minute; its row in ``seeks`` says until when.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING, Final
from weakref import WeakSet

import msgspec
import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.server.decks import bots_bring, waiting_options
from clashtable.server.facts import SeekInfo
from clashtable.server.logs import note
from clashtable.server.opening import admit
from clashtable.server.refusal import Overtaken
from clashtable.server.rounds import Round
from clashtable.server.rows import TableRow
from clashtable.server.schema import SEEKS, TABLES
from clashtable.server.score import series_info, with_wins
from clashtable.server.seats import TAKEOVER_LEVEL, Seat
from clashtable.server.seeks import fill_time
from clashtable.server.store import new_edition, table_inserted
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

LEASE: Final = "series"
"""What one of several workers holds that makes up for next tables that were not opened."""
EVERY: Final = 60.0
BREAK: Final = 60
"""After how many seconds the next match begins at the latest."""
LATELY: Final = timedelta(days=1)
"""For how long after a match its next table is made up for."""


class SeriesRoom:
    """Who sees to it that series go on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: WeakSet[Table] = WeakSet()
        self.tasks: set[asyncio.Task[None]] = set()
        self.round = Round("series", EVERY, self.look)

    async def close(self) -> None:
        """Stop; what is not opened is made up for at the next start."""
        await self.round.close()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def hear(self, table: Table) -> None:
        """Hear of a move at *table*, and open the next one if its match is over."""
        if table.status == "finished" and table.row.series is not None and table not in self.heard:
            self.heard.add(table)
            task = asyncio.create_task(self.go_on(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def go_on(self, table: Table) -> None:
        """Open the next table, unless somebody else does or the series is decided."""
        try:
            async with table.lock:
                await self.open_next(table)
        except Overtaken:
            note("series_went_on_elsewhere", table=table.id)

    async def open_next(self, table: Table) -> None:
        """Open the next table of a series, where one is due; the caller holds the lock."""
        await open_next(self.house, table)

    async def look(self) -> None:
        """Open the next tables that nobody has opened."""
        if not await self.house.relay.holds(LEASE):
            return
        since = (self.house.clock.now() - LATELY).isoformat(timespec="milliseconds")
        for name in await self.house.store.read(lambda connection: unopened(connection, since)):
            await self.go_on(await self.house.find(name))

    async def refresh(self, table: Table) -> None:
        """Let *table* know how the series stood before its match."""
        series, number = table.row.series, table.row.round or 1
        if series is not None and number > 1:
            seats = len(table.seats)
            table.chairs = await self.house.store.read(lambda connection: chairs(connection, series, number, seats))


def unopened(connection: sql.Connection, since: str) -> list[str]:
    """Return the tables of series whose match has ended *since* and which have no next one."""
    query = sql.select(TABLES.c.id).where(
        TABLES.c.status == "finished",
        TABLES.c.series.is_not(None),
        TABLES.c.rematch.is_(None),
        TABLES.c.ended >= since,
    )
    return list(connection.scalars(query))


def chairs(connection: sql.Connection, series: str, before: int, seats: int) -> tuple[int, ...]:
    """Return how many matches of a series each chair had won *before* that round."""
    query = sql.select(TABLES.c.round, TABLES.c.outcome).where(
        TABLES.c.series == series, TABLES.c.round < before, TABLES.c.status == "finished"
    )
    won = (0,) * seats
    for row in connection.execute(query):
        if row.outcome is not None:
            won = with_wins(won, row.round, msgspec.convert(row.outcome, Outcome))
    return won


async def open_next(house: House, table: Table) -> None:
    """Open the next table of a series, where one is due; the caller holds the lock. Overtaken as for any change."""
    standing = series_info(table.row, table.chairs, len(table.seats))
    seats = [moved_on(table, index - 1) for index in range(len(table.seats))]
    people = [seat.keeps for seat in seats if seat.keeps is not None]
    if standing is None or standing.is_decided or table.status != "finished" or table.row.rematch or not people:
        return
    row = next_row(house, table, people[0])
    info = SeekInfo(fill_time(house, BREAK), TAKEOVER_LEVEL)
    await table.alter(
        house.store._do(
            new_edition(table.id, table.edition + 1),
            *table_inserted(row, seats),
            sql.update(TABLES).where(TABLES.c.id == table.id).values(rematch=row.id),
            sql.insert(SEEKS).values(table_id=row.id, fill_at=info.fill_at, level=info.level),
        )
    )
    table.row = replace(table.row, rematch=row.id)
    house.seeks.known[row.id] = info
    again = admit(house, row, seats, house.limits.places.get(table.id, people[0]))
    await house.series.refresh(again)
    note("series_goes_on", table=table.id, next=row.id, round=row.round)
    table.tell_changed()


def moved_on(table: Table, index: int) -> Seat:
    """Return who comes next to the seat after that of *index*: a bot stays, a seat is kept for anybody else."""
    held = table.seats.held[index]
    seat = held[-1]
    person = seat.keeps if seat.kind == "bot" else seat.guest
    if person is None:
        return replace(seat, since=0)
    name = next(other.name for other in reversed(held) if other.guest == person)
    return Seat("open", name, deck=seat.deck, keeps=person)


def next_row(house: House, table: Table, host: str) -> TableRow:
    """Return the row of the next table."""
    bots = bots_bring(table.game, table.row.options)
    return replace(
        table.row,
        id=house.chance.token(9),
        game_version=table.game.version,
        options=waiting_options(table.game, table.row.options, bots),
        status="waiting",
        host=host,
        created=house.clock.stamp(),
        rematch=None,
        rematch_of=table.id,
        seed=0,
        secret=house.chance.secret(),
        salt=house.chance.secret(),
        outcome=None,
        ended=None,
        deadline=None,
        round=(table.row.round or 1) + 1,
    )
