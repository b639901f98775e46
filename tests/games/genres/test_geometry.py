"""Every shape of G-7 over the whole battlefield, against a computation of its own from the printed offsets."""

import itertools

import pytest

from clashtable.games.genres.geometry.areas import squares_in
from clashtable.games.genres.geometry.board import SQUARES
from clashtable.games.genres.geometry.shapes import (
    ADJACENT,
    ANYWHERE,
    BLOCK,
    BURST,
    CHECKERBOARD,
    CONE,
    CROSS,
    LINE,
    LINES,
    NO_CENTER,
    OWN_PLUS,
    PLUS,
    PLUS_OFFSETS,
    RING,
    Shape,
    center_square,
    covered_area,
)
from clashtable.games.genres.model.attack import line_reach
from tests.games.genres.board import board, events, follow_ups, health, legal, pawn, play, seat, zone
from tests.games.genres.turns import area, inner
from tests.rulebook import covers

Offset = tuple[int, int]
NORTH: dict[str, list[Offset]] = {
    "cone": [(0, -1), (-1, -2), (0, -2), (1, -2), (-2, -3), (-1, -3), (0, -3), (1, -3), (2, -3)],
    "2x3": [(-1, -1), (0, -1), (1, -1), (-1, -2), (0, -2), (1, -2)],
    "line": [(0, -k) for k in range(1, 11)],
}
"""The offsets of G-7.3, written out."""


def turned(offsets: list[Offset], times: int) -> list[Offset]:
    """Return offsets turned to the right so many times."""
    for _turn in range(times):
        offsets = [(-rows, columns) for columns, rows in offsets]
    return offsets


def on_board(start: int, offsets: list[Offset]) -> set[int]:
    """Return the squares at *offsets* from *start*, cut off at the border."""
    column, row = start % 11, start // 11
    places = [(column + dx, row + dy) for dx, dy in offsets]
    return {y * 11 + x for x, y in places if 0 <= x < 11 and 0 <= y < 11}


def found(shape: Shape, start: int, direction: int = -1, center: int = NO_CENTER) -> set[int]:
    """Return the squares that the game covers."""
    return set(squares_in(covered_area(shape, start, direction, center)))


def ring(least: int, most: int) -> list[Offset]:
    """Return every offset with a distance in a range."""
    return [
        (dx, dy)
        for dx, dy in itertools.product(range(-10, 11), repeat=2)
        if least <= max(abs(dx), abs(dy)) <= most
    ]  # fmt: skip


@covers("G-7.1", "G-7.2", "G-7.3")
@pytest.mark.parametrize(("name", "kind"), [("cone", CONE), ("2x3", BLOCK), ("line", LINE)])
def test_directed_shapes(name: str, kind: int) -> None:
    """R-24: the cone is 1-3-5; R-25: 2x3 is two deep and three wide, in front; R-30: a line spans to the border."""
    for start in range(SQUARES):
        for direction in range(4):
            assert found(Shape(kind), start, direction) == on_board(start, turned(NORTH[name], direction))


@covers("G-7.2", "G-7.4")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_bursts(size: int) -> None:
    """R-23: burst n is a square of side 2n + 1, the attacker's own square included."""
    for start in range(SQUARES):
        assert found(Shape(BURST, size), start) == on_board(start, ring(0, size))
    assert len(found(Shape(BURST, size), 60)) == (2 * size + 1) ** 2


@covers("G-7.2")
@pytest.mark.parametrize(("most", "least"), [(4, 1), (4, 2), (5, 3), (2, 1), (5, 1)])
def test_bursts_without_a_smaller_burst(most: int, least: int) -> None:
    for start in range(SQUARES):
        assert found(Shape(BURST, most, least), start) == on_board(start, ring(least + 1, most))


@covers("G-7.2")
@pytest.mark.parametrize("distance", [2, 3])
def test_rings(distance: int) -> None:
    """R-27: n away is the ring at distance exactly n."""
    for start in range(SQUARES):
        assert found(Shape(RING, distance), start) == on_board(start, ring(distance, distance))
        assert found(Shape(RING, distance), start) == found(Shape(BURST, distance, distance - 1), start)


@covers("G-7.2", "G-7.4")
def test_adjacent() -> None:
    for start in range(SQUARES):
        assert found(Shape(ADJACENT), start) == on_board(start, ring(0, 1))


@covers("G-7.2", "G-7.3")
@pytest.mark.parametrize("length", [1, 3])
def test_crosses(length: int) -> None:
    """R-26: four diagonal arms of the printed length."""
    arms = [(dx * k, dy * k) for k in range(1, length + 1) for dx in (-1, 1) for dy in (-1, 1)]
    for start in range(SQUARES):
        assert found(Shape(CROSS, length), start) == on_board(start, arms)
    assert len(found(Shape(CROSS, length), 60)) == 4 * length


@covers("G-7.2")
def test_lines_in_all_directions() -> None:
    arms = [offset for times in range(4) for offset in turned(NORTH["line"], times)]
    for start in range(SQUARES):
        assert found(Shape(LINES), start) == on_board(start, arms)


@covers("G-7.2", "G-7.3")
def test_pluses() -> None:
    """R-28: the center is at distance 2 or the attacker's own square."""
    centers = [*ring(2, 2), (0, 0)]
    assert len(centers) == len(PLUS_OFFSETS) == 17
    for start in range(SQUARES):
        column, row = start % 11, start // 11
        tried = set()
        for where in PLUS_OFFSETS:
            middle = center_square(start, where)
            if middle < 0:
                continue
            dx, dy = middle % 11 - column, middle // 11 - row
            tried.add((dx, dy))
            cells = [(dx, dy), (dx, dy - 1), (dx + 1, dy), (dx, dy + 1), (dx - 1, dy)]
            assert found(Shape(PLUS), start, center=where) == on_board(start, cells)
        on_field = {(dx, dy) for dx, dy in centers if 0 <= column + dx < 11 and 0 <= row + dy < 11}
        assert tried == on_field, "the center must be on the battlefield"


@covers("G-7.2", "G-7.3", "G-7.4")
def test_alternate_plus() -> None:
    for start in range(SQUARES):
        assert found(Shape(OWN_PLUS), start) == on_board(start, [(0, 0), (0, -1), (1, 0), (0, 1), (-1, 0)])


@covers("G-7.2", "G-7.4")
def test_checkerboard() -> None:
    """R-29: Center Stage's own colour, and only from there."""
    for start in range(SQUARES):
        wanted = (
            {square for square in range(SQUARES) if (square % 11 + square // 11) % 2 == 0} if start == 60 else set()
        )
        assert found(Shape(CHECKERBOARD), start) == wanted
    assert len(found(Shape(CHECKERBOARD), 60)) == 61


@covers("G-7.2", "G-7.4")
def test_anywhere() -> None:
    assert found(Shape(ANYWHERE), 7) == set(range(SQUARES))


@covers("G-7.2")
def test_a_line_ends_before_the_first_wall_square_whatever_else_is_there() -> None:
    """R-30: it passes over pieces and is stopped by walls; no other shape is."""
    match = board("A6", "C6", "D6", zones=[zone("briar-hedge", "G5", wide=4)])
    state = inner(match)
    assert [line_reach(state, 55, way, 0) for way in range(4)] == [5, 5, 5, 0]
    match = board(seat("A6", hand=["belt-fed-diplomacy"]), "C6", "K6", zones=[zone("briar-hedge", "G5")])
    happened = events(match, "play belt-fed-diplomacy")
    assert area(happened) == ("B6", "C6", "D6", "E6", "F6")
    assert health(match) == [10, 9, 10]
    match = board(seat("F6", hand=["sonic-clap"]), "H6", "K1", zones=[zone("briar-hedge", "G7", wide=4)])
    play(match, "play sonic-clap")
    assert health(match)[1] == 9
    match = board(seat("A6", hand=["yard-work-flamethrower"]), "C6", "K1", zones=[zone("briar-hedge", "B7", wide=3)])
    assert len(area(events(match, "play yard-work-flamethrower"))) == 6


@covers("G-7.4")
def test_a_ghost_on_the_attackers_square_is_hit_and_the_attacker_never() -> None:
    ghost = seat("F6", ghost=True)
    for card in ("chainsaw-solo", "sonic-clap", "four-winds-fist", "haunted-disco-floor"):
        match = board(seat("F6", hand=[card]), "A2", "K2", ghost)
        play(match, f"play {card}")
        assert (health(match)[0], pawn(match, 3).frozen) == (10, True)
    for card in ("split-kick", "gravity-well", "cross-beam-array", "runic-crossfire"):
        match = board(seat("F6", hand=[card]), "A2", "K2", ghost)
        assert f"play {card}" not in legal(match)


@covers("G-7.2")
def test_what_a_shape_asks_for() -> None:
    """A direction for cone, 2x3 and line; a center for the plus; nothing else asks."""
    everywhere = ["F5", "G6", "F8"]
    for card, verb in (
        ("scream-queen", "direction"),
        ("yard-work-flamethrower", "direction"),
        ("belt-fed-diplomacy", "direction"),
        ("grenade-juggling", "center"),
    ):
        match = board(seat("F6", hand=[card]), *everywhere)
        assert {move.split(" ")[0] for move in follow_ups(match, f"play {card}")} == {verb}
