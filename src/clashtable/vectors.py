"""Run executable examples: ``python -m clashtable.vectors FILE…`` (DESIGN 2)."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from clashtable.core.errors import ClashtableError
from clashtable.core.game import Game
from clashtable.games.registry import GAMES


def game_of(vector: dict[str, Any]) -> Game:
    """Return the game told by the letter of the vector's id."""
    letter = str(vector.get("id", "?")).split("-")[0]
    for game in GAMES.values():
        if game.letter == letter:
            return game
    raise LookupError(f"no game has vectors with the letter {letter!r}")


def failures(vector: dict[str, Any]) -> list[str]:
    """Return what does not hold in *vector*; anything it stumbles over is a failure too."""
    try:
        return game_of(vector).check_vector(vector)
    except (ClashtableError, LookupError, TypeError, ValueError, AttributeError) as error:
        return [f"{type(error).__name__}: {error}"]


def main(files: list[str]) -> int:
    """Run every vector of *files*, print the failures and the count; return the exit status."""
    if not files:
        print("usage: python -m clashtable.vectors FILE…", file=sys.stderr)
        return 2
    passed = failed = 0
    for file in files:
        try:
            vectors = msgspec.json.decode(Path(file).read_bytes(), type=list[dict[str, Any]])
        except (OSError, msgspec.DecodeError) as error:
            print(f"{file} cannot be read: {error}", file=sys.stderr)
            return 2
        for vector in vectors:
            wrong = failures(vector)
            failed += bool(wrong)
            passed += not wrong
            for sentence in wrong:
                print(f"{vector.get('id')} {vector.get('title', '')}: {sentence}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
