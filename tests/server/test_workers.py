"""Several workers of one server: what one does the others show, and each part may die."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import IntegrityError

from clashtable.cli import main
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.facts import USUAL, Terms
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.news import Alive, LookAgain, MoveMade, News
from clashtable.server.opening import ask_rematch, open_table
from clashtable.server.refusal import Overtaken, Refusal
from clashtable.server.relay import RedisRelay
from clashtable.server.seating import leave, sit
from clashtable.server.settings import ServerSettings
from clashtable.server.tables import Table
from tests.server.person import Person
from tests.server.process import GENEROUS, ServerProcess
from tests.server.services import Postgres, Redis
from tests.server.test_kill import workers_of

PATIENCE: Final = 60.0
ANN, BEN = Guest("ann", "Ann"), Guest("ben", "Ben")
PAIR: Final = NewTable("coco", (SeatPlan("me"), SeatPlan("open")), {"match_max_games": 1})


class Ear:
    """Somebody connected, who keeps what is told."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.heard: list[dict[str, object]] = []

    def tell(self, text: str) -> None:
        """Keep *text*."""
        self.heard.append(json.loads(text))

    @property
    def kinds(self) -> list[object]:
        """What kinds of messages came."""
        return [message["type"] for message in self.heard]


@asynccontextmanager
async def two_houses(database: str, redis: Redis) -> AsyncIterator[tuple[House, House]]:
    """Open two workers that share everything."""
    settings = ServerSettings(database=database, redis=redis.address(), bot_delay_ms=0)
    houses = [House(settings, Chance(), Clock()) for _worker in range(2)]
    for house in houses:
        await house.open()
    for guest in (ANN, BEN):
        await houses[0].store.add_guest(guest.id, guest.name, "2026-01-01T00:00:00+00:00")
    await until(lambda: all(not house.relay.is_cut and house.colleagues.heard for house in houses))
    try:
        yield houses[0], houses[1]
    finally:
        for house in houses:
            await house.close()


async def until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def play_one(table: Table) -> None:
    """Make any legal move of whoever's turn it is."""
    assert table.match is not None
    seat, options = table.match.to_act, table.match.legal_moves()
    assert seat is not None
    await table.play(table.seats.now[seat].guest, table.sequence(seat), table.match.notation(options[0]))


async def begun_at_both(here: House, there: House, terms: Terms = USUAL) -> tuple[Table, Table]:
    """Return the same table, where a match has begun, in the memory of two workers."""
    ours = await open_table(here, ANN, msgspec.structs.replace(PAIR, terms=terms), "nowhere")
    theirs = await there.find(ours.id)
    await sit(theirs, BEN, 1)
    await until(lambda: ours.seats.is_full())
    async with ours.lock:
        await ours.begin()
    await until(lambda: theirs.status == "running")
    for table in (ours, theirs):
        table.join(Ear(None))  # a worker follows where somebody looks on
    return ours, theirs


@pytest.fixture
def database(postgres: Postgres) -> str:
    """Return the address of a database with nothing in it."""
    return postgres.new_database()


def test_what_is_played_at_one_worker_is_shown_at_the_other(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            ear = Ear("ben")
            theirs.join(ear)
            for number in range(1, 6):
                await play_one(random.Random(number).choice((ours, theirs)))
                await until(lambda: len(ours.moves) == len(theirs.moves))
            assert ours.moves == theirs.moves
            assert ear.kinds.count("moved") == 5
            assert ear.kinds.count("state") == 1, "whoever is connected there sees every move, not a new state"

    asyncio.run(play())


def test_two_people_who_want_one_seat_at_two_workers_get_it_once(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            open_plan = NewTable("corgis", (SeatPlan("me"), SeatPlan("open"), SeatPlan("open")))
            ours = await open_table(here, ANN, open_plan, "nowhere")
            theirs = await there.find(ours.id)
            cleo = Guest("cleo", "Cleo")
            await here.store.add_guest(cleo.id, cleo.name, "2026-01-01T00:00:00+00:00")
            found = await asyncio.gather(sit(ours, BEN, 1), sit(theirs, cleo, 1), return_exceptions=True)
            refusals = [one for one in found if one is not None]
            assert len(refusals) == 1
            assert isinstance(refusals[0], Overtaken | Refusal)
            await until(lambda: ours.seats.names == theirs.seats.names)
            assert ours.seats.names[1] in ("Ben", "Cleo")

    asyncio.run(play())


def test_of_two_moves_at_the_same_moment_one_is_made(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            found = await asyncio.gather(play_one(ours), play_one(theirs), return_exceptions=True)
            assert all(one is None for one in found), "both made the very same move, so neither is refused"
            await until(lambda: ours.count == theirs.count == 1)

    asyncio.run(play())


def test_a_rematch_is_opened_once(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            while ours.status == "running":
                await play_one(ours)
            await until(lambda: theirs.status == "finished")
            await asyncio.gather(ask_rematch(here, ours, ANN), ask_rematch(there, theirs, BEN), return_exceptions=True)
            await until(lambda: ours.row.rematch == theirs.row.rematch is not None)

    asyncio.run(play())


def test_presence_names_and_lobby_are_those_of_all_workers(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            ear, stranger = Ear("ben"), Ear(None)
            theirs.join(ear)
            theirs.join(stranger)
            await until(lambda: ours.audience.is_present("ben"))
            assert ours.audience.watchers(ours.seats) == 3
            await until(lambda: [info.id for info in there.lobby.listing().tables] == [ours.id])
            await there.rename(BEN, "Benjamin")
            await until(lambda: ours.seats.names[1] == "Benjamin")
            theirs.part(ear)
            theirs.part(stranger)
            await until(lambda: not ours.audience.is_present("ben"))
            await until(lambda: ours.audience.watchers(ours.seats) == 2)

    asyncio.run(play())


def test_a_worker_that_is_gone_is_missed_and_its_bots_are_taken_over(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            plan = NewTable("coco", (SeatPlan("me"), SeatPlan("bot", "random")), {"match_max_games": 1}, start=True)
            ours = await open_table(here, ANN, plan, "nowhere")
            assert await here.relay.holds(ours.id)
            assert not await there.relay.holds(ours.id)
            theirs = await there.find(ours.id)
            ours.join(Ear("ann"))
            theirs.join(Ear(None))
            await until(lambda: theirs.audience.is_present("ann"))
            for task in here.colleagues.tasks | set(here.bots.playing.values()):
                task.cancel()
            assert isinstance(here.relay, RedisRelay)
            for task in here.relay.tasks:
                task.cancel()  # as if it had been killed
            await until(lambda: not theirs.audience.is_present("ann"))
            while theirs.match is not None and theirs.match.to_act == 0 and theirs.count < 30:
                await play_one(theirs)
            await until(lambda: theirs.match is not None and theirs.match.to_act != 1)

    asyncio.run(play())


def test_news_that_were_lost_are_found_in_the_database(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            redis.kill()
            await until(lambda: here.relay.is_cut and there.relay.is_cut)
            await play_one(ours)
            await until(lambda: theirs.count == 1)
            redis.start()
            await until(lambda: not here.relay.is_cut and not there.relay.is_cut)
            await play_one(theirs)
            await until(lambda: ours.count == 2)

    asyncio.run(play())


def test_a_deck_chosen_at_one_worker_is_not_noticed_at_another(database: str, redis: Redis) -> None:
    from clashtable.server.seating import choose_deck

    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            plan = NewTable("geekfight", (SeatPlan("me"), SeatPlan("open")))
            ours = await open_table(here, ANN, plan, "nowhere")
            theirs = await there.find(ours.id)
            ear = Ear("ben")
            theirs.join(ear)
            before = len(ear.heard)
            await choose_deck(ours, ANN, "biohazard")
            await until(lambda: theirs.edition == ours.edition)
            assert len(ear.heard) == before
            await leave(ours, ANN)
            await until(lambda: theirs.status == "closed")
            assert ear.heard[-1]["type"] == "state"

    asyncio.run(play())


def test_a_relay_says_again_that_something_may_be_missing(redis: Redis) -> None:
    async def play() -> None:
        heard: list[tuple[str, News]] = []
        one, other = (RedisRelay(redis.address(), name, Clock()) for name in ("one", "other"))
        await other.open(lambda worker, news: heard.append((worker, news)))
        await one.open(lambda _worker, _news: None)
        await until(lambda: not one.is_cut and not other.is_cut)
        one.tell(Alive())
        await until(lambda: ("one", Alive()) in heard)
        redis.kill()
        await until(lambda: one.is_cut and other.is_cut)
        before = len(heard)
        one.tell(Alive())
        await until(lambda: one.missed)
        redis.start()
        await until(lambda: not one.missed and not other.is_cut)
        one.tell(Alive())
        await until(lambda: ("one", Alive()) in heard[before:])
        # Whichever line came back first: the one that missed something says so, or the other looks by itself.
        assert any(isinstance(news, LookAgain) for _worker, news in heard[before:])
        assert not any(isinstance(news, MoveMade) for _worker, news in heard)
        await one.close()
        await other.close()

    asyncio.run(play())


def test_servers_of_other_databases_on_the_same_redis_are_strangers(postgres: Postgres, redis: Redis) -> None:
    async def play() -> None:
        first, second = postgres.new_database(), postgres.new_database()
        async with two_houses(first, redis) as (here, there), two_houses(second, redis) as (elsewhere, _other):
            table = await open_table(here, ANN, PAIR, "nowhere")
            await until(lambda: [info.id for info in there.lobby.listing().tables] == [table.id])
            await until(lambda: elsewhere.colleagues.heard)
            assert len(elsewhere.colleagues.heard) == len(here.colleagues.heard) == 1
            assert elsewhere.lobby.listing().tables == ()

    asyncio.run(play())


def test_an_edition_is_kept_once(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, _there):
            table = await open_table(here, ANN, PAIR, "nowhere")
            await here.store.begin(table.row, 1)
            with pytest.raises(IntegrityError):
                await here.store.begin(table.row, 1)

    asyncio.run(play())


# --- the processes


@pytest.fixture
def crew(tmp_path: Path, database: str, redis: Redis) -> Iterator[ServerProcess]:
    """Return a running server with two workers."""
    server = ServerProcess(tmp_path, replace(GENEROUS, workers=2, redis=redis.address()), database)
    server.start()
    yield server
    server.end()


def wait_until(is_so: Callable[[], object]) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it did not come to be so"
        time.sleep(0.05)


def test_a_worker_that_dies_is_replaced_and_whoever_comes_meanwhile_waits(crew: ServerProcess) -> None:
    before = workers_of(crew)
    assert len(before) == 2
    for worker in before:
        os.kill(worker, signal.SIGKILL)
    assert httpx.get(f"{crew.url}/api/version", timeout=PATIENCE).status_code == 200
    wait_until(lambda: len(workers_of(crew)) == 2 and not set(workers_of(crew)) & set(before))
    assert crew.stop() == 0


def is_served(url: str) -> bool:
    """Tell whether somebody answers; a worker that is about to end may drop what just arrived, so it is asked twice."""
    try:
        return httpx.get(url, timeout=PATIENCE).status_code == 200
    except httpx.RemoteProtocolError:
        return httpx.get(url, timeout=PATIENCE).status_code == 200


def test_workers_are_renewed_one_after_another(crew: ServerProcess) -> None:
    before = set(workers_of(crew))
    assert crew.process is not None
    crew.process.send_signal(signal.SIGHUP)
    while set(workers_of(crew)) & before:
        assert is_served(f"{crew.url}/api/version")
    assert len(workers_of(crew)) == 2
    assert "Traceback" not in crew.log.read_text()


def test_workers_end_when_whoever_looks_after_them_is_killed(crew: ServerProcess) -> None:
    workers = workers_of(crew)
    crew.kill()
    wait_until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def test_metrics_tell_of_all_workers(crew: ServerProcess) -> None:
    ann = Person(crew)
    ann.watch(ann.open_table("me", "open").id)

    def connections() -> dict[str, float]:
        text = httpx.get(f"{crew.url}/metrics").raise_for_status().text
        return {
            sample.labels["worker"]: sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == "clashtable_connections" and sample.labels["place"] == "table"
        }

    wait_until(lambda: len(connections()) == 2 and sum(connections().values()) == 1)
    ann.leave_all()


def test_health_says_when_workers_cannot_hear_each_other(crew: ServerProcess, redis: Redis) -> None:
    def status() -> str:
        answer = httpx.get(f"{crew.url}/api/health", timeout=PATIENCE).raise_for_status()
        return str(answer.json()["status"])

    wait_until(lambda: status() == "ok")
    redis.kill()
    try:
        wait_until(lambda: status() == "alone")
    finally:
        redis.start()
    wait_until(lambda: status() == "ok")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--workers", "2"], "Several workers hear of each other over a Redis"),
        (["--workers", "2", "--redis", "redis://127.0.0.1:1/0"], "A file of SQLite belongs to one server"),
        (["--redis", "redis://127.0.0.1:1/0"], "A file of SQLite belongs to one server"),
    ],
)
def test_several_workers_that_cannot_be_are_refused(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["serve", "--database", str(tmp_path / "tables.sqlite3"), *arguments])
    assert (status, said in capsys.readouterr().err) == (2, True)


def test_a_redis_that_is_not_there_is_said_before_anything_is_served(
    database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(
        ["serve", "--database", database, "--workers", "2", "--redis", "redis://127.0.0.1:1/0", "--port", "1"]
    )
    said = capsys.readouterr().err
    assert (status, said.count("\n")) == (2, 1)


def test_a_table_that_nobody_looks_at_here_is_read_again_when_somebody_comes(database: str, redis: Redis) -> None:
    async def play() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            for listener in tuple(ours.audience.listeners):
                ours.part(listener)
            await play_one(theirs)
            await play_one(theirs)
            assert (await here.find(ours.id)).count == 2

    asyncio.run(play())
