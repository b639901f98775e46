"""Meathead, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Has, MeleeGains
from clashtable.games.genres.effects.event_cards import EachDraws
from clashtable.games.genres.effects.movement import MayMove
from clashtable.games.genres.effects.opponents import ArmWrestle
from clashtable.games.genres.effects.redirection import SendDouble
from clashtable.games.genres.effects.summon_texts import GuardsPawn
from clashtable.games.genres.geometry.shapes import BLOCK, BURST, LINE, PLUS, RING, Shape
from clashtable.games.genres.model.attack import HAND_TO_HAND
from clashtable.games.genres.model.attack_line import EACH, MORE_AT_CENTER, ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import DEFENSE_MELEE, MOVEMENT, RANGED, RECOIL

MEATHEAD: Final[list[Card]] = [
    action(
        "grenade-juggling", "Grenade Juggling", "Meathead",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(PLUS), EACH, 1, rule=MORE_AT_CENTER, more_damage=2))),),
        flavor="Three up, three down, everyone down.",
        icon="grenade", tags=("plus",),
    ),
    action(
        "belt-fed-diplomacy", "Belt-Fed Diplomacy", "Meathead",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(LINE), EACH, 1, push=2))),),
        flavor="Talks broke down. So did the wall, the car and the fountain.",
        icon="minigun", tags=("line", "push"),
    ),
    action(
        "dont-look-back", "Don't Look Back", "Meathead",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 3), EACH, 2), MayMove(3))),),
        flavor="Cool people never check whether it went off.",
        icon="mushroom-cloud", tags=("burst-3", "move"),
    ),
    action(
        "arm-wrestling", "Arm Wrestling", "Meathead",
        cost=1,
        abilities=(Does(ArmWrestle(cards=1, damage=2, tie_damage=1)),),
        flavor="The table has resigned.",
        icon="muscle-up", tags=("discard", "random", "effect-damage", "self-damage"),
    ),
    action(
        "shoulder-charge", "Shoulder Charge", "Meathead",
        cost=1,
        abilities=(Does(Attack(AttackLine(HAND_TO_HAND, ONE, 1, push=4, slam=1))),),
        flavor="He knows about doors. He disagrees with them.",
        icon="charging-bull", tags=("adjacent", "push", "slam"),
    ),
    action(
        "yard-work-flamethrower", "Yard Work Flamethrower", "Meathead",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BLOCK), EACH, 1, bleed=1))),),
        flavor="The hedge was looking at him funny.",
        icon="flamethrower", tags=("block-2x3", "bleed"),
    ),
    action(
        "fridge-toss", "Fridge Toss", "Meathead",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(RING, 3), ONE, 2))),),
        flavor="Best served cold.",
        icon="fridge", tags=("n-away",),
    ),
    objection(
        "stunt-double", "Stunt Double", "Meathead",
        respond=("attack-on-you",),
        abilities=(Does(SendDouble(distance=5)),),
        flavor="Same jacket. Worse contract.",
        icon="two-shadows", tags=("swap", "dodge"),
    ),
    combo(
        "extra-ammo", "Extra Ammo", "Meathead",
        attach=("line-attack-card",),
        abilities=(Adds(ComboLine(adds_direction=True)),),
        flavor="From the pocket where the other pocket was.",
        icon="ammo-box", tags=("line", "extra-direction"),
    ),
    combo(
        "bigger-boom", "Bigger Boom", "Meathead",
        attach=("burst-attack-card",),
        abilities=(Adds(ComboLine(damage=1, bigger=1, biggest=5)),),
        flavor="The budget went here.",
        icon="unlit-bomb", tags=("damage-bonus", "bigger-burst"),
    ),
    equipment(
        "spiked-shoulder-pads", "Spiked Shoulder Pads", "Meathead",
        cost=1, wearer="ally",
        abilities=(Has(DEFENSE_MELEE, 1), Has(RECOIL, 1)),
        flavor="Hug at your own risk.",
        icon="spiked-shoulder-armor", tags=("recoil", "defense"),
    ),
    equipment(
        "enormous-gun", "Enormous Gun", "Meathead",
        cost=1, wearer="ally",
        abilities=(Has(RANGED, 1), Has(MOVEMENT, -2)),
        flavor="Comes with its own parking space.",
        icon="field-gun", tags=("ranged-bonus", "movement"),
    ),
    equipment(
        "steel-toed-boots", "Steel-Toed Boots", "Meathead",
        cost=1, wearer="ally",
        abilities=(MeleeGains(push=2, slam=1),),
        flavor="Kick first. Apologise never.",
        icon="steeltoe-boots", tags=("push", "slam"),
    ),
    zone(
        "minefield", "Minefield", "Meathead",
        cost=1, effect="mine", value=3,
        flavor="Scenic walk. Bring a friend. Let the friend go first.",
        icon="land-mine", tags=("zone-mine",),
    ),
    summon(
        "bodyguard-in-sunglasses", "Bodyguard in Sunglasses", "Meathead",
        cost=1, health=5, attack=0, movement=4,
        abilities=(GuardsPawn(),),
        flavor="Hasn't seen a thing in years. Takes every bullet anyway.",
        icon="sunglasses", tags=("bodyguard",),
    ),
    event(
        "one-last-job", "One Last Job", "Meathead",
        abilities=(Does(EachDraws(1, more=1)),),
        flavor="He was two days from retirement. Everyone was.",
        icon="briefcase", tags=("draw",),
    ),
]  # fmt: skip
