"""Looking for a game: people meet, bots fill up what is free, and a restart in between changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import pytest
import sqlalchemy as sql

from clashtable.core.errors import InvalidMessage
from clashtable.server.chance import Chance
from clashtable.server.facts import TableInfo
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.meeting import find_game, planned
from clashtable.server.messages import Leave, State
from clashtable.server.refusal import Refusal
from clashtable.server.schema import SEEKS, TIES
from clashtable.server.seating import leave
from clashtable.server.seeks import GONE
from clashtable.server.settings import ServerSettings
from clashtable.server.society import NewSeek
from tests.server.person import Person
from tests.server.rated import CREATED, give_account, soon
from tests.server.stage import Still

ANN, BEN, CLEO = Guest("ann", "Ann"), Guest("ben", "Ben"), Guest("cleo", "Cleo")
COCO: Final = NewSeek("coco")


class Window:
    """Somebody connected, who does not listen."""

    def __init__(self, guest: str) -> None:
        self.guest = guest

    def tell(self, text: str) -> None:
        """Let it pass."""


@asynccontextmanager
async def opened(url: str, clock: Still, *, is_new: bool = True) -> AsyncIterator[House]:
    """Open a worker whose clock the test turns."""
    house = House(ServerSettings(database=url), Chance(), clock)
    await house.open()
    if is_new:
        for guest in (ANN, BEN, CLEO):
            await house.store.add_guest(guest.id, guest.name, CREATED)
    try:
        yield house
    finally:
        await house.close()


def test_two_who_look_for_the_same_meet_and_the_match_begins(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            hers, his = await asyncio.gather(*(find_game(house, guest, COCO, "nowhere") for guest in (ANN, BEN)))
            assert hers is his
            assert hers.status == "running"
            assert [seat.guest for seat in hers.seats.now] == ["ann", "ben"]

    asyncio.run(play())


@pytest.mark.parametrize("other", [NewSeek("geekfight"), NewSeek("corgis", seats=3)])
def test_those_who_look_for_something_else_do_not_meet(url: str, other: NewSeek) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            hers = await find_game(house, ANN, NewSeek("corgis", seats=4), "nowhere")
            his = await find_game(house, BEN, other, "nowhere")
            assert hers is not his

    asyncio.run(play())


@pytest.mark.parametrize("pair", [("ann", "ben"), ("ben", "ann")])
def test_nobody_meets_whom_they_have_blocked_or_who_has_blocked_them(url: str, pair: tuple[str, str]) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            row = {"guest_id": pair[0], "other_id": pair[1], "kind": "block", "since": CREATED}
            await house.store._do(sql.insert(TIES).values(row))
            hers = await find_game(house, ANN, COCO, "nowhere")
            assert await find_game(house, BEN, COCO, "nowhere") is not hers
            assert await find_game(house, CLEO, COCO, "nowhere") is hers

    asyncio.run(play())


def test_whoever_asks_again_is_at_the_same_table(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            table = await find_game(house, ANN, COCO, "nowhere")
            assert await find_game(house, ANN, COCO, "nowhere") is table
            assert table.status == "waiting"

    asyncio.run(play())


def test_bots_take_the_free_seats_when_the_wait_is_over(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            table = await find_game(house, ANN, NewSeek("corgis", seats=3, wait=30, level="greedy"), "nowhere")
            await find_game(house, BEN, NewSeek("corgis", seats=3, wait=300), "nowhere")
            clock.time = 29.0
            await house.seeks.look()
            assert table.match is None
            clock.time = 30.0
            await house.seeks.look()
            assert table.status == "running"
            assert [(seat.kind, seat.level) for seat in table.seats.now][2] == ("bot", "greedy")
            await house.seeks.look()
            assert await house.store.read(lambda connection: connection.execute(sql.select(SEEKS)).all()) == []

    asyncio.run(play())


def test_a_wait_that_ends_while_the_server_is_down_is_over_at_the_next_start(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            name = (await find_game(house, ANN, NewSeek("coco", wait=30), "nowhere")).id
        again = Still()
        again.time = 31.0
        async with opened(url, again, is_new=False) as house:
            await house.seeks.look()
            table = await house.find(name)
            assert (table.status, table.seats.now[1].kind) == ("running", "bot")

    asyncio.run(play())


def test_without_a_wait_bots_join_at_once(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            assert (await find_game(house, ANN, NewSeek("coco", wait=0), "nowhere")).status == "running"

    asyncio.run(play())


def test_leaving_takes_the_seek_back(url: str) -> None:
    async def play() -> None:
        async with opened(url, Still()) as house:
            table = await find_game(house, ANN, COCO, "nowhere")
            await leave(table, ANN)
            assert table.status == "closed"
            assert await find_game(house, BEN, COCO, "nowhere") is not table

    asyncio.run(play())


def test_whoever_goes_without_a_word_no_longer_looks_for_a_game(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            table = await find_game(house, ANN, NewSeek("coco", wait=600), "nowhere")
            window = Window("ann")
            table.join(window)
            await house.seeks.look()
            clock.time = GONE + 1
            await house.seeks.look()
            assert table.seats.of("ann") == 0
            table.part(window)
            await house.seeks.look()
            clock.time += GONE
            await house.seeks.look()
            assert table.status == "closed"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("seek", "sentence"),
    [
        (NewSeek("chess"), "There is no game 'chess'"),
        (NewSeek("coco", seats=3), "has 2 to 2 seats, not 3"),
        (NewSeek("coco", wait=601), "Bots join after 0 to 600 seconds, not 601"),
    ],
)
def test_what_cannot_be_looked_for_is_refused_with_what_is_possible(seek: NewSeek, sentence: str) -> None:
    with pytest.raises(InvalidMessage, match=sentence):
        planned(seek)


def test_a_rated_seek_is_filled_with_bots_that_can_be_rated() -> None:
    with pytest.raises(Refusal, match="At a rated table a bot is"):
        planned(NewSeek("coco", rated=True, level="random"))


# --- over the network


def seek(person: Person, body: NewSeek) -> TableInfo:
    """Let *person* look for a game."""
    answer = person.post("/api/seeks", body)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def test_the_table_says_when_bots_join_and_its_host_can_let_them_join_now(ann: Person, ben: Person) -> None:
    info = seek(ann, NewSeek("corgis", seats=5, wait=500, level="greedy"))
    assert info.seek is not None
    assert info.seek.level == "greedy"
    assert seek(ben, NewSeek("corgis", seats=5)).id == info.id
    window, _state = ann.watch(info.id)
    assert "whoever has looked for longest" in ben.post(f"/api/seeks/{info.id}/start", {}).text
    assert ann.post(f"/api/seeks/{info.id}/start", {}).json()["status"] == "running"
    assert window.wait_for(State).table.seek is None


def test_a_rated_seek_needs_an_account(ann: Person, ben: Person) -> None:
    wanted = NewSeek("panzer", rated=True, wait=300)
    assert "a rating needs an account" in ann.post("/api/seeks", wanted).text
    give_account(ann)
    info = seek(ann, wanted)
    assert info.terms.rated
    assert "a rating needs an account" in ben.post("/api/seeks", wanted).text
    window, _state = ann.watch(info.id)
    window.say(Leave())
    soon(lambda: ann.table(info.id).status == "closed")
