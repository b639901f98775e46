"""What cards do: an effect knows its sentence, what it asks when declared, its deed. Next, read effects/attack.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Asking, Choice, Effect, Use, asking_parts
from clashtable.core.state import Move, State, ask_or_answer
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import GENRE, GenresMove, is_long, narrowed, resolved
from clashtable.games.genres.vocabulary import PAWN


@mypyc_attr(acyclic=True)
class Decision:
    """A choice that is still to be made of a declaration (G-5.4)."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind
        """Its name in G-21.2."""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        """Return what can be chosen."""
        return []

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        """Note the choice on *use*, which is being made."""


class GenresEffect(Asking):
    """An effect of this game: it may ask as it is declared, and again as it is carried out."""

    def open_decision(self, state: GenresState, use: Cast) -> Decision | None:
        """Return the choice that is still to be made at declaration; None when all are."""
        kind = self.question(state, use)
        return EffectDecision(kind, self) if kind else None

    def question(self, state: GenresState, use: Cast) -> str:
        """Return the decision that is still to be made at declaration; empty when none is."""
        return ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        """Return what can be chosen for ``question``."""
        return []

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        """Note a choice on *use*, which is being made."""

    def obstacle(self, state: GenresState, use: Cast) -> str:
        """Return what stands in the way of playing it, a word of view/obstacles.py; empty when nothing does (G-5.3)."""
        return ""

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        """Tell whether its conditions hold and each choice has an option (G-5.3)."""
        return not self.obstacle(state, use)

    def pay(self, state: GenresState, use: Cast) -> None:
        """Pay what it costs besides actions."""

    def note(self, card: Card) -> None:
        """Note on *card* what the rules ask of it most often."""

    def heals(self) -> bool:
        """Tell whether its text heals."""
        return False

    def run(self, state: State, use: Use) -> None:
        self.happen(cast(GenresState, state), cast(Cast, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        """Happen, in this game's own types."""

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return self.answers(cast(GenresState, state), cast(Cast, use), stage)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        """Return every answer to what it asks while it is carried out."""
        return []

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        self.answered(cast(GenresState, state), cast(Cast, use), stage, cast(GenresMove, move))

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        """Carry out an answer."""

    def choice(self, seat: int, use: Use, stage: int) -> Choice:
        return GenresChoice(seat, self, use, stage)


@mypyc_attr(acyclic=True)
class EffectDecision(Decision):
    """A choice that an effect asks for."""

    __slots__ = ("effect",)

    def __init__(self, kind: str, effect: GenresEffect) -> None:
        super().__init__(kind)
        self.effect: Final = effect

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return self.effect.options(state, use)

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        self.effect.choose(state, use, move)


class AtPiece(GenresEffect):
    """An effect on a piece that is chosen as its card is declared."""

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number


@mypyc_attr(acyclic=True)
class GenresChoice(Choice):
    """The question of an effect; of a long hand the genre is asked first (G-21.3), and noted in the stage."""

    __slots__ = ()

    def genre(self) -> int:
        """Return the genre that was chosen first, -1 for none."""
        return self.stage // BY_GENRE - 1

    def plain_stage(self) -> int:
        """Return the stage without the genre."""
        return self.stage % BY_GENRE

    def moves(self, state: State) -> list[Move]:
        return narrowed(self.effect.moves(state, self.use, self.plain_stage()), self.genre())

    def answer(self, state: State, move: Move) -> None:
        stage, chosen = self.plain_stage(), resolved(cast(GenresState, state), move)
        if chosen.kind == GENRE and is_long(self.effect.moves(state, self.use, stage)):
            narrow = GenresChoice(self.seat, self.effect, self.use, stage + BY_GENRE * (chosen.number + 1))
            ask_or_answer(state, narrow)
        else:
            self.effect.answer(state, self.use, stage, chosen)


BY_GENRE: Final = 1000
"""More than any stage of an effect."""


def parts_of(effect: Effect) -> list[GenresEffect]:
    """Return the effects of this game that *effect* is made of, in order; those of ways come with the way."""
    return [cast(GenresEffect, part) for part in asking_parts(effect)]


def own_pawn(state: GenresState, use: Cast) -> Piece:
    """Return the pawn of the player of *use*."""
    return state.pawns[use.seat]


def enemies_within(state: GenresState, use: Cast, distance: int) -> list[Piece]:
    """Return the enemies within so many squares of the player's pawn."""
    center = own_pawn(state, use).square
    return [
        piece
        for piece in state.pieces()
        if piece.is_standing() and piece.seat != use.seat and GRID.distance(center, piece.square) <= distance
    ]


def enemy_pawns_within(state: GenresState, use: Cast, distance: int) -> list[Piece]:
    """Return the enemy pawns within so many squares."""
    return [piece for piece in enemies_within(state, use, distance) if piece.kind == PAWN]


def card_of(use: Cast) -> Card:
    """Return the card of *use*."""
    assert use.card is not None
    return use.card
