"""Run the worked examples of K-15."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.core.setting import resolve
from clashtable.core.vector import StepFailed, legal_failures, play_steps, unknown_failures, value_failures
from clashtable.games.coco.changes import hand_has_complete, name_dealer
from clashtable.games.coco.model.card import NAMES
from clashtable.games.coco.model.deal import cards_from, first_singles, put_back
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.notation.snapshot import options_from
from clashtable.games.coco.options import OPTIONS
from clashtable.games.coco.rules import Deal, new_match, score_game
from clashtable.games.coco.view.knowledge import coco_snapshot, tops_text
from clashtable.games.coco.vocabulary import OUT
from clashtable.games.coco.wire.events import GameEnded
from clashtable.games.coco.wire.views import CocoSnapshot

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = ("singles", "complete", "hands", "stocks", "turn", "opening", "options")
EXPECTATIONS = ("legal", "refused", "turn", "singles", "complete", "aligned", "hands", "stocks", "result")


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    if "reveal" in vector:
        found = revealed(vector["reveal"])
    elif "dealer_hand" in vector:
        found = {"misdeal": not hand_has_complete(cards_from(vector["dealer_hand"]))}
    elif "games" in vector:
        found = played_games(vector)
    else:
        return list(position_failures(game, vector))
    return [
        f"{name} is {found.get(name)!r}, expected {normal(name, wanted)!r}"
        for name, wanted in vector["expect"].items()
        if found.get(name) != normal(name, wanted)
    ]


def normal(name: str, wanted: Any) -> Any:  # Any: JSON
    """Return an expectation with unordered cards put in order."""
    return sorted(wanted.split()) if name == "back" else wanted


def revealed(text: str) -> dict[str, Any]:
    """Turn up cards in search of the Singles (K-2.2)."""
    turned_up = cards_from(text)
    back = sorted(NAMES[card] for card in put_back(turned_up))
    return {"singles": tops_text(first_singles(turned_up)), "back": back}


def played_games(vector: Mapping[str, Any]) -> dict[str, Any]:
    """Enter the results of whole games into a match (K-10)."""
    options = options_from(resolve(OPTIONS, vector.get("options", {}), "Clash (Coco)"))
    state = new_match(luck_from_seed(0), options)
    name_dealer(state, vector["first_dealer"])
    dealers = []
    for winner, points in vector["games"]:
        if state.outcome is not None:
            break
        dealers.append(state.dealer)
        score_game(state, -1 if winner is None else winner, points, OUT)
        if state.pending and isinstance(state.pending[-1], Deal):
            name_dealer(state, state.pending[-1].dealer)
    outcome = state.outcome
    return {
        "dealers": dealers,
        "totals": [state.total(0), state.total(1)],
        "match_winner": None if outcome is None or not outcome.winners else outcome.winners[0],
        "match_over": outcome is not None,
    }


def position_failures(game: Game, vector: Mapping[str, Any]) -> Iterator[str]:
    """Play the steps of *vector* from its position and compare."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    try:
        happened = play_steps(match, ((None, step) for step in vector.get("steps", ())))
    except StepFailed as failure:
        yield str(failure)
        return
    expect = vector["expect"]
    ended = [event for event in happened if isinstance(event, GameEnded)]
    result = {"winner": ended[-1].winner, "points": ended[-1].points, "how": ended[-1].how} if ended else None
    if result != expect.get("result"):
        yield f"result is {result!r}, expected {expect.get('result')!r}"
    yield from unknown_failures(expect, EXPECTATIONS)
    yield from legal_failures(match, expect)
    snapshot = coco_snapshot(cast(CocoState, match.state))
    yield from value_failures(values(match, snapshot), expect, comparable)


def values(match: Match, snapshot: CocoSnapshot) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    return {
        "turn": match.to_act,
        "singles": snapshot.common.singles,
        "complete": snapshot.common.complete,
        "aligned": snapshot.common.aligned,
        "hands": [sorted(hand) for hand in snapshot.hands],
        "stocks": [list(stock) for stock in snapshot.stocks],
    }


def comparable(name: str, wanted: Any) -> Any:  # Any: JSON
    """Return an expectation in the form of ``values``."""
    if name == "hands":
        return [sorted(hand.split()) for hand in wanted]
    if name == "stocks":
        return [stock.split() for stock in wanted]
    return wanted
