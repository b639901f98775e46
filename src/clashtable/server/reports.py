"""What people report to the operator: somebody, with what they said; or a rules bug, with the match as it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.core.record import Record
from clashtable.server.chat import ChatRow
from clashtable.server.envelope import Fact
from clashtable.server.guests import Guest
from clashtable.server.mention import mentioned
from clashtable.server.refusal import Refusal
from clashtable.server.remains import packed
from clashtable.server.schema import REPORTS

if TYPE_CHECKING:
    from clashtable.server.house import House
    from clashtable.server.tables import Table

ReportKind: TypeAlias = Literal["person", "rules"]
LONGEST: Final = 2000
"""In characters."""
NOTHING_BROKEN: Final = "The match has not begun, so there is no rule to be broken yet."
THANKS: Final = "Thank you. Whoever runs this server will look into it."


class NewReport(Fact, frozen=True):
    """Report a person, by their seat or a line of chat, or a rules bug."""

    kind: ReportKind
    text: str
    """What happened, in one's own words."""
    seat: int | None = None
    line: int | None = None
    """The number of the line."""


class Thanks(Fact, frozen=True):
    """The answer to a report."""

    sentence: str


class Evidence(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept with a report, for the operator alone."""

    lines: tuple[str, ...] = ()
    """What the person said lately at that table."""
    record: Record | None = None
    """The match so far."""
    position: Any = None  # Any: JSON, as the game writes it
    """How it stands."""


async def report(house: House, table: Table, guest: Guest, told: NewReport) -> Thanks:
    """Keep what *guest* reports."""
    text = told.text.strip()
    if not 1 <= len(text) <= LONGEST:
        raise InvalidMessage(f"A report has 1 to {LONGEST} characters; this one has {len(text)}.")
    house.limits.check_report(guest.id)
    about, evidence = await found(house, table, guest, told)
    kept = {
        "id": house.chance.token(9),
        "kind": told.kind,
        "table_id": table.id,
        "guest_id": guest.id,
        "about_id": about,
        "text": text,
        "content": packed(msgspec.json.encode(evidence)),
        "made_at": house.clock.stamp(),
    }
    await house.store.writer.write([(sql.insert(REPORTS).values(kept), None)])
    return Thanks(THANKS)


async def found(house: House, table: Table, guest: Guest, told: NewReport) -> tuple[str | None, Evidence]:
    """Return whom a report is about, and what is kept with it."""
    if told.kind == "rules":
        return None, position_of(table)
    about = await mentioned(house, table, guest.id, told.seat, told.line)
    if about == guest.id:
        raise Refusal("not_allowed", "That is you, and you cannot report yourself.")
    return about, Evidence(tuple(map(shown, await house.chat.said_by(table.id, about))))


def position_of(table: Table) -> Evidence:
    """Return the match as it stands."""
    if table.match is not None:
        return Evidence(record=table.match.record(), position=table.match.snapshot())
    if table.status == "waiting":
        raise Refusal("not_allowed", NOTHING_BROKEN)
    return Evidence(record=None if table.remains is None else table.remains.record)


def shown(row: ChatRow) -> str:
    """Return a line of chat as an operator reads it."""
    return f"{row.made_at} {row.name}, among the {row.room}: {row.text}"
