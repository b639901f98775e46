"""Who is connected anywhere: to the lobby or to a table, at this worker or at another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from clashtable.server.clock import Clock
from clashtable.server.news import Online
from clashtable.server.relay import Relay

CALM: Final = 1.0
"""So many seconds pass at least between two messages to other workers about who is here."""


class Crowd:
    """Everybody."""

    def __init__(self, clock: Clock, relay: Relay) -> None:
        self.clock = clock
        self.relay = relay
        self.windows: Counter[str] = Counter()
        """How many connections each guest has here."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """Who is connected to each other worker."""
        self.is_waking = False

    @contextmanager
    def present(self, guest: str | None) -> Iterator[None]:
        """Count a connection of *guest* while it lasts."""
        if guest is None:
            yield
            return
        self.windows[guest] += 1
        self._touch()
        try:
            yield
        finally:
            self.windows[guest] -= 1
            if not self.windows[guest]:
                del self.windows[guest]
            self._touch()

    def is_online(self, guest: str) -> bool:
        """Tell whether *guest* is connected anywhere."""
        return guest in self.windows or any(guest in there for there in self.elsewhere.values())

    def here(self) -> Online:
        """Return what other workers may know of ours."""
        return Online(tuple(self.windows))

    def note_elsewhere(self, worker: str, guests: Iterable[str]) -> None:
        """Note who is connected to another *worker*."""
        self.elsewhere[worker] = frozenset(guests)

    def forget(self, worker: str) -> None:
        """Forget who was connected to *worker*."""
        self.elsewhere.pop(worker, None)

    def _touch(self) -> None:
        if self.relay.is_shared and not self.is_waking:
            self.is_waking = True
            self.clock.later(CALM, self._tell)

    def _tell(self) -> None:
        self.is_waking = False
        self.relay.tell(self.here())
