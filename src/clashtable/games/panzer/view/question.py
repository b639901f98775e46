"""How a person is asked in Panzer Clash: the prompt, and each option with its label and what to touch for it.

An action is chosen in steps (P-17.3); ``plans`` shows all of them at once, so that a touched Unit can light up
everything it can reach. Next, read view/plans.py.
"""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.question import Option, Question
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.text import sentence
from clashtable.core.window import Response
from clashtable.games.panzer.effects.choices import DeployFromHand, TakeFromHand
from clashtable.games.panzer.geometry import FIELD, GRID
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import EVENT
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
from clashtable.games.panzer.rules.chain import FlashWindow
from clashtable.games.panzer.rules.declaration import AskTarget, Draft, Drafting, acting_of
from clashtable.games.panzer.rules.describe import item_text
from clashtable.games.panzer.rules.main_phase import AskMove, Main, UnitAsk, first_step
from clashtable.games.panzer.rules.triggered import AskJunkyard, AskOverrun, TriggerOrder
from clashtable.games.panzer.rules.turns import Mulligan, PlaceModifier
from clashtable.games.panzer.view.plans import attack_note
from clashtable.games.panzer.vocabulary import FACTORY

THINGS = {
    "card": "a card of one's own hand, by its id",
    "unit": "one's own Unit that acts, by its number",
    "space": "a space of the field or of an Industry Zone, whatever lies there",
    "player": "a player's Supply",
    "item": "something on the Chain, by its number",
    "junkyard": "a card in one's own Junkyard, by its id",
    "supply": "a card of one's own Supply that is looked at, by its id",
    "theirs": "a card of the opponent's hand that is looked at, by its id",
    "mode": "one of several ways that a text offers",
    "trigger": "a trigger that can be carried out first, by its place among them",
    "button": "something to press: keep, reshuffle, end, pass, pass-turn, done, none, yes, no, decline, play, a verb",
}
RULES = {
    "mulligan": "P-4.2", "modifier-pick": "P-5.2", "modifier-place": "P-11.6", "trigger-order": "P-13.4",
    "main": "P-5.4", "stack": "P-6.5", "mode": "P-7.1", "target": "P-13.2", "move-to": "P-8.3",
    "attack-target": "P-9.3", "drop-to": "P-12", "scout-at": "P-12", "response": "P-14.2", "junkyard-trigger": "P-12",
    "deploy-card": "P-18.4", "deploy-to": "P-18.4", "shift-to": "P-18.4", "relocate-to": "P-18.4", "may": "P-13.6",
    "search": "P-18.4", "inspect": "P-18.4", "hand-pick": "P-18.4", "discard": "P-5.5",
}  # fmt: skip
UNIT_VERBS = {
    MOVE: "Move", PARADROP: "Drop", ATTACK: "Attack with", RANGED: "Fire with", ACTION: "Use the Action of",
    REPAIR: "Repair with", DEMOLISH: "Demolish with", SCOUT: "Scout with",
}  # fmt: skip
PLAIN_LABELS = {
    KEEP: "Keep this hand", RESHUFFLE: "Shuffle it back and draw anew", END: "End the turn", PASS: "Pass",
    PASS_TURN: "Pass for this turn", DONE: "No more targets", NONE: "Take nothing", YES: "Yes", NO: "No",
    DECLINE: "Leave it in the Junkyard", PLAY_FREE: "Play it for free",
}  # fmt: skip


def kind_of(ask: Ask) -> str:
    """Return the name of the decision in P-17.3."""
    if isinstance(ask, Choice):
        is_space = isinstance(ask.effect, DeployFromHand) and ask.stage
        return "deploy-to" if is_space else ask.effect.decision()
    return ask.window.kind if isinstance(ask, Response) else ask.kind


def question(state: PanzerState) -> Question:
    """Return the open question."""
    ask = asking(state)
    moves = [move for move in legal_moves(state) if isinstance(move, PanzerMove)]
    kind = kind_of(ask)
    options = tuple(
        Option(move.notation, label(state, ask, move), path(state, ask, move, at), confirm(state, ask, move))
        for at, move in enumerate(moves)
    )
    plans = all_plans(state, ask, moves) if isinstance(ask, Main) else ()
    return Question(ask.seat, kind, prompt(state, ask), RULES[kind], options, idle(ask, moves), plans)


def idle(ask: Ask, moves: list[PanzerMove]) -> str | None:
    """Return the pass for a player who can do nothing but pass (P-14.10)."""
    only_passes = isinstance(ask, Response) and all(move.kind in (PASS, PASS_TURN) for move in moves)
    return VERBS[PASS] if only_passes else None


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


# --- prompts


def prompt(state: PanzerState, ask: Ask) -> str:
    """Return what is asked, for the player."""
    if isinstance(ask, Response):
        return window_prompt(state, ask)
    if isinstance(ask, Drafting):
        return draft_prompt(ask)
    if isinstance(ask, UnitAsk):
        words = {
            "move-to": "Where to?",
            "drop-to": "Where does it drop?",
            "attack-target": "Attack what?",
            "scout-at": "Scout where?",
        }
        return f"{ask.unit_of(state).card.name}: {words[ask.kind]}"
    if isinstance(ask, AskOverrun):
        return f"{ask.use.card.name} won. Enter {GRID.names[ask.use.space]}?"
    if isinstance(ask, AskJunkyard):
        return f"{ask.use.card.name} fell from your Supply. Wake it up?"
    if isinstance(ask, PlaceModifier):
        waiting = state.stacked[ask.stack]
        return f"Where does {'it' if waiting is None else waiting.card.name} go?"
    return other_prompt(state, ask)


def other_prompt(state: PanzerState, ask: Ask) -> str:
    """Return the prompt of the plainer questions."""
    if isinstance(ask, Mulligan):
        player = state.players[ask.seat]
        fewer = "" if not player.reshuffles else f" You would draw {len(player.hand) - 1}."
        return f"Keep this hand?{fewer}"
    prompts = {
        "main": "Your turn: build, move and fight, then end it.",
        "trigger-order": "Several things happen at once. Which first?",
        "modifier-pick": "Which one is placed first?",
        "discard": "Discard a card.",
        "deploy-card": "Which Unit do you deploy?",
        "deploy-to": "Deploy it where?",
        "shift-to": "Shift it where?",
        "relocate-to": "Relocate it where?",
        "search": "Take a card from your Supply.",
        "inspect": "Take one of these cards.",
        "hand-pick": "Which card must be discarded?",
    }
    words = prompts[kind_of(ask)]
    return f"{ask.use.printed().name}: {words}" if isinstance(ask, Choice) else words


def draft_prompt(ask: Drafting) -> str:
    """Return the prompt of a choice within an action."""
    use = ask.draft.use
    acting = acting_of(use)
    if ask.kind == "stack":
        return f"{use.card.name}: onto which {'space' if use.card.kind == FACTORY else 'stack'}?"
    if ask.kind == "mode":
        return f"{use.card.name}: choose one."
    words = "" if acting is None else sentence(acting.way(use.mode).text(use.card))
    if ask.kind == "may":
        return f"{use.card.name}: {words} Do you want to?"
    return f"{use.card.name}: choose a target. {words}".strip()


def window_prompt(state: PanzerState, ask: Response) -> str:
    """Return the prompt of a Flash window."""
    assert isinstance(ask.window, FlashWindow)
    chain = state.chain()
    if not chain:
        return "Play a Flash-Event now?"
    top = chain[-1]
    name = f"{top.card.name}: " if top.kind == EVENT else ""
    return f"{name}{item_text(state, top)} Answer with a Flash-Event?"


# --- labels


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
    if move.kind == MODE and isinstance(ask, Drafting):
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
        return f"{name}, {cost_words(state, ask, move.space)}"
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


def cost_words(state: PanzerState, ask: AskMove, space: int) -> str:
    """Return what a leg to *space* costs."""
    unit = ask.unit_of(state)
    points = movement_points(state, unit)
    cost = movement.leg_cost(unit, movement.ways_of(state, unit), space, points)
    return f"{cost} of {points} points"


# --- what to touch


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


# --- plans: a whole action at once


def all_plans(state: PanzerState, ask: Ask, moves: list[PanzerMove]) -> tuple[Option, ...]:
    """Return every action with its first follow-up, so that a client can light what a touched thing leads to."""
    found: list[Option] = []
    for at, move in enumerate(moves):
        if move.kind == END:
            found.append(Option(move.notation, label(state, ask, move), ("button:end",), confirm(state, ask, move)))
        else:
            found += plans_for(state, ask, move, at)
    return tuple(found)


def plans_for(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> list[Option]:
    """Return the plans that begin with *move*; one that leaves no choice needs no second move."""
    step = first_step(state, ask.seat, move)
    follow = step.next_choice(state) if isinstance(step, Draft) else step
    begin = plan_start(state, ask, move, at)
    if not isinstance(follow, Ask):
        return [Option(move.notation, label(state, ask, move), begin)]
    answers = [answer for answer in follow.moves(state) if isinstance(answer, PanzerMove)]
    return [
        Option(
            move.notation,
            f"{label(state, ask, move)}: {label(state, follow, answer)}",
            (*begin, *path(state, follow, answer, 0)),
            move.kind == ATTACK or confirm(state, follow, answer),
            () if len(answers) == 1 else (answer.notation,),
            attack_note(state, move, answer) if move.kind == ATTACK else "",
        )
        for answer in answers
    ]


def plan_start(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> tuple[str, ...]:
    """Return what a plan begins with: a plain move or attack needs no button."""
    begin = path(state, ask, move, at)
    return begin[:1] if move.kind in (MOVE, ATTACK) else begin
