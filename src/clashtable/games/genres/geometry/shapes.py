"""Shapes of attacks (G-7), and the areas they cover. Next, read model/card.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.areas import (
    Area,
    area_of,
    everywhere,
    joined,
    nowhere,
    only,
    shared,
    spread,
    without,
)
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID, SIDE, SQUARES
from clashtable.games.genres.vocabulary import DIRECTIONS, STEPS

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


@final
@mypyc_attr(acyclic=True)
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


def bursts() -> list[list[Area]]:
    """Return for each distance the squares within it of every square."""
    found = [[only(square) for square in range(SQUARES)]]
    for _distance in range(1, SIDE):
        found.append([spread(area) for area in found[-1]])
    return found


def ahead(widths: tuple[int, ...]) -> list[Area]:
    """Return from each square in each direction an area that is at each distance so many squares wide to both sides."""
    found: list[Area] = []
    for square in range(SQUARES):
        for columns, rows in STEPS:
            squares: list[int] = []
            for at in range(len(widths)):
                for aside in range(-widths[at], widths[at] + 1):
                    far = at + 1
                    squares.append(GRID.shifted(square, columns * far - rows * aside, rows * far + columns * aside))
            found.append(area_of([other for other in squares if other >= 0]))
    return found


WITHIN: Final = bursts()
CONES: Final = ahead((0, 1, 2))
BLOCKS: Final = ahead((1, 1))
STRAIGHTS: Final = ahead((0,) * (SIDE - 1))
DIAGONALS: Final = [
    area_of(
        [other for other in range(SQUARES) if abs(other % SIDE - square % SIDE) == abs(other // SIDE - square // SIDE)]
    )
    for square in range(SQUARES)
]
PLUSES: Final = [area_of([square, *GRID.beside[square]]) for square in range(SQUARES)]
DARK_SQUARES: Final = list(range(0, SQUARES, 2))
"""Those of a checkerboard from Center Stage."""


def covered_area(shape: Shape, square: int, direction: int, where: int) -> Area:
    """Return what an attack from *square* covers; of lines what no wall matters for."""
    kind = shape.kind
    if kind == ADJACENT:
        return WITHIN[1][square]
    if kind == BURST:
        burst = WITHIN[min(shape.most, SIDE - 1)][square]
        return without(burst, WITHIN[shape.least][square]) if shape.least else burst
    if kind == RING:
        return without(WITHIN[shape.most][square], WITHIN[shape.most - 1][square])
    if kind == CONE:
        return CONES[len(DIRECTIONS) * square + direction]
    if kind == BLOCK:
        return BLOCKS[len(DIRECTIONS) * square + direction]
    if kind == CROSS:
        return without(shared(WITHIN[shape.most][square], DIAGONALS[square]), only(square))
    return covered_widely(shape, square, direction, where)


def covered_widely(shape: Shape, square: int, direction: int, where: int) -> Area:
    """Return the same for the shapes that have a center, or reach across the battlefield."""
    kind = shape.kind
    if kind == LINE:
        return straight(square, direction)
    if kind == LINES:
        return joined(
            joined(straight(square, 0), straight(square, 1)), joined(straight(square, 2), straight(square, 3))
        )
    if kind == PLUS:
        center = center_square(square, where)
        return PLUSES[center] if center >= 0 else nowhere()
    if kind == OWN_PLUS:
        return PLUSES[square]
    if kind == CHECKERBOARD:
        return area_of(DARK_SQUARES) if square == CENTER_STAGE else nowhere()
    return everywhere()


def straight(square: int, direction: int) -> Area:
    """Return the line from *square* to the border."""
    return STRAIGHTS[len(DIRECTIONS) * square + direction]
