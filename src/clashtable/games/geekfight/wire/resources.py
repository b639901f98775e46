"""What can happen to units and Items, and its sentence in the log."""

from clashtable.core.text import Voice, listed
from clashtable.games.geekfight.vocabulary import RESOURCES
from clashtable.games.geekfight.wire.arena import (
    GeekEvent,
)
from clashtable.games.geekfight.wire.names import named
from clashtable.games.geekfight.wire.views import GeekUnits


def units_spoken(units: GeekUnits) -> str:
    """Return ``2 Cash and 1 Generic``."""
    amounts = (units.tokens, units.cash, units.tickets, units.glue, units.caffeine, units.generic)
    parts = [f"{amount} {RESOURCES[kind]}" for kind, amount in enumerate(amounts) if amount]
    return listed(parts) or "nothing"


class Paid(GeekEvent, frozen=True):
    """Units left a pool (F-10.6)."""

    seat: int
    units: GeekUnits

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'pay')} {units_spoken(self.units)}."


class Spent(GeekEvent, frozen=True):
    """A Combatant used its Spend Action (F-9.5)."""

    seat: int
    piece: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} uses its Spend Action."


class Produced(GeekEvent, frozen=True):
    """Units went into a pool (F-10.2)."""

    seat: int
    units: GeekUnits
    card: str
    """Where they come from."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'get')} {units_spoken(self.units)} from {named(self.card)}."


class Forfeited(GeekEvent, frozen=True):
    """A card was forfeited (F-14.5)."""

    seat: int
    piece: int
    card: str
    bartered: bool

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'barter' if self.bartered else 'forfeit')} {named(self.card)}."
