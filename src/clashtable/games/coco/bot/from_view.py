"""What a view leaves open."""

from __future__ import annotations

from clashtable.games.coco.bot.imagination import CocoImagination
from clashtable.games.coco.model.card import packed_all, unpacked
from clashtable.games.coco.model.state import CocoPlayer
from clashtable.games.coco.notation.snapshot import cards, state_from_common
from clashtable.games.coco.rules import OPENING, TURN
from clashtable.games.coco.wire.views import CocoView


def imagination_of(view: CocoView) -> CocoImagination:
    """Return what *view* leaves open."""
    players = [
        CocoPlayer(0, size, [0] * stock_size, 0, [])
        for size, stock_size in zip(view.hand_sizes, view.stock_sizes, strict=True)
    ]
    hidden = [seat for seat in range(2) if seat != view.seat]
    state = state_from_common(view.common, players)
    state.outcome = view.outcome
    if view.to_act is not None:
        state.pending = [(OPENING if view.common.phase == "open" else TURN)[view.to_act]]
    own = 0
    if view.seat is not None and view.hand is not None:
        own = players[view.seat].hand = packed_all(cards(view.hand))
    return CocoImagination(state, hidden, unpacked(state.options.deck.all_cards - state.table - own))
