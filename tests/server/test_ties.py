"""Whom somebody has blocked: named by a seat or a line, kept for good, and heard no more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx

from clashtable.server.chat import say
from clashtable.server.messages import Ping, Pong
from clashtable.server.talk import Chat, ChatHeard
from tests.server.gallery import ANN, BEN, gallery
from tests.server.person import Person, seated_pair
from tests.server.process import ServerProcess
from tests.server.services import Redis
from tests.server.test_chat import heard, lines, talked
from tests.server.test_workers import Ear, begun_at_both, database, two_houses, until  # noqa: F401


def block(person: Person, table: str, **whom: Any) -> httpx.Response:
    """Let *person* block somebody at *table*."""
    return person.post("/api/ties", {"kind": "block", "table": table, **whom})


def test_whoever_is_blocked_is_heard_no_more_anywhere(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    his.say(Chat("boo"))
    line = heard(hers)
    assert block(ann, table, line=line.number).status_code == 201
    his.say(Chat("boo again"))
    assert heard(his).text == "boo"
    assert heard(his).text == "boo again"
    hers.say(Ping())
    while not isinstance(message := hers.hear(), Pong):
        assert not isinstance(message, ChatHeard)
    assert (talked(hers), talked(his)) == ([], ["boo", "boo again"])
    elsewhere, hers_there, his_there = seated_pair(ann, ben)
    assert elsewhere != table
    his_there.say(Chat("and here"))
    assert heard(his_there).text == "and here"
    assert talked(hers_there) == []
    hers_there.say(Chat("I can still talk."))
    assert heard(his_there).text == "I can still talk."


def test_blocked_people_are_listed_and_can_be_unblocked(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    assert ann.http.get("/api/ties").json() == []
    [tie] = block(ann, table, seat=1).json()
    assert (tie["name"], tie["kind"]) == (ben.name, "block")
    assert block(ann, table, seat=1).json()[0]["id"] == tie["id"], "twice is as good as once"
    ben.http.put("/api/me", json={"name": "Benjamin"})
    assert [one["name"] for one in ann.http.get("/api/ties").json()] == ["Benjamin"]
    assert ben.http.get("/api/ties").json() == [], "nobody is told that they are blocked"
    assert ann.http.delete(f"/api/ties/{tie['id']}").json() == []
    his.say(Chat("hello again"))
    assert heard(hers).text == "hello again"


def test_what_cannot_be_blocked_is_refused_in_a_sentence(server: ServerProcess, ann: Person, ben: Person) -> None:
    table, hers, _his = seated_pair(ann, ben)
    bots = ann.open_table("me", "greedy").id
    hers.say(Chat("me"))
    own = heard(hers).number
    for answer, status, words in (
        (block(ann, table), 400, "either by their seat or by the number"),
        (block(ann, table, seat=1, line=0), 400, "either by their seat"),
        (block(ann, table, seat=5), 404, "There is no seat 5"),
        (block(ann, bots, seat=1), 409, "this is for people"),
        (block(ann, table, line=77), 404, "Nobody has said a line 77"),
        (block(ann, table, line=own), 409, "That is you"),
        (block(ann, "nowhere", seat=1), 404, "no such table"),
        (ann.http.delete("/api/ties/nonsense"), 404, "not on your list"),
        (block(Person(server, named=False), table, seat=1), 401, "no name yet"),
    ):
        assert (answer.status_code, words in answer.json()["sentence"]) == (status, True), answer.text


def test_a_line_of_the_other_room_names_nobody(ann: Person, ben: Person, cleo: Person) -> None:
    table, hers, _his = seated_pair(ann, ben)
    cleo.watch(table)
    hers.say(Chat("among players"))
    assert block(cleo, table, line=heard(hers).number).status_code == 404


def test_a_block_survives_a_restart(tmp_path: Path) -> None:
    async def talk() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened()
            await room.house.ties.block(ANN.id, BEN.id)
        async with gallery(tmp_path, room.clock) as again:
            table = await again.house.find(table.id)
            assert await again.house.ties.blocked(ANN.id) == {BEN.id}
            ear, own = Ear("ann"), Ear("ben")
            table.join(ear)
            table.join(own)
            await say(again.house, table, BEN, "boo")
            assert (lines(ear), lines(own)) == ([], ["boo"])
            await again.house.ties.unblock(ANN.id, BEN.id)
            await say(again.house, table, BEN, "sorry")
            assert lines(ear) == ["sorry"]

    asyncio.run(talk())


def test_a_block_at_one_worker_counts_at_the_other(database: str, redis: Redis) -> None:  # noqa: F811
    async def talk() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            ear, own = Ear("ann"), Ear("ben")
            theirs.join(ear)
            theirs.join(own)
            await here.ties.block(ANN.id, BEN.id)
            await say(here, ours, BEN, "boo")
            await until(lambda: lines(own) == ["boo"])
            assert lines(ear) == []

    asyncio.run(talk())
