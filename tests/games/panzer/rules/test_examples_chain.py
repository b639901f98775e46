"""The worked examples of P-20 about the Chain, Events and triggers: X-34, X-35, X-41, X-42, X-49, X-56, X-59."""

from typing import Any

import msgspec

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import Destroyed
from clashtable.games.panzer.wire.chain import EventFailed
from clashtable.games.panzer.wire.course import Cleared
from clashtable.games.panzer.wire.supplies import SupplyDamaged
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    events,
    follow_ups,
    hand,
    is_calm,
    is_empty,
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
    unit,
    unit_at,
    values,
    view,
)
from tests.games.panzer.turns import go_to_turn, of_kind, pass_windows

SUPPLY = ["factory"] * 8
HIDDEN_LINE = ["a4", "b4", "d4", "e4"]


def test_x34_no_room() -> None:
    match = board(
        seat({"c4": "panzer-ii", "c2": "m3-stuart", "b3": "m3-stuart"}),
        seat(stacks={"a5": stack(1, "winter-front")}, supply=["cave-defenders", *SUPPLY]),
        face_down=HIDDEN_LINE,
    )
    (lost,) = of_kind(events(match, "attack c4"), SupplyDamaged)
    assert lost.cards == ("cave-defenders",)
    assert junkyard(match, 1) == ["cave-defenders"]
    assert asked(match) == (0, "main")
    play(match, "scout b3")
    assert space(match, "b4").terrain == "open-ground"
    assert (junkyard(match, 1), asked(match)) == (["cave-defenders"], (0, "main")), "the trigger works once"


def test_x35_self_inflicted_trigger() -> None:
    match = board(seat(stacks={"a0": 1, "b0": 2}, hand=["bt-7"], supply=["partisans", "t-34"]), face_down=["c1"])
    (lost,) = of_kind(events(match, "play bt-7", "stack a0"), SupplyDamaged)
    assert (lost.seat, lost.cards) == (0, ("partisans",))
    assert asked(match) == (0, "junkyard-trigger")
    assert legal(match) == ["decline", "to b0", "to a1", "to b1", "to d1", "to e1"]
    play(match, "to d1")
    assert (unit_at(match, "d1").card, unit_at(match, "d1").fresh) == ("partisans", True)
    assert junkyard(match, 0) == []
    assert legal(match) == ["end"]


def three() -> Match:
    """Return a Chain of three: Blitz Offensive, Code Breakers on it, Code Breakers on that."""
    match = board(
        seat(
            {"c2": "panzer-iii"},
            stacks={"a0": 2, "b0": 2, "c0": 2},
            hand=["blitz-offensive", "code-breakers", "grenadiers"],
            supply=SUPPLY,
        ),
        seat(stacks={"a5": 2, "b5": 2}, hand=["code-breakers", "grenadiers"], supply=SUPPLY),
    )
    play(match, "play blitz-offensive", "stack a0")
    assert asked(match) == (1, "response")
    play(match, "play code-breakers", "stack a5")
    assert asked(match) == (0, "response")
    play(match, "play code-breakers", "stack b0")
    assert (asked(match), len(legal(match))) == ((0, "target"), 2)
    (north,) = [found.id for found in view(match, None).table.chain if found.seat == 1]
    return play(match, f"target item {north}")


def test_x41_chain_of_three() -> None:
    match = three()
    assert chain(match) == ["blitz-offensive", "code-breakers", "code-breakers"]
    assert asked(match) == (1, "response")
    play(match, "pass")
    assert junkyard(match, 1) == ["code-breakers"], "at once"
    assert stack_at(match, "a5").card is None
    assert chain(match) == ["blitz-offensive"]
    assert asked(match) == (1, "response"), "asked again"
    assert values(match, "c2") == "2/3/3"
    play(match, "pass")
    assert values(match, "c2") == "3/3/4"
    assert is_calm(match)
    assert [stack_at(match, name).card for name in ("a0", "b0")] == ["blitz-offensive", "code-breakers"]
    happened = go_to_turn(match, 0)
    assert [(event.seat, event.card) for event in of_kind(happened, Cleared)] == [
        (0, "blitz-offensive"),
        (0, "code-breakers"),
    ]


def attacked(**north: Any) -> Match:
    """Return the match after South has attacked."""
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "kv-1"}, **north))
    return play(match, "attack c2")


def test_x42_who_is_asked() -> None:
    match = attacked(hand=["t-34", "factory", "grenadiers"], stacks={"a5": 1})
    assert (asked(match), legal(match)) == ((1, "response"), ["pass", "pass turn"])
    able = attacked(hand=["pinned-down", "code-breakers", "fuel-shortage"], stacks={"a5": 1})
    assert legal(able) == ["play fuel-shortage", "play pinned-down", "pass", "pass turn"]
    assert msgspec.json.encode(view(match, 0)) == msgspec.json.encode(view(able, 0)), "South cannot tell"
    assert msgspec.json.encode(view(match, None)) == msgspec.json.encode(view(able, None))
    played_on = [play(found, "pass") for found in (match, able)]
    assert view(played_on[0], 0) == view(played_on[1], 0)


def test_x42_with_every_stack_occupied_no_window_opens() -> None:
    match = attacked(hand=["pinned-down"] * 3, stacks={"a5": stack(1, "t-34"), "b5": stack(1, "winter-front")})
    assert asked(match) == (0, "main")
    assert damage(match, "c2") == 2


def test_x49_expend() -> None:
    match = board(
        seat(
            stacks={"a0": 1},
            hand=["field-salvage"],
            supply=["t-34"] * 3,
            junkyard=["factory", "field-salvage", "t-34", "t-34", "kv-1"],
        ),
        seat(supply=SUPPLY),
    )
    play(match, "play field-salvage", "target card field-salvage", "target card t-34", "target card t-34")
    assert legal(match) == ["target card factory", "target card kv-1", "done"]
    play(match, "target card factory")
    assert player(match, 0).supply == 3 + 4
    assert sorted(supply(match, 0)) == sorted(["t-34"] * 5 + ["factory", "field-salvage"])
    assert junkyard(match, 0) == ["kv-1"]
    assert (stack_at(match, "a0").card, removed(match, 0)) == ("field-salvage", [])
    go_to_turn(match, 0)
    assert (stack_at(match, "a0").card, removed(match, 0)) == (None, ["field-salvage"])
    assert junkyard(match, 0) == ["kv-1"]


def test_x56_all_targets_gone() -> None:
    match = board(
        seat({"c2": unit("panzer-iv", damage=2)}, stacks={"a0": 1}, hand=["field-workshop"], supply=SUPPLY),
        seat({"e4": "grenadiers"}, stacks={"a5": 1}, hand=["ambush"], supply=SUPPLY),
    )
    play(match, "play field-workshop")
    assert asked(match) == (1, "response")
    happened = events(match, "play ambush")
    assert [event.card for event in of_kind(happened, Destroyed)] == ["panzer-iv"]
    assert [event.card for event in of_kind(happened, EventFailed)] == ["field-workshop"]
    assert is_empty(match, "c2")
    assert hand(match, 0) == []
    assert stack_at(match, "a0").card == "field-workshop"
    happened = go_to_turn(match, 0)
    assert ("field-workshop", "a0") in [(event.card, event.space) for event in of_kind(happened, Cleared)]
    assert stack_at(match, "a0").card is None


def test_x59_watching_from_the_stack() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"], supply=SUPPLY),
        seat(stacks={"b5": stack(1, "grenadiers"), "c5": stack(1, "every-ridge")}, supply=SUPPLY),
    )
    assert follow_ups(match, "play saboteurs") == ["mode 0", "mode 1"]
    happened = events(match, "play saboteurs", "mode 0", "target b5")
    happened += pass_windows(match)
    assert [event.card for event in of_kind(happened, Destroyed)] == ["grenadiers"]
    assert [(event.seat, event.amount) for event in of_kind(happened, SupplyDamaged)] == [(0, 1)]
    assert player(match, 0).supply == len(SUPPLY) - 1
    assert is_calm(match)
