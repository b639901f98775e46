"""The connections to a database, and the file of one that is a file: ours alone, for as long as the server lives."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from filelock import FileLock, Timeout
from sqlalchemy.pool import ConnectionPoolEntry

from clashtable.core.errors import InvalidMessage

PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
"""FULL: in WAL mode NORMAL outlives a killed process but not a power cut, and no acknowledged move may be lost."""
READERS: Final = 4
"""How many questions are put to the database at once."""
OWNER_ALONE: Final = 0o600


class Database:
    """Where a store keeps its rows: one engine for the writer, one for those who read."""

    def __init__(self, url: str) -> None:
        address = sql.make_url(url)
        is_sqlite = address.get_backend_name() == "sqlite"
        self.file = Path(address.database) if is_sqlite and address.database else None
        self.lock: FileLock | None = None
        self.writing = new_engine(address, 1)
        self.reading = new_engine(address, READERS)
        if is_sqlite:
            sql.event.listen(self.writing, "begin", begin_to_write)
            sql.event.listen(self.reading, "begin", begin_to_read)

    def open(self) -> None:
        """Take hold of the file; InvalidMessage when another server has it, OSError when it cannot be written."""
        if self.file is None:
            return
        files = kept_files(self.file)
        self.lock = FileLock(f"{self.file}.lock", mode=OWNER_ALONE, thread_local=False)
        try:
            self.lock.acquire(timeout=0)
        except Timeout:
            raise InvalidMessage(
                f"Another server keeps its tables in {self.file}, and only one can: stop it, give this one another "
                "file with --database, or use PostgreSQL, which serves several."
            ) from None
        for file in files:
            hide(file)

    def close(self) -> None:
        """Let go of everything."""
        self.reading.dispose()
        self.writing.dispose()
        if self.lock is not None:
            self.lock.release()


def new_engine(address: sql.URL, size: int) -> sql.Engine:
    """Return an engine with up to *size* connections; its errors, and so logs, never tell the secrets that are kept."""
    engine = sql.create_engine(address, pool_size=size, max_overflow=0, pool_timeout=60, hide_parameters=True)
    if address.get_backend_name() == "sqlite":
        sql.event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _entry: ConnectionPoolEntry) -> None:  # Any: a connection of the driver
    """Prepare a new connection to SQLite; when a transaction begins is ours to say, so that it holds all it should."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin_to_write(connection: sql.Connection) -> None:
    """Begin a transaction that is the only one to write from its first statement on."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def begin_to_read(connection: sql.Connection) -> None:
    """Begin a transaction that sees one moment."""
    connection.exec_driver_sql("BEGIN")


def kept_files(file: Path) -> list[Path]:
    """Return *file*, made if it is not there, and those that SQLite keeps beside it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ALONE))
    return [file, *filter(Path.exists, (file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal")))]


def hide(file: Path) -> None:
    """Let nobody but its owner read *file*: it holds the secret that cookies are signed with."""
    if file.stat().st_mode & 0o077:
        file.chmod(OWNER_ALONE)
