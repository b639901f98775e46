"""Sets of squares as bits. Next, read geometry/shapes.py."""

from typing import Final

from mypy_extensions import i64

from clashtable.games.genres.geometry.board import SIDE, SQUARES

Area = tuple[i64, i64]
"""A set of squares as bits: the first 60 squares, and the rest. Of two numbers, as one of 121 bits would be slow."""
HALF: Final = 60
TOP: Final = 0x1000_0000_0000_0000
"""The bit of the last square."""
LOWER: Final = 0xFFF_FFFF_FFFF_FFFF
UPPER: Final = 0x1FFF_FFFF_FFFF_FFFF
"""The bits of every square, of one half and of the other."""


def nowhere() -> Area:
    """Return no square. A function, as mypyc 2.4 cannot read a constant of two such numbers."""
    return 0, 0


def everywhere() -> Area:
    """Return every square."""
    return LOWER, UPPER


def only(square: i64) -> Area:
    """Return the area of one square."""
    # From the top down, as mypyc 2.4 shifts a small literal in 32 bits; and not in one conditional expression, for
    # which it makes a Python tuple.
    if square < HALF:
        return TOP >> HALF - square, 0
    return 0, TOP >> SQUARES - 1 - square


def joined(area: Area, other: Area) -> Area:
    """Return the squares of both areas."""
    return area[0] | other[0], area[1] | other[1]


def area_of(squares: list[int]) -> Area:
    """Return *squares* as an area."""
    area = nowhere()
    for square in squares:
        area = joined(area, only(square))
    return area


def rectangle(corner: i64, wide: i64, high: i64) -> Area:
    """Return the rectangle with its top left square on *corner*."""
    area = nowhere()
    for row in range(high):
        for column in range(wide):
            area = joined(area, only(corner + SIDE * row + column))
    return area


NOT_LAST: Final = [square for square in range(SQUARES) if square % SIDE < SIDE - 1]
NOT_FIRST: Final = [square for square in range(SQUARES) if square % SIDE > 0]
"""The squares that have a neighbour to the right, and to the left."""
EAST_LOWER: Final[i64] = area_of(NOT_LAST)[0]
EAST_UPPER: Final[i64] = area_of(NOT_LAST)[1]
WEST_LOWER: Final[i64] = area_of(NOT_FIRST)[0]
WEST_UPPER: Final[i64] = area_of(NOT_FIRST)[1]


def is_in(area: Area, square: i64) -> bool:
    """Tell whether *area* holds *square*."""
    return bool(area[0] >> square & 1 if square < HALF else area[1] >> square - HALF & 1)


def shared(area: Area, other: Area) -> Area:
    """Return the squares that both areas hold."""
    return area[0] & other[0], area[1] & other[1]


def without(area: Area, other: Area) -> Area:
    """Return the squares of *area* that *other* does not hold."""
    return area[0] & ~other[0], area[1] & ~other[1]


def is_nowhere(area: Area) -> bool:
    """Tell whether *area* holds no square."""
    return area[0] == 0 and area[1] == 0


def squares_in(area: Area) -> list[int]:
    """Return the squares of *area*, in reading order."""
    found = [0] * (size(area[0]) + size(area[1]))  # of its full length, as a list that grows is moved again and again
    put_squares(found, put_squares(found, 0, area[0], 0), area[1], HALF)
    return found


def size(bits: i64) -> int:
    """Return how many squares one half of an area has."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def put_squares(found: list[int], at: int, bits: i64, first: int) -> int:
    """Put the squares of one half of an area, that of the lowest bit *first*, from place *at* on; return the next."""
    square = first
    while bits:
        if bits & 15 == 0:
            bits >>= 4
            square += 4
            continue
        if bits & 1:
            found[at] = square
            at += 1
        bits >>= 1
        square += 1
    return at


def spread(area: Area) -> Area:
    """Return *area* with every square around it."""
    low, high = area
    right_low: i64 = low & EAST_LOWER
    right_high: i64 = high & EAST_UPPER
    left_low: i64 = low & WEST_LOWER
    left_high: i64 = high & WEST_UPPER
    low |= (right_low << 1 & LOWER) | left_low >> 1 | (left_high & 1) << HALF - 1
    high |= right_high << 1 | right_low >> HALF - 1 | left_high >> 1
    up: i64 = low >> SIDE | (high & (1 << SIDE) - 1) << HALF - SIDE
    down: i64 = (low & LOWER >> SIDE) << SIDE
    return (
        low | up | down,
        high | high >> SIDE | (high & UPPER >> SIDE) << SIDE | low >> HALF - SIDE,
    )
