"""Why a move is refused: the first obstacle, asked of the functions that decide what is legal."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, asking, legal_moves
from clashtable.core.text import figured
from clashtable.core.window import Response
from clashtable.games.genres.effects.abilities import respond_text
from clashtable.games.genres.effects.attack_choices import NextTarget
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack_targets import obstacle_to_target
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import GHOST_MOVE, Cast
from clashtable.games.genres.model.movement import obstacle_to_move
from clashtable.games.genres.model.pieces import DID_ATTACK, DID_MOVE, Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import is_silenced, movement
from clashtable.games.genres.moves import (
    ATTACH,
    ATTACK,
    DRAW,
    END,
    MELEE,
    MOVE,
    PASS,
    PLAY,
    RESPOND,
    SPECIAL,
    TARGET,
    TO,
    GenresMove,
    resolved,
)
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.combos import attaches
from clashtable.games.genres.rules.declaration import DESTINATION, NextCombo, obstacle_to_play
from clashtable.games.genres.rules.describe import piece_name
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.questions import kind_of
from clashtable.games.genres.rules.stack import Declare, obstacle_to_respond
from clashtable.games.genres.rules.summon_turns import SummonMenu, obstacle_to_attack, obstacle_to_special
from clashtable.games.genres.view.obstacles import MOMENTS, TARGET_REASONS, plain_reason
from clashtable.games.genres.vocabulary import COMBO, EQUIPMENT, GHOST, TYPES


def why_not(state: GenresState, move: GenresMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    found: Reason | None = None
    if isinstance(ask, Main):
        found = why_not_act(state, ask.seat, move)
    elif isinstance(ask, Response) and move.kind == RESPOND and move.card is not None:
        found = why_not_respond(state, ask.seat, move.card)
    elif isinstance(ask, SummonMenu):
        found = why_not_summon(state, ask.serial, move)
    elif isinstance(ask, GhostMenu):
        found = why_not_haunt(state, ask.seat, move)
    elif isinstance(ask, Declare):
        found = why_not_choose(state, ask, move)
    return why_not_answer(state, ask, move) if found is None else found


def why_not_answer(state: GenresState, ask: Ask, move: GenresMove) -> Reason:
    """Return that something else is asked, or that *move* is not among the answers."""
    kinds = {legal.kind for legal in legal_moves(state) if isinstance(legal, GenresMove)}
    if move.kind in kinds and move.kind not in (END, MOVE, PASS):
        return Reason("that cannot be chosen here.", "G-21.1", "answer", move.notation)
    pawn = state.pawns[ask.seat] if state.pawns else None
    if pawn is not None and pawn.kind == GHOST and move.kind in (MELEE, DRAW, PLAY, RESPOND):
        return Reason("you are a ghost: you can only move and attack in your own turn.", "G-18.2", "ghost")
    if move.kind in (PASS, RESPOND):
        return Reason("there is nothing to object to now.", "G-11.1")
    return Reason(MOMENTS[kind_of(state, ask)], "G-21.1")


def why_not_act(state: GenresState, seat: int, move: GenresMove) -> Reason | None:
    """Return why an action of the action step is not possible; None for what is no action of it."""
    if move.kind == PLAY and move.card is not None:
        return why_not_play(state, seat, move.card)
    if move.kind not in (MOVE, MELEE, DRAW):
        return None
    if state.course.actions <= 0:
        return Reason("you have no actions left.", "G-5.1", "actions", "", 1)
    if move.kind == MOVE:
        return why_not_move(state, state.pawns[seat])
    if move.kind == MELEE:
        return Reason(
            "nobody is in reach of your melee attack.", "G-5.1", "target", f"piece:{state.pawns[seat].serial}"
        )
    return plain_reason("drawn" if state.course.drew else "cards")


def why_not_move(state: GenresState, piece: Piece) -> Reason:
    """Return why a pawn or summon cannot move."""
    return plain_reason(obstacle_to_move(state, piece, movement(state, piece)), f"piece:{piece.serial}")


def why_not_play(state: GenresState, seat: int, card: Card) -> Reason:
    """Return why a card cannot be played in the action step."""
    about = f"card:{card.id}"
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "G-5.1", "card", about)
    obstacle = obstacle_to_play(state, seat, card)
    if obstacle == "type":
        return Reason(f"{TYPES[card.type]} cards are not played in the action step.", "G-5.2", "type", about)
    if obstacle == "played":
        return Reason(f"{card.name} has been played this turn already.", "G-2.12", "played", about)
    if obstacle == "actions":
        left = state.course.actions
        text = f"it costs {figured(card.cost, 'action')}, and you have {left}."
        return Reason(text, "G-5.3", "actions", about, card.cost - left)
    if not obstacle:
        return Reason("first choose its genre.", "G-21.3", "answer", about)
    if card.type == EQUIPMENT:
        return Reason(f"no enemy pawn is within {figured(card.within, 'square')}.", "G-13.1", obstacle, about)
    return plain_reason(obstacle, about)


def why_not_respond(state: GenresState, seat: int, card: Card) -> Reason:
    """Return why a card cannot be played as a response."""
    about = f"card:{card.id}"
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "G-11.4", "card", about)
    if is_silenced(state, seat):
        return plain_reason("silenced", about)
    obstacle = obstacle_to_respond(state, seat, card)
    if obstacle == "type":
        return Reason(f"{card.name} is no Objection! and cannot assist.", "G-11.4", "type", about)
    if obstacle == "played":
        return Reason(f"{card.name} has been played this turn already.", "G-2.12", "played", about)
    if obstacle == "stack":
        words = respond_text(card.respond) if card.respond else "It assists attacks of others."
        return Reason(f"nothing that it answers is on the stack. {words}", "G-11.4", "stack", about)
    return plain_reason(obstacle, about)


def why_not_summon(state: GenresState, serial: int, move: GenresMove) -> Reason | None:
    """Return why a summon cannot do something in its turn; None for what summons do not do."""
    piece = state.piece(serial)
    if piece is None or move.kind not in (MOVE, ATTACK, SPECIAL):
        return None
    about = f"piece:{serial}"
    if move.kind == MOVE:
        return plain_reason("done", about) if piece.did & DID_MOVE else why_not_move(state, piece)
    obstacle = obstacle_to_attack(state, piece) if move.kind == ATTACK else obstacle_to_special(state, piece)
    return plain_reason(obstacle, about)


def why_not_haunt(state: GenresState, seat: int, move: GenresMove) -> Reason | None:
    """Return why a ghost cannot do something in its turn; None for what ghosts do not do."""
    ghost = state.pawns[seat]
    about = f"piece:{ghost.serial}"
    if move.kind == MOVE or (move.kind == ATTACK and ghost.did & DID_ATTACK):
        return Reason("your ghost has done so in this turn.", "G-18.2", "done", about)
    if move.kind == ATTACK:
        return Reason("nobody whom it could haunt is beside your ghost.", "G-18.4", "target", about)
    return None


def why_not_choose(state: GenresState, ask: Declare, move: GenresMove) -> Reason | None:
    """Return why something cannot be chosen in a declaration; None where it is not what is asked for."""
    decision, use = ask.decision(state), ask.draft.use
    if decision is DESTINATION and move.kind == TO:
        return why_not_go(state, use, move.number)
    if isinstance(decision, NextTarget) and move.kind == TARGET:
        piece = state.piece(resolved(state, move).number)
        if piece is None:
            return Reason("that piece is not on the battlefield.", "G-7.5", "answer", move.notation)
        obstacle = obstacle_to_target(state, use, decision.attack, piece) or "chosen"
        text, rule = TARGET_REASONS[obstacle]
        return Reason(f"{piece_name(piece)} {text}", rule, obstacle, f"piece:{piece.serial}")
    if isinstance(decision, NextCombo) and move.kind == ATTACH and move.card is not None:
        return why_not_attach(state, use, move.card)
    return None


def why_not_attach(state: GenresState, use: Cast, card: Card) -> Reason:
    """Return why a card cannot be attached to *use* as a Combo."""
    about = f"card:{card.id}"
    if card in use.combos:
        return Reason(f"{card.name} is attached already.", "G-10.5", "chosen", about)
    if card not in state.players[use.seat].hand:
        return Reason(f"{card.name} is not in your hand.", "G-10.5", "card", about)
    if card.type != COMBO:
        return Reason(f"{card.name} is no Combo.", "G-10.5", "type", about)
    if card in state.played:
        return Reason(f"{card.name} has been played this turn already.", "G-2.12", "played", about)
    if not attaches(state, use, card.attach):
        return Reason(f"it is not attached to this: {card.text().partition('.')[0]}.", "G-10.5", "fit", about)
    return Reason("with it nobody who could be hit would be in the area.", "G-10.5", "target", about)


def why_not_go(state: GenresState, use: Cast, square: int) -> Reason:
    """Return why a Move cannot lead to *square*."""
    piece = state.piece(use.actor)
    about = f"square:{GRID.names[square]}"
    if piece is not None and piece.square == square:
        return Reason("it stands there already.", "G-6.9", "here", about)
    if use.kind != GHOST_MOVE and not state.is_free(square):
        return Reason("a piece or a wall is there.", "G-6.2", "occupied", about)
    return Reason("it is too far away.", "G-18.3" if use.kind == GHOST_MOVE else "G-6.6", "far", about)
