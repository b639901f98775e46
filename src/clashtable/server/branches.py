"""Playing on from a moment of a match that is over: at a table of its own, with the very luck that the match had.

Whoever has read the record of the first match can foretell that luck. So nothing is promised about it, and such a match
is never rated.
"""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.errors import InvalidMessage
from clashtable.core.text import counted
from clashtable.server.facts import Terms
from clashtable.server.guests import Guest
from clashtable.server.history_facts import BranchPlan
from clashtable.server.house import House
from clashtable.server.opening import admit, check_not_too_busy, planned_seat
from clashtable.server.reels import Reel
from clashtable.server.refusal import Refusal
from clashtable.server.replays import snapshot_at
from clashtable.server.rows import TableRow
from clashtable.server.seating import check_full
from clashtable.server.seats import Seat
from clashtable.server.tables import Table
from clashtable.server.terms import check_terms


async def open_branch(house: House, guest: Guest, name: str, plan: BranchPlan, address: str) -> Table:
    """Open a table that begins where the match of the table *name* stood; a Refusal says why that cannot be."""
    reel = await house.replays.find(name)
    check_plan(reel, plan)
    seats = branch_seats(house, guest, plan)
    if plan.start:
        check_full(list(seats))
    start = await house.replays.work(lambda: snapshot_at(reel, plan.at))
    check_not_too_busy(house, guest, address)
    row = branch_row(house, guest, reel, plan)
    await house.store.add_table(row, seats, start)
    table = admit(house, row, seats, address, start)
    if plan.start:
        async with table.lock:
            await table.begin()
    return table


def check_plan(reel: Reel, plan: BranchPlan) -> None:
    """Refuse what cannot be played on from."""
    if not reel.is_whole:
        title = reel.table.game.title
        raise Refusal("not_allowed", f"The rules of {title} have changed since, so nobody can play on from this match.")
    reel.check_number(plan.at)
    if len(plan.seats) != len(reel.table.seats):
        raise InvalidMessage(f"This match has {counted(len(reel.table.seats), 'seat')}, not {len(plan.seats)}.")
    if plan.seats and not plan.start and all(seat.kind == "bot" for seat in plan.seats):
        raise InvalidMessage("Take one of the seats yourself, or fill them all with bots and start at once.")
    check_branch_terms(plan.terms)


def check_branch_terms(terms: Terms) -> None:
    """Refuse terms that a match with known luck cannot have."""
    check_terms(terms)
    if terms.rated:
        raise InvalidMessage("A match that was branched off another cannot be rated: its luck is known.")
    if terms.best_of != 1:
        raise InvalidMessage("A match that was branched off another is played once: it is no series.")


def branch_seats(house: House, guest: Guest, plan: BranchPlan) -> Sequence[Seat]:
    """Return who sits where; *guest* may have several seats, and so play themselves."""
    seats: list[Seat] = []
    for seat in plan.seats:
        seats.append(planned_seat(house.chance, guest, seat, [other.name for other in seats]))
    return seats


def branch_row(house: House, guest: Guest, reel: Reel, plan: BranchPlan) -> TableRow:
    """Return the row of the new table; its options are those that the first match began with."""
    first = reel.table.row
    return TableRow(
        id=house.chance.token(9),
        game=first.game,
        game_version=reel.table.game.version,
        options=first.options,
        status="waiting",
        public=plan.public,
        host=guest.id,
        secret=house.chance.secret(),
        salt=house.chance.secret(),
        created=house.clock.stamp(),
        terms=plan.terms,
        branch_of=first.id,
        branch_at=plan.at,
    )
