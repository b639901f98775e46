"""What Clash of the Genres teaches bots: how good a position is, and how to play on."""

import math
from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.state import State, asking, legal_moves, play
from clashtable.core.tactics import Tactics
from clashtable.core.window import Response
from clashtable.games.genres.bot.playout import steady_move
from clashtable.games.genres.geometry import CENTER_STAGE, GRID
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
CALM_DECISIONS: Final = 40


class GenresTactics(Tactics):
    """Health, cards, equipment, summons, and where one stands."""

    __slots__ = ()
    races: ClassVar[bool] = True

    def value(self, state: State, seat: int) -> float:
        genres = cast(GenresState, state)
        if genres.outcome is None and not is_calm(genres, seat):
            genres = genres.fork()
            calm_down(genres, seat)
        if genres.outcome is not None:
            winners = genres.outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        return share_of(genres, seat)

    def horizon(self, state: State) -> int:
        genres = cast(GenresState, state)
        return count_turns(genres) + 2

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play on steadily until the turn has passed on often enough."""
        genres = cast(GenresState, state)
        for _decision in range(DECISIONS_AHEAD):
            if not genres.pending or count_turns(genres) >= horizon:
                return
            play(genres, steady_move(genres, legal_moves(genres), luck))


def count_turns(state: GenresState) -> int:
    """Return how many turns have begun."""
    course = state.course
    if course.active < 0:
        return 0
    return course.round * state.seats + (course.active - course.first) % state.seats


def is_calm(state: GenresState, seat: int) -> bool:
    """Tell whether nothing of *seat* is under way: somebody else's turn goes on, or the match has not begun."""
    if not state.pending or state.course.phase == SET_UP:
        return True
    ask = asking(state)
    return isinstance(ask, (Main, GhostMenu, SummonMenu)) and state.course.active != seat


def calm_down(state: GenresState, seat: int) -> None:
    """Carry on until the position can be judged: finish what is under way, then let *seat* end its turn."""
    luck = Luck(1, 2, 3, 4)
    for _decision in range(CALM_DECISIONS):
        if is_calm(state, seat):
            return
        ask = asking(state)
        if isinstance(ask, (Main, GhostMenu)):
            play(state, plain(END))
        elif isinstance(ask, Response):
            play(state, plain(PASS))
        else:
            play(state, steady_move(state, legal_moves(state), luck))


def share_of(state: GenresState, seat: int) -> float:
    """Return the chances of *seat* among the living, from 0 to 1."""
    weight = 0.0
    mine = 0.0
    for other in range(state.seats):
        if state.players[other].is_alive:
            worth = math.exp(SHARPNESS * standing(state, other))
            weight += worth
            if other == seat:
                mine = worth
    if weight == 0.0:
        return 0.0
    return mine / weight


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
