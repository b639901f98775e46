"""What ``clashtable admin`` does to people, tables, reports and files, each answered with a sentence or a list."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from clashtable.cli.complaints import settle, show_report
from clashtable.cli.settings import chosen_settings
from clashtable.core.errors import InvalidMessage
from clashtable.server import administration, backup, complaints
from clashtable.server.clock import Clock
from clashtable.server.database import Database
from clashtable.server.migration import check_current
from clashtable.server.startup import check_places, database_failure, database_file


def done(arguments: argparse.Namespace) -> str:
    """Do what was asked for; return what is to be said about it once it is on disk."""
    if arguments.group in FILE_DEEDS:
        return FILE_DEEDS[arguments.group](arguments)
    with connected(arguments) as connection:
        return DEEDS[arguments.group, arguments.deed](connection, arguments)


@contextmanager
def connected(arguments: argparse.Namespace) -> Iterator[sql.Connection]:
    """Yield a transaction of the database; InvalidMessage says what is wrong with it."""
    settings = chosen_settings(arguments)
    check_places(settings)
    file = database_file(settings)
    if file is not None and not file.is_file():
        raise InvalidMessage(f"There is no database {file}: name the one that the server uses with --database.")
    try:
        with closing(Database(settings.database_url())) as database, database.writing.begin() as connection:
            check_current(connection)
            yield connection
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise InvalidMessage(database_failure(settings, error)) from error


def now() -> str:
    """Return the present moment as it is kept."""
    return Clock().stamp()


def listing(lines: Sequence[Any], as_json: bool) -> str:  # Any: structs of one kind
    """Return *lines* as JSON, or as a table."""
    if as_json:
        return msgspec.json.format(msgspec.json.encode(lines)).decode()
    rows = [[shown(value) for value in msgspec.structs.astuple(line)] for line in lines]
    if not rows:
        return "There are none."
    rows.insert(0, list(lines[0].__struct_fields__))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def shown(value: object) -> str:
    """Return a value of a line as it is printed."""
    if value is None:
        return "-"
    return ", ".join(name or "(open)" for name in value) if isinstance(value, list) else str(value)


def one(line: Any, as_json: bool) -> str:  # Any: a struct
    """Return one *line* as JSON, or a fact a line."""
    if as_json:
        return msgspec.json.format(msgspec.json.encode(line)).decode()
    return "\n".join(f"{name + ':':9} {shown(getattr(line, name))}" for name in line.__struct_fields__)


def list_people(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """List the guests."""
    return listing(administration.people(connection, arguments.most), arguments.json)


def show_person(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Show a guest."""
    return one(administration.person(connection, arguments.id), arguments.json)


def ban(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Ban a guest."""
    administration.ban(connection, arguments.id, arguments.reason, now())
    return f"{administration.person(connection, arguments.id).name} ({arguments.id}) is not let in any more."


def unban(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Lift a ban."""
    administration.unban(connection, arguments.id, now())
    return f"{administration.person(connection, arguments.id).name} ({arguments.id}) is let in again."


def rename(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Rename a guest."""
    before = administration.person(connection, arguments.id).name
    return f"{before} is called {administration.rename(connection, arguments.id, arguments.name, now())} now."


def list_tables(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """List the tables."""
    return listing(administration.tables(connection, arguments.status, arguments.most), arguments.json)


def show_table(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Show a table."""
    return one(administration.table(connection, arguments.id), arguments.json)


def close(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Close a table."""
    administration.close(connection, arguments.id, now())
    return f"The table {arguments.id} is closed."


def list_reports(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """List the reports."""
    return listing(complaints.reports(connection, arguments.most, settled=arguments.settled), arguments.json)


def list_comments(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """List the comments on matches."""
    return listing(administration.comments(connection, arguments.most), arguments.json)


def remove_comment(connection: sql.Connection, arguments: argparse.Namespace) -> str:
    """Remove a comment."""
    administration.remove_comment(connection, arguments.id)
    return f"The comment {arguments.id} is removed."


def back_up(arguments: argparse.Namespace) -> str:
    """Make a backup."""
    size = backup.back_up(chosen_settings(arguments), arguments.file, force=arguments.force)
    return f"{arguments.file} holds the database of this moment ({size} bytes)."


def restore(arguments: argparse.Namespace) -> str:
    """Bring a backup back."""
    file = backup.restore(chosen_settings(arguments), arguments.file, force=arguments.force)
    return f"{file} is what {arguments.file} was."


FILE_DEEDS: Final = {"backup": back_up, "restore": restore}
DEEDS: Final[dict[tuple[str, str], Callable[[sql.Connection, argparse.Namespace], str]]] = {
    ("people", "list"): list_people,
    ("people", "show"): show_person,
    ("people", "ban"): ban,
    ("people", "unban"): unban,
    ("people", "rename"): rename,
    ("tables", "list"): list_tables,
    ("tables", "show"): show_table,
    ("tables", "close"): close,
    ("reports", "list"): list_reports,
    ("reports", "show"): show_report,
    ("reports", "settle"): settle,
    ("comments", "list"): list_comments,
    ("comments", "remove"): remove_comment,
}
