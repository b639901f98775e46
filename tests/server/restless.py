"""Games of all five kinds, played by clients that come back whenever the server was away, and what they were shown."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

import httpx
import msgspec
import sqlalchemy as sql
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from clashtable.core.question import Question
from clashtable.games.registry import GAMES
from clashtable.server.course import bit
from clashtable.server.messages import (
    Moved,
    Play,
    Refused,
    Resync,
    ServerMessage,
    Sit,
    Start,
    State,
    TableChanged,
)
from clashtable.server.outages import SILENCE, overlap
from clashtable.server.schema import MOVES, OUTAGES
from tests.server.process import ServerProcess

LONGEST_TRY: Final = 90.0
"""How many seconds one match may stand still before the test gives up."""
DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
DOWN: Final = (httpx.HTTPError, WebSocketException, OSError)
"""What a client meets while the server is away."""
SHORT: Final[dict[str, dict[str, int]]] = {"coco": {"match_max_games": 1}}
"""Options by game that make a match short."""
CLOCK: Final = {"time": "bank", "seconds": 3600, "away": 0}
"""Everybody plays by the clock, which no outage must be charged to."""
AWAY: Final = 0.1
"""How many seconds a client waits before it tries again."""


class Witness:
    """What the clients were shown, by table and seat."""

    def __init__(self) -> None:
        self.longest: dict[tuple[str, int], int] = defaultdict(int)
        """How many moves each was shown."""
        self.made: dict[tuple[str, int], dict[int, str]] = defaultdict(dict)
        """Their own moves that they were shown, by how many they had been shown then."""
        self.ended: set[str] = set()

    def saw(self, table: str, seat: int, message: State | Moved) -> None:
        """Remember what *message* acknowledges."""
        self.longest[table, seat] = max(self.longest[table, seat], message.sequence)
        if isinstance(message, Moved) and message.move is not None:
            known = self.made[table, seat].setdefault(message.sequence, message.move)
            assert known == message.move, f"move {message.sequence} of {table} was another one before"

    @property
    def shown(self) -> int:
        """How many moves were shown in all."""
        return sum(self.longest.values())

    def check(self, server: ServerProcess) -> None:
        """Check that everything shown by now is in the log, once and in its order."""
        shown, made = dict(self.longest), {key: dict(moves) for key, moves in self.made.items()}
        engine = sql.create_engine(server.settings.database_url())
        with engine.connect() as connection:
            rows = connection.execute(sql.select(MOVES).order_by(MOVES.c.sequence)).all()
        engine.dispose()
        logs: dict[str, list[sql.Row[tuple[object, ...]]]] = defaultdict(list)
        for row in rows:
            logs[row.table_id].append(row)
            assert len(logs[row.table_id]) == row.sequence, f"{row.table_id} has a gap before move {row.sequence}"
        for (table, seat), longest in shown.items():
            seen = [row for row in logs[table] if row.shown & bit(seat)]
            assert len(seen) >= longest, f"{table} has {len(seen)} moves that {seat} sees, {longest} were shown"
            for sequence, move in made.get((table, seat), {}).items():
                kept = seen[sequence - 1]
                assert (kept.seat, kept.notation) == (seat, move), f"move {sequence} of {table} is not what was shown"


def check_clocks(server: ServerProcess) -> None:
    """Check that no clock was charged for an outage that the servers know of."""
    engine = sql.create_engine(server.settings.database_url())
    with engine.connect() as connection:
        rows = connection.execute(sql.select(MOVES).order_by(MOVES.c.table_id, MOVES.c.sequence)).all()
        found = connection.execute(sql.select(OUTAGES)).all()
    engine.dispose()
    outages = [(datetime.fromisoformat(row.since), datetime.fromisoformat(row.until)) for row in found]
    assert outages, "something was killed, and nobody noticed"
    charged = 0
    for before, move in pairwise(rows):
        if move.spent is None or before.table_id != move.table_id:
            continue
        asked, made = datetime.fromisoformat(before.made_at), datetime.fromisoformat(move.made_at)
        spent, lost = timedelta(milliseconds=move.spent), overlap(outages, asked, made)
        assert spent <= made - asked - lost + SILENCE, f"move {move.sequence} of {move.table_id}: {spent}, lost {lost}"
        charged += 1
    assert charged, "no clock ran"


class Player:
    """A client that plays as people do: at its own pace, any legal move, and comes back when the server was away."""

    def __init__(self, server: ServerProcess, witness: Witness, luck: random.Random, rush: asyncio.Event) -> None:
        self.server, self.witness, self.luck, self.rush = server, witness, luck, rush
        self.http = httpx.AsyncClient(base_url=server.url, timeout=10)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Send a request again until the server is there to answer it."""
        for _try in range(int(LONGEST_TRY / AWAY)):
            try:
                return (await self.http.request(method, path, json=body)).raise_for_status()
            except DOWN:
                await asyncio.sleep(AWAY)
        raise AssertionError("the server stayed away")

    async def open_table(self, game: str, others: list[dict[str, str]], *, start: bool) -> str:
        """Open a table for a match."""
        seats = [{"kind": "me"}, *others]
        plan = {"game": game, "seats": seats, "options": SHORT.get(game, {}), "start": start, "terms": CLOCK}
        name: str = (await self.ask("POST", "/api/tables", plan)).json()["id"]
        return name

    async def play(self, table: str, seat: int) -> None:
        """Play at *table* until the match is over, through as many connections as it takes."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.server.socket_url}/ws/tables/{table}"
        while table not in self.witness.ended:
            try:
                async with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as connection:
                    await self.play_while_connected(connection, table, seat)
            except DOWN:
                await asyncio.sleep(AWAY)

    async def play_while_connected(self, connection: ClientConnection, table: str, seat: int) -> None:
        """Answer whatever is asked until the match or the connection is over; time never runs back."""
        shown = self.witness.longest[table, seat]
        while table not in self.witness.ended:
            async with asyncio.timeout(LONGEST_TRY):
                message = DECODER.decode(await connection.recv())
            if isinstance(message, State):
                await self.take_seat(connection, message, seat)
            if isinstance(message, TableChanged) and message.table.status == "waiting":
                await self.start(connection, message)
            if isinstance(message, Refused) and message.code == "not_allowed":  # it could not be saved
                await asyncio.sleep(AWAY)
                await say(connection, Resync())
            if isinstance(message, (State, Moved)) and message.view is not None:
                assert message.sequence >= shown, f"{table} went back from move {shown} to {message.sequence}"
                shown = message.sequence
                self.witness.saw(table, seat, message)
                if message.view.outcome is not None:
                    self.witness.ended.add(table)
                elif message.question is not None:
                    await self.answer(connection, message.sequence, message.question)

    async def take_seat(self, connection: ClientConnection, state: State, seat: int) -> None:
        """Sit down, or start as the host, while the match has not begun."""
        if state.table.status == "waiting":
            if state.you is None:
                await say(connection, Sit(seat))
            elif state.you == state.table.host and all(other.kind != "open" for other in state.table.seats):
                await say(connection, Start())

    async def start(self, connection: ClientConnection, changed: TableChanged) -> None:
        """Start as the host once everybody sits."""
        if changed.you == changed.table.host and all(other.kind != "open" for other in changed.table.seats):
            await say(connection, Start())

    async def answer(self, connection: ClientConnection, sequence: int, question: Question) -> None:
        """Send any legal move, now and then twice, as a browser does that got no answer."""
        if not self.rush.is_set():
            await asyncio.sleep(self.luck.uniform(0, 0.08))
        move = Play(sequence, self.luck.choice(question.options).move)
        for _time in range(self.luck.choice((1, 1, 1, 2))):
            await say(connection, move)


async def say(connection: ClientConnection, message: Play | Sit | Start | Resync) -> None:
    """Send *message*."""
    await connection.send(msgspec.json.encode(message).decode())


async def keep_playing(server: ServerProcess, witness: Witness, seed: int, rush: asyncio.Event) -> list[str]:
    """Play match after match, alone against bots or two people, until *rush*; then finish the last one."""
    luck, game = random.Random(seed), sorted(GAMES)[seed % len(GAMES)]
    pair = [Player(server, witness, random.Random(luck.random()), rush) for _player in range(2)]
    for player in pair:
        await player.ask("GET", "/api/me")
    played: list[str] = []
    while not played or not rush.is_set():
        if game == "coco" and seed % 2:
            table = await pair[0].open_table(game, [{"kind": "open"}], start=False)
            await asyncio.gather(pair[0].play(table, 0), pair[1].play(table, 1))
        else:
            bots = [{"kind": "bot", "level": luck.choice(("random", "greedy"))}] * (GAMES[game].seats[0] - 1)
            table = await pair[0].open_table(game, bots, start=True)
            await pair[0].play(table, 0)
        played.append(table)
    for player in pair:
        await player.http.aclose()
    return played
