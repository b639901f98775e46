"""Abilities that simply hold (F-14.11, F-14.12): values, limits and prohibitions, each with its sentence."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.state import State
from clashtable.core.text import capitalized, number, sentence, with_article
from clashtable.games.geekfight.effects.conditions import Trait, count_in_discard
from clashtable.games.geekfight.effects.counters import counters_text
from clashtable.games.geekfight.model.card import Ability, Card, Thing
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import (
    BARTER_FREELY,
    BREAK_OR_STEAL,
    DISTRACT,
    GIVES_HEALTH,
    GIVES_STRENGTH,
    PRODUCTION,
    TARGET_BY_EFFECTS,
    TARGET_BY_LOUD,
    TARGET_BY_SNIPES,
    is_of_type,
)
from clashtable.games.geekfight.vocabulary import (
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    COUNTERS,
    HEALTH,
    ITEM,
    RESOURCES,
    STRENGTH,
    SUBTYPES,
)

VALUE_NAMES: Final = {
    STRENGTH: "strength", HEALTH: "health", PRODUCTION: "production", GIVES_STRENGTH: "strength",
    GIVES_HEALTH: "health",
}  # fmt: skip


class Static(Ability):
    """A Static or Conditional Ability (F-14.11, F-14.12)."""

    def classes(self) -> tuple[str, ...]:
        return ("static",)


class Modifier(Static):
    """A text that changes values."""

    def note(self, card: Card) -> None:
        card.modifies = True


@dataclass(frozen=True)
class HasForEachInDiscard(Modifier):
    """Strength for each Combatant card of a Subtype in the discard pile."""

    trait: Trait
    amount: int
    most: int

    def text(self, card: Card) -> str:
        name = SUBTYPES[COMBATANT][self.trait.number]
        each = f"for each {name} card in your discard pile, to a maximum of +{self.most}"
        return f"This Combatant has {self.amount:+d} strength {each}."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        if what != STRENGTH:
            return 0
        count = count_in_discard(cast(GeekState, state), cast(Piece, source).controller, self.trait)
        return min(self.most, self.amount * count)


@dataclass(frozen=True)
class HasForEachCounter(Modifier):
    """Strength for each counter on it."""

    counter: int
    amount: int

    def text(self, card: Card) -> str:
        return f"This Combatant has {self.amount:+d} strength for each {COUNTERS[self.counter]} Counter on it."

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        return self.amount * cast(Piece, source).counters[self.counter] if what == STRENGTH else 0


@dataclass(frozen=True)
class HasWhileEquipping(Modifier):
    """A value while the Combatant equips certain Items."""

    what: int
    amount: int
    items: int = 1
    subtype: int = -1
    """The Subtype of Items that count; -1 for all."""

    def text(self, card: Card) -> str:
        what = "Item" if self.subtype < 0 else f"{SUBTYPES[ITEM][self.subtype]} Item"
        equips = with_article(what) if self.items == 1 else f"{number(self.items)} or more {what}s"
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
class GivesWhile(Modifier):
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
class EachItemGives(Modifier):
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
class MayEquip(Static):
    """How many Items this Combatant may equip (F-13.7)."""

    items: int

    def text(self, card: Card) -> str:
        return f"This Combatant may equip {number(self.items)} Items."

    def note(self, card: Card) -> None:
        card.item_limit = self.items


@dataclass(frozen=True)
class EquipsMore(Static):
    """More Items for the equipped Combatant."""

    items: int

    def text(self, card: Card) -> str:
        return f"The equipped Combatant may equip {number(self.items)} additional Item{'' if self.items == 1 else 's'}."

    def note(self, card: Card) -> None:
        card.adds_items += self.items


@dataclass(frozen=True)
class AlsoIs(Static):
    """An Attribute that the equipped Combatant also has."""

    attribute: int

    def text(self, card: Card) -> str:
        return f"The equipped Combatant is also {ATTRIBUTES[self.attribute]}."

    def note(self, card: Card) -> None:
        card.adds_attributes |= 1 << self.attribute


@dataclass(frozen=True)
class ArrivesWith(Static):
    """Counters that are on the card as it enters the arena."""

    counter: int
    amount: int

    def text(self, card: Card) -> str:
        return f"{capitalized(card.this())} comes into play with {counters_text(self.counter, self.amount)} on it."

    def arrives_with(self, counter: int) -> int:
        return self.amount if counter == self.counter else 0


@dataclass(frozen=True)
class BuffsLastLonger(Static):
    """More Time for Buffs of a resource type."""

    kind: int
    amount: int

    def text(self, card: Card) -> str:
        more = f"{self.amount} additional Time Counter{'' if self.amount == 1 else 's'}"
        return f"{RESOURCES[self.kind]} Buffs you play come into play with {more}."

    def more_time(self, card: Card) -> int:
        return self.amount if card.kind == BUFF and is_of_type(card, self.kind) else 0


@dataclass(frozen=True)
class PreventsCombatDamage(Static):
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
class Cannot(Static):
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

    def note(self, card: Card) -> None:
        card.forbids |= self.what
