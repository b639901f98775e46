"""What a Panzer Clash card can do: each effect knows its sentence and its deed. Next, read effects/choices.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.text import listed
from clashtable.games.panzer.changes import damage, entry, field, supplies
from clashtable.games.panzer.changes.chain import cancel_item
from clashtable.games.panzer.effects.base import Aimed, Marked, PanzerEffect
from clashtable.games.panzer.effects.groups import Who
from clashtable.games.panzer.effects.targets import Spec, legal_marks
from clashtable.games.panzer.geometry import BESIDE
from clashtable.games.panzer.model.card import keyword_text
from clashtable.games.panzer.model.cast import Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import has_friend_beside
from clashtable.games.panzer.vocabulary import RANGED_ATTACK, VEHICLE


@dataclass(frozen=True)
class Deal(Aimed):
    """Deal damage to Units."""

    amount: int
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.deal_damage(state, unit, self.amount, damage.OTHERWISE)


@dataclass(frozen=True)
class DealAround(Aimed):
    """Deal damage to a Unit and to each enemy Unit adjacent to it."""

    amount: int
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {self.who.text()} and to each enemy Unit adjacent to it"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.deal_damage(state, unit, self.amount, damage.OTHERWISE)
        for space in BESIDE[unit.space]:
            other = state.units[space]
            if other is not None and other.seat != use.seat:
                damage.deal_damage(state, other, self.amount, damage.OTHERWISE)


@dataclass(frozen=True)
class DamagePlayer(PanzerEffect):
    """Deal damage to a player (P-10.7)."""

    amount: int
    is_self: bool

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {'yourself' if self.is_self else 'the opponent'}"

    def happen(self, state: PanzerState, use: Cast) -> None:
        supplies.damage_supply(state, use.seat if self.is_self else 1 - use.seat, self.amount)


@dataclass(frozen=True)
class Mend(Aimed):
    """Remove damage."""

    amount: int
    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"remove {self.amount} damage from {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        damage.repair(state, unit, self.amount)


@dataclass(frozen=True)
class Gets(Aimed):
    """Give values or keywords until the end of the turn (P-13.7)."""

    who: Who
    what: tuple[tuple[int, int], ...]
    beside_vehicle: bool = False
    """Whether it happens only to a Unit that is adjacent to a friendly Vehicle Unit."""

    def whom(self) -> Who:
        return self.who

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

    who: Who
    amount: int = 1

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"{self.who.text()} may attack {self.amount} additional time{'' if self.amount == 1 else 's'} this turn"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        field.allow_attacks(state, unit, self.amount)


@dataclass(frozen=True)
class Halt(Aimed):
    """Halt a Unit."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"halt {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        entry.halt(state, unit, use.card.id)


@dataclass(frozen=True)
class Suppress(Aimed):
    """Suppress a Unit."""

    who: Who

    def whom(self) -> Who:
        return self.who

    def text(self, card: Printed) -> str:
        return f"suppress {self.who.text()}"

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        field.suppress(state, unit)


@dataclass(frozen=True)
class DestroyFactory(Marked):
    """Destroy a Factory of a stack (P-6.6)."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"destroy 1 Factory of {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        field.destroy_factory(state, mark.number, mark.space)


@dataclass(frozen=True)
class DestroyPermanent(Marked):
    """Destroy a Permanent-Event."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"destroy {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        field.destroy_permanent(state, mark.space)


@dataclass(frozen=True)
class DestroyModifier(Marked):
    """Destroy a Terrain Modifier."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"destroy {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        field.destroy_modifier(state, mark.space)


@dataclass(frozen=True)
class Cancel(Marked):
    """Cancel something on the Chain (P-14.5)."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"cancel {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        cancel_item(state, mark.number)


@dataclass(frozen=True)
class Reveal(Marked):
    """Turn Terrain face up."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"reveal {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        entry.reveal(state, mark.space)


@dataclass(frozen=True)
class Draw(PanzerEffect):
    """Draw cards, one at a time (P-15.2)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"draw {self.amount} card{'' if self.amount == 1 else 's'}"

    def happen(self, state: PanzerState, use: Cast) -> None:
        for _card in range(self.amount):
            if not supplies.draw_card(state, use.seat):
                return


@dataclass(frozen=True)
class ReturnCards(Marked):
    """Return cards from the Junkyard to the hand."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"return {self.chosen.text()} to your hand"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        assert mark.card is not None
        supplies.return_card(state, use.seat, mark.card)


@dataclass(frozen=True)
class Salvage(Marked):
    """Shuffle cards of the Junkyard into the Supply."""

    chosen: Spec

    def wanted(self) -> Spec:
        return self.chosen

    def text(self, card: Printed) -> str:
        return f"shuffle {self.chosen.text()} into your Supply"

    def happen(self, state: PanzerState, use: Cast) -> None:
        cards = [mark.card for mark in legal_marks(state, use, self.chosen) if mark.card is not None]
        supplies.salvage(state, use.seat, cards)


@dataclass(frozen=True)
class AllowFactory(PanzerEffect):
    """Let the player play an additional Factory this turn."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        return f"you may play {self.amount} additional Factory this turn"

    def happen(self, state: PanzerState, use: Cast) -> None:
        supplies.allow_factories(state, use.seat, self.amount)
