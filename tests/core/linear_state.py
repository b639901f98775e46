"""How somebody who sees the words of xoshiro128++ finds its state: linear algebra over GF(2).

Every bit of the state is at any time a sum of bits of the first state. A word is ``rotl(a + d, 7) + a``. Where its low
seven bits are all ones, nothing was carried out of them, so its eighth bit is exactly the sum of three bits of the
state: one linear equation from every 128th word. As many equations as there are bits give the state, and with it all
that is to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.luck import Luck, luck_from_words

BITS = 32
Word = list[int]
"""For each bit of a word, which bits of the first state it is the sum of."""


class Recovery:
    """The states of xoshiro128++ that could have given some words."""

    def __init__(self, seen: Sequence[int]) -> None:
        self.seen = seen
        self.pivots: dict[int, int] = {}
        """Equations by their highest bit; what each adds up to stands above the bits of the state."""
        self.is_possible = True
        state = [[1 << (BITS * word + bit) for bit in range(BITS)] for word in range(4)]
        for word in seen:
            if word & 0x7F == 0x7F:
                a, d = state[0], state[3]
                self.add(a[0] ^ d[0] ^ a[7], word >> 7 & 1)
            state = following(*state)

    def add(self, equation: int, result: int) -> None:
        """Learn that a sum of bits of the first state is *result*."""
        row = equation << 1 | result
        while row > 1:
            top = row.bit_length()
            if top not in self.pivots:
                self.pivots[top] = row
                return
            row ^= self.pivots[top]
        self.is_possible = self.is_possible and row == 0

    @property
    def is_settled(self) -> bool:
        """Whether exactly one state is left."""
        return self.is_possible and len(self.pivots) == 4 * BITS

    def luck(self) -> Luck:
        """Return the generator as it is after the words that were seen."""
        found = 0
        for top in sorted(self.pivots):
            row = self.pivots[top]
            known = row >> 1 & found
            found |= ((row & 1) ^ (known.bit_count() & 1)) << (top - 2)
        luck = luck_from_words([found >> (BITS * word) & 0xFFFFFFFF for word in range(4)])
        for _word in self.seen:
            luck.word()
        return luck


def following(a: Word, b: Word, c: Word, d: Word) -> list[Word]:
    """Return the state after one step, as sums of bits of the first one."""
    c = added(c, a)
    d = added(d, b)
    shifted = [0] * 9 + b[: BITS - 9]
    return [added(a, d), added(b, c), added(c, shifted), d[BITS - 11 :] + d[: BITS - 11]]


def added(one: Word, other: Word) -> Word:
    return [mine ^ theirs for mine, theirs in zip(one, other, strict=True)]
