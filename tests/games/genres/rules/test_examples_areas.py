"""Worked examples: areas, Push, Pull and Slam."""

from tests.games.genres.board import board, events, follow_ups, health, legal, pawn, piece, play, seat, summon
from tests.games.genres.turns import area, pieces_hit

# --- areas


def test_e1_burst_size() -> None:
    match = board(seat("F6", hand=["dont-look-back"]), "C9", "J6", "A1")
    happened = events(match, "play dont-look-back")
    covered = area(happened)
    assert len(covered) == 49
    assert set(covered) == {f"{column}{row}" for column in "CDEFGHI" for row in range(3, 10)}
    assert pieces_hit(happened) == (2,)
    assert health(match) == [10, 8, 10, 10]


def test_e2_burst_at_the_corner() -> None:
    match = board(seat("A1", hand=["spinning-back-everything"]), "B2", "K11", "K1")
    assert area(events(match, "play spinning-back-everything")) == ("A1", "B1", "A2", "B2")
    assert health(match) == [10, 9, 10, 10]


def test_e4_ring() -> None:
    match = board(seat("F6", hand=["fridge-toss"]), "H6", "I8", "J6")
    happened = events(match, "play fridge-toss")
    assert pieces_hit(happened) == (3,), "the only target needs no choice"
    assert health(match) == [10, 10, 8, 10]


def test_e5_cone() -> None:
    match = board(seat("C6", hand=["scream-queen"]), "D5", "E5", "K11")
    happened = events(match, "play scream-queen")
    assert set(area(happened)) == {"D6", "E5", "E6", "E7", "F4", "F5", "F6", "F7", "F8"}
    assert health(match) == [10, 10, 9, 10]


def test_e6_cone_cut_off() -> None:
    match = board(seat("F2", hand=["scream-queen"]), "F1", "A11", "K11")
    assert area(events(match, "play scream-queen")) == ("F1",)
    assert health(match) == [10, 9, 10, 10]


def test_e7_2x3() -> None:
    match = board(seat("F6", hand=["yard-work-flamethrower"]), "E4", "A11", "K11")
    assert area(events(match, "play yard-work-flamethrower")) == ("E4", "F4", "G4", "E5", "F5", "G5")
    assert health(match) == [10, 9, 10, 10]


def test_e9_plus_centers() -> None:
    match = board(seat("A1", hand=["grenade-juggling"]), "C2", "A2", "B3")
    centers = ["center A1", "center C1", "center C2", "center A3", "center B3", "center C3"]
    assert follow_ups(match, "play grenade-juggling") == centers
    match = board(seat("A1", hand=["grenade-juggling"]), "B1", "K11", "K1")
    assert follow_ups(match, "play grenade-juggling") == ["center A1", "center C1"]


def test_e10_plus_damage() -> None:
    match = board(seat("F6", hand=["grenade-juggling"]), "H6", "H5", "G5")
    happened = events(match, "play grenade-juggling", "center H6")
    assert set(area(happened)) == {"H6", "H5", "I6", "H7", "G6"}
    assert health(match) == [10, 8, 9, 10]


def test_e11_alternate_plus() -> None:
    match = board(seat("F6", hand=["four-winds-fist"]), "F5", "G5", "A1")
    play(match, "play four-winds-fist")
    assert health(match) == [10, 9, 10, 10]
    assert [pawn(match, number).square for number in range(4)] == ["F6", "F2", "G5", "A1"]


def test_e12a_checkerboard() -> None:
    match = board(seat("F6", hand=["haunted-disco-floor"]), "A1", "F1", "G7")
    play(match, "play haunted-disco-floor")
    assert health(match) == [10, 8, 10, 8]


def test_e12b_checkerboard_one_target() -> None:
    match = board(seat("F6", hand=["off-with-their-squares"]), "A1", "F1", "G7")
    assert follow_ups(match, "play off-with-their-squares") == ["target pawn 1", "target pawn 3"]


def test_e12c_checkerboard_only_on_center_stage() -> None:
    match = board(seat("E6", hand=["haunted-disco-floor", "off-with-their-squares"]), "A1", "F1", "G7")
    assert [move for move in legal(match) if move.startswith("play")] == []


def test_e14_first_target() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used"], summons={"mop-bot": "C6"}), "F6", "H6", seat("D6", ghost=True)
    )
    happened = events(match, "play freeze-ray-lightly-used")
    assert set(pieces_hit(happened)) == {pawn(match, 1).id, pawn(match, 3).id}
    assert summon(match, "mop-bot").health == 2
    assert pawn(match, 3).frozen
    assert (pawn(match, 1).health, pawn(match, 1).slowed) == (9, True)
    assert (pawn(match, 2).health, pawn(match, 2).slowed) == (10, False)


# --- Push, Pull, Slam


def test_e15a_slam() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "H6", "A1")
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, pawn(match, 1).health) == ("G6", 8)
    assert (pawn(match, 2).square, pawn(match, 2).health) == ("H6", 10)


def test_e15b_no_slam_after_the_full_distance() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "H1", "A1")
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, pawn(match, 1).health) == ("I6", 9)


def test_e16_push_direction() -> None:
    match = board(seat("F6", hand=["dinosaur-stampede"]), "I7", "H7", "A1")
    happened = events(match, "play dinosaur-stampede")
    assert [(pawn(match, number).square, pawn(match, number).health) for number in (1, 2)] == [("K7", 8), ("K10", 9)]
    moved = [(event.piece, event.path) for event in happened if type(event).__name__ == "Moved"]  # type: ignore[attr-defined]
    assert moved == [(2, ("J7", "K7")), (3, ("I8", "J9", "K10"))], "the farther one first"


def test_e17_pull() -> None:
    match = board(seat("F6", hand=["gravity-well"]), "J6", "G6", "A1")
    play(match, "play gravity-well")
    assert (pawn(match, 1).square, pawn(match, 1).health) == ("H6", 9)
    assert (pawn(match, 2).square, pawn(match, 2).health) == ("G6", 10)


def test_e17b_the_area_does_not_hold_the_adjacent() -> None:
    match = board(seat("F6", hand=["gravity-well"]), piece_at("G6"), "K1", "A1")
    assert "play gravity-well" not in legal(match)


def piece_at(square: str) -> dict[str, object]:
    """Return a player with a plain pawn."""
    return seat(piece(square))
