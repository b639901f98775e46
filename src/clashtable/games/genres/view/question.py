"""How a person is asked in Clash of the Genres: the prompt, and each option with its label and what to touch for it.

A declaration is made in steps; ``plans`` shows whole actions at once, with the squares an attack would cover.
"""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.question import Option, Question
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.text import sentence
from clashtable.core.window import Response
from clashtable.games.genres.changes.deaths import AskLoot
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.effects.abilities import does_of
from clashtable.games.genres.effects.bargains import Blackmail, DeadDrop, GiveApple, OpenMic, Retrieve
from clashtable.games.genres.effects.base import BY_GENRE
from clashtable.games.genres.effects.summon_orders import TeamUp
from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.attack import is_attack_use
from clashtable.games.genres.model.state import GenresState, find_item, zone_of
from clashtable.games.genres.moves import (
    AIM,
    ARMORY,
    ATTACH,
    ATTACK,
    CENTER,
    CORNER,
    DECLINE,
    DIRECTION,
    DISCARD_IT,
    DONE,
    DRAW,
    END,
    GENRE,
    GIVE_CARDS,
    LAYOUT,
    MELEE,
    MODE,
    MOVE,
    NEXT,
    PASS,
    PICK,
    PIECE,
    PLAY,
    PLAYER,
    RESPOND,
    RETRIEVE,
    SHAPE,
    SHIFT,
    SPECIAL,
    START,
    STAY,
    TAKE_DAMAGE,
    TARGET,
    TO,
    ZONE,
    GenresMove,
)
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.declaration import question_of
from clashtable.games.genres.rules.describe import item_line, item_name, piece_name
from clashtable.games.genres.rules.entering_play import SummonSquare, ZoneCorner, ZoneShape
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.rules.summon_turns import SummonMenu
from clashtable.games.genres.view.plans import declared_note, plans_of
from clashtable.games.genres.view.preview import shown_by
from clashtable.games.genres.vocabulary import GENRES

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
LABELS = {
    END: "End", MOVE: "Move", MELEE: "Melee attack", DRAW: "Draw a card", DONE: "No more Combos", PASS: "No objection",
    STAY: "Stay here", DECLINE: "No more attacks", ATTACK: "Attack", SPECIAL: "Special action",
    DISCARD_IT: "Leave it", GIVE_CARDS: "Give cards", TAKE_DAMAGE: "Take the damage",
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


def kind_of(state: GenresState, ask: Ask) -> str:
    """Return the name of the decision in G-21.2."""
    if isinstance(ask, Declare):
        return question_of(state, ask.draft.use)
    if isinstance(ask, Choice):
        return choice_kind(state, ask)
    return ask.window.kind if isinstance(ask, Response) else ask.kind


def choice_kind(state: GenresState, ask: Choice) -> str:
    """Return the decision of an effect that asks several things in a row."""
    effect, stage = ask.effect, ask.stage % BY_GENRE
    if isinstance(effect, Retrieve) and stage:
        return "retrieve-card"
    if isinstance(effect, DeadDrop) and stage:
        return "armory"
    if (isinstance(effect, Blackmail) and stage) or (isinstance(effect, OpenMic) and stage % 2):
        return "hand-card"
    if isinstance(effect, TeamUp) and stage:
        moves = [move for move in ask.moves(state) if isinstance(move, GenresMove)]
        return "direction" if moves and moves[0].kind == DIRECTION else "target"
    return effect.decision()


def question(state: GenresState) -> Question:
    """Return the open question."""
    ask = asking(state)
    moves = [move for move in legal_moves(state) if isinstance(move, GenresMove)]
    kind = kind_of(state, ask)
    options = tuple(
        Option(
            move.notation,
            label(state, ask, move),
            (thing(state, ask, move),),
            confirm(state, ask, move),
            note=declared_note(state, ask, move),
            shows=shown_by(state, ask, move),
        )
        for move in moves
    )
    plans = plans_of(state, ask, moves, label, thing) if isinstance(ask, (Main, SummonMenu, GhostMenu)) else ()
    return Question(ask.seat, kind, prompt(state, ask, kind), RULES[kind], options, idle(ask, moves), plans)


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
    words = PROMPTS[kind]
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


def label(state: GenresState, ask: Ask, move: GenresMove) -> str:
    """Return what *move* does, as on a button."""
    if move.kind in LABELS:
        return LABELS[move.kind]
    if move.card is not None:
        verbs = {PLAY: "Play", ATTACH: "Attach", RESPOND: "Object with", RETRIEVE: "Take", NEXT: "Let it act:"}
        return f"{verbs.get(move.kind) or picked_for(ask)} {move.card.name}"
    if move.kind in (TO, CENTER, CORNER, START):
        return GRID.names[move.number]
    if move.kind in (TARGET, PIECE):
        piece = state.piece(move.number)
        where = "" if piece is None else f" ({GRID.names[piece.square]})"
        return f"{piece_name(piece)}{where}"
    return word_label(state, ask, move)


def picked_for(ask: Ask) -> str:
    """Return what is done with a card of the hand that is picked."""
    effect = ask.effect if isinstance(ask, Choice) else None
    if isinstance(effect, (GiveApple, Blackmail, OpenMic)):
        return "Give"
    return "Put back" if isinstance(effect, DeadDrop) else "Discard"


def word_label(state: GenresState, ask: Ask, move: GenresMove) -> str:
    """Return the label of a move about something that is no card, piece or square."""
    rest = move.notation.partition(" ")[2]
    if move.kind == PLAYER:
        return f"{{seat:{move.number}}}"
    if move.kind == ARMORY:
        return f"Armory {move.number + 1} ({len(state.armories[move.number])})"
    if move.kind == ZONE:
        zone = zone_of(state, move.number)
        return "" if zone is None else zone.card.name
    if move.kind == AIM:
        item = find_item(state, move.number)
        return "" if item is None else item_line(state, item)
    if move.kind == MODE and isinstance(ask, Declare) and ask.draft.use.card is not None:
        does = does_of(ask.draft.use.card)
        return "" if does is None else sentence(does.ways[move.number].text(ask.draft.use.card))
    if move.kind == GENRE:
        return GENRES[move.number]
    if move.kind == LAYOUT:
        return f"{rest.replace('x', ' wide, ')} high"
    if move.kind == SHIFT:
        return f"by {rest.replace(' ', ', ')}"
    return rest.replace("-", " ").capitalize() if move.kind in (DIRECTION, SHAPE) else rest.replace("-", " ").title()


def thing(state: GenresState, ask: Ask, move: GenresMove) -> str:
    """Return the thing on the screen that *move* is about."""
    rest = move.notation.partition(" ")[2]
    if move.kind in LABELS:
        return f"button:{move.notation.replace(' ', '-')}"
    if move.kind == RETRIEVE and move.card is not None:
        return f"discard:{move.card.id}"
    if move.kind == NEXT and move.card is not None:
        return next((f"piece:{piece.serial}" for piece in state.summons if piece.card is move.card), "button:next")
    if move.kind in (PLAY, ATTACH, RESPOND, PICK) and move.card is not None:
        return f"card:{move.card.id}"
    if move.kind in (TO, CENTER, CORNER, START):
        return f"square:{GRID.names[move.number]}"
    if move.kind in (TARGET, PIECE):
        return f"piece:{move.number}"
    names = {PLAYER: "player", ZONE: "zone", AIM: "item", MODE: "mode"}
    if move.kind in names:
        return f"{names[move.kind]}:{move.number}"
    words = {DIRECTION: "direction", SHAPE: "shape", ARMORY: "armory", LAYOUT: "layout", GENRE: "genre"}
    return f"{words[move.kind]}:{rest}" if move.kind in words else f"shift:{rest.replace(' ', ',')}"
