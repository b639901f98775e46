"""Movement and blocking (G-6), against brute force where a route is to be found."""

import itertools
import random

import pytest

from clashtable.core.match import Match
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.movement import destinations
from clashtable.games.genres.model.routes import route
from clashtable.games.genres.wire.pieces import Damaged, Moved
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    follow_ups,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    zone,
    zones,
)
from tests.games.genres.turns import inner, lay, of_kind, path
from tests.rulebook import covers

DAMAGING = {"haunted-parlor": 1, "minefield": 3, "gingerbread-yard": 1}
TRIGGERING = {*DAMAGING, "consecrated-picnic", "customs-checkpoint"}


@covers("G-6.1")
def test_a_move_is_a_walked_route_of_up_to_five_steps() -> None:
    """R-18: not a jump within a radius."""
    match = board("F6", "A1", "K1", "A11")
    assert len(squares(match, "move")) == 117, "everywhere but for the pieces: the corners are 5 away"
    boxed = [zone("briar-hedge", "A3", wide=4), zone("force-field", "D1", wide=3)]
    match = board("A1", "K1", "K11", zones=boxed)
    assert squares(match, "move") == ["B1", "C1", "A2", "B2", "C2"]
    match = board(seat("A1", summons={"mop-bot": "F6"}), "K1", "K11", phase="summon")
    assert len(squares(match, "move")) == 48, "a summon's movement value is printed"


@covers("G-6.2")
def test_walls_and_standing_pieces_block_and_ghosts_do_not() -> None:
    """R-19: friend and enemy alike; no two standing pieces share a square, ghosts share with everybody."""
    wall = {"mop-bot": "A2", "furious-bunny": "B2"}
    match = board(seat("A1", summons=wall), "B1", "K11", "K1")
    assert "move" not in legal(match)
    match = board(seat("A1", summons={"mop-bot": "A2"}), "B1", seat("B2", ghost=True), "K1")
    reached = squares(match, "move")
    assert {"B2", "C3"} <= set(reached), "diagonally between two pieces, through and onto a ghost"
    play(match, "move", "to B2")
    assert (pawn(match, 0).square, pawn(match, 2).square) == ("B2", "B2")


@covers("G-6.3")
def test_costs_are_doubled_and_halved_by_zones_and_marks() -> None:
    """R-20: the square entered decides; effects multiply, between 1 and 8."""
    for marks, inside, outside in (({}, 2, 5), ({"slowed": True}, 1, 2), ({"hasted": True}, 5, 10)):
        match = board(seat(piece("C6", **marks)), "K1", "K11")
        lay(match, "pit-of-grabby-hands", 0, 11, 11)
        reached = destinations(inner(match), inner(match).pawns[0], 5)
        in_row = [square for square in reached if square // 11 == 5 and square % 11 > 2]
        assert max(square % 11 - 2 for square in in_row) == inside
        match = board(seat(piece("A6", **marks)), "K1", "K11")
        reached = destinations(inner(match), inner(match).pawns[0], 5)
        assert max(square % 11 for square in reached if square // 11 == 5) == outside
    match = board("F6", "K1", "K11", zones=[zone("pit-of-grabby-hands", "C5", wide=4)])
    assert "K6" in squares(match, "move"), "leaving a slow square costs nothing extra"


@covers("G-6.4")
@pytest.mark.parametrize(
    ("equipment", "fields", "value"),
    [
        ([], {}, 5),
        (["seven-league-clogs"], {}, 8),
        (["enormous-gun", "dragonscale-pajamas"], {}, 2),
        (["enormous-gun", "clown-shoes"], {}, 1),
        (["seven-league-clogs"], {"rooted": True}, 0),
    ],
)
def test_the_movement_value(equipment: list[str], fields: dict[str, bool], value: int) -> None:
    match = board(seat(piece("F6", equipment=equipment, **fields)), "K1", "K11")
    assert pawn(match, 0).movement.value == value


@covers("G-6.4")
def test_a_printed_zero_stays_zero_and_at_most_is_applied_last() -> None:
    turret = {"sentry-turret": piece("C3", equipment=["seven-league-clogs"])}
    match = board(seat("A1", summons=turret), "K1", "K11", events=["full-moon"])
    assert summon(match, "sentry-turret").movement.value == 0
    ann = seat(piece("F6", equipment=["seven-league-clogs"]))
    match = board(ann, seat("K1", summons={"wicked-stepmother": "G6"}), "K11")
    assert pawn(match, 0).movement.value == 2
    slow = seat(piece("F6", equipment=["enormous-gun", "clown-shoes"]))
    match = board(slow, "K1", "K11", events=["gravity-department-on-strike"])
    assert pawn(match, 0).movement.value == 2, "5 - 2 - 2 + 1"


@covers("G-6.4")
def test_at_most_two_does_not_mean_two() -> None:
    """Wicked Stepmother: whoever has Movement 1 keeps it."""
    slow = seat(piece("F6", equipment=["enormous-gun", "clown-shoes"]))
    match = board(slow, seat("K1", summons={"wicked-stepmother": "G6"}), "K11")
    assert pawn(match, 0).movement.value == 1


@covers("G-6.5")
def test_one_step_is_always_possible() -> None:
    """R-21: a slow piece is never stuck in a slow zone."""
    slow = seat(piece("D6", slowed=True, equipment=["enormous-gun", "clown-shoes"]))
    match = board(slow, "K1", "K11", zones=[zone("pit-of-grabby-hands", "C5")])
    assert squares(match, "move") == ["C5", "D5", "E5", "C6", "E6", "C7", "D7", "E7"]
    rooted = seat(piece("D6", rooted=True))
    assert "move" not in legal(board(rooted, "K1", "K11"))
    flying = seat(piece("D6", slowed=True, equipment=["jetpack-warranty-void"]))
    match = board(flying, seat("K1", summons={"wicked-stepmother": "K2"}), "K11", events=[])
    assert len(squares(match, "move")) == 48, "6 movement, each step 4 half-points: 3 steps"


@covers("G-6.6")
def test_the_present_square_is_no_destination() -> None:
    match = board("F6", "A1", "K1")
    assert "F6" not in squares(match, "move")
    assert all(move.startswith("to ") for move in follow_ups(match, "move"))


# --- routes


Key = tuple[int, int, int, int, list[int]]
"""How a route is compared: damage, zones, cost, steps, squares."""


def cost_of(match: Match, square: int) -> int:
    """Return what entering a square costs seat 0, in half-points."""
    mover = inner(match).pawns[0]
    cost = 2.0 * (2 if mover.is_slowed else 1) / (2 if mover.is_hasted else 1)
    for found in inner(match).zones:
        if found.has(square):
            cost *= {"pit-of-grabby-hands": 2, "roller-rink": 0.5}.get(found.card.id, 1)
    return int(max(1, min(8, cost)))


def triggered(match: Match, way: list[int]) -> list[str]:
    """Return the zones that a route triggers."""
    return [
        found.card.id
        for found in inner(match).zones
        if found.card.id in TRIGGERING
        and any(found.has(there) and not found.has(here) for here, there in itertools.pairwise(way))
    ]


def brute_force(match: Match, budget: int) -> dict[int, Key]:
    """Return for every destination the first route by the order of G-6.7, found by trying all of them."""
    state = inner(match)
    start = state.pawns[0].square
    closed = {square for square in range(121) if not state.is_free(square)}
    best: dict[int, Key] = {}
    ways: list[tuple[list[int], int]] = [([], 0)]
    while ways:
        way, spent = ways.pop()
        for near in GRID.around[way[-1] if way else start]:
            total, longer = spent + cost_of(match, near), [*way, near]
            if near in closed or near in way or (total > budget and way):
                continue
            entered = triggered(match, [start, *longer])
            damage = sum(DAMAGING.get(card, 0) for card in entered)
            key = (damage, len(entered), total, len(longer), longer)
            best[near] = min(best.get(near, key), key)
            if total <= budget:
                ways.append((longer, total))
    return best


@covers("G-6.6", "G-6.7")
@pytest.mark.parametrize("seed", range(12))
def test_destinations_and_routes_are_those_of_brute_force(seed: int) -> None:
    """R-22: the player chooses the destination, the rule the route."""
    rng = random.Random(seed)
    cards = [
        "haunted-parlor", "minefield", "gingerbread-yard", "consecrated-picnic", "customs-checkpoint", "briar-hedge",
        "pit-of-grabby-hands", "roller-rink",
    ]  # fmt: skip
    match = board(seat(piece("F6", slowed=seed % 4 == 1, hasted=seed % 4 == 2), summons={"mop-bot": "E7"}), "G6", "E5")
    for card in rng.sample(cards, 4):
        wide = rng.choice((3, 4))
        column, row = rng.randrange(2, 9 - wide), rng.randrange(2, 6)
        if card != "briar-hedge":
            lay(match, card, row * 11 + column, wide, 7 - wide)
    lay(match, "briar-hedge", rng.randrange(40, 50), 2, 1)
    allowance = 1 if seed % 4 == 2 else 3
    wanted = brute_force(match, 2 * allowance)
    state = inner(match)
    mover = state.pawns[0]
    assert destinations(state, mover, allowance) == sorted(wanted)
    for square, key in wanted.items():
        assert route(state, mover, square, allowance, is_own_turn=True) == key[-1], GRID.names[square]


@covers("G-6.7", "G-14.3")
def test_a_route_would_rather_pay_toll_than_take_the_bait() -> None:
    """Both ways trigger one zone; the damage of a bait zone is printed damage."""
    laid = [zone("gingerbread-yard", "B3", wide=4), zone("customs-checkpoint", "B6", wide=4)]
    match = board("A6", "K1", "K11", zones=laid)
    happened = events(match, "move", "to F5")
    assert health(match)[0] == 10
    assert all(int(square[1:]) >= 6 for square in path(happened, 1)[:-1])


@covers("G-6.7")
def test_the_route_outside_the_own_turn_minds_no_zones() -> None:
    """No zone would trigger on Bob now, so the smallest list of squares decides."""
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["falling-leaf-step"]), "A1", zones=[zone("minefield", "F1")]
    )
    play(match, "play scream-queen", "respond falling-leaf-step")
    happened = events(match, "to G5")
    assert path(happened, 2) == ["F4", "G5"]
    assert health(match)[1] == 10


@covers("G-6.8")
def test_a_zone_triggers_at_the_step_that_enters_it_and_a_dead_mover_stops() -> None:
    match = board(seat(piece("B6", health=1)), "K1", "K11", zones=[zone("haunted-parlor", "C5", seat=1)])
    happened = events(match, "move", "to F6")
    assert path(happened, 1) == ["C5"]
    assert (pawn(match, 0).kind, pawn(match, 0).square) == ("ghost", "C5")


@covers("G-6.9")
def test_a_move_up_to_n_may_stay_and_opens_no_window() -> None:
    bob = seat("K1", hand=["banana-peel", "thou-shalt-not-stroll"])
    match = board(seat("F6", hand=["everything-bagel"]), bob, "K11")
    play(match, "play everything-bagel")
    assert (asked(match), legal(match)[0], len(legal(match))) == ((0, "destination"), "stay", 25)
    play(match, "to H6")
    assert (asked(match), pawn(match, 0).square) == ((0, "main"), "H6")


@covers("G-6.10")
def test_flying_passes_over_everything_and_lands_on_a_free_square() -> None:
    laid = [zone("haunted-parlor", "G5", wide=3), zone("briar-hedge", "D1"), zone("pit-of-grabby-hands", "G5", wide=3)]
    match = board(seat(piece("F6", equipment=["jetpack-warranty-void"])), "E6", "K11", zones=laid)
    reached = squares(match, "move")
    assert len(reached) == 121 - 3 - 12, "6 steps reach everything but pieces and walls"
    happened = events(match, "move", "to K6")
    assert (health(match)[0], of_kind(happened, Moved)[0].how) == (10, "fly")


@covers("G-6.10", "G-14.7")
def test_a_zone_at_the_end_of_a_flight_triggers_if_the_flight_began_outside() -> None:
    flyer = seat(piece("E6", equipment=["jetpack-warranty-void"]))
    match = board(flyer, "A1", "K11", zones=[zone("haunted-parlor", "G5")])
    play(match, "move", "to H6")
    assert health(match)[0] == 9
    inside = seat(piece("G5", equipment=["jetpack-warranty-void"]))
    match = board(inside, "A1", "K11", zones=[zone("haunted-parlor", "G5")])
    play(match, "move", "to H6")
    assert health(match)[0] == 10


@covers("G-6.10")
@pytest.mark.parametrize(
    ("marks", "far"), [({}, 6), ({"slowed": True}, 3), ({"hasted": True}, 10), ({"slowed": True, "hasted": True}, 6)]
)
def test_steps_of_a_flight_cost_the_same_everywhere(marks: dict[str, bool], far: int) -> None:
    match = board(seat(piece("A6", equipment=["jetpack-warranty-void"], **marks)), "B1", "K11",
                  zones=[zone("pit-of-grabby-hands", "B5"), zone("roller-rink", "E5")])  # fmt: skip
    reached = [GRID.space_named(name) for name in squares(match, "move")]
    assert max(square % 11 for square in reached) == far


@covers("G-6.7", "G-6.10", "G-6.14")
def test_the_route_of_a_flight_is_the_first_in_reading_order() -> None:
    match = board(seat(piece("F6", equipment=["jetpack-warranty-void"])), "A1", "K1")
    assert path(events(match, "move", "to H6"), 1) == ["G5", "H6"]


@covers("G-6.11")
def test_teleports_and_swaps_ignore_roots_costs_and_blocking() -> None:
    boxed = {"mop-bot": "A2", "furious-bunny": "B2"}
    match = board(seat(piece("A1", rooted=True), hand=["teleporter-mix-up"], summons=boxed), "B1", "K11")
    play(match, "play teleporter-mix-up", "piece pawn 2")
    assert [pawn(match, number).square for number in (0, 2)] == ["K11", "A1"]
    match = board(seat(piece("A1", rooted=True), hand=["hero-landing"], summons=boxed), "B1", "K11")
    play(match, "play hero-landing", "to C1")
    assert (pawn(match, 0).square, health(match)[1]) == ("C1", 8)


@covers("G-6.11")
def test_a_teleport_to_a_square_that_is_taken_by_then_does_nothing() -> None:
    match = board(seat("A6", hand=["hero-landing"]), seat("E6", hand=["falling-leaf-step"]), "K1")
    play(match, "play hero-landing", "to D6", "respond falling-leaf-step", "to D6")
    assert ([pawn(match, number).square for number in (0, 1)], health(match)[1]) == (["A6", "D6"], 10)


@covers("G-6.12")
def test_a_pushed_piece_does_not_move_by_itself() -> None:
    bob = seat(piece("E6", rooted=True, slowed=True))
    match = board(seat("D6", hand=["shoulder-charge"]), bob, "A1", zones=[zone("pit-of-grabby-hands", "F5")])
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, pawn(match, 1).moved, health(match)[1]) == ("I6", False, 9)


@covers("G-6.13")
def test_a_blocked_route_is_walked_another_way_or_not_at_all() -> None:
    """The destination stays; Bob steps onto it, so Ann stays where she is."""
    match = board(seat("F6", hand=["flying-kick"]), seat("I6", hand=["falling-leaf-step"]), "K1")
    play(match, "play flying-kick", "to H6", "respond falling-leaf-step", "to H6")
    assert ([pawn(match, number).square for number in (0, 1)], health(match)[1]) == (["F6", "H6"], 10)
    match = board(seat("F6", hand=["flying-kick"]), seat("I6", hand=["falling-leaf-step"]), "K1")
    play(match, "play flying-kick", "to H6", "respond falling-leaf-step", "to G5")
    assert (pawn(match, 0).square, health(match)[1]) == ("H6", 9), "round him, and he is still adjacent"


@covers("G-6.14")
def test_a_move_that_is_stopped_makes_one_step() -> None:
    match = board("B6", seat("K1", hand=["banana-peel"]), "K11", zones=[zone("haunted-parlor", "C5")])
    play(match, "move", "to F6")
    happened = events(match, "respond banana-peel")
    assert path(happened, 1) == ["C5"]
    assert [(event.by, event.amount) for event in of_kind(happened, Damaged)] == [
        ("haunted-parlor", 1), ("banana-peel", 1),
    ]  # fmt: skip
    assert health(match)[0] == 8


@covers("G-6.14")
def test_a_stopped_flight_over_a_piece_does_not_move() -> None:
    flyer = seat(piece("F6", equipment=["jetpack-warranty-void"]))
    match = board(flyer, seat("K1", hand=["banana-peel"]), "G5")
    play(match, "move", "to H6", "respond banana-peel")
    assert (pawn(match, 0).square, health(match)[0]) == ("F6", 9)


@covers("G-6.8", "G-14.3")
def test_a_walk_goes_on_after_a_toll() -> None:
    match = board(seat("B6", hand=["rerun", "seance"]), "K1", "K11", zones=[zone("customs-checkpoint", "C5")])
    play(match, "move", "to D7")
    assert (asked(match), pawn(match, 0).square) == ((0, "hand-card"), "C6")
    play(match, "pick seance")
    assert (pawn(match, 0).square, discard(match), player(match, 0).hand) == ("D7", ["seance"], 1)
    assert len(zones(match)) == 1
