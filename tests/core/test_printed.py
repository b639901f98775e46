"""Printed words as data: pieces of a text, and reminders with their numbers."""

import re

from clashtable.core.printed import Reminder, Span, Term, glossary, reminders, spans, unnumbered

PUSH = Term("Push", r"\bPush\b(?: (\d))?", "It slides # squares away.")
FLY = Term("Fly", r"\bFly\b", "Moves over walls.")


def test_a_text_is_parted_at_its_keys() -> None:
    found = spans("Push 2. Fly for 1 Cash.", re.compile(r"Push \d|Fly|Cash"), ["Cash"])
    assert found == [
        Span("Push 2", is_key=True),
        Span(". "),
        Span("Fly", is_key=True),
        Span(" for 1 "),
        Span("Cash", sign="Cash"),
        Span("."),
    ]
    assert spans("Plain.", re.compile("Push")) == [Span("Plain.")]


def test_reminders_stand_in_the_order_of_the_text_with_its_numbers() -> None:
    assert reminders("Fly. Push 3.", [PUSH, FLY]) == [
        Reminder("Fly", "Moves over walls."),
        Reminder("Push 3", "It slides 3 squares away."),
    ]
    assert reminders("Push 1.", [PUSH]) == [Reminder("Push 1", "It slides 1 square away.")]
    assert reminders("A Push is longer.", [PUSH]) == [Reminder("Push", "It slides that many squares away.")]
    assert reminders("Nothing.", [PUSH, FLY]) == []


def test_the_glossary_is_in_the_order_of_the_alphabet() -> None:
    assert unnumbered(PUSH) == "It slides that many squares away."
    words = glossary([Reminder("frog", ""), Reminder("Fly", ""), Reminder("Armor", "")])
    assert [found.word for found in words] == ["Armor", "Fly", "frog"]
