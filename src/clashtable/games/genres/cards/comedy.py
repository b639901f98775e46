"""Comedy, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack, DamageIfBeside, FlipThenAttack
from clashtable.games.genres.effects.bargains import OpenMic
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Has
from clashtable.games.genres.effects.event_cards import ChooseGenre, Intermission
from clashtable.games.genres.effects.objections import CancelThenDraw, CoinCancel, TripUp
from clashtable.games.genres.effects.opponents import SwapHands, TrapDoor
from clashtable.games.genres.effects.summon_texts import StopsLines
from clashtable.games.genres.effects.triggers import StealsWithAttack
from clashtable.games.genres.geometry.shapes import BURST, RING, Shape
from clashtable.games.genres.model.attack_line import BY_HEADS, EACH, ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import MOVEMENT

COMEDY: Final[list[Card]] = [
    action(
        "cream-pie-delivery", "Cream Pie Delivery", "Comedy",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(RING, 2), ONE, 1, gags=True))),),
        flavor="Thirty minutes or it hits someone else.",
        icon="pie-slice", tags=("n-away", "gag"),
    ),
    action(
        "rubber-chicken-barrage", "Rubber Chicken Barrage", "Comedy",
        cost=1,
        abilities=(Does(FlipThenAttack(AttackLine(Shape(BURST, 2, 1), EACH, 1, rule=BY_HEADS, coins=2))),),
        flavor="Free range, close range.",
        icon="chicken", tags=("n-not-m", "coin"),
    ),
    action(
        "open-mic-night", "Open Mic Night", "Comedy",
        cost=1,
        abilities=(Does(OpenMic(distance=4, cards=1, damage=1)),),
        flavor="Two-drink minimum. One-wound maximum.",
        icon="microphone", tags=("opponent-choice", "give", "effect-damage"),
    ),
    action(
        "cane-from-stage-left", "Cane From Stage Left", "Comedy",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 5), ONE, 1, pull=4), DamageIfBeside(1))),),
        flavor="The crowd has spoken. The cane has listened.",
        icon="walking-cane", tags=("burst-5", "pull", "effect-damage"),
    ),
    action(
        "whose-coat-is-this", "Whose Coat Is This?", "Comedy",
        cost=2,
        abilities=(Does(SwapHands(distance=3)),),
        flavor="Well, the sandwich in it is mine now.",
        icon="coat-hanger", tags=("swap-hands",),
    ),
    action(
        "trap-door", "Trap Door", "Comedy",
        cost=1,
        abilities=(Does(TrapDoor(distance=4, damage=1)),),
        flavor="Exit, pursued by floor.",
        icon="trapdoor", tags=("teleport", "random", "effect-damage"),
    ),
    objection(
        "cut-in-line", "Cut in Line", "Comedy",
        respond=("draw-action",),
        abilities=(Does(CancelThenDraw(", then draw", 1)),),
        flavor="Sorry, I'm with him. And him. And that card.",
        icon="queue", tags=("cancel", "draw"),
    ),
    objection(
        "banana-peel", "Banana Peel", "Comedy",
        respond=("standing-piece-move",),
        abilities=(Does(TripUp(1)),),
        flavor="The classics are classics because they hurt.",
        icon="banana-peeled", tags=("interrupt-move", "effect-damage"),
    ),
    objection(
        "wrong-cue-card", "Wrong Cue Card", "Comedy",
        respond=("action-card", "objection-card"),
        abilities=(Does(CoinCancel(1)),),
        flavor="To be, or not to... milk, eggs, bread.",
        icon="notebook", tags=("cancel", "counter-objection", "coin", "draw"),
    ),
    combo(
        "callback", "Callback", "Comedy",
        attach=("action-card",),
        abilities=(Adds(ComboLine(returns_card=True)),),
        flavor="Remember that bit from earlier? So does your jaw.",
        icon="boomerang", tags=("return-to-hand",),
    ),
    equipment(
        "clown-shoes", "Clown Shoes", "Comedy",
        cost=1, wearer="enemy-pawn-within", within=4,
        abilities=(Has(MOVEMENT, -2),),
        flavor="Size forty-two. Each.",
        icon="clown", tags=("curse", "movement"),
    ),
    zone(
        "library-hours", "Library Hours", "Comedy",
        cost=1, effect="silence",
        flavor="Shh. Violence is fine. Talking is not.",
        icon="bookshelf", tags=("zone-silence",),
    ),
    summon(
        "invisible-box-mime", "Invisible Box Mime", "Comedy",
        cost=1, health=4, attack=0, movement=3,
        abilities=(StopsLines(),),
        flavor="The box is real. He is as surprised as you.",
        icon="mime", tags=("stops-lines",),
    ),
    summon(
        "unpaid-goose", "Unpaid Goose", "Comedy",
        cost=1, health=2, attack=1, movement=3,
        abilities=(StealsWithAttack(1),),
        flavor="Will work for bread. Will also work for spite.",
        icon="goose", tags=("steal", "random"),
    ),
    event(
        "typecast", "Typecast", "Comedy",
        lasting=True,
        abilities=(Does(ChooseGenre(1)),),
        flavor="Play one angry barbarian and suddenly that's all they offer.",
        icon="drama-masks", tags=("lasting", "genre", "damage-bonus"),
    ),
    event(
        "intermission", "Intermission", "Comedy",
        abilities=(Does(Intermission(healing=2)),),
        flavor="Snacks in the lobby. Grudges in the aisle.",
        icon="theater-curtains", tags=("heal", "end-turn"),
    ),
]  # fmt: skip
