"""Whole actions as plans: they cover every option, can be played, and tell how a battle would end."""

import random
from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.core.preview import ShownCost, ShownHit, ShownLoss
from clashtable.core.question import Option
from tests.games.kit.play import question, walk
from tests.games.panzer.board import PANZER, board, legal, play, seat, stack, unit, view

SUPPLY = ["factory"] * 8


def plan_position() -> Match:
    """Return a position with a bit of everything to plan."""
    return board(
        seat(
            {"a1": "m7-priest", "b1": unit("combat-engineers", damage=1), "c2": "panther", "d4": "m3-stuart",
             "e1": "po-2-night-bombers"},
            stacks={"a0": 3, "b0": 2, "d0": stack(2, "airborne-infantry")},
            hand=["saboteurs", "factory", "grenadiers", "bunker", "fire-mission"],
            supply=SUPPLY,
        ),
        seat({"c3": "kv-1", "b2": "t-34", "e4": "grenadiers"}, stacks={"a5": 2, "b5": 1}, hand=["t-34"], supply=SUPPLY),
        face_down=["d3", "d1"],
    )  # fmt: skip


def plans(match: Match) -> tuple[Option, ...]:
    return question(match).plans


def first_questions(match: Match) -> set[tuple[str, ...]]:
    """Return every action with its first follow-up answer, found by playing; one without a choice stands alone."""
    found: set[tuple[str, ...]] = set()
    for move in legal(match):
        fork = match.fork()
        happened = fork.play(move)
        if happened or fork.is_over or fork.to_act != match.to_act:
            found.add((move,))
        else:
            found |= {(move, answer) for answer in legal(fork)}
    return found


def test_plans_cover_every_option() -> None:
    match = plan_position()
    assert {option.move for option in plans(match)} == set(legal(match))


def test_each_plan_can_be_played() -> None:
    match = plan_position()
    for option in plans(match):
        fork = match.fork()
        for move in (option.move, *option.then):
            assert move in legal(fork)
            fork.play(move)


def test_plans_lead_everywhere_that_the_options_do() -> None:
    match = plan_position()
    planned = {(option.move, *option.then) for option in plans(match)}
    branching = {option.move for option in plans(match) if option.then}
    assert {moves for moves in first_questions(match) if moves[0] in branching} <= planned
    assert {("end",), ("action e1",), ("move d0",)} <= planned, "what leaves no choice stands alone"


def test_in_random_games_plans_cover_the_options_and_can_be_played() -> None:
    rng = random.Random(4)
    for seed in range(2):
        match = PANZER.start(2, seed, {"decks": "wild"})
        for _decision in walk(match, rng):
            found = question(match)
            if found.kind != "main":
                assert found.plans == ()
            elif rng.random() < 0.3:
                assert {option.move for option in found.plans} == set(legal(match))
                spoken = [(option.label, option.path) for option in found.plans]
                assert len(spoken) == len(set(spoken))
                for option in rng.sample(found.plans, min(4, len(found.plans))):
                    play(match.fork(), option.move, *option.then)


def plan(match: Match, *moves: str) -> Option:
    """Return the plan that plays *moves*."""
    (found,) = [option for option in plans(match) if (option.move, *option.then) == moves]
    return found


def test_a_plan_says_what_to_touch_for_the_whole_action() -> None:
    match = plan_position()
    assert plan(match, "play grenadiers", "stack b0").path == ("card:grenadiers", "space:b0")
    assert plan(match, "ranged a1", "target c3").path == ("unit:1", "button:ranged", "space:c3")
    assert plan(match, "attack c2", "at c3").path == ("unit:3", "space:c3"), "a plain attack needs no button"
    assert plan(match, "move c2", "to d2").path == ("unit:3", "space:d2"), "nor does a plain move"
    assert plan(match, "action e1").path == ("unit:5", "button:action")
    assert plan(match, "attack c2", "at c3").label == "Attack with Panther (c2): KV-1 (c3)"


def test_attacks_and_shots_at_ones_own_side_are_confirmed_in_plans_too() -> None:
    match = plan_position()
    assert plan(match, "attack c2", "at c3").confirm
    assert plan(match, "ranged a1", "target c2").confirm
    assert not plan(match, "ranged a1", "target c3").confirm
    assert not plan(match, "move c2", "to d2").confirm


def test_a_plan_shows_what_it_would_do_as_data() -> None:
    match = board(seat({"c2": "panzer-iii"}, supply=SUPPLY), seat({"c3": "kv-1"}, supply=SUPPLY))
    attacked, attacker = plan(match, "attack c2").shows
    assert (attacked, attacker) == (ShownHit(2, 1, before=5, after=4), ShownHit(1, 2, before=3, after=1))
    raid = board(seat({"c4": "panther"}), seat(supply=SUPPLY))
    assert plan(raid, "attack c4").shows == (ShownLoss(1, len(SUPPLY), len(SUPPLY) - 3),)


def test_a_plan_to_move_shows_its_cost() -> None:
    found = plan(plan_position(), "move c2", "to d2")
    (cost,) = found.shows
    assert isinstance(cost, ShownCost)
    assert found.label.endswith(f", {cost.amount:g} of {cost.have:g} points")


@pytest.mark.parametrize(
    ("mine", "theirs", "note"),
    [
        ("panzer-iii", "kv-1", "Both survive. KV-1 takes 1, 4 left. Panzer III takes 2, 1 left."),
        (
            unit("panzer-iii", damage=1), unit("t-34", damage=1),
            "Both destroyed. T-34 takes 1, 0 left. Panzer III takes 2, 0 left.",
        ),
        ("panzer-ii", "kv-1", "Panzer II is destroyed. KV-1 takes 1, 4 left. Panzer II takes 2, 0 left."),
        ("panther", "t-34", "T-34 is destroyed. T-34 takes 3, 0 left. Panther takes 2, 3 left."),
        ("jagdpanther", "t-34-85", "T-34-85 is destroyed. T-34-85 takes 5, 0 left. Jagdpanther takes 0, 4 left."),
        ("panzer-ii", "marder-iii", "Panzer II is destroyed. Marder III takes 0, 1 left. Panzer II takes 3, 0 left."),
        ("bt-7", "m3-half-track", "Both survive. M3 Half-track takes 2, 1 left. BT-7 takes 0, 1 left."),
    ],
)  # fmt: skip
def test_the_plan_of_an_attack_tells_how_the_battle_would_end(mine: Any, theirs: Any, note: str) -> None:
    match = board(seat({"c2": mine}, supply=SUPPLY), seat({"c3": theirs}, supply=SUPPLY))
    assert plan(match, "attack c2").note == note


@pytest.mark.parametrize(
    ("card", "depots", "note"),
    [
        ("panther", 0, "The Supply loses 3 cards."),
        ("panther", 2, "The Supply loses 1 card."),
        ("motorcycle-scouts", 0, "The Supply loses 2 cards."),
    ],
)
def test_the_plan_of_an_attack_on_the_supply_tells_the_loss(card: str, depots: int, note: str) -> None:
    stacks = {f"{column}5": stack(2, "dispersed-depots") for column in "ab"[:depots]}
    match = board(seat({"c4": card}), seat(stacks=stacks, supply=SUPPLY))
    assert plan(match, "attack c4").note == note


def test_what_a_plan_tells_of_a_battle_comes_true() -> None:
    """In random games: whoever is said to be destroyed is, if nobody answers."""
    rng = random.Random(11)
    checked = 0
    match = PANZER.start(2, 11, {"decks": "german-spearhead|soviet-steamroller"})
    for _decision in walk(match, rng):
        for option in question(match).plans:
            if option.move.startswith("attack") and "Supply" not in option.note:
                checked += comes_true(match, option)
    assert checked > 5


def comes_true(match: Match, option: Option) -> int:
    """Check a note against the battle, in a copy without answers; return 1."""
    fork = play(match.fork(), option.move, *option.then)
    while not fork.is_over and fork.question() is not None and question(fork).kind == "response":
        fork.play("pass")
    before = len([found for found in view(match, None).table.field if found.unit])
    after = len([found for found in view(fork, None).table.field if found.unit])
    if option.note.startswith("Both survive"):
        assert before == after
    else:
        assert before - after >= (2 if option.note.startswith("Both destroyed") else 1)
    return 1
