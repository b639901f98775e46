"""Targets that are no Units: stacks, Terrain, what lies on them, the Chain. Next, read effects/card_targets.py."""

from dataclasses import dataclass
from typing import Final

from clashtable.games.panzer.effects.targets import Spec, place_of
from clashtable.games.panzer.geometry import BEHIND, BESIDE, DOOR, FIELD, FIELD_END, FIELD_START, INDUSTRY, is_field
from clashtable.games.panzer.model.cast import (
    AT_ITEM,
    AT_MODIFIER,
    AT_PERMANENT,
    AT_STACK,
    AT_TERRAIN,
    ATTACK,
    EVENT,
    Cast,
    Mark,
)
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.vocabulary import (
    ANY_COST,
    FACE_UP,
    FITTING,
    FRIENDLY,
    NO_FACTORY,
    NOTHING_THERE,
    OTHER_SIDE,
    TOO_FAR,
    WHOSE,
)


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
        owner = self.owner(use)
        return [
            Mark(AT_STACK, owner, space, None) for space in INDUSTRY[owner] if self.misfit(state, use, space) == FITTING
        ]

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        for space in INDUSTRY[self.owner(use)]:
            if state.factories[space]:
                return True
        return False

    def owner(self, use: Cast) -> int:
        """Return whose the stack must be."""
        return use.seat if self.whose == FRIENDLY else 1 - use.seat

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        if is_field(space):
            return NOTHING_THERE
        if space not in INDUSTRY[self.owner(use)]:
            return OTHER_SIDE
        return FITTING if state.factories[space] else NO_FACTORY

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return state.factories[mark.space] > 0


@dataclass(frozen=True)
class DemolishSpec(Spec):
    """A Terrain Modifier here or adjacent, or the enemy Factory-Stack in the same column (Demolish)."""

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        place = place_of(state, use)
        found: list[Mark] = []
        for space in sorted([place, *BESIDE[place], BEHIND[place]]):
            if space < 0 or self.misfit(state, use, space) != FITTING:
                continue
            laid = state.modifiers[space]
            if laid is not None:
                found.append(Mark(AT_MODIFIER, laid.seat, space, laid.card))
            else:
                found.append(Mark(AT_STACK, 1 - use.seat, space, None))
        return found

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        place = place_of(state, use)
        if not is_field(space):
            if space in INDUSTRY[use.seat]:
                return OTHER_SIDE
            return NO_FACTORY if not state.factories[space] else FITTING if DOOR[space] == place else TOO_FAR
        if state.modifiers[space] is None:
            return NOTHING_THERE
        return FITTING if space == place or space in BESIDE[place] else TOO_FAR

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return True


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
                if event is not None and self.misfit(state, use, space) == FITTING:
                    found.append(Mark(AT_PERMANENT, seat, space, event.card))
        return found

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        event = state.stacked[space]
        return FITTING if event is not None and event.is_in_play else NOTHING_THERE

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

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        return NOTHING_THERE if state.modifiers[space] is None else FITTING

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
        return [Mark(AT_TERRAIN, 0, space, None) for space in FIELD if self.misfit(state, use, space) == FITTING]

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        for space in range(FIELD_START, FIELD_END):
            if not state.is_face_up[space]:
                return True
        return False

    def misfit(self, state: PanzerState, use: Cast, space: int) -> int:
        if not is_field(space):
            return NOTHING_THERE
        return FACE_UP if state.is_face_up[space] else FITTING

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return not state.is_face_up[mark.space]


@dataclass(frozen=True)
class ItemSpec(Spec):
    """Something on the Chain: an attack, or an Event."""

    wanted: int
    most_cost: int = ANY_COST

    def kind(self) -> int:
        return AT_ITEM

    def text(self) -> str:
        cost = "" if self.most_cost == ANY_COST else f" with cost {self.most_cost} or less"
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


DEMOLISH_SPEC: Final = DemolishSpec()
