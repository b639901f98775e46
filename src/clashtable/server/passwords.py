"""Passwords: kept as Argon2id hashes, made and compared in threads, as either takes a tenth of a second on purpose."""

from __future__ import annotations

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from clashtable.core.errors import InvalidMessage
from clashtable.server.names import login_of

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""How many are hashed at once: each takes 64 MiB."""
HASHER: Final = PasswordHasher()
NOBODYS: Final = (
    f"$argon2id$v=19$m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}${'A' * 22}${'A' * 43}"
)
"""A hash of nothing: comparing with it takes as long as with any other, so that nobody learns which names there are."""


class Passwords:
    """Where passwords are hashed, a few at a time."""

    def __init__(self) -> None:
        self.room = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """Return *password* as it is kept."""
        async with self.room:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether *password* is the one that was *kept*; it takes as long where there is none."""
        async with self.room:
            return await asyncio.to_thread(is_kept, kept or NOBODYS, password)


def is_kept(kept: str, password: str) -> bool:
    """Tell whether *password* is the one that was *kept*."""
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def checked_password(text: str, name: str) -> str:
    """Return *text* as the password of somebody called *name*; InvalidMessage says what is wrong with it."""
    if len(text) < SHORTEST:
        raise InvalidMessage(f"A password has at least {SHORTEST} characters; a few words in a row are a good one.")
    if len(text) > LONGEST:
        raise InvalidMessage(f"A password has at most {LONGEST} characters.")
    if login_of(text) == login_of(name):
        raise InvalidMessage("Your name is too easy to guess as a password; choose another.")
    return text
