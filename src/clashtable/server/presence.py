"""Who comes and goes at a table is told calmly: many changes make one message, so that a crowd costs no more each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clashtable.server.audience import Listener
from clashtable.server.clock import Clock

CALM: Final = 0.2
"""So many seconds pass at least between two messages about who is there."""


class Presence:
    """What is still to be told about who is there."""

    def __init__(self, clock: Clock, tell: Callable[[Listener | None], None]) -> None:
        self.clock = clock
        self.tell = tell
        self.is_waking = False
        self.is_changed = False
        self.aware: Listener | None = None
        """Who came last, and so knows already."""

    def change(self, aware: Listener | None) -> None:
        """Tell everybody but *aware* soon that somebody came or went."""
        self.is_changed = True
        self.aware = aware
        if not self.is_waking:
            self.is_waking = True
            self.clock.later(CALM, self._wake)

    def settle(self) -> None:
        """Note that everybody has been told."""
        self.is_changed = False

    def _wake(self) -> None:
        self.is_waking = False
        if self.is_changed:
            self.is_changed = False
            self.tell(self.aware)
