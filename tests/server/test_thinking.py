"""Bots think elsewhere: they never block the server, survive the death of their process, and end with the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import clashtable as ct
from clashtable import compiled
from clashtable.server import processes as pools
from clashtable.server import thinking
from clashtable.server.clock import Clock
from clashtable.server.messages import Moved, Ping, Pong
from clashtable.server.settings import ServerSettings
from clashtable.server.thinking import Decision, Thinker, Thought
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess

T = TypeVar("T")


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
    deadline = time.monotonic() + 60
    while any(is_alive(process) for process in processes):
        assert time.monotonic() < deadline, "a bot's process outlived its server"
        time.sleep(0.05)


def wait_for_workers(server: ServerProcess) -> list[int]:
    """Wait until quick bots have a process to think in, and those that search have theirs."""
    deadline = time.monotonic() + 60
    while len(found := workers(server)) < 1 + server.settings.bot_workers:
        assert time.monotonic() < deadline, "no process to think in came up"
        time.sleep(0.05)
    return found


def test_a_bot_whose_process_dies_is_asked_again(own_server: ServerProcess) -> None:
    ann = Person(own_server)
    table = ann.open_table("me", "search:60", start=True)
    found = wait_for_workers(own_server)
    for worker in found:
        os.kill(worker, signal.SIGKILL)
    wait_until_gone(found)
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
        assert "server_stopped" in own_server.log.read_text()
        assert "Traceback" not in own_server.log.read_text()
    wait_until_gone(found)
    ann.leave_all()


def test_the_server_answers_while_a_bot_thinks(own_server: ServerProcess) -> None:
    """What is asked while bots cannot finish a thought is answered; their move comes when they can."""
    found = wait_for_workers(own_server)
    ann = Person(own_server)
    for worker in found:
        os.kill(worker, signal.SIGSTOP)
    try:
        window, _state = ann.watch(ann.open_table("search:60", "search:60", start=True).id)
        for _ping in range(30):
            window.say(Ping())
        heard: list[type] = []
        while heard.count(Pong) < 30:
            heard.append(type(window.hear()))
    finally:
        for worker in found:
            os.kill(worker, signal.SIGCONT)
    assert Moved not in heard
    window.wait_for(Moved)
    ann.leave_all()


def test_a_bot_waits_so_that_people_can_follow(tmp_path: Path) -> None:
    """By the server's own clock: a test that is slow to listen would find the moves closer together."""
    server = ServerProcess(tmp_path, ServerSettings(bot_delay_ms=400))
    server.start()
    ann = Person(server)
    try:
        window, _state = ann.watch(ann.open_table("random", "random", start=True).id)
        while window.wait_for(Moved).sequence < 4:
            pass
        with closing(sqlite3.connect(server.settings.database)) as database:
            made = database.execute("SELECT made_at FROM moves ORDER BY sequence").fetchall()
        first, fourth = (datetime.fromisoformat(made[at][0]) for at in (0, 3))
        assert fourth - first > timedelta(seconds=3 * 0.4 - 0.2)
    finally:
        ann.leave_all()
        server.end()


def think_until_told(asked: bytes) -> Decision:
    """Decide, in a bot's process, as soon as the file is there that stands in for the level."""
    file = Path(msgspec.json.decode(asked, type=Thought).level)
    while not file.exists():
        time.sleep(0.02)
    return Decision(f"{file.name} in {os.getpid()}", 0.0)


def thought_that_waits_for(file: Path) -> Thought:
    """Return a decision that takes until *file* is there."""
    match = ct.game("coco").start(seed=1)
    question = match.question()
    assert question is not None
    view = msgspec.Raw(msgspec.json.encode(match.view(match.to_act)))
    return Thought("coco", str(file), 1, view, question)


async def until(found: Callable[[], list[T]]) -> list[T]:
    """Wait until there is something to be found."""
    async with asyncio.timeout(60):
        while not (result := found()):
            await asyncio.sleep(0.02)
    return result


def processes(thinker: Thinker) -> list[int]:
    """Return the processes where bots think now."""
    assert thinker.deep.pool is not None
    return list(thinker.deep.pool.executor._processes)  # there is no other way to know them


@pytest.fixture
def is_ready(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Return whether a compiled engine is ready, for a server that began with the interpreted one."""
    ready = [False]
    monkeypatch.setattr(compiled, "is_compiled", lambda: False)
    monkeypatch.setattr(compiled, "is_better_ready", lambda: ready[0])
    monkeypatch.setattr(thinking, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(thinking, "decide", think_until_told)
    monkeypatch.setattr(thinking, "effort", lambda _level: 1.0)
    return ready


def test_bots_move_to_the_compiled_engine_when_it_is_ready(is_ready: list[bool], tmp_path: Path) -> None:
    async def played() -> None:
        thinker = Thinker(1, Clock())
        thinker.open()
        long, quick = tmp_path / "long", tmp_path / "quick"
        quick.touch()
        [first] = await until(lambda: processes(thinker))
        begun = asyncio.create_task(thinker.decide(thought_that_waits_for(long)))
        is_ready[0] = True
        [second] = await until(lambda: [process for process in processes(thinker) if process != first])
        assert await thinker.decide(thought_that_waits_for(quick)) == f"quick in {second}"
        assert is_alive(first)
        long.touch()
        assert await begun == f"long in {first}"
        await until(lambda: [first] if not is_alive(first) else [])
        thinker.close()

    asyncio.run(played())


def test_bots_stay_where_they_are_when_the_compiled_engine_does_not_load(
    is_ready: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def played() -> None:
        thinker = Thinker(1, Clock())
        thinker.open()
        quick = tmp_path / "quick"
        quick.touch()
        [first] = await until(lambda: processes(thinker))
        monkeypatch.setattr(pools, "begin_worker", sys.exit)
        is_ready[0] = True
        await until(lambda: [record for record in caplog.records if record.message == "compiled_engine_failed"])
        assert await thinker.decide(thought_that_waits_for(quick)) == f"quick in {first}"
        thinker.close()

    asyncio.run(played())


def test_the_version_tells_in_which_form_bots_think(own_server: ServerProcess) -> None:
    told = Person(own_server).http.get("/api/version").json()
    assert told["bots"] == told["engine"] == compiled.described()
