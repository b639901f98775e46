"""The promise that a secret was fixed before the deal: a hash of it is shown first, the secret itself afterwards."""

import hashlib

import msgspec

from clashtable.core.luck import SECRET, Seed
from clashtable.core.validation import shown


class Commitment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was shown before the deal, and the salt that opens it together with the secret seed."""

    hash: str
    salt: str

    def difference(self, secret: Seed | None) -> str | None:
        """Return why *secret* is not what was promised; None when it is."""
        if not isinstance(secret, str):
            return "the record has no secret seed that it could be a commitment to."
        if SECRET.fullmatch(self.salt) is None:
            return "its salt is not written in 64 hexadecimal digits."
        found = commitment_to(secret, self.salt)
        return None if found == self.hash else f"it is {shown(self.hash)}, but salt and secret give {found}."


def commitment_to(secret: str, salt: str) -> str:
    """Return the SHA-256 of the text ``SALT:SECRET``, in hexadecimal digits like both of them.

    >>> commitment_to("0" * 64, "f" * 64)
    '529d0ad89ebc2c7e21535096eaaf89dd1df2e3be0a603ff42b0b28e93c118a21'
    """
    return hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()
