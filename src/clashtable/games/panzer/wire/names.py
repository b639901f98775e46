"""Names as players read them: of cards by their ids, and of what kind a card is."""

from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.vocabulary import EVENT, KINDS, NUMERALS, TERRAIN, UNIT

CARD_NAMES: dict[str, str] = {}
"""The name of every card by its id; filled by the pool."""


def named(card: str) -> str:
    """Return the printed name of a card."""
    return CARD_NAMES.get(card, card)


def type_line(card: Card) -> str:
    """Return the faction, kind, cost and values of a card, as printed (P-1.7)."""
    what = f"{card.type}, {card.subtype}" if card.kind == UNIT else card.subtype
    if card.kind != UNIT:
        what = f"{KINDS[card.kind]}, {card.subtype}" if card.kind != EVENT else f"{card.subtype} Event"
    parts = [what, card.faction_name()]
    if card.kind != TERRAIN and card.cost:
        parts.append(f"cost {NUMERALS[card.cost]}")
    if card.kind == UNIT:
        parts.append(f"Attack {card.attack}, Defense {card.defense}, Movement {card.movement}")
    return " · ".join(parts)
