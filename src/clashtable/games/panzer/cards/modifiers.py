"""Terrain Modifiers (P-11), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.panzer.cards.build import modifier
from clashtable.games.panzer.effects.abilities import Labelled
from clashtable.games.panzer.effects.continuous import (
    AtMainStart,
    CostsToEnter,
    Gives,
    HidesTerrain,
    HurtsToEnter,
    units,
)
from clashtable.games.panzer.effects.groups import UnitHere
from clashtable.games.panzer.effects.verbs import Deal, Mend
from clashtable.games.panzer.model.card import HERE, HERE_AND_BESIDE, Card
from clashtable.games.panzer.vocabulary import (
    ATTACK,
    CONCEALED,
    COVER,
    ENEMY,
    ENTRENCHED,
    FRIENDLY,
    GUARD,
    GUN,
    INFANTRY,
    ON_END,
    ON_STANDBY,
    PRESENT,
    RANGED_ATTACK,
    VEHICLE,
)

MODIFIERS: Final[list[Card]] = [
    modifier(
        "trench-line", "Trench Line", "Fortification", cost=1,
        abilities=(Gives(units(types=INFANTRY), ((COVER, 1),), HERE),),
        flavor="Dig first, complain later.", icon="trench",
    ),
    modifier(
        "barbed-wire", "Barbed Wire", "Obstacle", cost=1,
        abilities=(HurtsToEnter(units(ENEMY, INFANTRY), 1, True),),
        flavor="It only has to slow you down.", icon="barbed-wire",
    ),
    modifier(
        "mine-belt", "Mine Belt", "Obstacle", cost=2,
        abilities=(HurtsToEnter(units(ENEMY), 2, False),),
        flavor="The signs face the other way.", icon="land-mine",
    ),
    modifier(
        "tank-traps", "Tank Traps", "Obstacle", cost=1,
        abilities=(CostsToEnter(units(ENEMY, VEHICLE), 2),),
        flavor="Concrete teeth in rows of four.", icon="tank-trap",
    ),
    modifier(
        "bunker", "Bunker", "Fortification", cost=2,
        abilities=(Gives(units(FRIENDLY, INFANTRY | GUN), ((COVER, 2), (GUARD, PRESENT)), HERE),),
        flavor="Two meters of concrete and one narrow slit.", icon="bunker",
    ),
    modifier(
        "camouflage-nets", "Camouflage Nets", "Fortification", cost=1,
        abilities=(Gives(units(FRIENDLY), ((CONCEALED, PRESENT), (ENTRENCHED, 1)), HERE),),
        flavor="The orchard was not there yesterday.", icon="camouflage",
    ),
    modifier(
        "pontoon-bridge", "Pontoon Bridge", "Installation", cost=1,
        abilities=(HidesTerrain(),),
        flavor="Built at night, used by noon.", icon="bridge",
    ),
    modifier(
        "repair-park", "Repair Park", "Installation", cost=1,
        abilities=(Labelled(ON_STANDBY, Mend(UnitHere(FRIENDLY), 2)),),
        flavor="Bring it in on its own wheels and it leaves on them too.", icon="toolbox",
    ),
    modifier(
        "observation-post", "Observation Post", "Installation", cost=2,
        abilities=(Gives(units(FRIENDLY), ((RANGED_ATTACK, 1),), HERE),),
        flavor="From the water tower you can see both armies.", icon="binoculars",
    ),
    modifier(
        "command-post", "Command Post", "Installation", cost=3,
        abilities=(Gives(units(FRIENDLY), ((ATTACK, 1),), HERE_AND_BESIDE),),
        flavor="Six telephones and one pot of coffee.", icon="field-telephone",
    ),
    modifier(
        "corduroy-road", "Corduroy Road", "Installation", cost=1,
        abilities=(AtMainStart(units(FRIENDLY), 2),),
        flavor="A forest laid flat, one log at a time.", icon="log-road",
    ),
    modifier(
        "burning-fuel-dump", "Burning Fuel Dump", "Obstacle", cost=2,
        abilities=(Labelled(ON_END, Deal(UnitHere(), 1)),),
        flavor="Visible for thirty kilometers and hot for three.", icon="oil-fire",
    ),
    modifier(
        "flooded-ground", "Flooded Ground", "Obstacle", cost=1,
        abilities=(CostsToEnter(units(ENEMY), 1), Gives(units(ENEMY), ((ATTACK, -1),), HERE)),
        flavor="They opened the sluices and moved the line to the dike.", icon="flood",
    ),
]  # fmt: skip
