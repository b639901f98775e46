"""Names of cards as players read them, by their ids."""

from typing import Final

from clashtable.core.cards import CardNames

named: Final = CardNames()
"""The printed name of a card by its id; filled by the card set."""
