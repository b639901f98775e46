"""From measurements to a table and ratios."""

from __future__ import annotations

import statistics
from typing import Any, Final

from bench.peers.roster import UNO
from bench.rounds import Measurement, Subject, yardstick

RATE: Final = "decisions_per_second"
STEPS: Final = "steps_per_second"
FIGURES: Final = (
    (RATE, "decisions/s"),
    (STEPS, "env. steps/s"),
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
MISSING: Final = (
    "The compiled form is missing or older than its source, so 'compiled' was left out: 'make setup' compiles it."
)


def summary(results: dict[Subject, list[Measurement]]) -> dict[str, Any]:
    """Return the medians of all rounds, the ratios, and how steady the machine was."""
    shown_runs = {
        subject.title: runs for subject, runs in results.items() if runs and not is_missing(subject, runs)
    }  # fmt: skip
    return {
        "rows": {title: row(runs) for title, runs in shown_runs.items()},
        "ratios": ratios(shown_runs),
        "missing": [subject.title for subject, runs in results.items() if is_missing(subject, runs)],
        "yardstick": yardstick(results),
    }


def is_missing(subject: Subject, runs: list[Measurement]) -> bool:
    """Tell whether a compiled form was asked for and another one ran."""
    return subject.form == "compiled" and not all(run.figures["compiled"] for run in runs)


def row(runs: list[Measurement]) -> dict[str, Any]:
    """Return the medians of one subject."""
    found: dict[str, Any] = {
        name: statistics.median(run.figures[name] for run in runs)
        for name, _title in FIGURES
        if name in runs[0].figures
    }
    found["relative"] = statistics.median(run.relative(RATE) for run in runs)
    found["rounds"] = [round(run.figures[RATE]) for run in runs]
    found["version"] = runs[0].figures.get("version")
    return found


def ratios(results: dict[str, list[Measurement]]) -> dict[str, dict[str, float]]:
    """Return how many times the rate of RLCard's environment each of ours is, machine speed taken out."""
    if UNO not in results:
        return {}
    found: dict[str, dict[str, float]] = {}
    for title, runs in results.items():
        by_round = [ours.relative(RATE) / rival.relative(STEPS) for ours, rival in zip(runs, results[UNO], strict=True)]
        if title != UNO:
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
        lines.append(f"{title}: {ratio['median']:.1f} × the environment of {UNO} ({span})")
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
