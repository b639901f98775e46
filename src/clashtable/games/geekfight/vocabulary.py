"""The closed lists of Geek Fight's words (F-3, F-10.1, F-17), each with its number in the engine."""

from typing import Final

COMBATANT: Final = 0
ITEM: Final = 1
TACTIC: Final = 2
SKILL: Final = 3
BUFF: Final = 4
KINDS: Final = ("Combatant", "Item", "Tactic", "Skill", "Buff")

TYPES: Final = ("Card Player", "Comic Geek", "Cosplayer", "Movie Geek", "Otaku", "Video Gamer", "Bystander")
SUBTYPES: Final = (
    ("Brawler", "Collector", "Crafter", "Critic", "Crony", "Hustler", "Mascot", "Mecha", "Performer", "Scholar",
     "Slacker", "Vendor"),
    ("Weapon", "Apparel", "Gadget", "Snack", "Collectible"),
    ("Insult", "Stunt", "Scheme", "Fandom"),
    ("Insult", "Stunt", "Scheme", "Fandom"),
    ("Mood", "Hex", "Mod"),
)  # fmt: skip
"""The Subtypes of each kind (F-3.4)."""
SNACK: Final = 3
"""The place of Snack among the Subtypes of Items."""
ATTRIBUTES: Final = ("Cute", "Loud", "Obsessive", "Shady", "Smelly", "Wired")

RESOURCES: Final = ("Tokens", "Cash", "Tickets", "Glue", "Caffeine", "Generic")
"""The units there are, the five typed ones first (F-10.1)."""
TYPED: Final = 5
GENERIC: Final = 5
UNIVERSAL_TYPES: Final = 31
"""All five typed resources as bits: what a Universal card counts as (F-3.7)."""

RESOURCE: Final = 0
TAX: Final = 1
STRENGTH: Final = 2
FRAILTY: Final = 3
HEALTH: Final = 4
SICKNESS: Final = 5
DISTRACTION: Final = 6
TIME: Final = 7
JELLY: Final = 8
MINT: Final = 9
STEW: Final = 10
COUNTERS: Final = (
    "Resource", "Tax", "Strength", "Frailty", "Health", "Sickness", "Distraction", "Time", "Jelly", "Mint", "Stew",
)  # fmt: skip

OWN_COMBATANT: Final = 0
OPPOSING_COMBATANT: Final = 1
ANY_COMBATANT: Final = 2
OWN_ITEM: Final = 3
OPPOSING_ITEM: Final = 4
ATTACHMENTS: Final = ("own-combatant", "opposing-combatant", "any-combatant", "own-item", "opposing-item")
"""What an Item or Buff is put onto (F-13.5, F-13.10)."""

INFINITE: Final = -1
"""The Time of a Buff that never expires (F-13.11)."""
NO_SNIPE: Final = -1
"""The Snipe Value of a card that has none."""
