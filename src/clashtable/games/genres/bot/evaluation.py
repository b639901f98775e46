"""What Clash of the Genres teaches bots: how good a position is, and how to play on."""

import math
from typing import ClassVar, Final, cast

from clashtable.core.evaluation import HALVING, Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, asking
from clashtable.core.window import Response
from clashtable.games.genres.bot.playout import next_move, steady_move
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import SET_UP, GenresState
from clashtable.games.genres.moves import END, PASS, plain
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.ghost_turns import GhostMenu
from clashtable.games.genres.rules.summon_turns import SummonMenu
from clashtable.games.genres.vocabulary import ENEMY_PAWN

HEALTH_WORTH: Final = 1.0
LOW_HEALTH: Final = 4
LOW_WORTH: Final = 0.6
"""What a point of health is worth besides when so little is left."""
CARD_WORTH: Final = 0.45
EQUIPMENT_WORTH: Final = 0.7
CURSE_COST: Final = 0.9
SUMMON_WORTH: Final = 0.5
"""What a summon is worth besides its health and attack."""
CENTER_WORTH: Final = 0.8
"""What standing on Center Stage is worth, and less the farther off."""
BLEED_COST: Final = 0.6
SKIP_COST: Final = 2.0
DEAD: Final = -8.0
SHARPNESS: Final = 0.22
"""How fast an advantage becomes a sure win."""
DECISIONS_AHEAD: Final = 60
TURNS_AHEAD: Final = 2
"""How many turns a play-out goes on for."""


class GenresEvaluation(Evaluation):
    """Health, cards, equipment, summons, and where one stands."""

    __slots__ = ()
    search: ClassVar[str] = HALVING

    def __init__(self) -> None:
        super().__init__(SHARPNESS, TURNS_AHEAD, DECISIONS_AHEAD)

    def worth(self, state: State, seat: int) -> float:
        return standing(cast(GenresState, state), seat)

    def is_in(self, state: State, seat: int) -> bool:
        return cast(GenresState, state).players[seat].is_alive

    def is_calm(self, state: State, seat: int) -> bool:
        """Tell whether nothing of *seat* is under way: somebody else's turn goes on, or the match has not begun."""
        course = cast(GenresState, state).course
        if not state.pending or course.phase == SET_UP:
            return True
        return isinstance(asking(state), (Main, GhostMenu, SummonMenu)) and course.active != seat

    def calming_move(self, state: State, luck: Luck) -> Move:
        """Finish what is under way, then let whose turn it is end it."""
        ask = asking(state)
        if isinstance(ask, (Main, GhostMenu, Response)):
            return plain(PASS if isinstance(ask, Response) else END)
        return self.next_move(state, luck)

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        return steady_move(cast(GenresState, state), moves, luck)

    def next_move(self, state: State, luck: Luck) -> Move:
        return next_move(cast(GenresState, state), luck)

    def time(self, state: State) -> int:
        return count_turns(cast(GenresState, state))


def count_turns(state: GenresState) -> int:
    """Return how many turns have begun."""
    course = state.course
    if course.active < 0:
        return 0
    return course.round * state.seats + (course.active - course.first) % state.seats


def standing(state: GenresState, seat: int) -> float:
    """Return how *seat* stands: the more the better."""
    player = state.players[seat]
    if not player.is_alive or not state.pawns:
        return DEAD
    pawn = state.pawns[seat]
    worth = HEALTH_WORTH * pawn.health + LOW_WORTH * min(LOW_HEALTH, pawn.health)
    worth += CARD_WORTH * math.sqrt(len(player.hand)) * 2.0
    worth += gear_worth(pawn) - BLEED_COST * pawn.bleed - (SKIP_COST if pawn.has_skip else 0.0)
    if pawn.square >= 0:
        worth += CENTER_WORTH / (1.0 + GRID.distance(pawn.square, CENTER_STAGE))
    for piece in state.summons:
        if piece.seat == seat:
            worth += summon_worth(piece)
    return worth


def gear_worth(piece: Piece) -> float:
    """Return the worth of equipment; what enemies put on is a burden."""
    worth = 0.0
    for card in piece.equipment:
        worth += -CURSE_COST if card.wearer == ENEMY_PAWN else EQUIPMENT_WORTH
    return worth


def summon_worth(piece: Piece) -> float:
    """Return the worth of a summon."""
    return SUMMON_WORTH + 0.25 * piece.health + 0.5 * piece.printed_attack() + gear_worth(piece)
