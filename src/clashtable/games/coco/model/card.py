"""Cards as numbers, and sets of cards as one integer (K-1).

A Single is its number from 0 to 8 in the order of ``LETTERS``; a Complete is ``pattern * 9 + colour * 3 + shape``,
from 0 to 26. Where both stand together, as in a stock, a Complete is counted on from ``COMPLETE``. A set of
cards is packed into one integer: three bits for the number of each kind of Single, then a bit a Complete.
"""

from typing import Final

from mypy_extensions import i64

from clashtable.games.coco.vocabulary import COMPLETES, LETTERS, SINGLES, VALUE_NAMES

COMPLETE: Final = 9
"""Where Completes begin among all kinds of cards."""
KINDS: Final = 36
COMPLETE_SHIFT: Final = 27
"""Where the Completes begin in a packed set."""
SINGLES_MASK: Final = (1 << 27) - 1
NO_COMPLETE: Final = -1


def shown_by(complete: i64, category: i64) -> i64:
    """Return the Single that shows what *complete* shows in *category*."""
    if category == 0:
        return complete // 9
    if category == 1:
        return 3 + complete // 3 % 3
    return 6 + complete % 3


def with_single(complete: i64, single: i64) -> i64:
    """Return the Complete that differs from *complete* in showing *single*."""
    category = single // 3
    weight: i64 = 9 if category == 0 else 3 if category == 1 else 1
    return complete + (single - shown_by(complete, category)) * weight


def count_agreeing(one: int, other: int) -> int:
    """Return in how many characteristics two Completes agree."""
    agreeing = 0
    for category in range(3):
        if shown_by(one, category) == shown_by(other, category):
            agreeing += 1
    return agreeing


def shifted(value: i64, places: i64) -> i64:
    """Return *value* shifted left.

    A function because mypyc 2.4 writes a literal 1 as a 32-bit C integer, and shifting that loses the high bits.
    """
    return value << places


def packed(card: i64) -> i64:
    """Return the set of one *card*, counted among all kinds."""
    return shifted(1, 3 * card if card < COMPLETE else COMPLETE_SHIFT - COMPLETE + card)


def packed_all(cards: list[int]) -> i64:
    """Return the set of *cards*."""
    total: i64 = 0
    for card in cards:
        total += packed(card)
    return total


def unpacked(cards: i64) -> list[int]:
    """Return the cards of a set, sorted: Singles, then Completes."""
    found: list[int] = []
    for single in range(SINGLES):
        copies: i64 = (cards >> (3 * single)) & 7
        found.extend([single] * copies)
    completes = cards >> COMPLETE_SHIFT
    found.extend([COMPLETE + complete for complete in range(COMPLETES) if (completes >> complete) & 1])
    return found


def short_name(card: int) -> str:
    """Return the card's notation: one letter for a Single, three for a Complete."""
    if card < COMPLETE:
        return LETTERS[card]
    complete = card - COMPLETE
    return "".join([LETTERS[shown_by(complete, category)] for category in range(3)])


def long_name(card: int) -> str:
    """Return the card's name in words: ``Hollow``, ``Hollow Green Triangle``."""
    return " ".join([VALUE_NAMES[LETTERS.index(letter)] for letter in short_name(card)])


NAMES: Final = [short_name(card) for card in range(KINDS)]
TWO_ALIKE: Final = [
    sum([1 << other for other in range(COMPLETES) if count_agreeing(one, other) == 2]) for one in range(COMPLETES)
]
"""For each Complete the six that agree with it in exactly two characteristics, as bits."""
BITS: Final = [[at for at in range(9) if mask >> at & 1] for mask in range(512)]
"""The places of the bits set in nine; scanning bit by bit took the interpreted form half as long again."""
CATEGORY_KINDS: Final = [sum([1 << at for at in range(3) if counts >> 3 * at & 7]) for counts in range(512)]
"""Which of a category's three Singles are there, from the nine bits that count them."""
EVERY_COMPLETE: Final = (1 << COMPLETES) - 1
EVERY_SINGLE: Final = (1 << SINGLES) - 1


def names_of(cards: i64) -> list[str]:
    """Return the notations of a packed set, sorted."""
    return [NAMES[card] for card in unpacked(cards)]
