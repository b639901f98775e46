"""What can happen to cards in play in Panzer Clash, and its sentence in the log."""

from clashtable.core.text import Voice, counted, listed
from clashtable.games.panzer.wire.base import PanzerEvent, UnitEvent
from clashtable.games.panzer.wire.names import named


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
