"""A house with a table where two people play coco and others watch, by a clock that the test turns."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from clashtable.server.chance import Chance
from clashtable.server.facts import Terms
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import open_table
from clashtable.server.seating import sit
from clashtable.server.settings import ServerSettings
from clashtable.server.tables import Table
from tests.server.stage import Still
from tests.server.test_workers import Ear

ANN, BEN, CLEO = Guest("ann", "Ann"), Guest("ben", "Ben"), Guest("cleo", "Cleo")
PEOPLE: Final = (ANN, BEN, CLEO)


@dataclass
class Gallery:
    """A house and its clock."""

    house: House
    clock: Still

    async def opened(self, **terms: Any) -> Table:
        """Return a table where Ann and Ben play."""
        plan = NewTable("coco", (SeatPlan("me"), SeatPlan("open")), {"match_max_games": 1}, terms=Terms(**terms))
        table = await open_table(self.house, ANN, plan, "nowhere")
        await sit(table, BEN, 1)
        async with table.lock:
            await table.begin()
        return table


@asynccontextmanager
async def gallery(folder: Path, clock: Still | None = None) -> AsyncIterator[Gallery]:
    """Open a house on the database in *folder*, or again the one that was open there."""
    clock = clock or Still()
    house = House(ServerSettings(database=str(folder / "tables.sqlite3")), Chance(), clock)
    await house.open()
    for guest in PEOPLE:
        if await house.guests.again(guest) is None:
            await house.store.add_guest(guest.id, guest.name, clock.stamp())
    try:
        yield Gallery(house, clock)
    finally:
        await house.close()


def watching(table: Table, guest: str | None = None) -> Ear:
    """Return somebody who watches *table*."""
    ear = Ear(guest)
    table.join(ear)
    return ear


def seen(ear: Ear) -> list[tuple[object, object]]:
    """Return what of the match was told, and as of when: states with a view and moves, by their sequences."""
    told = [message for message in ear.heard if message["type"] in ("state", "moved")]
    return [(message["type"], message["sequence"] if message["view"] else None) for message in told]
