"""A real server in a process of its own, on a free port of this machine, for tests that play over the network."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import BinaryIO, Final

import httpx
import msgspec

from clashtable.server.settings import ServerSettings
from tests.rulebook import ROOT

PATIENCE: Final = 90.0
"""How many seconds a server gets to come up or to go down."""
PORTS: Final = range(10_000, 32_000)


GENEROUS: Final = ServerSettings(
    bot_delay_ms=0,
    people_per_address=1000,
    openings_per_hour=100_000,
    guests_per_hour=100_000,
    connections_per_person=1000,
    messages_per_second=100_000.0,
    message_burst=100_000,
)
"""Limits that no test meets by chance: all of them come from one address."""


def free_port() -> int:
    """Return a port that nobody listens on, of those that are not handed out to whoever connects somewhere."""
    for port in random.SystemRandom().sample(PORTS, 100):
        with socket.socket() as trial, suppress(OSError):
            trial.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("A hundred ports are taken.")


class ServerProcess:
    """A server that can be started, stopped, killed, and started again on the same database and port."""

    def __init__(self, folder: Path, settings: ServerSettings | None = None, database: str | None = None) -> None:
        wanted = settings or GENEROUS
        database = database or str(folder / "tables.sqlite3")
        self.settings = replace(wanted, host="127.0.0.1", port=free_port(), database=database)
        self.log = folder / "server.log"
        self.word = folder / "word"
        """From what is written here follows all that the server draws."""
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the site is."""
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def socket_url(self) -> str:
        """Where the WebSockets are."""
        return f"ws://127.0.0.1:{self.settings.port}"

    def foresee(self, word: str) -> None:
        """Let what the server draws follow from *word*."""
        self.word.write_text(word)

    def start(self) -> None:
        """Start it and wait until it answers."""
        self.starts += 1
        self.foresee(f"{self.word.parent.name} {self.starts}")
        with self.log.open("ab") as log:
            self.process = self.launch(log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                break
            try:
                httpx.get(f"{self.url}/api/health", timeout=5).raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return
        raise RuntimeError(f"The server did not come up:\n{self.log.read_text()}")

    def launch(self, log: BinaryIO) -> subprocess.Popen[bytes]:
        """Start the process, which writes all it says to *log*."""
        return subprocess.Popen(self.arguments(), stdout=log, stderr=log, env=os.environ, cwd=ROOT)

    def arguments(self) -> list[str]:
        """Return what starts the process."""
        settings = msgspec.json.encode(asdict(self.settings)).decode()
        return [sys.executable, "-m", "tests.server.foreseen", str(self.word), settings]

    def kill(self) -> None:
        """End it as a power cut would."""
        process = self._running()
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)

    def stop(self) -> int:
        """End it in good order; return its exit status."""
        process = self._running()
        process.terminate()
        return process.wait(PATIENCE)

    def end(self) -> None:
        """Make sure it does not run any more."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def _running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "start it first"
        return self.process
