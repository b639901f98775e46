"""What can happen in Clash (Coco), who sees it, and its sentence in the log."""

from functools import partial
from typing import TypeAlias

import msgspec

from clashtable.core.events import Event, tag
from clashtable.core.text import Voice, counted, listed
from clashtable.games.coco.model.card import NAMES, long_name
from clashtable.games.coco.vocabulary import CATEGORIES, LETTERS


def spoken(card: str) -> str:
    """Return a card's name in words from its notation."""
    return long_name(NAMES.index(card))


def pile_of(single: str) -> str:
    """Return the category of a Single's notation."""
    return CATEGORIES[LETTERS.index(single) // 3]


class CocoEvent(Event, frozen=True, tag=partial(tag, "coco")):
    """The base of the events below."""


class Dealt(CocoEvent, frozen=True):
    """A game was set up (K-2)."""

    dealer: int
    game: int
    """The number of the game in the match, from 1."""
    turned_up: tuple[str, ...]
    singles: str
    hands: tuple[tuple[str, ...] | None, ...]
    """Each seat's seven cards; None where they are hidden."""

    def seen_by(self, seat: int | None) -> "Dealt":
        hands = tuple(hand if seat == owner else None for owner, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands)

    def sentence(self, voice: Voice) -> str:
        singles = listed([spoken(letter) for letter in self.singles])
        return f"Game {self.game}. {voice.does(self.dealer, 'deal')}; {singles} start the three piles."


class Misdealt(CocoEvent, frozen=True):
    """The dealer's hand held no Complete, so everything was gathered and dealt again (K-2.5)."""

    dealer: int

    def sentence(self, voice: Voice) -> str:
        return "A misdeal: the dealer's hand held no Complete, so the cards were dealt again."


class Drew(CocoEvent, frozen=True):
    """A player drew from the stock (K-6)."""

    seat: int
    count: int
    cards: tuple[str, ...] | None
    """None where they are hidden."""

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {counted(self.count, 'card')}."


class Placed(CocoEvent, frozen=True):
    """A player placed cards together by one of the options (K-5), or opened (K-3)."""

    seat: int
    option: int
    """1 to 6 as in K-5, with 2 for any Complete placed alone; 0 for the opening."""
    cards: tuple[str, ...]
    aligned: bool
    """Whether the table is aligned afterwards."""

    def sentence(self, voice: Voice) -> str:
        names = [spoken(card) for card in self.cards]
        match self.option:
            case 0:
                story = f"{voice.does(self.seat, 'open')} with {names[0]}."
            case 1:
                story = f"{voice.does(self.seat, 'place')} {names[0]} on the {pile_of(self.cards[0])} pile."
            case 4:
                story = f"{voice.does(self.seat, 'lay')} three Singles at once: {listed(names)}."
            case 5:
                story = f"{voice.does(self.seat, 'make')} the special move: {names[0]} together with {names[1]}."
            case 6:
                story = f"{voice.does(self.seat, 'end')} the turn with {names[0]} on the {pile_of(self.cards[0])} pile."
            case _:
                story = f"{voice.does(self.seat, 'place')} {names[0]} on the Complete pile."
        return f"{story} The table is aligned." if self.aligned else story


class Passed(CocoEvent, frozen=True):
    """A player ended the turn without a card (K-5.7)."""

    seat: int
    idle: bool
    """Whether no card was played in the whole turn."""

    def sentence(self, voice: Voice) -> str:
        if self.idle:
            return f"{voice.does(self.seat, 'pass')}."
        return f"{voice.does(self.seat, 'stop')}."


class GameEnded(CocoEvent, frozen=True):
    """A game of the match was decided (K-8, K-9); its cards are open now."""

    winner: int | None
    points: int
    how: str
    """``out`` or ``stuck``."""
    left: tuple[tuple[str, ...], ...]
    """The cards each seat had left."""
    totals: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        if self.winner is None:
            return "Nobody can move and both have the same number of cards: no points."
        scores = f"{voice.does(self.winner, 'score')} {counted(self.points, 'point')}."
        if self.how == "out":
            return f"{voice.does(self.winner, 'have', 'has')} played every card! {scores}"
        return f"Nobody can move. {voice.does(self.winner, 'have', 'has')} fewer cards left. {scores}"


class MatchEnded(CocoEvent, frozen=True):
    """The match was decided (K-10)."""

    winner: int | None
    totals: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        if self.winner is None:
            return f"The match is drawn, {self.totals[0]} to {self.totals[1]}."
        most, fewest = self.totals[self.winner], self.totals[1 - self.winner]
        return f"{voice.does(self.winner, 'win')} the match, {most} to {fewest}."


AnyCocoEvent: TypeAlias = Dealt | Misdealt | Drew | Placed | Passed | GameEnded | MatchEnded
