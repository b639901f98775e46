"""Zones (G-14)."""

from clashtable.games.genres.cards.pool import BY_ID
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.wire.pieces import Damaged, ZoneTriggered
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.turns import active, end_turn, go_to_turn, inner, of_kind
from tests.rulebook import covers


@covers("G-14.1")
def test_a_zone_is_3_by_4_or_4_by_3_anywhere_on_the_battlefield() -> None:
    match = board(seat("F6", hand=["roller-rink"]), "A1", "K1")
    play(match, "play roller-rink")
    assert legal(match) == ["layout 3x4", "layout 4x3"]
    tall, flat = follow_ups(match, "layout 3x4"), follow_ups(match, "layout 4x3")
    assert (len(tall), len(flat)) == (72, 72)
    assert tall[0] == "corner A1"
    assert (tall[-1], flat[-1]) == ("corner I8", "corner H9")
    play(match, "layout 4x3", "corner E5")
    (laid,) = zones(match)
    assert (laid.square, laid.wide, laid.high) == ("E5", 4, 3), "Center Stage included"


@covers("G-14.2")
def test_every_zone_that_covers_a_square_works_there() -> None:
    laid = [zone("haunted-parlor", "C5"), zone("gingerbread-yard", "C5"), zone("pit-of-grabby-hands", "C5")]
    match = board("A1", "D6", "K1", turn=1, phase="turn", zones=laid)
    assert (health(match)[1], player(match, 1).hand) == (8, 2), "1 + 1 damage, one card more than the drawn one"


@covers("G-14.3")
def test_the_kinds_that_trigger() -> None:
    bob = seat(piece("D6", health=5), hand=["rerun", "seance"])

    def after(card: str) -> tuple[int, int, int]:
        match = board("A1", bob, "K1", turn=1, phase="turn", zones=[zone(card, "C5")])
        while asked(match)[1] == "hand-card":
            play(match, legal(match)[0])
        return health(match)[1], player(match, 1).hand, len(zones(match))

    assert after("haunted-parlor") == (4, 3, 1)
    assert after("minefield") == (2, 3, 0)
    assert after("consecrated-picnic") == (6, 3, 1)
    assert after("customs-checkpoint") == (5, 2, 1)
    assert after("gingerbread-yard") == (4, 4, 1)
    for card in ("pit-of-grabby-hands", "roller-rink", "sparring-mat", "library-hours"):
        assert after(card) == (5, 3, 1)


@covers("G-14.3")
def test_toll_and_bait_leave_summons_alone() -> None:
    laid = [zone("customs-checkpoint", "C5"), zone("gingerbread-yard", "C5"), zone("haunted-parlor", "C5")]
    match = board(
        seat("A1", hand=["rerun"], summons={"mop-bot": "D6"}), "K1", "K11", phase="summon", zones=laid
    )  # fmt: skip
    assert (summon(match, "mop-bot").health, hand(match, 0)) == (1, ["rerun"])


@covers("G-14.4")
def test_permanent_zones_stay_and_leave_with_their_controller() -> None:
    laid = [zone("haunted-parlor", "A8", seat=1), zone("roller-rink", "D8", seat=0), zone("force-field", "H8", seat=0)]
    match = board("F6", seat(piece("G6", health=1)), "K1", "A1", zones=laid)
    play(match, "melee")
    assert [found.card for found in zones(match)] == ["roller-rink", "force-field"]
    go_to_turn(match, 0)
    assert [found.card for found in zones(match)] == ["roller-rink"]


@covers("G-14.5")
def test_the_oldest_of_four_zones_makes_room() -> None:
    laid = [zone(card, "A1") for card in ("haunted-parlor", "roller-rink", "sparring-mat", "library-hours")]
    match = board(seat("F6", hand=["minefield"]), "K1", "K11", zones=laid)
    play(match, "play minefield", "layout 3x4", "corner H5")
    assert [found.card for found in zones(match)] == ["roller-rink", "sparring-mat", "library-hours", "minefield"]
    assert discard(match) == ["haunted-parlor"]


@covers("G-14.6")
def test_zones_affect_their_controller_and_never_ghosts() -> None:
    """R-43: your own zones hurt you and your summons."""
    match = board("D6", "K1", "K11", phase="turn", zones=[zone("haunted-parlor", "C5", seat=0)])
    assert health(match)[0] == 9
    match = board(
        "A1", "K1", seat("D6", ghost=True), "K11", turn=2, phase="turn", zones=[zone("minefield", "C5")]
    )  # fmt: skip
    assert (asked(match), len(zones(match))) == ((2, "ghost-menu"), 1)
    play(match, "move", "to D8", "end")
    assert len(zones(match)) == 1


@covers("G-14.7")
def test_a_zone_triggers_at_most_once_per_piece_and_turn() -> None:
    """R-44: stepping in and out does nothing more."""
    match = board(seat("B6", hand=["wiretap"]), "K1", "K11", zones=[zone("haunted-parlor", "C5")])
    play(match, "move", "to C6", "move", "to B6")
    assert health(match)[0] == 9
    assert table(match)["zones"][0]["triggered"] == [1]
    go_to_turn(match, 0)
    play(match, "move", "to C6")
    assert health(match)[0] == 8, "in the next turn it does"


@covers("G-14.7")
def test_a_piece_pushed_in_outside_its_own_turn_is_not_affected_until_its_start_step() -> None:
    """R-45: a zone's direct damage belongs to the affected piece's own turn."""
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "K1", zones=[zone("haunted-parlor", "H5")])
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("I6", 9)
    end_turn(match)
    assert (active(match), health(match)[1]) == (1, 8)


@covers("G-14.7")
def test_a_new_summon_or_a_new_zone_is_not_entering() -> None:
    match = board(
        seat("B6", hand=["mop-bot", "minefield", "wiretap"]), "K1", "K11", zones=[zone("haunted-parlor", "C5")]
    )
    play(match, "play mop-bot", "to C6")
    assert summon(match, "mop-bot").health == 2
    play(match, "play minefield", "layout 3x4", "corner A5")
    assert (health(match)[0], len(zones(match))) == (10, 2)


@covers("G-14.8", "G-4.5")
def test_several_zones_entered_at_one_step_trigger_oldest_first() -> None:
    for cards, wanted in (
        (["haunted-parlor", "consecrated-picnic"], 11), (["consecrated-picnic", "haunted-parlor"], 10),
    ):  # fmt: skip
        match = board(seat(piece("B6", health=11)), "K1", "K11", zones=[zone(card, "C5") for card in cards])
        happened = events(match, "move", "to D6")
        assert [event.card for event in of_kind(happened, ZoneTriggered)] == cards
        assert health(match)[0] == wanted


@covers("G-14.9")
def test_a_wall_needs_squares_without_standing_pieces() -> None:
    match = board(
        seat("F6", hand=["briar-hedge"], summons={"mop-bot": "B2"}), "J2", "J10", seat("B10", ghost=True)
    )  # fmt: skip
    play(match, "play briar-hedge", "layout 3x4")
    offered = legal(match)
    for corner in offered:
        column, row = GRID.space_named(corner.split()[1]) % 11, GRID.space_named(corner.split()[1]) // 11
        for x, y in ((5, 5), (1, 1), (9, 1), (9, 9)):
            assert not (column <= x < column + 3 and row <= y < row + 4)
    assert "corner A8" in offered, "ghosts do not prevent it"


@covers("G-14.9")
def test_walls_stop_moves_pushes_pulls_and_lines_but_not_ghosts() -> None:
    wall = [zone("briar-hedge", "G5")]
    match = board("F6", "K1", "K11", zones=wall)
    assert not {"G6", "I8"} & set(squares(match, "move"))
    match = board(seat("A6", hand=["freeze-ray-lightly-used"]), "K6", "K1", zones=wall)
    assert "play freeze-ray-lightly-used" not in legal(match)
    match = board(seat("F6", hand=["cane-from-stage-left"]), "K6", "A1", zones=wall)
    play(match, "play cane-from-stage-left", "target pawn 1")
    assert pawn(match, 1).square == "J6"
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "A1", zones=wall)
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("F6", 8), "1 damage, and 1 for the Slam"
    match = board("A1", "K1", seat("F6", ghost=True), "K11", turn=2, phase="ghost", zones=wall)
    assert {"G6", "I8", "K6"} <= set(squares(match, "move"))


@covers("G-14.9")
def test_a_wall_for_which_there_is_no_place_is_discarded() -> None:
    names = [
        "mop-bot",
        "furious-bunny",
        "budget-vampire",
        "final-girl",
        "sentry-turret",
        "hired-cleric",
        "sleeper-agent",
    ]
    summons = dict(zip(names, ["C3", "F3", "I3", "C6", "I6", "C9", "F9"], strict=True))
    match = board(seat("F6", hand=["briar-hedge"], summons=summons), "I9", "K11")
    play(match, "play briar-hedge")
    assert (zones(match), discard(match), asked(match)) == ([], ["briar-hedge"], (0, "main"))


@covers("G-14.10")
def test_moving_a_zone() -> None:
    laid = [zone("haunted-parlor", "A1", seat=1), zone("briar-hedge", "E5", seat=1)]
    match = board(seat("B6", hand=["urban-planning"]), "K1", "K11", zones=laid)
    play(match, "play urban-planning", "mode 1")
    assert legal(match) == ["zone haunted-parlor", "zone briar-hedge"]
    play(match, "zone haunted-parlor")
    assert len(legal(match)) == 15, "from the corner only to the right and down"
    assert legal(match)[0] == "shift +1 +0"
    play(match, "shift +0 +3")
    moved = zones(match)[0]
    assert (moved.square, moved.seat, moved.wide, health(match)[0]) == ("A4", 1, 3, 10)
    match = board(seat("H4", hand=["urban-planning"]), "K1", "K11", zones=laid)
    play(match, "play urban-planning", "mode 1", "zone briar-hedge")
    assert not {"shift +1 -1", "shift +3 -1"} & set(legal(match)), "a wall not onto a piece"
    assert {"shift +1 +0", "shift -3 -3"} <= set(legal(match)), "it may overlap where it was"
    assert "shift +0 +0" not in legal(match)


@covers("G-14.3", "G-14.7")
def test_a_mine_is_destroyed_even_if_its_damage_is_reduced_to_nothing() -> None:
    """No cards take off 3: Defense 3 is three Dragonscale Pajamas."""
    for layers, amount in ((1, 2), (3, 0)):
        match = board("B6", "K1", "K11", zones=[zone("minefield", "C5", seat=1)])
        inner(match).pawns[0].equipment = [BY_ID["dragonscale-pajamas"]] * layers
        happened = events(match, "move", "to C6")
        assert [event.amount for event in of_kind(happened, Damaged)] == [amount]
        assert (health(match)[0], zones(match), discard(match)) == (10 - amount, [], ["minefield"])
