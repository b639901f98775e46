"""Which tables are somebody's own, as the database knows it: where they sit, or sat while the match was played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.games.registry import GAMES
from clashtable.server.facts import Sitter, YourTable
from clashtable.server.outcomes import place_of, result_for
from clashtable.server.rows import TableRow, row_from
from clashtable.server.schema import SEATS, TABLES
from clashtable.server.store import UNFINISHED

MOST_UNDERWAY: Final = 200
"""How many tables that wait or run are told of at once."""
LATER: Final = SEATS.alias("later")
ENDED: Final = sql.func.coalesce(TABLES.c.ended, TABLES.c.created)
"""When a match was over; where that is not kept yet, when its table was opened."""


@dataclass(frozen=True)
class Belonging:
    """A table of somebody's own."""

    row: TableRow
    seats: tuple[Sitter, ...]
    yours: tuple[int, ...]
    is_left: bool = False
    """Whether a match that is over was given up before: whoever resigned or left has the seat no more."""


def present_occupants() -> sql.Select[Any]:  # Any: rows of several columns, read by name
    """Return the question for everybody who has a seat now, or had it at the end."""
    is_same = sql.and_(LATER.c.table_id == SEATS.c.table_id, LATER.c.seat == SEATS.c.seat)
    newer = sql.exists().where(is_same, LATER.c.since > SEATS.c.since)
    return sql.select(SEATS).where(sql.not_(newer))


def tables_of(guest: str) -> sql.Select[Any]:
    """Return the question for the ids of the tables of *guest*; a seat that is kept open for them is not theirs yet."""
    is_stood_in_for = sql.and_(SEATS.c.keeps == guest, SEATS.c.kind == "bot")
    held = present_occupants().where(sql.or_(SEATS.c.guest_id == guest, is_stood_in_for)).subquery()
    return sql.select(held.c.table_id)


def ever_tables_of(guest: str) -> sql.Select[Any]:
    """Return the question for the ids of the tables where *guest* sits or sat; who left before the deal never did."""
    return sql.select(SEATS.c.table_id).where(sql.or_(SEATS.c.guest_id == guest, SEATS.c.keeps == guest))


def underway(connection: sql.Connection, guest: str) -> list[Belonging]:
    """Return the tables of *guest* that wait or run, newest first."""
    query = sql.select(TABLES).where(UNFINISHED, TABLES.c.id.in_(tables_of(guest)))
    order = query.order_by(TABLES.c.created.desc(), TABLES.c.id.desc()).limit(MOST_UNDERWAY)
    return belongings(connection, guest, connection.execute(order).all())


def finished(connection: sql.Connection, guest: str, most: int, before: str | None = None) -> list[Belonging]:
    """Return the tables of *guest* whose match is over, the last to end first; *before* a table if one is given."""
    query = sql.select(TABLES).where(TABLES.c.status == "finished", TABLES.c.id.in_(ever_tables_of(guest)))
    if before is not None:
        ended = sql.select(ENDED).where(TABLES.c.id == before).correlate(None).scalar_subquery()
        query = query.where(sql.or_(ended > ENDED, sql.and_(ended == ENDED, TABLES.c.id < before)))
    order = query.order_by(ENDED.desc(), TABLES.c.id.desc()).limit(most)
    return belongings(connection, guest, connection.execute(order).all())


def belongings(connection: sql.Connection, guest: str, rows: Sequence[sql.Row[Any]]) -> list[Belonging]:
    """Return *rows* with who sits there; games that are not played here any more are left out."""
    known = [row_from(row._asdict()) for row in rows if row.game in GAMES]
    occupants: dict[str, list[sql.Row[Any]]] = defaultdict(list)
    sat = present_occupants().where(SEATS.c.table_id.in_([row.id for row in known])).order_by(SEATS.c.seat)
    for seat in connection.execute(sat):
        occupants[seat.table_id].append(seat)
    left = seats_left(connection, guest, known)
    return [belonging(row, occupants[row.id], guest, left[row.id]) for row in known]


def seats_left(connection: sql.Connection, guest: str, rows: Sequence[TableRow]) -> dict[str, list[int]]:
    """Return where *guest* ever sat at the tables of *rows* whose match is over."""
    finished = [row.id for row in rows if row.status == "finished"]
    query = sql.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.table_id.in_(finished), SEATS.c.guest_id == guest)
    found: dict[str, list[int]] = defaultdict(list)
    for table, seat in connection.execute(query.distinct().order_by(SEATS.c.seat)):
        found[table].append(seat)
    return found


def belonging(row: TableRow, occupants: Sequence[sql.Row[Any]], guest: str, left: Sequence[int]) -> Belonging:
    """Return the table of *row* as one of *guest*, who has *left* these seats if none is theirs any more."""
    sitters = tuple(Sitter(seat.kind, seat.name, seat.level) for seat in occupants)
    yours = tuple(seat.seat for seat in occupants if guest in (seat.guest_id, seat.keeps))
    return Belonging(row, sitters, yours or tuple(left), is_left=not yours)


def told(belonging: Belonging, to_act: int | None = None) -> YourTable:
    """Return a table as its owner is told of it; *to_act* as far as they may know it."""
    row, seats, yours = belonging.row, belonging.seats, belonging.yours
    assert row.status in ("waiting", "running", "finished"), "others are not asked for"
    outcome = row.outcome
    best = None if outcome is None or belonging.is_left else min(yours, key=lambda seat: place_of(outcome, seat))
    return YourTable(
        id=row.id,
        game=row.game,
        title=GAMES[row.game].title,
        status=row.status,
        public=row.public,
        seats=seats,
        yours=yours,
        created=row.created,
        to_act=to_act,
        is_turn=to_act is not None and to_act in yours,
        ended=row.ended,
        result=None if outcome is None else result_of(belonging, outcome),
        place=None if outcome is None or best is None else place_of(outcome, best),
        score=None if outcome is None or best is None else outcome.scores[best],
    )


def result_of(belonging: Belonging, outcome: Outcome) -> str:
    """Return how the match of *belonging* ended, in words; whoever gave it up is not told of the seat they left."""
    names = [seat.name for seat in belonging.seats]
    if not belonging.is_left:
        return result_for(outcome, belonging.yours, names)
    return f"You gave up; {result_for(outcome, (), names) if outcome.winners else 'it was a draw'}"
