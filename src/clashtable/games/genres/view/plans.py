"""Whole actions at once, each with its first follow-up. What they would do: view/preview.py."""

from __future__ import annotations

from clashtable.core.preview import ShownCost
from clashtable.core.question import Option
from clashtable.core.state import Ask
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.geometry.board import GRID
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
from clashtable.games.genres.moves import ATTACK, DRAW, END, GENRE, MELEE, MOVE, SPECIAL, GenresMove
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.declaration import MOVES, NextCombo, card_use, open_decision
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.stack import Declare, Draft
from clashtable.games.genres.rules.summon_turns import SummonMenu, summon_use
from clashtable.games.genres.view.labels import label, thing
from clashtable.games.genres.view.preview import costs_of, preview, preview_of


def plans_of(state: GenresState, ask: Ask, moves: list[GenresMove]) -> tuple[Option, ...]:
    """Return every action with its first follow-up."""
    found: list[Option] = []
    for move in moves:
        if move.kind in (END, DRAW):
            confirm = move.kind == END and isinstance(ask, Main) and state.course.actions > 0
            found.append(Option(move.notation, label(state, ask, move), (f"button:{move.notation}",), confirm))
        elif move.kind == GENRE:
            found.append(Option(move.notation, label(state, ask, move), (thing(state, ask, move),)))
        else:
            found += plans_for(state, ask, move)
    return tuple(found)


def use_for(state: GenresState, ask: Ask, move: GenresMove) -> Cast:
    """Return what *move* begins to declare, to be altered."""
    if move.card is not None:
        return card_use(state, ask.seat, move.card).copy()
    if isinstance(ask, SummonMenu):
        piece = state.piece(ask.serial)
        assert piece is not None
        kinds = {MOVE: SUMMON_MOVE, ATTACK: SUMMON_ATTACK, SPECIAL: SUMMON_SPECIAL}
        return summon_use(piece, kinds[move.kind])
    kinds = {MOVE: GHOST_MOVE, ATTACK: GHOST_ATTACK} if isinstance(ask, GhostMenu) else {MOVE: MOVING, MELEE: MELEEING}
    return Cast(0, kinds[move.kind], ask.seat, None, state.pawns[ask.seat].serial)


def plans_for(state: GenresState, ask: Ask, move: GenresMove) -> list[Option]:
    """Return the plans that begin with *move*."""
    use = use_for(state, ask, move)
    start = f"card:{move.card.id}" if move.card is not None else f"piece:{use.actor}"
    button = (start,) if move.card is not None else (f"button:{move.notation}",)
    name = label(state, ask, move)
    found: list[Option] = []
    then: tuple[str, ...] = ()
    decision = open_decision(state, use)
    if isinstance(decision, NextCombo):
        path = (start, "button:combo") if move.card is not None else button
        found.append(Option(move.notation, f"{name} with Combos", path))
        use.is_done = True
        then = ("done",)
        decision = open_decision(state, use)
    if decision is None:
        told = preview(state, use, is_complete=True)
        return [*found, Option(move.notation, name, button, bool(told.shows), then, told.note, told.shows)]
    answers = [one for one in decision.options(state, use) if isinstance(one, GenresMove)]
    followed = walks(state, use, answers) if use.kind in MOVES else choices(state, use, decision, answers)
    for plan in followed:
        follow = (*then, plan.move) if len(answers) > 1 else then
        words = f"{name}: {plan.label}"
        found.append(Option(move.notation, words, (start, *plan.path), plan.confirm, follow, plan.note, plan.shows))
    return found


def walks(state: GenresState, use: Cast, answers: list[GenresMove]) -> list[Option]:
    """Return where a Move can lead, with what each way costs: only what follows the first touch."""
    costs = costs_of(state, use)
    found: list[Option] = []
    for answer in answers:
        square = GRID.names[answer.number]
        cost = None if costs is None else costs.get(answer.number)
        words = f"{square}{cost_words(cost, is_counted=costs is not None)}"
        found.append(Option(answer.notation, words, (f"square:{square}",), shows=() if cost is None else (cost,)))
    return found


def choices(state: GenresState, use: Cast, decision: Decision, answers: list[GenresMove]) -> list[Option]:
    """Return how *use* goes on with each answer: only what follows the first touch."""
    asked = Declare(Draft(use, Main(use.seat)))
    found: list[Option] = []
    for answer in answers:
        told = preview_of(state, use, decision, answer)
        path, words = (thing(state, asked, answer),), label(state, asked, answer)
        found.append(Option(answer.notation, words, path, bool(told.shows), (), told.note, told.shows))
    return found


def cost_words(cost: ShownCost | None, *, is_counted: bool) -> str:
    """Return what a Move costs, in movement points; a step that is always possible is told as one."""
    if cost is not None:
        return f", {cost.amount:g} of {cost.have:g}"
    return ", one step" if is_counted else ""
