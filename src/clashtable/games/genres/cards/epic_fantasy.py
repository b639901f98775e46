"""Epic Fantasy, as data. A card that wants code wants a new effect."""

from typing import Final

from clashtable.core.effects import Sentences
from clashtable.games.genres.cards.build import action, combo, equipment, event, objection, summon, zone
from clashtable.games.genres.effects.abilities import Does, MayInstead
from clashtable.games.genres.effects.attack import Attack, ChainTo
from clashtable.games.genres.effects.combos import Adds
from clashtable.games.genres.effects.continuous import Flies, Has, MeleeOnCenter
from clashtable.games.genres.effects.lasting import CenterStageHeals, Lasts
from clashtable.games.genres.effects.objections import RootMover
from clashtable.games.genres.effects.own_player import HealAlly, LookAtTops, ThenDraw
from clashtable.games.genres.effects.summon_orders import HealBeside
from clashtable.games.genres.effects.summon_texts import GrantsBeside, SummonShape
from clashtable.games.genres.geometry.shapes import BLOCK, BURST, CROSS, Shape
from clashtable.games.genres.model.attack_line import EACH, ONE, AttackLine, ComboLine
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.vocabulary import DEFENSE, DEFENSE_MELEE, MOVEMENT

EPIC_FANTASY: Final[list[Card]] = [
    action(
        "fireball-obviously", "Fireball, Obviously", "Epic Fantasy",
        cost=2,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 2), EACH, 3))),),
        flavor="There were other spells. Nobody remembers them.",
        icon="fireball", tags=("burst-2",),
    ),
    action(
        "rain-of-arrows", "Rain of Arrows", "Epic Fantasy",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 4, 2), EACH, 1, is_piercing=True))),),
        flavor="Umbrellas were invented shortly afterwards.",
        icon="arrow-cluster", tags=("n-not-m", "pierce"),
    ),
    action(
        "cherry-healing-potion", "Cherry Healing Potion", "Epic Fantasy",
        cost=1,
        abilities=(Does(HealAlly(5)),),
        flavor="Tastes like victory and cough syrup.",
        icon="health-potion", tags=("heal",),
    ),
    action(
        "side-quest", "Side Quest", "Epic Fantasy",
        cost=1,
        abilities=(Does(Sentences((LookAtTops(), ThenDraw(2)))),),
        flavor="The kingdom is burning, but someone lost a goat.",
        icon="treasure-map", tags=("peek", "draw"),
    ),
    action(
        "chain-lightning", "Chain Lightning", "Epic Fantasy",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(BURST, 3), ONE, 1), ChainTo(distance=2, damage=1))),),
        flavor="It's shocking who you stand next to.",
        icon="chain-lightning", tags=("burst-3", "effect-damage"),
    ),
    action(
        "runic-crossfire", "Runic Crossfire", "Epic Fantasy",
        cost=1,
        abilities=(Does(Attack(AttackLine(Shape(CROSS, 3), EACH, 1, slows=True))),),
        flavor="X marks several spots.",
        icon="rune-stone", tags=("x-shape", "slow"),
    ),
    objection(
        "thou-shalt-not-stroll", "Thou Shalt Not Stroll", "Epic Fantasy",
        respond=("move",),
        abilities=(Does(RootMover()),),
        flavor="He has a staff, a beard and opinions about bridges.",
        icon="wizard-staff", tags=("cancel", "root"),
    ),
    combo(
        "lucky-crit", "Lucky Crit", "Epic Fantasy",
        attach=("attack-card",),
        abilities=(Adds(ComboLine(flips=True)),),
        flavor="The dice have been saving this one up.",
        icon="dice-target", tags=("double", "coin"),
    ),
    combo(
        "bard-backup-vocals", "Bard Backup Vocals", "Epic Fantasy",
        attach=("healing-card",),
        abilities=(Adds(ComboLine(more_healing=3)),),
        flavor="Morale up. Pitch, less so.",
        icon="lyre", tags=("heal",),
    ),
    equipment(
        "dragonscale-pajamas", "Dragonscale Pajamas", "Epic Fantasy",
        cost=1, wearer="ally",
        abilities=(Has(DEFENSE, 1), Has(MOVEMENT, -1)),
        flavor="Fireproof, swordproof, hopeless on stairs.",
        icon="scale-mail", tags=("defense", "movement"),
    ),
    equipment(
        "vending-machine-sword", "Vending Machine Sword", "Epic Fantasy",
        cost=1, wearer="ally",
        abilities=(MeleeOnCenter(1, on_center=2),),
        flavor="Whoever pulls it out is king, or owed exact change.",
        icon="broadsword", tags=("melee-bonus", "center"),
    ),
    zone(
        "consecrated-picnic", "Consecrated Picnic", "Epic Fantasy",
        cost=1, effect="heal", value=1,
        flavor="Bless these sandwiches and all who stand near them.",
        icon="basket", tags=("zone-heal", "heal"),
    ),
    summon(
        "medium-sized-dragon", "Medium-Sized Dragon", "Epic Fantasy",
        cost=2, health=5, attack=2, movement=2,
        abilities=(Flies(), SummonShape(Shape(BLOCK))),
        flavor="The large was out of stock.",
        icon="dragon-head", tags=("fly", "block-2x3"),
    ),
    summon(
        "hired-cleric", "Hired Cleric", "Epic Fantasy",
        cost=1, health=3, attack=0, movement=3,
        abilities=(MayInstead(HealBeside(1)),),
        flavor="Heals by the hour. Judges for free.",
        icon="pope-crown", tags=("heal", "special-action"),
    ),
    summon(
        "squire-with-potential", "Squire With Potential", "Epic Fantasy",
        cost=1, health=3, attack=1, movement=3,
        abilities=(GrantsBeside(DEFENSE_MELEE, 1),),
        flavor="Carries the shield, the tent and the emotional baggage.",
        icon="visored-helm", tags=("defense",),
    ),
    event(
        "prophecy-of-the-middle-square", "Prophecy of the Middle Square", "Epic Fantasy",
        lasting=True,
        abilities=(Lasts((CenterStageHeals(2),)),),
        flavor="It is written that somebody will stand there. Vague, but it scans.",
        icon="crystal-ball", tags=("lasting", "center", "heal"),
    ),
]  # fmt: skip
