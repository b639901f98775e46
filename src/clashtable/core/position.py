"""What hand-written positions of all games may say, and how what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck, luck_from_seed
from clashtable.core.state import Step
from clashtable.core.text import listed


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of a game's hand-written positions."""

    turn: int = 0
    options: dict[str, Any] = {}  # Any: checked against the settings
    seed: int = 0
    chance: tuple[str, ...] = ()
    """Results to use instead of chance, in order."""

    def luck(self) -> Luck:
        """Return the source of chance of the position."""
        luck = luck_from_seed(self.seed)
        luck.script = list(reversed(self.chance)) if self.chance else None
        return luck


def steps_of(phase: str, starts: Mapping[str, list[Step]]) -> list[Step]:
    """Return what is still to happen in a position of that phase, one of *starts*."""
    if phase not in starts:
        raise InvalidMessage(f"There is no phase {phase!r}: it is {listed(list(starts), 'or')}.")
    return starts[phase]


def bits_named(names: Sequence[str], bits: Iterable[tuple[int, str]], rule: str) -> int:
    """Return what is used up, by its *names*, as bits."""
    known = {name: bit for bit, name in bits}
    for name in names:
        if name not in known:
            raise InvalidMessage(f"{name!r} cannot be used up: it is {listed(list(known), 'or')} ({rule}).")
    return sum(known[name] for name in names)
