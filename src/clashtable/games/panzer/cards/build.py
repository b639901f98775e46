"""How cards are written down: constructors for the kinds of cards, and the set made of them."""

from clashtable.core.effects import list_effects
from clashtable.games.panzer.model.card import Ability, Card
from clashtable.games.panzer.vocabulary import EVENT, FACTIONS, KINDS, MODIFIER, NEUTRAL, TERRAIN, UNIT
from clashtable.games.panzer.wire.names import CARD_NAMES

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


def set_of(cards: list[Card]) -> list[Card]:
    """Number *cards*, and note on each what the rules ask of it most often."""
    for index, card in enumerate(cards):
        card.index = index
        CARD_NAMES[card.id] = card.name
        note_abilities(card)
    return cards


def note_abilities(card: Card) -> None:
    """Note on *card* what its abilities do, as the rules ask for it."""
    card.effects = list_effects([effect for ability in card.abilities for effect in ability.effects()])
    for ability in card.abilities:
        ability.note(card)
