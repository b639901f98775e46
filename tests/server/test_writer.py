"""A move is on disk before anybody sees it; moves that wait together are written together, and none is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from datetime import datetime, timedelta
from typing import Any, Final

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, OperationalError

from clashtable.core.outcome import Outcome
from clashtable.core.setting import Value
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.refusal import Refusal
from clashtable.server.rows import MoveRow, StoredTable, TableRow
from clashtable.server.schema import MOVES
from clashtable.server.seats import Seat
from clashtable.server.store import Store
from clashtable.server.tables import Table

CREATED: Final = "2026-01-01T00:00:00.000+00:00"
SHORT: Final[dict[str, Value]] = {"match_max_games": 1}
PATIENCE: Final = 20.0
DRAWN: Final = Outcome((), (0, 0), "stuck")


class Gate:
    """Holds every commit back until it is opened; counts those that went through."""

    def __init__(self, engine: sql.Engine) -> None:
        self.opened = threading.Event()
        self.reached = threading.Event()
        self.commits = 0
        sql.event.listen(engine, "commit", self.pass_through)

    def pass_through(self, _connection: sql.Connection) -> None:
        """Let a commit happen once the gate is open."""
        self.reached.set()
        assert self.opened.wait(PATIENCE)
        self.commits += 1

    async def wait_until_reached(self) -> None:
        """Wait until a commit stands before the gate."""
        assert await asyncio.to_thread(self.reached.wait, PATIENCE)


class Ear:
    """A listener that remembers what it is told."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.heard: list[Any] = []  # Any: whatever form messages travel in

    def tell(self, text: Any) -> None:
        """Hear *text*."""
        self.heard.append(text)


class Quiet:
    """A keeper who does nothing about what tables report."""

    def timing(self, table: Table) -> AbstractContextManager[None]:
        """Measure nothing."""
        return nullcontext()

    def moved(self, table: Table, move: MoveRow) -> None:
        """Let it be."""

    def followed(self, table: Table) -> None:
        """Let it be."""

    def altered(self, table: Table) -> None:
        """Let it be."""

    def offered(self, table: Table) -> None:
        pass

    async def lost(self, since: datetime, until: datetime) -> timedelta:
        return timedelta()

    async def check_players(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Let it be."""

    def gathered(self, table: Table) -> None:
        """Let it be."""

    def changed(self, table: Table) -> None:
        """Let it be."""


def row(table: str) -> TableRow:
    """Return the row of a running match of coco."""
    return TableRow(table, "coco", "1", SHORT, "running", public=True, host="ann", created=CREATED, seed=7)


SEATS: Final = (Seat("human", "Ann", "ann"), Seat("human", "Ben", "ben"))


@asynccontextmanager
async def open_store(url: str, tables: int = 1) -> AsyncIterator[Store]:
    """Open a store with so many running matches, called t0, t1 and so on."""
    store = Store(url)
    await store.open()
    try:
        await store.add_guest("ann", "Ann", CREATED)
        await store.add_guest("ben", "Ben", CREATED)
        for number in range(tables):
            await store.add_table(row(f"t{number}"), SEATS)
        yield store
    finally:
        await store.close()


def table_of(store: Store) -> Table:
    """Return the first match, in memory."""
    held = {index: [seat] for index, seat in enumerate(SEATS)}
    return Table(StoredTable(row("t0"), held, []), store, Quiet(), Chance(), Clock())


def move(sequence: int, notation: str = "P") -> MoveRow:
    """Return a move as it is kept."""
    return MoveRow(sequence, 0, notation, CREATED)


def found(url: str, query: str) -> list[tuple[Any, ...]]:
    """Return what somebody else finds in the database."""
    engine = sql.create_engine(url)
    with engine.connect() as connection:
        answers = [tuple(row) for row in connection.exec_driver_sql(query)]
    engine.dispose()
    return answers


def kept(url: str) -> list[tuple[Any, ...]]:
    """Return the log as it is kept."""
    return found(url, "SELECT table_id, sequence, notation FROM moves ORDER BY table_id, sequence")


def chosen(table: Table) -> tuple[str, str]:
    """Return who is to move, and a move."""
    assert table.match is not None
    assert table.match.to_act is not None
    return ("ann", "ben")[table.match.to_act], table.match.legal_moves()[0].notation


def test_moves_that_wait_together_are_one_transaction(url: str) -> None:
    async def play() -> int:
        async with open_store(url, tables=20) as store:
            gate = Gate(store.database.writing)
            first = asyncio.create_task(store.append("t0", move(1)))
            await gate.wait_until_reached()
            others = [
                asyncio.create_task(store.append(f"t{n}", move(1), outcome=DRAWN if n % 2 == 0 else None))
                for n in range(1, 20)
            ]
            await asyncio.sleep(0)
            gate.opened.set()
            await asyncio.gather(first, *others)
            return gate.commits

    assert asyncio.run(play()) == 2
    assert len(kept(url)) == 20
    finished = found(url, "SELECT count(*) FROM tables WHERE status = 'finished'")
    assert finished == [(9,)]


def test_of_moves_written_together_only_the_impossible_one_is_refused(url: str) -> None:
    async def play() -> list[BaseException | None]:
        async with open_store(url, tables=6) as store:
            await store.append("t3", move(1, "before"))
            gate = Gate(store.database.writing)
            first = asyncio.create_task(store.append("t0", move(1)))
            await gate.wait_until_reached()
            others = [asyncio.create_task(store.append(f"t{n}", move(1))) for n in range(1, 6)]
            await asyncio.sleep(0)
            gate.opened.set()
            return await asyncio.gather(first, *others, return_exceptions=True)

    outcomes = asyncio.run(play())
    assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [IntegrityError] + [type(None)] * 2
    assert [(table, notation) for table, _sequence, notation in kept(url)] == [
        (f"t{n}", "before" if n == 3 else "P") for n in range(6)
    ]


def test_nobody_is_shown_a_move_before_its_commit(url: str) -> None:
    async def play() -> None:
        async with open_store(url) as store:
            table, ears = table_of(store), [Ear("ann"), Ear("ben"), Ear(None)]
            for ear in ears:
                table.join(ear)
            before = [len(ear.heard) for ear in ears]
            gate = Gate(store.database.writing)
            guest, notation = chosen(table)
            playing = asyncio.create_task(table.play(guest, 0, notation))
            await gate.wait_until_reached()
            assert [len(ear.heard) for ear in ears] == before
            assert kept(url) == []
            gate.opened.set()
            assert await playing
            assert all(len(ear.heard) > count for ear, count in zip(ears, before, strict=True))
            assert len(kept(url)) == 1

    asyncio.run(play())


PROMISES: Final[dict[str, dict[str, object]]] = {
    "sqlite": {"PRAGMA journal_mode": "wal", "PRAGMA synchronous": 2, "PRAGMA foreign_keys": 1},
    "postgresql": {"SHOW fsync": "on", "SHOW synchronous_commit": "on"},
}
"""What makes a commit wait for the disk."""


def test_every_commit_waits_for_the_disk(url: str) -> None:
    async def look() -> None:
        async with open_store(url) as store:
            with store.database.writing.connect() as connection:
                for question, promise in PROMISES[connection.dialect.name].items():
                    assert connection.exec_driver_sql(question).scalar() == promise, question

    asyncio.run(look())


def test_a_move_whose_player_is_cut_off_meanwhile_has_happened_for_all(url: str) -> None:
    async def play() -> None:
        async with open_store(url) as store:
            table, ear = table_of(store), Ear(None)
            table.join(ear)
            before = len(ear.heard)
            gate = Gate(store.database.writing)
            guest, notation = chosen(table)
            playing = asyncio.create_task(table.play(guest, 0, notation))
            await gate.wait_until_reached()
            playing.cancel()
            await asyncio.sleep(0)
            assert not playing.done()
            gate.opened.set()
            await asyncio.wait([playing])
            assert len(table.moves) == len(kept(url)) == 1
            assert len(ear.heard) > before
            guest, notation = chosen(table)
            assert await table.play(guest, 1, notation)

    asyncio.run(play())


def test_cancellation_is_delivered_once_the_outcome_is_known(url: str) -> None:
    async def append_and_wait(store: Store, stored: list[bool]) -> None:
        await store.append("t0", move(1))
        stored.append(True)
        await asyncio.sleep(PATIENCE)

    async def play() -> list[bool]:
        stored: list[bool] = []
        async with open_store(url) as store:
            gate = Gate(store.database.writing)
            task = asyncio.create_task(append_and_wait(store, stored))
            await gate.wait_until_reached()
            task.cancel()
            await asyncio.sleep(0)
            gate.opened.set()
            with pytest.raises(asyncio.CancelledError):
                await task
            return stored

    assert asyncio.run(play()) == [True]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)  # which can be told to be full
def test_a_full_disk_refuses_the_move_and_the_server_goes_on_when_there_is_room(url: str) -> None:
    async def play() -> None:
        async with open_store(url, tables=3) as store:
            await store.append("t0", move(1))
            limit(store, 1)  # SQLite takes it as the present size
            long = [store.append(f"t{n}", move(2 - (n > 0), "P" * 20_000)) for n in range(3)]
            outcomes = await asyncio.gather(*long, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [OperationalError] * 3
            assert "full" in str(outcomes[0])
            limit(store, 1_000_000)
            await store.append("t0", move(2))

    asyncio.run(play())
    assert [sequence for _table, sequence, _notation in kept(url)] == [1, 2]


def limit(store: Store, pages: int) -> None:
    """Let the database have no more than so many *pages*."""
    with store.database.writing.connect() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")


def test_a_table_that_is_behind_its_log_catches_up(url: str) -> None:
    async def play() -> None:
        async with open_store(url) as store:
            table, behind = table_of(store), table_of(store)
            guest, notation = chosen(table)
            assert await table.play(guest, 0, notation)
            assert not await behind.play(guest, 0, notation), "it is the very move that was made"
            assert behind.moves == table.moves
            late = table_of(store)
            assert late.match is not None
            with pytest.raises(Refusal, match="Another move came first"):
                await late.play(guest, 0, late.match.legal_moves()[1].notation)
            assert late.moves == table.moves

    asyncio.run(play())


def test_what_a_job_does_wrong_reaches_only_whoever_asked_for_it(url: str) -> None:
    async def play() -> None:
        async with open_store(url) as store:
            with pytest.raises(Exception, match="nothing"):
                await store.writer.write([(sql.select(sql.column("nothing")).select_from(MOVES), None)])
            await store.append("t0", move(1))

    asyncio.run(play())


def test_what_waits_is_written_before_the_store_closes(url: str) -> None:
    async def play() -> None:
        async with open_store(url, tables=5) as store:
            tasks = [asyncio.create_task(store.append(f"t{n}", move(1))) for n in range(5)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)

    asyncio.run(play())
    assert len(kept(url)) == 5
