"""Whether the server can do its work: its database must not only answer but take what is written to it."""

from __future__ import annotations

import asyncio
from typing import Final

from clashtable.server.clock import Clock
from clashtable.server.store import Store

TRUST: Final = 5.0
"""For how many seconds a write that went well stands for others; whoever asks meanwhile causes a reading only."""


class Health:
    """When the database was last seen to be written."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.written: float | None = None
        self.asking = asyncio.Lock()

    async def check(self) -> None:
        """Raise unless the database answers and can be written."""
        async with self.asking:
            if self.written is not None and self.clock.monotonic() - self.written < TRUST:
                await self.store.check()
                return
            self.written = None
            await self.store.mark(self.clock.stamp())
            self.written = self.clock.monotonic()
