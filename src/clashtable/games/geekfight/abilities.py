"""The abilities a card can have (F-14), as data: each knows its sentences. Next, read rules.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Choose, Effect
from clashtable.core.state import State
from clashtable.core.text import capitalized, listed, number, sentence, with_article
from clashtable.games.geekfight import triggers
from clashtable.games.geekfight.card import Ability, Card, TargetSpec, Thing
from clashtable.games.geekfight.conditions import Trait, count_in_discard
from clashtable.games.geekfight.effects import counters_text, needs_combatant, specs_of
from clashtable.games.geekfight.state import GeekState, Piece
from clashtable.games.geekfight.units import units
from clashtable.games.geekfight.values import (
    BARTER_FREELY,
    BREAK_OR_STEAL,
    DISTRACT,
    GIVES_HEALTH,
    GIVES_STRENGTH,
    PRODUCTION,
    SNIPES,
    TARGET_BY_EFFECTS,
    TARGET_BY_LOUD,
    TARGET_BY_SNIPES,
    is_of_type,
)
from clashtable.games.geekfight.words import (
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    COUNTERS,
    HEALTH,
    ITEM,
    KINDS,
    RESOURCES,
    STRENGTH,
    SUBTYPES,
)

VALUE_NAMES: Final = {
    STRENGTH: "strength", HEALTH: "health", PRODUCTION: "production", GIVES_STRENGTH: "strength",
    GIVES_HEALTH: "health",
}  # fmt: skip


# --- abilities that let something happen


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


NO_SPEND: Final = -1


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


class Makes(Ability):
    """An ability that only makes resources and never uses the Queue (F-14.8)."""

    def __init__(self, cost: Cost, kind: int, per: int = -1) -> None:
        self.cost: Final = cost
        self.kind: Final = kind
        """The typed resource it makes; -1 for one that is chosen."""
        self.per: Final = per
        """The counter for each of which it makes a unit; -1 for one unit."""

    def text(self, card: Card) -> str:
        what = "1 resource of a type you choose" if self.kind < 0 else f"1 {RESOURCES[self.kind]}"
        each = "" if self.per < 0 else f" for each {COUNTERS[self.per]} Counter that was on it"
        return f"{self.cost.text(card)}: Produce {what}{each}."

    def classes(self) -> tuple[str, ...]:
        return (*self.cost.classes(), "resource")

    def amount(self, piece: Piece) -> int:
        """Return how many units it would make now."""
        return 1 if self.per < 0 else piece.counters[self.per]


@dataclass(frozen=True)
class BarterBonus(Ability):
    """More units whenever an Item of a resource type is bartered."""

    kind: int

    def text(self, card: Card) -> str:
        return f"Whenever you barter {with_article(RESOURCES[self.kind])} Item, produce 1 {RESOURCES[self.kind]}."

    def classes(self) -> tuple[str, ...]:
        return ("triggered", "resource")

    def barter_bonus(self, card: Card) -> int:
        return units(self.kind, 1) if is_of_type(card, self.kind) else 0


@dataclass(frozen=True)
class AsYouPlay(Ability):
    """An Item to be forfeited as the card is played (F-14.5)."""

    is_optional: bool

    def text(self, card: Card) -> str:
        return f"As you play this card, {'you may ' if self.is_optional else ''}forfeit an Item."

    def classes(self) -> tuple[str, ...]:
        return ("forfeit",)


# --- costs


@dataclass(frozen=True)
class CostsLess(Ability):
    """The card itself costs less while your Combatant has a trait."""

    amount: int
    trait: Trait

    def text(self, card: Card) -> str:
        return f"This card costs {self.amount} less as long as your Combatant is {self.trait.text()}."

    def classes(self) -> tuple[str, ...]:
        return ("cost",)

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

    def cost_change(self, state: State, source: Thing, seat: int, card: Card) -> int:
        if cast(Piece, source).controller != seat:
            return 0
        if self.subtype >= 0:
            return -self.amount if card.kind == ITEM and card.subtype == self.subtype else 0
        return -self.amount if card.attributes >> self.attribute & 1 else 0


# --- values


class Lawful(Ability):
    """A Static or Conditional Ability (F-14.11, F-14.12)."""

    def classes(self) -> tuple[str, ...]:
        return ("static",)


@dataclass(frozen=True)
class HasForEachInDiscard(Lawful):
    """Strength for each Combatant card of a Subtype in the discard pile."""

    trait: Trait
    most: int

    def text(self, card: Card) -> str:
        name = SUBTYPES[COMBATANT][self.trait.number]
        each = f"for each {name} card in your discard pile, to a maximum of +{self.most}"
        return f"This Combatant has +1 strength {each}."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        if what != STRENGTH:
            return 0
        return min(self.most, count_in_discard(cast(GeekState, state), cast(Piece, source).controller, self.trait))


@dataclass(frozen=True)
class HasForEachCounter(Lawful):
    """Strength for each counter on it."""

    counter: int

    def text(self, card: Card) -> str:
        return f"This Combatant has +1 strength for each {COUNTERS[self.counter]} Counter on it."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        return cast(Piece, source).counters[self.counter] if what == STRENGTH else 0


@dataclass(frozen=True)
class HasWhileEquipping(Lawful):
    """A value while the Combatant equips certain Items."""

    what: int
    amount: int
    items: int = 1
    subtype: int = -1
    """The Subtype of Items that count; -1 for all."""

    def text(self, card: Card) -> str:
        if self.subtype < 0:
            equips = f"{number(self.items)} or more Items"
        else:
            equips = f"{with_article(SUBTYPES[ITEM][self.subtype])} Item"
        return f"As long as this Combatant equips {equips}, it has {self.amount:+d} {VALUE_NAMES[self.what]}."

    def classes(self) -> tuple[str, ...]:
        return ("conditional",)

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        if what != self.what:
            return 0
        count = 0
        for item in cast(GeekState, state).players[cast(Piece, source).controller].items:
            if self.subtype < 0 or item.card.subtype == self.subtype:
                count += 1
        return self.amount if count >= self.items else 0


@dataclass(frozen=True)
class HostHas(Lawful):
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
class GivesWhile(Lawful):
    """What an Item gives more while its Combatant has a trait."""

    what: int
    amount: int
    trait: Trait

    def text(self, card: Card) -> str:
        gives = f"gives an additional {self.amount:+d} {VALUE_NAMES[self.what]}"
        # "a V.I.P." ends the sentence with its own full stop.
        return sentence(f"this Item {gives} as long as the equipped Combatant is {self.trait.text()}")

    def classes(self) -> tuple[str, ...]:
        return ("conditional",)

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        if what != self.what or source is not subject:
            return 0
        geek = cast(GeekState, state)
        combatant = geek.players[cast(Piece, source).controller].combatant
        return self.amount if self.trait.holds(geek, combatant) else 0


@dataclass(frozen=True)
class EachItemGives(Lawful):
    """What each Item of a Subtype gives more to this Combatant."""

    subtype: int
    what: int
    amount: int

    def text(self, card: Card) -> str:
        items = f"Each {SUBTYPES[ITEM][self.subtype]} Item this Combatant equips"
        return f"{items} gives an additional {self.amount:+d} {VALUE_NAMES[self.what]}."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        item = cast(Piece, subject)
        return self.amount if what == self.what and item.card.subtype == self.subtype else 0


@dataclass(frozen=True)
class HostGives(Lawful):
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
class HostSnipesHigher(Lawful):
    """A higher Snipe Value of the host."""

    amount: int

    def text(self, card: Card) -> str:
        return f"If the host has a Snipe Value, that Snipe Value is {self.amount} higher."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        return self.amount if what == SNIPES else 0


# --- other laws


@dataclass(frozen=True)
class MayEquip(Lawful):
    """How many Items this Combatant may equip (F-13.7)."""

    items: int

    def text(self, card: Card) -> str:
        return f"This Combatant may equip {number(self.items)} Items."


@dataclass(frozen=True)
class EquipsMore(Lawful):
    """One more Item for the equipped Combatant."""

    def text(self, card: Card) -> str:
        return "The equipped Combatant may equip one additional Item."


@dataclass(frozen=True)
class AlsoIs(Lawful):
    """An Attribute that the equipped Combatant also has."""

    attribute: int

    def text(self, card: Card) -> str:
        return f"The equipped Combatant is also {ATTRIBUTES[self.attribute]}."


@dataclass(frozen=True)
class ArrivesWith(Lawful):
    """Counters that are on the card as it enters the arena."""

    counter: int
    amount: int

    def text(self, card: Card) -> str:
        return f"{capitalized(card.this())} comes into play with {counters_text(self.counter, self.amount)} on it."

    def arrives_with(self, counter: int) -> int:
        return self.amount if counter == self.counter else 0


@dataclass(frozen=True)
class BuffsLastLonger(Lawful):
    """More Time for Buffs of a resource type."""

    kind: int
    amount: int

    def text(self, card: Card) -> str:
        more = f"{self.amount} additional Time Counter{'' if self.amount == 1 else 's'}"
        return f"{RESOURCES[self.kind]} Buffs you play come into play with {more}."

    def more_time(self, card: Card) -> int:
        return self.amount if card.kind == BUFF and is_of_type(card, self.kind) else 0


@dataclass(frozen=True)
class PreventsCombatDamage(Lawful):
    """Some of all combat damage to this Combatant."""

    amount: int

    def text(self, card: Card) -> str:
        return f"If this Combatant would be dealt combat damage, prevent {self.amount} of that damage."

    def prevents(self) -> int:
        return self.amount


CANNOT: Final = {
    TARGET_BY_EFFECTS: "{} cannot be targeted by Effects opponents control",
    TARGET_BY_LOUD: "{} cannot be targeted by Loud cards opponents control",
    TARGET_BY_SNIPES: "{} cannot be targeted by snipes",
    DISTRACT: "Distraction Counters cannot be put on {}",
    BREAK_OR_STEAL: "{} cannot be broken or stolen",
    BARTER_FREELY: "{} can be bartered only as an excess Item",
}


@dataclass(frozen=True)
class Cannot(Lawful):
    """Something that cannot be done to the card that the text is about."""

    what: int

    def text(self, card: Card) -> str:
        if card.kind == BUFF:
            about = "the host"
        elif card.kind == ITEM and self.what != BARTER_FREELY:
            about = "the equipped Combatant"
        else:
            about = card.this()
        return sentence(CANNOT[self.what].format(about))

    def forbids(self) -> int:
        return self.what
