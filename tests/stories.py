"""The matches that tests play, kept so that they can be played again: how they began, and every move."""

from __future__ import annotations

import copy
import inspect
import itertools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match
from tests.inventory import Test, marked, written_tests


@dataclass
class Story:
    """A match of a test: how it began, and every move that was tried."""

    begin: Callable[[], Match]
    moves: list[str]

    def events(self) -> list[object] | None:
        """Return what happens in it now; None where it can no longer begin."""
        try:
            match = self.begin()
        except InvalidMessage:
            return None
        happened: list[object] = list(match.beginning)
        for move in self.moves:
            try:
                happened += match.play(move)
            except (IllegalMove, InvalidMessage):
                happened.append("refused")
        return happened


@contextmanager
def kept_stories() -> Iterator[list[Story]]:
    """Keep the story of every match that is begun and played meanwhile."""
    stories: list[Story] = []
    known: dict[int, tuple[Match, Story]] = {}
    play, fork = Match.play, Match.fork

    def keep(match: Match, story: Story) -> Match:
        known[id(match)] = (match, story)
        stories.append(story)
        return match

    def beginning(make: Callable[..., Match]) -> Callable[..., Match]:
        def begun(game: Game, *told: Any, **more: Any) -> Match:
            told, more = copy.deepcopy(told), copy.deepcopy(more)
            return keep(make(game, *told, **more), Story(lambda: make(game, *told, **more), []))

        return begun

    def played(match: Match, move: Any) -> Any:
        if id(match) in known:
            known[id(match)][1].moves.append(move if isinstance(move, str) else move.notation)
        return play(match, move)

    def forked(match: Match) -> Match:
        other = fork(match)
        if id(match) not in known:
            return other
        story = known[id(match)][1]
        return keep(other, Story(story.begin, story.moves[:]))

    with pytest.MonkeyPatch.context() as patch:
        for name in ("position", "start", "restore"):
            patch.setattr(Game, name, beginning(getattr(Game, name)))
        patch.setattr(Match, "play", played)
        patch.setattr(Match, "fork", forked)
        yield stories


Call: TypeAlias = tuple[Test, dict[str, Any]]


def calls_by_card(folder: Path) -> dict[str, list[Call]]:
    """Return the tests in *folder* of each card, with what they are called with.

    A test is about the cards that its ``about`` names, and about the one that it is given as ``card``.
    """
    found: dict[str, list[Call]] = {}
    for test in written_tests(folder):
        for given in calls_of(test):
            for card in {*marked(test, "about"), *([given["card"]] if "card" in given else [])}:
                found.setdefault(card, []).append((test, given))
    return found


def calls_of(test: Test) -> list[dict[str, Any]]:
    """Return what a test is called with: nothing, or each of its parameters; a test with fixtures is left out."""
    choices: list[list[dict[str, Any]]] = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            names = mark.args[0].replace(" ", "").split(",") if isinstance(mark.args[0], str) else list(mark.args[0])
            choices.append([dict(zip(names, values_of(values, len(names)), strict=True)) for values in mark.args[1]])
    given = [{name: value for part in parts for name, value in part.items()} for parts in itertools.product(*choices)]
    return [each for each in given if set(each) == set(inspect.signature(test).parameters)]


def values_of(values: Any, count: int) -> Sequence[Any]:
    """Return the values of one set of parameters."""
    if hasattr(values, "values") and hasattr(values, "marks"):
        return tuple(values.values)
    return tuple(values) if count > 1 else (values,)


def stories_of(tests: Sequence[Call]) -> list[Story]:
    """Run *tests* as they are, and return the matches that they play."""
    with kept_stories() as stories:
        for test, given in tests:
            test(**given)
    return stories
