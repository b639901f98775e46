"""What a match does to the ratings of its players: no database, no waiting. Who is rated: ``rated_tables.py``.

A rating is OpenSkill's (Plackett-Luce), which takes any number of players and any ties between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from clashtable.core.outcome import Outcome

MODEL: Final = PlackettLuce()
ESTABLISHED: Final = 10
"""After how many rated matches a rating is no longer provisional."""
SCALE: Final = 20
SURENESS: Final = 3
"""How many deviations below its mean a rating is shown: so strong a player is almost surely."""


@dataclass(frozen=True)
class Rating:
    """How strong a player is in a game."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0

    @property
    def value(self) -> int:
        """The figure that people are shown."""
        return max(0, round(SCALE * (self.mu - SURENESS * self.sigma)))

    @property
    def text(self) -> str:
        """The figure as people read it, with a question mark while it is provisional."""
        return f"{self.value}{'' if self.matches >= ESTABLISHED else '?'}"


def places(outcome: Outcome, late: Sequence[int]) -> list[int]:
    """Return in which place each seat finished, from 1; those that share one were equal.

    Winners come first, then the others by score; in a draw all are equal. Seats that gave up, in the order they did
    (*late*), come behind everybody else, the first of them last.
    """

    def merit(seat: int) -> tuple[int, int, int]:
        if seat in late:
            return (1, -late.index(seat), 0)
        is_first = seat in outcome.winners or not outcome.winners
        return (0, 0, 0) if is_first else (0, 1, -outcome.scores[seat])

    merits = [merit(seat) for seat in range(len(outcome.scores))]
    return [1 + sum(other < own for other in merits) for own in merits]


def rated(players: Sequence[str], before: Mapping[str, Rating], placed: Sequence[int]) -> dict[str, Rating]:
    """Return the rating of each player after a match in which the seats of *players* finished as *placed*.

    Who has several seats, as our own bots may, is rated by the mean of what they bring.
    """
    known = [before.get(player, Rating()) for player in players]
    teams = [[MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
    found = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in placed])]
    after: dict[str, Rating] = {}
    for player, rating in zip(players, known, strict=True):
        own = [new for other, new in zip(players, found, strict=True) if other == player]
        mu, sigma = fmean(new.mu for new in own), fmean(new.sigma for new in own)
        after[player] = Rating(mu, sigma, rating.matches + 1)
    return after
