"""What the shared tests of observations cannot see: what is asked, items and Units told by their place, triggers."""

from __future__ import annotations

import random
from typing import Any

from clashtable.core.match import Match
from clashtable.games.panzer import GAME
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.changes.triggers import label_of
from clashtable.games.panzer.effects.abilities import Acting
from clashtable.games.panzer.encode.actions import ACTIONS, MOST_ITEMS
from clashtable.games.panzer.encode.layout import CHAIN_ROW, MARKS, PLAYERS, WAITING_ROW
from tests.games.kit.play import question, walk
from tests.games.panzer.board import PANZER, board, chain, play, seat, view
from tests.shared.walks import scaled

MATCHES = scaled(6, 200, least=4)


def facts(match: Match, viewer: int) -> dict[str, Any]:
    """Return what an observation of *viewer* tells."""
    encoding = GAME.encoding
    assert encoding is not None
    return dict(encoding.layout.read(encoding.observation(match.state, viewer)))


def action(match: Match, notation: str) -> str:
    """Return the name of the number of a legal move."""
    encoding = GAME.encoding
    assert encoding is not None
    (number,) = encoding.chain(match.state, match.game.parse(notation))
    return encoding.actions[number]


def marks(told: dict[str, Any], part: str, row: int) -> list[Any]:
    """Return what is told of the targets in a row, those that are there."""
    found = zip(told["mark_kinds"], told[part], strict=True)
    return [value for kind, value in list(found)[row * MARKS : (row + 1) * MARKS] if kind]


def test_who_must_answer_is_told_the_name_of_the_question() -> None:
    rng = random.Random(12)
    asked = set()
    for number in range(MATCHES):
        match = PANZER.start(2, 300 + number)
        for _decision in walk(match, rng):
            assert match.to_act is not None
            told = facts(match, match.to_act)
            assert (told["asked"], told["to_act"]) == (question(match).kind, "own")
            asked.add(told["asked"])
    assert len(asked) > 12


def test_items_and_units_on_the_chain_are_told_by_where_they_are_now() -> None:
    rng = random.Random(13)
    units = waiting = 0
    for number in range(MATCHES):
        match = PANZER.start(2, 400 + number)
        for _decision in walk(match, rng):
            viewer = rng.randrange(2)
            told, table = facts(match, viewer), view(match, viewer).table
            where = {space.unit.id: space.name for space in table.field if space.unit is not None}
            for row, item in enumerate(table.chain[::-1], CHAIN_ROW):
                assert told["use_units"][row] == where.get(item.unit or 0)
                aims = [where.get(target.id) if target.kind == "unit" else None for target in item.targets]
                assert marks(told, "mark_units", row) == aims
                units += len(aims)
            pool: Any = match.state
            for row, use in enumerate(pool.waiting, WAITING_ROW):
                assert (told["use_cards"][row], told["use_owners"][row]) == (use.card.id, PLAYERS[use.seat ^ viewer])
                assert f"order {use.seat} {use.card.id} {label_of(use)}" in ACTIONS
                waiting += 1
    assert min(units, waiting) > 3


def test_an_item_is_told_and_chosen_by_its_place_from_the_top() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2, "b0": 2}, hand=["blitz-offensive", "code-breakers", "t-34"]),
        seat(stacks={"a5": 2, "b5": 2}, hand=["code-breakers"] * 2),
    )
    play(match, "play blitz-offensive", "stack a0", "play code-breakers", "stack a5", "play code-breakers")
    items = [item.id for item in view(match, None).table.chain]
    names = [action(match, f"target item {item}") for item in items]
    assert names == [f"target item {place} from the top" for place in (2, 1)]
    play(match, f"target item {items[1]}")
    assert chain(match) == ["blitz-offensive", "code-breakers", "code-breakers"]
    assert marks(facts(match, 0), "mark_numbers", CHAIN_ROW) == [2], "the one below it"


def test_a_choice_on_its_way_is_told_to_its_player_alone() -> None:
    match = board(seat({"c2": "panzer-iii"}, stacks={"a0": 3, "b0": 3}, hand=["blitz-offensive"]))
    play(match, "play blitz-offensive")
    own, other = facts(match, 0), facts(match, 1)
    assert (own["asked"], own["use_cards"][0]) == ("stack", "blitz-offensive")
    assert (other["asked"], other["to_act"], other["use_cards"][0]) == ("main", "other", None)


def test_a_unit_that_goes_somewhere_is_told_with_its_space() -> None:
    match = board(seat({"c2": "panzer-iii"}))
    play(match, "move c2")
    told = facts(match, 0)
    assert (told["asked"], told["use_cards"][0], told["use_spaces"][0]) == ("move-to", "panzer-iii", "c2")
    assert facts(match, 1)["use_spaces"][0] is None


def test_the_card_that_is_deployed_from_a_hand_is_told_to_its_player_alone() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["battlegroup", "panzer-ii", "stuka"]))
    play(match, "play battlegroup", "deploy stuka")
    assert (facts(match, 0)["asked"], facts(match, 0)["deployed"]) == ("deploy-to", ["stuka"])
    assert (facts(match, 1)["asked"], facts(match, 1)["deployed"]) == ("deploy-card", [None])


def test_no_card_can_have_more_targets_than_are_told() -> None:
    acting = [ability for card in CARDS for ability in card.abilities if isinstance(ability, Acting)]
    assert max(sum(spec.most() for spec in specs) for ability in acting for specs in ability.way_specs) == MARKS


def test_there_is_a_number_for_every_item_that_the_chain_can_have() -> None:
    stacks = sum(len(player.stacks) for player in view(PANZER.start(2, 1), None).table.seats)
    assert stacks + 1 == MOST_ITEMS
    assert len([name for name in ACTIONS if name.startswith("target item")]) == MOST_ITEMS
