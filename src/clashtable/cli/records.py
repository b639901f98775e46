"""Records of matches as commands need them: played again move by move, with mistakes told by their number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import clashtable
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.events import Event
from clashtable.core.game import Game
from clashtable.core.match import Match, begin
from clashtable.core.record import Record, load_record


class UnplayableMove(InvalidMessage):
    """A record holds a move that was not possible."""


@dataclass(frozen=True)
class Moment:
    """A match after one of its moves."""

    sequence: int
    """How many moves have been played."""
    seat: int | None
    """Who played the last one; None before the first."""
    move: str | None
    events: tuple[Event, ...]
    """What happened by it, or before the first decision."""
    match: Match


def read_record(file: str) -> tuple[Game, Record]:
    """Return the record in *file* and its game."""
    record = load_record(Path(file))
    return clashtable.game(record.game), record


def moments(game: Game, record: Record, *, use_chance: bool) -> Iterator[Moment]:
    """Play *record* again; each moment has a match of its own. UnplayableMove names the move that cannot be."""
    match = begin(game, record, by_chance=use_chance)
    yield Moment(0, None, None, match.beginning, match.fork())
    for sequence, text in enumerate(record.moves, 1):
        seat = match.to_act
        try:
            events = match.play(text)
        except (IllegalMove, InvalidMessage) as error:
            raise UnplayableMove(f"Move {sequence} of this record cannot be played. {error}") from None
        yield Moment(sequence, seat, text, events, match.fork())


def save_record(match: Match, file: Path) -> None:
    """Write the record of *match* to *file*; InvalidMessage when that is impossible."""
    try:
        file.write_text(match.record().to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise InvalidMessage(f"{file} cannot be written: {error.strerror}.") from None
