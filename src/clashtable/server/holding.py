"""Holding answers back: where a quick answer would tell of hidden cards, it is shown only after a while."""

from __future__ import annotations

from clashtable.server.clock import Clock


class Hold:
    """How long ago the open question was asked, and how long its answer is still held back."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.asked = clock.monotonic()
        self.seen = self.asked
        """When somebody other than the mover last saw something happen."""

    def restart(self, *, seen: bool) -> None:
        """Note that another question is open now, and whether others have *seen* how it came to be."""
        self.asked = self.clock.monotonic()
        if seen:
            self.seen = self.asked

    def quiet(self) -> float:
        """Return for how many seconds nothing has been seen to happen."""
        return self.clock.monotonic() - self.seen

    def left(self, milliseconds: int) -> float:
        """Return for how many seconds an answer is still to be held back, if it is for so many *milliseconds*."""
        return max(0.0, self.asked + milliseconds / 1000 - self.clock.monotonic())
