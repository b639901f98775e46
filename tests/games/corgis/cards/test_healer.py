"""3, the Healer: draw one card, put one under the deck (C-8.3)."""

from clashtable.games.corgis.wire.events import Drew, Played, Returned, Unused
from tests.games.corgis.board import (
    asked,
    board,
    deck,
    events,
    exposed,
    hidden,
    legal,
    locked,
    play,
    with_lock,
)
from tests.rulebook import covers


@covers("C-8.3")
def test_the_top_card_is_drawn_and_one_card_goes_under_the_deck() -> None:
    match = board("3E 8W", "9W 4W", "9N 4N", deck="1F 2F")
    assert events(match, "play 3E") == [
        Played(0, ("3E",), "3", "Healer", "E", led=True, encore=False),
        Drew(0, "1F"),
    ]
    assert asked(match) == (0, "RETURN")
    assert (hidden(match, 0), deck(match)) == ("1F 8W", "2F")
    assert events(match, "return 8W") == [Returned(0, "8W", exposed=False)]
    assert (asked(match), hidden(match, 0), deck(match)) == ((1, "FOLLOW"), "1F", "2F 8W")
    assert (hidden(match, 1), hidden(match, 2)) == ("4W 9W", "4N 9N")


@covers("C-8.3")
def test_every_card_of_the_hand_may_be_returned_also_the_one_just_drawn() -> None:
    match = with_lock(board("3E 8W *2", "9W 4W", exposed=["7E 6E", ""], deck="1F"), 0, ["7E"])
    play(match, "play 3E")
    assert legal(match) == ["return 1F", "return 8W", "return *2", "return 6E", "return 7E"]
    assert deck(play(match.fork(), "return 1F")) == "1F"


@covers("C-8.3", "C-3.5")
def test_a_lock_on_a_returned_card_is_forgotten() -> None:
    match = with_lock(board("3E 8W", "9W 4W", exposed=["7E", ""], deck="1F"), 0, ["7E"])
    happened = events(match, "play 3E", "return 7E")
    assert happened[-1] == Returned(0, "7E", exposed=True)
    assert (exposed(match, 0), locked(match, 0), deck(match)) == ("", "", "7E")


@covers("C-8.3", "C-12.3")
def test_with_an_empty_deck_nothing_is_drawn_and_nothing_returned() -> None:
    match = board("3E 8W", "9W 4W")
    assert events(match, "play 3E")[1:] == [Unused(0, "Healer", declined=False)]
    assert (asked(match), hidden(match, 0), deck(match)) == ((1, "FOLLOW"), "8W", "")


@covers("C-8.3", "C-12.3")
def test_the_last_card_of_the_deck_may_be_drawn_and_the_size_stays() -> None:
    match = play(board("3E 8W", "9W 4W", deck="1F"), "play 3E")
    assert deck(match) == ""
    assert deck(play(match, "return 8W")) == "8W"


@covers("C-10.2", "C-4.5")
def test_with_equal_cards_only_the_return_is_carried_out_without_asking() -> None:
    match = board("3E *2", "9W 4W", deck="*1")
    assert events(match, "play 3E")[1:] == [Drew(0, "*1"), Returned(0, "*1", exposed=False)]
    assert (asked(match), hidden(match, 0), deck(match)) == ((1, "FOLLOW"), "*2", "*1")
    twins = play(board("3E 8W#2", "9W 4W", deck="8W", decks=2), "play 3E")
    assert (asked(twins), hidden(twins, 0), deck(twins)) == ((1, "FOLLOW"), "8W#2", "8W")


@covers("C-10.2", "C-4.5")
def test_equal_cards_of_two_states_are_two_answers() -> None:
    match = play(board("3E 5N", "9W 4W", exposed=["*2", ""], deck="*1"), "play 3E")
    assert legal(match) == ["return 5N", "return *1", "return *2"]


@covers("C-8.3", "C-6.2")
def test_the_last_card_wins_before_the_draw() -> None:
    match = play(board("3E", "9W 4W", deck="1F"), "play 3E")
    assert match.is_over
    assert deck(match) == "1F"


@covers("C-9.3", "C-9.7")
def test_a_wild_copies_the_exchange_and_may_be_returned_itself() -> None:
    match = play(board("3E 8W", "*1 *2 4W", deck="1F 2F"), "play 3E", "return 8W", "play *1")
    assert asked(match) == (1, "RETURN")
    assert legal(match) == ["return 2F", "return 4W", "return *2"]
    play(match, "return *2")
    assert (asked(match), deck(match)) == ((0, "FOLLOW"), "8W *2")


@covers("C-9.3")
def test_a_copied_exchange_needs_no_suit() -> None:
    match = play(board("3E 8W", "*1 *2 4W", deck="1F", wild_suit="none"), "play 3E", "return 8W", "play *1")
    assert asked(match) == (1, "RETURN")


@covers("C-9.3")
def test_a_wild_heals_although_the_copied_healer_was_declined() -> None:
    match = play(board("3E 8W", "*1 4W", deck="1F", effects_optional=True), "play 3E")
    assert events(match.fork(), "decline") == [Unused(0, "Healer", declined=True)]
    play(match, "decline", "play *1", "activate")
    assert asked(match) == (1, "RETURN")
