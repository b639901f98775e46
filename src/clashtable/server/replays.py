"""Replays: matches that are over, step by step, for everybody. Of a match that goes on nothing is ever served here.

Whatever takes longer with a longer match is done in a thread, a few at a time, and kept for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

import msgspec

from clashtable.server.course import Viewer
from clashtable.server.history_facts import Frames
from clashtable.server.reels import Reel
from clashtable.server.refusal import Refusal
from clashtable.server.rows import StoredTable
from clashtable.server.showing import ENCODER

if TYPE_CHECKING:
    from clashtable.server.house import House

MOST_ENTRIES: Final = 40_000
"""How many entries of logs are wound up at the same time; at least one match always is."""
AT_ONCE: Final = 2
Made = TypeVar("Made")


class Replays:
    """The matches that somebody steps through."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.reels: OrderedDict[str, Reel] = OrderedDict()
        """The one that was asked for last comes last."""
        self.winding: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.working = asyncio.Semaphore(AT_ONCE)

    async def find(self, name: str) -> Reel:
        """Return the match of the table of that id; a Refusal when there is none, or when it is not over."""
        lock = self.winding.setdefault(name, asyncio.Lock())
        async with lock:
            reel = self.reels.get(name)
            if reel is None:
                reel = self.reels[name] = await self._wound(name)
        self.reels.move_to_end(name)
        self._forget()
        return reel

    async def frames(self, reel: Reel, viewer: Viewer, first: int, *, is_open: bool) -> bytes:
        """Return the steps of *viewer* from that place on, as they travel."""
        return await self.work(
            lambda: ENCODER.encode(Frames(max(0, first), reel.frames(viewer, first, is_open=is_open)))
        )

    async def work(self, make: Callable[[], Made]) -> Made:
        """Return what *make* makes, in a thread."""
        async with self.working:
            return await asyncio.to_thread(make)

    async def _wound(self, name: str) -> Reel:
        stored = await self.house.store.table(name)
        if stored is None:
            raise Refusal("not_found", "There is no such table. The link may be incomplete.")
        if stored.row.status != "finished":
            raise Refusal("not_allowed", "A match can be replayed once it is over.")
        complete = await self.house.archive.with_remains(stored)
        reel = await self.work(lambda: self._reel(complete))
        if reel is None:
            raise Refusal("not_allowed", "This match cannot be replayed: its log does not fit the rules of today.")
        return reel

    def _reel(self, stored: StoredTable) -> Reel | None:
        table = self.house.restored(stored)
        return None if table is None else Reel(table)

    def _forget(self) -> None:
        """Drop the matches that nobody has asked for longest, while there are too many."""
        while len(self.reels) > 1 and sum(reel.entries for reel in self.reels.values()) > MOST_ENTRIES:
            self.reels.popitem(last=False)


def snapshot_at(reel: Reel, number: int) -> bytes:
    """Return how the match stood after that *number* of entries, whole and legible, its luck included."""
    match = reel.at(number)
    if match.is_over:
        raise Refusal("not_allowed", "Nothing is left to play there: choose a moment before the end.")
    return msgspec.json.encode(match.game.save(match.state))
