"""What the shared suite must know about Template: where the cards are, and what a seat may not know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from clashtable.core.events import Event
from tests.games.kit.snapshot import copy_of


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return every card, wherever it lies."""
    held = [*snapshot["aside"], *(card for hand in snapshot["hands"] for card in hand)]
    return Counter(str(card) for card in [*held, *snapshot["table"], *snapshot["played"]] if card)


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal the hands that *seat* cannot see anew, and what is laid aside."""
    changed = copy_of(snapshot)
    others = [hand for owner, hand in enumerate(snapshot["hands"]) if owner != seat]
    unseen = [*snapshot["aside"], *(card for hand in others for card in hand)]
    rng.shuffle(unseen)
    for owner, hand in enumerate(snapshot["hands"]):
        if owner != seat:
            changed["hands"][owner] = sorted(unseen.pop() for _card in hand)
    changed["aside"] = sorted(unseen)
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


def reveals(event: Event, seat: int | None) -> bool:
    """Tell whether *event* brings something hidden to light for *seat*: who plays what is open to all."""
    return False
