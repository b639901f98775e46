"""Fairy Tale, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.bargains import GiveApple, Retrieve
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Has
from clashtable.games.genres.effects.event_cards import DestroyEveryEquipment
from clashtable.games.genres.effects.movement import Haste, MayMove
from clashtable.games.genres.effects.objections import DiscardAndPrevent, MakeFrog
from clashtable.games.genres.effects.own_player import Draw, Heal
from clashtable.games.genres.effects.summon_texts import AttacksOften, HidesBesidePawn, LimitsMovement
from clashtable.games.genres.geometry.shapes import CHECKERBOARD, CONE, Shape
from clashtable.games.genres.model.attack import HAND_TO_HAND
from clashtable.games.genres.model.attack_line import EACH, ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import EQUIPMENT, MOVEMENT, RECOIL, SUMMON

FAIRY_TALE: Final[list[Card]] = [
    action(
        "poke-with-a-spindle", "Poke With a Spindle", "Fairy Tale",
        cost=2,
        abilities=(Does(Attack(AttackLine(HAND_TO_HAND, ONE, 1, skips=True))),),
        flavor="A hundred years' rest, or until the next round.",
        icon="sewing-needle", tags=("adjacent", "skip"),
    ),
    action(
        "three-wishes", "Three Wishes", "Fairy Tale",
        cost=1,
        abilities=(Does(Choose((Heal(4), Draw(2), Retrieve((EQUIPMENT, SUMMON))))),),
        flavor="Wishing for more wishes voids the lamp.",
        icon="magic-lamp", tags=("modal", "heal", "draw", "retrieve"),
    ),
    action(
        "huff-and-puff", "Huff and Puff", "Fairy Tale",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(CONE), EACH, 1, push=3, slam=1))),),
        flavor="Chinny-chin-chin notwithstanding.",
        icon="wolf-howl", tags=("cone", "push", "slam"),
    ),
    action(
        "midnight-sprint", "Midnight Sprint", "Fairy Tale",
        cost=0,
        abilities=(Does(Sentences((Haste(), MayMove(2)))),),
        flavor="One shoe, two mice, no time.",
        icon="high-heel", tags=("haste", "move"),
    ),
    action(
        "poisoned-apple", "Poisoned Apple", "Fairy Tale",
        cost=1,
        abilities=(Does(GiveApple(cards=1, distance=3, damage=2)),),
        flavor="An apple a day. Just the one day.",
        icon="shiny-apple", tags=("give", "effect-damage"),
    ),
    action(
        "off-with-their-squares", "Off With Their Squares", "Fairy Tale",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(CHECKERBOARD), ONE, 3))),),
        flavor="The Queen only hates one colour at a time.",
        icon="chess-queen", tags=("checkerboard", "center"),
    ),
    objection(
        "ribbit", "Ribbit", "Fairy Tale",
        respond=("summon-card",),
        abilities=(Does(MakeFrog()),),
        flavor="He was a knight once. Now he catches flies.",
        icon="frog", tags=("frog",),
    ),
    objection(
        "fairy-fine-print", "Fairy Fine Print", "Fairy Tale",
        respond=("attack-on-you",),
        abilities=(Does(DiscardAndPrevent(1)),),
        flavor="Protection void where prohibited by plot.",
        icon="fairy-wand", tags=("prevent", "discard"),
    ),
    combo(
        "ever-after-party", "Ever-After Party", "Fairy Tale",
        attach=("action-card",),
        abilities=(Adds(ComboLine(heals_after=2, draws_after=1)),),
        flavor="They all lived happily until cleanup.",
        icon="party-popper", tags=("heal", "draw"),
    ),
    equipment(
        "seven-league-clogs", "Seven-League Clogs", "Fairy Tale",
        cost=1, wearer="ally",
        abilities=(Has(MOVEMENT, 3),),
        flavor="One step gets you there. Stopping is extra.",
        icon="clog", tags=("movement",),
    ),
    zone(
        "briar-hedge", "Briar Hedge", "Fairy Tale",
        cost=1, effect="wall",
        flavor="Pruned once a century.",
        icon="thorny-vine", tags=("zone-wall",),
    ),
    zone(
        "gingerbread-yard", "Gingerbread Yard", "Fairy Tale",
        cost=1, effect="bait", value=1, draws=1,
        flavor="Free samples. The catch is the oven.",
        icon="candy-canes", tags=("zone-bait", "draw"),
    ),
    summon(
        "wolf-in-a-nightgown", "Wolf in a Nightgown", "Fairy Tale",
        cost=1, health=4, attack=1, movement=4,
        abilities=(HidesBesidePawn(),),
        flavor="What big plot holes you have.",
        icon="wolf-head", tags=("untargetable",),
    ),
    summon(
        "three-tired-pigs", "Three Tired Pigs", "Fairy Tale",
        cost=1, health=3, attack=1, movement=2,
        abilities=(AttacksOften(3),),
        flavor="They have opinions about straw.",
        icon="pig", tags=("multi-attack",),
    ),
    summon(
        "wicked-stepmother", "Wicked Stepmother", "Fairy Tale",
        cost=1, health=4, attack=0, movement=3,
        abilities=(Has(RECOIL, 1), LimitsMovement(2)),
        flavor="Nobody leaves until the floor is done.",
        icon="witch-face", tags=("recoil", "movement"),
    ),
    event(
        "clock-strikes-twelve", "Clock Strikes Twelve", "Fairy Tale",
        abilities=(Does(DestroyEveryEquipment()),),
        flavor="Carriages, gowns and chainsaws: all pumpkins.",
        icon="clockwork", tags=("destroy-equipment",),
    ),
]  # fmt: skip
