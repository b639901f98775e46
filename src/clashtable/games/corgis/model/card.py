"""Everything printed: ten ranks in five suits and five Wilds a deck (C-1).

A card is a number: ``rank * 5 + suit`` from 0 to 49, Wilds from 50 to 54, those of a second deck 55 higher. A set of
cards is an integer with a bit a card, so one deck stays within a machine word. The ten cards of a rank (or all Wilds)
are a *group*: five bits for the first deck and five for the second.
"""

from typing import Final

RANKS: Final = "123456789A"
SUITS: Final = "EWFNV"
SUIT_NAMES: Final = ("Earth", "Water", "Fire", "Wind", "Void")
DECK_CARDS: Final = 55
WILD_GROUP: Final = 10
GROUPS: Final = 11
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


def bit(card: int) -> int:
    """Return the set of one card."""
    return 1 << card


def group_of(card: int) -> int:
    """Return the card's group: its rank less one, or WILD_GROUP."""
    return card % DECK_CARDS // 5


def suit_of(card: int) -> int:
    """Return the card's suit, -1 for a Wild (C-1.4)."""
    return -1 if group_of(card) == WILD_GROUP else card % DECK_CARDS % 5


def short_name(card: int) -> str:
    """Return the card's notation (C-1.6)."""
    within = card % DECK_CARDS
    name = f"*{within - 49}" if within >= 50 else RANKS[within // 5] + SUITS[within % 5]
    return name if card < DECK_CARDS else f"{name}#2"


def long_name(card: int) -> str:
    """Return the card's name in words."""
    if group_of(card) == WILD_GROUP:
        return "Wild"
    rank = RANKS[group_of(card)]
    return f"{'Ace' if rank == 'A' else rank} of {SUIT_NAMES[suit_of(card)]}"


def group_bits(cards: int, group: int) -> int:
    """Return which cards of *group* are in a set, as ten bits."""
    bits = cards >> 5 * group & 31
    if cards >> DECK_CARDS:
        bits |= (cards >> DECK_CARDS + 5 * group & 31) << 5
    return bits


def group_cards(group: int, bits: int) -> int:
    """Return the set of the cards of *group* given by ten bits."""
    cards = (bits & 31) << 5 * group
    if bits >> 5:
        cards |= bits >> 5 << DECK_CARDS + 5 * group
    return cards


def count_bits(mask: int) -> int:
    """Return how many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def cards_in(cards: int) -> list[int]:
    """Return the cards of a set in the order of C-1.6."""
    found: list[int] = []
    for group in range(GROUPS):
        bits = group_bits(cards, group)
        if bits:
            for place in (WILD_PLACES if group == WILD_GROUP else RANK_PLACES)[bits]:
                found.append(card_at(group, place))
    return found


def card_at(group: int, place: int) -> int:
    """Return the card of *group* at one of its ten places."""
    return 5 * group + place if place < 5 else DECK_CARDS + 5 * group + place - 5


PLACES: Final = [0, 5, 1, 6, 2, 7, 3, 8, 4, 9]
"""The places of a rank's group in the order of C-1.6: by suit, first deck before second."""
PLACES_WILD: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
"""The places of the Wilds: by deck, then by number."""
RANK_PLACES: Final = [[place for place in PLACES if bits >> place & 1] for bits in range(1024)]
WILD_PLACES: Final = [[place for place in PLACES_WILD if bits >> place & 1] for bits in range(1024)]
"""For every ten bits the places that are set, in order."""


def of_suits(cards: int, suits: int) -> int:
    """Return the cards of a set whose suit is in the set of *suits*."""
    first = SUITED[suits]
    if cards >> DECK_CARDS:
        first |= first << DECK_CARDS
    return cards & first


SUITED: Final = [
    sum([1 << rank * 5 + suit for rank in range(10) for suit in range(5) if suits >> suit & 1]) for suits in range(32)
]
"""For each set of suits the cards of one deck that have them."""


def suits_of(group: int, bits: int) -> int:
    """Return the suit set of cards of a group (C-4.4)."""
    return 0 if group == WILD_GROUP else (bits | bits >> 5) & 31


FIRST_DECK: Final = (1 << 50) - 1
WILD_CARDS: Final = 31 << 50
ALL_WILDS: Final = WILD_CARDS | WILD_CARDS << DECK_CARDS


def one_of_each(cards: int) -> int:
    """Return *cards* with equal ones counted once, the first of each in the order of C-1.6."""
    wilds = cards & ALL_WILDS
    ranked = cards & ~ALL_WILDS
    if cards >> DECK_CARDS:
        ranked &= ~((ranked & FIRST_DECK) << DECK_CARDS)
    return ranked | wilds & -wilds


NAMES: Final = [short_name(card) for card in range(2 * DECK_CARDS)]


# --- combos of a group


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


def folded(cards: int) -> int:
    """Return a set with both decks laid upon each other."""
    return (cards | cards >> DECK_CARDS) & FIRST_OF_ALL if cards >> DECK_CARDS else cards


FIRST_OF_ALL: Final = (1 << DECK_CARDS) - 1
