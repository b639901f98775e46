"""A match made again from its log, or as far as its remains allow where the rules have changed since."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.match import Match
from clashtable.games.registry import GAMES
from clashtable.server.course import Course
from clashtable.server.logs import note
from clashtable.server.remains import Remains
from clashtable.server.rows import MoveRow, StoredTable, TableRow


def rebuilt(stored: StoredTable) -> tuple[TableRow, Course | None, Remains | None]:
    """Return the row, the match and the remains of a table at which a match was begun.

    The match is missing where it was played by other rules: what remains of it is there if it is over, and it is
    outdated if it could not be taken up.
    """
    row, remains = stored.row, stored.remains or Remains()
    if row.game_version == GAMES[row.game].version:
        return row, replayed(stored), None
    note("table_of_other_rules", level=logging.WARNING, table=row.id, version=row.game_version)
    if row.status == "finished":
        return row, None, remains
    course = taken_up(stored, remains)
    return (replace(row, status="outdated") if course is None else row), course, None


def opening(
    row: TableRow, seats: int, moves: Sequence[MoveRow], remains: Remains, start: bytes | None = None
) -> Course:
    """Return the match as it began; one of other rules as those of today take it up."""
    if remains.snapshot is None or row.game_version == GAMES[row.game].version:
        return Course(new_match(row, seats, start))
    course = Course(GAMES[row.game].restore(remains.snapshot))
    for move in moves[: remains.moves]:
        course.pass_over(move.shown)
    return course


def replayed(stored: StoredTable) -> Course:
    """Return the match as the log has it."""
    course = opening(stored.row, len(stored.seats), stored.moves, Remains(), stored.start)
    for move in stored.moves:
        course.follow(move.notation, move.shown)
    return course


def taken_up(stored: StoredTable, remains: Remains) -> Course | None:
    """Return the match as it goes on by the rules of today from where it stood by those of its time; None if it cannot.

    The story begins anew there: what happened before was told by rules that are gone.
    """
    if remains.snapshot is None:
        return None
    try:
        course = opening(stored.row, len(stored.seats), stored.moves, remains)
        for move in stored.moves[remains.moves :]:
            course.follow(move.notation, move.shown)
    except (IllegalMove, InvalidMessage):
        note("match_not_taken_up", level=logging.WARNING, table=stored.row.id)
        return None
    return None if course.match.is_over else course  # by the rules of today; nobody was told so


def new_match(row: TableRow, seats: int, start: bytes | None = None) -> Match:
    """Return the match of a table that has begun, before its first move; one that was branched begins at *start*."""
    if start is not None:
        return GAMES[row.game].restore(start)
    return GAMES[row.game].start(seats, row.luck_seed, row.options)
