"""The decks a match can be played with: the 63 cards of K-1.4, and the nine of the mini deck (K-14.1)."""

from typing import Final

from mypy_extensions import i64

from clashtable.games.coco.model.card import COMPLETE, NAMES, packed_all
from clashtable.games.coco.vocabulary import (
    COMPLETES,
    COPIES,
    HAND_SIZE,
    MINI_HAND_SIZE,
    MINI_LETTERS,
    SINGLES,
    TOPS,
)


class Deck:
    """The cards of a game, and how many of them a hand and a stock have."""

    __slots__ = ("all_cards", "cards", "hand_size", "laid_out", "name", "stock_size")

    def __init__(self, name: str, cards: list[int], hand_size: int, laid_out: list[int]) -> None:
        self.name: Final = name
        self.cards: Final = cards
        """In order; nobody alters them."""
        self.all_cards: i64 = packed_all(cards)
        """The same as a packed set."""
        self.laid_out: Final = laid_out
        """The Singles that start the piles, where they are not searched for (K-2.2)."""
        self.hand_size: Final = hand_size
        self.stock_size: Final = (len(cards) - TOPS) // 2
        """How many cards each player gets, those of the first hand included."""


def full_deck() -> list[int]:
    """Return all 63 cards in order."""
    return [single for single in range(SINGLES) for _copy in range(COPIES)] + [
        COMPLETE + complete for complete in range(COMPLETES)
    ]


def mini_deck() -> list[int]:
    """Return one of each card that shows nothing but the values of the mini deck, in order."""
    return [card for card in range(len(NAMES)) if not set(NAMES[card]) - set(MINI_LETTERS)]


FIRST_SINGLES: Final = [0, 3, 6]
"""The first of each category: Hollow, Green, Triangle."""
FULL: Final = Deck("full", full_deck(), HAND_SIZE, [])
MINI: Final = Deck("mini", mini_deck(), MINI_HAND_SIZE, FIRST_SINGLES)
DECKS: Final = {deck.name: deck for deck in (FULL, MINI)}
