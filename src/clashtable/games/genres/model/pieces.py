"""Pieces and zones on the battlefield. Next, read model/state.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.geometry.areas import Area, is_in, rectangle
from clashtable.games.genres.model.card import Card, Thing
from clashtable.games.genres.vocabulary import (
    BAIT,
    DAMAGE,
    FROG_ATTACK,
    GHOST,
    HEAL,
    MINE,
    MOST_HEALTH,
    NOBODY,
    PAWN,
    SUMMONED,
    TOLL,
)

NO_CARDS: Final[list[Card]] = []
NO_NUMBERS: Final[list[int]] = []
"""What every piece, zone and use begins with, so that making one makes no lists; they are never altered in place."""

# What a piece has done in this turn, as bits.
DID_MOVE: Final = 1
DID_ATTACK: Final = 2
DID_SPECIAL: Final = 4
DID_TURN: Final = 8


@final
@mypyc_attr(acyclic=True)
class Piece(Thing):
    """A pawn, a summon or a ghost."""

    __slots__ = (
        "attacked", "bleed", "bleed_by", "card", "did", "equipment", "has_moved", "has_skip", "health", "hurt_by",
        "is_frog", "is_frozen", "is_hasted", "is_immune", "is_rooted", "is_slowed", "kind", "seat", "serial", "square",
    )  # fmt: skip

    def __init__(self, serial: int, kind: int, seat: int, card: Card | None, square: int, health: int) -> None:
        self.serial: Final = serial
        self.kind = kind
        self.seat = seat
        """Who controls it."""
        self.card: Final = card
        """Of a summon."""
        self.square = square
        self.health = health
        self.equipment = NO_CARDS
        """The oldest first; never altered in place."""
        self.bleed = 0
        self.bleed_by = NOBODY
        self.has_skip = False
        self.is_immune = False
        self.is_rooted = False
        self.is_slowed = False
        self.is_hasted = False
        self.is_frozen = False
        self.is_frog = False
        self.did = 0
        self.attacked = NO_NUMBERS
        """The pieces that this summon has attacked in this turn; never altered in place."""
        self.has_moved = False
        self.hurt_by = NOBODY
        """Who is credited with the last damage (G-17.2)."""

    def fork(self) -> "Piece":
        """Return an independent copy."""
        copy = Piece(self.serial, self.kind, self.seat, self.card, self.square, self.health)
        copy.equipment = self.equipment
        copy.bleed = self.bleed
        copy.bleed_by = self.bleed_by
        copy.has_skip = self.has_skip
        copy.is_immune = self.is_immune
        copy.is_rooted = self.is_rooted
        copy.is_slowed = self.is_slowed
        copy.is_hasted = self.is_hasted
        copy.is_frozen = self.is_frozen
        copy.is_frog = self.is_frog
        copy.did = self.did
        copy.attacked = self.attacked
        copy.has_moved = self.has_moved
        copy.hurt_by = self.hurt_by
        return copy

    def is_standing(self) -> bool:
        """Tell whether it is a pawn or a summon (G-2.2)."""
        return self.kind != GHOST

    def most_health(self) -> int:
        """Return the health it can have at most."""
        return MOST_HEALTH if self.card is None else self.card.health

    def printed_attack(self) -> int:
        """Return the attack value of a summon without modifiers."""
        return FROG_ATTACK if self.card is None or self.is_frog else self.card.attack_value


@final
@mypyc_attr(acyclic=True)
class Zone:
    """A zone on the battlefield."""

    __slots__ = ("area", "card", "high", "seat", "serial", "square", "triggered", "wide")

    def __init__(self, serial: int, card: Card, seat: int, square: int, wide: int, high: int) -> None:
        self.serial: Final = serial
        self.card: Final = card
        self.seat: Final = seat
        self.square = square
        """Its top left square."""
        self.wide: Final = wide
        self.high: Final = high
        self.area: Area = rectangle(square, wide, high)
        """The squares it covers."""
        self.triggered = NO_NUMBERS
        """The pieces it has triggered on in this turn; never altered in place."""

    def fork(self) -> "Zone":
        """Return an independent copy."""
        copy = Zone(self.serial, self.card, self.seat, self.square, self.wide, self.high)
        copy.triggered = self.triggered
        return copy

    def has(self, square: int) -> bool:
        """Tell whether it covers *square*."""
        return is_in(self.area, square)

    def lie_at(self, square: int) -> None:
        """Lie with the top left square on *square* from now on."""
        self.square = square
        self.area = rectangle(square, self.wide, self.high)


def is_summon(piece: Piece) -> bool:
    """Tell whether *piece* is a summon."""
    return piece.kind == SUMMONED


def can_trigger(zone: Zone, piece: Piece) -> bool:
    """Tell whether *zone* would trigger on *piece* when it enters now (G-14.7)."""
    effect = zone.card.zone_effect
    if effect not in (DAMAGE, MINE, HEAL, TOLL, BAIT) or piece.serial in zone.triggered:
        return False
    return piece.kind == PAWN or effect not in (TOLL, BAIT)
