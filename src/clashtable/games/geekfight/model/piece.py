"""A card in the arena, and what it has used up. Next, read cast.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.geekfight.model.card import Card, Thing
from clashtable.games.geekfight.vocabulary import COUNTERS

# What a piece has used up in this round (F-9, F-2.6), as bits.
USED_ATTACK: Final = 1
USED_SPEND: Final = 2
USED_SPECIAL: Final = 4
USED_ABILITY: Final = 8
NO_COUNTERS: Final = [0] * len(COUNTERS)
"""Shared by all pieces without counters; lists of counters are never altered in place."""


@mypyc_attr(acyclic=True)
@final
class Lasting:
    """A modifier for a time."""

    __slots__ = ("amount", "until", "what")

    def __init__(self, what: int, amount: int, until: int) -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.until: Final = until
        """The seat whose next turn ends it; -1 for the end of this turn."""


@mypyc_attr(acyclic=True)
@final
class Piece(Thing):
    """A card in the arena."""

    __slots__ = (
        "buffs", "card", "controller", "counters", "damage", "hurt_by", "hurt_from", "lasting", "owner", "serial",
        "shields", "used",
    )  # fmt: skip

    def __init__(
        self, serial: int, card: Card, owner: int, controller: int, damage: int, counters: list[int], used: int,
        buffs: "list[Piece]", lasting: list[Lasting], shields: list[int], hurt_by: int, hurt_from: int,
    ) -> None:  # fmt: skip
        self.serial: Final = serial
        """Its number: a card that leaves and comes back is another piece (F-2.3)."""
        self.card: Final = card
        self.owner: Final = owner
        self.controller = controller
        self.damage = damage
        self.counters = counters
        """How many of each counter; never altered in place, so that copies share it."""
        self.used = used
        self.buffs = buffs
        self.lasting = lasting
        """Never altered in place."""
        self.shields = shields
        """Prevention of the next damage, oldest first, 0 of all damage (F-16.7); never altered in place."""
        self.hurt_by = hurt_by
        """Who dealt the last damage since the previous Check, -1 if nobody (F-19.2)."""
        self.hurt_from = hurt_from
        """The Combatant that dealt it, 0 if none."""

    def fork(self) -> "Piece":
        """Return an independent copy."""
        return Piece(
            self.serial, self.card, self.owner, self.controller, self.damage, self.counters, self.used,
            [buff.fork() for buff in self.buffs] if self.buffs else [], self.lasting, self.shields, self.hurt_by,
            self.hurt_from,
        )  # fmt: skip
