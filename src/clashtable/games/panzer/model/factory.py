"""The Factory: the one card that every rule may speak of by itself (P-6)."""

from typing import Final

from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.vocabulary import FACTORY, NEUTRAL

FACTORY_CARD: Final = Card(
    "factory", "Factory", NEUTRAL, FACTORY, "Factory", "Industry", 0, 0, 0, 0, (),
    "Three shifts, one whistle, no windows.", "factory",
)  # fmt: skip
