"""What a view leaves open, as an imagination."""

from __future__ import annotations

from clashtable.core.piles import parts_of_pile
from clashtable.games.geekfight.bot.deck_guess import hidden_cards, public_cards
from clashtable.games.geekfight.bot.imagination import GeekImagination, Unknown
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.state import (
    GeekPlayer,
    GeekState,
)
from clashtable.games.geekfight.notation.snapshot import player_from, state_from
from clashtable.games.geekfight.wire.views import GeekSeat, GeekView


def imagination_of(view: GeekView) -> GeekImagination:
    """Return what *view* leaves open."""
    players = [
        own_player(view, facts) if seat == view.seat else player_from(facts, [], [], None)
        for seat, facts in enumerate(view.table.seats)
    ]
    known = state_from(view.table, players, view.pending, (1, 2, 3, 4), "random")
    known.outcome = view.outcome
    unknown = [
        unknown_of(known, view, seat)
        for seat, facts in enumerate(view.table.seats)
        if seat != view.seat and facts.is_in and (facts.hand or facts.deck or facts.opening)
    ]
    own = parts_of_pile(POOL.with_ids(view.deck or ()), POOL.with_ids(view.top), POOL.with_ids(view.bottom))
    return GeekImagination(known, -1 if view.seat is None else view.seat, own, unknown)


def own_player(view: GeekView, facts: GeekSeat) -> GeekPlayer:
    """Return the viewer; the deck holds what lies at its bottom and top, the rest is dealt between."""
    opening = None if view.opening is None else BY_ID[view.opening]
    player = player_from(facts, POOL.with_ids(view.hand or ()), [], opening)
    player.known_top, player.known_bottom = len(view.top), len(view.bottom)
    return player


def unknown_of(known: GeekState, view: GeekView, seat: int) -> Unknown:
    """Return what may be in the hidden cards of *seat*."""
    facts = view.table.seats[seat]
    public = public_cards(known, seat)
    return Unknown(seat, facts.hand, public.in_hand, facts.opening, hidden_cards(public, facts))
