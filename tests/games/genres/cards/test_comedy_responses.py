"""Comedy, Objection! and Combo cards: each works, does not, and stops where it should."""

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
    stack,
    summon,
    zone,
)
from tests.games.genres.cards.telling import coins, damages
from tests.rulebook import covers


@about("cut-in-line")
@covers("G-10.3", "G-5.7")
def test_cut_in_line_cancels_a_draw_action_and_draws_instead() -> None:
    match = board(seat("A1"), seat("K1", hand=["cut-in-line"]), "A11", armories=[["mop-bot", "sentry-turret"]])
    play(match, "draw")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond cut-in-line"])
    play(match, "respond cut-in-line")
    assert ([hand(match, number) for number in range(3)], discard(match)) == ([[], ["mop-bot"], []], ["cut-in-line"])
    assert (actions(match), legal(match), is_calm(match)) == (1, ["end", "move"], True)


@about("cut-in-line")
@covers("G-11.1", "G-11.9")
def test_cut_in_line_answers_neither_the_draw_step_nor_cards_that_draw() -> None:
    match = board(
        seat("A1", hand=["wiretap"]), seat("K1", hand=["cut-in-line"]), "A11", phase="draw",
        armories=[["mop-bot", "sentry-turret"]],
    )  # fmt: skip
    assert (asked(match), hand(match, 0)) == ((0, "main"), ["wiretap", "mop-bot"])
    play(match, "play wiretap", "player 1")
    assert (hand(match, 0), hand(match, 1), is_calm(match)) == (["mop-bot", "sentry-turret"], ["cut-in-line"], True)


@about("cut-in-line", "counter-intelligence")
@covers("G-11.6", "G-11.7")
def test_cut_in_line_that_is_cancelled_lets_the_draw_go_on() -> None:
    match = board(
        "A1", seat("K1", hand=["cut-in-line"]), seat("A11", hand=["counter-intelligence"]),
        armories=[["mop-bot", "sentry-turret"]],
    )  # fmt: skip
    play(match, "draw", "respond cut-in-line", "respond counter-intelligence")
    assert [hand(match, number) for number in range(3)] == [["sentry-turret"], [], ["mop-bot"]]
    assert (discard(match), is_calm(match)) == (["cut-in-line", "counter-intelligence"], True)


@about("cut-in-line", "radioactive-drizzle")
@covers("G-19.6")
def test_cut_in_line_may_draw_an_event_which_is_not_replaced() -> None:
    match = board(
        "A1", seat("K1", hand=["cut-in-line"]), "A11", armories=[["radioactive-drizzle", "mop-bot"]],
        chance=["coin tails", "coin tails", "coin tails"],
    )  # fmt: skip
    play(match, "draw", "respond cut-in-line")
    assert (health(match), [hand(match, number) for number in range(3)]) == ([9, 9, 9], [[], [], []])
    assert is_calm(match)


@about("banana-peel")
@covers("G-6.7", "G-6.14", "G-11.9")
def test_banana_peel_stops_a_move_on_its_first_square_and_deals_one_damage() -> None:
    match = board("F6", seat("A11", hand=["banana-peel"]), "K11")
    play(match, "move", "to F1")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond banana-peel"])
    assert damages(match, "respond banana-peel") == [(0, 1, "effect")]
    assert (pawn(match, 0).square, actions(match), discard(match)) == ("E5", 1, ["banana-peel"])
    assert is_calm(match)


@about("banana-peel", "midnight-sprint")
@covers("G-6.9", "G-11.9")
def test_banana_peel_answers_neither_ghosts_nor_moves_that_cards_make() -> None:
    ghost = board("A1", seat("K1", hand=["banana-peel"]), seat("F6", ghost=True), turn=2, phase="ghost")
    play(ghost, "move", "to F1")
    assert (pawn(ghost, 2).square, hand(ghost, 1)) == ("F1", ["banana-peel"])
    card = board(seat("F6", hand=["midnight-sprint"]), seat("K1", hand=["banana-peel"]), "A1")
    play(card, "play midnight-sprint", "to F2")
    assert (pawn(card, 0).square, health(card), hand(card, 1)) == ("F2", [10, 10, 10], ["banana-peel"])
    assert is_calm(card)


@about("banana-peel", "haunted-parlor")
@covers("G-14.7")
def test_banana_peel_comes_after_the_zone_of_that_first_step() -> None:
    match = board("A6", seat("K1", hand=["banana-peel"]), "K11", zones=[zone("haunted-parlor", "B5", seat=2)])
    play(match, "move", "to D6")
    assert damages(match, "respond banana-peel") == [(0, 1, "ambient"), (0, 1, "effect")]
    assert (pawn(match, 0).square, is_calm(match)) == ("B5", True)


@about("banana-peel")
@covers("G-4.11", "G-17.2", "G-17.3")
def test_banana_peel_can_kill_and_brings_the_hand_of_the_fallen() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["rerun", "seance"]), seat("A11", hand=["banana-peel", "wiretap"]),
        seat("K11", hand=["mop-bot"]),
    )  # fmt: skip
    play(match, "move", "to F1", "respond banana-peel")
    assert (player(match, 0).is_alive, pawn(match, 0).square, pawn(match, 0).kind) == (False, "E5", "ghost")
    assert (hand(match, 1)[:3], asked(match)[0]) == (["wiretap", "rerun", "seance"], 1)


@about("banana-peel", "jetpack-warranty-void")
@covers("G-6.7", "G-6.10", "G-6.14")
def test_banana_peel_stops_a_flight_on_the_first_square_of_its_route_if_that_is_free() -> None:
    match = board(seat(piece("F6", equipment=["jetpack-warranty-void"])), seat("A11", hand=["banana-peel"]), "K11")
    play(match, "move", "to I7", "respond banana-peel")
    assert (pawn(match, 0).square, health(match), is_calm(match)) == ("G5", [9, 10, 10], True)
    taken = board(seat(piece("F6", equipment=["jetpack-warranty-void"])), seat("G5", hand=["banana-peel"]), "K11")
    play(taken, "move", "to I7", "respond banana-peel")
    assert (pawn(taken, 0).square, health(taken), is_calm(taken)) == ("F6", [9, 10, 10], True)


@about("banana-peel", "cereal-box-ring", "furious-bunny")
@covers("G-8.2", "G-17.8")
def test_banana_peel_trips_summons_with_effect_damage_of_its_player() -> None:
    match = board(seat("A1", summons={"furious-bunny": "F6"}), seat("A11", hand=["banana-peel"]), "K11", phase="summon")
    play(match, "move", "to F3", "respond banana-peel")
    assert (summon(match, "furious-bunny").health, summon(match, "furious-bunny").square) == (1, "E5")
    strong = board(
        seat("A1", summons={"furious-bunny": piece("F6", equipment=["seven-league-clogs"])}),
        seat(piece("A11", equipment=["cereal-box-ring"]), hand=["banana-peel"]), "K11", phase="summon",
    )  # fmt: skip
    play(strong, "move", "to F3", "respond banana-peel")
    assert (has_summon(strong, "furious-bunny"), asked(strong)) == (False, (1, "loot"))
    assert legal(strong) == ["discard it", "piece pawn 1"]


@about("wrong-cue-card")
@covers("G-10.3", "G-5.7")
def test_wrong_cue_card_on_tails_cancels_an_action_card() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["wrong-cue-card"]), "A1", armories=[["mop-bot"]],
        chance=["coin tails"],
    )  # fmt: skip
    assert coins(match, "play sonic-clap", "respond wrong-cue-card") == [(1, False)]
    assert (health(match), pawn(match, 1).square, hand(match, 1)) == ([10, 10, 10], "G6", [])
    assert (actions(match), discard(match), is_calm(match)) == (1, ["sonic-clap", "wrong-cue-card"], True)


@about("wrong-cue-card")
@covers("G-23.1")
def test_wrong_cue_card_on_heads_draws_a_card_and_the_action_goes_on() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["wrong-cue-card"]), "A1", armories=[["mop-bot"]],
        chance=["coin heads"],
    )  # fmt: skip
    play(match, "play sonic-clap", "respond wrong-cue-card")
    assert (health(match), pawn(match, 1).square, hand(match, 1)) == ([10, 9, 10], "I6", ["mop-bot"])
    assert (discard(match), is_calm(match)) == (["wrong-cue-card", "sonic-clap"], True)


@about("wrong-cue-card", "undo-button")
@covers("G-11.4", "G-11.6", "G-21.4")
def test_wrong_cue_card_chooses_between_the_action_card_and_the_objection() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["undo-button"]), seat("A1", hand=["wrong-cue-card"]),
        chance=["coin tails"],
    )  # fmt: skip
    assert health(play(match.fork(), "play sonic-clap", "pass", "pass")) == [10, 9, 10]
    play(match, "play sonic-clap", "respond undo-button", "respond wrong-cue-card")
    clap, undo = legal(match)
    assert (stack(match), asked(match)[0]) == (["sonic-clap", "undo-button"], 2)
    both = match.fork()
    play(match, undo)
    assert (health(match), hand(match, 0)) == ([10, 9, 10], [])
    assert discard(match) == ["undo-button", "wrong-cue-card", "sonic-clap"]
    play(both, clap)
    assert (health(both), hand(both, 0)) == ([10, 10, 10], [])
    assert (discard(both), is_calm(both)) == (["sonic-clap", "wrong-cue-card", "undo-button"], True)


@about("wrong-cue-card")
@covers("G-11.9")
def test_wrong_cue_card_answers_nothing_but_action_and_objection_cards() -> None:
    match = board(
        seat("F6", hand=["seven-league-clogs", "roller-rink", "mop-bot"]), seat("G6", hand=["wrong-cue-card"]), "A1",
        actions=6, armories=[["wiretap"]],
    )  # fmt: skip
    play(match, "play seven-league-clogs", "play roller-rink", "layout 3x4", "corner A8", "play mop-bot", "to F7")
    play(match, "melee", "move", "to E6", "draw")
    assert (hand(match, 1), health(match), is_calm(match)) == (["wrong-cue-card"], [10, 9, 10], True)


@about("wrong-cue-card", "cut-in-line")
@covers("G-11.3", "G-11.4")
def test_wrong_cue_card_may_answer_an_objection_of_its_own_player() -> None:
    match = board(
        "A1", seat("K1", hand=["cut-in-line", "wrong-cue-card"]), "A11", armories=[["mop-bot", "sentry-turret"]],
        chance=["coin heads"],
    )  # fmt: skip
    play(match, "draw", "respond cut-in-line")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond wrong-cue-card"])
    play(match, "respond wrong-cue-card")
    assert (hand(match, 0), hand(match, 1), is_calm(match)) == ([], ["mop-bot", "sentry-turret"], True)


@about("callback")
@covers("G-2.12", "G-10.5")
def test_callback_returns_the_action_card_which_cannot_be_played_again_in_this_turn() -> None:
    match = board(seat("F6", hand=["sonic-clap", "callback"]), "G6", "A1", actions=3)
    assert follow_ups(match, "play sonic-clap") == ["done", "attach callback"]
    play(match, "play sonic-clap", "attach callback")
    assert (health(match), hand(match, 0), discard(match)) == ([10, 9, 10], ["sonic-clap"], ["callback"])
    play(match, "move", "to G6")
    assert (legal_starting(match, "play"), actions(match), is_calm(match)) == ([], 1, True)


@about("callback")
@covers("G-10.5", "G-5.2")
def test_callback_fits_any_action_card_but_neither_melee_nor_other_types() -> None:
    match = board(
        seat("F6", hand=["callback", "seven-league-clogs", "wiretap"]), "G6", "A1", armories=[["mop-bot"]], actions=3
    )
    assert "play callback" not in legal(match)
    play(match, "melee", "play seven-league-clogs")
    assert (health(match), pawn(match, 0).equipment) == ([10, 9, 10], ("seven-league-clogs",))
    play(match, "play wiretap", "attach callback", "player 1")
    assert (hand(match, 0), discard(match), is_calm(match)) == (["mop-bot", "wiretap"], ["callback"], True)


@about("callback", "classified", "undo-button")
@covers("G-10.3", "G-10.7")
def test_callback_returns_nothing_that_is_cancelled() -> None:
    match = board(seat("F6", hand=["sonic-clap", "callback"]), seat("G6", hand=["classified", "undo-button"]), "A1")
    undone = match.fork()
    play(match, "play sonic-clap", "attach callback", "respond classified", "pass")
    assert (hand(match, 0), discard(match), is_calm(match)) == ([], ["sonic-clap", "callback", "classified"], True)
    play(undone, "play sonic-clap", "attach callback", "respond undo-button", "pass")
    assert (hand(undone, 0), discard(undone)) == (["sonic-clap"], ["callback", "undo-button"])


@about("callback", "falling-leaf-step")
@covers("G-10.7")
def test_callback_returns_a_card_that_hits_nobody() -> None:
    match = board(seat("F6", hand=["sonic-clap", "callback"]), seat("H6", hand=["falling-leaf-step"]), "A1")
    play(match, "play sonic-clap", "attach callback", "respond falling-leaf-step", "to J6")
    assert (health(match), hand(match, 0), pawn(match, 1).square) == ([10, 10, 10], ["sonic-clap"], "J6")
    assert is_calm(match)


@about("callback", "overcharge")
@covers("G-4.11", "G-8.4")
def test_callback_returns_nothing_to_a_player_who_died_before() -> None:
    match = board(seat(piece("F6", health=2), hand=["sonic-clap", "callback", "overcharge"]), "G6", "A1")
    play(match, "play sonic-clap", "attach overcharge", "attach callback")
    assert (player(match, 0).is_alive, hand(match, 0), asked(match)[0]) == (False, [], 1)
    assert sorted(discard(match)) == ["callback", "overcharge", "sonic-clap"]
