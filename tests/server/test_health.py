"""Health tells the truth: a database that answers but takes nothing more is not healthy."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from clashtable.server.clock import Clock
from clashtable.server.health import TRUST, Health
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store
from tests.server.person import Person
from tests.server.process import ServerProcess

ENDLESS = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server whose disk can be filled."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.end()


def set_room(server: ServerProcess, most: tuple[int, int]) -> None:
    """Let *server* write no file beyond *most* bytes, as if the disk were full."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, most)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits another process")
def test_a_full_disk_is_told_and_so_is_that_there_is_room_again(own_server: ServerProcess) -> None:
    ann = Person(own_server)
    asked = f"{own_server.url}/api/health"
    set_room(own_server, (1, resource.RLIM_INFINITY))
    answers = until(asked, 503)
    assert answers.json()["status"] == "failing"
    assert answers.json()["sentence"].startswith("The database cannot be written now")
    assert ann.http.get("/api/me").json()["name"] == ann.name
    set_room(own_server, ENDLESS)
    assert httpx.get(asked).json() == {"status": "ok"}
    ann.leave_all()


def until(address: str, status: int) -> httpx.Response:
    """Return the answer of *address* once it has that *status*, which the trust in the last write may delay."""
    for _second in range(round(TRUST) + 10):
        answer = httpx.get(address)
        if answer.status_code == status:
            return answer
        time.sleep(1)
    raise AssertionError(f"{address} never answered with {status}")


class TurnedClock(Clock):
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.seconds = 100.0

    def monotonic(self) -> float:
        return self.seconds


def marks(file: Path) -> list[tuple[str]]:
    """Return what health has written."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT value FROM keys WHERE name = 'marked'").fetchall()


def test_many_questions_cause_one_write(tmp_path: Path) -> None:
    async def ask() -> None:
        file, clock = tmp_path / "tables.sqlite3", TurnedClock()
        store = Store(ServerSettings(database=str(file)).database_url())
        await store.open()
        health = Health(store, clock)
        await asyncio.gather(*(health.check() for _question in range(20)))
        (first,) = marks(file)
        with closing(sqlite3.connect(file)) as database:
            database.execute("UPDATE keys SET value = 'untouched' WHERE name = 'marked'")
            database.commit()
        await health.check()
        assert marks(file) == [("untouched",)]
        clock.seconds += TRUST
        await health.check()
        assert marks(file) != [("untouched",)]
        assert first != ("untouched",)
        await store.close()

    asyncio.run(ask())


def test_after_a_failure_every_question_writes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        store = Store(ServerSettings(database=str(tmp_path / "tables.sqlite3")).database_url())
        await store.open()
        health = Health(store, TurnedClock())
        real, tries = store.mark, []

        async def fail(stamp: str) -> None:
            tries.append(stamp)
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        monkeypatch.setattr(store, "mark", fail)
        for _question in range(2):
            with pytest.raises(OperationalError):
                await health.check()
        monkeypatch.setattr(store, "mark", real)
        await health.check()
        assert len(tries) == 2
        await store.close()

    asyncio.run(ask())
