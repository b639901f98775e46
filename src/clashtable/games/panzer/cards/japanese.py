"""Japanese cards, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.panzer.cards.build import event, unit
from clashtable.games.panzer.cards.terms import EACH_INFANTRY, TARGET_ENEMY, TARGET_INFANTRY
from clashtable.games.panzer.effects.abilities import Does, Labelled, WhenFriendLost
from clashtable.games.panzer.effects.card_targets import CardSpec, JunkyardSpec
from clashtable.games.panzer.effects.choices import DeployFromJunkyard, Relocate
from clashtable.games.panzer.effects.continuous import FiresOnlyAt
from clashtable.games.panzer.effects.groups import Each, Target
from clashtable.games.panzer.effects.targets import ENEMY_FRONT, OWN_LINES, UnitSpec
from clashtable.games.panzer.effects.thing_verbs import DamagePlayer, Draw
from clashtable.games.panzer.effects.verbs import Deal, Gets
from clashtable.games.panzer.model.card import Card, Has
from clashtable.games.panzer.vocabulary import (
    ANTI_AIR,
    ANTI_TANK,
    ANY_TYPE,
    ATTACK,
    BLITZ,
    CHARGE,
    CONCEALED,
    DEMOLISH,
    ENEMY,
    ENTRENCHED,
    FIRST_FIRE,
    FLIGHT,
    GUARD,
    INFANTRY,
    JUNKYARD_TRIGGER,
    MOVEMENT,
    ON_DESTROY,
    ON_MAIN,
    ON_PLAY,
    ON_VICTORY,
    PARADROP,
    PATHFINDER,
    PRESENT,
    RAID,
    RANGED_ATTACK,
    REPAIR,
    SCOUT,
    UNIT,
    ZONE_OF_CONTROL,
)

JAPANESE: Final[list[Card]] = [
    unit(
        "rifle-section", "Rifle Section", "japanese", "Infantry", "Rifle",
        cost=1, attack=1, defense=2, movement=2,
        abilities=(Has(CHARGE, 2),),
        flavor="Bayonets fixed before the order is finished.", icon="rifle",
    ),
    unit(
        "bicycle-troops", "Bicycle Troops", "japanese", "Infantry", "Assault",
        cost=1, attack=1, defense=2, movement=3,
        abilities=(Has(RAID, 1),),
        flavor="When the tires gave out they rode on the rims.", icon="bicycle",
    ),
    unit(
        "knee-mortar-team", "Knee Mortar Team", "japanese", "Infantry", "Support",
        cost=1, attack=1, defense=1, movement=2,
        abilities=(Has(RANGED_ATTACK, 1), FiresOnlyAt(ANY_TYPE)),
        flavor="Never fire it from the knee.", icon="mortar",
    ),
    unit(
        "hidden-snipers", "Hidden Snipers", "japanese", "Infantry", "Support",
        cost=1, attack=1, defense=1, movement=1,
        abilities=(Has(JUNKYARD_TRIGGER), Has(RANGED_ATTACK, 1), Has(CONCEALED), FiresOnlyAt(INFANTRY)),
        flavor="The third man to cross the clearing never saw the palm move.", icon="sniper-scope",
    ),
    unit(
        "cave-defenders", "Cave Defenders", "japanese", "Infantry", "Rifle",
        cost=1, attack=1, defense=2, movement=1,
        abilities=(Has(JUNKYARD_TRIGGER), Has(ENTRENCHED, 1), Has(GUARD)),
        flavor="The map showed a hillside. The hillside was full.", icon="cave",
    ),
    unit(
        "type-92-crew", "Type 92 Machine-Gun Crew", "japanese", "Infantry", "Support",
        cost=1, attack=1, defense=3, movement=1,
        abilities=(Has(GUARD), Has(ZONE_OF_CONTROL)),
        flavor="Slow, steady, and always covering the only path.", icon="machine-gun",
    ),
    unit(
        "night-raiders", "Night Raiders", "japanese", "Infantry", "Assault",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(CHARGE, 2), Has(CONCEALED)),
        flavor="White cloth on the sleeve, so friends can find each other.", icon="crescent-moon",
    ),
    unit(
        "shipping-engineers", "Shipping Engineers", "japanese", "Infantry", "Engineer",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(PATHFINDER), Has(REPAIR, 1), Has(DEMOLISH)),
        flavor="They bring the bridge with them.", icon="landing-craft",
    ),
    unit(
        "raiding-paratroops", "Raiding Paratroops", "japanese", "Infantry", "Paratroop",
        cost=2, attack=1, defense=2, movement=2,
        abilities=(Has(PARADROP), Has(RAID, 2)),
        flavor="Their orders end at the fuel tanks.", icon="parachute",
    ),
    unit(
        "type-94-tankette", "Type 94 Tankette", "japanese", "Vehicle", "Recon",
        cost=1, attack=1, defense=2, movement=3,
        abilities=(Has(SCOUT), Labelled(ON_DESTROY, Draw(1), is_optional=True)),
        flavor="Two men, one machine gun, and a very narrow road.", icon="tankette",
    ),
    unit(
        "type-95-ha-go", "Type 95 Ha-Go", "japanese", "Vehicle", "Light Tank",
        cost=1, attack=2, defense=1, movement=3,
        abilities=(Labelled(ON_DESTROY, Deal(Target(UnitSpec(ENEMY, beside_this=True)), 1)),),
        flavor="It goes where heavier machines sink.", icon="light-tank",
    ),
    unit(
        "type-2-ka-mi", "Type 2 Ka-Mi", "japanese", "Vehicle", "Light Tank",
        cost=2, attack=2, defense=3, movement=2,
        abilities=(Has(PATHFINDER), Has(RAID, 1)),
        flavor="It swims ashore, sheds its floats, and starts shooting.", icon="amphibious-tank",
    ),
    unit(
        "type-97-chi-ha", "Type 97 Chi-Ha", "japanese", "Vehicle", "Tank",
        cost=2, attack=2, defense=4, movement=2,
        abilities=(Has(CHARGE, 1),),
        flavor="The frame antenna tells everyone which tank is in charge.", icon="tank",
    ),
    unit(
        "type-1-ho-ni", "Type 1 Ho-Ni", "japanese", "Vehicle", "Tank Destroyer",
        cost=2, attack=2, defense=2, movement=2,
        abilities=(Has(FIRST_FIRE), Has(ANTI_TANK, 2), Has(CONCEALED)),
        flavor="A field gun that learned to drive.", icon="tank-destroyer",
    ),
    unit(
        "type-3-chi-nu", "Type 3 Chi-Nu", "japanese", "Vehicle", "Tank",
        cost=3, attack=4, defense=5, movement=2,
        abilities=(Has(CHARGE, 1), Labelled(ON_VICTORY, DamagePlayer(1, False))),
        flavor="Held back for a beach it never saw.", icon="battle-tank",
    ),
    unit(
        "type-41-mountain-gun", "Type 41 Mountain Gun", "japanese", "Gun", "Artillery",
        cost=2, attack=1, defense=2, movement=2,
        abilities=(Has(PATHFINDER), Has(RANGED_ATTACK, 1)),
        flavor="Comes apart for six mules and goes together for eight men.", icon="field-gun",
    ),
    unit(
        "type-1-at-gun", "47 mm Anti-Tank Gun", "japanese", "Gun", "Anti-Tank",
        cost=1, attack=0, defense=2, movement=1,
        abilities=(Has(ANTI_TANK, 3), Has(CONCEALED)),
        flavor="Let the first tank pass. Fire at the second.", icon="anti-tank-gun",
    ),
    unit(
        "a6m-zero", "A6M Zero", "japanese", "Aircraft", "Fighter",
        cost=2, attack=2, defense=2, movement=4,
        abilities=(Has(BLITZ), Has(FLIGHT), Has(ANTI_AIR, 1)),
        flavor="Every gram that did not fly was left on the drawing board.", icon="fighter-plane",
    ),
    unit(
        "d3a-val", "D3A Val", "japanese", "Aircraft", "Bomber",
        cost=3, attack=3, defense=2, movement=4,
        abilities=(Has(FLIGHT), Labelled(ON_PLAY, Deal(TARGET_ENEMY, 2))),
        flavor="Fixed wheels, steady hands.", icon="dive-bomber",
    ),
    event(
        "night-assault", "Night Assault", "japanese", "Normal", cost=2,
        abilities=(Does(Gets(EACH_INFANTRY, ((ATTACK, 1), (MOVEMENT, 1)))),),
        flavor="No flares, no whistles, no warning.", icon="night-sky",
    ),
    event(
        "infiltration-route", "Infiltration Route", "japanese", "Normal", cost=1,
        abilities=(Does(Relocate(TARGET_INFANTRY, ENEMY_FRONT)),),
        flavor="The swamp was marked impassable, so nobody watched it.", icon="footprints",
    ),
    event(
        "hidden-reserves", "Hidden Reserves", "japanese", "Normal", cost=2,
        abilities=(Does(DeployFromJunkyard(JunkyardSpec(CardSpec(UNIT, INFANTRY, 2)))),),
        flavor="Count them again. There are more.", icon="trapdoor",
    ),
    event(
        "ambush", "Ambush", "japanese", "Flash", cost=1,
        abilities=(Has(JUNKYARD_TRIGGER), Does(Deal(TARGET_ENEMY, 2))),
        flavor="Quiet is not the same as empty.", icon="bushes",
    ),
    event(
        "spider-holes", "Spider Holes", "japanese", "Flash", cost=1,
        abilities=(Does(Gets(TARGET_INFANTRY, ((ATTACK, 1), (FIRST_FIRE, PRESENT)))),),
        flavor="The ground opened behind them.", icon="trapdoor",
    ),
    event(
        "booby-traps", "Booby Traps", "japanese", "Flash", cost=1,
        abilities=(Has(JUNKYARD_TRIGGER), Does(Deal(Each(ENEMY, lines=OWN_LINES), 1))),
        flavor="Do not pick up the souvenir.", icon="tripwire",
    ),
    event(
        "tunnel-network", "Tunnel Network", "japanese", "Permanent", cost=2,
        abilities=(Labelled(ON_MAIN, Relocate(TARGET_INFANTRY, OWN_LINES), is_optional=True),),
        flavor="Five doors in, eleven doors out.", icon="tunnel",
    ),
    event(
        "every-ridge", "Fight for Every Ridge", "japanese", "Permanent", cost=1,
        abilities=(WhenFriendLost(INFANTRY, DamagePlayer(1, False)),),
        flavor="The maps back home needed a new color for such slow progress.", icon="mountain",
    ),
]  # fmt: skip
