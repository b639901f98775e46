"""How a table comes to be: opened by a guest, or as a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from clashtable.core.deck import MIRROR
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.text import listed
from clashtable.games.registry import GAMES
from clashtable.server.chance import Chance
from clashtable.server.decks import chosen, per_seat, waiting_options
from clashtable.server.guests import Guest
from clashtable.server.lobby import busy_with
from clashtable.server.logs import note
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.rated_tables import check_has_player, check_usual
from clashtable.server.refusal import Refusal
from clashtable.server.rows import StoredTable, TableRow
from clashtable.server.seating import check_full, new_bot, seat_of, sit
from clashtable.server.seats import BOT_LEVELS, OPEN, Seat, checked_level
from clashtable.server.tables import Table
from clashtable.server.terms import check_terms

if TYPE_CHECKING:
    from clashtable.server.house import House

LONGEST_MATCH: Final = 500_000
"""How many moves a match here can take at most, so that no table plays on for ever."""


async def open_table(house: House, guest: Guest, plan: NewTable, address: str) -> Table:
    """Open the table that *plan* describes; InvalidMessage or a Refusal says what is wrong with it."""
    row, seats = checked_row(house, guest, plan), planned_seats(house.chance, guest, plan)
    check_has_player(row, seats)
    await house.check_players(row, seats)
    if plan.start:
        check_full(seats)
    check_not_too_busy(house, guest, address)
    await house.store.add_table(row, seats)
    table = admit(house, row, seats, address)
    if plan.start:
        async with table.lock:
            await table.begin()
    return table


def checked_row(house: House, guest: Guest, plan: NewTable) -> TableRow:
    """Return the row of a new table."""
    if plan.game not in GAMES:
        raise InvalidMessage(f"There is no game {plan.game!r}; the games are {listed(list(GAMES))}.")
    game = GAMES[plan.game]
    check_shared(game, plan)
    check_terms(plan.terms)
    bots = MIRROR if plan.bot_decks == "mirror" else None
    options = waiting_options(game, game.check_options(len(plan.seats), game.online_options(plan.options)), bots)
    if plan.terms.rated:
        check_usual(game, len(plan.seats), options)
    if game.longest(len(plan.seats), options) > LONGEST_MATCH:
        raise InvalidMessage(f"With these options a match could take more than {LONGEST_MATCH} moves; make it shorter.")
    name = house.chance.token(9)
    return TableRow(
        id=name,
        game=game.id,
        game_version=game.version,
        options=options,
        status="waiting",
        public=plan.public,
        host=guest.id,
        secret=house.chance.secret(),
        salt=house.chance.secret(),
        created=house.clock.stamp(),
        terms=plan.terms,
        series=name if plan.terms.best_of > 1 else None,
        round=1 if plan.terms.best_of > 1 else None,
    )


def check_shared(game: Game, plan: NewTable) -> None:
    """Refuse what is not the host's to choose for everybody."""
    own = per_seat(game)
    if own is not None and own.name in plan.options:
        raise InvalidMessage(f"The option {own.name} is chosen by everybody for their own seat: send your own as deck.")
    if own is None and plan.bot_decks == "mirror":
        raise InvalidMessage(f"Nobody brings a deck to {game.title}, so there is none to mirror.")


def planned_seats(chance: Chance, guest: Guest, plan: NewTable) -> list[Seat]:
    """Return who sits where at a new table."""
    mine = sum(seat.kind == "me" for seat in plan.seats)
    if 1 < mine < len(plan.seats):
        raise InvalidMessage("You can take one seat at a table, or all of them to play yourself.")
    if mine > 1 and plan.terms.rated:
        raise InvalidMessage("Playing yourself cannot be rated.")
    if mine == 0 and not plan.start:
        raise InvalidMessage("Take one of the seats yourself, or fill them all with bots and start at once.")
    if mine == 0 and plan.deck is not None:
        raise InvalidMessage("A deck is for your own seat, and you take none.")
    own, bots = chosen(GAMES[plan.game], plan.deck), MIRROR if plan.bot_decks == "mirror" else None
    seats: list[Seat] = []
    for seat in plan.seats:
        planned = planned_seat(chance, guest, seat, [other.name for other in seats])
        decks = {"me": own, "bot": bots, "open": None}
        seats.append(replace(planned, deck=decks[seat.kind]))
    return seats


def planned_seat(chance: Chance, guest: Guest, plan: SeatPlan, taken: list[str]) -> Seat:
    """Return who sits on one seat of a new table; what deck they bring is settled elsewhere."""
    match plan.kind:
        case "me":
            return seat_of(guest)
        case "bot":
            return new_bot(chance, checked_level(plan.level or BOT_LEVELS[0].level), taken)
        case "open":
            return OPEN


def check_not_too_busy(house: House, guest: Guest, address: str) -> None:
    """Refuse when *guest*, or somebody else at their *address*, has too many tables already."""
    house.limits.check_opening(guest.id, address, busy_with(house.tables.values(), guest.id))


def admit(house: House, row: TableRow, seats: Sequence[Seat], address: str, start: bytes | None = None) -> Table:
    """Take a new table, which is kept, into memory."""
    table = house.restored(StoredTable(row, {index: [seat] for index, seat in enumerate(seats)}, [], start=start))
    assert table is not None, "the game of a new table is there"
    house.admit(table)
    house.limits.places[table.id] = address
    note("table_created", table=row.id, game=row.game, guest=row.host, public=row.public, rematch_of=row.rematch_of)
    house.altered(table)
    house.changed(table)
    return table


async def ask_rematch(house: House, table: Table, guest: Guest) -> None:
    """Let *guest* play again with the same people: at a new table, or at the one that somebody opened for it."""
    async with table.lock:
        index = table.own_seat(guest.id)
        if table.status != "finished":
            raise Refusal("not_allowed", "A rematch can be asked for once the match is over.")
        await house.series.open_next(table)
        again = await house.find(table.row.rematch) if table.row.rematch is not None else None
        if again is None or again.status == "closed":
            await open_rematch(house, table, guest, index)
        else:
            await join_rematch(again, guest, index, table.seats.now[index].deck)
        table.tell_changed()


async def open_rematch(house: House, table: Table, guest: Guest, index: int) -> None:
    """Open the table where the people of *table* play again; the caller holds the lock of *table*."""
    address = house.limits.places.get(table.id, guest.id)
    check_not_too_busy(house, guest, address)
    check_position(table)
    seats = [replace(seat, since=0) if seat.kind == "bot" else OPEN for seat in table.seats.now]
    for own in {index, *table.seats.all_of(guest.id)}:
        seats[own] = seat_of(guest, table.seats.now[own].deck)
    bots = MIRROR if any(seat.deck == MIRROR for seat in seats) else None
    name = house.chance.token(9)
    row = replace(
        table.row,
        id=name,
        game_version=table.game.version,
        options=table.row.options if table.start else waiting_options(table.game, table.row.options, bots),
        status="waiting",
        host=guest.id,
        created=house.clock.stamp(),
        rematch=None,
        rematch_of=table.id,
        outcome=None,
        ended=None,
        series=name if table.row.series is not None else None,
        round=1 if table.row.series is not None else None,
        deadline=None,
        seed=0,
        secret=house.chance.secret(),
        salt=house.chance.secret(),
    )
    await table.alter(house.store.add_rematch(row, seats, table.edition + 1, table.start))
    table.row = replace(table.row, rematch=row.id)
    again = admit(house, row, seats, address, table.start)
    if again.seats.is_full():
        async with again.lock:
            await again.begin()


def check_position(table: Table) -> None:
    """Refuse to begin again where other rules left off."""
    if table.start is not None and table.row.game_version != table.game.version:
        raise Refusal("not_allowed", f"The rules of {table.game.title} have changed since; start a new match instead.")


async def join_rematch(again: Table, guest: Guest, index: int, deck: str | None) -> None:
    """Seat *guest* with their deck where they sat before, if that is still free; else they can watch."""
    if again.status == "waiting" and again.seats.of(guest.id) is None:
        if again.row.round is not None and again.row.round > 1 and again.row.terms.other_decks:
            return  # they choose a deck there and sit down themselves
        kept = [seat for seat, other in enumerate(again.seats.now) if other.keeps == guest.id]
        free = [seat for seat in (*kept, index, *range(len(again.seats))) if is_free(again.seats.now[seat], guest)]
        if free:
            await sit(again, guest, free[0], deck)


def is_free(seat: Seat, guest: Guest) -> bool:
    """Tell whether *guest* may sit down there."""
    return seat.kind == "open" and seat.keeps in (None, guest.id)
