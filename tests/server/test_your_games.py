"""Your games: whoever left a page finds their matches again, with whose turn it is or how they ended."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from clashtable.core.outcome import Outcome
from clashtable.server.course import bit
from clashtable.server.facts import YourTable
from clashtable.server.history_facts import YourTables
from clashtable.server.house import House
from clashtable.server.messages import Leave, Sit, TableChanged, Yours
from clashtable.server.outcomes import place_of, result_for
from clashtable.server.showing import encoded
from clashtable.server.your_games import Looker
from tests.server.matches import PEOPLE, SEATS, Ear, begun, opened_house, play_out
from tests.server.old_database import old_database, returning, rows
from tests.server.person import Person, Window, play_on, seated_pair
from tests.server.process import ServerProcess
from tests.server.test_migrations import FINISHED, RUNNING
from tests.server.test_seating import finish

PATIENCE: Final = 60.0
MOST_MOVES: Final = 250


def own_tables(person: Person, **query: Any) -> YourTables:
    """Return what the server says about the tables of *person*."""
    answer = person.http.get("/api/me/tables", params=query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=YourTables)


def own(person: Person, table: str) -> YourTable:
    """Return *table* as it is told to *person*, who has a seat there."""
    found = own_tables(person)
    return next(one for one in (*found.underway, *found.finished) if one.id == table)


def told_of(window: Window, holds: Callable[[Yours], bool]) -> Yours:
    """Return the next word about one's own tables for which *holds* does."""
    while not holds(yours := window.wait_for(Yours)):
        pass
    return yours


def turn_is(mine: bool) -> Callable[[Yours], bool]:
    """Return the question whether the newest table says that it is one's turn, or not."""
    return lambda yours: yours.underway[0].is_turn == mine


def test_a_match_that_runs_is_found_again_with_whose_turn_it_is(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    states = [hers.begun(), his.begun()]
    mover = 0 if states[0].question is not None else 1
    for seat, person in enumerate((ann, ben)):
        found = own(person, table)
        assert (found.status, found.yours, found.to_act) == ("running", (seat,), mover)
        assert found.is_turn == (seat == mover)
        assert [sitter.name for sitter in found.seats] == [ann.name, ben.name]


def test_a_table_that_waits_is_found_again_and_one_that_was_left_is_not(ann: Person, ben: Person) -> None:
    table = ann.open_table("me", "open", public=False).id
    assert own(ann, table).status == "waiting"
    assert own_tables(ben).underway == ()
    window, _state = ann.watch(table)
    window.say(Leave())
    window.wait_for(TableChanged)
    assert own_tables(ann) == YourTables((), (), None)


def test_a_finished_match_says_how_it_ended_for_oneself(ann: Person, ben: Person) -> None:
    table, hers, _his = finish(ann, ben)
    _window, state = ann.watch(table)
    assert state.view is not None
    outcome = state.view.outcome
    assert outcome is not None
    for seat, person in enumerate((ann, ben)):
        found = own(person, table)
        other = (ben, ann)[seat].name
        won = "A draw" if not outcome.winners else "You won" if seat in outcome.winners else f"{other} won"
        assert (found.status, found.result, found.score) == ("finished", won, outcome.scores[seat])
        assert found.place == (1 if seat in outcome.winners or not outcome.winners else 2)
        assert found.ended is not None
        assert not found.is_turn
    del hers


@pytest.mark.parametrize(
    ("winners", "yours", "words", "place"),
    [
        ((0,), (0,), "You won", 1),
        ((2,), (0,), "Cleo won", 3),
        ((1, 2), (0,), "Ben and Cleo won", 3),
        ((1, 0), (0,), "You and Ben won", 1),
        ((), (1,), "A draw", 1),
        ((2,), (0, 1, 2), "Seat 3 won", 1),
    ],
)
def test_the_result_is_told_in_words_and_places(
    winners: tuple[int, ...], yours: tuple[int, ...], words: str, place: int
) -> None:
    outcome = Outcome(winners, (3, 7, 5), "points")
    assert result_for(outcome, yours, ["Ann", "Ben", "Cleo"]) == words
    assert min(place_of(outcome, seat) for seat in yours) == place


def test_finished_matches_come_in_pages_newest_first(ann: Person) -> None:
    played = []
    for number in range(5):
        table = ann.open_table("me", "greedy", start=True).id
        play_on(*ann.watch(table), random.Random(number))
        played.append(table)
    first = own_tables(ann, finished=2)
    second = own_tables(ann, finished=2, before=first.before)
    third = own_tables(ann, finished=2, before=second.before)
    pages = [[table.id for table in page.finished] for page in (first, second, third)]
    assert pages == [played[4:2:-1], played[2:0:-1], played[:1]]
    assert third.before is None


@pytest.mark.parametrize("query", [{"finished": -1}, {"finished": 1000}, {"finished": "many"}, {"before": "x" * 99}])
def test_a_page_that_cannot_be_is_refused_with_a_sentence(ann: Person, query: dict[str, Any]) -> None:
    answer = ann.http.get("/api/me/tables", params=query)
    assert answer.status_code == 400
    assert answer.json()["sentence"]


def test_the_lobby_tells_each_of_their_own_tables_as_they_change(ann: Person, ben: Person, cleo: Person) -> None:
    lobbies = [person.connect("/ws/lobby") for person in (ann, ben, cleo)]
    assert all(lobby.wait_for(Yours) == Yours((), ()) for lobby in lobbies)
    table, hers, his = seated_pair(ann, ben, public=False)
    states = [hers.begun(), his.begun()]
    mover = 0 if states[0].question is not None else 1
    for seat, lobby in enumerate(lobbies[:2]):
        [found] = told_of(lobby, lambda yours: [one.status for one in yours.underway] == ["running"]).underway
        assert (found.id, found.to_act, found.is_turn) == (table, mover, seat == mover)
    asked = states[mover].question
    assert asked is not None
    (hers, his)[mover].play(0, asked.options[0].move)
    for seat, lobby in enumerate(lobbies[:2]):
        told_of(lobby, turn_is(seat != mover))
    his.say(Leave())
    told_of(lobbies[1], lambda yours: yours.underway == ())
    assert not any('"yours"' in text and table in text for text in lobbies[2].heard)


def test_the_end_is_told_while_the_page_is_open(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True).id
    lobby = ann.connect("/ws/lobby")
    play_on(*ann.watch(table), random.Random(2))
    ended = told_of(lobby, lambda yours: bool(yours.finished))
    assert (ended.finished[0].id, ended.underway) == (table, ())
    assert ended.finished[0].result is not None


def test_ones_own_public_table_is_among_ones_own_so_that_it_says_return(ann: Person, ben: Person) -> None:
    """The lobby shows a table to everybody; who sits there is told so, and offered neither a seat nor to watch."""
    table = ann.open_table("me", "open").id
    window, _state = ben.watch(table)
    assert [one.id for one in told_of(ann.connect("/ws/lobby"), lambda _any: True).underway] == [table]
    assert told_of(ben.connect("/ws/lobby"), lambda _any: True).underway == ()
    window.say(Sit(1))
    window.wait_for(TableChanged)
    assert [one.id for one in own_tables(ben).underway] == [table]


def test_a_restart_in_the_middle_changes_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        table, hers, his = seated_pair(ann, ben)
        hers.begun(), his.begun()
        finished = ann.open_table("me", "greedy", start=True).id
        play_on(*ann.watch(finished), random.Random(3))
        before = own_tables(ann), own_tables(ben)
        server.kill()
        server.start()
        assert (own_tables(ann), own_tables(ben)) == before
        assert {one.id for one in (*before[0].underway, *before[0].finished)} == {table, finished}
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_matches_from_before_results_were_kept_are_listed_too(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    server = ServerProcess(tmp_path)
    server.start()
    try:
        deadline = time.monotonic() + PATIENCE
        while rows(file, "SELECT count(*) FROM tables WHERE status = 'finished' AND ended IS NULL") != [(0,)]:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        ann = returning(server, "Ann")
        found = own_tables(ann, finished=100)
        assert {(one.game, one.id) for one in found.finished} >= set(FINISHED)
        assert all(one.result and one.ended and one.place for one in found.finished)
        assert {one.id for one in found.underway} >= {table for _game, table in RUNNING}
        ann.leave_all()
    finally:
        server.end()


def test_what_cannot_be_read_any_more_is_listed_without_a_result(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET game_version = 'older'")
    server = ServerProcess(tmp_path)
    server.start()
    try:
        ann = returning(server, "Ann")
        found = own_tables(ann, finished=100)
        assert {one.id for one in found.finished} >= {table for _game, table in FINISHED}
        assert {one.result for one in found.finished} == {None}
        ann.leave_all()
    finally:
        server.end()


@dataclass
class Silence:
    """How much of a match one person was not shown, and how much of that a careless server would have told."""

    moves: int = 0
    turns: int = 0
    """After how many of those moves somebody else was to act than before."""


async def followed_by(house: House, game: str, seat: int) -> Silence:
    """Play a match; see that the person on *seat* hears of it after the moves they were shown, and no others."""
    table, guest = await begun(house, game), PEOPLE[seat].id
    touched, silence = list[str](), Silence()
    house.yours.lookers[guest] = Looker({Ear(guest): ""})
    vars(house.yours)["_touch"] = touched.append
    told = encoded(await house.yours.listing(guest))
    luck = random.Random(5)
    while table.match is not None and not table.match.is_over and len(table.moves) < MOST_MOVES:
        acting = table.match.to_act
        touched.clear()
        await play_out(table, luck, 1)
        before, told = told, encoded(await house.yours.listing(guest))
        is_shown = bool((table.moves[-1].shown or 0) & bit(seat))
        assert (guest in touched) == is_shown
        if not is_shown:
            assert told == before
            silence.moves += 1
            silence.turns += table.match.to_act != acting
    return silence


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_move_that_one_was_not_shown_changes_nothing_and_sends_nothing(game: str, tmp_path: Path) -> None:
    async def play() -> Silence:
        async with opened_house(tmp_path) as house:
            return await followed_by(house, game, 0)

    silence = asyncio.run(play())
    assert silence.moves or game in ("coco", "geekfight"), "nothing was hidden: the test would prove nothing"
    assert silence.turns or game != "genres", "nobody's turn was hidden"
