"""The parts of an observation of Geek Fight. Next, read pieces.py.

A card in the arena has a place: that of its seat, seen from the viewer, and there the Combatant, an Item or a Buff.
Uses of cards have rows: the one that asks something, the objects on the Queue, the abilities that wait.
"""

from typing import Final

from clashtable.core.layout import BYTE, Layout
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.model.card import MOST_SEATS
from clashtable.games.geekfight.model.cast import OBJECT_KINDS, TARGET_KINDS
from clashtable.games.geekfight.model.state import LIMITS, PHASES
from clashtable.games.geekfight.rules.questions import DECISIONS
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, COUNTERS, RESOURCES

REVISION: Final = 1
BY_NUMBER: Final = "Numbers grow through a match; the place of that card or object is told instead."
SUM: Final = "The value is told; its parts are printed on cards that are told."
PIECES: Final = ("combatant", "items", "combatant.buffs", "items.buffs")
OF_PIECES: Final = {"id": BY_NUMBER, "hurt_from": BY_NUMBER}
SUMS: Final = ("strength", "health", "production", "snipe")
LEFT_OUT: Final = {
    "outcome": "The rewards tell it.",
    "pending": "What is asked is told, with the use it is about; what waits behind it follows from the phase.",
    "table.options.response_hold_ms": "It is for people's eyes, and changes no rule.",
    "table.serial": BY_NUMBER,
    "table.waiting": "Their number, cards and players are told.",
    "table.queue.id": BY_NUMBER,
    "table.queue.source": BY_NUMBER,
    "table.queue.targets.id": BY_NUMBER,
    "table.queue.text": "It says in words what else is told.",
    **{f"table.seats.{piece}.{name}": reason for piece in PIECES for name, reason in OF_PIECES.items()},
    **{f"table.seats.{piece}.{name}.parts": SUM for piece in PIECES for name in SUMS},
}

NAMES: Final = tuple(card.id for card in POOL)
CARDS: Final = len(NAMES)
DECK: Final = 20
"""How many cards a deck has, and so the most that can lie in one pile (F-4.1)."""
COPIES: Final = 2
"""How often a name can be in a deck (F-4.3)."""
ITEMS: Final = 8
"""How many Items of a player are told, the oldest; more than five were never seen."""
BUFFS: Final = 8
"""How many Buffs on the cards of a player are told, the Combatant's first; more than five were never seen."""
LASTING: Final = 4
"""How many modifiers for a time of a Combatant are told, the oldest; more than two were never seen."""
SHIELDS: Final = 4
"""How many shields of a Combatant are told, the oldest; more than one was never seen."""
QUEUE: Final = 12
"""How many objects on the Queue are told, the top ones; more than seven were never seen."""
WAITING: Final = 4
"""How many waiting abilities are told, the first ones."""
ZERO: Final = 100
"""What stands for 0 where a number can be less."""

KIN: Final = tuple("own" if seat == 0 else f"{seat} on" for seat in range(MOST_SEATS))
"""Seats from the viewer on, clockwise."""
COMBATANT_PLACE: Final = 0
ITEM_PLACES: Final = 1
BUFF_PLACES: Final = 1 + ITEMS
SEAT_PLACES: Final = 1 + ITEMS + BUFFS
"""How many places each seat has."""
PLACES_OF_SEAT: Final = (
    "combatant", *[f"item {at}" for at in range(ITEMS)], *[f"buff {at}" for at in range(BUFFS)],
)  # fmt: skip
ROWS: Final = 1 + QUEUE + WAITING
QUEUE_ROW: Final = 1
WAITING_ROW: Final = 1 + QUEUE
ROW_NAMES: Final = (
    "asking", *[f"queue {at}" for at in range(QUEUE)], *[f"waiting {at}" for at in range(WAITING)],
)  # fmt: skip
QUEUE_PLACES: Final = MOST_SEATS * SEAT_PLACES
PLAYER_PLACES: Final = QUEUE_PLACES + QUEUE
PLACES: Final = (
    *[f"{kin} {place}" for kin in KIN for place in PLACES_OF_SEAT], *ROW_NAMES[QUEUE_ROW:WAITING_ROW], *KIN,
)  # fmt: skip
"""Everything that a use can be aimed at: cards in the arena, objects on the Queue, players."""
HOSTS: Final = PLACES_OF_SEAT[:BUFF_PLACES]
ITEM_NAMES: Final = [f"{kin} {at}" for kin in KIN for at in range(ITEMS)]
BUFF_NAMES: Final = [f"{kin} {at}" for kin in KIN for at in range(BUFFS)]
USES: Final = ("attack", "spend", "special", "ability")
"""What a card can have used up in a round, in the order of its bits."""
LASTING_KINDS: Final = ("strength", "health")
FIRST: Final = ("random", *[str(seat) for seat in range(MOST_SEATS)])


def each(names: list[str] | tuple[str, ...], kinds: tuple[str, ...]) -> list[str]:
    """Return a label for each of *kinds* of each of *names*."""
    return [f"{name}:{kind}" for name in names for kind in kinds]


def numbered(count: int) -> tuple[str, ...]:
    """Return so many numbers as labels."""
    return tuple(str(at) for at in range(count))


LAYOUT: Final = Layout()
SEAT: Final = LAYOUT.one_of("seat", "Whose knowledge this is.", numbered(MOST_SEATS))
SEATS: Final = LAYOUT.numbers("seats", "How many play.", most=MOST_SEATS)
TO_ACT: Final = LAYOUT.one_of("to_act", "Who must answer; nobody when the match is over.", KIN)
ASKED: Final = LAYOUT.one_of("asked", "What is asked.", DECISIONS)
STAGE: Final = LAYOUT.numbers("stage", "How far an effect that asks several times has come, as the effect counts it.")
PRICE: Final = LAYOUT.numbers("price", "What the use that is being added costs.")
PAID: Final = LAYOUT.numbers("paid", "What is paid for it so far.", RESOURCES)
GIVEN: Final = LAYOUT.names("given", "The Item that is given up, or forfeited for it.", PLACES, 1)
THROWN: Final = LAYOUT.names("thrown", "The card that is discarded for it.", NAMES, 1)

HAND: Final = LAYOUT.counts("hand", "The own cards.", NAMES, COPIES)
OPENING: Final = LAYOUT.names("opening", "The own face-down Combatant.", NAMES, 1)
OWN_DECK: Final = LAYOUT.counts("own_deck", "What is in the own deck.", NAMES, COPIES)
TOP: Final = LAYOUT.names("top", "What is known to lie on top of it, the top card first.", NAMES, DECK)
BOTTOM: Final = LAYOUT.names("bottom", "What is known to lie at its bottom, the bottom card last.", NAMES, DECK)

PHASE: Final = LAYOUT.one_of("phase", "The phase of the turn.", PHASES)
ACTIVE: Final = LAYOUT.one_of("active", "Whose turn it is.", KIN)
HOLDER: Final = LAYOUT.one_of("holder", "Who has Control.", KIN)
PASSES: Final = LAYOUT.numbers("passes", "How many have passed in a row.", most=MOST_SEATS)
FIRST_SEAT: Final = LAYOUT.one_of("first", "Who took the first turn.", KIN)
LIMIT: Final = LAYOUT.one_of("opening_limit", "What the first player has used of the opening limit.", LIMITS)
ADDED: Final = LAYOUT.numbers("added", "How many objects were added to the Queue in this turn.")
DEFEAT: Final = LAYOUT.flags("defeated", "Whether a Combatant was defeated in this turn.")
CLEANED: Final = LAYOUT.flags("cleaned", "Whether Clean-up of this turn is over.")
OPTION_NUMBERS: Final = LAYOUT.numbers("option_numbers", "Options of the match.", ("cred_goal", "turn_limit"))
FIRST_PLAYER: Final = LAYOUT.one_of("first_player", "Who was to go first by the options.", FIRST)
ASK_ALWAYS: Final = LAYOUT.flags("ask_always", "Whether whoever could respond is asked.")

CRED: Final = LAYOUT.numbers("cred", "The Cred of each player.", KIN)
UNITS: Final = LAYOUT.numbers("units", "The units in each pool.", each(KIN, RESOURCES))
LIMITS_OF_ITEMS: Final = LAYOUT.numbers("item_limit", "How many Items each Combatant may equip.", KIN)
HAND_SIZES: Final = LAYOUT.numbers("hand_sizes", "How many cards are in each hand.", KIN)
DECK_SIZES: Final = LAYOUT.numbers("deck_sizes", "How many cards are in each deck.", KIN)
TURNS: Final = LAYOUT.numbers("turns", "How many turns each player has begun.", KIN)
IN: Final = LAYOUT.flags("in", "Who is in the game.", KIN)
LAID: Final = LAYOUT.flags("laid", "Before whom an opening Combatant lies face down.", KIN)
DISCARDS: Final = LAYOUT.names(
    "discards", f"The discard pile of each player, {DECK} places each, the top card last.", NAMES, MOST_SEATS * DECK
)
SHOWN: Final = LAYOUT.names(
    "shown", f"Cards known to be in each hand, {DECK} places each.", NAMES, MOST_SEATS * DECK
)  # fmt: skip
SOMEWHERE: Final = LAYOUT.names(
    "somewhere", f"Cards known to be in each hand or deck, {DECK} places each.", NAMES, MOST_SEATS * DECK
)

FIGHTERS: Final = LAYOUT.names("combatants", "The Combatant of each player.", NAMES, MOST_SEATS)
STRENGTHS: Final = LAYOUT.numbers("strength", "Its strength.", KIN)
HEALTHS: Final = LAYOUT.numbers("health", "Its health, damage not taken off.", KIN)
PRODUCTIONS: Final = LAYOUT.numbers("production", "Its production.", KIN)
SNIPES: Final = LAYOUT.numbers("snipe", "Its Snipe Value, 0 where it has none.", KIN)
DAMAGE: Final = LAYOUT.numbers("damage", "The damage on it.", KIN)
FIGHTER_COUNTERS: Final = LAYOUT.numbers("counters", "The counters on it.", each(KIN, COUNTERS))
FIGHTER_USED: Final = LAYOUT.flags("used", "What it has used up in this round.", each(KIN, USES))
TRAITS: Final = LAYOUT.flags("attributes", "Its Attributes.", each(KIN, ATTRIBUTES))
LASTING_WHAT: Final = LAYOUT.names(
    "lasting", f"What is modified for a time, {LASTING} places each.", LASTING_KINDS, MOST_SEATS * LASTING
)
LASTING_AMOUNTS: Final = LAYOUT.numbers(
    "lasting_amounts", f"By how much, {ZERO} for 0.", each(KIN, numbered(LASTING))
)  # fmt: skip
LASTING_UNTIL: Final = LAYOUT.names(
    "lasting_until", "Whose next turn ends it; nobody's where this turn does.", KIN, MOST_SEATS * LASTING
)
SHIELD_AMOUNTS: Final = LAYOUT.numbers(
    "shields", "How much of the next damage is prevented, plus 1; 1 is all of it.", each(KIN, numbered(SHIELDS))
)
HURT_BY: Final = LAYOUT.names("hurt_by", "Who dealt the last damage since the previous Check.", KIN, MOST_SEATS)
HURT_FROM: Final = LAYOUT.names("hurt_from", "What dealt it.", PLACES, MOST_SEATS)

ITEM_SIZES: Final = LAYOUT.numbers("item_sizes", "How many Items each player has.", KIN)
ITEM_CARDS: Final = LAYOUT.names("items", f"The Items, {ITEMS} places each.", NAMES, MOST_SEATS * ITEMS)
ITEM_OWNERS: Final = LAYOUT.names("item_owners", "Whose card each is.", KIN, MOST_SEATS * ITEMS)
ITEM_STRENGTH: Final = LAYOUT.numbers("item_strength", f"The strength each gives, {ZERO} for 0.", ITEM_NAMES)
ITEM_HEALTH: Final = LAYOUT.numbers("item_health", f"The health each gives, {ZERO} for 0.", ITEM_NAMES)
ITEM_SNIPE: Final = LAYOUT.numbers("item_snipe", "The Snipe Value of each, 0 where it has none.", ITEM_NAMES)
ITEM_COUNTERS: Final = LAYOUT.numbers("item_counters", "The counters on each.", each(ITEM_NAMES, COUNTERS))
ITEM_USED: Final = LAYOUT.flags("item_used", "What each has used up in this round.", each(ITEM_NAMES, USES))

BUFF_CARDS: Final = LAYOUT.names(
    "buffs", f"The Buffs on each player's cards, {BUFFS} places each, the Combatant's first.", NAMES, MOST_SEATS * BUFFS
)
BUFF_HOSTS: Final = LAYOUT.names("buff_hosts", "What each is attached to.", HOSTS, MOST_SEATS * BUFFS)
BUFF_OWNERS: Final = LAYOUT.names("buff_owners", "Whose card each is.", KIN, MOST_SEATS * BUFFS)
BUFF_CONTROLLERS: Final = LAYOUT.names("buff_controllers", "Who controls each.", KIN, MOST_SEATS * BUFFS)
BUFF_TIME: Final = LAYOUT.numbers("buff_time", "The Time Counters on each.", BUFF_NAMES)

QUEUE_SIZE: Final = LAYOUT.numbers("queue_size", "How many objects are on the Queue.")
WAITING_SIZE: Final = LAYOUT.numbers("waiting_size", "How many Triggered Abilities wait.")
USE_SEATS: Final = LAYOUT.names(
    "use_seats", "Of the use that asks, those on the Queue (the top one last) and those that wait: whose each is.",
    KIN, ROWS,
)  # fmt: skip
USE_KINDS: Final = LAYOUT.names("use_kinds", "What each is.", OBJECT_KINDS, ROWS)
USE_CARDS: Final = LAYOUT.names("use_cards", "The card of each.", NAMES, ROWS)
USE_SOURCES: Final = LAYOUT.names("use_sources", "The card in the arena that each comes from.", PLACES, ROWS)
USE_ABILITIES: Final = LAYOUT.numbers("use_abilities", "Which ability of the card, from 1; 0 for none.", ROW_NAMES)
USE_MODES: Final = LAYOUT.numbers("use_modes", "Which of several ways was chosen, from 1.", ROW_NAMES)
USE_SUBJECTS: Final = LAYOUT.names("use_subjects", "Whom the text speaks of besides the target.", PLACES, ROWS)
USE_FORFEITED: Final = LAYOUT.names("use_forfeited", "The card that was forfeited for each.", NAMES, ROWS)
USE_REMEMBERED: Final = LAYOUT.numbers(
    "use_remembered", "What is remembered of a source that has left, plus 1: its counters or its Snipe Value.",
    ROW_NAMES,
)  # fmt: skip
USE_SHIELDED: Final = LAYOUT.flags("use_shielded", "Whether the damage of that attack is prevented.", ROW_NAMES)
TARGET_IS: Final = LAYOUT.names(
    "targets", "What each is aimed at; no card has more than one target.", TARGET_KINDS, ROWS
)
TARGET_PLACES: Final = LAYOUT.names("target_places", "Where that is, if it is still there.", PLACES, ROWS)
TARGET_CARDS: Final = LAYOUT.names("target_cards", "The card that it is.", NAMES, ROWS)
assert len(PLACES) <= BYTE
