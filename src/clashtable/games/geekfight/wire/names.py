"""Names as players read them: of cards by their ids, and of units."""

from clashtable.core.text import listed
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.vocabulary import BUFF, COMBATANT, INFINITE, ITEM, KINDS, RESOURCES, SUBTYPES, TYPES
from clashtable.games.geekfight.wire.views import GeekUnits

CARD_NAMES: dict[str, str] = {}
"""The name of every card by its id; filled by the pool."""


def named(card: str) -> str:
    """Return the printed name of a card."""
    return CARD_NAMES.get(card, card)


def units_spoken(units: GeekUnits) -> str:
    """Return ``2 Cash and 1 Generic``."""
    amounts = (units.tokens, units.cash, units.tickets, units.glue, units.caffeine, units.generic)
    parts = [f"{amount} {RESOURCES[kind]}" for kind, amount in enumerate(amounts) if amount]
    return listed(parts) or "nothing"


def type_line(card: Card) -> str:
    """Return the kind, types, cost and values of a card, as printed (F-3.2)."""
    subtype = ("V.I.P. " if card.is_vip else "") + SUBTYPES[card.kind][card.subtype]
    types = subtype if card.kind != COMBATANT else f"{TYPES[card.type]}, {subtype}"
    amount = f"produces {card.production}" if card.kind == COMBATANT else f"costs {card.cost}"
    parts = [f"{KINDS[card.kind]}: {types}", f"{amount} {' or '.join(card.resource_names())}", *printed_values(card)]
    return " · ".join([*parts, *card.attribute_names()])


def printed_values(card: Card) -> list[str]:
    """Return the strength and health of a Combatant, what an Item adds to them, or the Time of a Buff."""
    if card.kind == COMBATANT:
        return [f"strength {card.strength}, health {card.health}"]
    if card.kind == ITEM:
        return [f"strength {card.strength:+d}, health {card.health:+d}"]
    if card.kind == BUFF:
        return [f"Time {'infinite' if card.time == INFINITE else card.time}"]
    return []
