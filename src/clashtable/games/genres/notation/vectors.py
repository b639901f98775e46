"""Run worked examples of Clash of the Genres: a position, steps, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.match import Match
from clashtable.core.vector import failures
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.view.knowledge import genres_snapshot

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = (
    "seats", "turn", "phase", "actions", "round", "zones", "events", "armories", "discard", "empty_armories", "options",
    "seed", "chance",
)  # fmt: skip
EXPECTATIONS = ("to_act", "legal", "refused", "pieces", "hands", "discard", "stack", "winners")


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    return failures(match, vector, EXPECTATIONS, values)


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
