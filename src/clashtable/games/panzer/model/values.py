"""Values (P-10), keywords (P-12) and costs, from the cards that give them. Next, read model/addends.py."""

from typing import Final

from clashtable.games.panzer.geometry import BESIDE, INDUSTRY, is_field, row_of
from clashtable.games.panzer.model.card import HERE_AND_BESIDE, Card, Grant, Scope
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.vocabulary import (
    AIRCRAFT,
    ANTI_AIR,
    ANTI_TANK,
    ANYONE,
    ARMOR,
    ATTACK,
    CHARGE,
    CONCEALED,
    DEFENSE,
    FIRST_FIRE,
    FLIGHT,
    FRIENDLY,
    GUARD,
    LEAST,
    MASSED,
    MOVEMENT,
    PATHFINDER,
    RAID,
    RANGED_ATTACK,
    VALUES,
    VEHICLE,
)

LASTING: Final = (ATTACK, MOVEMENT, RANGED_ATTACK, ARMOR, FIRST_FIRE)
"""The values that can change until the end of the turn."""
NOBODY: Final = -1
"""The controller of Terrain, for which nobody is friend or enemy."""


def is_in_scope(scope: Scope, unit: Unit, seat: int) -> bool:
    """Tell whether a text of *seat* with that *scope* speaks of *unit*."""
    if scope.whose != ANYONE and (unit.seat == seat) != (scope.whose == FRIENDLY):
        return False
    if not scope.types & unit.card.type_bit:
        return False
    return not scope.subtype or scope.subtype == unit.card.subtype


def has_friend_beside(state: PanzerState, unit: Unit, types: int) -> bool:
    """Tell whether a friendly Unit of one of *types* is adjacent to *unit*."""
    for space in BESIDE[unit.space]:
        other = state.units[space]
        if other is not None and other.seat == unit.seat and other.card.type_bit & types:
            return True
    return False


def applies(state: PanzerState, grant: Grant, unit: Unit, seat: int) -> bool:
    """Tell whether *grant* of *seat* reaches *unit*, wherever its card lies."""
    if not is_in_scope(grant.scope, unit, seat):
        return False
    return grant.near == 0 or has_friend_beside(state, unit, grant.near)


def lasting(unit: Unit, what: int) -> int:
    """Return what was added to a value until the end of the turn."""
    if what == ATTACK:
        return unit.more_attack
    if what == MOVEMENT:
        return unit.more_movement
    if what == RANGED_ATTACK:
        return unit.more_ranged
    if what == ARMOR:
        return unit.more_armor
    return unit.more_first_fire if what == FIRST_FIRE else 0


def granted(state: PanzerState, unit: Unit, what: int) -> tuple[int, int]:
    """Return what all cards in play add to *what* of *unit*: the plain part, and that to no less than 1."""
    sums = 0, 0
    if unit.card.given >> what & 1:
        sums = with_grants(sums, state, unit, what, unit.card, unit.seat, False)
    if not unit.card.has(FLIGHT) and state.given_at[unit.space] >> what & 1:
        sums = with_ground(sums, state, unit, what)
    if state.given_by_events >> what & 1:
        for seat in range(2):
            for stack in INDUSTRY[seat]:
                event = state.stacked[stack]
                if event is not None and event.is_in_play:
                    sums = with_grants(sums, state, unit, what, event.card, seat, False)
    return sums


def with_ground(sums: tuple[int, int], state: PanzerState, unit: Unit, what: int) -> tuple[int, int]:
    """Return *sums* with what Terrain and Terrain Modifiers add to *what* of *unit*."""
    terrain, laid = state.terrain_in_effect(unit.space), state.modifiers[unit.space]
    if terrain is not None:
        sums = with_grants(sums, state, unit, what, terrain, NOBODY, False)
    if laid is not None:
        sums = with_grants(sums, state, unit, what, laid.card, laid.seat, False)
    for near in BESIDE[unit.space]:
        aura = state.modifiers[near]
        if aura is not None and aura.card.has_aura:
            sums = with_grants(sums, state, unit, what, aura.card, aura.seat, True)
    return sums


def with_grants(
    sums: tuple[int, int], state: PanzerState, unit: Unit, what: int, card: Card, seat: int, from_beside: bool
) -> tuple[int, int]:
    """Return *sums* with what *card* of *seat* adds to *what* of *unit*."""
    if not card.given >> what & 1:
        return sums
    plain, floored = sums
    for grant in card.grants:
        if grant.what != what or (from_beside and grant.reach != HERE_AND_BESIDE):
            continue
        if not applies(state, grant, unit, seat):
            continue
        if grant.is_floored:
            floored += grant.amount
        else:
            plain += grant.amount
    return plain, floored


def given_to(state: PanzerState, unit: Unit) -> int:
    """Return the values that the grants of some card may change for *unit* on the Terrain Field, as bits."""
    found = unit.card.given | state.given_by_events
    return found if unit.card.has(FLIGHT) else found | state.given_at[unit.space]


def value(state: PanzerState, unit: Unit, what: int) -> int:
    """Return a value or keyword of *unit* as it is now (P-10.1); on a stack, as printed (P-7.3)."""
    if not is_field(unit.space):
        return unit.card.printed_values[what]
    return value_on_field(state, unit, what, given_to(state, unit))


def value_on_field(state: PanzerState, unit: Unit, what: int, given: int) -> int:
    """Return a value or keyword of *unit* on the Terrain Field; *given* are those that grants may change."""
    printed = unit.card.printed_values[what]
    if what == RANGED_ATTACK and printed == 0:
        return printed
    total = printed + lasting(unit, what)
    lowered = unit.slowed if what == MOVEMENT else 0
    if given >> what & 1:
        added, floored = granted(state, unit, what)
        total += added
        lowered -= floored
    if what == ATTACK and unit.card.has(MASSED) and has_friend_beside(state, unit, unit.card.type_bit):
        total += unit.card.printed_values[MASSED]
    if lowered and total > LEAST:
        total = max(LEAST, total - lowered)
    return total if what == DEFENSE else max(0, total)


def lasting_changes(unit: Unit) -> dict[str, int]:
    """Return the values of *unit* that are changed until the end of the turn, and by how much."""
    found: dict[str, int] = {}
    for what in LASTING:
        amount = lasting(unit, what)
        if amount:
            found[VALUES[what]] = amount
    return found


def keywords(state: PanzerState, unit: Unit) -> dict[str, int]:
    """Return the keywords that *unit* has now, with their values."""
    found: dict[str, int] = {}
    for what in range(MOVEMENT + 1, len(VALUES)):
        amount = value(state, unit, what)
        if amount:
            found[VALUES[what]] = amount
    return found


def has(state: PanzerState, unit: Unit, what: int) -> bool:
    """Tell whether *unit* has a keyword now."""
    return value(state, unit, what) > 0


def attack_against(state: PanzerState, unit: Unit, other: Unit, *, is_attacker: bool) -> int:
    """Return the Attack of *unit* in battle with *other* (P-10.2)."""
    total = value(state, unit, ATTACK)
    if other.card.type_bit == VEHICLE:
        total += value(state, unit, ANTI_TANK)
    elif other.card.type_bit == AIRCRAFT:
        total += value(state, unit, ANTI_AIR)
    return total + value(state, unit, CHARGE) if is_attacker else total


def supply_attack(state: PanzerState, unit: Unit) -> int:
    """Return the damage that an attack of *unit* on the Supply would deal (P-9.7)."""
    return value(state, unit, ATTACK) + value(state, unit, RAID)


def movement_points(state: PanzerState, unit: Unit) -> int:
    """Return the Movement Points that *unit* has left (P-8.4)."""
    return max(0, value(state, unit, MOVEMENT) - unit.spent)


def remaining_defense(state: PanzerState, unit: Unit) -> int:
    """Return how much more damage *unit* stands, less one."""
    return value(state, unit, DEFENSE) - unit.damage


def entry_cost(state: PanzerState, unit: Unit, space: int) -> int:
    """Return the Movement Points for entering or passing *space* (P-8.5, P-8.7)."""
    if unit.card.has(FLIGHT) or unit.card.has(PATHFINDER):
        return 1
    cost = 1
    terrain = state.terrain_in_effect(space)
    if terrain is not None:
        for entry in terrain.entries:
            if entry.cost and is_in_scope(entry.scope, unit, NOBODY):
                cost += entry.cost
    laid = state.modifiers[space]
    if laid is not None:
        for entry in laid.card.entries:
            if entry.cost and is_in_scope(entry.scope, unit, laid.seat):
                cost += entry.cost
    return cost


def is_guarded(state: PanzerState, unit: Unit) -> bool:
    """Tell whether an enemy Unit with Guard is adjacent to *unit*."""
    for space in BESIDE[unit.space]:
        other = state.units[space]
        if other is not None and other.seat != unit.seat and has(state, other, GUARD):
            return True
    return False


def is_hidden_from(state: PanzerState, unit: Unit, seat: int) -> bool:
    """Tell whether *seat* cannot choose *unit* as a target (Concealed)."""
    return unit.seat != seat and has(state, unit, CONCEALED)


def cost_for(state: PanzerState, seat: int, card: Card) -> int:
    """Return the power of the smallest stack that *card* can be played to (P-6.5)."""
    cost = card.cost
    if card.type_bit:
        for stack in INDUSTRY[seat]:
            event = state.stacked[stack]
            if event is not None and event.is_in_play and event.card.discount & card.type_bit:
                cost -= event.card.discount_amount
    return max(LEAST, cost)


def is_ready(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* may attack or use something at all: on the Terrain Field, not fresh, not suppressed."""
    return is_field(unit.space) and not unit.is_fresh and not unit.is_suppressed


def may_attack(unit: Unit) -> bool:
    """Tell whether *unit* has an attack left this turn (P-9.1)."""
    return not unit.used & 3 and unit.attacks < 1 + unit.extra_attacks


def has_acted(unit: Unit) -> bool:
    """Tell whether *unit* has attacked or used a Ranged Attack or an Action (P-9.1)."""
    return unit.attacks > 0 or bool(unit.used & 3)


def is_enemy_back_line(unit: Unit) -> bool:
    """Tell whether *unit* is in the enemy Back Line."""
    return row_of(unit.seat, unit.space) == 4


def has_beside(state: PanzerState, space: int, seat: int) -> bool:
    """Tell whether a Unit of *seat* is adjacent to *space*."""
    for near in BESIDE[space]:
        unit = state.units[near]
        if unit is not None and unit.seat == seat:
            return True
    return False


def is_flying(unit: Unit) -> bool:
    """Tell whether Terrain and Terrain Modifiers have no effect on *unit*."""
    return unit.card.has(FLIGHT)
