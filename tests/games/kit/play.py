"""What a test does with a match of any game, and what it asks of it; the board of a game hands this on."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.core.question import Question

Kind = TypeVar("Kind", bound=Event)


def legal(match: Match) -> list[str]:
    """Return what can be played now."""
    return [move.notation for move in match.legal_moves()]


def legal_starting(match: Match, verb: str) -> list[str]:
    """Return the legal moves that begin with *verb*."""
    return [move for move in legal(match) if move.split(" ")[0] == verb]


def follow_ups(match: Match, *moves: str) -> list[str]:
    """Return what can be answered after *moves*, in a copy of the match."""
    return legal(play(match.fork(), *moves))


def play(match: Match, *moves: str) -> Match:
    """Play *moves*."""
    for move in moves:
        match.play(move)
    return match


def events(match: Match, *moves: str) -> list[Event]:
    """Return everything that happens in *moves*."""
    return [event for move in moves for event in match.play(move)]


def of_kind(happened: Iterable[Event], kind: type[Kind]) -> list[Kind]:
    """Return the events of one kind."""
    return [event for event in happened if isinstance(event, kind)]


def question(match: Match) -> Question:
    """Return the open question; the match is not over."""
    found = match.question()
    assert found is not None
    return found


def asked(match: Match) -> tuple[int, str]:
    """Return who is asked what; the match is not over."""
    found = question(match)
    return found.seat, found.kind


def refusal(match: Match, move: str) -> IllegalMove:
    """Return why a move is refused; nothing may happen."""
    before = match.snapshot()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert match.snapshot() == before
    return refused.value


def table(match: Match) -> dict[str, Any]:
    """Return what lies open, as a snapshot has it."""
    shared: dict[str, Any] = match.snapshot()["table"]
    return shared


def active(match: Match) -> int:
    """Return whose turn it is."""
    found: int = table(match)["active"]
    return found


def pile(match: Match, number: int, name: str) -> list[str]:
    """Return hidden cards of a player, such as the ``hand``, in their order."""
    found: list[str] = match.snapshot()["hidden"][number][name]
    return found


def hand(match: Match, number: int) -> list[str]:
    """Return a hand in its order."""
    return pile(match, number, "hand")


def walk(match: Match, rng: random.Random, most: int = sys.maxsize) -> Iterator[int]:
    """Yield the number of each decision, *most* of them at the most, of a match that goes on at random."""
    for number in range(most):
        if match.is_over:
            return
        yield number
        match.play(rng.choice(match.legal_moves()))


def play_out(match: Match, rng: random.Random, most: int = sys.maxsize) -> Match:
    """Play at random to the end, or *most* moves."""
    for _decision in walk(match, rng, most):
        pass
    return match
