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
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import EVENT
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import PASS, PASS_TURN, VERBS, PanzerMove
from clashtable.games.panzer.rules.chain import FlashWindow
from clashtable.games.panzer.rules.declaration import DraftChoice
from clashtable.games.panzer.rules.describe import item_text
from clashtable.games.panzer.rules.main_phase import Main, UnitAsk
from clashtable.games.panzer.rules.modifiers import PlaceModifier
from clashtable.games.panzer.rules.questions import kind_of
from clashtable.games.panzer.rules.requirements import acting_of
from clashtable.games.panzer.rules.setup import Mulligan
from clashtable.games.panzer.rules.triggered import AskJunkyard, AskOverrun
from clashtable.games.panzer.view.labels import label, path
from clashtable.games.panzer.view.plans import all_plans, main_options
from clashtable.games.panzer.view.preview import outlook
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


def question(state: PanzerState) -> Question:
    """Return the open question."""
    ask = asking(state)
    moves = [move for move in legal_moves(state) if isinstance(move, PanzerMove)]
    kind = kind_of(ask)
    if isinstance(ask, Main):
        plans = all_plans(state, ask, moves)
        options = main_options(state, ask, moves, plans)
    else:
        plans = ()
        options = [option(state, ask, move, at) for at, move in enumerate(moves)]
    return Question(ask.seat, kind, prompt(state, ask), rule_of(state, ask), tuple(options), idle(ask, moves), plans)


def option(state: PanzerState, ask: Ask, move: PanzerMove, at: int) -> Option:
    """Return an answer to what is asked outside the Main-Phase."""
    coming = outlook(state, ask, move)
    words, touched = label(state, ask, move), path(state, ask, move, at)
    return Option(move.notation, words, touched, coming.is_own_hit, note=coming.note, shows=coming.shows)


def rule_of(state: PanzerState, ask: Ask) -> str:
    """Return the rule by which *ask* asks: some kinds of decisions come from several."""
    kind = kind_of(ask)
    if isinstance(ask, Response) and not state.chain():
        return "P-14.6"
    if isinstance(ask, DraftChoice) and kind == "stack" and ask.draft.use.card.kind == FACTORY:
        return "P-6.2"
    if isinstance(ask, AskOverrun):
        return "P-12"
    return "P-18.4" if isinstance(ask, Choice) else RULES[kind]


def idle(ask: Ask, moves: list[PanzerMove]) -> str | None:
    """Return the pass for a player who can do nothing but pass (P-14.10)."""
    only_passes = isinstance(ask, Response) and all(move.kind in (PASS, PASS_TURN) for move in moves)
    return VERBS[PASS] if only_passes else None


def prompt(state: PanzerState, ask: Ask) -> str:
    """Return what is asked, for the player."""
    if isinstance(ask, Response):
        return window_prompt(state, ask)
    if isinstance(ask, DraftChoice):
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


def draft_prompt(ask: DraftChoice) -> str:
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
