"""Holding answers back: where a quick answer would tell of hidden cards, it is shown only after a while."""

from __future__ import annotations

import time
from collections.abc import Callable


class Hold:
    """How long ago the open question was asked, and how long its answer is still held back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.asked = clock()

    def restart(self) -> None:
        """Note that another question is open now."""
        self.asked = self.clock()

    def left(self, milliseconds: int) -> float:
        """Return for how many seconds an answer is still to be held back, if it is for so many *milliseconds*."""
        return max(0.0, self.asked + milliseconds / 1000 - self.clock())
