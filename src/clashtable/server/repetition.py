"""Events that happen again and again: the first few of a minute are written, the others are counted."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

PERIOD: Final = 60.0
"""In seconds."""
MOST: Final = 30
"""How many lines one kind of event writes in a period."""
KINDS: Final = 500
"""How many kinds of events are told apart; beyond them the logger alone counts."""


@dataclass
class Spell:
    """A period in which one kind of event happens."""

    logger: str
    level: int
    event: str
    began: float
    written: int = 0
    counted: int = 0

    def summary(self) -> logging.LogRecord:
        """Return the line that tells how often the event was not written."""
        record = logging.LogRecord(self.logger, self.level, "", 0, "repeated", None, None)
        record.created = self.began + PERIOD
        record.facts = {"of": self.event, "times": self.counted, "seconds": PERIOD}
        return record


class Repetition:
    """What happened lately, by kind."""

    def __init__(self) -> None:
        self.spells: dict[tuple[str, str], Spell] = {}

    def admitted(self, record: logging.LogRecord) -> list[logging.LogRecord]:
        """Return what is to be written now that *record* came: summaries of what is over, then itself, or nothing."""
        lines = self.ended(record.created)
        if record.levelno <= logging.DEBUG or self.has_room(record):
            lines.append(record)
        return lines

    def ended(self, now: float) -> list[logging.LogRecord]:
        """Return, and forget, what was counted in periods that are over *now*."""
        over = [kind for kind, spell in self.spells.items() if now - spell.began >= PERIOD]
        spells = [self.spells.pop(kind) for kind in over]
        return [spell.summary() for spell in spells if spell.counted]

    def has_room(self, record: logging.LogRecord) -> bool:
        """Tell whether *record* is one of the first of its kind, and count it."""
        event = str(record.msg)[:100]
        kind = (record.name, event if (record.name, event) in self.spells or len(self.spells) < KINDS else "")
        spell = self.spells.setdefault(kind, Spell(record.name, record.levelno, kind[1] or "others", record.created))
        if spell.written < MOST:
            spell.written += 1
            return True
        spell.counted += 1
        return False
