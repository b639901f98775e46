"""Tables whose every seat is a scripted client with a cookie and a WebSocket of its own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

LONG: Final[Mapping[str, dict[str, bool | int | str]]] = {
    "coco": {"match_points": 1000, "match_max_games": 50},
    "corgis": {"match_wins": 20},
    "geekfight": {"response_hold_ms": 0},
    "panzer": {"response_hold_ms": 0},
    "genres": {"response_hold_ms": 0},
}
"""Matches that go on, and answers that nobody holds back."""


class Choice(msgspec.Struct):
    """One of the answers to a question."""

    move: str


class Asked(msgspec.Struct):
    """A question."""

    options: list[Choice]


class Shown(msgspec.Struct):
    """What a client needs to know of its table."""

    status: str


class Heard(msgspec.Struct):
    """What a client reads of any message."""

    type: str
    sequence: int = 0
    question: Asked | None = None
    table: Shown | None = None
    sentence: str = ""


DECODER: Final = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """What all tables together have seen."""

    delays: list[float] = field(default_factory=list)
    """From sending each move until the last seat had heard of it, in seconds."""
    failures: list[str] = field(default_factory=list)
    is_measuring: bool = False

    def count(self, delay: float) -> None:
        """Note a move that everybody has heard of."""
        if self.is_measuring:
            self.delays.append(delay)


@dataclass(frozen=True)
class Order:
    """What is played at a table, and how fast."""

    game: str
    seats: int
    pace: float = 0.0
    """Seconds between two moves; 0 for as fast as it goes."""
    bot: str = ""
    """The level of the bots on all seats but the first; empty where everybody is a person."""

    @property
    def people(self) -> int:
        """How many seats have a client."""
        return 1 if self.bot else self.seats


class LoadTable:
    """A table that plays one match after another until it is cancelled."""

    def __init__(self, url: str, order: Order, tally: Tally, seed: int) -> None:
        self.url = url
        self.order = order
        self.tally = tally
        self.luck = random.Random(seed)
        self.cookies: list[str] = []
        self.sockets: list[ClientConnection] = []
        self.is_over = asyncio.Event()
        self.is_open = asyncio.Event()
        self.due = 0.0
        self.sent = 0.0
        self.seen = 0.0

    def unheard(self) -> float:
        """Return for how many seconds a move has been under way that nobody has heard of yet."""
        return time.monotonic() - self.sent if self.sent > self.seen else 0.0

    async def play(self) -> None:
        """Play until cancelled; whatever fails is noted and ends this table alone."""
        try:
            async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
                self.cookies = [await new_cookie(http) for _seat in range(self.order.people)]
                while True:
                    await self._play_match(http)
        except (httpx.HTTPError, ConnectionClosed, OSError, KeyError, msgspec.DecodeError) as error:
            self.tally.failures.append(repr(error))
        finally:
            self.is_open.set()

    async def _play_match(self, http: httpx.AsyncClient) -> None:
        self.is_over.clear()
        self.sent = 0.0
        table = await self._open(http)
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with AsyncExitStack() as room:
            self.sockets = [
                await room.enter_async_context(
                    connect(address, additional_headers={"Cookie": cookie}, compression=None)
                )
                for cookie in self.cookies
            ]
            self.due = time.monotonic() + self.luck.random() * self.order.pace
            ears = [asyncio.create_task(self._listen(seat)) for seat in range(self.order.people)]
            try:
                for seat in range(1, self.order.people):
                    await self._say(seat, {"type": "sit", "seat": seat})
                while not await self._is_full(http, table):
                    await asyncio.sleep(0.05)
                await self._say(0, {"type": "start"})
                self.is_open.set()
                await self.is_over.wait()
            finally:
                for ear in ears:
                    ear.cancel()

    async def _open(self, http: httpx.AsyncClient) -> str:
        other = {"kind": "bot", "level": self.order.bot} if self.order.bot else {"kind": "open"}
        seats = [{"kind": "me"}, *(other for _seat in range(1, self.order.seats))]
        plan = {"game": self.order.game, "seats": seats, "options": LONG[self.order.game], "public": False}
        answer = await http.post("/api/tables", json=plan, headers={"Cookie": self.cookies[0]})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def _is_full(self, http: httpx.AsyncClient, table: str) -> bool:
        told = await http.get(f"/api/tables/{table}")
        told.raise_for_status()
        return all(seat["kind"] != "open" for seat in told.json()["seats"])

    async def _say(self, seat: int, message: dict[str, object]) -> None:
        await self.sockets[seat].send(msgspec.json.encode(message).decode())

    async def _listen(self, seat: int) -> None:
        try:
            async for text in self.sockets[seat]:
                self._hear(seat, DECODER.decode(text))
        except ConnectionClosed as error:
            self.tally.failures.append(repr(error))
        finally:
            self.is_over.set()

    def _hear(self, seat: int, heard: Heard) -> None:
        if heard.type == "moved":
            self.seen = time.monotonic()
        elif heard.type == "refused":
            self.tally.failures.append(heard.sentence)
        elif heard.table is not None and heard.table.status == "finished":
            self.is_over.set()
        if heard.question is not None:
            self.due = max(self.due + self.order.pace, time.monotonic())
            task = asyncio.create_task(self._answer(seat, heard.sequence, heard.question))
            task.add_done_callback(ANSWERING.discard)
            ANSWERING.add(task)

    async def _answer(self, seat: int, sequence: int, question: Asked) -> None:
        await asyncio.sleep(max(0.0, self.due - time.monotonic()))
        if self.sent and self.seen > self.sent:
            self.tally.count(self.seen - self.sent)
        self.sent = time.monotonic()
        move = self.luck.choice(question.options).move
        try:
            await self._say(seat, {"type": "play", "sequence": sequence, "move": move})
        except ConnectionClosed:
            self.is_over.set()


ANSWERING: Final[set[asyncio.Task[None]]] = set()
"""Answers under way; the loop itself would forget them."""


async def new_cookie(http: httpx.AsyncClient) -> str:
    """Return the cookie of somebody new."""
    http.cookies.clear()
    answer = await http.get("/api/me")
    answer.raise_for_status()
    cookie = answer.headers["set-cookie"].split(";")[0]
    http.cookies.clear()
    return str(cookie)
