"""Processes are killed again and again while games are played; nothing that anybody was shown is ever lost.

A server with a file is killed as a whole. Of one with two workers, PostgreSQL and Redis each part is killed in turn.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import pytest

import clashtable
from clashtable.core.record import record_from_json
from tests.server.foreseen import HASTE
from tests.server.process import GENEROUS, ServerProcess
from tests.server.restless import LONGEST_TRY, Witness, check_clocks, keep_playing
from tests.server.services import Postgres, Redis

IS_SOAK: Final = os.environ.get("CLASHTABLE_SOAK") == "1"
GAMES: Final = 50 if IS_SOAK else 10
KILLS: Final = 100 if IS_SOAK else 20
ALONE_KILLS: Final = 50 if IS_SOAK else 8
SHOWN_BETWEEN: Final = 10
"""How many moves are shown at least between two kills."""


def workers_of(server: ServerProcess) -> list[int]:
    """Return the processes that serve, as the server's own log tells."""
    alive: dict[int, None] = {}
    for line in server.log.read_text().splitlines():
        with suppress(json.JSONDecodeError):
            said = json.loads(line)
            if said["event"] == "worker_started":
                alive[said["pid"]] = None
            elif said["event"] == "worker_died":
                alive.pop(said["pid"], None)
    return [process for process in alive if Path(f"/proc/{process}").exists()]


def kill_one(server: ServerProcess, luck: random.Random) -> None:
    """Kill one worker; its place is taken by another."""
    with suppress(ProcessLookupError):
        os.kill(luck.choice(workers_of(server)), signal.SIGKILL)


def kill_all(server: ServerProcess) -> None:
    """Kill all workers and whoever looks after them, and start anew."""
    for worker in workers_of(server):
        with suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    server.kill()
    server.start()


async def kill_in_turn(server: ServerProcess, witness: Witness, kills: Sequence[Callable[[], None]], seed: int) -> None:
    """Kill something at random moments, while games go on; check the log each time."""
    luck = random.Random(seed)
    for kill in kills:
        wanted = witness.shown + SHOWN_BETWEEN
        await asyncio.sleep(luck.uniform(0.1, 0.6))
        async with asyncio.timeout(LONGEST_TRY):
            while witness.shown < wanted:
                await asyncio.sleep(luck.uniform(0, 0.05))
        await asyncio.to_thread(kill)
        await asyncio.to_thread(witness.check, server)


async def ordeal(server: ServerProcess, kills: Sequence[Callable[[], None]], seed: int) -> tuple[Witness, list[str]]:
    """Play and kill; return what was seen and the tables that were played."""
    witness, rush = Witness(), asyncio.Event()
    games = [asyncio.create_task(keep_playing(server, witness, seed + game, rush)) for game in range(GAMES)]
    await kill_in_turn(server, witness, kills, seed)
    rush.set()
    async with asyncio.timeout(10 * LONGEST_TRY):
        played = await asyncio.gather(*games)
    return witness, [table for tables in played for table in tables]


def endure(server: ServerProcess, kills: Sequence[Callable[[], None]], seed: int) -> None:
    """See that *kills* lose nothing, do nothing twice, and that every game can be finished."""
    witness, tables = asyncio.run(ordeal(server, kills, seed))
    assert len(tables) >= GAMES
    for table in tables:
        record = record_from_json(httpx.get(f"{server.url}/api/tables/{table}/record", timeout=30).content)
        assert clashtable.replay(record).is_over
    witness.check(server)
    check_clocks(server)


@pytest.fixture(autouse=True)
def haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let whole matches be played in a test: answers are hardly held back."""
    monkeypatch.setenv(HASTE, "50")


def chosen_seed() -> int:
    """Return from what the players' choices and the moments of the kills follow."""
    seed = int(os.environ.get("CLASHTABLE_SEED") or (random.SystemRandom().randrange(2**32) if IS_SOAK else 2026))
    print(f"CLASHTABLE_SEED={seed} repeats the players' choices and the moments of the kills")
    return seed


def test_nothing_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)

    def kill() -> None:
        server.kill()
        server.start()

    server.start()
    try:
        endure(server, [kill] * ALONE_KILLS, chosen_seed())
    finally:
        server.end()


def test_nothing_shown_is_lost_when_workers_database_or_redis_are_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    seed = chosen_seed()
    luck = random.Random(seed)
    settings = replace(GENEROUS, workers=2, redis=redis.address())
    server = ServerProcess(tmp_path, settings, postgres.new_database())

    def cut(service: Postgres | Redis) -> None:
        service.kill()
        service.start()

    deeds: list[Callable[[], None]] = [
        lambda: kill_one(server, luck),
        lambda: kill_all(server),
        lambda: cut(postgres),
        lambda: cut(redis),
    ]
    server.start()
    try:
        endure(server, luck.sample(deeds * (KILLS // len(deeds)), KILLS), seed)
    finally:
        server.end()
