"""The tables of the run, aligned for the terminal and well formed as Markdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bench.peers.goals import Judgement
from bench.report import shown

Figures = Mapping[str, Any]  # Any: numbers and words
BESIDE: Final = (
    ("decisions_per_second", "decisions/s"),
    ("steps_per_second", "environment steps/s"),
    ("games_per_second", "games/s"),
    ("decisions_per_match", "decisions/game"),
    ("clone_us", "clone µs"),
)
"""What is compared with the peers."""
OURS: Final = (
    ("dealt_per_second", "decisions/s from the deal on"),
    ("vector_steps_per_second", "vector steps/s"),
    ("fork_us", "fork µs"),
    ("view_us", "view µs"),
    ("sample_us", "sample µs"),
    ("imagine_us", "imagine µs"),
    ("search_iterations_per_second", "search iterations/s"),
    ("bytes_per_match", "bytes/match"),
)
"""What only we are asked for."""


def aligned(head: Sequence[str], lines: Sequence[Sequence[str]], words: int) -> str:
    """Return a table whose first *words* columns are read from the left and all others from the right."""
    widths = [max(len(line[at]) for line in (head, *lines)) for at in range(len(head))]

    def cells(line: Sequence[str]) -> str:
        padded = [
            cell.ljust(width) if at < words else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        return f"| {' | '.join(padded)} |"

    rule = ["-" * width if at < words else "-" * (width - 1) + ":" for at, width in enumerate(widths)]
    return "\n".join([cells(head), cells(rule), *(cells(line) for line in lines)])


def beside_peers(rows: Mapping[str, Figures]) -> str:
    """Return ours and the peers, a row each."""
    lines = [
        [title, row["language"], row["version"], *(shown(row.get(name)) for name, _title in BESIDE)]
        for title, row in rows.items()
    ]
    return aligned(["", "language", "version", *(title for _name, title in BESIDE)], lines, 3)


def ours_alone(rows: Mapping[str, Figures]) -> str:
    """Return what only we are asked for."""
    lines = [[title, *(shown(row.get(name)) for name, _title in OURS)] for title, row in rows.items()]
    return aligned(["", *(title for _name, title in OURS)], lines, 1)


def goals(judgements: Sequence[Judgement]) -> str:
    """Return the ratios, each with its goal."""
    lines = [[one.words, one.value, one.goal, one.verdict] for one in judgements]
    return aligned(["", "measured", "goal", ""], lines, 1)
