"""How a person is asked in Clash (Coco), and why something is refused."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.core.question import Option, Question
from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves
from clashtable.core.text import counted, listed, number
from clashtable.games.coco.model.card import (
    CATEGORIES,
    COMPLETE,
    COMPLETE_SHIFT,
    NAMES,
    count_agreeing,
    long_name,
    shown_by,
)
from clashtable.games.coco.model.state import CocoState, has_play, has_single, needed_single
from clashtable.games.coco.moves import (
    BY_NOTATION,
    CODES,
    COMPLETE_MOVE,
    END,
    OPEN,
    PASS,
    SINGLE,
    SPECIAL,
    THREE,
    CocoMove,
)
from clashtable.games.coco.rules import Open

THINGS = {
    "hand": "a card of one's own hand, by its notation; equal Singles are one thing",
    "pile": "one of the four piles: pattern, colour, shape or complete",
    "button": "something to press: end (the turn with this Single), pass",
}


def parse_move(text: str) -> CocoMove:
    """Return the move written as *text*; letters may be small and the space left out."""
    letters = "".join(text.upper().split())
    move = BY_NOTATION.get(f"{letters[:1]} {letters[1:]}".strip())
    if move is None:
        raise InvalidMessage(
            f"{text!r} is not a move of Clash (Coco): write one of {listed(list(CODES), 'or')} "
            "and its card, as in 'S P', 'C HGT', 'E Q', or 'P' to pass (K-11.2)."
        )
    return move


# --- what a person is asked


def ask(state: CocoState) -> Question:
    """Return the open question."""
    open_question = asking(state)
    options = tuple(option(state, BY_NOTATION[move.notation]) for move in legal_moves(state))
    if isinstance(open_question, Open):
        prompt, rule = "You deal, so you begin: open the Complete pile with any Complete.", "K-3.1"
    else:
        prompt, rule = turn_prompt(state, open_question.seat)
    return Question(open_question.seat, open_question.kind, prompt, rule, options)


def turn_prompt(state: CocoState, seat: int) -> tuple[str, str]:
    """Return what a player on turn is told, and by which rule."""
    if not has_play(state, seat):
        if state.played_in_turn:
            return "Nothing more fits. Stop here, and refill at your next turn.", "K-7.2"
        return "Nothing in your hand fits. You have to pass.", "K-7.1"
    if state.is_aligned():
        return "The table is aligned: any Complete goes, or three Singles at once.", "K-5.4"
    if state.played_in_turn:
        return "Play on, or stop here.", "K-4.1"
    if state.idle_turns and not state.options.two_idle:
        return "The other player just passed, so you have to play a card.", "K-7.3"
    return "Your turn: play as many cards as you can.", "K-4.1"


def option(state: CocoState, move: CocoMove) -> Option:
    """Return *move* with its label and the things it is about."""
    path: tuple[str, ...]
    match move.kind:
        case kind if kind in (OPEN, COMPLETE_MOVE):
            path = (hand(COMPLETE + move.card), "pile:complete")
        case kind if kind == SINGLE:
            path = (hand(move.card), f"pile:{CATEGORIES[move.card // 3]}")
        case kind if kind == THREE:
            path = tuple(hand(shown_by(move.card, category)) for category in range(3))
        case kind if kind == SPECIAL:
            path = (hand(COMPLETE + move.card), hand(needed_single(move.card, state.tops)))
        case kind if kind == END:
            path = (hand(move.card), "button:end")
        case _:
            path = ("button:pass",)
    return Option(move.notation, label(state, move), path, confirm=needs_confirmation(state, move))


def hand(card: int) -> str:
    """Return the thing that a card in hand is."""
    return f"hand:{NAMES[card]}"


def needs_confirmation(state: CocoState, move: CocoMove) -> bool:
    """Tell whether *move* ends a turn that could go on."""
    return move.kind == END or (move.kind == PASS and has_play(state, asking(state).seat))


def label(state: CocoState, move: CocoMove) -> str:
    """Return what *move* does, in plain English."""
    match move.kind:
        case kind if kind == OPEN:
            return f"Open with {long_name(COMPLETE + move.card)}"
        case kind if kind == SINGLE:
            return f"Place {long_name(move.card)} on the {CATEGORIES[move.card // 3]} pile"
        case kind if kind == COMPLETE_MOVE:
            return f"Place {long_name(COMPLETE + move.card)} on the Complete pile"
        case kind if kind == THREE:
            singles = [long_name(shown_by(move.card, category)) for category in range(3)]
            return f"Place {listed(singles)} together"
        case kind if kind == SPECIAL:
            single = long_name(needed_single(move.card, state.tops))
            return f"Place {long_name(COMPLETE + move.card)} together with {single}"
        case kind if kind == END:
            return f"End the turn with {long_name(move.card)}"
        case _:
            return "Stop here" if state.played_in_turn else "Pass"


# --- why something is refused


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
