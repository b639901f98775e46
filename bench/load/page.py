"""The page of the run, docs/load.md: when and where it was made, and what came of every load."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.load.shapes import Outcome
from bench.packages import ROOT
from bench.peers.page import circumstances, filled
from bench.peers.table import aligned

FILE: Final[Path] = ROOT / "docs/load.md"
COLUMNS: Final = ("moves/s", "p50 ms", "p95 ms", "p99 ms", "CPU ms/move", "kB/table")
GOALS: Final = """
The goals: 500 tables of four seats at a move every two seconds with p99 under 100 ms; at saturation at least 1,500
stored moves of coco a second on SQLite, and at least 0.6 of what boardgame.io's server does in memory; with two workers
on PostgreSQL and Redis at most 1.25 times the processor time a move that one process on PostgreSQL takes.
"""


def load_of(found: Outcome) -> str:
    """Return what was asked of a server."""
    return f"{found.game}, {found.tables} × {found.seats} seats" + (f", every {found.pace:g} s" if found.pace else "")


def figures_of(found: Outcome) -> tuple[str, ...]:
    """Return what came of it, as the columns have it."""
    return (
        f"{found.moves_per_second:,.0f}",
        *(f"{value:,.1f}" for value in (found.p50_ms, found.p95_ms, found.p99_ms)),
        f"{found.processor_ms_per_move:.2f}",
        "–" if math.isnan(found.kilobytes_per_table) else f"{found.kilobytes_per_table:,.0f}",
    )


def page(found: Sequence[Outcome], command: str) -> str:
    """Return the page."""
    made = circumstances(command)
    beginning = (
        f"Written by `make load` (`{made['command']}`) on {made['date']}, commit {made['commit']}: {made['machine']}, "
        f"{made['python']}; clients and server share the machine. How it is measured: [bench.md](bench.md)."
    )
    rows = [[one.server, load_of(one), *figures_of(one)] for one in found]
    parts = [
        "# The server under load",
        filled(beginning),
        aligned(["server", "load", *COLUMNS], rows, 2),
        filled(GOALS),
    ]
    return "\n\n".join(parts) + "\n"
