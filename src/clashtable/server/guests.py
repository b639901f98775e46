"""Who is who: a guest is known by a signed cookie, and by nothing that a message says."""

import hashlib
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException

from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.names import guest_name
from clashtable.server.refusal import Refusal
from clashtable.server.store import Store

COOKIE: Final = "clashtable_guest"
LIFETIME: Final = 400 * 24 * 3600
"""400 days, the longest that browsers keep a cookie."""
NOT_KNOWN: Final = "This browser has no name yet: load the page again (GET /api/me gives it one)."
BANNED: Final = "This browser is not let in here any more."


@dataclass(frozen=True)
class Guest:
    """A person without an account."""

    id: str
    name: str


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
        """Return who speaks over *connection*; None when its cookie is missing, forged or forgotten.

        A Refusal when they are not let in.
        """
        guest = self.signed(connection)
        if guest in self.banned:
            raise Refusal("banned", BANNED)
        name = None if guest is None else await self.store.guest_name(guest)
        return None if guest is None or name is None else Guest(guest, name)

    async def asking(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest:
        """Return who asks over *connection*; a browser that is not known is told how to become so."""
        guest = await self.known(connection)
        if guest is None:
            raise NotAuthorizedException(NOT_KNOWN)
        return guest

    def signed(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """Return the id in the cookie of *connection*; None when it is missing or forged."""
        try:
            return self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None

    async def welcome(self) -> Guest:
        """Return a new guest with a friendly name."""
        guest = Guest(self.chance.token(12), guest_name(self.chance))
        await self.store.add_guest(guest.id, guest.name, self.clock.stamp())
        return guest

    def cookie(self, guest: Guest, *, secure: bool) -> Cookie:
        """Return the cookie by which *guest* is known from now on."""
        return Cookie(
            key=COOKIE,
            value=self.signer.sign(guest.id).decode(),
            max_age=LIFETIME,
            httponly=True,
            samesite="lax",
            path="/",
            secure=secure,
        )
