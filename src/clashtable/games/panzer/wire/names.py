"""Names of cards as players read them, by their ids."""

CARD_NAMES: dict[str, str] = {}
"""The name of every card by its id; filled by the card set."""


def named(card: str) -> str:
    """Return the printed name of a card."""
    return CARD_NAMES.get(card, card)
