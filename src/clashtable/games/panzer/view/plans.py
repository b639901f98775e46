"""What an attack would bring as things stand, in words, before it is declared."""

from __future__ import annotations

from clashtable.games.panzer.changes import damage
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import attack_against, remaining_defense, supply_attack
from clashtable.games.panzer.moves import AT_SUPPLY, PanzerMove
from clashtable.games.panzer.rules import battle


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
