"""What is asked of another engine, and how it is measured; nothing of clashtable is imported here."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from typing import Final, NamedTuple

from bench.clock import rate

POSITIONS: Final = 16
"""How many positions from the middle of a match a copy is measured on."""


class Played(NamedTuple):
    """How much random play there was."""

    matches: int
    decisions: int


@dataclass(frozen=True)
class Peer:
    """Another engine's game, as far as it offers what is compared."""

    package: str
    """The distribution whose version is told."""
    play: Callable[[], Played] | None = None
    """Play one match or several at random on the fast path: rules alone, no observations."""
    walk: Callable[[], Played] | None = None
    """Play one match at random through the environment, which builds an observation for every step."""
    middle: Callable[[int], object] | None = None
    """Return a position after so many random decisions."""
    clone: Callable[[object], object] | None = None
    """Return an independent copy of such a position."""


def measure(peer: Peer, seconds: float) -> dict[str, float | str]:
    """Return every figure that *peer* offers."""
    found: dict[str, float | str] = {"version": metadata.version(peer.package)}
    length = 0.0
    for work, figure in ((peer.walk, "steps_per_second"), (peer.play, "decisions_per_second")):
        if work is not None:
            found[figure], length = pace(work, seconds)
            found["decisions_per_match"] = length
            found["games_per_second"] = float(found[figure]) / length
    if peer.clone is not None and peer.middle is not None:
        positions = [peer.middle(max(1, int(length / 2))) for _position in range(POSITIONS)]
        found["clone_us"] = microseconds(peer.clone, positions, seconds / 4)
    return found


def pace(work: Callable[[], Played], seconds: float) -> tuple[float, float]:
    """Return how many decisions a second *work* makes, and how many a match has on average."""
    played: list[Played] = []

    def counted() -> int:
        played.append(work())
        return played[-1].decisions

    per_second = rate(counted, seconds)
    return per_second, statistics.fmean(one.decisions for one in played) / statistics.fmean(
        one.matches for one in played
    )


def microseconds(operation: Callable[[object], object], positions: list[object], seconds: float) -> float:
    """Return how long *operation* takes on one of *positions*, on average."""

    def batch() -> int:
        for position in positions:
            operation(position)
        return len(positions)

    return 1e6 / rate(batch, seconds)
