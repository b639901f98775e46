"""The squares of the battlefield: distances and directions (G-1). Next, read geometry/areas.py."""

from typing import Final

from clashtable.core.grid import Grid

SIDE: Final = 11
GRID: Final = Grid(SIDE, SIDE, "A1")
SQUARES: Final = 121
CENTER_STAGE: Final = 60
STARTS: Final = (0, 5, 10, 55, 65, 110, 115, 120)
"""The Player Start squares in reading order (G-1.5)."""


def distance(square: int, other: int) -> int:
    """Return how many steps apart two squares are, diagonal steps included."""
    return GRID.apart[SQUARES * square + other]


def columns_between(square: int, other: int) -> int:
    """Return how many columns *other* lies to the right of *square*."""
    return other % SIDE - square % SIDE


def rows_between(square: int, other: int) -> int:
    """Return how many rows *other* lies below *square*."""
    return other // SIDE - square // SIDE


def nearest_direction(center: int, square: int) -> tuple[int, int]:
    """Return the nearest of eight directions from *center* to *square* (R-40)."""
    columns, rows = columns_between(center, square), rows_between(center, square)
    if abs(columns) > 2 * abs(rows):
        return sign(columns), 0
    if abs(rows) > 2 * abs(columns):
        return 0, sign(rows)
    return sign(columns), sign(rows)


def sign(number: int) -> int:
    """Return -1, 0 or 1."""
    return 0 if number == 0 else 1 if number > 0 else -1


def within(square: int, distance: int) -> list[int]:
    """Return every square within *distance*, in reading order."""
    return [other for other in range(SQUARES) if GRID.apart[SQUARES * square + other] <= distance]
