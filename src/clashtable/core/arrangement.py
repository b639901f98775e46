"""What a table arranges over the heads of the rules: giving up, agreeing to a draw, taking moves back.

An arrangement is an entry of a record like a move, and takes effect through ``Match.play`` like one. Its notation
begins with an exclamation mark, as that of no move does. Entries are counted from 1.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from clashtable.core.errors import InvalidMessage
from clashtable.core.events import Event
from clashtable.core.text import Voice

MARK: Final = "!"
Why: TypeAlias = Literal["resign", "time", "absent"]
REASONS: Final[dict[Why, str]] = {"resign": "resigned", "time": "out of time", "absent": "absent"}
"""What the outcome says where giving up ends a match."""
AGREED: Final = "agreed"
"""What the outcome of a draw by consent says."""
SURRENDER: Final = re.compile(r"!(resign|time|absent) (\d{1,2})")
TAKING_BACK: Final = re.compile(r"!undo ([1-9]\d{0,8})( anew)?")


@dataclass(frozen=True)
class Surrender:
    """The player of a seat gives up, has no time left, or was away for too long."""

    seat: int
    why: Why

    @property
    def notation(self) -> str:
        """Its one short text."""
        return f"{MARK}{self.why} {self.seat}"


@dataclass(frozen=True)
class Draw:
    """Everybody agreed to a draw."""

    @property
    def notation(self) -> str:
        """Its one short text."""
        return f"{MARK}draw"


@dataclass(frozen=True)
class TakingBack:
    """The match stands again as it did before an entry."""

    entry: int
    is_anew: bool
    """Whether what chance has not shown yet is drawn anew, as somebody may have seen what it would be."""

    @property
    def notation(self) -> str:
        """Its one short text."""
        return f"{MARK}undo {self.entry}{' anew' if self.is_anew else ''}"


Arrangement: TypeAlias = Surrender | Draw | TakingBack


def arrangement_from(notation: str) -> Arrangement | None:
    """Return the arrangement written as *notation*; None for a move, InvalidMessage for what is neither.

    >>> arrangement_from("!resign 1"), arrangement_from("pass")
    (Surrender(seat=1, why='resign'), None)
    """
    if not notation.startswith(MARK):
        return None
    if notation == Draw().notation:
        return Draw()
    if (found := SURRENDER.fullmatch(notation)) is not None:
        why: Why = "resign" if found[1] == "resign" else "time" if found[1] == "time" else "absent"
        return Surrender(int(found[2]), why)
    if (found := TAKING_BACK.fullmatch(notation)) is not None:
        return TakingBack(int(found[1]), found[2] is not None)
    raise InvalidMessage(f"There is no arrangement {notation!r}: there are !resign SEAT, !draw and !undo ENTRY.")


def standing(entries: list[str]) -> list[tuple[int, str]]:
    """Return what of *entries* still holds, each with its number: the way from the beginning to how things stand.

    >>> standing(["a", "b", "c", "!undo 2", "d"])
    [(1, 'a'), (5, 'd')]
    >>> standing(["a", "b", "!undo 2 anew"])
    [(1, 'a'), (3, '!undo 2 anew')]
    """
    held: list[tuple[int, str]] = []
    for number, notation in enumerate(entries, 1):
        entry = arrangement_from(notation)
        if not isinstance(entry, TakingBack):
            held.append((number, notation))
            continue
        held = [(at, kept) for at, kept in held if at < entry.entry or SURRENDER.fullmatch(kept)]
        if entry.is_anew:
            held.append((number, notation))
    return held


class TableEvent(Event, frozen=True):
    """What happened at the table and not in the game; only its sentence is told."""


class Surrendered(TableEvent, frozen=True, tag="table.surrendered"):
    """Somebody gave up."""

    seat: int
    why: Why
    ends: bool
    """Whether the match is over with it."""

    def sentence(self, voice: Voice) -> str:
        said = {
            "resign": voice.does(self.seat, "resign"),
            "time": f"{voice.does(self.seat, 'run')} out of time",
            "absent": f"{voice.does(self.seat, 'stay')} away for too long",
        }[self.why]
        return f"{said}." if self.ends else f"{said}; a bot plays on."


class DrawAgreed(TableEvent, frozen=True, tag="table.drawagreed"):
    """The match ends in a draw."""

    def sentence(self, voice: Voice) -> str:
        return "Everybody agrees to a draw."


class TakenBack(TableEvent, frozen=True, tag="table.takenback"):
    """Somebody took a move back."""

    seat: int
    is_anew: bool

    def sentence(self, voice: Voice) -> str:
        said = f"{voice.does(self.seat, 'take')} the last move back"
        return f"{said}; what chance has not shown is drawn anew." if self.is_anew else f"{said}."
