"""What can be a target (P-13.2, P-18.1), and whom a text speaks of. Next, read effects/verbs.py."""

from dataclasses import dataclass

from clashtable.core.text import listed_with_comma
from clashtable.games.panzer.geometry import BESIDE, FIELD, FIELD_END, FIELD_START, INDUSTRY, is_field, row_of
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import (
    AT_ITEM,
    AT_JUNKYARD,
    AT_MODIFIER,
    AT_PERMANENT,
    AT_PLAYER,
    AT_STACK,
    AT_TERRAIN,
    AT_UNIT,
    ATTACK,
    EVENT,
    JUNKYARD,
    Cast,
    Mark,
)
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import has, is_hidden_from
from clashtable.games.panzer.vocabulary import (
    ANY_TYPE,
    ANYONE,
    FLIGHT,
    FRIENDLY,
    KINDS,
    RANGED_ATTACK,
    TYPES,
    UNIT,
    WHOSE,
)

# Where a Unit must be, as rows seen from the player of the text, in bits.
OWN_LINES: int = 1 << 1 | 1 << 2
ENEMY_FRONT: int = 1 << 3
ENEMY_LINES: int = 1 << 3 | 1 << 4
ANYWHERE: int = 30
LINE_TEXTS = {
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
            if unit is None or not self.is_fit(state, use, unit):
                continue
            if not self.shifts or movement.shift_spaces(state, unit):
                found.append(unit_mark(unit))
        return found

    def is_fit(self, state: PanzerState, use: Cast, unit: Unit) -> bool:
        """Tell whether *unit* is such a Unit, and may be chosen."""
        if self.whose != ANYONE and (unit.seat == use.seat) != (self.whose == FRIENDLY):
            return False
        if not self.types & unit.card.type_bit or not self.lines >> row_of(use.seat, unit.space) & 1:
            return False
        if self.beside_this and unit.space not in BESIDE[place_of(state, use)]:
            return False
        if self.beside_friend and not has_beside(state, unit.space, use.seat):
            return False
        if self.is_ranged and not has(state, unit, RANGED_ATTACK):
            return False
        return not is_hidden_from(state, unit, use.seat)

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        unit = state.field_unit(mark.number)
        return unit is not None and self.is_fit(state, use, unit)


def has_beside(state: PanzerState, space: int, seat: int) -> bool:
    """Tell whether a Unit of *seat* is adjacent to *space*."""
    for near in BESIDE[space]:
        unit = state.units[near]
        if unit is not None and unit.seat == seat:
            return True
    return False


@dataclass(frozen=True)
class RepairSpec(Spec):
    """The Unit itself or an adjacent friendly one, with damage (Repair)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        place = place_of(state, use)
        found: list[Mark] = []
        for space in sorted([place, *BESIDE[place]]):
            unit = state.units[space]
            if unit is not None and unit.seat == use.seat and unit.damage:
                found.append(unit_mark(unit))
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return state.field_unit(mark.number) is not None


@dataclass(frozen=True)
class StackSpec(Spec):
    """A Factory-Stack with at least one Factory (P-6.6)."""

    whose: int
    limit: int = 1

    def kind(self) -> int:
        return AT_STACK

    def most(self) -> int:
        return self.limit

    def text(self) -> str:
        noun = f"{WHOSE[self.whose]}Factory-Stack"
        return f"target {noun}" if self.limit == 1 else f"each of up to {self.limit} target {noun}s"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        owner = use.seat if self.whose == FRIENDLY else 1 - use.seat
        return [Mark(AT_STACK, owner, space, None) for space in INDUSTRY[owner] if state.factories[space]]

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return state.factories[mark.space] > 0


@dataclass(frozen=True)
class DemolishSpec(Spec):
    """A Terrain Modifier here or adjacent, or the enemy Factory-Stack in the same column (Demolish)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        place = place_of(state, use)
        found: list[Mark] = []
        for space in sorted([place, *BESIDE[place]]):
            laid = state.modifiers[space]
            if laid is not None:
                found.append(Mark(AT_MODIFIER, laid.seat, space, laid.card))
        if is_field(place) and row_of(use.seat, place) == 4:
            stack = place + 5 if use.seat == 0 else place - 5
            if state.factories[stack]:
                found.append(Mark(AT_STACK, 1 - use.seat, stack, None))
        found.sort(key=space_of)
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return True


def space_of(mark: Mark) -> int:
    """Return where a target is."""
    return mark.space


@dataclass(frozen=True)
class PermanentSpec(Spec):
    """A Permanent-Event in play, either player's."""

    def kind(self) -> int:
        return AT_PERMANENT

    def text(self) -> str:
        return "target Permanent-Event"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for seat in range(2):
            for space in INDUSTRY[seat]:
                event = state.stacked[space]
                if event is not None and event.is_in_play:
                    found.append(Mark(AT_PERMANENT, seat, space, event.card))
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        event = state.stacked[mark.space]
        return event is not None and event.is_in_play and event.card is mark.card


@dataclass(frozen=True)
class ModifierSpec(Spec):
    """A Terrain Modifier on the Terrain Field, either player's."""

    def kind(self) -> int:
        return AT_MODIFIER

    def text(self) -> str:
        return "target Terrain Modifier"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for space in FIELD:
            laid = state.modifiers[space]
            if laid is not None:
                found.append(Mark(AT_MODIFIER, laid.seat, space, laid.card))
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        laid = state.modifiers[mark.space]
        return laid is not None and laid.card is mark.card


@dataclass(frozen=True)
class TerrainSpec(Spec):
    """Face-down Terrains."""

    limit: int

    def kind(self) -> int:
        return AT_TERRAIN

    def most(self) -> int:
        return self.limit

    def text(self) -> str:
        return f"up to {self.limit} target face-down Terrains"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        return [Mark(AT_TERRAIN, 0, space, None) for space in FIELD if not state.is_face_up[space]]

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return not state.is_face_up[mark.space]


@dataclass(frozen=True)
class ItemSpec(Spec):
    """Something on the Chain: an attack, or an Event."""

    wanted: int
    most_cost: int = 9

    def kind(self) -> int:
        return AT_ITEM

    def text(self) -> str:
        cost = "" if self.most_cost == 9 else f" with cost {self.most_cost} or less"
        return f"target {'attack' if self.wanted == ATTACK else 'Event'}{cost}"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for item in state.chain():
            is_cheap = item.kind != EVENT or item.card.cost <= self.most_cost
            if item.kind == self.wanted and item.serial != use.serial and is_cheap:
                found.append(Mark(AT_ITEM, item.serial, -1, item.card))
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        for item in state.chain():
            if item.serial == mark.number:
                return True
        return False


@dataclass(frozen=True)
class CardSpec:
    """What a card must be that a text speaks of by its kind."""

    kind: int = -1
    types: int = ANY_TYPE
    cost: int = 9
    is_exact: bool = False

    def text(self) -> str:
        """Return ``Infantry Unit card with cost 2 or less``; *s* follows *card* where several are meant."""
        what = "" if self.kind < 0 else f"{KINDS[self.kind]} "
        types = type_words(self.types) if self.kind == UNIT else ""
        limit = "" if self.cost == 9 else f" with cost {self.cost}{'' if self.is_exact else ' or less'}"
        return f"{types}{what}card{limit}"

    def is_fit(self, card: Card) -> bool:
        """Tell whether *card* is such a card."""
        if self.kind >= 0 and card.kind != self.kind:
            return False
        if self.kind == UNIT and not self.types & card.type_bit:
            return False
        return card.cost == self.cost if self.is_exact else card.cost <= self.cost


@dataclass(frozen=True)
class JunkyardSpec(Spec):
    """Cards in one's own Junkyard; copies are different targets under one option (P-17.6)."""

    card: CardSpec
    limit: int = 1

    def kind(self) -> int:
        return AT_JUNKYARD

    def most(self) -> int:
        return self.limit

    def text(self) -> str:
        words = self.card.text()
        if self.limit == 1:
            return f"target {words} in your Junkyard"
        return f"up to {self.limit} target {words.replace('card', 'cards', 1)} in your Junkyard"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        junkyard = state.players[use.seat].junkyard
        for at in range(len(junkyard)):
            card = junkyard[at]
            if not self.card.is_fit(card) or card in junkyard[:at]:
                continue
            copy = chosen_copies(use, card)
            # An Event that is played from the Junkyard is never its own target (P-18.4).
            spare = junkyard.count(card) - (1 if use.kind == JUNKYARD and use.card is card else 0)
            if copy < spare:
                found.append(Mark(AT_JUNKYARD, copy, -1, card))
        return found

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return mark.card is not None and state.players[use.seat].junkyard.count(mark.card) > mark.number


def chosen_copies(use: Cast, card: Card) -> int:
    """Return how many copies of a card in the Junkyard are targets already."""
    found = 0
    for mark in use.targets:
        if mark.kind == AT_JUNKYARD and mark.card is card:
            found += 1
    return found


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


# --- whom a text speaks of


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


def is_flying(unit: Unit) -> bool:
    """Tell whether Terrain and Terrain Modifiers have no effect on *unit*."""
    return unit.card.has(FLIGHT)


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


@dataclass(frozen=True)
class RangedSpec(Spec):
    """What a Ranged Attack can be aimed at: any Unit on the Terrain Field or any Player, unless narrowed (P-9.9)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for space in range(FIELD_START, FIELD_END):
            unit = state.units[space]
            if unit is not None and self.is_fit(state, use, unit):
                found.append(unit_mark(unit))
        if not use.card.ranged_only:
            found += [Mark(AT_PLAYER, 1 - use.seat, -1, None), Mark(AT_PLAYER, use.seat, -1, None)]
        return found

    def is_fit(self, state: PanzerState, use: Cast, unit: Unit) -> bool:
        """Tell whether *unit* may be fired at."""
        only = use.card.ranged_only
        return not (only and not only & unit.card.type_bit) and not is_hidden_from(state, unit, use.seat)

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        if mark.kind == AT_PLAYER:
            return True
        unit = state.field_unit(mark.number)
        return unit is not None and self.is_fit(state, use, unit)


RANGED_SPEC = RangedSpec()
REPAIR_SPEC = RepairSpec()
DEMOLISH_SPEC = DemolishSpec()
