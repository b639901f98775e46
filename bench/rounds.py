"""Subjects that are measured in turn, each in a process of its own, with a yardstick before and after."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from typing import Any, Final

from bench.clock import calibration
from bench.packages import ROOT

ONE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore"}
"""What keeps a library from using more than the one core that is measured."""
LONGEST: Final = 1_800.0
"""After so many seconds a subject is given up."""


@dataclass(frozen=True)
class Subject:
    """Something that is measured, and the command that measures it."""

    name: str
    form: str
    """``interpreted`` or ``compiled``; empty where there is one form only."""
    command: list[str]
    environment: dict[str, str]

    @property
    def title(self) -> str:
        """What the subject is called."""
        return f"{self.name}, {self.form}" if self.form else self.name

    def __hash__(self) -> int:
        return hash(self.title)


@dataclass(frozen=True)
class Measurement:
    """What one run of a subject said, and how fast the machine was before and after."""

    figures: dict[str, Any]  # Any: numbers, a flag, a version
    before: float
    after: float

    @property
    def machine(self) -> float:
        """How fast the machine was, by the yardstick."""
        return (self.before + self.after) / 2

    def relative(self, figure: str) -> float:
        """Return a rate for each round of the yardstick: what does not depend on a slow spell of the machine."""
        return float(self.figures[figure]) / self.machine

    def relative_cost(self, figure: str) -> float:
        """Return a time in rounds of the yardstick."""
        return float(self.figures[figure]) * self.machine


def measured(subject: Subject) -> Measurement:
    """Measure one subject once; SubprocessError when it cannot be measured."""
    before = calibration()
    environment = {name: value for name, value in os.environ.items() if name != "CLASHTABLE_INTERPRETED"}
    result = subprocess.run(
        subject.command,
        cwd=ROOT, env=environment | ONE_THREAD | subject.environment,
        stdout=subprocess.PIPE, text=True, check=True, timeout=LONGEST,
    )  # fmt: skip
    return Measurement(json.loads(result.stdout.splitlines()[-1]), before, calibration())


def run_rounds(todo: list[Subject], rounds: int) -> dict[Subject, list[Measurement]]:
    """Measure all subjects in turn, several times, so that a slow spell of the machine falls on all alike.

    A subject that fails is left out from then on, and has no measurements.
    """
    results: dict[Subject, list[Measurement]] = {subject: [] for subject in todo}
    failed: set[Subject] = set()
    for number in range(1, rounds + 1):
        for subject in todo:
            if subject in failed:
                continue
            try:
                results[subject].append(measured(subject))
                told = progress(results[subject][-1])
            except subprocess.SubprocessError as error:
                failed.add(subject)
                results[subject].clear()
                told = f"could not be measured and is left out ({reason(error)})"
            print(f"round {number} of {rounds}: {subject.title}: {told}", file=sys.stderr, flush=True)
    return results


def reason(error: subprocess.SubprocessError) -> str:
    """Return why a subject could not be measured; its command may be long, and is not told."""
    if isinstance(error, subprocess.CalledProcessError):
        return f"status {error.returncode}"
    return f"more than {LONGEST:.0f} s"


def progress(measurement: Measurement) -> str:
    """Return what is told of a measurement while the others wait."""
    rate = measurement.figures.get("decisions_per_second") or measurement.figures.get("steps_per_second")
    return "measured" if rate is None else f"{rate:,.0f} decisions/s"


def yardstick(results: dict[Subject, list[Measurement]]) -> dict[str, float]:
    """Return how fast the machine was over all rounds."""
    scores = [score for runs in results.values() for run in runs for score in (run.before, run.after)]
    return {"median": statistics.median(scores), "lowest": min(scores), "highest": max(scores)}
