"""Boards of squares: numbering, names such as ``c3``, neighbours, distances. Nothing here knows a game."""

from typing import Final


class Grid:
    """A board of so many columns and rows; a space is a number, row by row from the corner of the first name."""

    __slots__ = ("apart", "around", "beside", "columns", "names", "rows", "size")

    def __init__(self, columns: int, rows: int, first: str) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.size: Final = columns * rows
        letter, number = ord(first[0]), int(first[1:])
        self.names: Final = [
            f"{chr(letter + space % columns)}{number + space // columns}" for space in range(columns * rows)
        ]
        """What each space is called: a letter for the column, a number for the row."""
        self.beside: Final = [self.neighbours(space, diagonal=False) for space in range(columns * rows)]
        """The spaces that share an edge with each space, in the order of their numbers."""
        self.around: Final = [self.neighbours(space, diagonal=True) for space in range(columns * rows)]
        """Those and the spaces that share a corner, in the order of their numbers."""
        self.apart: Final = bytes(
            [
                max(abs(space % columns - other % columns), abs(space // columns - other // columns))
                for space in range(columns * rows)
                for other in range(columns * rows)
            ]
        )
        """The distance of each two spaces, one after the other; bytes are read without a Python number being made."""

    def neighbours(self, space: int, *, diagonal: bool) -> list[int]:
        """Return the spaces next to *space*."""
        found: list[int] = []
        for down in (-1, 0, 1):
            for right in (-1, 0, 1):
                near = self.shifted(space, right, down)
                if near >= 0 and near != space and (diagonal or right == 0 or down == 0):
                    found.append(near)
        return found

    def shifted(self, space: int, columns: int, rows: int) -> int:
        """Return the space so many columns and rows further on, -1 beyond the border."""
        column, row = space % self.columns + columns, space // self.columns + rows
        if column < 0 or column >= self.columns or row < 0 or row >= self.rows:
            return -1
        return row * self.columns + column

    def distance(self, space: int, other: int) -> int:
        """Return how many steps apart two spaces are, diagonal steps included."""
        return self.apart[space * self.size + other]

    def space_named(self, name: str) -> int:
        """Return the space that is called *name*, -1 when there is none."""
        return self.names.index(name) if name in self.names else -1
