"""4, the Monk: high or low (C-8.4)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import Aimed, Cancelled, Declared
from tests.games.corgis.board import asked, board, events, exposed, hidden, legal, play, table, values
from tests.rulebook import covers


@covers("C-8.4")
def test_a_monk_always_declares() -> None:
    match = play(board("4E 8W", "9W 3W"), "play 4E")
    assert (asked(match), legal(match)) == ((0, "DECLARE"), ["high", "low"])


@covers("C-8.4")
def test_high_changes_nothing_and_opens_no_window() -> None:
    match = play(board("4E 8W", "9W 3W AW", reaction_prompt="always"), "play 4E")
    assert events(match, "high") == [Declared(0, low=False)]
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play 9W", "play AW", "pass"])


@covers("C-8.4")
def test_low_is_beaten_by_lower_ranks_and_by_wilds() -> None:
    match = play(board("4E 8W", "1W 3W 4W 5W 9W *1"), "play 4E")
    assert events(match, "low") == [Declared(0, low=True), Aimed(0, 1, "Monk")]
    assert legal(match) == ["play 1W", "play 3W", "play *1", "pass"]
    with pytest.raises(IllegalMove, match="rank must be below 4") as refused:
        match.play("play 4W")
    assert refused.value.rule == "C-8.4"


@covers("C-8.4")
def test_low_asks_for_the_same_kind() -> None:
    match = play(board("4E 4W 8W", "3W 3F 2N 5W 5F *1 *2"), "play 4E 4W", "low")
    assert legal(match) == ["play 3W 3F", "play *1 *2", "pass"]


@covers("C-8.4")
def test_low_binds_everybody_until_the_combo_is_beaten() -> None:
    match = play(board("4E 8W", "3W 9W", "2F 9F 3F"), "play 4E", "low", "pass")
    assert legal(match) == ["play 2F", "play 3F", "pass"]


@covers("C-8.4")
def test_what_beats_a_low_is_to_be_beaten_by_a_higher_rank_again() -> None:
    match = play(board("4E 8W 1N", "1W 9W", "2F 9F", deck="7V"), "play 4E", "low", "play 1W")
    assert (asked(match), legal(match)) == ((2, "FOLLOW"), ["play 2F", "play 9F", "pass"])
    assert not table(match)["low"]


@covers("C-8.4")
def test_low_ends_with_the_round() -> None:
    match = play(board("4E 8W 9E", "1W 9W"), "play 4E", "low", "pass", "play 8W")
    assert legal(match) == ["play 9W", "pass"]


@covers("C-8.4")
def test_with_monk_scope_player_low_binds_the_next_player_only() -> None:
    match = play(board("4E 8W", "3W 9W", "2F 9F *1", monk_scope="player"), "play 4E", "low")
    assert table(match)["low_seat"] == 1
    assert legal(match) == ["play 3W", "pass"]
    play(match, "pass")
    assert legal(match) == ["play 9F", "play *1", "pass"]
    play(match, "play 9F")
    assert table(match)["low_seat"] is None


@covers("C-8.4", "C-7.6")
def test_with_pass_lockout_low_is_aimed_at_the_next_one_still_in() -> None:
    match = board("1E 4E 8W", "9W 9V", "9F 8F", "3N 6N", deck="7V 7N", pass_lockout=True, monk_scope="player")
    play(match, "play 1E", "pass", "pass", "play 3N", "return 6N", "play 4E", "low")
    assert table(match)["low_seat"] == 3
    assert asked(match) == (3, "FOLLOW")


@covers("C-8.10", "C-8.4")
def test_a_samurai_cancels_low_for_everybody() -> None:
    match = play(board("4E 8W", "3W 9W AW", "2F 9F"), "play 4E", "low")
    assert (asked(match), legal(match)) == ((1, "REACT"), ["react AW", "decline"])
    assert events(match, "react AW") == [Cancelled(1, "AW", "Monk")]
    assert legal(match) == ["play 9W", "play AW", "pass"]
    assert legal(play(match, "pass")) == ["play 9F", "pass"]
    assert values(match)[:2] == (0, "4")


@covers("C-8.10", "C-8.4")
def test_a_declined_window_lets_low_happen() -> None:
    match = play(board("4E 8W", "3W 9W AW"), "play 4E", "low")
    assert events(match, "decline") == []
    assert legal(match) == ["play 3W", "pass"]
    assert (hidden(match, 1), exposed(match, 1)) == ("3W 9W AW", "")


@covers("C-9.5", "C-8.4")
def test_a_wild_declares_anew() -> None:
    match = play(board("4E 8W 3E", "*1 9W", "2F 9F"), "play 4E", "low", "play *1")
    assert (asked(match), table(match)["low"]) == ((1, "DECLARE"), False)
    assert legal(play(match.fork(), "high")) == ["play 9F", "pass"]
    assert legal(play(match, "low")) == ["play 2F", "pass"]


@covers("C-7.3")
def test_an_optional_monk_may_be_left_and_then_higher_ranks_beat_it() -> None:
    match = play(board("4E 8W", "3W 9W", effects_optional=True), "play 4E", "decline")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play 9W", "pass"])
    other = play(board("4E 8W", "3W 9W", effects_optional=True), "play 4E", "activate")
    assert asked(other) == (0, "DECLARE")
