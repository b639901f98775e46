"""The parts of an observation of Clash of the Genres. Next, read encode/observation.py.

Every card is there but once, so a summon has a place of its own among the pieces, whoever controls it.
"""

from typing import Final

from clashtable.core.layout import LARGEST, Layout
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.encode.actions import MOST_SEATS
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.cast import USE_KINDS
from clashtable.games.genres.model.state import PHASES
from clashtable.games.genres.moves import SHAPE_MOVES
from clashtable.games.genres.rules.questions import DECISIONS
from clashtable.games.genres.vocabulary import (
    COMBO,
    DIRECTIONS,
    EQUIPMENT,
    EVENT,
    GENRES,
    MOST_BLEED,
    MOST_EQUIPMENT,
    MOST_ZONES,
    SUMMON,
    ZONE,
)

REVISION: Final = 1
PRINTED: Final = "It is printed on the card."
BY_NUMBER: Final = "Numbers grow through a match; pieces are told by what they are, in a part of their own."
LEFT_OUT: Final = {
    "outcome": "The rewards tell it.",
    "pending": "What is asked is told, with the use it is about; what waits behind it follows from the stack.",
    "curtain": "It follows from the round.",
    "table.options.first_player": "Who went first is told.",
    "table.options.response_hold_ms": "It is for people's eyes, and changes no rule.",
    "table.serial": "It counts what has been numbered, which no rule looks at.",
    "table.queue": "Its cards are told, and who drew them; nothing else of an Event is decided before it is played.",
    "table.acting": BY_NUMBER,
    "table.pieces.id": "Pieces are told by what they are.",
    "table.pieces.most_health": "It is printed on the card, and the same for all pawns.",
    "table.pieces.attack.parts": "The value is told, and what it comes from.",
    "table.pieces.movement.parts": "The value is told, and what it comes from.",
    "table.pieces.attacked": BY_NUMBER,
    "table.zones.id": "Zones are told by their cards.",
    "table.zones.effect": PRINTED,
    "table.zones.value": PRINTED,
    "table.zones.temporary": PRINTED,
    "table.zones.triggered": BY_NUMBER,
    "table.stack.id": "Items are told by their places.",
    "table.stack.actor": BY_NUMBER,
    "table.stack.targets": BY_NUMBER,
    "table.stack.aim": "The place of that item is told.",
    "table.stack.area": "It follows from the card, the attacker, the direction and the center, which are told.",
    "table.stack.hits": "Those of the top item are told, by piece.",
    "table.stack.text": "It says in words what else is told.",
}

CARD_IDS: Final = tuple(card.id for card in CARDS)
SUMMON_IDS: Final = tuple(card.id for card in CARDS if card.type == SUMMON)
ZONE_IDS: Final = tuple(card.id for card in CARDS if card.type == ZONE)
EQUIPMENT_IDS: Final = tuple(card.id for card in CARDS if card.type == EQUIPMENT)
COMBO_IDS: Final = tuple(card.id for card in CARDS if card.type == COMBO)
EVENT_IDS: Final = tuple(card.id for card in CARDS if card.type == EVENT)
CARD_COUNT: Final = len(CARD_IDS)
COMBO_COUNT: Final = len(COMBO_IDS)
PLACES: Final = tuple("own" if seat == 0 else f"{seat} on" for seat in range(MOST_SEATS))
"""Seats from the viewer on, clockwise."""
PIECES: Final = (*PLACES, *SUMMON_IDS)
"""The pawn or ghost of each seat, and every summon there can be."""
PIECE_COUNT: Final = len(PIECES)
REFERENCES: Final = (*PIECES, "gone")
"""What a number of a piece can mean."""
ARMORIES: Final = ("1", "2", "3", "4")
MARKS: Final = (
    "skip", "immune", "rooted", "slowed", "hasted", "frozen", "frog", "moved", "move", "attack", "special", "turn",
)  # fmt: skip
"""The last four are what a piece has done in this turn."""
MARK_COUNT: Final = len(MARKS)
TOPS: Final = 8
"""How many cards of an armory are told from the top down, where the viewer knows some."""
QUEUE: Final = 8
"""How many waiting Events are told, the first to be played first."""
ATTACKED: Final = 4
"""How many attacks of a summon in a turn are told."""
EVENTS: Final = len([card for card in CARDS if card.is_lasting])
ITEMS: Final = 10
"""How many uses are told: the one that is asked about, and then those of the stack, the top one first."""
GIVEN: Final = 2
"""How many chosen cards of a use are told."""
ZONE_PLACES: Final = [str(at) for at in range(MOST_ZONES)]


def of_pieces(words: tuple[str, ...]) -> list[str]:
    """Return a label for each of *words* and each piece."""
    return [f"{piece}:{word}" for piece in PIECES for word in words]


def of_items(words: tuple[str, ...]) -> list[str]:
    """Return a label for each of *words* and each use that is told."""
    return [f"{at}:{word}" for at in range(ITEMS) for word in words]


LAYOUT: Final = Layout()
SEAT: Final = LAYOUT.one_of("seat", "Whose knowledge this is.", [str(seat) for seat in range(MOST_SEATS)])
SEATS: Final = LAYOUT.numbers("seats", "How many play.", most=MOST_SEATS)
TO_ACT: Final = LAYOUT.one_of("to_act", "Who must answer, as far as the viewer may know.", PLACES)
ASKED: Final = LAYOUT.one_of("asked", "What is asked, as far as the viewer may know.", DECISIONS)
STAGE: Final = LAYOUT.numbers("stage", "How far an effect is that asks several things in a row, or how a zone lies.")
GENRE: Final = LAYOUT.one_of("genre", "The genre that was chosen first, of a long list of cards.", GENRES)
ASK_ALWAYS: Final = LAYOUT.flags("ask_always", "Whether all are asked for an Objection! who hold cards.")

HAND: Final = LAYOUT.counts("hand", "The own cards, each with its place in the hand.", CARD_IDS, CARD_COUNT)
KNOWN: Final = LAYOUT.flags(
    "known", "Cards that the viewer knows to be in the hand of another.",
    [f"{place}:{card}" for place in PLACES for card in CARD_IDS],
)  # fmt: skip
TOP_CARDS: Final = LAYOUT.names(
    "tops", "What the viewer knows of each armory, from the top down.", CARD_IDS, len(ARMORIES) * TOPS
)
TOP_SIZES: Final = LAYOUT.numbers("tops_size", "How deep the viewer's knowledge of each armory goes.", ARMORIES)
ARMORY_SIZES: Final = LAYOUT.numbers("armories", "How many cards are in each armory.", ARMORIES)
DISCARD: Final = LAYOUT.counts("discard", "The discarded cards, each with its place from below.", CARD_IDS, CARD_COUNT)
PLAYED: Final = LAYOUT.counts("played", "The cards played in this turn, in their order.", CARD_IDS, CARD_COUNT)

ALIVE: Final = LAYOUT.flags("alive", "Who is alive.", PLACES)
PLAYER_HEALTH: Final = LAYOUT.numbers("player_health", "The health of each player; of the dead, at death.", PLACES)
BELOW: Final = LAYOUT.numbers("below", "How far below 0 health was at death.", PLACES)
HAND_SIZES: Final = LAYOUT.numbers("hand_sizes", "How many cards are in each hand.", PLACES)
HAND_LIMITS: Final = LAYOUT.numbers("hand_limits", "How many cards each may hold after the own turn.", PLACES)
GAGGED: Final = LAYOUT.counts(
    "gagged", "Until whose next turn a player can play no Objection! cards, in the order in which it came.",
    [f"{place}:{by}" for place in PLACES for by in PLACES], MOST_SEATS,
)  # fmt: skip
DIED: Final = LAYOUT.numbers(
    "died", "When each player died: one more than the deaths before; 0 for the living.", PLACES
)

ROUND: Final = LAYOUT.numbers("round", "The round.")
FIRST: Final = LAYOUT.one_of("first", "Who went first.", PLACES)
ACTIVE: Final = LAYOUT.one_of("active", "Whose turn it is.", PLACES)
PHASE: Final = LAYOUT.one_of("phase", "The step of the turn.", PHASES)
ACTIONS_LEFT: Final = LAYOUT.numbers("actions", "How many actions are left.")
COURSE_FLAGS: Final = LAYOUT.flags(
    "course", "Whether the Draw action is used, attack cards are barred, the turn is about to end.",
    ("drew", "no_attacks", "ends_turn"),
)  # fmt: skip
ROTATION: Final = LAYOUT.one_of("rotation", "From which armory the next card of set-up comes.", ARMORIES)
ACTING: Final = LAYOUT.names("acting", "The summon whose own turn it is.", REFERENCES, 1)
DEATHS: Final = LAYOUT.numbers("deaths", "How many players have died.")
EVENT_CARDS: Final = LAYOUT.names("events", "The lasting Events in play.", EVENT_IDS, EVENTS)
EVENT_GENRES: Final = LAYOUT.names("event_genres", "The genre chosen for each of them.", GENRES, EVENTS)
QUEUE_SIZE: Final = LAYOUT.numbers("queue_size", "How many Events wait to be played.")
QUEUE_CARDS: Final = LAYOUT.names("queue", "The Events that wait.", EVENT_IDS, QUEUE)
QUEUE_SEATS: Final = LAYOUT.names("queue_seats", "Who drew each of them.", PLACES, QUEUE)

GHOST_FLAGS: Final = LAYOUT.flags("ghosts", "Who is a ghost.", PLACES)
ARRIVALS: Final = LAYOUT.counts(
    "arrivals", "The summons in play, in the order of arrival.", SUMMON_IDS, len(SUMMON_IDS)
)
CONTROLLERS: Final = LAYOUT.names("controllers", "Who controls each summon.", PLACES, len(SUMMON_IDS))
SQUARE: Final = LAYOUT.names("squares", "Where each piece is.", GRID.names, PIECE_COUNT)
HEALTH: Final = LAYOUT.numbers("health", "The health of each piece.", PIECES)
ATTACK: Final = LAYOUT.numbers("attack", "The damage of each piece's melee or attack, before the target.", PIECES)
MOVEMENT: Final = LAYOUT.numbers("movement", "The movement value of each piece.", PIECES)
DEFENSE: Final = LAYOUT.numbers("defense", "The Defense of each piece.", PIECES)
BLEED: Final = LAYOUT.numbers("bleed", "The Bleed markers on each piece.", PIECES, MOST_BLEED)
BLEED_BY: Final = LAYOUT.names("bleed_by", "Who put the latest of them on.", PLACES, PIECE_COUNT)
HURT_BY: Final = LAYOUT.names("hurt_by", "Who is credited with the last damage of each piece.", PLACES, PIECE_COUNT)
PIECE_MARKS: Final = LAYOUT.flags("marks", "What is true of each piece, and what it has done.", of_pieces(MARKS))
WORN: Final = LAYOUT.names("equipment", "What each piece wears.", EQUIPMENT_IDS, PIECE_COUNT * MOST_EQUIPMENT)
VICTIMS: Final = LAYOUT.names(
    "attacked", "The pieces that each piece has attacked in this turn.", REFERENCES, PIECE_COUNT * ATTACKED
)
VICTIM_COUNTS: Final = LAYOUT.numbers("attacked_count", "How many those are.", PIECES)

ZONE_CARDS: Final = LAYOUT.names("zones", "The zones, the oldest first.", ZONE_IDS, MOST_ZONES)
ZONE_SEATS: Final = LAYOUT.names("zone_seats", "Who controls each zone.", PLACES, MOST_ZONES)
ZONE_SQUARES: Final = LAYOUT.names("zone_squares", "The top left square of each zone.", GRID.names, MOST_ZONES)
ZONE_WIDTHS: Final = LAYOUT.numbers("zone_widths", "How many columns each zone covers.", ZONE_PLACES)
ZONE_HEIGHTS: Final = LAYOUT.numbers("zone_heights", "How many rows each zone covers.", ZONE_PLACES)
TRIGGERED: Final = LAYOUT.flags(
    "triggered", "The pieces that each zone has triggered on in this turn.",
    [f"{at}:{piece}" for at in ZONE_PLACES for piece in PIECES],
)  # fmt: skip

STACK_SIZE: Final = LAYOUT.numbers("stack_size", "How many items are on the stack.")
HIT: Final = LAYOUT.flags("hit", "The pieces that the top item would hit as things stand.", PIECES)
DAMAGE: Final = LAYOUT.numbers("damage", "For how much it would hit them, if no coin shows heads.", PIECES)
MOST_DAMAGE: Final = LAYOUT.numbers("most_damage", "For how much, if all coins show heads.", PIECES)
ITEM_SEATS: Final = LAYOUT.names(
    "item_seats", "Whose each use is: first of what is asked, then the stack.", PLACES, ITEMS
)
ITEM_KINDS: Final = LAYOUT.names("item_kinds", "What kind of use it is.", USE_KINDS, ITEMS)
ITEM_CARDS: Final = LAYOUT.names("item_cards", "Its card.", CARD_IDS, ITEMS)
ITEM_COMBOS: Final = LAYOUT.counts("item_combos", "Its Combos, in their order.", of_items(COMBO_IDS), COMBO_COUNT)
ITEM_ACTORS: Final = LAYOUT.names("item_actors", "The piece that acts.", REFERENCES, ITEMS)
ITEM_TARGETS: Final = LAYOUT.counts("item_targets", "Its targets, in their order.", of_items(PIECES), PIECE_COUNT)
ITEM_PIECES: Final = LAYOUT.names("item_pieces", "The piece that was chosen for it.", REFERENCES, ITEMS)
ITEM_PLAYERS: Final = LAYOUT.names("item_players", "The player that was chosen for it.", PLACES, ITEMS)
ITEM_ZONES: Final = LAYOUT.names("item_zones", "The zone that was chosen for it.", ZONE_IDS, ITEMS)
ITEM_SQUARES: Final = LAYOUT.names("item_squares", "Where it goes to.", GRID.names, ITEMS)
ITEM_DIRECTIONS: Final = LAYOUT.names("item_directions", "Its direction.", DIRECTIONS, ITEMS)
ITEM_EXTRAS: Final = LAYOUT.names("item_extras", "The direction that a Combo adds.", DIRECTIONS, ITEMS)
ITEM_CENTERS: Final = LAYOUT.numbers(
    "item_centers", "Where the center of its plus is from the attacker: 1 at the top left, 13 at the attacker, 25.",
    of_items(("",)), 25,
)  # fmt: skip
ITEM_MODES: Final = LAYOUT.numbers("item_modes", "Which way of its text was chosen, counted from 1.", of_items(("",)))
ITEM_SHAPES: Final = LAYOUT.names(
    "item_shapes", "The shape that a Combo gives it.", [move.notation for move in SHAPE_MOVES], ITEMS
)
ITEM_AIMS: Final = LAYOUT.numbers(
    "item_aims", "Which item a response answers: 1 for the top of the stack, 2 for the one below.", of_items(("",))
)
ITEM_AMOUNTS: Final = LAYOUT.numbers("item_amounts", "A number it remembers, such as heads.", of_items(("",)))
ITEM_CRITS: Final = LAYOUT.numbers("item_crits", "How many coins double its damage.", of_items(("",)))
ITEM_STOPPED: Final = LAYOUT.flags("item_stopped", "Whether a Move stops on its first square.", of_items(("",)))
ITEM_REDUCED: Final = LAYOUT.numbers(
    "item_reduced", "By how much responses reduce its damage to each piece; 255 for all of it.", of_items(PIECES)
)
ITEM_GIVEN: Final = LAYOUT.names("item_given", "The cards that were chosen for it.", CARD_IDS, ITEMS * GIVEN)
assert LAYOUT.size < LARGEST
