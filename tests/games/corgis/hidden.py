"""What the shared suite must know about corgis: where its cards are, and what may be hidden in which order."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from clashtable.core.events import Event
from clashtable.games.corgis.model.card import NAMES, cards_in
from clashtable.games.corgis.model.state import SPECTATOR
from clashtable.games.corgis.notation.snapshot import cards
from clashtable.games.corgis.wire.events import Dealt, Discarded, Drew, Exposed, GameEnded, Looked, Unused


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return every card of the match, wherever it lies."""
    table = snapshot["table"]
    return Counter(
        [
            *(card for hand in snapshot["hands"] for card in hand),
            *(card for seat in table["seats"] for card in seat["exposed"]),
            *(card for combo in table["pile"] for card in combo["cards"]),
            *(slot["card"] for slot in snapshot["deck"]),
            *table["discard"],
        ]
    )


def reveals(event: Event, seat: int | None) -> bool:
    """Tell whether *event* brings hidden cards to light for *seat*, by right."""
    if isinstance(event, Drew):
        return event.seat == seat
    return isinstance(event, (Dealt, GameEnded, Looked, Exposed, Discarded)) or (
        isinstance(event, Unused) and event.effect == "Mage"
    )


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal the cards that *seat* does not know anew, by plain rejection: what has been shown stays true."""
    for _ in range(500):
        changed = shuffled(snapshot, seat, rng)
        if agrees(changed):
            return changed
    return snapshot


def shuffled(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    hands = [list(hand) for hand in snapshot["hands"]]
    deck = [dict(slot) for slot in snapshot["deck"]]
    hidden = [owner for owner in range(len(hands)) if owner != seat]
    viewer = SPECTATOR if seat is None else seat
    known = [seen[viewer] if seen else [] for seen in snapshot["seen"]]
    slots = [slot for slot in deck if viewer not in slot["known_to"]]
    pool = [card for owner in hidden for card in hands[owner] if card not in known[owner]]
    pool += [slot["card"] for slot in slots]
    rng.shuffle(pool)
    for owner in hidden:
        fresh = len(hands[owner]) - len(known[owner])
        hands[owner], pool = in_order([*known[owner], *pool[:fresh]]), pool[fresh:]
    for slot in slots:
        slot["card"] = pool.pop()
    seen = [
        [cards_seen if other == viewer else [] for other, cards_seen in enumerate(seen)] for seen in snapshot["seen"]
    ]
    luck = [rng.getrandbits(32) for _ in range(4)]
    return {**snapshot, "hands": hands, "deck": deck, "seen": seen, "luck": luck}


def in_order(names: list[str]) -> list[str]:
    return [NAMES[card] for card in cards_in(cards(names))]


def agrees(snapshot: dict[str, Any]) -> bool:
    """Tell whether all that is publicly known of the hidden cards holds."""
    for slot in snapshot["deck"]:
        if slot["card"][0] != "*" and slot["card"][1] in slot["not_suits"]:
            return False
    for facts, hand in zip(snapshot["table"]["seats"], snapshot["hands"], strict=True):
        for lack in facts["lacks"]:
            if sum(card[0] == "*" or card[1] not in lack["suits"] for card in hand) < lack["cards"]:
                return False
    return can_discard(snapshot)


def can_discard(snapshot: dict[str, Any]) -> bool:
    """Tell whether whoever is asked what a Mage discards has such a card."""
    if not snapshot["pending"] or snapshot["pending"][-1]["step"] != "discard":
        return True
    seat, suits = snapshot["pending"][-1]["seat"], snapshot["table"]["pile"][-1]["suits"]
    held = [*snapshot["hands"][seat], *snapshot["table"]["seats"][seat]["exposed"]]
    return any(card[0] != "*" and card[1] in suits for card in held)
