"""Whom a text speaks of: targets, this Unit, each of many. Next, read effects/base.py."""

from dataclasses import dataclass

from clashtable.games.panzer.effects.targets import (
    ANYWHERE,
    LINE_TEXTS,
    Spec,
    UnitSpec,
    legal_marks,
    place_of,
    type_words,
)
from clashtable.games.panzer.geometry import BESIDE, FIELD, row_of
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import is_flying
from clashtable.games.panzer.vocabulary import ANY_TYPE, ANYONE, FRIENDLY, WHOSE


class Who:
    """The Units that a text speaks of."""

    def text(self) -> str:
        """Return ``target enemy Unit``, ``this Unit``, ``each friendly Unit``."""
        return ""

    def spec(self) -> Spec | None:
        """Return what is to be chosen; None where nothing is."""
        return None

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        """Return the Units it is about now."""
        return []


@dataclass(frozen=True)
class Target(Who):
    """Units that are chosen."""

    chosen: UnitSpec

    def text(self) -> str:
        return self.chosen.text()

    def spec(self) -> Spec | None:
        return self.chosen

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        found: list[Unit] = []
        for mark in legal_marks(state, use, self.chosen):
            unit = state.field_unit(mark.number)
            if unit is not None:
                found.append(unit)
        return found


@dataclass(frozen=True)
class It(Who):
    """The target of the sentence before."""

    chosen: UnitSpec

    def text(self) -> str:
        return "it"

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        return Target(self.chosen).units(state, use)


@dataclass(frozen=True)
class ThisUnit(Who):
    """The Unit that bears the text; nobody once it has left the Terrain Field."""

    def text(self) -> str:
        return "this Unit"

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        unit = state.field_unit(use.source)
        return [] if unit is None else [unit]


@dataclass(frozen=True)
class UnitHere(Who):
    """The Unit on the space of a Terrain Modifier; nobody that flies, as Modifiers do not touch it (P-12)."""

    whose: int = ANYONE

    def text(self) -> str:
        return f"the {WHOSE[self.whose]}Unit here"

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        unit = state.units[use.space]
        if unit is None or is_flying(unit) or (self.whose == FRIENDLY and unit.seat != use.seat):
            return []
        return [unit]


@dataclass(frozen=True)
class Each(Who):
    """Every Unit of a sort on the Terrain Field."""

    whose: int = FRIENDLY
    types: int = ANY_TYPE
    subtype: str = ""
    lines: int = ANYWHERE
    beside_this: bool = False

    def text(self) -> str:
        subtype = f"{self.subtype} " if self.subtype else ""
        words = f"each {WHOSE[self.whose]}{type_words(self.types)}{subtype}Unit"
        if self.lines != ANYWHERE:
            words += f" in {LINE_TEXTS[self.lines]}"
        return f"{words} adjacent to this Unit" if self.beside_this else words

    def units(self, state: PanzerState, use: Cast) -> list[Unit]:
        found: list[Unit] = []
        spaces = BESIDE[place_of(state, use)] if self.beside_this else list(FIELD)
        for space in spaces:
            unit = state.units[space]
            if unit is not None and self.is_fit(use, unit):
                found.append(unit)
        return found

    def is_fit(self, use: Cast, unit: Unit) -> bool:
        """Tell whether *unit* is such a Unit."""
        if (unit.seat == use.seat) != (self.whose == FRIENDLY) or not self.types & unit.card.type_bit:
            return False
        if self.subtype and unit.card.subtype != self.subtype:
            return False
        return bool(self.lines >> row_of(use.seat, unit.space) & 1)
