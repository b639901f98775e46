"""Tables leave memory when nobody needs them there; whoever comes back finds them as they were.

What is in memory is a cache of the store. A table that is over goes soon, one that nobody is connected to after a
while, and bots among themselves play on only for so long without anybody looking.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from clashtable.server.logs import note
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

EVERY: Final = 30.0
"""So many seconds pass between two sweeps."""
ENDED: Final = 60.0
"""For how many seconds a table that is over stays when nobody looks at it."""
MINUTE: Final = 60.0


class Sweep:
    """Looks again and again which tables can leave."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen: dict[str, float] = {}
        """When each table was last looked for, or found with somebody connected to it."""
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self.task = asyncio.get_running_loop().create_task(self._run())

    def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()

    def touch(self, table: str) -> None:
        """Note that somebody looks for *table*."""
        self.seen[table] = self.house.clock.monotonic()

    def sweep(self) -> None:
        """Let every table leave that nobody needs, and forget who asked for nothing lately."""
        now = self.house.clock.monotonic()
        for table in tuple(self.house.tables.values()):
            if table.audience.listeners:
                self.seen[table.id] = now
            elif now - self.seen.setdefault(table.id, now) >= self.patience(table):
                self._dismiss(table)
        self.house.limits.forget()

    def patience(self, table: Table) -> float:
        """Return for how many seconds *table* stays although nobody is connected to it."""
        if table.status in ("finished", "closed", "outdated"):
            return ENDED
        is_among_bots = all(seat.kind == "bot" for seat in table.seats.now)
        settings = self.house.settings
        return MINUTE * (settings.unattended_minutes if is_among_bots else settings.idle_minutes)

    def _dismiss(self, table: Table) -> None:
        """Let *table* leave; where a bot is about to move it rests first, and the table leaves with the next sweep."""
        if table in self.house.bots.playing:
            self.house.bots.rest(table)
        elif not table.lock.locked():
            self.house.drop(table)
            note("table_left_memory", table=table.id, status=table.status)

    async def _run(self) -> None:
        while True:
            await self.house.clock.sleep(EVERY)
            self.sweep()
