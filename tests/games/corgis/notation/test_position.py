"""Hand-written positions: short ones are enough, impossible ones are refused with a sentence."""

from typing import Any

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.corgis.board import CORGIS, asked, board, deck, exposed, hidden, table
from tests.rulebook import covers

GOOD: dict[str, Any] = {"hidden": ["7F 8E", "9E"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hidden": ["7F 8E", "7F"]}, r"two places at once: 7F \(C-2\.7\)"),
        ({"hidden": ["7F 7F", "9E"]}, "7F is named twice in one place"),
        ({"exposed": ["7F", ""]}, "two places at once: 7F"),
        ({"deck": "1E 9E"}, "two places at once: 9E"),
        ({"deck": "1E 1E"}, "two places at once: 1E"),
        ({"hidden": ["7Q", "9E"]}, r"There is no card '7Q': a card is a rank of 1 to 9 or A .*C-1\.6"),
        ({"hidden": ["*6", "9E"]}, r"There is no card '\*6'"),
        ({"hidden": ["7F#3", "9E"]}, "There is no card '7F#3'"),
        ({"deck": "10E"}, "There is no card '10E'"),
        ({"hidden": ["7F", ""]}, r"Seat 1 has no card left, so the game would be over \(C-6\.1\)"),
        ({"hidden": ["7F"]}, "2 to 8 players, not 1"),
        ({"hidden": ["1E", "2E", "3E", "4E", "5E", "6E", "7E", "8E", "9E"]}, "2 to 8 players, not 9"),
        ({"exposed": ["1E"]}, "exposed names 1 seats, but hidden names 2"),
        ({"wins": [1, 0, 0]}, "wins names 3 seats, but hidden names 2"),
        ({"turn": 2}, "There is no seat 2: the seats are 0 to 1"),
        ({"turn": -1}, "There is no seat -1"),
        ({"options": {"wilds": 6}}, "wilds cannot be 6"),
        ({"options": {"monk_scope": "all"}}, "monk_scope cannot be 'all'"),
        ({"options": {"jokers": 1}}, "has no option 'jokers'"),
        ({"wind": "north"}, "unknown field `wind`"),
        ({"deck": 5}, "not a position of Clash of Corgis"),
        ({"hidden": None}, "not a position of Clash of Corgis"),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, Any], sentence: str) -> None:
    CORGIS.position(GOOD)
    with pytest.raises(InvalidMessage, match=sentence):
        CORGIS.position({**GOOD, **change})


@covers("C-2.7")
def test_a_position_begins_a_round_with_the_named_cards_alone() -> None:
    match = board("7F 8E", "9E", exposed=["1E", "*1"], deck="2E 3E", turn=1)
    assert asked(match) == (1, "LEAD")
    assert (hidden(match, 0), exposed(match, 0), hidden(match, 1), exposed(match, 1)) == ("7F 8E", "1E", "9E", "*1")
    assert (deck(match), table(match)["discard"], table(match)["pile"]) == ("2E 3E", [], [])


def test_a_player_with_exposed_cards_alone_is_still_in_the_game() -> None:
    assert asked(board("", "9E", exposed=["1E", ""])) == (0, "LEAD")


def test_a_position_can_be_recorded_and_replayed() -> None:
    match = board("8E 3W", "9W 4W")
    match.play("play 8E")
    record = match.record()
    assert record.start is not None
    assert CORGIS.restore(record.start).snapshot()["hands"] == [["3W", "8E"], ["4W", "9W"]]


def test_a_snapshot_restores_every_stage_of_a_play() -> None:
    for moves in (
        ["play 4E", "low"],
        ["play 7E", "target 2"],
        ["play 5E", "decline"],
        ["play 3E"],
        ["play 6E"],
        ["play 2E"],
        ["play 8E", "pass"],
    ):
        match = board("2E 3E 4E 5E 6E 7E 8E", "AW 9W 3W", "AF 2F", deck="1V 2V")
        for move in moves:
            match.play(move)
        copy = CORGIS.restore(match.snapshot())
        assert copy.snapshot() == match.snapshot()
        assert copy.question() == match.question()
        for seat in (0, 1, 2, None):
            assert copy.view(seat) == match.view(seat)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"pending": ["lead 0"]}, "not a snapshot"),
        ({"pending": [{"step": "dance", "seat": 1}]}, "is no step of this game"),
        ({"pending": [{"step": "lead"}]}, "does not make a lead"),
        ({"pending": [{"step": "strike", "seat": 1}]}, "does not make a strike"),
        ({"pending": [{"step": "lead", "seat": 0, "effect": 0}]}, "does not make a lead"),
        ({"pending": [{"step": "lead", "seat": "0"}]}, "seat of lead is '0', which cannot be|does not make a lead"),
        ({"hands": 3}, "not a snapshot"),
        ({"wind": "north"}, "unknown field `wind`"),
        ({"luck": [1, 2, 3]}, "not a snapshot"),
    ],
)
def test_a_broken_snapshot_is_refused(change: dict[str, Any], sentence: str) -> None:
    whole = CORGIS.start(seats=2, seed=1).snapshot()
    with pytest.raises(InvalidMessage, match=sentence):
        CORGIS.restore({**whole, **change})


def test_a_snapshot_with_a_card_in_two_places_or_of_no_deck_is_refused() -> None:
    whole = CORGIS.start(seats=2, seed=1).snapshot()
    with pytest.raises(InvalidMessage, match=r"two places at once.*C-2\.7"):
        CORGIS.restore({**whole, "hands": [whole["hands"][0], whole["hands"][0]]})
    with pytest.raises(InvalidMessage, match="There is no card 'ZZ'"):
        CORGIS.restore({**whole, "hands": [["ZZ"], whole["hands"][1]]})
    with pytest.raises(InvalidMessage, match="not a snapshot"):
        CORGIS.restore(b'{"game": "corgis"}')
    with pytest.raises(InvalidMessage, match="not a snapshot"):
        CORGIS.restore({**whole, "game": "coco"})


@covers("C-1.3", "C-2.2")
@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"hidden": ["7F#2", "8E"]}, "no such card: 7F#2"),
        ({"hidden": ["*1", "8E"], "options": {"wilds": 0}}, r"no such card: \*1"),
        ({"hidden": ["1E", "2E", "3E", "4E", "5E"]}, "5 players need two decks"),
    ],
)
def test_cards_and_seats_that_the_options_do_not_have_are_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidMessage, match=sentence):
        CORGIS.position(position)


@pytest.mark.parametrize(
    "change",
    [
        {"pending": ["games", "round", "response x to samurai 1 0 5"]},
        {"pending": ["games", "round", "lead 9"]},
        {"hands": [["7F"]]},
        {"deck": [{"card": None}]},
        {"deck": [{"card": "7V", "not_suits": "Q"}]},
    ],
)
def test_a_broken_snapshot_is_refused_and_never_crashes(change: dict[str, Any]) -> None:
    whole = board("7F 8E", "9E", deck="7V").snapshot()
    with pytest.raises(InvalidMessage):
        CORGIS.restore({**whole, **change})
