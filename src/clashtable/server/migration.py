"""Bring a database up to date: the revisions in ``migrations`` that it has not seen yet, in one transaction."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from clashtable.core.errors import InvalidMessage

REVISIONS: Final = Path(__file__).parent / "migrations"
TURNSTILE: Final = 0x636C617368  # any number of our own
"""The lock of PostgreSQL behind which servers that start together migrate one after another."""


def migrate(connection: sql.Connection) -> None:
    """Run what is missing within the transaction of *connection*; InvalidMessage for a database of the future."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.select(sql.func.pg_advisory_xact_lock(TURNSTILE)))
    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if check_known(connection) != ScriptDirectory.from_config(config).get_current_head():
        command.upgrade(config, "head")


def check_known(connection: sql.Connection) -> str | None:
    """Return the revision of the database, None before there were any; InvalidMessage for one of the future."""
    revisions = ScriptDirectory(str(REVISIONS))
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {revision.revision for revision in revisions.walk_revisions()}:
        raise InvalidMessage(
            f"This database was written by a newer clashtable (its schema is {found!r}, "
            f"the newest known here is {revisions.get_current_head()!r}): use that one, or another database."
        )
    return found


def check_current(connection: sql.Connection) -> None:
    """Refuse a database that a server has yet to bring up to date."""
    if check_known(connection) != ScriptDirectory(str(REVISIONS)).get_current_head():
        raise InvalidMessage("This database is older than this clashtable: start the server once, which updates it.")
