"""One measurement: so many tables of a game, at a pace or as fast as they go, for so many seconds."""

from __future__ import annotations

import asyncio
import statistics
from dataclasses import asdict, dataclass, field

from bench.load.processes import Running
from bench.load.tables import LoadTable, Order, Tally

OPENED_AT_ONCE = 20
"""How many tables are opened at the same time."""


@dataclass(frozen=True)
class Load:
    """What was asked of a server."""

    order: Order
    tables: int
    seconds: float
    warm_up: float = 3.0


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    server: str
    game: str
    tables: int
    seats: int
    pace: float
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    processor_ms_per_move: float
    kilobytes_per_table: float
    failures: tuple[str, ...] = field(default=())

    def figures(self) -> dict[str, object]:
        """Return it as JSON has it."""
        return asdict(self)


async def put_under(load: Load, server: Running, title: str) -> Outcome:
    """Play and measure."""
    tally, empty = Tally(), server.megabytes()
    tables = [LoadTable(server.url, load.order, tally, seed) for seed in range(load.tables)]
    playing: list[asyncio.Task[None]] = []
    try:
        for first in range(0, len(tables), OPENED_AT_ONCE):
            some = tables[first : first + OPENED_AT_ONCE]
            playing += [asyncio.create_task(table.play()) for table in some]
            await asyncio.gather(*(table.is_open.wait() for table in some))
        full = server.megabytes()
        await asyncio.sleep(load.warm_up)
        loop = asyncio.get_running_loop()
        began, spent = loop.time(), server.processor_seconds()
        tally.is_measuring = True
        await asyncio.sleep(load.seconds)
        tally.is_measuring = False
        took, used = loop.time() - began, server.processor_seconds() - spent
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return outcome(load, title, tally, took, used, (full - empty) * 1000 / load.tables)


def outcome(load: Load, title: str, tally: Tally, took: float, used: float, kilobytes: float) -> Outcome:
    """Return the figures of a measurement."""
    moves = len(tally.delays)
    cuts = statistics.quantiles(tally.delays, n=100) if moves > 1 else [float("nan")] * 99
    return Outcome(
        server=title,
        game=load.order.game,
        tables=load.tables,
        seats=load.order.seats,
        pace=load.order.pace,
        moves_per_second=moves / took,
        p50_ms=1000 * cuts[49],
        p95_ms=1000 * cuts[94],
        p99_ms=1000 * cuts[98],
        processor_ms_per_move=1000 * used / max(1, moves),
        kilobytes_per_table=kilobytes,
        failures=tuple(sorted(set(tally.failures)))[:3],
    )
