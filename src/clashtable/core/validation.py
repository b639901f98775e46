"""What cannot be is refused with a sentence: wrong types, numbers out of bounds, snapshots at odds with themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final, SupportsIndex

import msgspec

from clashtable.core.codec import data_name
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Seed, checked_secret
from clashtable.core.state import Ask, State
from clashtable.core.text import listed

LONGEST: Final = 60
"""How much of a wrong value a sentence repeats."""
MOST_NAMED: Final = 6
"""How many cards a sentence names."""


def shown(value: object) -> str:
    """Return a wrong value as a sentence names it, with its type where that is what is wrong."""
    text = repr(value)
    text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    return text if value is None or isinstance(value, (bool, str, int, float)) else f"{type(value).__name__} {text}"


def whole_number(value: object, noun: str) -> int:
    """Return *value*, which must be a whole number; True and False are none."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise InvalidMessage(f"{noun} is a whole number, not {shown(value)}.")
    return value.__index__()


def seed(value: object) -> Seed:
    """Return *value*, which must be a seed: a whole number, or a secret that makes luck keyed."""
    return checked_secret(value) if isinstance(value, str) else whole_number(value, "A seed")


def mapping(value: object, noun: str) -> Mapping[str, Any]:  # Any: whatever was written; its reader checks it
    """Return *value*, which must be names with their values."""
    if not isinstance(value, Mapping):
        raise InvalidMessage(f"{noun} is a mapping of names to values, not {shown(value)}.")
    for name in value:
        if not isinstance(name, str):
            raise InvalidMessage(f"{noun} is a mapping of names to values, and {shown(name)} is no name.")
    return value


def text(value: object, noun: str) -> str:
    """Return *value*, which must be a text."""
    if not isinstance(value, str):
        raise InvalidMessage(f"{noun} is a text, not {shown(value)}.")
    return value


def check_within(value: int, bounds: range, noun: str, rule: str) -> None:
    """Refuse a number outside *bounds*."""
    if value not in bounds:
        raise InvalidMessage(f"{noun} cannot be {value}: it is from {bounds[0]} to {bounds[-1]} ({rule}).")


def check_seats(found: Iterable[int], seats: int, noun: str) -> None:
    """Refuse seats that nobody sits on, or the same one twice."""
    for seat, times in Counter(found).items():
        if seat not in range(seats):
            raise InvalidMessage(f"{noun} names seat {seat}: the seats are 0 to {seats - 1}.")
        if times > 1:
            raise InvalidMessage(f"{noun} names seat {seat} {times} times.")


def check_cards(found: Iterable[str], wanted: Collection[str], rule: str) -> None:
    """Refuse anything but exactly the cards *wanted*, each as often as it is there."""
    there, needed = Counter(found), Counter(wanted)
    for difference, noun in ((there - needed, "too many"), (needed - there, "missing")):
        if difference:
            names = sorted(difference.elements())
            rest = [] if len(names) <= MOST_NAMED else [f"{len(names) - MOST_NAMED} more"]
            raise InvalidMessage(f"These cards are {noun}: {listed([*names[:MOST_NAMED], *rest])} ({rule}).")


def check_rest(state: State) -> None:
    """Refuse a state that neither waits for an answer nor is over: a snapshot is taken only of those."""
    if not state.pending:
        if state.outcome is None:
            raise InvalidMessage("Nothing is left to happen, so there must be an outcome.")
        return
    if state.outcome is not None:
        raise InvalidMessage("There is an outcome, so nothing can be left to happen.")
    question = state.pending[-1]
    name = data_name(type(question))
    if not isinstance(question, Ask):
        raise InvalidMessage(f"The last step, {name}, is no question: a match rests where one is open.")
    if question.seat not in range(state.seats):
        raise InvalidMessage(f"The step {name} asks seat {question.seat}: the seats are 0 to {state.seats - 1}.")


def check_answers(state: State) -> None:
    """Refuse an open question that nobody could answer."""
    if state.pending:
        question = state.pending[-1]
        if isinstance(question, Ask) and not question.moves(state):
            raise InvalidMessage(f"There is no answer to the last step, {data_name(type(question))}.")


def check_outcome(winners: Iterable[int], scores: Collection[int], seats: int) -> None:
    """Refuse an outcome of other seats than there are."""
    check_seats(winners, seats, "The outcome")
    if len(scores) != seats:
        raise InvalidMessage(f"The outcome has {len(scores)} scores for {seats} seats.")


def check_same(told: msgspec.Struct, again: msgspec.Struct) -> None:
    """Refuse a snapshot that is not what its own state would be written as."""
    difference = first_difference(msgspec.to_builtins(told), msgspec.to_builtins(again), "$")
    if difference is not None:
        raise InvalidMessage(f"This snapshot contradicts itself: {difference}.")


def first_difference(told: Any, again: Any, place: str) -> str | None:  # Any: JSON
    """Return where two pieces of JSON first differ, as a clause."""
    if isinstance(told, dict) and isinstance(again, dict):
        for name in again:
            if (found := first_difference(told.get(name), again[name], f"{place}.{name}")) is not None:
                return found
        return None
    if isinstance(told, (list, tuple)) and isinstance(again, (list, tuple)) and len(told) == len(again):
        for at, (one, other) in enumerate(zip(told, again, strict=True)):
            if (found := first_difference(one, other, f"{place}[{at}]")) is not None:
                return found
        return None
    return None if told == again else f"{place} is {shown(told)}, but the rest of it gives {shown(again)}"
