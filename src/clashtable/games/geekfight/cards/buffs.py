"""Buffs: on a Combatant or an Item, for a time (F-13.10), as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.geekfight.cards.build import buff
from clashtable.games.geekfight.cards.terms import COSPLAYER, CUTE, HOST, HOST_THEN, PERFORMER, WEAPON
from clashtable.games.geekfight.changes.triggers import (
    HOST_DEFEATED_WITH_DAMAGE,
    HOST_DEFEATS,
    TIME_RUNS_OUT,
    TURN_ENDS,
)
from clashtable.games.geekfight.effects.abilities import When
from clashtable.games.geekfight.effects.continuous import Cannot
from clashtable.games.geekfight.effects.counters import Put
from clashtable.games.geekfight.effects.damage import Deal
from clashtable.games.geekfight.effects.hosts import HostGives, HostHas, HostSnipesHigher
from clashtable.games.geekfight.effects.verbs import Break, DefeaterGainsCred, Draw
from clashtable.games.geekfight.model.values import (
    BARTER_FREELY,
    BREAK_OR_STEAL,
    GIVES_HEALTH,
    GIVES_STRENGTH,
    PRODUCTION,
)
from clashtable.games.geekfight.vocabulary import FRAILTY, HEALTH, STRENGTH

BUFFS: Final = [
    buff(
        "main-character-syndrome", "Main Character Syndrome", "Mood", ("Loud",), ("Tickets",),
        cost=3, time=3, attach="any-combatant",
        abilities=(HostHas(STRENGTH, 2, PERFORMER, 3),),
        flavor="He narrates his own stairs.", icon="star-medal",
    ),
    buff(
        "adrenaline-playlist", "Adrenaline Playlist", "Mood", ("Wired",), ("Caffeine",),
        cost=2, time=2, attach="any-combatant",
        abilities=(HostHas(STRENGTH, 3), When(TIME_RUNS_OUT, Put(HOST_THEN, ((FRAILTY, 1),)))),
        flavor="Track one: drums. Track two: more drums. Track three: the downstairs neighbor.", icon="music-spell",
    ),
    buff(
        "security-blanket", "Security Blanket", "Mood", ("Cute",), ("Glue",),
        cost=3, attach="any-combatant",
        abilities=(HostHas(HEALTH, 3, CUTE, 4),),
        flavor="Thread count: none left.", icon="blanket",
    ),
    buff(
        "fan-club", "Fan Club", "Mood", ("Cute",), ("Tickets", "Caffeine"),
        cost=2, attach="any-combatant",
        abilities=(When(HOST_DEFEATS, Draw(1)),),
        flavor="Eleven members. Nine accounts. Four people.", icon="fan-club",
    ),
    buff(
        "sponsorship-deal", "Sponsorship Deal", "Mood", (), ("Cash", "Tokens"),
        cost=3, time=4, attach="any-combatant",
        abilities=(HostHas(PRODUCTION, 2),),
        flavor="This beating was brought to you by mattress.", icon="handshake",
    ),
    buff(
        "con-funk", "Con Funk", "Hex", ("Smelly",), ("Caffeine", "Glue"),
        cost=2, time=3, attach="any-combatant",
        abilities=(When(TURN_ENDS, Deal(HOST, 1, by="this Buff")),),
        flavor="Friday it was a smell. Sunday it has a badge.", icon="stench",
    ),
    buff(
        "stage-fright", "Stage Fright", "Hex", (), ("Tickets",),
        cost=3, time=3, attach="any-combatant",
        abilities=(HostHas(STRENGTH, -3),),
        flavor="She pictured the audience in their underwear. The audience pictured it too.", icon="spotlight",
    ),
    buff(
        "student-loans", "Student Loans", "Hex", (), ("Cash",),
        cost=2, attach="any-combatant",
        abilities=(HostHas(PRODUCTION, -1),),
        flavor="A degree in folklore and a balance to match.", icon="ball-and-chain",
    ),
    buff(
        "wanted-poster", "Wanted Poster", "Hex", ("Shady",), ("Generic",),
        cost=2, time=4, attach="any-combatant",
        abilities=(When(HOST_DEFEATED_WITH_DAMAGE, DefeaterGainsCred(1)),),
        flavor="For crimes against continuity. Dead, alive, or out of costume.", icon="wanted-reward",
    ),
    buff(
        "spiked-edges", "Spiked Edges", "Mod", (), ("Generic",),
        cost=2, attach="own-item",
        abilities=(HostGives(((GIVES_STRENGTH, 1),), better=2, subtype=WEAPON),),
        flavor="Weapons check would like a word. Weapons check would like a bandage.", icon="spikes",
    ),
    buff(
        "glitter-coating", "Glitter Coating", "Mod", ("Cute",), ("Glue",),
        cost=1, attach="own-item",
        abilities=(HostGives(((GIVES_HEALTH, 1),), better=2, trait=COSPLAYER),),
        flavor="You will find it in your shoes when you are eighty.", icon="sparkles",
    ),
    buff(
        "overclock", "Overclock", "Mod", ("Wired",), ("Tokens",),
        cost=2, time=3, attach="own-item",
        abilities=(HostGives(((GIVES_STRENGTH, 2),)), HostSnipesHigher(2)),
        flavor="The smoke means it is working. The fire means it is working well.", icon="processor",
    ),
    buff(
        "extended-warranty", "Extended Warranty", "Mod", (), ("Cash",),
        cost=1, attach="own-item",
        abilities=(Cannot(BREAK_OR_STEAL),),
        flavor="Covers acts of gods, ducks, and little brothers.", icon="certificate",
    ),
    buff(
        "recall-notice", "Recall Notice", "Mod", (), ("Cash", "Tickets"),
        cost=2, time=2, attach="opposing-item",
        abilities=(HostGives(((GIVES_STRENGTH, -2),)), When(TIME_RUNS_OUT, Break(HOST_THEN))),
        flavor="Please stop using the product, and also please stop screaming.", icon="letter-bomb",
    ),
    buff(
        "sticky-residue", "Sticky Residue", "Mod", ("Smelly",), ("Glue", "Caffeine"),
        cost=2, attach="opposing-item",
        abilities=(HostGives(((GIVES_STRENGTH, -1), (GIVES_HEALTH, -1))), Cannot(BARTER_FREELY)),
        flavor="It was soda once. It has ambitions now.", icon="slime",
    ),
]  # fmt: skip
