"""Attacks and Ranged Attacks: who may, on what, and how they resolve (P-9). Next, read rules/chain.py."""

from clashtable.games.panzer.changes import damage, supplies, triggers
from clashtable.games.panzer.changes.battle import (
    NOBODY_FIRST,
    attack_supply,
    begin_battle,
    fail_attack,
    hit_from_range,
)
from clashtable.games.panzer.effects.targets import RANGED_SPEC, unit_mark
from clashtable.games.panzer.geometry import BESIDE, INDUSTRY, is_field
from clashtable.games.panzer.model.cast import AT_PLAYER, NO_MARKS, RANGED, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import (
    attack_against,
    has,
    has_acted,
    is_enemy_back_line,
    is_guarded,
    is_ready,
    may_attack,
    supply_attack,
    value,
)
from clashtable.games.panzer.vocabulary import (
    EMPLACED,
    FIRST_FIRE,
    FITTING,
    GUARDED,
    LEAST,
    NO_SUPPLY,
    NOTHING_THERE,
    ON_VICTORY,
    OTHER_LINE,
    OTHER_SIDE,
    RANGED_ATTACK,
    TOO_FAR,
    TOO_WEAK,
)


def attack_marks(state: PanzerState, unit: Unit) -> list[Mark]:
    """Return what *unit* can attack now: adjacent enemy Units, then the enemy Supply (P-9.3, P-9.4)."""
    found: list[Mark] = []
    if not is_ready(state, unit) or not may_attack(unit):
        return found
    for space in BESIDE[unit.space]:
        other = state.units[space]
        if other is not None and enemy_misfit(state, unit, other) == FITTING:
            found.append(unit_mark(other))
    if supply_misfit(state, unit) == FITTING:
        found.append(Mark(AT_PLAYER, 1 - unit.seat, -1, None))
    return found


def can_attack_something(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* can attack anything now."""
    if not is_ready(state, unit) or not may_attack(unit):
        return False
    for space in BESIDE[unit.space]:
        other = state.units[space]
        if other is not None and enemy_misfit(state, unit, other) == FITTING:
            return True
    return supply_misfit(state, unit) == FITTING


def attack_misfit(state: PanzerState, unit: Unit, space: int) -> int:
    """Return why *unit* could not attack what is at *space* (P-9.3)."""
    other = state.units[space] if is_field(space) else None
    if other is None:
        return NOTHING_THERE
    misfit = enemy_misfit(state, unit, other)
    return TOO_FAR if misfit != OTHER_SIDE and space not in BESIDE[unit.space] else misfit


def enemy_misfit(state: PanzerState, unit: Unit, other: Unit) -> int:
    """Return why *unit* could not attack *other*, if it were adjacent (P-9.3)."""
    if other.seat == unit.seat:
        return OTHER_SIDE
    return FITTING if attack_against(state, unit, other, is_attacker=True) >= 1 else TOO_WEAK


def supply_misfit(state: PanzerState, unit: Unit) -> int:
    """Return why *unit* could not attack the enemy Supply from where it is (P-9.4)."""
    if not is_enemy_back_line(unit):
        return OTHER_LINE
    if not state.players[1 - unit.seat].supply:
        return NO_SUPPLY
    if is_guarded(state, unit):
        return GUARDED
    return FITTING if supply_attack(state, unit) >= 1 else TOO_WEAK


def can_fire(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* may use its Ranged Attack (P-9.9)."""
    if not unit.card.has(RANGED_ATTACK) or not is_ready(state, unit) or has_acted(unit):
        return False
    if unit.card.has(EMPLACED) and unit.legs:
        return False
    return value(state, unit, RANGED_ATTACK) >= 1


def ranged_use(unit: Unit) -> Cast:
    """Return a Ranged Attack that is aimed at nothing yet."""
    return Cast(0, RANGED, unit.seat, unit.card, unit.serial, unit.space, -1, -1, NO_MARKS, False)


def can_fire_at_something(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* may use its Ranged Attack on anything."""
    return can_fire(state, unit) and RANGED_SPEC.has_candidate(state, ranged_use(unit))


def resolve_attack(state: PanzerState, use: Cast) -> None:
    """Carry out an attack, if it does not fail (P-9.6, P-9.7)."""
    unit = state.field_unit(use.source)
    mark = use.targets[0]
    if unit is None:
        fail_attack(state, use, "gone")
    elif unit.is_suppressed:
        fail_attack(state, use, "suppressed")
    elif mark.kind == AT_PLAYER:
        resolve_supply_attack(state, use, unit)
    else:
        other = state.field_unit(mark.number)
        if other is None:
            fail_attack(state, use, "target")
        elif other.space not in BESIDE[unit.space]:
            fail_attack(state, use, "apart")
        else:
            fight(state, use, unit, other)


def resolve_supply_attack(state: PanzerState, use: Cast, unit: Unit) -> None:
    """Deal the damage of an attack on the Supply, unless it fails."""
    if not is_enemy_back_line(unit):
        fail_attack(state, use, "apart")
    elif is_guarded(state, unit):
        fail_attack(state, use, "guard")
    else:
        whose = 1 - unit.seat
        amount = after_depots(state, whose, supply_attack(state, unit))
        attack_supply(state, use, unit, amount)
        supplies.damage_supply(state, whose, amount)


def after_depots(state: PanzerState, seat: int, amount: int) -> int:
    """Return the damage of an attack to *seat* after what reduces it, to no less than 1 (P-10.8)."""
    less = 0
    for space in INDUSTRY[seat]:
        event = state.stacked[space]
        if event is not None and event.is_in_play:
            less += event.card.depot
    return max(LEAST, amount - less) if amount > 0 else 0


def first_striker(state: PanzerState, unit: Unit, other: Unit) -> int:
    """Return the seat whose Unit deals its damage first, NOBODY_FIRST when both do at once (P-9.6)."""
    mine, theirs = has(state, unit, FIRST_FIRE), has(state, other, FIRST_FIRE)
    if mine == theirs:
        return NOBODY_FIRST
    return unit.seat if mine else other.seat


def fight(state: PanzerState, use: Cast, unit: Unit, other: Unit) -> None:
    """Let two Units fight; what it triggers waits in the pool."""
    mine = attack_against(state, unit, other, is_attacker=True)
    theirs = attack_against(state, other, unit, is_attacker=False)
    first = first_striker(state, unit, other)
    space = other.space
    begin_battle(state, use, unit, mine, other, theirs, first)
    if first == NOBODY_FIRST:
        to_other = damage.damage_after(state, other, mine, damage.AS_DEFENDER)
        to_unit = damage.damage_after(state, unit, theirs, damage.AS_ATTACKER)
        damage.put_damage(state, other, to_other, mine)
        damage.put_damage(state, unit, to_unit, theirs)
    elif first == unit.seat:
        damage.deal_damage(state, other, mine, damage.AS_DEFENDER)
        damage.check_state(state)
        if state.field_unit(other.serial) is not None:
            damage.deal_damage(state, unit, theirs, damage.AS_ATTACKER)
    else:
        damage.deal_damage(state, unit, theirs, damage.AS_ATTACKER)
        damage.check_state(state)
        if state.field_unit(unit.serial) is not None:
            damage.deal_damage(state, other, mine, damage.AS_DEFENDER)
    damage.check_state(state)
    celebrate(state, unit, other, space)


def celebrate(state: PanzerState, unit: Unit, other: Unit, space: int) -> None:
    """Put the Victory-Effect of a survivor whose enemy is destroyed into the pool, and Overrun."""
    unit_lives = state.unit(unit.serial) is not None
    other_lives = state.unit(other.serial) is not None
    if unit_lives and not other_lives:
        triggers.trigger_unit(state, unit, ON_VICTORY)
        triggers.trigger_overrun(state, unit, space)
    elif other_lives and not unit_lives:
        triggers.trigger_unit(state, other, ON_VICTORY)


def resolve_ranged(state: PanzerState, use: Cast) -> None:
    """Carry out a Ranged Attack, if it does not fail (P-9.9)."""
    unit = state.field_unit(use.source)
    mark = use.targets[0]
    if unit is None:
        fail_attack(state, use, "gone")
    elif unit.is_suppressed:
        fail_attack(state, use, "suppressed")
    elif not RANGED_SPEC.fits(state, use, mark):
        fail_attack(state, use, "target")
    else:
        amount = value(state, unit, RANGED_ATTACK)
        hit_from_range(state, use, unit, amount)
        if mark.kind == AT_PLAYER:
            supplies.damage_supply(state, mark.number, amount)
        else:
            target = state.field_unit(mark.number)
            assert target is not None
            damage.deal_damage(state, target, amount, damage.BY_RANGED)
