"""American cards, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Sentences
from clashtable.games.panzer.cards.build import event, unit
from clashtable.games.panzer.cards.terms import ON_CHAIN_ATTACK, SHIFT_FRIEND
from clashtable.games.panzer.effects.abilities import Does, Labelled, UnitAction
from clashtable.games.panzer.effects.card_targets import CardSpec, JunkyardSpec
from clashtable.games.panzer.effects.choices import Search
from clashtable.games.panzer.effects.continuous import Cheaper
from clashtable.games.panzer.effects.groups import Each, Target
from clashtable.games.panzer.effects.targets import UnitSpec
from clashtable.games.panzer.effects.thing_targets import ItemSpec, StackSpec
from clashtable.games.panzer.effects.thing_verbs import AllowFactory, Cancel, DestroyFactory, Draw, ReturnCards
from clashtable.games.panzer.effects.verbs import Deal, Gets
from clashtable.games.panzer.model.card import Card, Has
from clashtable.games.panzer.vocabulary import (
    ANTI_AIR,
    ANTI_TANK,
    ARMOR,
    CHARGE,
    DEMOLISH,
    EMPLACED,
    ENEMY,
    ENTRENCHED,
    FACTORY,
    FIRST_FIRE,
    FLIGHT,
    FRIENDLY,
    GUARD,
    INFANTRY,
    MASSED,
    MOVEMENT,
    ON_DESTROY,
    ON_MAIN,
    ON_PLAY,
    ON_STANDBY,
    ON_VICTORY,
    PARADROP,
    PATHFINDER,
    RAID,
    RANGED_ATTACK,
    REPAIR,
    SCOUT,
    UNIT,
    VEHICLE,
)

AMERICAN: Final[list[Card]] = [
    unit(
        "gi-rifle-squad", "GI Rifle Squad", "american", "Infantry", "Rifle",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(GUARD), Labelled(ON_DESTROY, Draw(1), is_optional=True)),
        flavor="Eight rounds, one clip, and a letter half written.", icon="rifle",
    ),
    unit(
        "bazooka-team", "Bazooka Team", "american", "Infantry", "Support",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(ANTI_TANK, 2),),
        flavor="Aim for the side. Always the side.", icon="rocket-launcher",
    ),
    unit(
        "mortar-section", "Mortar Section", "american", "Infantry", "Support",
        cost=1, attack=0, defense=1, movement=1,
        abilities=(Has(RANGED_ATTACK, 1), Has(EMPLACED)),
        flavor="Drop, duck, repeat.", icon="mortar",
    ),
    unit(
        "combat-engineers", "Combat Engineers", "american", "Infantry", "Engineer",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(REPAIR, 2), Has(DEMOLISH)),
        flavor="First to arrive, last to be thanked.", icon="wrench",
    ),
    unit(
        "airborne-infantry", "Airborne Infantry", "american", "Infantry", "Paratroop",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(PARADROP), Has(ENTRENCHED, 1), Has(GUARD)),
        flavor="Surrounded is where they start.", icon="parachute",
    ),
    unit(
        "rangers", "Rangers", "american", "Infantry", "Assault",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(PATHFINDER), Labelled(ON_VICTORY, Draw(1), is_optional=True)),
        flavor="The cliff was the easy part.", icon="grappling-hook",
    ),
    unit(
        "marine-raiders", "Marine Raiders", "american", "Infantry", "Assault",
        cost=2, attack=2, defense=2, movement=2,
        abilities=(Has(CHARGE, 1), Has(RAID, 1)),
        flavor="Rubber boats, dark water, short visit.", icon="rubber-boat",
    ),
    unit(
        "m3-half-track", "M3 Half-track", "american", "Vehicle", "Carrier",
        cost=1, attack=0, defense=3, movement=3,
        abilities=(
            Labelled(ON_MAIN, Gets(Target(UnitSpec(FRIENDLY, INFANTRY, beside_this=True)), ((MOVEMENT, 2),))),
        ),
        flavor="Room for thirteen, if nobody breathes.", icon="half-track",
    ),
    unit(
        "m3-stuart", "M3 Stuart", "american", "Vehicle", "Light Tank",
        cost=1, attack=1, defense=2, movement=3,
        abilities=(Has(SCOUT),),
        flavor="Reliable is a kind of armor.", icon="light-tank",
    ),
    unit(
        "m16-quad-mount", "M16 Quad Mount", "american", "Vehicle", "Anti-Air",
        cost=1, attack=0, defense=2, movement=3,
        abilities=(Has(ANTI_AIR, 3),),
        flavor="Four barrels, one opinion about aircraft.", icon="anti-aircraft-gun",
    ),
    unit(
        "m4-sherman", "M4 Sherman", "american", "Vehicle", "Tank",
        cost=2, attack=2, defense=3, movement=3,
        abilities=(Has(MASSED, 1),),
        flavor="There is always another one coming up the road.", icon="tank",
    ),
    unit(
        "sherman-jumbo", "Sherman Jumbo", "american", "Vehicle", "Heavy Tank",
        cost=3, attack=3, defense=5, movement=2,
        abilities=(Has(ARMOR, 1), Has(GUARD)),
        flavor="First in the column, on purpose.", icon="heavy-tank",
    ),
    unit(
        "m26-pershing", "M26 Pershing", "american", "Vehicle", "Heavy Tank",
        cost=3, attack=4, defense=5, movement=2,
        abilities=(Has(ANTI_TANK, 1),),
        flavor="Late to the war, loud on arrival.", icon="heavy-tank",
    ),
    unit(
        "m18-hellcat", "M18 Hellcat", "american", "Vehicle", "Tank Destroyer",
        cost=2, attack=2, defense=2, movement=4,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 2)),
        flavor="The best armor is being somewhere else.", icon="tank-destroyer",
    ),
    unit(
        "m7-priest", "M7 Priest", "american", "Vehicle", "Artillery",
        cost=3, attack=1, defense=3, movement=2,
        abilities=(Has(RANGED_ATTACK, 2),),
        flavor="The pulpit is for the machine gun; the sermon is 105 millimeters.", icon="self-propelled-gun",
    ),
    unit(
        "long-tom", "155 mm Long Tom", "american", "Gun", "Artillery",
        cost=3, attack=0, defense=2, movement=1,
        abilities=(Has(RANGED_ATTACK, 3), Has(EMPLACED)),
        flavor="The crew never sees what it hits.", icon="howitzer",
    ),
    unit(
        "p-47-thunderbolt", "P-47 Thunderbolt", "american", "Aircraft", "Fighter",
        cost=2, attack=2, defense=2, movement=4,
        abilities=(Has(FLIGHT), Has(ANTI_TANK, 1)),
        flavor="Seven tons of stubbornness with a propeller.", icon="fighter-plane",
    ),
    unit(
        "b-25-mitchell", "B-25 Mitchell", "american", "Aircraft", "Bomber",
        cost=3, attack=2, defense=3, movement=3,
        abilities=(Has(FLIGHT), Labelled(ON_PLAY, DestroyFactory(StackSpec(ENEMY)))),
        flavor="In low, out lower.", icon="bomber",
    ),
    unit(
        "l-4-spotter", "L-4 Spotter Plane", "american", "Aircraft", "Recon",
        cost=1, attack=0, defense=1, movement=3,
        abilities=(
            Has(FLIGHT),
            Has(SCOUT),
            UnitAction(Gets(Target(UnitSpec(FRIENDLY, is_ranged=True)), ((RANGED_ATTACK, 1),))),
        ),
        flavor="A canvas kite with a very dangerous radio.", icon="spotter-plane",
    ),
    event(
        "war-production", "War Production", "american", "Normal", cost=1,
        abilities=(Does(Sentences((Search(CardSpec(FACTORY)), AllowFactory()))),),
        flavor="The piano works makes gliders now.", icon="gears",
    ),
    event(
        "strategic-bombing", "Strategic Bombing", "american", "Normal", cost=3,
        abilities=(Does(DestroyFactory(StackSpec(ENEMY, 2))),),
        flavor="Nine hundred kilometers there, and the same again back.", icon="bomber",
    ),
    event(
        "replacement-depot", "Replacement Depot", "american", "Normal", cost=2,
        abilities=(Does(ReturnCards(JunkyardSpec(CardSpec(UNIT), 2))),),
        flavor="New boots, new names, same hill.", icon="barracks",
    ),
    event(
        "close-air-support", "Close Air Support", "american", "Flash", cost=2,
        abilities=(Does(Deal(Target(UnitSpec(ENEMY, beside_friend=True)), 3)),),
        flavor="Colored panels out. Heads down.", icon="air-strike",
    ),
    event(
        "time-on-target", "Time on Target", "american", "Flash", cost=3,
        abilities=(Does(Deal(Target(UnitSpec(ENEMY, limit=3)), 2)),),
        flavor="Every shell in the valley arrives on the same second.", icon="stopwatch",
    ),
    event(
        "smoke-barrage", "Smoke Barrage", "american", "Flash", cost=1,
        abilities=(Does(Choose((Cancel(ItemSpec(ON_CHAIN_ATTACK)), SHIFT_FRIEND))),),
        flavor="You cannot charge what you cannot find.", icon="smoke",
    ),
    event(
        "forward-observers", "Forward Observers", "american", "Flash", cost=1,
        abilities=(Does(Gets(Each(FRIENDLY, subtype="Artillery"), ((RANGED_ATTACK, 1),))),),
        flavor="A map, a wire, and a calm voice.", icon="binoculars",
    ),
    event(
        "standardized-parts", "Standardized Parts", "american", "Permanent", cost=2,
        abilities=(Cheaper(VEHICLE, 1),),
        flavor="Any bolt, any wrench, any shift.", icon="cog",
    ),
    event(
        "truck-convoys", "Truck Convoys", "american", "Permanent", cost=1,
        abilities=(Labelled(ON_STANDBY, Draw(1), is_optional=True),),
        flavor="Drive all night, unload, turn around.", icon="truck",
    ),
]  # fmt: skip
