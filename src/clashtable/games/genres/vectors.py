"""Run worked examples of Clash of the Genres: a position, steps, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.match import Match
from clashtable.core.vector import StepFailed, legal_failures, play_steps, unknown_failures, value_failures
from clashtable.games.genres.state import GenresState
from clashtable.games.genres.view import genres_snapshot

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = (
    "seats", "turn", "phase", "actions", "round", "zones", "events", "armories", "discard", "empty_armories", "options",
    "seed", "chance",
)  # fmt: skip
EXPECTATIONS = ("to_act", "legal", "refused", "pieces", "hands", "discard", "stack", "winners")


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    return list(failures(game, vector))


def failures(game: Game, vector: Mapping[str, Any]) -> Iterator[str]:
    """Play the steps of *vector* from its position and compare."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    try:
        play_steps(match, ((seat, answer) for seat, answer in vector.get("steps", ())))
    except StepFailed as failure:
        yield str(failure)
        return
    expect = vector["expect"]
    yield from unknown_failures(expect, EXPECTATIONS)
    yield from legal_failures(match, expect)
    yield from value_failures(values(match), expect, lambda _name, wanted: wanted)


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = genres_snapshot(cast(GenresState, match.state))
    question = match.question()
    return {
        "to_act": None if question is None else [question.seat, question.kind],
        "pieces": {piece.square: [piece.kind, piece.seat, piece.health] for piece in snapshot.table.pieces},
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "discard": list(snapshot.table.discard),
        "stack": [found.card for found in snapshot.table.stack],
        "winners": None if snapshot.outcome is None else list(snapshot.outcome.winners),
    }
