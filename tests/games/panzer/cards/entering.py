"""A Unit walks onto a space, or fights there: what it pays, and what befalls it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from clashtable.core.match import Match
from tests.games.panzer.board import board, is_empty, play, seat, unit_at


def enter(
    card: str | dict[str, Any], terrain: str = "open-ground", north: Mapping[str, Any] | None = None, **options: Any
) -> Match:
    """Return a match in which South's Unit has walked from c2 to c3, where *terrain* is."""
    return play(board(seat({"c2": card}), north, terrain={"c3": terrain}, **options), "move c2", "to c3")


def toll(card: str, terrain: str = "open-ground", north: Mapping[str, Any] | None = None, **options: Any) -> int:
    """Return the Movement Points that South's Unit spends to enter c3."""
    return unit_at(enter(card, terrain, north, **options), "c3").spent


def clash(south: Mapping[str, Any], north: Mapping[str, Any], **options: Any) -> tuple[int | None, int | None]:
    """Return what South's Unit on c2 and North's on c3 have taken after the first attacks the second."""
    match = play(board(south, north, **options), "attack c2")
    return wound(match, "c2"), wound(match, "c3")


def wound(match: Match, space: str) -> int | None:
    """Return the damage of the Unit on *space*, None when none is left."""
    return None if is_empty(match, space) else unit_at(match, space).damage


def is_halted(match: Match, space: str) -> bool:
    """Tell whether the Unit on *space* is halted."""
    return unit_at(match, space).halted
