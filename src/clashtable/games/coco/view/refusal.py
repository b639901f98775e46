"""Why something cannot be played in Clash (Coco)."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking
from clashtable.core.text import counted, number
from clashtable.games.coco.model.card import COMPLETE, COMPLETE_SHIFT, count_agreeing, long_name, shown_by
from clashtable.games.coco.model.plays import has_single, needed_single
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import END, OPEN, PASS, SINGLE, SPECIAL, THREE, CocoMove
from clashtable.games.coco.rules import Open
from clashtable.games.coco.vocabulary import CATEGORIES


def why_not(state: CocoState, move: CocoMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    open_question = asking(state)
    if isinstance(open_question, Open):
        if move.kind != OPEN:
            return Reason("the first turn of a game only opens the Complete pile.", "K-3.1")
        return not_in_hand(COMPLETE + move.card)
    cards = state.players[open_question.seat].hand
    match move.kind:
        case kind if kind == OPEN:
            return Reason("the Complete pile has been opened already.", "K-3.1")
        case kind if kind == PASS:
            return Reason("the other player has just passed, and you have a card to play.", "K-7.3")
        case kind if kind in (SINGLE, END):
            return single_reason(state, move, has_single(cards, move.card))
        case kind if kind == THREE:
            return three_reason(state, move, cards)
    if not cards >> (COMPLETE_SHIFT + move.card) & 1:
        return not_in_hand(COMPLETE + move.card)
    return special_reason(state, move) if move.kind == SPECIAL else complete_reason(state, move)


def not_in_hand(card: int) -> Reason:
    """Refuse a card that is not there."""
    return Reason(f"{long_name(card)} is not in your hand.", "K-4.4")


def single_reason(state: CocoState, move: CocoMove, in_hand: bool) -> Reason:
    """Refuse option 1 or 6."""
    if not in_hand:
        return not_in_hand(move.card)
    name = long_name(move.card)
    if move.kind == END:
        return Reason(f"{name} lies on top already, and the Single that ends a turn must differ from it.", "K-5.6")
    category = move.card // 3
    if shown_by(state.complete, category) != move.card:
        there = long_name(shown_by(state.complete, category))
        return Reason(f"{name} is not on the top Complete, which shows {there}.", "K-5.1")
    return Reason(f"{name} lies on top of the {CATEGORIES[category]} pile already.", "K-5.1")


def three_reason(state: CocoState, move: CocoMove, cards: int) -> Reason:
    """Refuse option 4b."""
    if not state.is_aligned():
        return Reason("three Singles go together only on an aligned table.", "K-5.4")
    missing = [
        shown_by(move.card, category) for category in range(3) if not has_single(cards, shown_by(move.card, category))
    ]
    return not_in_hand(missing[0])


def complete_reason(state: CocoState, move: CocoMove) -> Reason:
    """Refuse options 2, 3 and 4a."""
    agreeing = count_agreeing(move.card, state.complete)
    name = long_name(COMPLETE + move.card)
    return Reason(
        f"{name} agrees with the top Complete in {counted(agreeing, 'characteristic')}, not two, "
        "and is not what the three Singles show.",
        "K-5.2",
    )


def special_reason(state: CocoState, move: CocoMove) -> Reason:
    """Refuse option 5."""
    agreeing = count_agreeing(move.card, state.tops)
    name = long_name(COMPLETE + move.card)
    if agreeing != 2:
        return Reason(f"{name} agrees with {number(agreeing)} of the three Singles, not exactly two.", "K-5.5")
    return Reason(f"it needs a {long_name(needed_single(move.card, state.tops))}, which is not in your hand.", "K-5.5")
