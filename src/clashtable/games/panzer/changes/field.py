"""The smallest changes of what is in play, one event each: entering, damage, destruction.

Next, read model/movement.py.
"""

from typing import Final

from clashtable.games.panzer.changes import triggers
from clashtable.games.panzer.changes.supplies import discard_event, out_of_hand
from clashtable.games.panzer.geometry import BACK_LINE, BESIDE, GRID, INDUSTRY, SPACES, is_field
from clashtable.games.panzer.model.card import FACTORY_CARD, Card
from clashtable.games.panzer.model.state import Laid, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import NOBODY, has, is_in_scope, terrain_in_effect, value
from clashtable.games.panzer.vocabulary import (
    ARMOR,
    ATTACK,
    BLITZ,
    COVER,
    DEFENSE,
    ENTRENCHED,
    FIRST_FIRE,
    FLIGHT,
    MOVEMENT,
    ON_PLAY,
    PATHFINDER,
    RANGED_ATTACK,
    VALUES,
    ZONE_OF_CONTROL,
)
from clashtable.games.panzer.wire.field import (
    Changed,
    Damaged,
    Deployed,
    Destroyed,
    FactoryDestroyed,
    FactoryPlayed,
    Halted,
    ModifierDestroyed,
    ModifierPlaced,
    ModifierPlayed,
    MoreAttacks,
    Moved,
    PermanentCame,
    PermanentDestroyed,
    Repaired,
    Suppressed,
    TerrainRevealed,
    UnitPlayed,
)

# Where damage to a Unit comes from (P-10.3).
AS_DEFENDER: Final = 0
AS_ATTACKER: Final = 1
BY_RANGED: Final = 2
OTHERWISE: Final = 3


# --- damage and destruction (P-10)


def reduction(state: PanzerState, unit: Unit, how: int) -> int:
    """Return by how much damage to *unit* is reduced."""
    total = value(state, unit, ARMOR)
    if how in (AS_DEFENDER, BY_RANGED):
        total += value(state, unit, COVER)
    return total + value(state, unit, ENTRENCHED) if how == AS_DEFENDER else total


def damage_after(state: PanzerState, unit: Unit, amount: int, how: int) -> int:
    """Return the counters that *amount* damage puts on *unit* (P-10.3)."""
    return 0 if amount <= 0 else max(1, amount - reduction(state, unit, how))


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
        for space in range(SPACES):
            unit = state.units[space]
            if unit is not None and is_lost(state, unit):
                lost.append(unit)
        if not lost:
            return
        destroy(state, lost)


def is_lost(state: PanzerState, unit: Unit) -> bool:
    """Tell whether a state check destroys *unit*."""
    if not is_field(unit.space):
        return state.factories[unit.space] == 0
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
        triggers.fire_loss(state, unit)


# --- coming into play


def new_unit(state: PanzerState, card: Card, seat: int, space: int) -> Unit:
    """Put a Unit into play; it is fresh unless it has Blitz (P-8.2)."""
    unit = Unit(state.number(), card, seat, space)
    unit.is_fresh = not card.has(BLITZ)
    state.units[space] = unit
    triggers.fire_unit(state, unit, ON_PLAY)
    return unit


def play_unit(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Play a Unit of the hand onto a stack (P-7.2)."""
    out_of_hand(state, seat, card)
    unit = new_unit(state, card, seat, space)
    if state.events is not None:
        state.events.append(UnitPlayed(seat, unit.serial, card.id, GRID.names[space]))


def deploy(state: PanzerState, seat: int, card: Card, space: int, source: str) -> None:
    """Put a Unit card, which has left its hand or Junkyard, into play without cost (P-18.4)."""
    unit = new_unit(state, card, seat, space)
    if state.events is not None:
        state.events.append(Deployed(seat, unit.serial, card.id, GRID.names[space], source))
    if is_field(space):
        enter(state, unit)


def deployment_spaces(state: PanzerState, seat: int, without: int) -> list[int]:
    """Return where *seat* may deploy; *without* is a stack that counts as occupied (P-7.8), -1 for none."""
    found: list[int] = []
    for space in INDUSTRY[seat]:
        if space != without and state.is_stack(space):
            found.append(space)
    for space in BACK_LINE[seat]:
        if state.is_face_up[space] and state.units[space] is None:
            found.append(space)
    found.sort()
    return found


def play_factory(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Play a Factory (P-6.1)."""
    out_of_hand(state, seat, card)
    state.players[seat].allowance -= 1
    state.factories[space] += 1
    if state.events is not None:
        state.events.append(FactoryPlayed(seat, GRID.names[space], state.factories[space]))


def destroy_factory(state: PanzerState, seat: int, space: int) -> None:
    """Take one Factory of the stack of *seat* to its Junkyard (P-6.6)."""
    state.factories[space] -= 1
    state.players[seat].junkyard.append(FACTORY_CARD)
    if state.events is not None:
        state.events.append(FactoryDestroyed(seat, GRID.names[space], state.factories[space]))


def play_modifier(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Let a Terrain Modifier wait on a stack (P-7.7)."""
    out_of_hand(state, seat, card)
    state.stacked[space] = Stacked(card, False)
    if state.events is not None:
        state.events.append(ModifierPlayed(seat, card.id, GRID.names[space]))


def place_modifier(state: PanzerState, seat: int, stack: int, space: int) -> None:
    """Place a waiting Terrain Modifier on the Terrain Field (P-11.6)."""
    waiting = state.stacked[stack]
    assert waiting is not None
    state.stacked[stack] = None
    state.modifiers[space] = Laid(waiting.card, seat)
    if state.events is not None:
        state.events.append(ModifierPlaced(seat, waiting.card.id, GRID.names[stack], GRID.names[space]))


def destroy_modifier(state: PanzerState, space: int) -> None:
    """Destroy the Terrain Modifier at *space* (P-11.5)."""
    laid = state.modifiers[space]
    assert laid is not None
    state.modifiers[space] = None
    state.players[laid.seat].junkyard.append(laid.card)
    if state.events is not None:
        state.events.append(ModifierDestroyed(laid.seat, laid.card.id, GRID.names[space]))


def bring_permanent(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Let a Permanent-Event come into play (P-7.6)."""
    state.stacked[space] = Stacked(card, True)
    if state.events is not None:
        state.events.append(PermanentCame(seat, card.id, GRID.names[space]))


def destroy_permanent(state: PanzerState, space: int) -> None:
    """Destroy the Permanent-Event at *space*."""
    event = state.stacked[space]
    assert event is not None
    seat = 0 if space in INDUSTRY[0] else 1
    state.stacked[space] = None
    discard_event(state, seat, event.card)
    if state.events is not None:
        state.events.append(PermanentDestroyed(seat, event.card.id, GRID.names[space]))


# --- entering (P-8.8)


def move_unit(state: PanzerState, unit: Unit, space: int, passed: list[int], cost: int, how: str) -> None:
    """Bring *unit* to *space*, and let it enter."""
    start = unit.space
    state.units[start] = None
    unit.space = space
    state.units[space] = unit
    if state.events is not None:
        names = tuple([GRID.names[between] for between in passed])
        state.events.append(
            Moved(unit.seat, unit.serial, unit.card.id, GRID.names[start], names, GRID.names[space], cost, how)
        )
    enter(state, unit)


def reveal(state: PanzerState, space: int) -> None:
    """Turn a Terrain face up for good (P-11.1)."""
    if not state.is_face_up[space]:
        state.is_face_up[space] = True
        if state.events is not None:
            state.events.append(TerrainRevealed(GRID.names[space], state.terrain_at(space).id))


def enter(state: PanzerState, unit: Unit) -> None:
    """Let happen what entering brings: Terrain, then Terrain Modifier, then Zone of Control."""
    space = unit.space
    reveal(state, space)
    if unit.card.has(FLIGHT):
        return
    if not unit.card.has(PATHFINDER):
        terrain = terrain_in_effect(state, space)
        if terrain is not None:
            suffer_entry(state, unit, terrain, NOBODY)
        laid = state.modifiers[space]
        if laid is not None:
            suffer_entry(state, unit, laid.card, laid.seat)
    for near in BESIDE[space]:
        other = state.units[near]
        if other is not None and other.seat != unit.seat and has(state, other, ZONE_OF_CONTROL):
            halt(state, unit, other.card.id)
            return


def suffer_entry(state: PanzerState, unit: Unit, card: Card, seat: int) -> None:
    """Let the entry effects of a Terrain or a Terrain Modifier befall *unit*."""
    for entry in card.entries:
        if (entry.damage or entry.halts) and is_in_scope(entry.scope, unit, seat):
            deal_damage(state, unit, entry.damage, OTHERWISE)
            if entry.halts:
                halt(state, unit, card.id)


# --- what lasts for the turn


def halt(state: PanzerState, unit: Unit, by: str) -> None:
    """Halt *unit* (P-8.9)."""
    if not unit.is_halted:
        unit.is_halted = True
        if state.events is not None:
            state.events.append(Halted(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], by))


def suppress(state: PanzerState, unit: Unit) -> None:
    """Suppress *unit* (P-18.2)."""
    if not unit.is_suppressed:
        unit.is_suppressed = True
        if state.events is not None:
            state.events.append(Suppressed(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space]))


def change(state: PanzerState, unit: Unit, what: int, amount: int, *, is_floored: bool) -> None:
    """Change a value of *unit*, or give it a keyword, until the end of the turn."""
    if what == ATTACK:
        unit.more_attack += amount
    elif what == MOVEMENT and is_floored:
        unit.slowed -= amount
    elif what == MOVEMENT:
        unit.more_movement += amount
    elif what == RANGED_ATTACK:
        unit.more_ranged += amount
    elif what == ARMOR:
        unit.more_armor += amount
    elif what == FIRST_FIRE:
        unit.more_first_fire += amount
    if state.events is not None:
        state.events.append(Changed(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], VALUES[what], amount))


def allow_attacks(state: PanzerState, unit: Unit, amount: int) -> None:
    """Let *unit* attack additional times this turn (P-18.2)."""
    unit.extra_attacks += amount
    if state.events is not None:
        state.events.append(MoreAttacks(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], amount))
