"""The closed lists of Clash of the Genres' words (G-7, G-10.1, G-14.3), each with its number in the engine."""

from typing import Final

GENRES: Final = (
    "Horror", "Kung-Fu", "Meathead", "Sci-Fi", "Espionage", "Epic Fantasy", "Fairy Tale", "Superhero", "Comedy",
    "Grab Bag",
)  # fmt: skip
CHOSEN_GENRE: Final = -1
"""In the place of a genre: the one that was chosen for a lasting Event."""

ACTION: Final = 0
OBJECTION: Final = 1
COMBO: Final = 2
EQUIPMENT: Final = 3
ZONE: Final = 4
SUMMON: Final = 5
EVENT: Final = 6
TYPES: Final = ("Action", "Objection!", "Combo", "Equipment", "Zone", "Summon", "Event")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("north", "east", "south", "west")
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Columns and rows of a step in each straight direction (G-1.6)."""

# Zones (G-14.3).
DAMAGE: Final = 0
MINE: Final = 1
HEAL: Final = 2
TOLL: Final = 3
BAIT: Final = 4
SLOW: Final = 5
FAST: Final = 6
AMPLIFY: Final = 7
COVER: Final = 8
SILENCE: Final = 9
WALL: Final = 10
ZONE_EFFECTS: Final = (
    "damage", "mine", "heal", "toll", "bait", "slow", "fast", "amplify", "cover", "silence", "wall",
)  # fmt: skip

# What a piece is (G-2.2).
PAWN: Final = 0
SUMMONED: Final = 1
GHOST: Final = 2
PIECE_KINDS: Final = ("pawn", "summon", "ghost")

NOBODY: Final = -1
"""In the place of a seat."""

START_HEALTH: Final = 10
MOST_HEALTH: Final = 11
PAWN_MOVEMENT: Final = 5
GHOST_MOVEMENT: Final = 5
HAND_LIMIT: Final = 7
CENTER_STAGE_HEALING: Final = 1
FROG_ATTACK: Final = 0
MOST_BLEED: Final = 3
MOST_SEATS: Final = 8
MOST_ZONES: Final = 4
MOST_EQUIPMENT: Final = 2
ACTIONS: Final = 2
CURTAIN_ROUND: Final = 16
"""The first round that begins with a Curtain Call (G-20.5)."""

# What laws change (G-12): values of a piece.
ATTACK: Final = 0
MELEE: Final = 1
RANGED: Final = 2
MOVEMENT: Final = 3
DEFENSE: Final = 4
DEFENSE_MELEE: Final = 5
DEFENSE_RANGED: Final = 6
RECOIL: Final = 7
REACH: Final = 8
FLY: Final = 9
PIERCE: Final = 10
PUSH: Final = 11
PULL: Final = 12
SLAM: Final = 13
DRAIN: Final = 14
CAP: Final = 15
NO_HEALING: Final = 16
# What laws change about a player or the whole table.
HAND_SIZE: Final = 17
CENTER_HEALING: Final = 18
PUSH_FARTHER: Final = 19

# What the text of a summon makes true, as bits.
GUARDS_PAWN: Final = 1
HIDES_BESIDE_PAWN: Final = 2
WARDS_OFF_GHOSTS: Final = 4
STOPS_LINES: Final = 8
ENTERS_BESIDE_ENEMIES: Final = 16

# The moments at which cards in play act of themselves.
TURN_STARTS: Final = 0
IS_DAMAGED: Final = 1
DAMAGES_PAWN: Final = 2
AFTER_MELEE: Final = 3

UNLIMITED: Final = 99
"""In the place of a limit."""

# Who may wear equipment (G-13.1).
ALLY: Final = 0
YOUR_PAWN: Final = 1
ENEMY_PAWN: Final = 2
WEARERS: Final = ("ally", "your-pawn", "enemy-pawn-within")

# What a Combo may be attached to, as bits.
TO_ATTACK_CARD: Final = 1
TO_ADJACENT_CARD: Final = 2
TO_ONE_TARGET_CARD: Final = 4
TO_LINE_CARD: Final = 8
TO_BURST_CARD: Final = 16
TO_HEALING_CARD: Final = 32
TO_ACTION_CARD: Final = 64
TO_COST_2_CARD: Final = 128
TO_MELEE: Final = 256
DEAR: Final = 2
"""What a card costs that a Combo asks to be dear."""
ATTACH_KEYS: Final = (
    "attack-card", "adjacent-attack-card", "one-target-attack-card", "line-attack-card", "burst-attack-card",
    "healing-card", "action-card", "cost-2-action-card", "melee-action",
)  # fmt: skip
ATTACH_WORDS: Final = (
    "an attack card", "an adjacent attack card", "an attack card with one target", "a line attack card",
    "a burst attack card", "an Action card that heals", "an Action card", f"an Action card that costs {DEAR}",
    "a melee action",
)  # fmt: skip

# What an Objection! may answer, as bits.
ON_ATTACK: Final = 1
ON_FAR_ATTACK: Final = 2
ON_MELEE_ATTACK: Final = 4
ON_RANGED_ATTACK: Final = 8
ON_ONE_TARGET_ATTACK: Final = 16
ON_ATTACK_ON_ANOTHER: Final = 32
ON_ACTION_CARD: Final = 64
ON_EQUIPMENT_CARD: Final = 128
ON_ZONE_CARD: Final = 256
ON_SUMMON_CARD: Final = 512
ON_OBJECTION: Final = 1024
ON_MOVE: Final = 2048
ON_STANDING_MOVE: Final = 4096
ON_DRAW: Final = 8192
FAR: Final = 3
"""From how many squares away an attack comes from far."""
RESPOND_KEYS: Final = (
    "attack-on-you", "attack-on-you-from-3-plus", "melee-attack-on-you", "ranged-attack-on-you",
    "one-target-attack-on-you", "attack-on-another-pawn", "action-card", "equipment-card", "zone-card", "summon-card",
    "objection-card", "move", "standing-piece-move", "draw-action",
)  # fmt: skip
RESPOND_WORDS: Final = (
    "an attack that would hit you",
    f"an attack that would hit you from {FAR} or more squares away",
    "a melee attack that would hit you",
    "a ranged attack that would hit you",
    "a one-target attack that would hit you",
    "an attack that would hit another player's pawn",
    TYPES[ACTION],
    TYPES[EQUIPMENT],
    TYPES[ZONE],
    TYPES[SUMMON],
    TYPES[OBJECTION],
    "a Move",
    "a Move by a standing piece",
    "a Draw action",
)
"""What an Objection! answers; of cards only their type, as several are named together."""
ON_CARDS: Final = ON_ACTION_CARD | ON_EQUIPMENT_CARD | ON_ZONE_CARD | ON_SUMMON_CARD | ON_OBJECTION
