"""Deals of what is hidden that agree with what a seat knows."""

from typing import Final

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import State, legal_moves
from clashtable.core.tactics import Imagination
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import SET_UP, GeekState
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
)

ATTEMPTS: Final = 400
"""After so many deals that disagree with a view, the view must be impossible."""


class Unknown:
    """What is hidden of one player, and what it may be."""

    __slots__ = ("hand", "has_opening", "in_hand", "rests", "seat")

    def __init__(self, seat: int, hand: int, in_hand: list[Card], has_opening: bool, rests: list[list[Card]]) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        """How many cards the hand has."""
        self.in_hand: Final = in_hand
        """Those of them that are known."""
        self.has_opening: Final = has_opening
        self.rests: Final = rests
        """The other hidden cards, for each deck that it may be."""


class GeekImagination(Imagination):
    """Guess a deck for everybody else that fits what was seen of it, and deal the hidden cards anew."""

    __slots__ = ("known", "own", "unknown", "viewer")

    def __init__(self, known: GeekState, viewer: int, own: list[list[Card]], unknown: list[Unknown]) -> None:
        self.known: Final = known
        self.viewer: Final = viewer
        """-1 for a spectator."""
        self.own: Final = own
        """The viewer's deck: the known bottom, the unknown middle, the known top."""
        self.unknown: Final = unknown

    def sample(self, luck: Luck) -> State:
        for attempt in range(ATTEMPTS):
            state = self.known.fork()
            if self.viewer >= 0:
                bottom, middle, top = self.own
                state.players[self.viewer].deck = bottom + mixed(middle, luck) + top
            for unknown in self.unknown:
                deal_hidden(state, unknown, luck, attempt)
            if not state.pending or legal_moves(state):
                state.luck = Luck(luck.word(), luck.word(), luck.word(), luck.word() | 1)
                return state
        raise RulesBug("no deal agrees with this view")


def mixed(cards: list[Card], luck: Luck) -> list[Card]:
    """Return *cards* in a random order."""
    places = list(range(len(cards)))
    luck.shuffle(places)
    return [cards[place] for place in places]


def deal_hidden(state: GeekState, unknown: Unknown, luck: Luck, attempt: int) -> None:
    """Deal a hand and a deck to one player."""
    player = state.players[unknown.seat]
    rest = mixed(unknown.rests[luck.below(len(unknown.rests))], luck)
    if unknown.has_opening:
        player.opening = rest.pop(first_fighter(rest, opens=True))
    hand = unknown.in_hand[:]
    if state.course.phase == SET_UP and unknown.hand:
        hand.append(rest.pop(first_fighter(rest, opens=not unknown.has_opening)))
        for _card in range(min(2, unknown.hand - 1)):
            hand.append(rest.pop(first_fighter(rest, opens=False)))
    elif attempt > 20 and len(hand) < unknown.hand:
        hand.append(rest.pop(first_fighter(rest, opens=False)))
    while len(hand) < unknown.hand:
        hand.append(rest.pop())
    hand.sort(key=place_of)
    player.hand = hand
    player.deck = rest


def first_fighter(cards: list[Card], *, opens: bool) -> int:
    """Return where the first Combatant lies, with *opens* one that is no V.I.P.; the last card if there is none."""
    for at in range(len(cards)):
        if cards[at].kind == COMBATANT and not (opens and cards[at].is_vip):
            return at
    return len(cards) - 1


def place_of(card: Card) -> int:
    """Return where *card* stands in the pool."""
    return card.index
