"""Where pieces can go, and by which way (G-6). Pure questions; changes/pieces.py lets them go there."""

from typing import Final

from clashtable.games.genres.geometry import GRID, SQUARES
from clashtable.games.genres.model.pieces import Piece, Zone, can_trigger
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import can_fly
from clashtable.games.genres.vocabulary import BAIT, DAMAGE, FAST, MINE, PAWN, SLOW, WALL

UNREACHED: Final = 1_000_000
STEP: Final = 256
"""More than the steps of any way."""


def blocked_squares(state: GenresState) -> list[bool]:
    """Return for each square whether no step may enter it: walls and standing pieces (G-6.2)."""
    blocked = [False] * SQUARES
    for piece in state.pawns:
        if piece.kind == PAWN:
            blocked[piece.square] = True
    for piece in state.summons:
        blocked[piece.square] = True
    for zone in state.zones:
        if zone.card.zone_effect == WALL:
            for square in zone.squares():
                blocked[square] = True
    return blocked


def entry_costs(state: GenresState, piece: Piece) -> list[int]:
    """Return what entering each square costs *piece* on foot, in half-points (G-6.3)."""
    slow = 2 if piece.is_slowed else 1
    fast = 2 if piece.is_hasted else 1
    costs = [step_cost(slow, fast)] * SQUARES
    zones = [zone for zone in state.zones if zone.card.zone_effect in (SLOW, FAST)]
    for zone in zones:
        for square in zone.squares():
            factor, divisor = slow, fast
            for other in zones:
                if other.has(square):
                    if other.card.zone_effect == SLOW:
                        factor *= other.card.zone_value
                    else:
                        divisor *= other.card.zone_value
            costs[square] = step_cost(factor, divisor)
    return costs


def step_cost(factor: int, divisor: int) -> int:
    """Return the half-points of a step that is made so many times dearer and cheaper: 2, kept between 1 and 8."""
    return min(8, max(1, 2 * factor // divisor))


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
    blocked = blocked_squares(state)
    costs = entry_costs(state, piece)
    best = cheapest(piece.square, blocked, costs, 2 * allowance)
    best[piece.square] = UNREACHED
    for near in GRID.around[piece.square]:
        # The minimum step: one square is always possible, whatever it costs (G-6.5).
        if not blocked[near]:
            best[near] = 0
    return [square for square in range(SQUARES) if best[square] < UNREACHED]


def flights(state: GenresState, piece: Piece, allowance: int) -> list[int]:
    """Return where a flight can end."""
    blocked = blocked_squares(state)
    far = flight_reach(piece, allowance)
    return [
        square
        for square in range(SQUARES)
        if square != piece.square and not blocked[square] and GRID.distance(piece.square, square) <= far
    ]


def cheapest(start: int, blocked: list[bool], costs: list[int], budget: int) -> list[int]:
    """Return the least cost of every square within *budget*, UNREACHED for others."""
    best = [UNREACHED] * SQUARES
    best[start] = 0
    rings: list[list[int]] = [[] for _cost in range(budget + 1)]
    rings[0].append(start)
    for spent in range(budget + 1):
        ring = rings[spent]
        for square in ring:
            if best[square] != spent:
                continue
            for near in GRID.around[square]:
                cost = spent + costs[near]
                if not blocked[near] and cost <= budget and cost < best[near]:
                    best[near] = cost
                    rings[cost].append(near)
    return best


class Way:
    """A route so far. Never altered."""

    __slots__ = ("cost", "damage", "squares", "zones")

    def __init__(self, damage: int, zones: int, cost: int, squares: list[int]) -> None:
        self.damage: Final = damage
        """The printed damage of the zones it triggers."""
        self.zones: Final = zones
        """The zones it triggers, as bits."""
        self.cost: Final = cost
        self.squares: Final = squares


def is_better(way: Way, other: Way) -> bool:
    """Tell whether *way* comes before *other* by the order of G-6.7."""
    if way.damage != other.damage:
        return way.damage < other.damage
    mine, theirs = bits(way.zones), bits(other.zones)
    if mine != theirs:
        return mine < theirs
    if way.cost != other.cost:
        return way.cost < other.cost
    if len(way.squares) != len(other.squares):
        return len(way.squares) < len(other.squares)
    return way.squares < other.squares


def bits(number: int) -> int:
    """Return how many bits are set."""
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count


def printed_damage(zone: Zone) -> int:
    """Return the printed damage of a zone."""
    return zone.card.zone_value if zone.card.zone_effect in (DAMAGE, MINE, BAIT) else 0


def route(state: GenresState, piece: Piece, destination: int, allowance: int, *, is_own_turn: bool) -> list[int]:
    """Return the squares of the way to *destination*, that one last; nothing when no way leads there.

    Zones trigger only in the mover's own turn, so outside it they do not matter (G-14.7).
    """
    blocked = blocked_squares(state)
    if allowance <= 0 or piece.is_rooted or blocked[destination] or destination == piece.square:
        return []
    if can_fly(state, piece):
        is_near = GRID.distance(piece.square, destination) <= flight_reach(piece, allowance)
        return flight_path(piece.square, destination) if is_near else []
    budget = 2 * allowance
    costs = entry_costs(state, piece)
    zones = [zone for zone in state.zones if is_own_turn and can_trigger(zone, piece)]
    safe = safe_route(piece.square, destination, blocked, costs, zones, budget)
    if safe:
        return safe
    best: dict[int, Way] = {}
    start = Way(0, 0, 0, [])
    open_ways = [start]
    while open_ways:
        later: list[Way] = []
        for way in open_ways:
            square = way.squares[-1] if way.squares else piece.square
            for near in GRID.around[square]:
                cost = way.cost + costs[near]
                if blocked[near] or near == piece.square:
                    continue
                if cost > budget and not (way is start and near == destination):
                    continue
                found = extended(way, zones, square, near, cost)
                key = near << 4 | found.zones
                known = best.get(key)
                if known is None or is_better(found, known):
                    best[key] = found
                    later.append(found)
        open_ways = later
    return chosen_way(best, destination)


def safe_route(
    start: int, destination: int, blocked: list[bool], costs: list[int], zones: list[Zone], budget: int
) -> list[int]:
    """Return the first way by G-6.7 among those that trigger none of *zones*; nothing when there is none."""
    left = [UNREACHED] * SQUARES
    left[destination] = 0
    ring = [destination]
    longest = max(budget, costs[destination]) * STEP + STEP - 1
    while ring:
        later: list[int] = []
        for square in ring:
            # What is left from a neighbour: the cost and, in the lowest bits, the steps.
            more = left[square] + costs[square] * STEP + 1
            if more > longest or more > left[start]:
                continue
            for near in GRID.around[square]:
                if more < left[near] and (near == start or not blocked[near]) and not enters(zones, near, square):
                    left[near] = more
                    later.append(near)
        ring = later
    is_one_step = left[start] % STEP == 1
    if left[start] == UNREACHED or (left[start] // STEP > budget and not is_one_step):
        return []
    return followed(left, costs, zones, start, destination)


def followed(left: list[int], costs: list[int], zones: list[Zone], start: int, destination: int) -> list[int]:
    """Return the way along which *left* falls: of equals the smallest in reading order."""
    path: list[int] = []
    square = start
    while square != destination:
        for near in GRID.around[square]:
            if left[near] + costs[near] * STEP + 1 == left[square] and not enters(zones, square, near):
                square = near
                break
        path.append(square)
    return path


def enters(zones: list[Zone], square: int, near: int) -> bool:
    """Tell whether a step enters one of *zones*."""
    for zone in zones:
        if zone.has(near) and not zone.has(square):
            return True
    return False


def extended(way: Way, zones: list[Zone], square: int, near: int, cost: int) -> Way:
    """Return *way* with one step more."""
    damage, entered = way.damage, way.zones
    for at in range(len(zones)):
        if not entered >> at & 1 and zones[at].has(near) and not zones[at].has(square):
            entered |= 1 << at
            damage += printed_damage(zones[at])
    return Way(damage, entered, cost, [*way.squares, near])


def chosen_way(best: dict[int, Way], destination: int) -> list[int]:
    """Return the best of the ways to *destination*, whatever zones they trigger."""
    chosen: Way | None = None
    for zones in range(16):
        way = best.get(destination << 4 | zones)
        if way is not None and (chosen is None or is_better(way, chosen)):
            chosen = way
    return [] if chosen is None else chosen.squares


def flight_path(start: int, destination: int) -> list[int]:
    """Return the squares of the shortest flight: of equals the smallest in reading order."""
    path: list[int] = []
    square = start
    while square != destination:
        left = GRID.distance(square, destination)
        for near in GRID.around[square]:
            if GRID.distance(near, destination) == left - 1:
                square = near
                break
        path.append(square)
    return path


def is_own_turn(state: GenresState, piece: Piece) -> bool:
    """Tell whether it is the own turn of *piece* (G-2.9)."""
    if piece.kind == PAWN:
        return state.course.active == piece.seat
    return state.course.acting == piece.serial
