"""Determinism and state: seeds, records, snapshots anywhere, and what is kept (P-19)."""

import json
import random
from typing import cast

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage, RulesBug
from clashtable.core.match import Match, replay_record
from clashtable.core.record import Record
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.rules.triggered import MOST_TRIGGERS
from tests.games.kit.matches import Matches
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    chain,
    events,
    hand,
    legal,
    play,
    seat,
    stack,
    supply,
    table,
    unit,
    unit_at,
    values,
    view,
)
from tests.games.panzer.turns import active
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


class TestMatches(Matches):
    game = PANZER
    starts = tuple((2, {"decks": decks}) for decks in ("random", "mirror", "wild"))
    broken = (
        {"pending": ["nonsense"]},
        {"pending": [{"step": "window"}]},
        {"pending": [{"step": "resolving", "use": {"cast": {"kind": "attack", "card": {"card": "x"}}}}]},
        {"pending": [{"step": "ask-move", "seat": 0, "space": "z9"}]},
        {"hidden": []},
        {"luck": [1, 2, 3]},
        {"table": {}},
        {"terrain": ["nobody"] * 20},
    )


@covers("P-19.1")
def test_chance_is_used_in_the_stated_order() -> None:
    match = PANZER.start(2, 8, {"decks": "quick-axis-raid"})
    play(match, "reshuffle", "keep", "reshuffle", "reshuffle", "keep")
    first = table(match)["first"]
    assert [result.partition(":")[0] for result in match.record().chance] == [
        "terrain", "supply 0", "supply 1", f"first {first}", f"supply {first}", f"supply {1 - first}",
        f"supply {1 - first}",
    ]  # fmt: skip


@covers("P-19.1")
def test_shuffles_of_cards_follow_as_they_occur() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["t-34", "kv-1", "bt-7"]), seed=5)
    before = match.snapshot()["luck"]
    play(match, "play mobilization-order")
    assert match.snapshot()["luck"] == before
    play(match, "none")
    assert match.snapshot()["luck"] != before


@covers("P-19.1")
def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    one, same, other = (PANZER.start(2, seed, {"decks": "quick-axis-raid"}) for seed in (3, 3, 4))
    assert one.snapshot() == same.snapshot()
    assert one.snapshot()["terrain"] != other.snapshot()["terrain"]
    assert hand(one, 0) != hand(other, 0) or supply(one, 0) != supply(other, 0)


@covers("P-19.1")
def test_a_known_seed_deals_the_same_field_on_every_machine() -> None:
    match = PANZER.start(2, 20, {"decks": "quick-axis-raid", "first_player": "0"})
    assert match.snapshot()["terrain"] == [
        "forest", "open-ground", "forest", "road", "town",
        "minefield", "ruins", "river", "open-ground", "ruins",
        "jungle", "road", "desert", "marsh", "open-ground",
        "open-ground", "marsh", "hills", "field-depot", "hills",
    ]  # fmt: skip
    assert hand(match, 0) == [
        "factory", "factory", "factory", "rifle-section", "bicycle-troops", "saboteurs", "intelligence-report",
    ]  # fmt: skip


@covers("P-19.1")
def test_the_seed_is_in_no_view() -> None:
    match = PANZER.start(2, 987654321)
    for viewer in (0, 1, None):
        assert "987654321" not in msgspec.json.encode(view(match, viewer)).decode()
        assert str(match.snapshot()["luck"][0]) not in msgspec.json.encode(view(match, viewer)).decode()


@covers("P-19.2")
def test_chance_can_be_scripted() -> None:
    """The top card of a Supply comes last in the script."""
    match = board(
        seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["t-34", "kv-1", "bt-7"]),
        chance=["supply 0: t-34 kv-1"],
    )
    play(match, "play mobilization-order", "take bt-7")
    assert supply(match, 0) == ["kv-1", "t-34"]


@covers("P-19.2")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("decks nobody quick-axis-raid",), "should name two decks"),
        (("decks quick-axis-raid",), "should name two decks"),
        (("decks quick-axis-raid german-spearhead",), r"P-2\.2"),
        (("decks quick-axis-raid quick-axis-raid", "terrain: forest"), "names every card"),
    ],
)
def test_impossible_chance_is_refused(change: tuple[str, ...], sentence: str) -> None:
    record = PANZER.start(2, 3).record()
    with pytest.raises(InvalidMessage, match=sentence):
        replay_record(PANZER, msgspec.structs.replace(record, chance=change))


@covers("P-19.2")
def test_a_wrong_first_player_in_a_record_is_refused() -> None:
    record = PANZER.start(2, 3, {"decks": "quick-axis-raid"}).record()
    chance = (*record.chance[:-1], "first 2")
    with pytest.raises(InvalidMessage, match="who goes first"):
        replay_record(PANZER, msgspec.structs.replace(record, chance=chance))


@covers("P-19.2")
def test_a_match_from_a_position_is_recorded_with_its_start() -> None:
    match = board(
        seat({"c2": "panther"}, stacks={"a0": 1}, hand=["fire-mission"], supply=SUPPLY),
        seat({"c3": "gi-rifle-squad", "c4": "kv-1"}, supply=SUPPLY),
    )
    play(match, "attack c2", "order 0 panther overrun", "yes")
    play(match, "order 1 gi-rifle-squad destroy-effect", "yes", "play fire-mission")
    record = msgspec.json.decode(msgspec.json.encode(match.record()), type=Record)
    assert record.start is not None
    again = replay_record(PANZER, record)
    assert again.snapshot() == match.snapshot()


@covers("P-19.3")
def test_a_snapshot_keeps_the_whole_state() -> None:
    match = board(
        seat(
            {"c2": unit("t-34", damage=1, legs=1, spent=2, attacks=1, halted=True, used=["scout"])},
            stacks={"a0": stack(2, "bunker"), "b0": 3},
            hand=["kv-1"],
            junkyard=["bt-7"],
            removed=["field-salvage"],
            supply=SUPPLY,
        ),
        seat({"c4": unit("kv-1", suppressed=True, fresh=True)}, modifiers={"d4": "mine-belt"}, supply=SUPPLY),
        face_down=["e1"],
    )
    snapshot = json.loads(json.dumps(match.snapshot()))
    again = PANZER.restore(snapshot)
    assert again.snapshot() == match.snapshot()
    for viewer in (0, 1, None):
        assert again.view(viewer) == match.view(viewer)
    assert {"table", "hidden", "terrain", "pending", "luck", "decks", "outcome"} <= set(snapshot)
    assert {"seats", "field", "phase", "active", "chain", "waiting"} <= set(snapshot["table"])


def chain_of_three() -> Match:
    """Return a Chain of three items of both players, with a window open."""
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2, "b0": 2, "c0": 2},
             hand=["blitz-offensive", "code-breakers", "t-34"], supply=SUPPLY),
        seat(stacks={"a5": 2, "b5": 2}, hand=["code-breakers", "t-34"], supply=SUPPLY),
    )  # fmt: skip
    play(match, "play blitz-offensive", "stack a0", "play code-breakers", "stack a5", "play code-breakers", "stack b0")
    north = view(match, None).table.chain[1].id
    return play(match, f"target item {north}")


@covers("P-19.3")
def test_a_snapshot_in_the_middle_of_a_chain_of_three_goes_on_alike() -> None:
    match = chain_of_three()
    assert (chain(match), asked(match)) == (["blitz-offensive", "code-breakers", "code-breakers"], (1, "response"))
    again = PANZER.restore(json.dumps(match.snapshot()))
    assert again.snapshot() == match.snapshot()
    for move in ("pass", "pass", "end", "pass"):
        assert again.play(move) == match.play(move)
        assert again.snapshot() == match.snapshot()
    assert active(again) == 1


@covers("P-19.3")
@pytest.mark.parametrize("steps", range(6))
def test_a_snapshot_in_the_middle_of_choosing_goes_on_alike(steps: int) -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2, "b0": 2}, hand=["saboteurs"], supply=SUPPLY),
        seat(
            {"c3": "kv-1"},
            stacks={"a5": 2, "b5": 2, "c5": stack(3, "winter-front")},
            hand=["code-breakers", "t-34"],
            supply=SUPPLY,
        ),
    )
    moves = ["play saboteurs", "stack b0", "mode 0", "target b5", "play code-breakers", "stack a5"]
    play(match, *moves[:steps])
    again = PANZER.restore(match.snapshot())
    assert (again.snapshot(), legal(again)) == (match.snapshot(), legal(match))
    for move in moves[steps:]:
        assert again.play(move) == match.play(move)
    assert again.snapshot() == match.snapshot()


@covers("P-19.3")
@pytest.mark.parametrize(
    "moves",
    [
        ["attack c2"],
        ["attack c2", "order 0 panther overrun"],
        ["attack c2", "order 1 gi-rifle-squad destroy-effect"],
        ["play stuka", "stack a0"],
        ["play technical-exchange", "stack b0"],
        ["play battlegroup", "stack a0"],
        ["play battlegroup", "stack a0", "deploy stuka"],
    ],
)
def test_a_snapshot_among_triggers_and_effects_goes_on_alike(moves: list[str]) -> None:
    match = board(
        seat({"c2": "panther"}, stacks={"a0": 2, "b0": 1, "c0": 2},
             hand=["stuka", "technical-exchange", "battlegroup", "grenadiers"], supply=["t-34", "kv-1", *SUPPLY]),
        seat({"c3": "gi-rifle-squad", "e4": "kv-1"}, supply=SUPPLY),
    )  # fmt: skip
    play(match, *moves)
    again = PANZER.restore(match.snapshot())
    assert (again.snapshot(), legal(again)) == (match.snapshot(), legal(match))
    for _answer in range(3):
        move = legal(match)[0]
        assert again.play(move) == match.play(move)
    assert again.snapshot() == match.snapshot()


@covers("P-19.3")
def test_an_unknown_card_makes_a_snapshot_impossible() -> None:
    snapshot = board(seat(), seat()).snapshot()
    snapshot["hidden"][0]["hand"] = ["nobody"]
    with pytest.raises(InvalidMessage):
        PANZER.restore(snapshot)


@covers("P-19.4")
def test_too_many_triggers_in_a_turn_stop_the_engine() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["bt-7"], supply=SUPPLY), seat(supply=SUPPLY))
    cast(PanzerState, match.state).course.decisions = MOST_TRIGGERS
    with pytest.raises(RulesBug, match=r"P-15\.4"):
        match.play("play bt-7")


@covers("P-19.4")
def test_no_random_game_comes_near_that() -> None:
    most = 0
    for seed in range(4):
        match, rng = PANZER.start(2, seed, {"decks": "wild"}), random.Random(seed)
        while not match.is_over:
            match.play(rng.choice(match.legal_moves()))
            most = max(most, table(match)["decisions"])
    assert most < MOST_TRIGGERS // 20


@covers("P-19.5")
def test_continuous_effects_are_read_at_the_moment_of_use() -> None:
    """Winter Front is destroyed while a Unit is on the way: its Movement changes at once."""
    match = board(
        seat({"c1": "t-34"}, stacks={"a0": 1}, hand=["demolition-order"]),
        seat(stacks={"a5": stack(3, "winter-front")}),
    )
    play(match, "move c1", "to c2", "move c2", "to c3")
    assert (values(match, "c3"), unit_at(match, "c3").points) == ("2/2/2", 0)
    play(match, "play demolition-order")
    assert (values(match, "c3"), unit_at(match, "c3").points) == ("2/2/3", 1)
    assert "move c3" in legal(match)


@covers("P-19.5")
def test_a_position_shows_values_computed_anew() -> None:
    """Whatever a snapshot says of a value, it is computed from what is in play."""
    match = board(seat({"c2": "t-34"}), seat(stacks={"a5": stack(3, "winter-front")}))
    snapshot = match.snapshot()
    for found in snapshot["table"]["field"]:
        if found["unit"]:
            found["unit"]["movement"]["value"] = 9
            found["unit"]["points"] = 9
    again = PANZER.restore(snapshot)
    assert unit_at(again, "c2").points == 2
    assert events(again, "move c2", "to c3")
