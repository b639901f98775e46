"""What an attack would bring as things stand, in words, before it is declared."""

from __future__ import annotations

from clashtable.core.question import Option
from clashtable.core.state import Ask
from clashtable.games.panzer.changes import damage
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import attack_against, remaining_defense, supply_attack
from clashtable.games.panzer.moves import AT_SUPPLY, ATTACK, END, MOVE, PanzerMove
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.declaration import Draft
from clashtable.games.panzer.rules.main_phase import first_step
from clashtable.games.panzer.view.confirmation import confirm
from clashtable.games.panzer.view.labels import label, path


def attack_note(state: PanzerState, move: PanzerMove, answer: PanzerMove) -> str:
    """Return what the attack of *move* on what *answer* names would bring."""
    unit = state.units[move.space]
    assert unit is not None
    if answer.kind == AT_SUPPLY:
        amount = battle.after_depots(state, 1 - unit.seat, supply_attack(state, unit))
        return f"The Supply loses {amount} card{'' if amount == 1 else 's'}."
    other = state.units[answer.space]
    assert other is not None
    return battle_note(state, unit, other)


def battle_note(state: PanzerState, unit: Unit, other: Unit) -> str:
    """Return how a battle would end, if nobody answers it."""
    dealt = attack_against(state, unit, other, is_attacker=True)
    back = attack_against(state, other, unit, is_attacker=False)
    to_other = damage.damage_after(state, other, dealt, damage.AS_DEFENDER)
    to_unit = damage.damage_after(state, unit, back, damage.AS_ATTACKER)
    first = battle.first_striker(state, unit, other)
    if first == unit.seat and to_other >= remaining_defense(state, other):
        to_unit = 0
    elif first == other.seat and to_unit >= remaining_defense(state, unit):
        to_other = 0
    ends = (to_unit >= remaining_defense(state, unit), to_other >= remaining_defense(state, other))
    verdict = {
        (True, True): "Both destroyed.",
        (True, False): f"{unit.card.name} is destroyed.",
        (False, True): f"{other.card.name} is destroyed.",
        (False, False): "Both survive.",
    }[ends]
    return f"{verdict} {taken(state, other, to_other)} {taken(state, unit, to_unit)}"


def taken(state: PanzerState, unit: Unit, amount: int) -> str:
    """Return what a Unit would take, and what it would have left."""
    left = max(0, remaining_defense(state, unit) - amount)
    return f"{unit.card.name} takes {amount}, {left} left."


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
            attack_note(state, move, answer) if move.kind == ATTACK else "",
        )
        for answer in answers
    ]


def plan_start(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> tuple[str, ...]:
    """Return what a plan begins with: a plain move or attack needs no button."""
    begin = path(state, ask, move, at)
    return begin[:1] if move.kind in (MOVE, ATTACK) else begin
