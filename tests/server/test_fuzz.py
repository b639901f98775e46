"""Anything at all may be sent: it is answered as the schema says, no 5xx, no traceback, and the neighbours play on.

The short form sends thousands of messages, `make soak` hundreds of thousands.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed

from clashtable.server.messages import Ping, Pong
from tests.server.person import Person, Window
from tests.server.process import GENEROUS, ServerProcess

SOAK: Final = os.environ.get("CLASHTABLE_SOAK") == "1"
MESSAGES: Final = 200_000 if SOAK else 5_000
CASES: Final = 500 if SOAK else 25
"""How many requests for each operation."""
CONFORMANCE: Final = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
GROWTH: Final = 60
"""By how many MiB the server may grow meanwhile."""
KINDS: Final = ("play", "sit", "deck", "fill", "start", "leave", "rematch", "resync", "ping", "dance")
WORDS: Final = ("type", "sequence", "move", "seat", "level", "deck", "x")
ODD: Final = (
    *("", "P", "O SBC", "greedy", "search:60", "\x00", "\ud800", "🦊", "ㅤ", "-1", "1e999", "a" * 300),
    *(0, 1, -1, 2**31, 2**63, 2**64, 10**40, 0.5, 1e308, True, False, None),
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server that is sent everything."""
    process = ServerProcess(tmp_path_factory.mktemp("fuzz"), GENEROUS)
    process.start()
    yield process
    process.end()


def check_unharmed(server: ServerProcess) -> None:
    """Check that the server never failed."""
    assert server.process is not None
    assert server.process.poll() is None
    log = server.log.read_text()
    assert "traceback" not in log.lower(), log[log.lower().index("traceback") - 300 :][:3000]


def resident(server: ServerProcess) -> int:
    """Return how many MiB of memory the server holds."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def odd_value(luck: random.Random, depth: int = 0) -> Any:
    """Return anything that JSON can say, and some that it cannot."""
    kind = luck.random()
    if kind < 0.8 or depth > 4:
        return luck.choice(ODD)
    if kind < 0.9:
        return [odd_value(luck, depth + 1) for _item in range(luck.randrange(4))]
    return {luck.choice(WORDS): odd_value(luck, depth + 1) for _item in range(luck.randrange(4))}


def odd_message(luck: random.Random) -> str | bytes:
    """Return something that looks like a message, more or less."""
    body = {word: odd_value(luck) for word in luck.sample(WORDS[1:], luck.randrange(4))}
    if luck.random() < 0.9:
        body["type"] = luck.choice(KINDS) if luck.random() < 0.95 else odd_value(luck)
    text = json.dumps(body)
    kind = luck.random()
    if kind < 0.7:
        return text
    if kind < 0.8:
        return text[: luck.randrange(len(text) + 1)]
    if kind < 0.85:
        return text.replace(luck.choice('{}":,'), luck.choice(("", "[", "{", '"', "\x00", "9" * 500)), 2)
    if kind < 0.9:
        return '{"x":' + luck.choice("[{") * luck.randrange(3000)
    if kind < 0.95:
        return bytes(luck.randrange(256) for _byte in range(luck.randrange(60)))
    return "".join(chr(luck.randrange(0xD7FF)) for _sign in range(luck.randrange(1500)))


def is_answered(window: Window, luck: random.Random, count: int) -> bool:
    """Send *count* messages and tell whether every one was answered; text that is no UTF-8 ends the connection."""
    try:
        send_batch(window, luck, count)
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code != 1007:
            raise
        return False
    return True


def send_batch(window: Window, luck: random.Random, count: int) -> None:
    """Send *count* messages and hear every answer."""
    for _message in range(count):
        said = odd_message(luck)
        if isinstance(said, str):
            window.connection.send(said.encode("utf-8", "surrogatepass"), text=True)
        else:
            window.connection.send(said, text=luck.random() < 0.05)
    window.say(Ping())
    window.wait_for(Pong)
    window.heard.clear()


def test_fuzzed_messages_are_answered_and_harm_nobody(target: ServerProcess) -> None:
    luck, neighbour, sent = random.Random(13), Person(target), 0
    other, _state = neighbour.watch(neighbour.open_table("me", "open").id)
    ann = Person(target)
    window, before = None, resident(target)
    while sent < MESSAGES:
        if window is None:
            table = ann.open_table("me", "open") if luck.random() < 0.2 else None
            window = ann.watch(table.id if table else other_table(neighbour))[0]
        if not is_answered(window, luck, 50):
            window = None
        sent += 50
    other.say(Ping())
    other.wait_for(Pong)
    check_unharmed(target)
    assert resident(target) - before < GROWTH
    for person in (ann, neighbour):
        person.leave_all()


def other_table(person: Person) -> str:
    """Return a table in the lobby."""
    table: str = person.http.get("/api/tables").json()["tables"][0]["id"]
    return table


def test_every_request_is_answered_as_the_schema_says(target: ServerProcess) -> None:
    ann = Person(target)
    document = ann.http.get("/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    table = ann.open_table("me", "open").id
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        found = operation.ok()

        @seed(13)
        @settings(
            max_examples=CASES,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=found.as_strategy(), is_known=st.booleans())
        def check(case: schemathesis.Case[Any], is_known: bool) -> None:
            if is_known and "table_id" in case.path_parameters:
                case.path_parameters["table_id"] = table
            case.headers.update({"cookie": ann.cookie()})
            answer = case.call(base_url=target.url)
            assert answer.status_code < 500, answer.text
            case.validate_response(answer, checks=CONFORMANCE)

        check()
    check_unharmed(target)
    assert httpx.get(f"{target.url}/api/health").json() == {"status": "ok"}
    ann.leave_all()
