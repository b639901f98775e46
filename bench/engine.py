"""Our side, in a process of its own: ``python -m bench.engine GAME SECONDS`` prints one JSON object.

Which form of the engine runs is chosen outside, by CLASHTABLE_INTERPRETED.
"""

from __future__ import annotations

import itertools
import json
import sys
from collections.abc import Callable
from typing import Final

from bench.clock import rate
from bench.environments import environment_paces
from clashtable.bots.roster import DEFAULT_ITERATIONS
from clashtable.bots.search import search_of
from clashtable.compiled import is_compiled
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed
from clashtable.core.setting import Value
from clashtable.core.state import State, play, settle, to_act
from clashtable.games.registry import GAMES
from clashtable.sim.playout import play_randomly

POSITIONS: Final = 16
"""How many positions from the middle of a match the small operations are measured on."""
BATCH: Final = 10
ONE_DECK: Final = 4
"""How many play Corgis with one deck."""


def measure(game: Game, seconds: float) -> dict[str, float | bool]:
    """Return every figure of *game* in the form of the engine that is loaded."""
    per_second, length = pace(game, game.usual_seats, seconds)
    return {
        "compiled": is_compiled(),
        "seats": game.usual_seats,
        "decisions_per_second": per_second,
        "decisions_per_match": length,
        "games_per_second": per_second / length,
        "dealt_per_second": dealt_pace(game, seconds),
        **environment_paces(game, seconds),
        **small_operations(game, middle_positions(game, game.usual_seats, int(length / 2)), seconds / 4),
    }


def pace(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Return how many decisions a second random play makes, the deal included, and how many a match has."""
    longest = game.longest(seats, options_of(game, seats))
    matches, decisions = 0, 0

    def whole_match() -> int:
        nonlocal matches, decisions
        made = play_randomly(dealt(game, seats, matches), luck_from_seed(derived(matches, 1)), longest)
        matches += 1
        decisions += made
        return made

    return rate(whole_match, seconds), decisions / matches


def dealt_pace(game: Game, seconds: float) -> float:
    """Return how many decisions a second random play makes from matches that are dealt already."""
    longest = game.longest(game.usual_seats, options_of(game, game.usual_seats))
    starts = itertools.cycle([dealt(game, game.usual_seats, seed) for seed in range(POSITIONS)])
    luck = luck_from_seed(1)
    return rate(lambda: play_randomly(next(starts).fork(), luck, longest), seconds)


def options_of(game: Game, seats: int) -> dict[str, Value]:
    """Return the usual options; a large table of Corgis needs a second deck (C-2.2)."""
    return game.check_options(seats, {"decks": 2} if game.id == "corgis" and seats > ONE_DECK else {})


def dealt(game: Game, seats: int, seed: int) -> State:
    """Return a match before its first decision."""
    state = game.deal(seats, luck_from_seed(seed), options_of(game, seats))
    settle(state)
    return state


def middle_positions(game: Game, seats: int, after: int) -> list[State]:
    """Return positions after so many random decisions, in which there is a choice."""
    found: list[State] = []
    for seed in itertools.count():
        state = dealt(game, seats, seed)
        luck = luck_from_seed(derived(seed, 1))
        play_randomly(state, luck, after)
        while state.pending and len(game.legal_moves(state)) == 1:
            play(state, game.legal_moves(state)[0])
        if state.pending:
            found.append(state)
        if len(found) == POSITIONS:
            break
    return found


def small_operations(game: Game, positions: list[State], seconds: float) -> dict[str, float]:
    """Return the microseconds of each operation, and the iterations of the search."""
    luck = luck_from_seed(1)
    views = [game.view(state, to_act(state)) for state in positions]
    imaginations = [game.imagination(view) for view in views]
    following = itertools.cycle(imaginations)

    def searched() -> int:
        search_of(game.evaluation, next(following), luck).run(DEFAULT_ITERATIONS)
        return DEFAULT_ITERATIONS

    return {
        "fork_us": microseconds(lambda at: positions[at].fork(), seconds),
        "view_us": microseconds(lambda at: game.view(positions[at], to_act(positions[at])), seconds),
        "sample_us": microseconds(lambda at: imaginations[at].sample(luck), seconds),
        "imagine_us": microseconds(lambda at: game.imagine(views[at], luck), seconds),
        "search_iterations_per_second": rate(searched, seconds),
    }


def microseconds(operation: Callable[[int], object], seconds: float) -> float:
    """Return how long *operation* takes on one of the positions, on average."""

    def batch() -> int:
        for _again in range(BATCH):
            for at in range(POSITIONS):
                operation(at)
        return BATCH * POSITIONS

    return 1e6 / rate(batch, seconds)


if __name__ == "__main__":
    print(json.dumps(measure(GAMES[sys.argv[1]], float(sys.argv[2]))))
