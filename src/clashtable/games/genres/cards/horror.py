"""Horror, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does, OnDeath
from clashtable.games.genres.effects.attack import Attack
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import AttacksDrain, AttackWhenDesperate, CannotBeHealed, Unanswerable
from clashtable.games.genres.effects.event_cards import CenterStrikes, ComeBack
from clashtable.games.genres.effects.ghosts import Seance
from clashtable.games.genres.effects.lasting import EveryPieceMoves, Lasts
from clashtable.games.genres.effects.movement import MayMove
from clashtable.games.genres.effects.objections import Prevent
from clashtable.games.genres.effects.opponents import Frighten, JumpScare
from clashtable.games.genres.effects.own_player import GainActions, PayHealth
from clashtable.games.genres.geometry.shapes import ANYWHERE, CONE, Shape
from clashtable.games.genres.model.attack import HAND_TO_HAND
from clashtable.games.genres.model.attack_line import EACH, ONE_ENEMY, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import SUMMONED

HORROR: Final[list[Card]] = [
    action(
        "chainsaw-solo", "Chainsaw Solo", "Horror",
        cost=1,
        abilities=(Does(Attack(AttackLine(HAND_TO_HAND, EACH, 1, bleed=1))),),
        flavor="He practices every night. The neighbours have stopped asking.",
        icon="chainsaw", tags=("adjacent", "each-adjacent", "bleed"),
    ),
    action(
        "scream-queen", "Scream Queen", "Horror",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(CONE), EACH, 1), MayMove(3))),),
        flavor="Hits a high C, then runs upstairs. Always upstairs.",
        icon="screaming", tags=("cone", "move"),
    ),
    action(
        "lets-split-up", "Let's Split Up", "Horror",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(ANYWHERE), ONE_ENEMY, 2, alone=2))),),
        flavor="\"We'll cover more ground that way,\" said the future ground cover.",
        icon="split-body", tags=("anywhere",),
    ),
    action(
        "signed-in-red", "Signed in Red", "Horror",
        cost=0,
        abilities=(Does(Sentences((PayHealth(2), GainActions(2)))),),
        flavor="Always read the fine print before you bleed on it.",
        icon="quill-ink", tags=("actions", "pay-health"),
    ),
    action(
        "jump-scare", "Jump Scare", "Horror",
        cost=1,
        abilities=(Unanswerable(), Does(JumpScare(distance=5, then=Frighten(cards=1, damage=1)))),
        flavor="Nothing behind you. Nothing behind you. Violins.",
        icon="surprised-skull", tags=("unanswerable", "teleport", "discard", "random", "effect-damage"),
    ),
    action(
        "seance", "Seance", "Horror",
        cost=1,
        abilities=(Does(Seance(damage=1, distance=2, most=2, draws=2)),),
        flavor="Knock once for yes, twice for vengeance.",
        icon="candle-skull", tags=("ghost", "effect-damage", "draw"),
    ),
    objection(
        "it-was-just-the-cat", "It Was Just the Cat", "Horror",
        respond=("attack-on-you-from-3-plus",),
        abilities=(Does(Prevent()),),
        flavor="False alarm. Everyone relax and face away from the window.",
        icon="cat", tags=("prevent",),
    ),
    combo(
        "drain-the-vein", "Drain the Vein", "Horror",
        attach=("attack-card",),
        abilities=(Adds(ComboLine(drain=3)),),
        flavor="Goes well with red. Is red.",
        icon="fangs", tags=("drain", "heal"),
    ),
    equipment(
        "cursed-doll", "Cursed Doll", "Horror",
        cost=1, wearer="enemy-pawn-within", within=3,
        abilities=(CannotBeHealed(),),
        flavor="No returns, no refunds, no blinking.",
        icon="voodoo-doll", tags=("curse",),
    ),
    zone(
        "pit-of-grabby-hands", "Pit of Grabby Hands", "Horror",
        cost=1, effect="slow", value=2,
        flavor="They only want to hold you. And hold you. And hold you.",
        icon="grasping-hands", tags=("zone-slow",),
    ),
    zone(
        "haunted-parlor", "Haunted Parlor", "Horror",
        cost=1, effect="damage", value=1,
        flavor="Period wallpaper. The period was the plague.",
        icon="haunting", tags=("zone-damage",),
    ),
    summon(
        "shambling-cousin", "Shambling Cousin", "Horror",
        cost=1, health=3, attack=1, movement=2,
        abilities=(OnDeath(ComeBack()),),
        flavor="Turns up at every reunion, including his own funeral.",
        icon="shambling-zombie", tags=("coin", "on-death"),
    ),
    summon(
        "budget-vampire", "Budget Vampire", "Horror",
        cost=1, health=3, attack=1, movement=3,
        abilities=(AttacksDrain(1),),
        flavor="Cape rented. Thirst authentic.",
        icon="vampire-dracula", tags=("drain", "heal"),
    ),
    summon(
        "final-girl", "Final Girl", "Horror",
        cost=1, health=3, attack=1, movement=3,
        abilities=(AttackWhenDesperate(most_health=4, amount=2),),
        flavor="Do not be in the room when she finds the axe.",
        icon="wood-axe", tags=("attack-bonus",),
    ),
    event(
        "full-moon", "Full Moon", "Horror",
        lasting=True,
        abilities=(Lasts((EveryPieceMoves(SUMMONED, 2),)),),
        flavor="The one night the kennel offers free returns.",
        icon="werewolf", tags=("lasting", "movement"),
    ),
    event(
        "the-call-is-from-center-stage", "The Call Is From Center Stage", "Horror",
        abilities=(Does(CenterStrikes(distance=3, damage=2)),),
        flavor="We traced it. You may want to move.",
        icon="rotary-phone", tags=("center", "event-damage"),
    ),
]  # fmt: skip
