"""Printed numbers in the deed: the stack that a card needs, and the copies of a Terrain."""

from __future__ import annotations

from typing import Any

import pytest
import yaml

from clashtable.core.errors import IllegalMove
from clashtable.games.panzer.wire.battle import Damaged
from clashtable.games.panzer.wire.chain import EventPlayed
from clashtable.games.panzer.wire.field import Halted, ModifierPlayed, UnitPlayed
from tests.cardbook import about
from tests.games.panzer.board import PANZER, asked, board, events, seat, stack, view
from tests.rulebook import ROOT

SET: dict[str, Any] = yaml.safe_load((ROOT / "tests/data/cards/panzer.yaml").read_text())
COSTS = [
    (entry["id"], entry["cost"])
    for entry in SET["cards"]
    if entry["kind"] in ("unit", "terrain-modifier") or entry["subtype"] == "Permanent"
]
COPIES = [(entry["id"], entry["copies"]) for entry in SET["terrain"]]
SUPPLY = ["factory"] * 8


@pytest.mark.parametrize(("card", "cost"), COSTS)
def test_a_card_is_played_onto_a_stack_of_its_cost_and_no_smaller_one(card: str, cost: int) -> None:
    played = events(board(seat(hand=[card], stacks={"a0": cost}, supply=SUPPLY), seat(supply=SUPPLY)), f"play {card}")
    assert isinstance(played[0], (UnitPlayed, ModifierPlayed, EventPlayed))
    smaller = board(seat(hand=[card], stacks={"a0": cost - 1}, supply=SUPPLY), seat(supply=SUPPLY))
    with pytest.raises(IllegalMove):
        smaller.play(f"play {card}")


@pytest.mark.parametrize(("card", "copies"), COPIES)
def test_the_terrain_deck_has_so_many_copies_of_a_terrain(card: str, copies: int) -> None:
    assert view(PANZER.start(2, 7), None).table.unseen[card] == copies


@about("combined-arms")
def test_combined_arms_lets_a_vehicle_beside_infantry_deal_one_more_damage() -> None:
    match = board(
        seat({"c2": "panzer-iii", "c1": "grenadiers"}, stacks={"a0": stack(2, "combined-arms")}),
        seat({"c3": "m26-pershing"}),
    )
    assert next(event.amount for event in events(match, "attack c2") if isinstance(event, Damaged)) == 3


@about("tank-hunter-doctrine")
def test_tank_hunter_doctrine_lets_a_tank_destroyer_go_one_space_further() -> None:
    marder = {"card": "marder-iii", "legs": 2, "spent": 2}
    match = board(seat({"c2": marder}, stacks={"a0": stack(1, "tank-hunter-doctrine")}))
    events(match, "move c2", "to c3")
    with pytest.raises(IllegalMove):
        match.play("move c3")


@about("fuel-shortage")
def test_fuel_shortage_halts_one_of_two_vehicles() -> None:
    south = seat({"c1": "panzer-iv"}, hand=["fuel-shortage"], stacks={"a0": 1}, supply=SUPPLY)
    match = board(south, seat({"b3": "t-34", "d3": "t-34"}, supply=SUPPLY))
    halted = events(match, "play fuel-shortage", "target b3")
    assert [event.space for event in halted if isinstance(event, Halted)] == ["b3"]
    assert asked(match) == (0, "main")
