"""Why a move is refused: the first obstacle, by the rule that forbids it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer import vocabulary
from clashtable.games.panzer.view import refusal as refusal_module
from clashtable.games.panzer.view.refusal import OBSTACLES
from tests.games.kit.play import refusal
from tests.games.panzer.board import board, legal, play, seat, stack, unit

SUPPLY = ["factory", "t-34", "conscript-rifles"] * 15


def full_position() -> Match:
    """Return South's turn with something to refuse everywhere."""
    return board(
        seat(
            {
                "a1": unit("t-34", fresh=True), "b1": unit("t-34", halted=True), "c1": unit("t-34", spent=3, legs=1),
                "d1": unit("m7-priest", suppressed=True), "e1": unit("m7-priest", attacks=1), "e2": "kv-1",
                "a3": unit("m3-stuart", used=["scout"]),
            },
            stacks={"a0": 1, "b0": stack(2, "m7-priest")},
            hand=["tiger-i", "code-breakers", "factory", "fire-mission"],
            allowance=0,
        ),
        seat({"e3": "t-34"}, supply=SUPPLY),
        face_down=["a4"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play panther", "P-7.1", "Panther is not in your hand."),
        ("play factory", "P-6.1", "you have played your Factory for this turn."),
        ("play tiger-i", "P-6.5", "it needs an unoccupied stack of 3 or more."),
        ("move a1", "P-8.2", "T-34 came into play this turn."),
        ("attack a1", "P-8.2", "T-34 came into play this turn."),
        ("move b1", "P-8.9", "T-34 is halted until the end of the turn."),
        ("move c1", "P-8.4", "T-34 has no Movement Points left."),
        ("attack d1", "P-18.2", "M7 Priest is suppressed until the end of the turn."),
        ("ranged d1", "P-18.2", "M7 Priest is suppressed until the end of the turn."),
        ("attack e1", "P-9.1", "M7 Priest has acted this turn."),
        ("ranged e1", "P-9.1", "M7 Priest has acted this turn."),
        ("attack b1", "P-9.3", "T-34 has nothing to attack: no enemy Unit is adjacent."),
        ("attack a3", "P-9.3", "M3 Stuart has nothing to attack: no enemy Unit is adjacent."),
        ("ranged b0", "P-7.3", "M7 Priest is still on its stack."),
        ("attack b0", "P-7.3", "M7 Priest is still on its stack."),
        ("scout e2", "P-12", "KV-1 does not have Scout."),
        ("scout a3", "P-12", "M3 Stuart has scouted this turn."),
        ("repair e2", "P-12", "KV-1 does not have Repair."),
        ("paradrop b0", "P-12", "M7 Priest does not have Paradrop."),
        ("paradrop e2", "P-12", "KV-1 does not have Paradrop."),
        ("move e3", "P-1.6", "no Unit of yours is there."),
        ("move c3", "P-1.6", "no Unit of yours is there."),
        ("to c2", "P-5.4", "that is not an action of the Main-Phase."),
        ("pass", "P-5.4", "there is nothing to answer now: it is your Main-Phase."),
        ("keep", "P-5.4", "that is not an action of the Main-Phase."),
    ],
)
def test_a_refusal_names_its_rule(move: str, rule: str, words: str) -> None:
    match = full_position()
    refused = refusal(match, move)
    assert (refused.rule, words in str(refused)) == (rule, True)
    assert str(refused).startswith(f"{move} is not possible: ")
    assert "Possible now: play fire-mission" in str(refused)
    assert str(refused).endswith(f"({rule})")


@pytest.mark.parametrize(
    ("cards", "stacks", "rule"),
    [
        (["fire-mission"], {"a0": 1}, "P-7.8"),
        (["code-breakers"], {"a0": 2}, "P-7.8"),
        (["fire-mission"], {"a0": stack(1, "ambush")}, "P-6.5"),
        (["factory"], {f"{column}0": stack(1, "ambush") for column in "abcde"}, "P-6.2"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(cards: list[str], stacks: dict[str, Any], rule: str) -> None:
    match = board(seat(hand=cards, stacks=stacks))
    assert refusal(match, f"play {cards[0]}").rule == rule


def test_in_a_window_only_flash_events_can_be_played() -> None:
    match = board(
        seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["t-34", "code-breakers", "pinned-down"])
    )
    play(match, "attack c2")
    refused = refusal(match, "play t-34")
    assert (refused.rule, "T-34 is not a Flash-Event." in str(refused)) == ("P-14.2", True)
    assert refusal(match, "play code-breakers").rule == "P-7.8"
    assert refusal(match, "play ambush").rule == "P-7.1"
    for move in ("end", "move c3", "to c2"):
        assert refusal(match, move).rule == "P-17.3"
    assert "Possible now: play pinned-down, pass or pass turn." in str(refusal(match, "end"))


def test_another_decision_refuses_moves_of_other_kinds() -> None:
    match = board(seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": "kv-1"}))
    play(match, "move c2")
    for move, words in (
        ("end", "first choose where the Unit goes."),
        ("play fire-mission", "first choose where the Unit goes."),
    ):
        refused = refusal(match, move)
        assert (refused.rule, words in str(refused)) == ("P-17.3", True)


def test_a_unit_with_an_attack_left_and_nobody_near_is_not_said_to_have_acted() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2", "order 0 panther victory-effect", "no")
    assert refusal(match, "attack c2").rule == "P-9.3"


def test_a_long_list_of_possibilities_is_cut_short() -> None:
    units = {f"{column}{row}": "panzer-ii" for column in "ace" for row in (1, 3)}
    match = board(
        seat({**units, **dict.fromkeys(("b4", "d4", "a2"), "panzer-ii")}, hand=["factory"]), seat({"c2": "kv-1"})
    )
    options = legal(match)
    assert len(options) > 12
    refused = str(refusal(match, "pass"))
    assert f"{options[11]} or {len(options) - 12} more." in refused
    assert options[12] not in refused


@pytest.mark.parametrize(
    ("south", "moves", "move", "rule", "words"),
    [
        (seat({"c2": "t-34"}), ["move c2"], "to e4", "P-8.3", "e4 is too far"),
        (seat({"c2": "t-34", "b2": "kv-1"}), ["move c2"], "to b2", "P-3.5", "b2 is occupied."),
        (seat(hand=["factory"], stacks={"b0": stack(1, "ambush")}), ["play factory"], "stack b0", "P-6.2",
         "b0 is occupied."),
        (seat(hand=["tiger-i"], stacks={"a0": 3, "b0": 3, "c0": 1}), ["play tiger-i"], "stack c0", "P-6.5",
         "c0 has 1."),
        (seat({"c2": "m7-priest"}), ["ranged c2"], "target e2", "P-13.2", "nothing that could be chosen is at e2."),
        (seat({"c2": "airborne-infantry"}, stacks={"a0": stack(1, "airborne-infantry")}), [], "paradrop c2", "P-12",
         "Airborne Infantry has left its stack"),
        (seat({"a2": "t-34", "b2": "kv-1"}), [], "repair a2", "P-12", "T-34 does not have Repair."),
        (seat({"a2": "combat-engineers"}), [], "repair a2", "P-12", "has damage."),
        (seat({"a2": "combat-engineers"}), [], "demolish a2", "P-12", "nothing to demolish"),
        (seat(hand=["replacement-depot"], stacks={"a0": 3}, junkyard=["t-34", "kv-1", "ambush"]),
         ["play replacement-depot"], "target card ambush", "P-13.2", "Ambush is not a Unit card."),
        (seat(hand=["fresh-divisions"], stacks={"a0": 3}, junkyard=["conscript-rifles", "workers-militia", "kv-1"]),
         ["play fresh-divisions"], "target card kv-1", "P-13.2", "KV-1 is not an Infantry Unit card with cost 1."),
    ],
)  # fmt: skip
def test_an_answer_that_is_refused_says_why(
    south: dict[str, Any], moves: list[str], move: str, rule: str, words: str
) -> None:
    refused = refusal(play(board(south, seat({"e3": "t-34"}, supply=SUPPLY)), *moves), move)
    assert (refused.rule, words in str(refused)) == (rule, True), str(refused)


def test_every_obstacle_of_targets_and_spaces_is_listed() -> None:
    assert set(vocabulary.OBSTACLES) - {""} <= OBSTACLES.keys()


def test_every_obstacle_that_a_reason_names_is_listed() -> None:
    """Read from the source: the fourth argument of a Reason, where it is written out."""
    found: set[str] = set()
    for file in Path(refusal_module.__file__).parent.glob("*refusal.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                word = node.args[2] if len(node.args) > 2 else None
                found |= {str(word.value)} if isinstance(word, ast.Constant) else set()
    assert len(found) > 20
    assert found <= OBSTACLES.keys()
