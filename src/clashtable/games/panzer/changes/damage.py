"""Damage, repair and destruction (P-10, P-13.3)."""

from typing import Final

from clashtable.games.panzer.changes import triggers
from clashtable.games.panzer.geometry import GRID, is_field
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import given_to, value
from clashtable.games.panzer.vocabulary import ARMOR, COVER, DEFENSE, ENTRENCHED, LEAST
from clashtable.games.panzer.wire.battle import Damaged, Destroyed, Repaired

# Where damage to a Unit comes from (P-10.3).
AS_DEFENDER: Final = 0
AS_ATTACKER: Final = 1
BY_RANGED: Final = 2
OTHERWISE: Final = 3


def reduction(state: PanzerState, unit: Unit, how: int) -> int:
    """Return by how much damage to *unit* is reduced."""
    total = value(state, unit, ARMOR)
    if how in (AS_DEFENDER, BY_RANGED):
        total += value(state, unit, COVER)
    return total + value(state, unit, ENTRENCHED) if how == AS_DEFENDER else total


def damage_after(state: PanzerState, unit: Unit, amount: int, how: int) -> int:
    """Return the counters that *amount* damage puts on *unit* (P-10.3)."""
    return 0 if amount <= 0 else max(LEAST, amount - reduction(state, unit, how))


def put_damage(state: PanzerState, unit: Unit, taken: int, dealt: int) -> None:
    """Put damage counters on *unit*."""
    if taken <= 0:
        return
    unit.damage += taken
    if state.events is not None:
        state.events.append(
            Damaged(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], taken, dealt - taken, unit.damage)
        )


def deal_damage(state: PanzerState, unit: Unit, amount: int, how: int) -> None:
    """Deal *amount* damage to *unit*."""
    put_damage(state, unit, damage_after(state, unit, amount, how), amount)


def repair(state: PanzerState, unit: Unit, amount: int) -> None:
    """Remove damage from *unit* (P-10.6)."""
    removed = min(amount, unit.damage)
    if removed <= 0:
        return
    unit.damage -= removed
    if state.events is not None:
        state.events.append(
            Repaired(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], removed, unit.damage)
        )


def check_state(state: PanzerState) -> None:
    """Destroy, all at once, every Unit that cannot stay; repeat until nothing changes (P-13.3)."""
    while True:
        lost: list[Unit] = []
        for unit in state.units:
            if unit is not None and is_lost(state, unit):
                lost.append(unit)
        if not lost:
            return
        destroy(state, lost)


def is_lost(state: PanzerState, unit: Unit) -> bool:
    """Tell whether a state check destroys *unit*."""
    if not is_field(unit.space):
        return state.factories[unit.space] == 0
    if not given_to(state, unit) >> DEFENSE & 1:
        return unit.damage >= unit.card.defense  # nothing changes it; so it is in nine of ten cases
    return unit.damage >= value(state, unit, DEFENSE)


def destroy(state: PanzerState, lost: list[Unit]) -> None:
    """Destroy Units at the same moment, in the order of their spaces."""
    for unit in lost:
        state.units[unit.space] = None
        state.players[unit.seat].junkyard.append(unit.card)
        triggers.remember(state, unit)
        if state.events is not None:
            state.events.append(Destroyed(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space]))
    for unit in lost:
        triggers.trigger_loss(state, unit)
