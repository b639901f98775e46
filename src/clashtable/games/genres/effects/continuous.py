"""Continuous texts (G-12), as data: each knows its sentence. Next, read effects/summon_texts.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.state import State
from clashtable.core.text import listed
from clashtable.games.genres.geometry.board import CENTER_STAGE
from clashtable.games.genres.model.card import Ability, Card, Law, Thing
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    ATTACK,
    CAP,
    DEFENSE,
    DEFENSE_MELEE,
    DEFENSE_RANGED,
    DRAIN,
    FLY,
    GENRES,
    HAND_SIZE,
    MELEE,
    MOVEMENT,
    NO_HEALING,
    PAWN,
    PIERCE,
    PULL,
    PUSH,
    RANGED,
    REACH,
    RECOIL,
    SLAM,
)

PLAIN_TEXTS: Final = {
    ATTACK: "Attack {:+d}", MELEE: "Melee {:+d}", RANGED: "Ranged {:+d}", MOVEMENT: "Movement {:+d}",
    DEFENSE: "Defense {}", DEFENSE_MELEE: "Defense {} against melee", DEFENSE_RANGED: "Defense {} against ranged",
    RECOIL: "Recoil {}", REACH: "Reach {}",
}  # fmt: skip


@dataclass(frozen=True)
class Has(Ability):
    """A plain value or a keyword with a number."""

    what: int
    amount: int

    def text(self, card: Card) -> str:
        return PLAIN_TEXTS[self.what].format(self.amount) + "."

    def note(self, card: Card) -> None:
        card.lay_down(Law(self.what, self.amount))


@dataclass(frozen=True)
class Flies(Ability):
    """Fly (G-6.10)."""

    def text(self, card: Card) -> str:
        return "Fly."

    def note(self, card: Card) -> None:
        card.lay_down(Law(FLY, 1))


@dataclass(frozen=True)
class MeleeGains(Ability):
    """Keywords of the wearer's melee attacks."""

    push: int = 0
    pull: int = 0
    slam: int = 0
    is_piercing: bool = False

    def gains(self) -> list[tuple[str, int, int]]:
        """Return the keywords with a number: their names, their values, and how much."""
        named = [("Push", PUSH, self.push), ("Pull", PULL, self.pull), ("Slam", SLAM, self.slam)]
        return [(name, what, amount) for name, what, amount in named if amount]

    def text(self, card: Card) -> str:
        if self.is_piercing:
            return "The wearer's melee attacks have Pierce."
        gained = listed([f"{name} {amount}" for name, _what, amount in self.gains()])
        return f"The wearer's melee attacks gain {gained}."

    def note(self, card: Card) -> None:
        for _name, what, amount in self.gains():
            card.lay_down(Law(what, amount))
        if self.is_piercing:
            card.lay_down(Law(PIERCE, 1))


class CenterLaw(Law):
    """Another amount while the bearer is on Center Stage."""

    def __init__(self, what: int, amount: int, on_center: int) -> None:
        super().__init__(what, amount)
        self.on_center: Final = on_center

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.on_center if cast(Piece, bearer).square == CENTER_STAGE else self.amount


@dataclass(frozen=True)
class MeleeOnCenter(Ability):
    """Melee, and another amount of it on Center Stage."""

    amount: int
    on_center: int

    def text(self, card: Card) -> str:
        return f"Melee {self.amount:+d}. While the wearer is on Center Stage, Melee {self.on_center:+d} instead."

    def note(self, card: Card) -> None:
        card.lay_down(CenterLaw(MELEE, self.amount, self.on_center))


class MovedLaw(Law):
    """Only after the bearer has moved in this turn."""

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount if cast(Piece, bearer).has_moved else 0


@dataclass(frozen=True)
class MeleeOnceMoved(Ability):
    """Melee on a turn in which the wearer has moved."""

    amount: int

    def text(self, card: Card) -> str:
        return f"Melee {self.amount:+d} on a turn in which the wearer has already moved."

    def note(self, card: Card) -> None:
        card.lay_down(MovedLaw(MELEE, self.amount))


class DesperateLaw(Law):
    """Only while the controller's pawn has little health."""

    def __init__(self, what: int, amount: int, most_health: int) -> None:
        super().__init__(what, amount)
        self.most_health: Final = most_health

    def bonus(self, state: State, bearer: Thing) -> int:
        pawn = cast(GenresState, state).pawns[cast(Piece, bearer).seat]
        return self.amount if pawn.kind == PAWN and pawn.health <= self.most_health else 0


@dataclass(frozen=True)
class AttackWhenDesperate(Ability):
    """Attack while your health is low."""

    most_health: int
    amount: int

    def text(self, card: Card) -> str:
        return f"While your health is {self.most_health} or less, this has Attack {self.amount:+d}."

    def note(self, card: Card) -> None:
        card.lay_down(DesperateLaw(ATTACK, self.amount, self.most_health))


class EquippedLaw(Law):
    """For each equipment on the bearer."""

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount * len(cast(Piece, bearer).equipment)


@dataclass(frozen=True)
class AttackPerEquipment(Ability):
    """Attack for each equipment."""

    amount: int

    def text(self, card: Card) -> str:
        return f"Attack {self.amount:+d} for each equipment attached to this."

    def note(self, card: Card) -> None:
        card.lay_down(EquippedLaw(ATTACK, self.amount))


@dataclass(frozen=True)
class CannotBeHealed(Ability):
    """Nothing heals the wearer."""

    def text(self, card: Card) -> str:
        return "The wearer can't be healed."

    def note(self, card: Card) -> None:
        card.lay_down(Law(NO_HEALING, 1))


@dataclass(frozen=True)
class TakesAtMost(Ability):
    """No attack deals the wearer more."""

    amount: int

    def text(self, card: Card) -> str:
        return f"The wearer takes at most {self.amount} damage from any one attack."

    def note(self, card: Card) -> None:
        card.lay_down(Law(CAP, self.amount))


@dataclass(frozen=True)
class AttacksDrain(Ability):
    """A summon's attacks drain."""

    amount: int

    def text(self, card: Card) -> str:
        return f"Its attacks have Drain {self.amount}."

    def note(self, card: Card) -> None:
        card.lay_down(Law(DRAIN, self.amount))


@dataclass(frozen=True)
class LargerHand(Ability):
    """More cards may be held."""

    amount: int

    def text(self, card: Card) -> str:
        return f"Your hand limit is {self.amount} higher."

    def note(self, card: Card) -> None:
        card.lay_down(Law(HAND_SIZE, self.amount))


@dataclass(frozen=True)
class GenreBonus(Ability):
    """Attack cards of a genre deal more damage."""

    genre: str
    amount: int

    def text(self, card: Card) -> str:
        return f"Your {self.genre} attack cards deal {self.amount:+d} damage."

    def note(self, card: Card) -> None:
        card.bonus_genre = GENRES.index(self.genre)
        card.genre_bonus = self.amount


@dataclass(frozen=True)
class Unanswerable(Ability):
    """The action opens no window (G-11.10)."""

    def text(self, card: Card) -> str:
        return "Unanswerable."

    def note(self, card: Card) -> None:
        card.is_unanswerable = True
