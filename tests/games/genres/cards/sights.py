"""What the tests of cards look at most: where everybody is, the squares an attack covers, the way a piece went."""

from __future__ import annotations

from typing import Any

from clashtable.core.match import Match
from clashtable.games.genres.wire.pieces import AttackHit, Damaged, Moved
from tests.games.genres.board import board, events, legal, pawn, player, seat

SPARE = "midnight-sprint"
"""A card that costs nothing and can always be played: with it in hand a turn waits for its player."""


def places(match: Match) -> list[str]:
    """Return the square of every pawn or ghost, by seat."""
    return [pawn(match, number).square for number in range(seats_of(match))]


def bleeding(match: Match) -> list[int]:
    """Return the Bleed markers of every pawn, by seat."""
    return [pawn(match, number).bleed for number in range(seats_of(match))]


def living(match: Match) -> list[bool]:
    """Return who is alive, by seat."""
    return [player(match, number).is_alive for number in range(seats_of(match))]


def seats_of(match: Match) -> int:
    return len(match.snapshot()["table"]["seats"])


def area(match: Match, *moves: str) -> str:
    """Return the squares that the first attack made in *moves* covers, in reading order."""
    return " ".join(next(event.area for event in events(match, *moves) if isinstance(event, AttackHit)))


def way(match: Match, *moves: str) -> str:
    """Return every square that pieces come to in *moves*."""
    return " ".join(square for event in events(match, *moves) if isinstance(event, Moved) for square in event.path)


def damages(match: Match, *moves: str) -> list[tuple[int, str, str]]:
    """Return every damage dealt in *moves*: how much, its kind, and what it comes from."""
    return [(event.amount, event.sort, event.by) for event in events(match, *moves) if isinstance(event, Damaged)]


def price(card: str, *others: dict[str, Any] | str, **own: Any) -> int | None:
    """Return the least number of actions with which a player on F6 can play *card*; None when none is enough."""
    for actions in range(4):
        match = board(seat("F6", hand=[SPARE, card], **own), *others, actions=actions)
        if f"play {card}" in legal(match):
            return actions
    return None
