"""Everything printed, as data for clients that draw the cards."""

from __future__ import annotations

import msgspec

from clashtable.core.deck import Deck
from clashtable.core.printed import Reminder, Span, spans
from clashtable.games.geekfight.cards.decks import DECKS
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.view.reminders import COUNTERS, KEYS, SIGNS, WORDS, card_reminders
from clashtable.games.geekfight.vocabulary import (
    ATTACHMENTS,
    COMBATANT,
    INFINITE,
    ITEM,
    KINDS,
    NO_SNIPE,
    SUBTYPES,
    TYPES,
)


class GeekFace(msgspec.Struct, frozen=True):
    """A card as printed; None where a kind of card has no such thing."""

    id: str
    name: str
    kind: str
    type: str | None
    subtype: str
    vip: bool
    attributes: list[str]
    resources: list[str]
    production: int | None
    cost: int | None
    strength: int | None
    health: int | None
    snipe: int | None
    time: int | str | None
    attach: str | None
    text: str
    spans: list[Span]
    """The text in pieces, with what stands out in it."""
    reminders: list[Reminder]
    """What its corners and words mean."""
    flavor: str
    icon: str


class GeekPrint(msgspec.Struct, frozen=True):
    """The pool, the preconstructed decks, all words of the rules, and what each counter does."""

    cards: list[GeekFace]
    decks: list[Deck]
    words: list[Reminder]
    counters: dict[str, str]


def face(card: Card) -> GeekFace:
    """Return what is printed on *card*; a modifier of 0 is not."""
    fights = card.kind == COMBATANT
    return GeekFace(
        card.id,
        card.name,
        KINDS[card.kind],
        TYPES[card.type] if fights else None,
        SUBTYPES[card.kind][card.subtype],
        card.is_vip,
        card.attribute_names(),
        card.resource_names(),
        card.production if fights else None,
        None if fights else card.cost,
        card.strength if fights or (card.kind == ITEM and card.strength) else None,
        card.health if fights or (card.kind == ITEM and card.health) else None,
        None if card.snipe == NO_SNIPE else card.snipe,
        "infinite" if card.time == INFINITE else card.time or None,
        None if card.attach < 0 else ATTACHMENTS[card.attach],
        card.text(),
        spans(card.text(), KEYS, SIGNS),
        card_reminders(card),
        card.flavor,
        card.icon,
    )


def printed() -> GeekPrint:
    """Return everything."""
    return GeekPrint([face(card) for card in POOL], list(DECKS), list(WORDS), COUNTERS)
