"""Does a record hold? It is played by its seed and by its noted chance, and both must agree all the way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from clashtable.cli.records import Moment, UnplayableMove, moments
from clashtable.core.game import Game
from clashtable.core.record import Record


def first_difference(game: Game, record: Record) -> str | None:
    """Return the first thing that does not hold in *record*; None when all does."""
    try:
        if record.seed is None or record.start is not None:
            for _moment in moments(game, record, use_chance=True):
                pass
            return None
        return seed_difference(game, record)
    except UnplayableMove as error:
        return str(error)


def seed_difference(game: Game, record: Record) -> str | None:
    """Return the first difference between *record* and what its seed gives."""
    by_seed: list[Moment] = []
    for moment in moments(game, record, use_chance=False):
        noted = moment.match.state.luck.noted or []
        if record.chance and (difference := chance_difference(record.chance[: len(noted)], noted)):
            return difference
        by_seed.append(moment)
    if not record.chance:
        return None
    noted = by_seed[-1].match.state.luck.noted or []
    if len(noted) != len(record.chance):
        return f"it notes {len(record.chance)} results of chance, but its moves need {len(noted)}."
    return position_difference(by_seed, list(moments(game, record, use_chance=True)))


def chance_difference(written: Sequence[str], noted: Sequence[str]) -> str | None:
    """Return where the chance *written* in a record first differs from what was *noted* playing its seed."""
    for number, (in_record, by_seed) in enumerate(zip_longest(written, noted, fillvalue=""), 1):
        if in_record == by_seed:
            continue
        for place, (one, other) in enumerate(zip_longest(in_record.split(), by_seed.split(), fillvalue="nothing"), 1):
            if one != other:
                return f"result {number} of chance, word {place}, is {one!r}, but the seed gives {other!r}."
    return None


def position_difference(by_seed: Sequence[Moment], by_chance: Sequence[Moment]) -> str | None:
    """Return after which move two replays first stand differently."""
    for one, other in zip(by_seed, by_chance, strict=True):
        if position(one) != position(other):
            return f"after move {one.sequence} its seed and its chance lead to different positions."
    return None


def position(moment: Moment) -> dict[str, Any]:  # Any: JSON
    """Return where a match stands, apart from its generator, which noted chance does not move."""
    return {name: value for name, value in moment.match.snapshot().items() if name != "luck"}
