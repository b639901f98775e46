"""Names of cards as players read them, by their ids."""

from typing import Final

from clashtable.core.cards import CardNames

named: Final = CardNames()
"""The printed name of a card by its id; filled by the card set."""


def object_named(card: str, what: str) -> str:
    """Return what something on the Queue is called: ``Laser Pointer's snipe``."""
    return named(card) + {"attack": "'s attack", "card": "", "snipe": "'s snipe"}.get(what, "'s Ability")
