"""A person at a browser, as far as the server can tell: a cookie, HTTP requests, and WebSockets to tables."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from clashtable.server.facts import TableInfo
from clashtable.server.messages import (
    ClientMessage,
    Moved,
    NewTable,
    Ping,
    Play,
    Pong,
    SeatPlan,
    ServerMessage,
    Sit,
    Start,
    State,
    TableChanged,
)
from tests.server.process import ServerProcess

PATIENCE: Final = 20.0
DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
SHORT: Final[dict[str, bool | int | str]] = {"match_max_games": 1}
"""A match of one game."""
Said = TypeVar("Said")


class Window:
    """A connection to a table; what is heard over it is kept as it came."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []

    def hear(self, timeout: float = PATIENCE) -> ServerMessage:
        """Return the next message."""
        text = self.connection.recv(timeout, decode=True)
        self.heard.append(text)
        return DECODER.decode(text)

    def expect(self, kind: type[Said]) -> Said:
        """Return the next message, which must be of *kind*."""
        message = self.hear()
        assert isinstance(message, kind), message
        return message

    def wait_for(self, kind: type[Said]) -> Said:
        """Return the next message of *kind*, passing over others."""
        for _message in range(20_000):
            message = self.hear()
            if isinstance(message, kind):
                return message
        raise AssertionError(f"no {kind.__name__} among {len(self.heard)} messages")

    def wait_for_table(self, is_it: Callable[[TableInfo], bool]) -> TableInfo:
        """Return the next table that is told and fits."""
        for _message in range(1000):
            message = self.hear()
            if isinstance(message, (State, TableChanged)) and is_it(message.table):
                return message.table
        raise AssertionError("the table did not become so")

    def newest(self, known: State | Moved) -> State | Moved:
        """Return the newest that has been told of the match by now; *known* where nothing more has."""
        self.say(Ping())
        while not isinstance(message := self.hear(), Pong):
            if isinstance(message, (State, Moved)):
                known = message
        return known

    def say(self, message: ClientMessage) -> None:
        """Send *message*."""
        self.connection.send(msgspec.json.encode(message).decode())

    def send(self, text: str | bytes) -> None:
        """Send anything at all."""
        self.connection.send(text)

    def play(self, sequence: int, move: str) -> None:
        """Send a move."""
        self.say(Play(sequence, move))

    def close(self) -> None:
        """Close the window."""
        self.connection.close()

    def begun(self) -> State:
        """Return the state with which the match begins."""
        state = self.wait_for(State)
        return state if state.view is not None else self.wait_for(State)


class Person:
    """Somebody with a browser."""

    def __init__(self, server: ServerProcess, *, named: bool = True) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.open_windows = ExitStack()
        self.name = self.http.get("/api/me").json()["name"] if named else ""

    def cookie(self) -> str:
        """Return the Cookie header that the browser sends."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, body: object) -> httpx.Response:
        """Send *body* as JSON."""
        return self.http.post(path, content=msgspec.json.encode(body), headers={"content-type": "application/json"})

    def open_table(self, *seats: str, options: dict[str, bool | int | str] = SHORT, **more: Any) -> TableInfo:
        """Open a table of coco; a seat is ``me``, ``open`` or a bot's level."""
        plans = tuple(
            SeatPlan("me") if seat == "me" else SeatPlan("open") if seat == "open" else SeatPlan("bot", seat)
            for seat in seats
        )
        answer = self.post("/api/tables", NewTable("coco", plans, options, **more))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    def table(self, name: str) -> TableInfo:
        """Return what the server says about a table."""
        answer = self.http.get(f"/api/tables/{name}")
        answer.raise_for_status()
        return msgspec.json.decode(answer.content, type=TableInfo)

    def enter(self, table: str, *, origin: str | None = None, max_queue: int | None = None) -> Window:
        """Open a window on *table*, with nothing heard yet."""
        return self.connect(f"/ws/tables/{table}", origin=origin, max_queue=max_queue)

    def connect(self, path: str, *, origin: str | None = None, max_queue: int | None = None) -> Window:
        """Open a WebSocket; with *max_queue* it stops reading once so many messages wait."""
        headers = self.headers()
        if origin is not None:
            headers["Origin"] = origin
        address = self.server.socket_url + path
        opening = connect(address, additional_headers=headers, max_size=None, max_queue=max_queue, compression=None)
        return Window(self.open_windows.enter_context(opening))

    def headers(self) -> dict[str, str]:
        """Return what the browser sends to say who it is."""
        return {"Cookie": self.cookie()} if self.cookie() else {}

    def watch(self, table: str) -> tuple[Window, State]:
        """Open a window on *table* and hear how it stands."""
        window = self.enter(table)
        return window, window.expect(State)

    def leave_all(self) -> None:
        """Close everything."""
        self.open_windows.close()
        self.http.close()


def seated_pair(ann: Person, ben: Person, **more: Any) -> tuple[str, Window, Window]:
    """Return a table where both sit and the match begins, with each one's window."""
    table = ann.open_table("me", "open", **more).id
    (hers, _state), (his, _same) = ann.watch(table), ben.watch(table)
    his.say(Sit(1))
    assert his.wait_for(TableChanged).you == 1
    hers.say(Start())
    return table, hers, his


def play_on(window: Window, state: State, luck: random.Random) -> Moved:
    """Answer every question with any option until the match is over; return the last move."""
    question, sequence = state.question, state.sequence
    for _move in range(1000):
        if question is not None:
            window.play(sequence, luck.choice(question.options).move)
        moved = window.wait_for(Moved)
        question, sequence = moved.question, moved.sequence
        if moved.view.outcome is not None:
            return moved
    raise AssertionError("the match did not end")


def listed(person: Person) -> list[str]:
    """Return the tables in the lobby."""
    return [table["id"] for table in person.http.get("/api/tables").json()["tables"]]


def is_soon(expected: bool, table: str, person: Person) -> bool:
    """Tell whether the lobby comes to show *table*, or not to show it; workers hear of each other's in a moment."""
    deadline = time.monotonic() + PATIENCE
    while (table in listed(person)) is not expected:
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
