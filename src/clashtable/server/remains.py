"""What is kept of a match beside its log, so that it outlives its rules: how it ended, or how it stood."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec

from clashtable.core.record import Record, record_from_json
from clashtable.server.facts import LogLine

RECORD: Final = "record"
SPECTATOR: Final = "spectator"


class Glimpse(msgspec.Struct, frozen=True):
    """A match that is over as one viewer saw it last; the view is as the rules of that time wrote it."""

    sequence: int
    view: msgspec.Raw
    log: tuple[LogLine, ...]


@dataclass(frozen=True)
class Remains:
    """What there is of a match of other rules."""

    record: Record | None = None
    glimpses: Mapping[int | None, Glimpse] = field(default_factory=dict)
    """By viewer; None is a spectator."""
    snapshot: bytes | None = None
    """The state of a match that is not over, as legible JSON."""
    moves: int = 0
    """How many moves had been played then."""


def packed(content: bytes) -> bytes:
    """Return *content* as it is kept."""
    return zlib.compress(content)


def unpacked(kept: bytes) -> bytes:
    """Return what *kept* holds."""
    return zlib.decompress(kept)


def part_of(viewer: int | None) -> str:
    """Return the name of the part of an ending that *viewer* sees."""
    return SPECTATOR if viewer is None else str(viewer)


def remains_of(parts: Mapping[str, bytes], snapshot: bytes | None, moves: int) -> Remains:
    """Return what is there, read from the parts as they are kept."""
    record = record_from_json(unpacked(parts[RECORD])) if RECORD in parts else None
    glimpses = {
        None if part == SPECTATOR else int(part): msgspec.json.decode(unpacked(content), type=Glimpse)
        for part, content in parts.items()
        if part != RECORD
    }
    return Remains(record, glimpses, None if snapshot is None else unpacked(snapshot), moves)
