"""Answers that are asked for twice. Next, read view/plans.py."""

from __future__ import annotations

from clashtable.core.state import Ask, legal_moves
from clashtable.games.panzer.effects.base import harmed_kinds
from clashtable.games.panzer.model.cast import AT_ITEM, AT_UNIT, DEMOLISH, RANGED, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import END, PanzerMove
from clashtable.games.panzer.rules.requirements import acting_of
from clashtable.games.panzer.view.labels import UNIT_VERBS
from clashtable.games.panzer.view.preview import use_after


def confirm(state: PanzerState, ask: Ask, move: PanzerMove) -> bool:
    """Tell whether a second touch should be asked for: when Units could still act, or one's own side is hit (R23)."""
    if move.kind == END:
        return any(isinstance(other, PanzerMove) and other.kind in UNIT_VERBS for other in legal_moves(state))
    use = use_after(state, ask, move)
    return use is not None and hits_own_side(state, use)


def hits_own_side(state: PanzerState, use: Cast) -> bool:
    """Tell whether *use* harms something of its own player."""
    kinds = -1 if use.kind in (RANGED, DEMOLISH) else 0
    acting = acting_of(use)
    if acting is not None:
        kinds = harmed_kinds(acting.way(use.mode))
    return any(kinds >> mark.kind & 1 and owner(state, mark) == use.seat for mark in use.targets)


def owner(state: PanzerState, mark: Mark) -> int:
    """Return whose the target is; -1 where nobody's."""
    if mark.kind == AT_UNIT:
        unit = state.unit(mark.number)
        return -1 if unit is None else unit.seat
    if mark.kind == AT_ITEM:
        return next((item.seat for item in state.chain() if item.serial == mark.number), -1)
    return mark.number
