"""Random matches for the shared suite, from saved seeds."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

from clashtable.core.match import Match
from tests.shared.entries import Entry

SOAK = os.environ.get("CLASHTABLE_SOAK") == "1"
SHORT = os.environ.get("CLASHTABLE_SHORT") == "1"
"""The suite is running a second time, on the other form of the engine."""


def scaled(normal: int, soak: int, least: int = 1) -> int:
    """Return how much to do: more in a soak, less in the second run, but never less than *least*."""
    return soak if SOAK else max(least, normal // 10) if SHORT else normal


def random_match(entry: Entry, rng: random.Random, *, online: bool = False) -> Match:
    """Begin a match with random seats, options and seed; *online* with what keeps questions from telling of cards."""
    seats = entry.random_seats(rng)
    options = entry.random_options(seats, rng)
    careful = entry.game.online_options({}) if online else {}
    return entry.game.start(seats, rng.getrandbits(40), {**options, **careful})


def positions(entry: Entry, seed: int, count: int, stride: int = 1, *, online: bool = False) -> Iterator[Match]:
    """Yield *count* positions of random matches, every *stride* moves; the match goes on when asked for the next."""
    rng = random.Random(seed)
    made = 0
    while made < count:
        match = random_match(entry, rng, online=online)
        while made < count and not match.is_over:
            if rng.randrange(stride) == 0:
                yield match
                made += 1
            match.play(rng.choice(match.legal_moves()))
        if made < count:
            yield match
            made += 1
