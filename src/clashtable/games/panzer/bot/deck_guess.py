"""What may be in an opponent's hidden cards: nobody knows another's deck, but everybody knows the set (P-16)."""

from __future__ import annotations

from functools import partial
from typing import Final

from clashtable.core.deck import invented_rests, possible_rests
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.cards.decks import DECKS, completed, side_of
from clashtable.games.panzer.geometry import FIELD, INDUSTRY, SPACES
from clashtable.games.panzer.model.card import FACTORY_CARD, Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.vocabulary import ALLIES, AXIS, NEUTRAL

DECKS_OF: Final = {
    side: [deck for deck in DECKS if all(side_of(BY_ID[name]) in (NEUTRAL, side) for name in deck.cards)]
    for side in (NEUTRAL, AXIS, ALLIES)
}
"""The preconstructed decks of each side."""


def cards_elsewhere(state: PanzerState, seat: int) -> list[Card]:
    """Return the cards of *seat* that everybody sees: in play, waiting on stacks, in the Junkyard, removed."""
    player = state.players[seat]
    found = [*player.junkyard, *player.removed]
    for space in range(SPACES):
        unit = state.units[space]
        if unit is not None and unit.seat == seat:
            found.append(unit.card)
    for space in INDUSTRY[seat]:
        found += [FACTORY_CARD] * state.factories[space]
        stacked = state.stacked[space]
        if stacked is not None:
            found.append(stacked.card)
    for space in FIELD:
        laid = state.modifiers[space]
        if laid is not None and laid.seat == seat:
            found.append(laid.card)
    return found


def hidden_cards(state: PanzerState, seat: int, in_hand: list[Card], hidden: int) -> list[list[Card]]:
    """Return, for each deck that fits, the cards of *seat* that are hidden, without those known to be in the hand.

    Preconstructed decks are thought of first; where none fits, some that somebody might have built.
    """
    player = state.players[seat]
    seen = [*in_hand, *cards_elsewhere(state, seat)]
    somewhere = without(player.somewhere, player.seen)
    fitting = possible_rests(DECKS_OF[player.side], BY_ID, seen, somewhere, hidden)
    return fitting or invented_rests(partial(completed, side=player.side), seen, somewhere, hidden)


def without(cards: list[Card], others: list[Card]) -> list[Card]:
    """Return *cards* without those that are among *others*, copy by copy."""
    left = cards[:]
    for card in others:
        if card in left:
            left.remove(card)
    return left
