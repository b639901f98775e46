"""The small seedable generator inside every state; a copy costs a few integers.

The seed chooses its kind. An integer gives xoshiro128++, four words of 32 bits, into which the seed is hashed: fast,
but whoever sees enough results can compute the rest. A secret of 64 hexadecimal digits gives keyed luck, blocks of
BLAKE2b in counter mode: results tell nothing about one another to those who do not know the secret.
"""

import hashlib
import re
from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from clashtable.core.errors import InvalidMessage

Seed: TypeAlias = int | str
"""An integer, or a secret of 64 hexadecimal digits."""
SavedLuck: TypeAlias = tuple[int, int, int, int] | str
"""The four words of xoshiro128++, or ``SECRET:DRAWN`` where luck is keyed: how many words have been drawn."""
SECRET: Final = re.compile(r"[0-9a-f]{64}")
SAVED: Final = re.compile(r"([0-9a-f]{64}):(0|[1-9][0-9]{0,17})")
PURPOSE: Final = b"clashtable luck"
"""Sets these blocks apart from whatever else a secret could be a key of."""
STIRRED: Final = b"clashtable stir"
"""Likewise for the secrets that follow when luck is stirred."""
KEYED: Final = -1
"""Stands in the first word of keyed luck, which no word of xoshiro128++ can be: testing it costs nothing."""
WORD_LIMIT: Final = 1 << 32
LONGEST: Final = 66
"""How much a sentence repeats of what is no secret."""


@mypyc_attr(acyclic=True)
class Block:
    """Sixteen words of keyed luck: BLAKE2b of their number, keyed with the secret."""

    __slots__ = ("key", "number", "words")

    def __init__(self, key: bytes, number: i64) -> None:
        self.key: Final = key
        self.number: i64 = number
        digest = hashlib.blake2b(int(number).to_bytes(8, "big"), key=key, person=PURPOSE).digest()
        self.words: Final = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 64, 4)]


@mypyc_attr(acyclic=True)
class Luck:
    """A source of chance; also the place where its results are noted, or read from a script."""

    __slots__ = ("a", "b", "block", "c", "d", "noted", "script")

    def __init__(
        self,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
        noted: list[str] | None = None,
        script: list[str] | None = None,
        block: Block | None = None,
    ) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d
        self.noted: list[str] | None = noted
        """Legible results in order (a deal, a die), kept only where somebody records the match."""
        self.script: list[str] | None = script
        """Results to use instead of chance, the next one last; None when chance decides."""
        self.block: Block | None = block
        """Where luck is keyed, the block last drawn from; then ``a`` is KEYED and ``b`` counts the words drawn."""

    def fork(self) -> "Luck":
        """Return a copy that goes on alike; it notes nothing."""
        script = None if self.script is None else list(self.script)
        return Luck(self.a, self.b, self.c, self.d, None, script, self.block)

    def child(self) -> "Luck":
        """Return another source of chance of the same kind, drawn from this one."""
        if self.a == KEYED:
            return keyed_luck(b"".join([int(self.word()).to_bytes(4, "big") for _word in range(8)]), 0)
        return Luck(self.word(), self.word(), self.word(), self.word() | 1)

    def word(self) -> i64:
        """Return 32 random bits."""
        a, b, c, d = self.a, self.b, self.c, self.d
        if a == KEYED:
            return self.keyed_word()
        mixed = (a + d) & 0xFFFFFFFF
        result = ((((mixed << 7) | (mixed >> 25)) & 0xFFFFFFFF) + a) & 0xFFFFFFFF
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & 0xFFFFFFFF)
        self.d = ((d << 11) | (d >> 21)) & 0xFFFFFFFF
        return result

    def keyed_word(self) -> i64:
        """Return the next word of the block that is drawn from, or of the block after it."""
        block, drawn = self.block, self.b
        assert block is not None, "keyed luck has a block"
        if block.number != drawn >> 4:
            block = Block(block.key, drawn >> 4)
            self.block = block
        self.b = drawn + 1
        return block.words[drawn & 15]

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

    def stir(self, number: int) -> None:
        """Go on in another way for each *number*, which nobody can tell from what has been drawn."""
        if self.block is not None:
            digest = hashlib.blake2b(int(number).to_bytes(8, "big"), key=self.block.key, person=STIRRED).digest()
            self.block = Block(digest[:32], 0)
            self.b = 0
            return
        words = ".".join([str(int(word)) for word in (self.a, self.b, self.c, self.d)])
        fresh = luck_from_digest(f"clashtable stirred {words} {number}".encode())
        self.a, self.b, self.c, self.d = fresh.a, fresh.b, fresh.c, fresh.d

    def saved(self) -> SavedLuck:
        """Return all that the generator is, its secret too: for snapshots, never for a view."""
        if self.block is not None:
            return f"{self.block.key.hex()}:{self.b}"
        return self.a, self.b, self.c, self.d


def luck_from_seed(seed: Seed) -> Luck:
    """Return the generator of *seed*: any integer, or a secret, which makes it keyed."""
    if isinstance(seed, str):
        return keyed_luck(bytes.fromhex(checked_secret(seed)), 0)
    return luck_from_digest(b"clashtable %d" % seed)


def luck_from_digest(text: bytes) -> Luck:
    """Return the generator of xoshiro128++ into which *text* is hashed."""
    digest = hashlib.sha256(text).digest()
    return luck_from_words([int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)])


def checked_secret(text: str) -> str:
    """Return *text*, which must be a secret."""
    if SECRET.fullmatch(text) is None:
        told = repr(text) if len(text) <= LONGEST else f"{text[:LONGEST]!r}…"
        raise InvalidMessage(f"A seed is a whole number or a secret of 64 digits from 0 to 9 and a to f, not {told}.")
    return text


def keyed_luck(key: bytes, drawn: i64) -> Luck:
    """Return the generator of a key of 32 bytes, from which so many words have been drawn."""
    return Luck(KEYED, drawn, 0, 0, None, None, Block(key, drawn >> 4))


def luck_from_words(words: list[int]) -> Luck:
    """Return the generator of xoshiro128++ whose state is *words*."""
    for word in words:
        if not 0 <= word < WORD_LIMIT:
            raise InvalidMessage(f"A word of luck is from 0 to {WORD_LIMIT - 1}, not {word}.")
    a, b, c, d = words
    if a | b | c | d == 0:
        a = 1  # the one state from which the generator never moves
    return Luck(a, b, c, d)


def luck_from_saved(saved: SavedLuck) -> Luck:
    """Return the generator as ``Luck.saved`` wrote it."""
    if not isinstance(saved, str):
        return luck_from_words(list(saved))
    found = SAVED.fullmatch(saved)
    if found is None:
        raise InvalidMessage("Keyed luck is a secret of 64 hexadecimal digits, a colon, and how many words were drawn.")
    return keyed_luck(bytes.fromhex(found[1]), int(found[2]))


def derived(seed: Seed, *path: int) -> int:
    """Return a seed of its own for each *path* below *seed*: the same on every machine."""
    text = f"clashtable {seed}" + "".join([f"/{part}" for part in path])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
