"""2, the Bard: a second play by the same player (C-8.2)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import Played
from tests.games.corgis.board import (
    asked,
    board,
    discard,
    events,
    exposed,
    hidden,
    legal,
    play,
    table,
    values,
    with_lock,
)
from tests.rulebook import covers


@covers("C-8.2")
def test_a_second_play_beats_the_bard_with_a_card_of_its_suit() -> None:
    match = play(board("2E 1E 3E 8W 9E *1", "AW 3W"), "play 2E")
    assert asked(match) == (0, "ENCORE")
    assert legal(match) == ["play 3E", "play 9E", "decline"]
    happened = events(match, "play 9E")
    assert happened[0] == Played(0, ("9E",), "9", "Assassin", "E", led=False, encore=True)
    assert values(match)[:2] == (0, "9"), "it leads, and has its own effect: the target is asked"
    assert asked(match) == (1, "REACT")


@covers("C-8.2")
def test_the_second_play_has_the_same_kind_and_one_matching_card_is_enough() -> None:
    match = play(board("2E 2W 5W 5N 6F 6N 8E 8V 9E", "AW 3W"), "play 2E 2W")
    assert legal(match) == ["play 5W 5N", "play 8E 8V", "decline"]
    for refused in ("play 6F 6N", "play 9E", "play 8E"):
        with pytest.raises(IllegalMove) as error:
            match.play(refused)
        assert error.value.rule == "C-8.2"


@covers("C-8.2", "C-9.7")
def test_wilds_are_no_second_play() -> None:
    match = play(board("2E *1 3W", "AW 3N"), "play 2E")
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.2", "C-3.4")
def test_an_exposed_card_may_be_the_second_single_unless_it_is_locked() -> None:
    start = board("2E 3W", "AW 3N", exposed=["8E 9E", ""])
    assert legal(play(start, "play 2E")) == ["play 8E", "play 9E", "decline"]
    locked = with_lock(board("2E 3W", "AW 3N", exposed=["8E 9E", ""]), 0, ["8E"])
    assert legal(play(locked, "play 2E")) == ["play 9E", "decline"]
    double = play(board("2E 2W 3W", "AW 3N", exposed=["8E 8W", ""]), "play 2E 2W")
    assert asked(double) == (1, "FOLLOW")


@covers("C-8.2")
def test_declining_is_no_pass_and_has_no_effect() -> None:
    match = play(board("2E 8E 3W", "AW 3N", "9F 9N"), "play 2E")
    assert events(match, "decline") == []
    assert asked(match) == (1, "FOLLOW")
    assert (table(match)["passed"], table(match)["out"]) == ([], [])
    play(match, "pass", "pass")
    assert asked(match) == (0, "LEAD")


@covers("C-8.2")
def test_with_pass_lockout_declining_puts_nobody_out() -> None:
    match = play(board("2E 8E 3W", "AW 3N", pass_lockout=True), "play 2E", "decline")
    assert table(match)["out"] == []
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.2")
def test_without_a_second_play_nothing_is_asked() -> None:
    match = board("2E 8W 1E", "AW 3N")
    assert [type(event) for event in match.play("play 2E")] == [Played]
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.2", "C-10.3")
def test_with_always_a_bard_is_asked_even_without_a_second_play() -> None:
    match = play(board("2E 8W 1E", "AW 3N", reaction_prompt="always"), "play 2E")
    assert (asked(match), legal(match)) == ((0, "ENCORE"), ["decline"])
    assert events(match, "decline") == []
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.2")
def test_a_free_second_play_is_any_combo_with_a_matching_suit() -> None:
    match = play(board("2E 1E 2W 3E 3N 8W *1", "AW 3W", bard_second="free"), "play 2E")
    assert sorted(legal(match)) == ["decline", "play 1E", "play 3E", "play 3E 3N"]
    play(match, "play 3E 3N")
    assert values(match) == (0, "3", "Healer", "EN")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["pass"])


@covers("C-8.2")
def test_a_free_second_play_may_be_a_bard_again() -> None:
    match = play(board("2E 2W 3W 1F 8N", "AW 3N", deck="7V", bard_second="free"), "play 2E")
    assert asked(match) == (1, "FOLLOW"), "nothing of Earth is left"
    again = play(board("2E 2W 1E 3W 8N", "AW 3N", deck="7V", bard_second="free"), "play 2E 2W", "play 1E")
    assert values(again)[1] == "1"
    chain = board("2E 2W 2F 2N 8W 3V", "AW 3N", bard_second="free")
    play(chain, "play 2E 2W")
    assert sorted(legal(chain)) == ["decline", "play 8W"]


@covers("C-8.2", "C-5.7")
def test_both_combos_lie_on_the_pile_until_the_round_ends() -> None:
    match = play(board("2E AE 3W", "8W 3N"), "play 2E", "play AE")
    assert [combo["cards"] for combo in table(match)["pile"]] == [["2E"], ["AE"]]
    play(match, "pass")
    assert (asked(match), discard(match)) == ((0, "LEAD"), "2E AE")


@covers("C-9.3", "C-8.2")
def test_a_wild_copies_the_second_play_with_the_bards_suit() -> None:
    match = play(board("2E 8W 8F", "*1 9E 8V 3W", "AF 3F"), "play 2E", "play *1")
    assert asked(match) == (1, "ENCORE")
    assert legal(match) == ["play 9E", "decline"]
    play(match, "play 9E")
    assert values(match)[:2] == (1, "9")


@covers("C-9.3")
def test_a_wild_without_suits_has_no_second_play() -> None:
    match = play(board("2E 8W 8F", "*1 9E 3W", wild_suit="none"), "play 2E", "play *1")
    assert asked(match) == (0, "FOLLOW")


@covers("C-7.3", "C-11.4")
def test_an_optional_bard_is_asked_twice_and_neither_is_announced() -> None:
    start = play(board("2E 8E 3W", "AW 3N", effects_optional=True), "play 2E")
    assert asked(start) == (0, "ACTIVATE")
    assert events(start.fork(), "decline") == []
    play(start, "activate")
    assert asked(start) == (0, "ENCORE")
    assert events(start, "decline") == []
    assert (hidden(start, 0), exposed(start, 0)) == ("3W 8E", "")
