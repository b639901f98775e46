"""Hand-written positions: short ones are enough, impossible ones are refused with a sentence."""

from typing import Any

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    hand,
    junkyard,
    legal,
    play,
    player,
    removed,
    seat,
    space,
    stack,
    stack_at,
    supply,
    table,
    unit,
    unit_at,
)

AT_LEAST_0 = "Expected `int` >= 0 - at"
GOOD: dict[str, Any] = {"seats": [seat(), seat()]}


def with_south(units: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """Return what changes South."""
    return {"seats": [seat(units, **fields), seat()]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [seat()]}, "not a position of Panzer Clash"),
        ({"seats": [seat()] * 3}, "not a position of Panzer Clash"),
        ({"seats": None}, "not a position of Panzer Clash"),
        ({"wind": "north"}, "unknown field `wind`"),
        ({"turn": 2}, r"There is no seat 2: the seats are 0 \(South\) and 1 \(North\)"),
        ({"turn": -1}, "There is no seat -1"),
        ({"first": 5}, "There is no seat 5"),
        ({"phase": "lunch"}, "There is no phase 'lunch': it is end, main, main start, turn or set-up"),
        ({"options": {"jokers": 1}}, "has no option 'jokers'"),
        ({"options": {"response_hold_ms": -1}}, "response_hold_ms cannot be -1"),
        ({"terrain": {"c2": "nowhere"}}, r"There is no card 'nowhere' in the set \(P-2\.6\)"),
        ({"terrain": {"c2": "t-34"}}, r"T-34 is a Unit, not a Terrain \(P-1\.5\)"),
        ({"terrain": {"c0": "forest"}}, r"'c0' is not a space of the Terrain Field \(P-3\.1\)"),
        ({"terrain": {"f2": "forest"}}, "'f2' is not a space of the Terrain Field"),
        ({"face_down": ["z9"]}, "'z9' is not a space of the Terrain Field"),
        (with_south({"c2": "nobody"}), "There is no card 'nobody'"),
        (with_south({"c2": "fire-mission"}), "Fire Mission is an Event, not a Unit"),
        (with_south({"c0": "t-34"}), "'c0' is not a space of the Terrain Field"),
        (with_south({"c2": unit("t-34", damage=2)}), r"T-34 on c2 would be destroyed \(P-10\.5\)"),
        (with_south({"c2": unit("t-34", damage=-1)}), AT_LEAST_0),
        (with_south({"c2": unit("t-34", spent=-1)}), AT_LEAST_0),
        (with_south({"c2": unit("t-34", mood="good")}), "unknown field `mood`"),
        (with_south({"c2": unit("t-34", used=["lunch"])}), r"'lunch' cannot be used up.*\(P-9\.1\)"),
        (with_south(stacks={"c5": 1}), "'c5' is not a space of that player's Industry Zone"),
        (with_south(stacks={"c1": 1}), "'c1' is not a space of that player's Industry Zone"),
        (with_south(stacks={"c0": -2}), AT_LEAST_0),
        (with_south(stacks={"c0": stack(0, "t-34")}), r"T-34 on c0 has no Factory under it \(P-6\.7\)"),
        (with_south(stacks={"c0": stack(1, "factory")}), r"Factory cannot lie on c0 \(P-6\.4\)"),
        (with_south(stacks={"c0": stack(1, "forest")}), r"Forest cannot lie on c0 \(P-6\.4\)"),
        (with_south(stacks={"c0": stack(1, unit("fire-mission"))}), "Fire Mission is an Event, not a Unit"),
        (with_south(modifiers={"c2": "forest"}), "Forest is a Terrain, not a Terrain Modifier"),
        (with_south(modifiers={"c0": "bunker"}), "'c0' is not a space of the Terrain Field"),
        (with_south(hand=["nobody"]), "There is no card 'nobody'"),
        (with_south(hand=["forest"]), r"Forest is a Terrain, and Terrain is never among a player's cards \(P-2\.6\)"),
        (with_south(supply=["forest"]), r"P-2\.6"),
        (with_south(junkyard=["forest"]), r"P-2\.6"),
        (with_south(side="neutral"), r"There is no side 'neutral': it is axis or allies \(P-2\.3\)"),
        (with_south(turns=-1), AT_LEAST_0),
        (with_south(allowance=-1), AT_LEAST_0),
        (with_south(cards=3), "unknown field `cards`"),
        ({"seats": [seat({"c2": "t-34"}), seat({"c2": "kv-1"})]}, r"Two Units cannot be on c2 \(P-3\.5\)"),
        (
            {"seats": [seat(modifiers={"c2": "bunker"}), seat(modifiers={"c2": "mine-belt"})]},
            r"Two Terrain Modifiers cannot be on c2 \(P-11\.4\)",
        ),
    ],
    ids=lambda value: str(value)[:60],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, Any], sentence: str) -> None:
    PANZER.position(GOOD)
    with pytest.raises(InvalidMessage, match=sentence):
        PANZER.position({**GOOD, **change})


@pytest.mark.parametrize(
    ("phase", "expected"), [("main", "main"), ("main start", "main"), ("turn", "main"), ("end", "end")]
)
def test_a_position_goes_on_from_its_phase(phase: str, expected: str) -> None:
    match = board(
        seat({"c2": "t-34"}, supply=["kv-1", "bt-7"]),
        seat(stacks={"a5": 1}, hand=["t-34"], supply=["kv-1"]),
        phase=phase,
    )
    assert table(match)["phase"] == expected
    assert asked(match) == ((0, "main") if phase == "main" else (1, "response"))
    assert hand(match, 0) == (["kv-1"] if phase == "turn" else [])


def test_a_position_may_be_norths_turn_or_before_the_first() -> None:
    match = board(seat(supply=["t-34"]), seat(supply=["kv-1"] * 2), turn=1, phase="turn")
    assert (asked(match), hand(match, 1)) == ((1, "main"), ["kv-1"])
    beginning = board(seat(hand=["t-34"]), seat(hand=["t-34"]), phase="set-up")
    assert (asked(beginning), table(beginning)["active"]) == ((0, "mulligan"), None)


def test_a_position_has_only_what_is_named() -> None:
    match = board(
        seat(
            hand=["KV-1", "factory", "T-34"], supply=["bt-7", "is-2"], junkyard=["su-100"], removed=["field-salvage"],
            side="allies",
        ),
    )  # fmt: skip
    assert hand(match, 0) == ["factory", "t-34", "kv-1"], "in the order of the set"
    assert (supply(match, 0), junkyard(match, 0), removed(match, 0)) == (
        ["bt-7", "is-2"],
        ["su-100"],
        ["field-salvage"],
    )
    facts = player(match, 0)
    assert (facts.side, facts.size, facts.turns, facts.allowance) == ("allies", 5, 2, 1)
    assert player(match, 1).allowance == 0
    assert space(match, "c2").terrain == "open-ground"


def test_cards_lie_where_they_are_put() -> None:
    match = board(
        seat(
            {"c2": unit("m3-stuart", legs=1, spent=2, attacks=1, used=["scout", "action"])},
            stacks={"a0": 3, "b0": stack(2, unit("t-34", fresh=True)), "c0": stack(3, "winter-front"),
                    "d0": stack(1, "fire-mission"), "e0": stack(0, "bunker")},
            modifiers={"c2": "trench-line"},
        ),
        face_down=["all"],
    )  # fmt: skip
    found = unit_at(match, "c2")
    assert (found.legs, found.spent, found.attacks, found.used) == (1, 2, 1, ("action", "scout"))
    assert [stack_at(match, f"{column}0").factories for column in "abcde"] == [3, 2, 3, 1, 0]
    assert [stack_at(match, f"{column}0").in_play for column in "cde"] == [True, False, False]
    assert unit_at(match, "b0").fresh
    assert space(match, "c2").terrain is None
    laid = space(match, "c2").modifier
    assert laid is not None
    assert laid.card == "trench-line"


def test_units_are_numbered_in_the_order_of_the_seats() -> None:
    match = board(seat({"c2": "t-34", "a1": "kv-1"}, stacks={"b0": stack(1, "bt-7")}), seat({"e4": "t-34"}))
    assert [unit_at(match, name).id for name in ("c2", "a1", "b0", "e4")] == [1, 2, 3, 4]


def test_chance_of_a_position_comes_from_its_seed_or_its_script() -> None:
    cards = ["kv-1", "is-2", "t-34-85", "isu-152", "bt-7"]
    orders = set()
    for seed in range(5):
        match = board(seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=cards), seed=seed)
        play(match, "play mobilization-order", "take bt-7")
        orders.add(tuple(supply(match, 0)))
    assert len(orders) > 2
    scripted = board(
        seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["kv-1", "bt-7"]), chance=["supply 0: kv-1"]
    )
    play(scripted, "play mobilization-order", "take bt-7")
    assert supply(scripted, 0) == ["kv-1"]
    wrong = board(
        seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["kv-1", "bt-7"]), chance=["supply 0: is-2"]
    )
    play(wrong, "play mobilization-order")
    with pytest.raises(InvalidMessage, match="names every card"):
        wrong.play("take bt-7")


def test_a_position_can_be_played_on_and_keeps_its_options() -> None:
    match = board(seat({"c2": "t-34"}), response_hold_ms=0)
    assert match.options["response_hold_ms"] == 0
    assert legal(match) == ["move c2", "end"]
