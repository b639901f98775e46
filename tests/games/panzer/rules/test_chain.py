"""The Chain and Flash windows (P-14)."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import BattleFought, Damaged
from clashtable.games.panzer.wire.chain import Cancelled, EventPlayed, EventResolved
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    chain,
    damage,
    end_turn,
    events,
    hand,
    is_calm,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    removed,
    seat,
    stack,
    stack_at,
    supply,
    unit_at,
    values,
    view,
)
from tests.games.panzer.turns import active, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8
LISTENER: dict[str, Any] = {"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY}
"""A player for whom a window exists, and who can do nothing in it."""


def attacked(north: Mapping[str, Any], **south: Any) -> Match:
    """Return the match after South's T-34 has attacked a KV-1."""
    match = board(seat({"c2": "t-34"}, **south), seat({"c3": "kv-1"}, **north))
    return play(match, "attack c2")


# --- P-14.1 to P-14.3


@covers("P-14.1")
def test_an_attack_a_ranged_attack_and_an_event_go_on_the_chain() -> None:
    for moves, kind in (
        (["attack c2"], "attack"),
        (["ranged a1", "target c3"], "ranged"),
        (["play fire-mission"], "event"),
    ):
        match = board(
            seat({"c2": "t-34", "a1": "m7-priest"}, stacks={"a0": 1}, hand=["fire-mission"]),
            seat({"c3": "kv-1"}, **LISTENER),
        )
        play(match, *moves)
        assert asked(match) == (1, "response")
        assert [item.kind for item in view(match, None).table.chain] == [kind]


@covers("P-14.1", "P-14.8")
@pytest.mark.parametrize(
    "moves",
    [
        ["move c2", "to c1"],
        ["scout d2"],
        ["paradrop d0", "to d1"],
        ["play factory", "stack e0"],
        ["play grenadiers", "stack a0"],
        ["play bunker"],
        ["action e2"],
        ["repair e1"],
        ["demolish e1"],
        ["play bt-7", "stack a0"],
    ],
    ids=lambda moves: moves[0],
)
def test_nothing_else_opens_a_window(moves: list[str]) -> None:
    """Ruling R37: everything that hurts can be answered, and nothing more is asked."""
    match = board(
        seat(
            {"c2": "t-34", "d2": "m3-stuart", "e2": "po-2-night-bombers",
             "e1": {"card": "combat-engineers", "damage": 1}},
            stacks={"a0": 1, "b0": 2, "d0": stack(2, "airborne-infantry")},
            hand=["factory", "grenadiers", "bunker", "bt-7"],
            supply=SUPPLY,
            modifiers={"e1": "trench-line"},
        ),
        seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY),
        face_down=["d3"],
    )  # fmt: skip
    play(match, *moves)
    assert (asked(match), chain(match)) == ((0, "main"), [])


@covers("P-14.8")
def test_drawing_discarding_and_triggers_open_no_window() -> None:
    match = board(
        seat(hand=["t-34"] * 8 + ["kv-1"], stacks={"a0": 1}, supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY),
    )
    kinds = []
    play(match, "end")
    while active(match) == 0:
        kinds.append(asked(match)[1])
        match.play(match.legal_moves()[0])
    assert kinds == ["response", "discard", "discard"]


@covers("P-14.2")
def test_the_opponent_of_the_items_controller_plays_one_flash_event_or_passes() -> None:
    match = attacked({"stacks": {"a5": 1, "b5": 1}, "hand": ["pinned-down", "fuel-shortage"]})
    assert (asked(match), legal(match)) == (
        (1, "response"), ["play fuel-shortage", "play pinned-down", "pass", "pass turn"],
    )  # fmt: skip
    happened = events(match, "pass")
    assert len(of_kind(happened, BattleFought)) == 1
    assert is_calm(match)


@covers("P-14.2")
def test_the_chain_resolves_last_in_first_out() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["code-breakers"]),
        seat({"c3": "kv-1"}, stacks={"a5": 1, "b5": 1}, hand=["pinned-down", "hold-every-house"]),
    )
    play(match, "attack c2", "play pinned-down", "stack a5")
    assert (chain(match), asked(match)) == (["t-34", "pinned-down"], (0, "response"))
    happened = events(match, "play code-breakers")
    assert [event.card for event in of_kind(happened, EventPlayed)] == ["code-breakers"]
    assert chain(match) == ["t-34", "pinned-down", "code-breakers"]
    happened = events(match, "pass")
    assert [type(event).__name__ for event in happened] == ["EventResolved", "Cancelled"]
    assert (chain(match), asked(match)) == (["t-34"], (1, "response")), "the attack is asked about anew"
    happened = events(match, "pass")
    assert len(of_kind(happened, BattleFought)) == 1


@covers("P-14.2")
def test_a_player_may_make_several_responses_to_the_same_item() -> None:
    match = board(
        seat({"c2": "t-34"}),
        seat({"c3": "guards-rifles"}, stacks={"a5": 1, "b5": 1, "c5": 1}, hand=["hold-every-house"] * 2 + ["t-34"]),
    )
    play(match, "attack c2", "play hold-every-house", "stack a5")
    assert (chain(match), asked(match)) == (["t-34"], (1, "response"))
    play(match, "play hold-every-house", "stack b5")
    assert unit_at(match, "c3").keywords["armor"] == 4
    play(match, "pass")
    assert damage(match, "c3") == 1


@covers("P-14.3")
def test_nobody_responds_to_an_own_item_but_may_respond_to_a_response() -> None:
    """Ruling R36."""
    match = attacked(
        {"stacks": {"a5": 1}, "hand": ["pinned-down"]}, stacks={"a0": 2}, hand=["code-breakers", "pinned-down"]
    )
    assert asked(match)[0] == 1, "not South, whose attack it is"
    play(match, "play pinned-down")
    assert (asked(match), legal(match)) == (
        (0, "response"),
        ["play code-breakers", "play pinned-down", "pass", "pass turn"],
    )


# --- P-14.4, P-14.5


@covers("P-14.4")
def test_an_event_resolves_even_if_its_factories_are_lost() -> None:
    """Ruling R14 on the Chain: Scorched Earth destroys the very Factory that it lies on."""
    match = board(seat(stacks={"a0": 1}, hand=["scorched-earth"]), seat({"c1": "panzer-iv"}))
    happened = events(match, "play scorched-earth")
    assert [event.amount for event in of_kind(happened, Damaged)] == [4]
    assert (stack_at(match, "a0").factories, stack_at(match, "a0").card) == (0, "scorched-earth")


@covers("P-14.4")
@pytest.mark.parametrize(("card", "power", "in_play"), [("fire-mission", 1, False), ("winter-front", 3, True)])
def test_a_normal_events_card_stays_and_a_permanent_event_comes_into_play(card: str, power: int, in_play: bool) -> None:
    match = board(seat(stacks={"a0": power}, hand=[card]), seat({"c4": "kv-1"}))
    happened = events(match, f"play {card}")
    assert [event.card for event in of_kind(happened, EventResolved)] == [card]
    assert (stack_at(match, "a0").card, stack_at(match, "a0").in_play) == (card, in_play)


@covers("P-14.5")
def test_a_cancelled_event_goes_to_the_junkyard_at_once_and_frees_the_stack() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["fire-mission", "panzer-ii"]),
        seat({"c4": "kv-1"}, stacks={"a5": 2}, hand=["code-breakers"]),
    )
    play(match, "play fire-mission")
    happened = events(match, "play code-breakers")
    assert [event.card for event in of_kind(happened, Cancelled)] == ["fire-mission"]
    assert (damage(match, "c4"), junkyard(match, 0)) == (0, ["fire-mission"])
    assert "play panzer-ii" in legal(match)
    assert stack_at(match, "a5").card == "code-breakers"


@covers("P-14.5")
def test_a_cancelled_event_with_expend_is_removed() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["field-salvage"], junkyard=["kv-1"]),
        seat(stacks={"a5": 2}, hand=["code-breakers"]),
    )
    play(match, "play field-salvage", "play code-breakers")
    assert (removed(match, 0), junkyard(match, 0)) == (["field-salvage"], ["kv-1"])


@covers("P-14.5")
def test_a_cancelled_attack_counts_as_made() -> None:
    match = attacked({"stacks": {"a5": 1}, "hand": ["smoke-barrage"]})
    play(match, "play smoke-barrage", "mode 0")
    assert (chain(match), damage(match, "c3")) == ([], 0)
    assert unit_at(match, "c2").attacks == 1
    assert legal(match) == ["move c2", "end"]


@covers("P-14.5", "P-18.1")
def test_a_ranged_attack_is_no_attack_to_be_cancelled() -> None:
    match = board(
        seat({"c2": "m7-priest"}), seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["smoke-barrage", "maskirovka"])
    )
    play(match, "ranged c2", "target c3")
    assert legal_starting(match, "play") == ["play smoke-barrage"], "only to shift"


# --- P-14.6, P-14.7


@covers("P-14.6")
def test_the_opponent_is_asked_at_the_start_of_the_main_and_of_the_end_phase() -> None:
    match = board(seat(supply=SUPPLY), seat({"c4": "kv-1"}, **LISTENER), phase="turn")
    assert (asked(match), view(match, None).table.phase, chain(match)) == ((1, "response"), "main", [])
    play(match, "pass")
    assert asked(match) == (0, "main")
    play(match, "end")
    assert (asked(match), view(match, None).table.phase) == ((1, "response"), "end")
    play(match, "pass")
    assert active(match) == 1


@covers("P-14.6")
@pytest.mark.parametrize("phase", ["main start", "end"])
def test_the_question_is_repeated_until_the_player_passes(phase: str) -> None:
    match = board(
        seat({"c2": "t-34", "d2": "t-34"}, supply=SUPPLY),
        seat(stacks={"a5": 1, "b5": 1, "c5": 1}, hand=["fuel-shortage", "fuel-shortage", "t-34"], supply=SUPPLY),
        phase=phase,
    )
    play(match, "play fuel-shortage", "stack a5", "target c2")
    assert asked(match) == (1, "response")
    play(match, "play fuel-shortage", "stack b5", "target d2")
    assert (asked(match), legal(match)) == ((1, "response"), ["pass", "pass turn"])
    assert unit_at(match, "d2").halted
    play(match, "pass")
    assert asked(match)[1] == "main"


@covers("P-14.6")
def test_a_flash_event_of_an_open_window_makes_a_chain() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["code-breakers"], supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["fuel-shortage"], supply=SUPPLY),
        phase="main start",
    )
    play(match, "play fuel-shortage")
    assert (chain(match), asked(match)) == (["fuel-shortage"], (0, "response"))
    play(match, "play code-breakers")
    assert not unit_at(match, "c2").halted
    assert asked(match) == (0, "main"), "North's hand is empty"


@covers("P-14.7")
def test_a_flash_event_in_ones_own_main_phase_is_an_ordinary_action() -> None:
    match = board(
        seat({"c2": "rangers"}, stacks={"a0": 1}, hand=["hold-every-house"]),
        seat({"c3": "kv-1"}, **LISTENER),
    )
    play(match, "play hold-every-house")
    assert (chain(match), asked(match)) == (["hold-every-house"], (1, "response"))
    play(match, "pass")
    assert unit_at(match, "c2").keywords["armor"] == 2


# --- P-14.9, P-14.10


@covers("P-14.9")
@pytest.mark.parametrize(
    ("north", "exists"),
    [
        ({"stacks": {"a5": 1}, "hand": ["t-34"]}, True),
        ({"stacks": {"a5": 1}, "hand": ["factory"]}, True),
        ({"stacks": {"a5": 1}, "hand": []}, False),
        ({"stacks": {}, "hand": ["pinned-down"]}, False),
        ({"stacks": {"a5": stack(1, "t-34")}, "hand": ["pinned-down"]}, False),
        ({"stacks": {"a5": stack(1, "ambush"), "b5": stack(2, "bunker")}, "hand": ["pinned-down"]}, False),
        ({"stacks": {"a5": stack(1, "ambush"), "b5": 1}, "hand": ["t-34"]}, True),
    ],
)
def test_a_window_exists_by_public_conditions_alone(north: dict[str, Any], exists: bool) -> None:
    match = attacked(north)
    assert (asked(match) == (1, "response")) == exists
    assert exists or is_calm(match)


@covers("P-14.9", "P-16.5")
def test_what_the_hand_holds_never_decides_whether_a_window_exists() -> None:
    for cards in (["t-34"], ["pinned-down"], ["code-breakers"], ["bunker"], ["time-on-target"]):
        match = attacked({"stacks": {"a5": 1}, "hand": cards})
        assert asked(match) == (1, "response")
        assert legal(match)[-2:] == ["pass", "pass turn"]


def three_windows(first: str) -> list[tuple[str, int]]:
    """Return which windows North is asked in after answering the first with *first*, in this turn and the next."""
    match = board(
        seat({"c2": "t-34", "d2": "t-34"}, stacks={"a0": 1}, hand=["t-34"], supply=SUPPLY),
        seat({"c3": "kv-1", "d3": "kv-1"}, **LISTENER),
    )
    play(match, "attack c2", first)
    found = []
    for move in ("attack d2", "end"):
        play(match, move)
        if asked(match) == (1, "response"):
            found.append((move, active(match)))
            play(match, "pass")
    return found


@covers("P-14.9", "P-14.10")
def test_who_passes_for_this_turn_is_not_asked_again_during_that_turn() -> None:
    assert three_windows("pass") == [("attack d2", 0), ("end", 0)]
    assert three_windows("pass turn") == []


@covers("P-14.9")
def test_passing_for_the_turn_ends_with_the_turn() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["t-34"], supply=SUPPLY), seat({"c3": "kv-1"}, **LISTENER)
    )
    play(match, "attack c2", "pass turn", "end")
    assert view(match, 1).passes_turn is False
    assert (active(match), asked(match)) == (1, (0, "response"))
    play(match, "pass", "attack c3")
    assert asked(match) == (0, "response"), "South is asked in North's turn"
    play(match, "pass", "end", "pass")
    assert (active(match), asked(match)) == (0, (1, "response")), "and North again in South's next one"


@covers("P-14.9", "P-14.10")
def test_the_active_player_may_pass_for_the_turn_too() -> None:
    match = board(
        seat({"c2": "t-34", "d2": "t-34"}, stacks={"a0": 1}, hand=["t-34"], supply=SUPPLY),
        seat({"c3": "kv-1", "d3": "kv-1"}, stacks={"a5": 1, "b5": 1}, hand=["fuel-shortage"] * 3, supply=SUPPLY),
    )
    play(match, "attack c2", "play fuel-shortage", "stack a5", "target c2")
    assert asked(match) == (0, "response")
    play(match, "pass turn")
    assert asked(match) == (1, "response")
    play(match, "play fuel-shortage", "target d2")
    assert unit_at(match, "d2").halted, "resolved without asking South"


@covers("P-14.10")
def test_a_window_offers_flash_events_pass_and_pass_for_this_turn() -> None:
    match = attacked({"stacks": {"a5": 1}, "hand": ["pinned-down", "pinned-down", "fuel-shortage", "t-34"]})
    assert legal(match) == ["play fuel-shortage", "play pinned-down", "pass", "pass turn"]


@covers("P-14.10")
@pytest.mark.parametrize("answer", ["pass", "pass turn"])
def test_passing_is_neither_announced_nor_logged(answer: str) -> None:
    """Whether a window was passed, how, or did not exist, makes no difference in what is told."""
    asked_one = attacked({"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY})
    happened = events(asked_one, answer)
    nobody = board(
        seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": stack(1, "t-34")}, hand=["t-34"], supply=SUPPLY)
    )
    unasked = events(nobody, "attack c2")
    assert [type(event).__name__ for event in happened] == [type(event).__name__ for event in unasked][1:]


@covers("P-14.9", "P-14.10", "P-16.3")
def test_the_kind_of_pass_is_seen_by_its_player_alone() -> None:
    views = {}
    for answer in ("pass", "pass turn"):
        match = attacked({"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY})
        play(match, answer)
        views[answer] = [msgspec.json.encode(view(match, viewer)) for viewer in (0, None)]
        assert view(match, 1).passes_turn == (answer == "pass turn")
    assert views["pass"] == views["pass turn"]


def told_of_a_turn(answer: str, *, ask_always: bool) -> list[tuple[int | None, bytes, bytes]]:
    """Return step by step who South sees to act, and what South and spectators see, after North's first *answer*."""
    units = {"b2": "panzer-iii", "c2": "panzer-iii", "d2": "panzer-iii"}
    match = board(seat(units, supply=SUPPLY), seat({"c3": "kv-1", "d3": "kv-1"}, **LISTENER), ask_always=ask_always)
    told: list[tuple[int | None, bytes, bytes]] = []
    answers = iter([answer, *["pass"] * 50])
    for _move in range(60):
        if match.is_over or view(match, 0).table.active != 0:
            break
        south, spectator = (msgspec.json.encode(view(match, viewer)) for viewer in (0, None))
        told.append((view(match, 0).to_act, south, spectator))
        attacks = [move for move in legal(match) if move.startswith("attack")]
        play(match, next(answers) if match.to_act == 1 else [*attacks, legal(match)[0]][0])
    return told


@covers("P-14.10")
def test_where_all_are_asked_the_kind_of_pass_shows_in_no_later_window() -> None:
    assert told_of_a_turn("pass", ask_always=True) == told_of_a_turn("pass turn", ask_always=True)
    assert told_of_a_turn("pass", ask_always=False) != told_of_a_turn("pass turn", ask_always=False)


@covers("P-14.10")
def test_where_all_are_asked_whoever_passed_for_the_turn_can_only_pass() -> None:
    match = board(
        seat({"c2": "panzer-iii", "d2": "panzer-iii"}, supply=SUPPLY),
        seat({"c3": "kv-1", "d3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY),
        ask_always=True,
    )
    for attacker, moves in (("c2", ["play pinned-down", "pass", "pass turn"]), ("d2", ["pass"])):
        play(match, f"attack {attacker}")
        while match.to_act == 0 and legal(match) != ["end"]:
            play(match, legal(match)[0])
        assert (match.to_act, legal(match)) == (1, moves)
        play(match, moves[-1])
        while match.to_act == 1:
            play(match, "pass")


@covers("P-14.10")
def test_a_player_who_can_only_pass_may_be_answered_for() -> None:
    for cards, idle in ((["t-34"], "pass"), (["pinned-down"], None)):
        question = attacked({"stacks": {"a5": 1}, "hand": cards}).question()
        assert question is not None
        assert question.idle == idle


@covers("P-14.10")
def test_answers_to_windows_are_held_back_and_others_are_not() -> None:
    match = attacked({"stacks": {"a5": 1}, "hand": ["t-34"]})
    assert PANZER.hold_ms(match.state) == PANZER.options["response_hold_ms"].default
    play(match, "pass")
    assert PANZER.hold_ms(match.state) == 0
    quick = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, **LISTENER), response_hold_ms=50)
    play(quick, "attack c2")
    assert PANZER.hold_ms(quick.state) == 50


@covers("P-14.2", "P-14.6")
def test_a_chain_grows_from_both_sides() -> None:
    """Six items: each player cancels the other's cancellation, and the last word counts."""
    match = board(
        seat({"c2": "panzer-iii"}, stacks={f"{column}0": 2 for column in "abc"},
             hand=["blitz-offensive", "code-breakers", "code-breakers"], supply=SUPPLY),
        seat(stacks={f"{column}5": 2 for column in "abc"}, hand=["code-breakers"] * 3, supply=SUPPLY),
    )  # fmt: skip
    play(match, "play blitz-offensive", "stack a0")
    for stack_name, target in (("a5", 0), ("b0", 1), ("b5", 2), ("c0", 3), ("c5", 4)):
        play(match, "play code-breakers")
        if asked(match)[1] == "stack":
            play(match, f"stack {stack_name}")
        if asked(match)[1] == "target":
            play(match, f"target item {view(match, None).table.chain[target].id}")
    assert len(hand(match, 0)) == len(hand(match, 1)) == 0
    assert is_calm(match), "nobody can answer the last one, so everything resolves"
    assert values(match, "c2") == "2/3/3", "Blitz Offensive was cancelled in the end"
    assert junkyard(match, 0).count("code-breakers") == 2
    assert "blitz-offensive" in junkyard(match, 0)
    assert supply(match, 0) == SUPPLY


@covers("P-14.4")
def test_a_waiting_event_keeps_its_stack_occupied() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["deep-operation", "code-breakers"]),
        seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["code-breakers"]),
    )
    assert legal_starting(match, "play") == [], "the stack is too low, and there is nothing to cancel"
    other = board(
        seat({"c2": "t-34"}, stacks={"a0": 3}, hand=["deep-operation", "code-breakers"]),
        seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["code-breakers"]),
    )
    play(other, "play deep-operation", "play code-breakers")
    assert is_calm(other), "South has no unoccupied stack to answer from"
    assert player(other, 0).hand == 1
    assert stack_at(other, "a0").card is None


@covers("P-14.6")
def test_a_turn_without_an_opponent_to_ask_goes_on() -> None:
    match = board(seat(supply=SUPPLY), seat(supply=SUPPLY, hand=["pinned-down"]), phase="turn")
    assert asked(match) == (0, "main")
    end_turn(match)
    assert (active(match), asked(match)) == (1, (1, "main"))
