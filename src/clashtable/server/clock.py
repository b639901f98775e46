"""What time it is for the server, and how it waits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime


class Clock:
    """The machine's own clock; tests bring one that they turn."""

    def now(self) -> datetime:
        """Return the present moment in UTC."""
        return datetime.now(UTC)

    def stamp(self) -> str:
        """Return the present moment as it is kept: ISO 8601 in UTC."""
        return self.now().isoformat(timespec="milliseconds")

    def monotonic(self) -> float:
        """Return seconds that only ever go forward, for measuring how long something takes."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Let others work for so many *seconds*."""
        await asyncio.sleep(seconds)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Call *do* after so many *seconds*."""
        asyncio.get_running_loop().call_later(seconds, do)


async def pause(seconds: float) -> None:
    """Wait by the machine's own time, also where tests turn the clock: for looking again, which decides nothing."""
    await asyncio.sleep(seconds)
