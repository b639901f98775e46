"""1, the Oracle: a look at the top card that may win the round (C-8.1)."""

from clashtable.games.corgis.wire.events import Looked, Played, RoundEnded, Unused
from tests.games.corgis.board import asked, board, deck, discard, events, hidden, leading, play, table
from tests.rulebook import covers


@covers("C-8.1")
def test_a_match_is_discarded_and_wins_the_round_at_once() -> None:
    match = board("1E 3E", "*1 9W", "9F 3F", deck="7E 8E")
    assert events(match, "play 1E") == [
        Played(0, ("1E",), "1", "Oracle", "E", led=True, encore=False),
        Looked(0, "7E", matched=True, suits="E"),
        RoundEnded(0),
    ]
    assert asked(match) == (0, "LEAD"), "nobody may beat it, not even with a Wild"
    assert (deck(match), discard(match), leading(match)) == ("8E", "1E 7E", None)
    assert (hidden(match, 1), hidden(match, 2)) == ("9W *1", "3F 9F")


@covers("C-8.1")
def test_without_a_match_the_card_goes_back_on_top_and_the_turn_goes_on() -> None:
    match = board("1E 3E", "*1 9W", deck="7W 8E")
    assert events(match, "play 1E")[1] == Looked(0, "7W", matched=False, suits="E")
    assert (asked(match), deck(match), discard(match)) == ((1, "FOLLOW"), "7W 8E", "")


@covers("C-8.1", "C-7.2")
def test_any_suit_of_a_larger_combo_matches() -> None:
    assert asked(play(board("1E 1W 3E", "9W 9F", deck="7W"), "play 1E 1W")) == (0, "LEAD")
    assert asked(play(board("1E 1W 3E", "9W 9F", deck="7F"), "play 1E 1W")) == (1, "FOLLOW")


@covers("C-8.1", "C-1.4")
def test_a_wild_on_top_matches_nothing() -> None:
    match = play(board("1E 1W 1F 1N 1V 3E", "9W 9F", deck="*3"), "play 1E 1W 1F 1N 1V")
    assert (asked(match), deck(match)) == ((1, "FOLLOW"), "*3")


@covers("C-8.1", "C-12.3")
def test_with_an_empty_deck_it_is_not_possible() -> None:
    match = board("1E 3E", "9W 9F")
    assert events(match, "play 1E")[1:] == [Unused(0, "Oracle", declined=False)]
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.1", "C-12.3")
def test_the_last_card_of_the_deck_may_match() -> None:
    match = play(board("1E 3E", "9W 9F", deck="8E"), "play 1E")
    assert (asked(match), deck(match)) == ((0, "LEAD"), "")


@covers("C-8.1")
def test_a_match_ends_the_round_for_the_looker_and_not_for_the_first_leader() -> None:
    match = play(board("*1 3E", "1W 9F", "8W 3F", deck="7W"), "play *1", "play 1W")
    assert asked(match) == (1, "LEAD")
    assert discard(match) == "1W 7W *1"


@covers("C-9.3", "C-8.1")
def test_a_wild_copies_the_look_with_the_suits() -> None:
    match = play(board("1E 3E", "*1 9W", "9F 3F", deck="7W 8E"), "play 1E")
    assert events(match, "play *1")[1:] == [Looked(1, "7W", matched=False, suits="E")]
    assert (asked(match), deck(match)) == ((2, "FOLLOW"), "7W 8E")


@covers("C-9.3", "C-8.1")
def test_a_wild_wins_the_round_with_a_look_that_was_declined_before() -> None:
    match = board("1E 3E", "*1 9W", "9F 3F", deck="7E 8E", effects_optional=True)
    play(match, "play 1E", "decline", "play *1", "activate")
    assert (asked(match), deck(match), discard(match)) == ((1, "LEAD"), "8E", "1E 7E *1")


@covers("C-9.3")
def test_a_wild_without_suits_cannot_look() -> None:
    match = play(board("1E 3E", "*1 9W", deck="7W", wild_suit="none"), "play 1E")
    assert events(match, "play *1")[1:] == [Unused(1, "Oracle", declined=False, suitless=True)]
    assert asked(match) == (0, "FOLLOW")


@covers("C-7.3")
def test_an_optional_look_may_be_left_and_that_is_announced() -> None:
    match = play(board("1E 3E", "9W 9F", deck="7E", effects_optional=True), "play 1E")
    assert events(match.fork(), "decline") == [Unused(0, "Oracle", declined=True)]
    assert asked(play(match, "activate")) == (0, "LEAD")


@covers("C-8.2", "C-8.1")
def test_after_a_free_bard_the_look_may_end_the_round() -> None:
    match = play(board("2E 1E 3W", "9W 9F", deck="7E", bard_second="free"), "play 2E", "play 1E")
    assert asked(match) == (0, "LEAD")
    assert table(match)["pile"] == []
