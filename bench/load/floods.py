"""Let strangers attack the server, and see what ordinary people notice: ``python -m bench.load.floods``."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.load.attackers import ATTACKS, Attack, make_long_match
from bench.load.processes import Running, free_port, running
from bench.load.tables import LoadTable, Order, Tally

FRIENDS: Final = 6
"""How many tables of two people play on meanwhile."""
LONERS: Final = 4
"""How many people play against an easy bot meanwhile."""
CALM: Final = {"CLASHTABLE_LOG_LEVEL": "warning", "CLASHTABLE_BOT_DELAY_MS": "0"}
GOAL: Final = "The goal: moves below 250 ms at p99, easy bots within 1.5 s, memory back."


class Everyday:
    """Ordinary people at their tables."""

    def __init__(self, server: Running) -> None:
        self.moves = Tally(is_measuring=True)
        self.bots = Tally(is_measuring=True)
        friends = [LoadTable(server.url, Order("corgis", 2, 0.5), self.moves, seed) for seed in range(FRIENDS)]
        loners = [LoadTable(server.url, Order("coco", 2, 0.7, "greedy"), self.bots, seed) for seed in range(LONERS)]
        self.tables = [*friends, *loners]
        self.groups = (("moves", self.moves, friends), ("easy bots", self.bots, loners))

    async def play(self) -> list[asyncio.Task[None]]:
        """Sit everybody down."""
        tasks = [asyncio.create_task(table.play()) for table in self.tables]
        await asyncio.gather(*(table.is_open.wait() for table in self.tables))
        return tasks

    def noticed(self) -> str:
        """Return what they have noticed since they were last asked."""
        told = []
        for title, tally, tables in self.groups:
            tally.delays += [waited for table in tables if (waited := table.unheard())]
            worst = max(tally.delays, default=float("nan"))
            p99 = statistics.quantiles(tally.delays, n=100)[98] if len(tally.delays) > 1 else float("nan")
            failed = f", failed: {tally.failures[0]}" if tally.failures else ""
            told.append(
                f"{title} p99 {1000 * p99:,.0f} ms, worst {1000 * worst:,.0f} ms of {len(tally.delays)}{failed}"
            )
            tally.delays.clear()
            tally.failures.clear()
        return "; ".join(told)


async def suffer(attack: Attack, server: Running, everyday: Everyday, long_match: str) -> None:
    """Let one attack run and say what came of it."""
    before, began = server.megabytes(), time.monotonic()
    came = await attack.do(server, long_match)
    high = server.megabytes()
    noticed = everyday.noticed()
    await asyncio.sleep(10)
    print(f"{attack.title}: {came} ({time.monotonic() - began:.0f} s)")
    print(f"    {noticed}")
    print(f"    memory {before:.0f} MB before, {high:.0f} MB then, {server.megabytes():.0f} MB ten seconds later")
    sys.stdout.flush()
    everyday.noticed()


async def main() -> None:
    """Run every attack, one after another, while people play."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.floods", description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000, help="how long the long match is")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="floods-") as folder:
        port = free_port()
        database = str(Path(folder) / "tables.sqlite3")
        command = [sys.executable, "-m", "clashtable", "serve", "--port", str(port), "--database", database]
        with running(command, port, "/api/health", Path(folder) / "server.log", CALM) as server:
            long_match = await make_long_match(server, arguments.moves)
            everyday = Everyday(server)
            tasks = await everyday.play()
            await asyncio.sleep(10)
            print(f"{GOAL}\nBefore: {everyday.noticed()}", flush=True)
            for attack in ATTACKS:
                await suffer(attack, server, everyday, long_match)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
