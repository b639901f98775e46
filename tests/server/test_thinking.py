"""Bots think elsewhere: they never block the server, survive the death of their process, and end with the server."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from clashtable.server.messages import Moved, Ping, Pong
from clashtable.server.settings import ServerSettings
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server that a test may treat badly."""
    process = ServerProcess(tmp_path, ServerSettings(bot_delay_ms=0))
    process.start()
    yield process
    process.end()


def workers(server: ServerProcess) -> list[int]:
    """Return the processes where bots of *server* think."""
    assert server.process is not None
    parent = server.process.pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_alive(process: int) -> bool:
    """Tell whether *process* still runs."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_until_gone(processes: list[int]) -> None:
    """Wait until none of *processes* runs any more."""
    deadline = time.monotonic() + 10
    while any(is_alive(process) for process in processes):
        assert time.monotonic() < deadline, "a bot's process outlived its server"
        time.sleep(0.05)


def wait_for_workers(server: ServerProcess) -> list[int]:
    """Wait until bots have a process to think in."""
    deadline = time.monotonic() + 10
    while not (found := workers(server)):
        assert time.monotonic() < deadline, "no process to think in came up"
        time.sleep(0.05)
    return found


def test_a_bot_whose_process_dies_is_asked_again(own_server: ServerProcess) -> None:
    ann = Person(own_server)
    table = ann.open_table("me", "search:60", start=True)
    [worker] = wait_for_workers(own_server)
    os.kill(worker, signal.SIGKILL)
    wait_until_gone([worker])
    window, state = ann.watch(table.id)
    play_on(window, state, random.Random(1))
    assert ann.table(table.id).status == "finished"
    assert '"bot_process_died"' in own_server.log.read_text()
    ann.leave_all()


@pytest.mark.parametrize("way", ["kill", "stop"])
def test_no_process_outlives_the_server(own_server: ServerProcess, way: str) -> None:
    found = wait_for_workers(own_server)
    ann = Person(own_server)
    table = ann.open_table("search@1s", "greedy", start=True)
    ann.watch(table.id)
    if way == "kill":
        own_server.kill()
    else:
        assert own_server.stop() == 0
        assert "house_closed" in own_server.log.read_text()
        assert "Traceback" not in own_server.log.read_text()
    wait_until_gone(found)
    ann.leave_all()


def test_the_server_answers_while_a_bot_thinks(own_server: ServerProcess) -> None:
    """What is asked during a bot's two seconds is answered before its move, not after."""
    ann = Person(own_server)
    table = ann.open_table("search@2s", "search@2s", start=True)
    window, _state = ann.watch(table.id)
    window.wait_for(Moved)
    for _ping in range(30):
        window.say(Ping())
    heard = [type(window.hear()) for _message in range(30)]
    assert heard == [Pong] * 30
    ann.leave_all()


def test_a_bot_waits_so_that_people_can_follow(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, ServerSettings(bot_delay_ms=400))
    server.start()
    ann = Person(server)
    try:
        window, _state = ann.watch(ann.open_table("random", "random", start=True).id)
        window.wait_for(Moved)
        began = time.monotonic()
        for _move in range(3):
            window.wait_for(Moved)
        assert time.monotonic() - began > 3 * 0.4 - 0.2
    finally:
        ann.leave_all()
        server.end()
