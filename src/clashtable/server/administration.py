"""What an operator sees of people and tables, and does to them, over a connection of one's own to the database.

Running servers hear of what is done here by notes (``orders.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.core.errors import InvalidMessage
from clashtable.server.names import checked_name, login_of
from clashtable.server.schema import BANS, COMMENTS, GUESTS, MOVES, ORDERS, SEATS, TABLES
from clashtable.server.store import renamed


class PersonLine(msgspec.Struct, frozen=True):
    """A guest, as an operator sees them."""

    id: str
    name: str
    created: str
    banned: str | None
    """Since when they are not let in."""
    reason: str | None


class TableLine(msgspec.Struct, frozen=True):
    """A table, as an operator sees it."""

    id: str
    game: str
    status: str
    public: bool
    created: str
    host: str | None
    moves: int
    seats: Sequence[str]
    """Who sits there now, by name; nobody on an open seat."""


class CommentLine(msgspec.Struct, frozen=True):
    """A comment on a match that is over, as an operator sees it."""

    id: str
    table: str
    number: int
    person: str
    """The id of its author."""
    name: str
    made_at: str
    text: str


def people(connection: sql.Connection, most: int) -> list[PersonLine]:
    """Return the newest guests, at most so many."""
    return [person_line(row) for row in connection.execute(guests().order_by(GUESTS.c.created.desc()).limit(most))]


def person(connection: sql.Connection, guest: str) -> PersonLine:
    """Return the guest of that id; InvalidMessage when there is none."""
    row = connection.execute(guests().where(GUESTS.c.id == guest)).first()
    if row is None:
        raise InvalidMessage(f"There is no person {guest!r}; clashtable admin people list shows their ids.")
    return person_line(row)


def guests() -> sql.Select[Any]:  # Any: rows of five columns, read by name
    """Return the question for guests and their bans."""
    return sql.select(GUESTS, BANS.c.since, BANS.c.reason).outerjoin(BANS, BANS.c.guest_id == GUESTS.c.id)


def person_line(row: sql.Row[Any]) -> PersonLine:
    """Return a row as an operator sees it."""
    return PersonLine(row.id, row.name, row.created, row.since, row.reason)


def ban(connection: sql.Connection, guest: str, reason: str, now: str) -> None:
    """Let *guest* in no more."""
    if person(connection, guest).banned is not None:
        raise InvalidMessage(f"The person {guest!r} is banned already; clashtable admin people unban lets them in.")
    connection.execute(sql.insert(BANS).values(guest_id=guest, since=now, reason=reason[:200]))
    leave_note(connection, "ban", guest, now)


def unban(connection: sql.Connection, guest: str, now: str) -> None:
    """Let *guest* in again."""
    if person(connection, guest).banned is None:
        raise InvalidMessage(f"The person {guest!r} is not banned.")
    connection.execute(sql.delete(BANS).where(BANS.c.guest_id == guest))
    leave_note(connection, "unban", guest, now)


def rename(connection: sql.Connection, guest: str, name: str, now: str) -> str:
    """Call *guest* by another name, also where they sit; return it as it is written."""
    person(connection, guest)
    written = checked_name(name)
    try:
        for statement in renamed(guest, written, login_of(written)):
            connection.execute(statement)
    except IntegrityError:
        raise InvalidMessage(f"Somebody else with an account is called {written}; choose another name.") from None
    leave_note(connection, "rename", guest, now)
    return written


def tables(connection: sql.Connection, status: str | None, most: int) -> list[TableLine]:
    """Return the newest tables, at most so many."""
    query = sql.select(TABLES).order_by(TABLES.c.created.desc()).limit(most)
    rows = connection.execute(query if status is None else query.where(TABLES.c.status == status)).all()
    return [table_line(connection, row) for row in rows]


def table(connection: sql.Connection, name: str) -> TableLine:
    """Return the table of that id; InvalidMessage when there is none."""
    row = connection.execute(sql.select(TABLES).where(TABLES.c.id == name)).first()
    if row is None:
        raise InvalidMessage(f"There is no table {name!r}; clashtable admin tables list shows their ids.")
    return table_line(connection, row)


def table_line(connection: sql.Connection, row: sql.Row[Any]) -> TableLine:
    """Return a row as an operator sees it."""
    sat = sql.select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat, SEATS.c.since)
    names = {seat.seat: seat.name if seat.kind != "open" else "" for seat in connection.execute(sat)}
    moves = connection.scalar(sql.select(sql.func.count()).select_from(MOVES).where(MOVES.c.table_id == row.id))
    return TableLine(row.id, row.game, row.status, row.public, row.created, row.host, moves or 0, [*names.values()])


def close(connection: sql.Connection, name: str, now: str) -> None:
    """End a table at which people wait or play."""
    found = table(connection, name)
    if found.status not in ("waiting", "running"):
        raise InvalidMessage(f"The table {name!r} is {found.status}, so there is nothing to close.")
    connection.execute(sql.update(TABLES).where(TABLES.c.id == name).values(status="closed"))
    leave_note(connection, "close", name, now)


def comments(connection: sql.Connection, most: int) -> list[CommentLine]:
    """Return the newest comments on matches, at most so many."""
    query = sql.select(COMMENTS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == COMMENTS.c.guest_id)
    rows = connection.execute(query.order_by(COMMENTS.c.made_at.desc()).limit(most))
    return [
        CommentLine(row.id, row.table_id, row.number, row.guest_id, row.name, row.made_at, row.text) for row in rows
    ]


def remove_comment(connection: sql.Connection, comment: str) -> None:
    """Let a comment be forgotten."""
    if connection.scalar(sql.select(COMMENTS.c.id).where(COMMENTS.c.id == comment)) is None:
        raise InvalidMessage(f"There is no comment {comment!r}; clashtable admin comments list shows their ids.")
    connection.execute(sql.delete(COMMENTS).where(COMMENTS.c.id == comment))


def leave_note(connection: sql.Connection, deed: str, subject: str, now: str) -> None:
    """Let running servers hear of it."""
    connection.execute(sql.insert(ORDERS).values(deed=deed, subject=subject, made_at=now))
