"""The rules of Template, each from a position of a few lines."""

from __future__ import annotations

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.games.template import GAME
from clashtable.games.template.wire import Dealt, RoundWon
from tests.rulebook import covers


@covers("T-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(InvalidMessage, match="2 to 4 players"):
        GAME.start(seats)


@covers("T-1.2", "T-1.3")
def test_everybody_is_dealt_as_many_different_cards_as_the_option_says() -> None:
    match = GAME.start(3, seed=5, options={"cards": 5})
    hands = match.snapshot()["hands"]
    assert [len(hand) for hand in hands] == [5, 5, 5]
    assert len({card for hand in hands for card in hand}) == 15
    assert all(1 <= card <= 20 for hand in hands for card in hand)


@covers("T-2.1")
def test_the_leader_plays_first_and_then_the_others_in_turn() -> None:
    match = GAME.position({"hands": [[1, 2], [3, 4], [5, 6]], "leader": 1})
    order = []
    for _turn in range(3):
        order.append(match.to_act)
        match.play(match.legal_moves()[0])
    assert order == [1, 2, 0]


@covers("T-2.1")
def test_only_a_card_of_ones_hand_can_be_played() -> None:
    match = GAME.position({"hands": [[1, 2], [3, 4]]})
    with pytest.raises(IllegalMove, match="3 is not in your hand") as refused:
        match.play("play 3")
    assert refused.value.rule == "T-2.1"
    assert match.to_act == 0


@covers("T-2.2")
def test_the_highest_card_takes_the_round_and_the_lead() -> None:
    match = GAME.position({"hands": [[9, 2], [10, 4]]})
    match.play("play 9")
    (_played, won) = match.play("play 10")
    assert won == RoundWon(1, 1)
    assert match.to_act == 1


@covers("T-3.1")
def test_the_most_points_win_and_equal_ones_share() -> None:
    match = GAME.position({"hands": [[9, 1], [2, 8]]})
    for move in ("play 9", "play 2", "play 1", "play 8"):
        match.play(move)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((0, 1), (1, 1))
    with pytest.raises(IllegalMove, match="over"):
        match.play("play 1")


@covers("T-4.1")
def test_hands_are_hidden_and_what_was_played_is_open() -> None:
    match = GAME.start(2, seed=3)
    (dealt,) = match.beginning
    assert isinstance(dealt, Dealt)
    assert dealt.seen_by(0).hands[1] is None
    match.play(match.legal_moves()[0])
    assert match.view(1).table[0] == match.view(None).table[0] > 0
    assert match.view(None).hand is None


@pytest.mark.parametrize(
    "change",
    [
        {"leader": 2},
        {"hands": [[1, 2], [2, 3]]},
        {"hands": [[1, 2], [3, 21]]},
        {"points": [1, 0]},
        {"table": [5]},
        {"pending": []},
    ],
)
def test_a_snapshot_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    whole = GAME.position({"hands": [[1, 2], [3, 4]]}).snapshot()
    with pytest.raises(InvalidMessage):
        GAME.restore({**whole, **change})
