"""The parts of an observation of Panzer Clash.

Spaces are those of the field, a0 to e5, as in the actions; players are told from one's own side. Next, read
encode/observation.py.
"""

from typing import Final

from clashtable.core.layout import LARGEST, Layout
from clashtable.games.panzer.cards.basic_set import CARDS, EVERY_CARD
from clashtable.games.panzer.cards.decks import LARGEST as LARGEST_DECK
from clashtable.games.panzer.encode.actions import MOST_ITEMS
from clashtable.games.panzer.geometry import FIELD_END, FIELD_START, GRID, INDUSTRY
from clashtable.games.panzer.model.cast import TARGET_KINDS, USE_KINDS
from clashtable.games.panzer.model.state import PHASES
from clashtable.games.panzer.vocabulary import VALUES

REVISION: Final = 1
UNITS: Final = ("table.field.unit", "table.seats.stacks.unit")
LEFT_OUT: Final = {
    "outcome": "The rewards tell it.",
    "pending": "What is asked is told, with the card that it is about; what waits behind it follows from the table.",
    "table.options.response_hold_ms": "How long an answer is held back is no part of the game.",
    "table.serial": "It only counts what has been in play.",
    "table.waiting": "Each trigger is told by its player, card, ability and space.",
    "table.chain.id": "An item is told by its place on the Chain.",
    "table.chain.unit": "The Unit that attacks is told by the space where it is now.",
    "table.chain.text": "It follows from the card, the chosen way, the targets and the values of the Units.",
    "table.chain.targets.id": "Where a chosen Unit is now, which player, which item and which copy is told instead.",
    **{f"{unit}.id": "A Unit is told by its space." for unit in UNITS},
    **{
        f"{unit}.{name}.parts": "The sum is told; its parts follow from the cards around."
        for unit in UNITS
        for name in ("attack", "defense", "movement", "ranged")
    },
}

KINDS: Final = (
    "mulligan", "modifier-pick", "modifier-place", "trigger-order", "main", "stack", "mode", "target", "move-to",
    "attack-target", "drop-to", "scout-at", "response", "junkyard-trigger", "deploy-card", "deploy-to", "shift-to",
    "relocate-to", "may", "search", "inspect", "hand-pick", "discard",
)  # fmt: skip
KIND_NUMBERS: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
PLAYERS: Final = ("own", "other")
SIDES: Final = ("axis", "allies")
FIRSTS: Final = ("random", "0", "1")
NAMES: Final = [card.id for card in EVERY_CARD]
"""Every card by its place in the set, from 0 on; those of Supplies come first."""
SUPPLY_NAMES: Final = NAMES[: len(CARDS)]
SUPPLY_CARDS: Final = len(SUPPLY_NAMES)
TERRAIN_NAMES: Final = NAMES[len(CARDS) :]
SPACE_NAMES: Final = list(GRID.names)
FIELD_NAMES: Final = SPACE_NAMES[FIELD_START:FIELD_END]
STACK_NAMES: Final = [SPACE_NAMES[space] for seat in range(2) for space in INDUSTRY[seat]]
PILE: Final = LARGEST_DECK
"""How many cards of a pile are told, the top ones; a Supply never begins with more."""
WAITING: Final = 16
"""How many triggers of the pool are told, the first ones; more than four were never seen."""
ASKED_ROW: Final = 0
CHAIN_ROW: Final = 1
WAITING_ROW: Final = CHAIN_ROW + MOST_ITEMS
USES: Final = [
    "asked",
    *[f"chain {place}" for place in range(1, MOST_ITEMS + 1)],
    *[f"waiting {at}" for at in range(WAITING)],
]
MARKS: Final = 4
"""How many targets a use can have."""
MARK_ROWS: Final = [f"{use} {at}" for use in USES[:WAITING_ROW] for at in range(MARKS)]
UNIT_FLAGS_OF: Final = ("own", "other", "fresh", "halted", "suppressed", "ranged", "action", "scout")
UNIT_NUMBERS_OF: Final = (
    "damage", "points", "legs", "spent", "attacks", "extra_attacks", "attack", "movement", "ranged-attack", "armor",
    "first-fire", "slowed",
)  # fmt: skip
CHANGES: Final = UNIT_NUMBERS_OF.index("attack")
"""From here on they are what lasts until the end of the turn."""

LAYOUT: Final = Layout()
SEAT: Final = LAYOUT.one_of("seat", "Whose knowledge this is.", ("0", "1"))
TO_ACT: Final = LAYOUT.one_of("to_act", "Who must answer; nobody when the match is over.", PLAYERS)
ASKED: Final = LAYOUT.one_of("asked", "What is asked, as far as the viewer may know.", KINDS)
ASKED_STAGE: Final = LAYOUT.numbers("asked_stage", "How many answers the effect that asks has had.")
DEPLOYED: Final = LAYOUT.names("deployed", "The own card of which is asked where it is deployed.", NAMES, 1)

PHASE: Final = LAYOUT.one_of("phase", "The phase of the turn.", PHASES)
ACTIVE: Final = LAYOUT.one_of("active", "Whose turn it is.", PLAYERS)
FIRST: Final = LAYOUT.one_of("first", "Who took the first turn.", PLAYERS)
DECISIONS: Final = LAYOUT.numbers("decisions", "How many triggers were carried out this turn.", most=LARGEST)
FIRST_PLAYER: Final = LAYOUT.one_of("first_player", "The option who begins: chance, or a seat.", FIRSTS)
ASK_ALWAYS: Final = LAYOUT.flags("ask_always", "Whether whoever passed for the turn is asked all the same.")
PASSES_TURN: Final = LAYOUT.flags("passes_turn", "Whether the viewer passes every window of this turn.")

HAND: Final = LAYOUT.counts("hand", "The own hand.", SUPPLY_NAMES, PILE)
SUPPLY: Final = LAYOUT.counts("supply", "What is in the own Supply, in an unknown order.", SUPPLY_NAMES, PILE)
TOP: Final = LAYOUT.names("top", "What is known on top of the own Supply, the top card first.", NAMES, PILE)
BOTTOM: Final = LAYOUT.names("bottom", "What is known at its bottom, the bottom card first.", NAMES, PILE)
SEEN: Final = LAYOUT.counts("seen", "Cards in the other hand that the viewer alone has seen.", SUPPLY_NAMES, PILE)
SHOWN: Final = LAYOUT.counts(
    "shown",
    "Cards that everybody knows to be in a hand.",
    [f"{who}:{n}" for who in PLAYERS for n in SUPPLY_NAMES],
    PILE,
)
SOMEWHERE: Final = LAYOUT.counts(
    "somewhere", "Cards that everybody knows to be in a hand or its Supply.",
    [f"{who}:{name}" for who in PLAYERS for name in SUPPLY_NAMES], PILE,
)  # fmt: skip
JUNKYARD: Final = LAYOUT.names("junkyard", "The Junkyards, own first, each with its top card first.", NAMES, 2 * PILE)
REMOVED: Final = LAYOUT.names("removed", "The removed cards, own first, the latest first.", NAMES, 2 * PILE)
SIDE: Final = LAYOUT.flags("side", "The side of each player.", [f"{who}:{side}" for who in PLAYERS for side in SIDES])
PLAYER_NUMBERS_OF: Final = (
    "size", "hand", "supply", "junkyard", "removed", "allowance", "reshuffles", "turns",
)  # fmt: skip
PLAYER_NUMBERS: Final = LAYOUT.numbers(
    "player_numbers", "The cards each began with and has in each pile, Factories it may still play, and its turns.",
    [f"{who}:{name}" for who in PLAYERS for name in PLAYER_NUMBERS_OF],
)  # fmt: skip

TERRAIN: Final = LAYOUT.names("terrain", "The Terrain of each space that is face up.", NAMES, len(FIELD_NAMES))
UNSEEN: Final = LAYOUT.counts("unseen", "Terrain that nobody has seen.", TERRAIN_NAMES, 2 * len(FIELD_NAMES))
MODIFIERS: Final = LAYOUT.names("modifiers", "The Terrain Modifier of each space.", NAMES, len(FIELD_NAMES))
MODIFIER_OWNERS: Final = LAYOUT.names("modifier_owners", "Whose that is.", PLAYERS, len(FIELD_NAMES))
FACTORIES: Final = LAYOUT.numbers("factories", "The Factories of each stack.", STACK_NAMES)
STACKED: Final = LAYOUT.names("stacked", "The Event or waiting Modifier on each stack.", NAMES, len(STACK_NAMES))
IN_PLAY: Final = LAYOUT.flags("in_play", "Whether that is a Permanent-Event in play.", STACK_NAMES)

UNIT_CARDS: Final = LAYOUT.names("unit_cards", "The Unit at each space.", NAMES, len(SPACE_NAMES))
UNIT_VALUES: Final = LAYOUT.numbers(
    "unit_values", "Its values and keywords now.", [f"{space}:{value}" for space in SPACE_NAMES for value in VALUES]
)
UNIT_FLAGS: Final = LAYOUT.flags(
    "unit_flags", "Whose it is, what hinders it, and what it has used this turn.",
    [f"{space}:{flag}" for space in SPACE_NAMES for flag in UNIT_FLAGS_OF],
)  # fmt: skip
UNIT_NUMBERS: Final = LAYOUT.numbers(
    "unit_numbers", "Its damage, what it has left and has done this turn, and what lasts until the end of the turn.",
    [f"{space}:{name}" for space in SPACE_NAMES for name in UNIT_NUMBERS_OF],
)  # fmt: skip

CHAIN_SIZE: Final = LAYOUT.numbers("chain_size", "How many items are on the Chain.", most=MOST_ITEMS)
WAITING_SIZE: Final = LAYOUT.numbers("waiting_size", "How many triggers wait.")
USE_KIND: Final = LAYOUT.names(
    "use_kinds", "What is asked about, then the items of the Chain from the top, then the triggers that wait.",
    USE_KINDS, len(USES),
)  # fmt: skip
USE_OWNERS: Final = LAYOUT.names("use_owners", "Whose each is.", PLAYERS, len(USES))
USE_CARDS: Final = LAYOUT.names("use_cards", "The card of each.", NAMES, len(USES))
USE_SPACES: Final = LAYOUT.names("use_spaces", "Where its Unit was, or the stack of the Event.", SPACE_NAMES, len(USES))
USE_UNITS: Final = LAYOUT.names("use_units", "Where the Unit of each is now.", SPACE_NAMES, len(USES))
USE_ABILITIES: Final = LAYOUT.numbers("use_abilities", "Which ability of the card, counted from 1.", USES)
USE_MODES: Final = LAYOUT.numbers("use_modes", "Which of several ways was chosen, counted from 1.", USES)
MARK_KINDS: Final = LAYOUT.names(
    "mark_kinds", "The targets of what is asked and of the items.", TARGET_KINDS, len(MARK_ROWS)
)
MARK_CARDS: Final = LAYOUT.names("mark_cards", "The card of each target.", NAMES, len(MARK_ROWS))
MARK_SPACES: Final = LAYOUT.names("mark_spaces", "Where it was when it was chosen.", SPACE_NAMES, len(MARK_ROWS))
MARK_UNITS: Final = LAYOUT.names("mark_units", "Where a chosen Unit is now.", SPACE_NAMES, len(MARK_ROWS))
MARK_NUMBERS: Final = LAYOUT.numbers(
    "mark_numbers", "Of a player 1 for own, 2 for other; the place of an item on the Chain; which copy of a card.",
    MARK_ROWS,
)  # fmt: skip
