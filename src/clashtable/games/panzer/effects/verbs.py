"""What a card does to Units: each effect knows its sentence and its deed. Next, read effects/thing_verbs.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.text import listed
from clashtable.games.panzer.changes import damage, entry, field
from clashtable.games.panzer.effects.base import Aimed, HarmsUnits
from clashtable.games.panzer.geometry import BESIDE
from clashtable.games.panzer.model.card import keyword_text
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import has_friend_beside
from clashtable.games.panzer.vocabulary import RANGED_ATTACK, VEHICLE


@dataclass(frozen=True)
class Deal(HarmsUnits):
    """Deal damage to Units."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.deal_damage(state, unit, self.amount, damage.OTHERWISE)


@dataclass(frozen=True)
class DealAround(HarmsUnits):
    """Deal damage to a Unit and to each enemy Unit adjacent to it."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {self.who.text()} and to each enemy Unit adjacent to it"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.deal_damage(state, unit, self.amount, damage.OTHERWISE)
        for space in BESIDE[unit.space]:
            other = state.units[space]
            if other is not None and other.seat != use.seat:
                damage.deal_damage(state, other, self.amount, damage.OTHERWISE)


@dataclass(frozen=True)
class Mend(Aimed):
    """Remove damage."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"remove {self.amount} damage from {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.repair(state, unit, self.amount)


@dataclass(frozen=True)
class Gets(Aimed):
    """Give values or keywords until the end of the turn (P-13.7)."""

    what: tuple[tuple[int, int], ...]
    beside_vehicle: bool = False
    """Whether it happens only to a Unit that is adjacent to a friendly Vehicle Unit."""

    def text(self, card: Printed) -> str:
        given = listed([gift_text(what, amount) for what, amount in self.what])
        only = " if it is adjacent to a friendly Vehicle Unit" if self.beside_vehicle else ""
        return f"{self.who.text()} gets {given} until end of turn{only}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        if self.beside_vehicle and not has_friend_beside(state, unit, VEHICLE):
            return
        for what, amount in self.what:
            if what != RANGED_ATTACK or unit.card.has(RANGED_ATTACK):
                field.change(state, unit, what, amount, is_floored=False)


def gift_text(what: int, amount: int) -> str:
    """Return ``+1 Attack``, ``First Fire``, ``Ranged Attack +1``, ``Armor: 2``."""
    return f"Ranged Attack {amount:+d}" if what == RANGED_ATTACK else keyword_text(what, amount)


@dataclass(frozen=True)
class AttackAgain(Aimed):
    """Let a Unit attack additional times this turn."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        return f"{self.who.text()} may attack {self.amount} additional time{'' if self.amount == 1 else 's'} this turn"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        field.allow_attacks(state, unit, self.amount)


@dataclass(frozen=True)
class Halt(HarmsUnits):
    """Halt a Unit."""

    def text(self, card: Printed) -> str:
        return f"halt {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        entry.halt(state, unit, use.card.id)


@dataclass(frozen=True)
class Suppress(HarmsUnits):
    """Suppress a Unit."""

    def text(self, card: Printed) -> str:
        return f"suppress {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        field.suppress(state, unit)
