"""The combos that the cards of one group make (C-4), as tables."""

from typing import Final

from clashtable.games.corgis.model.card import WILD_GROUP, count_bits
from clashtable.games.corgis.vocabulary import LARGEST_COMBO


def combos_of_rank(bits: int) -> list[int]:
    """Return the ten bits of every combo that a rank's cards make, equal ones once, by size."""
    found = [0]
    for suit in range(5):
        first, second = bits >> suit & 1, bits >> 5 + suit & 1
        ways = [1 << suit if first else 32 << suit, 0] if first + second else [0]
        if first and second:
            ways.insert(0, 33 << suit)
        found = [combo | way for combo in found for way in ways]
    return by_size([combo for combo in found if 1 <= count_bits(combo) <= LARGEST_COMBO])


def combos_of_wilds(bits: int) -> list[int]:
    """Return the ten bits of every combo of Wilds, which are all equal: one of each size."""
    found: list[int] = []
    combo = 0
    while bits and len(found) < LARGEST_COMBO:
        combo |= bits & -bits
        bits &= bits - 1
        found.append(combo)
    return found


def by_size(combos: list[int]) -> list[int]:
    """Return *combos* with the smaller ones first."""
    return [combo for size in range(1, LARGEST_COMBO + 1) for combo in combos if count_bits(combo) == size]


SIZES: Final = [count_bits(bits) for bits in range(1024)]


def with_sizes(every: list[list[int]]) -> list[list[list[int]]]:
    """Return, for size 0 every combo, and for each other size those that have it, by the ten bits of the cards."""
    return [
        [[combo for combo in made if size in (0, SIZES[combo])] for made in every] for size in range(LARGEST_COMBO + 1)
    ]


RANK_COMBOS: Final = with_sizes([combos_of_rank(bits) for bits in range(1024)])
WILD_COMBOS: Final = with_sizes([combos_of_wilds(bits) for bits in range(1024)])


def combos(group: int, bits: int, size: int) -> list[int]:
    """Return every combo of *size* (0 for any) that cards of *group* make, as ten bits each."""
    return WILD_COMBOS[size][bits] if group == WILD_GROUP else RANK_COMBOS[size][bits]
