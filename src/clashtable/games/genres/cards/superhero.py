"""Superhero, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does
from clashtable.games.genres.effects.attack import Attack, GoThenAttack
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Flies, Has, TakesAtMost
from clashtable.games.genres.effects.event_cards import Drizzle
from clashtable.games.genres.effects.objections import Rescue
from clashtable.games.genres.effects.own_player import SaveOthers
from clashtable.games.genres.effects.redirection import Redirect
from clashtable.games.genres.effects.summon_orders import TeamUp
from clashtable.games.genres.effects.summon_texts import WardsOffGhosts, WeakensYou
from clashtable.games.genres.effects.triggers import BreaksWhenDamaged
from clashtable.games.genres.geometry.shapes import BURST, LINE, PLUS, Shape
from clashtable.games.genres.model.attack_line import EACH, FIRST, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import ATTACK

SUPERHERO: Final[list[Card]] = [
    action(
        "throw-a-bus", "Throw a Bus", "Superhero",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(PLUS), EACH, 2, push=2))),),
        flavor="Please wait until the vehicle has come to a complete stop.",
        icon="bus", tags=("plus", "push"),
    ),
    action(
        "sonic-clap", "Sonic Clap", "Superhero",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 2), EACH, 1, push=2))),),
        flavor="A standing ovation nobody is left standing for.",
        icon="clap", tags=("burst-2", "push"),
    ),
    action(
        "hero-landing", "Hero Landing", "Superhero",
        cost=2,
        abilities=(Does(GoThenAttack(AttackLine(Shape(BURST, 1), EACH, 2, push=1), distance=5, teleports=True)),),
        flavor="Terrible for the knees. Great for the poster.",
        icon="falling-star", tags=("burst-1", "teleport", "push"),
    ),
    action(
        "save-the-cat", "Save the Cat", "Superhero",
        cost=1,
        abilities=(Does(SaveOthers(3, distance=3, others=1, draws=1, most_draws=2)),),
        flavor="The tree was fine. The cat was fine. The ratings were not.",
        icon="cat-in-tree", tags=("heal", "draw", "help"),
    ),
    action(
        "heat-squint", "Heat Squint", "Superhero",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(LINE), FIRST, 2, is_true=True))),),
        flavor="He is not angry. It is just very bright in there.",
        icon="laser-eyes", tags=("line", "first-target", "true-damage"),
    ),
    action(
        "team-up-issue", "Team-Up Issue", "Superhero",
        cost=1,
        abilities=(Does(TeamUp(draws=1)),),
        flavor="Collector's edition. Everybody punches.",
        icon="three-friends", tags=("summon-command", "draw"),
    ),
    objection(
        "secret-identity", "Secret Identity", "Superhero",
        respond=("one-target-attack-on-you",),
        abilities=(Does(Redirect()),),
        flavor="Me? I'm only a mild-mannered decoy.",
        icon="domino-mask", tags=("redirect",),
    ),
    objection(
        "just-in-time", "Just in Time", "Superhero",
        respond=("attack-on-another-pawn",),
        abilities=(Does(Rescue(3, cards=1)),),
        flavor="Arrived at the last possible panel.",
        icon="caped-figure", tags=("reduce", "help", "draw"),
    ),
    combo(
        "giant-pow", "Giant POW!", "Superhero",
        attach=("melee-action", "attack-card"), assist=True,
        abilities=(Adds(ComboLine(damage=1, push=2)),),
        flavor="Also available in BIFF and KRUNK.",
        icon="explosion-rays", tags=("assist", "damage-bonus", "push"),
    ),
    combo(
        "crossover-event", "Crossover Event", "Superhero",
        attach=("melee-action", "attack-card"), assist=True,
        abilities=(Adds(ComboLine(damage=2, draws_if_assisting=1)),),
        flavor="Ghost or rival, for eight pages they are best friends.",
        icon="team-idea", tags=("assist", "damage-bonus", "draw", "help"),
    ),
    equipment(
        "indestructible-cape", "Indestructible Cape", "Superhero",
        cost=1, wearer="ally",
        abilities=(TakesAtMost(1),),
        flavor="Dry clean only.",
        icon="cape", tags=("damage-cap",),
    ),
    equipment(
        "cereal-box-ring", "Cereal Box Ring", "Superhero",
        cost=1, wearer="ally",
        abilities=(Has(ATTACK, 1), BreaksWhenDamaged(2)),
        flavor="Great power. Six tokens and a stamped envelope.",
        icon="ring", tags=("attack-bonus", "destroy-equipment"),
    ),
    zone(
        "brooding-rooftop", "Brooding Rooftop", "Superhero",
        cost=1, effect="cover", value=2, temporary=True,
        flavor="Private gargoyle. Rain included.",
        icon="gargoyle", tags=("zone-cover", "temporary-zone"),
    ),
    summon(
        "annoying-sidekick", "Annoying Sidekick", "Superhero",
        cost=1, health=4, attack=2, movement=3,
        abilities=(WeakensYou(1),),
        flavor="Golly, boss, was that meant to miss?",
        icon="duality-mask", tags=("attack-penalty",),
    ),
    summon(
        "hovering-corgi", "Hovering Corgi", "Superhero",
        cost=1, health=2, attack=1, movement=4,
        abilities=(Flies(), WardsOffGhosts()),
        flavor="Short legs. Irrelevant legs.",
        icon="sitting-dog", tags=("fly", "ghost"),
    ),
    event(
        "radioactive-drizzle", "Radioactive Drizzle", "Superhero",
        abilities=(Does(Drizzle(healing=2, damage=1)),),
        flavor="Some gain powers. Some gain a rash.",
        icon="radioactive", tags=("coin", "heal", "event-damage"),
    ),
]  # fmt: skip
