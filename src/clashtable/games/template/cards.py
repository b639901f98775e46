"""Everything printed, as data. Cards with effects of their own: docs/adding_a_card.md."""

from typing import Final

from clashtable.core.game import CardFace
from clashtable.games.template.vocabulary import DECK

FACES: Final = tuple(
    CardFace(str(card), str(card), 1, "The highest card of a round takes it.") for card in range(1, DECK + 1)
)
