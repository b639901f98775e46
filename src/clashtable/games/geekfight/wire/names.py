"""Names of cards as players read them, by their ids."""

CARD_NAMES: dict[str, str] = {}
"""The name of every card by its id; filled by the pool."""


def object_named(card: str, what: str) -> str:
    """Return what something on the Queue is called: ``Laser Pointer's snipe``."""
    return named(card) + {"attack": "'s attack", "card": "", "snipe": "'s snipe"}.get(what, "'s Ability")


def named(card: str) -> str:
    """Return the printed name of a card."""
    return CARD_NAMES.get(card, card)
