"""How a person is asked in Clash of the Genres: the prompt, and each option with its label and what to touch for it.

A declaration is made in steps; ``plans`` shows whole actions at once, with the squares an attack would cover.
"""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.question import Option, Question
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.window import Response
from clashtable.games.genres.changes.deaths import AskLoot
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.effects.bargains import DeadDrop
from clashtable.games.genres.effects.base import BY_GENRE
from clashtable.games.genres.model.attack import is_attack_use
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import END, GenresMove
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.describe import item_line, item_name, piece_name
from clashtable.games.genres.rules.entering_play import SummonSquare, ZoneCorner, ZoneShape
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.questions import kind_of
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.rules.summon_turns import SummonMenu
from clashtable.games.genres.view.labels import label, thing
from clashtable.games.genres.view.plans import plans_of
from clashtable.games.genres.view.preview import preview_of, shown_by

THINGS = {
    "card": "a card of one's own hand, by its id",
    "piece": "a pawn, summon or ghost, by its number",
    "square": "a square of the battlefield",
    "armory": "an armory, 1 to 4",
    "player": "a player, by the seat",
    "zone": "a zone, by its number",
    "item": "something on the stack, by its number",
    "direction": "north, east, south or west",
    "shape": "cone, line or 2x3",
    "mode": "one of several ways that a text offers",
    "genre": "a genre",
    "discard": "a card of the discard pile, by its id",
    "layout": "how a zone lies, wide by high",
    "shift": "how far a zone is moved: columns and rows",
    "button": "something to press: end, move, melee, draw, done, pass, stay, decline, attack, special, combo and so on",
}
RULES = {
    "start-square": "G-3.3", "armory": "G-19.1", "main": "G-5.1", "destination": "G-6.6", "combo": "G-10.5",
    "mode": "G-5.5", "direction": "G-7.2", "plus-center": "G-7.2", "target": "G-7.5", "teleport-square": "G-6.11",
    "choose-player": "G-5.5", "choose-piece": "G-5.5", "respond": "G-11.4", "aim": "G-11.4", "zone-shape": "G-14.1",
    "zone-corner": "G-14.1", "choose-zone": "G-5.5", "zone-shift": "G-14.10", "summon-square": "G-15.2",
    "next-summon": "G-15.5", "summon-menu": "G-15.6", "ghost-menu": "G-18.2", "hand-card": "G-12",
    "retrieve-genre": "G-12", "retrieve-card": "G-12", "loot": "G-17.8", "either-or": "G-21.2", "choose-genre": "G-24",
    "shape": "G-10.6",
}  # fmt: skip
PROMPTS = {
    "start-square": "Choose where you start.", "armory": "Draw from which armory?", "destination": "Where to?",
    "combo": "Attach a Combo?", "mode": "Choose one.", "direction": "In which direction?",
    "plus-center": "Where is the center of the plus?", "target": "Choose the target.",
    "teleport-square": "Teleport where?", "choose-player": "Choose a player.", "choose-piece": "Choose a piece.",
    "aim": "What do you answer?", "zone-shape": "How does it lie?", "zone-corner": "Where does it lie?",
    "choose-zone": "Choose a zone.", "zone-shift": "Move it where?", "summon-square": "Where does it enter?",
    "next-summon": "Which summon acts next?", "ghost-menu": "Your ghost haunts on.", "hand-card": "Choose a card.",
    "retrieve-genre": "Retrieve a card of which genre?", "retrieve-card": "Retrieve which card?",
    "either-or": "Give or take?", "choose-genre": "Choose a genre for the whole game.", "shape": "Choose its shape.",
}  # fmt: skip


PUT_PROMPT, PUT_RULE = "Put it on which armory? The two draws come from the others.", "G-19.8"
"""How a player is asked for the armory that a card is put on, and the rule of it."""


def question(state: GenresState) -> Question:
    """Return the open question."""
    ask = asking(state)
    moves = [move for move in legal_moves(state) if isinstance(move, GenresMove)]
    kind = kind_of(state, ask)
    if isinstance(ask, Declare):
        options = declared_options(state, ask, moves)
    else:
        options = tuple(plain_option(state, ask, move) for move in moves)
    plans = plans_of(state, ask, moves) if isinstance(ask, (Main, SummonMenu, GhostMenu)) else ()
    rule = PUT_RULE if is_put(ask) else RULES[kind]
    return Question(ask.seat, kind, prompt(state, ask, kind), rule, options, idle(ask, moves), plans)


def is_put(ask: Ask) -> bool:
    """Tell whether an armory is chosen to put a card on, not to draw from."""
    return isinstance(ask, Choice) and isinstance(ask.effect, DeadDrop) and ask.stage % BY_GENRE > 0


def declared_options(state: GenresState, ask: Declare, moves: list[GenresMove]) -> tuple[Option, ...]:
    """Return the options of a declaration, with what would come of each."""
    use, decision = ask.draft.use, ask.decision(state)
    found: list[Option] = []
    for move in moves:
        told = preview_of(state, use, decision, move)
        path = (thing(state, ask, move),)
        found.append(Option(move.notation, label(state, ask, move), path, note=told.note, shows=told.shows))
    return tuple(found)


def plain_option(state: GenresState, ask: Ask, move: GenresMove) -> Option:
    """Return an option of any other question."""
    path, shows = (thing(state, ask, move),), shown_by(state, ask, move)
    return Option(move.notation, label(state, ask, move), path, confirm(state, ask, move), shows=shows)


def idle(ask: Ask, moves: list[GenresMove]) -> str | None:
    """Return the move for a player who has nothing to decide: a pass, or the end of a turn without choices."""
    if isinstance(ask, Response) and len(moves) == 1:
        return "pass"
    return "end" if isinstance(ask, Main) and len(moves) == 1 else None


def confirm(state: GenresState, ask: Ask, move: GenresMove) -> bool:
    """Tell whether a second touch should be asked for: ending with actions left."""
    return move.kind == END and isinstance(ask, Main) and state.course.actions > 0


def prompt(state: GenresState, ask: Ask, kind: str) -> str:
    """Return what is asked, for the player."""
    if isinstance(ask, Main):
        left = state.course.actions
        return f"Your turn: {left} action{'' if left == 1 else 's'} left."
    if isinstance(ask, Response):
        top = state.stack()[-1]
        words = item_line(state, top) if is_attack_use(top) else f"{item_name(top)} by {{seat:{top.seat}}}."
        return f"{words} Objection?"
    if isinstance(ask, SummonMenu):
        return f"{piece_name(state.piece(ask.serial))} acts."
    if isinstance(ask, AskLoot):
        return f"Who wears {ask.card.name}?"
    if isinstance(ask, DiscardOne):
        return "You hold too many cards: discard one." if ask.how == "limit" else "Discard a card."
    card = card_asked_about(ask)
    words = PUT_PROMPT if is_put(ask) else PROMPTS[kind]
    return words if card is None else f"{card}: {words}"


def card_asked_about(ask: Ask) -> str | None:
    """Return the name of the card that a question comes from."""
    if isinstance(ask, Declare):
        use = ask.draft.use
        return None if use.card is None else use.card.name
    if isinstance(ask, Choice):
        return ask.use.printed().name
    if isinstance(ask, (ZoneShape, ZoneCorner, SummonSquare)) and ask.use.card is not None:
        return ask.use.card.name
    return None
