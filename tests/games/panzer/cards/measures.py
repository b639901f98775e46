"""Printed numbers found out in play: what a card costs, how far a Unit goes, how much it stands, how a battle ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import BattleFought
from tests.games.panzer.board import board, damage, is_empty, legal, play, seat

DESTROYED: Final = None
"""What a battle leaves of a Unit that is destroyed in it."""
MOST = 9
GUNNER = "mortar-section"
GUNNERS = ("a1", "b1", "c1", "d1", "e1", "a2", "b2", "d2", "e2")


def smallest_stack(
    card: str, south: Mapping[str, Any] | None = None, north: Mapping[str, Any] | None = None
) -> int | None:
    """Return the power of the smallest stack to which South can play *card*; None when no stack is tall enough.

    *south* has no stack on a0 and no hand.
    """
    for power in range(1, MOST + 1):
        own = dict(south or seat())
        own["stacks"] = {**own.get("stacks", {}), "a0": power}
        if f"play {card}" in legal(board({**own, "hand": [card]}, north)):
            return power
    return None


def legs(card: str, **options: Any) -> int:
    """Return how many legs a Unit makes in a turn, to and fro between c2 and c3."""
    return legs_left(board(seat({"c2": card}), **options), "c2", "c3")


def legs_left(match: Match, start: str, other: str) -> int:
    """Return how many legs the Unit at *start* can still make, to and fro between *start* and *other*."""
    trial, count = match.fork(), 0
    while f"move {start}" in legal(trial):
        play(trial, f"move {start}", f"to {other}")
        start, other, count = other, start, count + 1
    return count


def hits(card: str) -> int:
    """Return how many hits of one damage destroy a Unit on Open Ground."""
    match = board(seat({"c4": card, **dict.fromkeys(GUNNERS, GUNNER)}))
    for count, gunner in enumerate(GUNNERS, 1):
        play(match, f"ranged {gunner}", "target c4")
        if is_empty(match, "c4"):
            return count
    raise AssertionError(f"{card} stands {MOST} hits")


def measured(card: str) -> tuple[int | None, int, int]:
    """Return the smallest stack for a Unit card, its legs in a turn, and the hits that destroy it."""
    return smallest_stack(card), legs(card), hits(card)


def fight(attacker: Any, defender: Any, **options: Any) -> tuple[int | None, int | None]:
    """Return the damage that the South Unit on c2 and the North Unit on c3 have after the first attacks the second."""
    match = play(board(seat({"c2": attacker}), seat({"c3": defender}), **options), "attack c2")
    return left(match, "c2"), left(match, "c3")


def attacks(attacker: Any, defender: Any, **options: Any) -> tuple[int, int]:
    """Return the Attack of the South Unit on c2 and of the North Unit on c3 in battle, when the first attacks."""
    match = board(seat({"c2": attacker}), seat({"c3": defender}), **options)
    [battle] = [event for event in match.play("attack c2") if isinstance(event, BattleFought)]
    return battle.attack, battle.defense_attack


def left(match: Match, space: str) -> int | None:
    """Return the damage of the Unit on *space*, DESTROYED when there is none."""
    return DESTROYED if is_empty(match, space) else damage(match, space)
