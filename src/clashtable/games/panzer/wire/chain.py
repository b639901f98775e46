"""What happens on the Chain: Events, triggers and Actions. Next, read wire/supplies.py."""

from typing import ClassVar

from clashtable.core.events import Callout
from clashtable.core.text import Voice
from clashtable.games.panzer.wire.base import PanzerEvent
from clashtable.games.panzer.wire.names import named
from clashtable.games.panzer.wire.views import PanzerTarget


class EventPlayed(PanzerEvent, frozen=True):
    """An Event was put on a stack and on the Chain."""

    seat: int
    item: int
    card: str
    space: str
    targets: tuple[PanzerTarget, ...]
    text: str
    """What it will do, in words; a player is written ``{seat:1}``."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'play')} {named(self.card)}: {voice.told(self.text)}"

    def callout(self, voice: Voice) -> Callout:
        text = f"{voice.does(self.seat, 'play')} it at {self.space}"
        return Callout(named(self.card), text, self.card, is_pending=True)


class EventResolved(PanzerEvent, frozen=True):
    """An Event on the Chain is carried out."""

    is_minor: ClassVar[bool] = True
    seat: int
    item: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} resolves."


class EventFailed(PanzerEvent, frozen=True):
    """All targets of an Event were gone (P-13.2)."""

    seat: int
    item: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} does nothing: its targets are gone."

    def callout(self, voice: Voice) -> Callout:
        return Callout("It does nothing", f"{named(self.card)}: its targets are gone", self.card)


class Cancelled(PanzerEvent, frozen=True):
    """Something on the Chain was cancelled (P-14.5)."""

    seat: int
    """Whose it was."""
    item: int
    what: str
    """``attack``, ``ranged`` or ``event``."""
    card: str

    def sentence(self, voice: Voice) -> str:
        attack = "'s attack" if self.what != "event" else ""
        return f"{named(self.card)}{attack} is cancelled."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Cancelled", named(self.card), self.card)


class Triggered(PanzerEvent, frozen=True):
    """A trigger is carried out."""

    seat: int
    card: str
    label: str
    """What triggered: ``Play-Effect``, ``Overrun``, ``Junkyard-Trigger`` …; empty for a watching text."""
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)}: {self.label or 'its text applies'}."


class ActionUsed(PanzerEvent, frozen=True):
    """A Unit used an Action (P-12)."""

    seat: int
    unit: int
    card: str
    space: str
    action: str
    """``action``, ``repair`` or ``demolish``."""

    def sentence(self, voice: Voice) -> str:
        words = {"action": "its Action", "repair": "Repair", "demolish": "Demolish"}
        return f"{named(self.card)} uses {words[self.action]}."
