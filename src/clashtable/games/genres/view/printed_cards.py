"""Everything printed, as data for clients that draw the cards."""

from __future__ import annotations

from typing import Final

import msgspec

from clashtable.core.printed import Reminder, Span, reminders, spans
from clashtable.core.text import number
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.geometry.areas import squares_in
from clashtable.games.genres.geometry.board import CENTER_STAGE, SIDE, columns_between, rows_between
from clashtable.games.genres.geometry.shapes import Shape, covered_area, offset
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
from clashtable.games.genres.view.reminders import (
    KEYS,
    MARKS,
    TERMS,
    WORDS,
    ZONES,
    zone_sentence,
    zone_words,
)
from clashtable.games.genres.vocabulary import DIRECTIONS, ENEMY_PAWN, GENRES, SUMMON, TYPES, WEARERS, ZONE_EFFECTS


class GenresAttack(msgspec.Struct, frozen=True):
    """The ``Attack:`` line in the words of the card list."""

    shape: str
    select: str
    damage: str


class GenresShape(msgspec.Struct, frozen=True):
    """The squares that a shape covers, as columns and rows from the attacker: north where a direction is chosen."""

    name: str
    is_directed: bool
    """Whether a direction is chosen for it."""
    squares: list[tuple[int, int]]


class GenresZoneFace(msgspec.Struct, frozen=True):
    """What a zone does."""

    effect: str
    value: int
    temporary: bool
    word: str
    """The kind and the number, such as ``damage 2``."""
    text: str
    """What it does to a piece, in a sentence."""


class GenresFace(msgspec.Struct, frozen=True):
    """A card as printed; None where a type of card has no such thing."""

    id: str
    name: str
    genre: str
    type: str
    cost: int
    text: str
    spans: list[Span]
    """The text in pieces, with what stands out in it."""
    reminders: list[Reminder]
    """What its words mean."""
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
    """All cards, shapes and words, what each kind of zone does (``#`` is its value), and what lies on pieces."""

    cards: list[GenresFace]
    shapes: list[GenresShape]
    words: list[Reminder]
    zones: dict[str, str]
    marks: dict[str, str]


NORTH: Final = DIRECTIONS.index("north")
AHEAD: Final = offset(0, -2)
"""The center of a plus straight ahead."""
SOUTH_EDGE: Final = SIDE * (SIDE - 1) + SIDE // 2
"""The middle of the last row, from which a line to the north is longest."""


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


def zone_face(card: Card) -> GenresZoneFace:
    """Return what the zone of *card* does."""
    effect, value = ZONE_EFFECTS[card.zone_effect], card.zone_value
    words, text = zone_words(effect, value), zone_sentence(effect, value)
    return GenresZoneFace(effect, value, card.zone_is_temporary, words, text)


def face(card: Card) -> GenresFace:
    """Return what is printed on *card*."""
    fights = card.type == SUMMON
    zone = zone_face(card) if card.zone_effect >= 0 else None
    line = card.attack_line if card.is_attack() else None
    return GenresFace(
        card.id,
        card.name,
        GENRES[card.genre],
        TYPES[card.type],
        card.cost,
        card.text(),
        spans(card.text(), KEYS),
        reminders(card.text(), TERMS),
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
    return GenresPrint([face(card) for card in CARDS], shapes(), list(WORDS), ZONES, MARKS)


def shapes() -> list[GenresShape]:
    """Return every shape of an attack on a card, in the order of the alphabet."""
    lines = [card.attack_line for card in CARDS if card.attack_line is not None and card.is_attack()]
    found = {line.shape.text(): line.shape for line in lines}
    return [shape_face(found[name]) for name in sorted(found)]


def shape_face(shape: Shape) -> GenresShape:
    """Return what *shape* covers, as far as the battlefield reaches; a plus lies straight ahead."""
    is_directed = shape.needs_direction()
    start = SOUTH_EDGE if is_directed else CENTER_STAGE
    squares = [
        (columns_between(start, other), rows_between(start, other))
        for other in squares_in(covered_area(shape, start, NORTH, AHEAD))
    ]
    return GenresShape(shape.text(), is_directed, squares)
