"""Time that the servers lost: no clock is charged for it.

While matches with clocks are running, one server after another leaves a sign of life in the database. Where signs are
missing, because nobody ran or nobody could write, there was an outage, and it is kept.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.clock import Clock
from clashtable.server.schema import KEYS, OUTAGES
from clashtable.server.store import Store

BEAT: Final = 2.0
"""So many seconds pass between two signs of life."""
SILENCE: Final = timedelta(seconds=1.5 * BEAT)
"""After how long without one there is an outage."""
UNNOTICED: Final = timedelta(seconds=1)
"""In so short a time nobody looks whether anything was lost."""
GRACE: Final = timedelta(seconds=3)
"""How long people have to come back after one."""
SIGN: Final = "alive"
Span = tuple[datetime, datetime]


class Outages:
    """What is known of them."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.has_failed = False
        """Whether the last sign of life could not be left."""

    async def beat(self) -> None:
        """Leave a sign of life; after an outage keep that there was one."""
        now, last = self.clock.now(), await self._last()
        if last is not None and (self.has_failed or now - last > SILENCE):
            await self._keep(last, now + GRACE)
        self.has_failed = True
        kept = sql.insert(KEYS).values(name=SIGN, value=stamp(now))
        with suppress(IntegrityError):  # another server left one at this very moment
            await self.store.writer.write([(sql.delete(KEYS).where(KEYS.c.name == SIGN), None), (kept, None)])
        self.has_failed = False

    async def note_start(self, *, is_alone: bool) -> None:
        """Keep the outage that ends with this start; where others may be running, only if all of them were silent."""
        now, last = self.clock.now(), await self._last()
        if last is not None and (is_alone or now - last > SILENCE):
            await self._keep(last, now + GRACE)

    async def lost(self, since: datetime, until: datetime) -> timedelta:
        """Return how much time was lost between two moments."""
        if until - since < UNNOTICED:
            return timedelta()

        def read(connection: sql.Connection) -> list[Span]:
            overlapping = sql.and_(OUTAGES.c.until > stamp(since), OUTAGES.c.since < stamp(until))
            rows = connection.execute(sql.select(OUTAGES).where(overlapping)).all()
            return [(datetime.fromisoformat(row.since), datetime.fromisoformat(row.until)) for row in rows]

        spans, last = await self.store.read(read), await self._last()
        if last is not None and until - last > SILENCE:
            spans.append((last, until))
        return overlap(spans, since, until)

    async def _last(self) -> datetime | None:
        query = sql.select(KEYS.c.value).where(KEYS.c.name == SIGN)
        value: str | None = await self.store.read(lambda connection: connection.scalar(query))
        return None if value is None else datetime.fromisoformat(value)

    async def _keep(self, since: datetime, until: datetime) -> None:
        with suppress(IntegrityError):  # another server has kept it
            await self.store.writer.write([(sql.insert(OUTAGES).values(since=stamp(since), until=stamp(until)), None)])


def stamp(moment: datetime) -> str:
    """Return *moment* as it is kept."""
    return moment.isoformat(timespec="milliseconds")


def overlap(spans: list[Span], since: datetime, until: datetime) -> timedelta:
    """Return how much of the time between two moments lies in *spans*, which may overlap each other."""
    lost, reached = timedelta(), since
    for begin, end in sorted(spans):
        begin, end = max(begin, reached), min(end, until)
        if end > begin:
            lost += end - begin
            reached = end
    return lost
