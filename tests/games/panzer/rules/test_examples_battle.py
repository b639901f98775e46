"""The worked examples of P-20 about attacks and Ranged Attacks: X-20 to X-30, X-39, X-40, X-46, X-52, X-57."""

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import AttackFailed, Damaged, Destroyed
from clashtable.games.panzer.wire.supplies import SupplyDamaged
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    events,
    follow_ups,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    seat,
    stack,
    stack_at,
    supply,
    unit_at,
)
from tests.games.panzer.turns import go_to_turn, of_kind

SUPPLY = ["factory"] * 8


def taken(match: Match, *moves: str) -> list[tuple[str, int]]:
    """Return who takes how much damage in *moves*, in order."""
    return [(event.card, event.amount) for event in of_kind(events(match, *moves), Damaged)]


def test_x20_plain_battle_armor() -> None:
    match = board(seat({"c2": "panzer-iii"}, supply=SUPPLY), seat({"c3": "t-34"}, supply=SUPPLY))
    assert taken(match, "attack c2") == [("t-34", 1), ("panzer-iii", 2)]
    assert (damage(match, "c3"), damage(match, "c2")) == (1, 2)
    go_to_turn(match, 0)
    happened = events(match, "attack c2")
    assert [event.total for event in of_kind(happened, Damaged)] == [2, 4]
    assert {event.card for event in of_kind(happened, Destroyed)} == {"t-34", "panzer-iii"}
    assert (junkyard(match, 0), junkyard(match, 1)) == (["panzer-iii"], ["t-34"])
    assert is_calm(match), "no Overrun"


def test_x20_no_victory_effect_when_both_are_destroyed() -> None:
    match = board(seat({"c2": {"card": "panther", "damage": 3}}), seat({"c3": "t-34"}))
    play(match, "attack c2")
    assert (is_empty(match, "c2"), is_empty(match, "c3")) == (True, True)
    assert is_calm(match)


def test_x21_first_fire() -> None:
    match = board(seat({"c2": "jagdpanther"}), seat({"c3": "t-34-85"}))
    assert taken(match, "attack c2") == [("t-34-85", 5)]
    assert is_empty(match, "c3")
    assert damage(match, "c2") == 0


def test_x22_first_fire_that_is_not_enough() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "su-100", "d2": "kv-1"}))
    assert taken(match, "attack c2", "at c3") == [("panther", 4), ("su-100", 4)]
    assert is_empty(match, "c3")
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == ["order 0 panther overrun", "order 0 panther victory-effect"]
    play(match, "order 0 panther victory-effect")
    assert asked(match) == (0, "may")
    play(match, "no")
    assert unit_at(match, "c2").extra_attacks == 1
    assert "attack c2" in legal(match)
    play(match, "attack c2")
    assert legal_starting(match, "attack") == []


def test_x24_minimum_damage() -> None:
    match = board(seat({"c2": "conscript-rifles"}), seat({"c3": "kv-1"}))
    assert taken(match, "attack c2") == [("kv-1", 1), ("conscript-rifles", 2)]
    assert is_empty(match, "c2")
    assert damage(match, "c3") == 1


def test_x25_cover_and_entrenched_against_an_attack() -> None:
    match = board(seat({"c2": "m26-pershing"}), seat({"c3": "cave-defenders"}), terrain={"c3": "forest"})
    assert taken(match, "attack c2") == [("cave-defenders", 2), ("m26-pershing", 1)]
    assert is_empty(match, "c3")


def test_x25_only_cover_against_a_ranged_attack() -> None:
    match = board(seat({"a1": "long-tom"}), seat({"c3": "cave-defenders"}), terrain={"c3": "forest"})
    assert taken(match, "ranged a1", "target c3") == [("cave-defenders", 2)]
    assert is_empty(match, "c3")


def test_x25_neither_for_an_attacker() -> None:
    match = board(seat({"c3": "type-97-chi-ha"}), seat({"c2": "cave-defenders"}), turn=1, terrain={"c2": "forest"})
    assert taken(match, "attack c2") == [("type-97-chi-ha", 1), ("cave-defenders", 2)]


def guarded() -> Match:
    """Return South's Panther in North's Back Line between a Guard and another Unit, and a howitzer behind."""
    return board(
        seat({"b4": "panther", "a1": "lefh-18"}, supply=SUPPLY),
        seat({"c4": "gi-rifle-squad", "a4": "bazooka-team"}, supply=SUPPLY),
    )


def test_x29_guard() -> None:
    match = guarded()
    assert follow_ups(match, "attack b4") == ["at a4", "at c4"]
    assert "target player 1" in follow_ups(match, "ranged a1")
    assert taken(match, "attack b4", "at c4") == [("gi-rifle-squad", 3), ("panther", 1)]
    play(match, "order 1 gi-rifle-squad destroy-effect", "no", "order 0 panther victory-effect", "no")
    assert is_calm(match)
    assert follow_ups(match, "attack b4") == ["at a4", "at supply"]
    assert "target player 1" in follow_ups(match, "ranged a1")
    (lost,) = of_kind(events(match, "attack b4", "at supply"), SupplyDamaged)
    assert (lost.seat, lost.amount, len(lost.cards)) == (1, 3, 3)


def test_x30_guard_arrives_in_response() -> None:
    match = board(
        seat({"b4": "panzer-iii"}),
        seat(stacks={"a5": 2}, hand=["battlegroup", "grenadiers"], supply=SUPPLY),
        face_down=["a4"],
    )
    play(match, "attack b4")
    assert asked(match) == (1, "response")
    play(match, "play battlegroup")
    assert (asked(match), legal(match)) == ((1, "deploy-to"), ["to c4", "to d4", "to e4"])
    happened = events(match, "to c4")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["guard"]
    assert player(match, 1).supply == len(SUPPLY)
    assert unit_at(match, "b4").attacks == 1
    assert legal_starting(match, "attack") == []


@pytest.mark.parametrize("target", ["d3", "c4"])
def test_x39_shift_in_response(target: str) -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]))
    play(match, "attack c2", "play elastic-defense")
    assert asked(match) == (1, "shift-to")
    happened = events(match, f"to {target}")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["apart"]
    assert (damage(match, target), damage(match, "c2")) == (0, 0)
    assert unit_at(match, "c2").attacks == 1
    assert legal(match) == ["move c2", "end"]


def test_x40_suppressed_attacker() -> None:
    match = board(
        seat({"c2": "m7-priest"}), seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY)
    )
    play(match, "ranged c2", "target c4")
    happened = events(match, "play pinned-down")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["suppressed"]
    assert damage(match, "c4") == 0
    assert legal(match) == ["move c2", "end"]


def test_x46_demolish() -> None:
    match = board(seat({"b4": "partisans"}), seat({"a4": "grenadiers"}, stacks={"b5": stack(1, "t-34")}, supply=SUPPLY))
    assert "attack b4" in legal(match)
    happened = events(match, "demolish b4")
    assert [(event.card, event.space) for event in of_kind(happened, Destroyed)] == [("t-34", "b5")]
    assert stack_at(match, "b5").factories == 0
    assert junkyard(match, 1) == ["factory", "t-34"]
    assert legal(match) == ["move b4", "end"]


def test_x52_ranged_target_gone() -> None:
    match = board(
        seat({"c1": "m7-priest"}),
        seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
        terrain={"d3": "jungle"},
    )
    play(match, "ranged c1", "target c3", "play elastic-defense")
    happened = events(match, "to d3")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["target"]
    assert damage(match, "d3") == 0
    other = board(seat({"c1": "m7-priest"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]))
    play(other, "ranged c1", "target c3", "play elastic-defense", "to d3")
    assert damage(other, "d3") == 2, "shifting alone does not save it"


def test_x57_counter_battery() -> None:
    match = board(
        seat({"c1": "lefh-18"}), seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["counter-battery"], supply=SUPPLY)
    )
    play(match, "ranged c1", "target c4")
    happened = events(match, "play counter-battery")
    assert [(event.card, event.amount) for event in of_kind(happened, Damaged)] == [("lefh-18", 2)]
    assert [event.card for event in of_kind(happened, Destroyed)] == ["lefh-18"]
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["gone"]
    assert damage(match, "c4") == 0


def test_x57_a_survivor_is_suppressed() -> None:
    match = board(
        seat({"c1": "m7-priest"}), seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["counter-battery"], supply=SUPPLY)
    )
    play(match, "ranged c1", "target player 1")
    happened = events(match, "play counter-battery")
    assert (damage(match, "c1"), unit_at(match, "c1").suppressed) == (2, True)
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["suppressed"]
    assert supply(match, 1) == SUPPLY
