"""All tables of this server and what they need: the store, the guests, the lobby, the bots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import datetime, timedelta
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar.connection import ASGIConnection

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.registry import GAMES
from clashtable.server.accounts import Accounts
from clashtable.server.archive import Archive
from clashtable.server.bot_players import BotPlayers
from clashtable.server.challenges import Challenges
from clashtable.server.chance import Chance
from clashtable.server.chat import ChatLog
from clashtable.server.clock import Clock
from clashtable.server.colleagues import Colleagues
from clashtable.server.crowd import Crowd
from clashtable.server.guests import Guest, Guests
from clashtable.server.health import Health
from clashtable.server.limits import Asker, Limits, address_of
from clashtable.server.lobby import LobbyRoom
from clashtable.server.logs import note, note_failure
from clashtable.server.metrics import Metrics
from clashtable.server.names import checked_name
from clashtable.server.news import MoveMade, OffersMade, Renamed, TableAltered, WhoIsThere
from clashtable.server.rated_tables import check_players
from clashtable.server.rating_book import RatingBook
from clashtable.server.referee import Referee
from clashtable.server.refusal import Refusal
from clashtable.server.relay import RedisRelay, Relay
from clashtable.server.replays import Replays
from clashtable.server.rows import MoveRow, StoredTable, TableRow
from clashtable.server.seats import Seat
from clashtable.server.seeks import Seeks
from clashtable.server.series import SeriesRoom
from clashtable.server.sessions import Sessions
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store
from clashtable.server.sweep import Sweep
from clashtable.server.tables import Table
from clashtable.server.thinking import Thinker
from clashtable.server.ties import Ties
from clashtable.server.tokens import Tokens
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
        self.chat = ChatLog(self.store)
        self.ties = Ties(self.store, clock)
        self.tables: dict[str, Table] = {}
        self.lobby = LobbyRoom(self.tables, clock, settings.lobby_per_person, self.relay)
        self.yours = YourGames(self)
        self.replays = Replays(self)
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.limits = Limits(settings, clock)
        self.sessions = Sessions(self.store, chance, clock, self.relay)
        self.tokens = Tokens(self.store, chance, clock, self.sessions)
        self.accounts = Accounts(self.guests, self.sessions, self.limits)
        self.sweep = Sweep(self)
        self.referee = Referee(self)
        self.ratings = RatingBook(self)
        self.seeks = Seeks(self)
        self.crowd = Crowd(clock, self.relay)
        self.challenges = Challenges(self)
        self.series = SeriesRoom(self)
        self.meeting = asyncio.Lock()
        """Held by whoever looks for a game."""

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
        self.ratings.round.open()
        self.seeks.round.open()
        self.challenges.round.open()
        self.series.round.open()
        await self.colleagues.open()
        await self.referee.open()
        note("house_opened")

    async def close(self) -> None:
        """Stop in good order; nothing is lost if this never happens."""
        self.sweep.close()
        await self.referee.close()
        await self.seeks.round.close()
        await self.challenges.round.close()
        await self.series.close()
        await self.ratings.close()
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
        self.referee.watch(table)
        self.archive.hear(table)
        self.ratings.hear(table)
        self.series.hear(table)

    def followed(self, table: Table) -> None:
        """Let a bot whose turn has come move, if it is ours to see to."""
        self.bots.wake(table)
        self.referee.watch(table)

    def offered(self, table: Table) -> None:
        """Let the other workers know what is offered."""
        self.relay.tell(OffersMade(table.id, table.count, table.accord.offers))

    async def lost(self, since: datetime, until: datetime) -> timedelta:
        """Return how much time was lost between two moments."""
        return await self.referee.outages.lost(since, until)

    def altered(self, table: Table) -> None:
        """Let those who sit there know, and the other workers."""
        self.yours.hear_alteration(table.id, people_at(table))
        self.relay.tell(TableAltered(table.id, people_at(table)))

    async def check_players(self, row: TableRow, seats: Sequence[Seat]) -> None:
        """Refuse anybody on *seats* who may not play at the table of *row*."""
        await check_players(self.store, row, seats)

    def gathered(self, table: Table) -> None:
        """Let the other workers know who is here."""
        self.colleagues.gathered(table)

    def changed(self, table: Table) -> None:
        """Let bots, the referee and the lobby know."""
        self.bots.wake(table)
        self.referee.watch(table)
        self.ratings.touch(table)
        self.challenges.touch(table)
        self.lobby.touch()

    # --- finding

    def admit(self, table: Table) -> None:
        """Take *table* into memory."""
        table.seek = self.seeks.known.get(table.id)
        self.tables[table.id] = table
        table.note_presence()
        table.attend()
        self.sweep.touch(table.id)
        self.relay.tell(WhoIsThere(table.id))

    def drop(self, table: Table) -> None:
        """Let *table*, to which nobody is connected, leave memory."""
        self.archive.hear(table, leaves=True)
        del self.tables[table.id]
        self.bots.forget(table)
        self.referee.forget(table)
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
                await self.ratings.refresh(table)
                await self.series.refresh(table)
                await self.seeks.refresh(name)
                self.admit(table)
                await self.look_at(table)  # others may have gone on while it was read
                await self.referee.forgive(table)
            return table

    # --- people

    def asker(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Asker:  # Any: Litestar's generics
        """Return who asks over *connection*, as far as limits are concerned."""
        address = address_of(connection)
        return Asker(self.guests.claimed(connection) or address, address)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Call *guest* by another name, also where they sit."""
        renamed = await self.accounts.renamed(guest, checked_name(name))
        self.tell_name(renamed)
        return renamed

    def tell_name(self, guest: Guest) -> None:
        """Show everybody, at every worker, what *guest* is called now."""
        self.show_name(guest)
        self.relay.tell(Renamed(guest.id, guest.name, guest.profile))

    def show_name(self, guest: Guest) -> None:
        """Show everybody here what *guest* is called now; what is over keeps the name of its time."""
        for table in tuple(self.tables.values()):
            if table.seats.ever_held(guest.id):
                is_over = table.status not in ("waiting", "running")
                table.seats.rename(guest.id, None if is_over else guest.name, guest.profile)
                table.tell_changed()
                self.yours.hear_alteration(table.id, people_at(table))
