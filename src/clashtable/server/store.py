"""What is kept: guests, tables, seats and the append-only log of moves, which is the truth about every match.

Everything here is one transaction a call: it is on disk when the call returns, or nothing of it has happened. The SQL
is the part that SQLite and PostgreSQL share. How it is written is in ``writer.py``.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

from clashtable.core.outcome import Outcome
from clashtable.server.database import READERS, Database
from clashtable.server.migration import migrate
from clashtable.server.names import LONGEST_LOGIN
from clashtable.server.remains import packed, unpacked
from clashtable.server.rows import Head, MoveRow, OrderRow, StoredTable, TableRow, kept_row, row_from
from clashtable.server.schema import (
    ACCOUNTS,
    BANS,
    DECKS,
    EDITIONS,
    GUESTS,
    KEYS,
    MOVES,
    ORDERS,
    SEATS,
    STARTS,
    TABLES,
    TOKENS,
)
from clashtable.server.seats import Seat
from clashtable.server.writer import Step, Writer

INSERT_MOVE: Final = sql.insert(MOVES)
"""One statement for all moves, so that those that wait together are inserted together."""
SET_DEADLINE: Final = (
    sql.update(TABLES).where(TABLES.c.id == sql.bindparam("table")).values(deadline=sql.bindparam("at"))
)
FINISH: Final = (
    sql.update(TABLES)
    .where(TABLES.c.id == sql.bindparam("table"))
    .values(status="finished", outcome=sql.bindparam("how", type_=sql.JSON), ended=sql.bindparam("when"))
)
NEWEST_EDITION: Final = sql.select(sql.func.max(EDITIONS.c.number)).where(EDITIONS.c.table_id == sql.bindparam("table"))
Found = TypeVar("Found")
UNFINISHED: Final = TABLES.c.status.in_(("waiting", "running"))


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.writer = Writer(self.database.writing)
        self.readers = ThreadPoolExecutor(READERS, "reader")

    async def open(self) -> None:
        """Take hold of the database, and bring it up to date or make a new one; InvalidMessage when it is not ours."""
        await asyncio.to_thread(self._prepare)
        self.writer.open()

    def _prepare(self) -> None:
        self.database.open()
        with self.database.writing.begin() as connection:
            migrate(connection)

    async def close(self) -> None:
        """Let go of the database once all that waits is written."""
        await self.writer.close()
        await asyncio.to_thread(self.readers.shutdown)
        self.database.close()

    async def check(self) -> None:
        """Raise unless the database answers."""
        await self.read(lambda connection: connection.execute(sql.select(sql.literal(1))).all())

    async def mark(self, stamp: str) -> None:
        """Write *stamp* over what was marked before; raise unless it is on disk."""
        with suppress(IntegrityError):  # another server wrote at this very moment, so one can
            await self._do(
                sql.delete(KEYS).where(KEYS.c.name == "marked"), sql.insert(KEYS).values(name="marked", value=stamp)
            )

    async def secret(self, made: str) -> str:
        """Return what cookies are signed with: *made* is kept where the database has none yet."""
        return await self._key("cookie", made)

    async def identity(self, made: str) -> str:
        """Return what tells this database from all others: *made* is kept where it has nothing yet."""
        return await self._key("identity", made)

    async def _key(self, name: str, made: str) -> str:
        query = sql.select(KEYS.c.value).where(KEYS.c.name == name)
        found: str | None = await self.read(lambda connection: connection.scalar(query))
        if found is not None:
            return found
        with suppress(IntegrityError):  # another server made it in the meantime
            await self._do(sql.insert(KEYS).values(name=name, value=made))
        return await self._key(name, made)

    # --- guests

    async def add_guest(self, guest: str, name: str, created: str) -> None:
        """Keep a new guest."""
        await self._do(sql.insert(GUESTS).values(id=guest, name=name, created=created))

    async def rename_guest(self, guest: str, name: str, login: str) -> None:
        """Call *guest* by another name, also on the seats of unfinished tables.

        IntegrityError when they have an account and somebody else's has that *login*.
        """
        await self._do(*renamed(guest, name, login))

    # --- orders

    async def banned(self) -> set[str]:
        """Return who is not let in: neither are their bots."""
        bots = sql.select(TOKENS.c.bot_id).join(BANS, BANS.c.guest_id == TOKENS.c.owner_id)
        query = sql.select(BANS.c.guest_id).union(bots)
        return set(await self.read(lambda connection: connection.scalars(query).all()))

    async def newest_order(self) -> int:
        """Return the number of the newest order; 0 when there is none."""
        query = sql.select(sql.func.max(ORDERS.c.number))
        newest: int | None = await self.read(lambda connection: connection.scalar(query))
        return newest or 0

    async def orders_after(self, number: int) -> list[OrderRow]:
        """Return the orders after *number*, oldest first."""
        query = sql.select(ORDERS).where(ORDERS.c.number > number).order_by(ORDERS.c.number)
        rows = await self.read(lambda connection: connection.execute(query).all())
        return [OrderRow(row.number, row.deed, row.subject) for row in rows]

    # --- tables

    async def add_table(self, row: TableRow, seats: Sequence[Seat], start: bytes | None = None) -> None:
        """Keep a new table, and the position that its match begins from if it is branched off another."""
        await self._do(*table_inserted(row, seats, start))

    async def add_rematch(self, row: TableRow, seats: Sequence[Seat], edition: int, start: bytes | None) -> None:
        """Keep a new table as *edition* of the one it is a rematch of, which points to it from then on."""
        assert row.rematch_of is not None
        await self._do(
            new_edition(row.rematch_of, edition),
            *table_inserted(row, seats, start),
            sql.update(TABLES).where(TABLES.c.id == row.rematch_of).values(rematch=row.id),
        )

    async def seat(self, row: TableRow, index: int, seat: Seat, edition: int) -> None:
        """Give the seat *index* to somebody, and keep the table's host and status as in *row*.

        IntegrityError when the table has had this *edition* already.
        """
        await self._do(
            *seat_changed(row.id, index, seat, edition),
            sql.update(TABLES).where(TABLES.c.id == row.id).values(host=row.host, status=row.status),
        )

    async def begin(self, row: TableRow, edition: int) -> None:
        """Keep that the match has begun, and the options that it is played with; IntegrityError as for ``seat``."""
        facts = {"status": row.status, "options": row.options, "begun": row.begun, "deadline": row.deadline}
        await self._do(new_edition(row.id, edition), sql.update(TABLES).where(TABLES.c.id == row.id).values(facts))

    async def append(
        self,
        table: str,
        move: MoveRow,
        *,
        outcome: Outcome | None = None,
        beside: Sequence[Step] = (),
    ) -> None:
        """Add *move* to the log, with what is written *beside* it, and the *outcome* if it is the last.

        IntegrityError when its sequence is taken.
        """
        steps: list[Step] = [(INSERT_MOVE, {"table_id": table, **vars(move)}), *beside]
        if outcome is not None:
            steps.append((FINISH, {"table": table, "how": msgspec.to_builtins(outcome), "when": move.made_at}))
        await self.writer.write(steps)

    async def table(self, table: str, after: int = 0) -> StoredTable | None:
        """Return the table of that id with its moves *after* so many; None when there is none."""

        def read(connection: sql.Connection) -> StoredTable | None:
            row = connection.execute(sql.select(TABLES).where(TABLES.c.id == table)).first()
            if row is None:
                return None
            edition = connection.scalar(NEWEST_EDITION, {"table": table}) or 0
            seats, moves = seats_of(connection, table), moves_of(connection, table, after)
            start = None if row.branch_of is None else start_of(connection, table)
            return StoredTable(row_from(row._asdict()), seats, moves, edition, start=start)

        return await self.read(read)

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        """Return how far each of *tables* has come."""

        def newest(connection: sql.Connection, kept: sql.Table, number: str) -> dict[str, int]:
            query = sql.select(kept.c.table_id, sql.func.max(kept.c[number])).where(kept.c.table_id.in_(tables))
            return {row[0]: row[1] for row in connection.execute(query.group_by(kept.c.table_id))}

        def read(connection: sql.Connection) -> dict[str, Head]:
            moves, editions = newest(connection, MOVES, "sequence"), newest(connection, EDITIONS, "number")
            return {table: Head(moves.get(table, 0), editions.get(table, 0)) for table in tables}

        return await self.read(read)

    async def read(self, question: Callable[[sql.Connection], Found]) -> Found:
        """Return the answer to *question*, which sees one moment of the database."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._asked, question)

    def _asked(self, question: Callable[[sql.Connection], Found]) -> Found:
        try:
            return self._asked_once(question)
        except DBAPIError as error:  # a connection from before the database was started again; the next one is new
            if not error.connection_invalidated:
                raise
            return self._asked_once(question)

    def _asked_once(self, question: Callable[[sql.Connection], Found]) -> Found:
        with self.database.reading.begin() as connection:
            return question(connection)

    async def _do(self, *statements: sql.Executable) -> None:
        await self.writer.write([(statement, None) for statement in statements])


def renamed(guest: str, name: str, login: str) -> list[sql.Executable]:
    """Return the statements that call *guest* by another name, by which they log in too if they have an account."""
    unfinished = sql.select(TABLES.c.id).where(UNFINISHED)
    theirs = sql.or_(SEATS.c.guest_id == guest, sql.and_(SEATS.c.keeps == guest, SEATS.c.kind == "open"))
    return [
        sql.update(ACCOUNTS).where(ACCOUNTS.c.guest_id == guest).values(login=login[:LONGEST_LOGIN]),
        sql.update(GUESTS).where(GUESTS.c.id == guest).values(name=name),
        sql.update(SEATS).where(theirs, SEATS.c.table_id.in_(unfinished)).values(name=name),
    ]


def new_edition(table: str, number: int) -> sql.Executable:
    """Return the statement that fails when somebody else has changed *table* since it was read."""
    return sql.insert(EDITIONS).values(table_id=table, number=number)


def table_inserted(row: TableRow, seats: Sequence[Seat], start: bytes | None = None) -> list[sql.Executable]:
    """Return the statements that keep a new table, and where its match begins if that is not at the deal."""
    statements: list[sql.Executable] = [sql.insert(TABLES).values(kept_row(row))]
    for index, seat in enumerate(seats):
        statements += seat_inserted(row.id, index, seat)
    if start is not None:
        statements.append(sql.insert(STARTS).values(table_id=row.id, content=packed(start)))
    return statements


def seat_changed(table: str, index: int, seat: Seat, edition: int) -> list[sql.Executable]:
    """Return the statements that give the seat *index* to somebody as *edition* of a table."""
    return [
        new_edition(table, edition),
        *seat_deleted(table, index, seat.since),
        *seat_inserted(table, index, seat),
    ]


def seat_deleted(table: str, index: int, since: int) -> list[sql.Executable]:
    """Return the statements that forget who sat down at that moment, and what deck they brought."""
    return [
        sql.delete(kept).where(kept.c.table_id == table, kept.c.seat == index, kept.c.since == since)
        for kept in (DECKS, SEATS)
    ]


def seat_inserted(table: str, index: int, seat: Seat) -> list[sql.Executable]:
    """Return the statements that seat somebody, and keep the deck they brought."""
    key = {"table_id": table, "seat": index, "since": seat.since}
    facts = {"kind": seat.kind, "guest_id": seat.guest, "name": seat.name, "level": seat.level, "keeps": seat.keeps}
    statements: list[sql.Executable] = [sql.insert(SEATS).values(**key, **facts, shares=seat.shares)]
    if seat.deck is not None:
        statements.append(sql.insert(DECKS).values(**key, deck=seat.deck))
    return statements


def seats_of(connection: sql.Connection, table: str) -> dict[int, list[Seat]]:
    """Return by seat who sat there, in order."""
    brought = [DECKS.c[name] == SEATS.c[name] for name in ("table_id", "seat", "since")]
    query = sql.select(SEATS, DECKS.c.deck, GUESTS.c.name.label("keeps_name"), ACCOUNTS.c.login)
    query = query.outerjoin(ACCOUNTS, ACCOUNTS.c.guest_id == SEATS.c.guest_id)
    query = query.outerjoin(DECKS, sql.and_(*brought)).outerjoin(GUESTS, GUESTS.c.id == SEATS.c.keeps)
    query = query.where(SEATS.c.table_id == table).order_by(SEATS.c.seat, SEATS.c.since)
    found: dict[int, list[Seat]] = defaultdict(list)
    for row in connection.execute(query):
        found[row.seat].append(seat_from(row))
    return found


def seat_from(row: sql.Row[Any]) -> Seat:  # Any: the columns of several tables
    """Return who sat there."""
    return Seat(
        kind=row.kind,
        name=row.name,
        guest=row.guest_id,
        level=row.level,
        since=row.since,
        deck=row.deck,
        keeps=row.keeps,
        keeps_name=row.keeps_name,
        shares=bool(row.shares),
        profile=row.login,
    )


def start_of(connection: sql.Connection, table: str) -> bytes | None:
    """Return the position that the match of a branched *table* begins from."""
    kept: bytes | None = connection.scalar(sql.select(STARTS.c.content).where(STARTS.c.table_id == table))
    return None if kept is None else unpacked(kept)


def moves_of(connection: sql.Connection, table: str, after: int) -> list[MoveRow]:
    """Return the log of a table *after* so many moves, in order."""
    query = sql.select(MOVES).where(MOVES.c.table_id == table, MOVES.c.sequence > after).order_by(MOVES.c.sequence)
    return [MoveRow(*row[1:]) for row in connection.execute(query)]
