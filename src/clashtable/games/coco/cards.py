"""What is printed: nine kinds of Singles in four copies, and 27 Completes (K-1)."""

from typing import Final

from clashtable.core.game import CardFace
from clashtable.games.coco.model.card import COMPLETE, KINDS, NAMES, long_name
from clashtable.games.coco.vocabulary import CATEGORIES, COPIES


def face(card: int) -> CardFace:
    """Return a card as it is printed."""
    if card < COMPLETE:
        return CardFace(NAMES[card], long_name(card), COPIES, f"Single, {CATEGORIES[card // 3]}")
    return CardFace(NAMES[card], long_name(card), 1, "Complete")


FACES: Final = tuple(face(card) for card in range(KINDS))
