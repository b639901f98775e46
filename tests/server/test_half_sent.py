"""Requests of which only a part ever comes: each is closed in the end, and nobody else notices."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from clashtable.server.settings import ServerSettings
from tests.server.person import Person
from tests.server.process import ServerProcess

PATIENCE = 60.0
WHOLE = b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server that waits for a request only for half a second, with room for 40 connections."""
    settings = ServerSettings(bot_delay_ms=0, request_seconds=0.5, most_connections=40)
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), settings)
    process.start()
    yield process
    process.end()


def answer_to(server: ServerProcess, *parts: bytes) -> bytes:
    """Return all that a connection hears until the server closes it."""
    with socket.create_connection(("127.0.0.1", server.settings.port), PATIENCE) as line:
        heard = b""
        for part in parts:
            line.sendall(part)
            if part.endswith(b"\r\n\r\n"):
                heard += line.recv(65536)
        while more := line.recv(65536):
            heard += more
        return heard


@pytest.mark.parametrize(
    "parts",
    [
        (),
        (b"GET /api/ver",),
        (b"GET /api/version HTTP/1.1\r\nHost: x\r\nX-Slow: ",),
        (WHOLE, b"GET /api/ver"),
    ],
    ids=["nothing", "half a line", "half the headers", "half of the second"],
)
def test_a_half_sent_request_is_told_that_it_is_late(hasty: ServerProcess, parts: tuple[bytes, ...]) -> None:
    assert answer_to(hasty, *parts).endswith(b"This request did not arrive in time.")


def test_half_a_body_is_cut_off(hasty: ServerProcess) -> None:
    head = b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r"
    assert b"200 OK" not in answer_to(hasty, head + b'\n{"name": "A')


def test_a_websocket_and_a_slow_answer_are_not_half_sent_requests(hasty: ServerProcess) -> None:
    ann = Person(hasty)
    window, state = ann.watch(ann.open_table("me", "open").id)
    answer_to(hasty)  # so much time has passed now as a request gets
    window.send('{"type":"resync"}')
    assert window.expect(type(state)).table.id == state.table.id
    ann.leave_all()


def test_connections_beyond_the_limit_are_closed_and_come_free_again(hasty: ServerProcess) -> None:
    lines = [socket.create_connection(("127.0.0.1", hasty.settings.port), PATIENCE) for _line in range(60)]
    heard = [line.recv(4096) for line in lines]
    for line in lines:
        line.close()
    assert heard.count(b"") >= 20
    assert httpx.get(f"{hasty.url}/api/version").status_code == 200
    assert Path(hasty.log).read_text().count("Traceback") == 0
