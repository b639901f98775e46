"""Plans: whole actions at once, each with what would come of it."""

from __future__ import annotations

from clashtable.core.question import Option
from clashtable.core.state import Ask
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import ATTACK, END, MOVE, PanzerMove
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.main_phase import first_step
from clashtable.games.panzer.view.confirmation import confirm
from clashtable.games.panzer.view.labels import label, path
from clashtable.games.panzer.view.preview import note, shown


def all_plans(state: PanzerState, ask: Ask, moves: list[PanzerMove]) -> tuple[Option, ...]:
    """Return every action with its first follow-up, so that a client can light what a touched thing leads to."""
    found: list[Option] = []
    for at, move in enumerate(moves):
        if move.kind == END:
            found.append(Option(move.notation, label(state, ask, move), ("button:end",), confirm(state, ask, move)))
        else:
            found += plans_for(state, ask, move, at)
    return tuple(found)


def plans_for(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> list[Option]:
    """Return the plans that begin with *move*; one that leaves no choice needs no second move."""
    step = first_step(state, ask.seat, move)
    follow = step.next_choice(state) if isinstance(step, Draft) else step
    begin = plan_start(state, ask, move, at)
    if not isinstance(follow, Ask):
        return [Option(move.notation, label(state, ask, move), begin)]
    answers = [answer for answer in follow.moves(state) if isinstance(answer, PanzerMove)]
    return [
        Option(
            move.notation,
            f"{label(state, ask, move)}: {label(state, follow, answer)}",
            (*begin, *path(state, follow, answer, 0)),
            move.kind == ATTACK or confirm(state, follow, answer),
            () if len(answers) == 1 else (answer.notation,),
            note(state, follow, answer),
            shown(state, follow, answer),
        )
        for answer in answers
    ]


def plan_start(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> tuple[str, ...]:
    """Return what a plan begins with: a plain move or attack needs no button."""
    begin = path(state, ask, move, at)
    return begin[:1] if move.kind in (MOVE, ATTACK) else begin
