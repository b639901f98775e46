"""What can be a target (P-13.2, P-18.1), and which Units can. Next, read effects/thing_targets.py."""

from dataclasses import dataclass
from typing import Final

from clashtable.core.text import listed_with_comma
from clashtable.games.panzer.geometry import BESIDE, FIELD_END, FIELD_START, is_field, row_of
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.cast import AT_PLAYER, AT_UNIT, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import has, has_beside, is_hidden_from
from clashtable.games.panzer.vocabulary import (
    ANY_TYPE,
    ANYONE,
    FITTING,
    FRIENDLY,
    HIDDEN,
    NO_ABILITY,
    NO_FRIEND,
    NO_ROOM,
    NOTHING_THERE,
    OTHER_LINE,
    OTHER_SIDE,
    OTHER_TYPE,
    RANGED_ATTACK,
    TOO_FAR,
    TYPES,
    UNDAMAGED,
    WHOSE,
)

# Where a Unit must be, as rows seen from the player of the text, in bits.
OWN_LINES: Final = 1 << 1 | 1 << 2
ENEMY_FRONT: Final = 1 << 3
ENEMY_LINES: Final = 1 << 3 | 1 << 4
ANYWHERE: Final = 30
LINE_TEXTS: Final = {
    ANYWHERE: "",
    OWN_LINES: "your Back Line or your Front Line",
    ENEMY_FRONT: "the enemy Front Line",
    ENEMY_LINES: "the enemy Front Line or the enemy Back Line",
}


def type_words(types: int, joint: str = "and") -> str:
    """Return ``Infantry and Gun ``; nothing for any type."""
    if types == ANY_TYPE:
        return ""
    return listed_with_comma([name for at, name in enumerate(TYPES) if types >> at & 1], joint) + " "


class Spec:
    """What a target must be."""

    def kind(self) -> int:
        """Return what sort of target it is."""
        return AT_UNIT

    def most(self) -> int:
        """Return how many may be chosen; more than 1 for ``up to N``."""
        return 1

    def text(self) -> str:
        """Return ``target enemy Unit`` and the like."""
        return ""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        """Return every target that *use* may be aimed at, in the order of spaces."""
        return []

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        """Tell whether there is any target that *use* may be aimed at."""
        return bool(self.candidates(state, use))

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        """Return why what is at *space* cannot be chosen, FITTING when it can."""
        return NOTHING_THERE

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        """Tell whether *mark* is still legal at resolution (P-13.2)."""
        return False


def place_of(state: PanzerState, use: Cast) -> int:
    """Return the space of the card that *use* is of: where its Unit is, or was last (P-13.8)."""
    if use.source:
        unit = state.unit(use.source)
        if unit is not None:
            return unit.space
    return use.space


def unit_mark(unit: Unit) -> Mark:
    """Return *unit* as a target."""
    return Mark(AT_UNIT, unit.serial, unit.space, unit.card)


@dataclass(frozen=True)
class UnitSpec(Spec):
    """A Unit on the Terrain Field."""

    whose: int = ANYONE
    types: int = ANY_TYPE
    lines: int = ANYWHERE
    beside_this: bool = False
    beside_friend: bool = False
    is_ranged: bool = False
    shifts: bool = False
    """Whether it is to be shifted, so that it needs a space to go to (P-7.8)."""
    limit: int = 1

    def most(self) -> int:
        return self.limit

    def text(self) -> str:
        noun = f"{WHOSE[self.whose]}{type_words(self.types)}Unit"
        words = f"target {noun}" if self.limit == 1 else f"each of up to {self.limit} target {noun}s"
        if self.lines != ANYWHERE:
            words += f" in {LINE_TEXTS[self.lines]}"
        if self.beside_this:
            words += " adjacent to this Unit"
        if self.beside_friend:
            words += " adjacent to a friendly Unit"
        return f"{words} with Ranged Attack" if self.is_ranged else words

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for space in range(FIELD_START, FIELD_END):
            unit = state.units[space]
            if unit is not None and self.misfit(state, use, space) == FITTING:
                found.append(unit_mark(unit))
        return found

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        for space in range(FIELD_START, FIELD_END):
            if state.units[space] is not None and self.misfit(state, use, space) == FITTING:
                return True
        return False

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        unit = state.units[space] if is_field(space) else None
        if unit is None:
            return NOTHING_THERE
        found = self.misfit_of(state, use, unit)
        if found == FITTING and self.shifts and not movement.shift_spaces(state, unit):
            return NO_ROOM
        return found

    def misfit_of(self, state: PanzerState, use: Cast, unit: Unit) -> int:
        """Return why *unit* is not such a Unit, or may not be chosen."""
        if self.whose != ANYONE and (unit.seat == use.seat) != (self.whose == FRIENDLY):
            return OTHER_SIDE
        if not self.types & unit.card.type_bit:
            return OTHER_TYPE
        if not self.lines >> row_of(use.seat, unit.space) & 1:
            return OTHER_LINE
        if self.beside_this and unit.space not in BESIDE[place_of(state, use)]:
            return TOO_FAR
        if self.beside_friend and not has_beside(state, unit.space, use.seat):
            return NO_FRIEND
        if self.is_ranged and not has(state, unit, RANGED_ATTACK):
            return NO_ABILITY
        return HIDDEN if is_hidden_from(state, unit, use.seat) else FITTING

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        unit = state.field_unit(mark.number)
        return unit is not None and self.misfit_of(state, use, unit) == FITTING


@dataclass(frozen=True)
class RepairSpec(Spec):
    """The Unit itself or an adjacent friendly one, with damage (Repair)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        place = place_of(state, use)
        found: list[Mark] = []
        for space in sorted([place, *BESIDE[place]]):
            unit = state.units[space]
            if unit is not None and self.misfit(state, use, space) == FITTING:
                found.append(unit_mark(unit))
        return found

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        unit, place = state.units[space], place_of(state, use)
        if unit is None:
            return NOTHING_THERE
        if unit.seat != use.seat:
            return OTHER_SIDE
        if space != place and space not in BESIDE[place]:
            return TOO_FAR
        return FITTING if unit.damage else UNDAMAGED

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return state.field_unit(mark.number) is not None


def is_chosen(use: Cast, mark: Mark) -> bool:
    """Tell whether *mark* is a target already."""
    for chosen in use.targets:
        is_there = chosen.number == mark.number and chosen.space == mark.space
        if chosen.kind == mark.kind and is_there and chosen.card is mark.card:
            return True
    return False


def legal_marks(state: PanzerState, use: Cast, spec: Spec) -> list[Mark]:
    """Return the targets of *use* for *spec* that are still legal.

    The target phrases of one text are of different kinds, so the kind tells which phrase a target is for.
    """
    return [mark for mark in use.targets if mark.kind == spec.kind() and spec.fits(state, use, mark)]


@dataclass(frozen=True)
class RangedSpec(Spec):
    """What a Ranged Attack can be aimed at: any Unit on the Terrain Field or any Player, unless narrowed (P-9.9)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for space in range(FIELD_START, FIELD_END):
            unit = state.units[space]
            if unit is not None and self.misfit_of(state, use, unit) == FITTING:
                found.append(unit_mark(unit))
        if not use.card.ranged_only:
            found += [Mark(AT_PLAYER, 1 - use.seat, -1, None), Mark(AT_PLAYER, use.seat, -1, None)]
        return found

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        return not use.card.ranged_only or bool(self.candidates(state, use))

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        unit = state.units[space] if is_field(space) else None
        return NOTHING_THERE if unit is None else self.misfit_of(state, use, unit)

    def misfit_of(self, state: PanzerState, use: Cast, unit: Unit) -> int:
        """Return why *unit* may not be fired at."""
        only = use.card.ranged_only
        if only and not only & unit.card.type_bit:
            return OTHER_TYPE
        return HIDDEN if is_hidden_from(state, unit, use.seat) else FITTING

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        if mark.kind == AT_PLAYER:
            return True
        unit = state.field_unit(mark.number)
        return unit is not None and self.misfit_of(state, use, unit) == FITTING


RANGED_SPEC: Final = RangedSpec()
REPAIR_SPEC: Final = RepairSpec()
