"""What others have made of a table: what is in the log or in the store happens here too, and is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from clashtable.core.arrangement import MARK
from clashtable.server.appearance import appearances, tell_differences
from clashtable.server.facts import Offered
from clashtable.server.logs import note
from clashtable.server.rows import MoveRow, StoredTable
from clashtable.server.seats import Seats

if TYPE_CHECKING:
    from clashtable.server.tables import Table


async def hear_move(table: Table, move: MoveRow) -> None:
    """Let a move that another worker has committed happen here too."""
    async with table.lock:
        if move.sequence == table.count + 1 and table.status == "running" and table.course is not None:
            await follow(table, move)
        elif move.sequence > table.count:
            await catch_up(table)


async def hear_offers(table: Table, moves: int, offers: Sequence[Offered]) -> None:
    """Take over what is offered at another worker after so many entries."""
    async with table.lock:
        if moves > table.count:
            await catch_up(table)
        if moves == table.count:
            table.accord.take(offers)
            table.tell_changed()


async def look(table: Table) -> None:
    """Let *table* become what somebody else has made of it in the store, and let everybody see it."""
    async with table.lock:
        await catch_up(table)


async def catch_up(table: Table) -> None:
    """Read what the store has more of *table* than we do; the caller holds the lock."""
    stored = await table.store.table(table.id, after=table.count)
    assert stored is not None, "a table is never deleted"
    before = appearances(table)
    note("table_caught_up", table=table.id, moves=len(stored.moves), edition=stored.edition)
    if table.course is None or stored.row.status not in ("running", "finished"):
        table.adopt(replace(stored if table.count == 0 else await whole(table), remains=table.remains))
    else:
        table.edition, table.seats = stored.edition, Seats(stored.seats)
        table.row = replace(stored.row, status=table.status)
        table.seats.face(table.course.match.to_act)
        for move in stored.moves:
            await follow(table, move)
    table.note_presence()
    tell_differences(table, before)
    table.attend()
    table.keeper.changed(table)


async def whole(table: Table) -> StoredTable:
    """Return all that is kept of *table*."""
    stored = await table.store.table(table.id)
    assert stored is not None, "a table is never deleted"
    return stored


async def follow(table: Table, move: MoveRow) -> None:
    """Let a move that is in the log happen here too."""
    course = table.played()
    if move.notation.startswith(MARK):  # it may play much of the match once more
        turn = await asyncio.to_thread(course.tried, move.notation, move.seat)
        course.take(turn)
    else:
        turn = course.followed(move.seat, move.notation, move.shown)
    table.happened(turn, move)
    table.keeper.followed(table)
