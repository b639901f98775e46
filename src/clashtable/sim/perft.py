"""How many sequences of moves there are: a few numbers that catch many slips in the rules.

``python -m clashtable.sim.perft coco --seed 1``. Chance inside a match follows its seed.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

import msgspec

from clashtable.core.game import Game
from clashtable.sim.playout import perft
from clashtable.sim.written import run_small_command

DEPTH: Final = 5


def perft_text(game: Game, seats: int | None, seed: int, options: Mapping[str, object], depth: int = DEPTH) -> str:
    """Return the number of move sequences of each length up to *depth*; a match that ends earlier counts once."""
    match = game.start(seats, seed, options)
    lines = [
        f"game: {game.id}",
        f"version: {game.version}",
        f"seats: {match.seats}",
        f"seed: {seed}",
        *(f"option {name}: {msgspec.json.encode(value).decode()}" for name, value in match.options.items()),
        *(f"depth {length}: {perft(match.state, length)}" for length in range(1, depth + 1)),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(run_small_command("perft", perft_text))
