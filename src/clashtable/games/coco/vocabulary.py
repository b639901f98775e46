"""The closed lists and figures of the rulebook (K-1, K-2)."""

from typing import Final

CATEGORIES: Final = ("pattern", "colour", "shape")
LETTERS: Final = "HPSGBRTQC"
VALUE_NAMES: Final = ("Hollow", "Partial", "Solid", "Green", "Blue", "Red", "Triangle", "Square", "Circle")
COPIES: Final = 4
SINGLES: Final = 9
COMPLETES: Final = 27
TOPS: Final = 3
"""How many Singles are laid out (K-2.2)."""
HAND_SIZE: Final = 7
MINI_LETTERS: Final = "HGBTQ"
MINI_HAND_SIZE: Final = 2
"""The values of the mini deck, and how many cards a hand has (K-14.1)."""
OUT: Final = "out"
STUCK: Final = "stuck"
"""How a game can end (K-8)."""
