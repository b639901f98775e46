"""Answers that are asked for twice. Next, read view/plans.py."""

from __future__ import annotations

from clashtable.core.state import Ask, legal_moves
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import END, TARGET, TARGET_PLAYER, PanzerMove
from clashtable.games.panzer.rules.declaration import Drafting
from clashtable.games.panzer.view.labels import UNIT_VERBS
from clashtable.games.panzer.vocabulary import FACTORY


def confirm(state: PanzerState, ask: Ask, move: PanzerMove) -> bool:
    """Tell whether a second touch should be asked for: when Units could still act, or one's own side is hit."""
    if move.kind == END:
        return any(isinstance(other, PanzerMove) and other.kind in UNIT_VERBS for other in legal_moves(state))
    return hits_own_side(state, ask, move)


def hits_own_side(state: PanzerState, ask: Ask, move: PanzerMove) -> bool:
    """Tell whether a Ranged Attack would hit its own player (R23)."""
    if not isinstance(ask, Drafting) or ask.draft.use.card.kind == FACTORY:
        return False
    if move.kind == TARGET_PLAYER:
        return move.number == ask.seat
    unit = state.units[move.space] if move.kind == TARGET and move.space >= 0 else None
    return ask.draft.code().startswith("act ranged") and unit is not None and unit.seat == ask.seat
