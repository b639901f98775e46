"""The abilities a card can have (F-14), as data: each knows its sentences. Next, read rules/turns.py."""

from dataclasses import dataclass
from typing import Final

from clashtable.core.effects import Choose, Effect
from clashtable.core.text import capitalized, sentence, with_article
from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.effects.base import needs_combatant, specs_of
from clashtable.games.geekfight.model.card import Ability, Card, TargetSpec
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.model.values import (
    is_of_type,
)
from clashtable.games.geekfight.vocabulary import (
    COUNTERS,
    RESOURCES,
)


class Acting(Ability):
    """An ability with an effect, perhaps in several ways to choose from."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect
        ways = effect.parts() if isinstance(effect, Choose) else [effect]
        self.ways: Final[list[Effect]] = ways
        self.has_ways: Final = isinstance(effect, Choose)
        self.way_specs: Final[list[list[TargetSpec]]] = [list(specs_of(way)) for way in ways]
        self.way_needs: Final[list[bool]] = [needs_combatant(way) for way in ways]
        """Whether each way speaks of your Combatant (F-12.5)."""

    def effects(self) -> list[Effect]:
        return [self.effect]

    def way(self, mode: int) -> Effect:
        """Return what happens in the chosen way."""
        return self.ways[max(0, mode)]

    def target_specs(self, mode: int) -> list[TargetSpec]:
        return self.way_specs[max(0, mode)]


class Does(Acting):
    """What a Tactic or Skill does."""

    def text(self, card: Card) -> str:
        return sentence(self.effect.text(card))

    def note(self, card: Card) -> None:
        card.acts = card.abilities.index(self)


WHEN: Final = {
    triggers.DEPLOYED: "When this Combatant is deployed",
    triggers.ATTACKS: "Whenever this Combatant attacks",
    triggers.IS_ATTACKED: "Whenever a Combatant attacks this Combatant",
    triggers.DEFEATS: "Whenever this Combatant defeats a Combatant",
    triggers.HOST_DEFEATS: "Whenever the host defeats a Combatant",
    triggers.OPPONENT_PLAYS_TACTIC: "Whenever an opponent plays a Tactic",
    triggers.IS_DEFEATED: "When this Combatant is defeated",
    triggers.HOST_DEFEATED_WITH_DAMAGE: "When the host is defeated with damage",
    triggers.GAINS_CRED: "Whenever you gain Cred",
    triggers.IS_BARTERED: "When you barter this Item",
    triggers.FORFEITS_SNACK: "Whenever you forfeit a Snack Item",
    triggers.ACTION_STARTS: "At the start of your Action Phase",
    triggers.TURN_ENDS: "At the end of your turn",
    triggers.DEALT_COMBAT_DAMAGE: "Whenever this Combatant is dealt combat damage",
    triggers.IS_BROKEN: "When this Item is broken",
    triggers.SNIPES_WITH: "Whenever the equipped Combatant snipes with this Item",
    triggers.TIME_RUNS_OUT: "When the last Time Counter is removed from this Buff",
}


class When(Acting):
    """A Triggered Ability (F-14.9)."""

    def __init__(self, happens: int, effect: Effect) -> None:
        super().__init__(effect)
        self.happens: Final = happens

    def text(self, card: Card) -> str:
        return sentence(f"{WHEN[self.happens]}, {self.effect.text(card)}")

    def classes(self) -> tuple[str, ...]:
        return ("triggered",)

    def happening(self) -> int:
        return self.happens

    def note(self, card: Card) -> None:
        card.listens |= 1 << self.happens


NO_SPEND: Final = -1
ANY_TYPE: Final = -1
"""A typed resource that the player chooses."""


class Cost:
    """What an Activated Ability costs (F-14.3)."""

    __slots__ = ("discards", "forfeits", "is_action", "is_once", "pay", "spend", "types")

    def __init__(
        self, *, pay: int = 0, types: int = 0, spend: int = NO_SPEND, forfeits: bool = False, discards: bool = False,
        is_action: bool = False, is_once: bool = False,
    ) -> None:  # fmt: skip
        self.pay: Final = pay
        self.types: Final = types
        """The typed resources of which one unit is required, as bits."""
        self.spend: Final = spend
        """0 for a plain Spend Ability, else how many of the produced units it takes (F-14.4)."""
        self.forfeits: Final = forfeits
        self.discards: Final = discards
        self.is_action: Final = is_action
        self.is_once: Final = is_once

    def text(self, card: Card) -> str:
        """Return what stands before the colon."""
        parts = ["Once per round"] if self.is_once else []
        if self.pay:
            names = "".join([f" {RESOURCES[kind]}" for kind in range(5) if self.types >> kind & 1])
            parts.append(f"Pay {self.pay}{names}")
        if self.spend != NO_SPEND:
            parts.append(f"Spend {self.spend}" if self.spend else "Spend")
        if self.discards:
            parts.append("Discard a card")
        if self.forfeits:
            parts.append(f"Forfeit {card.this()}")
        if self.is_action:
            parts.append("Action")
        return ", ".join(parts)

    def classes(self) -> tuple[str, ...]:
        """Return the kinds of ability that it makes."""
        found = ["activated"] if self.pay or (self.is_once and not self.forfeits) else []
        found += ["spend"] if self.spend != NO_SPEND else []
        found += ["forfeit"] if self.forfeits else []
        return (*found, "action") if self.is_action else tuple(found)


class Activated(Acting):
    """An ability that its controller uses (F-14.3)."""

    def __init__(self, cost: Cost, effect: Effect, remembers: int = -1) -> None:
        super().__init__(effect)
        self.cost: Final = cost
        self.remembers: Final = remembers
        """The counter whose number on the forfeited card is remembered; -1 for none."""

    def text(self, card: Card) -> str:
        return sentence(f"{self.cost.text(card)}: {capitalized(self.effect.text(card))}")

    def classes(self) -> tuple[str, ...]:
        return self.cost.classes()

    def note(self, card: Card) -> None:
        card.uses.append(card.abilities.index(self))


class Makes(Ability):
    """An ability that only makes resources and never uses the Queue (F-14.8)."""

    def __init__(self, cost: Cost, units: int, kind: int, per: int = -1) -> None:
        self.cost: Final = cost
        self.units: Final = units
        self.kind: Final = kind
        """The typed resource it makes, or ANY_TYPE for one that is chosen."""
        self.per: Final = per
        """The counter for each of which it makes the units; -1 where it makes them once."""

    def text(self, card: Card) -> str:
        plural = "" if self.units == 1 else "s"
        what = f"resource{plural} of a type you choose" if self.kind < 0 else RESOURCES[self.kind]
        each = "" if self.per < 0 else f" for each {COUNTERS[self.per]} Counter that was on it"
        return f"{self.cost.text(card)}: Produce {self.units} {what}{each}."

    def classes(self) -> tuple[str, ...]:
        return (*self.cost.classes(), "resource")

    def note(self, card: Card) -> None:
        card.makes = True

    def amount(self, piece: Piece) -> int:
        """Return how many units it would make now."""
        return self.units if self.per < 0 else self.units * piece.counters[self.per]


@dataclass(frozen=True)
class BarterBonus(Ability):
    """More units whenever an Item of a resource type is bartered."""

    kind: int
    amount: int

    def text(self, card: Card) -> str:
        name = RESOURCES[self.kind]
        return f"Whenever you barter {with_article(name)} Item, produce {self.amount} {name}."

    def classes(self) -> tuple[str, ...]:
        return ("triggered", "resource")

    def barter_bonus(self, card: Card) -> int:
        return units(self.kind, self.amount) if is_of_type(card, self.kind) else 0


@dataclass(frozen=True)
class AsYouPlay(Ability):
    """An Item to be forfeited as the card is played (F-14.5)."""

    is_optional: bool

    def text(self, card: Card) -> str:
        return f"As you play this card, {'you may ' if self.is_optional else ''}forfeit an Item."

    def classes(self) -> tuple[str, ...]:
        return ("forfeit",)

    def note(self, card: Card) -> None:
        card.must_forfeit = not self.is_optional
