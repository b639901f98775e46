"""Names as players read them."""

from typing import Final

from clashtable.core.cards import CardNames

named: Final = CardNames()
"""The printed name of a card by its id; filled by the card set."""
