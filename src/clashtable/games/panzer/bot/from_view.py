"""What a view leaves open, for bots that deal it anew. Next, read bot/imagination.py."""

from __future__ import annotations

from clashtable.games.panzer.bot.deck_guess import possible_rests
from clashtable.games.panzer.bot.imagination import PanzerImagination, Unknown
from clashtable.games.panzer.cards.basic_set import BY_ID, PLAIN_TERRAIN
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerPlayer, PanzerState
from clashtable.games.panzer.notation.snapshot import cards_from, player_from, state_from
from clashtable.games.panzer.wire.views import PanzerSeat, PanzerView


def imagination_of(view: PanzerView) -> PanzerImagination:
    """Return what *view* leaves open."""
    players = [
        own_player(view, facts) if seat == view.seat else other_player(view, facts)
        for seat, facts in enumerate(view.table.seats)
    ]
    terrain = [BY_ID[facts.terrain] if facts.terrain else PLAIN_TERRAIN for facts in view.table.field]
    known = state_from(view.table, players, terrain, view.pending, (1, 2, 3, 4), "random")
    known.outcome = view.outcome
    unseen = [BY_ID[name] for name, count in view.table.unseen.items() for _copy in range(count)]
    unknown = [unknown_of(known, view, seat) for seat in range(2) if seat != view.seat]
    return PanzerImagination(known, -1 if view.seat is None else view.seat, own_supply(view), unseen, unknown)


def own_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return the viewer; the Supply is dealt between its known bottom and top."""
    player = player_from(facts, cards_from(view.hand or ()), [])
    player.known_top, player.known_bottom = len(view.top), len(view.bottom)
    player.passes_turn = view.passes_turn
    return player


def other_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return somebody whose hand and Supply are hidden, with what the viewer has seen of them."""
    player = player_from(facts, [], [])
    player.seen = cards_from(view.seen)
    return player


def own_supply(view: PanzerView) -> list[list[Card]]:
    """Return the viewer's Supply in three parts: the known bottom, the unknown middle, the known top."""
    if view.supply is None:
        return [[], [], []]
    bottom = cards_from(view.bottom)[::-1]
    top = cards_from(view.top[: len(view.supply) - len(bottom)])[::-1]
    middle = cards_from(view.supply)
    for card in [*bottom, *top]:
        middle.remove(card)
    return [bottom, middle, top]


def unknown_of(known: PanzerState, view: PanzerView, seat: int) -> Unknown:
    """Return what may be in the hidden cards of *seat*."""
    facts = view.table.seats[seat]
    player = known.players[seat]
    in_hand = [*player.shown, *player.seen]
    hidden = facts.hand + facts.supply - len(in_hand)
    return Unknown(seat, facts.hand, in_hand, possible_rests(known, seat, in_hand, hidden))
