"""A deal as cards: shuffled, or read from a record (K-2.2, K-2.3, K-11.5)."""

from typing import Final

from mypy_extensions import i64

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.games.coco.model.card import NAMES, shifted
from clashtable.games.coco.model.deck import Deck
from clashtable.games.coco.vocabulary import SINGLES

MISDEAL: Final = "misdeal"


def shuffled_deal(luck: Luck, deck: Deck) -> tuple[list[int], list[list[int]]]:
    """Return the cards turned up in the search for the Singles, and the two stocks with their tops first."""
    turned_up = deck.laid_out
    if turned_up:
        rest = [card for card in deck.cards if card not in turned_up]
    else:
        turned_up, rest = searched(deck.cards[:], luck)
    luck.shuffle(rest)
    return turned_up, [rest[: deck.stock_size], rest[deck.stock_size :]]


def searched(deck: list[int], luck: Luck) -> tuple[list[int], list[int]]:
    """Return the cards turned up until a Single of each category has appeared, and all that do not stay (K-2.2)."""
    found: i64 = 0
    last: i64 = len(deck)
    turned_up: list[int] = []
    while found != 7:
        last -= 1
        at = luck.below(last + 1)
        card = deck[at]
        deck[at] = deck[last]
        turned_up.append(card)
        if card < SINGLES:
            found |= shifted(1, card // 3)
    return turned_up, deck[:last] + put_back(turned_up)


def kept_singles(turned_up: list[int]) -> list[int]:
    """Return where among *turned_up* the first Single of each category lies, in the order of categories."""
    places = [-1, -1, -1]
    for place in range(len(turned_up)):
        card = turned_up[place]
        if card < SINGLES and places[card // 3] < 0:
            places[card // 3] = place
    return places


def first_singles(turned_up: list[int]) -> i64:
    """Return what the first Single of each category shows, written as a Complete (K-2.2)."""
    tops: i64 = 0
    for place in kept_singles(turned_up):
        tops = tops * 3 + turned_up[place] % 3
    return tops


def put_back(turned_up: list[int]) -> list[int]:
    """Return the cards of *turned_up* that do not stay on the table (K-2.2)."""
    kept = kept_singles(turned_up)
    return [turned_up[place] for place in range(len(turned_up)) if place not in kept]


def dealer_from(result: str) -> int:
    """Return the dealer of a noted result."""
    if result not in ("dealer 0", "dealer 1"):
        raise InvalidMessage(f"The record's first result of chance should be 'dealer 0' or 'dealer 1', not {result!r}.")
    return int(result[-1])


def deal_text(turned_up: list[int], stocks: list[list[int]]) -> str:
    """Return a deal as it is noted in a record (K-11.5)."""
    return "deal " + " / ".join([" ".join([NAMES[card] for card in cards]) for cards in [turned_up, *stocks]])


def deal_from(result: str, deck: Deck) -> tuple[list[int], list[list[int]]]:
    """Return the deal of a noted result; a noted misdeal gives the dealer nothing."""
    if result == MISDEAL:
        return [], [[], []]
    parts = result.removeprefix("deal ").split(" / ")
    if len(parts) != 3:
        raise InvalidMessage("A deal in a record names the cards turned up and the two stocks, parted by ' / '.")
    cards = [cards_from(part) for part in parts]
    turned_up = cards[0]
    if -1 in kept_singles(turned_up):
        raise InvalidMessage("A deal in a record turns up a Single of each category (K-2.2).")
    if deck.laid_out and turned_up != deck.laid_out:
        raise InvalidMessage("With the mini deck the same three Singles are always laid out (K-14.1).")
    kept = [turned_up[place] for place in kept_singles(turned_up)]
    if sorted(cards[1] + cards[2] + kept) != deck.cards or len(cards[1]) != deck.stock_size:
        raise InvalidMessage(
            f"A deal in a record gives each player {deck.stock_size} cards of the deck of {len(deck.cards)} (K-2.3)."
        )
    return turned_up, [cards[1], cards[2]]


def cards_from(text: str) -> list[int]:
    """Return the cards written as *text*, notations parted by spaces."""
    for name in text.split():
        if name not in NAMES:
            raise InvalidMessage(
                f"There is no card {name!r}: a Single is one letter of HPS GBR TQC, "
                "a Complete three letters for pattern, colour and shape (K-1)."
            )
    return [NAMES.index(name) for name in text.split()]
