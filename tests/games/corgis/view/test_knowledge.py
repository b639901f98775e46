"""What a seat has legitimately seen stays known to it, in its view and in every world it imagines."""

from clashtable.core.match import Match
from tests.games.corgis.board import CORGIS, asked, board, deck, events, hidden, play, view
from tests.rulebook import covers

WORLDS = 60


def worlds(match: Match, seat: int | None) -> list[Match]:
    """Return worlds that agree with what *seat* knows."""
    return [CORGIS.imagine(match.view(seat), number) for number in range(WORLDS)]


def tops(match: Match, seat: int | None) -> set[str]:
    """Return the cards that *seat* imagines on top of the deck."""
    return {deck(world).split()[0] for world in worlds(match, seat)}


def bottoms(match: Match, seat: int | None) -> set[str]:
    """Return the cards that *seat* imagines at the bottom of the deck."""
    return {deck(world).split()[-1] for world in worlds(match, seat)}


def suits(cards: set[str]) -> set[str]:
    return {card[1] for card in cards if card[0] != "*"}


def hands(match: Match, viewer: int | None, seat: int) -> list[list[str]]:
    """Return the hidden hands of *seat* that *viewer* imagines."""
    return [hidden(world, seat).split() for world in worlds(match, viewer)]


# --- an Oracle's look


@covers("C-8.1", "C-11.2")
def test_an_oracles_look_stays_known_to_the_looker_alone() -> None:
    match = play(board("1E 8W 8F", "6W AW", "6N AN", deck="7W 2V"), "play 1E", "pass", "pass", "play 8W")
    assert tops(match, 0) == {"7W"}
    for other in (1, 2, None):
        assert len(tops(match, other)) > 10
        assert view(match, other).deck[0].card is None


@covers("C-8.1", "C-11.2")
def test_the_look_ends_when_the_card_is_drawn() -> None:
    match = play(board("1E 8W 8F", "3W AW", deck="7W 2V 3V"), "play 1E", "play 3W", "return AW")
    assert len(tops(match, 0)) > 10
    assert view(match, 0).deck[0].card is None
    assert view(match, 0).deck[0].not_suits == ""


@covers("C-8.1")
def test_a_public_miss_rules_out_the_suits_for_everybody() -> None:
    match = play(board("1E 1F 8F", "6W AW", "6N AN", deck="7W 2V"), "play 1E 1F")
    for other in (1, 2, None):
        assert suits(tops(match, other)) == {"W", "N", "V"}
        assert "E" in suits(bottoms(match, other)), "the cards below are free"


@covers("C-8.1")
def test_a_second_miss_rules_out_more() -> None:
    match = board("1E 8F 8W", "1W AW 5V", "6N AN", deck="7V 2V")
    play(match, "play 1E", "pass", "pass", "play 8F", "play AW", "pass", "pass", "play 1W")
    assert view(match, 2).deck[0].not_suits == "EW"
    assert suits(tops(match, 2)) == {"F", "N", "V"}
    assert (tops(match, 0), tops(match, 1)) == ({"7V"}, {"7V"})


@covers("C-8.1")
def test_what_a_miss_has_ruled_out_ends_with_the_card() -> None:
    match = play(board("1E 8F 8W", "3W AW", "6N AN", deck="7V 2V 4V"), "play 1E", "play 3W", "return AW")
    assert view(match, 2).deck[0].not_suits == ""
    assert "E" in suits(tops(match, 2))


# --- a Healer's cards


@covers("C-11.2", "C-8.3")
def test_a_hidden_card_returned_is_known_at_the_bottom_to_its_returner_alone() -> None:
    match = play(board("3E 8W 9F", "6W AW", "6N AN", deck="7W 2V"), "play 3E", "return 8W")
    assert bottoms(match, 0) == {"8W"}
    for other in (1, 2, None):
        assert len(bottoms(match, other)) > 10
    assert any("8W" in hand for hand in hands(match, 1, 0)), "it may still be in the hand, for all seat 1 knows"


@covers("C-11.2", "C-8.3")
def test_a_returned_card_is_followed_up_through_the_deck() -> None:
    match = play(board("3E 8W 9F", "4W 3W AW", "6N AN", deck="7W"), "play 3E", "return 8W")
    assert (tops(match, 0), len(tops(match, 1)) > 10) == ({"8W"}, True)
    play(match, "pass", "pass", "play 9F", "decline")
    assert tops(match, 0) == {"8W"}


@covers("C-11.2", "C-8.3")
def test_knowledge_of_a_returned_card_ends_when_another_player_exchanges_it_unseen() -> None:
    match = board("3E 8W 9F AF", "3W AW 4W", "6N AN", deck="7W")
    play(match, "play 3E", "return 8W", "pass", "pass", "play 7W")
    play(match, "target 2", "decline", "play AW", "pass", "pass")
    assert asked(match) == (1, "LEAD")
    play(match, "play 3W", "return 4W")
    assert view(match, 0).deck[0].card is None
    assert view(match, 0).seen[1] == ()
    assert len(tops(match, 0)) > 10


@covers("C-11.3", "C-8.3")
def test_an_exposed_card_returned_is_known_to_all() -> None:
    match = play(board("3E 8W 9F", "6W AW", "6N AN", exposed=["5W", "", ""], deck="7W 2V"), "play 3E", "return 5W")
    for seat in (0, 1, 2, None):
        assert bottoms(match, seat) == {"5W"}
        assert view(match, seat).deck[-1].card == "5W"
    assert all("5W" not in hand for hand in hands(match, 1, 0))


# --- a known card that somebody draws


def drawn_in_sight() -> Match:
    """Return a match in which seat 0 has seen the card that seat 1 then drew, returning an exposed one."""
    match = board("1E 8F 8V", "3W 9W 6V", "6N AN", exposed=["", "5W", ""], deck="7W 2V 4V")
    return play(match, "play 1E", "play 3W", "return 5W")


@covers("C-8.3", "C-11.2")
def test_a_card_that_was_seen_and_then_drawn_is_known_in_that_hand() -> None:
    match = drawn_in_sight()
    assert view(match, 0).seen[1] == ("7W",)
    assert all("7W" in hand for hand in hands(match, 0, 1))
    for other in (2, None):
        assert view(match, other).seen[1] == ()
        assert not all("7W" in hand for hand in hands(match, other, 1))


@covers("C-8.3", "C-11.2")
def test_it_stays_known_when_other_cards_are_played() -> None:
    match = play(drawn_in_sight(), "pass", "pass", "play 9W", "decline")
    assert asked(match) == (0, "FOLLOW")
    assert view(match, 0).seen[1] == ("7W",)
    assert all("7W" in hand for hand in hands(match, 0, 1))


@covers("C-8.3", "C-11.2")
def test_it_ends_when_the_card_is_played() -> None:
    match = play(drawn_in_sight(), "pass", "pass", "play 7W")
    assert view(match, 0).seen[1] == ()
    assert all("7W" not in hand for hand in hands(match, 0, 1))


@covers("C-8.3", "C-11.2")
def test_it_ends_when_a_hidden_card_is_returned_unseen() -> None:
    match = board("1E 8F 8V", "3W 9W 6V", "6N AN", deck="7W 2V 4V")
    play(match, "play 1E", "play 3W", "return 9W")
    assert view(match, 0).seen[1] == ()
    assert {"7W" in hand for hand in hands(match, 0, 1)} == {True, False}


@covers("C-11.3")
def test_a_card_returned_openly_and_drawn_again_is_known_to_all_players() -> None:
    match = board("3E 8F 9F", "3W 9W 6V", "6N 5N", exposed=["5W", "5V", ""], deck="7W")
    play(match, "play 3E", "return 5W", "pass", "pass", "play 8F", "play 9W", "pass")
    assert asked(match) == (1, "LEAD")
    play(match, "play 3W", "return 5V")
    for seat in (0, 2):
        assert view(match, seat).seen[1] == ("5W",)
        assert all("5W" in hand for hand in hands(match, seat, 1))


# --- a Mage that discarded nothing


@covers("C-11.5")
def test_a_mage_without_effect_shows_the_suits_that_the_hand_lacks() -> None:
    match = play(board("6E 8W 9F 3N *1", "7W AW", "6N AN"), "play 6E")
    for viewer in (1, 2, None):
        assert all(suits(set(hand)) <= set("WFNV") for hand in hands(match, viewer, 0))
    assert any("E" in suits(set(hand)) for hand in hands(match, 1, 2)), "the others' hands are free"


@covers("C-11.5")
def test_it_stays_known_after_some_of_those_cards_have_been_played() -> None:
    match = play(board("6E 8W 9F 3N AN *1", "7W AW", "6N 5N"), "play 6E", "pass", "pass", "play 9F", "decline")
    assert view(match, 1).table.seats[0].lacks[0].cards == 4
    for hand in hands(match, 1, 0):
        assert len(hand) == 4
        assert suits(set(hand)) <= set("WFNV")


@covers("C-11.5")
def test_a_card_drawn_later_is_free_again() -> None:
    match = board("6E 8W 9F 3N 4N", "7W AW", "6N 5N", deck="7V 2V")
    play(match, "play 6E", "pass", "pass", "play 3N", "return 7V")
    (lack,) = view(match, 1).table.seats[0].lacks
    assert (lack.cards, lack.suits) == (2, "E")
    earths = {sum(card[1] == "E" for card in hand if card[0] != "*") for hand in hands(match, 1, 0)}
    assert earths == {0, 1}


@covers("C-11.5")
def test_it_ends_when_all_those_cards_may_be_gone() -> None:
    match = board("6E 3N 4N", "7W AW", "6N 5N", exposed=["9F", "", ""], deck="7V 2V")
    play(match, "play 6E", "pass", "pass", "play 3N", "return 4N")
    assert view(match, 1).table.seats[0].lacks == ()
    assert any("E" in suits(set(hand)) for hand in hands(match, 1, 0))


@covers("C-11.5")
def test_two_mages_show_more_than_one() -> None:
    match = play(board("6E 6F 3N 4N *1", "7V AW", "8N 5N"), "play 6E", "pass", "pass", "play 6F")
    assert [(lack.cards, lack.suits) for lack in view(match, 1).table.seats[0].lacks] == [(3, "E"), (3, "F")]
    assert all(suits(set(hand)) <= set("WNV") for hand in hands(match, 1, 0))


@covers("C-11.5", "C-11.4")
def test_with_optional_effects_a_mage_shows_nothing() -> None:
    match = play(board("6E 8W 9F 3N *1", "7W AW", "6N AN", effects_optional=True), "play 6E")
    assert asked(match) == (1, "FOLLOW")
    assert any("E" in suits(set(hand)) for hand in hands(match, 1, 0))


@covers("C-11.5")
def test_a_mage_that_discards_shows_nothing_of_the_rest() -> None:
    match = board("6E 8E 9F 3N", "7W AW", "6N AN")
    events(match, "play 6E")
    assert view(match, 1).table.seats[0].lacks == ()
    assert any("E" in suits(set(hand)) for hand in hands(match, 1, 0))


@covers("C-11.2")
def test_a_card_that_every_seat_looked_at_in_private_is_still_hidden_from_spectators() -> None:
    match = board("1E 5E 8E 8W", "1W 9N 9F", deck="7V 6V")
    play(match, "play 1E", "pass", "play 8W", "play 9N", "play 1W")
    assert [view(match, seat).deck[0].card for seat in (0, 1, None)] == ["7V", "7V", None]


@covers("C-11.3")
def test_an_openly_returned_card_is_followed_into_a_hand_by_everybody() -> None:
    """It lies under an empty deck, so the next Healer draws it; that player returns an exposed card for it."""
    match = play(board("3E 8E 8W", "3W 9N 9F", exposed=["5W", "6N"], deck="7V"), "play 3E", "return 5W")
    assert [slot.card for slot in view(match, None).deck] == ["5W"]
    play(match, "pass", "play 8E", "play 9N")
    play(match, "play 3W", "return 6N")
    assert [view(match, seat).seen[1] for seat in (0, None)] == [("5W",), ("5W",)]


def test_after_a_healer_has_drawn_no_imagined_world_lets_it_draw_again() -> None:
    match = play(board("3E 5E 8E", "1W 9N", deck="7V", effects_optional=True), "play 3E", "activate")
    for number in range(20):
        world = CORGIS.imagine(view(match, 1), number)
        assert asked(world) == (0, "RETURN")
        world.play(world.legal_moves()[0])
