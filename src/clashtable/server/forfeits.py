"""Who gave a match up before its end, as the log and the seats tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from clashtable.core.arrangement import Surrender, TakingBack, arrangement_from
from clashtable.server.facts import Terms
from clashtable.server.rows import MoveRow
from clashtable.server.seats import Seat, Seats


def late_seats(moves: Iterable[MoveRow], seats: Seats, terms: Terms) -> list[int]:
    """Return the seats that gave up, in order: they resigned, lost on time or, where the *terms* say so, left."""
    found = given_up(moves)
    if terms.leaving == "last":
        found += departures(seats)
    return list(dict.fromkeys(seat for _moment, seat in sorted(found)))


def given_up(moves: Iterable[MoveRow]) -> list[tuple[int, int]]:
    """Return at which entry of the log which seat gave up."""
    entries = ((move.sequence, arrangement_from(move.notation)) for move in moves)
    return [(number, entry.seat) for number, entry in entries if isinstance(entry, Surrender)]


def was_taken_back(moves: Iterable[MoveRow]) -> bool:
    """Tell whether something was taken back by consent."""
    entries = (arrangement_from(move.notation) for move in moves)
    return any(isinstance(entry, TakingBack) and entry.is_anew for entry in entries)


def departures(seats: Seats) -> list[tuple[int, int]]:
    """Return after how many moves which seat was left for good by whoever began on it."""
    found = ((departure(held), seat) for seat, held in enumerate(seats.held))
    return [(moment, seat) for moment, seat in found if moment is not None]


def departure(held: Sequence[Seat]) -> int | None:
    """Return after how many moves the first of those who *held* a seat left it; None if they hold it still."""
    player = held[0].guest
    if player is None or held[-1].guest == player:
        return None
    last = max(number for number, seat in enumerate(held) if seat.guest == player)
    return held[last + 1].since
