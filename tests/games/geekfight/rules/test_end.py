"""Cred, winning, losing, Closing Time and busy turns (F-20)."""

from typing import Any

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.match import Match
from clashtable.games.geekfight.wire.arena import GainedCred
from clashtable.games.geekfight.wire.events import CleanedUp, MatchEnded
from clashtable.games.geekfight.wire.queue import Added
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
    cred,
    events,
    hand,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    table,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn
from tests.rulebook import covers


def with_table(match: Match, **changes: Any) -> Match:
    """Return the match with other facts of the table."""
    snapshot = match.snapshot()
    snapshot["table"].update(changes)
    return GEEKFIGHT.restore(snapshot)


def with_cred(match: Match, *amounts: int) -> Match:
    """Return the match with other amounts of Cred, before any Check has seen them."""
    snapshot = match.snapshot()
    for facts, amount in zip(snapshot["table"]["seats"], amounts, strict=True):
        facts["cred"] = amount
    return GEEKFIGHT.restore(snapshot)


# --- F-20.1 to F-20.4


@covers("F-20.1")
def test_a_defeat_with_damage_gives_two_cred_and_nothing_else_does() -> None:
    match = board(seat(), seat(piece("button-masher", damage=3), hand=["speedrunner"]))
    happened = [*events(match, "attack 1"), *settle(match)]
    assert [(event.seat, event.amount) for event in happened if isinstance(event, GainedCred)] == [(0, 2)]
    script = board(
        seat(units="4 tickets", hand=["written-out-of-the-script"]), seat("alpha-crony", hand=["speedrunner"])
    )
    play(script, "play written-out-of-the-script")
    settle(script)
    assert player(script, 1).combatant is None
    assert cred(script) == [0, 0]


@covers("F-20.1")
def test_a_card_may_give_cred() -> None:
    match = board(seat(units="4 glue", items=["thinking-wig"], hand=["cosplay-contest"]), seat())
    play(match, "play cosplay-contest")
    settle(match)
    assert cred(match) == [1, 0]


@covers("F-20.2")
def test_who_has_the_cred_wins_at_once() -> None:
    match = board(seat(cred=3), seat(piece("button-masher", damage=3)), cred_goal=5)
    happened = [*events(match, "attack 1"), *settle(match)]
    assert match.is_over
    assert isinstance(happened[-1], MatchEnded)
    assert (happened[-1].winners, happened[-1].cred, happened[-1].why) == ((0,), (5, 0), "cred")
    with pytest.raises(IllegalMove) as refused:
        match.play("pass")
    assert refused.value.rule == "F-20.2"
    assert (legal(match), match.question()) == ([], None)


@covers("F-20.2", "F-19.1")
@pytest.mark.parametrize(
    ("amounts", "winner"), [((10, 11, 10), 1), ((10, 10, 10), 2), ((10, 10, 4), 0), ((4, 10, 11), 2), ((12, 12, 11), 0)]
)
def test_if_several_reach_it_the_most_wins_then_the_first_in_turn_order(amounts: tuple[int, ...], winner: int) -> None:
    """Ruling R-54; it is the turn of P3."""
    match = with_cred(board(seat(), seat(), seat(), turn=2), *amounts)
    play(match, "spend 3 tokens")
    assert match.outcome is not None
    assert match.outcome.winners == (winner,)


@covers("F-20.3")
def test_without_a_combatant_one_can_still_win() -> None:
    match = board(
        seat(None, cred=8, units="2 tokens", hand=["headshot"]), seat(piece("button-masher", damage=5)), turn=0
    )
    play(match, "play headshot")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@covers("F-20.3", "F-20.4")
def test_the_card_drawn_on_the_same_turn_saves() -> None:
    match = board(seat(None, deck=["speedrunner"]), seat(), phase="turn")
    assert combatant(match, 0).card == "speedrunner"


@covers("F-20.7")
def test_who_is_left_alone_wins() -> None:
    match = board(seat(), seat(None, deck=["jump-cut", "speedrunner"]))
    end_turn(match)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((0,), "last")


# --- F-20.8 Closing Time


def closing(*seats: dict[str, Any], **options: Any) -> Match:
    """Return the end of the last turn of a game with a limit of ten turns."""
    last = len(seats) - 1
    return board(*[{"turns": 10, **found} for found in seats], turn=last, phase="end", turn_limit=10, **options)


@covers("F-20.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "winners"),
    [
        ({"cred": 3}, {"cred": 2, "hand": ["speedrunner"] * 3}, (0,)),
        ({"cred": 2, "hand": ["speedrunner"]}, {"cred": 2, "deck": ["speedrunner", "button-masher"]}, (1,)),
        ({"combatant": "line-camper"}, {}, (0,)),
        ({"combatant": piece("line-camper", damage=3)}, {}, (1,)),
        ({"combatant": piece("line-camper", damage=2)}, {}, (0, 1)),
        ({"combatant": None, "hand": ["speedrunner"]}, {}, (1,)),
        ({"discard": ["speedrunner"] * 3}, {}, (0, 1)),
        ({"items": ["lucky-socks"]}, {}, (0,)),
    ],
)
def test_closing_time_compares_cred_combatants_and_remaining_health(
    mine: dict[str, Any], theirs: dict[str, Any], winners: tuple[int, ...]
) -> None:
    """Ruling R-55; equal in all three, they share the win."""
    match = closing(seat(**mine), seat(**theirs))
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (winners, "closing time")


@covers("F-20.8")
def test_of_three_players_only_the_equals_share_the_win() -> None:
    match = closing(seat(cred=4), seat(cred=3), seat(cred=4))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    gone = closing(seat(cred=4), seat(None, cred=9, out=True), seat(cred=4))
    assert gone.outcome is not None
    assert gone.outcome.winners == (0, 2), "the Cred of who has left does not count"


@covers("F-20.8")
def test_closing_time_comes_only_when_a_turn_beyond_the_limit_would_begin() -> None:
    match = board(seat(turns=10), seat(turns=9), turn_limit=10)
    end_turn(match)
    assert (active(match), player(match, 1).turns) == (1, 10)
    end_turn(match)
    assert match.is_over
    assert player(match, 0).turns == 10


# --- F-20.9 busy turns


def busy(added: int) -> Match:
    """Return an Action Phase on which so many objects have been added."""
    talker: dict[str, Any] = {"units": "3 generic", "hand": ["mean-comment"] * 2, "items": ["all-access-badge"]}
    return with_table(board(seat("mascot-suit-marathoner", **talker), seat(**talker)), added=added)


@covers("F-20.9")
def test_after_a_hundred_objects_nothing_more_can_be_added() -> None:
    """Ruling R-56."""
    match = busy(99)
    assert legal_starting(match, "play") == ["play mean-comment"]
    play(match, "play mean-comment", "target button-masher@3")
    assert active(match) == 1, "the Queue resolved, and the turn went straight to Clean-up"
    assert combatant(match, 0).counters == {}, "what would trigger at the end of the turn is dropped"


@covers("F-20.9")
def test_in_a_busy_turn_players_can_only_pass_or_take_off_queue_acts() -> None:
    snapshot = play(busy(98), "attack 1").snapshot()
    snapshot["table"]["added"] = 100
    match = GEEKFIGHT.restore(snapshot)
    assert queue(match) == ["mascot-suit-marathoner"]
    assert asked(match) == (1, "control")
    assert {move.split()[0] for move in legal(match)} == {"spend", "barter", "make", "pass"}


@covers("F-20.9")
def test_waiting_abilities_are_dropped_in_a_busy_turn() -> None:
    match = with_table(board(seat("corset-captain"), seat("line-camper")), added=99)
    happened = events(match, "attack 1")
    assert [event.what for event in happened if isinstance(event, Added)] == ["attack"]
    assert (combatant(match, 0).damage, combatant(match, 1).damage) == (0, 5)
    assert [event.seat for event in happened if isinstance(event, CleanedUp)] == [0]
    assert table(match)["waiting"] == []


@covers("F-20.9")
def test_the_count_starts_again_with_each_turn() -> None:
    match = busy(99)
    play(match, "play mean-comment", "target button-masher@3")
    assert (active(match), table(match)["added"]) == (1, 0)
    play(match, "spend 3 tokens")
    assert legal_starting(match, "play") == ["play mean-comment"]


@covers("F-20.10")
def test_no_game_exceeds_its_stated_length() -> None:
    match = GEEKFIGHT.start(2, 4, {"turn_limit": 10})
    count = 0
    while not match.is_over:
        match.play(match.legal_moves()[0])
        count += 1
    assert count <= GEEKFIGHT.longest(2, match.options)


@covers("F-20.8")
def test_every_turn_counts_for_its_player() -> None:
    match = board(seat(turns=0), seat(turns=0), phase="turn")
    for turn in (1, 2, 3):
        assert player(match, 0).turns == turn
        go_to_turn(match, 0)
    assert hand(match, 0) == []
