"""What people settle among themselves: resigning, drawing, taking back, and what becomes of those who are away.

The rules of it in words: docs/tables.md.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from clashtable.core.arrangement import Draw, Surrender, TakingBack, Why, arrangement_from, standing
from clashtable.core.luck import luck_from_seed
from clashtable.core.revelation import reveals
from clashtable.server.accord import is_settled
from clashtable.server.course import bit
from clashtable.server.facts import Agreement
from clashtable.server.guests import Guest
from clashtable.server.logs import note
from clashtable.server.refusal import Refusal
from clashtable.server.seating import new_bot, seat_of, take
from clashtable.server.seats import TAKEOVER_LEVEL, Seat
from clashtable.server.tables import Table

TWO: Final = 2


async def resign(table: Table, guest: Guest) -> None:
    """Let *guest* give the match up."""
    async with table.lock:
        await surrender(table, running_seat(table, guest), "resign")


async def surrender(table: Table, seat: int, why: Why) -> None:
    """Let the player of *seat* give up; where the match goes on a bot plays on. The caller holds the lock."""
    match = table.played().match
    goes_on = match.seats - len(match.surrendered) > TWO
    successor = replace(stand_in(table, seat), since=table.count + 1) if goes_on else None
    await table.arrange(seat, Surrender(seat, why), successor)
    note("surrendered", table=table.id, seat=seat, why=why)


def stand_in(table: Table, seat: int) -> Seat:
    """Return a bot that plays on at *seat* from now on."""
    bot = new_bot(table.chance, TAKEOVER_LEVEL, table.seats.names)
    return replace(bot, since=table.count, deck=table.seats.now[seat].deck)


# --- what needs consent


async def offer(table: Table, guest: Guest, what: Agreement) -> None:
    """Let *guest* offer something or agree to it; it happens once everybody has agreed."""
    async with table.lock:
        seat = running_seat(table, guest)
        pending = table.accord.of(what)
        if pending is None and what == "undo" and await took_back_freely(table, seat):
            return
        if pending is None:
            await check_offer(table, seat, what)
        offered = table.accord.agree(what, seat)
        if is_settled(offered, table.seats.people):
            await settle(table, what, offered.seat)
        else:
            tell_offers(table)


async def settle(table: Table, what: Agreement, seat: int) -> None:
    """Do what *seat* has offered and everybody agreed to."""
    if what == "draw":
        await table.arrange(seat, Draw())
        return
    entry = await asyncio.to_thread(last_own, table, seat)
    if entry is None:
        raise Refusal("not_allowed", "There is no move left that could be taken back.")
    await table.arrange(seat, TakingBack(entry, is_anew=True))


async def check_offer(table: Table, seat: int, what: Agreement) -> None:
    """Refuse what cannot be offered here."""
    others = [other for other in table.seats.people if other != seat]
    if what == "draw":
        if not others:
            raise Refusal("not_allowed", "Only bots play with you, and a draw is agreed on among people.")
        return
    if await asyncio.to_thread(last_own, table, seat) is None:
        raise Refusal("not_allowed", "You have made no move yet that could be taken back.")
    if table.row.terms.rated:
        raise Refusal("not_allowed", "In a rated match only what has revealed nothing can be taken back.")
    if not table.row.terms.undo and others:
        raise Refusal("not_allowed", "At this table moves stand: only what has revealed nothing can be taken back.")


async def decline(table: Table, guest: Guest, what: Agreement) -> None:
    """Let *guest* say no to an offer, or withdraw their own."""
    async with table.lock:
        running_seat(table, guest)
        if not table.accord.drop(what):
            raise Refusal("not_allowed", "There is no such offer any more.")
        tell_offers(table)


def tell_offers(table: Table) -> None:
    """Let everybody know what is offered, also at other workers."""
    table.keeper.offered(table)
    table.tell_changed()


# --- taking back


async def took_back_freely(table: Table, seat: int) -> bool:
    """Take the last move of *seat* back if that needs nobody's consent; tell whether it did."""
    entry = await asyncio.to_thread(free_entry, table, seat, table.chance.number(62))
    if entry is None:
        return False
    await table.arrange(seat, TakingBack(entry, is_anew=False))
    return True


def last_own(table: Table, seat: int) -> int | None:
    """Return the number of the newest entry that is a move of whoever sits at *seat*; None when there is none."""
    since = table.seats.now[seat].since
    entries = standing([move.notation for move in table.moves])
    own = [
        number
        for number, notation in entries
        if number > since and table.moves[number - 1].seat == seat and arrangement_from(notation) is None
    ]
    return own[-1] if own else None


def free_entry(table: Table, seat: int, seed: int) -> int | None:
    """Return the last move of *seat* if nobody answered it and it has revealed nothing; else None.

    What the asker has not been shown does not count as an answer, so that the reply tells nothing about it.
    """
    entry = last_own(table, seat)
    if entry is None:
        return None
    after = [number for number, _notation in standing([move.notation for move in table.moves]) if number > entry]
    if any(is_shown_to(table, number, seat) for number in after):
        return None
    before = table.played().match.before(entry)
    return None if reveals(before, table.moves[entry - 1].notation, luck_from_seed(seed)) else entry


def is_shown_to(table: Table, number: int, seat: int) -> bool:
    """Tell whether *seat* was shown anything of the entry of that *number*."""
    shown = table.moves[number - 1].shown
    return shown is None or bool(shown & bit(seat))


# --- those who are away


async def substitute(table: Table, guest: Guest, index: int) -> None:
    """Let a bot play on for somebody who has been away for too long, until they return."""
    async with table.lock:
        check_overdue(table, guest, index)
        away = table.seats.now[index]
        bot = replace(stand_in(table, index), keeps=away.guest, keeps_name=away.name)
        await take(table, table.row, index, bot)
        note("seat_kept", table=table.id, seat=index)


async def claim(table: Table, guest: Guest, index: int) -> None:
    """Let somebody who has been away for too long count as having given up."""
    async with table.lock:
        check_overdue(table, guest, index)
        await surrender(table, index, "absent")


async def hand_back(table: Table, guest: Guest | None) -> None:
    """Give *guest*, who is here again, the seat back at which a bot has played on."""
    if guest is None or kept_seat(table, guest) is None:
        return
    async with table.lock:
        index = kept_seat(table, guest)
        if index is None:
            return
        deck = table.seats.now[index].deck
        await take(table, table.row, index, replace(seat_of(guest, deck), since=table.count))
        table.tell_state()


def kept_seat(table: Table, guest: Guest) -> int | None:
    """Return the seat at which a bot plays on for *guest*; None where there is none."""
    kept = (index for index, seat in enumerate(table.seats.now) if seat.kind == "bot" and seat.keeps == guest.id)
    return next(kept, None) if table.status == "running" else None


def check_overdue(table: Table, guest: Guest, index: int) -> None:
    """Refuse unless *guest* plays here and the person at the seat *index* has been away for too long."""
    running_seat(table, guest)
    if index not in range(len(table.seats)):
        raise Refusal("not_found", f"There is no seat {index}; the seats are 0 to {len(table.seats) - 1}.")
    if not table.is_overdue(index):
        name = table.seats.now[index].name
        raise Refusal("not_allowed", f"{name} is here, or has not been away for long enough; wait a little.")


def running_seat(table: Table, guest: Guest) -> int:
    """Return where *guest* sits at a match that is being played; a Refusal otherwise."""
    seat = table.own_seat(guest.id)
    if table.status != "running":
        table.played()
        raise Refusal("not_allowed", "The match is over.")
    return seat
