"""A whole match in a small file: seed, options and moves; the results of chance beside them."""

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from clashtable.core.commitment import Commitment
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Seed


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to play a match again.

    >>> import clashtable as ct
    >>> record = ct.game("coco").start(seed=7).record()
    >>> record_from_json(record.to_json()) == record
    True
    """

    game: str
    version: str
    """The version of the game's rules; a record of another version is refused."""
    seats: int
    options: dict[str, bool | int | str]
    moves: tuple[str, ...]
    seed: Seed | None = None
    """An integer, or a secret of 64 hexadecimal digits; None where the match began from a position, or is not told."""
    chance: tuple[str, ...] = ()
    """What chance decided, in order, so that no random source is needed."""
    start: dict[str, Any] | None = None  # Any: a snapshot is whatever its game writes
    """The snapshot from which the moves go on, for a match that did not begin with a deal."""
    scripted: int = 0
    """How many of the first results of ``chance`` were told beforehand, as in a puzzle, instead of drawn."""
    commitment: Commitment | None = None
    """What a server promised about its secret seed before the deal."""

    def to_json(self) -> str:
        """Return the record as readable JSON."""
        return msgspec.json.format(msgspec.json.encode(self)).decode()


def record_from_json(text: str | bytes) -> Record:
    """Return the record written as *text*; InvalidMessage says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise InvalidMessage(f"This is not a record of a match: {error}.") from None


def load_record(file: Path) -> Record:
    """Return the record in *file*."""
    try:
        return record_from_json(file.read_bytes())
    except OSError as error:
        raise InvalidMessage(f"{file} cannot be read: {error.strerror}.") from None


def chance_difference(written: Sequence[str], noted: Sequence[str]) -> str | None:
    """Return where the chance *written* in a record first differs from what was *noted* playing its seed."""
    for number, (in_record, by_seed) in enumerate(zip(written, noted, strict=False), 1):
        for place, (one, other) in enumerate(zip_longest(in_record.split(), by_seed.split(), fillvalue="nothing"), 1):
            if one != other:
                return f"result {number} of chance, word {place}, is {one!r}, but the seed gives {other!r}."
    if len(written) != len(noted):
        return f"it notes {len(written)} results of chance, but its moves need {len(noted)}."
    return None


def commitment_difference(record: Record) -> str | None:
    """Return why the commitment of *record*, where it has one, is not kept: all chance must come from its secret."""
    if record.commitment is None:
        return None
    if record.start is not None or record.scripted:
        return "not all of its cards come from the secret."
    return record.commitment.difference(record.seed)
