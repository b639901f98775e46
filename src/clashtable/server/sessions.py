"""Where people with an account are logged in, and who is connected by which session, so that ending one is felt.

The database says which sessions and tokens there are; a worker that hears of a change looks there and cuts off whoever
is connected by one that has ended.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final, Protocol

import sqlalchemy as sql

from clashtable.server.account_facts import SessionInfo
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.guests import Guest
from clashtable.server.news import SessionsEnded
from clashtable.server.refusal import Refusal
from clashtable.server.relay import Relay
from clashtable.server.schema import SESSIONS, TOKENS
from clashtable.server.store import Store

ENDED: Final = "You have been logged out here."
LONGEST_DEVICE: Final = 120


class Attendant(Protocol):
    """Somebody who is connected."""

    @property
    def person(self) -> Guest | None:
        """Who it is; None for a browser that is not known."""

    def end(self) -> None:
        """End the connection soon, as its session has ended."""


class Sessions:
    """The sessions of everybody, and who is connected to this worker."""

    def __init__(self, store: Store, chance: Chance, clock: Clock, relay: Relay) -> None:
        self.store = store
        self.chance = chance
        self.clock = clock
        self.relay = relay
        self.connected: defaultdict[str, set[Attendant]] = defaultdict(set)
        """By guest."""

    # --- who is connected

    @contextmanager
    def attending(self, attendant: Attendant) -> Iterator[None]:
        """Remember that *attendant* is connected while they are."""
        if attendant.person is None:
            yield
            return
        guest = attendant.person.id
        self.connected[guest].add(attendant)
        try:
            yield
        finally:
            self.connected[guest].discard(attendant)
            if not self.connected[guest]:
                del self.connected[guest]

    async def look(self, guest: str) -> None:
        """Cut off everybody who is connected as *guest* by a session or token that is not there any more."""
        found = tuple(self.connected.get(guest, ()))
        if found:
            valid = await self._valid([session_of(attendant) for attendant in found])
            for attendant in found:
                if session_of(attendant) not in valid:
                    attendant.end()

    async def look_again(self) -> None:
        """Compare everybody who is connected by a session or token with the database."""
        for guest in tuple(self.connected):
            if any(session_of(attendant) for attendant in self.connected.get(guest, ())):
                await self.look(guest)

    async def _valid(self, names: Iterable[str | None]) -> set[str | None]:
        """Return which of these sessions and tokens there are."""
        wanted = [name for name in names if name is not None]
        tokens = sql.select(TOKENS.c.id).where(TOKENS.c.id.in_(wanted), TOKENS.c.code != TOKENS.c.id)
        query = sql.select(SESSIONS.c.id).where(SESSIONS.c.id.in_(wanted)).union(tokens)
        return set(await self.store.read(lambda connection: connection.scalars(query).all()))

    async def announce(self, guest: str) -> None:
        """Let it be felt at every worker that sessions or tokens of *guest* have ended."""
        self.relay.tell(SessionsEnded(guest))
        await self.look(guest)

    # --- beginning and ending

    def new(self, guest: str, device: str, name: str | None = None) -> tuple[str, sql.Executable]:
        """Return a new session of *guest*, and the statement that begins it."""
        session, now = name or self.chance.token(15), self.clock.stamp()
        facts = {"id": session, "guest_id": guest, "device": device[:LONGEST_DEVICE], "created": now, "seen": now}
        return session, sql.insert(SESSIONS).values(facts)

    async def end(self, guest: Guest, session: str) -> None:
        """End one session of *guest*; a Refusal when there is none of that id."""
        if session not in [kept.id for kept in await self.listing(guest)]:
            raise Refusal("not_found", "There is no such session; it may have ended already.")
        ended = sql.delete(SESSIONS).where(SESSIONS.c.guest_id == guest.id, SESSIONS.c.id == session)
        await self.store.writer.write([(ended, None)])
        await self.announce(guest.id)

    async def end_others(self, guest: Guest) -> None:
        """End every session of *guest* but the one that asks."""
        await self.store.writer.write([(others_ended(guest.id, guest.session), None)])
        await self.announce(guest.id)

    async def listing(self, guest: Guest) -> tuple[SessionInfo, ...]:
        """Return where *guest* is logged in, the newest first."""
        query = sql.select(SESSIONS).where(SESSIONS.c.guest_id == guest.id)
        query = query.order_by(SESSIONS.c.created.desc(), SESSIONS.c.id)
        rows = await self.store.read(lambda connection: connection.execute(query).all())
        return tuple(SessionInfo(row.id, row.device, row.created, row.seen, row.id == guest.session) for row in rows)


def others_ended(guest: str, session: str | None) -> sql.Executable:
    """Return the statement that ends every session of *guest* but this one."""
    return sql.delete(SESSIONS).where(SESSIONS.c.guest_id == guest, SESSIONS.c.id != (session or ""))


def session_of(attendant: Attendant) -> str | None:
    """Return by which session or token *attendant* is connected."""
    return None if attendant.person is None else attendant.person.session
