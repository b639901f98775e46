"""Espionage, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.bargains import Blackmail, DeadDrop
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Has, LargerHand, MeleeGains
from clashtable.games.genres.effects.lasting import Lasts, SmallerHands
from clashtable.games.genres.effects.movement import MayMove
from clashtable.games.genres.effects.objections import Cancel, CancelThenDraw, Intercept
from clashtable.games.genres.effects.opponents import LookAtHand, Steal, TakeControl
from clashtable.games.genres.effects.own_player import Draw
from clashtable.games.genres.effects.summon_texts import EntersBesideEnemies
from clashtable.games.genres.geometry.shapes import BURST, Shape
from clashtable.games.genres.model.attack import HAND_TO_HAND
from clashtable.games.genres.model.attack_line import ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import DEFENSE_RANGED, REACH

ESPIONAGE: Final[list[Card]] = [
    action(
        "pickpocket", "Pickpocket", "Espionage",
        cost=1,
        abilities=(Does(Sentences((Steal(1), MayMove(2)))),),
        flavor="Nice watch. Nice wallet. Nice knowing you.",
        icon="snatch", tags=("steal", "random", "move"),
    ),
    action(
        "dead-drop", "Dead Drop", "Espionage",
        cost=0,
        abilities=(Does(DeadDrop(cards=1, draws=2)),),
        flavor="Third bench, second pigeon.",
        icon="park-bench", tags=("armory-top", "draw"),
    ),
    action(
        "sniper-nest", "Sniper Nest", "Espionage",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 5, 3), ONE, 3))),),
        flavor="He packed sandwiches.",
        icon="crosshair", tags=("n-not-m",),
    ),
    action(
        "wiretap", "Wiretap", "Espionage",
        cost=0,
        abilities=(Does(Sentences((LookAtHand(), Draw(1)))),),
        flavor="They mostly discuss lunch, but menacingly.",
        icon="headphones", tags=("peek", "draw"),
    ),
    action(
        "poison-umbrella", "Poison Umbrella", "Espionage",
        cost=1,
        abilities=(Does(Attack(AttackLine(HAND_TO_HAND, ONE, 0, bleed=3))),),
        flavor="Forecast: ninety percent chance of you.",
        icon="umbrella", tags=("adjacent", "bleed", "zero-damage"),
    ),
    action(
        "double-agent", "Double Agent", "Espionage",
        cost=2,
        abilities=(Does(TakeControl(distance=3)),),
        flavor="Paid twice. Loyal once.",
        icon="shaking-hands", tags=("control",),
    ),
    action(
        "blackmail", "Blackmail", "Espionage",
        cost=1,
        abilities=(Does(Blackmail(cards=2, damage=2)),),
        flavor="Lovely secret you have here.",
        icon="envelope", tags=("opponent-choice", "give", "effect-damage"),
    ),
    objection(
        "classified", "Classified", "Espionage",
        respond=("action-card",),
        abilities=(Does(Cancel()),),
        flavor="[This sentence has been removed.]",
        icon="secret-book", tags=("cancel",),
    ),
    objection(
        "counter-intelligence", "Counter-Intelligence", "Espionage",
        respond=("objection-card",),
        abilities=(Does(CancelThenDraw(". Draw", 1)),),
        flavor="We objected to your objection before you had it.",
        icon="spy", tags=("cancel", "counter-objection", "draw"),
    ),
    objection(
        "intercepted-package", "Intercepted Package", "Espionage",
        respond=("equipment-card",),
        abilities=(Does(Intercept()),),
        flavor="Sign here. No, with your own name.",
        icon="cardboard-box", tags=("redirect-equipment",),
    ),
    combo(
        "silencer", "Silencer", "Espionage",
        attach=("attack-card",),
        abilities=(Adds(ComboLine(damage=1, is_unanswerable=True)),),
        flavor="Shh.",
        icon="silenced", tags=("damage-bonus", "unanswerable"),
    ),
    equipment(
        "trench-coat-of-many-pockets", "Trench Coat of Many Pockets", "Espionage",
        cost=1, wearer="your-pawn",
        abilities=(LargerHand(2), Has(DEFENSE_RANGED, 1)),
        flavor="One of them has another trench coat in it.",
        icon="trench-coat", tags=("hand-limit", "defense"),
    ),
    equipment(
        "grapnel-watch", "Grapnel Watch", "Espionage",
        cost=1, wearer="ally",
        abilities=(Has(REACH, 2), MeleeGains(pull=1)),
        flavor="Also tells the time, in emergencies.",
        icon="watch", tags=("reach", "pull"),
    ),
    zone(
        "customs-checkpoint", "Customs Checkpoint", "Espionage",
        cost=1, effect="toll", value=1,
        flavor="Anything to declare? You do now.",
        icon="barrier-gate", tags=("zone-toll", "discard"),
    ),
    summon(
        "sleeper-agent", "Sleeper Agent", "Espionage",
        cost=1, health=2, attack=2, movement=2,
        abilities=(EntersBesideEnemies(),),
        flavor="Has lived next door for thirty years. Wakes up today.",
        icon="sleepy", tags=("placement",),
    ),
    event(
        "agency-budget-cuts", "Agency Budget Cuts", "Espionage",
        lasting=True,
        abilities=(Lasts((SmallerHands(2),)),),
        flavor="From now on, one gadget per doomsday.",
        icon="scissors", tags=("lasting", "hand-limit"),
    ),
]  # fmt: skip
