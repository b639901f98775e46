"""What an operator sees of reports, and does about them, over a connection of one's own to the database."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.remains import unpacked
from clashtable.server.reports import Evidence
from clashtable.server.schema import GUESTS, REPORTS

GLANCE = 60
"""How many characters of a report a list shows."""


class ReportLine(msgspec.Struct, frozen=True):
    """A report in a list."""

    id: str
    kind: str
    table: str
    made_at: str
    settled: str | None
    """Since when it has been looked into."""
    by: str
    """What whoever reports it is called."""
    about: str | None
    """What the person is called whom it is about."""
    text: str


class ReportSheet(msgspec.Struct, frozen=True):
    """One report with what was kept with it."""

    id: str
    kind: str
    table: str
    made_at: str
    settled: str | None
    by: str
    by_id: str
    about: str | None
    about_id: str | None
    text: str
    evidence: Evidence


def reports(connection: sql.Connection, most: int, *, settled: bool) -> list[ReportLine]:
    """Return the newest reports, at most so many; those that have been looked into only where *settled*."""
    query = asked().order_by(REPORTS.c.made_at.desc()).limit(most)
    rows = connection.execute(query if settled else query.where(REPORTS.c.settled.is_(None)))
    return [
        ReportLine(row.id, row.kind, row.table_id, row.made_at, row.settled, row.by, row.about, glance(row.text))
        for row in rows
    ]


def report(connection: sql.Connection, name: str) -> ReportSheet:
    """Return the report of that id; InvalidMessage when there is none."""
    row = connection.execute(asked().where(REPORTS.c.id == name)).first()
    if row is None:
        raise InvalidMessage(f"There is no report {name!r}; clashtable admin reports list shows their ids.")
    return ReportSheet(
        id=row.id,
        kind=row.kind,
        table=row.table_id,
        made_at=row.made_at,
        settled=row.settled,
        by=row.by,
        by_id=row.guest_id,
        about=row.about,
        about_id=row.about_id,
        text=row.text,
        evidence=msgspec.json.decode(unpacked(row.content), type=Evidence),
    )


def settle(connection: sql.Connection, name: str, now: str) -> None:
    """Note that a report has been looked into."""
    if report(connection, name).settled is not None:
        raise InvalidMessage(f"The report {name!r} is settled already.")
    connection.execute(sql.update(REPORTS).where(REPORTS.c.id == name).values(settled=now))


def asked() -> sql.Select[Any]:  # Any: rows, read by name
    """Return the question for reports and the people in them."""
    by, about = GUESTS.alias("reporter"), GUESTS.alias("reported")
    query = sql.select(REPORTS, by.c.name.label("by"), about.c.name.label("about"))
    joined = REPORTS.join(by, by.c.id == REPORTS.c.guest_id).outerjoin(about, about.c.id == REPORTS.c.about_id)
    return query.select_from(joined)


def glance(text: str) -> str:
    """Return the beginning of *text* in one line."""
    line = " ".join(text.split())
    return line if len(line) <= GLANCE else f"{line[: GLANCE - 1]}…"
