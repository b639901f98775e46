"""The server is killed again and again while twenty games are played; nothing that anybody was shown is ever lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import clashtable
from clashtable.core.question import Question
from clashtable.core.record import record_from_json
from clashtable.server.messages import Moved, Play, ServerMessage, Sit, Start, State, TableChanged
from tests.server.process import ServerProcess

GAMES: Final = 20
KILLS: Final = 50 if os.environ.get("CLASHTABLE_SOAK") == "1" else 10
SHOWN_BETWEEN: Final = 10
"""How many moves are shown at least between two kills."""
LONGEST_TRY: Final = 60.0
"""How many seconds one match may stand still before the test gives up."""
DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
DOWN: Final = (httpx.TransportError, WebSocketException, OSError)
"""What a client meets while the server is away."""


class Witness:
    """What the clients were shown: by table and sequence, as coco knows no secret moves, what was told."""

    def __init__(self) -> None:
        self.shown: dict[str, dict[int, str | None]] = defaultdict(dict)
        self.longest: dict[str, int] = defaultdict(int)
        self.ended: set[str] = set()

    def saw(self, table: str, message: State | Moved) -> None:
        """Remember what *message* acknowledges."""
        self.longest[table] = max(self.longest[table], message.sequence)
        if isinstance(message, Moved):
            self.shown[table][message.sequence] = message.move or self.shown[table].get(message.sequence)

    def check(self, database: str) -> int:
        """Check that everything shown is in the log; return how many moves were."""
        with sqlite3.connect(database) as connection:
            rows = connection.execute("SELECT table_id, sequence, notation FROM moves ORDER BY sequence").fetchall()
        kept: dict[str, list[str]] = defaultdict(list)
        for table, sequence, notation in rows:
            kept[table].append(notation)
            assert len(kept[table]) == sequence, f"{table} has a gap before move {sequence}"
        for table, longest in self.longest.items():
            assert len(kept[table]) >= longest, f"{table} lost moves after {len(kept[table])}, {longest} were shown"
            for sequence, move in self.shown[table].items():
                assert move in (None, kept[table][sequence - 1])
        return sum(self.longest.values())


class Player:
    """A client that plays as people do: at its own pace, any legal move, and comes back when the server was away."""

    def __init__(self, server: ServerProcess, witness: Witness, luck: random.Random) -> None:
        self.server, self.witness, self.luck = server, witness, luck
        self.http = httpx.AsyncClient(base_url=server.url, timeout=10)
        self.in_a_hurry = asyncio.Event()

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request again until the server is there to answer it."""
        for _try in range(1000):
            try:
                return (await self.http.request(method, path, json=body)).raise_for_status()
            except DOWN:
                await asyncio.sleep(0.05)
        raise AssertionError("the server stayed away")

    async def open_table(self, opponent: dict[str, str], *, start: bool) -> str:
        """Open a table for a match of one game."""
        seats = [{"kind": "me"}, opponent]
        plan = {"game": "coco", "seats": seats, "options": {"match_max_games": 1}, "start": start}
        name: str = (await self.ask("POST", "/api/tables", plan)).json()["id"]
        return name

    async def play(self, table: str, seat: int) -> None:
        """Play at *table* until the match is over, through as many connections as it takes."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.socket_url}/ws/tables/{table}"
        while table not in self.witness.ended:
            shown = self.witness.longest[table]
            try:
                async with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as connection:
                    await self.play_while_connected(connection, table, seat, shown)
            except DOWN:
                await asyncio.sleep(0.05)

    async def play_while_connected(self, connection: ClientConnection, table: str, seat: int, shown: int) -> None:
        """Answer whatever is asked until the match or the connection is over; time never runs back before *shown*."""
        while table not in self.witness.ended:
            async with asyncio.timeout(LONGEST_TRY):
                message = DECODER.decode(await connection.recv())
            if isinstance(message, State):
                await self.take_seat(connection, message, seat)
            if isinstance(message, TableChanged) and message.table.status == "waiting":
                await self.start(connection, message)
            if isinstance(message, (State, Moved)):
                assert message.sequence >= shown, f"{table} went back from move {shown} to {message.sequence}"
                shown = message.sequence
                self.witness.saw(table, message)
                if message.view is not None and message.view.outcome is not None:
                    self.witness.ended.add(table)
                elif message.question is not None:
                    await self.answer(connection, message.sequence, message.question)

    async def take_seat(self, connection: ClientConnection, state: State, seat: int) -> None:
        """Sit down, or start as the host, while the match has not begun."""
        if state.table.status == "waiting":
            if state.you is None:
                await connection.send(msgspec.json.encode(Sit(seat)).decode())
            elif state.you == state.table.host and all(other.kind != "open" for other in state.table.seats):
                await connection.send(msgspec.json.encode(Start()).decode())

    async def start(self, connection: ClientConnection, changed: TableChanged) -> None:
        """Start as the host once everybody sits."""
        if changed.you == changed.table.host and all(other.kind != "open" for other in changed.table.seats):
            await connection.send(msgspec.json.encode(Start()).decode())

    async def answer(self, connection: ClientConnection, sequence: int, question: Question) -> None:
        """Send any legal move, now and then twice, as a browser does that got no answer."""
        if not self.in_a_hurry.is_set():
            await asyncio.sleep(self.luck.uniform(0, 0.08))
        said = msgspec.json.encode(Play(sequence, self.luck.choice(question.options).move)).decode()
        for _time in range(self.luck.choice((1, 1, 1, 2))):
            await connection.send(said)


async def keep_playing(server: ServerProcess, witness: Witness, seed: int, rush: asyncio.Event) -> list[str]:
    """Play match after match, alone against a bot or two people, until *rush*; then finish the last one."""
    luck = random.Random(seed)
    pair = [Player(server, witness, random.Random(luck.random())) for _player in range(2)]
    for player in pair:
        player.in_a_hurry = rush
        await player.ask("GET", "/api/me")
    played: list[str] = []
    while not played or not rush.is_set():
        if seed % 2:
            table = await pair[0].open_table({"kind": "bot", "level": luck.choice(("random", "greedy"))}, start=True)
            await pair[0].play(table, 0)
        else:
            table = await pair[0].open_table({"kind": "open"}, start=False)
            await asyncio.gather(pair[0].play(table, 0), pair[1].play(table, 1))
        played.append(table)
    for player in pair:
        await player.http.aclose()
    return played


async def kill_again_and_again(server: ServerProcess, witness: Witness, luck: random.Random) -> None:
    """Kill and restart the server at random moments; check the log each time."""
    for _kill in range(KILLS):
        wanted = sum(witness.longest.values()) + SHOWN_BETWEEN
        await asyncio.sleep(luck.uniform(0.3, 1.0))
        async with asyncio.timeout(LONGEST_TRY):
            while sum(witness.longest.values()) < wanted:
                await asyncio.sleep(luck.uniform(0, 0.05))
        await asyncio.to_thread(server.kill)
        witness.check(server.settings.database)
        await asyncio.to_thread(server.start)


async def ordeal(server: ServerProcess, seed: int) -> tuple[Witness, list[str]]:
    """Play and kill; return what was seen and the tables that were played."""
    witness, rush = Witness(), asyncio.Event()
    games = [asyncio.create_task(keep_playing(server, witness, seed + game, rush)) for game in range(GAMES)]
    await kill_again_and_again(server, witness, random.Random(seed))
    rush.set()
    async with asyncio.timeout(2 * LONGEST_TRY):
        played = await asyncio.gather(*games)
    return witness, [table for tables in played for table in tables]


def test_nothing_shown_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    seed = int(os.environ.get("CLASHTABLE_SEED") or random.SystemRandom().randrange(2**32))
    print(f"CLASHTABLE_SEED={seed} repeats the players' choices and the moments of the kills")
    server = ServerProcess(tmp_path)
    server.start()
    try:
        witness, tables = asyncio.run(ordeal(server, seed))
        assert len(tables) >= GAMES
        for table in tables:
            record = record_from_json(httpx.get(f"{server.url}/api/tables/{table}/record").content)
            assert clashtable.replay(record).is_over
            assert len(record.moves) == witness.longest[table]
        witness.check(server.settings.database)
    finally:
        server.end()
