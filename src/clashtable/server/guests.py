"""Who is who: a person is known by a signed cookie, a person's bot by a token, and nobody by what a message says.

A cookie names a guest, and for somebody with an account the session too (``sessions.py``), so that it can be ended.
"""

import hashlib
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

import sqlalchemy as sql
from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException
from sqlalchemy.exc import SQLAlchemyError

from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.names import LEFT, guest_name
from clashtable.server.refusal import Refusal
from clashtable.server.schema import ACCOUNTS, GUESTS, SESSIONS, TOKENS
from clashtable.server.store import Store

COOKIE: Final = "clashtable_guest"
LIFETIME: Final = 400 * 24 * 3600
"""400 days, the longest that browsers keep a cookie."""
NOT_KNOWN: Final = "This browser has no name yet: load the page again (GET /api/me gives it one)."
BANNED: Final = "This browser is not let in here any more."
NO_SUCH_TOKEN: Final = "This token is not known here; it may have been revoked."
BEARER: Final = "Bearer "
TOKEN_PREFIX: Final = "ct_"
STEP: Final = "."
"""What parts a guest's id from a session's in a cookie."""
SEEN_EVERY: Final = timedelta(hours=1)
"""How often it is written down that a session or a token is used."""
BY_COOKIE: Final = (
    sql.select(GUESTS.c.name, ACCOUNTS.c.login, SESSIONS.c.id.label("session"), SESSIONS.c.seen)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.guest_id == GUESTS.c.id)
    .outerjoin(SESSIONS, sql.and_(SESSIONS.c.guest_id == GUESTS.c.id, SESSIONS.c.id == sql.bindparam("session")))
    .where(GUESTS.c.id == sql.bindparam("guest"))
)
BY_TOKEN: Final = (
    sql.select(TOKENS.c.id, TOKENS.c.bot_id, TOKENS.c.owner_id, TOKENS.c.seen, GUESTS.c.name, ACCOUNTS.c.login)
    .join(GUESTS, GUESTS.c.id == TOKENS.c.bot_id)
    .outerjoin(ACCOUNTS, ACCOUNTS.c.guest_id == TOKENS.c.bot_id)
    .where(TOKENS.c.code == sql.bindparam("code"))
)


@dataclass(frozen=True)
class Guest:
    """A person, with an account or without, or a bot of such a person that plays over the wire."""

    id: str
    name: str
    profile: str | None = None
    """The login name, if they have an account or are such a bot."""
    session: str | None = None
    """By which session or token they are known now; None without an account."""
    owner: str | None = None
    """Whose bot this is; None for a person."""

    @property
    def is_bot(self) -> bool:
        """Whether this is a program with a token."""
        return self.owner is not None

    @property
    def has_account(self) -> bool:
        """Whether this person can log in."""
        return self.profile is not None and not self.is_bot


class Guests:
    """Everybody who ever opened the site."""

    def __init__(self, store: Store, chance: Chance, clock: Clock) -> None:
        self.store = store
        self.chance = chance
        self.clock = clock
        self.signer: Signer
        self.banned: set[str | None] = set()

    async def open(self, secret: str | None) -> None:
        """Get ready to read and sign cookies, and learn who is not let in."""
        key = secret or await self.store.secret(self.chance.token(48))
        self.banned |= await self.store.banned()
        self.signer = Signer(key, salt="clashtable.guest", digest_method=hashlib.sha256)

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:  # Any: Litestar's generics
        """Return who speaks over *connection*; None when its cookie is missing, forged, forgotten or ended.

        A Refusal when they are not let in, or when their token is not one.
        """
        if (token := token_of(connection)) is not None:
            return await self._by_token(token)
        guest, session = self._signed(connection)
        if guest in self.banned:
            raise Refusal("banned", BANNED)
        return None if guest is None else await self._by_cookie(guest, session)

    async def required(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """Return who speaks over *connection*; a browser without a valid cookie is told how to get one."""
        guest = await self.known(connection)
        if guest is None:
            raise NotAuthorizedException(NOT_KNOWN)
        return guest

    async def _by_cookie(self, guest: str, session: str | None) -> Guest | None:
        """Return *guest*: somebody with an account by a session that has not ended, anybody else without one."""
        keys = {"guest": guest, "session": session or ""}
        row = await self.store.read(lambda reading: reading.execute(BY_COOKIE, keys).first())
        if row is None or row.name == LEFT or row.session != session or (row.login is None) != (session is None):
            return None
        if session is not None:
            await self._note_seen(SESSIONS, session, row.seen)
        return Guest(guest, row.name, row.login, session)

    async def _by_token(self, token: str) -> Guest:
        """Return the bot that *token* belongs to; a Refusal when there is none, or it is not let in."""
        row = await self.store.read(lambda reading: reading.execute(BY_TOKEN, {"code": mark(token)}).first())
        if row is None:
            raise Refusal("ended", NO_SUCH_TOKEN)
        if {row.bot_id, row.owner_id} & self.banned:
            raise Refusal("banned", BANNED)
        await self._note_seen(TOKENS, row.id, row.seen)
        return Guest(row.bot_id, row.name, row.login, row.id, row.owner_id)

    async def _note_seen(self, kept: sql.Table, name: str, seen: str | None) -> None:
        """Write down now and then that a session or a token is used; nobody waits for a database that cannot write."""
        now = self.clock.now()
        if seen is None or now - datetime.fromisoformat(seen) >= SEEN_EVERY:
            step = sql.update(kept).where(kept.c.id == name).values(seen=self.clock.stamp())
            with suppress(SQLAlchemyError):
                await self.store.writer.write([(step, None)])

    async def again(self, guest: Guest) -> Guest | None:
        """Return *guest* as they are called by now; None when there is none, or not any more."""
        keys = {"guest": guest.id, "session": ""}
        row = await self.store.read(lambda reading: reading.execute(BY_COOKIE, keys).first())
        return None if row is None or row.name == LEFT else replace(guest, name=row.name, profile=row.login)

    def claimed(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return whom *connection* counts for before anything is looked up; None when its cookie is not ours."""
        token = token_of(connection)
        return self._signed(connection)[0] if token is None else mark(token)

    def _signed(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str | None, str | None]:
        """Return the guest and the session in the cookie of *connection*; None where there is none."""
        try:
            guest, _step, session = self.signer.unsign(connection.cookies.get(COOKIE, "")).decode().partition(STEP)
        except BadSignature:
            return None, None
        return guest, session or None

    async def welcome(self) -> Guest:
        """Return a new guest with a friendly name."""
        guest = Guest(self.chance.token(12), guest_name(self.chance))
        await self.store.add_guest(guest.id, guest.name, self.clock.stamp())
        return guest

    def cookie(self, guest: Guest, *, secure: bool) -> Cookie:
        """Return the cookie by which *guest* is known from now on."""
        signed = guest.id if guest.session is None else guest.id + STEP + guest.session
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(signed).decode(),
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            path="/",
            secure=secure,
        )


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Return the token that *connection* shows; None where it shows none of ours."""
    shown = connection.headers.get("authorization", "").removeprefix(BEARER).strip()
    return shown if shown.startswith(TOKEN_PREFIX) else None


def mark(secret: str) -> str:
    """Return by what a secret of many random bits is known here without being kept."""
    return hashlib.sha256(secret.encode()).hexdigest()
