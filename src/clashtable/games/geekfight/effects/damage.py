"""Effects that damage, heal and prevent damage (F-16)."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.games.geekfight.changes.damage import deal_damage, heal, shield, shield_attack
from clashtable.games.geekfight.effects.base import Aimed, Targeted, dealer_of
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, find_object
from clashtable.games.geekfight.vocabulary import COUNTERS


@dataclass(frozen=True)
class Deal(Aimed):
    """Deal direct damage."""

    amount: int
    by: str = ""
    """What deals it, where the text says so."""

    def text(self, card: Printed) -> str:
        verb = f"{self.by} deals" if self.by else "deal"
        return f"{verb} {self.amount} damage to {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        deal_damage(state, piece, self.amount, seat=use.seat, dealer=dealer_of(use), combat=False, prevented=0)


@dataclass(frozen=True)
class DealPrintedCost(Aimed):
    """Deal as much damage as the forfeited Item costs."""

    def text(self, card: Printed) -> str:
        return f"deal damage to {self.who.text(card)} equal to that Item's printed cost"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        amount = 0 if use.forfeited is None else use.forfeited.cost
        deal_damage(state, piece, amount, seat=use.seat, dealer=dealer_of(use), combat=False, prevented=0)


@dataclass(frozen=True)
class DealForEach(Aimed):
    """Deal damage for each counter that was on the forfeited card."""

    counter: int
    amount: int
    """For each of them."""
    most: int

    def text(self, card: Printed) -> str:
        counter = COUNTERS[self.counter]
        return (
            f"it deals {self.amount} damage to {self.who.text(card)} for each {counter} Counter that was on it, "
            f"to a maximum of {self.most}"
        )

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        amount = min(self.most, self.amount * use.remembered)
        deal_damage(state, piece, amount, seat=use.seat, dealer=0, combat=False, prevented=0)


@dataclass(frozen=True)
class Heal(Aimed):
    """Remove damage (F-16.8)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"heal {self.amount} from {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        heal(state, piece, self.amount)


@dataclass(frozen=True)
class Prevent(Aimed):
    """Prevent damage to a Combatant this turn (F-16.7)."""

    amount: int
    """0 for all damage."""

    def text(self, card: Printed) -> str:
        what = "all damage" if self.amount == 0 else f"the next {self.amount} damage"
        return f"prevent {what} that would be dealt to {self.who.text(card)} this turn"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        shield(state, piece, self.amount)


@dataclass(frozen=True)
class PreventAttack(Targeted):
    """Prevent all combat damage of an attack."""

    def text(self, card: Printed) -> str:
        return f"prevent all combat damage {self.target.text()} would deal"

    def happen(self, state: GeekState, use: Cast) -> None:
        attack = find_object(state, use.targets[0].number)
        if attack is not None:
            shield_attack(state, attack)
