"""How a position is written by hand. Next, read notation/position.py."""

from __future__ import annotations

from typing import Annotated

import msgspec

from clashtable.core.position import Described
from clashtable.games.genres.vocabulary import ACTIONS

ARMORIES = 4
Count = Annotated[int, msgspec.Meta(ge=0)]


class PlacedPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn, ghost or summon in a hand-written position."""

    square: str
    health: int | None = None
    equipment: tuple[str, ...] = ()
    bleed: Count = 0
    bleed_by: int | None = None
    skip: bool = False
    immune: bool = False
    rooted: bool = False
    slowed: bool = False
    hasted: bool = False
    frozen: bool = False
    frog: bool = False
    moved: bool = False


class PlacedZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zone in a hand-written position."""

    card: str
    square: str
    wide: int = 3
    seat: int = 0


class PlacedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player in a hand-written position."""

    pawn: PlacedPiece | str
    ghost: bool = False
    hand: tuple[str, ...] = ()
    summons: dict[str, PlacedPiece | str] = {}
    """By the card of the summon."""


class Description(Described, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hand-written position."""

    seats: tuple[PlacedSeat, ...]
    phase: str = "action"
    """``round`` or ``turn`` (which begin), ``draw``, ``action``, ``summon``, ``end`` or ``ghost``."""
    actions: Count = ACTIONS
    round: Count = 1
    zones: tuple[PlacedZone, ...] = ()
    """The oldest first."""
    events: tuple[str, ...] = ()
    """Lasting Events; ``typecast=Horror`` names a genre."""
    armories: tuple[tuple[str, ...], ...] = ()
    """The top card of each first; all other cards lie in the first one, in the order of the set."""
    discard: tuple[str, ...] = ()
    """The top card last."""
    empty_armories: bool = False
    """Whether the cards that are named nowhere are out of the position altogether."""
