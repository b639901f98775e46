"""Units that move and enter (P-8.8), and what halts them."""

from clashtable.games.panzer.changes.damage import OTHERWISE, deal_damage
from clashtable.games.panzer.geometry import BESIDE, GRID
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import USED_SCOUT, Unit
from clashtable.games.panzer.model.values import NOBODY, has, is_in_scope
from clashtable.games.panzer.vocabulary import FLIGHT, PATHFINDER, ZONE_OF_CONTROL
from clashtable.games.panzer.wire.field import Halted, Moved, TerrainRevealed


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


def make_leg(state: PanzerState, unit: Unit, space: int, passed: list[int], cost: int) -> None:
    """Let *unit* make a leg, which uses up Movement Points (P-8.4)."""
    unit.legs += 1
    unit.spent += cost
    move_unit(state, unit, space, passed, cost, "leg")


def drop(state: PanzerState, unit: Unit, space: int) -> None:
    """Let *unit* drop from its stack; it is halted (Paradrop)."""
    unit.legs += 1
    move_unit(state, unit, space, [], 0, "paradrop")
    halt(state, unit, "")


def scout(state: PanzerState, unit: Unit, space: int) -> None:
    """Let *unit* turn a Terrain face up (Scout)."""
    unit.used |= USED_SCOUT
    reveal(state, space)


def reveal(state: PanzerState, space: int) -> None:
    """Turn a Terrain face up for good (P-11.1)."""
    if not state.is_face_up[space]:
        state.turn(space, True)
        if state.events is not None:
            state.events.append(TerrainRevealed(GRID.names[space], state.terrain_at(space).id))


def enter(state: PanzerState, unit: Unit) -> None:
    """Let happen what entering brings: Terrain, then Terrain Modifier, then Zone of Control."""
    space = unit.space
    reveal(state, space)
    if unit.card.has(FLIGHT):
        return
    if not unit.card.has(PATHFINDER):
        terrain = state.terrain_in_effect(space)
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


def halt(state: PanzerState, unit: Unit, by: str) -> None:
    """Halt *unit* (P-8.9)."""
    if not unit.is_halted:
        unit.is_halted = True
        if state.events is not None:
            state.events.append(Halted(unit.seat, unit.serial, unit.card.id, GRID.names[unit.space], by))
