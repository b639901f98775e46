"""Ratings, series, challenges and seeks at two workers that share a database: each is done once, and shown at both."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sql

from clashtable.server.facts import Terms
from clashtable.server.house import House
from clashtable.server.meeting import find_game
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import open_table
from clashtable.server.schema import ACCOUNTS, RATINGS, TABLES
from clashtable.server.seating import sit
from clashtable.server.society import NewChallenge, NewSeek
from clashtable.server.tables import Table
from tests.server.rated import CREATED
from tests.server.services import Postgres, Redis
from tests.server.test_workers import ANN, BEN, Ear, two_houses, until

PAIR = (SeatPlan("me"), SeatPlan("open"))


@pytest.fixture
def database(postgres: Postgres) -> str:
    """Return the address of a database with nothing in it."""
    return postgres.new_database()


async def give_accounts(house: House) -> None:
    """Give Ann and Ben accounts."""
    for guest in (ANN, BEN):
        row = {"guest_id": guest.id, "login": guest.name.lower(), "password": "", "created": CREATED}
        await house.store._do(sql.insert(ACCOUNTS).values(row))


async def begun_at_both(here: House, there: House, terms: Terms) -> tuple[Table, Table]:
    """Return the same table, where a match has begun, in the memory of both workers."""
    ours = await open_table(here, ANN, NewTable("geekfight", PAIR, terms=terms), "nowhere")
    theirs = await there.find(ours.id)
    await sit(theirs, BEN, 1)
    await until(lambda: ours.seats.is_full())
    async with ours.lock:
        await ours.begin()
    await until(lambda: theirs.status == "running")
    for table in (ours, theirs):
        table.join(Ear(None))  # a worker follows where somebody looks on
    return ours, theirs


async def end(table: Table) -> None:
    """Let whoever is asked concede."""
    assert table.match is not None
    seat = table.match.to_act
    assert seat is not None
    await table.play(table.seats.now[seat].guest, table.sequence(seat), "concede")


def test_a_match_is_rated_once_and_both_workers_show_what_it_did(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            await give_accounts(here)
            ours, theirs = await begun_at_both(here, there, Terms(rated=True))
            await end(ours)
            await until(lambda: ours.gains and theirs.gains == ours.gains)
            await asyncio.gather(here.ratings.make_up(), there.ratings.make_up(), there.ratings.rate(theirs))
            counts = await here.store.read(lambda connection: list(connection.scalars(sql.select(RATINGS.c.matches))))
            assert counts == [1, 1]

    asyncio.run(play())


def test_matches_of_the_same_players_at_two_workers_all_count(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            await give_accounts(here)
            pairs = [await begun_at_both(here, there, Terms(rated=True)) for _number in range(6)]
            await asyncio.gather(*(end(pair[number % 2]) for number, pair in enumerate(pairs)))
            await until(lambda: all(ours.gains and theirs.gains for ours, theirs in pairs))
            counts = await here.store.read(lambda connection: list(connection.scalars(sql.select(RATINGS.c.matches))))
            assert counts == [6, 6]

    asyncio.run(play())


def test_two_workers_open_one_next_table_of_a_series(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there, Terms(best_of=3))
            await end(ours)
            await until(lambda: theirs.status == "finished")
            await asyncio.gather(here.series.go_on(ours), there.series.go_on(theirs))
            await until(lambda: ours.row.rematch is not None and theirs.row.rematch == ours.row.rematch)
            query = sql.select(sql.func.count()).select_from(TABLES).where(TABLES.c.series == ours.id)
            assert await here.store.read(lambda connection: connection.scalar(query)) == 2

    asyncio.run(play())


def test_a_challenge_is_told_at_the_worker_where_its_player_is(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            await give_accounts(here)
            ear = Ear("ben")
            there.lobby.join(ear)
            with there.crowd.present("ben"):
                table = await here.challenges.make(ANN, NewChallenge("Ben", "coco"), "nowhere")
                await until(lambda: "challenge" in ear.kinds)
                await until(lambda: here.crowd.is_online("ben"))
            await there.challenges.decline(await there.find(table.id), BEN)
            await until(lambda: "challenge_over" in ear.kinds and table.status == "closed")
            await until(lambda: not here.crowd.is_online("ben"))

    asyncio.run(play())


def test_those_who_look_for_a_game_at_two_workers_meet(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours = await find_game(here, ANN, NewSeek("coco", wait=600), "nowhere")
            theirs = await find_game(there, BEN, NewSeek("coco", wait=600), "nowhere")
            assert theirs.id == ours.id
            await until(lambda: ours.status == theirs.status == "running")

    asyncio.run(play())
