"""``make play``: the site is served at once, the engine is built beside it, and Ctrl-C ends both."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.rulebook import ROOT
from tests.server.process import PATIENCE, free_port
from tests.server.test_thinking import is_alive

PLAY = """
import sys, time
from tools.play import play
port, folder, builder = sys.argv[1:]
serve = [sys.executable, "-m", "clashtable", "serve", "--port", port, "--database", folder + "/tables.sqlite3"]
build = [sys.executable, "-c", builder, folder]
sys.exit(play(serve, build, int(port), time.time()))
"""
BUILD = """
import os, subprocess, sys, time
from pathlib import Path
compiler = subprocess.Popen(["sleep", "600"])
Path(sys.argv[1], "draft").write_text(f"{os.getpid()} {compiler.pid}")
Path(sys.argv[1], "draft").rename(Path(sys.argv[1], "building"))
time.sleep(600)
"""
"""A build that takes its time, with a compiler at work."""


class Playing:
    """``make play`` in a terminal of its own."""

    def __init__(self, folder: Path, build: str) -> None:
        self.port, self.folder = free_port(), folder
        self.terminal, inner = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", PLAY, str(self.port), str(folder), build],
            cwd=ROOT, stdin=inner, stdout=inner, stderr=inner, start_new_session=True,
            preexec_fn=take_terminal,
        )  # fmt: skip
        os.close(inner)

    def output(self) -> str:
        """Return what has been printed, once all is over."""
        found = b""
        try:
            while data := os.read(self.terminal, 65536):
                found += data
        except OSError:  # nobody has the other end any more
            pass
        return found.decode()


def take_terminal() -> None:
    """Make the terminal that of this session, so that Ctrl-C reaches all who run in it."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def answers(port: int) -> bool:
    """Tell whether a server answers."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=5).is_success
    except httpx.HTTPError:
        return False


@pytest.mark.parametrize("way", ["Ctrl-C", "SIGTERM"])
def test_server_and_build_end_together(tmp_path: Path, way: str) -> None:
    playing = Playing(tmp_path, BUILD)
    until((tmp_path / "building").is_file)
    assert answers(playing.port), "the build begins when the site is there"
    build = [int(process) for process in (tmp_path / "building").read_text().split()]
    if way == "Ctrl-C":
        os.write(playing.terminal, b"\x03")
    else:
        playing.process.send_signal(signal.SIGTERM)
    assert playing.process.wait(PATIENCE) == 0
    until(lambda: not any(map(is_alive, build)))
    assert not answers(playing.port)
    said = playing.output()
    assert re.search(rf"Ready after \d+ s: http://localhost:{playing.port} \(Ctrl-C stops it\)\.", said)
    assert "Traceback" not in said


def test_a_finished_build_leaves_the_server_alone(tmp_path: Path) -> None:
    playing = Playing(tmp_path, "import sys; open(sys.argv[1] + '/built', 'w').close()")
    until((tmp_path / "built").is_file)
    until(lambda: answers(playing.port))
    os.write(playing.terminal, b"\x03")
    assert playing.process.wait(PATIENCE) == 0
    assert "Traceback" not in playing.output()


def test_a_server_that_cannot_begin_ends_it_all(tmp_path: Path) -> None:
    first = Playing(tmp_path, "pass")
    until(lambda: answers(first.port))
    command = [sys.executable, "tools/play.py", "--port", str(first.port)]
    second = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert second.stderr.startswith(f"Port {first.port} on 127.0.0.1 cannot be used")
    os.write(first.terminal, b"\x03")
    assert first.process.wait(PATIENCE) == 0
