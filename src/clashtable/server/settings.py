"""What an operator can choose about the server."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from clashtable.core.errors import InvalidMessage

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""What a plain database name in an address stands for: the drivers that do not block."""


@dataclass(frozen=True)
class ServerSettings:
    """Where the server listens, where it keeps its tables, and how its bots behave."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite+aiosqlite:///clashtable.sqlite3"
    """An address as SQLAlchemy knows it, or simply the path of a file."""
    bot_delay_ms: int = 700
    """How long a bot waits at least before it moves, so that people can follow."""
    bot_workers: int = 1
    """In how many processes bots think."""
    secret: str | None = None
    """What cookies are signed with; None keeps one in the database."""
    site: str | None = None
    """The folder of the built web client; None is the one inside the package."""
    log_level: str = "info"

    def database_url(self) -> str:
        """Return the database's address with a driver that does not block."""
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{self.database}"
        try:
            address = make_url(self.database)
        except ArgumentError:
            raise InvalidMessage(
                f"{self.database!r} is not the address of a database: give a file such as clashtable.sqlite3, "
                "or an address such as postgresql+asyncpg://user@host/name."
            ) from None
        named = DRIVERS.get(address.drivername, address.drivername)
        return address.set(drivername=named).render_as_string(hide_password=False)

    def site_folder(self) -> Path:
        """Return where the built web client lies."""
        return Path(self.site) if self.site else Path(__file__).parent.parent / "web"
