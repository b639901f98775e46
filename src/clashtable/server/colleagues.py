"""What other workers do, as this one hears of it: moves and seats are looked up, followed and shown here too.

Each worker that has a table in memory plays every move of it; the database says in which order. Who is connected
elsewhere, and what others show in the lobby, is kept for as long as its worker gives signs of life.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.audience import Elsewhere
from clashtable.server.chat import hear
from clashtable.server.following import hear_move, hear_offers, look
from clashtable.server.guests import Guest
from clashtable.server.logs import note, note_failure
from clashtable.server.metrics import gathered_text
from clashtable.server.news import (
    Alive,
    Challenged,
    ChatSaid,
    Gathering,
    Leaving,
    Listing,
    LookAgain,
    MoveMade,
    News,
    OffersMade,
    Online,
    Rated,
    Renamed,
    SessionsEnded,
    TableAltered,
    TableNews,
    WhoIsThere,
)
from clashtable.server.presence import CALM
from clashtable.server.relay import BEAT, Relay
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

SILENCE: Final = 5 * BEAT
"""After how many seconds without a sign of life a worker counts as gone."""
AT_ONCE: Final = 500
"""How many tables are asked for at once."""


class Colleagues:
    """The other workers."""

    def __init__(self, house: House, relay: Relay) -> None:
        self.house = house
        self.relay = relay
        self.heard: dict[str, float] = {}
        """When each of them last said anything."""
        self.gathering: set[Table] = set()
        """Tables where somebody came or went whom the others have not heard of."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to listen, where there may be somebody to listen to."""
        if self.relay.is_shared:
            await self.relay.open(self.hear)
            self._soon(self._live())

    async def close(self) -> None:
        """Take leave."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.relay.close(Leaving())

    # --- what is heard

    def hear(self, worker: str, news: News) -> None:
        """Do what *news* of *worker* calls for; nothing here waits."""
        if not isinstance(news, LookAgain | Leaving):
            self._greet(worker)
        self._tell_owners(news)
        match news:
            case MoveMade() | TableAltered() | WhoIsThere() | Gathering() | OffersMade() | ChatSaid() | Rated():
                table = self.house.tables.get(news.table)
                if table is not None:
                    self._hear_of(table, worker, news)
            case Listing(tables):
                self.house.lobby.show_elsewhere(worker, tables)
            case Leaving():
                self._miss(worker)
            case LookAgain():
                self._soon(self._look())
            case _:
                self._hear_of_people(worker, news)

    def _hear_of_people(self, worker: str, news: News) -> None:
        """Do what *news* about people calls for; anything else is a sign of life."""
        match news:
            case Renamed() | SessionsEnded():
                self._hear_of_person(news)
            case Online(guests):
                self.house.crowd.note_elsewhere(worker, guests)
            case Challenged(table, guest):
                self._soon(self.house.challenges.tell(table, guest))
            case _:
                pass

    def _hear_of(self, table: Table, worker: str, news: TableNews) -> None:
        """Do what *news* of a table calls for that is in memory here."""
        match news:
            case MoveMade():
                self._hear_move(table, news)
            case TableAltered():
                self._soon(self._follow(table, look(table)))
            case WhoIsThere():
                self.gathered(table)
            case Gathering(_table, guests, strangers):
                self._gather(table, worker, Elsewhere(frozenset(guests), strangers))
            case OffersMade(_table, moves, offers):
                self._soon(self._follow(table, hear_offers(table, moves, offers)))
            case ChatSaid(_table, number):
                self._soon(self._follow(table, hear(self.house, table, number)))
            case Rated():
                self._soon(self._follow(table, self.house.ratings.refresh(table)))

    def _tell_owners(self, news: News) -> None:
        """Let those hear of *news* who look here at their own games, whether or not a table is in memory."""
        match news:
            case MoveMade(table, move):
                self.house.yours.hear_move(table, move.shown)
            case TableAltered(table, guests):
                self.house.yours.hear_alteration(table, guests)
            case _:
                pass

    def _hear_move(self, table: Table, news: MoveMade) -> None:
        """Follow a move where somebody here looks on or the bots are ours; else whoever comes here looks first."""
        if news.is_last or table.audience.listeners or self.relay.is_held(table.id):
            self._soon(self._follow(table, hear_move(table, news.move)))

    def _hear_of_person(self, news: Renamed | SessionsEnded) -> None:
        """Show what somebody is called now, or cut them off where they are not logged in any more."""
        if isinstance(news, Renamed):
            self.house.show_name(Guest(news.guest, news.name, news.profile))
        else:
            self._soon(self._look_up(news.guest))

    def _greet(self, worker: str) -> None:
        """Note that *worker* lives; a new one is told what is in the lobby."""
        if worker not in self.heard:
            note("worker_joined", worker=worker)
            self.relay.tell(self.house.lobby.own_listing())
            self.relay.tell(self.house.crowd.here())
        self.heard[worker] = self.house.clock.monotonic()

    def _miss(self, worker: str) -> None:
        """Forget *worker*, and who was connected there."""
        if self.heard.pop(worker, None) is None:
            return
        note("worker_gone", worker=worker)
        self.house.lobby.show_elsewhere(worker, ())
        self.house.crowd.forget(worker)
        for table in tuple(self.house.tables.values()):
            self._gather(table, worker, None)

    def _gather(self, table: Table, worker: str, there: Elsewhere | None) -> None:
        if table.audience.note_elsewhere(worker, there):
            table.states.clear()
            table.note_presence()
            table.presence.change(aware=None)
            self.house.lobby.touch()

    # --- what is told

    def gathered(self, table: Table) -> None:
        """Tell the others soon who is connected to *table* here; many who come and go make one message."""
        if not self.relay.is_shared:
            return
        if not self.gathering:
            self.house.clock.later(CALM, self._tell_gatherings)
        self.gathering.add(table)

    def _tell_gatherings(self) -> None:
        for table in self.gathering:
            self.relay.tell(Gathering(table.id, *table.audience.here()))
        self.gathering.clear()

    async def metrics(self) -> bytes:
        """Return what all workers have measured; of the others as of a moment ago."""
        own = self.house.metrics.text()
        if not self.relay.is_shared:
            return own
        others = await self.relay.read(self.heard)
        return gathered_text({worker: text.decode() for worker, text in {self.relay.worker: own, **others}.items()})

    # --- what goes on

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:  # Any: a coroutine's own generics
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _follow(self, table: Table, work: Coroutine[Any, Any, None]) -> None:  # Any: as above
        """Let *table* go on as it did elsewhere; where that fails it leaves memory, and comes back from the store."""
        try:
            await work
        except SQLAlchemyError:  # health tells of it, and the next look makes up for it
            note("table_not_followed", level=logging.WARNING, table=table.id)
        except Exception:  # whatever it was, only this table is concerned
            note_failure("table_not_followed", table=table.id)

    async def _look_up(self, guest: str | None = None) -> None:
        """Cut off whoever is connected by a session or token that has ended, as *guest* or as anybody."""
        sessions = self.house.sessions
        try:
            await (sessions.look_again() if guest is None else sessions.look(guest))
        except SQLAlchemyError:  # health tells of it, and the next look makes up for it
            note("sessions_not_compared", level=logging.WARNING)

    async def _live(self) -> None:
        """Give signs of life, notice who gives none, and ask the database while the line is cut."""
        while True:
            self.relay.tell(Alive())
            await self.relay.put_up(self.house.metrics.text())
            await self.house.clock.sleep(BEAT)
            late = self.house.clock.monotonic() - SILENCE
            for worker in [worker for worker, heard in self.heard.items() if heard < late]:
                self._miss(worker)
            if self.relay.is_cut:
                await self._look()

    async def _look(self) -> None:
        """Compare every table in memory with the database."""
        names = tuple(self.house.tables)
        for first in range(0, len(names), AT_ONCE):
            try:
                await self.look_at(names[first : first + AT_ONCE])
            except SQLAlchemyError:
                note("tables_not_compared", level=logging.WARNING)
                return
        await self._look_up()

    async def look_at(self, names: Sequence[str]) -> None:
        """Compare the tables of these *names* with the database, and let those go on that are behind."""
        for name, head in (await self.house.store.heads(names)).items():
            table = self.house.tables.get(name)
            if table is not None and (head.moves > table.count or head.edition > table.edition):
                await self._follow(table, look(table))
