"""What summons change while in play: for their player, for enemies, for themselves. Next, read effects/triggers.py."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.state import State
from clashtable.core.text import number
from clashtable.games.genres.effects.continuous import PLAIN_TEXTS
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.geometry.shapes import Shape
from clashtable.games.genres.model.attack_line import EACH, SELECTIONS, AttackLine
from clashtable.games.genres.model.card import Ability, Card, Law, Thing
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    ATTACK,
    ENTERS_BESIDE_ENEMIES,
    GUARDS_PAWN,
    HIDES_BESIDE_PAWN,
    MELEE,
    STOPS_LINES,
    WARDS_OFF_GHOSTS,
)


class BesideLaw(Law):
    """Only while the summon that grants it is adjacent to its controller's pawn."""

    def bonus(self, state: State, bearer: Thing) -> int:
        summon = cast(Piece, bearer)
        pawn = cast(GenresState, state).pawns[summon.seat]
        return self.amount if GRID.distance(summon.square, pawn.square) <= 1 else 0


@dataclass(frozen=True)
class GrantsBeside(Ability):
    """A value for your pawn while this is adjacent to it."""

    what: int
    amount: int

    def text(self, card: Card) -> str:
        return f"While this is adjacent to your pawn, your pawn has {PLAIN_TEXTS[self.what].format(self.amount)}."

    def note(self, card: Card) -> None:
        card.grants.append(BesideLaw(self.what, self.amount))


@dataclass(frozen=True)
class StrengthensMelee(Ability):
    """More damage of your pawn's melee attacks."""

    amount: int

    def text(self, card: Card) -> str:
        return f"Your pawn's melee attacks deal {self.amount:+d} damage."

    def note(self, card: Card) -> None:
        card.grants.append(Law(MELEE, self.amount))


@dataclass(frozen=True)
class WeakensYou(Ability):
    """Less of all the damage you inflict."""

    amount: int

    def text(self, card: Card) -> str:
        return f"All damage you inflict is reduced by {self.amount}."

    def note(self, card: Card) -> None:
        card.grants.append(Law(ATTACK, -self.amount))


@dataclass(frozen=True)
class LimitsMovement(Ability):
    """Enemy pawns beside this are slow."""

    most: int

    def text(self, card: Card) -> str:
        return f"Enemy pawns adjacent to this have Movement {self.most} at most."

    def note(self, card: Card) -> None:
        card.movement_limit = self.most


@dataclass(frozen=True)
class AttacksOften(Ability):
    """Several attacks in each turn."""

    times: int

    def text(self, card: Card) -> str:
        return f"This may attack up to {number(self.times)} times each turn, each time a different target."

    def note(self, card: Card) -> None:
        card.attacks = self.times


@dataclass(frozen=True)
class SummonShape(Ability):
    """A summon's attack has a shape of its own."""

    shape: Shape

    def text(self, card: Card) -> str:
        return f"Its attack is {self.shape.text()}, {SELECTIONS[EACH]}."

    def note(self, card: Card) -> None:
        card.attack_line = AttackLine(self.shape, EACH, 0)


class Trait(Ability):
    """Something that is true of a summon, which the rules ask for as a bit."""

    def bit(self) -> int:
        """Return which."""
        return 0

    def note(self, card: Card) -> None:
        card.traits |= self.bit()


@dataclass(frozen=True)
class GuardsPawn(Trait):
    """It is hit in the place of your pawn."""

    def text(self, card: Card) -> str:
        return (
            "While this is adjacent to your pawn, a one-target attack that would hit your pawn hits this instead. "
            "Ghost attacks ignore this."
        )

    def bit(self) -> int:
        return GUARDS_PAWN


@dataclass(frozen=True)
class HidesBesidePawn(Trait):
    """It cannot be chosen beside your pawn."""

    def text(self, card: Card) -> str:
        return "While this is adjacent to your pawn, one-target attacks can't target it. Ghost attacks ignore this."

    def bit(self) -> int:
        return HIDES_BESIDE_PAWN


@dataclass(frozen=True)
class WardsOffGhosts(Trait):
    """Ghosts leave your pawn alone."""

    def text(self, card: Card) -> str:
        return "While this is adjacent to your pawn, ghosts can't attack your pawn."

    def bit(self) -> int:
        return WARDS_OFF_GHOSTS


@dataclass(frozen=True)
class StopsLines(Trait):
    """Lines of enemies end on it."""

    def text(self, card: Card) -> str:
        return "Enemy line attacks go no farther than this summon's square."

    def bit(self) -> int:
        return STOPS_LINES


@dataclass(frozen=True)
class EntersBesideEnemies(Trait):
    """It may enter far away."""

    def text(self, card: Card) -> str:
        return "You may place this on a free square adjacent to any enemy pawn instead of adjacent to you."

    def bit(self) -> int:
        return ENTERS_BESIDE_ENEMIES
