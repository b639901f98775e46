"""6, the Mage: discard a card of the combo's suits (C-8.6)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import Discarded, GameEnded, Played, Unused
from tests.games.corgis.board import asked, board, discard, events, exposed, hidden, legal, play, values
from tests.rulebook import covers


@covers("C-8.6")
def test_exactly_one_card_of_the_suits_is_discarded() -> None:
    match = play(board("6E 3E 8E 9W", "9N 3N", "7N 2N"), "play 6E")
    assert (asked(match), legal(match)) == ((0, "DISCARD"), ["discard 3E", "discard 8E"])
    assert events(match, "discard 8E") == [Discarded(0, "8E")]
    assert (hidden(match, 0), discard(match)) == ("3E 9W", "8E")
    assert (hidden(match, 1), hidden(match, 2), asked(match)) == ("3N 9N", "2N 7N", (1, "FOLLOW"))


@covers("C-8.6", "C-3.5")
def test_exposed_cards_may_be_discarded() -> None:
    match = play(board("6E 3E", "9N 3N", exposed=["8E 9W", ""]), "play 6E")
    assert legal(match) == ["discard 3E", "discard 8E"]
    play(match, "discard 8E")
    assert (exposed(match, 0), discard(match)) == ("9W", "8E")


@covers("C-8.6", "C-9.7", "C-1.4")
def test_wilds_and_other_suits_cannot_be_discarded() -> None:
    match = play(board("6E 3E 8E 9W *1", "9N 3N"), "play 6E")
    for refused in ("discard 9W", "discard *1", "decline"):
        with pytest.raises(IllegalMove):
            match.play(refused)


@covers("C-8.6")
def test_without_a_matching_card_it_is_not_possible() -> None:
    match = board("6E 9W *1", "9N 3N")
    assert events(match, "play 6E")[1:] == [Unused(0, "Mage", declined=False)]
    assert (asked(match), hidden(match, 0), discard(match)) == ((1, "FOLLOW"), "9W *1", "")


@covers("C-8.6", "C-10.2")
def test_a_single_matching_card_is_discarded_without_asking() -> None:
    match = board("6E 3E 9W", "9N 3N")
    assert events(match, "play 6E")[1:] == [Discarded(0, "3E")]
    assert asked(match) == (1, "FOLLOW")


@covers("C-10.2", "C-4.5")
def test_twins_are_one_answer_unless_one_lies_open() -> None:
    hand = play(board("6E 3E 3E#2 9W", "9N 3N", decks=2), "play 6E")
    assert (asked(hand), hidden(hand, 0), discard(hand)) == ((1, "FOLLOW"), "3E#2 9W", "3E")
    apart = play(board("6E 3E#2 9W", "9N 3N", exposed=["3E", ""], decks=2), "play 6E")
    assert legal(apart) == ["discard 3E#2", "discard 3E"]


@covers("C-8.6", "C-6.3")
def test_an_emptied_hand_wins_also_by_an_exposed_card() -> None:
    match = board("6E", "9N 3N", exposed=["3E", ""])
    assert [type(event) for event in match.play("play 6E")[:3]] == [Played, Discarded, GameEnded]
    chosen = play(board("6E 6W", "9N 3N", exposed=["3E 4E", ""]), "play 6E 6W", "discard 3E")
    assert not chosen.is_over


@covers("C-8.6", "C-7.2")
def test_all_suits_of_a_larger_combo_count() -> None:
    match = play(board("6E 6V 3E 4V 5N", "9N 3N"), "play 6E 6V")
    assert legal(match) == ["discard 3E", "discard 4V"]


@covers("C-9.3", "C-8.6")
def test_a_wild_discards_by_the_copied_suits_and_may_win_so() -> None:
    match = play(board("6E 9W 9F", "*1 3E 4E 5N", "9N 3N"), "play 6E", "play *1")
    assert values(match) == (1, "6", "Mage", "E")
    assert legal(match) == ["discard 3E", "discard 4E"]
    winning = play(board("6E 9W 9F", "*1 3E"), "play 6E", "play *1")
    assert winning.outcome is not None
    assert winning.outcome.winners == (1,)


@covers("C-9.3")
def test_a_wild_without_suits_discards_nothing() -> None:
    match = play(board("6E 9W 9F", "*1 3E 5N", wild_suit="none"), "play 6E")
    assert events(match, "play *1")[1:] == [Unused(1, "Mage", declined=False, suitless=True)]
    assert (asked(match), hidden(match, 1)) == ((0, "FOLLOW"), "3E 5N")


@covers("C-7.3", "C-11.4")
def test_an_optional_mage_left_unused_is_not_announced() -> None:
    match = play(board("6E 3E 9W", "9N 3N", effects_optional=True), "play 6E")
    assert asked(match) == (0, "ACTIVATE")
    assert events(match, "decline") == []
    assert (asked(match), hidden(match, 0)) == ((1, "FOLLOW"), "3E 9W")
