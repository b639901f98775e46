"""Sitting down, filling up, starting and leaving."""

from __future__ import annotations

from dataclasses import replace

from clashtable.server.chance import Chance
from clashtable.server.decks import bots_bring, check_together, chosen
from clashtable.server.guests import Guest
from clashtable.server.logs import note
from clashtable.server.names import bot_name
from clashtable.server.rated_tables import is_rated
from clashtable.server.refusal import Refusal
from clashtable.server.rows import TableRow
from clashtable.server.seats import OPEN, TAKEOVER_LEVEL, Seat, checked_level
from clashtable.server.showing import changed_for, encoded, state_for
from clashtable.server.tables import Table


async def sit(table: Table, guest: Guest, index: int, deck: str | None = None) -> None:
    """Give *guest*, who brings *deck*, the open seat *index*."""
    async with table.lock:
        check_open(table, index)
        if table.seats.of(guest.id) is not None:
            raise Refusal("not_allowed", "You already have a seat at this table.")
        is_kept = check_kept(table, index, guest)
        brought = table.seats.now[index].deck if keeps_deck(table) else deck_for(table, index, deck)
        seat = seat_of(guest, brought)
        await table.keeper.check_players(table.row, [seat])
        await take(table, table.row, index, seat)
        if (is_kept or starts_by_itself(table)) and table.seats.is_full():
            await table.begin()


def starts_by_itself(table: Table) -> bool:
    """Tell whether the match begins as soon as every seat is taken: all who sit down have agreed to it before."""
    return table.row.rematch_of is not None or table.seek is not None


def keeps_deck(table: Table) -> bool:
    """Tell whether everybody plays on with the deck they had in the match before."""
    return table.row.round is not None and table.row.round > 1 and not table.row.terms.other_decks


async def choose_deck(table: Table, guest: Guest, deck: str | None) -> None:
    """Let *guest* bring another deck; nobody else hears of it."""
    async with table.lock:
        index = table.own_seat(guest.id)
        if table.status != "waiting":
            raise Refusal("not_allowed", "Decks are chosen only before the match begins.")
        seat = replace(table.seats.now[index], deck=deck_for(table, index, deck))
        await table.keep_seat(table.row, index, seat)
        table.states.clear()
        table.audience.tell_guest(guest.id, encoded(changed_for(table, index)))


def deck_for(table: Table, index: int, deck: str | None) -> str | None:
    """Return a deck as the seat *index* keeps it; refused unless it is legal and goes with what the others bring."""
    if table.row.is_branched:
        if deck is None:
            return None
        raise Refusal("not_allowed", "This match goes on from another, with its decks; nobody brings one.")
    kept = chosen(table.game, deck)
    check_together(table.game, [kept if seat == index else other.deck for seat, other in enumerate(table.seats.now)])
    return kept


async def fill(table: Table, guest: Guest, index: int, level: str) -> None:
    """Give the open seat *index* to a bot; only the host may."""
    async with table.lock:
        check_host(table, guest, "fill a seat with a bot")
        check_open(table, index)
        check_kept(table, index, None)
        bot = new_bot(table.chance, checked_level(level), table.seats.names)
        await table.keeper.check_players(table.row, [bot])
        await take(table, table.row, index, replace(bot, deck=bots_bring(table.game, table.row.options)))


async def fill_open(table: Table, level: str, deck: str | None) -> None:
    """Give every open seat to whom it is kept for, or to a bot that brings *deck*; the caller holds the lock."""
    for index, seat in enumerate(table.seats.now):
        if seat.kind == "open" and seat.keeps is not None:
            await take(table, table.row, index, Seat("human", seat.name, seat.keeps, deck=seat.deck))
        elif seat.kind == "open":
            bot = new_bot(table.chance, level, table.seats.names)
            await take(table, table.row, index, replace(bot, deck=deck))


async def start(table: Table, guest: Guest) -> None:
    """Begin the match; only the host may, and every seat must be taken."""
    async with table.lock:
        check_host(table, guest, "start the match")
        if table.status != "waiting":
            raise Refusal("not_allowed", "The match has already begun.")
        check_full(table.seats.now)
        await table.keeper.check_players(table.row, table.seats.now)
        await table.begin()


async def leave(table: Table, guest: Guest) -> None:
    """Let *guest* get up: the seat is open again, or a bot plays on in a running match."""
    async with table.lock:
        table.own_seat(guest.id)
        for index in table.seats.all_of(guest.id):
            await leave_seat(table, guest, index)
            note("seat_left", table=table.id, guest=guest.id, seat=index, status=table.status)


async def leave_seat(table: Table, guest: Guest, index: int) -> None:
    """Let *guest* get up from one seat; the caller holds the lock."""
    match table.status:
        case "waiting" | "closed":
            await take(table, without(table, guest), index, OPEN)
        case "running":
            bot = new_bot(table.chance, TAKEOVER_LEVEL, table.seats.names)
            # Whoever leaves a rated match before its first move has been there all the same.
            since = max(table.count, 1) if is_rated(table.row) else table.count
            bot = replace(bot, since=since, deck=table.seats.now[index].deck)
            await take(table, table.row, index, bot)
            table.audience.tell_guest(guest.id, encoded(state_for(table, table.seats.of(guest.id))))
        case _:
            raise Refusal("not_allowed", "The match is over, so there is no seat to give up.")


async def take(table: Table, row: TableRow, index: int, seat: Seat) -> None:
    """Seat somebody, first in the store, and let everybody know; the caller holds the lock."""
    await table.keep_seat(row, index, seat)
    table.tell_changed()


def without(table: Table, guest: Guest) -> TableRow:
    """Return a waiting table's row once *guest* is gone: somebody else is host, or it closes."""
    others = [seat.guest for seat in table.seats.now if seat.is_person and seat.guest != guest.id]
    if not others:
        return replace(table.row, host=None, status="closed")
    return replace(table.row, host=others[0]) if table.row.host == guest.id else table.row


def check_host(table: Table, guest: Guest, deed: str) -> None:
    """Refuse unless *guest* is the table's host, or has a seat while the host is away."""
    if table.row.host == guest.id:
        return
    host = table.seats.of(table.row.host)
    if table.seats.of(guest.id) is None or host is None or not table.is_overdue(host):
        raise Refusal("not_allowed", f"Only the host of the table can {deed}.")


def check_open(table: Table, index: int) -> None:
    """Refuse unless the seat is there, the match has not begun, and nobody sits on it."""
    if table.status != "waiting":
        raise Refusal("not_allowed", "Seats are given only before the match begins.")
    if index not in range(len(table.seats)):
        raise Refusal("not_found", f"There is no seat {index}; the seats are 0 to {len(table.seats) - 1}.")
    if table.seats.now[index].kind != "open":
        raise Refusal("not_allowed", f"That seat is taken by {table.seats.now[index].name}.")


def check_kept(table: Table, index: int, guest: Guest | None) -> bool:
    """Tell whether the open seat is kept for *guest*; a Refusal when it is kept for somebody else."""
    seat = table.seats.now[index]
    if seat.keeps is not None and (guest is None or seat.keeps != guest.id):
        raise Refusal("not_allowed", f"That seat is kept for {seat.name}.")
    return seat.keeps is not None


def check_full(seats: list[Seat]) -> None:
    """Refuse unless every seat is taken."""
    if any(seat.kind == "open" for seat in seats):
        raise Refusal("not_allowed", "Every seat must be taken before the match can begin.")


def seat_of(guest: Guest, deck: str | None = None) -> Seat:
    """Return the seat on which *guest* sits, with the deck that they bring."""
    return Seat("remote" if guest.is_bot else "human", guest.name, guest.id, deck=deck, profile=guest.profile)


def new_bot(chance: Chance, level: str, taken: list[str]) -> Seat:
    """Return a bot with a name of its own."""
    return Seat("bot", bot_name(chance, taken), level=level)
