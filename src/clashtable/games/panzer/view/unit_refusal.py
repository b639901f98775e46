"""Why a Unit cannot do something. Next, read view/answer_refusal.py."""

from __future__ import annotations

import re

from clashtable.core.refusal import Reason
from clashtable.games.panzer.effects.base import lack_of
from clashtable.games.panzer.effects.targets import Spec, UnitSpec, type_words
from clashtable.games.panzer.geometry import BESIDE, FIELD, GRID, is_field
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.cast import TARGET_KINDS, Cast
from clashtable.games.panzer.model.movement import UNREACHED
from clashtable.games.panzer.model.places import relocation_misfit
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import USED_SCOUT, Unit
from clashtable.games.panzer.model.values import (
    attack_against,
    has,
    has_acted,
    is_enemy_back_line,
    may_attack,
    movement_points,
    supply_attack,
    value,
)
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    AT_SUPPLY,
    ATTACK,
    DEMOLISH,
    MOVE,
    PARADROP,
    RANGED,
    REPAIR,
    SCOUT,
    TO,
    PanzerMove,
)
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.main_phase import AskAttack, AskDrop, AskMove, AskScout, UnitAsk
from clashtable.games.panzer.rules.requirements import acting_of
from clashtable.games.panzer.rules.unit_actions import action_use
from clashtable.games.panzer.vocabulary import DEMOLISH as DEMOLISH_KEYWORD
from clashtable.games.panzer.vocabulary import (
    EMPLACED,
    FACE_DOWN,
    GUARD,
    GUARDED,
    NO_CARD,
    NO_SUPPLY,
    NOTHING_THERE,
    OCCUPIED,
    OTHER_LINE,
    OTHER_SIDE,
    RANGED_ATTACK,
    TOO_FAR,
)
from clashtable.games.panzer.vocabulary import PARADROP as PARADROP_KEYWORD
from clashtable.games.panzer.vocabulary import REPAIR as REPAIR_KEYWORD
from clashtable.games.panzer.vocabulary import SCOUT as SCOUT_KEYWORD

KEYWORDS = {
    PARADROP: (PARADROP_KEYWORD, "Paradrop"),
    RANGED: (RANGED_ATTACK, "Ranged Attack"),
    REPAIR: (REPAIR_KEYWORD, "Repair"),
    DEMOLISH: (DEMOLISH_KEYWORD, "Demolish"),
    SCOUT: (SCOUT_KEYWORD, "Scout"),
}
"""The keyword that a verb needs, and its name."""


def about(unit: Unit) -> str:
    """Return *unit* as the paths of options name it."""
    return f"unit:{unit.serial}"


def at(space: int) -> str:
    """Return *space* as the paths of options name it."""
    return f"space:{GRID.names[space]}"


def why_not_act(state: PanzerState, unit: Unit, move: PanzerMove) -> Reason:
    """Return why a Unit cannot do something."""
    name, thing = unit.card.name, about(unit)
    if not has_ability(unit, move.kind):
        what = "an Action" if move.kind == ACTION else KEYWORDS[move.kind][1]
        return Reason(f"{name} does not have {what}.", "P-12", "ability", thing)
    if unit.is_fresh:
        return Reason(f"{name} came into play this turn.", "P-8.2", "fresh", thing)
    if move.kind == MOVE:
        return why_not_move(state, unit)
    if move.kind == PARADROP:
        return why_not_drop(state, unit)
    if not is_field(unit.space):
        return Reason(f"{name} is still on its stack.", "P-7.3", "stack", thing)
    return why_not_scout(state, unit) if move.kind == SCOUT else why_not_fight(state, unit, move)


def has_ability(unit: Unit, verb: int) -> bool:
    """Tell whether a Unit has the keyword or the Action that a verb needs."""
    if verb == ACTION:
        return acting_of(action_use(unit, ACTION)) is not None
    return verb not in KEYWORDS or unit.card.has(KEYWORDS[verb][0])


def why_not_fight(state: PanzerState, unit: Unit, move: PanzerMove) -> Reason:
    """Return why a Unit cannot attack, fire or use an Action, of which it may do one a turn (P-9.1)."""
    name, thing = unit.card.name, about(unit)
    if unit.is_suppressed:
        return Reason(f"{name} is suppressed until the end of the turn.", "P-18.2", "suppressed", thing)
    if not may_attack(unit) if move.kind == ATTACK else has_acted(unit):
        return Reason(f"{name} has acted this turn.", "P-9.1", "acted", thing)
    if move.kind == ATTACK:
        return why_not_attack(state, unit)
    return why_not_fire(state, unit) if move.kind == RANGED else why_not_use(state, unit, move.kind)


def why_not_move(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit can make no leg."""
    name, thing = unit.card.name, about(unit)
    if unit.is_halted:
        return Reason(f"{name} is halted until the end of the turn.", "P-8.9", "halted", thing)
    missing = [movement.missing_points(state, unit, space) for space in FIELD if state.units[space] is None]
    least = min(missing, default=UNREACHED)
    if least == UNREACHED:
        return Reason(f"{name} has nowhere to go: every space that it could reach is occupied.", "P-8.3", "room", thing)
    points = movement_points(state, unit)
    text = f"{name} has no Movement Points left." if points <= 0 else f"{name} has too few Movement Points left."
    return Reason(text, "P-8.4", "points", thing, least)


def why_not_drop(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit cannot drop from its stack (Paradrop)."""
    name, thing = unit.card.name, about(unit)
    if is_field(unit.space):
        return Reason(f"{name} has left its stack: only from there it can drop.", "P-12", "field", thing)
    if unit.is_halted:
        return Reason(f"{name} is halted until the end of the turn.", "P-8.9", "halted", thing)
    if unit.legs:
        return Reason(f"{name} has moved this turn.", "P-12", "moved", thing)
    text = f"{name} has nowhere to drop: it needs an unoccupied face-up Terrain outside the enemy Back Line."
    return Reason(text, "P-12", "room", thing)


def why_not_scout(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit cannot scout."""
    name, thing = unit.card.name, about(unit)
    if unit.used & USED_SCOUT:
        return Reason(f"{name} has scouted this turn.", "P-12", "scouted", thing)
    return Reason(f"{name} has no face-down Terrain beside it.", "P-12", "target", thing)


def why_not_attack(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit that may attack has nothing to attack (P-9.3, P-9.4)."""
    name = unit.card.name
    enemies = [other for space in BESIDE[unit.space] if (other := state.units[space]) and other.seat != unit.seat]
    if enemies:
        return weak(unit, max(attack_against(state, unit, other, is_attacker=True) for other in enemies))
    if is_enemy_back_line(unit):
        return why_not_supply(state, unit)
    return Reason(f"{name} has nothing to attack: no enemy Unit is adjacent.", "P-9.3", "target", about(unit))


def weak(unit: Unit, strength: int) -> Reason:
    """Return that the Attack of *unit*, now *strength*, does not reach 1."""
    return Reason(f"the Attack of {unit.card.name} is {strength}.", "P-9.3", "strength", about(unit), 1 - strength)


def why_not_supply(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit cannot attack the enemy Supply (P-9.4)."""
    name = unit.card.name
    misfit = battle.supply_misfit(state, unit)
    if misfit == OTHER_LINE:
        return Reason(f"{name} is not in the enemy Back Line.", "P-9.4", "line", about(unit))
    if misfit == NO_SUPPLY:
        return Reason("the enemy Supply is empty.", "P-9.4", "supply", f"player:{1 - unit.seat}")
    if misfit == GUARDED:
        guards = [other for space in BESIDE[unit.space] if (other := state.units[space]) and other.seat != unit.seat]
        guard = next(other for other in guards if has(state, other, GUARD))
        text = f"it is guarded by {guard.card.name} ({GRID.names[guard.space]}): attack that first."
        return Reason(text, "P-9.4", "guard", at(guard.space))
    return weak(unit, supply_attack(state, unit))


def why_not_fire(state: PanzerState, unit: Unit) -> Reason:
    """Return why a Unit cannot use its Ranged Attack (P-9.9)."""
    name, thing = unit.card.name, about(unit)
    if unit.card.has(EMPLACED) and unit.legs:
        return Reason(f"{name} is Emplaced and has moved this turn.", "P-12", "moved", thing)
    strength = value(state, unit, RANGED_ATTACK)
    if strength < 1:
        return Reason(f"the Ranged Attack of {name} is {strength}.", "P-9.9", "strength", thing, 1 - strength)
    kind = type_words(unit.card.ranged_only or 15)
    return Reason(f"{name} sees no {kind}Unit that it could fire at.", "P-9.9", "target", thing)


def why_not_use(state: PanzerState, unit: Unit, verb: int) -> Reason:
    """Return why a Unit cannot use an Action, Repair or Demolish: what it lacks."""
    name, thing = unit.card.name, about(unit)
    use = action_use(unit, verb)
    if verb == REPAIR:
        return Reason(f"neither {name} nor a friendly Unit beside it has damage.", "P-12", "target", thing)
    if verb == DEMOLISH:
        return Reason(f"{name} has nothing to demolish here or beside it.", "P-12", "target", thing)
    acting = acting_of(use)
    assert acting is not None
    for spec in acting.specs(0):
        if not spec.candidates(state, use):
            return target_reason(spec, use)
    return lack_reason(lack_of(state, acting.way(0), use), use)


def target_reason(spec: Spec, use: Cast) -> Reason:
    """Return that a text has nothing that it could be aimed at."""
    words = re.sub(r"^(each of )?(up to \d+ )?target ", "", spec.text())
    are = "are" if "up to" in spec.text() else "is"
    rest = " that can be shifted" if isinstance(spec, UnitSpec) and spec.shifts else ""
    text = f"{use.card.name} has no legal target: there {are} no {words}{rest}."
    return Reason(text, "P-7.8", "target", TARGET_KINDS[spec.kind()])


def lack_reason(lack: int, use: Cast) -> Reason:
    """Return that a text lacks a space or a card."""
    if lack == NO_CARD:
        return Reason(f"no card in your hand fits {use.card.name}.", "P-7.8", "hand", f"card:{use.card.id}")
    return Reason(f"there is no space for what {use.card.name} brings.", "P-7.8", "room", f"card:{use.card.id}")


def why_not_unit_answer(state: PanzerState, ask: UnitAsk, move: PanzerMove) -> Reason | None:
    """Return why a Unit cannot go there, drop there, attack that or scout that; None for another kind of answer."""
    unit = ask.unit_of(state)
    if isinstance(ask, AskMove) and move.kind == TO:
        return why_not_to(state, unit, move.space)
    if isinstance(ask, AskDrop) and move.kind == TO:
        misfit = relocation_misfit(state, unit.seat, movement.DROP_LINES, move.space)
        return place_reason(misfit, move.space, "P-12")
    if isinstance(ask, AskAttack) and move.kind == AT_SUPPLY:
        return why_not_supply(state, unit)
    if isinstance(ask, AskAttack) and move.kind == AT:
        return why_not_at(state, unit, move.space)
    if isinstance(ask, AskScout) and move.kind == AT:
        if is_field(move.space) and state.is_face_up[move.space]:
            return Reason(f"{GRID.names[move.space]} is face up already.", "P-12", "face-up", at(move.space))
        return Reason(f"{GRID.names[move.space]} is not beside {unit.card.name}.", "P-12", "distance", at(move.space))
    return None


def why_not_to(state: PanzerState, unit: Unit, space: int) -> Reason:
    """Return why a leg cannot end at *space* (P-8.3, P-8.4)."""
    name, thing = GRID.names[space], at(space)
    if not is_field(space):
        return Reason(f"{name} is not on the Terrain Field.", "P-8.3", "line", thing)
    if state.units[space] is not None:
        return Reason(f"{name} is occupied.", "P-3.5", "occupied", thing)
    missing = movement.missing_points(state, unit, space)
    if missing == UNREACHED:
        text = f"{name} is too far: a leg goes to an adjacent space, or through friendly Units."
        return Reason(text, "P-8.3", "distance", thing)
    points = movement_points(state, unit)
    text = f"a leg to {name} costs {points + missing} Movement Points; {unit.card.name} has {points}."
    return Reason(text, "P-8.4", "points", about(unit), missing)


def why_not_at(state: PanzerState, unit: Unit, space: int) -> Reason:
    """Return why a Unit cannot attack what is at *space* (P-9.3)."""
    name, thing = GRID.names[space], at(space)
    misfit = battle.attack_misfit(state, unit, space)
    if misfit == NOTHING_THERE:
        return Reason(f"no Unit is at {name} that could be attacked.", "P-9.3", "target", thing)
    if misfit == OTHER_SIDE:
        return Reason(f"the Unit at {name} is your own.", "P-9.3", "side", thing)
    if misfit == TOO_FAR:
        return Reason(f"{name} is not adjacent to {unit.card.name}.", "P-9.3", "distance", thing)
    other = state.units[space]
    assert other is not None
    return weak(unit, attack_against(state, unit, other, is_attacker=True))


def place_reason(misfit: int, space: int, rule: str) -> Reason:
    """Return why nothing can be put at *space*."""
    name, thing = GRID.names[space], at(space)
    if misfit == OCCUPIED:
        return Reason(f"{name} is occupied.", rule, "occupied", thing)
    if misfit == FACE_DOWN:
        return Reason(f"the Terrain at {name} is face down.", rule, "face-down", thing)
    return Reason(f"{name} is not in a line where that is allowed.", rule, "line", thing)
