"""The label of an answer, and what to touch for it. Next, read view/preview.py."""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.preview import ShownCost
from clashtable.core.state import Ask
from clashtable.core.text import sentence
from clashtable.games.panzer.effects.choices import TakeFromHand
from clashtable.games.panzer.geometry import FIELD, GRID
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import movement_points
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    AT_SUPPLY,
    ATTACK,
    DECLINE,
    DEMOLISH,
    DEPLOY,
    DISCARD,
    DONE,
    END,
    KEEP,
    MODE,
    MOVE,
    NO,
    NONE,
    ORDER,
    PARADROP,
    PASS,
    PASS_TURN,
    PICK,
    PLAY,
    PLAY_FREE,
    RANGED,
    REPAIR,
    RESHUFFLE,
    SCOUT,
    STACK,
    TAKE,
    TARGET,
    TARGET_CARD,
    TARGET_ITEM,
    TARGET_PLAYER,
    TO,
    VERBS,
    YES,
    PanzerMove,
)
from clashtable.games.panzer.rules.declaration import AskTarget, DraftChoice
from clashtable.games.panzer.rules.main_phase import AskMove
from clashtable.games.panzer.rules.requirements import acting_of
from clashtable.games.panzer.rules.triggered import TriggerOrder

UNIT_VERBS = {
    MOVE: "Move", PARADROP: "Drop", ATTACK: "Attack with", RANGED: "Fire with", ACTION: "Use the Action of",
    REPAIR: "Repair with", DEMOLISH: "Demolish with", SCOUT: "Scout with",
}  # fmt: skip
PLAIN_LABELS = {
    KEEP: "Keep this hand", RESHUFFLE: "Shuffle it back and draw anew", END: "End the turn", PASS: "Pass",
    PASS_TURN: "Pass for this turn", DONE: "No more targets", NONE: "Take nothing", YES: "Yes", NO: "No",
    DECLINE: "Leave it in the Junkyard", PLAY_FREE: "Play it for free",
}  # fmt: skip


def label(state: PanzerState, ask: Ask, move: PanzerMove) -> str:
    """Return what *move* does, as on a button."""
    if move.kind in PLAIN_LABELS:
        return PLAIN_LABELS[move.kind]
    if move.kind in UNIT_VERBS:
        unit = state.units[move.space]
        assert unit is not None
        return f"{UNIT_VERBS[move.kind]} {unit.card.name} ({GRID.names[move.space]})"
    if move.kind == ORDER and isinstance(ask, TriggerOrder):
        return order_label(state, move)
    if move.kind == MODE and isinstance(ask, DraftChoice):
        acting = acting_of(ask.draft.use)
        return "" if acting is None else sentence(acting.ways[move.number].text(ask.draft.use.card))
    if move.card is not None:
        return f"{card_verb(move)} {move.card.name}"
    if move.kind == TARGET_PLAYER:
        return f"{{seat:{move.number}}}"
    if move.kind == TARGET_ITEM:
        return item_label(state, move.number)
    if move.kind == AT_SUPPLY:
        return "The enemy Supply"
    return space_label(state, ask, move)


def item_label(state: PanzerState, serial: int) -> str:
    """Return the label of something on the Chain: two copies of a card are told apart by their place on it."""
    chain = state.chain()
    for at, item in enumerate(chain):
        if item.serial == serial:
            place = f", {at + 1} of {len(chain)}" if len(chain) > 1 else ""
            return f"{item.card.name} ({{seat:{item.seat}}}{place})"
    return ""


def card_verb(move: PanzerMove) -> str:
    """Return the verb of a move about a card."""
    verbs = {PLAY: "Play", DEPLOY: "Deploy", TAKE: "Take", DISCARD: "Discard", TARGET_CARD: "Choose"}
    return verbs[move.kind]


def order_label(state: PanzerState, move: PanzerMove) -> str:
    """Return the label of a trigger."""
    words = move.notation.split()
    assert move.card is not None
    what = words[3].title() if words[3] != "static" else "its text"
    return f"{move.card.name} ({{seat:{words[1]}}}): {what}"


def space_label(state: PanzerState, ask: Ask, move: PanzerMove) -> str:
    """Return the label of a space, with what lies there."""
    name = GRID.names[move.space]
    found = card_at(state, ask, move)
    if found is not None:
        return f"{found.name} ({name})"
    if move.kind == TO and isinstance(ask, AskMove):
        cost = leg_cost(state, ask, move.space)
        return f"{name}, {cost.amount:g} of {cost.have:g} points"
    if move.kind in (STACK, PICK) or move.space not in FIELD:
        return f"{name}, power {state.factories[move.space]}"
    terrain = state.terrain_at(move.space).name if state.is_face_up[move.space] else "face down"
    return f"{name}, {terrain}"


def card_at(state: PanzerState, ask: Ask, move: PanzerMove) -> Card | None:
    """Return the card that *move* is about, where a space stands for one: a Unit, a Modifier, a Permanent-Event."""
    if move.kind == AT:
        unit = state.units[move.space]
        return None if unit is None else unit.card
    if move.kind == PICK:
        waiting = state.stacked[move.space]
        return None if waiting is None else waiting.card
    if move.kind == TARGET and isinstance(ask, AskTarget):
        return next((mark.card for mark in ask.marks(state) if mark.space == move.space), None)
    return None


def leg_cost(state: PanzerState, ask: AskMove, space: int) -> ShownCost:
    """Return what a leg to *space* costs, in movement points."""
    unit = ask.unit_of(state)
    points = movement_points(state, unit)
    return ShownCost(movement.leg_cost(unit, movement.ways_of(state, unit), space, points), points)


def path(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> tuple[str, ...]:
    """Return the things that *move* is about, in the order a person would touch them."""
    if move.kind in UNIT_VERBS:
        unit = state.units[move.space]
        assert unit is not None
        return (f"unit:{unit.serial}", f"button:{VERBS[move.kind]}")
    if move.kind in PLAIN_LABELS:
        return (f"button:{'play' if move.kind == PLAY_FREE else move.notation.replace(' ', '-')}",)
    if move.kind == ORDER:
        return (f"trigger:{at}",)
    if move.kind == MODE:
        return (f"mode:{move.number}",)
    if move.card is not None:
        return (f"{card_thing(ask, move)}:{move.card.id}",)
    if move.kind == AT_SUPPLY:
        return (f"player:{1 - ask.seat}",)
    if move.kind == TARGET_PLAYER:
        return (f"player:{move.number}",)
    if move.kind == TARGET_ITEM:
        return (f"item:{move.number}",)
    return (f"space:{GRID.names[move.space]}",)


def card_thing(ask: Ask, move: PanzerMove) -> str:
    """Return where the card of *move* is seen."""
    if move.kind == TARGET_CARD:
        return "junkyard"
    if move.kind == TAKE:
        return "theirs" if isinstance(ask, Choice) and isinstance(ask.effect, TakeFromHand) else "supply"
    return "card"
