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
from clashtable.bots.roster import DEFAULT_ITERATIONS
from clashtable.bots.search import search_of
from clashtable.compiled import is_compiled
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed
from clashtable.core.state import State, play, settle, to_act
from clashtable.games.registry import GAMES
from clashtable.sim.playout import play_randomly

POSITIONS: Final = 16
"""How many positions from the middle of a match the small operations are measured on."""
BATCH: Final = 10


def measure(game: Game, seconds: float) -> dict[str, float | bool]:
    """Return every figure of *game* in the form of the engine that is loaded."""
    options = game.check_options(game.usual_seats, {})
    matches, decisions = 0, 0

    def whole_match() -> int:
        nonlocal matches, decisions
        state = dealt(game, matches)
        made = play_randomly(state, luck_from_seed(derived(matches, 1)), game.longest(state.seats, options))
        matches += 1
        decisions += made
        return made

    per_second = rate(whole_match, seconds)
    return {
        "compiled": is_compiled(),
        "decisions_per_second": per_second,
        "decisions_per_match": decisions / matches,
        **small_operations(game, middle_positions(game, int(decisions / matches / 2)), seconds / 4),
    }


def dealt(game: Game, seed: int) -> State:
    """Return a match before its first decision, with as many seats as are usual."""
    options = game.check_options(game.usual_seats, {})
    state = game.deal(game.usual_seats, luck_from_seed(seed), options)
    settle(state)
    return state


def middle_positions(game: Game, after: int) -> list[State]:
    """Return positions after so many random decisions, in which there is a choice."""
    found: list[State] = []
    for seed in itertools.count():
        state = dealt(game, seed)
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
        search_of(game.tactics, next(following), luck).run(DEFAULT_ITERATIONS)
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
