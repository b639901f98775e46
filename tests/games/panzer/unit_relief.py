"""How what stands in the way of a Unit of Panzer Clash is taken away."""

from __future__ import annotations

from typing import cast

from clashtable.core.effects import Choice
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask
from clashtable.games.panzer.effects.abilities import UnitAction
from clashtable.games.panzer.effects.choices import Shift
from clashtable.games.panzer.effects.targets import UnitSpec
from clashtable.games.panzer.geometry import BACK_LINE, BESIDE, DOOR, INDUSTRY, is_field
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import (
    attack_against,
    has,
    movement_points,
    supply_attack,
    value,
)
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    AT_SUPPLY,
    RANGED,
    TARGET,
    PanzerMove,
)
from clashtable.games.panzer.rules.declaration import AskTarget
from clashtable.games.panzer.rules.main_phase import AskAttack, UnitAsk
from clashtable.games.panzer.view.unit_refusal import KEYWORDS
from clashtable.games.panzer.vocabulary import CONCEALED, RANGED_ATTACK
from tests.games.panzer.positions import (
    carry,
    fitting_card,
    free,
    near,
    open_spec,
    put,
    replaced,
    space_of,
    unhide,
    unit_of,
    use_of,
)


def add_unit(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    put(state, fitting_card(lambda card: True), ask.seat, move.space)
    return True


def refresh(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what a Unit is or has done, and that alone."""
    unit = unit_of(state, move, reason)
    if reason.obstacle == "fresh":
        unit.is_fresh = False
    elif reason.obstacle == "halted":
        unit.is_halted = False
    elif reason.obstacle == "suppressed":
        unit.is_suppressed = False
    elif reason.obstacle == "acted":
        unit.attacks = 0
        unit.used &= ~3
    elif reason.obstacle == "scouted":
        unit.used &= ~4
    else:
        unit.legs = 0
    return True


def give_ability(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit be of a card that has what is wanted."""
    unit = unit_of(state, move, reason)
    if isinstance(ask, AskTarget):
        kind = unit.card.type_bit
        card = fitting_card(lambda card: card.has(RANGED_ATTACK) and card.type_bit == kind)
    elif move.kind == ACTION:
        card = fitting_card(lambda card: any(isinstance(ability, UnitAction) for ability in card.abilities))
    else:
        card = fitting_card(lambda card: card.has(KEYWORDS[move.kind][0]))
    replaced(state, unit, card, unit.seat)
    return True


def give_points(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Give the Unit the Movement Points that it lacks."""
    unit = unit_of(state, move, reason)
    wanted = movement_points(state, unit) + reason.amount
    while movement_points(state, unit) < wanted:
        unit.spent -= 1
    return True


def give_strength(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Give the Unit the Attack that it lacks."""
    unit = unit_of(state, move, reason)
    if move.kind == RANGED:
        while value(state, unit, RANGED_ATTACK) < 1:
            unit.more_ranged += 1
        return True
    enemies = [other for space in BESIDE[unit.space] if (other := state.units[space]) and other.seat != unit.seat]
    targets = [state.units[move.space]] if move.kind == AT else enemies
    while (
        supply_attack(state, unit) < 1
        if move.kind == AT_SUPPLY or not targets
        else max(attack_against(state, unit, other, is_attacker=True) for other in targets if other) < 1
    ):
        unit.more_attack += 1
    return True


def change_side(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit at the space be the other player's."""
    unit = state.units[space_of(reason)] if is_field(space_of(reason)) else None
    if unit is None:
        return False
    replaced(state, unit, unit.card, 1 - unit.seat)
    return True


def change_type(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit at the space be of a type that is wanted."""
    if not isinstance(ask, AskTarget) or move.kind != TARGET:
        return False
    use, spec = ask.draft.use, open_spec(state, ask)
    types = spec.types if isinstance(spec, UnitSpec) else use.card.ranged_only
    unit = unit_of(state, move, reason)
    replaced(state, unit, fitting_card(lambda card: bool(card.type_bit & types)), unit.seat)
    return True


def change_line(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Bring the attacker into the enemy Back Line."""
    if not isinstance(ask, AskAttack) or move.kind != AT_SUPPLY:
        return False
    return bring(state, ask, free(state, BACK_LINE[1 - ask.seat]))


def bring(state: PanzerState, ask: UnitAsk, space: int) -> bool:
    """Bring the Unit that is asked about to *space*."""
    carry(state, ask.unit_of(state), space)
    state.pending[-1] = type(ask)(ask.seat, space)
    return True


def bring_near(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Bring the Unit that acts beside the space."""
    space = space_of(reason)
    beside = DOOR[space] if not is_field(space) else near(state, space)
    if isinstance(ask, UnitAsk):
        return bring(state, ask, beside)
    if isinstance(ask, Choice) and isinstance(ask.effect, Shift):
        carry(state, ask.effect.who.units(state, cast(Cast, ask.use))[0], beside)
        return True
    source = state.unit(use_of(state, ask, move).source)
    if source is None:
        return False
    carry(state, source, beside)
    return True


def reveal_unit(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what conceals the Unit, Permanent-Events included."""
    space = space_of(reason)
    unhide(state, space)
    unit = state.units[space]
    for stack in [*INDUSTRY[0], *INDUSTRY[1]]:
        if unit is not None and has(state, unit, CONCEALED):
            state.put_on_stack(stack, None)
    return True


def hurt(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    unit_of(state, move, reason).damage = 1
    return True
