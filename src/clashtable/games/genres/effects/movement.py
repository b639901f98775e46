"""Effects that move pieces: walking, teleporting, swapping squares (G-6). Next, read effects/own_player.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.walking import swap, walk
from clashtable.games.genres.effects.base import AtPiece, GenresEffect, own_pawn
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.movement import destinations
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, STAY, TO, GenresMove, piece_move, plain, square_moves
from clashtable.games.genres.vocabulary import PAWN


@dataclass(frozen=True)
class MayMove(GenresEffect):
    """You may move up to so many squares (G-6.9), chosen as it is carried out."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"then you may move up to {figured(self.distance, 'square')}"

    def decision(self) -> str:
        return "destination"

    def happen(self, state: GenresState, use: Cast) -> None:
        if own_pawn(state, use).kind == PAWN:
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        found: list[Move] = [plain(STAY)]
        return found + square_moves(TO, destinations(state, own_pawn(state, use), self.distance))

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.kind == TO:
            walk(state, own_pawn(state, use), move.number, self.distance, is_stopped=False)


@dataclass(frozen=True)
class MoveNow(GenresEffect):
    """Move up to so many squares, declared beforehand."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"move up to {figured(self.distance, 'square')}"

    def question(self, state: GenresState, use: Cast) -> str:
        return "destination" if use.square < 0 else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        found: list[Move] = [plain(STAY)]
        return found + square_moves(TO, destinations(state, own_pawn(state, use), self.distance))

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.square = own_pawn(state, use).square if move.kind == STAY else move.number

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        if use.square != pawn.square:
            walk(state, pawn, use.square, self.distance, is_stopped=False)


@dataclass(frozen=True)
class Haste(GenresEffect):
    """You are Hasted."""

    def text(self, card: Printed) -> str:
        return "you are Hasted"

    def happen(self, state: GenresState, use: Cast) -> None:
        pieces.haste(state, own_pawn(state, use))


@dataclass(frozen=True)
class SwapSquares(AtPiece):
    """Swap squares with any other standing piece."""

    def text(self, card: Printed) -> str:
        return "swap squares with any other standing piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        pawn = own_pawn(state, use)
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.is_standing() and piece is not pawn]

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and piece.is_standing():
            swap(state, own_pawn(state, use), piece)
