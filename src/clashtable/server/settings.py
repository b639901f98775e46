"""What an operator can choose about the server; ``cli/settings.py`` reads it from arguments and the environment."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from clashtable.core.errors import InvalidMessage

DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "sqlite+aiosqlite": "sqlite",  # as addresses were written before
    "postgresql+asyncpg": "postgresql+psycopg",
}
"""Which driver a database's name in an address stands for."""
POSSIBLE: Final = "give a file such as clashtable.sqlite3, or an address such as postgresql://user@host/name"

Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535)]
Pause: TypeAlias = Annotated[int, Meta(ge=0, le=60_000)]
Processes: TypeAlias = Annotated[int, Meta(ge=1, le=256)]
Amount: TypeAlias = Annotated[int, Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, Meta(gt=0)]
Rate: TypeAlias = Annotated[float, Meta(gt=0)]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]


@dataclass(frozen=True)
class ServerSettings:
    """Where the server listens, where it keeps its tables, and how its bots behave."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 is every address of this machine."""
    port: Port = 8000
    """The port to listen on."""
    database: str = "clashtable.sqlite3"
    """Where tables are kept: a file, or an address such as postgresql://user@host/name."""
    redis: str | None = None
    """The address of a Redis, such as redis://host:6379/0, over which servers of one database hear of each other."""
    workers: Processes = 1
    """In how many processes to serve; more than one need --redis and a database of PostgreSQL."""
    bot_delay_ms: Pause = 700
    """How many milliseconds a bot waits at least before it moves, so that people can follow."""
    bot_workers: Processes = 1
    """In how many processes the bots of one worker think."""
    secret: str | None = None
    """What cookies are signed with; without it the database keeps one."""
    site: str | None = None
    """The folder of the built web client; without it the one inside the package."""
    metrics_token: str | None = None
    """What a program sends as bearer token to be told /metrics; without it only programs on this machine are."""
    log_level: Level = "info"
    """From which level on events are logged; debug tells of every move."""
    request_seconds: Seconds = 20.0
    """For how many seconds a request may arrive, and a new connection say nothing; then it is closed."""
    most_connections: Amount = 4000
    """How many connections there may be at once; more are closed."""
    trusted_proxies: str = "127.0.0.1,::1"
    """Which proxies are believed when they say for whom they ask (X-Forwarded-For): addresses and networks, or *."""
    people_per_address: Amount = 10
    """For how many people one address counts in the limits below."""
    tables_per_person: Amount = 20
    """How many tables under way one person may have opened or sit at."""
    lobby_per_person: Amount = 3
    """How many tables of one person the lobby shows."""
    idle_minutes: Rate = 60.0
    """For how many minutes a table under way stays in memory and lobby when nobody is connected to it."""
    unattended_minutes: Rate = 10.0
    """For how many minutes bots among themselves play on when nobody looks."""
    openings_per_hour: Amount = 200
    """How many tables one person can open in an hour."""
    guests_per_hour: Amount = 120
    """How many new guests can come from one address in an hour."""
    password_tries_per_hour: Amount = 20
    """How many wrong passwords can be tried for one account in an hour."""
    connections_per_person: Amount = 30
    """How many WebSockets one person may have open."""
    messages_per_second: Rate = 20.0
    """How many messages a second one person may send; a whole state asked for counts as five."""
    message_burst: Amount = 100
    """How many messages may come at once before that counts."""
    message_patience: Amount = 200
    """After how many messages in a row that came too early, each of which is read late, the connection ends."""

    def database_url(self) -> str:
        """Return the database's address with the driver that is here."""
        from sqlalchemy.engine import make_url  # here, as it takes longer than all the rest of --help
        from sqlalchemy.exc import ArgumentError

        if "://" not in self.database:
            return f"sqlite:///{self.database}"
        try:
            address = make_url(self.database)
        except ArgumentError:
            raise InvalidMessage(f"{self.database!r} is not the address of a database: {POSSIBLE}.") from None
        if address.get_backend_name() not in DRIVERS:
            raise InvalidMessage(f"There is no database {address.get_backend_name()!r} here: {POSSIBLE}.")
        named = DRIVERS.get(address.drivername, address.drivername)
        return address.set(drivername=named).render_as_string(hide_password=False)

    def site_folder(self) -> Path:
        """Return where the built web client lies."""
        return Path(self.site) if self.site else Path(__file__).parent.parent / "web"
