"""Worked examples: movement and zones."""

from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.movement import destinations, entry_costs, grounds
from clashtable.games.genres.wire.pieces import Damaged, Died
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    follow_ups,
    has_summon,
    health,
    legal,
    pawn,
    piece,
    play,
    seat,
    squares,
    summon,
    zone,
    zones,
)
from tests.games.genres.turns import inner, lay, of_kind, path, pieces_hit

# --- movement


def test_e19_slow_squares() -> None:
    match = board("B6", "K1", "K11", "A11", zones=[zone("pit-of-grabby-hands", "C5", wide=4)])
    reachable = squares(match, "move")
    assert "E6" not in reachable
    assert {"C6", "D6", "E5"} <= set(reachable)
    question = match.question()
    assert question is not None
    labels = [plan.label for plan in question.plans]
    for words in ("Move: C6, 2 of 5", "Move: D6, 4 of 5", "Move: E5, 5 of 5"):
        assert words in labels
    assert path(events(match, "move", "to E5"), 1) == ["C5", "D4", "E5"], "as cheap as B5, C4, D4, E5, in fewer steps"


def test_e20a_at_most_2_slow_and_10_fast_squares() -> None:
    match = board("F6", "K1", "K11", "A11")
    lay(match, "pit-of-grabby-hands", 0, 11, 11)
    reached = destinations(inner(match), inner(match).pawns[0], 5)
    assert max(GRID.distance(60, square) for square in reached) == 2
    match = board("A1", "B9", "C9", "D9")
    assert max(GRID.distance(0, square) for square in destinations(inner(match), inner(match).pawns[0], 5)) == 5
    lay(match, "roller-rink", 0, 11, 11)
    assert max(GRID.distance(0, square) for square in destinations(inner(match), inner(match).pawns[0], 5)) == 10


def test_e20b_slow_and_fast_cancel_and_two_slow_zones_cost_8() -> None:
    match = board("A1", "K1", "K11", "A11", zones=[zone("pit-of-grabby-hands", "C5"), zone("roller-rink", "D5")])
    costs = entry_costs(grounds(inner(match), inner(match).pawns[0]))
    assert [costs[GRID.space_named(name)] for name in ("B5", "C5", "D5", "E5", "F5")] == [2, 4, 2, 2, 1]
    lay(match, "pit-of-grabby-hands", GRID.space_named("C5"), 1, 1)
    assert entry_costs(grounds(inner(match), inner(match).pawns[0]))[GRID.space_named("C5")] == 8


def test_e21_hasted() -> None:
    match = board(seat("F6", hand=["midnight-sprint"]), "A1", "A11", "K11")
    play(match, "play midnight-sprint")
    assert pawn(match, 0).hasted
    reached = [move for move in legal(match) if move.startswith("to ")]
    assert legal(match)[0] == "stay"
    assert len(reached) == 80, "9 by 9 squares without the own one"
    assert {"to B2", "to J10"} <= set(reached)
    assert "to A6" not in reached
    play(match, "to B2")
    assert "K10" in squares(match, "move"), "10 squares away"


def test_e22_minimum_step() -> None:
    slow = {"sleeper-agent": piece("D6", equipment=["dragonscale-pajamas"])}
    match = board(
        seat("A1", summons=slow), "K1", "K11", "A11", phase="summon", zones=[zone("pit-of-grabby-hands", "C5")]
    )
    assert summon(match, "sleeper-agent").movement.value == 1
    assert squares(match, "move") == ["C5", "D5", "E5", "C6", "E6", "C7", "D7", "E7"]
    play(match, "move", "to C5")
    assert summon(match, "sleeper-agent").square == "C5"


def test_e24a_a_route_round_the_zone() -> None:
    match = board("B6", "K1", "K11", "A11", zones=[zone("haunted-parlor", "C5")])
    assert path(events(match, "move", "to F5"), 1) == ["B5", "C4", "D3", "E4", "F5"]
    assert health(match)[0] == 10


def test_e24b_a_route_through_the_zone() -> None:
    match = board("B6", "K1", "K11", "A11", zones=[zone("haunted-parlor", "C5")])
    happened = events(match, "move", "to F6")
    assert path(happened, 1) == ["C5", "D4", "E5", "F6"]
    assert [event.amount for event in of_kind(happened, Damaged)] == [1]
    assert health(match)[0] == 9


def test_e25_ghost_walk() -> None:
    match = board(
        "A1", "I6", "K11", seat("D6", ghost=True), turn=3, phase="ghost", zones=[zone("briar-hedge", "E5", seat=0)]
    )
    play(match, "move", "to I6")
    assert [pawn(match, number).square for number in (1, 3)] == ["I6", "I6"]


# --- zones


def test_e26_once_per_turn() -> None:
    match = board("D6", "K1", "K11", "A11", phase="turn", zones=[zone("haunted-parlor", "C5")])
    assert health(match)[0] == 9
    play(match, "move", "to B6", "move", "to D6")
    assert (pawn(match, 0).square, health(match)[0]) == ("D6", 9)


def test_e27_fifth_zone() -> None:
    laid = [
        zone("briar-hedge", "A1"), zone("haunted-parlor", "E1"), zone("sparring-mat", "H1"), zone("roller-rink", "A6"),
    ]  # fmt: skip
    match = board("K11", seat("F11", hand=["force-field"]), "K6", "A11", turn=1, zones=laid)
    play(match, "play force-field")
    assert "briar-hedge" not in [found.card for found in zones(match)], "it goes before the new one is placed"
    play(match, "layout 3x4", "corner A1")
    assert [found.card for found in zones(match)] == ["haunted-parlor", "sparring-mat", "roller-rink", "force-field"]
    assert zones(match)[-1].square == "A1"
    assert discard(match) == ["briar-hedge"]


def test_e29_amplify_and_cover() -> None:
    laid = [zone("sparring-mat", "F5"), zone("brooding-rooftop", "F5"), zone("haunted-parlor", "F5")]
    match = board("E6", "F6", "K11", "A11", zones=laid)
    happened = events(match, "melee")
    assert pieces_hit(happened) == (2,)
    assert [event.amount for event in of_kind(happened, Damaged)] == [0]
    assert health(match)[1] == 10
    match = board("E6", "F8", "K11", "A11", turn=1, phase="turn", zones=laid)
    assert health(match)[1] == 9


def test_e30a_mine() -> None:
    match = board(
        seat("A1", summons={"medium-sized-dragon": "D4"}), "K1", "K11", "A11",
        phase="summon", zones=[zone("minefield", "D5")],
    )  # fmt: skip
    play(match, "move", "to D5")
    assert summon(match, "medium-sized-dragon").health == 2
    assert (zones(match), discard(match)) == ([], ["minefield"])


def test_e30b_nobody_is_credited_for_the_own_mine() -> None:
    clogs = {"sleeper-agent": piece("D4", equipment=["seven-league-clogs"])}
    match = board(
        seat("A1", summons=clogs), "K1", "K11", "A11", phase="summon", zones=[zone("minefield", "D5")]
    )  # fmt: skip
    happened = events(match, "move", "to D5")
    (died,) = of_kind(happened, Died)
    assert (died.card, died.credited) == ("sleeper-agent", None)
    assert not has_summon(match, "sleeper-agent")
    assert sorted(discard(match)) == ["minefield", "seven-league-clogs", "sleeper-agent"]
    assert asked(match)[1] == "main", "nobody is asked about the equipment"


def test_e27b_the_fifth_zone_may_use_the_squares_of_the_first() -> None:
    laid = [
        zone("briar-hedge", "A1"), zone("haunted-parlor", "E1"), zone("sparring-mat", "H1"), zone("roller-rink", "A6"),
    ]  # fmt: skip
    match = board("K11", seat("F11", hand=["consecrated-picnic"]), "K6", "A11", turn=1, zones=laid)
    assert "corner A1" in follow_ups(match, "play consecrated-picnic", "layout 4x3")
