"""A server whose luck is foreseen: ``python -m tests.server.foreseen FILE SETTINGS``.

What it draws follows from the word in FILE. A test writes its own name there, and so plays the same cards every time,
whatever other tests played before it.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from clashtable.server.chance import Chance
from clashtable.server.holding import Hold

HASTE: Final = "CLASHTABLE_TEST_HASTE"
"""In the environment: by what the time is divided for which answers are held back, where a test is not about that."""
if HASTE in os.environ:
    held_back = Hold.left

    def left(hold: Hold, milliseconds: int) -> float:
        """Return for how long an answer is still held back, in haste."""
        return held_back(hold, milliseconds) / float(os.environ[HASTE])

    Hold.left = left  # type: ignore[assignment, method-assign]  # here and in every worker, which reads this module too


class Foreseen(Chance):
    """Chance that follows from a word: the first table of a test is always the same, and so is the second."""

    def __init__(self, file: Path, worker: int = 0) -> None:
        self.file = file
        self.worker = worker
        self.word = ""
        self.drawn: Counter[str] = Counter()

    def token(self, size: int) -> str:
        return self._digest(f"token {size}").hex()[: 4 * size // 3]

    def number(self, bits: int) -> int:
        return int.from_bytes(self._digest(f"number {bits}")) >> (512 - bits)

    def choice(self, names: Sequence[str]) -> str:
        return names[int.from_bytes(self._digest("choice")) % len(names)]

    def apart(self, number: int) -> Foreseen:
        return Foreseen(self.file, number)

    def _digest(self, kind: str) -> bytes:
        """Return the next bits of a *kind*; each kind is counted for itself, so that bots do not change the deals."""
        word = self.file.read_text()
        if word != self.word:
            self.word = word
            self.drawn.clear()
        self.drawn[kind] += 1
        whose = f"/{self.worker}" if self.worker else ""  # what a lone server draws has no number in it
        return hashlib.sha512(f"{word}/{kind}/{self.drawn[kind]}{whose}".encode()).digest()


if __name__ == "__main__":
    # Here, as every process where bots think reads this module too.
    import msgspec

    from clashtable.server.run import serve
    from clashtable.server.settings import ServerSettings

    serve(msgspec.json.decode(sys.argv[2], type=ServerSettings), Foreseen(Path(sys.argv[1])))
