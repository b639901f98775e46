"""What one person and one address may ask for: a refusal says which limit it is and when it ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from clashtable.server.clock import Clock
from clashtable.server.limits import Asker, Limits, Rate, address_of
from clashtable.server.messages import ClientMessage, Lobby, Ping, Pong, Refused, Resync, State
from clashtable.server.refusal import TooMany
from clashtable.server.settings import ServerSettings
from clashtable.server.socket import STATE_COST
from tests.server.person import Person, Window
from tests.server.process import ServerProcess

STRICT = ServerSettings(
    bot_delay_ms=0,
    people_per_address=2,
    tables_per_person=3,
    openings_per_hour=5,
    guests_per_hour=4,
    connections_per_person=2,
    messages_per_second=10.0,
    message_burst=20,
    message_patience=3,
)


class Turned(Clock):
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.time = 0.0

    def monotonic(self) -> float:
        return self.time


def test_a_rate_fills_up_again() -> None:
    clock = Turned()
    rate = Rate(2.0, 3.0, clock)
    assert [rate.take("ann") for _message in range(4)] == [0.0, 0.0, 0.0, 0.5]
    assert (rate.wait("ann"), rate.wait("ben")) == (1.0, 0.0)
    clock.time = 1.0
    assert rate.wait("ann") == 0.0
    clock.time = 100.0
    rate.forget()
    assert rate.buckets == {}


def test_a_connection_counts_while_it_lasts() -> None:
    limits = Limits(STRICT, Turned())
    ann, ben, cleo = Asker("ann", "here"), Asker("ben", "here"), Asker("cleo", "here")
    with limits.connection(ann), limits.connection(ann):
        with pytest.raises(TooMany, match=r"^You can have two connections at once; close one of them\.$"):
            limits.connection(ann).__enter__()
        with limits.connection(ben), limits.connection(ben):
            with pytest.raises(TooMany, match=r"^An address can have four connections at once\.$"):
                limits.connection(cleo).__enter__()
            with limits.connection(Asker("cleo", "elsewhere")):
                pass
    assert not limits.connected
    with limits.connection(ann):
        pass


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("no address" * 20, ("no address" * 20)[:64]),
        (None, "nowhere"),
    ],
)
def test_an_address_is_that_of_a_household(host: str | None, address: str) -> None:
    connection = SimpleNamespace(client=None if host is None else SimpleNamespace(host=host))
    assert address_of(cast(Any, connection)) == address


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server that allows little."""
    process = ServerProcess(tmp_path_factory.mktemp("strict"), STRICT)
    process.start()
    yield process
    process.end()


def arrival(server: ServerProcess, address: str) -> Person:
    """Return somebody new who comes from *address*, as a proxy on this machine says."""
    person = Person(server, named=False)
    person.http.headers["x-forwarded-for"] = address
    assert person.http.get("/api/me").status_code == 200
    return person


def bot_tables(person: Person, count: int) -> list[httpx.Response]:
    """Let *person* open tables where only bots sit, who take long, and return the answers."""
    plan = {
        "game": "coco",
        "seats": [{"kind": "bot", "level": "search@2s"}] * 2,
        "start": True,
        "options": {"match_points": 500},
    }
    return [person.post("/api/tables", plan) for _table in range(count)]


def test_tables_count_for_whoever_opened_them_and_for_their_address(strict: ServerProcess) -> None:
    ann, ben, cleo = (arrival(strict, "192.0.2.1") for _person in range(3))
    answers = bot_tables(ann, 4)
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[3].json()["sentence"] == "You already have 3 tables under way; finish or leave one of them first."
    assert answers[3].headers["retry-after"] == "60"
    assert [answer.status_code for answer in bot_tables(ben, 3)] == [201] * 3
    [refused] = bot_tables(cleo, 1)
    assert (refused.status_code, refused.json()["sentence"]) == (429, "This address already has 6 tables under way.")
    cleo.http.headers["x-forwarded-for"] = "192.0.2.2"
    assert [answer.status_code for answer in bot_tables(cleo, 1)] == [201]
    for person in (ann, ben, cleo):
        person.leave_all()


def test_guests_count_for_their_address(strict: ServerProcess) -> None:
    behind = {"x-forwarded-for": "192.0.2.3"}
    answers = [httpx.get(f"{strict.url}/api/me", headers=behind) for _guest in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429]
    limit = "From one address four new guests can come in an hour. Try again in "
    assert answers[4].json()["sentence"].startswith(limit)
    assert 1 <= int(answers[4].headers["retry-after"]) <= 900
    assert httpx.get(f"{strict.url}/api/me", headers={"x-forwarded-for": "192.0.2.4"}).status_code == 200
    known = httpx.get(f"{strict.url}/api/me", headers=behind, cookies=answers[0].cookies)
    assert known.json() == answers[0].json()


def test_requests_count_for_their_address(strict: ServerProcess) -> None:
    with httpx.Client(base_url=strict.url, headers={"x-forwarded-for": "192.0.2.5"}) as browser:
        while (answer := browser.get("/api/version")).status_code == 200:
            pass  # until the burst is used up
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")
    assert answer.json() == {"sentence": "This address sends too many requests. Try again in one second."}
    assert httpx.get(f"{strict.url}/api/version").status_code == 200


def closing_code(window: Window) -> int:
    """Return the code with which the server closes *window*."""
    with pytest.raises(ConnectionClosed) as closed:
        window.wait_for(Lobby)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def say_often(window: Window, message: ClientMessage, times: int) -> None:
    """Say *message* that many *times*, unless the server has had enough before."""
    with suppress(ConnectionClosed):
        for _time in range(times):
            window.say(message)


def test_a_third_connection_of_one_person_is_turned_away(strict: ServerProcess) -> None:
    ann = arrival(strict, "192.0.2.6")
    table = ann.open_table("me", "open").id
    windows = [ann.watch(table)[0] for _window in range(2)]
    third = ann.enter(table)
    assert third.expect(Refused) == Refused("too_many", "You can have two connections at once; close one of them.")
    assert closing_code(third) == 4429
    windows[0].close()
    while not isinstance(ann.enter(table).hear(), State):
        pass  # until the server has heard of it
    ann.leave_all()


@pytest.mark.parametrize("path", ["table", "lobby"])
def test_who_sends_too_fast_is_slowed_then_cut_off_and_nobody_else(strict: ServerProcess, path: str) -> None:
    ann, ben = (arrival(strict, f"192.0.2.{len(path)}7") for _person in range(2))
    table = ann.open_table("me", "open").id
    calm, _state = ben.watch(table)
    fast = ann.connect(f"/ws/tables/{table}" if path == "table" else "/ws/lobby")
    fast.hear()
    say_often(fast, Ping(), 200)
    assert closing_code(fast) == 4429
    answered = sum('"pong"' in said for said in fast.heard)
    assert STRICT.message_burst - STATE_COST <= answered < 190
    calm.say(Ping())
    calm.wait_for(Pong)
    ann.leave_all()
    ben.leave_all()


def test_a_whole_state_counts_as_several_messages(strict: ServerProcess) -> None:
    ann = arrival(strict, "192.0.2.8")
    window, _state = ann.watch(ann.open_table("me", "open").id)
    say_often(window, Resync(), 50)
    assert closing_code(window) == 4429
    assert sum('"type":"state"' in said for said in window.heard) < 40
    ann.leave_all()


def test_an_hour_has_so_many_openings() -> None:
    limits = Limits(replace(STRICT, tables_per_person=100), Turned())
    for _table in range(5):
        limits.check_opening("ann", "here", 0)
    with pytest.raises(TooMany, match=r"^You can open five tables in an hour\. Try again in 720 seconds\.$") as refused:
        limits.check_opening("ann", "here", 0)
    assert refused.value.seconds == 720
