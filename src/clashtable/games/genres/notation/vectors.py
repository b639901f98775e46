"""What worked examples of Clash of the Genres can expect after their steps."""

from __future__ import annotations

from typing import Any, cast

from clashtable.core.match import Match
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.view.knowledge import genres_snapshot


def values(match: Match) -> dict[str, Any]:
    """Return what a vector can expect of a position, under its names."""
    snapshot = genres_snapshot(cast(GenresState, match.state))
    return {
        "pieces": {piece.square: [piece.kind, piece.seat, piece.health] for piece in snapshot.table.pieces},
        "hands": [list(hidden.hand) for hidden in snapshot.hidden],
        "discard": list(snapshot.table.discard),
        "stack": [found.card for found in snapshot.table.stack],
    }
