"""9, the Assassin: the next player loses the turn (C-8.9)."""

from clashtable.games.corgis.wire.events import Aimed, Cancelled, Passed, Played, RoundEnded, Skipped, Unused
from tests.games.corgis.board import asked, board, events, exposed, hidden, legal, play, table, values
from tests.rulebook import covers


@covers("C-8.9")
def test_the_next_player_neither_plays_nor_passes() -> None:
    match = board("9E 3W", "*1 4W", "AF 2F")
    assert events(match, "play 9E")[1:] == [Aimed(0, 1, "Assassin"), Skipped(1)]
    assert asked(match) == (2, "FOLLOW")
    assert table(match)["passed"] == [1]
    assert (hidden(match, 1), exposed(match, 1)) == ("4W *1", "")


@covers("C-8.9", "C-2.6")
def test_in_a_game_of_two_it_wins_the_round() -> None:
    match = board("9E 3W", "*1 4W")
    assert events(match, "play 9E")[1:] == [Aimed(0, 1, "Assassin"), Skipped(1), RoundEnded(0)]
    assert asked(match) == (0, "LEAD")


@covers("C-8.9")
def test_the_skip_is_for_one_turn() -> None:
    match = play(board("9E 3W *1", "*2 4W", "AF 2F"), "play 9E", "play AF", "pass")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play *2", "pass"])


@covers("C-8.9")
def test_it_is_possible_also_against_a_player_without_hidden_cards() -> None:
    match = board("9E 3W", "", "AF 2F", exposed=["", "*1", ""])
    assert Skipped(1) in events(match, "play 9E")


@covers("C-8.10", "C-8.9")
def test_a_samurai_keeps_the_turn() -> None:
    match = play(board("9E 3W", "AW *1 4W"), "play 9E")
    assert (asked(match), legal(match)) == ((1, "REACT"), ["react AW", "decline"])
    assert events(match.fork(), "decline") == [Skipped(1), RoundEnded(0)]
    assert events(match, "react AW") == [Cancelled(1, "AW", "Assassin")]
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play AW", "play *1", "pass"])


@covers("C-9.3", "C-8.9")
def test_a_wild_copies_it_against_the_next_player() -> None:
    match = play(board("9E 3W", "*1 AW 4W", "AF 2F"), "play 9E", "react AW")
    assert events(match, "play *1") == [
        Played(1, ("*1",), "9", "Assassin", "E", led=False, encore=False),
        Aimed(1, 2, "Assassin"),
    ]
    assert asked(play(match, "decline")) == (0, "FOLLOW")
    assert values(match)[:2] == (1, "9")


@covers("C-7.6", "C-8.9")
def test_with_pass_lockout_it_skips_the_next_one_still_in() -> None:
    match = play(board("3E 9E 8W", "*1 4W", "4N AN 2N", pass_lockout=True), "play 3E", "pass", "play 4N", "high")
    happened = events(match, "play 9E", "decline")
    assert happened[1:] == [Aimed(0, 2, "Assassin"), Skipped(2), RoundEnded(0)]


# --- assassin_skip "defers"


@covers("C-8.9", "C-5.8")
def test_a_deferred_player_has_a_turn_after_the_owner() -> None:
    match = play(board("9E 3W AE", "*1 4W", assassin_skip="defers"), "play 9E")
    assert (asked(match), legal(match)) == ((0, "FOLLOW"), ["play AE", "pass"])
    assert events(match, "pass") == [Passed(0)]
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play *1", "pass"])
    assert events(match, "pass") == [Passed(1), RoundEnded(0)]


@covers("C-8.9", "C-5.8")
def test_the_owner_may_beat_the_own_combo() -> None:
    match = play(board("9E 3W AE", "*1 4W", assassin_skip="defers"), "play 9E", "play AE")
    assert values(match)[:2] == (0, "A")
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.9")
def test_who_has_passed_on_this_combo_is_not_asked_again() -> None:
    match = play(board("9E 3W", "*1 4W", "*2 2F", "*3 3V", assassin_skip="defers"), "play 9E", "pass", "pass")
    assert asked(match) == (0, "FOLLOW"), "the turn has come back to the owner"
    assert asked(play(match, "pass")) == (1, "FOLLOW")
    assert events(match, "pass") == [Passed(1), RoundEnded(0)]


@covers("C-8.9")
def test_a_deferred_skip_is_over_when_the_combo_is_beaten() -> None:
    match = play(board("9E 3W *1", "*2 4W", "AF 2F", assassin_skip="defers"), "play 9E", "play AF")
    assert table(match)["skipped"] == []
    play(match, "pass")
    assert asked(match) == (1, "FOLLOW")
    play(match, "pass")
    assert asked(match) == (2, "LEAD")


@covers("C-8.9", "C-5.5")
def test_with_pass_lockout_the_owners_pass_does_not_put_the_owner_out() -> None:
    match = board("9E 3W *2", "*1 4W AW", assassin_skip="defers", pass_lockout=True)
    play(match, "play 9E", "decline", "pass")
    assert (table(match)["out"], table(match)["passed"], asked(match)) == ([], [], (1, "FOLLOW"))
    play(match, "play AW")
    assert asked(match) == (0, "FOLLOW")
    play(match, "pass")
    assert asked(match) == (1, "LEAD")


@covers("C-8.9")
def test_a_deferred_player_does_not_count_as_having_passed() -> None:
    match = play(board("9E 3W", "*1 4W AW", "*2 2F", assassin_skip="defers"), "play 9E", "decline")
    assert (asked(match), table(match)["passed"]) == ((2, "FOLLOW"), [])
    play(match, "pass")
    assert (asked(match), table(match)["passed"]) == ((0, "FOLLOW"), [2])


@covers("C-7.3", "C-11.4")
def test_an_optional_assassin_left_unused_is_announced() -> None:
    match = play(board("9E 3W", "*1 4W", effects_optional=True), "play 9E")
    assert events(match, "decline") == [Unused(0, "Assassin", declined=True)]
    assert asked(match) == (1, "FOLLOW")
