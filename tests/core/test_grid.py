"""Boards of squares: names, numbers, neighbours and distances, over the whole board."""

import pytest

from clashtable.core.grid import Grid

SHAPES = [(5, 6, "a0"), (11, 11, "A1"), (1, 4, "a1"), (3, 1, "b0"), (1, 1, "c7")]
BOARD = Grid(5, 6, "a0")


def place(grid: Grid, space: int) -> tuple[int, int]:
    """Return the column and the row of a space."""
    return space % grid.columns, space // grid.columns


@pytest.mark.parametrize(("columns", "rows", "first"), SHAPES)
def test_spaces_are_numbered_row_by_row_from_the_first_name(columns: int, rows: int, first: str) -> None:
    grid = Grid(columns, rows, first)
    assert grid.size == len(grid.names) == len(grid.beside) == len(grid.around) == columns * rows
    assert grid.names[0] == first
    for space, name in enumerate(grid.names):
        column, row = place(grid, space)
        assert name == f"{chr(ord(first[0]) + column)}{int(first[1:]) + row}"


@pytest.mark.parametrize(("columns", "rows", "first"), SHAPES)
def test_names_and_numbers_go_both_ways(columns: int, rows: int, first: str) -> None:
    grid = Grid(columns, rows, first)
    assert [grid.space_named(name) for name in grid.names] == list(range(grid.size))


@pytest.mark.parametrize("name", ["", "a", "f1", "a6", "A1", "a-1", "1a", "a1 "])
def test_there_is_no_space_of_another_name(name: str) -> None:
    assert BOARD.space_named(name) == -1


@pytest.mark.parametrize(("columns", "rows", "first"), SHAPES)
def test_spaces_beside_share_an_edge_and_those_around_an_edge_or_a_corner(columns: int, rows: int, first: str) -> None:
    grid = Grid(columns, rows, first)
    for here in range(grid.size):
        column, row = place(grid, here)
        gaps = [
            (there, abs(place(grid, there)[0] - column), abs(place(grid, there)[1] - row)) for there in range(grid.size)
        ]
        assert grid.beside[here] == [there for there, across, up in gaps if across + up == 1]
        assert grid.around[here] == [there for there, across, up in gaps if max(across, up) == 1]


def test_neighbours_are_mutual() -> None:
    for near in (BOARD.beside, BOARD.around):
        for here in range(BOARD.size):
            assert all(here in near[there] for there in near[here])


@pytest.mark.parametrize(
    ("name", "beside", "around"),
    [
        ("a0", ["b0", "a1"], ["b0", "a1", "b1"]),
        ("e0", ["d0", "e1"], ["d0", "d1", "e1"]),
        ("a5", ["a4", "b5"], ["a4", "b4", "b5"]),
        ("e5", ["e4", "d5"], ["d4", "e4", "d5"]),
        ("c0", ["b0", "d0", "c1"], ["b0", "d0", "b1", "c1", "d1"]),
        ("a3", ["a2", "b3", "a4"], ["a2", "b2", "b3", "a4", "b4"]),
        ("e3", ["e2", "d3", "e4"], ["d2", "e2", "d3", "d4", "e4"]),
        ("c3", ["c2", "b3", "d3", "c4"], ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"]),
    ],
)
def test_corners_edges_and_the_middle(name: str, beside: list[str], around: list[str]) -> None:
    here = BOARD.space_named(name)
    assert [BOARD.names[space] for space in BOARD.beside[here]] == beside
    assert [BOARD.names[space] for space in BOARD.around[here]] == around


@pytest.mark.parametrize(
    ("start", "columns", "rows", "end"),
    [
        ("c3", 0, 0, "c3"),
        ("c3", 1, 0, "d3"),
        ("c3", -2, 2, "a5"),
        ("c3", 2, -3, "e0"),
        ("e3", 1, 0, None),
        ("a3", -1, 0, None),
        ("c0", 0, -1, None),
        ("c5", 0, 1, None),
        ("e5", 1, 1, None),
    ],
)
def test_a_shift_ends_on_the_board_or_nowhere(start: str, columns: int, rows: int, end: str | None) -> None:
    found = BOARD.shifted(BOARD.space_named(start), columns, rows)
    assert found == (-1 if end is None else BOARD.space_named(end))


def test_a_shift_never_wraps_around_the_border() -> None:
    for here in range(BOARD.size):
        column, row = place(BOARD, here)
        for across in range(-5, 6):
            for up in range(-6, 7):
                inside = 0 <= column + across < 5 and 0 <= row + up < 6
                found = BOARD.shifted(here, across, up)
                assert (found >= 0) == inside
                assert not inside or place(BOARD, found) == (column + across, row + up)


def test_the_distance_counts_steps_with_diagonals() -> None:
    for here in range(BOARD.size):
        assert BOARD.distance(here, here) == 0
        reached, steps = {here}, 0
        while len(reached) < BOARD.size:
            steps += 1
            edge = {near for space in reached for near in BOARD.around[space]} - reached
            assert all(BOARD.distance(here, there) == BOARD.distance(there, here) == steps for there in edge)
            reached |= edge
