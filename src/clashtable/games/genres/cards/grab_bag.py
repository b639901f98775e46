"""Grab Bag, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.bargains import Retrieve
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import AttackPerEquipment, Has, MeleeOnceMoved
from clashtable.games.genres.effects.event_cards import PassHands
from clashtable.games.genres.effects.ghosts import BribeSpirit
from clashtable.games.genres.effects.movement import MayMove
from clashtable.games.genres.effects.objections import CancelThenItsPlayerDraws
from clashtable.games.genres.effects.own_player import Draw, GainActions, Heal, TakeSkip
from clashtable.games.genres.effects.zones import DestroyZone, MoveZone
from clashtable.games.genres.geometry.shapes import BURST, CHECKERBOARD, LINE, Shape
from clashtable.games.genres.model.attack_line import EACH, FIRST, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import ACTION, MOVEMENT

GRAB_BAG: Final[list[Card]] = [
    action(
        "haunted-disco-floor", "Haunted Disco Floor", "Grab Bag",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(CHECKERBOARD), EACH, 2))),),
        flavor="Every other tile is to die for.",
        icon="disco-ball", tags=("checkerboard", "center"),
    ),
    action(
        "everything-bagel", "Everything Bagel", "Grab Bag",
        cost=1,
        abilities=(Does(Sentences((Heal(2), Draw(1), MayMove(2)))),),
        flavor="Contains everything. Mostly sesame.",
        icon="bagel", tags=("heal", "draw", "move"),
    ),
    action(
        "dinosaur-stampede", "Dinosaur Stampede", "Grab Bag",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 4), EACH, 1, push=3, slam=1))),),
        flavor="Extinct, my foot. Your foot, actually.",
        icon="triceratops-head", tags=("burst-4", "push", "slam"),
    ),
    action(
        "car-alarm-at-3-am", "Car Alarm at 3 A.M.", "Grab Bag",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 5), EACH, 1, skips_summons=True))),),
        flavor="Nobody knows whose it is. Everybody suffers.",
        icon="ringing-alarm", tags=("burst-5", "skip"),
    ),
    action(
        "rodeo-lasso", "Rodeo Lasso", "Grab Bag",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(LINE), FIRST, 1, pull=4, roots=True))),),
        flavor="Eight seconds of dignity, then gravel.",
        icon="lasso", tags=("line", "first-target", "pull", "root"),
    ),
    action(
        "rerun", "Rerun", "Grab Bag",
        cost=1,
        abilities=(Does(Retrieve((ACTION,))),),
        flavor="You've seen this one. It still hurts.",
        icon="tv", tags=("retrieve",),
    ),
    action(
        "urban-planning", "Urban Planning", "Grab Bag",
        cost=0,
        abilities=(Does(Choose((DestroyZone(), MoveZone(distance=3)))),),
        flavor="The swamp of doom will reopen two blocks over.",
        icon="crane", tags=("modal", "destroy-zone", "move-zone"),
    ),
    action(
        "borrowed-tomorrow", "Borrowed Tomorrow", "Grab Bag",
        cost=0,
        abilities=(Does(Sentences((TakeSkip(), GainActions(3)))),),
        flavor="Interest is due, and so are you.",
        icon="hourglass", tags=("actions", "skip"),
    ),
    action(
        "spirit-bribery", "Spirit Bribery", "Grab Bag",
        cost=1,
        abilities=(Does(BribeSpirit(distance=5, damage=2, draws=1)),),
        flavor="The afterlife takes cash.",
        icon="coins", tags=("ghost", "true-damage", "draw"),
    ),
    objection(
        "actual-lawyer", "Actual Lawyer", "Grab Bag",
        respond=("action-card", "equipment-card", "zone-card", "summon-card"),
        abilities=(Does(CancelThenItsPlayerDraws(1)),),
        flavor="Billing began when you drew this card.",
        icon="gavel", tags=("cancel", "help"),
    ),
    combo(
        "duct-tape", "Duct Tape", "Grab Bag",
        attach=("attack-card",),
        abilities=(Adds(ComboLine(reshapes=True)),),
        flavor="It is a cannon now.",
        icon="duct-tape", tags=("reshape", "cone", "line", "block-2x3"),
    ),
    combo(
        "two-for-one-coupon", "Two-for-One Coupon", "Grab Bag",
        attach=("cost-2-action-card",),
        abilities=(Adds(ComboLine(actions_after=1)),),
        flavor="Valid on violence. Some exclusions explode.",
        icon="ticket", tags=("actions",),
    ),
    equipment(
        "saddled-velociraptor", "Saddled Velociraptor", "Grab Bag",
        cost=1, wearer="ally",
        abilities=(Has(MOVEMENT, 2), MeleeOnceMoved(1)),
        flavor="Handles like a dream in which you are chased.",
        icon="velociraptor", tags=("movement", "melee-bonus"),
    ),
    zone(
        "roller-rink", "Roller Rink", "Grab Bag",
        cost=1, effect="fast", value=2,
        flavor="All skate. All scream.",
        icon="roller-skate", tags=("zone-fast",),
    ),
    summon(
        "furious-bunny", "Furious Bunny", "Grab Bag",
        cost=1, health=2, attack=1, movement=4,
        abilities=(AttackPerEquipment(1),),
        flavor="It has a list. You are on it.",
        icon="rabbit", tags=("attack-bonus", "equipment-synergy"),
    ),
    event(
        "plot-twist", "Plot Twist", "Grab Bag",
        abilities=(Does(PassHands()),),
        flavor="It turns out the cards were your father all along.",
        icon="card-exchange", tags=("pass-hands",),
    ),
]  # fmt: skip
