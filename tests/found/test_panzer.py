"""Faults that were found in Panzer Clash: each test is named by the number of the item it mends."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.core.question import Option, Question
from tests.cli.conftest import Run
from tests.games.panzer.board import board, play, seat, stack

SUPPLY = ["factory", "t-34", "conscript-rifles"] * 15
ORDER = seat({"c2": "t-34"}, modifiers={"c2": "bunker"}, stacks={"a0": 1}, hand=["demolition-order"], supply=SUPPLY)
"""Demolition Order can be aimed at nothing but the own Bunker."""
SABOTEURS = seat(stacks={"a0": 2, "b0": stack(1, "dispersed-depots")}, hand=["saboteurs"], supply=SUPPLY)
SNIPERS = seat({"a1": "hidden-snipers"}, supply=SUPPLY)


def asked(match: Match) -> Question:
    found = match.question()
    assert found is not None
    return found


def option(match: Match, move: str) -> Option:
    return next(found for found in asked(match).options if found.move == move)


def plan(match: Match, move: str) -> Option:
    return next(found for found in asked(match).plans if found.move == move)


# --- 3: an own card was hit without a question


@pytest.mark.parametrize(
    ("south", "move", "note"),
    [
        (ORDER, "play demolition-order", "Destroy target Terrain Modifier. Aimed at Bunker (c2)."),
        (SABOTEURS, "play saboteurs", "Destroy target Permanent-Event. Aimed at Dispersed Depots (b0)."),
        (SNIPERS, "ranged a1", "Hidden Snipers is destroyed."),
    ],
    ids=["3a", "3b", "3c"],
)
def test_panzer_3_options_and_plans_show_that_an_own_card_is_hit_and_ask(
    south: Mapping[str, Any], move: str, note: str
) -> None:
    north = seat({"e3": "t-34"}, supply=SUPPLY) if move == "ranged a1" else seat(supply=SUPPLY)
    match = board(south, north)
    for found in (option(match, move), plan(match, move)):
        assert (found.confirm, found.note) == (True, note)


def test_panzer_3a_the_bunker_is_destroyed_as_the_note_says() -> None:
    match = play(board(ORDER, seat(supply=SUPPLY)), "play demolition-order")
    assert match.snapshot()["table"]["seats"][0]["junkyard"] == ["bunker"]


def test_panzer_3a_an_enemy_card_is_hit_without_a_second_question() -> None:
    south = seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["demolition-order"], supply=SUPPLY)
    match = board(south, seat(modifiers={"c4": "bunker"}, supply=SUPPLY))
    found = option(match, "play demolition-order")
    assert (found.confirm, found.note) == (False, "Destroy target Terrain Modifier. Aimed at Bunker (c4).")


def test_panzer_3a_the_question_about_targets_asks_as_well() -> None:
    match = play(board(ORDER, seat(modifiers={"c4": "bunker"}, supply=SUPPLY)), "play demolition-order")
    assert {found.move: found.confirm for found in asked(match).options} == {"target c2": True, "target c4": False}


def test_panzer_3a_a_flash_event_that_cancels_ones_own_attack_asks() -> None:
    """South attacks, North answers with Pinned Down, and Maskirovka could only cancel the attack of its own player."""
    south = seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["maskirovka"], supply=SUPPLY)
    north = seat({"c3": "grenadiers"}, stacks={"a5": 3}, hand=["pinned-down"], supply=SUPPLY)
    match = play(board(south, north), "attack c2", "play pinned-down")
    by_way = {found.label: found.confirm for found in asked(play(match, "play maskirovka")).options}
    assert by_way["Cancel target attack."] is True
    assert by_way["Cancel target Event with cost 2 or less."] is False


def test_panzer_3a_demolishing_ones_own_modifier_asks() -> None:
    match = board(seat({"c2": "combat-engineers"}, modifiers={"c2": "bunker"}, supply=SUPPLY), seat(supply=SUPPLY))
    assert (option(match, "demolish c2").confirm, option(match, "demolish c2").note) == (
        True,
        "Bunker (c2) is destroyed.",
    )


def test_panzer_3c_the_terminal_asks_once_with_what_would_come_of_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "snipers.json"
    match = board(SNIPERS, seat({"e3": "t-34"}, supply=SUPPLY))
    file.write_text(match.record().to_json())
    ended = run("play", "panzer", "--resume", str(file), typed="ranged a1\nn\nranged a1\ny\nlog\nquit\n")
    assert ended.out.count("Fire with Hidden Snipers (a1)? Hidden Snipers is destroyed.") == 2
    assert ended.out.count("Sure? (y/n) ") == 2
    assert ended.out[ended.out.index("> log") :].count("Hidden Snipers is destroyed.") == 1


def test_panzer_3c_the_terminal_does_not_ask_where_nothing_is_to_be_confirmed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "enemy.json"
    match = board(SNIPERS, seat({"e3": "grenadiers"}, supply=SUPPLY))
    file.write_text(match.record().to_json())
    ended = run("play", "panzer", "--resume", str(file), typed="ranged a1\ntarget e3\nquit\n")
    assert "Sure?" not in ended.out


# --- 4: refusals that misled


def refusal(match: Match, move: str) -> tuple[str, str]:
    """Return why *move* is refused, and by which rule."""
    reason = match.why_not(move)
    assert reason is not None
    return reason.text, reason.rule


def test_panzer_4a_a_supply_that_is_guarded_is_refused_by_guard() -> None:
    match = board(seat({"a4": "kv-1"}, supply=SUPPLY), seat({"a3": "grenadiers", "b4": "partisans"}, supply=SUPPLY))
    match.play("attack a4")
    assert refusal(match, "at supply") == ("it is guarded by Grenadiers (a3): attack that first.", "P-9.4")


def test_panzer_4b_a_space_that_is_occupied_is_refused_as_such() -> None:
    south = seat(hand=["factory"], stacks={"b0": stack(1, "dispersed-depots")}, supply=SUPPLY)
    match = play(board(south, seat(supply=SUPPLY)), "play factory")
    assert refusal(match, "stack b0") == ("b0 is occupied.", "P-6.2")


def test_panzer_4c_a_space_that_is_too_far_is_refused_as_such() -> None:
    match = play(board(seat({"c2": "t-34"}, supply=SUPPLY), seat(supply=SUPPLY)), "move c2")
    text, rule = refusal(match, "to c4")
    assert (text.startswith("c4 is too far"), rule) == (True, "P-8.3")


def test_panzer_4c_a_leg_that_costs_too_much_is_refused_by_its_points() -> None:
    tank = {"card": "t-34", "legs": 1, "spent": 2}
    match = board(seat({"c2": tank}, supply=SUPPLY), seat(supply=SUPPLY), terrain={"c3": "hills"})
    text = "a leg to c3 costs 2 Movement Points; T-34 has 1."
    assert refusal(play(match, "move c2"), "to c3") == (text, "P-8.4")


# --- 5: rule numbers of questions


def test_panzer_5a_the_discard_of_lend_lease_convoy_is_asked_by_its_own_rule() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["lend-lease-convoy", "t-34", "kv-1"], supply=SUPPLY), seat(supply=SUPPLY)
    )
    found = asked(play(match, "play lend-lease-convoy"))
    assert (found.kind, found.rule) == ("discard", "P-18.4")


def test_panzer_5b_windows_over_an_empty_chain_are_asked_by_their_own_rule() -> None:
    north = seat(stacks={"a5": 1}, hand=["fuel-shortage"], supply=SUPPLY)
    found = asked(play(board(seat(supply=SUPPLY), north), "end"))
    assert (found.kind, found.rule) == ("response", "P-14.6")
    fight = board(seat({"c2": "t-34"}, supply=SUPPLY), {**north, "units": {"c3": "grenadiers"}})
    assert asked(play(fight, "attack c2")).rule == "P-14.2"


def test_panzer_5c_the_space_of_a_factory_is_asked_by_its_own_rule() -> None:
    found = asked(play(board(seat(hand=["factory"], supply=SUPPLY), seat(supply=SUPPLY)), "play factory"))
    assert (found.kind, found.rule) == ("stack", "P-6.2")
    tank = board(seat(stacks={"a0": 3, "b0": 3}, hand=["t-34"], supply=SUPPLY), seat(supply=SUPPLY))
    assert asked(play(tank, "play t-34")).rule == "P-6.5"


def test_panzer_5d_overrun_is_asked_by_its_own_rule() -> None:
    match = board(seat({"c2": "panzer-iii"}, supply=SUPPLY), seat({"c3": "motorcycle-scouts"}, supply=SUPPLY))
    found = asked(play(match, "attack c2"))
    assert (found.kind, found.rule) == ("may", "P-12")


# --- 6: preview


def test_panzer_6_a_supply_loses_no_more_cards_than_it_has() -> None:
    match = board(seat({"d4": "m26-pershing"}, supply=SUPPLY), seat(supply=["panzer-ii", "grenadiers"]))
    assert plan(match, "attack d4").note == "The Supply loses 2 cards, its last."
