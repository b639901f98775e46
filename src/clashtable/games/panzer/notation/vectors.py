"""What worked examples of Panzer Clash can expect after their steps."""

from __future__ import annotations

from typing import Any, cast

from clashtable.core.match import Match
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.view.knowledge import panzer_snapshot
from clashtable.games.panzer.wire.views import PanzerTable


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = panzer_snapshot(cast(PanzerState, match.state))
    return {
        "units": units(snapshot.table),
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "junkyards": [list(seat.junkyard) for seat in snapshot.table.seats],
        "supplies": [seat.supply for seat in snapshot.table.seats],
        "chain": [found.card for found in snapshot.table.chain],
    }


def units(table: PanzerTable) -> dict[str, list[Any]]:
    """Return every Unit on the Terrain Field by its space: its card, its seat and its damage."""
    return {
        space.name: [space.unit.card, space.unit.seat, space.unit.damage]
        for space in table.field
        if space.unit is not None
    }
