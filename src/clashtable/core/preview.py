"""What an option would do if nobody answers, as data: a client shows it on the board before it is confirmed."""

from typing import TypeAlias

import msgspec


class Shown(msgspec.Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of what an option shows."""


class ShownArea(Shown, frozen=True, tag="area"):
    """The squares that an attack would cover."""

    squares: tuple[str, ...]


class ShownHit(Shown, frozen=True, tag="hit"):
    """A piece that would be hit, with its health before and after."""

    piece: int
    damage: int
    before: int
    after: int
    mark: str = ""
    """What would befall it besides, in a word of the game, such as ``frozen``."""
    most: int | None = None
    """The most that the damage could be, where chance still decides about it."""


class ShownLoss(Shown, frozen=True, tag="loss"):
    """A player who would lose cards, with how many there are before and after."""

    seat: int
    before: int
    after: int


class ShownCost(Shown, frozen=True, tag="cost"):
    """What it would cost, out of what there is, in the points of the game."""

    amount: float
    have: float


class ShownPatch(Shown, frozen=True, tag="patch"):
    """A rectangle of squares on which something would lie, by its upper left corner."""

    square: str
    wide: int
    high: int


AnyShown: TypeAlias = ShownArea | ShownHit | ShownLoss | ShownCost | ShownPatch
