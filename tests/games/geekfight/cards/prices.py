"""What a card costs whom, found out by offering more and more units."""

from __future__ import annotations

from typing import Any

from tests.games.geekfight.board import board, legal, play, seat

MOST = 9


def price(
    card: str, unit: str, own: dict[str, Any] | None = None, other: dict[str, Any] | None = None, *moves: str
) -> int | None:
    """Return the fewest units of one kind with which seat 0 can play *card*; None when no number is enough.

    It is seat 0's own turn, or, when there are *moves*, seat 1's after them.
    """
    for amount in range(MOST + 1):
        mine = {**(own or seat()), "hand": [card], "units": f"{amount} {unit}"}
        match = board(mine, other or seat(), turn=1 if moves else 0)
        play(match, *moves)
        if f"play {card}" in legal(match):
            return amount
    return None
