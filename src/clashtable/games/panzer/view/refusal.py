"""Why something is refused."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves
from clashtable.games.panzer.geometry import INDUSTRY, is_field
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import cost_for, has_acted, may_attack, movement_points
from clashtable.games.panzer.moves import ATTACK, MOVE, PARADROP, PLAY, RANGED, SCOUT, PanzerMove
from clashtable.games.panzer.view.question import kind_of
from clashtable.games.panzer.vocabulary import EVENT, FACTORY, FLASH
from clashtable.games.panzer.vocabulary import PARADROP as PARADROP_KEYWORD


def why_not(state: PanzerState, move: PanzerMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    kind = kind_of(ask)
    if move.kind == PLAY and move.card is not None and kind in ("main", "response"):
        return why_not_play(state, ask.seat, move.card, kind)
    if kind != "main":
        kinds = {legal.kind for legal in legal_moves(state) if isinstance(legal, PanzerMove)}
        if move.kind not in kinds:
            return Reason(f"this is the moment for another decision, {kind}.", "P-17.3")
        return Reason("that is not among the answers.", "P-17.3")
    unit = state.units[move.space] if move.space >= 0 else None
    if move.space < 0 or not MOVE <= move.kind <= SCOUT:
        return Reason("that is not an action of the Main-Phase.", "P-5.4")
    if unit is None or unit.seat != ask.seat:
        return Reason("no Unit of yours is there.", "P-1.6")
    return why_not_act(state, unit, move)


def why_not_play(state: PanzerState, seat: int, card: Card, kind: str) -> Reason:
    """Return why a card cannot be played."""
    player = state.players[seat]
    if card not in player.hand:
        return Reason(f"{card.name} is not in your hand.", "P-7.1")
    if kind == "response" and not (card.kind == EVENT and card.subtype == FLASH):
        return Reason(f"{card.name} is not a Flash-Event.", "P-14.2")
    if card.kind == FACTORY:
        if not player.allowance:
            return Reason("you have played your Factory for this turn.", "P-6.1")
        return Reason("there is no empty space and no unoccupied stack.", "P-6.2")
    cost = cost_for(state, seat, card)
    if not any(state.is_stack(space) and state.factories[space] >= cost for space in INDUSTRY[seat]):
        return Reason(f"it needs an unoccupied stack of {cost} or more.", "P-6.5")
    return Reason("it has no legal target or no room now.", "P-7.8")


def why_not_act(state: PanzerState, unit: Unit, move: PanzerMove) -> Reason:
    """Return why a Unit cannot do something."""
    name = unit.card.name
    if unit.is_fresh:
        return Reason(f"{name} came into play this turn.", "P-8.2")
    if move.kind == PARADROP and (is_field(unit.space) or unit.legs or not unit.card.has(PARADROP_KEYWORD)):
        return Reason(f"{name} cannot drop: it needs Paradrop, and must not have left its stack.", "P-12")
    if move.kind in (MOVE, PARADROP):
        if unit.is_halted:
            return Reason(f"{name} is halted.", "P-8.9")
        if not movement_points(state, unit):
            return Reason(f"{name} has no Movement Points left.", "P-8.4")
        return Reason(f"{name} has nowhere to go.", "P-8.3")
    if not is_field(unit.space):
        return Reason(f"{name} is still on its stack.", "P-7.3")
    if unit.is_suppressed:
        return Reason(f"{name} is suppressed.", "P-18.2")
    if (move.kind == ATTACK and not may_attack(unit)) or (move.kind == RANGED and has_acted(unit)):
        return Reason(f"{name} has acted this turn.", "P-9.1")
    if move.kind == ATTACK:
        return Reason(f"{name} has nothing to attack.", "P-9.3")
    return Reason(f"{name} cannot do that now.", "P-12")
