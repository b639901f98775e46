"""Strangers who mean ill: each does one thing to the server, from an address of its own, until it is stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.load.processes import Running
from bench.load.tables import new_cookie

STRANGER: Final = "127.0.0.66"
"""The address the attacks come from; ordinary people are at 127.0.0.1."""
PATIENCE: Final = 30.0


@dataclass(frozen=True)
class Attack:
    """Something that a stranger does."""

    title: str
    do: Callable[[Running, str], Awaitable[str]]
    """Attack a server, given the id of a long match; return what came of it."""


def stranger(server: Running) -> httpx.AsyncClient:
    """Return somebody who comes from the strangers' address."""
    door = httpx.AsyncHTTPTransport(local_address=STRANGER)
    return httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=door)


async def enter(server: Running, path: str, cookie: str = "") -> ClientConnection:
    """Open a WebSocket from the strangers' address."""
    return await connect(
        f"ws://127.0.0.1:{server.port}{path}",
        additional_headers={"Cookie": cookie} if cookie else {},
        compression=None,
        max_size=None,
        local_addr=(STRANGER, 0),
        open_timeout=PATIENCE,
    )


async def resynchronise(server: Running, long_match: str) -> str:
    """Ask 400 times for the whole state of a long match and never read the answers."""
    socket = await enter(server, f"/ws/tables/{long_match}")
    try:
        for _time in range(400):
            await socket.send('{"type":"resync"}')
        await asyncio.sleep(5)
    except WebSocketException as error:
        return f"cut off: {error}"
    finally:
        await socket.close()
    return "was heard to the end"


async def open_hard_tables(server: Running, _long_match: str) -> str:
    """Open 200 tables of eight hard bots each."""
    plan = {"game": "corgis", "seats": [{"kind": "bot", "level": "search:600"}] * 8, "start": True}
    plan["options"] = {"decks": 2}
    opened, refusal = 0, ""
    async with stranger(server) as http:
        cookie = await new_cookie(http)
        for _table in range(200):
            answer = await http.post("/api/tables", json=plan, headers={"Cookie": cookie})
            opened += answer.status_code == 201
            refusal = refusal if answer.status_code == 201 else answer.json().get("sentence", answer.text)
        await asyncio.sleep(10)
    return f"{opened} of 200 opened" + (f"; then: {refusal}" if refusal else "")


async def watch(server: Running, long_match: str) -> str:
    """Watch one table with 600 connections."""
    return await hold_open(server, f"/ws/tables/{long_match}", 600)


async def idle(server: Running, _long_match: str) -> str:
    """Hold 2,000 connections to the lobby and say nothing."""
    return await hold_open(server, "/ws/lobby", 2000)


async def hold_open(server: Running, path: str, number: int) -> str:
    """Open so many connections, read what comes for a while, and leave."""
    held, refusal = 0, ""
    async with AsyncExitStack() as room:
        reading = set()
        for _one in range(number):
            try:
                socket = await enter(server, path)
            except (WebSocketException, OSError) as error:
                refusal = str(error)
                continue
            room.push_async_callback(socket.close)
            reading.add(asyncio.create_task(drain(socket)))
            held += 1
        await asyncio.sleep(8)
        still = sum(not task.done() for task in reading)
        for task in reading:
            task.cancel()
    return f"{held} of {number} let in, {still} still there" + (f"; then: {refusal}" if refusal else "")


async def drain(socket: ClientConnection) -> None:
    """Read whatever comes."""
    try:
        async for _text in socket:
            pass
    except WebSocketException:
        return


async def is_closed(reader: asyncio.StreamReader) -> bool:
    """Tell whether the other side has said its last word."""
    try:
        async with asyncio.timeout(0.05):
            await reader.read()
    except TimeoutError:
        return False
    return True


async def send_halves(server: Running, _long_match: str) -> str:
    """Begin 200 requests and never finish them."""
    opened = []
    for _one in range(200):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(STRANGER, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
        opened.append((reader, writer))
    await asyncio.sleep(PATIENCE)
    closed = sum([await is_closed(reader) for reader, _writer in opened])
    for _reader, writer in opened:
        writer.close()
    return f"{closed} of 200 closed after {PATIENCE:.0f} s"


ATTACKS: Final = (
    Attack("400 states of a long match, unread", resynchronise),
    Attack("200 tables of eight hard bots", open_hard_tables),
    Attack("600 spectators at one table", watch),
    Attack("2,000 idle connections", idle),
    Attack("200 half-sent requests", send_halves),
)


async def make_long_match(server: Running, moves: int) -> str:
    """Let bots play a match of *moves* moves; return its table's id."""
    plan = {
        "game": "coco",
        "seats": [{"kind": "bot", "level": "random"}] * 2,
        "options": {"match_points": 1_000_000, "match_max_games": 2000},
        "start": True,
    }
    async with stranger(server) as http:
        cookie = await new_cookie(http)
        answer = await http.post("/api/tables", content=msgspec.json.encode(plan), headers={"Cookie": cookie})
        answer.raise_for_status()
        table = str(answer.json()["id"])
        while (played := (await http.get(f"/api/tables/{table}")).json()["moves"]) < moves:
            print(f"\rA long match is played: {played:,} of {moves:,} moves", end="", flush=True)
            await asyncio.sleep(1)
    print("\r" + " " * 70 + "\r", end="", flush=True)
    return table
