"""The closed lists and figures of the rulebook (C-1, C-4)."""

from typing import Final

RANKS: Final = "123456789A"
SUITS: Final = "EWFNV"
SUIT_NAMES: Final = ("Earth", "Water", "Fire", "Wind", "Void")
DECK_CARDS: Final = 55
ACE: Final = 10
"""The Ace's rank; the other ranks are their numbers, and a led Wild has rank 0."""
EFFECT_NAMES: Final = (
    "None", "Oracle", "Bard", "Healer", "Monk", "Fighter", "Mage", "Archer", "Berserker", "Assassin", "Samurai",
)  # fmt: skip
ORACLE: Final = 1
BARD: Final = 2
HEALER: Final = 3
MONK: Final = 4
FIGHTER: Final = 5
MAGE: Final = 6
ARCHER: Final = 7
BERSERKER: Final = 8
ASSASSIN: Final = 9
SAMURAI: Final = 10
NO_EFFECT: Final = 0
LARGEST_COMBO: Final = 5
KIND_NAMES: Final = ("", "Single", "Double", "Triple", "4-of-a-Kind", "5-of-a-Kind")
HAND_SIZE: Final = 12
