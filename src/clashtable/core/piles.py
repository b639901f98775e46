"""Piles and hands of cards: shuffling as the record has it, keeping a hand in order, and dealing what is hidden."""

from typing import TypeVar

from clashtable.core.effects import Printed
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck

Card = TypeVar("Card", bound=Printed)


def shuffled(luck: Luck, pile: str, cards: list[Card]) -> list[Card]:
    """Return *cards* in a random order, or as the record has them; *pile* is what the record calls them."""
    scripted = luck.scripted()
    found = mixed(cards, luck) if scripted is None else ordered(cards, scripted.partition(": ")[2].split())
    if luck.noted is not None:
        luck.note(f"{pile}: " + " ".join([card.id for card in found]))
    return found


def ordered(cards: list[Card], names: list[str]) -> list[Card]:
    """Return *cards* in the order of *names*."""
    left = cards[:]
    found: list[Card] = []
    for name in names:
        for card in left:
            if card.id == name:
                left.remove(card)
                found.append(card)
                break
    if left or len(found) != len(names):
        raise InvalidMessage("A deck in a record names every card of that deck once.")
    return found


def place_of(card: Printed) -> int:
    """Return the place of *card* in the printed set."""
    return card.index


def in_order(cards: list[Card]) -> list[Card]:
    """Return *cards* in the order of the printed set, so that how they came there makes no difference."""
    return sorted(cards, key=place_of) if len(cards) > 1 else cards[:]


def ids(cards: list[Card]) -> tuple[str, ...]:
    """Return the ids of *cards*."""
    return tuple([card.id for card in cards])


def first_seat(luck: Luck, seats: int) -> int:
    """Return who goes first, all equally likely, or as the record has it."""
    scripted = luck.scripted()
    if scripted is None:
        seat: int = luck.below(seats)
    else:
        word = scripted.removeprefix("first ")
        if not word.isdigit() or int(word) >= seats:
            raise InvalidMessage(f"The record should name who goes first, not {scripted!r}.")
        seat = int(word)
    luck.note(f"first {seat}")
    return seat


def insert(hand: list[Card], card: Card) -> None:
    """Put *card* into a hand that is kept in the order of the printed set."""
    at = len(hand)
    while at and hand[at - 1].index > card.index:
        at -= 1
    hand.insert(at, card)


def mixed(cards: list[Card], luck: Luck) -> list[Card]:
    """Return *cards* in a random order, which no record has."""
    places = list(range(len(cards)))
    luck.shuffle(places)
    return [cards[place] for place in places]


def mix_again(pile: list[Card], first: int, last: int, luck: Luck) -> None:
    """Put the cards of *pile* from *first* up to, not including, *last* into another random order."""
    pile[first:last] = mixed(pile[first:last], luck)


def parts_of_pile(cards: list[Card], top: list[Card], bottom: list[Card]) -> list[list[Card]]:
    """Return a pile in three parts, each with its top card last: the known bottom, the unknown middle, the known top.

    *cards* are all that are in the pile, in any order; *top* and *bottom* are known, from the outside in.
    """
    below = bottom[::-1]
    above = top[: len(cards) - len(bottom)][::-1]
    middle = cards[:]
    for card in [*below, *above]:
        middle.remove(card)
    return [below, middle, above]


def dealt_pile(parts: list[list[Card]], luck: Luck) -> list[Card]:
    """Return a pile of such parts, the unknown middle in a random order."""
    return parts[0] + mixed(parts[1], luck) + parts[2]


def fill_hand(hand: list[Card], size: int, pile: list[Card]) -> None:
    """Draw from *pile* until *hand* has *size* cards, and put it into the order of the printed set."""
    while len(hand) < size:
        hand.append(pile.pop())
    hand.sort(key=place_of)
