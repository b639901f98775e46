"""Structured logs: one JSON object a line. Guests appear by id, never by cookie."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

LOG: Final = logging.getLogger("clashtable.server")


class JsonLines(logging.Formatter):
    """Write a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != LOG.name:
            facts["logger"] = record.name
        if record.exc_info:
            facts["traceback"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False, default=str)


def note(event: str, *, level: int = logging.INFO, **facts: object) -> None:
    """Log that *event* happened; facts that are None are left out."""
    if LOG.isEnabledFor(level):
        LOG.log(level, event, extra={"facts": {name: fact for name, fact in facts.items() if fact is not None}})


def note_failure(event: str, **facts: object) -> None:
    """Log the error being handled, with its traceback."""
    LOG.exception(event, extra={"facts": facts})


def set_up_logs(level: str) -> None:
    """Send every log line to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(level.upper())
