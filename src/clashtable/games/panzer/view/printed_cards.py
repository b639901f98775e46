"""Everything printed, as data for clients that draw the cards."""

from __future__ import annotations

import msgspec

from clashtable.core.deck import Deck
from clashtable.core.printed import Reminder, Span, spans
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.cards.build import COPIES
from clashtable.games.panzer.cards.decks import DECKS
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.view.reminders import KEYS, REMINDERS, WORDS, text_reminders
from clashtable.games.panzer.vocabulary import KIND_KEYS, TERRAIN, UNIT


class PanzerFace(msgspec.Struct, frozen=True):
    """A card as printed; None where a kind of card has no such thing."""

    id: str
    name: str
    faction: str
    kind: str
    type: str
    subtype: str
    cost: int | None
    attack: int | None
    defense: int | None
    movement: int | None
    keywords: dict[str, int]
    text: str
    spans: list[Span]
    """The text in pieces, with what stands out in it."""
    reminders: list[Reminder]
    """What its words mean."""
    flavor: str
    icon: str
    copies: int
    """How many of the forty Terrain cards; 0 for other cards."""


class PanzerPrint(msgspec.Struct, frozen=True):
    """The set, the Terrain deck, the preconstructed Supplies, the keywords by their id and all words of the rules."""

    cards: list[PanzerFace]
    terrains: list[PanzerFace]
    decks: list[Deck]
    keywords: dict[str, Reminder]
    words: list[Reminder]


def face(card: Card) -> PanzerFace:
    """Return what is printed on *card*."""
    fights = card.kind == UNIT
    return PanzerFace(
        card.id,
        card.name,
        card.faction_name().lower(),
        KIND_KEYS[card.kind],
        card.type,
        card.subtype,
        None if card.kind == TERRAIN else card.cost,
        card.attack if fights else None,
        card.defense if fights else None,
        card.movement if fights else None,
        card.keys(),
        card.text(),
        spans(card.text(), KEYS),
        text_reminders(card.text()),
        card.flavor,
        card.icon,
        COPIES.get(card.id, 0),
    )


def printed() -> PanzerPrint:
    """Return everything."""
    keywords = {key: Reminder(name, reminder) for key, (name, reminder) in REMINDERS.items()}
    return PanzerPrint(
        [face(card) for card in CARDS], [face(card) for card in TERRAINS], list(DECKS), keywords, list(WORDS)
    )
