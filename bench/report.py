"""From measurements to a table and ratios."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Any, Final

FIGURES: Final = (
    ("decisions_per_second", "decisions/s"),
    ("fork_us", "fork µs"),
    ("view_us", "view µs"),
    ("sample_us", "sample µs"),
    ("imagine_us", "imagine µs"),
    ("search_iterations_per_second", "search it./s"),
)
STEADY: Final = 1.15
"""How much the yardstick may vary before the figures are only rough."""
UNSTEADY: Final = (
    "The machine was not steady: these figures are rough, and contention may slow the two sides unequally."
)
RIVAL: Final = "RLCard UNO"
MISSING: Final = (
    "The compiled form is missing or older than its source, so 'compiled' was left out: 'make setup' compiles it."
)


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
    def relative(self) -> float:
        """Decisions for each round of the yardstick: the figure that does not depend on a slow spell."""
        return float(self.figures["decisions_per_second"]) / ((self.before + self.after) / 2)


def summary(results: dict[Subject, list[Measurement]]) -> dict[str, Any]:
    """Return the medians of all rounds, the ratios, and how steady the machine was."""
    scores = [score for runs in results.values() for run in runs for score in (run.before, run.after)]
    shown_runs = {subject.title: runs for subject, runs in results.items() if not is_missing(subject, runs)}
    rows = {subject.title: row(subject, runs) for subject, runs in results.items() if not is_missing(subject, runs)}
    return {
        "rows": rows,
        "ratios": ratios(shown_runs),
        "missing": [subject.title for subject, runs in results.items() if is_missing(subject, runs)],
        "yardstick": {"median": statistics.median(scores), "lowest": min(scores), "highest": max(scores)},
    }


def is_missing(subject: Subject, runs: list[Measurement]) -> bool:
    """Tell whether a compiled form was asked for and another one ran."""
    return subject.form == "compiled" and not all(run.figures["compiled"] for run in runs)


def row(subject: Subject, runs: list[Measurement]) -> dict[str, Any]:
    """Return the medians of one subject."""
    found: dict[str, Any] = {
        name: statistics.median(run.figures[name] for run in runs)
        for name, _title in FIGURES
        if name in runs[0].figures
    }
    found["relative"] = statistics.median(run.relative for run in runs)
    found["rounds"] = [round(run.figures["decisions_per_second"]) for run in runs]
    found["version"] = runs[0].figures.get("version")
    return found


def ratios(results: dict[str, list[Measurement]]) -> dict[str, dict[str, float]]:
    """Return how many times the rival's rate each of ours is, round by round, machine speed taken out."""
    if RIVAL not in results:
        return {}
    found: dict[str, dict[str, float]] = {}
    for title, runs in results.items():
        by_round = [ours.relative / rival.relative for ours, rival in zip(runs, results[RIVAL], strict=True)]
        if title != RIVAL:
            found[title] = {"median": statistics.median(by_round), "lowest": min(by_round), "highest": max(by_round)}
    return found


def printed(found: dict[str, Any]) -> str:
    """Return the table and the ratios as text."""
    width = max(len(title) for title in found["rows"])
    lines = ["", f"{'':{width}}" + "".join(f"{title:>14}" for _name, title in FIGURES)]
    for title, figures in found["rows"].items():
        lines.append(f"{title:{width}}" + "".join(f"{shown(figures.get(name)):>14}" for name, _title in FIGURES))
    lines.append("")
    for title, ratio in found["ratios"].items():
        span = f"{ratio['lowest']:.1f} to {ratio['highest']:.1f} over the rounds"
        lines.append(f"{title}: {ratio['median']:.1f} × {RIVAL} ({span})")
    if found["missing"]:
        lines += ["", MISSING]
    return "\n".join([*lines, "", steadiness(found["yardstick"])])


def steadiness(yardstick: dict[str, float]) -> str:
    """Return how fast the machine was, and a warning when it was not the same all the time."""
    spread = yardstick["highest"] / yardstick["lowest"]
    told = f"Yardstick: {yardstick['median'] / 1e6:.2f} M rounds/s of plain Python, highest / lowest {spread:.2f}."
    return f"{told}\n{UNSTEADY}" if spread > STEADY else told


def shown(value: float | None) -> str:
    """Return a figure with three digits that count."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
