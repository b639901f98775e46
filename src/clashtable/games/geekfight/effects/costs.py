"""Abilities that change what cards cost (F-10.9), each with its sentence."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.state import State
from clashtable.games.geekfight.effects.conditions import Trait
from clashtable.games.geekfight.model.card import Ability, Card, Thing
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.vocabulary import (
    ATTRIBUTES,
    ITEM,
    KINDS,
    SUBTYPES,
)


@dataclass(frozen=True)
class CostsLess(Ability):
    """The card itself costs less while your Combatant has a trait."""

    amount: int
    trait: Trait

    def text(self, card: Card) -> str:
        return f"This card costs {self.amount} less as long as your Combatant is {self.trait.text()}."

    def classes(self) -> tuple[str, ...]:
        return ("cost",)

    def note(self, card: Card) -> None:
        card.changes_own_cost = True

    def own_cost_change(self, state: State, seat: int) -> int:
        geek = cast(GeekState, state)
        return -self.amount if self.trait.holds(geek, geek.players[seat].combatant) else 0


@dataclass(frozen=True)
class OpponentsPayMore(Ability):
    """Cards of a kind cost opponents more."""

    kind: int
    amount: int

    def text(self, card: Card) -> str:
        return f"{KINDS[self.kind]}s played by opponents cost {self.amount} more."

    def classes(self) -> tuple[str, ...]:
        return ("static",)

    def note(self, card: Card) -> None:
        card.changes_costs = True

    def cost_change(self, state: State, source: Thing, seat: int, card: Card) -> int:
        return self.amount if card.kind == self.kind and cast(Piece, source).controller != seat else 0


@dataclass(frozen=True)
class YouPayLess(Ability):
    """Cards with an Attribute, or Items of a Subtype, cost you less."""

    amount: int
    attribute: int = -1
    subtype: int = -1

    def text(self, card: Card) -> str:
        what = f"{ATTRIBUTES[self.attribute]} cards" if self.subtype < 0 else f"{SUBTYPES[ITEM][self.subtype]} Items"
        return f"{what} you play cost {self.amount} less."

    def classes(self) -> tuple[str, ...]:
        return ("static",)

    def note(self, card: Card) -> None:
        card.changes_costs = True

    def cost_change(self, state: State, source: Thing, seat: int, card: Card) -> int:
        if cast(Piece, source).controller != seat:
            return 0
        if self.subtype >= 0:
            return -self.amount if card.kind == ITEM and card.subtype == self.subtype else 0
        return -self.amount if card.attributes >> self.attribute & 1 else 0
