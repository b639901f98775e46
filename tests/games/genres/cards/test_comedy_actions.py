"""Comedy, Action cards: each works, does not, and stops where it should."""

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
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    view,
    zone,
)
from tests.games.genres.cards.telling import attack_area, block, coins, damages
from tests.rulebook import covers


@about("cream-pie-delivery")
@covers("G-7.2", "G-7.5")
def test_cream_pie_delivery_hits_one_target_exactly_two_away_and_gags_its_player() -> None:
    match = board(seat("F6", hand=["cream-pie-delivery"]), "H6", "D8", "G6", "I6")
    assert follow_ups(match, "play cream-pie-delivery") == ["target pawn 1", "target pawn 2"]
    ring = [square for square in block("D4", "H8") if square not in block("E5", "G7")]
    assert attack_area(match, "play cream-pie-delivery", "target pawn 2") == ring
    assert (health(match), [player(match, number).gagged_by for number in range(5)]) == (
        [10, 10, 9, 10, 10], [(), (), (0,), (), ()],
    )  # fmt: skip
    assert (actions(match), discard(match), is_calm(match)) == (1, ["cream-pie-delivery"], True)


@about("cream-pie-delivery")
@covers("G-5.3")
def test_cream_pie_delivery_cannot_be_played_at_one_or_three_squares() -> None:
    assert "play cream-pie-delivery" not in legal(board(seat("F6", hand=["cream-pie-delivery"]), "G6", "I6"))


@about("cream-pie-delivery", "classified", "giant-pow")
@covers("G-2.10", "G-11.4", "G-11.11")
def test_cream_pie_delivery_forbids_objections_but_not_assisting_until_the_next_turn() -> None:
    match = board(
        seat("F6", hand=["cream-pie-delivery", "sonic-clap", "throw-a-bus"]),
        seat("H6", hand=["classified", "giant-pow"]),
        seat("A1", hand=["wiretap"]),
    )
    play(match, "play cream-pie-delivery")
    assert legal(match) == ["pass", "respond classified", "respond giant-pow"]
    play(match, "pass", "play sonic-clap")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond giant-pow"])
    play(match, "pass", "end", "play wiretap", "player 0")
    assert (asked(match), player(match, 1).gagged_by) == ((2, "main"), (0,))
    play(match, "end")
    assert (asked(match), player(match, 1).gagged_by) == ((0, "main"), ())


@about("cream-pie-delivery")
@covers("G-18.8")
def test_cream_pie_delivery_only_freezes_a_ghost() -> None:
    match = board(seat("F6", hand=["cream-pie-delivery"]), "A1", "K1", seat("H6", ghost=True))
    play(match, "play cream-pie-delivery")
    assert (pawn(match, 3).frozen, [player(match, number).gagged_by for number in range(4)]) == (True, [()] * 4)
    assert is_calm(match)


@about("cream-pie-delivery")
@covers("G-2.3", "G-8.4")
def test_cream_pie_delivery_on_a_summon_gags_its_controller_even_if_it_dies() -> None:
    for left in (2, 1):
        match = board(
            seat("F6", hand=["cream-pie-delivery"]),
            seat("A1", summons={"furious-bunny": piece("H6", health=left)}),
            "K1",
        )
        play(match, "play cream-pie-delivery")
        assert (has_summon(match, "furious-bunny"), health(match)) == (left == 2, [10, 10, 10])
        assert (player(match, 1).gagged_by, is_calm(match)) == ((0,), True)


@about("rubber-chicken-barrage")
@covers("G-7.2", "G-8.1")
def test_rubber_chicken_barrage_deals_one_damage_for_each_heads_to_everybody_two_away() -> None:
    match = board(
        seat("F6", hand=["rubber-chicken-barrage"], summons={"furious-bunny": "D6"}), "H6", "D8", "G6", "I6",
        chance=["coin heads", "coin heads"],
    )  # fmt: skip
    ring = [square for square in block("D4", "H8") if square not in block("E5", "G7")]
    assert attack_area(match, "play rubber-chicken-barrage") == ring
    assert (health(match), summon(match, "furious-bunny").health) == ([10, 8, 8, 10, 10], 2)
    assert (actions(match), is_calm(match)) == (1, True)


@about("rubber-chicken-barrage")
@covers("G-8.5", "G-23.1")
def test_rubber_chicken_barrage_flips_two_coins_once_and_may_deal_nothing() -> None:
    for script, dealt in (("tails heads", 1), ("heads tails", 1), ("tails tails", 0)):
        flips = [f"coin {side}" for side in script.split(" ")]
        match = board(
            seat("F6", hand=["rubber-chicken-barrage"]), "H6", "D8", seat("F4", ghost=True), chance=flips
        )  # fmt: skip
        assert coins(match, "play rubber-chicken-barrage") == [(0, flip == "coin heads") for flip in flips]
        assert (health(match)[:3], pawn(match, 3).frozen) == ([10, 10 - dealt, 10 - dealt], True)
        assert is_calm(match)


@about("rubber-chicken-barrage", "classified")
@covers("G-5.3", "G-10.3")
def test_rubber_chicken_barrage_needs_somebody_two_away_and_flips_nothing_when_cancelled() -> None:
    assert "play rubber-chicken-barrage" not in legal(board(seat("F6", hand=["rubber-chicken-barrage"]), "G6", "I6"))
    match = board(seat("F6", hand=["rubber-chicken-barrage"]), seat("H6", hand=["classified"]), "A1")
    assert coins(match, "play rubber-chicken-barrage", "respond classified") == []
    assert (health(match), is_calm(match)) == ([10, 10, 10], True)


@about("rubber-chicken-barrage", "bigger-boom")
@covers("G-10.6")
def test_rubber_chicken_barrage_with_bigger_boom_grows_outwards_and_adds_one() -> None:
    match = board(
        seat("F6", hand=["rubber-chicken-barrage", "bigger-boom"]), "I6", "H6", "G6",
        chance=["coin heads", "coin tails"],
    )  # fmt: skip
    area = attack_area(match, "play rubber-chicken-barrage", "attach bigger-boom")
    assert area == [square for square in block("C3", "I9") if square not in block("E5", "G7")]
    assert (health(match), is_calm(match)) == ([10, 8, 8, 10], True)


@about("open-mic-night")
@covers("G-21.5")
def test_open_mic_night_asks_everybody_within_four_for_a_card_or_deals_one_damage() -> None:
    match = board(
        seat("F6", hand=["open-mic-night"]), seat("J6", hand=["wiretap", "rerun"]), seat("B10", hand=["dead-drop"]),
        seat("K6", hand=["seance"]),
    )  # fmt: skip
    play(match, "play open-mic-night")
    assert (asked(match), legal(match)) == ((1, "either-or"), ["give", "take damage"])
    play(match, "give")
    assert (asked(match)[0], legal(match)) == (1, ["pick wiretap", "pick rerun"])
    play(match, "pick rerun")
    assert (asked(match), hand(match, 0), hand(match, 1)) == ((2, "either-or"), [], ["wiretap", "rerun"])
    play(match, "take damage")
    assert ([hand(match, number) for number in range(4)], health(match)) == (
        [["rerun"], ["wiretap"], ["dead-drop"], ["seance"]], [10, 10, 9, 10],
    )  # fmt: skip
    assert (actions(match), is_calm(match)) == (1, True)


@about("open-mic-night")
@covers("G-5.3")
def test_open_mic_night_is_always_playable_and_does_nothing_with_nobody_near() -> None:
    match = board(
        seat("F6", hand=["open-mic-night"]), seat("K6", hand=["wiretap"], summons={"mop-bot": "G6"}),
        seat("A6", hand=["rerun"]), seat("G7", ghost=True),
    )  # fmt: skip
    assert "play open-mic-night" in legal(match)
    play(match, "play open-mic-night")
    assert (health(match)[:3], hand(match, 0), actions(match)) == ([10, 10, 10], [], 1)
    assert (summon(match, "mop-bot").health, is_calm(match)) == (2, True)


@about("open-mic-night")
@covers("G-21.2")
def test_open_mic_night_hurts_who_has_no_card_without_asking() -> None:
    match = board(seat("F6", hand=["open-mic-night"]), "G6", seat("F5", hand=["wiretap"]))
    play(match, "play open-mic-night")
    assert asked(match) == (2, "either-or")
    play(match, "give")
    assert (health(match), hand(match, 0), is_calm(match)) == ([10, 9, 10], ["wiretap"], True)


@about("open-mic-night", "annoying-sidekick")
@covers("G-8.2", "G-8.3")
def test_open_mic_night_deals_effect_damage() -> None:
    match = board(seat("F6", hand=["open-mic-night"]), "G6", seat(piece("F5", equipment=["dragonscale-pajamas"])))
    assert damages(match, "play open-mic-night") == [(1, 1, "effect"), (2, 0, "effect")]
    weak = board(seat("F6", hand=["open-mic-night"], summons={"annoying-sidekick": "A11"}), "G6", "A1")
    assert damages(weak, "play open-mic-night") == [(1, 0, "effect")]


@about("open-mic-night")
@covers("G-17.2", "G-17.3")
def test_open_mic_night_brings_the_hand_of_a_pawn_that_dies_of_it() -> None:
    match = board(
        seat("F6", hand=["open-mic-night"]), seat(piece("G6", health=1), hand=["wiretap", "rerun"]),
        seat("F5", hand=["seance"]),
    )  # fmt: skip
    play(match, "play open-mic-night", "take damage", "give")
    assert (player(match, 1).is_alive, sorted(hand(match, 0))) == (False, ["rerun", "seance", "wiretap"])
    assert is_calm(match)


@about("cane-from-stage-left")
@covers("G-12.2", "G-8.2")
def test_cane_from_stage_left_pulls_a_target_four_squares_and_hurts_it_again_when_it_ends_adjacent() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left"]), "K6", "A1")
    assert follow_ups(match, "play cane-from-stage-left") == ["target pawn 1", "target pawn 2"]
    assert damages(match, "play cane-from-stage-left", "target pawn 1") == [(1, 1, "attack"), (1, 1, "effect")]
    assert (pawn(match, 1).square, health(match), actions(match)) == ("G6", [10, 8, 10], 1)
    assert (pawn(match, 2).square, is_calm(match)) == ("A1", True)


@about("cane-from-stage-left")
@covers("G-12.2", "G-5.3")
def test_cane_from_stage_left_hurts_once_when_something_stops_the_pull() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left"]), "K6", "I6")
    assert damages(match, "play cane-from-stage-left", "target pawn 1") == [(1, 1, "attack")]
    assert (pawn(match, 1).square, is_calm(match)) == ("J6", True)
    far = board(seat("E6", hand=["cane-from-stage-left"]), "K6", "K1")
    assert "play cane-from-stage-left" not in legal(far)
    assert attack_area(
        board(seat("E6", hand=["cane-from-stage-left"]), "J6", "K1"), "play cane-from-stage-left"
    ) == block("A1", "J11")


@about("cane-from-stage-left")
@covers("G-8.3", "G-18.8")
def test_cane_from_stage_left_hurts_the_adjacent_again_without_a_pull_and_only_freezes_ghosts() -> None:
    match = board(
        seat(piece("F6", equipment=["enormous-gun"]), hand=["cane-from-stage-left"]),
        seat(piece("G6", equipment=["trench-coat-of-many-pockets"])), "A1", seat("E6", ghost=True),
    )  # fmt: skip
    assert damages(match.fork(), "play cane-from-stage-left", "target pawn 1") == [(1, 1, "attack"), (1, 1, "effect")]
    assert damages(match, "play cane-from-stage-left", "target ghost 3") == []
    assert (pawn(match, 3).frozen, pawn(match, 3).square, is_calm(match)) == (True, "E6", True)


@about("cane-from-stage-left", "while-youre-here")
@covers("G-12.2")
def test_cane_from_stage_left_with_a_second_target_pulls_the_nearer_first_and_hurts_both() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left", "while-youre-here"]), "K6", "F9", "A1")
    play(
        match, "play cane-from-stage-left", "attach while-youre-here", "target pawn 1", "target pawn 2"
    )  # fmt: skip
    assert ([pawn(match, number).square for number in range(4)], health(match)) == (
        ["F6", "G6", "F7", "A1"], [10, 8, 8, 10],
    )  # fmt: skip
    assert is_calm(match)


@about("cane-from-stage-left")
@covers("G-17.1", "G-17.2")
def test_cane_from_stage_left_kills_with_its_second_damage_and_is_credited() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left"]), seat(piece("G6", health=2), hand=["wiretap"]), "A1", "K1")
    play(match, "play cane-from-stage-left", "target pawn 1")
    assert (player(match, 1).is_alive, hand(match, 0), pawn(match, 1).kind) == (False, ["wiretap"], "ghost")
    assert is_calm(match)


@about("whose-coat-is-this")
@covers("G-19.1", "G-22.1")
def test_whose_coat_is_this_swaps_whole_hands_with_a_player_within_three() -> None:
    match = board(
        seat("F6", hand=["whose-coat-is-this", "wiretap"]), seat("I6", hand=["rerun", "seance", "dead-drop"]),
        seat("J6", hand=["mop-bot"]), actions=3,
    )  # fmt: skip
    play(match, "play whose-coat-is-this")
    assert [hand(match, number) for number in range(3)] == [["rerun", "seance", "dead-drop"], ["wiretap"], ["mop-bot"]]
    assert (view(match, 0).known_hands[1], view(match, 2).known_hands) == (("wiretap",), ((), (), ()))
    assert (actions(match), discard(match), is_calm(match)) == (1, ["whose-coat-is-this"], True)


@about("whose-coat-is-this")
@covers("G-5.3")
def test_whose_coat_is_this_needs_two_actions_and_an_enemy_pawn_within_three() -> None:
    far = board(
        seat("F6", hand=["whose-coat-is-this"]), seat("J6", summons={"mop-bot": "G6"}), "B6", seat("G7", ghost=True)
    )
    assert "play whose-coat-is-this" not in legal(far)
    assert "play whose-coat-is-this" not in legal(board(seat("F6", hand=["whose-coat-is-this"]), "G6", "A1", actions=1))
    match = board(seat("F6", hand=["whose-coat-is-this"]), "I9", "C3", "B2")
    assert follow_ups(match, "play whose-coat-is-this") == ["piece pawn 1", "piece pawn 2"]


@about("whose-coat-is-this", "callback")
def test_whose_coat_is_this_takes_an_empty_hand_too_and_a_callback_returns_it_to_the_new_hand() -> None:
    match = board(seat("F6", hand=["whose-coat-is-this", "wiretap", "callback"]), "G6", "A1", actions=3)
    play(match, "play whose-coat-is-this", "attach callback")
    assert (hand(match, 0), hand(match, 1)) == (["whose-coat-is-this"], ["wiretap"])
    assert (discard(match), is_calm(match)) == (["callback"], True)


@about("whose-coat-is-this", "classified")
@covers("G-5.7", "G-10.3")
def test_whose_coat_is_this_that_is_cancelled_swaps_nothing_and_stays_paid() -> None:
    match = board(
        seat("F6", hand=["whose-coat-is-this", "wiretap"]), seat("G6", hand=["classified", "rerun"]), "A1", actions=3
    )
    play(match, "play whose-coat-is-this", "respond classified")
    assert (hand(match, 0), hand(match, 1), actions(match)) == (["wiretap"], ["rerun"], 1)
    assert is_calm(match)


@about("trap-door")
@covers("G-6.11", "G-23.1")
def test_trap_door_sends_a_pawn_to_a_random_start_square_and_deals_one_damage() -> None:
    match = board(seat("F6", hand=["trap-door"]), "J6", "B2", chance=["square K11"])
    assert follow_ups(match, "play trap-door") == ["piece pawn 1", "piece pawn 2"]
    assert damages(match, "play trap-door", "piece pawn 1") == [(1, 1, "effect")]
    assert ([pawn(match, number).square for number in range(3)], actions(match)) == (["F6", "K11", "B2"], 1)
    assert is_calm(match)


@about("trap-door")
@covers("G-5.3")
def test_trap_door_opens_only_under_enemy_pawns_within_four() -> None:
    match = board(seat("F6", hand=["trap-door"]), seat("K6", summons={"mop-bot": "G6"}), "A6", seat("G7", ghost=True))
    assert "play trap-door" not in legal(match)


@about("trap-door")
@covers("G-2.5", "G-14.7")
def test_trap_door_finds_the_only_free_start_square_and_sets_no_zone_off() -> None:
    starts = ("A1", "F1", "K1", "A6", "K6", "A11", "F11")
    match = board(seat("B2", hand=["trap-door"]), *starts, zones=[zone("haunted-parlor", "I8")])
    play(match, "play trap-door", "piece pawn 1")
    assert (pawn(match, 1).square, health(match), is_calm(match)) == ("K11", [10, 9] + [10] * 6, True)


@about("trap-door")
def test_trap_door_hurts_a_pawn_for_which_no_start_square_is_free() -> None:
    starts = ("A1", "F1", "K1", "A6", "K6", "A11", "F11")
    match = board(seat("B2", hand=["trap-door"]), *starts, zones=[zone("briar-hedge", "I8")])
    play(match, "play trap-door", "piece pawn 1")
    assert (pawn(match, 1).square, health(match), is_calm(match)) == ("A1", [10, 9] + [10] * 6, True)
