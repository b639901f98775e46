"""Kung-Fu, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack, GoThenAttack
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import GenreBonus, Has
from clashtable.games.genres.effects.lasting import Lasts, PawnsPush
from clashtable.games.genres.effects.movement import MoveNow
from clashtable.games.genres.effects.objections import HitBack, Reduce
from clashtable.games.genres.effects.own_player import GainActions, HealEmptyHanded, NoMoreAttacks
from clashtable.games.genres.effects.summon_texts import StrengthensMelee
from clashtable.games.genres.effects.triggers import HurtsAfterMelee
from clashtable.games.genres.geometry.shapes import BURST, CROSS, OWN_PLUS, Shape
from clashtable.games.genres.model.attack import HAND_TO_HAND
from clashtable.games.genres.model.attack_line import EACH, MORE_IF_SEVERAL, ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import MELEE

KUNG_FU: Final[list[Card]] = [
    action(
        "split-kick", "Split Kick", "Kung-Fu",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(CROSS, 1), EACH, 2))),),
        flavor="Both ankles report to different time zones.",
        icon="high-kick", tags=("x-shape",),
    ),
    action(
        "flying-kick", "Flying Kick", "Kung-Fu",
        cost=1,
        abilities=(Does(GoThenAttack(AttackLine(HAND_TO_HAND, ONE, 1, push=2), distance=3)),),
        flavor="Gravity filed a complaint and was also kicked.",
        icon="jump-kick", tags=("adjacent", "move", "push"),
    ),
    action(
        "spinning-back-everything", "Spinning Back-Everything", "Kung-Fu",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 1), EACH, 1, rule=MORE_IF_SEVERAL, more_damage=2, several=2))),),
        flavor="Fist, elbow, heel, lunch box.",
        icon="spinning-blades", tags=("burst-1",),
    ),
    action(
        "inner-peace", "Inner Peace", "Kung-Fu",
        cost=1,
        abilities=(Does(HealEmptyHanded(3, 6)),),
        flavor="Breathe in. Breathe out. Stop counting who hit you.",
        icon="meditation", tags=("heal",),
    ),
    action(
        "training-montage", "Training Montage", "Kung-Fu",
        cost=0,
        abilities=(Does(Sentences((GainActions(2), NoMoreAttacks()))),),
        flavor="Six months of progress in one power ballad.",
        icon="weight-lifting-up", tags=("actions",),
    ),
    action(
        "four-winds-fist", "Four Winds Fist", "Kung-Fu",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(OWN_PLUS), EACH, 1, push=3))),),
        flavor="North, south, east and your face.",
        icon="compass-fist", tags=("alternate-plus", "push"),
    ),
    objection(
        "falling-leaf-step", "Falling Leaf Step", "Kung-Fu",
        respond=("attack-on-you",),
        abilities=(Does(MoveNow(2)),),
        flavor="The punch arrived. He had left a forwarding address.",
        icon="falling-leaf", tags=("move", "dodge"),
    ),
    objection(
        "counterpunch", "Counterpunch", "Kung-Fu",
        respond=("melee-attack-on-you",),
        abilities=(Does(Sentences((Reduce(1), HitBack(2)))),),
        flavor="Return to sender.",
        icon="punch", tags=("reduce", "effect-damage"),
    ),
    combo(
        "one-two-punch", "One-Two Punch", "Kung-Fu",
        attach=("melee-action", "adjacent-attack-card"),
        abilities=(Adds(ComboLine(damage=2)),),
        flavor="The three is a surprise for later.",
        icon="punch-blast", tags=("damage-bonus",),
    ),
    combo(
        "ancient-technique", "Ancient Technique", "Kung-Fu",
        attach=("melee-action", "attack-card"),
        abilities=(Adds(ComboLine(damage=1, is_piercing=True)),),
        flavor="Passed down for ninety generations, mostly by ambulance.",
        icon="scroll-unfurled", tags=("damage-bonus", "pierce"),
    ),
    combo(
        "while-youre-here", "While You're Here", "Kung-Fu",
        attach=("one-target-attack-card",),
        abilities=(Adds(ComboLine(more_targets=1)),),
        flavor="Form an orderly queue.",
        icon="double-face-mask", tags=("extra-target",),
    ),
    equipment(
        "fourth-wash-black-belt", "Fourth-Wash Black Belt", "Kung-Fu",
        cost=1, wearer="your-pawn",
        abilities=(GenreBonus("Kung-Fu", 1),),
        flavor="It used to be white. Then came laundry day.",
        icon="black-belt", tags=("genre", "damage-bonus"),
    ),
    equipment(
        "nunchucks-of-regret", "Nunchucks of Regret", "Kung-Fu",
        cost=1, wearer="ally",
        abilities=(Has(MELEE, 2), HurtsAfterMelee(1)),
        flavor="Looks amazing. Ow. Looks amazing. Ow.",
        icon="nunchaku", tags=("melee-bonus", "coin", "self-damage"),
    ),
    zone(
        "sparring-mat", "Sparring Mat", "Kung-Fu",
        cost=1, effect="amplify", value=1,
        flavor="Shoes off. Gloves off. Bets on.",
        icon="boxing-ring", tags=("zone-amplify",),
    ),
    summon(
        "retired-master", "Retired Master", "Kung-Fu",
        cost=1, health=3, attack=0, movement=3,
        abilities=(StrengthensMelee(1),),
        flavor="Sweeps the yard. Sweeps the leg.",
        icon="monk-face", tags=("attack-bonus",),
    ),
    event(
        "tournament-bracket", "Tournament Bracket", "Kung-Fu",
        lasting=True,
        abilities=(Lasts((PawnsPush(1),)),),
        flavor="Single elimination. Very single.",
        icon="tournament", tags=("lasting", "push"),
    ),
]  # fmt: skip
