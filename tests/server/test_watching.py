"""Spectators: what is public, what a player shares, and with a delay."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from clashtable.server.clock import Clock
from clashtable.server.facts import Terms
from clashtable.server.messages import Leave, Moved, Refused, Resync, State, TableChanged
from clashtable.server.refusal import Refusal
from clashtable.server.remains import Remains
from clashtable.server.showing import table_info
from clashtable.server.spectators import look, share
from clashtable.server.talk import Look, Share
from tests.server.gallery import ANN, gallery, seen, watching
from tests.server.person import Person, Window, seated_pair
from tests.server.process import ServerProcess
from tests.server.services import Redis
from tests.server.test_workers import Ear, begun_at_both, database, play_one, two_houses, until  # noqa: F401


def state_of(window: Window) -> State:
    """Return how things stand."""
    window.say(Resync())
    return window.wait_for(State)


def shared(ann: Person, ben: Person, cleo: Person) -> tuple[Window, Window, Window]:
    """Return the windows of two who play and of one who looks from Ann's seat."""
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    his.begun()
    watcher, state = cleo.watch(table)
    assert [seat.shares for seat in state.table.seats] == [False, False]
    hers.say(Share(True))
    while not watcher.wait_for(TableChanged).table.seats[0].shares:
        pass
    watcher.say(Look(0))
    return hers, his, watcher


def move(*windows: Window) -> None:
    """Let whoever is asked make a move."""
    for window in windows:
        state = state_of(window)
        if state.question is not None:
            window.play(state.sequence, state.question.options[0].move)
            return
    raise AssertionError("nobody is asked")


def test_a_spectator_looks_from_the_seat_of_a_player_who_shares_it(ann: Person, ben: Person, cleo: Person) -> None:
    hers, his, watcher = shared(ann, ben, cleo)
    state = watcher.wait_for(State)
    assert (state.you, state.looks, state.question, state.deck) == (None, 0, None, None)
    assert state.view == state_of(hers).view != state_of(his).view
    for _move in range(6):
        move(hers, his)
        moved, told = watcher.wait_for(Moved), hers.wait_for(Moved)
        assert (moved.view, moved.events) == (told.view, told.events)
        assert (moved.move, moved.question) == (None, None)
        assert not any(line.text.startswith("You") for line in moved.log), "an onlooker hears of everybody by name"


def test_who_stops_sharing_is_looked_at_from_the_audience_at_once(ann: Person, ben: Person, cleo: Person) -> None:
    hers, his, watcher = shared(ann, ben, cleo)
    assert watcher.wait_for(State).looks == 0
    hers.say(Share(False))
    public = watcher.wait_for(State)
    assert (public.looks, public.view and public.view.seat) == (None, None)
    hers.say(Share(True))
    while not watcher.wait_for(TableChanged).table.seats[0].shares:
        pass
    move(hers, his)
    assert watcher.wait_for(Moved).view.seat is None, "whoever looked from there before has to ask again"


def test_who_leaves_shares_no_longer(ann: Person, ben: Person, cleo: Person) -> None:
    hers, _his, watcher = shared(ann, ben, cleo)
    assert watcher.wait_for(State).looks == 0
    hers.say(Leave())
    public = watcher.wait_for(State)
    assert (public.looks, public.table.seats[0].kind, public.table.seats[0].shares) == (None, "bot", False)


def test_nobody_looks_from_a_seat_that_is_not_shared(ann: Person, ben: Person, cleo: Person) -> None:
    _hers, his, watcher = shared(ann, ben, cleo)
    watcher.wait_for(State)
    watcher.say(Look(1))
    refused = watcher.wait_for(Refused)
    assert refused.code == "not_allowed"
    assert refused.sentence == f"The view from that seat is not shared. You can look from the seat of {ann.name}."
    watcher.say(Look(7))
    assert watcher.wait_for(Refused).code == "not_found"
    watcher.say(Share(True))
    assert "watching" in watcher.wait_for(Refused).sentence
    his.say(Look(0))
    assert "have a seat" in his.wait_for(Refused).sentence
    watcher.say(Look(None))
    assert watcher.wait_for(State).looks is None


def test_sharing_survives_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    people = [Person(server) for _person in range(3)]
    try:
        table, hers, his = seated_pair(people[0], people[1])
        hers.begun()
        hers.say(Share(True))
        while not his.wait_for(TableChanged).table.seats[0].shares:
            pass
        server.kill()
        server.start()
        watcher, state = people[2].watch(table)
        assert [seat.shares for seat in state.table.seats] == [True, False]
        watcher.say(Look(0))
        assert watcher.wait_for(State).looks == 0
    finally:
        for person in people:
            person.leave_all()
        server.end()


def test_what_is_shared_at_one_worker_is_seen_at_the_other(database: str, redis: Redis) -> None:  # noqa: F811
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            ear = Ear(None)
            theirs.join(ear)
            await share(ours, ANN, on=True)
            await until(lambda: theirs.seats.now[0].shares)
            look(theirs, ear, 0)
            assert ear.heard[-1]["looks"] == 0
            await share(ours, ANN, on=False)
            await until(lambda: ear.heard[-1]["type"] == "state" and ear.heard[-1]["looks"] is None)

    asyncio.run(play())


def test_in_a_rated_match_there_is_no_sharing_before_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened()
            table.row = replace(table.row, terms=Terms(rated=True))
            with pytest.raises(Refusal, match="In a rated match nobody can share"):
                await share(table, ANN, on=True)
            while table.status == "running":
                await play_one(table)
            await share(table, ANN, on=True)
            assert table.seats.now[0].shares

    asyncio.run(play())


# --- with a delay


def test_with_a_delay_spectators_see_the_match_as_it_was_so_many_seconds_ago(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened(delay=30)
            watcher, player = watching(table), watching(table, "ann")
            assert seen(watcher) == [("state", None)], "even the deal is not seen yet"
            assert table_info(table).moves == 0
            for second in (10, 20, 30):
                room.clock.turn(second)
                await play_one(table)
            assert seen(player) == [("state", 0), ("moved", 1), ("moved", 2), ("moved", 3)]
            assert seen(watcher) == [("state", None), ("state", 0)]
            for moment, moves in ((39.9, 0), (40.0, 1), (50.0, 2), (59.9, 2), (60.0, 3), (100.0, 3)):
                room.clock.turn(moment)
                assert seen(watcher)[2:] == [("moved", number) for number in range(1, moves + 1)]
                assert table_info(table).moves == moves, "in the lobby there is no more to be seen"

    asyncio.run(play())


def test_with_a_delay_all_spectators_see_the_same_whenever_they_come(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened(delay=30)
            await share(table, ANN, on=True)
            early, onlooker = watching(table), watching(table)
            look(table, onlooker, 0)
            for second in range(4, 80, 4):
                room.clock.turn(second)
                if table.status == "running" and second < 50:
                    await play_one(table)
                late, later = watching(table), watching(table, "cleo")
                look(table, later, 0)
                for earlier, newer in ((early, late), (onlooker, later)):
                    assert newest(earlier)["sequence"] == newest(newer)["sequence"]
                    assert newest(earlier)["view"] == newest(newer)["view"]

    asyncio.run(play())


def newest(ear: Ear) -> dict[str, Any]:
    """Return the newest that *ear* was told of the match."""
    return [message for message in ear.heard if message["type"] in ("state", "moved")][-1]


def test_with_a_delay_spectators_see_everything_once_the_match_is_over(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened(delay=600)
            watcher, player = watching(table), watching(table, "ann")
            while table.status == "running":
                await play_one(table)
            assert seen(watcher) == [("state", None), ("state", table.sequence(None))]
            assert newest(watcher)["view"]["outcome"] == newest(player)["view"]["outcome"] is not None
            room.clock.turn(700)
            assert len(seen(watcher)) == 2, "and it does not happen once more"

    asyncio.run(play())


def test_a_restart_in_the_middle_does_not_change_the_delay(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened(delay=30)
            for second in (10, 20, 30):
                room.clock.turn(second)
                await play_one(table)
        room.clock.planned.clear()
        room.clock.turn(35)
        async with gallery(tmp_path, room.clock) as again:
            table = await again.house.find(table.id)
            watcher = watching(table)
            assert seen(watcher) == [("state", 0)]
            for second in (40, 49, 50, 60):
                again.clock.turn(second)
            assert seen(watcher) == [("state", 0), ("moved", 1), ("moved", 2), ("moved", 3)]

    asyncio.run(play())


def test_a_match_of_which_nobody_noted_when_it_began_is_shown_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened(delay=30)
            table.row = replace(table.row, begun=None)
            table.delayed = table.behind(Remains())
            assert seen(watching(table)) == [("state", 0)]

    asyncio.run(play())


class Ahead(Clock):
    """A clock that can be put forward; what waits, waits by the machine's own."""

    seconds = 0.0

    def now(self) -> datetime:
        return super().now() + timedelta(seconds=self.seconds)


def test_what_is_played_at_one_worker_is_behind_at_the_other_too(database: str, redis: Redis) -> None:  # noqa: F811
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there, Terms(delay=600))
            clock = ours.clock = theirs.clock = Ahead()
            ear = Ear(None)
            theirs.join(ear)
            for _move in range(3):
                await play_one(ours)
            await until(lambda: theirs.count == 3)
            assert seen(ear) == [("state", None)]
            clock.seconds = 600.0
            theirs.attend()
            assert seen(ear) == [("state", None), ("state", 0), ("moved", 1), ("moved", 2), ("moved", 3)]

    asyncio.run(play())
