"""What lasting Events change for the whole game (G-19.7), as data. Next, read effects/combos.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.state import State
from clashtable.core.text import figured
from clashtable.games.genres.effects.continuous import PLAIN_TEXTS
from clashtable.games.genres.model.card import Ability, Card, Law, Thing
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.vocabulary import (
    CENTER_HEALING,
    CENTER_STAGE_HEALING,
    HAND_SIZE,
    MOVEMENT,
    PAWN,
    PIECE_KINDS,
    PUSH,
    PUSH_FARTHER,
)


class LastingText:
    """One thing that a lasting Event changes."""

    def fragment(self) -> str:
        """Return it as printed: lower case, without a full stop."""
        return ""

    def law(self) -> Law:
        """Return it as the rules know it."""
        return Law(-1, 0)


@dataclass(frozen=True)
class Lasts(Ability):
    """What a lasting Event changes, all together."""

    texts: tuple[LastingText, ...]

    def text(self, card: Card) -> str:
        return f"Lasting: {', and '.join([text.fragment() for text in self.texts])}."

    def note(self, card: Card) -> None:
        card.is_lasting = True
        for text in self.texts:
            card.lay_down(text.law())


class PieceKindLaw(Law):
    """Only for pieces of one kind."""

    def __init__(self, what: int, amount: int, kind: int) -> None:
        super().__init__(what, amount)
        self.kind: Final = kind

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount if cast(Piece, bearer).kind == self.kind else 0


@dataclass(frozen=True)
class EveryPieceMoves(LastingText):
    """Every piece of one kind moves farther."""

    kind: int
    amount: int

    def fragment(self) -> str:
        return f"every {PIECE_KINDS[self.kind]} has {PLAIN_TEXTS[MOVEMENT].format(self.amount)}"

    def law(self) -> Law:
        return PieceKindLaw(MOVEMENT, self.amount, self.kind)


@dataclass(frozen=True)
class PawnsPush(LastingText):
    """Melee attacks by pawns push."""

    amount: int

    def fragment(self) -> str:
        return f"melee attacks by pawns gain Push {self.amount}"

    def law(self) -> Law:
        return PieceKindLaw(PUSH, self.amount, PAWN)


@dataclass(frozen=True)
class PushesFarther(LastingText):
    """Every Push and Pull moves farther."""

    amount: int

    def fragment(self) -> str:
        return f"every Push and Pull moves {figured(self.amount, 'square')} farther"

    def law(self) -> Law:
        return Law(PUSH_FARTHER, self.amount)


@dataclass(frozen=True)
class SmallerHands(LastingText):
    """Fewer cards may be held."""

    amount: int

    def fragment(self) -> str:
        return f"every player's hand limit is {self.amount} lower"

    def law(self) -> Law:
        return Law(HAND_SIZE, -self.amount)


@dataclass(frozen=True)
class CenterStageHeals(LastingText):
    """Center Stage heals another amount."""

    amount: int

    def fragment(self) -> str:
        return f"Center Stage heals {self.amount} instead of {CENTER_STAGE_HEALING}"

    def law(self) -> Law:
        return Law(CENTER_HEALING, self.amount - CENTER_STAGE_HEALING)
