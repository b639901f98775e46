"""Measure our games beside other engines in turn, print one table with the goals, and write docs/performance.md."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from bench.clock import pin_to_one_core
from bench.packages import FOLDER, PACKAGES, ROOT, provide, python_of
from bench.peers import page, table
from bench.peers.goals import Runs, judgements
from bench.peers.roster import ROSTER
from bench.rounds import Measurement, Subject, run_rounds, yardstick
from clashtable import __version__
from clashtable.games.registry import GAMES

SEATS: Final = "seats of "
MEMORY: Final = "memory of "
INTERPRETED: Final = (
    "The compiled engine is missing or older than its source, so some of our rows are of the interpreted one: "
    "'make setup' compiles it."
)


def our_subjects(seconds: float) -> list[Subject]:
    """Return our games, their costs by seats where the number of seats varies, and their memory."""
    python, time_limit = sys.executable, str(seconds)
    found = [Subject(game, "", [python, "-m", "bench.engine", game, time_limit], {}) for game in GAMES]
    for name, game in GAMES.items():
        if len(game.seats) > 1:
            found.append(Subject(SEATS + name, "", [python, "-m", "bench.seats", name, str(seconds / 2)], {}))
        found.append(Subject(MEMORY + name, "", [python, "-m", "bench.memory", name], {}))
    return found


def peer_subjects(seconds: float, missing: dict[str, str]) -> list[Subject]:
    """Return the peers that could be installed."""
    command = [str(python_of(FOLDER)), "-m", "bench.peers.roster"]
    there = [title for title, entry in ROSTER.items() if entry.package not in missing]
    return [Subject(title, "", [*command, title, str(seconds)], {}) for title in there]


def medians(runs: list[Measurement]) -> dict[str, Any]:  # Any: numbers and words
    """Return the median of every figure that is a number, and the words as they are."""
    return {
        name: value if isinstance(value, str | bool) else statistics.median(run.figures[name] for run in runs)
        for name, value in runs[0].figures.items()
    }


def medians_of_games(runs: Runs, kind: str) -> dict[str, dict[str, Any]]:  # Any: numbers
    """Return the medians of all subjects of one kind, by their games."""
    return {title.removeprefix(kind): medians(one) for title, one in runs.items() if title.startswith(kind) and one}


def rows_of(runs: Runs) -> dict[str, dict[str, Any]]:  # Any: numbers and words
    """Return a row for each game of ours and each peer, with what the tables and plots want of it."""
    rows: dict[str, dict[str, Any]] = {}
    for title, one in runs.items():
        if title in GAMES and one:
            row = medians(one)
            form = "Python, compiled" if row["compiled"] else "Python"
            row |= {"clone_us": row["fork_us"], "language": form, "version": __version__, "game": title}
            row |= {"bytes_per_match": medians_of_games(runs, MEMORY).get(title, {}).get("bytes_per_match")}
            rows[f"{title}, {row['seats']:.0f} seats"] = row
        elif title in ROSTER and one:
            rows[title] = medians(one) | {"language": ROSTER[title].language, "game": ""}
    return rows


def summary(results: dict[Subject, list[Measurement]], missing: dict[str, str], command: str) -> dict[str, Any]:
    """Return all that the page says."""
    runs = {subject.title: found for subject, found in results.items()}
    rows = rows_of(runs)
    skipped = [*missing.values(), *(f"{title} could not be measured." for title, found in runs.items() if not found)]
    if not all(row["compiled"] for row in rows.values() if row["game"]):
        skipped.append(INTERPRETED)
    return {
        "circumstances": page.circumstances(command),
        "rounds": max(len(found) for found in runs.values()),
        "rows": rows,
        "seats": medians_of_games(runs, SEATS),
        "memory": medians_of_games(runs, MEMORY),
        "skipped": skipped,
        "yardstick": yardstick(results),
    }


def draw(found: dict[str, Any]) -> bool:  # Any: JSON
    """Draw the plots; tell whether it could be done."""
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(found, file)
        file.flush()
        command = [str(python_of(FOLDER)), "-m", "bench.peers.plots", file.name, str(page.PLOTS)]
        return subprocess.run(command, cwd=ROOT).returncode == 0


def main() -> int:
    """Measure, print and write; see docs/bench.md for how to read it."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for a figure (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="times through everything (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures here too")
    parser.add_argument("--no-page", action="store_true", help="leave docs/performance.md as it is")
    arguments = parser.parse_args()
    missing = provide(PACKAGES)
    pin_to_one_core()
    todo = [*our_subjects(arguments.seconds), *peer_subjects(arguments.seconds, missing)]
    results = run_rounds(todo, max(1, arguments.rounds))
    command = f"python -m bench.peers --seconds {arguments.seconds:g} --rounds {arguments.rounds}"
    found = summary(results, missing, command)
    judged = judgements({subject.title: runs for subject, runs in results.items()})
    print("", table.beside_peers(found["rows"]), table.goals(judged), *page.notes(found), sep="\n\n")
    if not arguments.no_page:
        plots = "matplotlib" not in missing and draw(found)
        page.FILE.write_text(page.page(found, judged, plots), encoding="utf-8")
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
