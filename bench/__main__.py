"""Run the bench: rounds in which our engine, interpreted and compiled, and RLCard's UNO take turns on one core."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from bench.clock import pin_to_one_core
from bench.packages import FOLDER, provide, python_of
from bench.peers.roster import ROSTER, UNO
from bench.report import printed, summary
from bench.rounds import Subject, run_rounds
from clashtable.games.registry import GAMES


def subjects(games: list[str], seconds: float) -> list[Subject]:
    """Return what is measured: the peer, then each game in both forms."""
    found: list[Subject] = []
    if not provide([ROSTER[UNO].package]):
        found.append(Subject(UNO, "", [str(python_of(FOLDER)), "-m", "bench.peers.roster", UNO, str(seconds)], {}))
    for game in games:
        command = [sys.executable, "-m", "bench.engine", game, str(seconds)]
        found.append(Subject(game, "interpreted", command, {"CLASHTABLE_INTERPRETED": "1"}))
        found.append(Subject(game, "compiled", command, {}))
    return found


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
