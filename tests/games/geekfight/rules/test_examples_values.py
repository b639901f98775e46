"""The worked examples of F-24 about values and counters: E-26 to E-35."""

import pytest

from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    discard,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    values,
)
from tests.games.geekfight.turns import end_turn, go_to_turn


def test_e26_excess_frailty_on_a_combatant() -> None:
    frail = piece("guitar-guy", counters={"Frailty": 4})
    assert values(board(seat(frail), seat()), 0) == "0/7"
    assert values(board(seat(frail, items=["folding-chair"]), seat()), 0) == "1/6"


@pytest.mark.parametrize(
    ("counters", "expected"),
    [
        ({"Frailty": 2}, "3/7"),
        ({"Frailty": 2, "Strength": 1}, "3/7"),
        ({"Frailty": 2, "Strength": 2}, "4/7"),
    ],
)
def test_e27_excess_frailty_on_an_item(counters: dict[str, int], expected: str) -> None:
    sword = piece("foam-sword", counters=counters)
    assert values(board(seat("guitar-guy", items=[sword]), seat()), 0) == expected


def test_e29_a_printed_minus() -> None:
    match = board(
        seat("guitar-guy", items=["rubber-band-gatling"]),
        seat(units="3 cash", hand=["reprint-announcement"]),
        turn=1,
    )
    assert values(match, 0) == "2/7"
    play(match, "play reprint-announcement")
    settle(match)
    assert item(match, 0, "rubber-band-gatling").counters == {"Frailty": 2, "Sickness": 2}
    assert values(match, 0) == "2/7"
    gatling = piece("rubber-band-gatling", counters={"Frailty": 2, "Sickness": 2, "Strength": 3})
    assert values(board(seat("guitar-guy", items=[gatling]), seat()), 0) == "3/7"


def test_e30_items_move_and_conditions_follow() -> None:
    match = board(seat(piece("guitar-guy", damage=6), items=["foam-sword"], hand=["cardboard-knight"]), seat(), turn=1)
    assert values(match, 0) == "4/7"
    play(match, "attack 0")
    settle(match)
    assert player(match, 0).combatant is None
    assert [found.card for found in player(match, 0).items] == ["foam-sword"]
    given = item(match, 0, "foam-sword").strength
    assert given is not None
    assert given.value == 0
    go_to_turn(match, 0)
    assert combatant(match, 0).card == "cardboard-knight"
    assert values(match, 0) == "6/8"


def test_e31_two_distraction_counters_on_ones_own_turn() -> None:
    match = board(seat("button-masher"), seat(units="4 tokens", hand=["lag-spike"]))
    play(match, "attack 1", "play lag-spike")
    settle(match)
    assert combatant(match, 1).damage == 0
    assert combatant(match, 0).counters == {"Distraction": 2}
    go_to_turn(match, 1)
    assert combatant(match, 0).counters == {"Distraction": 1}
    go_to_turn(match, 0)
    assert combatant(match, 0).counters == {"Distraction": 1}
    assert legal(match) == ["spend 3 tokens", "end"]
    go_to_turn(match, 1)
    assert combatant(match, 0).counters == {}
    go_to_turn(match, 0)
    assert legal_starting(match, "attack") == ["attack 1"]


def test_e32_distraction_too_late() -> None:
    match = board(seat(), seat(units="2 glue", hand=["photobomb"]))
    play(match, "attack 1", "play photobomb", "target button-masher@1")
    settle(match)
    assert combatant(match, 0).counters == {"Distraction": 1}
    assert combatant(match, 1).damage == 4
    end_turn(match)
    assert combatant(match, 0).counters == {}


def test_e34_losing_armor() -> None:
    match = board(
        seat(units="2 generic", hand=["drop-test"]),
        seat(piece("cardboard-knight", damage=9), items=["replica-chainmail"]),
    )
    assert values(match, 1) == "2/14"
    play(match, "play drop-test")
    settle(match)
    assert player(match, 1).combatant is None
    assert discard(match, 1) == ["replica-chainmail", "cardboard-knight"]
    assert cred(match) == [0, 0]


@pytest.mark.parametrize(("prevented", "jelly"), [(False, {}), (True, {"Jelly": 1})])
def test_e35_jelly(prevented: bool, jelly: dict[str, int]) -> None:
    match = board(
        seat("hamsterjelly", items=["all-access-badge", "all-access-badge"], hand=["jump-cut"] if prevented else []),
        seat("speedrunner", units="1 generic", hand=["mean-comment"]),
        phase="action start",
    )
    assert queue(match) == ["hamsterjelly"]
    assert asked(match) == (1, "control")
    settle(match)
    assert combatant(match, 0).counters == {"Jelly": 1}
    assert values(match, 0) == "3/10"
    go_to_turn(match, 1)
    play(match, "attack 0")
    if prevented:
        play(match, "make all-access-badge@2 1 tickets", "make all-access-badge@3 1 tickets", "play jump-cut")
    settle(match)
    assert combatant(match, 0).damage == (0 if prevented else 2)
    assert combatant(match, 0).counters == jelly
