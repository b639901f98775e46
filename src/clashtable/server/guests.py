"""Who is who: a guest is known by a signed cookie, and by nothing that a message says."""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from clashtable.server.names import guest_name
from clashtable.server.store import Store

COOKIE: Final = "clashtable_guest"
LIFETIME: Final = 400 * 24 * 3600
"""400 days, the longest that browsers keep a cookie."""


@dataclass(frozen=True)
class Guest:
    """A person without an account."""

    id: str
    name: str


class Guests:
    """Everybody who ever opened the site."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.signer: Signer

    async def open(self, secret: str | None) -> None:
        """Get ready to read and sign cookies."""
        self.signer = Signer(secret or await self.store.secret(), salt="clashtable.guest", digest_method=hashlib.sha256)

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:  # Any: Litestar's generics
        """Return who speaks over *connection*; None when its cookie is missing, forged or forgotten."""
        try:
            guest = self.signer.unsign(connection.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None
        name = await self.store.guest_name(guest)
        return None if name is None else Guest(guest, name)

    async def welcome(self) -> Guest:
        """Return a new guest with a friendly name."""
        guest = Guest(secrets.token_urlsafe(12), guest_name())
        await self.store.add_guest(guest.id, guest.name)
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
