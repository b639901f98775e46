"""Printed words as data: which words of a text stand out, and what they mean. For clients that draw the cards."""

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

AMOUNT = "#"
"""What stands in a reminder for the number on the card."""


class Span(msgspec.Struct, frozen=True, omit_defaults=True):
    """A few words of a text."""

    words: str
    is_key: bool = False
    """Whether it is a keyword or the label of an effect."""
    sign: str = ""
    """The thing whose sign stands before the words."""


class Reminder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word of the rules, and what it means in a sentence."""

    word: str
    reminder: str
    is_keyword: bool = False
    """Whether the rulebook calls it a keyword; other words are plain verbs of the rules."""


class Term(NamedTuple):
    """A word of the rules, what shows that a text uses it, and what it means."""

    word: str
    pattern: str
    """A regular expression; its group, if it has one, is the number on the card."""
    reminder: str


def spans(text: str, keys: re.Pattern[str], signs: Sequence[str] = ()) -> list[Span]:
    """Return *text* in pieces, those that match *keys* apart; joined they are the text."""
    found: list[Span] = []
    end = 0
    for match in keys.finditer(text):
        if match.start() > end:
            found.append(Span(text[end : match.start()]))
        words = match[0]
        found.append(Span(words, sign=words) if words in signs else Span(words, is_key=True))
        end = match.end()
    return [*found, Span(text[end:])] if end < len(text) else found


def reminders(text: str, terms: Iterable[Term]) -> list[Reminder]:
    """Return what the words of *text* mean, in the order in which they stand there and with their numbers."""
    found = [(match.start(), numbered(term, match)) for term in terms if (match := re.search(term.pattern, text))]
    return [reminder for _start, reminder in sorted(found, key=lambda one: one[0])]


def numbered(term: Term, match: re.Match[str]) -> Reminder:
    """Return the word with the number that stands on the card, such as ``Push 3``."""
    amount = match[1] if match.re.groups else None
    if amount is None:
        return Reminder(term.word, unnumbered(term))
    singular = term.reminder.replace(f"{AMOUNT} squares", f"{AMOUNT} square") if amount == "1" else term.reminder
    return Reminder(match[0], singular.replace(AMOUNT, amount))


def unnumbered(term: Term) -> str:
    """Return a reminder where no number is given."""
    return term.reminder.replace(AMOUNT, "that many")


def glossary(terms: Iterable[Reminder]) -> list[Reminder]:
    """Return reminders in the order of the alphabet."""
    return sorted(terms, key=lambda term: term.word.lower())
