"""Logs have limits: a line is never long, and what repeats itself is counted."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from clashtable.server.logs import LOG, LONGEST_FACT, LONGEST_TRACEBACK, Lines, note, note_failure
from clashtable.server.messages import Refused
from clashtable.server.repetition import KINDS, MOST, PERIOD, Repetition
from tests.server.person import Person
from tests.server.process import ServerProcess

Read = Callable[[], list[dict[str, Any]]]  # Any: whatever a line tells


@pytest.fixture
def read() -> Iterator[Read]:
    """Return a function that reads the log of this test."""
    stream = io.StringIO()
    handler, before = Lines(stream), LOG.level
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)

    def written() -> list[dict[str, Any]]:
        handler.close()
        return [json.loads(line) for line in stream.getvalue().splitlines()]

    yield written
    LOG.removeHandler(handler)
    LOG.setLevel(before)


def record(event: str, at: float, level: int = logging.INFO) -> logging.LogRecord:
    """Return a record of *event*, made so many seconds after the beginning."""
    made = logging.LogRecord("clashtable.server", level, "", 0, event, None, None)
    made.created = 1000.0 + at
    return made


def test_refused_messages_without_end_are_a_few_lines_and_their_number(read: Read) -> None:
    for _message in range(52_000):
        note("refused", code="invalid", sentence="This message is not understood.")
    note("table_created")
    lines = read()
    assert len(lines) == MOST + 2
    assert lines[MOST]["event"] == "table_created"
    assert (lines[-1]["event"], lines[-1]["of"], lines[-1]["times"]) == ("repeated", "refused", 52_000 - MOST)


def test_an_event_is_written_again_in_the_next_period() -> None:
    repetition = Repetition()
    for message in range(MOST + 5):
        assert len(repetition.admitted(record("refused", message * 0.01))) == (message < MOST)
    again = repetition.admitted(record("refused", PERIOD + 1))
    assert [line.msg for line in again] == ["repeated", "refused"]
    assert again[0].__dict__["facts"] == {"of": "refused", "times": 5, "seconds": PERIOD}


def test_another_event_tells_what_was_counted() -> None:
    repetition = Repetition()
    for _message in range(MOST + 1):
        repetition.admitted(record("refused", 0))
    lines = repetition.admitted(record("table_created", PERIOD))
    assert [line.msg for line in lines] == ["repeated", "table_created"]


def test_ever_new_events_are_counted_too() -> None:
    repetition = Repetition()
    written = sum(len(repetition.admitted(record(f"event {number}", 0))) for number in range(10_000))
    assert written == KINDS + MOST
    assert len(repetition.spells) == KINDS + 1


def test_who_asks_for_every_move_gets_it() -> None:
    repetition = Repetition()
    assert sum(len(repetition.admitted(record("move", 0, logging.DEBUG))) for _move in range(100)) == 100


FACTS = {
    "text": "x" * 1_000_000,
    "list": ["y" * 100] * 10_000,
    "number": 10**5000,
    "lines": "\n" * 3000,
    "surrogates": "\ud800" * 9000,
}


@pytest.mark.parametrize("fact", FACTS)
def test_no_fact_makes_a_line_long(read: Read, fact: str) -> None:
    note("strange", fact=FACTS[fact])
    (line,) = read()
    assert len(line["fact"]) <= LONGEST_FACT + 40


def test_a_deep_traceback_is_cut_in_the_middle(read: Read) -> None:
    def fall(depth: int) -> int:
        if depth:
            return fall(depth - 1)
        raise ValueError(f"at the bottom {'z' * 20_000} of it")

    try:
        number = fall(100)
    except ValueError:
        number = note_failure("fell")
    (line,) = read()
    assert line["failure"] == number
    assert len(line["traceback"]) <= LONGEST_TRACEBACK + 40
    assert line["traceback"].startswith("Traceback")
    assert line["traceback"].endswith("of it")


def test_a_server_writes_only_the_first_of_many_refusals(ann: Person, server: ServerProcess) -> None:
    table = ann.open_table("me", "open").id
    window, _state = ann.watch(table)
    for _message in range(3 * MOST):
        window.send("nonsense")
        window.wait_for(Refused)
    told = [line for line in server.log.read_text().splitlines() if '"refused"' in line and table in line]
    assert len(told) <= MOST
