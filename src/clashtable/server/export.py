"""Everything that is known about somebody, for themselves, as one file; nothing of others that they could not see.

Of a match that goes on it holds what its owner is shown (``showing.py``), of one that is over the record, as anybody
can have it.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.core.setting import Value
from clashtable.games.registry import GAMES
from clashtable.server.account_facts import BotInfo, SessionInfo
from clashtable.server.decks import shared_options
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import Fact, State
from clashtable.server.refusal import Refusal
from clashtable.server.remains import RECORD, unpacked
from clashtable.server.rows import TableRow, row_from
from clashtable.server.schema import (
    ACCOUNTS,
    CHAT,
    COMMENTS,
    DECKS,
    ENDINGS,
    GUESTS,
    RATINGS,
    REPORTS,
    RESULTS,
    SEATS,
    TABLES,
    TIES,
)
from clashtable.server.showing import record_of, state_for


class OwnSeat(Fact, frozen=True):
    """Where somebody sat at a table, as whom, and with which deck."""

    seat: int
    name: str
    deck: str | None


class OwnTable(Fact, frozen=True):
    """A table where somebody sat, or that they opened."""

    id: str
    game: str
    status: str
    created: str
    public: bool
    options: dict[str, Value]
    is_host: bool
    seats: tuple[OwnSeat, ...]
    ended: str | None
    outcome: Outcome | None
    state: State | None
    """What they are shown of a match that goes on."""
    record: msgspec.Raw | None
    """The record of one that is over."""


class Export(Fact, frozen=True):
    """Everything that is known about somebody."""

    made: str
    name: str
    created: str
    account: dict[str, str] | None
    sessions: tuple[SessionInfo, ...]
    bots: tuple[BotInfo, ...]
    ties: tuple[dict[str, str], ...]
    chat: tuple[dict[str, str | int], ...]
    comments: tuple[dict[str, str | int], ...]
    reports: tuple[dict[str, str | None], ...]
    ratings: tuple[dict[str, str | int | float], ...]
    results: tuple[dict[str, str | int | float], ...]
    tables: tuple[OwnTable, ...]


async def exported(house: House, guest: Guest) -> bytes:
    """Return everything that is known about *guest*, as readable JSON."""
    found = await house.store.read(lambda connection: written(connection, guest.id))
    rows, seats, records = await house.store.read(lambda connection: played(connection, guest.id))
    tables = [await own_table(house, guest, row, seats.get(row.id, ()), records.get(row.id)) for row in rows]
    whole = Export(
        made=house.clock.stamp(),
        name=guest.name,
        sessions=await house.sessions.listing(guest),
        bots=await house.tokens.listing(guest),
        tables=tuple(tables),
        **found,
    )
    return msgspec.json.format(msgspec.json.encode(whole), indent=2)


def written(connection: sql.Connection, guest: str) -> dict[str, Any]:  # Any: fields of the file, each of its own type
    """Return what *guest* is, wrote and achieved, by the names of the file's fields."""

    def of(kept: sql.Table, whose: str, *columns: str) -> tuple[dict[str, Any], ...]:  # Any: whatever the columns hold
        query = sql.select(*(kept.c[column] for column in columns)).where(kept.c[whose] == guest)
        return tuple(row._asdict() for row in connection.execute(query.order_by(*kept.primary_key.columns)))

    ties = sql.select(GUESTS.c.name, TIES.c.kind, TIES.c.since).join(GUESTS, GUESTS.c.id == TIES.c.other_id)
    return {
        "created": of(GUESTS, "id", "created")[0]["created"],
        "account": next(iter(of(ACCOUNTS, "guest_id", "login", "created")), None),
        "ties": tuple(row._asdict() for row in connection.execute(ties.where(TIES.c.guest_id == guest))),
        "chat": of(CHAT, "guest_id", "table_id", "number", "room", "name", "text", "made_at"),
        "comments": of(COMMENTS, "guest_id", "table_id", "number", "text", "made_at"),
        "reports": of(REPORTS, "guest_id", "kind", "table_id", "text", "made_at", "settled"),
        "ratings": of(RATINGS, "player", "game", "mu", "sigma", "matches", "changed"),
        "results": of(RESULTS, "player", "table_id", "seat", "game", "place", "mu", "sigma", "gain", "made_at"),
    }


def played(
    connection: sql.Connection, guest: str
) -> tuple[list[TableRow], dict[str, list[OwnSeat]], dict[str, msgspec.Raw]]:
    """Return the tables of *guest*, oldest first, and by table their own seats and the record that is kept of it."""
    brought = [DECKS.c[name] == SEATS.c[name] for name in ("table_id", "seat", "since")]
    sat = sql.select(SEATS, DECKS.c.deck).outerjoin(DECKS, sql.and_(*brought)).where(SEATS.c.guest_id == guest)
    seats: dict[str, list[OwnSeat]] = {}
    for row in connection.execute(sat.order_by(SEATS.c.table_id, SEATS.c.since)):
        seats.setdefault(row.table_id, []).append(OwnSeat(row.seat, row.name, row.deck))
    mine = sql.select(SEATS.c.table_id).where(SEATS.c.guest_id == guest)
    is_mine = sql.or_(TABLES.c.host == guest, TABLES.c.id.in_(mine))
    rows = connection.execute(sql.select(TABLES).where(is_mine).order_by(TABLES.c.created, TABLES.c.id)).all()
    ended = sql.select(ENDINGS.c.table_id, ENDINGS.c.content).join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
    ended = ended.where(is_mine, TABLES.c.status == "finished", ENDINGS.c.part == RECORD)
    records = {row.table_id: msgspec.Raw(unpacked(row.content)) for row in connection.execute(ended)}
    return [row_from(row._asdict()) for row in rows], seats, records


async def own_table(
    house: House, guest: Guest, row: TableRow, seats: list[OwnSeat] | tuple[()], record: msgspec.Raw | None
) -> OwnTable:
    """Return a table as *guest* may have it."""
    state: State | None = None
    with suppress(Refusal):  # of a game that is not here any more, or the match is over at this very moment
        if row.status in ("waiting", "running"):
            table = await house.find(row.id)
            state = state_for(table, table.seats.of(guest.id))
        elif row.status == "finished" and record is None:
            record = msgspec.Raw(msgspec.json.encode(record_of(await house.find(row.id))))
    return OwnTable(
        id=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        public=row.public,
        options=shared_options(GAMES[row.game], row.options) if row.game in GAMES else {},
        is_host=row.host == guest.id,
        seats=tuple(seats),
        ended=row.ended,
        outcome=row.outcome,
        state=state,
        record=record,
    )
