"""The Terrain deck (P-11): 14 kinds, 40 cards, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.panzer.cards.build import terrain
from clashtable.games.panzer.effects.continuous import (
    AtMainStart,
    AtStandbyStart,
    CostsToEnter,
    Gives,
    HurtsToEnter,
    units,
)
from clashtable.games.panzer.model.card import HERE, Card
from clashtable.games.panzer.vocabulary import (
    ATTACK,
    CONCEALED,
    COVER,
    DEFENSE,
    GUN,
    INFANTRY,
    PRESENT,
    VEHICLE,
    ZONE_OF_CONTROL,
)

TERRAINS: Final[list[Card]] = [
    terrain(
        "open-ground", "Open Ground", "Open", copies=6,
        flavor="Nothing to hide behind and nothing in the way.", icon="grass",
    ),
    terrain(
        "forest", "Forest", "Wooded", copies=4,
        abilities=(Gives(units(types=INFANTRY), ((COVER, 1),), HERE), CostsToEnter(units(types=VEHICLE), 1)),
        flavor="The trees break up the line, and the line breaks up the trees.", icon="pine-tree",
    ),
    terrain(
        "hills", "Hills", "High", copies=4,
        abilities=(CostsToEnter(units(), 1), Gives(units(), ((ATTACK, 1),), HERE)),
        flavor="Whoever is up there has already seen you.", icon="hills",
    ),
    terrain(
        "marsh", "Marsh", "Wet", copies=3,
        abilities=(HurtsToEnter(units(types=VEHICLE | GUN), 0, True),),
        flavor="Probe with a stick. Trust nothing green.", icon="swamp",
    ),
    terrain(
        "river", "River", "Wet", copies=3,
        abilities=(CostsToEnter(units(), 1), Gives(units(), ((ATTACK, -1),), HERE)),
        flavor="Wide, cold and always in the plan.", icon="river",
    ),
    terrain(
        "town", "Town", "Urban", copies=3,
        abilities=(Gives(units(types=INFANTRY), ((DEFENSE, 1),), HERE),),
        flavor="The church tower is taken.", icon="village",
    ),
    terrain(
        "ruins", "Ruins", "Urban", copies=2,
        abilities=(
            Gives(units(types=INFANTRY), ((COVER, 1), (CONCEALED, PRESENT)), HERE),
            CostsToEnter(units(types=VEHICLE), 1),
        ),
        flavor="Every wall is a door now.", icon="ruined-house",
    ),
    terrain(
        "minefield", "Minefield", "Hazard", copies=2,
        abilities=(HurtsToEnter(units(), 1, False),),
        flavor="Somebody else's leftovers.", icon="land-mine",
    ),
    terrain(
        "desert", "Desert", "Open", copies=2,
        abilities=(AtMainStart(units(), -1),),
        flavor="Sand in the filters, sand in the tea.", icon="desert",
    ),
    terrain(
        "road", "Road", "Open", copies=3,
        abilities=(AtMainStart(units(types=VEHICLE), 1),),
        flavor="Straight, paved and known to everyone's artillery.", icon="road",
    ),
    terrain(
        "jungle", "Jungle", "Wooded", copies=2,
        abilities=(Gives(units(), ((CONCEALED, PRESENT),), HERE), CostsToEnter(units(types=VEHICLE), 1)),
        flavor="You can hear them cough.", icon="jungle",
    ),
    terrain(
        "ridge", "Ridge", "High", copies=2,
        abilities=(Gives(units(), ((ZONE_OF_CONTROL, PRESENT),), HERE),),
        flavor="The road bends under it for two kilometers.", icon="ridge",
    ),
    terrain(
        "field-depot", "Field Depot", "Urban", copies=2,
        abilities=(AtStandbyStart(units(), 1),),
        flavor="Crates, a hand pump, a kettle.", icon="crates",
    ),
    terrain(
        "frozen-steppe", "Frozen Steppe", "Open", copies=2,
        abilities=(CostsToEnter(units(types=INFANTRY), 1), Gives(units(), ((DEFENSE, -1),), HERE)),
        flavor="No tree, no ditch, no horizon.", icon="snowfield",
    ),
]  # fmt: skip
