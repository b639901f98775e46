"""How well a seat stands, in numbers."""

import math
from typing import Final

from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import USED_SPEND, Piece
from clashtable.games.geekfight.model.resources import total
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import (
    production,
    remaining_health,
    snipe_value,
    strength,
)
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    DISTRACTION,
    JELLY,
    NO_SNIPE,
)

CRED_WORTH: Final = 4.0
"""What a point of Cred is worth."""
STRENGTH_WORTH: Final = 0.8
HEALTH_WORTH: Final = 0.5
PRODUCTION_WORTH: Final = 0.35
CARD_WORTH: Final = 0.7
FIGHTER_WORTH: Final = 0.5
"""What a Combatant card in hand is worth besides."""
ITEM_WORTH: Final = 0.5
"""What an Item is worth besides what it gives: it stays when its Combatant falls."""
UNIT_WORTH: Final = 0.12
READY_WORTH: Final = 0.25
"""What an unused Spend Action is worth."""
DISTRACTED_COST: Final = 0.6
"""How much of its strength's worth a distracted Combatant loses."""
FRESH: Final = 0.8
"""How much of its worth a Combatant has that is still to be deployed."""
HELPLESS_COST: Final = 4.0
"""What it costs more to have none in hand either."""
SHARPNESS: Final = 0.15
"""How fast an advantage becomes a sure win."""


def standing(state: GeekState, seat: int) -> float:
    """Return how *seat* stands: the more the better."""
    player = state.players[seat]
    worth = CRED_WORTH * player.cred * (10.0 / state.options.cred_goal)
    worth += CARD_WORTH * math.sqrt(len(player.hand)) * 2.0 + UNIT_WORTH * total(player.units)
    fighters = 0
    for card in player.hand:
        if card.kind == COMBATANT:
            fighters += 1
    worth += FIGHTER_WORTH * min(3, fighters)
    for item in player.items:
        worth += ITEM_WORTH + (0.0 if player.combatant is not None else unequipped_worth(item))
    if player.combatant is not None:
        return worth + fighter_worth(state, player.combatant)
    return worth + best_in_hand(player.hand) - (0.0 if fighters else HELPLESS_COST)


def best_in_hand(hand: list[Card]) -> float:
    """Return what the next Combatant is worth, who can be deployed on the own turn."""
    best = 0.0
    for card in hand:
        if card.kind == COMBATANT:
            worth = STRENGTH_WORTH * card.strength + HEALTH_WORTH * card.health + PRODUCTION_WORTH * card.production
            best = max(best, worth)
    return best * FRESH


def unequipped_worth(item: Piece) -> float:
    """Return what an Item that waits would give."""
    return 0.6 * (STRENGTH_WORTH * item.card.strength + HEALTH_WORTH * item.card.health)


def fighter_worth(state: GeekState, piece: Piece) -> float:
    """Return what a Combatant in the arena is worth with all it has."""
    left = remaining_health(state, piece)
    power = STRENGTH_WORTH * strength(state, piece)
    if piece.counters[DISTRACTION]:
        power *= 1.0 - DISTRACTED_COST
    worth = power + HEALTH_WORTH * left + PRODUCTION_WORTH * production(state, piece)
    # A Combatant that nearly falls is nearly lost with all that is on it.
    worth -= 1.5 / (1 + max(0, left))
    best = snipe_value(state, piece)
    for item in state.players[piece.controller].items:
        best = max(best, snipe_value(state, item))
    if best != NO_SNIPE:
        worth += 0.4 * best
    if not piece.used & USED_SPEND:
        worth += READY_WORTH
    return worth + 0.1 * piece.counters[JELLY]
