"""Everything printed, as data for clients that draw the cards."""

from __future__ import annotations

import msgspec

from clashtable.core.text import number
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.model.attack_line import (
    BY_HEADS,
    FIRST,
    MORE_AT_CENTER,
    MORE_IF_SEVERAL,
    ONE,
    ONE_ENEMY,
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
    return GenresAttack(line.shape.text(), select, damage_word(line))


def damage_word(line: AttackLine) -> str:
    """Return the damage of an attack in the words of the card list."""
    if line.rule == BY_HEADS:
        return f"heads-of-{line.coins}"
    if line.rule == MORE_IF_SEVERAL:
        return f"{line.damage}-or-{line.more_damage}-if-{number(line.several)}-hit"
    if line.rule == MORE_AT_CENTER:
        return f"{line.damage}-center-{line.more_damage}"
    return str(line.damage)


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
