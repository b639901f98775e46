"""How a person is asked in Clash (Coco)."""

from __future__ import annotations

from clashtable.core.question import Option, Question
from clashtable.core.state import asking, legal_moves
from clashtable.core.text import listed
from clashtable.games.coco.model.card import COMPLETE, NAMES, long_name, shown_by
from clashtable.games.coco.model.plays import has_play, needed_single
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import BY_NOTATION, COMPLETE_MOVE, END, OPEN, PASS, SINGLE, SPECIAL, THREE, CocoMove
from clashtable.games.coco.rules import Open
from clashtable.games.coco.vocabulary import CATEGORIES

THINGS = {
    "hand": "a card of one's own hand, by its notation; equal Singles are one thing",
    "pile": "one of the four piles: pattern, colour, shape or complete",
    "button": "something to press: end (the turn with this Single), pass",
}


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
