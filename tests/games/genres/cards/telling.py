"""What the events of a match tell about its attacks and damage."""

from __future__ import annotations

from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.genres.wire.events import CoinFlipped
from clashtable.games.genres.wire.pieces import AttackHit, Damaged
from tests.games.genres.board import events


def attack_areas(told: list[Event]) -> list[list[str]]:
    """Return the squares of every attack, in reading order."""
    return [list(event.area) for event in told if isinstance(event, AttackHit)]


def attack_area(match: Match, *moves: str) -> list[str]:
    """Play *moves* and return the squares of their only attack."""
    (area,) = attack_areas(events(match, *moves))
    return area


def damages(match: Match, *moves: str) -> list[tuple[int, int, str]]:
    """Play *moves* and return all their damage: whose piece, how much, of what kind."""
    return [(event.seat, event.amount, event.sort) for event in events(match, *moves) if isinstance(event, Damaged)]


def coins(match: Match, *moves: str) -> list[tuple[int, bool]]:
    """Play *moves* and return the coins: who flipped, and whether it was heads."""
    return [(event.seat, event.heads) for event in events(match, *moves) if isinstance(event, CoinFlipped)]


def block(first: str, last: str) -> list[str]:
    """Return the squares of a rectangle from its top left to its bottom right square, in reading order."""
    rows = range(int(first[1:]), int(last[1:]) + 1)
    return [f"{chr(column)}{row}" for row in rows for column in range(ord(first[0]), ord(last[0]) + 1)]
