"""Why something is refused: the first obstacle that is in the way, asked of the functions that decide what is legal.

Cards are here; Units are in view/unit_refusal.py, and answers about spaces and targets in view/answer_refusal.py.
"""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, asking
from clashtable.core.window import Response
from clashtable.games.panzer.effects.base import lack_of
from clashtable.games.panzer.geometry import GRID, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.places import stack_misfit
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import cost_for
from clashtable.games.panzer.moves import END, MODE, MOVE, PASS, PASS_TURN, PLAY, SCOUT, STACK, PanzerMove
from clashtable.games.panzer.rules.declaration import AskMode, AskStack, AskTarget
from clashtable.games.panzer.rules.main_phase import Main, UnitAsk
from clashtable.games.panzer.rules.modifiers import PickModifier, PlaceModifier
from clashtable.games.panzer.rules.questions import kind_of
from clashtable.games.panzer.rules.requirements import acting_of, card_use
from clashtable.games.panzer.rules.triggered import AskJunkyard
from clashtable.games.panzer.view.answer_refusal import why_not_answer, why_not_target
from clashtable.games.panzer.view.unit_refusal import lack_reason, target_reason, why_not_act, why_not_unit_answer
from clashtable.games.panzer.vocabulary import FACTORY, FITTING, NO_FACTORY, OCCUPIED

OBSTACLES = {
    "moment": "something else is asked now, or it is not the phase for it",
    "card": "the card is not where it would have to be",
    "unit": "no Unit of one's own is there",
    "fresh": "the Unit came into play this turn",
    "stack": "the Unit is still on its stack",
    "field": "the Unit has left its stack",
    "ability": "it lacks the keyword or the Action",
    "halted": "the Unit is halted",
    "suppressed": "the Unit is suppressed",
    "acted": "the Unit has attacked, fired or used its Action",
    "scouted": "the Unit has scouted",
    "moved": "the Unit has moved",
    "points": "it lacks Movement Points, as many as the amount",
    "strength": "it lacks Attack or Ranged Attack, as much as the amount",
    "target": "there is nothing to aim at, or nothing there",
    "side": "it is the other player's, or one's own",
    "type": "it is of another type",
    "line": "it is in another line",
    "distance": "it is not adjacent, or too far away",
    "friend": "no friendly Unit is adjacent",
    "concealed": "it is Concealed",
    "damage": "it has no damage",
    "face-up": "the Terrain is face up",
    "face-down": "the Terrain is face down",
    "occupied": "something is there already",
    "factory": "it lacks Factories, as many as the amount",
    "allowance": "the Factory of this turn is played",
    "room": "there is no space for what it brings",
    "hand": "no fitting card is in the hand",
    "guard": "an enemy Unit with Guard is adjacent",
    "supply": "the enemy Supply is empty",
    "chosen": "it is chosen already",
    "waiting": "no Terrain Modifier waits there",
}
"""Every obstacle that a reason of this game can name."""

MOMENTS = {
    "mulligan": "first keep your hand, or draw anew.",
    "response": "you can answer with a Flash-Event now, or pass.",
    "trigger-order": "first choose which trigger is carried out.",
    "modifier-pick": "first choose which Terrain Modifier is placed.",
    "modifier-place": "first choose where the Terrain Modifier goes.",
    "stack": "first choose where the card is played.",
    "mode": "first choose one of the ways.",
    "target": "first choose the target.",
    "may": "first say yes or no.",
    "move-to": "first choose where the Unit goes.",
    "drop-to": "first choose where the Unit drops.",
    "attack-target": "first choose what the Unit attacks.",
    "scout-at": "first choose where the Unit scouts.",
    "junkyard-trigger": "first decide about the card that fell from your Supply.",
    "discard": "first choose a card to discard.",
}
"""What is to be done first, by the kind of what is asked."""


def why_not(state: PanzerState, move: PanzerMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    if isinstance(ask, (Main, Response)) and move.kind == PLAY and move.card is not None:
        return why_not_play(state, ask, move.card)
    if isinstance(ask, Main):
        return why_not_main(state, ask.seat, move)
    if isinstance(ask, AskStack) and move.kind == STACK:
        return why_not_stack(state, ask.draft.use, move.space)
    if isinstance(ask, AskMode) and move.kind == MODE:
        return why_not_way(state, ask.draft.use, move.number)
    found: Reason | None = None
    if isinstance(ask, AskTarget):
        found = why_not_target(state, ask, move)
    elif isinstance(ask, UnitAsk):
        found = why_not_unit_answer(state, ask, move)
    elif isinstance(ask, (PlaceModifier, PickModifier, AskJunkyard, Choice)):
        found = why_not_answer(state, ask, move)
    return other_moment(ask) if found is None else found


def other_moment(ask: Ask) -> Reason:
    """Return that something else is asked now."""
    return Reason(MOMENTS.get(kind_of(ask), "first answer what the card asks you."), "P-17.3")


def why_not_main(state: PanzerState, seat: int, move: PanzerMove) -> Reason:
    """Return why something is no action of the Main-Phase, or a Unit cannot do it."""
    if move.kind in (PASS, PASS_TURN):
        return Reason("there is nothing to answer now: it is your Main-Phase.", "P-5.4")
    if move.kind == END or not MOVE <= move.kind <= SCOUT:
        return Reason("that is not an action of the Main-Phase.", "P-5.4")
    unit = state.units[move.space]
    if unit is None or unit.seat != seat:
        return Reason("no Unit of yours is there.", "P-1.6", "unit", f"space:{GRID.names[move.space]}")
    return why_not_act(state, unit, move)


def why_not_play(state: PanzerState, ask: Ask, card: Card) -> Reason:
    """Return why a card cannot be played."""
    player = state.players[ask.seat]
    thing = f"card:{card.id}"
    if card not in player.hand:
        return Reason(f"{card.name} is not in your hand.", "P-7.1", "card", thing)
    if isinstance(ask, Response) and not card.is_flash():
        return Reason(f"{card.name} is not a Flash-Event. You can play it in your own Main-Phase.", "P-14.2")
    if card.kind == FACTORY and not player.allowance:
        return Reason("you have played your Factory for this turn.", "P-6.1", "allowance", thing)
    cost = cost_for(state, ask.seat, card)
    spaces = [space for space in INDUSTRY[ask.seat] if stack_misfit(state, card, cost, space) == FITTING]
    if not spaces:
        return why_no_stack(state, ask.seat, card, cost)
    return why_not_way(state, card_use(ask.seat, card).placed(0, spaces[0], -1), 0)


def why_no_stack(state: PanzerState, seat: int, card: Card, cost: int) -> Reason:
    """Return why a card fits onto no stack."""
    if card.kind == FACTORY:
        return Reason("there is no empty space and no unoccupied stack.", "P-6.2", "occupied", f"card:{card.id}")
    powers = [state.factories[space] for space in INDUSTRY[seat] if state.is_stack(space)]
    text = f"it needs an unoccupied stack of {cost} or more."
    return Reason(text, "P-6.5", "factory", f"card:{card.id}", cost - max(powers, default=0))


def why_not_stack(state: PanzerState, use: Cast, space: int) -> Reason:
    """Return why a card cannot be played onto *space*."""
    name, card = GRID.names[space], use.card
    thing = f"space:{name}"
    rule = "P-6.2" if card.kind == FACTORY else "P-6.5"
    cost = cost_for(state, use.seat, card)
    if space not in INDUSTRY[use.seat]:
        return Reason(f"{name} is not a space of your Industry Zone.", rule, "side", thing)
    misfit = stack_misfit(state, card, cost, space)
    if misfit == OCCUPIED:
        return Reason(f"{name} is occupied.", rule, "occupied", thing)
    if misfit == NO_FACTORY:
        power = state.factories[space]
        return Reason(f"{card.name} needs a stack of {cost}; {name} has {power}.", rule, "factory", thing, cost - power)
    return why_not_way(state, use.placed(0, space, -1), 0)


def why_not_way(state: PanzerState, use: Cast, mode: int) -> Reason:
    """Return what the way *mode* of a text lacks: a target, a space, or a card."""
    acting = acting_of(use)
    if acting is None or mode >= len(acting.ways):
        return Reason("there is no such way.", "P-7.1", "target", f"mode:{mode}")
    for spec in acting.way_specs[mode]:
        if not spec.candidates(state, use):
            return target_reason(spec, use)
    return lack_reason(lack_of(state, acting.ways[mode], use), use)
