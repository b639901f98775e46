"""The worked examples of F-24 about the Queue: E-1 to E-11."""

import pytest

from clashtable.games.geekfight.wire.arena import Damaged, Defeated
from clashtable.games.geekfight.wire.queue import Fizzled, Resolved
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    events,
    hand,
    is_calm,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    view,
)


def test_e1_attack_and_answer_with_three_players() -> None:
    match = board(seat("guitar-guy"), seat(), seat("chester-a-bum", hand=["jump-cut"]))
    play(match, "attack 2")
    assert asked(match) == (2, "control")
    play(match, "spend 3 tickets", "play jump-cut")
    assert queue(match) == ["guitar-guy", "jump-cut"]
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Resolved)] == ["jump-cut", "guitar-guy"]
    assert combatant(match, 2).damage == 0
    assert units(match, 2) == {"tickets": 1}
    assert combatant(match, 0).used == ("attack",)
    assert discard(match, 2) == ["jump-cut"]
    assert queue(match) == []
    assert asked(match) == (0, "control")


def test_e2_the_last_to_add_is_asked_again() -> None:
    match = board(seat("button-masher", units="1 caffeine", hand=["sugar-rush"]), seat("guitar-guy"))
    play(match, "attack 1")
    assert asked(match) == (0, "control"), "P2, who can do nothing, has passed"
    happened = events(match, "play sugar-rush", "target button-masher@1")
    assert [event.amount for event in happened if isinstance(event, Damaged)] == [7]
    assert player(match, 1).combatant is None
    assert discard(match, 1) == ["guitar-guy"]
    assert cred(match) == [2, 0]


def test_e4_a_snipe_in_response() -> None:
    match = board(
        seat(piece("hallway-ninja", damage=2), units="1 generic", hand=["mean-comment"]), seat("camper-in-the-corner")
    )
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    happened = [*events(match, "snipe camper-in-the-corner@2"), *settle(match)]
    assert [event.amount for event in happened if isinstance(event, Damaged)] == [4]
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]
    assert player(match, 0).combatant is None
    assert cred(match) == [0, 2]
    assert combatant(match, 1).damage == 0
    assert combatant(match, 1).used == ("spend",)


def test_e5_the_defender_is_gone() -> None:
    match = board(seat(), seat("rage-quitter", units="3 tokens", hand=["rage-exit"]), seat())
    play(match, "attack 1", "play rage-exit")
    settle(match)
    assert hand(match, 1) == ["rage-quitter"]
    assert discard(match, 1) == ["rage-exit"]
    assert [combatant(match, number).damage for number in (0, 2)] == [0, 0], "its Ability does not trigger"
    assert combatant(match, 0).used == ("attack",)
    assert asked(match) == (0, "control")
    assert legal_starting(match, "attack") == []


def test_e6_a_trigger_from_resolving_makes_a_new_queue() -> None:
    match = board(seat(units="3 tokens", hand=["flame-war"]), seat(piece("rage-quitter", damage=5)))
    play(match, "play flame-war", "target rage-quitter@2")
    assert cred(match) == [2, 0]
    assert discard(match, 0) == ["flame-war"]
    assert discard(match, 1) == ["rage-quitter"]
    assert queue(match) == ["rage-quitter"]
    assert view(match, None).table.queue[0].seat == 1
    assert asked(match) == (0, "control")
    assert combatant(match, 0).damage == 0
    settle(match)
    assert combatant(match, 0).damage == 2
    assert asked(match) == (0, "control")
    assert is_calm(match)


def test_e6_the_controller_of_the_trigger_chooses_its_target() -> None:
    match = board(seat(units="3 tokens", hand=["flame-war"]), seat(piece("rage-quitter", damage=5)), seat())
    play(match, "play flame-war", "target rage-quitter@2")
    assert asked(match) == (1, "target")
    assert legal(match) == ["target button-masher@1", "target button-masher@3"]
    play(match, "target button-masher@3")
    settle(match)
    assert [combatant(match, number).damage for number in (0, 2)] == [0, 2]


def test_e7_a_trigger_from_attacking_lies_above_the_attack() -> None:
    match = board(seat(piece("corset-captain", damage=7)), seat())
    happened = events(match, "attack 1")
    assert [event.what for event in happened if isinstance(event, Resolved)] == ["trigger"]
    assert [(event.card, event.by) for event in happened if isinstance(event, Defeated)] == [("corset-captain", None)]
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]
    assert cred(match) == [0, 0]
    assert combatant(match, 1).damage == 0


def test_e9_the_game_ends_in_mid_queue() -> None:
    match = board(
        seat(cred=8, units="2 tokens", hand=["headshot"]),
        seat(piece("button-masher", damage=5), units="2 tokens", hand=["headshot"]),
    )
    play(match, "attack 1", "play headshot", "target button-masher@1")
    play(match, "play headshot", "target button-masher@2")
    assert queue(match) == ["button-masher", "headshot", "headshot"]
    happened = settle(match)
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.reason == "cred"
    assert cred(match) == [10, 0]
    assert len([event for event in happened if isinstance(event, Resolved)]) == 1
    assert combatant(match, 0).damage == 0


def test_e10_cancelled_with_costs_paid() -> None:
    match = board(
        seat(units="2 cash", hand=["liquidation-sale"], items=["thinking-wig"], deck=["jump-cut", "jump-cut"]),
        seat(units="3 cash", hand=["call-a-judge"]),
    )
    play(match, "play liquidation-sale", "forfeit thinking-wig@2")
    assert discard(match, 0) == ["thinking-wig"]
    play(match, "play call-a-judge")
    settle(match)
    assert hand(match, 0) == []
    assert deck(match, 0) == ["jump-cut", "jump-cut"]
    assert discard(match, 0) == ["thinking-wig", "liquidation-sale"]
    assert discard(match, 1) == ["call-a-judge"]
    assert units(match, 0) == {}


@pytest.mark.parametrize(("damage", "lost"), [(0, False), (4, True)])
def test_e11_a_new_target(damage: int, lost: bool) -> None:
    match = board(
        seat(piece("button-masher", damage=damage), units="3 tokens", hand=["flame-war"]),
        seat("guitar-guy", items=["cardboard-standee"]),
    )
    play(match, "play flame-war", "target guitar-guy@2")
    assert asked(match) == (1, "control")
    assert item(match, 1, "cardboard-standee").id == 3
    happened = [*events(match, "use cardboard-standee@3"), *settle(match)]
    dealt = [(event.card, event.amount, event.seat) for event in happened if isinstance(event, Damaged)]
    assert dealt == [("button-masher", 3, 0)]
    assert combatant(match, 1).damage == 0
    assert (player(match, 0).combatant is None) == lost
    assert cred(match) == [0, 0]
