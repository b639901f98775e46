"""Where somebody sits, and what they leave when they delete their account."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.facts import LogLine
from clashtable.server.following import look
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.logs import note
from clashtable.server.names import LEFT
from clashtable.server.news import TableAltered
from clashtable.server.refusal import Overtaken, Refusal
from clashtable.server.remains import RECORD, Glimpse, packed, unpacked
from clashtable.server.schema import (
    ACCOUNTS,
    CHAT,
    COMMENTS,
    EDITIONS,
    ENDINGS,
    GUESTS,
    RATINGS,
    RECOVERY_CODES,
    SEATS,
    SESSIONS,
    TABLES,
    TIES,
    TOKENS,
)
from clashtable.server.seating import leave
from clashtable.server.store import UNFINISHED, Store
from clashtable.server.tokens import bots_of
from clashtable.server.writer import Step

TRIES: Final = 3
"""How often somebody tries to get up from a table that another worker changes at the same moment."""


async def seats_held(store: Store, guest: str) -> list[str]:
    """Return the tables under way where *guest* has a seat, the newest first."""
    later = SEATS.alias()
    is_followed = sql.exists().where(
        later.c.table_id == SEATS.c.table_id, later.c.seat == SEATS.c.seat, later.c.since > SEATS.c.since
    )
    query = sql.select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    query = query.where(SEATS.c.guest_id == guest, UNFINISHED, ~is_followed).order_by(TABLES.c.created.desc())
    return list(await store.read(lambda connection: connection.scalars(query).all()))


async def delete_account(house: House, guest: Guest) -> None:
    """Forget *guest* and their bots: they are logged out, get up from every table, and their name is gone."""
    store = house.store
    gone = [guest.id, *await bots_of(store, guest.id)]
    await store.writer.write(logged_out(guest.id))
    for name in gone:
        await house.sessions.announce(name)
    for name in gone:
        await leave_everywhere(house, name)
    await forget(store, guest.id, gone)
    for table in await store.read(lambda connection: [row.table_id for row in connection.execute(of_tables(gone))]):
        house.relay.tell(TableAltered(table))
        if table in house.tables:
            await look(house.tables[table])
    note("account_deleted", guest=guest.id, bots=len(gone) - 1)


def logged_out(guest: str) -> list[Step]:
    """Return what ends every session and every token of *guest*."""
    return [
        (sql.delete(SESSIONS).where(SESSIONS.c.guest_id == guest), None),
        (sql.update(TOKENS).where(TOKENS.c.owner_id == guest).values(code=TOKENS.c.id), None),
    ]


async def leave_everywhere(house: House, guest: str) -> None:
    """Let *guest* get up from every table under way."""
    for name in await seats_held(house.store, guest):
        with suppress(Refusal):  # the match is over meanwhile, or its log cannot be played any more
            await get_up(house, name, Guest(guest, LEFT))


async def get_up(house: House, table: str, guest: Guest) -> None:
    """Let *guest* get up from *table*, whatever another worker does there at the same moment."""
    for _try in range(TRIES):
        try:
            await leave(await house.find(table), guest)
        except Overtaken:
            continue
        return


async def forget(store: Store, guest: str, gone: Sequence[str]) -> None:
    """Delete everything of *guest* and their bots, whoever sits down at the same moment where they sat."""
    for attempt in range(1, TRIES + 1):
        try:
            await store.writer.write([*await redacted_endings(store, gone), *forgotten(guest, gone)])
        except IntegrityError:
            if attempt == TRIES:
                raise
        else:
            return


def of_tables(gone: Sequence[str]) -> sql.Select[tuple[str]]:
    """Return the question for the tables where somebody sat who is *gone*."""
    return sql.select(SEATS.c.table_id).where(SEATS.c.guest_id.in_(gone)).distinct()


def new_editions(gone: Sequence[str]) -> sql.Executable:
    """Return the statement by which every server notices that the seats of those tables have changed."""
    newest = sql.select(sql.func.coalesce(sql.func.max(EDITIONS.c.number), 0) + 1)
    newest = newest.where(EDITIONS.c.table_id == TABLES.c.id)
    changed = sql.select(TABLES.c.id, newest.scalar_subquery()).where(TABLES.c.id.in_(of_tables(gone)))
    return sql.insert(EDITIONS).from_select(["table_id", "number"], changed)


def forgotten(guest: str, gone: Sequence[str]) -> list[Step]:
    """Return what deletes everything of *guest* and their bots; rows that logs refer to stay without a name."""
    mine = [
        sql.delete(kept).where(kept.c[column].in_(gone))
        for kept, column in (
            (RECOVERY_CODES, "guest_id"),
            (SESSIONS, "guest_id"),
            (ACCOUNTS, "guest_id"),
            (TIES, "guest_id"),
            (TIES, "other_id"),
            (CHAT, "guest_id"),
            (COMMENTS, "guest_id"),
            (RATINGS, "player"),
        )
    ]
    nameless = [
        sql.update(GUESTS).where(GUESTS.c.id.in_(gone)).values(name=LEFT),
        sql.update(SEATS).where(SEATS.c.guest_id.in_(gone)).values(name=LEFT),
        sql.delete(TOKENS).where(TOKENS.c.owner_id == guest),
        new_editions(gone),
    ]
    return [(statement, None) for statement in (*mine, *nameless)]


async def redacted_endings(store: Store, gone: Sequence[str]) -> list[Step]:
    """Return what takes the names of those who are *gone* out of the stories that are kept of their matches."""

    def read(connection: sql.Connection) -> list[Step]:
        names = sql.select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.guest_id.in_(gone))
        called: dict[str, set[str]] = {}
        for row in connection.execute(names):
            called.setdefault(row.table_id, set()).add(row.name)
        parts = sql.select(ENDINGS).where(ENDINGS.c.table_id.in_(called), ENDINGS.c.part != RECORD)
        return [
            (
                sql.update(ENDINGS)
                .where(ENDINGS.c.table_id == row.table_id, ENDINGS.c.part == row.part)
                .values(content=without_names(row.content, called[row.table_id])),
                None,
            )
            for row in connection.execute(parts)
        ]

    return await store.read(read)


def without_names(content: bytes, names: Iterable[str]) -> bytes:
    """Return a story as it is kept, with nobody of these *names* in it."""
    found = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(names, key=len, reverse=True)))
    glimpse = msgspec.json.decode(unpacked(content), type=Glimpse)
    log = tuple(LogLine(line.sequence, found.sub(LEFT, line.text)) for line in glimpse.log)
    return packed(msgspec.json.encode(Glimpse(glimpse.sequence, glimpse.view, log)))
