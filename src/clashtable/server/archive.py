"""Keeping what outlives the rules: how each match ended, as everybody saw it, and now and then how one stands.

Nothing waits for this. What a crash kept from being written is made again from the log at the next start, and a match
whose newest snapshot is old is played on from it by the moves in the log.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from weakref import WeakSet

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from clashtable.core.errors import InvalidMessage
from clashtable.games.registry import GAMES
from clashtable.server.logs import note, note_failure
from clashtable.server.outcomes import make_up_outcomes
from clashtable.server.remains import Remains, packed, remains_of
from clashtable.server.rows import StoredTable
from clashtable.server.schema import ENDINGS, SNAPSHOTS, TABLES
from clashtable.server.showing import ending
from clashtable.server.store import Store
from clashtable.server.tables import Table
from clashtable.server.writer import Step

EVERY: Final = 50
"""After how many moves a match that goes on is kept as it stands."""
INSERT_ENDING: Final = sql.insert(ENDINGS)
INSERT_SNAPSHOT: Final = sql.insert(SNAPSHOTS)


class Archive:
    """Where that is kept, and who sees to it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.snapshots: dict[str, int] = {}
        """How many moves the newest snapshot of each table has, as far as this server made it."""
        self.ended: WeakSet[Table] = WeakSet()
        """Those whose ending is kept, or about to be."""
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self, restored: Callable[[StoredTable], Table | None]) -> None:
        """Begin to make up for what is missing, such as all of it in a database from before there was any."""
        self._soon(self._make_up(restored))

    async def close(self, tables: Iterable[Table]) -> None:
        """Stop, and keep how the matches of *tables* stand."""
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(SQLAlchemyError):
            await self.keep_standing([table for table in tables if table.status == "running"])

    def hear(self, table: Table, *, leaves: bool = False) -> None:
        """Hear that something happened at *table*, or that it leaves memory, and keep what is due."""
        if table.match is None:
            return
        if table.status == "finished" and table not in self.ended:
            self.ended.add(table)
            self._soon(self.keep_ending(table))
        elif table.status == "running" and (leaves or (table.moves and len(table.moves) % EVERY == 0)):
            self._soon(self.keep_standing([table]))

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:  # Any: a coroutine's own generics
        """Let *work* be done beside everything else; where it fails, the next start makes up for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("archive_failed", level=logging.WARNING, error=str(error))

    async def keep_ending(self, table: Table) -> None:
        """Keep how the match of *table* ended, and let go of how it stood before."""
        parts = await asyncio.to_thread(ending, table)
        self.snapshots.pop(table.id, None)
        steps: list[Step] = [
            (sql.delete(kept).where(kept.c.table_id == table.id), None) for kept in (ENDINGS, SNAPSHOTS)
        ]
        steps += [(INSERT_ENDING, {"table_id": table.id, "part": part, "content": parts[part]}) for part in parts]
        await self.store.writer.write(steps)

    async def keep_standing(self, tables: Iterable[Table]) -> None:
        """Keep how each match stands, unless that is kept already."""
        writing: list[Coroutine[Any, Any, None]] = []  # Any: as above
        for table in tables:
            match, moves = table.match, len(table.moves)
            if match is None or self.snapshots.get(table.id) == moves:
                continue
            self.snapshots[table.id] = moves
            content = packed(msgspec.json.encode(match.game.save(match.state)))
            row = {"table_id": table.id, "moves": moves, "content": content}
            forget = sql.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table.id)
            writing.append(self.store.writer.write([(forget, None), (INSERT_SNAPSHOT, row)]))
        for failure in await asyncio.gather(*writing, return_exceptions=True):
            # Where another worker has kept the same at this moment, one of the two is enough.
            if isinstance(failure, BaseException) and not isinstance(failure, IntegrityError):
                raise failure

    async def with_remains(self, stored: StoredTable) -> StoredTable:
        """Return *stored* with what is kept beside its log, where its rules have changed."""
        row = stored.row
        if row.game not in GAMES or row.game_version == GAMES[row.game].version:
            return stored
        try:
            return replace(stored, remains=await self.remains(row.id))
        except (zlib.error, msgspec.DecodeError, InvalidMessage):
            note_failure("remains_not_readable", table=row.id)
            return stored

    async def remains(self, table: str) -> Remains:
        """Return what is kept of the match of *table* beside its log."""

        def read(connection: sql.Connection) -> Remains:
            endings = connection.execute(sql.select(ENDINGS).where(ENDINGS.c.table_id == table)).all()
            stood = connection.execute(sql.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)).first()
            parts = {row.part: row.content for row in endings}
            return remains_of(parts, None if stood is None else stood.content, 0 if stood is None else stood.moves)

        return await self.store.read(read)

    async def _make_up(self, restored: Callable[[StoredTable], Table | None]) -> None:
        for game in GAMES.values():
            for name in await self._missing(game.id, game.version):
                stored = await self.store.table(name)
                assert stored is not None, "a table is never deleted"
                table = await asyncio.to_thread(restored, stored)
                if table is not None:
                    await (self.keep_ending(table) if table.status == "finished" else self.keep_standing([table]))
        await make_up_outcomes(self.store)

    async def _missing(self, game: str, version: str) -> list[str]:
        """Return the matches of these rules of which nothing is kept but the log."""
        ended, stood = sql.select(ENDINGS.c.table_id), sql.select(SNAPSHOTS.c.table_id)
        nothing = sql.or_(
            sql.and_(TABLES.c.status == "finished", TABLES.c.id.not_in(ended)),
            sql.and_(TABLES.c.status == "running", TABLES.c.id.not_in(stood)),
        )
        query = sql.select(TABLES.c.id).where(TABLES.c.game == game, TABLES.c.game_version == version, nothing)
        return await self.store.read(lambda connection: list(connection.scalars(query)))
