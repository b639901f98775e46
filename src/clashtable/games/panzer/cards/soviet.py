"""Soviet cards, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Sentences
from clashtable.games.panzer.cards.build import event, unit
from clashtable.games.panzer.cards.terms import (
    ON_CHAIN_ATTACK,
    ON_CHAIN_EVENT,
    TARGET_ENEMY,
    TARGET_INFANTRY,
    TARGET_INTRUDER,
    THIS_UNIT,
)
from clashtable.games.panzer.effects.abilities import Does, Labelled, UnitAction
from clashtable.games.panzer.effects.card_targets import CardSpec, JunkyardSpec
from clashtable.games.panzer.effects.choices import DeployFromJunkyard
from clashtable.games.panzer.effects.continuous import Gives, units
from clashtable.games.panzer.effects.groups import Each
from clashtable.games.panzer.effects.thing_targets import ItemSpec, StackSpec
from clashtable.games.panzer.effects.thing_verbs import AllowFactory, Cancel, DamagePlayer, DestroyFactory, ReturnCards
from clashtable.games.panzer.effects.verbs import Deal, DealAround, Gets, Mend
from clashtable.games.panzer.model.card import EVERYWHERE, Card, Has
from clashtable.games.panzer.vocabulary import (
    ANTI_AIR,
    ANTI_TANK,
    ARMOR,
    ATTACK,
    BLITZ,
    CHARGE,
    CONCEALED,
    DEMOLISH,
    ENEMY,
    ENTRENCHED,
    FACTORY,
    FIRST_FIRE,
    FLIGHT,
    FRIENDLY,
    GUARD,
    INFANTRY,
    JUNKYARD_TRIGGER,
    MASSED,
    MOVEMENT,
    ON_MAIN,
    ON_PLAY,
    ON_STANDBY,
    ON_VICTORY,
    OVERRUN,
    PATHFINDER,
    RANGED_ATTACK,
    SCOUT,
    UNIT,
    ZONE_OF_CONTROL,
)

SOVIET: Final[list[Card]] = [
    unit(
        "conscript-rifles", "Conscript Rifles", "soviet", "Infantry", "Rifle",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(MASSED, 1),),
        flavor="Alone, a farm boy. Together, a front.", icon="rifle",
    ),
    unit(
        "tank-riders", "Tank Riders", "soviet", "Infantry", "Assault",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(CHARGE, 2), Labelled(ON_MAIN, Gets(THIS_UNIT, ((MOVEMENT, 1),), beside_vehicle=True))),
        flavor="Hold the rail, mind the exhaust.", icon="submachine-gun",
    ),
    unit(
        "workers-militia", "Workers' Militia", "soviet", "Infantry", "Rifle",
        cost=1, attack=1, defense=3, movement=1,
        abilities=(Has(JUNKYARD_TRIGGER), Has(GUARD)),
        flavor="They know every corner of the plant they are defending.", icon="gate",
    ),
    unit(
        "partisans", "Partisans", "soviet", "Infantry", "Recon",
        cost=1, attack=1, defense=1, movement=2,
        abilities=(Has(JUNKYARD_TRIGGER), Has(CONCEALED), Has(DEMOLISH)),
        flavor="The forest has been listening.", icon="hooded-figure",
    ),
    unit(
        "ski-scouts", "Ski Scouts", "soviet", "Infantry", "Recon",
        cost=1, attack=1, defense=1, movement=3,
        abilities=(Has(PATHFINDER), Has(SCOUT)),
        flavor="White on white, and gone.", icon="skis",
    ),
    unit(
        "cavalry-squadron", "Cavalry Squadron", "soviet", "Infantry", "Cavalry",
        cost=1, attack=1, defense=2, movement=3,
        abilities=(Has(CHARGE, 1),),
        flavor="Horses need no spare parts.", icon="cavalry",
    ),
    unit(
        "guards-rifles", "Guards Rifles", "soviet", "Infantry", "Rifle",
        cost=2, attack=2, defense=4, movement=2,
        abilities=(Has(ENTRENCHED, 1), Has(GUARD), Labelled(ON_STANDBY, Mend(THIS_UNIT, 1))),
        flavor="The title was earned; the trench was dug.", icon="shield",
    ),
    unit(
        "bt-7", "BT-7", "soviet", "Vehicle", "Light Tank",
        cost=1, attack=2, defense=1, movement=4,
        abilities=(Labelled(ON_PLAY, DamagePlayer(1, True)),),
        flavor="Fast on tracks, faster on wheels.", icon="light-tank",
    ),
    unit(
        "t-34", "T-34", "soviet", "Vehicle", "Tank",
        cost=2, attack=2, defense=2, movement=3,
        abilities=(Has(ARMOR, 1),),
        flavor="Crude welds, clever angles.", icon="tank",
    ),
    unit(
        "t-34-85", "T-34-85", "soviet", "Vehicle", "Tank",
        cost=3, attack=3, defense=4, movement=3,
        abilities=(Has(MASSED, 1), Has(OVERRUN), Labelled(ON_VICTORY, Mend(THIS_UNIT, 1))),
        flavor="A third man in the turret, and suddenly time to think.", icon="battle-tank",
    ),
    unit(
        "kv-1", "KV-1", "soviet", "Vehicle", "Heavy Tank",
        cost=3, attack=2, defense=5, movement=1,
        abilities=(Has(ARMOR, 2), Has(GUARD), Has(ZONE_OF_CONTROL)),
        flavor="One of them held the crossroads until the ammunition ran out.", icon="heavy-tank",
    ),
    unit(
        "is-2", "IS-2", "soviet", "Vehicle", "Heavy Tank",
        cost=3, attack=5, defense=6, movement=1,
        abilities=(Has(ARMOR, 1), Labelled(ON_PLAY, DamagePlayer(2, True))),
        flavor="Two loads per shell, one shell per problem.", icon="heavy-tank",
    ),
    unit(
        "su-100", "SU-100", "soviet", "Vehicle", "Tank Destroyer",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 2)),
        flavor="No turret, no doubt.", icon="tank-destroyer",
    ),
    unit(
        "isu-152", "ISU-152", "soviet", "Vehicle", "Assault Gun",
        cost=3, attack=2, defense=4, movement=1,
        abilities=(Has(RANGED_ATTACK, 2), Has(DEMOLISH)),
        flavor="It does not open doors. It removes the house.", icon="assault-gun",
    ),
    unit(
        "katyusha", "BM-13 Katyusha", "soviet", "Vehicle", "Artillery",
        cost=2, attack=0, defense=1, movement=2,
        abilities=(UnitAction(DealAround(TARGET_ENEMY, 1)),),
        flavor="First the howl, then the horizon.", icon="rocket-battery",
    ),
    unit(
        "zis-3", "ZiS-3 Field Gun", "soviet", "Gun", "Artillery",
        cost=2, attack=1, defense=2, movement=1,
        abilities=(Has(RANGED_ATTACK, 1), Has(ANTI_TANK, 2)),
        flavor="Light enough to push, mean enough to bother.", icon="field-gun",
    ),
    unit(
        "il-2-sturmovik", "Il-2 Sturmovik", "soviet", "Aircraft", "Bomber",
        cost=2, attack=2, defense=2, movement=3,
        abilities=(Has(FLIGHT), Has(ANTI_TANK, 1), Has(ARMOR, 1)),
        flavor="A bathtub of steel with wings bolted on.", icon="ground-attack-plane",
    ),
    unit(
        "yak-9", "Yak-9", "soviet", "Aircraft", "Fighter",
        cost=1, attack=1, defense=1, movement=4,
        abilities=(Has(BLITZ), Has(FLIGHT), Has(ANTI_AIR, 2)),
        flavor="Scramble, climb, turn, fire.", icon="fighter-plane",
    ),
    unit(
        "po-2-night-bombers", "Po-2 Night Bombers", "soviet", "Aircraft", "Bomber",
        cost=1, attack=0, defense=1, movement=3,
        abilities=(Has(FLIGHT), UnitAction(DamagePlayer(1, False))),
        flavor="Engines cut, wires humming, lights below.", icon="biplane",
    ),
    event(
        "deep-operation", "Deep Operation", "soviet", "Normal", cost=3,
        abilities=(Does(Gets(Each(FRIENDLY), ((ATTACK, 1), (MOVEMENT, 1)))),),
        flavor="The first line is only the door.", icon="arrows-forward",
    ),
    event(
        "fresh-divisions", "Fresh Divisions", "soviet", "Normal", cost=2,
        abilities=(Does(DeployFromJunkyard(JunkyardSpec(CardSpec(UNIT, INFANTRY, 1, True), 2))),),
        flavor="The trains have not stopped for nine days.", icon="troop-train",
    ),
    event(
        "relocated-factories", "Relocated Factories", "soviet", "Normal", cost=1,
        abilities=(
            Has(JUNKYARD_TRIGGER),
            Does(Sentences((ReturnCards(JunkyardSpec(CardSpec(FACTORY), 2)), AllowFactory()))),
        ),
        flavor="The lathes were running before the roof was on.", icon="steam-train",
    ),
    event(
        "scorched-earth", "Scorched Earth", "soviet", "Flash", cost=1,
        abilities=(Does(Sentences((DestroyFactory(StackSpec(FRIENDLY)), Deal(TARGET_INTRUDER, 4)))),),
        flavor="What cannot be carried must not be found.", icon="flame",
    ),
    event(
        "hold-every-house", "Hold Every House", "soviet", "Flash", cost=1,
        abilities=(Does(Gets(TARGET_INFANTRY, ((ARMOR, 2),))),),
        flavor="Kitchen, stairs, attic, roof; then the next kitchen.", icon="house",
    ),
    event(
        "maskirovka", "Maskirovka", "soviet", "Flash", cost=2,
        abilities=(Does(Choose((Cancel(ItemSpec(ON_CHAIN_ATTACK)), Cancel(ItemSpec(ON_CHAIN_EVENT, 2))))),),
        flavor="The army they are watching is made of plywood.", icon="mask",
    ),
    event(
        "winter-front", "Winter Front", "soviet", "Permanent", cost=3,
        abilities=(Gives(units(ENEMY), ((MOVEMENT, -1),), EVERYWHERE, is_floored=True),),
        flavor="Even the oil has frozen.", icon="snowflake",
    ),
    event(
        "breakthrough-regiments", "Breakthrough Regiments", "soviet", "Permanent", cost=1,
        abilities=(Gives(units(FRIENDLY, subtype="Heavy Tank"), ((MOVEMENT, 1),), EVERYWHERE),),
        flavor="Extra fuel drums on the back deck, full throttle to the river.", icon="heavy-tank",
    ),
    event(
        "artillery-reserve", "Artillery Reserve", "soviet", "Permanent", cost=2,
        abilities=(Labelled(ON_STANDBY, Deal(TARGET_ENEMY, 1)),),
        flavor="Three hundred barrels to the kilometer.", icon="howitzer",
    ),
]  # fmt: skip
