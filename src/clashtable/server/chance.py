"""Where the server's ids, names and luck come from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence


class Chance:
    """The system's own source of chance, which nobody can foresee; tests bring one that they can."""

    def token(self, size: int) -> str:
        """Return an id of *size* random bytes that can stand in an address."""
        return secrets.token_urlsafe(size)

    def number(self, bits: int) -> int:
        """Return a number of so many random *bits*."""
        return secrets.randbits(bits)

    def secret(self) -> str:
        """Return 256 random bits as 64 hexadecimal digits."""
        return f"{self.number(256):064x}"

    def choice(self, names: Sequence[str]) -> str:
        """Return one of *names*."""
        return secrets.choice(names)

    def apart(self, _number: int) -> Chance:
        """Return the chance of the worker that was started as the one of that number."""
        return self
