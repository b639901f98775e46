"""A person at a table, named without knowing who they are: by their seat, or by something they said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clashtable.server.chat import rooms_of
from clashtable.server.refusal import Refusal

if TYPE_CHECKING:
    from clashtable.server.house import House
    from clashtable.server.tables import Table


async def mentioned(house: House, table: Table, guest: str, seat: int | None, line: int | None) -> str:
    """Return the id of the person whom *guest* means; a Refusal says why it is nobody."""
    if seat is not None and line is None:
        return who_sits(table, seat)
    if line is not None and seat is None:
        return await who_said(house, table, guest, line)
    raise Refusal("invalid", "Say whom you mean either by their seat or by the number of a line they said.")


def who_sits(table: Table, seat: int) -> str:
    """Return the person who sits on *seat*."""
    if seat not in range(len(table.seats)):
        raise Refusal("not_found", f"There is no seat {seat}; the seats are 0 to {len(table.seats) - 1}.")
    found = table.seats.now[seat].guest
    if found is None:
        raise Refusal("not_allowed", "Nobody sits there but a bot or no one; this is for people.")
    return found


async def who_said(house: House, table: Table, guest: str, line: int) -> str:
    """Return the person who said the *line* of that number, which *guest* may hear."""
    row = await house.chat.line(table.id, line)
    if row is None or row.room not in rooms_of(table, guest):
        raise Refusal("not_found", f"Nobody has said a line {line} that you could hear at this table.")
    return row.guest_id
