"""What a view leaves open, for bots that deal it anew. Next, read bot/imagination.py."""

from __future__ import annotations

from clashtable.core.piles import parts_of_pile
from clashtable.games.panzer.bot.deck_guess import hidden_cards
from clashtable.games.panzer.bot.imagination import PanzerImagination, Unknown
from clashtable.games.panzer.cards.basic_set import BY_ID, EVERY_CARD, PLAIN_TERRAIN
from clashtable.games.panzer.model.state import PanzerPlayer, PanzerState
from clashtable.games.panzer.notation.snapshot import player_from, state_from
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
    own = parts_of_pile(
        EVERY_CARD.with_ids(view.supply or ()), EVERY_CARD.with_ids(view.top), EVERY_CARD.with_ids(view.bottom)
    )
    return PanzerImagination(known, -1 if view.seat is None else view.seat, own, unseen, unknown)


def own_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return the viewer; the Supply is dealt between its known bottom and top."""
    player = player_from(facts, EVERY_CARD.with_ids(view.hand or ()), [])
    player.known_top, player.known_bottom = len(view.top), len(view.bottom)
    player.passes_turn = view.passes_turn
    return player


def other_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return somebody whose hand and Supply are hidden, with what the viewer has seen of them."""
    player = player_from(facts, [], [])
    player.seen = EVERY_CARD.with_ids(view.seen)
    return player


def unknown_of(known: PanzerState, view: PanzerView, seat: int) -> Unknown:
    """Return what may be in the hidden cards of *seat*."""
    facts = view.table.seats[seat]
    player = known.players[seat]
    in_hand = [*player.shown, *player.seen]
    hidden = facts.hand + facts.supply - len(in_hand)
    return Unknown(seat, facts.hand, in_hand, hidden_cards(known, seat, in_hand, hidden))
