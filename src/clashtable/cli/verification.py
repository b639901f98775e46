"""Does a record hold? It is played by its seed and by its noted chance, and both must agree all the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clashtable.cli.records import Moment, UnplayableMove, moments
from clashtable.core.game import Game
from clashtable.core.record import Record, chance_difference


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
    if difference := chance_difference(record.chance, by_seed[-1].match.state.luck.noted or []):
        return difference
    return position_difference(by_seed, list(moments(game, record, use_chance=True)))


def position_difference(by_seed: Sequence[Moment], by_chance: Sequence[Moment]) -> str | None:
    """Return after which move two replays first stand differently."""
    for one, other in zip(by_seed, by_chance, strict=True):
        if position(one) != position(other):
            return f"after move {one.sequence} its seed and its chance lead to different positions."
    return None


def position(moment: Moment) -> dict[str, Any]:  # Any: JSON
    """Return where a match stands, apart from its generator, which noted chance does not move."""
    return {name: value for name, value in moment.match.snapshot().items() if name != "luck"}
