"""How the vector form scales: ``python -m bench.scaling`` steps the same matches in one process and in several.

Only a quiet machine can tell: the seconds are those of the clock, since the processes wait for each other.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from bench.environments import random_answers
from clashtable.envs.vector import vector
from clashtable.games.registry import GAMES


def steps_per_second(game: str, rows: int, steps: int, processes: int) -> float:
    """Return how many matches go on by one step in a second; choosing the answers does not count."""
    rng = np.random.default_rng(1)
    spent = 0.0
    with vector(game, rows, processes=processes) as environment:
        for _step in range(steps):
            for arrays in environment.arrays:
                arrays.actions[:] = random_answers(arrays.masks, rng)
            began = time.perf_counter()
            environment.go()
            spent += time.perf_counter() - began
    return rows * steps / spent


def main() -> None:
    """Measure one process and several in turn, and print how many times faster several are."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), default="coco", help="default: %(default)s")
    parser.add_argument("--rows", type=int, default=4096, help="matches side by side (default: %(default)s)")
    parser.add_argument("--steps", type=int, default=120, help="steps of each match (default: %(default)s)")
    parser.add_argument("--processes", type=int, default=2, help="default: %(default)s")
    parser.add_argument("--rounds", type=int, default=5, help="default: %(default)s")
    given = parser.parse_args()
    ratios = []
    for _round in range(given.rounds):
        one, several = (
            steps_per_second(given.game, given.rows, given.steps, processes) for processes in (1, given.processes)
        )
        ratios.append(several / one)
        print(
            f"{given.game}: one process {one:,.0f}/s, {given.processes} processes {several:,.0f}/s,"
            f" {ratios[-1]:.2f} times as many",
            flush=True,
        )
    print(f"median: {statistics.median(ratios):.2f} (from {min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()
