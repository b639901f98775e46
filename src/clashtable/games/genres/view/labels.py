"""What a move is called, as on a button, and what is touched for it."""

from __future__ import annotations

from clashtable.core.effects import Choice
from clashtable.core.state import Ask
from clashtable.core.text import sentence
from clashtable.games.genres.effects.abilities import does_of
from clashtable.games.genres.effects.bargains import Blackmail, DeadDrop, GiveApple, OpenMic
from clashtable.games.genres.geometry.board import GRID
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
from clashtable.games.genres.rules.describe import item_line, piece_name
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.vocabulary import COMBO, GENRES

LABELS = {
    END: "End", MOVE: "Move", MELEE: "Melee attack", DRAW: "Draw a card", DONE: "No more Combos", PASS: "No objection",
    STAY: "Stay here", DECLINE: "No more attacks", ATTACK: "Attack", SPECIAL: "Special action",
    DISCARD_IT: "Leave it", GIVE_CARDS: "Give cards", TAKE_DAMAGE: "Take the damage",
}  # fmt: skip


def label(state: GenresState, ask: Ask, move: GenresMove) -> str:
    """Return what *move* does, as on a button."""
    if move.kind in LABELS:
        return LABELS[move.kind]
    if move.card is not None:
        respond = "Assist the attack with" if move.card.type == COMBO else "Object with"
        verbs = {PLAY: "Play", ATTACH: "Attach", RESPOND: respond, RETRIEVE: "Take", NEXT: "Let it act:"}
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
