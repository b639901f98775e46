"""The words that card texts are made of: traits, targets, and whom a text speaks of."""

from typing import Final

from clashtable.games.geekfight.effects.conditions import VIP, of_subtype, of_type, with_attribute
from clashtable.games.geekfight.effects.groups import (
    EachOpposing,
    Host,
    Subject,
    Target,
    TargetAgain,
    TheEquipped,
    This,
    YourCombatant,
)
from clashtable.games.geekfight.effects.targets import (
    OPPONENTS,
    YOURS,
    CombatantSpec,
    DiscardSpec,
    ItemSpec,
    ObjectSpec,
)
from clashtable.games.geekfight.model.cast import ABILITY, SNIPE, TRIGGER
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, BUFF, ITEM, RESOURCES, SKILL, SUBTYPES, TACTIC

CARD_PLAYER: Final = of_type("Card Player")
COMIC_GEEK: Final = of_type("Comic Geek")
COSPLAYER: Final = of_type("Cosplayer")
MOVIE_GEEK: Final = of_type("Movie Geek")
OTAKU: Final = of_type("Otaku")
VIDEO_GAMER: Final = of_type("Video Gamer")
BYSTANDER: Final = of_type("Bystander")
BRAWLER: Final = of_subtype("Brawler")
COLLECTOR: Final = of_subtype("Collector")
CRAFTER: Final = of_subtype("Crafter")
CRITIC: Final = of_subtype("Critic")
CRONY: Final = of_subtype("Crony")
MECHA: Final = of_subtype("Mecha")
PERFORMER: Final = of_subtype("Performer")
SCHOLAR: Final = of_subtype("Scholar")
CUTE: Final = with_attribute("Cute")
LOUD: Final = with_attribute("Loud")
OBSESSIVE: Final = with_attribute("Obsessive")
SHADY: Final = with_attribute("Shady")
SMELLY: Final = with_attribute("Smelly")
WIRED: Final = with_attribute("Wired")
A_VIP: Final = VIP

CASH: Final = RESOURCES.index("Cash")
TICKETS: Final = RESOURCES.index("Tickets")
TOKENS_BIT: Final = 1 << RESOURCES.index("Tokens")
GLUE_BIT: Final = 1 << RESOURCES.index("Glue")
WEAPON: Final = SUBTYPES[ITEM].index("Weapon")
APPAREL: Final = SUBTYPES[ITEM].index("Apparel")
SNACK: Final = SUBTYPES[ITEM].index("Snack")
SMELLY_TOO: Final = ATTRIBUTES.index("Smelly")
WIRED_TOO: Final = ATTRIBUTES.index("Wired")
LOUD_ONES: Final = ATTRIBUTES.index("Loud")

YOUR_COMBATANT: Final = YourCombatant()
YOURS_AGAIN: Final = YourCombatant("it")
THE_EQUIPPED: Final = TheEquipped()
THIS: Final = This()
THIS_AGAIN: Final = This("it")
ITSELF: Final = This("itself")
HOST: Final = Host()
HOST_THEN: Final = Subject("the host")
ATTACKER: Final = Subject("the attacker")
SNIPED: Final = Subject("the target")
IT: Final = TargetAgain("it")
EACH_OPPOSING: Final = EachOpposing()
EACH_OF_THEM: Final = EachOpposing("each of them")

COMBATANT: Final = Target(CombatantSpec())
OPPOSING_COMBATANT: Final = Target(CombatantSpec(OPPONENTS))
OWN_COMBATANT: Final = Target(CombatantSpec(YOURS))
VIP_COMBATANT: Final = Target(CombatantSpec(vip=True))
FRAIL_COMBATANT: Final = Target(CombatantSpec(most_health=2))
AN_ITEM: Final = Target(ItemSpec())
OWN_ITEM: Final = Target(ItemSpec(YOURS))
OPPOSING_ITEM: Final = Target(ItemSpec(OPPONENTS))
STEALABLE: Final = Target(ItemSpec(OPPONENTS, says_who=False))
CHEAP_STEALABLE: Final = Target(ItemSpec(OPPONENTS, most_cost=4, says_who=False))
AN_ABILITY: Final = ObjectSpec("Ability", kinds=(ABILITY, TRIGGER, SNIPE))
AN_EFFECT: Final = ObjectSpec("Effect", cards=(TACTIC, SKILL))
AN_AIMED_EFFECT: Final = ObjectSpec("Effect", cards=(TACTIC, SKILL), has_one_target=True)
AN_AIMED_INSULT: Final = ObjectSpec("Insult", cards=(TACTIC, SKILL), is_insult=True, has_one_target=True)
A_SKILL: Final = ObjectSpec("Skill", cards=(SKILL,))
A_SLOW_CARD: Final = ObjectSpec("Item, Buff, or Tactic in the Queue", cards=(ITEM, BUFF, TACTIC))
A_LOST_CARD: Final = DiscardSpec((ITEM, SKILL, BUFF))
COMBATANT_CARD: Final = 0
"""The kind of card, where a text looks for one."""
ITEM_CARD: Final = ITEM
