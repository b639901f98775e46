"""Run the bench: rounds in which our engine, interpreted and compiled, and RLCard's UNO take turns on one core."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

from bench.clock import calibration, pin_to_one_core
from bench.report import Measurement, Subject, printed, summary
from bench.rivals import ROOT, rivals_python
from clashtable.games.registry import GAMES


def subjects(games: list[str], seconds: float) -> list[Subject]:
    """Return what is measured: the rival, then each game in both forms."""
    time_limit = str(seconds)
    found: list[Subject] = []
    try:
        rival = rivals_python()
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"RLCard could not be installed ({error}), so nothing is compared with it.", file=sys.stderr)
    else:
        found.append(Subject("RLCard UNO", "", [str(rival), "-m", "bench.uno", time_limit], {}))
    for game in games:
        command = [sys.executable, "-m", "bench.engine", game, time_limit]
        found.append(Subject(game, "interpreted", command, {"CLASHTABLE_INTERPRETED": "1"}))
        found.append(Subject(game, "compiled", command, {}))
    return found


def measured(subject: Subject) -> Measurement:
    """Measure one subject once, in a process of its own, with the yardstick before and after."""
    before = calibration()
    environment = {name: value for name, value in os.environ.items() if name != "CLASHTABLE_INTERPRETED"}
    result = subprocess.run(
        subject.command, cwd=ROOT, env=environment | subject.environment, stdout=subprocess.PIPE, text=True, check=True
    )
    return Measurement(json.loads(result.stdout), before, calibration())


def run_rounds(todo: list[Subject], rounds: int) -> dict[Subject, list[Measurement]]:
    """Measure all subjects in turn, several times, so that a slow spell of the machine falls on all alike."""
    results: dict[Subject, list[Measurement]] = {subject: [] for subject in todo}
    for number in range(1, rounds + 1):
        for subject in todo:
            measurement = measured(subject)
            results[subject].append(measurement)
            rate = measurement.figures["decisions_per_second"]
            print(f"round {number} of {rounds}: {subject.title}: {rate:,.0f} decisions/s", file=sys.stderr, flush=True)
    return results


def main() -> int:
    """Measure and print; see docs/bench.md for how to read it."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU time for a figure (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="times through everything (default: %(default)s)")
    parser.add_argument("--game", action="append", choices=list(GAMES), help="only this game; may be repeated")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures here too")
    arguments = parser.parse_args()
    todo = subjects(arguments.game or list(GAMES), arguments.seconds)
    pinned = pin_to_one_core()
    results = run_rounds(todo, max(1, arguments.rounds))
    found = summary(results)
    found |= {"python": platform.python_version(), "pinned": pinned, "rounds": arguments.rounds}
    print(printed(found))
    if arguments.json:
        arguments.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
