"""What is kept: guests, tables, seats and the append-only log of moves, which is the truth about every match.

Everything here is one transaction a call. The SQL is the part that SQLite and PostgreSQL share.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from clashtable.core.setting import Value
from clashtable.server.seats import Seat

Status: TypeAlias = Literal["waiting", "running", "finished", "closed"]

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""FULL: in WAL mode NORMAL outlives a killed process but not a power cut, and no acknowledged move may be lost."""

SCHEMA: Final = sql.MetaData()
KEYS: Final = sql.Table(
    "keys",
    SCHEMA,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.String(128), nullable=False),
)
GUESTS: Final = sql.Table(
    "guests",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("created", sql.String(40), nullable=False),
)
TABLES: Final = sql.Table(
    "tables",
    SCHEMA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(32), nullable=False),
    sql.Column("game_version", sql.String(32), nullable=False),
    sql.Column("options", sql.JSON, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("status", sql.String(16), nullable=False, index=True),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("host", sql.String(32), sql.ForeignKey("guests.id")),
    sql.Column("created", sql.String(40), nullable=False),
    sql.Column("rematch", sql.String(32)),
    sql.Column("rematch_of", sql.String(32)),
)
SEATS: Final = sql.Table(
    "seats",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("guest_id", sql.String(32), sql.ForeignKey("guests.id"), index=True),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("level", sql.String(32)),
)
DECKS: Final = sql.Table(
    "decks",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("since", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("deck", sql.Text, nullable=False),
)
"""What deck the occupant of a seat brought; apart from the seats, so that files older than decks still serve."""
MOVES: Final = sql.Table(
    "moves",
    SCHEMA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("sequence", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("notation", sql.Text, nullable=False),
    sql.Column("made_at", sql.String(40), nullable=False),
)
UNFINISHED: Final = TABLES.c.status.in_(("waiting", "running"))


@dataclass(frozen=True)
class TableRow:
    """A table as it is kept."""

    id: str
    game: str
    game_version: str
    options: dict[str, Value]
    seed: int
    status: Status
    public: bool
    host: str | None
    """The guest who may start the match."""
    created: str
    rematch: str | None = None
    """The table where the same people play again."""
    rematch_of: str | None = None
    """The table whose people play again here; such a match starts by itself once every seat is taken."""


@dataclass(frozen=True)
class MoveRow:
    """A move of the log; ``sequence`` counts from 1."""

    sequence: int
    seat: int
    notation: str
    made_at: str


@dataclass(frozen=True)
class StoredTable:
    """All that is kept of a table."""

    row: TableRow
    seats: Mapping[int, Sequence[Seat]]
    """Everybody who ever held each seat, the present one last."""
    moves: Sequence[MoveRow]


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        async with self.engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)

    async def close(self) -> None:
        """Let go of the database."""
        await self.engine.dispose()

    async def check(self) -> None:
        """Raise unless the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(sql.select(sql.literal(1)))

    async def secret(self) -> str:
        """Return what cookies are signed with, made once for each database."""
        query = sql.select(KEYS.c.value).where(KEYS.c.name == "cookie")
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(query)
        if found is not None:
            return found
        with suppress(IntegrityError):  # another server made it in the meantime
            await self._do(sql.insert(KEYS).values(name="cookie", value=secrets.token_urlsafe(48)))
        return await self.secret()

    # --- guests

    async def add_guest(self, guest: str, name: str) -> None:
        """Keep a new guest."""
        await self._do(sql.insert(GUESTS).values(id=guest, name=name, created=now()))

    async def guest_name(self, guest: str) -> str | None:
        """Return what *guest* is called; None when there is none."""
        async with self.engine.connect() as connection:
            name: str | None = await connection.scalar(sql.select(GUESTS.c.name).where(GUESTS.c.id == guest))
        return name

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call *guest* by another name, also on the seats of unfinished tables."""
        unfinished = sql.select(TABLES.c.id).where(UNFINISHED)
        await self._do(
            sql.update(GUESTS).where(GUESTS.c.id == guest).values(name=name),
            sql.update(SEATS).where(SEATS.c.guest_id == guest, SEATS.c.table_id.in_(unfinished)).values(name=name),
        )

    # --- tables

    async def add_table(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Keep a new table; the one it is a rematch of points to it from then on."""
        statements: list[sql.Executable] = [sql.insert(TABLES).values(asdict(row))]
        for index, seat in enumerate(seats):
            statements += seat_inserted(row.id, index, seat)
        if row.rematch_of is not None:
            statements.append(sql.update(TABLES).where(TABLES.c.id == row.rematch_of).values(rematch=row.id))
        await self._do(*statements)

    async def seat(self, row: TableRow, index: int, seat: Seat) -> None:
        """Give the seat *index* to somebody, and keep the table's host and status as in *row*."""
        await self._do(
            *seat_deleted(row.id, index, seat.since),
            *seat_inserted(row.id, index, seat),
            sql.update(TABLES).where(TABLES.c.id == row.id).values(host=row.host, status=row.status),
        )

    async def begin(self, row: TableRow) -> None:
        """Keep that the match has begun, and the options that it is played with."""
        await self._do(sql.update(TABLES).where(TABLES.c.id == row.id).values(status=row.status, options=row.options))

    async def append(self, table: str, move: MoveRow, *, is_last: bool) -> None:
        """Add *move* to the log; IntegrityError when a move of that sequence is there already."""
        row = {"table_id": table, **asdict(move)}
        statements: list[sql.Executable] = [sql.insert(MOVES).values(row)]
        if is_last:
            statements.append(sql.update(TABLES).where(TABLES.c.id == table).values(status="finished"))
        await self._do(*statements)

    async def table(self, table: str) -> StoredTable | None:
        """Return the table of that id; None when there is none."""
        found = await self._tables(TABLES.c.id == table)
        return found[0] if found else None

    async def unfinished(self) -> list[StoredTable]:
        """Return every table that is waiting or running."""
        return await self._tables(UNFINISHED)

    async def _tables(self, which: sql.ColumnElement[bool]) -> list[StoredTable]:
        chosen = sql.select(TABLES.c.id).where(which)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(sql.select(TABLES).where(which).order_by(TABLES.c.created))).all()
            seats = await seats_of(connection, chosen)
            moves = await moves_of(connection, chosen)
        return [StoredTable(TableRow(**row._mapping), seats[row.id], moves[row.id]) for row in rows]

    async def _do(self, *statements: sql.Executable) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)


def make_engine(url: str) -> AsyncEngine:
    """Return the engine for *url*; SQLite gets one connection, as it knows only one writer at a time."""
    if not url.startswith("sqlite"):
        return create_async_engine(url)
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
    sql.event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:  # Any: a connection of whichever driver
    """Prepare a new connection to SQLite."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def seat_deleted(table: str, index: int, since: int) -> list[sql.Executable]:
    """Return the statements that forget who sat down at that moment, and what deck they brought."""
    return [
        sql.delete(kept).where(kept.c.table_id == table, kept.c.seat == index, kept.c.since == since)
        for kept in (DECKS, SEATS)
    ]


def seat_inserted(table: str, index: int, seat: Seat) -> list[sql.Executable]:
    """Return the statements that seat somebody, and keep the deck they brought."""
    key = {"table_id": table, "seat": index, "since": seat.since}
    facts = {"kind": seat.kind, "guest_id": seat.guest, "name": seat.name, "level": seat.level}
    statements: list[sql.Executable] = [sql.insert(SEATS).values(**key, **facts)]
    if seat.deck is not None:
        statements.append(sql.insert(DECKS).values(**key, deck=seat.deck))
    return statements


async def seats_of(connection: AsyncConnection, tables: sql.Select[Any]) -> dict[str, dict[int, list[Seat]]]:
    """Return by table and seat who sat there, in order."""
    brought = [DECKS.c[name] == SEATS.c[name] for name in ("table_id", "seat", "since")]
    query = sql.select(SEATS, DECKS.c.deck).outerjoin(DECKS, sql.and_(*brought))
    query = query.where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat, SEATS.c.since)
    found: dict[str, dict[int, list[Seat]]] = defaultdict(lambda: defaultdict(list))
    for row in await connection.execute(query):
        found[row.table_id][row.seat].append(Seat(row.kind, row.name, row.guest_id, row.level, row.since, row.deck))
    return found


async def moves_of(connection: AsyncConnection, tables: sql.Select[Any]) -> dict[str, list[MoveRow]]:
    """Return the log of each table, in order."""
    query = sql.select(MOVES).where(MOVES.c.table_id.in_(tables)).order_by(MOVES.c.sequence)
    found: dict[str, list[MoveRow]] = defaultdict(list)
    for row in await connection.execute(query):
        found[row.table_id].append(MoveRow(row.sequence, row.seat, row.notation, row.made_at))
    return found


def now() -> str:
    """Return the present moment, ISO 8601 in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
