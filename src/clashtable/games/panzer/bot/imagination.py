"""Complete worlds that agree with a view: face-down Terrain, Supplies and hands dealt anew."""

from typing import Final, cast

from clashtable.core.effects import Choice
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.piles import dealt_pile, fill_hand, mixed
from clashtable.core.state import State, asking
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.geometry import FIELD
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState


class Unknown:
    """What is hidden of one player, and what it may be."""

    __slots__ = ("hand", "in_hand", "rests", "seat")

    def __init__(self, seat: int, hand: int, in_hand: list[Card], rests: list[list[Card]]) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        """How many cards the hand has."""
        self.in_hand: Final = in_hand
        """Those of them that are known."""
        self.rests: Final = rests
        """The other hidden cards, for each deck that it may be."""


class PanzerImagination(Imagination):
    """Guess a deck for everybody else that fits what was seen of it, and deal the hidden cards anew."""

    __slots__ = ("own", "unknown", "unseen")

    def __init__(
        self, known: PanzerState, viewer: int, own: list[list[Card]], unseen: list[Card], unknown: list[Unknown]
    ) -> None:
        super().__init__(known, viewer)
        self.own: Final = own
        """The viewer's Supply: the known bottom, the unknown middle, the known top."""
        self.unseen: Final = unseen
        """The Terrain cards that nobody has seen."""
        self.unknown: Final = unknown

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        panzer = cast(PanzerState, state)
        deal_terrain(panzer, mixed(self.unseen, luck))
        if self.viewer >= 0:
            panzer.players[self.viewer].supply = dealt_pile(self.own, luck)
        for unknown in self.unknown:
            deal_hidden(panzer, unknown, luck)
        return True


def deal_terrain(state: PanzerState, unseen: list[Card]) -> None:
    """Lay *unseen* where the field is face down."""
    state.terrain = [state.terrain_at(space) if state.is_face_up[space] else unseen.pop() for space in FIELD]


def deal_hidden(state: PanzerState, unknown: Unknown, luck: Luck) -> None:
    """Deal a hand and a Supply to one player."""
    player = state.players[unknown.seat]
    rest = mixed(unknown.rests[luck.below(len(unknown.rests))], luck)
    hand = unknown.in_hand[:]
    wanted = deployed_kind(state, unknown.seat)
    if wanted is not None:
        deal_fitting(hand, rest, wanted)
    fill_hand(hand, unknown.hand, rest)
    player.hand = hand
    player.supply = rest


def deployed_kind(state: PanzerState, seat: int) -> DeployFromHand | None:
    """Return the effect by which *seat* is just deploying from the hand, so that the hand must hold such a card."""
    if state.pending:
        ask = asking(state)
        if isinstance(ask, Choice) and ask.seat == seat and isinstance(ask.effect, DeployFromHand):
            return ask.effect
    return None


def deal_fitting(hand: list[Card], rest: list[Card], wanted: DeployFromHand) -> None:
    """See to it that *hand* holds a card that can be deployed, if there is one."""
    for card in hand:
        if wanted.card.is_fit(card):
            return
    for card in rest:
        if wanted.card.is_fit(card):
            rest.remove(card)
            hand.append(card)
            return
