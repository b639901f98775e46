"""What a Unit can do in the Main-Phase (P-5.4, P-12). Next, read rules/main_phase.py."""

from clashtable.core.state import Move
from clashtable.games.panzer.effects.targets import REPAIR_SPEC
from clashtable.games.panzer.effects.thing_targets import DEMOLISH_SPEC
from clashtable.games.panzer.geometry import is_field
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.cast import ACTION as ACTING
from clashtable.games.panzer.model.cast import DEMOLISH as DEMOLISHING
from clashtable.games.panzer.model.cast import NO_MARKS, Cast
from clashtable.games.panzer.model.cast import REPAIR as REPAIRING
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import USED_SCOUT, Unit
from clashtable.games.panzer.model.values import has_acted, is_ready
from clashtable.games.panzer.moves import ACTION, ATTACK, DEMOLISH, MOVE, PARADROP, RANGED, REPAIR, SCOUT, space_move
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.requirements import is_playable
from clashtable.games.panzer.vocabulary import DEMOLISH as DEMOLISH_KEYWORD
from clashtable.games.panzer.vocabulary import REPAIR as REPAIR_KEYWORD
from clashtable.games.panzer.vocabulary import SCOUT as SCOUT_KEYWORD


def add_verbs(state: PanzerState, unit: Unit, found: list[Move]) -> None:
    """Add what *unit* can do to *found*: each verb only if its next step has an option (P-17.5)."""
    space = unit.space
    if unit.is_fresh:
        return
    if movement.has_leg(state, unit):
        found.append(space_move(MOVE, space))
    if not is_field(space):
        if movement.drop_spaces(state, unit):
            found.append(space_move(PARADROP, space))
        return
    if battle.can_attack_something(state, unit):
        found.append(space_move(ATTACK, space))
    if battle.can_fire_at_something(state, unit):
        found.append(space_move(RANGED, space))
    if unit.card.has(SCOUT_KEYWORD) and not unit.used & USED_SCOUT and movement.scout_spaces(state, unit):
        found.append(space_move(SCOUT, space))
    if is_ready(state, unit) and not has_acted(unit):
        add_actions(state, unit, found)


def add_actions(state: PanzerState, unit: Unit, found: list[Move]) -> None:
    """Add the Actions of *unit* that have a target, where they need one."""
    if unit.card.action >= 0 and is_playable(state, action_use(unit, ACTION)):
        found.append(space_move(ACTION, unit.space))
    if unit.card.has(REPAIR_KEYWORD) and REPAIR_SPEC.has_candidate(state, action_use(unit, REPAIR)):
        found.append(space_move(REPAIR, unit.space))
    if unit.card.has(DEMOLISH_KEYWORD) and DEMOLISH_SPEC.has_candidate(state, action_use(unit, DEMOLISH)):
        found.append(space_move(DEMOLISH, unit.space))


def action_use(unit: Unit, verb: int) -> Cast:
    """Return an Action of *unit* that is aimed at nothing yet."""
    kind = ACTING if verb == ACTION else REPAIRING if verb == REPAIR else DEMOLISHING
    ability = unit.card.action if verb == ACTION else -1
    return Cast(0, kind, unit.seat, unit.card, unit.serial, unit.space, ability, -1, NO_MARKS, False)
