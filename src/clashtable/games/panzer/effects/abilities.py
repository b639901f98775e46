"""Abilities with effects: what an Event does, labelled effects, and texts that watch.

Next, read rules/declaration.py.
"""

from typing import Final

from clashtable.core.effects import Choose, Effect
from clashtable.core.text import capitalized, sentence
from clashtable.games.panzer.effects.base import specs_of
from clashtable.games.panzer.effects.targets import Spec, type_words
from clashtable.games.panzer.model.card import Ability, Card
from clashtable.games.panzer.vocabulary import LABEL_KEYS, LABELS, ON_FRIEND_LOST


class Acting(Ability):
    """An ability with an effect, perhaps in several ways to choose from."""

    def __init__(self, effect: Effect, is_optional: bool) -> None:
        self.effect: Final = effect
        self.is_optional: Final = is_optional
        """Whether its player may leave it."""
        ways = effect.parts() if isinstance(effect, Choose) else [effect]
        self.ways: Final[list[Effect]] = ways
        self.has_ways: Final = isinstance(effect, Choose)
        self.way_specs: Final[list[list[Spec]]] = [specs_of(way) for way in ways]

    def effects(self) -> list[Effect]:
        return [self.effect]

    def way(self, mode: int) -> Effect:
        """Return what happens in the chosen way."""
        return self.ways[max(0, mode)]

    def specs(self, mode: int) -> list[Spec]:
        """Return the targets to be chosen, in the order of the text."""
        return self.way_specs[max(0, mode)]

    def deed(self, card: Card) -> str:
        """Return the effect's own words."""
        words = self.effect.text(card)
        return f"you may {words}" if self.is_optional else words


class Does(Acting):
    """What a Normal or Flash Event does."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect, False)

    def text(self, card: Card) -> str:
        if isinstance(self.effect, Choose):
            ways = [way.text(card) for way in self.ways]
            return sentence("Choose one: " + "; or ".join([capitalized(ways[0]), *ways[1:]]))
        return sentence(self.effect.text(card))

    def note(self, card: Card) -> None:
        card.deed = card.abilities.index(self)


class Labelled(Acting):
    """An effect that a label opens (P-12)."""

    def __init__(self, when: int, effect: Effect, is_optional: bool = False) -> None:
        super().__init__(effect, is_optional)
        self.when: Final = when

    def text(self, card: Card) -> str:
        return f"{LABELS[self.when]}: {sentence(self.deed(card))}"

    def keys(self) -> dict[str, int]:
        return {LABEL_KEYS[self.when]: 1}

    def moment(self) -> int:
        return self.when

    def note(self, card: Card) -> None:
        card.listens |= 1 << self.when


class WhenFriendLost(Acting):
    """An effect whenever a friendly Unit of a type is destroyed."""

    def __init__(self, types: int, effect: Effect, is_optional: bool = False) -> None:
        super().__init__(effect, is_optional)
        self.types: Final = types

    def text(self, card: Card) -> str:
        return sentence(f"When a friendly {type_words(self.types)}Unit is destroyed, {self.deed(card)}")

    def keys(self) -> dict[str, int]:
        return {"static": 1}

    def moment(self) -> int:
        return ON_FRIEND_LOST

    def watches(self, card: Card) -> bool:
        return bool(card.type_bit & self.types)

    def note(self, card: Card) -> None:
        card.listens |= 1 << ON_FRIEND_LOST


class UnitAction(Acting):
    """What a Unit may do instead of attacking (P-12)."""

    def __init__(self, effect: Effect) -> None:
        super().__init__(effect, False)

    def text(self, card: Card) -> str:
        return f"Action: {sentence(self.deed(card))}"

    def keys(self) -> dict[str, int]:
        return {"action": 1}

    def note(self, card: Card) -> None:
        card.action = card.abilities.index(self)
