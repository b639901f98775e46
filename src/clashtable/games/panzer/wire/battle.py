"""What happens in attacks and Ranged Attacks, and damage. Next, read wire/chain.py."""

from typing import Final

from clashtable.core.events import Callout
from clashtable.core.text import Voice
from clashtable.games.panzer.wire.base import PanzerEvent, UnitEvent
from clashtable.games.panzer.wire.names import named

FAILURES: Final = {
    "gone": "it is no longer there",
    "target": "its target is out of reach",
    "apart": "they are no longer adjacent",
    "suppressed": "it is suppressed",
    "guard": "a Guard stands by",
}
"""Why an attack fails."""


class AttackDeclared(UnitEvent, frozen=True):
    """A Unit attacks a Unit or a Supply."""

    item: int
    target: int | None
    """The Unit it attacks; None for the Supply."""
    target_card: str
    target_space: str
    """Empty for the Supply."""
    target_seat: int

    def sentence(self, voice: Voice) -> str:
        whom = named(self.target_card) if self.target is not None else voice.owns(self.target_seat, "Supply")
        return f"{named(self.card)} ({self.space}) attacks {whom}{f' ({self.target_space})' if self.target else ''}."

    def callout(self, voice: Voice) -> Callout:
        at = named(self.target_card) if self.target else voice.owns(self.target_seat, "Supply")
        return Callout("Attack", f"{named(self.card)} → {at}", self.card, "blow", is_pending=True)


class RangedDeclared(UnitEvent, frozen=True):
    """A Unit uses its Ranged Attack."""

    item: int
    target: int | None
    """The Unit it fires at; None for a player."""
    target_card: str
    target_space: str
    target_seat: int

    def sentence(self, voice: Voice) -> str:
        whom = f"{named(self.target_card)} ({self.target_space})" if self.target else voice.name(self.target_seat)
        return f"{named(self.card)} ({self.space}) fires at {whom}."

    def callout(self, voice: Voice) -> Callout:
        at = named(self.target_card) if self.target else voice.owns(self.target_seat, "Supply")
        return Callout("Ranged Attack", f"{named(self.card)} → {at}", self.card, "blow", is_pending=True)


class AttackFailed(PanzerEvent, frozen=True):
    """An attack or Ranged Attack failed (P-9.6, P-9.7, P-9.9)."""

    seat: int
    item: int
    card: str
    why: str
    """``gone``, ``target``, ``apart``, ``suppressed`` or ``guard``."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)}'s attack fails: {FAILURES[self.why]}."

    def callout(self, voice: Voice) -> Callout:
        return Callout("It fails", f"{named(self.card)}: {FAILURES[self.why]}", self.card)


class BattleFought(PanzerEvent, frozen=True):
    """A battle between two Units (P-9.6); the damage follows in events of its own."""

    item: int
    attacker: int
    attacker_card: str
    attacker_seat: int
    attack: int
    """The attacker's Attack against the defender."""
    defender: int
    defender_card: str
    defender_seat: int
    defense_attack: int
    """The defender's Attack against the attacker."""
    first: int | None
    """The seat whose Unit deals its damage first; None when both do at once."""

    def sentence(self, voice: Voice) -> str:
        attacker, defender = named(self.attacker_card), named(self.defender_card)
        return f"{attacker} ({self.attack}) fights {defender} ({self.defense_attack})."


class SupplyAttacked(UnitEvent, frozen=True):
    """An attack on a Supply is carried out (P-9.7)."""

    item: int
    whose: int
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} hits {voice.owns(self.whose, 'Supply')} for {self.amount}."


class RangedHit(UnitEvent, frozen=True):
    """A Ranged Attack is carried out."""

    item: int
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} hits for {self.amount}."


class Damaged(UnitEvent, frozen=True):
    """A Unit got damage counters."""

    amount: int
    reduced: int
    """By how much it was reduced."""
    total: int
    """Its damage now."""

    def sentence(self, voice: Voice) -> str:
        less = f" ({self.reduced} less)" if self.reduced else ""
        return f"{named(self.card)} takes {self.amount} damage{less}."


class Repaired(UnitEvent, frozen=True):
    """Damage was removed from a Unit."""

    amount: int
    total: int

    def sentence(self, voice: Voice) -> str:
        return f"{self.amount} damage is removed from {named(self.card)}."


class Destroyed(UnitEvent, frozen=True):
    """A Unit was destroyed and lies in its owner's Junkyard."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is destroyed."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Destroyed", f"{named(self.card)} at {self.space}", self.card, "blow")
