"""Whole actions at once, each with its first follow-up. What they would do: view/preview.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from clashtable.core.preview import AnyShown, ShownCost
from clashtable.core.question import Option
from clashtable.core.state import Ask
from clashtable.games.genres.model.attack import is_attack_use
from clashtable.games.genres.model.cast import (
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    SUMMON_SPECIAL,
    Cast,
)
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import ATTACK, DRAW, END, MELEE, MOVE, SPECIAL, GenresMove
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.declaration import card_use, options_of, question_of
from clashtable.games.genres.rules.describe import item_text
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.stack import Declare, Draft
from clashtable.games.genres.rules.summon_turns import SummonMenu, summon_use
from clashtable.games.genres.view.preview import after, costs_of, shown

Teller: TypeAlias = Callable[[GenresState, Ask, GenresMove], str]
"""How a move is called, or what is touched for it."""


def declared_note(state: GenresState, ask: Ask, move: GenresMove) -> str:
    """Return what would come of *move* in a declaration, in words."""
    if not isinstance(ask, Declare):
        return ""
    use = after(state, ask.draft.use, move)
    return item_text(state, use) if is_attack_use(use) and not question_of(state, use) else ""


def plans_of(state: GenresState, ask: Ask, moves: list[GenresMove], label: Teller, thing: Teller) -> tuple[Option, ...]:
    """Return every action with its first follow-up."""
    found: list[Option] = []
    for move in moves:
        if move.kind in (END, DRAW):
            confirm = move.kind == END and isinstance(ask, Main) and state.course.actions > 0
            found.append(Option(move.notation, label(state, ask, move), (f"button:{move.notation}",), confirm))
        else:
            found += plans_for(state, ask, move, label, thing)
    return tuple(found)


def use_for(state: GenresState, ask: Ask, move: GenresMove) -> Cast:
    """Return what *move* begins to declare."""
    if move.card is not None:
        return card_use(state, ask.seat, move.card)
    if isinstance(ask, SummonMenu):
        piece = state.piece(ask.serial)
        assert piece is not None
        kinds = {MOVE: SUMMON_MOVE, ATTACK: SUMMON_ATTACK, SPECIAL: SUMMON_SPECIAL}
        return summon_use(piece, kinds[move.kind])
    kinds = {MOVE: GHOST_MOVE, ATTACK: GHOST_ATTACK} if isinstance(ask, GhostMenu) else {MOVE: MOVING, MELEE: MELEEING}
    return Cast(0, kinds[move.kind], ask.seat, None, state.pawns[ask.seat].serial)


def plans_for(state: GenresState, ask: Ask, move: GenresMove, label: Teller, thing: Teller) -> list[Option]:
    """Return the plans that begin with *move*."""
    use = use_for(state, ask, move)
    start = f"card:{move.card.id}" if move.card is not None else f"piece:{use.actor}"
    name = label(state, ask, move)
    found: list[Option] = []
    then: tuple[str, ...] = ()
    if question_of(state, use) == "combo":
        path = (start, "button:combo") if move.card is not None else (f"button:{move.notation}",)
        found.append(Option(move.notation, f"{name} with Combos", path))
        use = after(state, use, next(one for one in moves_of(state, use) if one.card is None))
        then = ("done",)
    if not question_of(state, use):
        shows = shown(state, use)
        note = item_text(state, use) if is_attack_use(use) else ""
        path = (start,) if move.card is not None else (f"button:{move.notation}",)
        return [*found, Option(move.notation, name, path, bool(shows), then, note, shows)]
    answers = moves_of(state, use)
    costs = costs_of(state, use)
    for answer in answers:
        plan = followed(state, use, answer, costs, label, thing)
        follow = (*then, answer.notation) if len(answers) > 1 else then
        whole, words = (start, *plan.path), f"{name}: {plan.label}"
        found.append(Option(move.notation, words, whole, plan.confirm, follow, plan.note, plan.shows))
    return found


def moves_of(state: GenresState, use: Cast) -> list[GenresMove]:
    """Return what can be chosen next for *use*."""
    return [move for move in options_of(state, use) if isinstance(move, GenresMove)]


def followed(
    state: GenresState,
    use: Cast,
    answer: GenresMove,
    costs: Mapping[int, ShownCost] | None,
    label: Teller,
    thing: Teller,
) -> Option:
    """Return how *use* goes on with *answer*: only what follows the first touch."""
    chosen = after(state, use, answer)
    declared = Declare(Draft(use, Main(use.seat)))
    attack = shown(state, chosen)
    cost = None if costs is None else costs.get(answer.number)
    shows = attack if cost is None else (*attack, cost)
    note = item_text(state, chosen) if is_attack_use(chosen) and not question_of(state, chosen) else ""
    words = f"{label(state, declared, answer)}{cost_words(shows, is_counted=costs is not None)}"
    return Option(answer.notation, words, (thing(state, declared, answer),), bool(attack), (), note, shows)


def cost_words(shows: tuple[AnyShown, ...], *, is_counted: bool) -> str:
    """Return what a Move costs, in movement points; a step that is always possible is told as one."""
    cost = next((part for part in shows if isinstance(part, ShownCost)), None)
    if cost is not None:
        return f", {cost.amount:g} of {cost.have:g}"
    return ", one step" if is_counted else ""
