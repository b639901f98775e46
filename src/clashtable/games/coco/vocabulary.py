"""The closed lists and figures of the rulebook (K-1, K-2)."""

from typing import Final

CATEGORIES: Final = ("pattern", "colour", "shape")
LETTERS: Final = "HPSGBRTQC"
VALUE_NAMES: Final = ("Hollow", "Partial", "Solid", "Green", "Blue", "Red", "Triangle", "Square", "Circle")
COPIES: Final = 4
SINGLES: Final = 9
COMPLETES: Final = 27
DECK_SIZE: Final = 63
HAND_SIZE: Final = 7
STOCK_SIZE: Final = 30
OUT: Final = "out"
STUCK: Final = "stuck"
"""How a game can end (K-8)."""
