"""How much memory matches take: ``python -m bench.memory GAME`` prints one JSON object.

Counted are the bytes that Python allocates for independent states from the middle of a match, as a search or a vector
of environments holds them; what all matches share (cards, tables) is not.
"""

from __future__ import annotations

import gc
import json
import sys
import tracemalloc
from typing import Final

from bench.engine import middle_positions, pace
from clashtable.core.game import Game
from clashtable.core.state import State
from clashtable.games.registry import GAMES

MATCHES: Final = (1, 10, 100, 1_000, 10_000)
SHORT: Final = 0.1
"""Seconds of play that say how long a match is."""


def measure(game: Game) -> dict[str, float]:
    """Return the bytes that so many matches take together, and what one takes of the largest number."""
    _per_second, length = pace(game, game.usual_seats, SHORT)
    positions = middle_positions(game, game.usual_seats, int(length / 2))
    found = {f"bytes@{matches}": float(memory_of(positions, matches)) for matches in MATCHES}
    return found | {"bytes_per_match": found[f"bytes@{MATCHES[-1]}"] / MATCHES[-1]}


def memory_of(positions: list[State], matches: int) -> int:
    """Return the bytes of so many forks of *positions*."""
    gc.collect()
    tracemalloc.start()
    kept = [positions[at % len(positions)].fork() for at in range(matches)]
    size, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept) == matches
    return size


if __name__ == "__main__":
    print(json.dumps(measure(GAMES[sys.argv[1]])))
