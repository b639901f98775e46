"""Why something cannot be played in Clash (Coco)."""

from __future__ import annotations

from typing import Final

from clashtable.core.refusal import Reason
from clashtable.core.state import asking
from clashtable.core.text import counted, number
from clashtable.games.coco.model.card import COMPLETE, COMPLETE_SHIFT, NAMES, count_agreeing, long_name, shown_by
from clashtable.games.coco.model.plays import ending_singles, has_single, needed_single
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import END, OPEN, PASS, SINGLE, SPECIAL, THREE, CocoMove
from clashtable.games.coco.rules import Open
from clashtable.games.coco.vocabulary import CATEGORIES

OBSTACLES: Final = {
    "moment": "the Complete pile has not been opened yet, or has been already",
    "hand": "a card is not in the player's hand",
    "idle": "the other player has just passed, so that a pass is not allowed to whoever has a play",
    "complete": "the top Complete does not show the Single",
    "top": "the Single lies on top of its pile already",
    "aligned": "the table is not aligned",
    "agreement": "the Complete fits neither the top Complete nor the three Singles",
    "singles": "the Complete does not agree with exactly two of the three Singles",
}
"""What can stand in the way."""


def why_not(state: CocoState, move: CocoMove) -> Reason:
    """Return the first reason why *move* is not legal."""
    question = asking(state)
    cards = state.players[question.seat].hand
    if isinstance(question, Open) != (move.kind == OPEN):
        return moment_reason(isinstance(question, Open))
    if move.kind == PASS:
        return Reason("the other player has just passed, and you have a card to play.", "K-7.3", "idle")
    if move.kind in (SINGLE, END):
        return single_reason(state, move, cards)
    if move.kind == THREE:
        return three_reason(state, move, cards)
    if not cards >> (COMPLETE_SHIFT + move.card) & 1:
        return not_in_hand(COMPLETE + move.card)
    return special_reason(state, move) if move.kind == SPECIAL else complete_reason(state, move)


def moment_reason(is_opening: bool) -> Reason:
    """Refuse what belongs before or after the opening."""
    if is_opening:
        return Reason("the first turn of a game only opens the Complete pile.", "K-3.1", "moment")
    return Reason("the Complete pile has been opened already.", "K-3.1", "moment")


def not_in_hand(card: int) -> Reason:
    """Refuse a card that is not there."""
    return Reason(f"{long_name(card)} is not in your hand.", "K-4.4", "hand", f"hand:{NAMES[card]}")


def single_reason(state: CocoState, move: CocoMove, cards: int) -> Reason:
    """Refuse option 1 or 6."""
    if not has_single(cards, move.card):
        return not_in_hand(move.card)
    name, category = long_name(move.card), move.card // 3
    pile = f"pile:{CATEGORIES[category]}"
    if move.kind == END:
        assert not ending_singles(state) >> move.card & 1
        text = f"{name} lies on top already, and the Single that ends a turn must differ from it."
        return Reason(text, "K-5.6", "top", pile)
    if shown_by(state.complete, category) != move.card:
        there = long_name(shown_by(state.complete, category))
        return Reason(f"{name} is not on the top Complete, which shows {there}.", "K-5.1", "complete", "pile:complete")
    return Reason(f"{name} lies on top of the {CATEGORIES[category]} pile already.", "K-5.1", "top", pile)


def three_reason(state: CocoState, move: CocoMove, cards: int) -> Reason:
    """Refuse option 4b."""
    for category in range(3):
        if not has_single(cards, shown_by(move.card, category)):
            return not_in_hand(shown_by(move.card, category))
    return Reason("three Singles go together only on an aligned table.", "K-5.4", "aligned", "pile:complete")


def complete_reason(state: CocoState, move: CocoMove) -> Reason:
    """Refuse options 2, 3 and 4a."""
    agreeing = count_agreeing(move.card, state.complete)
    name = long_name(COMPLETE + move.card)
    return Reason(
        f"{name} agrees with the top Complete in {counted(agreeing, 'characteristic')}, not two, "
        "and is not what the three Singles show.",
        "K-5.2",
        "agreement",
        "pile:complete",
    )


def special_reason(state: CocoState, move: CocoMove) -> Reason:
    """Refuse option 5."""
    agreeing = count_agreeing(move.card, state.tops)
    name = long_name(COMPLETE + move.card)
    if agreeing != 2:
        text = f"{name} agrees with {number(agreeing)} of the three Singles, not exactly two."
        return Reason(text, "K-5.5", "singles", f"hand:{NAMES[COMPLETE + move.card]}")
    single = needed_single(move.card, state.tops)
    text = f"it needs a {long_name(single)}, which is not in your hand."
    return Reason(text, "K-5.5", "hand", f"hand:{NAMES[single]}")
