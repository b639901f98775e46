"""Best-of series: the next table opens by itself, once, with everybody a seat further on."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.server.facts import Terms
from clashtable.server.house import House
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import ask_rematch, open_table
from clashtable.server.refusal import Refusal
from clashtable.server.rows import StoredTable
from clashtable.server.schema import TABLES
from clashtable.server.score import series_info, with_wins
from clashtable.server.seating import leave, sit
from clashtable.server.series import BREAK
from clashtable.server.tables import Table
from tests.server.person import Person
from tests.server.rated import concede, concede_from, duel
from tests.server.stage import Still
from tests.server.test_seeks import ANN, BEN, CLEO, opened

PAIR = (SeatPlan("me"), SeatPlan("open"))
BEST_OF_3 = Terms(best_of=3)


def plan(terms: Terms = BEST_OF_3, deck: str | None = None) -> NewTable:
    """Return the first table of a series of Geek Fight, where a match can be conceded."""
    return NewTable("geekfight", PAIR, terms=terms, deck=deck)


async def begun(house: House, terms: Terms = BEST_OF_3) -> Table:
    """Return a table where Ann and Ben have begun a series."""
    table = await open_table(house, ANN, plan(terms, "biohazard"), "nowhere")
    await sit(table, BEN, 1, "craft-fair")
    async with table.lock:
        await table.begin()
    return table


async def lose(table: Table, guest: str) -> None:
    """Let *guest* concede as soon as they are asked; the other one passes till then."""
    assert table.match is not None
    while table.status == "running":
        seat = table.match.to_act
        assert seat is not None
        player = table.seats.now[seat].guest
        moves = [table.match.notation(option) for option in table.match.legal_moves()]
        await table.play(player, table.sequence(seat), "concede" if player == guest else moves[-1])


async def gone_on(house: House, table: Table) -> Table:
    """Return the next table once it is there."""
    await asyncio.gather(*house.series.tasks)
    assert table.row.rematch is not None
    return await house.find(table.row.rematch)


def wins(table: Table) -> tuple[int, ...]:
    """Return how many matches those on each seat have won."""
    info = series_info(table.row, table.chairs, len(table.seats))
    assert info is not None
    return info.wins


def test_wins_follow_people_from_seat_to_seat() -> None:
    first = with_wins((0, 0, 0), 1, Outcome((2,), (0, 0, 9), "points"))
    assert first == (0, 0, 1)
    assert with_wins(first, 2, Outcome((0,), (9, 0, 0), "points")) == (0, 0, 2)
    assert with_wins(first, 2, Outcome((), (3, 3, 3), "draw")) == first


def test_the_next_table_keeps_everybodys_seat_and_swaps_two_players(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            first = await begun(house)
            await lose(first, "ann")
            second = await gone_on(house, first)
            assert [(seat.kind, seat.keeps) for seat in second.seats.now] == [("open", "ben"), ("open", "ann")]
            assert (second.row.series, second.row.round, second.row.rematch_of) == (first.id, 2, first.id)
            assert wins(second) == (1, 0)
            with pytest.raises(Refusal, match="That seat is kept for Ben"):
                await sit(second, CLEO, 0)
            await ask_rematch(house, first, BEN)
            await ask_rematch(house, first, ANN)
            assert second.status == "running"
            assert [seat.guest for seat in second.seats.now] == ["ben", "ann"]
            assert [seat.deck for seat in second.seats.now] == ["craft-fair", "biohazard"]

    asyncio.run(play())


def test_a_series_ends_when_somebody_has_the_majority(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            table = await begun(house)
            for _match in range(2):
                await lose(table, "ann")
                await asyncio.gather(*house.series.tasks)
                if table.row.rematch is not None:
                    table = await house.find(table.row.rematch)
                    await house.seeks.begin(table.id, "greedy")
            info = series_info(table.row, table.chairs, 2)
            assert info is not None
            assert (info.round, info.wins, info.is_decided, table.row.rematch) == (2, (2, 0), True, None)
            await ask_rematch(house, table, ANN)
            assert table.row.rematch is not None
            again = await house.find(table.row.rematch)
            assert (again.row.series, again.row.round) == (again.id, 1)

    asyncio.run(play())


def test_the_next_match_begins_after_a_minute_whoever_is_there(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            first = await begun(house)
            await lose(first, "ben")
            second = await gone_on(house, first)
            clock.time += BREAK - 1
            await house.seeks.look()
            assert second.match is None
            clock.time += 1
            await house.seeks.look()
            assert second.status == "running"
            assert [seat.guest for seat in second.seats.now] == ["ben", "ann"]
            assert [seat.deck for seat in second.seats.now] == ["craft-fair", "biohazard"]

    asyncio.run(play())


def test_everybody_may_bring_another_deck_where_the_terms_say_so(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            first = await begun(house, Terms(best_of=3, other_decks=True))
            await lose(first, "ben")
            second = await gone_on(house, first)
            await ask_rematch(house, first, ANN)
            assert second.seats.of("ann") is None
            await sit(second, ANN, 1, "craft-fair")
            await sit(second, BEN, 0, "biohazard")
            assert second.status == "running"
            assert [seat.deck for seat in second.seats.now] == ["biohazard", "craft-fair"]

    asyncio.run(play())


def test_there_is_exactly_one_next_table_whatever_happens(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            first = await begun(house)
            await lose(first, "ann")
            await asyncio.gather(*(house.series.go_on(first) for _worker in range(3)), house.series.look())
            await asyncio.gather(*house.series.tasks)
            assert await tables_in(house, first.id) == 2

    asyncio.run(play())


def test_a_worker_that_is_behind_opens_no_second_table(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            first = await begun(house)
            await lose(first, "ann")
            await gone_on(house, first)
            behind = house.restored(await stored(house, first.id))
            assert behind is not None
            behind.row, behind.edition = replace(behind.row, rematch=None), behind.edition - 1
            await house.series.go_on(behind)
            assert await tables_in(house, first.id) == 2
            assert behind.row.rematch == first.row.rematch

    asyncio.run(play())


def test_a_next_table_that_a_crash_prevented_is_opened_at_the_next_start(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            first = await begun(house)
            house.series.heard.add(first)
            await lose(first, "ann")
            assert first.row.rematch is None
        async with opened(url, Still(), is_new=False) as house:
            await house.series.look()
            table = await house.find(first.id)
            second = await gone_on(house, table)
            assert (second.row.round, wins(second)) == (2, (1, 0))

    asyncio.run(play())


def test_whoever_leaves_a_match_is_followed_by_the_bot_that_played_on(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            first = await begun(house)
            await leave(first, BEN)
            while first.status == "running":
                assert first.match is not None
                seat = first.match.to_act
                assert seat is not None
                if seat == 0:
                    await first.play("ann", first.sequence(0), "concede")
                else:
                    await first.play_bot(1, first.sequence(1), first.match.notation(first.match.legal_moves()[-1]))
            second = await gone_on(house, first)
            assert [(seat.kind, seat.keeps) for seat in second.seats.now] == [("bot", None), ("open", "ann")]
            assert wins(second) == (1, 0)

    asyncio.run(play())


async def tables_in(house: House, series: str) -> int:
    """Return how many tables belong to a series."""
    query = sql.select(sql.func.count()).select_from(TABLES).where(TABLES.c.series == series)
    return await house.store.read(lambda connection: connection.scalar(query) or 0)


async def stored(house: House, name: str) -> StoredTable:
    """Return a table as it is kept."""
    found = await house.store.table(name)
    assert found is not None
    return found


def test_people_at_browsers_play_a_series(ann: Person, ben: Person) -> None:
    table, windows = duel(ann, ben, BEST_OF_3)
    loser = concede(windows)
    info = windows[0].wait_for_table(lambda info: info.rematch is not None)
    assert info.series is not None
    assert (info.series.of, info.series.round, info.series.wins[1 - loser]) == (3, 1, 1)
    assert info.rematch is not None
    (hers, state), (his, _same) = ann.watch(info.rematch), ben.watch(info.rematch)
    assert state.table.seek is not None
    for person_window in windows:
        person_window.send('{"type": "rematch"}')
    states = [his.begun(), hers.begun()]
    assert (states[0].you, states[1].you) == (0, 1)
    concede_from([his, hers], states)
    assert table != info.rematch
