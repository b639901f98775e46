"""Since when people who have a seat are not connected."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clashtable.server.clock import Clock


class Absence:
    """Who of a table is away, and for how long; where nobody knows since when, since now."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: dict[str, float] = {}

    def look(self, people: Iterable[str], is_present: Callable[[str], bool]) -> set[str]:
        """Note who of *people* is connected now; return who has just gone."""
        away = {guest for guest in people if not is_present(guest)}
        gone = away - self.since.keys()
        self.since = {guest: self.since.get(guest, self.clock.monotonic()) for guest in away}
        return gone

    def seconds(self, guest: str | None) -> float:
        """Return for how long *guest* has been away; 0 for somebody who is there."""
        if guest is None or guest not in self.since:
            return 0.0
        return self.clock.monotonic() - self.since[guest]
