"""What can be wrong before anything is served, each told in one sentence that says what is possible."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from clashtable.core.errors import InvalidMessage
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.house import House
from clashtable.server.relay import check_relay
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store

MAGIC: Final = b"SQLite format 3\0"
"""How a database of SQLite begins."""


def check_places(settings: ServerSettings) -> None:
    """Refuse folders that are not there: that of the site, and that of the database's file."""
    if settings.site and not (settings.site_folder() / "index.html").is_file():
        raise InvalidMessage(
            f"There is no site in {settings.site}: the folder of a built web client has an index.html; "
            "without --site the one inside the package is served."
        )
    file = database_file(settings)
    if file is not None:
        check_file(file)


def check_file(file: Path) -> None:
    """Refuse a *file* that cannot hold tables, as far as that can be seen without opening it."""
    if not file.parent.is_dir():
        raise InvalidMessage(
            f"There is no folder {file.parent}, so tables cannot be kept in {file}: "
            "make it, or give another file with --database."
        )
    if file.is_dir():
        raise InvalidMessage(
            f"{file} is a folder: give a file in it with --database, such as {file / 'clashtable.sqlite3'}."
        )
    if file.is_file() and not is_database(file):
        raise InvalidMessage(f"{file} is no database of SQLite: give another file with --database.")


def is_database(file: Path) -> bool:
    """Tell whether *file* begins as a database does; an empty one may become one."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(MAGIC)) in (b"", MAGIC)
    except OSError:
        return True  # whoever opens it says better what is wrong


def check_workers(settings: ServerSettings) -> None:
    """Refuse several servers of one database where they could not hear of each other."""
    if settings.workers > 1 and settings.redis is None:
        raise InvalidMessage(
            "Several workers hear of each other over a Redis: give its address, as in --redis redis://localhost:6379/0."
        )
    if settings.redis is not None and make_url(settings.database_url()).get_backend_name() == "sqlite":
        raise InvalidMessage(
            "A file of SQLite belongs to one server: give several a database of PostgreSQL, as in "
            "--database postgresql://user@host/name, or leave out --redis and --workers."
        )


async def check_shared(settings: ServerSettings) -> None:
    """Refuse a database or a Redis that cannot be used, before any worker is started; the database is brought up."""
    assert settings.redis is not None
    await check_relay(settings.redis)
    try:
        store = Store(settings.database_url())
        await store.open()
        await store.close()
    except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        raise InvalidMessage(database_failure(settings, error)) from error


def new_house(settings: ServerSettings, chance: Chance, clock: Clock) -> House:
    """Return the house for *settings*, not opened yet; InvalidMessage when nothing here speaks with its database."""
    try:
        return House(settings, chance, clock)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise InvalidMessage(database_failure(settings, error)) from error


async def open_house(house: House) -> None:
    """Open *house*; InvalidMessage says what is wrong with its database."""
    try:
        await house.open()
    except (SQLAlchemyError, OSError) as error:
        raise InvalidMessage(database_failure(house.settings, error)) from error


def database_file(settings: ServerSettings) -> Path | None:
    """Return the file that tables are kept in; None when it is no file."""
    address = make_url(settings.database_url())
    is_file = address.get_backend_name() == "sqlite" and address.database not in (None, "", ":memory:")
    return Path(str(address.database)).absolute() if is_file else None


def database_failure(settings: ServerSettings, error: Exception) -> str:
    """Return the sentence about a database that cannot be used."""
    reason = " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split()).rstrip(".")
    file = database_file(settings)
    if file is None:
        place = make_url(settings.database_url()).render_as_string()
        return (
            f"The database {place} cannot be used ({reason}): see that it runs and lets this user in, "
            "or keep tables in a file, as in --database clashtable.sqlite3."
        )
    if "malformed" in reason or "not a database" in reason:
        return f"{file} is damaged ({reason}): bring a backup back, or give another file with --database."
    return (
        f"Tables cannot be kept in {file} ({reason}): see that this user may write the file and its folder and that "
        "the disk has room, or give another file with --database."
    )
