"""Sets of squares as bits against plain sets, and what is kept of areas against what it is computed from."""

import random

from clashtable.core.luck import luck_from_seed
from clashtable.core.state import legal_moves, play, settle
from clashtable.games.genres import GAME
from clashtable.games.genres.geometry.areas import (
    area_of,
    everywhere,
    is_in,
    is_nowhere,
    joined,
    nowhere,
    only,
    rectangle,
    shared,
    spread,
    squares_in,
    without,
)
from clashtable.games.genres.geometry.board import GRID, SIDE, SQUARES
from clashtable.games.genres.geometry.shapes import WITHIN
from clashtable.games.genres.model.pieces import NO_CARDS, NO_NUMBERS
from clashtable.games.genres.model.state import GenresState


def some_squares(luck: random.Random) -> set[int]:
    return set(luck.sample(range(SQUARES), luck.randrange(SQUARES + 1)))


def test_an_area_holds_its_squares_and_no_others() -> None:
    for square in range(SQUARES):
        area = only(square)
        assert squares_in(area) == [square]
        assert [other for other in range(SQUARES) if is_in(area, other)] == [square]
    assert squares_in(everywhere()) == list(range(SQUARES))
    assert is_nowhere(nowhere())
    assert squares_in(nowhere()) == []


def test_areas_are_joined_shared_and_taken_away_as_sets_are() -> None:
    luck = random.Random(1)
    for _again in range(200):
        first, second = some_squares(luck), some_squares(luck)
        area, other = area_of(sorted(first)), area_of(sorted(second))
        assert set(squares_in(joined(area, other))) == first | second
        assert set(squares_in(shared(area, other))) == first & second
        assert set(squares_in(without(area, other))) == first - second
        assert is_nowhere(shared(area, other)) == (not first & second)


def test_an_area_spreads_to_the_squares_around_it_and_not_across_the_border() -> None:
    luck = random.Random(2)
    for squares in [{square} for square in range(SQUARES)] + [some_squares(luck) for _again in range(100)]:
        around = {near for square in squares for near in GRID.around[square]}
        assert set(squares_in(spread(area_of(sorted(squares))))) == squares | around


def test_what_is_within_a_distance_is_what_is_so_near() -> None:
    for distance in range(SIDE):
        for square in range(SQUARES):
            near = [other for other in range(SQUARES) if GRID.distance(square, other) <= distance]
            assert squares_in(WITHIN[distance][square]) == near


def test_the_area_of_a_zone_is_its_rectangle_whatever_has_happened() -> None:
    """What is kept is what would be computed anew: also after a zone was moved, and in a copy."""
    moved = 0
    for seed in range(6):
        state = GAME.deal(4, luck_from_seed(seed), GAME.check_options(4, {}))
        settle(state)
        luck = luck_from_seed(seed + 100)
        while state.pending:
            moves = legal_moves(state)
            shifts = [move for move in moves if move.notation.startswith(("shift", "play urban-planning", "mode 1"))]
            chosen = shifts or moves
            move = chosen[luck.below(len(chosen))]
            moved += move.notation.startswith("shift")
            play(state, move)
            check_zones(state)
            check_zones(state.fork())
    assert moved, "otherwise no zone was moved"
    assert (NO_CARDS, NO_NUMBERS) == ([], []), "what every piece begins with was altered in place"


def check_zones(state: object) -> None:
    assert isinstance(state, GenresState)
    for zone in state.zones:
        assert zone.area == rectangle(zone.square, zone.wide, zone.high)
        covered = {
            square
            for square in range(SQUARES)
            if 0 <= square % SIDE - zone.square % SIDE < zone.wide
            and 0 <= square // SIDE - zone.square // SIDE < zone.high
        }
        assert set(squares_in(zone.area)) == covered
