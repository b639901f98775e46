"""Grab Bag, Action cards: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    has_summon,
    health,
    is_calm,
    legal,
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    view,
    zone,
    zones,
)
from tests.games.genres.cards.telling import attack_area, block, damages
from tests.rulebook import covers


@about("haunted-disco-floor")
@covers("G-7.2", "G-7.4")
def test_haunted_disco_floor_hits_everybody_on_the_color_of_center_stage_for_two() -> None:
    match = board(seat("F6", hand=["haunted-disco-floor"]), "A1", "F1", "G7", "F5", actions=3)
    even = [square for square in block("A1", "K11") if (ord(square[0]) + int(square[1:])) % 2 == 0]
    assert attack_area(match, "play haunted-disco-floor") == even
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10, 8, 10], 1, True)


@about("haunted-disco-floor", "duct-tape")
@covers("G-5.3", "G-10.5")
def test_haunted_disco_floor_is_played_on_center_stage_only_with_two_actions_and_a_target() -> None:
    off = board(seat("E6", hand=["haunted-disco-floor", "duct-tape"]), "F6", "A1")
    assert "play haunted-disco-floor" not in legal(off)
    assert "play haunted-disco-floor" not in legal(
        board(seat("F6", hand=["haunted-disco-floor"]), "A1", "K1", actions=1)
    )
    assert "play haunted-disco-floor" not in legal(board(seat("F6", hand=["haunted-disco-floor"]), "F5", "A6"))


@about("haunted-disco-floor")
@covers("G-7.4", "G-8.1", "G-18.8")
def test_haunted_disco_floor_spares_allies_and_freezes_ghosts_even_on_the_own_square() -> None:
    match = board(
        seat("F6", hand=["haunted-disco-floor"], summons={"furious-bunny": "G7"}),
        seat("F1", summons={"annoying-sidekick": "A1"}), "A2", seat("F6", ghost=True), seat("F7", ghost=True),
        actions=3,
    )  # fmt: skip
    play(match, "play haunted-disco-floor")
    assert (summon(match, "furious-bunny").health, summon(match, "annoying-sidekick").health) == (2, 2)
    assert (health(match)[:3], [pawn(match, number).frozen for number in (3, 4)]) == ([10, 10, 10], [True, False])
    assert is_calm(match)


@about("everything-bagel")
@covers("G-6.9", "G-10.2")
def test_everything_bagel_heals_two_draws_a_card_and_moves_two_squares() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["everything-bagel"]), "G6", "A1", armories=[["mop-bot", "sentry-turret"]]
    )
    play(match, "play everything-bagel")
    assert (health(match), hand(match, 0), asked(match)) == ([7, 10, 10], ["mop-bot"], (0, "destination"))
    assert legal(match) == ["stay", *[f"to {square}" for square in block("D4", "H8") if square not in ("F6", "G6")]]
    play(match, "to H8")
    assert (pawn(match, 0).square, actions(match), is_calm(match)) == ("H8", 1, True)


@about("everything-bagel")
@covers("G-6.9", "G-9.1", "G-21.2")
def test_everything_bagel_may_stay_and_does_not_move_the_rooted() -> None:
    match = board(seat(piece("F6", health=10, bleed=1), hand=["everything-bagel"]), "A1", "K1")
    play(match, "play everything-bagel", "stay")
    assert (health(match), pawn(match, 0).square, pawn(match, 0).bleed) == ([11, 10, 10], "F6", 0)
    rooted = board(seat(piece("F6", rooted=True), hand=["everything-bagel"]), "A1", "K1")
    play(rooted, "play everything-bagel")
    assert (health(rooted), pawn(rooted, 0).square, is_calm(rooted)) == ([11, 10, 10], "F6", True)


@about("everything-bagel", "radioactive-drizzle")
@covers("G-19.6")
def test_everything_bagel_is_finished_before_an_event_it_drew_is_played() -> None:
    match = board(
        seat("F6", hand=["everything-bagel"]), "A1", "K1", armories=[["radioactive-drizzle", "mop-bot"]],
        chance=["coin tails", "coin tails", "coin tails"],
    )  # fmt: skip
    play(match, "play everything-bagel")
    assert (asked(match), health(match)) == ((0, "destination"), [11, 10, 10])
    play(match, "to F4")
    assert (health(match), hand(match, 0), pawn(match, 0).square) == ([10, 9, 9], [], "F4")
    assert is_calm(match)


@about("everything-bagel", "classified", "bard-backup-vocals")
@covers("G-10.3", "G-10.5")
def test_everything_bagel_takes_backup_vocals_and_does_nothing_when_cancelled() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["everything-bagel", "bard-backup-vocals"]), seat("A1", hand=["classified"]),
        "K1",
    )  # fmt: skip
    cancelled = match.fork()
    play(match, "play everything-bagel", "attach bard-backup-vocals", "pass", "stay")
    assert health(match) == [7, 10, 10]
    play(cancelled, "play everything-bagel", "attach bard-backup-vocals", "respond classified")
    assert (health(cancelled), hand(cancelled, 0), is_calm(cancelled)) == ([2, 10, 10], [], True)


@about("dinosaur-stampede")
@covers("G-12.1", "G-12.3")
def test_dinosaur_stampede_hits_burst_four_for_one_pushes_three_and_slams_one() -> None:
    match = board(seat("F6", hand=["dinosaur-stampede"]), "I7", "H7", "K6", actions=3)
    assert attack_area(match, "play dinosaur-stampede") == block("B2", "J10")
    assert ([pawn(match, number).square for number in range(4)], health(match)) == (
        ["F6", "K7", "K10", "K6"], [10, 8, 9, 10],
    )  # fmt: skip
    assert (actions(match), discard(match), is_calm(match)) == (1, ["dinosaur-stampede"], True)


@about("dinosaur-stampede")
@covers("G-5.3")
def test_dinosaur_stampede_needs_two_actions_and_somebody_within_four() -> None:
    assert "play dinosaur-stampede" not in legal(board(seat("F6", hand=["dinosaur-stampede"]), "K6", "A11"))
    assert "play dinosaur-stampede" not in legal(board(seat("F6", hand=["dinosaur-stampede"]), "G6", "A11", actions=1))


@about("dinosaur-stampede")
@covers("G-12.3", "G-8.2", "G-18.7")
def test_dinosaur_stampede_slams_against_walls_and_pieces_with_ambient_damage() -> None:
    match = board(
        seat("F6", hand=["dinosaur-stampede"], summons={"furious-bunny": "H6"}),
        seat(piece("G6", equipment=["dragonscale-pajamas"])), "F5", "E6", seat("F7", ghost=True),
        zones=[zone("briar-hedge", "E1")], actions=3,
    )  # fmt: skip
    assert sorted(damages(match, "play dinosaur-stampede")) == [
        (1, 0, "ambient"), (1, 0, "attack"), (2, 1, "ambient"), (2, 1, "attack"), (3, 1, "attack"),
    ]  # fmt: skip
    assert (health(match)[:4], [pawn(match, number).square for number in range(5)]) == (
        [10, 10, 8, 9], ["F6", "G6", "F5", "B6", "F7"],
    )  # fmt: skip
    assert (pawn(match, 4).frozen, summon(match, "furious-bunny").square, is_calm(match)) == (True, "H6", True)


@about("dinosaur-stampede", "gravity-department-on-strike")
@covers("G-12.3")
def test_dinosaur_stampede_pushes_four_and_slams_sooner_without_gravity() -> None:
    match = board(
        seat("F6", hand=["dinosaur-stampede"]), "G6", "F8", actions=3, events=["gravity-department-on-strike"]
    )
    play(match, "play dinosaur-stampede")
    assert ([pawn(match, 1).square, pawn(match, 2).square], health(match)) == (["K6", "F11"], [10, 9, 8])
    assert is_calm(match)


@about("dinosaur-stampede")
@covers("G-17.2", "G-17.3")
def test_dinosaur_stampede_is_credited_with_a_death_by_slam() -> None:
    match = board(
        seat("F6", hand=["dinosaur-stampede"]), seat(piece("J6", health=2), hand=["wiretap"]), "A1", actions=3
    )
    play(match, "play dinosaur-stampede")
    assert (player(match, 1).is_alive, pawn(match, 1).square, hand(match, 0)) == (False, "K6", ["wiretap"])
    assert is_calm(match)


@about("car-alarm-at-3-am")
@covers("G-7.2", "G-15.7")
def test_car_alarm_hits_everybody_within_five_and_gives_each_summon_a_skip_marker() -> None:
    match = board(
        seat("E6", hand=["car-alarm-at-3-am"], summons={"furious-bunny": "E5"}),
        seat("A11", summons={"annoying-sidekick": "J1", "mop-bot": "K2"}), "K1", actions=3,
    )  # fmt: skip
    assert attack_area(match, "play car-alarm-at-3-am") == block("A1", "J11")
    assert (health(match), [pawn(match, number).skip for number in range(3)]) == ([10, 9, 10], [False] * 3)
    found = [summon(match, card) for card in ("furious-bunny", "annoying-sidekick", "mop-bot")]
    assert [(one.health, one.skip) for one in found] == [(2, False), (3, True), (2, False)]
    assert (actions(match), discard(match), is_calm(match)) == (1, ["car-alarm-at-3-am"], True)


@about("car-alarm-at-3-am")
@covers("G-5.3")
def test_car_alarm_needs_two_actions_and_somebody_within_five() -> None:
    assert "play car-alarm-at-3-am" not in legal(board(seat("E6", hand=["car-alarm-at-3-am"]), "K6", "K1"))
    assert "play car-alarm-at-3-am" not in legal(board(seat("E6", hand=["car-alarm-at-3-am"]), "F6", "K1", actions=1))


@about("car-alarm-at-3-am")
@covers("G-15.7")
def test_car_alarm_costs_a_summon_its_turn_once_and_not_the_immune() -> None:
    match = board(
        seat("F6", hand=["car-alarm-at-3-am"]),
        seat("A11", hand=["wiretap"], summons={"annoying-sidekick": "A1", "mop-bot": piece("C1", immune=True)}), "K1",
    )  # fmt: skip
    play(match, "play car-alarm-at-3-am")
    assert (summon(match, "annoying-sidekick").skip, summon(match, "mop-bot").skip) == (True, False)
    assert asked(match) == (1, "main")
    play(match, "end", "next annoying-sidekick")
    assert (asked(match), legal(match)) == ((1, "summon-menu"), ["end", "move"])
    assert (summon(match, "annoying-sidekick").immune, summon(match, "annoying-sidekick").skip) == (True, False)


@about("car-alarm-at-3-am", "dragonscale-pajamas")
@covers("G-8.5", "G-18.8")
def test_car_alarm_marks_a_summon_that_takes_no_damage_and_freezes_ghosts() -> None:
    match = board(
        seat("F6", hand=["car-alarm-at-3-am"]),
        seat("A11", summons={"mop-bot": piece("A1", equipment=["dragonscale-pajamas"])}), "K1", seat("F1", ghost=True),
        actions=3,
    )  # fmt: skip
    play(match, "play car-alarm-at-3-am")
    assert (summon(match, "mop-bot").health, summon(match, "mop-bot").skip, pawn(match, 3).frozen) == (2, True, True)


@about("rodeo-lasso")
@covers("G-7.5", "G-12.2")
def test_rodeo_lasso_hurts_roots_and_pulls_the_first_target_four_squares() -> None:
    match = board(seat("A6", hand=["rodeo-lasso"]), "H6", "J6")
    play(match, "play rodeo-lasso")
    assert (health(match), [pawn(match, number).square for number in range(3)]) == ([10, 9, 10], ["A6", "D6", "J6"])
    assert ([pawn(match, number).rooted for number in range(3)], actions(match)) == ([False, True, False], 1)
    assert is_calm(match)


@about("rodeo-lasso")
@covers("G-5.3", "G-7.2")
def test_rodeo_lasso_needs_somebody_on_a_straight_line() -> None:
    assert "play rodeo-lasso" not in legal(board(seat("A6", hand=["rodeo-lasso"]), "H7", "C8"))


@about("rodeo-lasso")
@covers("G-12.2", "G-6.12")
def test_rodeo_lasso_stops_beside_the_attacker_or_before_a_piece_and_pulls_the_rooted() -> None:
    near = board(seat("A6", hand=["rodeo-lasso"]), seat(piece("D6", rooted=True)), "K1")
    assert pawn(play(near, "play rodeo-lasso"), 1).square == "B6"
    held = board(seat("A6", hand=["rodeo-lasso"], summons={"furious-bunny": "C6"}), "F6", "K1")
    assert pawn(play(held, "play rodeo-lasso"), 1).square == "D6"
    beside = board(seat("A6", hand=["rodeo-lasso"]), "B6", "K1")
    assert (pawn(play(beside, "play rodeo-lasso"), 1).square, pawn(beside, 1).rooted) == ("B6", True)


@about("rodeo-lasso")
@covers("G-4.9", "G-6.4")
def test_rodeo_lasso_keeps_its_target_from_moving_until_its_next_end_step() -> None:
    match = board(seat("A6", hand=["rodeo-lasso"]), seat("H6", hand=["wiretap"]), seat("K1", hand=["rerun"]), actions=1)
    play(match, "play rodeo-lasso")
    assert (asked(match), "move" in legal(match), pawn(match, 1).rooted) == ((1, "main"), False, True)
    play(match, "end")
    assert (asked(match), pawn(match, 1).rooted) == ((2, "main"), False)


@about("rodeo-lasso")
@covers("G-12.4", "G-18.8")
def test_rodeo_lasso_freezes_a_ghost_and_moves_it_not() -> None:
    match = board(seat("A6", hand=["rodeo-lasso"]), "K1", "K11", seat("F6", ghost=True))
    play(match, "play rodeo-lasso")
    assert (pawn(match, 3).frozen, pawn(match, 3).square, pawn(match, 3).rooted) == (True, "F6", False)
    assert is_calm(match)


@about("rerun")
@covers("G-21.4")
def test_rerun_takes_an_action_card_out_of_the_discard_pile_by_its_genre() -> None:
    match = board(
        seat("F6", hand=["rerun"]),
        "A1",
        "K1",
        discard=["sonic-clap", "mop-bot", "seance", "undo-button", "scream-queen"],
    )
    play(match, "play rerun")
    assert (asked(match)[0], legal(match)) == (0, ["genre horror", "genre superhero"])
    play(match, "genre horror")
    assert legal(match) == ["retrieve scream-queen", "retrieve seance"]
    play(match, "retrieve seance")
    assert (hand(match, 0), view(match, 1).known_hands[0]) == (["seance"], ("seance",))
    assert discard(match) == ["sonic-clap", "mop-bot", "undo-button", "scream-queen", "rerun"]
    assert ("play seance" in legal(match), actions(match), is_calm(match)) == (True, 1, True)


@about("rerun")
@covers("G-5.3", "G-10.4")
def test_rerun_cannot_be_played_without_an_action_card_to_retrieve() -> None:
    match = board(seat("F6", hand=["rerun"]), "A1", "K1", discard=["mop-bot", "undo-button", "callback", "roller-rink"])
    assert "play rerun" not in legal(match)


@about("rerun", "sonic-clap")
@covers("G-2.12", "G-21.2")
def test_rerun_brings_back_a_card_of_this_turn_which_stays_unplayable() -> None:
    match = board(seat("F6", hand=["rerun", "sonic-clap"]), "G6", "A1", actions=4)
    play(match, "play sonic-clap", "play rerun")
    assert (hand(match, 0), discard(match), actions(match)) == (["sonic-clap"], ["rerun"], 2)
    play(match, "move", "to H6")
    assert (legal_starting(match, "play"), is_calm(match)) == ([], True)


@about("rerun", "classified")
@covers("G-10.3")
def test_rerun_that_is_cancelled_retrieves_nothing() -> None:
    match = board(seat("F6", hand=["rerun"]), seat("A1", hand=["classified"]), "K1", discard=["sonic-clap"])
    play(match, "play rerun", "respond classified")
    assert (hand(match, 0), discard(match)) == ([], ["sonic-clap", "rerun", "classified"])
    assert is_calm(match)


@about("urban-planning")
@covers("G-5.5", "G-21.1")
def test_urban_planning_destroys_a_zone_for_nothing() -> None:
    match = board(
        seat("F6", hand=["urban-planning"]), "A1", "K1",
        zones=[zone("sparring-mat", "A8", seat=1), zone("roller-rink", "I8")],
    )  # fmt: skip
    assert follow_ups(match, "play urban-planning") == ["mode 0", "mode 1"]
    assert follow_ups(match, "play urban-planning", "mode 0") == ["zone sparring-mat", "zone roller-rink"]
    play(match, "play urban-planning", "mode 0", "zone sparring-mat")
    assert ([laid.card for laid in zones(match)], discard(match)) == (
        ["roller-rink"], ["sparring-mat", "urban-planning"],
    )  # fmt: skip
    assert (actions(match), is_calm(match)) == (2, True)


@about("urban-planning")
@covers("G-14.10")
def test_urban_planning_moves_a_zone_up_to_three_squares_on_the_battlefield() -> None:
    match = board(seat("F6", hand=["urban-planning"]), "K1", "K11", zones=[zone("sparring-mat", "A1", wide=4)])
    play(match, "play urban-planning", "mode 1")
    expected = [f"shift {columns:+d} {rows:+d}" for rows in range(4) for columns in range(4)][1:]
    assert (asked(match), legal(match)) == ((0, "zone-shift"), expected)
    play(match, "shift +3 +2")
    (mat,) = zones(match)
    assert (mat.square, mat.wide, mat.high, mat.seat, is_calm(match)) == ("D3", 4, 3, 0, True)
    free = board(seat("K1", hand=["urban-planning"]), "A1", "A11", zones=[zone("sparring-mat", "E5")])
    assert len(follow_ups(free, "play urban-planning", "mode 1")) == 48


@about("urban-planning")
@covers("G-5.3")
def test_urban_planning_needs_a_zone() -> None:
    assert "play urban-planning" not in legal(board(seat("F6", hand=["urban-planning"]), "A1", "K1"))


@about("urban-planning", "briar-hedge")
@covers("G-14.9", "G-14.10")
def test_urban_planning_puts_no_wall_on_a_standing_piece_but_on_ghosts() -> None:
    match = board(
        seat("F6", hand=["urban-planning"]), "K1", "K11", seat("D1", ghost=True), zones=[zone("briar-hedge", "A1")]
    )
    play(match, "play urban-planning", "mode 1")
    assert "shift +3 +0" in legal(match)
    assert [move for move in legal(match) if move.endswith("+2")] == [f"shift +{shift} +2" for shift in range(3)]


@about("urban-planning", "haunted-parlor")
@covers("G-14.7", "G-14.10", "G-14.5")
def test_urban_planning_over_a_piece_sets_nothing_off_and_keeps_the_age_of_the_zone() -> None:
    laid = [
        zone("haunted-parlor", "E8"),
        zone("sparring-mat", "A1"),
        zone("roller-rink", "D1"),
        zone("minefield", "G1"),
    ]
    match = board(seat("F6", hand=["urban-planning", "library-hours"]), "K1", "K11", zones=laid)
    play(match, "play urban-planning", "mode 1", "zone haunted-parlor", "shift +0 -2")
    assert (zones(match)[0].square, health(match)) == ("E6", [10, 10, 10])
    play(match, "play library-hours", "layout 3x4", "corner A8")
    assert [found.card for found in zones(match)] == ["sparring-mat", "roller-rink", "minefield", "library-hours"]


@about("borrowed-tomorrow")
@covers("G-5.8", "G-4.10")
def test_borrowed_tomorrow_gives_three_actions_now_for_the_next_turn() -> None:
    match = board(seat("F6", hand=["borrowed-tomorrow"]), seat("A1", hand=["rerun"]), seat("K1", hand=["seance"]))
    play(match, "play borrowed-tomorrow")
    assert (actions(match), pawn(match, 0).skip, discard(match)) == (5, True, ["borrowed-tomorrow"])
    play(match, "end", "end", "end")
    assert (asked(match), pawn(match, 0).skip, pawn(match, 0).immune) == ((1, "main"), False, True)
    assert (health(match), hand(match, 0)) == ([10, 10, 10], [])


@about("borrowed-tomorrow")
@covers("G-5.3")
def test_borrowed_tomorrow_cannot_be_played_by_the_marked_or_the_immune() -> None:
    for pawns in (piece("F6", skip=True), piece("F6", immune=True)):
        assert "play borrowed-tomorrow" not in legal(board(seat(pawns, hand=["borrowed-tomorrow"]), "A1", "K1"))
    last = board(seat("F6", hand=["borrowed-tomorrow"]), "A1", "K1", actions=0)
    assert actions(play(last, "play borrowed-tomorrow")) == 3


@about("borrowed-tomorrow", "classified")
@covers("G-5.4", "G-5.7")
def test_borrowed_tomorrow_that_is_cancelled_still_costs_the_next_turn() -> None:
    match = board(seat("F6", hand=["borrowed-tomorrow"]), seat("A1", hand=["classified"]), "K1")
    play(match, "play borrowed-tomorrow", "respond classified")
    assert (actions(match), pawn(match, 0).skip, is_calm(match)) == (2, True, True)


@about("spirit-bribery")
@covers("G-18.10", "G-18.4")
def test_spirit_bribery_sends_a_ghost_onto_an_enemy_within_five_for_two_true_damage() -> None:
    match = board(
        seat("A1", hand=["spirit-bribery"]), seat(piece("K6", equipment=["dragonscale-pajamas"])), "E9",
        seat("F6", ghost=True), zones=[zone("brooding-rooftop", "I5")],
    )  # fmt: skip
    assert follow_ups(match, "play spirit-bribery") == ["piece pawn 1", "piece pawn 2"]
    assert damages(match, "play spirit-bribery", "piece pawn 1") == [(1, 2, "true")]
    assert (pawn(match, 3).square, pawn(match, 3).frozen, health(match)[:3]) == ("K6", False, [10, 8, 10])
    assert (actions(match), discard(match), is_calm(match)) == (1, ["spirit-bribery"], True)


@about("spirit-bribery")
@covers("G-5.3")
def test_spirit_bribery_draws_a_card_without_ghosts_and_needs_an_enemy_near_one() -> None:
    none = board(seat("A1", hand=["spirit-bribery"]), "B1", "K1", armories=[["mop-bot", "wiretap"]])
    play(none, "play spirit-bribery")
    assert (hand(none, 0), health(none), is_calm(none)) == (["mop-bot"], [10, 10, 10], True)
    far = board(
        seat("A1", hand=["spirit-bribery"], summons={"furious-bunny": "B2"}), "K1", "K11", seat("E6", ghost=True)
    )
    assert "play spirit-bribery" not in legal(far)


@about("spirit-bribery")
@covers("G-18.5", "G-17.2", "G-18.8")
def test_spirit_bribery_never_kills_a_pawn_and_is_not_credited_with_a_summon() -> None:
    weak = board(seat("A1", hand=["spirit-bribery"]), piece_left("G6", 2), "K1", seat("F6", ghost=True))
    play(weak, "play spirit-bribery", "piece pawn 1")
    assert health(weak)[:3] == [10, 1, 10]
    match = board(
        seat("A1", hand=["spirit-bribery"]),
        seat("K11", summons={"furious-bunny": piece("F5", equipment=["jetpack-warranty-void"])}), "K5",
        seat(piece("F6", frozen=True), ghost=True),
    )  # fmt: skip
    play(match, "play spirit-bribery", "piece furious-bunny")
    assert (has_summon(match, "furious-bunny"), pawn(match, 0).equipment, is_calm(match)) == (False, (), True)
    assert (pawn(match, 3).frozen, pawn(match, 3).square) == (True, "F5")
    assert sorted(discard(match)) == ["furious-bunny", "jetpack-warranty-void", "spirit-bribery"]


def piece_left(square: str, left: int) -> dict[str, object]:
    """Return a player with so much health left."""
    return seat(piece(square, health=left))


@about("spirit-bribery", "counterpunch", "it-was-just-the-cat")
@covers("G-18.10")
def test_spirit_bribery_is_answered_as_a_melee_attack_by_the_ghost_where_it_will_be() -> None:
    match = board(
        seat("A1", hand=["spirit-bribery"]),
        seat("F6", hand=["counterpunch", "it-was-just-the-cat", "deflector-bubble"]), "K11", seat("F1", ghost=True),
    )  # fmt: skip
    play(match, "play spirit-bribery")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond counterpunch"])
    play(match, "respond counterpunch")
    assert (health(match)[:3], pawn(match, 3).square, is_calm(match)) == ([10, 9, 10], "F6", True)


@about("spirit-bribery", "secret-identity", "crossover-event")
@covers("G-18.10", "G-11.11")
def test_spirit_bribery_is_redirected_to_neighbors_only_and_can_be_assisted() -> None:
    lonely = board(
        seat("A1", hand=["spirit-bribery"]), seat("F6", hand=["secret-identity"]), "H6", seat("F1", ghost=True)
    )
    play(lonely, "play spirit-bribery", "piece pawn 1")
    assert (health(lonely)[:3], is_calm(lonely)) == ([10, 8, 10], True)
    beside = board(
        seat("A1", hand=["spirit-bribery"]), seat("F6", hand=["secret-identity"]), seat("G6", hand=["crossover-event"]),
        seat("F1", ghost=True), armories=[["mop-bot"]],
    )  # fmt: skip
    play(beside, "play spirit-bribery", "piece pawn 1", "respond secret-identity", "respond crossover-event")
    assert (health(beside)[:3], hand(beside, 2), is_calm(beside)) == ([10, 10, 6], ["mop-bot"], True)


@about("spirit-bribery", "falling-leaf-step")
@covers("G-5.5", "G-7.6", "G-18.10")
def test_spirit_bribery_misses_an_enemy_that_leaves_the_square_the_ghost_goes_to() -> None:
    match = board(
        seat("A1", hand=["spirit-bribery"]), seat("F6", hand=["falling-leaf-step"]), "K11", seat("F1", ghost=True)
    )
    near = match.fork()
    play(match, "play spirit-bribery", "respond falling-leaf-step", "to F8")
    assert (health(match)[:3], pawn(match, 3).square, is_calm(match)) == ([10, 10, 10], "F6", True)
    play(near, "play spirit-bribery", "respond falling-leaf-step", "to F7")
    assert (health(near)[:3], pawn(near, 3).square, is_calm(near)) == ([10, 8, 10], "F6", True)


@about("spirit-bribery", "bodyguard-in-sunglasses")
@covers("G-18.10", "G-18.2")
def test_spirit_bribery_ignores_bodyguards_and_leaves_the_ghost_its_own_turn() -> None:
    match = board(
        seat("A1", hand=["spirit-bribery"]), seat("F6", ghost=True),
        seat("H6", hand=["rerun"], summons={"bodyguard-in-sunglasses": "H7"}), "K11", actions=1,
    )  # fmt: skip
    play(match, "play spirit-bribery", "piece pawn 2")
    assert (health(match)[2], summon(match, "bodyguard-in-sunglasses").health) == (8, 5)
    assert (asked(match), legal(match)) == ((1, "ghost-menu"), ["end", "move", "attack"])


@about("everything-bagel", "midnight-sprint")
@covers("G-6.3")
def test_everything_bagel_carries_the_hasted_farther() -> None:
    match = board(seat(piece("F6", hasted=True), hand=["everything-bagel"]), "A1", "K1")
    assert set(squares(match, "play everything-bagel")) == set(block("B2", "J10")) - {"F6"}
