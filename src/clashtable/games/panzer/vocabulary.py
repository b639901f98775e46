"""The closed lists of Panzer Clash's words (P-1.5, P-1.7, P-12), each with its number in the engine."""

from typing import Final

FACTORY: Final = 0
UNIT: Final = 1
EVENT: Final = 2
MODIFIER: Final = 3
TERRAIN: Final = 4
KINDS: Final = ("Factory", "Unit", "Event", "Terrain Modifier", "Terrain")
KIND_KEYS: Final = ("factory", "unit", "event", "terrain-modifier", "terrain")

NORMAL: Final = "Normal"
FLASH: Final = "Flash"
PERMANENT: Final = "Permanent"

INFANTRY: Final = 1
VEHICLE: Final = 2
GUN: Final = 4
AIRCRAFT: Final = 8
ANY_TYPE: Final = 15
TYPES: Final = ("Infantry", "Vehicle", "Gun", "Aircraft")
"""The types of Units; each is a bit."""

GERMAN: Final = 1
JAPANESE: Final = 2
AMERICAN: Final = 4
SOVIET: Final = 8
AXIS: Final = 3
ALLIES: Final = 12
NEUTRAL: Final = 0
FACTIONS: Final = {
    "neutral": NEUTRAL, "german": GERMAN, "japanese": JAPANESE, "american": AMERICAN, "soviet": SOVIET, "axis": AXIS,
    "allies": ALLIES,
}  # fmt: skip
ANY_COST: Final = 9
"""Stands for a card of any cost."""
NUMERALS: Final = ("0", "I", "II", "III", "IV", "V")

# The values of a Unit, and the keywords; a keyword without a number counts 1 where it is present.
ATTACK: Final = 0
DEFENSE: Final = 1
MOVEMENT: Final = 2
JUNKYARD_TRIGGER: Final = 3
EXPEND: Final = 4
BLITZ: Final = 5
PARADROP: Final = 6
FLIGHT: Final = 7
PATHFINDER: Final = 8
SCOUT: Final = 9
RANGED_ATTACK: Final = 10
EMPLACED: Final = 11
FIRST_FIRE: Final = 12
CHARGE: Final = 13
MASSED: Final = 14
ANTI_TANK: Final = 15
ANTI_AIR: Final = 16
RAID: Final = 17
OVERRUN: Final = 18
ARMOR: Final = 19
ENTRENCHED: Final = 20
COVER: Final = 21
GUARD: Final = 22
ZONE_OF_CONTROL: Final = 23
CONCEALED: Final = 24
REPAIR: Final = 25
DEMOLISH: Final = 26
VALUES: Final = (
    "attack", "defense", "movement", "junkyard-trigger", "expend", "blitz", "paradrop", "flight", "pathfinder",
    "scout", "ranged-attack", "emplaced", "first-fire", "charge", "massed", "anti-tank", "anti-air", "raid", "overrun",
    "armor", "entrenched", "cover", "guard", "zone-of-control", "concealed", "repair", "demolish",
)  # fmt: skip
VALUE_NAMES: Final = (
    "Attack", "Defense", "Movement", "Junkyard-Trigger", "Expend", "Blitz", "Paradrop", "Flight", "Pathfinder",
    "Scout", "Ranged Attack", "Emplaced", "First Fire", "Charge", "Massed", "Anti-Tank", "Anti-Air", "Raid", "Overrun",
    "Armor", "Entrenched", "Cover", "Guard", "Zone of Control", "Concealed", "Repair", "Demolish",
)  # fmt: skip
NUMBERED: Final = (
    RANGED_ATTACK, CHARGE, MASSED, ANTI_TANK, ANTI_AIR, RAID, ARMOR, ENTRENCHED, COVER, REPAIR,
)  # fmt: skip
"""The keywords that carry a number."""
PRESENT: Final = 1
"""The value of a keyword without a number where it is present."""

LEAST: Final = 1
"""What is lowered or reduced goes to no less than this (P-10.1, P-10.3, P-6.5)."""

FRIENDLY: Final = 0
ENEMY: Final = 1
ANYONE: Final = 2
WHOSE: Final = ("friendly ", "enemy ", "")

# The moments at which something triggers (P-12).
ON_PLAY: Final = 0
ON_DESTROY: Final = 1
ON_VICTORY: Final = 2
ON_STANDBY: Final = 3
ON_MAIN: Final = 4
ON_END: Final = 5
ON_FRIEND_LOST: Final = 6
LABELS: Final = (
    "Play-Effect", "Destroy-Effect", "Victory-Effect", "Standby-Effect", "Main-Effect", "End-Effect", "",
)  # fmt: skip
LABEL_KEYS: Final = (
    "play-effect", "destroy-effect", "victory-effect", "standby-effect", "main-effect", "end-effect", "static",
)  # fmt: skip

# What can stand in the way of a target or a space; nothing does where it is FITTING.
FITTING: Final = 0
NOTHING_THERE: Final = 1
OTHER_SIDE: Final = 2
OTHER_TYPE: Final = 3
OTHER_LINE: Final = 4
TOO_FAR: Final = 5
NO_FRIEND: Final = 6
NO_ABILITY: Final = 7
HIDDEN: Final = 8
UNDAMAGED: Final = 9
FACE_UP: Final = 10
FACE_DOWN: Final = 11
OCCUPIED: Final = 12
NO_FACTORY: Final = 13
NO_ROOM: Final = 14
NO_CARD: Final = 15
TOO_WEAK: Final = 16
GUARDED: Final = 17
NO_SUPPLY: Final = 18
CHOSEN: Final = 19
OBSTACLES: Final = (
    "", "target", "side", "type", "line", "distance", "friend", "ability", "concealed", "damage", "face-up",
    "face-down", "occupied", "factory", "room", "hand", "strength", "guard", "supply", "chosen",
)  # fmt: skip
