"""Count the files that one card passes through: ``python -m tools.walk``.

Sonic Clap of Clash of the Genres is asked for, played and asked about again, from source. A crossing is a call from a
function of ours in one file to one in another; what Python or a library calls in between does not count.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

os.environ["CLASHTABLE_INTERPRETED"] = "1"

import clashtable

PACKAGE: Final = f"{Path(clashtable.__file__).parent}{os.sep}"
HAND: Final = ["sonic-clap", "falling-leaf-step", "wrong-cue-card", "two-for-one-coupon"]
POSITION: Final = {"seats": [{"pawn": "F6", "hand": HAND}, {"pawn": "G6"}, {"pawn": "A1"}, {"pawn": "K1"}]}


class Walk:
    """Where calls go while it is watched."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.functions: set[tuple[str, str]] = set()
        self.crossings = 0

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Note one call; this is what sys.setprofile calls."""
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(PACKAGE):
            return
        self.files.add(file.removeprefix(PACKAGE))
        self.functions.add((file, frame.f_code.co_qualname))
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(PACKAGE):
            caller = caller.f_back
        self.crossings += caller is not None and caller.f_code.co_filename != file


def walked(call: Callable[[], object]) -> Walk:
    """Watch *call*."""
    walk = Walk()
    sys.setprofile(walk.note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return walk


def main() -> None:
    """Print each part of the walk, and the files of all of it."""
    game = clashtable.game("genres")
    game.position(POSITION).question()  # what is made once is there
    match = game.position(POSITION)
    parts: list[tuple[str, Callable[[], object]]] = [
        ("question before", match.question),
        ("play sonic-clap", lambda: match.play("play sonic-clap")),
        ("view", lambda: match.view(0)),
        ("question after", match.question),
    ]
    files: set[str] = set()
    print(f"{'':18}{'files':>8}{'functions':>12}{'crossings':>12}")
    for name, call in parts:
        walk = walked(call)
        files |= walk.files
        print(f"{name:18}{len(walk.files):8}{len(walk.functions):12,}{walk.crossings:12,}")
    print(f"{'in all':18}{len(files):8}\n", *sorted(files), sep="\n")


if __name__ == "__main__":
    main()
