"""A request whose body is read carefully: whatever a client sends, at worst it is told that it is not understood."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import NotAuthorizedException

from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.refusal import Refusal


class Asked(Request[Any, Any, Any]):  # Any: Litestar's generics, which we do not use
    """What a client asks for over HTTP."""

    async def json(self) -> Any:
        """Return the body; a Refusal when it cannot be read."""
        try:
            return await super().json()
        except RecursionError:
            raise Refusal("invalid", "This request is not understood: it is nested too deeply.") from None
        except UnicodeDecodeError:
            raise Refusal("invalid", "This request is not understood: it is not text in UTF-8.") from None


async def known_guest(request: Asked, house: House) -> Guest:
    """Return who asks; a browser without a valid cookie is told how to get one."""
    guest = await house.guests.known(request)
    if guest is None:
        raise NotAuthorizedException("This browser has no name yet: load the page again (GET /api/me gives it one).")
    return guest
