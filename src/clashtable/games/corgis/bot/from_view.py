"""What a view leaves open."""

from __future__ import annotations

from clashtable.games.corgis.bot.imagination import CorgisImagination
from clashtable.games.corgis.model.card import bit, cards_in
from clashtable.games.corgis.model.state import VIEWERS, Slot, unplaced
from clashtable.games.corgis.notation.snapshot import card_named, cards, state_from_table, suits
from clashtable.games.corgis.view.knowledge import viewer_of
from clashtable.games.corgis.view.pending import CODEC
from clashtable.games.corgis.wire.views import CorgiSlot, CorgisView


def imagination_of(view: CorgisView) -> CorgisImagination:
    """Return what *view* leaves open."""
    state = state_from_table(view.table)
    viewer = -1 if view.seat is None else view.seat
    place = viewer_of(view.seat)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            player.hidden = cards(view.hand or ())
        else:
            player.hidden = cards(view.seen[seat])
            if player.hidden:
                player.seen_by = [player.hidden if other == place else 0 for other in range(VIEWERS)]
    state.deck = [known_slot(slot, place) for slot in reversed(view.deck)]
    state.pending = [CODEC.read(step) for step in view.pending]
    state.outcome = view.outcome
    aimed = -1 if view.table.aimed is None else view.table.aimed
    sizes = [facts.hidden for facts in view.table.seats]
    return CorgisImagination(state, sizes, cards_in(unplaced(state)), viewer, aimed, view.table.drawn)


def known_slot(slot: CorgiSlot, viewer: int) -> Slot:
    """Return a card of the deck as the viewer knows it; in an imagined world it knows no less."""
    known_to = 0 if slot.card is None else bit(viewer)
    return Slot(-1 if slot.card is None else card_named(slot.card), known_to, suits(slot.not_suits))
