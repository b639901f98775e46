"""Structured logs: one JSON object a line, and neither a line nor their number grows without bound.

Guests appear by id, never by cookie.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from itertools import count
from typing import Final, TextIO

from clashtable.server.repetition import Repetition

LOG: Final = logging.getLogger("clashtable.server")
LONGEST_FACT: Final = 500
LONGEST_TRACEBACK: Final = 8000
"""In characters; of what is longer the beginning and the end are written."""
LONGEST_NUMBER: Final = 1 << 64
FAILURES: Final = count(1)


class JsonLines(logging.Formatter):
    """Write a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": shortened(record.getMessage(), LONGEST_FACT),
        }
        facts |= {name: bounded(fact) for name, fact in getattr(record, "facts", {}).items()}
        if record.name != LOG.name:
            facts["logger"] = record.name
        if record.exc_info:
            facts["traceback"] = shortened(self.formatException(record.exc_info), LONGEST_TRACEBACK)
        return json.dumps(facts, ensure_ascii=False)


class Lines(logging.StreamHandler[TextIO]):
    """Writes lines, and counts those that repeat others."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self.repetition = Repetition()
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        for line in self.repetition.admitted(record):
            super().emit(line)

    def close(self) -> None:
        if not self.stream.closed:
            for line in self.repetition.ended(float("inf")):
                super().emit(line)
        super().close()


def bounded(fact: object) -> object:
    """Return *fact* as it can stand in a line: a number, or a text that is not too long."""
    if fact is None or isinstance(fact, bool | float):
        return fact
    if isinstance(fact, int):
        return fact if abs(fact) < LONGEST_NUMBER else f"a number of {fact.bit_length()} bits"
    return shortened(str(fact), LONGEST_FACT)


def shortened(text: str, most: int) -> str:
    """Return *text*, or its beginning and its end with how much is left out."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} … {len(text) - 2 * half} characters … {text[-half:]}"


def note(event: str, *, level: int = logging.INFO, **facts: object) -> None:
    """Log that *event* happened; facts that are None are left out."""
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"facts": {name: fact for name, fact in facts.items() if fact is not None}})


def note_failure(event: str, **facts: object) -> int:
    """Log the error being handled, with its traceback; return the number by which a person can speak of it."""
    number = next(FAILURES)
    LOG.exception(event, extra={"facts": {"failure": number, **facts}})
    return number


def set_up_logs(level: str) -> None:
    """Send every log line to standard error as JSON."""
    logging.basicConfig(handlers=[Lines(sys.stderr)], level=logging.WARNING, force=True)
    LOG.setLevel(level.upper())
