"""Servers under load: started on a free port of this machine, watched, and ended."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx

from bench.packages import ROOT

PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Running:
    """A server and the processes it has started."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def members(self) -> list[Path]:
        """Return the folders under /proc of all its processes."""
        return [folder for folder in Path("/proc").glob("[0-9]*") if is_member(folder, self.process.pid)]

    def processor_seconds(self) -> float:
        """Return how much processor time they have taken so far."""
        return sum(sum(map(int, facts(folder)[11:13])) for folder in self.members()) / TICKS

    def megabytes(self) -> float:
        """Return how much memory they hold."""
        pages = sum(int((folder / "statm").read_text().split()[1]) for folder in self.members())
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def facts(folder: Path) -> list[str]:
    """Return the fields of a process after its name; none when it is gone."""
    try:
        return (folder / "stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return ["0"] * 20


def is_member(folder: Path, group: int) -> bool:
    """Tell whether a process belongs to the *group*."""
    return facts(folder)[2] == str(group)


@contextmanager
def running(command: list[str], port: int, path: str, log: Path, extra: Mapping[str, str]) -> Iterator[Running]:
    """Start a server in a group of its own, wait until it answers at *path*, and end it afterwards."""
    with log.open("wb") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, stdout=out, stderr=out, env={**os.environ, **extra}, start_new_session=True
        )
    try:
        wait_for(process, f"http://127.0.0.1:{port}{path}", log)
        yield Running(process, port)
    finally:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Wait until a server answers."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            httpx.get(address, timeout=5)
            return
        except httpx.HTTPError:
            time.sleep(0.1)
    sys.exit(f"The server did not come up:\n{log.read_text()[-2000:]}")
