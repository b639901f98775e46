"""Where pieces can go (G-6). Pure questions; changes/pieces.py lets them go there. Next, read model/routes.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.areas import (
    Area,
    everywhere,
    is_nowhere,
    joined,
    nowhere,
    only,
    shared,
    spread,
    squares_in,
    without,
)
from clashtable.games.genres.geometry.board import GRID, SIDE, SQUARES
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import can_fly
from clashtable.games.genres.vocabulary import FAST, PAWN, SLOW, WALL

DEAREST: Final = 8
"""What a step costs at most, in half-points."""


def blocked_area(state: GenresState) -> Area:
    """Return the squares that no step may enter: walls and standing pieces (G-6.2)."""
    blocked = nowhere()
    for piece in state.pawns:
        if piece.kind == PAWN:
            blocked = joined(blocked, only(piece.square))
    for piece in state.summons:
        blocked = joined(blocked, only(piece.square))
    for zone in state.zones:
        if zone.card.zone_effect == WALL:
            blocked = joined(blocked, zone.area)
    return blocked


@final
@mypyc_attr(acyclic=True)
class Ground:
    """Squares that it costs a piece the same to enter. Never altered."""

    __slots__ = ("area", "divisor", "factor")

    def __init__(self, area: Area, factor: int, divisor: int) -> None:
        self.area: Final = area
        self.factor: Final = factor
        self.divisor: Final = divisor

    def cost(self) -> int:
        """Return the half-points of a step onto it: 2, made dearer and cheaper, and kept between 1 and 8 (G-6.3)."""
        return min(DEAREST, max(1, 2 * self.factor // self.divisor))


def grounds(state: GenresState, piece: Piece) -> list[Ground]:
    """Return the whole battlefield, parted by what it costs *piece* to enter on foot."""
    found = [Ground(everywhere(), 2 if piece.is_slowed else 1, 2 if piece.is_hasted else 1)]
    for zone in state.zones:
        if zone.card.zone_effect in (SLOW, FAST):
            is_slow = zone.card.zone_effect == SLOW
            value = zone.card.zone_value
            parted: list[Ground] = []
            for ground in found:
                parted.append(Ground(without(ground.area, zone.area), ground.factor, ground.divisor))
                factor = ground.factor * value if is_slow else ground.factor
                divisor = ground.divisor if is_slow else ground.divisor * value
                parted.append(Ground(shared(ground.area, zone.area), factor, divisor))
            found = parted
    return found


def entry_costs(among: list[Ground]) -> list[int]:
    """Return what entering each square costs, in half-points (G-6.3)."""
    costs = [among[0].cost()] * SQUARES
    for at in range(1, len(among)):
        cost = among[at].cost()
        for square in squares_in(among[at].area):
            costs[square] = cost
    return costs


def flight_cost(piece: Piece) -> int:
    """Return what each step of a flight costs (G-6.10)."""
    if piece.is_slowed == piece.is_hasted:
        return 2
    return 4 if piece.is_slowed else 1


def flight_reach(piece: Piece, allowance: int) -> int:
    """Return how far a flight leads; one step is always possible (G-6.5)."""
    return max(1, 2 * allowance // flight_cost(piece))


def can_go(state: GenresState, piece: Piece, allowance: int) -> bool:
    """Tell whether a Move with that movement value has any destination; one step is always possible (G-6.5)."""
    return not obstacle_to_move(state, piece, allowance)


def obstacle_to_move(state: GenresState, piece: Piece, allowance: int) -> str:
    """Return what keeps *piece* from moving, a word of view/obstacles.py; empty when nothing does."""
    if piece.is_rooted:
        return "rooted"
    if allowance <= 0:
        return "movement"
    if can_fly(state, piece):
        return "" if flights(state, piece, allowance) else "room"
    for near in GRID.around[piece.square]:
        if state.is_free(near):
            return ""
    return "room"


def destinations(state: GenresState, piece: Piece, allowance: int) -> list[int]:
    """Return every square that a Move with that movement value can end on, in reading order (G-6.6)."""
    if allowance <= 0 or piece.is_rooted:
        return []
    if can_fly(state, piece):
        return flights(state, piece, allowance)
    blocked, start, around = blocked_area(state), only(piece.square), grounds(state, piece)
    # The minimum step: one square is always possible, whatever it costs (G-6.5).
    reached = joined(start, without(spread(start), blocked))
    if len(around) == 1:
        for _step in range(2 * allowance // around[0].cost() - 1):
            reached = joined(reached, without(spread(reached), blocked))
    else:
        for level in levels(start, blocked, around, 2 * allowance):
            reached = joined(reached, level)
    return squares_in(without(reached, start))


def flights(state: GenresState, piece: Piece, allowance: int) -> list[int]:
    """Return where a flight can end."""
    start = only(piece.square)
    reached = start
    for _step in range(min(flight_reach(piece, allowance), SIDE - 1)):
        reached = spread(reached)
    return squares_in(without(without(reached, blocked_area(state)), start))


def levels(start: Area, blocked: Area, around: list[Ground], budget: int) -> list[Area]:
    """Return for each cost up to *budget* the squares that can be reached at that cost and no less."""
    found = [nowhere()] * (budget + 1)
    found[0] = start
    reached = without(blocked, start)
    for spent in range(budget + 1):
        fresh = without(found[spent], reached)
        found[spent] = fresh
        reached = joined(reached, fresh)
        if not is_nowhere(fresh):
            near = spread(fresh)
            for ground in around:
                cost = spent + ground.cost()
                if cost <= budget:
                    found[cost] = joined(found[cost], shared(near, ground.area))
    return found


def is_own_turn(state: GenresState, piece: Piece) -> bool:
    """Tell whether it is the own turn of *piece* (G-2.9)."""
    if piece.kind == PAWN:
        return state.course.active == piece.seat
    return state.course.acting == piece.serial
