"""How good a position of Clash (Coco) is."""

import math
from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.evaluation import Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, legal_moves, to_act
from clashtable.games.coco.bot.playout import sensible_move
from clashtable.games.coco.model.card import COMPLETE_SHIFT
from clashtable.games.coco.model.plays import single_kinds
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import END, OPEN, PASS, CocoMove

POINT_WEIGHT: Final = 0.22
"""How much a point of the match weighs, in the exponent of the chance to win."""
CARD_WEIGHT: Final = 0.16
"""How much a card fewer than the other weighs."""
TURN_WORTH: Final = 1.0
"""What it is worth, in cards, to be on turn with something to go on with; if more, short searches stop too soon."""
VARIETY_WORTH: Final = 0.25
"""What each different Single in hand is worth, in cards."""
COMPLETE_BURDEN: Final = 0.3
"""What a Complete in hand costs, in cards: it is the harder one to be rid of."""


class CocoEvaluation(Evaluation):
    """Fewer cards, more choice, the turn, and the points of the match."""

    __slots__ = ()

    def share(self, state: State, seat: int) -> float:
        coco = cast(CocoState, state)
        other = 1 - seat
        cards = worth(coco, seat) - worth(coco, other)
        points = coco.total(seat) - coco.total(other)
        return 1.0 / (1.0 + math.exp(-POINT_WEIGHT * points - CARD_WEIGHT * cards))

    def is_reached(self, state: State, horizon: int) -> bool:
        """Tell whether the turn that has begun is over: ``value`` judges best where a new turn begins."""
        return cast(CocoState, state).played_in_turn == 0

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        return sensible_move(moves, luck)


def worth(state: CocoState, seat: int) -> float:
    """Return how *seat* stands, in cards: the more the better."""
    player = state.players[seat]
    worth = -float(player.cards_left())
    worth += VARIETY_WORTH * bits(single_kinds(player.hand)) - COMPLETE_BURDEN * bits(player.hand >> COMPLETE_SHIFT)
    if to_act(state) == seat and has_continuation(legal_moves(state)):
        worth += TURN_WORTH
    return worth


def has_continuation(moves: list[Move]) -> bool:
    """Tell whether some move keeps the turn; those stand first."""
    kind = cast(CocoMove, moves[0]).kind
    return kind != END and kind != PASS and kind != OPEN


def bits(mask: i64) -> int:
    """Return how many bits of *mask* are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
