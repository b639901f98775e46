"""Run worked examples of Panzer Clash: a position, steps, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from clashtable.core.match import Match
from clashtable.core.vector import failures
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.view.knowledge import panzer_snapshot
from clashtable.games.panzer.wire.views import PanzerTable

if TYPE_CHECKING:
    from clashtable.core.game import Game

POSITION_FIELDS = ("seats", "turn", "phase", "terrain", "face_down", "first", "options", "seed", "chance")
EXPECTATIONS = ("to_act", "legal", "refused", "units", "hands", "junkyards", "supplies", "chain", "winners")


def check(game: Game, vector: Mapping[str, Any]) -> list[str]:
    """Return a sentence for each expectation of *vector* that does not hold."""
    match = game.position({name: vector[name] for name in POSITION_FIELDS if name in vector})
    return failures(match, vector, EXPECTATIONS, values)


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = panzer_snapshot(cast(PanzerState, match.state))
    question = match.question()
    return {
        "to_act": None if question is None else [question.seat, question.kind],
        "units": units(snapshot.table),
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "junkyards": [list(seat.junkyard) for seat in snapshot.table.seats],
        "supplies": [seat.supply for seat in snapshot.table.seats],
        "chain": [found.card for found in snapshot.table.chain],
        "winners": None if snapshot.outcome is None else list(snapshot.outcome.winners),
    }


def units(table: PanzerTable) -> dict[str, list[Any]]:
    """Return every Unit on the Terrain Field by its space: its card, its seat and its damage."""
    return {
        space.name: [space.unit.card, space.unit.seat, space.unit.damage]
        for space in table.field
        if space.unit is not None
    }
