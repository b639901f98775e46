"""How a series of matches stands. A chair is who began on that seat of its first table (``series.py``)."""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.outcome import Outcome
from clashtable.server.facts import SeriesInfo
from clashtable.server.rows import TableRow


def with_wins(won: Sequence[int], number: int, outcome: Outcome) -> tuple[int, ...]:
    """Return what each chair has *won* once the match of that *number* ended so; a draw is won by nobody."""
    winners = {(seat - (number - 1)) % len(won) for seat in outcome.winners}
    return tuple(wins + (chair in winners) for chair, wins in enumerate(won))


def series_info(row: TableRow, chairs: Sequence[int], seats: int) -> SeriesInfo | None:
    """Return how the series of a table stands, whose *chairs* had won so much before; None where there is none."""
    number = row.round or 1
    if row.series is None:
        return None
    won = tuple(chairs) or (0,) * seats
    is_over = row.status == "finished" and row.outcome is not None
    if is_over and row.outcome is not None:
        won = with_wins(won, number, row.outcome)
    by_seat = tuple(won[(seat - (number - 1)) % seats] for seat in range(seats))
    is_decided = max(won) > row.terms.best_of // 2 or number >= row.terms.best_of
    return SeriesInfo(row.terms.best_of, number, by_seat, is_over and is_decided)
