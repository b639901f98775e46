"""Shapes of attacks on the battlefield (G-7): pure geometry, without pieces. Next, read model/card.py."""

from typing import Final

from mypy_extensions import i64

from clashtable.core.grid import Grid
from clashtable.games.genres.vocabulary import DIRECTIONS, STEPS

SIDE: Final = 11
GRID: Final = Grid(SIDE, SIDE, "A1")
SQUARES: Final = 121
CENTER_STAGE: Final = 60
STARTS: Final = (0, 5, 10, 55, 65, 110, 115, 120)
"""The Player Start squares in reading order (G-1.5)."""

ADJACENT: Final = 0
BURST: Final = 1
RING: Final = 2
CONE: Final = 3
BLOCK: Final = 4
CROSS: Final = 5
LINE: Final = 6
LINES: Final = 7
PLUS: Final = 8
OWN_PLUS: Final = 9
CHECKERBOARD: Final = 10
ANYWHERE: Final = 11

NO_DIRECTION: Final = -1
NO_CENTER: Final = 99
"""The offset of a plus that has no center yet."""


FARTHEST: Final = {ADJACENT: 1, CONE: 3, BLOCK: 2, PLUS: 3, OWN_PLUS: 1}
"""How far the shapes of a fixed size reach."""


class Shape:
    """The form of an attack."""

    __slots__ = ("kind", "least", "most", "reach")

    def __init__(self, kind: int, most: int = 0, least: int = 0) -> None:
        self.kind: Final = kind
        self.most: Final = most
        """The size of a burst, the distance of a ring, the length of the arms of an X."""
        self.least: Final = least
        """The burst that is left out; 0 where nothing is."""
        self.reach: Final = most if kind in (BURST, RING, CROSS) else FARTHEST.get(kind, 10)
        """How far off anything it covers can be."""

    def text(self) -> str:
        """Return the shape as printed."""
        if self.kind == BURST:
            return f"burst {self.most}" + (f" not burst {self.least}" if self.least else "")
        if self.kind == RING:
            return f"{self.most} away"
        if self.kind == CROSS:
            return f"X {self.most}"
        names = {
            ADJACENT: "adjacent", CONE: "cone", BLOCK: "2x3", LINE: "line", LINES: "line in all four directions",
            PLUS: "plus", OWN_PLUS: "alternate plus", CHECKERBOARD: "checkerboard", ANYWHERE: "anywhere",
        }  # fmt: skip
        return names[self.kind]

    def needs_direction(self) -> bool:
        """Tell whether a direction is chosen for it."""
        return self.kind in (CONE, BLOCK, LINE)


def offset(columns: int, rows: int) -> int:
    """Return an offset of at most two squares as one number."""
    return (rows + 2) * 5 + columns + 2


PLUS_OFFSETS: Final = [
    offset(columns, rows)
    for rows in range(-2, 3)
    for columns in range(-2, 3)
    if max(abs(columns), abs(rows)) == 2 or (columns == 0 and rows == 0)
]
"""Where the center of a plus can lie (G-7.3), in reading order."""


CENTERS: Final = [
    GRID.shifted(square, where % 5 - 2, where // 5 - 2) for square in range(SQUARES) for where in range(25)
]
"""The square at each offset from each square, -1 beyond the border."""


def center_square(square: int, where: int) -> int:
    """Return the square at an offset, -1 beyond the border."""
    return CENTERS[25 * square + where]


def distance(square: int, other: int) -> int:
    """Return how many steps apart two squares are, diagonal steps included."""
    return GRID.apart[SQUARES * square + other]


ACROSS: Final = [step[0] for step in STEPS]
DOWN: Final = [step[1] for step in STEPS]
"""How many columns and rows a step in each direction leads on."""


def columns_between(square: int, other: int) -> int:
    """Return how many columns *other* lies to the right of *square*."""
    return other % SIDE - square % SIDE


def rows_between(square: int, other: int) -> int:
    """Return how many rows *other* lies below *square*."""
    return other // SIDE - square // SIDE


def rectangle(corner: int, wide: int, high: int) -> list[int]:
    """Return the squares of a rectangle, in reading order."""
    return [corner + SIDE * row + column for row in range(high) for column in range(wide)]


def along(square: i64, other: i64, direction: int) -> i64:
    """Return how far *other* lies from *square* along a direction, forward positive."""
    columns: i64 = other % SIDE - square % SIDE
    rows: i64 = other // SIDE - square // SIDE
    return columns * ACROSS[direction] + rows * DOWN[direction]


def aside(square: i64, other: i64, direction: int) -> i64:
    """Return how far *other* lies to the side of a direction from *square*, either way."""
    columns: i64 = other % SIDE - square % SIDE
    rows: i64 = other // SIDE - square // SIDE
    if ACROSS[direction] == 0:
        return columns if columns > 0 else -columns
    return rows if rows > 0 else -rows


def is_straight(square: i64, other: i64, direction: int, length: int) -> bool:
    """Tell whether *other* lies on the line of that *length* from *square*."""
    return aside(square, other, direction) == 0 and 1 <= along(square, other, direction) <= length


def is_beside(square: int, other: int) -> bool:
    """Tell whether two squares are the same or share an edge."""
    return abs(columns_between(square, other)) + abs(rows_between(square, other)) <= 1


def covers(shape: Shape, square: int, other: int, direction: int, where: int) -> bool:
    """Tell whether an attack from *square* covers *other*; of lines only those squares that no wall matters for."""
    kind = shape.kind
    far = distance(square, other)
    if kind == ADJACENT:
        return far <= 1
    if kind == BURST:
        return far <= shape.most and (shape.least == 0 or far > shape.least)
    if kind == RING:
        return far == shape.most
    if kind == CONE:
        ahead = along(square, other, direction)
        return 1 <= ahead <= 3 and aside(square, other, direction) < ahead
    if kind == BLOCK:
        return 1 <= along(square, other, direction) <= 2 and aside(square, other, direction) <= 1
    if kind == CROSS:
        return 1 <= far <= shape.most and abs(columns_between(square, other)) == abs(rows_between(square, other))
    return covers_wide(shape, square, other, direction, where)


def covers_wide(shape: Shape, square: int, other: int, direction: int, where: int) -> bool:
    """Tell the same for the shapes that have a center, or reach across the battlefield."""
    kind = shape.kind
    if kind == LINE:
        return is_straight(square, other, direction, SIDE - 1)
    if kind == LINES:
        return any(is_straight(square, other, way, SIDE - 1) for way in range(len(DIRECTIONS)))
    if kind == PLUS:
        center = center_square(square, where)
        return center >= 0 and is_beside(center, other)
    if kind == OWN_PLUS:
        return is_beside(square, other)
    if kind == CHECKERBOARD:
        return square == CENTER_STAGE and (other % SIDE + other // SIDE) % 2 == 0
    return True


def covered_squares(shape: Shape, square: int, direction: int, where: int) -> list[int]:
    """Return what an attack from *square* covers, in reading order; of lines what no wall matters for."""
    return [other for other in range(SQUARES) if covers(shape, square, other, direction, where)]


def line_squares(square: int, direction: int, length: int) -> list[int]:
    """Return the squares of a line of that *length*, which stays on the battlefield, from *square* on."""
    onward = ACROSS[direction] + SIDE * DOWN[direction]
    return [square + onward * far for far in range(1, length + 1)]


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
