"""All tables of this server and what they need: the store, the guests, the lobby, the bots."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.registry import GAMES
from clashtable.server.archive import Archive
from clashtable.server.bot_players import BotPlayers
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.colleagues import Colleagues
from clashtable.server.guests import Guest, Guests
from clashtable.server.health import Health
from clashtable.server.limits import Asker, Limits, address_of
from clashtable.server.lobby import LobbyRoom
from clashtable.server.logs import note, note_failure
from clashtable.server.metrics import Metrics
from clashtable.server.names import checked_name
from clashtable.server.news import MoveMade, Renamed, TableAltered, WhoIsThere
from clashtable.server.refusal import Refusal
from clashtable.server.relay import RedisRelay, Relay
from clashtable.server.replays import Replays
from clashtable.server.rows import MoveRow, StoredTable
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store
from clashtable.server.sweep import Sweep
from clashtable.server.tables import Table
from clashtable.server.thinking import Thinker
from clashtable.server.your_games import YourGames, people_at

ARCHIVE: Final = "archive"
"""What one of several workers holds that makes up for what is missing in the archive."""


class House:
    """The tables in memory: those that somebody is connected to or was lately."""

    def __init__(self, settings: ServerSettings, chance: Chance, clock: Clock) -> None:
        self.settings = settings
        self.chance = chance
        self.clock = clock
        self.metrics = Metrics(clock)
        self.store = Store(settings.database_url())
        self.store.writer.count = self.metrics.commits.observe
        self.health = Health(self.store, clock)
        self.guests = Guests(self.store, chance, clock)
        self.relay = Relay() if settings.redis is None else RedisRelay(settings.redis, chance.token(9), clock)
        self.colleagues = Colleagues(self, self.relay)
        self.thinker = Thinker(settings.bot_workers, clock)
        self.bots = BotPlayers(self.thinker, settings.bot_delay_ms, clock, self.metrics, self.relay)
        self.archive = Archive(self.store)
        self.tables: dict[str, Table] = {}
        self.lobby = LobbyRoom(self.tables, clock, settings.lobby_per_person, self.relay)
        self.yours = YourGames(self)
        self.replays = Replays(self)
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.limits = Limits(settings, clock)
        self.sweep = Sweep(self)

    async def open(self) -> None:
        """Get ready; a table comes back to memory, exactly where it was, as soon as somebody comes back to it."""
        await self.store.open()
        await self.guests.open(self.settings.secret)
        if self.relay.is_shared:
            self.relay.share(await self.store.identity(self.chance.token(9)))
        self.thinker.open()
        self.sweep.open()
        if await self.relay.holds(ARCHIVE):
            self.archive.open(self.restored)
        await self.colleagues.open()
        note("house_opened")

    async def close(self) -> None:
        """Stop in good order; nothing is lost if this never happens."""
        self.sweep.close()
        self.thinker.close()
        await self.bots.close()
        await self.colleagues.close()
        await self.yours.close()
        await self.archive.close(self.tables.values())
        await self.store.close()

    # --- what tables report

    def timing(self, table: Table) -> AbstractContextManager[None]:
        """Measure a move."""
        return self.metrics.timing(table)

    def moved(self, table: Table, move: MoveRow) -> None:
        """Let a bot whose turn has come move, the archive keep what is due, and the other workers know."""
        self.relay.tell(MoveMade(table.id, move, is_last=table.status == "finished"))
        self.yours.hear_move(table.id, move.shown)
        self.bots.wake(table)
        self.archive.hear(table)

    def followed(self, table: Table) -> None:
        """Let a bot whose turn has come move, if it is ours to see to."""
        self.bots.wake(table)

    def altered(self, table: Table) -> None:
        """Let those who sit there know, and the other workers."""
        self.yours.hear_alteration(table.id, people_at(table))
        self.relay.tell(TableAltered(table.id, people_at(table)))

    def gathered(self, table: Table) -> None:
        """Let the other workers know who is here."""
        self.colleagues.gathered(table)

    def changed(self, table: Table) -> None:
        """Let bots and the lobby know."""
        self.bots.wake(table)
        self.lobby.touch()

    # --- finding

    def admit(self, table: Table) -> None:
        """Take *table* into memory."""
        self.tables[table.id] = table
        self.sweep.touch(table.id)
        self.relay.tell(WhoIsThere(table.id))

    def drop(self, table: Table) -> None:
        """Let *table*, to which nobody is connected, leave memory."""
        self.archive.hear(table, leaves=True)
        del self.tables[table.id]
        self.bots.forget(table)
        self.sweep.seen.pop(table.id, None)
        self.limits.places.pop(table.id, None)
        self.lobby.touch()

    def restored(self, stored: StoredTable) -> Table | None:
        """Return a stored table as it was; None, with the reason logged, when it cannot be played again."""
        if stored.row.game not in GAMES:
            note("table_of_unknown_game", table=stored.row.id, game=stored.row.game)
            return None
        try:
            return Table(stored, self.store, self, self.chance, self.clock)
        except (IllegalMove, InvalidMessage):
            note_failure("log_not_replayable", table=stored.row.id)
            return None

    async def find(self, name: str) -> Table:
        """Return the table of that id; a Refusal when there is none."""
        table = self.tables.get(name)
        if table is None:
            table = await self._loaded(name)
        else:
            await self.look_at(table)
        if table is None:
            raise Refusal("not_found", "There is no such table. The link may be incomplete.")
        self.sweep.touch(name)
        return table

    async def look_at(self, table: Table) -> None:
        """Let *table* be as it is in the store: whoever asks may have seen more at another worker."""
        if self.relay.is_shared:
            await self.colleagues.look_at([table.id])

    async def _loaded(self, name: str) -> Table | None:
        """Return a table from the store; its match is replayed in a thread, as it may be long."""
        lock = self.loading.setdefault(name, asyncio.Lock())
        async with lock:
            if name in self.tables or (stored := await self.store.table(name)) is None:
                return self.tables.get(name)
            table = await asyncio.to_thread(self.restored, await self.archive.with_remains(stored))
            if table is not None:
                self.admit(table)
                await self.look_at(table)  # others may have gone on while it was read
            return table

    # --- people

    def asker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:  # Any: Litestar's generics
        """Return who asks over *connection*, as far as limits are concerned."""
        address = address_of(connection)
        return Asker(self.guests.signed(connection) or address, address)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call *guest* by another name, also where they sit."""
        renamed = Guest(guest.id, checked_name(name))
        await self.store.rename_guest(renamed.id, renamed.name)
        self.show_name(renamed)
        self.relay.tell(Renamed(renamed.id, renamed.name))
        return renamed

    def show_name(self, guest: Guest) -> None:
        """Show everybody what *guest* is called now."""
        for table in tuple(self.tables.values()):
            if table.status in ("waiting", "running") and table.seats.of(guest.id) is not None:
                table.seats.rename(guest.id, guest.name)
                table.tell_changed()
                self.yours.hear_alteration(table.id, people_at(table))
