"""A printed set of cards: numbered, with what their abilities note, and found by id or by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from clashtable.core.effects import Printed, list_effects
from clashtable.core.errors import InvalidMessage


class CardNames(dict[str, str]):
    """The printed names of a game's cards by their ids, for whoever words events; the card set fills them in."""

    def __call__(self, card: str) -> str:
        """Return the printed name of a card."""
        return self.get(card, card)


Card = TypeVar("Card", bound=Printed)


class CardSet(list[Card]):
    """Every card of a game, in the printed order."""

    def __init__(self, cards: Iterable[Card], names: CardNames, unknown: str) -> None:
        """Number *cards* and note what their abilities do; *unknown* ends the sentence about one that is not there."""
        super().__init__(cards)
        for index, card in enumerate(self):
            card.index = index
            names[card.id] = card.name
            note_abilities(card)
        self.by_id: Final = {card.id: card for card in self}
        self.spoken: Final = {**{card.name.lower(): card.id for card in self}, **{name: name for name in self.by_id}}
        """The id of every card by its name, and by its id, in lower case."""
        self.unknown: Final = unknown

    def with_ids(self, ids: Iterable[str]) -> list[Card]:
        """Return the cards with these ids, which exist."""
        return [self.by_id[name] for name in ids]

    def with_id(self, name: str) -> Card:
        """Return the card with that id; InvalidMessage when there is none."""
        if name not in self.by_id:
            raise InvalidMessage(f"There is no card {name[:60]!r}{self.unknown}.")
        return self.by_id[name]

    def named(self, name: str) -> Card:
        """Return the card with that id or name, in any letters; InvalidMessage when there is none."""
        return self.with_id(self.spoken.get(name.strip().lower(), name))


def note_abilities(card: Any) -> None:  # Any: each game has a class of its own for abilities
    """Note on *card* what its abilities do, so that the rules need not ask every card about everything."""
    card.effects = list_effects([effect for ability in card.abilities for effect in ability.effects()])
    for ability in card.abilities:
        ability.note(card)
