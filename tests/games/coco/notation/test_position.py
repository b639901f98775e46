"""Hand-written positions: short ones are enough, impossible ones are refused with a sentence."""

from typing import Any

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.coco.board import COCO, board, common

GOOD: dict[str, Any] = {"singles": "HGT", "complete": "SBC", "hands": ["H", "B"]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"hands": ["H H H H", "B"]}, r"Hollow \(H\) 5 times, tops included"),
        ({"hands": ["SBC", "B"]}, r"Solid Blue Circle \(SBC\) 2 times"),
        ({"hands": ["PRQ", "PRQ"]}, "PRQ"),
        ({"hands": ["Z", "B"]}, "There is no card 'Z'"),
        ({"hands": ["", "B"]}, "Seat 0 has no card left"),
        ({"hands": ["H H G G T T P P", "B"]}, "8 cards in hand"),
        ({"hands": ["H"]}, "not a position"),
        ({"singles": "GHT"}, "'GHT' is not a pattern, a colour and a shape"),
        ({"singles": "HG"}, "'HG' is not"),
        ({"complete": None}, "empty exactly at the opening"),
        ({"opening": True}, "empty exactly at the opening"),
        ({"complete": None, "opening": True}, "no Complete to open with"),
        ({"turn": 2}, "The seats are 0 and 1"),
        ({"idle_turns": 3}, "At most two idle turns"),
        ({"options": {"stalemate": "never"}}, "stalemate cannot be 'never'"),
        ({"options": {"match_points": 0}}, "whole number from 1"),
        ({"wind": "north"}, "unknown field `wind`"),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidMessage, match=sentence):
        COCO.position({**GOOD, **change})


def test_cards_that_are_not_named_lie_in_the_piles() -> None:
    match = board(mine="H PRQ", theirs="B")
    assert len(common(match)["table"]) == 60
    assert match.view(0).common.table == match.view(1).common.table  # type: ignore[attr-defined]


def test_too_many_cards_for_one_player_are_refused() -> None:
    many = "H P P P P S S S S G G G B B B R R R R T T T Q Q Q Q C C C C"
    with pytest.raises(InvalidMessage, match="31 cards; each player starts with 30"):
        board(mine="H", theirs="PRQ", stock=many)


def test_a_broken_snapshot_is_refused() -> None:
    whole = COCO.start(seed=1).snapshot()
    with pytest.raises(InvalidMessage, match="These cards are too many"):
        COCO.restore({**whole, "hands": [whole["hands"][0], whole["hands"][0]]})
    with pytest.raises(InvalidMessage, match="not a snapshot"):
        COCO.restore(b'{"game": "coco"}')
    with pytest.raises(InvalidMessage, match="is no step of this game"):
        COCO.restore({**whole, "pending": [{"step": "dance", "seat": 1}]})
