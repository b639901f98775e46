"""What a Buff gives its host as long as it is attached (F-13.10), each with its sentence."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.state import State
from clashtable.core.text import listed, with_article
from clashtable.games.geekfight.effects.conditions import Trait
from clashtable.games.geekfight.effects.continuous import VALUE_NAMES, Modifier
from clashtable.games.geekfight.model.card import Card, Thing
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import (
    SNIPES,
)
from clashtable.games.geekfight.vocabulary import (
    ITEM,
    SUBTYPES,
)


@dataclass(frozen=True)
class HostHas(Modifier):
    """A value of the host, another if the host has a trait."""

    what: int
    amount: int
    trait: Trait | None = None
    better: int = 0

    def text(self, card: Card) -> str:
        name = VALUE_NAMES[self.what]
        usual = f"The host has {self.amount:+d} {name}."
        if self.trait is None:
            return usual
        return f"{usual} If the host is {self.trait.text()}, it has {self.better:+d} {name} instead."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        if what != self.what:
            return 0
        trait = self.trait
        if trait is not None and trait.holds(cast(GeekState, state), cast(Piece, subject)):
            return self.better
        return self.amount


@dataclass(frozen=True)
class HostGives(Modifier):
    """What the host gives more, or other amounts if the host or its Combatant is something."""

    changes: tuple[tuple[int, int], ...]
    """Which values, and by how much."""
    better: int = 0
    subtype: int = -1
    """The Subtype of a host that gives ``better`` of the first value instead; -1 for none."""
    trait: Trait | None = None
    """The trait of the equipped Combatant with which the host gives ``better`` instead."""

    def text(self, card: Card) -> str:
        usual = listed([f"an additional {amount:+d} {VALUE_NAMES[what]}" for what, amount in self.changes])
        instead = f"gives an additional {self.better:+d} {VALUE_NAMES[self.changes[0][0]]} instead."
        if self.subtype >= 0:
            name = with_article(SUBTYPES[ITEM][self.subtype])
            return f"The host gives {usual}. If the host is {name}, it {instead}"
        if self.trait is not None:
            while_it_is = f"As long as the equipped Combatant is {self.trait.text()}"
            return f"The host gives {usual}. {while_it_is}, the host {instead}"
        return f"The host gives {usual}."

    def classes(self) -> tuple[str, ...]:
        return ("static",) if self.trait is None else ("static", "conditional")

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        for value, amount in self.changes:
            if value == what:
                return self.better if self.is_better(cast(GeekState, state), cast(Piece, subject)) else amount
        return 0

    def is_better(self, state: GeekState, host: Piece) -> bool:
        """Tell whether ``better`` applies."""
        if self.subtype >= 0:
            return host.card.subtype == self.subtype
        trait = self.trait
        return trait is not None and trait.holds(state, state.players[host.controller].combatant)


@dataclass(frozen=True)
class HostSnipesHigher(Modifier):
    """A higher Snipe Value of the host."""

    amount: int

    def text(self, card: Card) -> str:
        return f"If the host has a Snipe Value, that Snipe Value is {self.amount} higher."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        return self.amount if what == SNIPES else 0
