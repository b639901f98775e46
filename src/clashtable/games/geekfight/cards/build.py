"""How cards are written down: constructors for the five kinds."""

from clashtable.games.geekfight.model.card import Ability, Card
from clashtable.games.geekfight.vocabulary import (
    ATTACHMENTS,
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    INFINITE,
    ITEM,
    NO_SNIPE,
    RESOURCES,
    SKILL,
    SUBTYPES,
    TACTIC,
    TYPES,
    UNIVERSAL_TYPES,
)


def attribute_bits(names: tuple[str, ...]) -> int:
    """Return Attributes as bits."""
    return sum(1 << ATTRIBUTES.index(name) for name in names)


def resource_bits(names: tuple[str, ...]) -> int:
    """Return the typed resources of a card as bits."""
    if names == ("Universal",):
        return UNIVERSAL_TYPES
    return 0 if names == ("Generic",) else sum(1 << RESOURCES.index(name) for name in names)


def combatant(
    key: str, name: str, geek: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], *,
    production: int, strength: int, health: int, flavor: str, icon: str, vip: bool = False, snipe: int = NO_SNIPE,
    abilities: tuple[Ability, ...] = (),
) -> Card:  # fmt: skip
    """Return a Combatant."""
    return Card(
        key, name, COMBATANT, TYPES.index(geek), SUBTYPES[COMBATANT].index(subtype), vip, attribute_bits(attributes),
        resource_bits(resources), resources == ("Universal",), production, 0, strength, health, snipe, 0, -1,
        abilities, flavor, icon,
    )  # fmt: skip


def item(
    key: str, name: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], *, cost: int,
    flavor: str, icon: str, strength: int = 0, health: int = 0, snipe: int = NO_SNIPE, attach: str = "own-combatant",
    abilities: tuple[Ability, ...] = (),
) -> Card:  # fmt: skip
    """Return an Item."""
    return Card(
        key, name, ITEM, -1, SUBTYPES[ITEM].index(subtype), False, attribute_bits(attributes), resource_bits(resources),
        resources == ("Universal",), 0, cost, strength, health, snipe, 0, ATTACHMENTS.index(attach), abilities, flavor,
        icon,
    )  # fmt: skip


def effect_card(
    kind: int, key: str, name: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], cost: int,
    abilities: tuple[Ability, ...], flavor: str, icon: str,
) -> Card:  # fmt: skip
    """Return a Tactic or Skill."""
    return Card(
        key, name, kind, -1, SUBTYPES[kind].index(subtype), False, attribute_bits(attributes), resource_bits(resources),
        resources == ("Universal",), 0, cost, 0, 0, NO_SNIPE, 0, -1, abilities, flavor, icon,
    )  # fmt: skip


def tactic(
    key: str, name: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], *, cost: int,
    abilities: tuple[Ability, ...], flavor: str, icon: str,
) -> Card:  # fmt: skip
    """Return a Tactic."""
    return effect_card(TACTIC, key, name, subtype, attributes, resources, cost, abilities, flavor, icon)


def skill(
    key: str, name: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], *, cost: int,
    abilities: tuple[Ability, ...], flavor: str, icon: str,
) -> Card:  # fmt: skip
    """Return a Skill."""
    return effect_card(SKILL, key, name, subtype, attributes, resources, cost, abilities, flavor, icon)


def buff(
    key: str, name: str, subtype: str, attributes: tuple[str, ...], resources: tuple[str, ...], *, cost: int,
    attach: str, abilities: tuple[Ability, ...], flavor: str, icon: str, time: int = INFINITE,
) -> Card:  # fmt: skip
    """Return a Buff."""
    return Card(
        key, name, BUFF, -1, SUBTYPES[BUFF].index(subtype), False, attribute_bits(attributes), resource_bits(resources),
        resources == ("Universal",), 0, cost, 0, 0, NO_SNIPE, time, ATTACHMENTS.index(attach), abilities, flavor, icon,
    )  # fmt: skip
