"""The database that an early server left behind, as files to try things on, and the people who played there."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from pathlib import Path
from typing import Any, Final

from itsdangerous import Signer

from clashtable.server.guests import COOKIE
from tests.rulebook import ROOT
from tests.server.person import Person
from tests.server.process import ServerProcess

OLD: Final = ROOT / "tests/data/server/tables-1220715.db"


def old_database(folder: Path) -> Path:
    """Return a copy of the old database in *folder*, under the name that a server started there uses."""
    return shutil.copyfile(OLD, folder / "tables.sqlite3")


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:  # Any: what SQLite holds
    """Return what *query* finds in *file*."""
    connection = sqlite3.connect(file)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def returning(server: ServerProcess, name: str) -> Person:
    """Return the person called *name* in the old database, with the cookie they got at that time."""
    [[guest]] = rows(OLD, f"SELECT id FROM guests WHERE name = '{name}'")
    [[secret]] = rows(OLD, "SELECT value FROM keys WHERE name = 'cookie'")
    person = Person(server, named=False)
    cookie = Signer(secret, salt="clashtable.guest", digest_method=hashlib.sha256).sign(guest).decode()
    person.http.cookies.set(COOKIE, cookie)
    return person
