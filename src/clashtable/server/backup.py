"""A copy of the database while the server runs, and back again while it does not."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.database import OWNER_ALONE, Database
from clashtable.server.migration import check_known
from clashtable.server.settings import ServerSettings
from clashtable.server.startup import check_file, database_file, is_database


def own_file(settings: ServerSettings, deed: str) -> Path:
    """Return the file of the database; InvalidMessage for PostgreSQL, which has tools of its own."""
    file = database_file(settings)
    if file is None:
        raise InvalidMessage(f"Only a file can be {deed} here; for PostgreSQL use pg_dump and pg_restore.")
    return file


def back_up(settings: ServerSettings, copy: Path, *, force: bool) -> int:
    """Write one moment of the database to the file *copy*; return its size."""
    file = own_file(settings, "backed up")
    if not file.is_file():
        raise InvalidMessage(f"There is no database {file} to back up: name it with --database.")
    refuse_to_overwrite(copy, force)
    half = copy.with_name(copy.name + ".part")
    with suppress(FileNotFoundError):
        half.unlink()
    os.close(os.open(half, os.O_CREAT | os.O_WRONLY, OWNER_ALONE))
    try:
        with (
            closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(half)) as to,
        ):
            source.backup(to)
            to.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
        half.replace(copy)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise InvalidMessage(f"No backup was made ({error}): see that {copy.parent} can be written.") from error
    return copy.stat().st_size


def restore(settings: ServerSettings, copy: Path, *, force: bool) -> Path:
    """Put the backup *copy* in the place of the database; no server may run on it meanwhile. Return the file."""
    file = own_file(settings, "restored")
    check_backup(copy)
    check_file(file)
    refuse_to_overwrite(file, force)
    database = Database(settings.database_url())
    database.open()
    try:
        half = file.with_name(file.name + ".part")
        with closing(sqlite3.connect(copy)) as source, closing(sqlite3.connect(half)) as to:
            source.backup(to)
        half.chmod(OWNER_ALONE)
        for beside in ("-wal", "-shm"):
            file.with_name(file.name + beside).unlink(missing_ok=True)
        half.replace(file)
    finally:
        database.close()
    return file


def refuse_to_overwrite(file: Path, force: bool) -> None:
    """Refuse what is there already, unless somebody means it."""
    if file.exists() and file.stat().st_size and not force:
        raise InvalidMessage(f"{file} is there already: --force overwrites it.")


def check_backup(copy: Path) -> None:
    """Refuse what is no whole database that this clashtable can read."""
    if not copy.is_file() or not copy.stat().st_size or not is_database(copy):
        raise InvalidMessage(f"{copy} is no backup: clashtable admin backup FILE makes one.")
    engine = sql.create_engine(f"sqlite:///{copy}")
    try:
        with engine.connect() as connection:
            if connection.scalar(sql.text("PRAGMA integrity_check")) != "ok":
                raise InvalidMessage(f"{copy} is damaged, so nothing was restored; take another backup.")
            check_known(connection)
    except sql.exc.DatabaseError as error:
        raise InvalidMessage(f"{copy} is damaged ({error.orig}), so nothing was restored.") from error
    finally:
        engine.dispose()
