"""Where Units can go (P-8). Pure questions; changes/field.py lets them go there."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.panzer.geometry import BESIDE, FIELD_END, FIELD_START, FIRST_SPACES, SPACES, is_field
from clashtable.games.panzer.model.places import relocation_spaces
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import entry_cost, movement_points
from clashtable.games.panzer.vocabulary import FLIGHT, PARADROP

UNREACHED: Final = 99
DROP_LINES: Final = 1 << 1 | 1 << 2 | 1 << 3
"""Where Units can drop, as rows seen from their player, in bits: not into the enemy Back Line (Paradrop)."""


@final
@mypyc_attr(acyclic=True)
class Ways:
    """What the spaces around a Unit cost, and through which space each is reached."""

    __slots__ = ("costs", "through")

    def __init__(self) -> None:
        self.costs: Final = [UNREACHED] * SPACES
        """The Movement Points of a leg that ends there, UNREACHED where none leads."""
        self.through: Final = [-1] * SPACES
        """The last space that is passed, -1 where none is."""


def first_spaces(unit: Unit) -> list[int]:
    """Return the spaces that a leg of *unit* can begin with (P-8.3)."""
    return FIRST_SPACES[unit.space]


def ways_of(state: PanzerState, unit: Unit, points: int = UNREACHED) -> Ways:
    """Return the cheapest cost of every space that *unit* can reach through other Units (P-8.4), up to *points*."""
    ways = Ways()
    open_spaces: list[int] = []
    for space in first_spaces(unit):
        ways.costs[space] = entry_cost(state, unit, space)
        if can_pass(state, unit, space):
            open_spaces.append(space)
    while open_spaces:
        space = open_spaces.pop(cheapest(ways, open_spaces))
        for near in BESIDE[space]:
            if near == unit.space:
                continue
            known, cost = ways.costs[near], ways.costs[space] + entry_cost(state, unit, near)
            if cost < known and cost <= points:
                ways.costs[near] = cost
                ways.through[near] = space
                if known == UNREACHED and can_pass(state, unit, near):
                    open_spaces.append(near)
    return ways


def can_pass(state: PanzerState, unit: Unit, space: int) -> bool:
    """Tell whether a leg of *unit* can go on from *space*: through a friendly Unit, or any if it flies (P-8.4)."""
    other = state.units[space]
    return other is not None and (other.seat == unit.seat or unit.card.has(FLIGHT))


def cheapest(ways: Ways, spaces: list[int]) -> int:
    """Return which of *spaces* costs least, the first of equals."""
    best, least = 0, ways.costs[spaces[0]]
    for at in range(1, len(spaces)):
        cost = ways.costs[spaces[at]]
        if cost < least:
            best, least = at, cost
    return best


def can_move(unit: Unit) -> bool:
    """Tell whether *unit* may make a leg, if it has the points and a space."""
    return not unit.is_fresh and not unit.is_halted


def leg_cost(unit: Unit, ways: Ways, space: int, points: int) -> int:
    """Return what a leg to *space* costs with so many *points* left, UNREACHED when it cannot be made."""
    cost = ways.costs[space]
    if cost <= points:
        return cost
    # The short step: the first leg of a turn to an adjacent space is always possible (P-8.6).
    if cost != UNREACHED and unit.legs == 0 and points > 0 and space in first_spaces(unit):
        return points
    return UNREACHED


def destinations(state: PanzerState, unit: Unit) -> list[int]:
    """Return the spaces in which a leg of *unit* can end, in their order."""
    points = movement_points(state, unit) if can_move(unit) else 0
    if points <= 0:
        return []
    if not passes_units(state, unit, points):
        return [space for space in first_spaces(unit) if can_enter(state, unit, space, points)]
    ways = ways_of(state, unit, points)
    found: list[int] = []
    for space in range(FIELD_START, FIELD_END):
        if state.units[space] is None and leg_cost(unit, ways, space, points) != UNREACHED:
            found.append(space)
    return found


def can_enter(state: PanzerState, unit: Unit, space: int, points: int) -> bool:
    """Tell whether a leg of *unit* can end in *space*, one of the first, with so many *points* left (P-8.6)."""
    return state.units[space] is None and (unit.legs == 0 or entry_cost(state, unit, space) <= points)


def passes_units(state: PanzerState, unit: Unit, points: int) -> bool:
    """Tell whether *unit* can go on through a Unit beside it; most cannot, and need no search for ways."""
    for space in first_spaces(unit):
        if can_pass(state, unit, space) and entry_cost(state, unit, space) < points:
            return True
    return False


def missing_points(state: PanzerState, unit: Unit, space: int) -> int:
    """Return how many Movement Points more *unit* needs for a leg to *space*, UNREACHED where no way leads there."""
    ways, points = ways_of(state, unit), movement_points(state, unit)
    if leg_cost(unit, ways, space, points) != UNREACHED and points > 0:
        return 0
    if unit.legs == 0 and space in first_spaces(unit):
        return 1
    return UNREACHED if ways.costs[space] == UNREACHED else ways.costs[space] - points


def has_leg(state: PanzerState, unit: Unit) -> bool:
    """Tell whether *unit* can make a leg; quick, as it is asked for every Unit."""
    points = movement_points(state, unit) if can_move(unit) else 0
    if points <= 0:
        return False
    for space in first_spaces(unit):
        if can_enter(state, unit, space, points):
            return True
    return passes_units(state, unit, points) and bool(destinations(state, unit))


def passed_spaces(ways: Ways, space: int) -> list[int]:
    """Return the spaces that a leg to *space* passes, in order."""
    passed: list[int] = []
    between = ways.through[space]
    while between >= 0:
        passed.insert(0, between)
        between = ways.through[between]
    return passed


def drop_spaces(state: PanzerState, unit: Unit) -> list[int]:
    """Return where *unit* can drop from its stack (Paradrop)."""
    if is_field(unit.space) or not unit.card.has(PARADROP) or not can_move(unit) or unit.legs:
        return []
    return relocation_spaces(state, unit.seat, DROP_LINES)


def scout_spaces(state: PanzerState, unit: Unit) -> list[int]:
    """Return the face-down Terrain adjacent to *unit*."""
    return [space for space in BESIDE[unit.space] if not state.is_face_up[space]]


def shift_spaces(state: PanzerState, unit: Unit) -> list[int]:
    """Return where *unit* can be shifted to: adjacent unoccupied Terrain (P-18.4)."""
    return [space for space in BESIDE[unit.space] if state.units[space] is None]
