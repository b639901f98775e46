"""Cards as numbers, and sets of cards as one integer (C-1).

A card is a number: ``rank * 5 + suit`` from 0 to 49, Wilds from 50 to 54, those of a second deck 55 higher. A set of
cards is an integer with a bit a card, so one deck stays within a machine word. The ten cards of a rank (or all Wilds)
are a *group*: five bits for the first deck and five for the second.
"""

from typing import Final

from mypy_extensions import i64

from clashtable.games.corgis.vocabulary import ACE, DECK_CARDS, RANKS, SUIT_NAMES, SUITS

WILD_GROUP: Final = 10
GROUPS: Final = 11


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
    if cards >> DECK_CARDS == 0:
        return cards_of_one_deck(cards)
    found: list[int] = []
    for group in range(GROUPS):
        bits = group_bits(cards, group)
        if bits:
            for place in (WILD_PLACES if group == WILD_GROUP else RANK_PLACES)[bits]:
                found.append(card_at(group, place))
    return found


def cards_of_one_deck(cards: i64) -> list[int]:
    """Return the cards of a set of the first deck, where the order of C-1.6 is that of their numbers."""
    found: list[int] = []
    first: i64 = 0
    while cards:
        for place in RANK_PLACES[cards & 31]:
            found.append(first + place)
        cards >>= 5
        first += 5
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
    if cards >> DECK_CARDS == 0:  # within a machine word, which both decks are not
        wilds = cards & WILD_CARDS
        return cards & FIRST_DECK | wilds & -wilds
    wilds = cards & ALL_WILDS
    ranked = cards & ~ALL_WILDS
    ranked &= ~((ranked & FIRST_DECK) << DECK_CARDS)
    return ranked | wilds & -wilds


NAMES: Final = [short_name(card) for card in range(2 * DECK_CARDS)]


def folded(cards: int) -> int:
    """Return a set with both decks laid upon each other."""
    return (cards | cards >> DECK_CARDS) & FIRST_OF_ALL if cards >> DECK_CARDS else cards


FIRST_OF_ALL: Final = (1 << DECK_CARDS) - 1


def names_of(cards: int) -> list[str]:
    """Return the notations of a set, in order."""
    return [NAMES[card] for card in cards_in(cards)]


def rank_name(rank: int) -> str:
    """Return a combo's rank as it is written."""
    return "0" if rank == 0 else "A" if rank == ACE else RANKS[rank - 1]


def suit_letters(suits: int) -> str:
    """Return a set of suits as letters."""
    return "".join([SUITS[suit] for suit in range(5) if suits >> suit & 1])
