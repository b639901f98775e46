"""Why something is refused: the first obstacle, in words to a player, by the rule that forbids exactly this."""

from __future__ import annotations

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.games.geekfight.view.reasons import OBSTACLES
from tests.games.geekfight.board import board, piece, play, seat
from tests.games.geekfight.wishes import wishes
from tests.shared.entries import ENTRIES
from tests.shared.walks import positions


def reason(match: Match, move: str) -> Reason:
    """Return why *move* is refused."""
    found = match.why_not(move)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("mine", "theirs", "move", "rule", "obstacle", "text"),
    [
        (seat(piece("button-masher", counters={"Distraction": 1})), seat(), "attack 1", "F-17.3", "distraction",
         "Button Masher is distracted and cannot attack."),
        (seat(piece("button-masher", used=["attack"])), seat(), "attack 1", "F-9.1", "attacked",
         "Button Masher has used its Attack Action in this round."),
        (seat(), seat(None), "attack 1", "F-16.1", "target", "there is no Combatant to attack."),
        (seat(hand=["flame-war"], units="1 tokens"), seat(), "play flame-war", "F-12.2", "units",
         "it costs 3, and you have 1."),
        (seat(hand=["flame-war"], units="3 glue"), seat(), "play flame-war", "F-10.6", "type",
         "at least one unit of Tokens or Caffeine must be paid for it."),
        (seat(hand=["yoink"], units="5 cash"), seat(), "play yoink", "F-12.2", "target",
         "there is no target for it: it needs an Item."),
        (seat("camper-in-the-corner"), seat(None), "snipe camper-in-the-corner@1", "F-14.6", "target",
         "there is no other Combatant that can be sniped."),
        (seat(hand=["speedrunner"]), seat(), "deploy speedrunner", "F-7.4", "moment",
         "a Combatant is deployed when your turn begins and you have none."),
    ],
)  # fmt: skip
def test_a_reason_names_what_stands_in_the_way(
    mine: dict[str, Any], theirs: dict[str, Any], move: str, rule: str, obstacle: str, text: str
) -> None:
    found = reason(board(mine, theirs, seat(None)) if theirs["combatant"] is None else board(mine, theirs), move)
    assert (found.rule, found.obstacle, found.text) == (rule, obstacle, text)


def test_what_is_lacking_is_counted() -> None:
    match = board(seat(hand=["flame-war"], units="1 tokens"), seat())
    assert reason(match, "play flame-war").amount == 2


def test_a_target_that_is_on_the_wrong_side_or_too_healthy_says_so() -> None:
    match = board(seat(hand=["garage-workshop"], units="4 glue", items=["thinking-wig", "lucky-socks"]),
                  seat(items=["foam-sword"]))  # fmt: skip
    play(match, "play garage-workshop")
    assert reason(match, "target foam-sword@5").text == "Foam Sword is not yours."
    assert reason(match, "target foam-sword@5").obstacle == "whose"
    assert reason(match, "target button-masher@1").obstacle == "kind"


def test_while_something_is_chosen_all_else_waits_for_it() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat())
    play(match, "play flame-war")
    found = reason(match, "attack 1")
    assert (found.rule, found.obstacle) == ("F-22.1", "moment")
    assert found.text == "something else comes first: Flame War: choose its target (Combatant)."


def test_every_obstacle_is_on_the_list_of_obstacles() -> None:
    found = {
        refused.obstacle
        for match in positions(ENTRIES["geekfight"], seed=4, count=60, stride=5)
        for move in ([] if match.is_over else wishes(match))
        if (refused := match.why_not(move)) is not None
    }
    assert len(found) > 5
    assert found <= set(OBSTACLES)
