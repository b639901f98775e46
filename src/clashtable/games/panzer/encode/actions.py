"""The actions of Panzer Clash: every move is one number, named as its notation; spaces are those of the field."""

from typing import Final

from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.geometry import GRID, SPACES
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import (
    CARD_KINDS,
    MODE_MOVES,
    PLAIN_KINDS,
    PLAYER_MOVES,
    SPACE_KINDS,
    SUPPLY_MOVE,
    TARGET_ITEM,
    VERBS,
    PanzerMove,
)
from clashtable.games.panzer.vocabulary import JUNKYARD_TRIGGER, LABEL_KEYS, OVERRUN

MOST_ITEMS: Final = 11
"""How many items the Chain can have: an Event on each of ten stacks over an attack."""


def labels_of(card: Card) -> list[str]:
    """Return what the triggers of *card* are called in notations."""
    found = [LABEL_KEYS[ability.moment()] for ability in card.abilities if ability.moment() >= 0]
    if card.has(OVERRUN):
        found.append("overrun")
    if card.has(JUNKYARD_TRIGGER):
        found.append("junkyard-trigger")
    return found


ABOUT_CARDS: Final = PLAIN_KINDS + (SPACE_KINDS - PLAIN_KINDS) * SPACES
ABOUT_ITEMS: Final = ABOUT_CARDS + (CARD_KINDS - SPACE_KINDS) * len(CARDS)
ACTIONS: Final = [
    *VERBS[:PLAIN_KINDS],
    *[f"{verb} {name}" for verb in VERBS[PLAIN_KINDS:SPACE_KINDS] for name in GRID.names],
    *[f"{verb} {card.id}" for verb in VERBS[SPACE_KINDS:CARD_KINDS] for card in CARDS],
    *[f"target item {place} from the top" for place in range(1, MOST_ITEMS + 1)],
    *[move.notation for move in (*MODE_MOVES, SUPPLY_MOVE, *PLAYER_MOVES)],
    *[f"order {seat} {card.id} {label}" for seat in range(2) for card in CARDS for label in labels_of(card)],
]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTIONS)}
CHAINS: Final = [[number] for number in range(len(ACTIONS))]


def number_of(state: PanzerState, move: PanzerMove) -> int:
    """Return the number of *move*, which is legal in *state*."""
    kind = move.kind
    if kind < PLAIN_KINDS:
        return kind
    if kind < SPACE_KINDS:
        return PLAIN_KINDS + (kind - PLAIN_KINDS) * SPACES + move.space
    if kind == TARGET_ITEM:
        return ABOUT_ITEMS + place_on_chain(state, move.number) - 1
    if kind < CARD_KINDS and move.card is not None:
        return ABOUT_CARDS + (kind - SPACE_KINDS) * len(CARDS) + move.card.index
    return NUMBERS[move.notation]


def place_on_chain(state: PanzerState, serial: int) -> int:
    """Return the place of an item on the Chain, 1 for the top; 0 for one that has left it."""
    chain = state.chain()
    for at in range(len(chain)):
        if chain[at].serial == serial:
            return len(chain) - at
    return 0
