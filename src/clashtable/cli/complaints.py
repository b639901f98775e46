"""What ``clashtable admin reports`` shows and does, each answered with a sentence or a list."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server import complaints
from clashtable.server.clock import Clock

FACTS = ("id", "kind", "table", "made_at", "settled", "by", "by_id", "about", "about_id")
"""What of a report is a word each."""


def show_report(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Show a report, and write its record to a file if asked to."""
    sheet = complaints.report(connection, arguments.id)
    if arguments.record is not None:
        return write_record(sheet, arguments.record)
    if arguments.json:
        return msgspec.json.format(msgspec.json.encode(sheet)).decode()
    return in_words(sheet)


def in_words(sheet: complaints.ReportSheet) -> str:
    """Return a report as a person reads it."""
    facts = [f"{name + ':':9} {'-' if getattr(sheet, name) is None else getattr(sheet, name)}" for name in FACTS]
    said = ["", "What they said:", *sheet.evidence.lines] if sheet.evidence.lines else []
    record = sheet.evidence.record
    kept = ["", f"Kept with it: {len(record.moves)} moves of {record.game} (--record FILE)."] if record else []
    return "\n".join([*facts, "", sheet.text, *said, *kept])


def write_record(sheet: complaints.ReportSheet, file: Path) -> str:
    """Write the match so far to *file*."""
    record = sheet.evidence.record
    if record is None:
        raise InvalidMessage(
            f"No record was kept with the report {sheet.id!r}: it is about {sheet.about or 'a table'}."
        )
    if file.exists():
        raise InvalidMessage(f"{file} is there already: name another file.")
    file.write_bytes(msgspec.json.encode(record))
    return f"{file} holds the match as far as it was played; clashtable replay {file} shows it."


def settle(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Settle a report."""
    complaints.settle(connection, arguments.id, Clock().stamp())
    return f"The report {arguments.id} is settled."
