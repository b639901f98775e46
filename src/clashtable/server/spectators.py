"""Sharing what one sees with spectators, and looking from a seat that is shared."""

from __future__ import annotations

from dataclasses import replace

from clashtable.core.text import listed
from clashtable.server.audience import Listener
from clashtable.server.guests import Guest
from clashtable.server.refusal import Refusal
from clashtable.server.tables import Table


async def share(table: Table, guest: Guest, *, on: bool) -> None:
    """Let spectators look from the seat of *guest*, or no longer: whoever did sees what is public at once."""
    async with table.lock:
        index = table.own_seat(guest.id)
        if on:
            check_sharing(table)
        if table.seats.now[index].shares == on:
            return
        await table.keep_seat(table.row, index, replace(table.seats.now[index], shares=on))
        table.tell_changed()


def check_sharing(table: Table) -> None:
    """Refuse to share in a match whose result counts, as long as it is not over."""
    if table.row.terms.rated and table.status in ("waiting", "running"):
        raise Refusal("not_allowed", "In a rated match nobody can share their cards before the end.")


def look(table: Table, listener: Listener, seat: int | None) -> None:
    """Let *listener*, a spectator, look from *seat*, or from the audience; the answer is the whole state."""
    if table.seats.of(listener.guest) is not None:
        raise Refusal("not_allowed", "You have a seat at this table, so you see it from there.")
    if seat is None:
        table.audience.looks.pop(listener, None)
    else:
        check_shared(table, seat)
        table.audience.looks[listener] = seat
    table.show_state(listener)


def check_shared(table: Table, seat: int) -> None:
    """Refuse unless the player of *seat* shares it now."""
    if seat not in range(len(table.seats)):
        raise Refusal("not_found", f"There is no seat {seat}; the seats are 0 to {len(table.seats) - 1}.")
    if not table.seats.now[seat].shares:
        sharing = [one.name for one in table.seats.now if one.shares]
        now = f"You can look from the seat of {listed(sharing, 'or')}." if sharing else "Nobody shares theirs now."
        raise Refusal("not_allowed", f"The view from that seat is not shared. {now}")
