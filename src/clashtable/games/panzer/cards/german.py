"""German cards, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Sentences
from clashtable.games.panzer.cards.build import event, unit
from clashtable.games.panzer.cards.terms import (
    EACH_VEHICLE,
    SHIFT_FRIEND,
    TARGET_ENEMY,
    TARGET_INTRUDER,
    TARGET_VEHICLE,
    THAT_VEHICLE,
    THIS_UNIT,
    VEHICLES_BESIDE,
)
from clashtable.games.panzer.effects.abilities import Does, Labelled, WhenFriendLost
from clashtable.games.panzer.effects.card_targets import CardSpec
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.effects.continuous import Gives, units
from clashtable.games.panzer.effects.thing_verbs import DamagePlayer, Draw
from clashtable.games.panzer.effects.verbs import AttackAgain, Deal, Gets, Mend
from clashtable.games.panzer.model.card import EVERYWHERE, SELF, Card, Has
from clashtable.games.panzer.vocabulary import (
    ANTI_AIR,
    ANTI_TANK,
    ARMOR,
    ATTACK,
    BLITZ,
    CHARGE,
    DEMOLISH,
    EMPLACED,
    FIRST_FIRE,
    FLIGHT,
    FRIENDLY,
    GUARD,
    INFANTRY,
    JUNKYARD_TRIGGER,
    MOVEMENT,
    ON_DESTROY,
    ON_END,
    ON_PLAY,
    ON_STANDBY,
    ON_VICTORY,
    OVERRUN,
    PARADROP,
    RAID,
    RANGED_ATTACK,
    REPAIR,
    SCOUT,
    UNIT,
    VEHICLE,
    ZONE_OF_CONTROL,
)

GERMAN: Final[list[Card]] = [
    unit(
        "grenadiers", "Grenadiers", "german", "Infantry", "Rifle",
        cost=1, attack=1, defense=3, movement=2,
        abilities=(Has(GUARD),),
        flavor="Boots, bread and another long road.", icon="rifle",
    ),
    unit(
        "alarm-company", "Alarm Company", "german", "Infantry", "Rifle",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(JUNKYARD_TRIGGER),),
        flavor="Cooks, clerks and drivers, handed rifles before dawn.", icon="alarm-bell",
    ),
    unit(
        "panzerfaust-team", "Panzerfaust Team", "german", "Infantry", "Support",
        cost=1, attack=1, defense=1, movement=2,
        abilities=(Has(ANTI_TANK, 3),),
        flavor="One tube, one shot, one chance.", icon="rocket-launcher",
    ),
    unit(
        "assault-pioneers", "Assault Pioneers", "german", "Infantry", "Engineer",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(CHARGE, 1), Has(DEMOLISH)),
        flavor="Wire cutters first, satchel charges second.", icon="satchel-charge",
    ),
    unit(
        "motorcycle-scouts", "Motorcycle Scouts", "german", "Infantry", "Recon",
        cost=1, attack=1, defense=1, movement=4,
        abilities=(Has(SCOUT), Has(RAID, 1)),
        flavor="By the time the sentry looked up, there was only dust.", icon="motorcycle",
    ),
    unit(
        "fallschirmjager", "Fallschirmjäger", "german", "Infantry", "Paratroop",
        cost=2, attack=2, defense=2, movement=2,
        abilities=(Has(PARADROP), Has(CHARGE, 1)),
        flavor="The weapons fall in one field, the men in another.", icon="parachute",
    ),
    unit(
        "panzergrenadiers", "Panzergrenadiers", "german", "Infantry", "Assault",
        cost=2, attack=2, defense=3, movement=3,
        abilities=(Gives(units(), ((ATTACK, 1),), SELF, near=VEHICLE),),
        flavor="They ride to the edge of the fight and walk the rest.", icon="half-track",
    ),
    unit(
        "panzer-ii", "Panzer II", "german", "Vehicle", "Light Tank",
        cost=1, attack=1, defense=2, movement=3,
        abilities=(Has(BLITZ),),
        flavor="Thin armor, fast engine, no time to paint it.", icon="light-tank",
    ),
    unit(
        "panzer-iii", "Panzer III", "german", "Vehicle", "Tank",
        cost=2, attack=2, defense=3, movement=3,
        abilities=(Has(OVERRUN),),
        flavor="A radio in every turret was worth more than a bigger gun.", icon="tank",
    ),
    unit(
        "panzer-iv", "Panzer IV", "german", "Vehicle", "Tank",
        cost=2, attack=2, defense=4, movement=2,
        abilities=(Has(ANTI_TANK, 1),),
        flavor="Rebuilt so often that nobody remembers the first model.", icon="tank",
    ),
    unit(
        "panther", "Panther", "german", "Vehicle", "Tank",
        cost=3, attack=3, defense=5, movement=3,
        abilities=(Has(ANTI_TANK, 1), Has(OVERRUN), Labelled(ON_VICTORY, AttackAgain(THIS_UNIT))),
        flavor="Superb on the days the gearbox agreed.", icon="battle-tank",
    ),
    unit(
        "tiger-i", "Tiger I", "german", "Vehicle", "Heavy Tank",
        cost=3, attack=4, defense=5, movement=2,
        abilities=(Has(ARMOR, 1), Has(ZONE_OF_CONTROL), Labelled(ON_DESTROY, DamagePlayer(2, True))),
        flavor="Every bridge on the map had to be measured twice.", icon="heavy-tank",
    ),
    unit(
        "stug-iii", "StuG III", "german", "Vehicle", "Assault Gun",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 1)),
        flavor="Low enough to hide behind a hedge, patient enough to stay there.", icon="assault-gun",
    ),
    unit(
        "marder-iii", "Marder III", "german", "Vehicle", "Tank Destroyer",
        cost=1, attack=1, defense=1, movement=2,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 2)),
        flavor="A fine gun on whatever chassis was left.", icon="tank-destroyer",
    ),
    unit(
        "jagdpanther", "Jagdpanther", "german", "Vehicle", "Tank Destroyer",
        cost=3, attack=3, defense=4, movement=2,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 2)),
        flavor="It fires, it reverses, and the valley is quiet again.", icon="tank-destroyer",
    ),
    unit(
        "lefh-18", "leFH 18 Howitzer", "german", "Gun", "Artillery",
        cost=2, attack=0, defense=2, movement=1,
        abilities=(Has(RANGED_ATTACK, 2), Has(EMPLACED)),
        flavor="Six horses to bring it up, one sheet of figures to use it.", icon="howitzer",
    ),
    unit(
        "flak-88", "88 mm Flak", "german", "Gun", "Anti-Air",
        cost=2, attack=1, defense=3, movement=1,
        abilities=(Has(ANTI_TANK, 2), Has(ANTI_AIR, 2), Has(ZONE_OF_CONTROL)),
        flavor="Designed for the sky, remembered for the ridge line.", icon="flak-gun",
    ),
    unit(
        "stuka", "Ju 87 Stuka", "german", "Aircraft", "Bomber",
        cost=2, attack=2, defense=2, movement=3,
        abilities=(Has(FLIGHT), Has(ANTI_TANK, 1), Labelled(ON_PLAY, Deal(TARGET_ENEMY, 1))),
        flavor="You hear it long before you see it.", icon="dive-bomber",
    ),
    unit(
        "bergepanther", "Bergepanther", "german", "Vehicle", "Engineer",
        cost=2, attack=0, defense=4, movement=3,
        abilities=(Has(REPAIR, 2), Labelled(ON_END, Mend(VEHICLES_BESIDE, 1))),
        flavor="No gun, no glory, and the whole company waits for it.", icon="tow-crane",
    ),
    event(
        "blitz-offensive", "Blitz Offensive", "german", "Normal", cost=2,
        abilities=(Does(Gets(EACH_VEHICLE, ((ATTACK, 1), (MOVEMENT, 1)))),),
        flavor="The plan fits on one sheet: forward.", icon="fast-forward",
    ),
    event(
        "armored-spearhead", "Armored Spearhead", "german", "Normal", cost=3,
        abilities=(
            Does(Sentences((Gets(TARGET_VEHICLE, ((ATTACK, 2), (MOVEMENT, 2))), AttackAgain(THAT_VEHICLE)))),
        ),
        flavor="Everything behind the first tank is somebody else's problem.", icon="spearhead",
    ),
    event(
        "field-workshop", "Field Workshop", "german", "Normal", cost=1,
        abilities=(Does(Sentences((Mend(TARGET_VEHICLE, 3), Draw(1)))),),
        flavor="Three wrecks in the yard, two tanks by morning.", icon="wrench",
    ),
    event(
        "elastic-defense", "Elastic Defense", "german", "Flash", cost=1,
        abilities=(Does(SHIFT_FRIEND),),
        flavor="Give up the ditch, keep the company.", icon="fallback",
    ),
    event(
        "battlegroup", "Improvised Battlegroup", "german", "Flash", cost=2,
        abilities=(Does(DeployFromHand(CardSpec(UNIT, cost=2))),),
        flavor="Whoever is here is now one unit.", icon="rally-flag",
    ),
    event(
        "flank-guard", "Flank Guard", "german", "Flash", cost=1,
        abilities=(Has(JUNKYARD_TRIGGER), Does(Deal(TARGET_INTRUDER, 2))),
        flavor="Someone always has to watch the side road.", icon="crossed-rifles",
    ),
    event(
        "combined-arms", "Combined Arms", "german", "Permanent", cost=2,
        abilities=(
            Gives(units(FRIENDLY, VEHICLE), ((ATTACK, 1),), EVERYWHERE, near=INFANTRY),
            Gives(units(FRIENDLY, INFANTRY), ((ANTI_TANK, 1),), EVERYWHERE),
        ),
        flavor="Tanks blind, infantry slow; together, neither.", icon="linked-rings",
    ),
    event(
        "recovery-service", "Recovery Service", "german", "Permanent", cost=2,
        abilities=(WhenFriendLost(VEHICLE, Draw(1), is_optional=True), Labelled(ON_STANDBY, Mend(EACH_VEHICLE, 1))),
        flavor="Nothing is abandoned that can still be towed.", icon="tow-hook",
    ),
    event(
        "tank-hunter-doctrine", "Tank-Hunter Doctrine", "german", "Permanent", cost=1,
        abilities=(Gives(units(FRIENDLY, subtype="Tank Destroyer"), ((ATTACK, 1), (MOVEMENT, 1)), EVERYWHERE),),
        flavor="Wait, shoot once, change hedges.", icon="crosshair",
    ),
]  # fmt: skip
