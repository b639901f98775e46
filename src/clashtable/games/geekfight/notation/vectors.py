"""Run worked examples of Geek Fight: a position, steps, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.match import Match
from clashtable.core.vector import failures
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.view.knowledge import geek_snapshot

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = ("seats", "turn", "phase", "options", "seed", "chance", "limit")
EXPECTATIONS = ("to_act", "legal", "refused", "cred", "combatants", "hands", "discards", "queue", "winners")


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    return failures(match, vector, EXPECTATIONS, values)


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = geek_snapshot(cast(GeekState, match.state))
    question = match.question()
    seats = snapshot.table.seats
    return {
        "to_act": None if question is None else [question.seat, question.kind],
        "cred": [seat.cred for seat in seats],
        "combatants": [None if seat.combatant is None else seat.combatant.card for seat in seats],
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "discards": [list(seat.discard) for seat in seats],
        "queue": [found.card for found in snapshot.table.queue],
        "winners": None if snapshot.outcome is None else list(snapshot.outcome.winners),
    }
