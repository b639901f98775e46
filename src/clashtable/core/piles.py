"""Piles and hands of cards: shuffling as the record has it, and keeping a hand in order."""

from typing import TypeVar

from clashtable.core.effects import Printed
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck

Card = TypeVar("Card", bound=Printed)


def shuffled(luck: Luck, pile: str, cards: list[Card]) -> list[Card]:
    """Return *cards* in a random order, or as the record has them; *pile* is what the record calls them."""
    scripted = luck.scripted()
    if scripted is None:
        places = list(range(len(cards)))
        luck.shuffle(places)
        found = [cards[place] for place in places]
    else:
        found = ordered(cards, scripted.partition(": ")[2].split())
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
