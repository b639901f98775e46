"""Clash (Coco), rule by rule (docs/rules/coco.md)."""

import random
from collections import Counter

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.coco.model.card import COMPLETE, NAMES, count_agreeing, long_name
from clashtable.games.coco.model.deck import FULL
from clashtable.games.coco.wire.events import Dealt, Drew, GameEnded, Misdealt
from tests.games.coco.board import COCO, board, common, hand, legal, play, stock
from tests.games.kit.play import play_out
from tests.rulebook import covers

# --- K-1 Cards


@covers("K-1.1", "K-1.2")
def test_a_complete_shows_one_value_of_each_category() -> None:
    completes = NAMES[COMPLETE:]
    assert len(completes) == 27
    assert {tuple(name) for name in completes} == {(p, c, s) for p in "HPS" for c in "GBR" for s in "TQC"}
    assert long_name(NAMES.index("HGT")) == "Hollow Green Triangle"
    assert long_name(NAMES.index("SBC")) == "Solid Blue Circle"
    assert long_name(NAMES.index("PRQ")) == "Partial Red Square"


@covers("K-1.3", "K-1.4")
def test_the_deck_has_27_completes_and_four_of_each_single() -> None:
    counts = Counter(NAMES[card] for card in FULL.cards)
    assert sum(counts.values()) == 63
    assert {name: count for name, count in counts.items() if len(name) == 1} == dict.fromkeys("HPSGBRTQC", 4)
    assert all(count == 1 for name, count in counts.items() if len(name) == 3)


@covers("K-1.3", "K-11.3")
def test_equal_singles_are_one_action() -> None:
    assert legal(board(mine="H H H")) == ["E H", "P"]


@covers("K-1.5")
def test_different_completes_agree_in_at_most_two_characteristics() -> None:
    for one in range(27):
        agreeing = [count_agreeing(one, other) for other in range(27) if other != one]
        assert max(agreeing) == 2
        assert agreeing.count(2) == 6


# --- K-2 Set-up


@covers("K-2.1")
def test_the_first_dealer_is_picked_at_random_and_then_alternates() -> None:
    assert {common(COCO.start(seed=seed))["dealer"] for seed in range(20)} == {0, 1}
    match = COCO.start(seed=3, options={"match_points": 1000, "match_max_games": 6})
    rng = random.Random(1)
    dealers = [common(match)["dealer"]]
    while not match.is_over:
        for event in match.play(rng.choice(match.legal_moves())):
            if isinstance(event, Dealt):
                dealers.append(event.dealer)
    assert dealers in ([0, 1, 0, 1, 0, 1], [1, 0, 1, 0, 1, 0])


@covers("K-2.2", "K-2.3", "K-2.4")
def test_the_first_single_of_each_category_starts_its_pile_and_thirty_cards_go_to_each() -> None:
    for seed in range(60):
        match = COCO.start(seed=seed)
        table, shown = common(match), match.snapshot()
        firsts = {kind: next(card for card in table["turned_up"] if card in kind) for kind in ("HPS", "GBR", "TQC")}
        assert table["singles"] == "".join(firsts.values())
        assert sorted(table["table"]) == sorted(firsts.values())
        assert table["turned_up"][-1] in firsts.values()
        assert table["complete"] is None
        assert [len(cards) for cards in shown["hands"]] == [7, 7]
        assert [len(cards) for cards in shown["stocks"]] == [23, 23]


@covers("K-2.5")
def test_a_dealer_without_a_complete_deals_again() -> None:
    misdeals = 0
    for seed in range(600):
        match = COCO.start(seed=seed)
        voided = [event for event in match.beginning if isinstance(event, Misdealt)]
        misdeals += len(voided)
        dealer = common(match)["dealer"]
        assert any(len(card) == 3 for card in match.snapshot()["hands"][dealer])
        assert all(event.dealer == dealer for event in voided)
    assert 1 <= misdeals <= 20, "about one deal of ninety is void"


@covers("K-2.5")
def test_a_fixed_deal_that_is_void_is_refused() -> None:
    with pytest.raises(InvalidMessage, match=r"void.*K-2\.5"):
        board(mine="H P S G B T T", opening=True)


# --- K-3 The opening


@covers("K-3.1", "K-3.3")
def test_the_opening_is_one_complete_and_nothing_else() -> None:
    match = board(mine="HGT PBQ H G T", theirs="B", stock="R R", opening=True)
    assert match.question().kind == "OPEN"  # type: ignore[union-attr]
    assert legal(match) == ["O HGT", "O PBQ"]
    for refused in ("P", "E H", "C HGT", "O SRC"):
        with pytest.raises(IllegalMove):
            match.play(refused)
    match.play("O PBQ")
    assert match.to_act == 1
    assert hand(match, 0) == "H G T HGT", "no refill in the opening"
    assert legal(play(match, "P")) != []
    assert match.to_act == 0


@covers("K-3.2")
def test_an_opening_that_aligns_the_table_serves_the_other_player() -> None:
    match = play(board(mine="HGT", theirs="SBC B", stock="R", opening=True), "O HGT")
    assert common(match)["aligned"]
    assert "C SBC" in legal(match)


# --- K-4 Turns


@covers("K-4.1", "K-4.2")
def test_a_turn_goes_on_until_a_last_single_or_a_pass() -> None:
    match = board("HGT", "PGQ", "P Q G H", "B")
    for move, turn in (("S P", 0), ("S Q", 0), ("E G", 1)):
        match.play(move)
        assert match.to_act == turn
    stopped = play(board("HGT", "PGQ", "P Q", "B"), "S P", "P")
    assert stopped.to_act == 1


@covers("K-4.3")
@pytest.mark.parametrize(("singles", "complete", "aligned"), [("HGT", "HGT", True), ("HGT", "HGQ", False)])
def test_aligned_means_the_singles_show_the_complete(singles: str, complete: str, aligned: bool) -> None:
    assert common(board(singles, complete))["aligned"] is aligned


@covers("K-4.4")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    match = board("HGT", "PGQ", "H", "P Q PBQ", stock="")
    for move in ("S P", "E Q", "C PBQ", "X HGQ"):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == "K-4.4"


# --- K-5 The seven options


@covers("K-5.1")
def test_option_1_needs_the_completes_value_and_another_top() -> None:
    match = board("HGT", "PGQ", "P G H C")
    assert [move for move in legal(match) if move[0] == "S"] == ["S P"]
    for move, part in (("S G", "lies on top"), ("S H", "is not on the top Complete"), ("S C", "which shows Square")):
        with pytest.raises(IllegalMove, match=part) as refused:
            match.play(move)
        assert refused.value.rule == "K-5.1"


@covers("K-5.1", "K-4.3")
def test_option_1_is_never_possible_on_an_aligned_table() -> None:
    assert not [move for move in legal(board("HGT", "HGT", "H G T P B Q")) if move[0] == "S"]


@covers("K-5.2")
def test_option_2_needs_two_matches() -> None:
    match = board("SRC", "HGQ", "HGT PGQ HBQ PBQ SBT")
    assert [move for move in legal(match) if move[0] == "C"] == ["C HGT", "C HBQ", "C PGQ"]
    with pytest.raises(IllegalMove, match="one characteristic, not two") as refused:
        match.play("C PBQ")
    assert refused.value.rule == "K-5.2"
    assert play(match, "C HGT").to_act == 0


@covers("K-5.3")
def test_option_3_places_the_complete_of_the_singles_on_anything() -> None:
    match = play(board("SBT", "HGQ", "SBT HRC"), "C SBT")
    assert common(match)["aligned"]
    assert match.to_act == 0


@covers("K-5.4")
def test_option_4_takes_any_complete_or_any_three_singles_and_is_not_compulsory() -> None:
    match = board("HGT", "HGT", "SBC H P G Q")
    assert legal(match) == ["C SBC", "T HGQ", "T PGQ", "E H", "E P", "E G", "E Q", "P"]
    assert not common(play(match.fork(), "C SBC"))["aligned"]
    assert common(play(match.fork(), "T PGQ"))["singles"] == "PGQ"
    assert play(match, "P").to_act == 1


@covers("K-5.4")
def test_three_equal_singles_keep_the_alignment_and_option_4_may_be_repeated() -> None:
    match = play(board("HGT", "HGT", "H G T SBC"), "T HGT")
    assert common(match)["aligned"]
    assert "C SBC" in legal(match)


@covers("K-5.4")
def test_three_singles_need_an_aligned_table_and_all_three_categories() -> None:
    with pytest.raises(IllegalMove, match="only on an aligned table") as refused:
        board("HGT", "HGQ", "H G T").play("T HGT")
    assert refused.value.rule == "K-5.4"
    with pytest.raises(IllegalMove, match="Triangle is not in your hand"):
        board("HGT", "HGT", "H G Q").play("T HGT")


@covers("K-5.5")
def test_the_special_move_places_both_and_aligns_the_table() -> None:
    match = play(board("HGT", "SBC", "HGQ Q PBQ B"), "X HGQ")
    assert (common(match)["singles"], common(match)["complete"]) == ("HGQ", "HGQ")
    assert common(match)["aligned"]
    assert hand(match, 0) == "B PBQ"
    assert match.to_act == 0


@covers("K-5.5")
def test_the_special_move_needs_exactly_two_tops_and_the_third_single() -> None:
    for mine, move, part in (
        ("HGT T", "X HGT", "three of the three Singles"),
        ("HBQ Q", "X HBQ", "one of the three Singles"),
        ("HGQ T", "X HGQ", "needs a Square"),
    ):
        with pytest.raises(IllegalMove, match=part) as refused:
            board("HGT", "SBC", mine).play(move)
        assert refused.value.rule == "K-5.5"


@covers("K-5.5")
def test_every_special_move_covers_a_different_single() -> None:
    """Over all tops and Completes: the Single of option 5 differs from the top it covers."""
    for tops in range(27):
        for complete in range(27):
            if count_agreeing(tops, complete) != 2:
                continue
            tops_name, name = NAMES[COMPLETE + tops], NAMES[COMPLETE + complete]
            single = next(mine for mine, top in zip(name, tops_name, strict=True) if mine != top)
            top = "SRC" if tops_name != "SRC" and name != "SRC" else "HGT" if name != "HGT" else "PBQ"
            match = board(tops_name, top, f"{name} {single} B R")
            assert f"X {name}" in legal(match)
            assert common(play(match, f"X {name}"))["singles"] == name


@covers("K-5.6")
def test_any_single_may_end_the_turn_also_one_equal_to_the_top() -> None:
    match = play(board("HGT", "SBC", "H C"), "E H")
    assert common(match)["singles"] == "HGT"
    assert match.to_act == 1


@covers("K-5.6")
def test_with_repeats_barred_the_last_single_must_differ() -> None:
    match = board("HGT", "SBC", "H C", options={"end_single_repeat": "barred"})
    assert legal(match) == ["S C", "E C", "P"]
    with pytest.raises(IllegalMove, match="must differ") as refused:
        match.play("E H")
    assert refused.value.rule == "K-5.6"


@covers("K-5.7")
def test_a_pass_ends_the_turn() -> None:
    assert play(board(), "P").to_act == 1


# --- K-6 Refilling


@covers("K-6.1")
def test_a_turn_starts_with_a_refill_to_seven() -> None:
    match = board("HGT", "SBC", "H G", stock="T T T B B B")
    assert (hand(match, 0), stock(match, 0)) == ("H G B B T T T", "B")
    full = board("HGT", "SBC", "H H G G T T P", stock="R R")
    assert stock(full, 0) == "R R"


@covers("K-6.2")
def test_an_emptied_hand_is_refilled_at_once_and_the_turn_goes_on() -> None:
    match = board("HGT", "PGT", "P PRT B G R Q C", stock="H H T T S S R")
    play(match, "E P")
    assert match.to_act == 1, "option 6 ends the turn"
    last = board("HGT", "PGT", "P", theirs="B", stock="H H T T S S R R")
    assert hand(last, 0) == "H H P S S T T"


@covers("K-6.2", "K-6.4")
def test_a_short_stock_is_drawn_whole() -> None:
    match = board("HGT", "SBC", "HGQ Q P B C PBC SRT", stock="H R")
    events = [event for move in ("X HGQ", "T PBC", "C PBC", "C SRT") for event in match.play(move)]
    assert [event.count for event in events if isinstance(event, Drew)] == [2]
    assert (hand(match, 0), stock(match, 0), match.to_act) == ("H R", "", 0)


@covers("K-6.3")
def test_a_hand_emptied_by_option_6_waits_for_the_next_turn() -> None:
    match = board("HGT", "SBC", "HGQ Q P B C PBC H", "B G", stock="H H G")
    play(match, "X HGQ", "T PBC", "C PBC", "E H")
    assert hand(match, 0) == ""
    assert match.to_act == 1
    assert hand(play(match, "P"), 0) == "H H G"


@covers("K-6.5")
def test_there_is_no_refill_in_the_middle_or_at_the_end_of_a_turn() -> None:
    match = board("HGT", "PGQ", "P Q G H H H T", stock="B B B")
    play(match, "S P")
    assert stock(match, 0) == "B B B"
    play(match, "P")
    assert stock(match, 0) == "B B B"


# --- K-7 Passing


@covers("K-7.1", "K-7.5", "K-11.4")
def test_completes_that_fit_nowhere_have_to_pass() -> None:
    assert legal(board("HGT", "HGQ", "SRC PBC")) == ["P"]


@covers("K-7.2")
def test_after_one_card_one_may_always_stop() -> None:
    match = play(board("HGT", "SBC", "H", "C B"), "P", "S C")
    assert "P" in legal(match)


@covers("K-7.3")
def test_a_free_pass_must_be_answered_with_a_card_if_there_is_one() -> None:
    match = play(board("HGT", "SBC", "H", "B"), "P")
    assert "P" not in legal(match)
    with pytest.raises(IllegalMove, match="you have a card to play") as refused:
        match.play("P")
    assert refused.value.rule == "K-7.3"


@covers("K-7.3", "K-8.2")
def test_a_free_pass_and_a_forced_one_lead_back_to_a_play() -> None:
    match = play(board("HGT", "SBC", "H", "PRQ"), "P", "P")
    assert legal(match) == ["E H"]


@covers("K-7.4")
def test_with_two_idle_passing_is_free_and_two_idle_turns_end_the_game() -> None:
    match = board("HGT", "SBC", "H", "C B", options={"stalemate": "two_idle", "match_max_games": 1})
    play(match, "P")
    assert "P" in legal(match)
    play(match, "P")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0,), (1, 0), "stuck")


# --- K-8 and K-9 The end of a game


@covers("K-8.1", "K-9.1")
@pytest.mark.parametrize(
    ("singles", "complete", "mine", "move"),
    [
        ("HGT", "SBC", "H", "E H"),
        ("HGT", "PGT", "P", "S P"),
        ("HGT", "SBC", "HGT", "C HGT"),
        ("HGT", "HGT", "P B Q", "T PBQ"),
        ("HGT", "SBC", "HGQ Q", "X HGQ"),
    ],
)
def test_whoever_has_no_card_left_wins_at_once_by_any_option(singles: str, complete: str, mine: str, move: str) -> None:
    match = board(singles, complete, mine, "B B SRC", their_stock="G G", options={"match_max_games": 1})
    (ended,) = [event for event in match.play(move) if isinstance(event, GameEnded)]
    assert (ended.winner, ended.points, ended.how) == (0, 5, "out")
    assert ended.left == ((), ("G", "G", "B", "B", "SRC"))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@covers("K-8.1")
def test_an_empty_hand_with_a_stock_is_not_out() -> None:
    match = board("HGT", "SBC", "HGQ Q P B C PBC H", "B G", stock="R")
    play(match, "X HGQ", "T PBC", "C PBC", "E H")
    assert hand(match, 0) == ""
    assert match.to_act == 1
    assert not common(match)["results"]


@covers("K-8.2", "K-9.2")
def test_two_forced_passes_end_the_game_and_fewer_cards_win() -> None:
    match = board("HGT", "HGQ", "SRC PBC PRC", "SBC", options={"match_max_games": 1})
    play(match, "P", "P")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((1,), (0, 2), "stuck")


@covers("K-9.3")
def test_equal_cards_left_give_no_winner_and_no_points() -> None:
    match = board("HGT", "HGQ", "SRC PBC", "SBC PRC", options={"match_max_games": 1})
    play(match, "P", "P")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((), (0, 0))


@covers("K-8.3")
def test_a_turn_stopped_after_a_play_never_counts_as_stuck() -> None:
    match = board("HGT", "HGQ", "PGQ SRC SBC SRT SBT HRC HBC", "SRQ", stock="B")
    play(match, "C PGQ", "P", "P")
    assert match.to_act == 0
    assert legal(match) == ["E B"]


# --- K-10 Match


@covers("K-10.1")
def test_the_match_is_won_when_the_points_are_reached() -> None:
    match = board(mine="H", theirs="B B B", totals=[7, 9], options={"match_points": 10})
    match.play("E H")
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores, match.outcome.reason) == ((0,), (10, 9), "points")


@covers("K-10.1", "K-10.2")
def test_below_the_target_the_next_game_is_dealt_by_the_other() -> None:
    match = board(mine="H", theirs="B B", totals=[7, 9], dealer=0)
    (dealt,) = [event for event in match.play("E H") if isinstance(event, Dealt)]
    assert dealt.dealer == 1
    assert match.outcome is None
    assert common(match)["totals"] == [9, 9]
    assert match.to_act == 1


@covers("K-10.2")
def test_the_deal_alternates_also_after_a_game_without_a_winner() -> None:
    match = board("HGT", "HGQ", "SRC PBC", "SBC PRC", dealer=1)
    (dealt,) = [event for move in ("P", "P") for event in match.play(move) if isinstance(event, Dealt)]
    assert dealt.dealer == 0


@covers("K-10.3")
@pytest.mark.parametrize(("totals", "winners"), [([3, 2], (0,)), ([0, 5], (1,)), ([0, 1], ())])
def test_after_the_last_game_the_higher_total_wins(totals: list[int], winners: tuple[int, ...]) -> None:
    games = sum(bool(total) for total in totals)
    match = board(mine="H", theirs="B", totals=totals, options={"match_max_games": games + 1})
    match.play("E H")
    assert match.outcome is not None
    assert match.outcome.winners == winners
    assert match.outcome.reason == "games"


@covers("K-10.4")
def test_a_single_game_is_a_match_of_one() -> None:
    match = COCO.start(seed=5, options={"match_max_games": 1})
    rng = random.Random(2)
    play_out(match, rng)
    assert len(common(match)["results"]) == 1


# --- K-11 Decisions


@covers("K-11.1", "K-11.2")
def test_the_two_decisions_and_the_notation_of_every_action() -> None:
    assert COCO.start(seed=1).question().kind == "OPEN"  # type: ignore[union-attr]
    match = board("HGT", "HGT", "SBC HGQ H P G T Q")
    assert match.question().kind == "TURN"  # type: ignore[union-attr]
    assert legal(match) == [
        "C HGQ", "C SBC", "T HGT", "T HGQ", "T PGT", "T PGQ", "X HGQ", "E H", "E P", "E G", "E T", "E Q", "P",
    ]  # fmt: skip
    assert match.parse("xhgq").notation == "X HGQ"
    assert match.parse(" e  h ").notation == "E H"


@covers("K-11.3")
def test_one_card_by_two_options_is_two_actions_and_for_two_reasons_one() -> None:
    assert {"S P", "E P"} <= set(legal(board("HGT", "PGT", "P")))
    assert {"C HGQ", "X HGQ"} <= set(legal(board("HGT", "HGT", "HGQ Q")))
    assert legal(board("HGT", "HGQ", "HGT")).count("C HGT") == 1, "option 2 and option 3 at once"


@covers("K-11.5")
def test_chance_is_the_first_dealer_and_the_deals_and_stands_in_the_record() -> None:
    match = COCO.start(seed=9, options={"match_points": 12})
    rng = random.Random(4)
    play_out(match, rng)
    chance = match.record().chance
    assert chance[0].startswith("dealer ")
    assert {text.split()[0] for text in chance[1:]} <= {"deal", "misdeal"}
    assert sum(text.startswith("deal ") for text in chance) == len(common(match)["results"])


# --- K-13 and K-14


@covers("K-13.1", "K-13.2", "K-13.3", "K-13.4")
def test_a_game_never_has_more_plays_stops_and_idle_turns_than_stated() -> None:
    rng = random.Random(13)
    for seed in range(60):
        match = COCO.start(seed=seed, options={"match_max_games": 1})
        plays = stops = idle = row = 0
        while not match.is_over:
            move = rng.choice(match.legal_moves()).notation
            row = row + 1 if move == "P" and common(match)["played_in_turn"] == 0 else 0
            plays, stops, idle = plays + (move != "P"), stops + (move == "P" and not row), idle + bool(row)
            assert row <= 2
            match.play(move)
        assert plays <= 60
        assert stops <= plays
        assert idle <= 122


@covers("K-13.4")
def test_the_stated_bound_is_the_rules_bound() -> None:
    assert COCO.longest(2, COCO.check_options(2, {"match_max_games": 1})) == 60 + 60 + 122


@covers("K-13.5")
def test_a_random_game_is_about_as_long_as_the_rules_say() -> None:
    rng, decisions, options = random.Random(5), 0, 0
    for seed in range(200):
        match = COCO.start(seed=seed, options={"match_max_games": 1})
        while not match.is_over:
            moves = match.legal_moves()
            decisions, options = decisions + 1, options + len(moves)
            match.play(rng.choice(moves))
    assert 68 <= decisions / 200 <= 80
    assert 3.8 <= options / decisions <= 5.0


def test_the_options_are_those_of_the_rules() -> None:
    """K-14: names and defaults."""
    defaults = {name: setting.default for name, setting in COCO.options.items()}
    assert defaults == {
        "stalemate": "both_stuck",
        "end_single_repeat": "allowed",
        "match_points": 10,
        "match_max_games": 40,
        "deck": "full",
    }


def test_with_repeats_barred_a_hand_of_singles_may_be_without_a_play() -> None:
    """K-14, last paragraph."""
    assert legal(board("HGT", "SBC", "H G T", options={"end_single_repeat": "barred"})) == ["P"]
