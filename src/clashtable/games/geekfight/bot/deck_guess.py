"""What may be in an opponent's hidden cards: nobody knows another's deck, but everybody knows the pool (F-21.2)."""

from __future__ import annotations

from clashtable.core.deck import invented_rests, possible_rests
from clashtable.games.geekfight.cards.decks import DECKS, completed
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.changes.arena import hosts
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import CARD, Cast, Queued
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.rules.declaration import AddingChoice
from clashtable.games.geekfight.rules.resolution import Finish
from clashtable.games.geekfight.wire.views import GeekSeat


class PublicCards:
    """What everybody knows of one player's deck of twenty."""

    def __init__(self, in_hand: list[Card], elsewhere: list[Card], somewhere: list[Card]) -> None:
        self.in_hand = in_hand
        """In the hand: shown, or just being played."""
        self.elsewhere = elsewhere
        """In the arena, on the Queue, in the discard pile."""
        self.somewhere = somewhere
        """In the hand or the deck."""


def public_cards(state: GeekState, seat: int) -> PublicCards:
    """Return what everybody knows of the deck of *seat*."""
    player = state.players[seat]
    elsewhere = player.discard[:]
    for host in hosts(state):
        elsewhere += [piece.card for piece in [host, *host.buffs] if piece.owner == seat]
    in_hand = player.shown[:]
    for step in state.pending:
        if isinstance(step, Queued) and is_played_by(step.cast, seat):
            elsewhere.append(step.cast.card)
        elif isinstance(step, Finish) and is_played_by(step.use, seat):
            elsewhere.append(step.use.card)
        elif isinstance(step, AddingChoice) and is_played_by(step.adding.draft.use, seat):
            add_missing(in_hand, step.adding.draft.use.card)
    somewhere = player.somewhere[:]
    for card in in_hand[len(player.shown) :]:
        if card in somewhere:
            somewhere.remove(card)
    return PublicCards(in_hand, elsewhere, somewhere)


def is_played_by(use: Cast, seat: int) -> bool:
    """Tell whether *use* is a card that *seat* plays."""
    return use.kind == CARD and use.seat == seat


def add_missing(cards: list[Card], card: Card) -> None:
    """Add *card*, unless it is there."""
    if card not in cards:
        cards.append(card)


def hidden_cards(public: PublicCards, facts: GeekSeat) -> list[list[Card]]:
    """Return, for each deck that fits, the cards of it that are hidden, without those known to be in the hand.

    Preconstructed decks are thought of first; where none fits, some that somebody might have built.
    """
    size = facts.hand + facts.deck + int(facts.opening) - len(public.in_hand)
    seen = [*public.in_hand, *public.elsewhere]
    fitting = possible_rests(DECKS, BY_ID, seen, public.somewhere, size)
    return fitting or invented_rests(completed, seen, public.somewhere, size)
