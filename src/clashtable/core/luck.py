"""The small seedable generator inside every state: xoshiro128++, four words of 32 bits.

A copy costs four integers. The seed is hashed into the words, so that near seeds share nothing and a
published hash of a seed tells nothing about the cards.
"""

import hashlib

from mypy_extensions import i64


class Luck:
    """A source of chance; also the place where its results are noted, or read from a script."""

    __slots__ = ("a", "b", "c", "d", "noted", "script")

    def __init__(
        self, a: i64, b: i64, c: i64, d: i64, noted: list[str] | None = None, script: list[str] | None = None
    ) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.noted: list[str] | None = noted
        """Legible results in order (a deal, a die), kept only where somebody records the match."""
        self.script: list[str] | None = script
        """Results to use instead of chance, the next one last; None when chance decides."""

    def fork(self) -> "Luck":
        """Return a copy that goes on alike; it notes nothing."""
        return Luck(self.a, self.b, self.c, self.d, None, None if self.script is None else list(self.script))

    def word(self) -> i64:
        """Return 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        mixed = (a + d) & 0xFFFFFFFF
        result = ((((mixed << 7) | (mixed >> 25)) & 0xFFFFFFFF) + a) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return result

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to *bound* - 1, all equally likely; *bound* is at most 2**29."""
        product = self.word() * bound
        low = product & 0xFFFFFFFF
        if low < bound:
            floor = (0x100000000 - bound) % bound
            while low < floor:
                product = self.word() * bound
                low = product & 0xFFFFFFFF
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put *items* into a random order, all orders equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def scripted(self) -> str | None:
        """Take the next result of the script; None where chance decides."""
        if self.script is None:
            return None
        return self.script.pop() if self.script else None

    def note(self, result: str) -> None:
        """Keep *result* for the record, where one is kept."""
        if self.noted is not None:
            self.noted.append(result)

    def words(self) -> list[int]:
        """Return the generator's whole state."""
        return [self.a, self.b, self.c, self.d]


def luck_from_seed(seed: int) -> Luck:
    """Return the generator of *seed*, which may be any integer."""
    digest = hashlib.sha256(b"clashtable %d" % seed).digest()
    return luck_from_words([int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)])


def luck_from_words(words: list[int]) -> Luck:
    """Return the generator whose state is *words*."""
    a, b, c, d = words
    if a | b | c | d == 0:
        a = 1  # the one state from which the generator never moves
    return Luck(a, b, c, d)


def derived(seed: int, *path: int) -> int:
    """Return a seed of its own for each *path* below *seed*: the same on every machine."""
    text = b"clashtable %d" % seed + b"".join(b"/%d" % part for part in path)
    return int.from_bytes(hashlib.sha256(text).digest()[:7], "big")
