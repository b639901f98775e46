"""Whom a person has blocked: they are not told what those say, and those cannot challenge them."""

from __future__ import annotations

import hashlib
from typing import Any, Literal, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from clashtable.server.clock import Clock
from clashtable.server.envelope import Fact
from clashtable.server.refusal import Refusal
from clashtable.server.schema import GUESTS, TIES
from clashtable.server.store import Store

Kind: TypeAlias = Literal["block"]


class NewTie(Fact, frozen=True):
    """Block somebody at a table: whoever sits on a seat, or said a line of chat."""

    kind: Kind
    table: str
    seat: int | None = None
    line: int | None = None
    """The number of the line."""


class TieInfo(Fact, frozen=True):
    """Somebody whom a person has blocked."""

    id: str
    """By which it can be undone."""
    kind: Kind
    name: str
    """What they are called now."""
    since: str
    """ISO 8601 in UTC."""


class Ties:
    """Who has blocked whom."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock

    async def blocked(self, guest: str) -> set[str]:
        """Return whom *guest* has blocked."""
        return await self._ids(sql.select(TIES.c.other_id).where(TIES.c.guest_id == guest, TIES.c.kind == "block"))

    async def blockers(self, guest: str) -> set[str]:
        """Return who has blocked *guest*."""
        return await self._ids(sql.select(TIES.c.guest_id).where(TIES.c.other_id == guest, TIES.c.kind == "block"))

    async def _ids(self, query: sql.Select[Any]) -> set[str]:  # Any: rows of one id
        return set(await self.store.read(lambda connection: connection.scalars(query).all()))

    async def listing(self, guest: str, kind: Kind) -> list[TieInfo]:
        """Return whom *guest* has a tie of that *kind* with, the newest first."""
        query = sql.select(TIES, GUESTS.c.name).join(GUESTS, GUESTS.c.id == TIES.c.other_id)
        query = query.where(TIES.c.guest_id == guest, TIES.c.kind == kind).order_by(TIES.c.since.desc())
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return [TieInfo(tie_id(guest, row.other_id), row.kind, row.name, row.since) for row in rows]

    async def block(self, guest: str, other: str) -> None:
        """Let *guest* hear nothing more of *other*, whatever tie there was before."""
        if guest == other:
            raise Refusal("not_allowed", "That is you, and you cannot block yourself.")
        blocked = {"guest_id": guest, "other_id": other, "kind": "block", "since": self.clock.stamp()}
        steps = (self._gone(guest, other), sql.insert(TIES).values(blocked))
        try:
            await self.store.writer.write([(step, None) for step in steps])
        except IntegrityError:  # the same from another window at this very moment
            return

    async def unblock(self, guest: str, other: str) -> None:
        """Let *guest* hear of *other* again."""
        await self.store.writer.write([(self._gone(guest, other), None)])

    async def undo(self, guest: str, tie: str) -> None:
        """End the tie of *guest* that is listed as *tie*; a Refusal when there is none."""
        query = sql.select(TIES.c.other_id).where(TIES.c.guest_id == guest)
        found = [other for other in await self._ids(query) if tie_id(guest, other) == tie]
        if not found:
            raise Refusal("not_found", "There is nothing to undo: that person is not on your list.")
        await self.unblock(guest, found[0])

    def _gone(self, guest: str, other: str) -> sql.Delete:
        return sql.delete(TIES).where(TIES.c.guest_id == guest, TIES.c.other_id == other)


def tie_id(guest: str, other: str) -> str:
    """Return how a tie is named to *guest*, who is never told the id of *other*."""
    return hashlib.sha256(f"{guest}:{other}".encode()).hexdigest()[:20]
