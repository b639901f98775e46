"""The Wild, also called Illusionist: nothing when led, a copy of what it beats (C-9)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.corgis.wire.events import Looked, Played
from tests.games.corgis.board import (
    asked,
    board,
    events,
    exposed,
    hidden,
    leading,
    legal,
    play,
    table,
    values,
)
from tests.rulebook import covers


@covers("C-9.1")
def test_a_led_wild_has_rank_0_no_effect_and_no_suit() -> None:
    match = board("*1 3W", "1W 4W", "2F 3F", deck="7V")
    assert events(match, "play *1") == [Played(0, ("*1",), "0", "None", "", led=True, encore=False)]
    assert values(match) == (0, "0", "None", "")
    assert legal(match) == ["play 1W", "play 4W", "pass"], "every rank beats it"


@covers("C-9.1")
def test_led_wilds_keep_their_kind() -> None:
    match = play(board("*1 *2 3W", "1W 4W 4F", "2F 3F"), "play *1 *2")
    assert legal(match) == ["play 4W 4F", "pass"]


@covers("C-9.2")
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
def test_as_many_wilds_as_cards_beat_any_rank(size: int) -> None:
    aces = " ".join(f"A{suit}" for suit in "EWFNV"[:size])
    match = play(board(f"{aces} 3W", "*1 *2 *3 *4 *5 9E"), f"play {aces}")
    wilds = " ".join(f"*{number}" for number in range(1, size + 1))
    assert legal(match) == [f"play {wilds}", "pass"]
    combo = leading(play(match, f"play {wilds}"))
    assert combo is not None
    assert (len(combo["cards"]), combo["rank"]) == (size, "A")


@covers("C-9.2")
def test_too_few_or_too_many_wilds_are_refused() -> None:
    match = play(board("8E 8W 3W", "*1 *2 *3 9E"), "play 8E 8W")
    for refused in ("play *1", "play *1 *2 *3"):
        with pytest.raises(IllegalMove, match="takes a Double") as error:
            match.play(refused)
        assert error.value.rule == "C-5.4"


@covers("C-9.2", "C-2.2")
def test_with_two_decks_a_wild_combo_has_at_most_five_cards() -> None:
    match = board("*1 *2 *3 *4 *5 *1#2 *2#2", "9E", decks=2)
    assert max(len(move.split()) - 1 for move in legal(match)) == 5
    mixed = board("*4 *1#2 *2#2", "9E", decks=2)
    assert legal(mixed) == ["play *4", "play *4 *1#2", "play *4 *1#2 *2#2"]


@covers("C-9.3")
@pytest.mark.parametrize("rank", list("123456789A"))
def test_a_wild_takes_over_rank_effect_and_suits(rank: str) -> None:
    match = play(board(f"{rank}E 3W 8V", "*1 4W 5W", "2F 3F", effects_optional=True), f"play {rank}E")
    while asked(match)[1] != "FOLLOW":
        match.play("decline")
    before = values(match)
    play(match, "play *1")
    assert values(match) == (1, *before[1:])


@covers("C-9.3")
def test_the_suits_of_all_copied_cards_come_along() -> None:
    match = play(board("8E 8N 3W", "*1 *2 4W"), "play 8E 8N", "play *1 *2")
    assert values(match) == (1, "8", "Berserker", "EN")


@covers("C-9.3")
def test_with_wild_suit_none_the_suit_set_is_empty() -> None:
    match = play(board("8E 3W", "*1 4W", wild_suit="none"), "play 8E", "play *1")
    assert values(match) == (1, "8", "Berserker", "")
    assert table(match)["berserk"]


@covers("C-9.3")
def test_the_copied_effect_is_the_wild_players_own() -> None:
    """An Oracle's look was for its player alone; the copy looks again, for the Wild's player."""
    match = play(board("1E 3W", "*1 4W", "2F 3F", deck="7W 8E"), "play 1E")
    assert events(match, "play *1")[-1] == Looked(1, "7W", matched=False, suits="E")


@covers("C-9.4")
def test_a_wild_beats_an_ace_a_low_a_led_wild_and_a_copy_of_an_ace() -> None:
    low = play(board("4E 3W", "*1 9W"), "play 4E", "low")
    assert "play *1" in legal(low)
    led = play(board("*1 3W", "*2 4W"), "play *1")
    assert "play *2" in legal(led)
    ace = play(board("AE 3W", "*1 4W", "AF *2 9F"), "play AE", "play *1")
    assert legal(ace) == ["play *2", "pass"], "on a copied Ace only Wilds can be played"
    assert values(play(ace, "play *2"))[:2] == (2, "A")


@covers("C-9.4")
def test_a_rank_beats_a_copy_only_if_it_is_higher() -> None:
    match = play(board("8E 3W", "*1 4W", "8F 9F 2F"), "play 8E", "play *1")
    assert legal(match) == ["play 9F", "pass"]


@covers("C-9.5")
def test_a_wild_on_a_wild_copies_what_the_first_has_copied() -> None:
    match = play(board("8E 3W", "*1 4W", "*2 2F"), "play 8E", "play *1", "play *2")
    assert values(match) == (2, "8", "Berserker", "E")


@covers("C-9.5")
def test_a_wild_on_a_led_wild_is_nothing_either() -> None:
    match = play(board("*1 3W", "*2 4W", "2F 3F"), "play *1", "play *2")
    assert values(match) == (1, "0", "None", "")
    assert (asked(match), legal(match)) == ((2, "FOLLOW"), ["play 2F", "play 3F", "pass"])


@covers("C-9.5")
def test_a_copy_of_an_ace_has_no_effect() -> None:
    match = play(board("AE 3W", "*1 4W", effects_optional=True), "play AE")
    assert [type(event) for event in match.play("play *1")] == [Played]
    assert asked(match) == (0, "FOLLOW")


@covers("C-9.5")
def test_a_copied_direction_does_not_carry_over() -> None:
    match = play(board("4E 3W 9E", "*1 4W"), "play 4E", "low", "play *1", "high")
    assert legal(match) == ["play 9E", "pass"]


@covers("C-9.6")
def test_an_exposed_wild_is_a_single() -> None:
    match = play(board("8E 3W", "4W 5W", exposed=["", "*1 *2"]), "play 8E")
    assert legal(match) == ["play *1", "pass"]
    assert values(play(match, "play *1"))[:2] == (1, "8")
    double = play(board("8E 8W 3W", "4W *3", exposed=["", "*1 *2"]), "play 8E 8W")
    assert legal(double) == ["pass"]


@covers("C-9.7")
def test_a_wild_may_be_exposed_like_any_card() -> None:
    match = play(board("5E 3W", "4W *1"), "play 5E", "expose *1")
    assert (exposed(match, 1), hidden(match, 1)) == ("*1", "4W")
    assert legal(match) == ["pass"], "a locked Wild does not beat"


@covers("C-9.7")
def test_a_wild_may_be_returned_but_neither_discarded_nor_added() -> None:
    healer = play(board("3E *1", "4W 5W", deck="7V"), "play 3E")
    assert legal(healer) == ["return 7V", "return *1"]
    mage = play(board("6E *1 3E", "4W 5W"), "play 6E")
    assert hidden(mage, 0) == "*1"
    bard = play(board("2E *1 3E", "4W 5W"), "play 2E")
    assert legal(bard) == ["play 3E", "decline"]
