"""What may be in an opponent's hidden cards: nobody knows another's deck, but everybody knows the set (P-16)."""

from __future__ import annotations

from collections import Counter

from clashtable.core.luck import luck_from_seed
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.cards.decks import DECKS, completed, side_of
from clashtable.games.panzer.geometry import FIELD, INDUSTRY, SPACES
from clashtable.games.panzer.model.card import FACTORY_CARD, Card
from clashtable.games.panzer.model.state import PanzerState

INVENTED = 12
"""How many decks are thought of where no preconstructed one fits."""


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


def possible_rests(state: PanzerState, seat: int, in_hand: list[Card], hidden: int) -> list[list[Card]]:
    """Return, for each deck that fits, the cards of *seat* that are hidden, without those known to be in the hand.

    Preconstructed decks are thought of first; where none fits, some that somebody might have built.
    """
    player = state.players[seat]
    seen = [*in_hand, *cards_elsewhere(state, seat)]
    elsewhere = without(player.somewhere, player.seen)
    rests: list[list[Card]] = []
    for deck in DECKS:
        left = Counter(deck.cards)
        left.subtract(card.id for card in seen)
        needed = Counter(card.id for card in elsewhere)
        if all(amount >= needed[name] for name, amount in left.items()) and needed.keys() <= left.keys():
            rest = [BY_ID[name] for name, amount in left.items() for _copy in range(amount)]
            if len(rest) == hidden and has_side(deck.cards, player.side):
                rests.append(rest)
    return rests or invented_rests(player.side, seen, elsewhere, hidden)


def without(cards: list[Card], others: list[Card]) -> list[Card]:
    """Return *cards* without those that are among *others*, copy by copy."""
    left = cards[:]
    for card in others:
        if card in left:
            left.remove(card)
    return left


def has_side(cards: dict[str, int], side: int) -> bool:
    """Tell whether a deck is of *side*."""
    return all(side_of(BY_ID[name]) in (0, side) for name in cards)


def invented_rests(side: int, seen: list[Card], somewhere: list[Card], hidden: int) -> list[list[Card]]:
    """Return the hidden cards of some legal decks that hold all that is known; the same ones for the same cards."""
    known = [*seen, *somewhere]
    luck = luck_from_seed(sum((place + 1) * (card.index + 1) for place, card in enumerate(known)))
    missing = hidden - len(somewhere)
    return [[*somewhere, *completed(known, missing, luck, side)] for _deck in range(INVENTED)]
