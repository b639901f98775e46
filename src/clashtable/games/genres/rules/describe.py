"""What is on the stack, in words for the player."""

from __future__ import annotations

from typing import Final

from clashtable.core.text import listed, sentence
from clashtable.games.genres.effects.abilities import does_of
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack import current_attack, is_attack_use
from clashtable.games.genres.model.cast import (
    ASSISTING,
    DRAWING,
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    OBJECTING,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    SUMMON_SPECIAL,
    Cast,
)
from clashtable.games.genres.model.damage import Hit, hits_of
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, find_item, zone_of
from clashtable.games.genres.vocabulary import EQUIPMENT, GHOST, PAWN, SUMMON, ZONE


def piece_name(piece: Piece | None) -> str:
    """Return what a piece is called; a player by the seat, to be told with a name."""
    if piece is None:
        return "nobody"
    if piece.card is not None and piece.kind not in (PAWN, GHOST):
        return piece.card.name
    return f"{{seat:{piece.seat}}}" if piece.kind == PAWN else f"{{seat:{piece.seat}}}'s ghost"


PLAIN_NAMES: Final = {
    MOVING: "Move", MELEEING: "Melee", DRAWING: "Draw", GHOST_MOVE: "Ghost's move", GHOST_ATTACK: "Ghost's attack",
}  # fmt: skip
SUMMON_DEEDS: Final = {SUMMON_MOVE: "'s move", SUMMON_ATTACK: "'s attack", SUMMON_SPECIAL: "'s special action"}


def item_name(use: Cast) -> str:
    """Return what an item of the stack is called."""
    if use.card is None:
        return PLAIN_NAMES[use.kind]
    return f"{use.card.name}{SUMMON_DEEDS.get(use.kind, '')}"


def item_line(state: GenresState, use: Cast) -> str:
    """Return an item of the stack with whose it is and what it does."""
    return f"{item_name(use)} by {{seat:{use.seat}}}. {item_text(state, use)}"


def item_text(state: GenresState, use: Cast) -> str:
    """Return what happens when *use* resolves, in a sentence or two; who acts stands beside it."""
    if use.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return f"Moves to {GRID.names[use.square]}."
    if use.kind == DRAWING:
        return "Draws a card."
    if use.kind in (OBJECTING, ASSISTING):
        return response_text(state, use)
    if is_attack_use(use):
        return attack_text(state, use)
    if use.kind == SUMMON_SPECIAL:
        return special_text(state, use)
    return card_text(state, use)


def special_text(state: GenresState, use: Cast) -> str:
    """Return what a summon does instead of attacking, and to what."""
    card = use.card
    assert card is not None
    zone = zone_of(state, use.zone)
    aim = zone.card.name if zone is not None else piece_name(state.piece(use.piece))
    return f"{card.abilities[card.special].text(card)} Aimed at {aim}."


def response_text(state: GenresState, use: Cast) -> str:
    """Return what a response does."""
    card = use.card
    assert card is not None
    if use.kind == ASSISTING:
        return f"{card.name} is added to the attack."
    item = find_item(state, use.aim)
    aim = "" if item is None or item.card is None else f" {sentence(f'Against {item.card.name}')}"
    does = does_of(card)
    return f"{sentence(does.way(use.mode).text(card)) if does is not None else ''}{aim}"


def attack_text(state: GenresState, use: Cast) -> str:
    """Return whom an attack would hit as things stand, and for how much."""
    attack = current_attack(state, use)
    return "The attacker is gone." if attack is None else hits_text(hits_of(state, use, attack))


def hits_text(hits: list[Hit]) -> str:
    """Return who is hit, and for how much."""
    told = [f"{piece_name(hit.piece)} ({hit_words(hit)})" for hit in hits]
    return f"Hits {listed(told)}." if told else "Hits nobody."


def hit_words(hit: Hit) -> str:
    """Return how much a piece is hit for; from the least to the most where coins are still to be flipped."""
    if hit.piece.kind == GHOST:
        return "frozen"
    return str(hit.damage) if hit.most == hit.damage else f"{hit.damage} to {hit.most}"


def card_text(state: GenresState, use: Cast) -> str:
    """Return what a card does that is no attack."""
    card = use.card
    if card is None:
        return "Acts."
    if card.type == EQUIPMENT:
        return f"{piece_name(state.piece(use.piece))} gets {card.name}."
    if card.type == ZONE:
        return f"{card.name} is placed. {card.text()}"
    if card.type == SUMMON:
        return f"{card.name} enters play. {card.text()}".strip()
    does = does_of(card)
    words = card.text() if does is None else sentence(does.way(use.mode).text(card))
    aim = f" Aimed at {piece_name(state.piece(use.piece))}." if use.piece else ""
    return f"{words}{aim}"
