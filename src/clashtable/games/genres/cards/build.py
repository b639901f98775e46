"""How cards are written down: constructors for the seven types."""

from clashtable.games.genres.effects.zone_texts import ZoneText
from clashtable.games.genres.model.card import Ability, Card
from clashtable.games.genres.vocabulary import (
    ACTION,
    ATTACH_KEYS,
    COMBO,
    EQUIPMENT,
    EVENT,
    GENRES,
    OBJECTION,
    RESPOND_KEYS,
    SUMMON,
    WEARERS,
    ZONE,
)


def action(
    key: str, name: str, genre: str, *, cost: int, abilities: tuple[Ability, ...], flavor: str, icon: str,
    tags: tuple[str, ...],
) -> Card:  # fmt: skip
    """Return an Action."""
    return Card(key, name, GENRES.index(genre), ACTION, cost, abilities, flavor, icon, tags)


def objection(
    key: str, name: str, genre: str, *, respond: tuple[str, ...], abilities: tuple[Ability, ...], flavor: str,
    icon: str, tags: tuple[str, ...],
) -> Card:  # fmt: skip
    """Return an Objection!."""
    card = Card(key, name, GENRES.index(genre), OBJECTION, 0, abilities, flavor, icon, tags)
    card.respond = sum(1 << RESPOND_KEYS.index(word) for word in respond)
    return card


def combo(
    key: str, name: str, genre: str, *, attach: tuple[str, ...], abilities: tuple[Ability, ...], flavor: str,
    icon: str, tags: tuple[str, ...], assist: bool = False,
) -> Card:  # fmt: skip
    """Return a Combo."""
    card = Card(key, name, GENRES.index(genre), COMBO, 0, abilities, flavor, icon, tags)
    card.attach = sum(1 << ATTACH_KEYS.index(word) for word in attach)
    card.assists = assist
    return card


def equipment(
    key: str, name: str, genre: str, *, cost: int, wearer: str, abilities: tuple[Ability, ...], flavor: str, icon: str,
    tags: tuple[str, ...], within: int = 0,
) -> Card:  # fmt: skip
    """Return Equipment."""
    card = Card(key, name, GENRES.index(genre), EQUIPMENT, cost, abilities, flavor, icon, tags)
    card.wearer = WEARERS.index(wearer)
    card.within = within
    return card


def zone(
    key: str, name: str, genre: str, *, cost: int, effect: str, flavor: str, icon: str, tags: tuple[str, ...],
    value: int = 0, draws: int = 0, temporary: bool = False,
) -> Card:  # fmt: skip
    """Return a Zone."""
    abilities = (ZoneText(effect, value, draws, temporary),)
    return Card(key, name, GENRES.index(genre), ZONE, cost, abilities, flavor, icon, tags)


def summon(
    key: str, name: str, genre: str, *, cost: int, health: int, attack: int, movement: int,
    abilities: tuple[Ability, ...], flavor: str, icon: str, tags: tuple[str, ...],
) -> Card:  # fmt: skip
    """Return a Summon."""
    card = Card(key, name, GENRES.index(genre), SUMMON, cost, abilities, flavor, icon, tags)
    card.health = health
    card.attack_value = attack
    card.movement = movement
    return card


def event(
    key: str, name: str, genre: str, *, abilities: tuple[Ability, ...], flavor: str, icon: str, tags: tuple[str, ...],
    lasting: bool = False,
) -> Card:  # fmt: skip
    """Return an Event."""
    card = Card(key, name, GENRES.index(genre), EVENT, 0, abilities, flavor, icon, tags)
    card.is_lasting = lasting
    return card
