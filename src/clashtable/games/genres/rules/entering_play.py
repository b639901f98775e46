"""Zones and summons come into play (G-14.5, G-15.2). Next, read rules/turns.py."""

from typing import ClassVar, Final, cast

from clashtable.core.state import Ask, Move, State, ask_or_answer
from clashtable.games.genres.changes import pieces, stack, zones
from clashtable.games.genres.geometry.areas import is_nowhere, joined, only, squares_in, without
from clashtable.games.genres.geometry.board import GRID, SIDE
from clashtable.games.genres.geometry.shapes import WITHIN
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.movement import blocked_area
from clashtable.games.genres.model.state import GenresState, zone_fits
from clashtable.games.genres.moves import CORNER, LAYOUT_MOVES, TO, GenresMove, square_moves
from clashtable.games.genres.vocabulary import ENTERS_BESIDE_ENEMIES, MOST_ZONES, PAWN


def lay_zone(state: GenresState, use: Cast, card: Card) -> None:
    """Ask where a zone lies; the oldest makes room first (G-14.5). One without a place does nothing (G-14.9)."""
    if not has_place(state, card, 3, 4) and not has_place(state, card, 4, 3):
        stack.discard_use(state, use)
        return
    if len(state.zones) == MOST_ZONES:
        zones.remove_zone(state, state.zones[0], "limit")
    ask_or_answer(state, ZoneShape(use))


def zone_corners(state: GenresState, card: Card, wide: int, high: int) -> list[int]:
    """Return the top left squares at which a zone can lie."""
    return [square for square in corners(wide, high) if zone_fits(state, card, square, wide, high)]


def has_place(state: GenresState, card: Card, wide: int, high: int) -> bool:
    """Tell whether a zone can lie anywhere."""
    return any(zone_fits(state, card, square, wide, high) for square in corners(wide, high))


def corners(wide: int, high: int) -> list[int]:
    """Return the top left squares from which such a rectangle stays on the battlefield, in reading order."""
    return [SIDE * row + column for row in range(SIDE - high + 1) for column in range(SIDE - wide + 1)]


class ZoneShape(Ask):
    """Choose how a zone lies."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "zone-shape"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def moves(self, state: State) -> list[Move]:
        genres, card = cast(GenresState, state), self.use.card
        assert card is not None
        found: list[Move] = []
        for at in range(2):
            if has_place(genres, card, 3 + at, 4 - at):
                found.append(LAYOUT_MOVES[at])
        return found

    def answer(self, state: State, move: Move) -> None:
        ask_or_answer(state, ZoneCorner(self.use, cast(GenresMove, move).number))


class ZoneCorner(Ask):
    """Choose where a zone lies."""

    __slots__ = ("layout", "use")
    kind: ClassVar[str] = "zone-corner"

    def __init__(self, use: Cast, layout: int) -> None:
        super().__init__(use.seat)
        self.use: Final = use
        self.layout: Final = layout

    def moves(self, state: State) -> list[Move]:
        card = self.use.card
        assert card is not None
        return square_moves(CORNER, zone_corners(cast(GenresState, state), card, self.wide(), self.high()))

    def answer(self, state: State, move: Move) -> None:
        card = self.use.card
        assert card is not None
        square = cast(GenresMove, move).number
        zones.place_zone(cast(GenresState, state), self.seat, card, square, self.wide(), self.high())

    def wide(self) -> int:
        """Return how many columns the zone covers."""
        return 3 + self.layout

    def high(self) -> int:
        """Return how many rows the zone covers."""
        return 4 - self.layout


class SummonSquare(Ask):
    """Choose where a summon enters (G-15.2)."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "summon-square"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def moves(self, state: State) -> list[Move]:
        return square_moves(TO, summon_squares(cast(GenresState, state), self.use))

    def answer(self, state: State, move: Move) -> None:
        genres, card = cast(GenresState, state), self.use.card
        assert card is not None
        pieces.summon(genres, self.seat, card, cast(GenresMove, move).number, is_frog=self.use.amount > 0)


def summon_squares(state: GenresState, use: Cast) -> list[int]:
    """Return the free squares nearest to the pawn; with a text of its own, others too."""
    pawn = state.pawns[use.seat]
    found: list[int] = []
    blocked = joined(blocked_area(state), only(pawn.square))
    for distance in range(1, SIDE):
        free = without(WITHIN[distance][pawn.square], blocked)
        if not is_nowhere(free):
            found = squares_in(free)
            break
    if use.card is not None and use.card.traits & ENTERS_BESIDE_ENEMIES and use.amount == 0:
        for other in state.pawns:
            if other.kind == PAWN and other.seat != use.seat:
                found += [
                    square for square in GRID.around[other.square] if state.is_free(square) and square not in found
                ]
        found.sort()
    return found
