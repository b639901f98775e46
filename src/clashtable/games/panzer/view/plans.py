"""Plans: whole actions at once, each with what would come of it."""

from __future__ import annotations

import msgspec

from clashtable.core.question import Option
from clashtable.core.state import Ask
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import ATTACK, END, MOVE, PanzerMove
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.main_phase import first_step
from clashtable.games.panzer.view.labels import UNIT_VERBS, label, path
from clashtable.games.panzer.view.preview import outlook


def all_plans(state: PanzerState, ask: Ask, moves: list[PanzerMove]) -> tuple[Option, ...]:
    """Return every action with its first follow-up, so that a client can light what a touched thing leads to."""
    found: list[Option] = []
    for at, move in enumerate(moves):
        if move.kind == END:
            found.append(Option(move.notation, label(state, ask, move), ("button:end",), could_act(moves)))
        else:
            found += plans_for(state, ask, move, at)
    return tuple(found)


def plans_for(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> list[Option]:
    """Return the plans that begin with *move*; one that leaves no choice needs no second move."""
    step = first_step(state, ask.seat, move)
    follow = step.next_question(state) if isinstance(step, Draft) else step
    begin = plan_start(state, ask, move, at)
    if not isinstance(follow, Ask):
        return [Option(move.notation, label(state, ask, move), begin)]
    answers = [answer for answer in follow.moves(state) if isinstance(answer, PanzerMove)]
    found: list[Option] = []
    for answer in answers:
        words = f"{label(state, ask, move)}: {label(state, follow, answer)}"
        coming = outlook(state, follow, answer)
        then = () if len(answers) == 1 else (answer.notation,)
        touched = (*begin, *path(state, follow, answer, 0))
        confirm = coming.is_own_hit or move.kind == ATTACK
        found.append(Option(move.notation, words, touched, confirm, then, coming.note, coming.shows))
    return found


def could_act(moves: list[PanzerMove]) -> bool:
    """Tell whether Units could still act, so that the end of the turn is asked for twice."""
    return any(move.kind in UNIT_VERBS for move in moves)


def main_options(state: PanzerState, ask: Ask, moves: list[PanzerMove], plans: tuple[Option, ...]) -> list[Option]:
    """Return the options of the Main-Phase; one that leaves nothing to choose tells what its only plan tells."""
    by_move: dict[str, list[Option]] = {}
    for plan in plans:
        by_move.setdefault(plan.move, []).append(plan)
    found: list[Option] = []
    for at, move in enumerate(moves):
        own = Option(move.notation, label(state, ask, move), path(state, ask, move, at))
        if len(by_move[move.notation]) == 1:
            plan = by_move[move.notation][0]
            # An attack is what it is called; in a plan the touch on its target is asked for twice.
            confirm = plan.confirm and move.kind != ATTACK
            own = msgspec.structs.replace(own, confirm=confirm, note=plan.note, shows=plan.shows)
        found.append(own)
    return found


def plan_start(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> tuple[str, ...]:
    """Return what a plan begins with: a plain move or attack needs no button."""
    begin = path(state, ask, move, at)
    return begin[:1] if move.kind in (MOVE, ATTACK) else begin
