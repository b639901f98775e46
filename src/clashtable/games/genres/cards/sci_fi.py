"""Sci-Fi, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does, MayInstead, OnDeath
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Flies, Has, MeleeGains
from clashtable.games.genres.effects.event_cards import Explode
from clashtable.games.genres.effects.lasting import EveryPieceMoves, Lasts, PushesFarther
from clashtable.games.genres.effects.movement import SwapSquares
from clashtable.games.genres.effects.objections import Cancel, Reduce
from clashtable.games.genres.effects.opponents import BreakEquipment
from clashtable.games.genres.effects.summon_orders import MopZone
from clashtable.games.genres.effects.triggers import HealsAtTurnStart
from clashtable.games.genres.geometry.shapes import BURST, LINE, LINES, Shape
from clashtable.games.genres.model.attack_line import EACH, FIRST, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import MELEE, MOVEMENT, PAWN, REACH

SCI_FI: Final[list[Card]] = [
    action(
        "cross-beam-array", "Cross-Beam Array", "Sci-Fi",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(LINES), EACH, 2))),),
        flavor="Covers every direction except responsibility.",
        icon="laser-burst", tags=("line", "multi-line"),
    ),
    action(
        "teleporter-mix-up", "Teleporter Mix-Up", "Sci-Fi",
        cost=1,
        abilities=(Does(SwapSquares()),),
        flavor="Your luggage has arrived on someone else.",
        icon="teleport", tags=("swap",),
    ),
    action(
        "freeze-ray-lightly-used", "Freeze Ray, Lightly Used", "Sci-Fi",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(LINE), FIRST, 1, slows=True))),),
        flavor="Now available in raspberry.",
        icon="ray-gun", tags=("line", "first-target", "slow"),
    ),
    action(
        "gravity-well", "Gravity Well", "Sci-Fi",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 4, 1), EACH, 1, pull=2))),),
        flavor="You will feel a slight tug. And then the others.",
        icon="black-hole-bolas", tags=("n-not-m", "pull"),
    ),
    action(
        "emp-hiccup", "EMP Hiccup", "Sci-Fi",
        cost=1,
        abilities=(Does(BreakEquipment(distance=3)),),
        flavor="Excuse me. Also, goodbye to your phone.",
        icon="emp", tags=("destroy-equipment", "skip"),
    ),
    objection(
        "deflector-bubble", "Deflector Bubble", "Sci-Fi",
        respond=("ranged-attack-on-you",),
        abilities=(Does(Reduce(3)),),
        flavor="Soapy, shiny, surprisingly rated for lasers.",
        icon="bubble-field", tags=("reduce",),
    ),
    objection(
        "undo-button", "Undo Button", "Sci-Fi",
        respond=("action-card",),
        abilities=(Does(Cancel(to_hand=True)),),
        flavor="Three centuries of physics, one keyboard shortcut.",
        icon="anticlockwise-rotation", tags=("cancel", "return-to-hand"),
    ),
    combo(
        "overcharge", "Overcharge", "Sci-Fi",
        attach=("attack-card",),
        abilities=(Adds(ComboLine(doubles=True, damage_after=2)),),
        flavor="The needle is in the red. The red is in the floor.",
        icon="electric-whip", tags=("double", "self-damage"),
    ),
    equipment(
        "jetpack-warranty-void", "Jetpack, Warranty Void", "Sci-Fi",
        cost=1, wearer="ally",
        abilities=(Flies(), Has(MOVEMENT, 1)),
        flavor="Up is included. Down is your problem.",
        icon="jetpack", tags=("fly", "movement"),
    ),
    equipment(
        "nanobot-plasters", "Nanobot Plasters", "Sci-Fi",
        cost=1, wearer="ally",
        abilities=(HealsAtTurnStart(most_health=6, amount=1),),
        flavor="A million tiny doctors, none of them covered.",
        icon="bandage-roll", tags=("heal", "start-of-turn"),
    ),
    equipment(
        "laser-letter-opener", "Laser Letter-Opener", "Sci-Fi",
        cost=1, wearer="ally",
        abilities=(Has(MELEE, 1), MeleeGains(is_piercing=True)),
        flavor="Opens letters, doors and negotiations.",
        icon="laser-blade", tags=("melee-bonus", "pierce"),
    ),
    zone(
        "force-field", "Force Field", "Sci-Fi",
        cost=1, effect="wall", temporary=True,
        flavor="Do not lean.",
        icon="energy-shield", tags=("zone-wall", "temporary-zone"),
    ),
    summon(
        "mop-bot", "Mop Bot", "Sci-Fi",
        cost=1, health=2, attack=1, movement=3,
        abilities=(MayInstead(MopZone()),),
        flavor="Spill detected. Hell dimension detected. Same mop.",
        icon="robot-golem", tags=("destroy-zone", "special-action"),
    ),
    summon(
        "sentry-turret", "Sentry Turret", "Sci-Fi",
        cost=1, health=3, attack=1, movement=0,
        abilities=(Has(REACH, 3),),
        flavor="It is not following you. Only its head is.",
        icon="sentry-gun", tags=("reach", "immobile"),
    ),
    summon(
        "self-destruct-intern", "Self-Destruct Intern", "Sci-Fi",
        cost=1, health=2, attack=1, movement=4,
        abilities=(OnDeath(Explode(distance=1, damage=2)),),
        flavor="Unpaid, overworked, radius one.",
        icon="time-bomb", tags=("on-death",),
    ),
    event(
        "gravity-department-on-strike", "Gravity Department on Strike", "Sci-Fi",
        lasting=True,
        abilities=(Lasts((PushesFarther(1), EveryPieceMoves(PAWN, 1))),),
        flavor="Please hold on to something until talks resume.",
        icon="floating-crystal", tags=("lasting", "push", "pull", "movement"),
    ),
]  # fmt: skip
