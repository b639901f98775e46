"""Tables that are over, left alone or played by bots alone leave memory and lobby, and come back on demand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import open_table
from clashtable.server.seating import leave
from clashtable.server.settings import ServerSettings
from clashtable.server.sweep import ENDED, EVERY
from clashtable.server.tables import Table
from clashtable.server.thinking import Thinker

MINUTE = 60.0


class Turned(Clock):
    """A clock whose seconds a test turns."""

    def __init__(self) -> None:
        self.time = 0.0

    def monotonic(self) -> float:
        return self.time


class Onlooker:
    """Somebody connected to a table who is not known."""

    guest = None

    def __init__(self) -> None:
        self.heard: list[str] = []

    def tell(self, text: str) -> None:
        self.heard.append(text)


class Ponder:
    """What bots think: as the test lets them."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[str]] = []

    async def decide(self, _thought: object, _owner: str) -> str:
        self.asked.append(asyncio.get_running_loop().create_future())
        return await self.asked[-1]


Played = Callable[[House, Turned, Ponder], Awaitable[None]]


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Played], None]:
    """Return a function that lets a test happen in a house; each time it is as after a restart."""
    monkeypatch.setattr(Thinker, "open", lambda _thinker: None)

    def happen(play: Played) -> None:
        async def played() -> None:
            clock, ponder = Turned(), Ponder()
            settings = ServerSettings(bot_delay_ms=0, database=str(tmp_path / "tables.sqlite3"), tables_per_person=1000)
            house = House(settings, Chance(), clock)
            monkeypatch.setattr(house.thinker, "decide", ponder.decide)
            await house.open()
            try:
                await play(house, clock, ponder)
            finally:
                await house.close()

        asyncio.run(played())

    return happen


async def opened(house: House, guest: Guest, *seats: str) -> Table:
    """Return a new table of *guest*; without a seat of their own it begins at once."""
    plans = tuple(SeatPlan("bot", seat) if seat == "greedy" else SeatPlan(seat) for seat in seats)  # type: ignore[arg-type]  # me or open
    plan = NewTable("coco", plans, {"match_max_games": 1}, start="me" not in seats)
    return await open_table(house, guest, plan, "here")


async def settle() -> None:
    """Let everything happen that can."""
    for _round in range(20):
        await asyncio.sleep(0)


def any_move(table: Table) -> str:
    """Return a move that is possible now."""
    question = table.match.question() if table.match is not None else None
    assert question is not None
    return question.options[0].move


def pass_time(house: House, clock: Turned, seconds: float) -> None:
    """Let so many *seconds* pass, with a sweep at the beginning and at the end."""
    house.sweep.sweep()
    clock.time += seconds
    house.sweep.sweep()


def test_hundreds_of_tables_that_were_left_are_gone(at_home: Callable[[Played], None]) -> None:
    async def play(house: House, clock: Turned, _ponder: Ponder) -> None:
        ann = await house.guests.welcome()
        tables = [await opened(house, ann, "me", "open") for _table in range(60)]
        for table in tables:
            await leave(table, ann)
        assert len(house.tables) == 60
        pass_time(house, clock, ENDED)
        assert (house.tables, house.limits.places, house.sweep.seen) == ({}, {}, {})
        assert (await house.find(tables[7].id)).status == "closed"

    at_home(play)


def test_a_table_stays_while_somebody_is_connected_and_for_a_while_after(at_home: Callable[[Played], None]) -> None:
    async def play(house: House, clock: Turned, _ponder: Ponder) -> None:
        ann, window = await house.guests.welcome(), Onlooker()
        table = await opened(house, ann, "me", "open")
        table.join(window)
        pass_time(house, clock, 1000 * MINUTE)
        assert list(house.tables) == [table.id]
        table.part(window)
        pass_time(house, clock, 59 * MINUTE)
        assert list(house.tables) == [table.id]
        pass_time(house, clock, MINUTE + EVERY)
        assert not house.tables
        again = await house.find(table.id)
        assert (again is not table, again.status, again.row.host) == (True, "waiting", ann.id)

    at_home(play)


def test_bots_among_themselves_rest_when_nobody_looks_and_go_on_when_somebody_does(
    at_home: Callable[[Played], None],
) -> None:
    async def play(house: House, clock: Turned, ponder: Ponder) -> None:
        table = await opened(house, await house.guests.welcome(), "greedy", "greedy")
        await settle()
        assert len(ponder.asked) == 1
        pass_time(house, clock, 10 * MINUTE)
        assert list(house.tables) == [table.id]  # its bot still thinks
        ponder.asked[0].set_result(any_move(table))
        while table in house.bots.playing:
            await asyncio.sleep(0.01)
        assert (len(ponder.asked), table.count) == (1, 1)
        pass_time(house, clock, EVERY)
        assert not house.tables
        again = await house.find(table.id)
        await settle()
        assert (len(ponder.asked), again.count) == (1, 1)
        again.join(Onlooker())
        await settle()
        assert len(ponder.asked) == 2

    at_home(play)


def test_whoever_looks_before_the_bots_have_stopped_keeps_them_playing(at_home: Callable[[Played], None]) -> None:
    async def play(house: House, clock: Turned, ponder: Ponder) -> None:
        table = await opened(house, await house.guests.welcome(), "greedy", "greedy")
        await settle()
        pass_time(house, clock, 10 * MINUTE)
        table.join(Onlooker())
        ponder.asked[0].set_result(any_move(table))
        while len(ponder.asked) < 2:
            await asyncio.sleep(0.01)
        assert list(house.tables) == [table.id]

    at_home(play)


def test_after_a_restart_nothing_fills_memory_or_lobby_until_somebody_comes_back(
    at_home: Callable[[Played], None],
) -> None:
    names: list[str] = []

    async def before(house: House, _clock: Turned, _ponder: Ponder) -> None:
        mallory = await house.guests.welcome()
        names.extend([(await opened(house, mallory, "greedy", "greedy")).id for _table in range(30)])
        names.append((await opened(house, mallory, "me", "open")).id)

    async def after(house: House, _clock: Turned, ponder: Ponder) -> None:
        await settle()
        assert (house.tables, house.lobby.listing().tables, ponder.asked) == ({}, (), [])
        assert [(await house.find(name)).status for name in names[-2:]] == ["running", "waiting"]
        assert list(house.tables) == names[-2:]

    at_home(before)
    at_home(after)


def test_the_lobby_shows_only_some_tables_of_one_person(at_home: Callable[[Played], None]) -> None:
    async def play(house: House, _clock: Turned, _ponder: Ponder) -> None:
        mallory, ann = await house.guests.welcome(), await house.guests.welcome()
        mine = await opened(house, ann, "me", "open")
        for _table in range(110):
            await opened(house, mallory, "me", "open")
        shown = house.lobby.listing().tables
        assert (len(shown), shown[-1].id) == (4, mine.id)

    at_home(play)


def test_a_table_is_loaded_once_however_many_come_for_it(at_home: Callable[[Played], None]) -> None:
    async def play(house: House, clock: Turned, _ponder: Ponder) -> None:
        table = await opened(house, await house.guests.welcome(), "me", "open")
        house.drop(table)
        found = await asyncio.gather(*(house.find(table.id) for _person in range(20)))
        assert set(found) == {house.tables[table.id]}

    at_home(play)
