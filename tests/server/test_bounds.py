"""What a viewer asks for costs no more in a long match than in a short one, and a crowd no more each than a few."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from clashtable.games.registry import GAMES
from clashtable.server import showing, tables
from clashtable.server.chance import Chance
from clashtable.server.course import Course
from clashtable.server.facts import LogLine
from clashtable.server.history import new_match
from clashtable.server.messages import State, StoryPart, TableChanged
from clashtable.server.rows import MoveRow, StoredTable
from clashtable.server.showing import PAGE, page_for, state_for
from clashtable.server.tables import Table
from tests.server.stage import Still
from tests.server.test_writer import CREATED, SEATS, Ear, Quiet, row

LONG = replace(row("t0"), options=GAMES["coco"].check_options(2, {"match_points": 1_000_000, "match_max_games": 200}))


@cache
def played(moves: int) -> tuple[MoveRow, ...]:
    """Return the log of a match of so many moves."""
    course, luck, made = Course(new_match(LONG, 2)), random.Random(5), list[MoveRow]()
    for number in range(1, moves + 1):
        turn = course.tried(luck.choice(course.match.legal_moves()).notation)
        course.take(turn)
        made.append(MoveRow(number, turn.seat, turn.notation, CREATED, turn.shown))
    return tuple(made)


def running(moves: int, clock: Still | None = None) -> Table:
    """Return a table after so many moves."""
    held = {index: [seat] for index, seat in enumerate(SEATS)}
    store: Any = None  # Any: nothing is written here
    return Table(StoredTable(LONG, held, played(moves)), store, Quiet(), Chance(), clock or Still())


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count states that are put together, and moves that are told in sentences."""
    counted: Counter[str] = Counter()

    def counting(module: object, name: str) -> None:
        does: Callable[..., object] = getattr(module, name)

        def counted_does(*arguments: Any, **more: Any) -> object:
            counted[name] += 1
            return does(*arguments, **more)

        monkeypatch.setattr(module, name, counted_does)

    counting(tables, "state_for")
    counting(showing, "told")
    return counted


def test_a_state_is_put_together_once_for_all_who_see_the_same(work: Counter[str]) -> None:
    table, strangers = running(1500), [Ear(None) for _ear in range(20)]
    for stranger in strangers:
        table.audience.add(stranger)
    for _time in range(20):
        for stranger in strangers:
            table.show_state(stranger)
    assert work["state_for"] == 1
    assert work["told"] <= PAGE + 1
    assert {text for stranger in strangers for text in stranger.heard} == {strangers[0].heard[0]}


def test_a_state_is_put_together_anew_once_anything_has_changed() -> None:
    table, ann, stranger = running(20), Ear("ann"), Ear(None)
    table.join(ann)
    table.join(stranger)
    table.show_state(ann)
    first, last = (msgspec.json.decode(text, type=State) for text in ann.heard)
    assert (first.table.watchers, last.table.watchers) == (0, 1)
    assert last.you == 0


@pytest.mark.parametrize("moves", [150, 1500])
def test_a_long_match_costs_no_more_to_look_at_than_a_short_one(work: Counter[str], moves: int) -> None:
    table = running(moves)
    state = state_for(table, None)
    assert len(state.log) == PAGE
    assert work["told"] <= PAGE + 1
    assert len(msgspec.json.encode(state)) < 20_000


def test_the_pages_of_a_story_are_the_whole_story() -> None:
    table = running(400)
    assert table.course is not None
    state = state_for(table, 1)
    first, pages = state.first, [state.log]
    while first > 0:
        page = page_for(table, 1, first)
        assert page.first == max(0, first - PAGE)
        first = page.first
        pages.insert(0, page.log)
    whole = [line for page in pages for line in page]
    told = [
        line for number, events in enumerate(table.course.happened) for line in showing.told(table, 1, number, events)
    ]
    assert whole == told
    assert len(whole) == table.course.lines > 3 * PAGE


@pytest.mark.parametrize(("before", "first", "size"), [(0, 0, 0), (-5, 0, 0), (1, 0, 1), (130, 30, PAGE)])
def test_a_page_before_any_line_can_be_asked_for(before: int, first: int, size: int) -> None:
    page = page_for(running(400), None, before)
    assert (page.first, len(page.log)) == (first, size)


def test_a_page_beyond_the_end_is_the_newest() -> None:
    table = running(400)
    assert page_for(table, None, 10**9) == StoryPart(state_for(table, None).first, state_for(table, None).log)


def test_before_the_match_there_is_no_story() -> None:
    held = {index: [seat] for index, seat in enumerate(SEATS)}
    store: Any = None  # Any: nothing is written here
    table = Table(StoredTable(replace(LONG, status="waiting"), held, ()), store, Quiet(), Chance(), Still())
    assert page_for(table, None, 5) == StoryPart(0, ())
    assert state_for(table, None).log == tuple[LogLine, ...]()


def test_a_crowd_that_comes_costs_each_the_same(work: Counter[str]) -> None:
    clock = Still()
    table, crowd = running(20, clock), [Ear(None) for _ear in range(300)]
    for stranger in crowd:
        table.join(stranger)
    clock.turn(1.0)
    assert work["state_for"] == len(crowd)
    assert [len(stranger.heard) for stranger in crowd] == [*[2] * 299, 1]
    assert msgspec.json.decode(crowd[0].heard[1], type=TableChanged).table.watchers == 300
    for stranger in crowd[1:]:
        table.part(stranger)
    clock.turn(2.0)
    assert len(crowd[0].heard) == 3


def test_whoever_watches_in_several_windows_counts_once() -> None:
    table = running(20)
    for guest in ("ann", "ann", "cleo", "cleo", None, None):
        table.join(Ear(guest))
    assert table.audience.watchers(table.seats) == 3
    assert table.audience.is_present("ann")
    assert not table.audience.is_present("ben")
    for listener in [listener for listener in table.audience.listeners if listener.guest == "cleo"]:
        table.part(listener)
    assert table.audience.watchers(table.seats) == 2
