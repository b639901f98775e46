"""Finding a game: sit down with somebody who looks for the same, or open a table where others find one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.text import listed
from clashtable.games.registry import GAMES
from clashtable.server.facts import SeekInfo, Terms
from clashtable.server.friends import is_apart
from clashtable.server.guests import Guest
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import admit, check_not_too_busy, checked_row, planned_seats
from clashtable.server.rated_tables import check_levels, usual_options
from clashtable.server.refusal import IllegalDeck, Refusal
from clashtable.server.schema import SEATS, SEEKS, TABLES
from clashtable.server.seating import sit
from clashtable.server.seats import BOT_LEVELS, Seat, checked_level
from clashtable.server.seeks import fill_time
from clashtable.server.store import table_inserted
from clashtable.server.tables import Table
from clashtable.server.terms import terms_from

if TYPE_CHECKING:
    from clashtable.server.house import House
    from clashtable.server.society import NewSeek

LONGEST_WAIT: Final = 600
"""In seconds."""


async def find_game(house: House, guest: Guest, seek: NewSeek, address: str) -> Table:
    """Return the table where *guest* finds a game: somebody else's who looks for the same, or a new one."""
    plan, level = planned(seek)
    async with house.meeting:  # of two who look at the same moment the second finds the first
        for name in await house.store.read(lambda connection: fitting(connection, guest.id, plan)):
            table = await house.find(name)
            if table.seats.of(guest.id) is not None or await joined(table, guest, seek.deck):
                return table
        table = await open_seek(house, guest, plan, address, SeekInfo(fill_time(house, seek.wait), level))
    if seek.wait == 0:
        await house.seeks.begin(table.id, level)
    return table


def planned(seek: NewSeek) -> tuple[NewTable, str]:
    """Return the table that *seek* asks for and the level of its bots; InvalidMessage says what is wrong with it."""
    if seek.game not in GAMES:
        raise InvalidMessage(f"There is no game {seek.game!r}; the games are {listed(list(GAMES))}.")
    if not 0 <= seek.wait <= LONGEST_WAIT:
        raise InvalidMessage(f"Bots join after 0 to {LONGEST_WAIT} seconds, not {seek.wait}.")
    seats = checked_seats(GAMES[seek.game], seek.seats)
    level = checked_level(seek.level or BOT_LEVELS[len(BOT_LEVELS) // 2].level)
    if seek.rated:
        check_levels([Seat("bot", level=level)])
    plans = (SeatPlan("me"), *(SeatPlan("open") for _other in range(seats - 1)))
    options = usual_options(GAMES[seek.game], seats)
    return NewTable(seek.game, plans, options, deck=seek.deck, terms=Terms(rated=seek.rated)), level


def checked_seats(game: Game, seats: int | None) -> int:
    """Return how many seats a table of *game* has."""
    if seats is not None and seats not in game.seats:
        raise InvalidMessage(f"{game.title} has {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return seats or game.usual_seats


def fitting(connection: sql.Connection, guest: str, plan: NewTable) -> list[str]:
    """Return the tables of those who look for what *plan* describes and whom *guest* may meet, longest wait first."""
    query = sql.select(TABLES.c.id, TABLES.c.terms).join(SEEKS, SEEKS.c.table_id == TABLES.c.id)
    query = query.where(TABLES.c.status == "waiting", TABLES.c.game == plan.game, TABLES.c.rematch_of.is_(None))
    found = []
    for row in connection.execute(query.order_by(SEEKS.c.fill_at)).all():
        seats = connection.execute(sql.select(SEATS).where(SEATS.c.table_id == row.id)).all()
        if terms_from(row.terms) == plan.terms and may_meet(connection, guest, seats, len(plan.seats)):
            found.append(row.id)
    return found


def may_meet(connection: sql.Connection, guest: str, seats: Sequence[Any], wanted: int) -> bool:  # Any: rows of seats
    """Tell whether *guest* can sit down with those on *seats*, and there are as many as *wanted*."""
    others = [seat.guest_id for seat in seats if seat.guest_id is not None]
    if guest in others:
        return len(seats) == wanted
    is_free = any(seat.kind == "open" for seat in seats)
    return len(seats) == wanted and is_free and not is_apart(connection, guest, others)


async def joined(table: Table, guest: Guest, deck: str | None) -> bool:
    """Seat *guest* at a table of people who look for the same; False when it was filled meanwhile."""
    free = next((index for index, seat in enumerate(table.seats.now) if seat.kind == "open"), None)
    if free is None or table.status != "waiting":
        return False
    try:
        await sit(table, guest, free, deck)
    except IllegalDeck:
        raise
    except Refusal:
        return False
    return True


async def open_seek(house: House, guest: Guest, plan: NewTable, address: str, info: SeekInfo) -> Table:
    """Open a table where others find *guest*."""
    row, seats = checked_row(house, guest, plan), planned_seats(house.chance, guest, plan)
    await house.check_players(row, seats)
    check_not_too_busy(house, guest, address)
    seek = sql.insert(SEEKS).values(table_id=row.id, fill_at=info.fill_at, level=info.level)
    await house.store._do(*table_inserted(row, seats), seek)
    house.seeks.known[row.id] = info
    return admit(house, row, seats, address)


async def start_now(house: House, guest: Guest, table: Table) -> None:
    """Let bots join now; for the host of a table of people who look for a game."""
    if table.seek is None or table.status != "waiting":
        raise Refusal("not_allowed", "Nobody looks for a game at this table any more.")
    if table.row.host != guest.id:
        raise Refusal("not_allowed", "Only whoever has looked for longest can let bots join now.")
    await house.seeks.begin(table.id, table.seek.level)
