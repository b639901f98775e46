"""A, the Samurai: a hidden Ace cancels an effect aimed at its holder (C-8.10)."""

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.events import Event
from clashtable.games.corgis.wire.events import Cancelled, Played, Skipped
from tests.games.corgis.board import asked, board, events, exposed, hidden, legal, locked, play, values
from tests.rulebook import covers


@covers("C-8.10")
def test_playing_an_ace_activates_nothing() -> None:
    for optional in (False, True):
        match = board("AE 3W", "*1 4W", deck="7E", effects_optional=optional)
        assert [type(event) for event in match.play("play AE")] == [Played]
        assert (asked(match), values(match)) == ((1, "FOLLOW"), (0, "A", "Samurai", "E"))


@covers("C-8.10")
def test_only_the_target_is_asked() -> None:
    match = play(board("9E 3W AE", "4W 5W", "AF 2F"), "play 9E")
    assert asked(match) == (2, "FOLLOW"), "seat 1 has no Ace, and seat 2 is not the target"
    archer = play(board("7E 3W AE", "AW 5W", "AF 2F"), "play 7E", "target 2")
    assert asked(archer) == (2, "REACT")


@covers("C-8.10")
def test_each_hidden_ace_is_an_answer() -> None:
    match = play(board("9E 3W", "AW AF AV 4W"), "play 9E")
    assert legal(match) == ["react AW", "react AF", "react AV", "decline"]
    for refused, rule in (("react AE", "C-4.1"), ("react 4W", "C-8.10"), ("pass", "C-8.10"), ("play AW", "C-8.10")):
        with pytest.raises(IllegalMove) as error:
            match.play(refused)
        assert error.value.rule == rule


@covers("C-8.10", "C-4.5")
def test_twin_aces_are_one_answer() -> None:
    match = play(board("9E 3W", "AW AW#2 AF#2", decks=2), "play 9E")
    assert legal(match) == ["react AW", "react AF#2", "decline"]
    play(match, "react AW")
    assert (exposed(match, 1), hidden(match, 1)) == ("AW", "AW#2 AF#2")


@covers("C-8.10")
def test_the_ace_is_exposed_and_not_locked_and_can_be_played_at_once() -> None:
    match = play(board("9E 3W", "AW 4W", "*1 2F"), "play 9E")
    assert events(match, "react AW") == [Cancelled(1, "AW", "Assassin")]
    assert (hidden(match, 1), exposed(match, 1), locked(match, 1)) == ("4W", "AW", "")
    assert (asked(match), legal(match)) == ((1, "FOLLOW"), ["play AW", "pass"])
    assert values(play(match, "play AW"))[:2] == (1, "A")


@covers("C-8.10", "C-3.4")
def test_a_used_ace_is_a_single_only() -> None:
    match = play(board("9E 9W 3W", "AW AF 4W"), "play 9E 9W", "react AW")
    assert legal(match) == ["pass"]


@covers("C-8.10")
def test_an_exposed_ace_cannot_react() -> None:
    match = play(board("9E 3W", "4W", "2F 3F", exposed=["", "AW", ""]), "play 9E")
    assert asked(match) == (2, "FOLLOW")
    one = play(board("9E 3W", "AF 4W", "2F 3F", exposed=["", "AW", ""]), "play 9E")
    assert legal(one) == ["react AF", "decline"]


@covers("C-8.10")
def test_declining_lets_the_effect_happen_and_is_not_announced() -> None:
    match = play(board("9E 3W", "AW 4W", "2F 3F"), "play 9E")
    assert events(match, "decline") == [Skipped(1)]
    assert exposed(match, 1) == ""


@covers("C-8.10")
def test_one_ace_cancels_one_effect_and_the_next_asks_again() -> None:
    match = play(board("5E 7F 3W", "AW AF 6W"), "play 5E", "react AW", "pass", "play 7F")
    assert (asked(match), legal(match)) == ((1, "REACT"), ["react AF", "decline"])


@covers("C-8.10")
def test_a_use_cannot_itself_be_cancelled() -> None:
    match = play(board("9E 3W AE", "AW 4W", "AF 2F"), "play 9E", "react AW")
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.10", "C-7.5")
def test_the_samurai_cancels_a_copied_effect_too() -> None:
    match = play(board("7E AE 3W", "*1 4W 5W", chance=["5W"]), "play 7E", "play *1")
    assert (asked(match), legal(match)) == ((0, "REACT"), ["react AE", "decline"])
    assert events(match, "react AE") == [Cancelled(0, "AE", "Archer")]
    assert (exposed(match, 0), hidden(match, 0)) == ("AE", "3W")


@covers("C-10.3", "C-8.10")
@pytest.mark.parametrize("card", ["4E", "5E", "7E", "9E"])
def test_with_always_every_target_is_asked(card: str) -> None:
    match = play(board(f"{card} 3W", "4W 5W", reaction_prompt="always"), f"play {card}")
    if card == "4E":
        play(match, "low")
    assert (asked(match), legal(match)) == ((1, "REACT"), ["decline"])


@covers("C-10.3")
@pytest.mark.parametrize(
    "moves",
    [["play 5E", "expose 4W"], ["play 7E"], ["play 9E"], ["play 4E", "low"], ["play 2E"]],
)
def test_with_always_the_course_of_the_game_is_the_same(moves: list[str]) -> None:
    hands = ("2E 4E 5E 7E 9E 1W", "4W 5W", "6F 7F")
    short = board(*hands, archer_target="next", chance=["5W"])
    asking = board(*hands, archer_target="next", chance=["5W"], reaction_prompt="always")
    told: list[Event] = []
    told_always: list[Event] = []
    for move in moves:
        told += short.play(move)
        if asked(asking)[1] == "REACT":
            told_always += asking.play("decline")
        told_always += asking.play(move)
    if asked(short)[1] == "ENCORE":
        play(short, "decline")
    while asked(asking)[1] in ("REACT", "ENCORE"):
        told_always += asking.play("decline")
    assert told == told_always
    assert asked(short) == asked(asking)
    assert short.snapshot()["hands"] == asking.snapshot()["hands"]
