"""The parts of an observation: rows of cells with a name, a meaning and the most each cell can hold.

An observation is a row of bytes. A game declares its parts once, in the order of their cells; the declaration gives the
encoder its offsets, a reader the documentation, and everybody the way back from cells to facts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from mypy_extensions import i64

Kind: TypeAlias = Literal["one of", "flags", "counts", "number", "names"]
Fact: TypeAlias = "str | int | list[str] | list[str | None] | list[int] | dict[str, int] | None"
"""What a part reads as: a label, labels, a number, numbers, a count of each label, labels in their places."""
BYTE: Final = 255
LARGEST: Final = 65_535
"""The largest number an observation tells; whatever is larger is told as this."""


class Part(msgspec.Struct, frozen=True):
    """A named row of cells."""

    name: str
    about: str
    """What it tells, in one sentence."""
    kind: Kind
    """``one of``: at most one label is marked. ``flags``: any are. ``counts``: how many of each label. ``number``: one
    number for each label. ``names``: each cell a place that holds the number of a label, counted from 1, or 0."""
    first: int
    """The first cell."""
    cells: int
    labels: tuple[str, ...]
    most: int
    """The most a cell can hold; of a number beyond a byte, the most of the number, which is in two cells."""
    step: int = 1
    """How many cells a value takes: 2 for numbers beyond a byte, the higher one first."""

    def read(self, cells: bytes) -> Fact:
        """Return what the part tells in *cells*, a whole observation."""
        row = cells[self.first : self.first + self.cells]
        values = list(row) if self.step == 1 else [row[at] << 8 | row[at + 1] for at in range(0, len(row), 2)]
        if self.kind == "one of":
            return next((label for label, value in zip(self.labels, values, strict=True) if value), None)
        if self.kind == "flags":
            return [label for label, value in zip(self.labels, values, strict=True) if value]
        if self.kind == "counts":
            return {label: value for label, value in zip(self.labels, values, strict=True) if value}
        if self.kind == "names":
            return [self.labels[value - 1] if value else None for value in values]
        return values if len(values) != 1 else values[0]


class Layout:
    """The parts of a game's observation, declared one after another; each declaration returns the first cell."""

    def __init__(self) -> None:
        self.parts: dict[str, Part] = {}
        self.size = 0

    def one_of(self, name: str, about: str, labels: Sequence[str]) -> i64:
        """Declare a row in which at most one label is marked."""
        return self._add(name, about, "one of", labels, 1)

    def flags(self, name: str, about: str, labels: Sequence[str] = ("yes",)) -> i64:
        """Declare a row in which any of the labels are marked."""
        return self._add(name, about, "flags", labels, 1)

    def counts(self, name: str, about: str, labels: Sequence[str], most: int) -> i64:
        """Declare a row that counts each label."""
        return self._add(name, about, "counts", labels, most)

    def numbers(self, name: str, about: str, labels: Sequence[str] = ("",), most: int = BYTE) -> i64:
        """Declare a number for each label, from 0 to *most*."""
        return self._add(name, about, "number", labels, most)

    def names(self, name: str, about: str, labels: Sequence[str], places: int) -> i64:
        """Declare places that each hold one of the labels, by its number counted from 1."""
        return self._add(name, about, "names", labels, len(labels), places)

    def read(self, cells: bytes) -> dict[str, Fact]:
        """Return what every part tells in *cells*, by its name."""
        return {part.name: part.read(cells) for part in self.parts.values()}

    def most(self) -> list[int]:
        """Return the most that each cell can hold."""
        return [bound for part in self.parts.values() for bound in cell_bounds(part)]

    def described(self) -> Iterator[str]:
        """Yield a line of Markdown for each part."""
        for part in self.parts.values():
            yield f"| {part.first} | {part.cells} | {part.name} | {part.kind} | {part.most} | {part.about} |"

    def _add(
        self, name: str, about: str, kind: Kind, labels: Sequence[str], most: int, places: int | None = None
    ) -> i64:
        if name in self.parts:
            raise ValueError(f"There is a part {name} already.")
        step = 1 if most <= BYTE else 2
        cells = (len(labels) if places is None else places) * step
        part = Part(name, about, kind, self.size, cells, tuple(labels), most, step)
        self.parts[name] = part
        self.size += cells
        return part.first


def cell_bounds(part: Part) -> list[int]:
    """Return the most that each cell of *part* can hold."""
    if part.step == 1:
        return [part.most] * part.cells
    return [part.most >> 8, BYTE] * (part.cells // 2)
