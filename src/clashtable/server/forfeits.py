"""Who gave a match up before its end, as the log and the seats tell it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from clashtable.server.messages import Terms
from clashtable.server.rows import MoveRow
from clashtable.server.seats import Seat, Seats

GIVEN_UP: Final = ("!resign ", "!time ", "!absent ")
"""How the entries of the log begin that end the match for one seat."""


def late_seats(moves: Iterable[MoveRow], seats: Seats, terms: Terms) -> list[int]:
    """Return the seats that gave up, in order: they resigned, lost on time or, where the *terms* say so, left."""
    found = given_up(moves)
    if terms.leaving == "last":
        found += departures(seats)
    return list(dict.fromkeys(seat for _moment, seat in sorted(found)))


def given_up(moves: Iterable[MoveRow]) -> list[tuple[int, int]]:
    """Return at which entry of the log which seat gave up."""
    return [
        (move.sequence, int(move.notation.removeprefix(start)))
        for move in moves
        for start in GIVEN_UP
        if move.notation.startswith(start)
    ]


def was_taken_back(moves: Iterable[MoveRow]) -> bool:
    """Tell whether something was taken back by consent."""
    return any(move.notation.startswith("!undo ") and move.notation.endswith(" anew") for move in moves)


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
