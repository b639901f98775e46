"""A whole match in a small file: seed, options and moves; the results of chance beside them."""

from pathlib import Path
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything needed to play a match again."""

    game: str
    version: str
    """The version of the game's rules; a record of another version is refused."""
    seats: int
    options: dict[str, bool | int | str]
    moves: tuple[str, ...]
    seed: int | None = None
    """None where the match began from a position, or the seed is still secret."""
    chance: tuple[str, ...] = ()
    """What chance decided, in order, so that no random source is needed."""
    start: dict[str, Any] | None = None  # Any: a snapshot is whatever its game writes
    """The snapshot from which the moves go on, for a match that did not begin with a deal."""

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
