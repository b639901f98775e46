"""What the shared suite must know about coco: where its cards are, and what may be hidden in which order."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import clashtable as ct
from clashtable.core.events import Event
from clashtable.games.coco.wire.events import Dealt, Drew, GameEnded


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return every card of the deck, wherever it lies."""
    return Counter([*snapshot["common"]["table"], *flat(snapshot["hands"]), *flat(snapshot["stocks"])])


def reveals(event: Event, seat: int | None) -> bool:
    """Cards that *seat* draws, and the open hands after a game with the deal that follows (K-12.5)."""
    return isinstance(event, (GameEnded, Dealt)) or (isinstance(event, Drew) and event.seat == seat)


def flat(groups: list[list[str]]) -> list[str]:
    return [card for group in groups for card in group]


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal the cards that *seat* does not see anew: the other hand, and both stocks.

    Written without the engine's own imagination, by plain rejection: what a pass has shown stays true, and whoever
    is known to have a play keeps one.
    """
    for _ in range(2000):
        changed = shuffled(snapshot, seat, rng)
        if agrees(changed, seat):
            return changed
    return snapshot


def shuffled(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    changed = {
        **snapshot,
        "hands": [list(h) for h in snapshot["hands"]],
        "stocks": [list(s) for s in snapshot["stocks"]],
    }
    hidden = [changed["hands"][owner] for owner in range(2) if owner != seat] + changed["stocks"]
    cards = flat(hidden)
    rng.shuffle(cards)
    for place in hidden:
        place[:], cards = cards[: len(place)], cards[len(place) :]
    for hand in changed["hands"]:
        hand.sort(key=order)
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


def order(card: str) -> tuple[int, list[int]]:
    """Sort as the engine does: Singles by letter, then Completes."""
    return len(card), ["HPSGBRTQC".index(letter) for letter in card]


def agrees(snapshot: dict[str, Any], seat: int | None) -> bool:
    """Tell whether all that is publicly known of the hidden hands holds."""
    common = snapshot["common"]
    for owner in range(2):
        for fact in common["shown"][owner]:
            fitting = sum(card not in fact["none_of"] for card in snapshot["hands"][owner])
            if fitting < fact["cards"]:
                return False
    if not snapshot["pending"]:
        return True
    step = snapshot["pending"][-1]
    if step["seat"] == seat or (step["step"] == "turn" and (common["idle_turns"] < 2 or common["played_in_turn"])):
        return True
    if step["step"] == "open":
        return any(len(card) == 3 for card in snapshot["hands"][step["seat"]])
    try:
        ct.game("coco").restore(snapshot)
    except ct.InvalidMessage:
        return False  # without a play the game would be over
    return True
