"""How a match ended, in places and in words, and making up for matches from before their tables kept it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.core.text import listed
from clashtable.server.remains import SPECTATOR, Glimpse, unpacked
from clashtable.server.rows import kept_outcome
from clashtable.server.schema import ENDINGS, MOVES, TABLES
from clashtable.server.store import Store

AT_ONCE: Final = 100
"""How many tables are made up for in one transaction."""


class Ended(msgspec.Struct, frozen=True):
    """As much of a view as tells how the match ended, whatever rules it was of."""

    outcome: Outcome | None = None


def place_of(outcome: Outcome, seat: int) -> int:
    """Return the place of *seat*: winners are first, the others follow by their scores; in a draw all are first."""
    if seat in outcome.winners or not outcome.winners:
        return 1
    ahead = [
        other for other, score in enumerate(outcome.scores) if other in outcome.winners or score > outcome.scores[seat]
    ]
    return len(ahead) + 1


def result_for(outcome: Outcome, yours: Sequence[int], names: Sequence[str]) -> str:
    """Return how it ended, in words for the person on the seats *yours*."""
    if not outcome.winners:
        return "A draw"
    if len(yours) == len(names) > 1:
        return f"{listed([f'Seat {seat + 1}' for seat in outcome.winners])} won"
    if len(outcome.winners) == 1 and outcome.winners[0] in yours:
        return "You won"
    winners = ["you" if seat in yours else names[seat] for seat in outcome.winners]
    said = listed(sorted(winners, key=lambda name: name != "you"))
    return f"{said[0].upper()}{said[1:]} won"


async def make_up_outcomes(store: Store) -> None:
    """Let tables from before outcomes were kept have theirs, as far as their endings tell it."""
    while statements := await store.read(made_up):
        await store.writer.write([(statement, None) for statement in statements])


def made_up(connection: sql.Connection) -> list[sql.Executable]:
    """Return the statements for some of the finished tables that say nothing of their end."""
    query = sql.select(TABLES.c.id).where(TABLES.c.status == "finished", TABLES.c.ended.is_(None)).limit(AT_ONCE)
    return [found(connection, name) for name in connection.scalars(query).all()]


def found(connection: sql.Connection, table: str) -> sql.Executable:
    """Return the statement by which *table* keeps how and when its match ended."""
    last = connection.scalar(sql.select(sql.func.max(MOVES.c.made_at)).where(MOVES.c.table_id == table))
    created = connection.scalar(sql.select(TABLES.c.created).where(TABLES.c.id == table))
    ending = sql.select(ENDINGS.c.content).where(ENDINGS.c.table_id == table, ENDINGS.c.part == SPECTATOR)
    kept = kept_outcome(outcome_in(connection.scalar(ending)))
    return sql.update(TABLES).where(TABLES.c.id == table).values(outcome=kept, ended=last or created)


def outcome_in(ending: bytes | None) -> Outcome | None:
    """Return the outcome that spectators saw last; None where nothing is left that could be read."""
    if ending is None:
        return None
    glimpse = msgspec.json.decode(unpacked(ending), type=Glimpse)
    return msgspec.json.decode(glimpse.view, type=Ended).outcome
