"""What can happen to cards in the arena of Geek Fight, and its sentence in the log."""

from functools import partial

from clashtable.core.events import Callout, Event, tag
from clashtable.core.text import Voice, counted
from clashtable.games.geekfight.wire.names import named


class GeekEvent(Event, frozen=True, tag=partial(tag, "geekfight")):
    """The base of the events below."""


class Deployed(GeekEvent, frozen=True):
    """A Combatant entered the arena (F-13.1)."""

    seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'deploy')} {named(self.card)}."


class Entered(GeekEvent, frozen=True):
    """An Item or Buff entered the arena (F-13.5, F-13.10)."""

    seat: int
    piece: int
    card: str
    host: int
    host_card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is now on {named(self.host_card)}."


class Stolen(GeekEvent, frozen=True):
    """An Item changed sides (F-13.8)."""

    seat: int
    from_seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'steal')} {named(self.card)} from {voice.name(self.from_seat)}."

    def callout(self, voice: Voice) -> Callout:
        return Callout("Yoink!", f"{voice.does(self.seat, 'steal')} {named(self.card)}", self.card)


class Broken(GeekEvent, frozen=True):
    """An Item was broken (F-13.9)."""

    seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.owns(self.seat, named(self.card))} breaks.".replace("your", "Your", 1)

    def callout(self, voice: Voice) -> Callout:
        return Callout("Crack!", f"{named(self.card)} breaks", self.card)


class Unharmed(GeekEvent, frozen=True):
    """Something that cannot happen to a card did not happen (F-23)."""

    piece: int
    card: str
    what: str
    """``break``, ``steal`` or ``distract``."""

    def sentence(self, voice: Voice) -> str:
        words = {"break": "cannot be broken", "steal": "cannot be stolen", "distract": "cannot be distracted"}
        return f"{named(self.card)} {words[self.what]}."


class ReturnedToHand(GeekEvent, frozen=True):
    """A Combatant went back to its owner's hand."""

    seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} returns to {voice.owns(self.seat, 'hand')}."


class Defeated(GeekEvent, frozen=True):
    """A Combatant was defeated (F-19.1)."""

    seat: int
    """Whose it was."""
    piece: int
    card: str
    by: int | None
    """Who defeated it with damage."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is defeated{'' if self.by is None else f' by {voice.name(self.by)}'}!"

    def callout(self, voice: Voice) -> Callout:
        text = "Nobody gets Cred for it" if self.by is None else f"{voice.does(self.by, 'get')} the Cred"
        return Callout(f"{named(self.card)} is defeated!", text, self.card)


class BuffEnded(GeekEvent, frozen=True):
    """A Buff without a host or without time was discarded (F-19.1)."""

    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is over."


class CountersPut(GeekEvent, frozen=True):
    """Counters were put on a card (F-17)."""

    piece: int
    card: str
    counter: str
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} gets {counted(self.amount, f'{self.counter} Counter')}."


class CountersRemoved(GeekEvent, frozen=True):
    """Counters were removed from a card."""

    piece: int
    card: str
    counter: str
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} loses {counted(self.amount, f'{self.counter} Counter')}."


class Modified(GeekEvent, frozen=True):
    """A Combatant got a modifier for a time."""

    piece: int
    card: str
    what: str
    amount: int
    until: int | None

    def sentence(self, voice: Voice) -> str:
        ends = "this turn" if self.until is None else f"until {voice.owns(self.until, 'next turn')}"
        return f"{named(self.card)} gets {self.amount:+d} {self.what} {ends}."


class Shielded(GeekEvent, frozen=True):
    """Damage to a Combatant, or of an attack, will be prevented (F-16.7)."""

    piece: int
    card: str
    amount: int
    """0 is all of it."""
    attack: bool
    """Whether it is the damage that an attack of this Combatant would deal."""

    def sentence(self, voice: Voice) -> str:
        if self.attack:
            return f"{named(self.card)}'s attack will deal no damage."
        what = "All damage" if self.amount == 0 else f"The next {self.amount} damage"
        return f"{what} to {named(self.card)} will be prevented this turn."


class Damaged(GeekEvent, frozen=True):
    """Damage was dealt to a Combatant, or all of it prevented (F-16)."""

    piece: int
    card: str
    amount: int
    prevented: int
    combat: bool
    seat: int
    """Who deals it."""

    def sentence(self, voice: Voice) -> str:
        prevented = f" ({self.prevented} prevented)" if self.prevented else ""
        return f"{named(self.card)} takes {self.amount} damage{prevented}."


class Healed(GeekEvent, frozen=True):
    """Damage was removed from a Combatant (F-16.8)."""

    piece: int
    card: str
    amount: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} heals {self.amount}."


class Refreshed(GeekEvent, frozen=True):
    """A used Action is available again (F-9.3)."""

    piece: int
    card: str
    action: str
    """``attack`` or ``spend``."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)}'s {self.action.capitalize()} Action is refreshed."


class GainedCred(GeekEvent, frozen=True):
    """A player gained Cred (F-20.1)."""

    seat: int
    amount: int
    total: int

    def sentence(self, voice: Voice) -> str:
        who = "you" if self.seat == voice.viewer else "they"
        return f"{voice.does(self.seat, 'gain')} {self.amount} Cred; {who} have {self.total} now."
