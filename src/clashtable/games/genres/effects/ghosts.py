"""Effects of ghosts, at the bidding of the living. Next, read effects/bargains.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import drawing, pieces
from clashtable.games.genres.changes.attack import carry_out_attack, deal_effect_damage
from clashtable.games.genres.effects.base import GenresEffect, enemy_pawns_within
from clashtable.games.genres.geometry.board import GRID, SQUARES
from clashtable.games.genres.model.attack import HAND_TO_HAND, current_attack
from clashtable.games.genres.model.attack_line import ONE, AttackLine
from clashtable.games.genres.model.attack_targets import can_target
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import GHOST_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, GenresMove, piece_move
from clashtable.games.genres.vocabulary import GHOST


@dataclass(frozen=True)
class Seance(GenresEffect):
    """Ghosts deal damage to the pawns near them."""

    damage: int
    distance: int
    most: int
    draws: int

    def text(self, card: Printed) -> str:
        near = figured(self.distance, "square")
        return (
            f"each enemy pawn takes {self.damage} damage for each ghost within {near} of it "
            f"(maximum {self.most}). If no ghost is on the board, draw {figured(self.draws, 'card')} instead"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        ghosts = [piece for piece in state.pawns if piece.kind == GHOST]
        if not ghosts:
            drawing.draw_cards(state, use.seat, self.draws)
            return
        pawns: list[Piece] = []
        amounts: list[int] = []
        for pawn in enemy_pawns_within(state, use, SQUARES):
            near = len([ghost for ghost in ghosts if GRID.distance(ghost.square, pawn.square) <= self.distance])
            if near:
                pawns.append(pawn)
                amounts.append(min(self.most, self.damage * near))
        deal_effect_damage(state, use, pawns, amounts)


@dataclass(frozen=True)
class BribeSpirit(GenresEffect):
    """A ghost moves onto an enemy and attacks it."""

    distance: int
    damage: int
    draws: int

    def text(self, card: Printed) -> str:
        return (
            f"choose a ghost and an enemy within {figured(self.distance, 'square')} of it. The ghost moves onto that "
            f"square and makes a ghost attack for {self.damage} damage. If no ghost is on the board, draw "
            f"{figured(self.draws, 'card')} instead"
        )

    def note(self, card: Card) -> None:
        card.ghost_line = AttackLine(HAND_TO_HAND, ONE, self.damage)

    def ghosts(self, state: GenresState) -> list[Piece]:
        """Return every ghost."""
        return [piece for piece in state.pieces() if piece.kind == GHOST]

    def enemies(self, state: GenresState, use: Cast, ghost: Piece) -> list[Piece]:
        """Return the enemies that *ghost* can be sent to."""
        attack = current_attack(state, Cast(0, GHOST_ATTACK, use.seat, None, ghost.serial))
        assert attack is not None
        return [
            piece
            for piece in state.pieces()
            if piece.is_standing()
            and piece.seat != use.seat
            and GRID.distance(piece.square, ghost.square) <= self.distance
            and can_target(state, attack, piece)
        ]

    def question(self, state: GenresState, use: Cast) -> str:
        if not self.ghosts(state):
            return ""
        return "choose-piece" if not use.piece or not use.targets else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            return [piece_move(PIECE, ghost) for ghost in self.ghosts(state) if self.enemies(state, use, ghost)]
        ghost = state.piece(use.piece)
        return [] if ghost is None else [piece_move(PIECE, piece) for piece in self.enemies(state, use, ghost)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.piece:
            use.targets = [move.number]
            enemy = state.piece(move.number)
            use.amount = -1 if enemy is None else enemy.square
        else:
            use.piece = move.number

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if not self.ghosts(state) or self.options(state, use) else "target"

    def happen(self, state: GenresState, use: Cast) -> None:
        if not use.piece:
            drawing.draw_cards(state, use.seat, self.draws)
            return
        ghost, enemy = state.piece(use.piece), state.piece(use.targets[0])
        if ghost is None:
            return
        if ghost.square != use.amount:
            pieces.put(state, ghost, [use.amount], "ghost")
        if enemy is None or not enemy.is_standing():
            return
        haunting = use.copy()
        haunting.kind = GHOST_ATTACK
        haunting.actor = ghost.serial
        haunting.amount = self.damage
        carry_out_attack(state, haunting, None)
