"""Who has been away from a table for how long, as far as this worker can tell: nothing of it is kept."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from clashtable.server.clock import Clock
from clashtable.server.tables import Table


class Attendance:
    """Since when people are missing."""

    def __init__(self, clock: Clock, patience: float) -> None:
        self.clock = clock
        self.patience = patience
        """For how many seconds somebody may be away."""
        self.since: WeakKeyDictionary[Table, dict[str, float]] = WeakKeyDictionary()

    def is_missing(self, table: Table, guest: str) -> bool:
        """Tell whether *guest* has been away from *table* for too long, each time that one looked."""
        away = self.since.setdefault(table, {})
        if table.audience.is_present(guest):
            away.pop(guest, None)
            return False
        return self.clock.monotonic() - away.setdefault(guest, self.clock.monotonic()) >= self.patience
