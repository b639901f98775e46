"""Your games: what each person is told of their own tables, at once and whenever one of them changes.

Nobody hears more here than at the table: whose turn it is comes from the person's own view, and word is sent only when
something changed that they were shown there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from clashtable.server import own_tables
from clashtable.server.audience import Listener
from clashtable.server.course import EVERYBODY, bit
from clashtable.server.facts import YourTable
from clashtable.server.logs import note_failure
from clashtable.server.messages import Yours
from clashtable.server.own_tables import Belonging, told
from clashtable.server.presence import CALM
from clashtable.server.refusal import Refusal
from clashtable.server.showing import encoded
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

NEWEST: Final = 5
"""How many finished tables are told of without being asked for."""
MOST_LOADED: Final = 20
"""How many tables of one person are brought back to memory to see whose turn it is there; the newest come first."""
AT_ONCE: Final = 2
"""How many are brought back at the same time, for all people together."""


@dataclass
class Looker:
    """A person who looks at their games, in one window or more."""

    heard: dict[Listener, str] = field(default_factory=dict)
    """What each of their windows was told last."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_waking: bool = False


class YourGames:
    """Those who look at their own games, and what they see."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lookers: dict[str, Looker] = {}
        self.seats: dict[str, dict[str, tuple[int, ...]]] = {}
        """By table: who of those that look here has which seats there."""
        self.loading = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # --- what they see

    async def listing(self, guest: str) -> Yours:
        """Return the tables of *guest*: all that wait or run, and those that ended last."""
        return Yours(await self.underway(guest), await self.finished(guest, NEWEST))

    async def finished(self, guest: str, most: int, before: str | None = None) -> tuple[YourTable, ...]:
        """Return those whose match is over, the last to end first; *before* a table if one is given."""
        read = self.house.store.read
        found = await read(lambda connection: own_tables.finished(connection, guest, most, before))
        return tuple(told(belonging) for belonging in found)

    async def underway(self, guest: str) -> tuple[YourTable, ...]:
        """Return those that wait or run, newest first."""
        found = await self.house.store.read(lambda connection: own_tables.underway(connection, guest))
        self._note_seats(guest, found)
        tables = await self._in_memory([belonging.row.id for belonging in found if belonging.row.status == "running"])
        standing = [(belonging, tables.get(belonging.row.id)) for belonging in found]
        return tuple(
            told(belonging, turn(belonging, table))
            for belonging, table in standing
            if table is None or table.status != "outdated"
        )

    def _note_seats(self, guest: str, found: Iterable[Belonging]) -> None:
        """Note where *guest*, if they look here, has a seat, so that moves there can be heard of."""
        for guests in self.seats.values():
            guests.pop(guest, None)
        self.seats = {table: guests for table, guests in self.seats.items() if guests}
        if guest in self.lookers:
            for belonging in found:
                self.seats.setdefault(belonging.row.id, {})[guest] = belonging.yours

    async def _in_memory(self, names: Sequence[str]) -> dict[str, Table]:
        """Return the tables of these *names* that are in memory, or could be brought back there without much ado."""
        known = [name for name in names if name in self.house.tables]
        if self.house.relay.is_shared and known:
            await self.house.colleagues.look_at(known)
        missing = [name for name in names if name not in self.house.tables]
        await asyncio.gather(*(self._bring_back(name) for name in missing[:MOST_LOADED]))
        return {name: table for name in names if (table := self.house.tables.get(name)) is not None}

    async def _bring_back(self, name: str) -> None:
        async with self.loading:
            try:
                await self.house.find(name)
            except Refusal:
                return  # its log cannot be read, which has been noted

    # --- who looks

    def join(self, listener: Listener) -> None:
        """Let *listener*, if it is somebody known, hear of their tables from now on."""
        if listener.guest is not None:
            self.lookers.setdefault(listener.guest, Looker()).heard[listener] = ""
            self._begin(listener.guest)

    def part(self, listener: Listener) -> None:
        """Stop telling *listener* anything."""
        if listener.guest is None or (looker := self.lookers.get(listener.guest)) is None:
            return
        looker.heard.pop(listener, None)
        if not looker.heard:
            del self.lookers[listener.guest]
            self._note_seats(listener.guest, ())

    # --- what changes

    def hear_move(self, table: str, shown: int | None) -> None:
        """Hear of a move at *table*; nobody looks again who was not shown anything of it there."""
        seen = EVERYBODY if shown is None else shown
        for guest, seats in self.seats.get(table, {}).items():
            if any(seen & bit(seat) for seat in seats):
                self._touch(guest)

    def hear_alteration(self, table: str, guests: Iterable[str]) -> None:
        """Hear that *table*, where *guests* have a seat, has other people, has begun, or is new."""
        for guest in {*guests, *self.seats.get(table, {})}:
            self._touch(guest)

    def _touch(self, guest: str) -> None:
        """Let *guest* hear soon of what has changed; many changes make one message."""
        looker = self.lookers.get(guest)
        if looker is not None and not looker.is_waking:
            looker.is_waking = True
            self.house.clock.later(CALM, lambda: self._begin(guest))

    def _begin(self, guest: str) -> None:
        if (looker := self.lookers.get(guest)) is not None:
            looker.is_waking = False
            task = asyncio.get_running_loop().create_task(self._tell(guest, looker))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _tell(self, guest: str, looker: Looker) -> None:
        """Tell every window of *guest* what is new to it."""
        async with looker.lock:
            try:
                text = encoded(await self.listing(guest))
            except SQLAlchemyError:
                note_failure("own_tables_not_told", guest=guest)
                return
            for listener, heard in tuple(looker.heard.items()):
                if text != heard:
                    looker.heard[listener] = text
                    listener.tell(text)


def turn(belonging: Belonging, table: Table | None) -> int | None:
    """Return who must answer at *table*, as far as its owner may know."""
    if table is None or table.match is None:
        return None
    known = [table.match.view(seat).to_act for seat in belonging.yours]
    return next((seat for seat in known if seat in belonging.yours), known[0] if known else None)


def people_at(table: Table) -> tuple[str, ...]:
    """Return who has a seat at *table*, or has one kept for them."""
    return tuple({guest for seat in table.seats.now for guest in (seat.guest, seat.keeps) if guest is not None})
