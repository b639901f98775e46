"""Something that is looked at again and again beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.clock import pause
from clashtable.server.logs import note, note_failure


class Round:
    """Goes round every so many seconds; a failure is noted, and the next round makes up for it.

    How often one looks decides nothing, so it is a matter of the machine's time and not of the server's clock.
    """

    def __init__(self, name: str, every: float, look: Callable[[], Awaitable[None]]) -> None:
        self.name = name
        self.every = every
        self.look = look
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except SQLAlchemyError:  # health tells of it
                note("round_not_made", level=logging.WARNING, round=self.name)
            except Exception:
                note_failure("round_not_made", round=self.name)
            await pause(self.every)
