"""Challenges: a table where a seat is kept for somebody, who is told in the lobby and may accept or decline.

A challenge is open while its table waits and the seat is kept. Nothing else is stored: whoever comes to the lobby is
told of what is open then, and each worker tells its own people when that changes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.attendance import Attendance
from clashtable.server.audience import Listener
from clashtable.server.friends import is_apart
from clashtable.server.guests import Guest
from clashtable.server.messages import Challenge, ChallengeOver, NewTable, SeatPlan, ServerMessage
from clashtable.server.news import Challenged
from clashtable.server.opening import admit, check_not_too_busy, checked_row, planned_seats
from clashtable.server.players import LEVEL, found_player, known_players, player_infos
from clashtable.server.refusal import Refusal, TooMany
from clashtable.server.rounds import Round
from clashtable.server.schema import SEATS, TABLES
from clashtable.server.seating import leave, sit, take
from clashtable.server.seats import Seat
from clashtable.server.showing import encoded, table_info
from clashtable.server.society import NewChallenge
from clashtable.server.tables import Table

if TYPE_CHECKING:
    from clashtable.server.house import House

LEASE: Final = "challenges"
"""What one of several workers holds that ends the challenges of those who have gone."""
EVERY: Final = 5.0
PATIENCE: Final = 600.0
"""For how many seconds a challenger may be away."""
MOST: Final = 5
"""How many challenges somebody may have open."""
FOR_TWO: Final = (SeatPlan("me"), SeatPlan("open"))
NEEDS_ACCOUNT: Final = (
    "Only people with accounts can challenge others. Make one at /account, or send somebody the link of a table."
)


@dataclass(frozen=True)
class Party:
    """Who is challenged."""

    guest: str
    name: str


class Challenges:
    """All that are open, and who has been told of them here."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: dict[str, str] = {}
        """By table the guest who was challenged, for those that somebody here knows of."""
        self.attendance = Attendance(house.clock, PATIENCE)
        self.round = Round("challenges", EVERY, self.look)

    # --- what people do

    async def make(self, guest: Guest, wanted: NewChallenge, address: str) -> Table:
        """Open a table where a seat is kept for the player who is challenged."""
        party = await self.house.store.read(lambda connection: challenged(connection, guest, wanted.player))
        plan = NewTable(
            wanted.game, wanted.seats or FOR_TWO, wanted.options, public=False, deck=wanted.deck, terms=wanted.terms
        )
        row = checked_row(self.house, guest, plan)
        seats = with_kept(planned_seats(self.house.chance, guest, plan), party)
        await self.house.check_players(row, seats)
        check_not_too_busy(self.house, guest, address)
        await self.house.store.add_table(row, seats)
        table = admit(self.house, row, seats, address)
        await self.tell(table.id, party.guest)
        self.house.relay.tell(Challenged(table.id, party.guest))
        return table

    async def accept(self, table: Table, guest: Guest, deck: str | None) -> None:
        """Let *guest* sit down where a seat is kept for them."""
        await sit(table, guest, kept_seat(table, guest.id), deck)

    async def decline(self, table: Table, guest: Guest) -> None:
        """Let *guest* say no: the table closes, and the challenger sees it."""
        async with table.lock:
            index = kept_seat(table, guest.id)
            await take(table, replace(table.row, status="closed"), index, table.seats.now[index])

    # --- what people are told

    async def greet(self, listener: Listener) -> None:
        """Tell somebody who comes to the lobby of the challenges that wait for them."""
        guest = listener.guest
        if guest is None:
            return
        for table in await self.house.store.read(lambda connection: open_challenges(connection, guest)):
            message = await self._message(table, guest)
            if message is not None:
                listener.tell(encoded(message))

    async def tell(self, table: str, guest: str) -> None:
        """Tell *guest* of a challenge, if they look at the lobby here."""
        if any(listener.guest == guest for listener in self.house.lobby.listeners):
            message = await self._message(table, guest)
            if message is not None:
                self._tell(guest, message)

    async def _message(self, name: str, guest: str) -> Challenge | None:
        table = await self.house.find(name)
        index, host = kept_index(table, guest), table.row.host
        if index is None or host is None:
            return None
        self.told[name] = guest
        challenger = (await self.house.store.read(lambda connection: player_infos(connection, [host])))[host]
        return Challenge(challenger.id or "", challenger.name, index, table_info(table))

    def touch(self, table: Table) -> None:
        """Tell whoever was challenged at *table* when that is over."""
        guest = self.told.get(table.id)
        if guest is None or kept_index(table, guest) is not None:
            return
        del self.told[table.id]
        self._tell(guest, ChallengeOver(table.id, ending(table, guest)))

    def _tell(self, guest: str, message: ServerMessage) -> None:
        for listener in tuple(self.house.lobby.listeners):
            if listener.guest == guest:
                listener.tell(encoded(message))

    # --- what goes on

    async def look(self) -> None:
        """End the challenges of those who have been away for too long."""
        names = await self.house.store.read(lambda connection: open_challenges(connection, None))
        if not names or not await self.house.relay.holds(LEASE):
            return
        for name in names:
            table = await self.house.find(name)
            host = table.row.host
            if host is not None and self.attendance.is_missing(table, host):
                await leave(table, Guest(host, ""))


def ending(table: Table, guest: str) -> Literal["accepted", "declined", "withdrawn"]:
    """Return how the challenge of *guest* at *table* has ended."""
    if table.seats.of(guest) is not None:
        return "accepted"
    is_kept = any(seat.keeps == guest for seat in table.seats.now)
    return "declined" if is_kept and table.seats.of(table.row.host) is not None else "withdrawn"


def challenged(connection: sql.Connection, guest: Guest, name: str) -> Party:
    """Return who is challenged by *guest* under that *name*; a Refusal where that is not possible."""
    if not known_players(connection, [guest.id]):
        raise Refusal("not_allowed", NEEDS_ACCOUNT)
    if name.startswith(LEVEL):
        raise Refusal("not_allowed", "Our own bots need no challenge: open a table and give one of them a seat.")
    player = found_player(connection, name)
    info = player_infos(connection, [player])[player]
    if player == guest.id:
        raise Refusal("not_allowed", "You cannot challenge yourself.")
    if is_apart(connection, guest.id, [player]):
        raise Refusal("not_allowed", f"{info.name} takes no challenges now.")
    if len(open_challenges(connection, None, guest.id)) >= MOST:
        raise TooMany(f"You can have {MOST} challenges open; wait for an answer, or leave one of their tables")
    return Party(player, info.name)


def with_kept(seats: list[Seat], party: Party) -> list[Seat]:
    """Return *seats* of which the first open one is kept for *party*."""
    index = next((index for index, seat in enumerate(seats) if seat.kind == "open"), None)
    if index is None or not any(seat.is_person for seat in seats):
        raise InvalidMessage("A challenge needs a seat for yourself (me), and an open one for the player.")
    kept = Seat("open", party.name, keeps=party.guest)
    return [kept if number == index else seat for number, seat in enumerate(seats)]


def kept_index(table: Table, guest: str) -> int | None:
    """Return the seat that is kept for *guest* at a waiting table; None where none is."""
    if table.status != "waiting":
        return None
    return next(
        (index for index, seat in enumerate(table.seats.now) if seat.kind == "open" and seat.keeps == guest), None
    )


def kept_seat(table: Table, guest: str) -> int:
    """Return the seat that is kept for *guest*; a Refusal where none is."""
    index = kept_index(table, guest)
    if index is None:
        raise Refusal("not_allowed", "This challenge is not open any more.")
    return index


def open_challenges(connection: sql.Connection, guest: str | None, host: str | None = None) -> list[str]:
    """Return the tables where a seat is kept for *guest*, or for anybody; where *host* is said, of theirs alone."""
    query = sql.select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id).order_by(TABLES.c.created)
    query = query.where(TABLES.c.status == "waiting", TABLES.c.rematch_of.is_(None), SEATS.c.kind == "open")
    query = query.where(SEATS.c.keeps.is_not(None) if guest is None else SEATS.c.keeps == guest)
    if host is not None:
        query = query.where(TABLES.c.host == host)
    return list(connection.scalars(query))
