"""All tables of this server and what they need: the store, the guests, the lobby, the bots."""

from __future__ import annotations

import asyncio
from typing import Final

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.registry import GAMES
from clashtable.server.bot_players import BotPlayers
from clashtable.server.guests import Guest, Guests
from clashtable.server.lobby import LobbyRoom
from clashtable.server.logs import note, note_failure
from clashtable.server.names import checked_name
from clashtable.server.refusal import Refusal
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store, StoredTable
from clashtable.server.tables import Table
from clashtable.server.thinking import Thinker

MOST_ENDED: Final = 200
"""How many tables that are over stay in memory although nobody looks at them."""


class House:
    """The tables in memory: every one that is not over, and some that people still look at."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url())
        self.guests = Guests(self.store)
        self.thinker = Thinker(settings.bot_workers)
        self.bots = BotPlayers(self.thinker, settings.bot_delay_ms)
        self.tables: dict[str, Table] = {}
        self.lobby = LobbyRoom(self.tables)
        self.loading = asyncio.Lock()

    async def open(self) -> None:
        """Go on with every table exactly where it was."""
        await self.store.open()
        await self.guests.open(self.settings.secret)
        self.thinker.open()
        for stored in await self.store.unfinished():
            self.admit(stored)
        note("house_opened", tables=len(self.tables))
        for table in tuple(self.tables.values()):
            self.bots.wake(table)

    async def close(self) -> None:
        """Stop in good order; nothing is lost if this never happens."""
        self.thinker.close()
        await self.bots.close()
        await self.store.close()
        note("house_closed")

    # --- what tables report

    def moved(self, table: Table) -> None:
        """Let a bot whose turn has come move."""
        self.bots.wake(table)

    def changed(self, table: Table) -> None:
        """Let bots and the lobby know."""
        self.bots.wake(table)
        self.lobby.touch()

    # --- finding

    def admit(self, stored: StoredTable) -> Table | None:
        """Take a stored table into memory; None, with the reason logged, when it cannot be played again."""
        if stored.row.game not in GAMES:
            note("table_of_unknown_game", table=stored.row.id, game=stored.row.game)
            return None
        try:
            table = Table(stored, self.store, self)
        except (IllegalMove, InvalidMessage):
            note_failure("log_not_replayable", table=stored.row.id)
            return None
        self.tables[table.id] = table
        return table

    async def find(self, name: str) -> Table:
        """Return the table of that id; a Refusal when there is none."""
        async with self.loading:
            table = self.tables.get(name)
            if table is None and (stored := await self.store.table(name)) is not None:
                self.forget_ended()
                table = self.admit(stored)
        if table is None:
            raise Refusal("not_found", "There is no such table. The link may be incomplete.")
        return table

    def forget_ended(self) -> None:
        """Drop tables that are over and that nobody looks at, once there are many."""
        ended = [
            table
            for table in self.tables.values()
            if table.status in ("finished", "closed") and not table.audience.listeners
        ]
        if len(ended) > MOST_ENDED:
            for table in ended:
                del self.tables[table.id]

    # --- people

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call *guest* by another name, also where they sit."""
        renamed = Guest(guest.id, checked_name(name))
        await self.store.rename_guest(renamed.id, renamed.name)
        for table in tuple(self.tables.values()):
            if table.status in ("waiting", "running") and table.seats.of(guest.id) is not None:
                table.seats.rename(renamed.id, renamed.name)
                table.tell_changed()
        return renamed
