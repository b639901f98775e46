"""Tactics: once, on your own turn (F-13.13), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, If, Instead, Sentences
from clashtable.games.geekfight.cards.build import tactic
from clashtable.games.geekfight.cards.terms import (
    A_LOST_CARD,
    AN_ITEM,
    CARD_PLAYER,
    COMBATANT,
    COMBATANT_CARD,
    COSPLAYER,
    CRAFTER,
    CUTE,
    EACH_OF_THEM,
    EACH_OPPOSING,
    FRAIL_COMBATANT,
    IT,
    ITEM_CARD,
    LOUD,
    MOVIE_GEEK,
    OBSESSIVE,
    OTAKU,
    OWN_COMBATANT,
    OWN_ITEM,
    SHADY,
    SMELLY,
    STEALABLE,
    VIP_COMBATANT,
    YOUR_COMBATANT,
    YOURS_AGAIN,
)
from clashtable.games.geekfight.effects.abilities import AsYouPlay, Does
from clashtable.games.geekfight.effects.choices import SwapCombatant
from clashtable.games.geekfight.effects.conditions import EquipsMost, ForfeitedItem, Is
from clashtable.games.geekfight.effects.costs import CostsLess
from clashtable.games.geekfight.effects.counters import Put
from clashtable.games.geekfight.effects.damage import Deal, Heal
from clashtable.games.geekfight.effects.groups import AllItems
from clashtable.games.geekfight.effects.own_choices import Search
from clashtable.games.geekfight.effects.targets import AN_OPPONENT
from clashtable.games.geekfight.effects.verbs import (
    Break,
    Defeat,
    DiscardAtRandom,
    Draw,
    GainCred,
    Recover,
    Refresh,
    Steal,
)
from clashtable.games.geekfight.vocabulary import DISTRACTION, FRAILTY, HEALTH, RESOURCE, SICKNESS, STRENGTH, TAX

TACTICS: Final = [
    tactic(
        "flame-war", "Flame War", "Insult", ("Loud",), ("Tokens", "Caffeine"),
        cost=3,
        abilities=(Does(Deal(COMBATANT, 3)),),
        flavor="Page four hundred, and still nobody has mentioned the topic.", icon="flame",
    ),
    tactic(
        "nerd-rage", "Nerd Rage", "Stunt", (), ("Caffeine",),
        cost=3,
        abilities=(CostsLess(1, OTAKU), Does(Put(YOUR_COMBATANT, ((STRENGTH, 2), (SICKNESS, 1))))),
        flavor="His glasses fogged. The table flipped itself.", icon="enrage",
    ),
    tactic(
        "overdraft-fee", "Overdraft Fee", "Scheme", (), ("Cash",),
        cost=2,
        abilities=(Does(Put(COMBATANT, ((TAX, 2),))),),
        flavor="A small fee for not having enough to pay the small fee.", icon="receive-money",
    ),
    tactic(
        "five-finger-discount", "Five-Finger Discount", "Scheme", ("Shady",), ("Cash",),
        cost=4,
        abilities=(CostsLess(1, SHADY), Does(Steal(STEALABLE))),
        flavor="Everything must go. Into this bag. Quietly.", icon="snatch",
    ),
    tactic(
        "drop-test", "Drop Test", "Stunt", (), ("Generic",),
        cost=2,
        abilities=(Does(Break(AN_ITEM)),),
        flavor="The box said shatterproof. Science happened.", icon="broken-shield",
    ),
    tactic(
        "closet-clean-out", "Closet Clean-Out", "Stunt", (), ("Universal",),
        cost=4,
        abilities=(Does(Break(AllItems())),),
        flavor="If it did not spark joy, it sparked in the driveway.", icon="fire",
    ),
    tactic(
        "cram-session", "Cram Session", "Scheme", ("Wired",), ("Universal",),
        cost=3,
        abilities=(CostsLess(1, OBSESSIVE), Does(Draw(2))),
        flavor="Twelve seasons by Monday. Sleep is filler.", icon="brain",
    ),
    tactic(
        "cliffhanger", "Cliffhanger", "Fandom", (), ("Tickets",),
        cost=4,
        abilities=(CostsLess(1, MOVIE_GEEK), Does(Put(COMBATANT, ((DISTRACTION, 2),)))),
        flavor="To be continued. In eighteen months. Maybe.", icon="cliff-crossing",
    ),
    tactic(
        "recast", "Recast", "Scheme", (), ("Tickets",),
        cost=4,
        abilities=(Does(SwapCombatant()),),
        flavor="Nobody will notice if we never mention it.", icon="theater-curtains",
    ),
    tactic(
        "costume-repair", "Costume Repair", "Fandom", (), ("Glue",),
        cost=2,
        abilities=(Does(Instead(Heal(YOUR_COMBATANT, 4), Is(YOUR_COMBATANT, COSPLAYER), Heal(YOURS_AGAIN, 5))),),
        flavor="Hold still. No, stiller. Now do not sit until Sunday.", icon="sewing-needle",
    ),
    tactic(
        "group-photo", "Group Photo", "Fandom", ("Cute",), ("Glue", "Tickets"),
        cost=3,
        abilities=(
            Does(
                Sentences((Put(YOUR_COMBATANT, ((HEALTH, 2),)), If(Is(YOUR_COMBATANT, CUTE), Heal(YOURS_AGAIN, 2)))),
            ),
        ),
        flavor="One more! One more! Somebody blinked! One more!", icon="photo-camera",
    ),
    tactic(
        "garage-workshop", "Garage Workshop", "Scheme", (), ("Glue",),
        cost=4,
        abilities=(CostsLess(1, CRAFTER), Does(Put(OWN_ITEM, ((STRENGTH, 2),)))),
        flavor="The neighbors hear sawing, then screaming, then sawing.", icon="anvil",
    ),
    tactic(
        "reprint-announcement", "Reprint Announcement", "Scheme", (), ("Cash",),
        cost=3,
        abilities=(Does(Put(AN_ITEM, ((FRAILTY, 2), (SICKNESS, 2)))),),
        flavor="Somewhere, a retirement plan just hit the clearance bin.", icon="newspaper",
    ),
    tactic(
        "liquidation-sale", "Liquidation Sale", "Scheme", (), ("Cash",),
        cost=2,
        abilities=(
            CostsLess(1, CARD_PLAYER),
            AsYouPlay(is_optional=True),
            Does(Sentences((Draw(1), If(ForfeitedItem(), Draw(2, more=True))))),
        ),
        flavor="Final markdown. Final-final. Final-final-2.", icon="shop",
    ),
    tactic(
        "crowdfunding", "Crowdfunding", "Scheme", (), ("Generic",),
        cost=2,
        abilities=(Does(Choose((Put(OWN_COMBATANT, ((RESOURCE, 1),)), Put(OWN_ITEM, ((RESOURCE, 1),))))),),
        flavor="Estimated delivery: your grandchildren.", icon="piggy-bank",
    ),
    tactic(
        "dumpster-dive", "Dumpster Dive", "Scheme", ("Smelly",), ("Generic",),
        cost=3,
        abilities=(CostsLess(1, SMELLY), Does(Recover(A_LOST_CARD))),
        flavor="One geek's trash is the same geek's trash, again.", icon="dumpster",
    ),
    tactic(
        "casting-call", "Casting Call", "Fandom", (), ("Tickets",),
        cost=2,
        abilities=(Does(Search(COMBATANT_CARD)),),
        flavor="Must provide own spandex.", icon="clapperboard",
    ),
    tactic(
        "con-crud", "Con Crud", "Stunt", ("Smelly",), ("Caffeine", "Tickets"),
        cost=2,
        abilities=(
            Does(
                Instead(
                    Put(EACH_OPPOSING, ((SICKNESS, 1),)),
                    Is(YOUR_COMBATANT, SMELLY),
                    Put(EACH_OF_THEM, ((SICKNESS, 2),)),
                ),
            ),
        ),
        flavor="Ten thousand people. One doorknob.", icon="virus",
    ),
    tactic(
        "public-humiliation", "Public Humiliation", "Insult", ("Loud",), ("Tickets",),
        cost=3,
        abilities=(
            Does(Instead(Put(COMBATANT, ((FRAILTY, 2),)), Is(YOUR_COMBATANT, LOUD), Put(IT, ((FRAILTY, 3),)))),
        ),
        flavor="The microphone was on. The microphone was always on.", icon="public-speaker",
    ),
    tactic(
        "sudden-death-round", "Sudden Death Round", "Stunt", ("Wired",), ("Tokens",),
        cost=4,
        abilities=(Does(Refresh(YOUR_COMBATANT, is_attack=True)),),
        flavor="No items. Final stage. Winner keeps the good couch.", icon="crossed-swords",
    ),
    tactic(
        "cosplay-contest", "Cosplay Contest", "Fandom", (), ("Glue",),
        cost=4,
        abilities=(Does(If(EquipsMost(), GainCred(1))),),
        flavor="Judged on craft, accuracy, and square footage.", icon="podium-winner",
    ),
    tactic(
        "written-out-of-the-script", "Written Out of the Script", "Insult", (), ("Tickets",),
        cost=4,
        abilities=(Does(Defeat(VIP_COMBATANT)),),
        flavor="He went upstairs in season two and never came down.", icon="quill",
    ),
    tactic(
        "data-breach", "Data Breach", "Scheme", ("Shady",), ("Tokens", "Cash"),
        cost=3,
        abilities=(Does(DiscardAtRandom(AN_OPPONENT)),),
        flavor="The password was password. The hint was also password.", icon="padlock-open",
    ),
    tactic(
        "pre-order", "Pre-Order", "Scheme", ("Obsessive",), ("Cash", "Tokens"),
        cost=2,
        abilities=(Does(Search(ITEM_CARD)),),
        flavor="Includes an exclusive hat for a game about hats.", icon="shopping-cart",
    ),
    tactic(
        "security-escort", "Security Escort", "Scheme", (), ("Generic",),
        cost=3,
        abilities=(Does(Defeat(FRAIL_COMBATANT)),),
        flavor="This way, sir. No, sir. The hammer stays here, sir.", icon="handcuffs",
    ),
]  # fmt: skip
