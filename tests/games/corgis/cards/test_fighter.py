"""5, the Fighter: the next player exposes a card, which is locked (C-8.5)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import Aimed, Cancelled, Exposed, Played, Unused
from tests.games.corgis.board import asked, board, discard, events, exposed, hidden, legal, locked, play, values
from tests.rulebook import covers


@covers("C-8.5")
def test_the_next_player_chooses_a_hidden_card_which_is_exposed_and_locked() -> None:
    match = board("5E 8W", "6W 9W *1", "6N 3N")
    assert events(match, "play 5E")[1:] == [Aimed(0, 1, "Fighter")]
    assert asked(match) == (1, "EXPOSE_LOCK")
    assert legal(match) == ["expose 6W", "expose 9W", "expose *1"]
    assert events(match, "expose 9W") == [Exposed(1, "9W", locked=True, why="Fighter")]
    assert (hidden(match, 1), exposed(match, 1), locked(match, 1)) == ("6W *1", "9W", "9W")
    assert (hidden(match, 2), exposed(match, 2)) == ("3N 6N", ""), "nobody else exposes anything"
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.5")
def test_a_locked_card_cannot_be_played_in_this_round() -> None:
    match = play(board("5E 8W", "6W 9W *1"), "play 5E", "expose 9W")
    assert legal(match) == ["play 6W", "play *1", "pass"]
    with pytest.raises(IllegalMove, match="locked it for this round") as refused:
        match.play("play 9W")
    assert refused.value.rule == "C-8.5"


@covers("C-8.5", "C-5.7")
def test_a_lock_ends_with_the_round_but_the_card_stays_exposed() -> None:
    match = play(board("5E 8W 3W", "6W 9W AW"), "play 5E", "decline", "expose 9W", "pass", "play 8W")
    assert (locked(match, 1), exposed(match, 1)) == ("", "9W")
    assert sorted(legal(match)) == ["pass", "play 9W", "play AW"]


@covers("C-8.5")
def test_a_lock_holds_for_the_whole_round_also_when_the_turn_comes_again() -> None:
    match = play(board("5E 8W 3W", "6W 9W AW", "7N 6N"), "play 5E", "decline", "expose 9W", "pass", "play 7N")
    play(match, "target 0", "pass")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play AW", "pass"])


@covers("C-8.5", "C-3.3")
def test_without_a_hidden_card_it_is_not_possible() -> None:
    match = board("5E 8W", "", "6N 3N", exposed=["", "6W 9W", ""])
    assert events(match, "play 5E")[1:] == [Unused(0, "Fighter", declined=False)]
    assert (asked(match), legal(match), locked(match, 1)) == ((1, "FOLLOW"), ["play 6W", "play 9W", "pass"], "")


@covers("C-8.5", "C-10.2")
def test_a_single_hidden_card_is_exposed_without_asking() -> None:
    match = board("5E 8W", "9W", exposed=["", "6W"])
    assert events(match, "play 5E")[1:] == [Aimed(0, 1, "Fighter"), Exposed(1, "9W", locked=True, why="Fighter")]
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play 6W", "pass"])


@covers("C-10.2", "C-4.5")
def test_equal_hidden_cards_leave_nothing_to_ask() -> None:
    match = play(board("5E 8W", "*1 *2"), "play 5E")
    assert (asked(match), exposed(match, 1), hidden(match, 1)) == ((1, "FOLLOW"), "*1", "*2")
    twins = play(board("5E 8W", "9W 9W#2", decks=2), "play 5E")
    assert (exposed(twins, 1), hidden(twins, 1)) == ("9W", "9W#2")
    assert legal(twins) == ["play 9W#2", "pass"], "the twin of a locked card is free"


@covers("C-8.5", "C-3.5")
def test_a_lock_does_not_hinder_a_mage() -> None:
    match = play(board("5E 8W", "6W 9W 3W AF"), "play 5E", "decline", "expose 9W", "play 6W")
    assert legal(match) == ["discard 3W", "discard 9W"]
    play(match, "discard 9W")
    assert (discard(match), locked(match, 1), exposed(match, 1)) == ("9W", "", "")


@covers("C-8.10", "C-8.5")
def test_a_samurai_cancels_it_before_the_choice() -> None:
    match = play(board("5E 8W", "6W 9W AW"), "play 5E")
    assert (asked(match), legal(match)) == ((1, "REACT"), ["react AW", "decline"])
    assert events(match, "react AW") == [Cancelled(1, "AW", "Fighter")]
    assert (exposed(match, 1), locked(match, 1)) == ("AW", "")
    assert legal(match) == ["play 6W", "play 9W", "play AW", "pass"], "the Ace may be played at once"


@covers("C-8.10", "C-8.5")
def test_after_declining_the_ace_may_be_the_exposed_card() -> None:
    match = play(board("5E 8W", "6W 9W AW"), "play 5E", "decline")
    assert legal(match) == ["expose 6W", "expose 9W", "expose AW"]
    assert legal(play(match, "expose AW")) == ["play 6W", "play 9W", "pass"]


@covers("C-7.6", "C-8.5")
def test_with_pass_lockout_it_strikes_the_next_one_still_in() -> None:
    match = play(board("3E 5E 8W", "6W 9W", "4N 6N 2N", pass_lockout=True), "play 3E", "pass", "play 4N", "high")
    assert events(match, "play 5E")[1] == Aimed(0, 2, "Fighter")
    assert asked(match) == (2, "EXPOSE_LOCK")
    assert hidden(match, 1) == "6W 9W"


@covers("C-9.3", "C-8.5")
def test_a_wild_copies_it_against_the_next_player() -> None:
    match = play(board("5E 8W", "*1 9W 3W", "6N 3N"), "play 5E", "expose 9W")
    assert events(match, "play *1") == [
        Played(1, ("*1",), "5", "Fighter", "E", led=False, encore=False),
        Aimed(1, 2, "Fighter"),
    ]
    assert asked(match) == (2, "EXPOSE_LOCK")
    assert values(match)[:3] == (1, "5", "Fighter")


@covers("C-9.3")
def test_a_copied_fighter_strikes_although_the_first_was_cancelled_or_impossible() -> None:
    cancelled = play(board("5E 8W 3E", "*1 9W AW"), "play 5E", "react AW", "play *1")
    assert asked(cancelled) == (0, "EXPOSE_LOCK")
    impossible = play(board("5E 8W 3E", "", exposed=["", "*1 9W"]), "play 5E", "play *1")
    assert asked(impossible) == (0, "EXPOSE_LOCK")


@covers("C-7.3", "C-11.4")
def test_an_optional_fighter_left_unused_is_announced() -> None:
    match = play(board("5E 8W", "6W 9W", effects_optional=True), "play 5E")
    assert events(match, "decline") == [Unused(0, "Fighter", declined=True)]
    assert (asked(match), exposed(match, 1)) == ((1, "FOLLOW"), "")
