"""What can happen to cards in play in Panzer Clash, and its sentence in the log."""

from clashtable.core.events import Event
from clashtable.core.text import Voice, counted, listed
from clashtable.games.panzer.wire.names import named


def tag(name: str) -> str:
    """Return the wire name of an event class."""
    return f"panzer.{name.lower()}"


class PanzerEvent(Event, frozen=True, tag=tag):
    """The base of this game's events."""


# --- factories and stacks (P-6, P-7)


class FactoryPlayed(PanzerEvent, frozen=True):
    """A Factory was played."""

    seat: int
    space: str
    power: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'build')} a Factory at {self.space} (power {self.power})."


class FactoryDestroyed(PanzerEvent, frozen=True):
    """A Factory of a stack was destroyed."""

    seat: int
    """Whose it was."""
    space: str
    power: int
    """What is left."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'lose')} a Factory at {self.space} (power {self.power} left)."


class UnitPlayed(PanzerEvent, frozen=True):
    """A Unit was played onto a stack."""

    seat: int
    unit: int
    card: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'play')} {named(self.card)} at {self.space}."


class Deployed(PanzerEvent, frozen=True):
    """A Unit was put into play without cost (P-18.4)."""

    seat: int
    unit: int
    card: str
    space: str
    source: str
    """Where it came from: ``hand`` or ``junkyard``."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'deploy')} {named(self.card)} at {self.space}."


class ModifierPlayed(PanzerEvent, frozen=True):
    """A Terrain Modifier waits on a stack."""

    seat: int
    card: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'prepare')} {named(self.card)} at {self.space}."


class ModifierPlaced(PanzerEvent, frozen=True):
    """A Terrain Modifier was placed on the Terrain Field (P-11.6)."""

    seat: int
    card: str
    stack: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'place')} {named(self.card)} on {self.space}."


class ModifierDestroyed(PanzerEvent, frozen=True):
    """A Terrain Modifier was destroyed."""

    seat: int
    card: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} on {self.space} is destroyed."


class PermanentCame(PanzerEvent, frozen=True):
    """A Permanent-Event came into play."""

    seat: int
    card: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is in play."


class PermanentDestroyed(PanzerEvent, frozen=True):
    """A Permanent-Event was destroyed."""

    seat: int
    card: str
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is destroyed."


# --- movement (P-8)


class Moved(PanzerEvent, frozen=True):
    """A Unit entered a space."""

    seat: int
    unit: int
    card: str
    start: str
    passed: tuple[str, ...]
    """The spaces of Units it went through."""
    space: str
    cost: int
    how: str
    """``leg``, ``paradrop``, ``overrun``, ``shift`` or ``relocate``."""

    def sentence(self, voice: Voice) -> str:
        verbs = {
            "leg": "moves", "paradrop": "drops", "overrun": "overruns", "shift": "is shifted",
            "relocate": "is relocated",
        }  # fmt: skip
        through = f" through {listed(self.passed)}" if self.passed else ""
        return f"{named(self.card)} {verbs[self.how]} from {self.start}{through} to {self.space}."


class TerrainRevealed(PanzerEvent, frozen=True):
    """A Terrain was turned face up."""

    space: str
    terrain: str

    def sentence(self, voice: Voice) -> str:
        return f"{self.space} is {named(self.terrain)}."


class UnitEvent(PanzerEvent, frozen=True):
    """Something that befalls a Unit."""

    seat: int
    unit: int
    card: str
    space: str


class Halted(UnitEvent, frozen=True):
    """A Unit cannot move for the rest of the turn (P-8.9)."""

    by: str
    """The card that halts it; empty for its own doing."""

    def sentence(self, voice: Voice) -> str:
        by = f" by {named(self.by)}" if self.by else ""
        return f"{named(self.card)} is halted{by}."


class Suppressed(UnitEvent, frozen=True):
    """A Unit can neither attack nor use Actions this turn."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is suppressed."


class Changed(UnitEvent, frozen=True):
    """A value or keyword of a Unit changed until the end of the turn."""

    what: str
    """The word of the card list: ``attack``, ``movement``, ``first-fire`` …"""
    amount: int

    def sentence(self, voice: Voice) -> str:
        words = self.what.replace("-", " ").title()
        if self.what == "first-fire":
            return f"{named(self.card)} gets {words}."
        return f"{named(self.card)} gets {self.amount:+d} {words}."


class MoreAttacks(UnitEvent, frozen=True):
    """A Unit may attack additional times this turn."""

    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} may attack {counted(self.amount, 'more time')} this turn."


# --- attacks (P-9)


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


class AttackFailed(PanzerEvent, frozen=True):
    """An attack or Ranged Attack failed (P-9.6, P-9.7, P-9.9)."""

    seat: int
    item: int
    card: str
    why: str
    """``gone``, ``target``, ``apart``, ``suppressed`` or ``guard``."""

    def sentence(self, voice: Voice) -> str:
        reasons = {
            "gone": "it is no longer there", "target": "its target is out of reach",
            "apart": "they are no longer adjacent", "suppressed": "it is suppressed", "guard": "a Guard stands by",
        }  # fmt: skip
        return f"{named(self.card)}'s attack fails: {reasons[self.why]}."


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
