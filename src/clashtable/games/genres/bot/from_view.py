"""Worlds to imagine from what a seat sees."""

from __future__ import annotations

from clashtable.games.genres.bot.imagination import GenresImagination
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.changes.deaths import AskLoot, Loot
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.notation.snapshot import state_from, tops_from
from clashtable.games.genres.view.knowledge import WINDOW
from clashtable.games.genres.wire.views import GenresView


def imagination_of(view: GenresView) -> GenresImagination:
    """Return what *view* leaves open."""
    pending = [code for code in view.pending if code != WINDOW]
    known = state_from(view.table, pending, (1, 2, 3, 4))
    known.outcome = view.outcome
    viewer = -1 if view.seat is None else view.seat
    tops = [tops_from(cards) for cards in view.known_tops] or [[], [], [], []]
    for seat in range(known.seats):
        player = known.players[seat]
        player.hand = CARDS.with_ids(view.hand or ()) if seat == viewer else []
        if seat != viewer and viewer >= 0:
            player.hand = CARDS.with_ids(view.known_hands[seat])
    if viewer >= 0:
        known.players[viewer].known_hands = [CARDS.with_ids(cards) for cards in view.known_hands]
        known.players[viewer].known_tops = tops
    placed = placed_cards(known, tops)
    unseen = [card for card in CARDS if card not in placed]
    hand_sizes = [facts.hand for facts in view.table.seats]
    return GenresImagination(known, viewer, unseen, hand_sizes, list(view.table.armories), tops, WINDOW in view.pending)


def placed_cards(state: GenresState, tops: list[list[Card | None]]) -> set[Card]:
    """Return every card whose place is known."""
    found = {card for player in state.players for card in player.hand}
    found |= {card for known in tops for card in known if card is not None}
    found |= {*state.discard, *(zone.card for zone in state.zones), *(event.card for event in state.events_in_play)}
    for piece in [*state.pawns, *state.summons]:
        found |= {*piece.equipment, *([piece.card] if piece.card is not None else [])}
    found |= {use.card for use in state.queue if use.card is not None}
    for step in state.pending:
        use = getattr(step, "use", None)
        if isinstance(use, Cast):
            found |= {*use.combos, *([use.card] if use.card is not None and use.holds_card else [])}
        if isinstance(step, (Loot, AskLoot)):
            found.add(step.card)
    return found
