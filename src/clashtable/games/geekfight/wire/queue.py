"""What can happen on the Queue, and its sentence in the log."""

from clashtable.core.events import Callout
from clashtable.core.text import Voice, listed
from clashtable.games.geekfight.wire.arena import (
    GeekEvent,
)
from clashtable.games.geekfight.wire.names import named, object_named
from clashtable.games.geekfight.wire.views import GeekTarget


class Added(GeekEvent, frozen=True):
    """Something went on top of the Queue (F-12.1, step 6; F-8.7)."""

    object: int
    seat: int
    what: str
    """``attack``, ``card``, ``ability``, ``trigger`` or ``snipe``."""
    card: str
    targets: tuple[GeekTarget, ...]

    def sentence(self, voice: Voice) -> str:
        aims = [target_spoken(target, voice) for target in self.targets]
        aimed = f" at {listed(aims)}" if aims else ""
        if self.what == "attack":
            return f"{voice.does(self.seat, 'attack')} {listed(aims)} with {named(self.card)}."
        if self.what == "card":
            return f"{voice.does(self.seat, 'play')} {named(self.card)}{aimed}."
        if self.what == "snipe":
            return f"{voice.does(self.seat, 'snipe')}{aimed} with {named(self.card)}."
        verb = "use" if self.what == "ability" else "trigger"
        if verb == "trigger":
            return f"{named(self.card)}'s Ability goes on the Queue{aimed}."
        return f"{voice.does(self.seat, verb)} {named(self.card)}'s Ability{aimed}."

    def callout(self, voice: Voice) -> Callout | None:
        if self.what not in ("attack", "snipe"):
            return None
        aims = ", ".join(target_spoken(target, voice) for target in self.targets)
        return Callout(f"{self.what.capitalize()}!", f"{named(self.card)} → {aims}", self.card)


def target_spoken(target: GeekTarget, voice: Voice) -> str:
    """Return what something is aimed at."""
    return voice.name(target.id) if target.kind == "seat" else named(target.name)


class Resolved(GeekEvent, frozen=True):
    """Something on the Queue resolved (F-8.8)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        return f"{object_named(self.card, self.what)} resolves."


class Fizzled(GeekEvent, frozen=True):
    """Something on the Queue lost its targets and is ignored (F-15.4, F-16.4)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        name = object_named(self.card, self.what)
        return f"{name} is ignored." if self.what == "attack" else f"{name} finds no target any more and fizzles."

    def callout(self, voice: Voice) -> Callout:
        return Callout("It fizzles", named(self.card), self.card)


class Cancelled(GeekEvent, frozen=True):
    """Something was removed from the Queue (F-15.5)."""

    object: int
    card: str
    what: str

    def sentence(self, voice: Voice) -> str:
        return f"{object_named(self.card, self.what)} is cancelled."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Cancelled!", named(self.card), self.card)


class Retargeted(GeekEvent, frozen=True):
    """Something on the Queue got a new target (F-15.6)."""

    object: int
    card: str
    targets: tuple[GeekTarget, ...]

    def sentence(self, voice: Voice) -> str:
        aims = [target_spoken(target, voice) for target in self.targets]
        return f"{named(self.card)} is now aimed at {listed(aims)}."


class Chose(GeekEvent, frozen=True):
    """A player chose one of several things that a text offers."""

    seat: int
    what: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'choose')}: {voice.told(self.what)}."
