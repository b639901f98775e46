"""Abilities: what a card does, what a summon may do, what its death sets off. Next, read rules/declaration.py."""

from typing import Final

from clashtable.core.effects import Choose, Effect
from clashtable.core.text import capitalized, listed_with_comma, sentence
from clashtable.games.genres.effects.base import GenresEffect, parts_of
from clashtable.games.genres.model.card import Ability, Card
from clashtable.games.genres.vocabulary import OBJECTION, ON_CARDS, RESPOND_WORDS, SUMMON, TYPES, ZONE


def respond_text(bits: int) -> str:
    """Return what an Objection! may answer."""
    found = [at for at in range(len(RESPOND_WORDS)) if bits >> at & 1]
    cards = [RESPOND_WORDS[at] for at in found if 1 << at & ON_CARDS]
    if cards and len(cards) == len(found):
        article = "a" if cards[0] in (TYPES[ZONE], TYPES[SUMMON]) else "an"
        joined = listed_with_comma(cards, "or").replace(", or", " or")
        return f"Respond to {article} {joined} card."
    return f"Respond to {RESPOND_WORDS[found[0]]}."


class Does(Ability):
    """What an Action, an Objection! or an Event does, perhaps in several ways to choose from."""

    def __init__(self, effect: Effect) -> None:
        self.effect: Final = effect
        ways = effect.parts() if isinstance(effect, Choose) else [effect]
        self.ways: Final[list[Effect]] = ways
        self.has_ways: Final = isinstance(effect, Choose)
        self.way_parts: Final[list[list[GenresEffect]]] = [parts_of(way) for way in ways]

    def effects(self) -> list[Effect]:
        return [self.effect]

    def text(self, card: Card) -> str:
        words = sentence(self.effect.text(card))
        return f"{respond_text(card.respond)} {words}" if card.type == OBJECTION else words

    def way(self, mode: int) -> Effect:
        """Return what happens in the chosen way."""
        return self.ways[max(0, mode)]

    def parts(self, mode: int) -> list[GenresEffect]:
        """Return the effects of the chosen way, in order."""
        return self.way_parts[max(0, mode)]

    def note(self, card: Card) -> None:
        card.does = self
        for parts in self.way_parts:
            for part in parts:
                part.note(card)

    def heals(self, mode: int) -> bool:
        """Tell whether the text of a way heals; of any way where none is chosen."""
        ways = self.way_parts if mode < 0 else [self.way_parts[mode]]
        for parts in ways:
            for part in parts:
                if part.heals():
                    return True
        return False


class OnDeath(Ability):
    """What the death of a summon sets off (G-17.1)."""

    def __init__(self, effect: GenresEffect) -> None:
        self.effect: Final = effect

    def effects(self) -> list[Effect]:
        return [self.effect]

    def text(self, card: Card) -> str:
        return sentence(f"When this dies, {self.effect.text(card)}")

    def note(self, card: Card) -> None:
        card.on_death = card.abilities.index(self)


class MayInstead(Ability):
    """A special action of a summon (G-15.6)."""

    def __init__(self, effect: GenresEffect) -> None:
        self.effect: Final = effect

    def effects(self) -> list[Effect]:
        return [self.effect]

    def text(self, card: Card) -> str:
        return sentence(capitalized(self.effect.text(card)))

    def note(self, card: Card) -> None:
        card.special = card.abilities.index(self)


def does_of(card: Card) -> Does | None:
    """Return what *card* does when it is played."""
    found = card.does
    return found if isinstance(found, Does) else None
