"""What comes into play, leaves it, or is changed for the turn. Next, read changes/battle.py."""

from clashtable.games.panzer.changes import triggers
from clashtable.games.panzer.changes.entry import enter
from clashtable.games.panzer.changes.supplies import discard_event, out_of_hand
from clashtable.games.panzer.geometry import GRID, INDUSTRY, is_field
from clashtable.games.panzer.model.card import FACTORY_CARD, Card
from clashtable.games.panzer.model.state import Laid, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.vocabulary import (
    ARMOR,
    ATTACK,
    BLITZ,
    FIRST_FIRE,
    MOVEMENT,
    ON_PLAY,
    RANGED_ATTACK,
    VALUES,
)
from clashtable.games.panzer.wire.field import (
    Changed,
    Deployed,
    FactoryDestroyed,
    FactoryPlayed,
    ModifierDestroyed,
    ModifierPlaced,
    ModifierPlayed,
    MoreAttacks,
    PermanentCame,
    PermanentDestroyed,
    Suppressed,
    UnitPlayed,
)


def new_unit(state: PanzerState, card: Card, seat: int, space: int) -> Unit:
    """Put a Unit into play; it is fresh unless it has Blitz (P-8.2)."""
    unit = Unit(state.number(), card, seat, space)
    unit.is_fresh = not card.has(BLITZ)
    state.units[space] = unit
    triggers.trigger_unit(state, unit, ON_PLAY)
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
    state.put_on_stack(space, Stacked(card, False))
    if state.events is not None:
        state.events.append(ModifierPlayed(seat, card.id, GRID.names[space]))


def place_modifier(state: PanzerState, seat: int, stack: int, space: int) -> None:
    """Place a waiting Terrain Modifier on the Terrain Field (P-11.6)."""
    waiting = state.stacked[stack]
    assert waiting is not None
    state.put_on_stack(stack, None)
    state.lay(space, Laid(waiting.card, seat))
    if state.events is not None:
        state.events.append(ModifierPlaced(seat, waiting.card.id, GRID.names[stack], GRID.names[space]))


def destroy_modifier(state: PanzerState, space: int) -> None:
    """Destroy the Terrain Modifier at *space* (P-11.5)."""
    laid = state.modifiers[space]
    assert laid is not None
    state.lay(space, None)
    state.players[laid.seat].junkyard.append(laid.card)
    if state.events is not None:
        state.events.append(ModifierDestroyed(laid.seat, laid.card.id, GRID.names[space]))


def bring_permanent(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Let a Permanent-Event come into play (P-7.6)."""
    state.put_on_stack(space, Stacked(card, True))
    if state.events is not None:
        state.events.append(PermanentCame(seat, card.id, GRID.names[space]))


def destroy_permanent(state: PanzerState, space: int) -> None:
    """Destroy the Permanent-Event at *space*."""
    event = state.stacked[space]
    assert event is not None
    seat = 0 if space in INDUSTRY[0] else 1
    state.put_on_stack(space, None)
    discard_event(state, seat, event.card)
    if state.events is not None:
        state.events.append(PermanentDestroyed(seat, event.card.id, GRID.names[space]))


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
