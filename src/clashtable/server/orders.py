"""What an operator orders while the server runs (``clashtable admin``): heard of within two seconds, and carried out.

The command line changes the database and leaves a note there; here the notes are read.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.following import look
from clashtable.server.guests import BANNED, Guest
from clashtable.server.house import House
from clashtable.server.logs import note, note_failure
from clashtable.server.messages import Refused
from clashtable.server.refusal import Refusal
from clashtable.server.seating import leave
from clashtable.server.showing import encoded
from clashtable.server.tokens import bots_of

LOOK_EVERY: Final = 2.0
"""In seconds."""


class Orders:
    """Reads the notes, from the newest one at the start on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard = 0
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to read."""
        self.heard = await self.house.store.newest_order()
        self.task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop reading."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            await self.house.clock.sleep(LOOK_EVERY)
            try:
                await self.look()
            except SQLAlchemyError:  # health tells of it; the notes stay where they are
                note("orders_unread", level=logging.WARNING)

    async def look(self) -> None:
        """Carry out what is new."""
        for order in await self.house.store.orders_after(self.heard):
            self.heard = order.number
            note("order", deed=order.deed, subject=order.subject)
            try:
                await self._obey(order.deed, order.subject)
            except Refusal:
                continue  # the table is over meanwhile
            except Exception:  # one order that fails must not stop the next
                note_failure("order_failed", deed=order.deed, subject=order.subject)

    async def _obey(self, deed: str, subject: str) -> None:
        match deed:
            case "ban":
                for guest in (subject, *await bots_of(self.house.store, subject)):
                    await self._ban(guest)
            case "unban":
                self.house.guests.banned -= {subject, *await bots_of(self.house.store, subject)}
            case "rename":
                if (renamed := await self.house.guests.again(Guest(subject, ""))) is not None:
                    self.house.show_name(renamed)
            case "close":
                self.house.yours.hear_alteration(subject, ())
                if (table := self.house.tables.get(subject)) is not None:
                    await look(table)

    async def _ban(self, guest: str) -> None:
        """Let *guest* in no more; where they sat, somebody else can, or a bot plays on."""
        self.house.guests.banned.add(guest)
        for table in tuple(self.house.tables.values()):
            table.audience.tell_guest(guest, encoded(Refused("banned", BANNED)))
            if table.status in ("waiting", "running") and table.seats.of(guest) is not None:
                with suppress(Refusal):
                    await leave(table, Guest(guest, ""))
