"""Combatants: who fights (F-13.1), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Choose, If, Joined
from clashtable.games.geekfight.cards.build import combatant
from clashtable.games.geekfight.cards.terms import (
    AN_EFFECT,
    APPAREL,
    ATTACKER,
    CASH,
    CHEAP_STEALABLE,
    COMBATANT,
    CRONY,
    ITSELF,
    LOUD_ONES,
    OPPOSING_COMBATANT,
    OPPOSING_ITEM,
    OWN_ITEM,
    SNACK,
    THIS,
    THIS_AGAIN,
    TICKETS,
    TOKENS_BIT,
    WEAPON,
)
from clashtable.games.geekfight.changes.triggers import (
    ACTION_STARTS,
    ATTACKS,
    DEALT_COMBAT_DAMAGE,
    DEFEATS,
    DEPLOYED,
    FORFEITS_SNACK,
    GAINS_CRED,
    IS_ATTACKED,
    IS_DEFEATED,
    OPPONENT_PLAYS_TACTIC,
    TURN_ENDS,
)
from clashtable.games.geekfight.effects.abilities import Activated, BarterBonus, Cost, When
from clashtable.games.geekfight.effects.choices import RevealAndDiscard, TargetChooses
from clashtable.games.geekfight.effects.conditions import InDiscard
from clashtable.games.geekfight.effects.continuous import (
    BuffsLastLonger,
    Cannot,
    EachItemGives,
    HasForEachCounter,
    HasForEachInDiscard,
    HasWhileEquipping,
    MayEquip,
    PreventsCombatDamage,
)
from clashtable.games.geekfight.effects.costs import OpponentsPayMore, YouPayLess
from clashtable.games.geekfight.effects.counters import Gets, Put, Remove
from clashtable.games.geekfight.effects.damage import Deal, Heal
from clashtable.games.geekfight.effects.groups import ThatOpponents
from clashtable.games.geekfight.effects.own_choices import LookTakeOne, MayDiscardTo, TuckFromHand
from clashtable.games.geekfight.effects.targets import AN_OPPONENT
from clashtable.games.geekfight.effects.verbs import Break, Cancel, DiscardAtRandom, Draw, Steal
from clashtable.games.geekfight.model.values import DISTRACT, GIVES_STRENGTH, TARGET_BY_EFFECTS
from clashtable.games.geekfight.vocabulary import (
    DISTRACTION,
    FRAILTY,
    HEALTH,
    ITEM,
    JELLY,
    RESOURCE,
    SICKNESS,
    STRENGTH,
    TACTIC,
    TAX,
)

COMBATANTS: Final = [
    combatant(
        "alpha-crony", "Alpha Crony", "Comic Geek", "Crony", ("Loud",), ("Cash", "Tickets"),
        production=4, strength=2, health=9, vip=True,
        abilities=(HasForEachInDiscard(CRONY, 1, most=3),),
        flavor="Promoted for the simple reason that everyone ahead of him was thrown first.", icon="crown",
    ),
    combatant(
        "chester-a-bum", "Chester A. Bum", "Movie Geek", "Slacker", ("Smelly",), ("Tickets",),
        production=3, strength=2, health=10, vip=True,
        abilities=(
            Activated(
                Cost(spend=2),
                TargetChooses(AN_OPPONENT, (Draw(1, you=True), Put(ThatOpponents(), ((TAX, 1),)))),
            ),
        ),
        flavor="He has seen every film ever made, mostly from the alley behind the screen.", icon="trash-can",
    ),
    combatant(
        "countess-cardshark", "Countess Cardshark", "Card Player", "Hustler", ("Shady",), ("Cash", "Caffeine"),
        production=4, strength=3, health=8, vip=True,
        abilities=(When(DEPLOYED, LookTakeOne(3)),),
        flavor="She cuts your deck the way other people cut your brake line.", icon="card-ace-spades",
    ),
    combatant(
        "professor-continuity", "Professor Continuity", "Comic Geek", "Scholar", ("Obsessive",), ("Cash", "Tickets"),
        production=4, strength=2, health=8, vip=True,
        abilities=(Activated(Cost(spend=3), Cancel(AN_EFFECT)),),
        flavor="According to issue 43, page 9, that never happened.", icon="book-cover",
    ),
    combatant(
        "baroness-von-foamcore", "Baroness von Foamcore", "Cosplayer", "Crafter", ("Obsessive",), ("Glue",),
        production=4, strength=2, health=9, vip=True,
        abilities=(MayEquip(3),),
        flavor="She needs two parking spaces and a spotter to get through a door.", icon="queen-crown",
    ),
    combatant(
        "the-lag-lord", "The Lag Lord", "Video Gamer", "Slacker", ("Smelly",), ("Tokens",),
        production=4, strength=2, health=8, vip=True,
        abilities=(When(IS_ATTACKED, MayDiscardTo(Put(ATTACKER, ((DISTRACTION, 2),)))),),
        flavor="By the time your punch arrives, he has already finished his sandwich.", icon="hourglass",
    ),
    combatant(
        "empress-kawaiiju", "Empress Kawaiiju", "Otaku", "Mascot", ("Cute",), ("Caffeine",),
        production=3, strength=4, health=9, vip=True,
        abilities=(When(DEFEATS, Put(THIS, ((STRENGTH, 1), (HEALTH, 1)))),),
        flavor="Forty stories of pure adorable. The insurance companies weep.", icon="sea-dragon",
    ),
    combatant(
        "lord-thumbnail", "Lord Thumbnail", "Movie Geek", "Critic", ("Loud",), ("Tickets", "Tokens"),
        production=4, strength=2, health=8, vip=True,
        abilities=(When(OPPONENT_PLAYS_TACTIC, Put(ThatOpponents(), ((FRAILTY, 1),))),),
        flavor="You will NOT BELIEVE what he said about you next.", icon="camera",
    ),
    combatant(
        "button-masher", "Button Masher", "Video Gamer", "Brawler", ("Wired",), ("Tokens",),
        production=3, strength=4, health=7,
        flavor="Strategy is for people with working space bars.", icon="gamepad",
    ),
    combatant(
        "camper-in-the-corner", "Camper in the Corner", "Video Gamer", "Slacker", ("Shady",), ("Tokens",),
        production=4, strength=1, health=9, snipe=4,
        flavor="He brought a tent. He brought marshmallows. He has your whole hallway memorized.", icon="crosshair",
    ),
    combatant(
        "speedrunner", "Speedrunner", "Video Gamer", "Scholar", ("Wired",), ("Tokens",),
        production=3, strength=2, health=8,
        abilities=(When(DEPLOYED, Draw(1)),),
        flavor="She skips cutscenes, tutorials, and breakfast.", icon="run",
    ),
    combatant(
        "rage-quitter", "Rage Quitter", "Video Gamer", "Brawler", ("Loud",), ("Tokens", "Caffeine"),
        production=3, strength=4, health=7,
        abilities=(When(IS_DEFEATED, Deal(COMBATANT, 2, by="it")),),
        flavor="His seventh keyboard this month died as it lived: airborne.", icon="smash-arrows",
    ),
    combatant(
        "trophy-grinder", "Trophy Grinder", "Video Gamer", "Collector", ("Obsessive",), ("Tokens",),
        production=4, strength=2, health=8,
        abilities=(When(GAINS_CRED, Put(THIS, ((RESOURCE, 1),))),),
        flavor="One hundred percent complete. Zero percent rested.", icon="trophy",
    ),
    combatant(
        "glitch-witch", "Glitch Witch", "Video Gamer", "Hustler", ("Shady",), ("Tokens",),
        production=4, strength=2, health=8,
        abilities=(Activated(Cost(pay=2, types=TOKENS_BIT, is_once=True), Gets(COMBATANT, -2, STRENGTH)),),
        flavor="It is not cheating if the floor lets you walk through it.", icon="witch-flight",
    ),
    combatant(
        "rules-lawyer", "Rules Lawyer", "Card Player", "Scholar", ("Obsessive",), ("Cash",),
        production=4, strength=2, health=8,
        abilities=(OpponentsPayMore(TACTIC, 1),),
        flavor="He objects to your tone, your timing, and the angle of that card.", icon="gavel",
    ),
    combatant(
        "binder-baron", "Binder Baron", "Card Player", "Collector", ("Obsessive",), ("Cash",),
        production=4, strength=2, health=8,
        abilities=(BarterBonus(CASH, 1),),
        flavor="Everything in nine-pocket pages. Including lunch.", icon="black-book",
    ),
    combatant(
        "mulligan-mike", "Mulligan Mike", "Card Player", "Slacker", ("Wired",), ("Caffeine",),
        production=4, strength=3, health=7,
        abilities=(Activated(Cost(is_action=True), Joined(TuckFromHand(), ", then ", Draw(1))),),
        flavor="The next seven will be better. They have to be.", icon="card-draw",
    ),
    combatant(
        "card-flicker", "Card Flicker", "Card Player", "Brawler", (), ("Cash", "Caffeine"),
        production=3, strength=3, health=8, snipe=2,
        flavor="Mint condition until it meets your forehead.", icon="card-play",
    ),
    combatant(
        "back-issue-bandit", "Back-Issue Bandit", "Comic Geek", "Hustler", ("Shady",), ("Cash",),
        production=4, strength=2, health=7,
        abilities=(Activated(Cost(spend=0, discards=True), Steal(CHEAP_STEALABLE)),),
        flavor="Long coat. Many pockets. Warm day.", icon="robber",
    ),
    combatant(
        "spoiler-alert-guy", "Spoiler Alert Guy", "Comic Geek", "Critic", ("Loud",), ("Tickets",),
        production=4, strength=2, health=8,
        abilities=(When(DEPLOYED, RevealAndDiscard(AN_OPPONENT)),),
        flavor="The butler is his own grandfather. You are welcome.", icon="megaphone",
    ),
    combatant(
        "variant-cover-hoarder", "Variant Cover Hoarder", "Comic Geek", "Collector", ("Obsessive",), ("Cash",),
        production=4, strength=2, health=8,
        abilities=(HasWhileEquipping(STRENGTH, 2, items=2),),
        flavor="Twelve copies, twelve covers, one story he never read.", icon="stack",
    ),
    combatant(
        "sidekick-second-class", "Sidekick Second Class", "Comic Geek", "Crony", ("Cute",), ("Tickets",),
        production=4, strength=2, health=8,
        abilities=(When(IS_DEFEATED, Draw(1)),),
        flavor="His catchphrase is still pending approval.", icon="domino-mask",
    ),
    combatant(
        "henchman-temp", "Henchman Temp", "Comic Geek", "Crony", (), ("Cash",),
        production=3, strength=3, health=8,
        abilities=(When(DEPLOYED, If(InDiscard(CRONY), Put(THIS, ((STRENGTH, 1),)))),),
        flavor="The agency said light filing.", icon="minions",
    ),
    combatant(
        "directors-cut-devotee", "Director's Cut Devotee", "Movie Geek", "Critic", ("Obsessive",), ("Tickets",),
        production=4, strength=2, health=8,
        abilities=(BuffsLastLonger(TICKETS, 1),),
        flavor="It really finds its rhythm in the sixth hour.", icon="film-strip",
    ),
    combatant(
        "line-camper", "Line Camper", "Movie Geek", "Slacker", ("Smelly",), ("Tickets",),
        production=3, strength=3, health=9,
        abilities=(Activated(Cost(is_action=True), Heal(THIS, 1)),),
        flavor="Nineteen days early for a matinee. Showers are for people without priorities.", icon="camping-tent",
    ),
    combatant(
        "foley-phil", "Foley Phil", "Movie Geek", "Performer", ("Loud",), ("Tickets",),
        production=4, strength=2, health=8,
        abilities=(YouPayLess(1, attribute=LOUD_ONES),),
        flavor="That crunch you heard? Celery. That scream? Also celery.", icon="coconuts",
    ),
    combatant(
        "stunt-double", "Stunt Double", "Movie Geek", "Brawler", (), ("Tickets", "Glue"),
        production=3, strength=3, health=7,
        abilities=(PreventsCombatDamage(1),),
        flavor="Falls down stairs professionally. Falls up them for fun.", icon="falling",
    ),
    combatant(
        "cardboard-knight", "Cardboard Knight", "Cosplayer", "Brawler", (), ("Glue",),
        production=3, strength=3, health=8,
        abilities=(HasWhileEquipping(HEALTH, 2, subtype=APPAREL),),
        flavor="Undefeated in all weather except weather.", icon="visored-helm",
    ),
    combatant(
        "hot-glue-heroine", "Hot-Glue Heroine", "Cosplayer", "Crafter", ("Cute",), ("Glue",),
        production=4, strength=2, health=7,
        abilities=(
            Activated(Cost(spend=2), Choose((Put(OWN_ITEM, ((STRENGTH, 1),)), Put(OWN_ITEM, ((HEALTH, 1),))))),
        ),
        flavor="No fingerprints left. Literally.", icon="glue",
    ),
    combatant(
        "corset-captain", "Corset Captain", "Cosplayer", "Performer", ("Loud",), ("Glue", "Tickets"),
        production=3, strength=5, health=8,
        abilities=(When(ATTACKS, Deal(ITSELF, 1, by="it")),),
        flavor="Breathing was never part of the costume reference.", icon="corset",
    ),
    combatant(
        "mascot-suit-marathoner", "Mascot Suit Marathoner", "Cosplayer", "Mascot", ("Smelly", "Cute"), ("Glue",),
        production=3, strength=3, health=12,
        abilities=(When(TURN_ENDS, Put(THIS, ((SICKNESS, 1),))),),
        flavor="It was ninety degrees outside. Inside, nobody has ever returned to report.", icon="bear-head",
    ),
    combatant(
        "wig-wrangler", "Wig Wrangler", "Cosplayer", "Crafter", ("Cute",), ("Glue",),
        production=4, strength=2, health=8,
        abilities=(YouPayLess(1, subtype=APPAREL),),
        flavor="Two cans of hairspray per scene. The ozone layer knows her name.", icon="scissors",
    ),
    combatant(
        "prop-replica-purist", "Prop Replica Purist", "Cosplayer", "Collector", ("Obsessive",), ("Glue", "Cash"),
        production=4, strength=2, health=7,
        abilities=(EachItemGives(WEAPON, GIVES_STRENGTH, 1),),
        flavor="The scratch on the hilt is screen-accurate. So is the restraining order.", icon="sword-display",
    ),
    combatant(
        "hamsterjelly", "Hamsterjelly", "Otaku", "Mascot", ("Cute",), ("Caffeine",),
        production=3, strength=2, health=8,
        abilities=(
            When(ACTION_STARTS, Put(THIS, ((JELLY, 1),))),
            HasForEachCounter(JELLY, 1),
            When(DEALT_COMBAT_DAMAGE, Remove(THIS_AGAIN, JELLY, 0)),
        ),
        flavor="Part rodent. Part preserve. All appetite.", icon="rat",
    ),
    combatant(
        "bootleg-merchant", "Bootleg Merchant", "Otaku", "Vendor", ("Shady",), ("Caffeine", "Cash"),
        production=5, strength=2, health=7,
        abilities=(Activated(Cost(pay=3, is_once=True), Draw(1)),),
        flavor="Genuine imported merchandise. Imported from the trunk of his car.", icon="swap-bag",
    ),
    combatant(
        "super-mecha-death-christ", "Super Mecha Death Christ", "Otaku", "Mecha", ("Loud",), ("Caffeine", "Tokens"),
        production=3, strength=4, health=10,
        abilities=(When(DEPLOYED, DiscardAtRandom()),),
        flavor="On the seventh day he rested his missile pods.", icon="mecha-head",
    ),
    combatant(
        "budget-mecha-intern", "Budget Mecha Intern", "Otaku", "Mecha", (), ("Tokens",),
        production=3, strength=4, health=9,
        abilities=(When(DEALT_COMBAT_DAMAGE, Put(THIS_AGAIN, ((FRAILTY, 1),))),),
        flavor="Powered by two interns and the promise of course credit.", icon="robot-golem",
    ),
    combatant(
        "transforming-toaster", "Transforming Toaster", "Otaku", "Mecha", (), ("Universal",),
        production=3, strength=2, health=7,
        abilities=(
            Activated(
                Cost(is_action=True),
                Choose((Gets(THIS, 2, STRENGTH), Gets(THIS, 2, HEALTH, until_your_turn=True))),
            ),
        ),
        flavor="More than meets the rye.", icon="toaster",
    ),
    combatant(
        "hallway-ninja", "Hallway Ninja", "Otaku", "Hustler", ("Shady",), ("Caffeine",),
        production=4, strength=3, health=6,
        abilities=(Cannot(TARGET_BY_EFFECTS),),
        flavor="Arms back, head down, directly into the vending machine.", icon="ninja-head",
    ),
    combatant(
        "catgirl-chorus-line", "Catgirl Chorus Line", "Otaku", "Performer", ("Cute",), ("Caffeine", "Tickets"),
        production=4, strength=2, health=8,
        abilities=(Activated(Cost(spend=0), Heal(THIS, 4)),),
        flavor="Five parts harmony, four parts hairball.", icon="cat",
    ),
    combatant(
        "guitar-guy", "Guitar Guy", "Bystander", "Performer", ("Loud",), ("Tickets",),
        production=3, strength=3, health=7,
        abilities=(When(DEPLOYED, Put(OPPOSING_COMBATANT, ((DISTRACTION, 1),))),),
        flavor="Anyway, here is a song you asked him not to play.", icon="guitar",
    ),
    combatant(
        "price-gouger", "Price Gouger", "Bystander", "Vendor", ("Shady",), ("Cash",),
        production=4, strength=2, health=8,
        abilities=(OpponentsPayMore(ITEM, 1),),
        flavor="Bottled water is nine dollars. The look on your face is free.", icon="price-tag",
    ),
    combatant(
        "badge-check-gus", "Badge-Check Gus", "Bystander", "Brawler", (), ("Generic",),
        production=3, strength=4, health=9,
        abilities=(Cannot(DISTRACT),),
        flavor="Wrong door. Wrong line. Wrong day. Step aside.", icon="police-badge",
    ),
    combatant(
        "somebodys-mom", "Somebody's Mom", "Bystander", "Critic", ("Loud",), ("Universal",),
        production=3, strength=2, health=8,
        abilities=(When(DEPLOYED, Break(OPPOSING_ITEM)),),
        flavor="She was only tidying up.", icon="broom",
    ),
    combatant(
        "snack-bar-tyrant", "Snack Bar Tyrant", "Bystander", "Vendor", ("Smelly",), ("Tickets", "Caffeine"),
        production=3, strength=3, health=8,
        abilities=(YouPayLess(1, subtype=SNACK), When(FORFEITS_SNACK, Put(THIS, ((HEALTH, 1),)))),
        flavor="The nacho cheese has tenure.", icon="hot-dog",
    ),
    combatant(
        "minimum-wage-minion", "Minimum-Wage Minion", "Bystander", "Crony", ("Wired",), ("Generic",),
        production=4, strength=3, health=8,
        abilities=(Activated(Cost(spend=0, forfeits=True), Draw(2)),),
        flavor="Not paid enough to ask what the laser is for.", icon="person",
    ),
]  # fmt: skip
