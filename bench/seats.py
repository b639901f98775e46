"""What a match costs by the number of its seats: ``python -m bench.seats GAME SECONDS`` prints one JSON object."""

from __future__ import annotations

import json
import sys
from typing import Final

from bench.engine import microseconds, middle_positions, pace
from clashtable.core.game import Game
from clashtable.core.luck import luck_from_seed
from clashtable.core.state import to_act
from clashtable.games.registry import GAMES

COSTS: Final = ("decision_us", "fork_us", "view_us", "imagine_us")


def figure(cost: str, seats: int) -> str:
    """Return the name of the figure that says what *cost* is at a table of *seats*."""
    return f"{cost}@{seats}"


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Return every cost at every size of table."""
    found: dict[str, float] = {}
    for seats in game.seats:
        found |= {figure(cost, seats): value for cost, value in costs(game, seats, seconds).items()}
    return found


def costs(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """Return the microseconds of a decision and of the operations of a search."""
    per_second, length = pace(game, seats, seconds)
    positions = middle_positions(game, seats, int(length / 2))
    views = [game.view(state, to_act(state)) for state in positions]
    luck = luck_from_seed(1)
    return {
        "decision_us": 1e6 / per_second,
        "fork_us": microseconds(lambda at: positions[at].fork(), seconds / 4),
        "view_us": microseconds(lambda at: game.view(positions[at], to_act(positions[at])), seconds / 4),
        "imagine_us": microseconds(lambda at: game.imagine(views[at], luck), seconds / 4),
    }


if __name__ == "__main__":
    print(json.dumps(measure(GAMES[sys.argv[1]], float(sys.argv[2]))))
