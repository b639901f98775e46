"""Everything printed, as data for clients that draw the cards."""

from __future__ import annotations

import msgspec

from clashtable.games.genres.cards import CARDS
from clashtable.games.genres.model.attack_line import (
    BY_HEADS,
    FIRST,
    ONE,
    ONE_ENEMY,
    TWO_AT_CENTER,
    TWO_IF_TWO_HIT,
    AttackLine,
)
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import ENEMY_PAWN, GENRES, SUMMON, TYPES, WEARERS, ZONE_EFFECTS


class GenresAttack(msgspec.Struct, frozen=True):
    """The ``Attack:`` line in the words of the card list."""

    shape: str
    select: str
    damage: str


class GenresZoneFace(msgspec.Struct, frozen=True):
    """What a zone does."""

    effect: str
    value: int
    temporary: bool


class GenresFace(msgspec.Struct, frozen=True):
    """A card as printed; None where a type of card has no such thing."""

    id: str
    name: str
    genre: str
    type: str
    cost: int
    text: str
    flavor: str
    icon: str
    attack: GenresAttack | None
    zone: GenresZoneFace | None
    health: int | None
    strength: int | None
    movement: int | None
    wearer: str | None
    assist: bool
    lasting: bool


class GenresPrint(msgspec.Struct, frozen=True):
    """All cards."""

    cards: list[GenresFace]


def attack_face(line: AttackLine) -> GenresAttack:
    """Return the attack line in the words of the card list."""
    select = {ONE: "one", ONE_ENEMY: "one", FIRST: "first"}.get(line.select, "each")
    rules = {BY_HEADS: "heads-of-2", TWO_IF_TWO_HIT: "1-or-2-if-two-hit", TWO_AT_CENTER: "1-center-2"}
    return GenresAttack(line.shape.text(), select, rules.get(line.rule, str(line.damage)))


def wearer_word(card: Card) -> str | None:
    """Return who may wear Equipment."""
    if card.wearer < 0:
        return None
    return f"{WEARERS[ENEMY_PAWN]}-{card.within}" if card.wearer == ENEMY_PAWN else WEARERS[card.wearer]


def face(card: Card) -> GenresFace:
    """Return what is printed on *card*."""
    fights = card.type == SUMMON
    has_zone = card.zone_effect >= 0
    zone = GenresZoneFace(ZONE_EFFECTS[card.zone_effect], card.zone_value, card.zone_is_temporary) if has_zone else None
    line = card.attack_line if card.is_attack() else None
    return GenresFace(
        card.id,
        card.name,
        GENRES[card.genre],
        TYPES[card.type],
        card.cost,
        card.text(),
        card.flavor,
        card.icon,
        None if line is None else attack_face(line),
        zone,
        card.health if fights else None,
        card.attack_value if fights else None,
        card.movement if fights else None,
        wearer_word(card),
        card.assists,
        card.is_lasting,
    )


def printed() -> GenresPrint:
    """Return everything."""
    return GenresPrint([face(card) for card in CARDS])
