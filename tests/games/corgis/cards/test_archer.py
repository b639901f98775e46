"""7, the Archer: a random hidden card of a named player is exposed (C-8.7)."""

from collections import Counter

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.corgis.wire.events import Aimed, Cancelled, Exposed, Played, Unused
from tests.games.corgis.board import CORGIS, asked, board, events, exposed, hidden, legal, locked, play
from tests.rulebook import covers


@covers("C-8.7")
def test_any_other_player_with_a_hidden_card_may_be_named() -> None:
    match = play(board("7E 8W 3W", "9W 3N", "", "9F 3F", exposed=["", "", "9N", ""]), "play 7E")
    assert (asked(match), legal(match)) == ((0, "TARGET"), ["target 1", "target 3"])
    for refused in ("target 0", "target 2"):
        with pytest.raises(IllegalMove):
            match.play(refused)


@covers("C-8.7")
def test_the_named_player_exposes_a_drawn_card_which_is_not_locked() -> None:
    match = board("7E 8W", "9W 3N", "9F 8F", chance=["8F"])
    happened = events(match, "play 7E", "target 2")
    assert happened[1:] == [Aimed(0, 2, "Archer"), Exposed(2, "8F", locked=False, why="Archer")]
    assert (hidden(match, 2), exposed(match, 2), locked(match, 2)) == ("9F", "8F", "")
    assert (hidden(match, 1), exposed(match, 1)) == ("3N 9W", "")
    assert "play 8F" in legal(play(match, "pass"))


@covers("C-8.7", "C-10.2")
def test_an_only_target_is_named_without_asking() -> None:
    match = board("7E 8W", "", "9F", exposed=["", "9W", ""])
    assert events(match, "play 7E")[1:] == [Aimed(0, 2, "Archer"), Exposed(2, "9F", locked=False, why="Archer")]


@covers("C-8.7", "C-3.3")
def test_without_any_hidden_card_of_others_it_is_not_possible() -> None:
    match = board("7E 8W", "", "", exposed=["", "9W", "9F"])
    assert events(match, "play 7E")[1:] == [Unused(0, "Archer", declined=False)]
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.7")
def test_each_hidden_card_is_equally_likely() -> None:
    hits: Counter[str] = Counter()
    for seed in range(600):
        match = CORGIS.position({"hidden": ["7E 8W", "9W 3N *1"], "seed": seed})
        match.play("play 7E")
        hits[exposed(match, 1)] += 1
    assert set(hits) == {"9W", "3N", "*1"}
    assert min(hits.values()) > 150


@covers("C-10.4", "C-8.7")
def test_the_draw_is_written_to_the_record_also_where_one_card_could_be_drawn() -> None:
    match = board("7E 8W", "9W")
    match.state.luck.noted = []
    match.play("play 7E")
    assert match.record().chance == ("archer 9W",)


@covers("C-10.4")
def test_a_record_that_hits_a_card_which_is_not_hidden_is_refused() -> None:
    with pytest.raises(InvalidMessage, match="'8F', which is not hidden there"):
        board("7E 8W", "9W 3N", chance=["8F"]).play("play 7E")


@covers("C-8.7")
def test_with_archer_target_next_the_next_player_is_the_target() -> None:
    match = board("7E 8W", "9W", "9F 3F", archer_target="next")
    assert events(match, "play 7E")[1:] == [Aimed(0, 1, "Archer"), Exposed(1, "9W", locked=False, why="Archer")]
    impossible = board("7E 8W", "", "9F 3F", exposed=["", "9W", ""], archer_target="next")
    assert events(impossible, "play 7E")[1:] == [Unused(0, "Archer", declined=False)]


@covers("C-8.7", "C-7.6")
def test_with_pass_lockout_who_is_out_can_be_named_but_is_not_the_next_player() -> None:
    hands = ("3E 7E 8W", "9W 3N", "6N 4N 2N")
    match = play(board(*hands, pass_lockout=True), "play 3E", "pass", "play 4N", "high", "play 7E")
    assert legal(match) == ["target 1", "target 2"]
    following = board(*hands, pass_lockout=True, archer_target="next")
    play(following, "play 3E", "pass", "play 4N", "high")
    assert Aimed(0, 2, "Archer") in events(following, "play 7E")


@covers("C-8.10", "C-8.7")
def test_a_samurai_of_the_named_player_cancels_it_before_the_draw() -> None:
    match = play(board("7E 8W", "AW 3N", "AF 3F"), "play 7E", "target 2")
    assert (asked(match), legal(match)) == ((2, "REACT"), ["react AF", "decline"])
    assert events(match, "react AF") == [Cancelled(2, "AF", "Archer")]
    assert (exposed(match, 2), hidden(match, 2), hidden(match, 1)) == ("AF", "3F", "3N AW")
    assert asked(match) == (1, "FOLLOW")


@covers("C-8.10", "C-8.7")
def test_after_declining_the_ace_itself_may_be_hit() -> None:
    match = play(board("7E 8W", "AW 3N", chance=["AW"]), "play 7E", "decline")
    assert exposed(match, 1) == "AW"


@covers("C-9.3", "C-8.7")
def test_a_wild_names_a_target_of_its_own() -> None:
    match = play(board("7E 8W", "*1 3N 4N", "9F 3F", chance=["3F", "8W"]), "play 7E", "target 2")
    happened = events(match, "play *1", "target 0")
    assert happened == [
        Played(1, ("*1",), "7", "Archer", "E", led=False, encore=False),
        Aimed(1, 0, "Archer"),
        Exposed(0, "8W", locked=False, why="Archer"),
    ]


@covers("C-7.3", "C-11.4")
def test_an_optional_archer_left_unused_is_announced() -> None:
    match = play(board("7E 8W", "9W 3N", effects_optional=True), "play 7E")
    assert events(match, "decline") == [Unused(0, "Archer", declined=True)]
    assert hidden(match, 1) == "3N 9W"
