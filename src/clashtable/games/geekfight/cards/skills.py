"""Skills: once, whenever you have Control (F-13.13), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, Instead, Joined, Sentences
from clashtable.games.geekfight.cards.build import skill
from clashtable.games.geekfight.cards.terms import (
    A_SKILL,
    A_SLOW_CARD,
    AN_ABILITY,
    AN_AIMED_INSULT,
    AN_ITEM,
    ATTACKER,
    COMBATANT,
    COMIC_GEEK,
    CRITIC,
    CUTE,
    IT,
    LOUD,
    SCHOLAR,
    SHADY,
    SMELLY,
    STEALABLE,
    VIDEO_GAMER,
    WIRED,
    YOUR_COMBATANT,
)
from clashtable.games.geekfight.effects.abilities import AsYouPlay, Does
from clashtable.games.geekfight.effects.choices import NewTarget, SwapCombatant, TargetForfeitsItem
from clashtable.games.geekfight.effects.conditions import CanSnipe, Is, SomebodyDefeated
from clashtable.games.geekfight.effects.costs import CostsLess
from clashtable.games.geekfight.effects.counters import Gets, Put
from clashtable.games.geekfight.effects.damage import Deal, DealPrintedCost, Heal, Prevent, PreventAttack
from clashtable.games.geekfight.effects.targets import AN_ATTACK, AN_OPPONENT
from clashtable.games.geekfight.effects.verbs import Break, Cancel, Draw, Refresh, ReturnToHand, Steal
from clashtable.games.geekfight.vocabulary import DISTRACTION, FRAILTY, STRENGTH, TAX

SKILLS: Final = [
    skill(
        "jump-cut", "Jump Cut", "Stunt", (), ("Tickets", "Tokens"),
        cost=2,
        abilities=(Does(PreventAttack(AN_ATTACK)),),
        flavor="One frame you are hit. The next frame, brunch.", icon="film-projector",
    ),
    skill(
        "vicious-bo", "Vicious B.O.", "Stunt", ("Smelly",), ("Generic",),
        cost=4,
        abilities=(CostsLess(2, SMELLY), Does(Put(COMBATANT, ((FRAILTY, 2),)))),
        flavor="It does not linger. It moves in.", icon="poison-gas",
    ),
    skill(
        "um-actually", "Um, Actually", "Insult", (), ("Cash", "Tickets"),
        cost=3,
        abilities=(CostsLess(1, CRITIC), Does(Cancel(A_SKILL))),
        flavor="He pushed up his glasses, and the room grew cold.", icon="talk",
    ),
    skill(
        "call-a-judge", "Call a Judge", "Scheme", (), ("Cash",),
        cost=3,
        abilities=(CostsLess(1, SCHOLAR), Does(Cancel(A_SLOW_CARD))),
        flavor="Both hands on the table. Step away from the plastic hat.", icon="scales",
    ),
    skill(
        "lag-spike", "Lag Spike", "Scheme", (), ("Tokens",),
        cost=4,
        abilities=(Does(Sentences((Cancel(AN_ATTACK), Put(ATTACKER, ((DISTRACTION, 2),))))),),
        flavor="From your point of view, you won. From the server's, you are a wall.", icon="wifi-router",
    ),
    skill(
        "headshot", "Headshot", "Stunt", (), ("Tokens",),
        cost=2,
        abilities=(Does(Instead(Deal(COMBATANT, 2), CanSnipe(), Deal(IT, 3))),),
        flavor="Boom. Professional yearbook photo.", icon="headshot",
    ),
    skill(
        "sick-burn", "Sick Burn", "Insult", (), ("Caffeine",),
        cost=2,
        abilities=(Does(Joined(Deal(COMBATANT, 1), " and ", Put(IT, ((FRAILTY, 1),)))),),
        flavor="Apply cold water and a new personality.", icon="burn",
    ),
    skill(
        "sugar-rush", "Sugar Rush", "Stunt", ("Wired",), ("Caffeine",),
        cost=1,
        abilities=(Does(Instead(Gets(COMBATANT, 2, STRENGTH), Is(IT, WIRED), Gets(IT, 3, STRENGTH))),),
        flavor="The crash is somebody else's turn.", icon="candy-canes",
    ),
    skill(
        "emergency-hot-glue", "Emergency Hot Glue", "Fandom", (), ("Glue",),
        cost=2,
        abilities=(Does(Prevent(COMBATANT, 4)),),
        flavor="Structural. Festive. Roughly skin-colored.", icon="sticking-plaster",
    ),
    skill(
        "safety-pin", "Safety Pin", "Fandom", ("Cute",), ("Glue",),
        cost=1,
        abilities=(Does(Instead(Heal(COMBATANT, 2), Is(IT, CUTE), Heal(IT, 3))),),
        flavor="Holding the franchise together since opening night.", icon="safety-pin",
    ),
    skill(
        "yoink", "Yoink", "Scheme", ("Shady",), ("Cash",),
        cost=5,
        abilities=(CostsLess(1, SHADY), Does(Steal(STEALABLE))),
        flavor="Look over there! No, keep looking. Keep looking.", icon="grab",
    ),
    skill(
        "photobomb", "Photobomb", "Stunt", (), ("Tickets", "Glue"),
        cost=2,
        abilities=(Does(Put(COMBATANT, ((DISTRACTION, 1),))),),
        flavor="A perfect shot, ruined by a thumb and a goose.", icon="polaroid",
    ),
    skill(
        "air-horn", "Air Horn", "Insult", ("Loud",), ("Tickets",),
        cost=2,
        abilities=(CostsLess(1, LOUD), Does(Cancel(AN_ABILITY))),
        flavor="The rebuttal was brief and one hundred twenty decibels.", icon="horn",
    ),
    skill(
        "plot-armor", "Plot Armor", "Fandom", (), ("Tickets", "Cash"),
        cost=4,
        abilities=(CostsLess(1, COMIC_GEEK), Does(Prevent(COMBATANT, 0))),
        flavor="The sequel is already cast.", icon="armor-vest",
    ),
    skill(
        "rage-exit", "Rage Exit", "Stunt", ("Loud",), ("Tokens", "Caffeine"),
        cost=3,
        abilities=(Does(ReturnToHand(YOUR_COMBATANT)),),
        flavor="You cannot fire me. I have already unplugged the router.", icon="exit-door",
    ),
    skill(
        "no-you", "No, You", "Insult", (), ("Universal",),
        cost=2,
        abilities=(Does(NewTarget(AN_AIMED_INSULT)),),
        flavor="Undefeated since second grade.", icon="mirror",
    ),
    skill(
        "loot-drop", "Loot Drop", "Scheme", (), ("Tokens",),
        cost=2,
        abilities=(CostsLess(1, VIDEO_GAMER), Does(Instead(Draw(1), SomebodyDefeated(), Draw(2)))),
        flavor="Sorry about your friend. Are you using his boots?", icon="chest",
    ),
    skill(
        "just-throw-it", "Just Throw It", "Stunt", (), ("Generic",),
        cost=1,
        abilities=(AsYouPlay(is_optional=False), Does(DealPrintedCost(COMBATANT))),
        flavor="Warranty void upon impact.", icon="throwing-ball",
    ),
    skill(
        "second-wind", "Second Wind", "Stunt", ("Wired",), ("Caffeine",),
        cost=3,
        abilities=(CostsLess(1, WIRED), Does(Refresh(YOUR_COMBATANT, is_attack=False))),
        flavor="Four in the morning is just extra-late evening.", icon="wind-slap",
    ),
    skill(
        "shakedown", "Shakedown", "Insult", ("Shady",), ("Generic",),
        cost=3,
        abilities=(CostsLess(1, SHADY), Does(TargetForfeitsItem(AN_OPPONENT))),
        flavor="Nice action figure. Shame if somebody played with it.", icon="cash",
    ),
    skill(
        "mean-comment", "Mean Comment", "Insult", (), ("Generic",),
        cost=1,
        abilities=(Does(Gets(COMBATANT, -2, STRENGTH)),),
        flavor="First! Also, worst.", icon="keyboard",
    ),
    skill(
        "butterfingers", "Butterfingers", "Stunt", (), ("Generic",),
        cost=3,
        abilities=(Does(Break(AN_ITEM)),),
        flavor="It slipped. Twice. With a hammer.", icon="hand-bandage",
    ),
    skill(
        "late-fee", "Late Fee", "Scheme", (), ("Cash", "Tokens"),
        cost=1,
        abilities=(Does(Choose((Put(COMBATANT, ((TAX, 1),)), Put(AN_ITEM, ((TAX, 1),))))),),
        flavor="You kept it since the previous decade. Please be kind.", icon="calendar",
    ),
    skill(
        "tag-team", "Tag Team", "Stunt", (), ("Universal",),
        cost=4,
        abilities=(Does(SwapCombatant()),),
        flavor="They practiced the high five for weeks. Only the high five.", icon="high-five",
    ),
]  # fmt: skip
