"""Who sees a match: a seat, the public, or a spectator who looks on from a seat that its player shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from clashtable.server.course import Viewer


@dataclass(frozen=True)
class Onlooker:
    """A spectator who sees what the player of a seat sees."""

    seat: int


Witness: TypeAlias = Viewer | Onlooker
"""Everybody who is told of a match in a way of their own: a seat, None for the public, or an onlooker."""


def eyes_of(witness: Witness) -> Viewer:
    """Return through whose eyes *witness* sees the match; None for the public view."""
    return witness.seat if isinstance(witness, Onlooker) else witness


def seat_of(witness: Witness) -> Viewer:
    """Return where *witness* sits; None for a spectator."""
    return None if isinstance(witness, Onlooker) else witness
