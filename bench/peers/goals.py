"""What the engine is meant to reach beside its peers, and whether it does."""

from __future__ import annotations

import statistics
from dataclasses import dataclass
from typing import Final

from bench.peers.roster import CATAN, DOU_DIZHU, UNO
from bench.report import shown
from bench.rounds import Measurement

Runs = dict[str, list[Measurement]]
"""What was measured of each subject, by its title, round by round."""
GAMES: Final = ("coco", "corgis", "geekfight", "panzer", "genres")
PLAY: Final = (
    ("coco", UNO, "steps_per_second", 60.0),
    ("corgis", UNO, "steps_per_second", 35.0),
    ("coco", DOU_DIZHU, "decisions_per_second", 1.2),
    ("corgis", DOU_DIZHU, "decisions_per_second", 0.8),
    ("geekfight", CATAN, "decisions_per_second", 15.0),
    ("panzer", CATAN, "decisions_per_second", 15.0),
    ("genres", CATAN, "decisions_per_second", 10.0),
)
"""How many times as fast as which rate of which peer random play is to be."""


@dataclass(frozen=True)
class Figure:
    """A figure of a subject."""

    title: str
    name: str

    def rounds(self, runs: Runs) -> list[Measurement]:
        """Return the rounds that have it; none where the subject was left out or does not offer it."""
        return [run for run in runs.get(self.title, []) if run.figures.get(self.name) is not None]

    def median(self, runs: Runs) -> float | None:
        """Return its median over the rounds."""
        values = [float(run.figures[self.name]) for run in self.rounds(runs)]
        return statistics.median(values) if values else None


@dataclass(frozen=True)
class Judgement:
    """A goal with what was measured."""

    words: str
    value: str
    goal: str
    is_met: bool | None
    """None where it could not be measured."""

    @property
    def verdict(self) -> str:
        """What is said of it."""
        return "not measured" if self.is_met is None else "met" if self.is_met else "missed"


@dataclass(frozen=True)
class Faster:
    """Our rate is so many times theirs, machine speed taken out; with costs, theirs is so many times ours."""

    words: str
    ours: Figure
    theirs: Figure
    least: float
    is_of_costs: bool = False
    with_deal: Figure | None = None
    """Our rate when the deal is counted too, which is told in brackets."""

    def judged(self, runs: Runs) -> Judgement:
        """Return the median over the rounds."""
        value = self.ratio(self.ours, runs)
        goal = f"≥ {self.least:g} ×"
        if value is None:
            return Judgement(self.words, "–", goal, None)
        dealing = None if self.with_deal is None else self.ratio(self.with_deal, runs)
        told = f"{shown(value)} ×" if dealing is None else f"{shown(value)} × ({shown(dealing)} ×)"
        return Judgement(self.words, told, goal, value >= self.least)

    def ratio(self, ours: Figure, runs: Runs) -> float | None:
        """Return how many times as fast we were: the median over the rounds."""
        ratios = [
            peer.relative_cost(self.theirs.name) / mine.relative_cost(ours.name)
            if self.is_of_costs
            else mine.relative(ours.name) / peer.relative(self.theirs.name)
            for mine, peer in zip(ours.rounds(runs), self.theirs.rounds(runs), strict=False)
        ]
        return statistics.median(ratios) if ratios else None


@dataclass(frozen=True)
class Cheap:
    """An operation takes less than so many microseconds."""

    words: str
    of: Figure
    most: float

    def judged(self, runs: Runs) -> Judgement:
        """Return the median over the rounds."""
        value = self.of.median(runs)
        told = "–" if value is None else f"{shown(value)} µs"
        return Judgement(self.words, told, f"< {self.most:g} µs", None if value is None else value < self.most)


@dataclass(frozen=True)
class Grown:
    """A rate is so many times what it once was on a quiet machine."""

    words: str
    of: Figure
    before: float
    least: float

    def judged(self, runs: Runs) -> Judgement:
        """Return the median over the rounds, beside the rate of before."""
        value = self.of.median(runs)
        goal = f"≥ {self.least:g} × {self.before:,.0f}/s"
        if value is None:
            return Judgement(self.words, "–", goal, None)
        times = value / self.before
        return Judgement(self.words, f"{shown(times)} × ({value:,.0f}/s)", goal, times >= self.least)


@dataclass(frozen=True)
class AtLeast:
    """A rate is so high, whatever others do."""

    words: str
    of: Figure
    least: float

    def judged(self, runs: Runs) -> Judgement:
        """Return the median over the rounds."""
        value = self.of.median(runs)
        told = "–" if value is None else f"{value:,.0f}/s"
        return Judgement(self.words, told, f"≥ {self.least:,.0f}/s", None if value is None else value >= self.least)


Goal = Faster | Cheap | Grown | AtLeast


def play_goals() -> list[Goal]:
    """Return the goals of random play from dealt matches; in brackets stands what it is with the deal."""
    return [play_goal(*row) for row in PLAY]


def play_goal(game: str, peer: str, rate: str, least: float) -> Goal:
    """Return the goal that random play of *game* is so many times as fast as a rate of *peer*."""
    words = f"{game} / {peer}, {'environment' if rate == 'steps_per_second' else 'rules alone'}"
    ours, with_deal = Figure(game, "dealt_per_second"), Figure(game, "decisions_per_second")
    return Faster(words, ours, Figure(peer, rate), least, with_deal=with_deal)


def copy_goals() -> list[Goal]:
    """Return the goals of forks."""
    native, catan = Figure(DOU_DIZHU, "clone_us"), Figure(CATAN, "clone_us")
    return [
        *(
            Faster(f"{game}, fork / OpenSpiel dou dizhu, clone", Figure(game, "fork_us"), native, 1.0, True)
            for game in ("coco", "corgis")
        ),
        *(
            Faster(f"{game}, fork / Catanatron, copy", Figure(game, "fork_us"), catan, 15.0, True)
            for game in ("geekfight", "panzer", "genres")
        ),
    ]


def look_goals() -> list[Goal]:
    """Return the goals of views, imagined worlds, environments and the search."""
    uno = Figure(UNO, "steps_per_second")
    before = {"geekfight": 20_500.0, "panzer": 4_600.0, "genres": 3_900.0}
    return [
        *(Cheap(f"{game}, imagine", Figure(game, "imagine_us"), 100.0) for game in GAMES),
        *(Cheap(f"{game}, view", Figure(game, "view_us"), 50.0) for game in GAMES),
        *(
            Faster(f"{game}, environment / {UNO}, environment", Figure(game, "steps_per_second"), uno, 3.0)
            for game in GAMES
        ),
        AtLeast("coco, vector steps on one core", Figure("coco", "vector_steps_per_second"), 200_000.0),
        *(
            Grown(f"{game}, search iterations", Figure(game, "search_iterations_per_second"), rate, 2.0)
            for game, rate in before.items()
        ),
    ]


def judgements(runs: Runs) -> list[Judgement]:
    """Return every goal with what was measured."""
    return [goal.judged(runs) for goal in (*play_goals(), *copy_goals(), *look_goals())]
