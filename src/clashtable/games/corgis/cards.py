"""What is printed: ten ranks in five suits, and five Wilds (C-1)."""

from typing import Final

from clashtable.core.game import CardFace
from clashtable.games.corgis.model.card import NAMES, group_of, long_name
from clashtable.games.corgis.vocabulary import DECK_CARDS, EFFECT_NAMES

WILD: Final = 50
"""The first Wild; the five are alike."""


def face(card: int) -> CardFace:
    """Return a card as it is printed."""
    if card == WILD:
        return CardFace("*1", "Wild", DECK_CARDS - WILD, "Illusionist")
    return CardFace(NAMES[card], long_name(card), 1, EFFECT_NAMES[group_of(card) + 1])


FACES: Final = tuple(face(card) for card in range(WILD + 1))
