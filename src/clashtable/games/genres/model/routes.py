"""By which way a piece goes to its destination (G-6.7). Pure questions. Next, read model/values.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.areas import Area, is_in, is_nowhere, joined, only, shared, spread, without
from clashtable.games.genres.geometry.board import GRID, SQUARES
from clashtable.games.genres.model.movement import Ground, blocked_area, entry_costs, flight_reach, grounds
from clashtable.games.genres.model.pieces import Piece, Zone, can_trigger
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import can_fly
from clashtable.games.genres.vocabulary import BAIT, DAMAGE, MINE

UNREACHED: Final = 1_000_000
STEP: Final = 256
"""More than the steps of any way."""


def printed_damage(zone: Zone) -> int:
    """Return the printed damage of a zone."""
    return zone.card.zone_value if zone.card.zone_effect in (DAMAGE, MINE, BAIT) else 0


def route(state: GenresState, piece: Piece, destination: int, allowance: int, *, is_own_turn: bool) -> list[int]:
    """Return the squares of the way to *destination*, that one last; nothing when no way leads there.

    Zones trigger only in the mover's own turn, so outside it they do not matter (G-14.7).
    """
    blocked = blocked_area(state)
    if allowance <= 0 or piece.is_rooted or is_in(blocked, destination) or destination == piece.square:
        return []
    if can_fly(state, piece):
        is_near = GRID.distance(piece.square, destination) <= flight_reach(piece, allowance)
        return flight_path(piece.square, destination) if is_near else []
    search = Search(piece.square, destination, without(blocked, only(piece.square)), grounds(state, piece), allowance)
    zones = [zone for zone in state.zones if is_own_turn and can_trigger(zone, piece)]
    safe = search.way(zones)
    return safe if safe or not zones else least_harmful_way(search, zones)


@final
@mypyc_attr(acyclic=True)
class Search:
    """A search for ways from a start to a destination."""

    __slots__ = ("around", "blocked", "budget", "costs", "destination", "start")

    def __init__(self, start: int, destination: int, blocked: Area, around: list[Ground], allowance: int) -> None:
        self.start: Final = start
        self.destination: Final = destination
        self.blocked: Final = blocked
        self.budget: Final = 2 * allowance
        self.around: Final = around
        self.costs: Final = entry_costs(around) if len(around) > 1 else []
        """What entering each square costs, where that differs."""

    def way(self, avoided: list[Zone]) -> list[int]:
        """Return the cheapest way that enters none of *avoided*, of equals the shortest, then the first in order."""
        return self.uneven_way(avoided) if self.costs else self.even_way(avoided)

    def cost(self, way: list[int]) -> int:
        """Return what *way* costs."""
        if not self.costs:
            return len(way) * self.around[0].cost()
        cost = 0
        for square in way:
            cost += self.costs[square]
        return cost

    def even_way(self, avoided: list[Zone]) -> list[int]:
        """Find the way where every step costs the same: the squares from which so many steps lead there, as areas."""
        most = max(1, self.budget // self.around[0].cost())
        ring = only(self.destination)
        rings: list[Area] = []
        closed = joined(self.blocked, ring)
        while not is_in(ring, self.start):
            rings.append(ring)
            ring = without(before(ring, avoided, 0), closed)
            closed = joined(closed, ring)
            if len(rings) > most or is_nowhere(ring):
                return []
        way: list[int] = []
        square = self.start
        for at in range(len(rings) - 1, -1, -1):
            ring = rings[at]
            for near in GRID.around[square]:
                if is_in(ring, near) and not enters(avoided, square, near):
                    square = near
                    break
            way.append(square)
        return way

    def uneven_way(self, avoided: list[Zone]) -> list[int]:
        """Find the way where steps cost differently."""
        costs, start, blocked, grid = self.costs, self.start, self.blocked, GRID
        left = [UNREACHED] * SQUARES
        left[self.destination] = 0
        ring = [self.destination]
        longest = max(self.budget, costs[self.destination]) * STEP + STEP - 1
        least = min([ground.cost() for ground in self.around]) * STEP
        while ring:
            later: list[int] = []
            for square in ring:
                # What is left from a neighbour: the cost and, in the lowest bits, the steps.
                more = left[square] + costs[square] * STEP + 1
                most = min(longest, left[start])
                for near in grid.around[square]:
                    if more >= left[near] or is_in(blocked, near) or (avoided and enters(avoided, near, square)):
                        continue
                    if more + grid.distance(near, start) * least <= most:
                        left[near] = more
                        later.append(near)
            ring = later
        is_one_step = left[start] % STEP == 1
        if left[start] == UNREACHED or (left[start] // STEP > self.budget and not is_one_step):
            return []
        return self.followed(left, avoided)

    def followed(self, left: list[int], avoided: list[Zone]) -> list[int]:
        """Return the way along which *left* falls: of equals the smallest in reading order."""
        way: list[int] = []
        square = self.start
        while square != self.destination:
            for near in GRID.around[square]:
                if left[near] + self.costs[near] * STEP + 1 == left[square] and not enters(avoided, square, near):
                    square = near
                    break
            way.append(square)
        return way


def before(area: Area, avoided: list[Zone], at: int) -> Area:
    """Return from where a step leads into *area* that enters none of *avoided* from place *at* on."""
    if at == len(avoided) or is_nowhere(area):
        return spread(area)
    zone = avoided[at].area
    inside, outside = shared(area, zone), without(area, zone)
    return joined(before(outside, avoided, at + 1), shared(before(inside, avoided, at + 1), zone))


def enters(zones: list[Zone], square: int, near: int) -> bool:
    """Tell whether a step enters one of *zones*."""
    for zone in zones:
        if zone.has(near) and not zone.has(square):
            return True
    return False


def least_harmful_way(search: Search, zones: list[Zone]) -> list[int]:
    """Return the first way by G-6.7: the least damage, the fewest zones, the least cost, the fewest squares."""
    best: list[int] = []
    harm = 0
    for key in by_harm(zones):
        if best and key // 16 != harm:
            break
        way = search.way([zones[at] for at in range(len(zones)) if not key >> at & 1])
        if way and (not best or is_better(search, way, best)):
            best, harm = way, key // 16
    return best


def by_harm(zones: list[Zone]) -> list[int]:
    """Return every choice of zones as bits, above them how many they are, above that their damage; in that order."""
    found: list[int] = []
    for chosen in range(1, 1 << len(zones)):
        damage, count = 0, 0
        for at in range(len(zones)):
            if chosen >> at & 1:
                damage += printed_damage(zones[at])
                count += 1
        found.append(damage * 128 + count * 16 + chosen)
    found.sort()
    return found


def is_better(search: Search, way: list[int], other: list[int]) -> bool:
    """Tell whether *way* comes before *other*, which harms as much, by the order of G-6.7."""
    cost, other_cost = search.cost(way), search.cost(other)
    if cost != other_cost:
        return cost < other_cost
    return len(way) < len(other) if len(way) != len(other) else way < other


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
