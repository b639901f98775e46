"""The book of ratings: what each rated match did to whom, written exactly once.

Of two workers that rate the same match the second fails on the key of ``results``; of two matches of one player that
end at once the second fails on the key of ``ratings``, since a rating is replaced only where it is still as it was
read. Both look again and go on. What a crash kept from being written is made up for at the next start, and every
minute.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakSet

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.forfeits import late_seats, was_taken_back
from clashtable.server.logs import note
from clashtable.server.news import Rated
from clashtable.server.players import player_of
from clashtable.server.rated_tables import is_rated
from clashtable.server.ratings import Rating, places, rated
from clashtable.server.rounds import Round
from clashtable.server.schema import RATINGS, RESULTS, TABLES
from clashtable.server.tables import Table
from clashtable.server.writer import Step

if TYPE_CHECKING:
    from clashtable.server.house import House

LEASE: Final = "ratings"
"""What one of several workers holds that makes up for what is missing."""
EVERY: Final = 60.0
"""So many seconds pass between two looks for matches that are not rated yet."""
ATTEMPTS: Final = 100
"""How often a match is tried to be rated in a row, while others that end at the same time come first."""
PAUSE: Final = 0.02
"""So many seconds pass before a rating that changed meanwhile is worked out anew."""


@dataclass(frozen=True)
class Finished:
    """A rated match that is over."""

    table: str
    game: str
    players: Sequence[str]
    """By seat: whoever began there."""
    places: Sequence[int]


class RatingBook:
    """Who keeps it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: WeakSet[Table] = WeakSet()
        """The tables that are rated, or about to be."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.round = Round("ratings", EVERY, self._look)

    async def close(self) -> None:
        """Stop; what is not written is made up for at the next start."""
        await self.round.close()
        for task in tuple(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:  # Any: a coroutine's own generics
        """Let *work* be done beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("rating_failed", error=str(error))

    # --- what is rated

    def hear(self, table: Table) -> None:
        """Hear of a move at *table*, and rate the match if it is over."""
        if table.status == "finished" and is_rated(table.row) and table not in self.heard:
            self.heard.add(table)
            self.soon(self._rate_and_tell(table))

    async def _rate_and_tell(self, table: Table) -> None:
        await self.rate(table)
        await self.refresh(table)
        self.house.relay.tell(Rated(table.id))

    async def rate(self, table: Table) -> None:
        """Write what the match of *table* does to ratings, unless that is written already."""
        finished = finished_match(table)
        for _attempt in range(ATTEMPTS):
            if finished is None or await self._written(finished):
                return
            await self.house.clock.sleep(PAUSE)
        note("rating_put_off", table=table.id)

    async def _written(self, finished: Finished) -> bool:
        """Try to write what *finished* does; False when a rating has changed meanwhile."""
        before = await self.house.store.read(lambda connection: unrated(connection, finished))
        if before is None:
            return True
        try:
            await self.house.store.writer.write(entries(finished, before, self.house.clock.stamp()))
        except IntegrityError:
            return False
        note("match_rated", table=finished.table, game=finished.game)
        return True

    async def _look(self) -> None:
        if await self.house.relay.holds(LEASE):
            await self.make_up()

    async def make_up(self) -> None:
        """Rate the matches that ended without anybody rating them."""
        for name in await self.house.store.read(missing):
            stored = await self.house.store.table(name)
            assert stored is not None, "a table is never deleted"
            table = self.house.tables.get(name) or await asyncio.to_thread(self.house.restored, stored)
            if table is not None:
                await self._rate_and_tell(table)

    # --- what is shown

    def touch(self, table: Table) -> None:
        """Look up the ratings at *table* soon, where somebody sits whose rating is not known there."""
        if is_rated(table.row) and players_at(table) - table.ratings.keys():
            self.soon(self.refresh(table))

    async def refresh(self, table: Table) -> None:
        """Let *table* show the ratings of its players, and what the match did to them."""
        if not is_rated(table.row):
            return
        players, game, name = players_at(table), table.row.game, table.id

        def read(connection: sql.Connection) -> tuple[dict[str, Rating], dict[int, int]]:
            return ratings_of(connection, game, players), gains_of(connection, name)

        ratings, gains = await self.house.store.read(read)
        shown = {player: ratings.get(player, Rating()).text for player in players}
        if (shown, gains) != (table.ratings, table.gains):
            table.ratings, table.gains = shown, gains
            table.tell_changed()


def players_at(table: Table) -> set[str]:
    """Return who sits at *table*, as far as they are rated there."""
    return {player for seat in table.seats.now if (player := player_of(seat)) is not None}


def finished_match(table: Table) -> Finished | None:
    """Return what there is to rate at *table*; None where nothing is."""
    outcome = table.row.outcome or (None if table.match is None else table.match.outcome)
    if table.status != "finished" or outcome is None or not is_rated(table.row) or was_taken_back(table.moves):
        return None
    players = [player_of(held[0]) for held in table.seats.held]
    placed = places(outcome, late_seats(table.moves, table.seats, table.row.terms))
    return Finished(table.id, table.row.game, [player for player in players if player is not None], placed)


def missing(connection: sql.Connection) -> list[str]:
    """Return the rated tables whose match is over and not rated."""
    query = sql.select(TABLES.c.id).where(
        TABLES.c.status == "finished",
        TABLES.c.terms["rated"].as_boolean(),
        TABLES.c.branch_of.is_(None),
        TABLES.c.id.not_in(sql.select(RESULTS.c.table_id)),
    )
    return list(connection.scalars(query.order_by(TABLES.c.created)))


def unrated(connection: sql.Connection, finished: Finished) -> dict[str, Rating] | None:
    """Return the ratings of the players of *finished*; None when it has been rated."""
    done = sql.select(RESULTS.c.seat).where(RESULTS.c.table_id == finished.table)
    if connection.execute(done).first() is not None:
        return None
    return ratings_of(connection, finished.game, finished.players)


def ratings_of(connection: sql.Connection, game: str, players: Collection[str]) -> dict[str, Rating]:
    """Return the ratings of those of *players* who have one."""
    query = sql.select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    return {row.player: Rating(row.mu, row.sigma, row.matches) for row in connection.execute(query)}


def gains_of(connection: sql.Connection, table: str) -> dict[int, int]:
    """Return by seat what the match of *table* did to the rating of whoever began there."""
    query = sql.select(RESULTS.c.seat, RESULTS.c.gain).where(RESULTS.c.table_id == table)
    return {row.seat: round(row.gain) for row in connection.execute(query)}


def entries(finished: Finished, before: Mapping[str, Rating], stamp: str) -> list[Step]:
    """Return the statements that write what *finished* does; always in one order, so that none waits for another."""
    after = rated(finished.players, before, finished.places)
    steps: list[Step] = []
    for seat, (player, place) in enumerate(zip(finished.players, finished.places, strict=True)):
        new = after[player]
        gain = new.value - before.get(player, Rating()).value
        facts = {"player": player, "game": finished.game, "place": place, "gain": gain, "made_at": stamp}
        row = {"table_id": finished.table, "seat": seat, "mu": new.mu, "sigma": new.sigma, **facts}
        steps.append((sql.insert(RESULTS).values(row), None))
    for player in sorted(after):
        steps += replacing(player, finished.game, before.get(player), after[player], stamp)
    return steps


def replacing(player: str, game: str, old: Rating | None, new: Rating, stamp: str) -> list[Step]:
    """Return the statements that put *new* in place of *old*, and fail where that is no longer there."""
    row = {"player": player, "game": game, "mu": new.mu, "sigma": new.sigma, "matches": new.matches, "changed": stamp}
    insert: list[Step] = [(sql.insert(RATINGS).values(row), None)]
    if old is None:
        return insert
    key = (RATINGS.c.player == player, RATINGS.c.game == game, RATINGS.c.matches == old.matches)
    return [(sql.delete(RATINGS).where(*key), None), *insert]
