"""A game in numbers: what a seat sees as a row of bytes, and what it can do as numbers that always mean the same.

A move is a chain of numbers, most often of one. ``Decision`` walks the chains of all legal moves at once: it offers the
numbers that can come next, and has a move when enough of them were taken. Observations are written from the state, for
speed, and tests hold them against the view. Next, read a game's ``encode``.
"""

import hashlib
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from clashtable.core.errors import RulesBug
from clashtable.core.layout import BYTE, LARGEST, Fact, Layout
from clashtable.core.state import Move, State, legal_moves


def bounded(value: i64, most: i64) -> i64:
    """Return *value*, cut off at 0 and *most*."""
    # A conditional expression would make Python numbers: 75 ns to put a cell instead of 6.
    if value < 0:
        return 0
    if value > most:
        return most
    return value


@final
class Cells:
    """Rows of bytes to write observations into, again and again, one row at a time."""

    __slots__ = ("base", "blank", "size", "writer")

    def __init__(self, size: int, rows: int = 1) -> None:
        self.size: Final = size
        self.blank: Final = bytes(size * rows)
        self.writer: Final = BytesWriter()
        self.base: i64 = 0
        """Where the row begins that is written now."""
        self.writer.write(self.blank)

    def clear(self) -> None:
        """Set every cell to 0, and begin with the first row."""
        self.writer.truncate(0)
        self.writer.write(self.blank)
        self.base = 0

    def begin(self, row: i64) -> None:
        """Write into the row of that number from now on."""
        self.base = row * self.size

    def mark(self, at: i64) -> None:
        """Set the cell *at* to 1."""
        self.writer[self.base + at] = 1

    def put(self, at: i64, value: i64) -> None:
        """Set the cell *at* to *value*, which is cut off at 0 and 255."""
        bound = bounded(value, BYTE)  # what stands right of an item is worked out twice
        self.writer[self.base + at] = u8(bound)

    def count(self, at: i64) -> None:
        """Add 1 to the cell *at*, which holds less than 255."""
        place = self.base + at
        one_more = self.writer[place] + 1
        self.writer[place] = one_more

    def put_wide(self, at: i64, value: i64) -> None:
        """Set the two cells from *at* on to *value*, which is cut off at 0 and 65,535."""
        bound = bounded(value, LARGEST)
        self.writer[self.base + at] = u8(bound >> 8)
        self.writer[self.base + at + 1] = u8(bound & 255)

    def value(self, at: i64) -> int:
        """Return what the cell *at* holds."""
        return int(self.writer[self.base + at])

    def rows(self) -> bytes:
        """Return all cells of all rows."""
        return self.writer.getvalue()


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game is written in numbers."""

    __slots__ = ("actions", "chosen", "layout", "left_out", "longest", "revision")

    def __init__(
        self, actions: list[str], layout: Layout, left_out: dict[str, str], revision: int, longest: int = 1
    ) -> None:
        self.actions: Final = actions
        """What each number means, in the words of the notation."""
        self.layout: Final = layout
        self.left_out: Final = left_out
        """The fields of the view that no observation tells, by their paths, each with the reason."""
        self.revision: Final = revision
        """Goes up when the same names are given another meaning; whatever else changes is seen in them."""
        self.longest: Final = longest
        """How many numbers a move can take."""
        self.chosen: Final = declare_chosen(layout, longest - 1)
        """The cells of the numbers taken so far in a decision, -1 where every move is a single number."""

    def chain(self, state: State, move: Move) -> list[int]:
        """Return the numbers of *move*, which is legal in *state*; no chain begins with the whole of another.

        Nobody alters the list, so a game can hand the same one out again and again.
        """
        raise RulesBug(f"{type(self).__name__} has no numbers for moves")

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        """Write what *seat* knows into *cells*, which are clear."""
        raise RulesBug(f"{type(self).__name__} writes no observation")

    def observe_decision(self, decision: "Decision", cells: Cells) -> None:
        """Write the numbers that the seat to act has taken so far in its decision."""
        for at in range(len(decision.taken)):
            cells.put_wide(self.chosen + 2 * at, decision.taken[at] + 1)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        """Return the view that the *facts* of an observation tell, as JSON has it, without what is left out.

        Of a list that is left out, its length can be told: as a field of the same name with a ``#`` behind it.
        """
        raise RulesBug(f"{type(self).__name__} reads no observation")

    def version(self) -> str:
        """Return what changes exactly when an observation or a number would mean something else."""
        parts = [f"{part.name}:{part.kind}:{part.most}:{','.join(part.labels)}" for part in self.layout.parts.values()]
        digest = hashlib.sha256("\n".join([*self.actions, "", *parts]).encode())
        return f"{self.revision}-{digest.hexdigest()[:12]}"

    def observation(self, state: State, seat: int) -> bytes:
        """Return what *seat* knows."""
        cells = Cells(self.layout.size)
        self.observe(state, seat, cells)
        return cells.rows()


def declare_chosen(layout: Layout, places: int) -> int:
    """Declare the part for the numbers taken so far, where a decision can take several."""
    if places == 0:
        return -1
    about = "The numbers taken so far in the decision of the seat to act, counted from 1; its own alone."
    return layout.numbers("chosen", about, [str(place) for place in range(places)], LARGEST)


@final
@mypyc_attr(acyclic=True)
class Decision:
    """A decision on its way: the legal moves that agree with the numbers taken so far."""

    __slots__ = ("chains", "depth", "moves", "taken")

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.moves: list[Move] = legal_moves(state)
        self.chains: list[list[int]] = [encoding.chain(state, move) for move in self.moves]
        self.depth = 0
        """How many numbers were taken, or skipped because nothing else was possible."""
        self.taken: list[int] = []
        self.skip_forced()

    def skip_forced(self) -> None:
        """Skip the numbers that all moves go on with, as long as there are several moves."""
        if len(self.moves) > 1:
            while self.is_forced():
                self.depth += 1

    def is_forced(self) -> bool:
        """Tell whether all moves go on with the same number."""
        depth = self.depth
        number = self.chains[0][depth]
        for chain in self.chains:
            if chain[depth] != number:
                return False
        return True

    def mark(self, mask: Cells) -> None:
        """Mark the numbers that can come next."""
        depth = self.depth
        for chain in self.chains:
            mask.mark(chain[depth])

    def numbers(self) -> list[int]:
        """Return the numbers that can come next, each once, in the order of the moves."""
        found: list[int] = []
        depth = self.depth
        for chain in self.chains:
            number = chain[depth]
            if number not in found:
                found.append(number)
        return found

    def take(self, number: int) -> Move | None:
        """Go on with *number*; return the move if it is decided, None if another number is needed."""
        depth = self.depth
        agreeing, last = 0, -1
        for at in range(len(self.chains)):
            if self.chains[at][depth] == number:
                agreeing, last = agreeing + 1, at
        if agreeing == 0:
            raise ValueError(f"The number {number} is none of those that can come next.")
        self.taken.append(number)
        if agreeing == 1:
            return self.moves[last]
        self.keep(number)
        self.depth = depth + 1
        self.skip_forced()
        return None

    def keep(self, number: int) -> None:
        """Keep the moves that go on with *number*."""
        moves: list[Move] = []
        chains: list[list[int]] = []
        for at in range(len(self.chains)):
            chain = self.chains[at]
            if chain[self.depth] == number:
                moves.append(self.moves[at])
                chains.append(chain)
        self.moves, self.chains = moves, chains
