"""What was found wrong in Geek Fight, and stays mended: one test or more for each item of the list, by its number."""

from __future__ import annotations

from typing import Any

import pytest

import clashtable as ct
from tests.games.geekfight.board import asked, board, legal, piece, play, queue, seat, units

COLD_CASH = seat(
    piece("binder-baron", used=["spend"]), items=["metal-deck-box", "metal-deck-box"], hand=["yoink"]
)  # a Baron with two Items of 2 Cash and a card of 4


def test_geekfight_b1_the_bonus_of_a_barter_counts_when_it_is_asked_who_could_answer() -> None:
    match = board(seat(items=["thinking-wig"]), COLD_CASH)
    match.play("attack 1")
    assert asked(match) == (1, "control")
    play(match, "barter metal-deck-box@4 2 cash", "barter metal-deck-box@5 2 cash")
    assert units(match, 1) == {"cash": 6}
    assert "play yoink" in legal(match)


def test_geekfight_b1_nothing_is_passed_by_itself_that_the_bonus_would_pay_for() -> None:
    match = board(seat(items=["thinking-wig"]), COLD_CASH, ask_always=True)
    match.play("attack 1")
    question = match.question()
    assert question is not None
    assert (question.seat, question.idle) == (1, None)


def test_geekfight_b1_one_item_and_its_bonus_pay_for_a_skill() -> None:
    baron = seat(piece("binder-baron", used=["spend"]), items=["metal-deck-box"], hand=["call-a-judge"])
    match = board(seat(hand=["flame-war"], units="3 tokens"), baron)
    play(match, "play flame-war", "target binder-baron@2")
    assert asked(match) == (1, "control")
    play(match, "barter metal-deck-box@3 2 cash", "play call-a-judge")
    assert queue(match) == ["flame-war", "call-a-judge"]


def test_geekfight_b2_a_pool_holds_more_than_255_units_of_a_type() -> None:
    figure = piece("mint-in-box-figure", counters={"Mint": 200})
    match = board(seat("binder-baron", items=[figure, figure]), seat())
    play(match, "make mint-in-box-figure@2 200 cash", "make mint-in-box-figure@3 200 cash")
    assert units(match, 0) == {"cash": 400}


def test_geekfight_b2_units_of_a_type_never_become_those_of_another() -> None:
    assert units(board(seat(units="300 cash"), seat()), 0) == {"cash": 300}
    figure = piece("mint-in-box-figure", counters={"Mint": 3000})
    match = board(seat("binder-baron", items=[figure], units="1 tickets 1000 cash"), seat())
    match.play(next(move for move in legal(match) if move.startswith("make")))
    assert set(units(match, 0)) == {"cash", "tickets"}
    assert units(match, 0)["tickets"] == 1


@pytest.mark.parametrize("told", ["1024 cash", "5000 tickets", "1 cash 2 cash"])
def test_geekfight_b2_a_pool_that_cannot_be_is_refused(told: str) -> None:
    with pytest.raises(ct.InvalidMessage, match=r"F-10\.2"):
        board(seat(units=told), seat())


IMPOSSIBLE: dict[str, tuple[list[dict[str, Any]], str]] = {
    "one player left": ([seat(), seat(None, out=True)], "F-20.7"),
    "cards of a player who has left": ([seat(), seat(None, out=True, hand=["jump-cut"]), seat()], "F-20.6"),
    "a Combatant of a player who has left": ([seat(), seat(out=True), seat()], "F-20.6"),
    "the turn of a player who has left": ([seat(None, out=True), seat(), seat()], "F-20.6"),
    "an owner who is not there": ([seat(items=[piece("thinking-wig", owner=7)]), seat()], "F-2.2"),
    "an owner who has left": (
        [seat(items=[piece("thinking-wig", owner=2)]), seat(), seat(None, out=True)],
        "F-2.2",
    ),
    "less than no damage": ([seat(piece("button-masher", damage=-3)), seat()], "F-16.5"),
    "a damaged Item": ([seat(items=[piece("thinking-wig", damage=1)]), seat()], "F-16.5"),
    "less than no Cred": ([seat(cred=-3), seat()], "F-20.1"),
    "a Buff of nobody": ([seat(piece("button-masher", buffs=[piece("con-funk", by=5)])), seat()], "F-2.2"),
    "a Buff without Time": (
        [seat(piece("button-masher", buffs=[piece("con-funk", counters={"Time": 0})])), seat()],
        "F-13.11",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_geekfight_b3_a_position_that_cannot_be_is_refused(name: str) -> None:
    seats, rule = IMPOSSIBLE[name]
    with pytest.raises(ct.InvalidMessage, match=rule):
        board(*seats)


def test_geekfight_b3_players_who_have_left_may_sit_between_others() -> None:
    match = board(seat(), seat(None, out=True), seat())
    assert [move for move in legal(match) if move.startswith("attack")] == ["attack 2"]


def test_geekfight_b5_nobody_is_asked_who_could_only_pass_because_the_item_is_aimed_at() -> None:
    wig = seat(piece("button-masher", used=["spend"]), items=["thinking-wig"], hand=["mean-comment"])
    match = board(seat(hand=["drop-test"], units="2 generic"), wig)
    match.play("play drop-test")
    assert asked(match) == (0, "control")
    assert queue(match) == []
