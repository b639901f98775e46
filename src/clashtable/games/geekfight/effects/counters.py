"""Effects that put and remove counters, and modify for a time (F-17)."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.text import listed
from clashtable.games.geekfight.changes.counters import modify, put_counters, remove_counters
from clashtable.games.geekfight.effects.base import Aimed
from clashtable.games.geekfight.model.card import your
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Lasting, Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.vocabulary import COUNTERS, HEALTH


@dataclass(frozen=True)
class Put(Aimed):
    """Put counters on cards."""

    counters: tuple[tuple[int, int], ...]
    """Which counters, and how many."""

    def text(self, card: Printed) -> str:
        what = listed([counters_text(counter, amount) for counter, amount in self.counters])
        return f"put {what} on {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        for counter, amount in self.counters:
            put_counters(state, piece, counter, amount)


def counters_text(counter: int, amount: int) -> str:
    """Return ``2 Frailty Counters``."""
    return f"{amount} {COUNTERS[counter]} Counter{'' if amount == 1 else 's'}"


@dataclass(frozen=True)
class Remove(Aimed):
    """Remove counters from a card."""

    counter: int
    amount: int
    """0 for all."""

    def text(self, card: Printed) -> str:
        what = counters_text(self.counter, self.amount) if self.amount else f"all {COUNTERS[self.counter]} Counters"
        return f"remove {what} from {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        remove_counters(state, piece, self.counter, self.amount or piece.counters[self.counter])


@dataclass(frozen=True)
class Gets(Aimed):
    """Give a Combatant a modifier for a time."""

    amount: int
    what: int
    """STRENGTH or HEALTH."""
    until_your_turn: bool = False

    def text(self, card: Printed) -> str:
        lasts = f"until {your(card, 'next turn')}" if self.until_your_turn else "this turn"
        return f"{self.who.text(card)} gets {self.amount:+d} {value_name(self.what)} {lasts}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        lasting = Lasting(self.what, self.amount, use.seat if self.until_your_turn else -1)
        modify(state, piece, lasting, value_name(self.what))


def value_name(what: int) -> str:
    """Return what a value is called."""
    return "health" if what == HEALTH else "strength"
