"""Continuous texts (G-12), as data: each knows its sentence. Next, read effects/base.py."""

from typing import Final, cast

from clashtable.core.state import State
from clashtable.core.text import listed
from clashtable.games.genres.geometry import CENTER_STAGE
from clashtable.games.genres.model.attack_line import AttackLine, ComboLine
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
    RECOIL: "Recoil {}", REACH: "Reach {}", FLY: "Fly",
}  # fmt: skip


class Has(Ability):
    """A plain value or keyword."""

    def __init__(self, what: int, amount: int = 1) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return PLAIN_TEXTS[self.what].format(self.amount) + "."

    def note(self, card: Card) -> None:
        card.laws.append(Law(self.what, self.amount))


class MeleeGains(Ability):
    """Keywords of the wearer's melee attacks."""

    def __init__(self, *, push: int = 0, pull: int = 0, slam: int = 0, is_piercing: bool = False) -> None:
        self.gains: Final = [(PUSH, push), (PULL, pull), (SLAM, slam)]
        self.is_piercing: Final = is_piercing

    def text(self, card: Card) -> str:
        if self.is_piercing:
            return "The wearer's melee attacks have Pierce."
        names = {PUSH: "Push", PULL: "Pull", SLAM: "Slam"}
        gained = listed([f"{names[what]} {amount}" for what, amount in self.gains if amount])
        return f"The wearer's melee attacks gain {gained}."

    def note(self, card: Card) -> None:
        card.laws += [Law(what, amount) for what, amount in self.gains if amount]
        if self.is_piercing:
            card.laws.append(Law(PIERCE, 1))


class CenterLaw(Law):
    """More while the bearer is on Center Stage."""

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount + 1 if cast(Piece, bearer).square == CENTER_STAGE else self.amount


class MeleeOnCenter(Ability):
    """Melee +1, and +2 on Center Stage."""

    def text(self, card: Card) -> str:
        return "Melee +1. While the wearer is on Center Stage, Melee +2 instead."

    def note(self, card: Card) -> None:
        card.laws.append(CenterLaw(MELEE, 1))


class MovedLaw(Law):
    """Only after the bearer has moved in this turn."""

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount if cast(Piece, bearer).has_moved else 0


class MeleeOnceMoved(Ability):
    """Melee +1 on a turn in which the wearer has moved."""

    def text(self, card: Card) -> str:
        return "Melee +1 on a turn in which the wearer has already moved."

    def note(self, card: Card) -> None:
        card.laws.append(MovedLaw(MELEE, 1))


class DesperateLaw(Law):
    """Only while the controller's pawn has 4 health or less."""

    def bonus(self, state: State, bearer: Thing) -> int:
        pawn = cast(GenresState, state).pawns[cast(Piece, bearer).seat]
        return self.amount if pawn.kind == PAWN and pawn.health <= 4 else 0


class AttackWhenDesperate(Ability):
    """Attack +2 while your health is 4 or less."""

    def text(self, card: Card) -> str:
        return "While your health is 4 or less, this has Attack +2."

    def note(self, card: Card) -> None:
        card.laws.append(DesperateLaw(ATTACK, 2))


class EquippedLaw(Law):
    """For each equipment on the bearer."""

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount * len(cast(Piece, bearer).equipment)


class AttackPerEquipment(Ability):
    """Attack +1 for each equipment."""

    def text(self, card: Card) -> str:
        return "Attack +1 for each equipment attached to this."

    def note(self, card: Card) -> None:
        card.laws.append(EquippedLaw(ATTACK, 1))


class Worded(Ability):
    """A continuous text with words of its own, which the rules know by a law."""

    def __init__(self, words: str, what: int, amount: int) -> None:
        self.words: Final = words
        self.what: Final = what
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return self.words

    def note(self, card: Card) -> None:
        card.laws.append(Law(self.what, self.amount))


CANNOT_BE_HEALED: Final = Worded("The wearer can't be healed.", NO_HEALING, 1)
TAKES_AT_MOST_ONE: Final = Worded("The wearer takes at most 1 damage from any one attack.", CAP, 1)
ATTACKS_DRAIN: Final = Worded("Its attacks have Drain 1.", DRAIN, 1)
LARGER_HAND: Final = Worded("Your hand limit is 2 higher.", HAND_SIZE, 2)


class PieceKindLaw(Law):
    """Only for pieces of one kind."""

    def __init__(self, what: int, amount: int, kind: int) -> None:
        super().__init__(what, amount)
        self.kind: Final = kind

    def bonus(self, state: State, bearer: Thing) -> int:
        return self.amount if cast(Piece, bearer).kind == self.kind else 0


class Lasts(Ability):
    """What a lasting Event changes for the whole game (G-19.7)."""

    def __init__(self, words: str, *laws: Law) -> None:
        self.words: Final = words
        self.laws: Final = laws

    def text(self, card: Card) -> str:
        return f"Lasting: {self.words}."

    def note(self, card: Card) -> None:
        card.is_lasting = True
        card.laws += list(self.laws)


class Special(Ability):
    """A text that the rules know by its card: what summons and equipment do that nothing else does."""

    def __init__(self, words: str) -> None:
        self.words: Final = words

    def text(self, card: Card) -> str:
        return self.words


class SummonShape(Ability):
    """A summon's attack has a shape of its own."""

    def __init__(self, line: AttackLine) -> None:
        self.line: Final = line

    def text(self, card: Card) -> str:
        return f"Its attack is {self.line.shape.text()}, each target."

    def note(self, card: Card) -> None:
        card.attack_line = self.line


class Unanswerable(Ability):
    """The action opens no window (G-11.10)."""

    def text(self, card: Card) -> str:
        return "Unanswerable."

    def note(self, card: Card) -> None:
        card.is_unanswerable = True


class Adds(Ability):
    """What a Combo adds (G-10.6)."""

    def __init__(self, line: ComboLine) -> None:
        self.line: Final = line

    def note(self, card: Card) -> None:
        card.combo = self.line

    def text(self, card: Card) -> str:
        line = self.line
        found = [self.bonus_text()] if line.damage or line.drain else []
        if line.more_targets:
            found.append("Choose a second target in its area; the attack hits it too.")
        if line.more_directions:
            found.append("It fires along one more direction of your choice.")
        if line.reshapes:
            found.append("Its shape becomes cone, line or 2x3, your choice.")
        if line.doubles:
            found.append("Double its damage.")
        if line.flips:
            found.append("When it resolves, flip a coin. Heads: double its damage.")
        if line.more_healing:
            found.append(f"It heals {line.more_healing} more.")
        if line.is_unanswerable:
            found.append("The action is Unanswerable.")
        return " ".join([*found, *self.later_texts()])

    def bonus_text(self) -> str:
        """Return what it adds to an attack."""
        line = self.line
        if line.drain:
            return f"It gains Drain {line.drain}."
        if line.is_bigger:
            return f"Its burst number is 1 higher (maximum 5) and it deals +{line.damage} damage."
        more = " and Pierce" if line.is_piercing else f" and Push {line.push}" if line.push else ""
        return f"+{line.damage} damage{more}."

    def later_texts(self) -> list[str]:
        """Return what happens after the action resolves."""
        line = self.line
        found: list[str] = []
        if line.damage_after:
            found.append(f"After it resolves, you take {line.damage_after} damage.")
        if line.heals_after:
            found.append(f"After it resolves, heal {line.heals_after} and draw {line.draws_after} card.")
        if line.actions_after:
            found.append(f"After it resolves, +{line.actions_after} action.")
        if line.returns_card:
            found.append("After it resolves, return that card to your hand.")
        if line.draws_if_assisting:
            found.append(f"If you assist with this, draw {line.draws_if_assisting} card.")
        return found


ZONE_TEXTS: Final = {
    "damage": "Damage zone: {} damage.", "heal": "Heal zone: heals {}.", "wall": "Wall zone.",
    "mine": "Mine zone: {} damage to the first piece it triggers on, then destroy this zone.",
    "toll": "Toll zone: the pawn's player discards {} card of their choice. Summons are not affected.",
    "bait": "Bait zone: the pawn's player draws 1 card, then the pawn takes {} damage. Summons are not affected.",
    "slow": "Slow zone: each square of it costs double movement to enter.",
    "fast": "Fast zone: each square of it costs half movement to enter.",
    "amplify": "Amplify zone: actions deal {} more damage to pieces in it.",
    "cover": "Cover zone: actions deal {} less damage to pieces in it.",
    "silence": "Silence zone: a player whose pawn stands in it can't play Objection! cards or assist.",
}  # fmt: skip


class ZoneText(Ability):
    """What a zone does, and for how long (G-14.3, G-14.4)."""

    def __init__(self, effect: str, value: int, temporary: bool) -> None:
        self.effect: Final = effect
        self.value: Final = value
        self.temporary: Final = temporary

    def text(self, card: Card) -> str:
        lasts = "Permanent until then." if self.effect == "mine" else "Permanent."
        return f"{ZONE_TEXTS[self.effect].format(self.value)} {'Until your next turn.' if self.temporary else lasts}"
