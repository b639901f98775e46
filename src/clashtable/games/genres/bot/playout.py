"""A quick and sensible way to play on, for play-outs: no looking ahead, only what each answer is good for."""

from typing import Final, cast

from clashtable.core.effects import Choice
from clashtable.core.evaluation import Best
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, asking, legal_moves
from clashtable.core.window import Response
from clashtable.games.genres.changes.deaths import AskLoot
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.effects.attack_choices import attack_decision
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.geometry.areas import (
    Area,
    everywhere,
    is_in,
    is_nowhere,
    joined,
    nowhere,
    only,
    shared,
    spread,
)
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID, SIDE
from clashtable.games.genres.model.attack import current_attack, is_attack_use
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import hits_of
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import (
    ATTACH,
    ATTACK,
    DECLINE,
    DONE,
    DRAW,
    END,
    MELEE,
    MOST_LISTED,
    MOVE,
    PASS,
    PIECE,
    PLAY,
    PLAYER,
    SPECIAL,
    STAY,
    TAKE_DAMAGE,
    TARGET,
    TO,
    GenresMove,
    card_move,
    plain,
)
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.declaration import is_playable
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.rules.summon_turns import SummonMenu
from clashtable.games.genres.vocabulary import ACTION, EQUIPMENT, GHOST, PAWN, SUMMON

FAR: Final = 99
NO_GENRE: Final = -1


def next_move(state: GenresState, luck: Luck) -> Move:
    """Return the same answer as ``steady_move``, without listing them all where that can be left out."""
    ask = asking(state)
    if isinstance(ask, Response):
        return plain(PASS)
    if isinstance(ask, Main) and ask.genre == NO_GENRE and len(state.players[ask.seat].hand) <= MOST_LISTED:
        return main_action(state, ask)
    return steady_move(state, legal_moves(state), luck)


def main_action(state: GenresState, ask: Main) -> Move:
    """Return the action that is good for most, as ``main_move`` does, by trying cards from the best one down."""
    best = Best(plain(END), 0.0)
    for move in ask.cardless_moves(state):
        best.offer(move, action_good(state, ask.seat, cast(GenresMove, move)))
    left = [card for card in state.players[ask.seat].hand if card_good(card) > best.worth]
    while left:
        card = left[0]
        for other in left:
            if card_good(other) > card_good(card):
                card = other
        if is_playable(state, ask.seat, card):
            return card_move(PLAY, card)
        left.remove(card)
    return best.move


def steady_move(state: GenresState, moves: list[Move], luck: Luck) -> Move:
    """Return a sensible answer to the open question."""
    if len(moves) == 1:
        return moves[0]
    ask = asking(state)
    if isinstance(ask, Response):
        return plain(PASS)
    if isinstance(ask, Main):
        return main_move(state, ask, moves)
    if isinstance(ask, Declare):
        return best_choice(state, ask, moves, luck)
    if isinstance(ask, (SummonMenu, GhostMenu)):
        return menu_move(moves)
    if isinstance(ask, AskLoot):
        return moves[1]
    if isinstance(ask, DiscardOne):
        return worst_card(moves)
    if isinstance(ask, Choice):
        return choice_move(state, ask, moves, luck)
    return moves[luck.below(len(moves))]


def menu_move(moves: list[Move]) -> Move:
    """Let a summon or ghost attack first, then move, then end."""
    for wanted in (ATTACK, SPECIAL, MOVE):
        for move in moves:
            if cast(GenresMove, move).kind == wanted:
                return move
    return moves[0]


def main_move(state: GenresState, ask: Ask, moves: list[Move]) -> Move:
    """Return the action that is good for most, the end of the turn if none is."""
    best = Best(moves[0], 0.0)
    for move in moves:
        best.offer(move, action_good(state, ask.seat, cast(GenresMove, move)))
    return best.move


def action_good(state: GenresState, seat: int, move: GenresMove) -> float:
    """Return what an action is good for."""
    if move.kind == MELEE:
        return 3.0
    if move.kind == MOVE:
        return 1.0 if nearest_enemy(state, state.pawns[seat], state.pawns[seat].square) > 1 else 0.0
    if move.kind == DRAW:
        return 1.2 if len(state.players[seat].hand) < 6 else 0.2
    if move.kind == PLAY and move.card is not None:
        return card_good(move.card)
    return 0.0


def card_good(card: Card) -> float:
    """Return what playing a card is good for."""
    if card.type == ACTION and card.attack_line is not None:
        return 3.5 + card.attack_line.damage
    if card.type == SUMMON:
        return 3.2
    if card.type == EQUIPMENT:
        return 2.4
    return 1.5 if card.type == ACTION else 0.8


def nearest_enemy(state: GenresState, piece: Piece, square: int) -> int:
    """Return how far the nearest enemy of *piece* would be from *square*."""
    best = FAR
    for other in state.pawns:
        if other.kind == PAWN and other.seat != piece.seat:
            best = min(best, GRID.distance(other.square, square))
    for other in state.summons:
        if other.seat != piece.seat:
            best = min(best, GRID.distance(other.square, square))
    return best


def best_choice(state: GenresState, ask: Declare, moves: list[Move], luck: Luck) -> Move:
    """Return the choice that promises most."""
    use = ask.draft.use
    kind = cast(GenresMove, moves[-1]).kind
    if kind == ATTACH:
        return moves[-1] if cast(GenresMove, moves[0]).kind == DONE and is_attack_use(use) else moves[0]
    if kind == TO and not is_attack_use(use):
        return best_step(state, use, moves)
    best = Best(moves[luck.below(len(moves))])
    decision = ask.decision(state)
    for move in moves:
        best.offer(move, choice_good(state, use, decision, cast(GenresMove, move)))
    return best.move


def choice_good(state: GenresState, use: Cast, decision: Decision, move: GenresMove) -> float:
    """Return what a choice is good for."""
    tried = use.copy()
    decision.note(state, tried, move)
    if is_attack_use(tried) and attack_decision(state, tried) is None:
        return damage_dealt(state, tried)
    if move.kind in (TARGET, PIECE):
        piece = state.piece(move.number)
        if piece is None:
            return 0.0
        return piece_good(piece) if piece.seat != use.seat else 0.5
    if move.kind == PLAYER:
        return float(len(state.players[move.number].hand))
    return 0.0


def damage_dealt(state: GenresState, use: Cast) -> float:
    """Return the damage that an attack would deal, and more where it kills."""
    attack = current_attack(state, use)
    if attack is None:
        return 0.0
    good = 0.0
    for hit in hits_of(state, use, attack):
        piece = hit.piece
        if piece.kind != GHOST:
            amount = min(hit.damage, piece.health)
            good += amount * (1.0 if piece.kind == PAWN else 0.6) + (3.0 if amount >= piece.health else 0.0)
    return good


def piece_good(piece: Piece) -> float:
    """Return how good a piece is to attack: weak pawns first."""
    if piece.kind == GHOST:
        return 0.1
    return (4.0 if piece.kind == PAWN else 2.0) + 2.0 / max(1, piece.health)


def best_step(state: GenresState, use: Cast, moves: list[Move]) -> Move:
    """Return the destination nearest to an enemy, and of those nearest to Center Stage."""
    piece = state.piece(use.actor)
    if piece is None:
        return moves[0]
    near = nearest_squares(enemies_of(state, piece), moves)
    best = Best(moves[0])
    for move in moves:
        square = cast(GenresMove, move).number
        if cast(GenresMove, move).kind != STAY and is_in(near, square):
            best.offer(move, float(-GRID.distance(square, CENTER_STAGE)))
    return best.move


def enemies_of(state: GenresState, piece: Piece) -> Area:
    """Return where the standing enemies of *piece* are."""
    found = nowhere()
    for other in state.pawns:
        if other.kind == PAWN and other.seat != piece.seat:
            found = joined(found, only(other.square))
    for other in state.summons:
        if other.seat != piece.seat:
            found = joined(found, only(other.square))
    return found


def nearest_squares(enemies: Area, moves: list[Move]) -> Area:
    """Return what is as near to *enemies* as the nearest square that one of *moves* leads to; all if there are none."""
    goals = nowhere()
    for move in moves:
        if cast(GenresMove, move).kind != STAY:
            goals = joined(goals, only(cast(GenresMove, move).number))
    near = enemies
    for _step in range(1, SIDE):
        near = spread(near)
        if not is_nowhere(shared(near, goals)):
            return near
    return everywhere()


def choice_move(state: GenresState, ask: Choice, moves: list[Move], luck: Luck) -> Move:
    """Return a sensible answer to what an effect asks."""
    first = cast(GenresMove, moves[0]).kind
    if first == STAY:
        piece = state.pawns[ask.seat]
        return moves[0] if nearest_enemy(state, piece, piece.square) <= 2 else moves[luck.below(len(moves))]
    if first == DECLINE:
        return moves[1]
    if cast(GenresMove, moves[-1]).kind == TAKE_DAMAGE:
        return moves[-1] if state.pawns[ask.seat].health > 4 else moves[0]
    return moves[luck.below(len(moves))]


def worst_card(moves: list[Move]) -> Move:
    """Return the choice of the card that is missed least."""
    worst = Best(moves[0])
    for move in moves:
        card = cast(GenresMove, move).card
        worst.offer(move, 0.0 if card is None else -1.0 - card.cost - (0.0 if card.attack_line is None else 1.0))
    return worst.move
