"""Short positions for the tests of Clash of the Genres.

A position has the pieces and hands that are named; all other cards lie in the first armory, in the order of the set.
Seat 0 is first and active unless the position says otherwise. Pieces are numbered by seat: the pawn, then its summons;
zones come after all pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import clashtable as ct
from clashtable.core.match import Match
from clashtable.games.genres.wire.views import GenresPiece, GenresSeat, GenresView, GenresZone
from tests.games.kit.play import asked, events, follow_ups, hand, legal, legal_starting, play, table

GENRES = ct.game("genres")
FAR = ("A1", "K1", "A11", "K11", "A6", "K6", "F1", "F11")
"""Start squares, out of everybody's way."""


def seat(pawn: str | dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a player: the square of the pawn (or ``piece(...)``), ``hand``, ``summons`` by card, ``ghost``."""
    return {"pawn": pawn, **fields}


def piece(square: str, **fields: Any) -> dict[str, Any]:
    """Return a piece with ``health``, ``equipment``, ``bleed`` and other fields of a placed piece."""
    return {"square": square, **fields}


def zone(card: str, square: str, *, wide: int = 3, seat: int = 0) -> dict[str, Any]:
    """Return a zone: its top left square, 3 wide and 4 high or 4 wide and 3 high, and whose it is."""
    return {"card": card, "square": square, "wide": wide, "seat": seat}


def board(*seats: dict[str, Any] | str, **fields: Any) -> Match:
    """Return a match in the action step of seat 0; a plain text is a player on that square.

    Fields: ``turn``, ``phase``, ``actions``, ``round``, ``zones``, ``events``, ``armories``, ``discard``, ``chance``,
    ``seed``, ``empty_armories``; everything else is an option. See ``Description`` in notation/description.py.
    """
    known = {
        "turn", "phase", "actions", "round", "zones", "events", "armories", "discard", "chance", "seed",
        "empty_armories",
    }  # fmt: skip
    described = {name: value for name, value in fields.items() if name in known}
    options = {name: value for name, value in fields.items() if name not in known}
    players = [seat(one) if isinstance(one, str) else one for one in seats]
    return GENRES.position({"seats": players, "options": options, **described})


def view(match: Match, viewer: int | None) -> GenresView:
    return cast(GenresView, match.view(viewer))


def player(match: Match, number: int) -> GenresSeat:
    """Return what everybody knows of a player."""
    return view(match, None).table.seats[number]


def pawn(match: Match, number: int) -> GenresPiece:
    """Return the pawn or ghost of a player."""
    return next(found for found in view(match, None).table.pieces if found.seat == number and found.kind != "summon")


def summon(match: Match, card: str) -> GenresPiece:
    """Return a summon by its card."""
    return next(found for found in view(match, None).table.pieces if found.card == card)


def has_summon(match: Match, card: str) -> bool:
    return any(found.card == card for found in view(match, None).table.pieces)


def zones(match: Match) -> list[GenresZone]:
    return list(view(match, None).table.zones)


def health(match: Match) -> list[int]:
    """Return the health of every player."""
    return [facts.health for facts in view(match, None).table.seats]


def armory(match: Match, number: int) -> list[str]:
    """Return an armory (1 to 4), the top card first."""
    found: list[str] = match.snapshot()["armories"][number - 1]
    return found


def discard(match: Match) -> list[str]:
    """Return the discard pile, the top card last."""
    return list(view(match, None).table.discard)


def stack(match: Match) -> list[str | None]:
    """Return the cards of the items on the stack, the top one last."""
    return [found.card for found in view(match, None).table.stack]


def actions(match: Match) -> int:
    return view(match, None).table.actions


def squares(match: Match, move: str) -> list[str]:
    """Return the squares that the follow-ups of *move* name."""
    return [found.split(" ")[1] for found in follow_ups(match, move) if len(found.split(" ")) == 2]


def is_calm(match: Match) -> bool:
    """Tell whether nothing is left open: the stack is empty and the active player may act, or the match is over."""
    return match.is_over or (not stack(match) and asked(match)[1] in ("main", "ghost-menu", "summon-menu"))


def cast_of(*players: str, hands: Sequence[Sequence[str]] = ()) -> list[dict[str, Any]]:
    """Return players on squares, with hands."""
    return [seat(square, hand=list(hands[at]) if at < len(hands) else []) for at, square in enumerate(players)]
