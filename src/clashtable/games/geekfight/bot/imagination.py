"""Deals of what is hidden that agree with what a seat knows."""

from typing import Final, cast

from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.piles import dealt_pile, fill_hand, mixed
from clashtable.core.state import State, legal_moves
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import SET_UP, GeekState
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
)


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

    __slots__ = ("own", "unknown")

    def __init__(self, known: GeekState, viewer: int, own: list[list[Card]], unknown: list[Unknown]) -> None:
        super().__init__(known, viewer)
        self.own: Final = own
        """The viewer's deck: the known bottom, the unknown middle, the known top."""
        self.unknown: Final = unknown

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        geek = cast(GeekState, state)
        if self.viewer >= 0:
            geek.players[self.viewer].deck = dealt_pile(self.own, luck)
        for unknown in self.unknown:
            deal_hidden(geek, unknown, luck, attempt)
        return not geek.pending or len(legal_moves(geek)) > 0


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
    fill_hand(hand, unknown.hand, rest)
    player.hand = hand
    player.deck = rest


def first_fighter(cards: list[Card], *, opens: bool) -> int:
    """Return where the first Combatant lies, with *opens* one that is no V.I.P.; the last card if there is none."""
    for at in range(len(cards)):
        if cards[at].kind == COMBATANT and not (opens and cards[at].is_vip):
            return at
    return len(cards) - 1
