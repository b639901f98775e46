"""What worked examples of Geek Fight can expect after their steps."""

from __future__ import annotations

from typing import Any, cast

from clashtable.core.match import Match
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.view.knowledge import geek_snapshot


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = geek_snapshot(cast(GeekState, match.state))
    seats = snapshot.table.seats
    return {
        "cred": [seat.cred for seat in seats],
        "combatants": [None if seat.combatant is None else seat.combatant.card for seat in seats],
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "discards": [list(seat.discard) for seat in seats],
        "queue": [found.card for found in snapshot.table.queue],
    }
