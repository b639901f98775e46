"""Response windows: who is asked, in which order, and that the last response resolves first."""

import pytest

from clashtable.core.match import Match
from tests.parley import PARLEY

BLOCKER = ("Block", "Blank")


def parley(hands: tuple[tuple[str, ...], ...], **more: object) -> Match:
    return PARLEY.position({"hands": hands, **more})


def happenings(match: Match, *moves: str) -> list[str]:
    """Play *moves* and return what happened, as verb and seat."""
    return [f"{event.what} {event.seat}" for move in moves for event in match.play(move)]  # type: ignore[attr-defined]


def test_everybody_else_is_asked_in_turn_order() -> None:
    match = parley((BLOCKER, BLOCKER, BLOCKER, BLOCKER), pending=({"step": "turn", "seat": 2},))
    match.play("strike 0")
    asked = []
    while match.question().kind == "RESPOND":  # type: ignore[union-attr]
        asked.append(match.to_act)
        match.play("pass")
    assert asked == [3, 0, 1]


def test_what_was_declared_happens_when_all_pass() -> None:
    match = parley((BLOCKER, BLOCKER, BLOCKER))
    assert happenings(match, "strike 1", "pass", "pass") == ["strike 0", "bleed 1"]
    assert match.to_act == 1


@pytest.mark.parametrize("habit", ["all", "one"])
def test_a_response_cancels_what_it_lies_on(habit: str) -> None:
    match = parley((BLOCKER, BLOCKER, ("Blank",)), habit=habit)
    told = happenings(match, "strike 1", "block")
    while match.question().kind == "RESPOND":  # type: ignore[union-attr]
        told += happenings(match, "pass")
    assert told == ["strike 0", "block 1", "parry 1"]
    assert match.view(None).lives == (3, 3, 3)  # type: ignore[attr-defined]


def test_the_whole_chain_resolves_last_in_first_out() -> None:
    """Block on a Block on a strike: the second cancels the first, and the strike hits."""
    match = parley((BLOCKER, BLOCKER, BLOCKER))
    told = happenings(match, "strike 1", "block", "block", "pass", "pass")
    assert told == ["strike 0", "block 1", "block 2", "parry 2", "bleed 1"]


def test_a_response_starts_the_count_of_passes_again() -> None:
    """Seat 1 passes, seat 2 blocks: seat 1 is asked once more, about the Block."""
    match = parley((BLOCKER, BLOCKER, BLOCKER))
    for move in ("strike 1", "pass", "block"):
        match.play(move)
    assert match.to_act == 1
    match.play("pass")
    assert match.to_act == 2
    assert happenings(match, "pass") == ["parry 2"]


def test_a_seat_that_is_not_asked_counts_as_having_passed() -> None:
    match = parley((BLOCKER, (), BLOCKER))
    match.play("strike 1")
    assert match.to_act == 2
    assert happenings(match, "pass") == ["bleed 1"]


def test_nobody_to_ask_lets_it_happen_at_once() -> None:
    match = parley((BLOCKER, (), ()))
    assert happenings(match, "strike 2") == ["strike 0", "bleed 2"]


def test_whether_a_seat_is_asked_does_not_tell_what_it_holds() -> None:
    match = parley((BLOCKER, ("Blank",), ("Blank",)))
    match.play("strike 1")
    assert match.to_act == 1
    assert [move.notation for move in match.legal_moves()] == ["pass"]


def test_one_at_a_time_even_the_striker_may_answer_a_response() -> None:
    match = parley((BLOCKER, BLOCKER, ("Blank",)), habit="one")
    for move in ("strike 1", "block", "pass"):
        match.play(move)
    assert match.to_act == 0
    assert happenings(match, "block", "pass", "pass") == ["block 0", "parry 0"]


def test_one_at_a_time_the_window_beneath_asks_anew() -> None:
    """The Block on the Block resolves alone; then the strike is asked about again."""
    match = parley((BLOCKER, BLOCKER, ("Block",)), habit="one")
    for move in ("strike 1", "block", "pass", "block", "pass", "pass"):
        match.play(move)
    assert match.question().kind == "RESPOND"  # type: ignore[union-attr]
    assert match.to_act == 1
    assert happenings(match, "pass", "block", "pass", "pass") == ["block 2", "parry 2"]
    assert match.view(None).lives == (3, 3, 3)  # type: ignore[attr-defined]


def test_a_full_chain_can_be_saved_and_goes_on_alike() -> None:
    match = parley((BLOCKER, BLOCKER, BLOCKER))
    for move in ("strike 1", "block", "block"):
        match.play(move)
    again = PARLEY.restore(match.snapshot())
    assert again.snapshot() == match.snapshot()
    assert happenings(again, "pass", "pass") == happenings(match, "pass", "pass")
