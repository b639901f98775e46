"""The battlefield: rows, columns, lines and neighbours (P-3.1). Next, read model/card.py."""

from typing import Final

from clashtable.core.grid import Grid

# Row 0 is South's Industry Zone, rows 1 to 4 are Terrain, row 5 is North's Industry Zone.
GRID: Final = Grid(5, 6, "a0")
COLUMNS: Final = 5
SPACES: Final = 30
FIELD_START: Final = 5
FIELD_END: Final = 25
FIELD: Final = range(FIELD_START, FIELD_END)
SOUTH: Final = 0
NORTH: Final = 1


def is_field(space: int) -> bool:
    """Tell whether *space* is one of the twenty with Terrain."""
    return FIELD_START <= space < FIELD_END


BESIDE: Final = [
    [near for near in GRID.beside[space] if is_field(near)] if is_field(space) else [] for space in range(SPACES)
]
"""The Terrain spaces adjacent to each space; none for those of an Industry Zone (P-3.3, P-3.4)."""
INDUSTRY: Final = [list(range(5)), list(range(25, 30))]
"""The Industry Zone of each seat."""
BACK_LINE: Final = [list(range(5, 10)), list(range(20, 25))]
FRONT_LINE: Final = [list(range(10, 15)), list(range(15, 20))]
DOOR: Final = [space + 5 if space < FIELD_START else space - 5 for space in range(SPACES)]
"""The Back Line space in front of each space of an Industry Zone."""
FIRST_SPACES: Final = [BESIDE[space] if is_field(space) else [DOOR[space]] for space in range(SPACES)]
"""The Terrain spaces that a leg from each space can begin with (P-8.3)."""
BEHIND: Final = [
    space - 5 if space in BACK_LINE[SOUTH] else space + 5 if space in BACK_LINE[NORTH] else -1
    for space in range(SPACES)
]
"""The space of an Industry Zone behind each space of a Back Line; -1 for other spaces."""


def row_of(seat: int, space: int) -> int:
    """Return the row of *space* as *seat* counts: 1 and 2 are its own lines, 3 and 4 the enemy's."""
    row = space // COLUMNS
    return row if seat == SOUTH else 5 - row
