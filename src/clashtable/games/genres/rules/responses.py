"""What a response can be aimed at (G-11.4). Next, read rules/declaration.py."""

from clashtable.games.genres.model.attack import is_attack_use
from clashtable.games.genres.model.cast import ASSISTING, Cast
from clashtable.games.genres.model.responses import fits
from clashtable.games.genres.model.state import GenresState, Item
from clashtable.games.genres.rules.combos import parts_for


def aims(state: GenresState, use: Cast) -> list[Cast]:
    """Return the items that a response can be aimed at, from the bottom up (G-11.4)."""
    card = use.card
    assert card is not None
    found: list[Cast] = []
    for item in state.stack():
        if use.kind == ASSISTING:
            if can_assist(state, use.seat, item):
                found.append(item)
        elif fits(state, use.seat, card, item) and is_answer_open(state, use, item):
            found.append(item)
    return found


def is_answer_open(state: GenresState, use: Cast, item: Cast) -> bool:
    """Tell whether every choice of a response to *item* has an option."""
    return not obstacle_to_answer(state, use, item)


def obstacle_to_answer(state: GenresState, use: Cast, item: Cast) -> str:
    """Return what keeps a response from answering *item*, which it fits; empty when nothing does."""
    tried = use.copy()
    tried.aim = item.serial
    for part in parts_for(tried):
        found = part.obstacle(state, tried)
        if found:
            return found
        decision = part.open_decision(state, tried)
        if decision is not None and not decision.options(state, tried):
            return "option"
    return ""


def obstacle_to_aim(state: GenresState, use: Cast) -> str:
    """Return what keeps a response from being aimed at anything; empty when nothing does (G-11.4)."""
    card, found = use.card, "stack"
    assert card is not None
    for step in state.pending:
        if not isinstance(step, Item):
            continue
        item = step.use
        if use.kind == ASSISTING:
            if can_assist(state, use.seat, item):
                return ""
        elif fits(state, use.seat, card, item):
            found = obstacle_to_answer(state, use, item)
            if not found:
                return ""
    return found


def can_assist(state: GenresState, seat: int, item: Cast) -> bool:
    """Tell whether *item* is an attack that *seat* may assist (G-11.11)."""
    return is_attack_use(item) and item.seat != seat
