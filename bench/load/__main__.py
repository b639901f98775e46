"""Put our server and boardgame.io's under load in the same run and print what came of it."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.load import boardgameio, page
from bench.load.page import COLUMNS, figures_of, load_of
from bench.load.processes import free_port, running
from bench.load.shapes import Load, Outcome, put_under
from bench.load.tables import Order
from tests.server.services import Postgres, Redis

QUICK: Final = 40
"""How many tables play as fast as they can."""
MANY: Final = 500
UNLIMITED: Final = {
    "CLASHTABLE_LOG_LEVEL": "warning",
    "CLASHTABLE_PEOPLE_PER_ADDRESS": "1000",
    "CLASHTABLE_GUESTS_PER_HOUR": "1000000",
    "CLASHTABLE_OPENINGS_PER_HOUR": "1000000",
    "CLASHTABLE_TABLES_PER_PERSON": "10000",
    "CLASHTABLE_CONNECTIONS_PER_PERSON": "10000",
    "CLASHTABLE_MOST_CONNECTIONS": "100000",
    "CLASHTABLE_MESSAGES_PER_SECOND": "100000",
    "CLASHTABLE_MESSAGE_BURST": "100000",
}
"""One machine plays everybody here, so what a single address may do is not limited."""


def loads(seconds: float, tables: int) -> Iterator[Load]:
    """Yield what is asked of our server: a calm evening with many tables, then each game as fast as it goes."""
    yield Load(Order("corgis", 4, pace=2.0), tables, seconds)
    for game, seats in (("coco", 2), ("corgis", 4), ("geekfight", 2), ("panzer", 2), ("genres", 4)):
        yield Load(Order(game, seats), QUICK, seconds)


@dataclass(frozen=True)
class Setup:
    """A server of ours, in one of the forms that it can have."""

    title: str
    arguments: tuple[str, ...]


def measure_ours(setup: Setup, load: Load, folder: Path) -> Outcome:
    """Start a server of ours and put it under *load*."""
    port = free_port()
    command = [sys.executable, "-m", "clashtable", "serve", "--port", str(port), *setup.arguments]
    with running(command, port, "/api/health", folder / "server.log", UNLIMITED) as server:
        return asyncio.run(put_under(load, server, setup.title))


def on_file(folder: Path) -> Setup:
    """Return one process and a file."""
    return Setup("clashtable, SQLite", ("--database", str(folder / "tables.sqlite3")))


@contextmanager
def shared() -> Iterator[Callable[[int], Setup]]:
    """Start a PostgreSQL and a Redis; yield what makes servers of so many workers on a new database of theirs."""
    with ExitStack() as started:
        postgres, redis = Postgres(), Redis()
        for service in (postgres, redis):
            started.callback(service.end)
            service.start()

        def workers(number: int) -> Setup:
            database = ("--database", postgres.new_database())
            if number == 1:
                return Setup("clashtable, PostgreSQL", database)
            arguments = (*database, "--redis", redis.address(), "--workers", str(number))
            return Setup(f"clashtable, {number} workers", arguments)

        yield workers


def line(found: Outcome) -> str:
    """Return one outcome as a line of the table."""
    told = f"{found.server:<26}{load_of(found):<38}" + "".join(f"{figure:>13}" for figure in figures_of(found))
    return told + (f"  FAILED: {found.failures[0]}" if found.failures else "")


def main() -> None:
    """Measure, print, and keep as JSON where asked."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each measurement takes")
    parser.add_argument("--tables", type=int, default=MANY, help="how many tables play at a calm pace")
    parser.add_argument("--game", help="measure this game alone, as fast as it goes")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures")
    parser.add_argument("--page", action="store_true", help="write docs/load.md")
    arguments = parser.parse_args()
    found: list[Outcome] = []
    print(" " * 64 + "".join(f"{column:>13}" for column in COLUMNS), flush=True)
    for load in loads(arguments.seconds, arguments.tables):
        if arguments.game and (load.order.game != arguments.game or load.order.pace):
            continue
        with tempfile.TemporaryDirectory(prefix="load-") as folder:
            found.append(measure_ours(on_file(Path(folder)), load, Path(folder)))
        print(line(found[-1]), flush=True)
    with shared() as workers:
        for number in (1, 2):
            with tempfile.TemporaryDirectory(prefix="load-") as folder:
                load = Load(Order(arguments.game or "coco", 2), QUICK, arguments.seconds)
                found.append(measure_ours(workers(number), load, Path(folder)))
            print(line(found[-1]), flush=True)
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        found.append(boardgameio.measure(QUICK, arguments.seconds, Path(folder) / "server.log"))
    print(line(found[-1]), flush=True)
    if arguments.page:
        page.FILE.write_text(page.page(found, " ".join(["python -m bench.load", *sys.argv[1:]])))
    if arguments.json:
        arguments.json.write_text(json.dumps([one.figures() for one in found], indent=2) + "\n")


if __name__ == "__main__":
    main()
