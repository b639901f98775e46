"""How cards are written down: constructors for the kinds of cards."""

from clashtable.games.panzer.model.card import Ability, Card
from clashtable.games.panzer.vocabulary import EVENT, FACTIONS, KINDS, MODIFIER, NEUTRAL, TERRAIN, UNIT

COPIES: dict[str, int] = {}
"""How many of the forty Terrain cards are of each kind, by its id."""


def unit(
    key: str, name: str, faction: str, type_name: str, subtype: str, *, cost: int, attack: int, defense: int,
    movement: int, flavor: str, icon: str, abilities: tuple[Ability, ...] = (),
) -> Card:  # fmt: skip
    """Return a Unit."""
    return Card(
        key, name, FACTIONS[faction], UNIT, type_name, subtype, cost, attack, defense, movement, abilities, flavor, icon
    )


def event(
    key: str, name: str, faction: str, subtype: str, *, cost: int, flavor: str, icon: str,
    abilities: tuple[Ability, ...],
) -> Card:  # fmt: skip
    """Return an Event."""
    return Card(key, name, FACTIONS[faction], EVENT, KINDS[EVENT], subtype, cost, 0, 0, 0, abilities, flavor, icon)


def modifier(
    key: str, name: str, subtype: str, *, cost: int, flavor: str, icon: str, abilities: tuple[Ability, ...]
) -> Card:
    """Return a Terrain Modifier."""
    return Card(key, name, NEUTRAL, MODIFIER, KINDS[MODIFIER], subtype, cost, 0, 0, 0, abilities, flavor, icon)


def terrain(
    key: str, name: str, subtype: str, *, copies: int, flavor: str, icon: str, abilities: tuple[Ability, ...] = ()
) -> Card:
    """Return a kind of Terrain."""
    COPIES[key] = copies
    return Card(key, name, NEUTRAL, TERRAIN, KINDS[TERRAIN], subtype, 0, 0, 0, 0, abilities, flavor, icon)
