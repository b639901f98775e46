"""A real server and real WebSocket clients in one event loop, with a clock that the test turns.

Clients answer at once. The clock goes on only when nobody has anything left to do, and what each client hears is kept
with the tick at which it left. So two runs with the same moves hear the same, byte by byte and tick by tick.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from clashtable.core.match import Match
from clashtable.server.app import create_app
from clashtable.server.clock import Clock
from clashtable.server.facts import USUAL, Terms
from clashtable.server.house import House
from clashtable.server.messages import ClientMessage, NewTable, Ping, Play, SeatPlan, Sit, Start
from clashtable.server.settings import ServerSettings
from clashtable.server.tables import Table
from clashtable.server.thinking import Thought
from tests.server.foreseen import Foreseen
from tests.server.worlds import Made

MORNING: Final = datetime(2026, 11, 16, 8, tzinfo=UTC)
GLANCE: Final = 0.31
"""So many seconds after something was seen the viewer looks again, if nothing else happens before."""


MOMENT: Final = 0.0005
"""How long to wait, in seconds, before looking again whether something is done; it decides nothing."""
PATIENCE: Final = 8_000
"""How often a move is looked for that is about to be made."""


class Still(Clock):
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 0.0
        self.sleepers: dict[asyncio.Future[None], tuple[float, asyncio.Task[Any] | None]] = {}
        self.planned: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> datetime:
        return MORNING + timedelta(seconds=self.time)

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            return await asyncio.sleep(0)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers[future] = (self.time + seconds, asyncio.current_task())
        try:
            await future
        finally:
            self.sleepers.pop(future, None)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        self.planned.append((self.time + seconds, do))

    def asleep(self) -> set[asyncio.Task[Any] | None]:
        """Return who sleeps."""
        return {task for _until, task in self.sleepers.values()}

    def next(self) -> float:
        """Return when something happens next."""
        return min([until for until, _task in self.sleepers.values()] + [until for until, _do in self.planned])

    def turn(self, time: float) -> None:
        """Let it be *time*, and wake whoever wanted to be woken by then."""
        self.time = time
        for future, (until, _task) in tuple(self.sleepers.items()):
            if until <= time and not future.done():
                future.set_result(None)
                del self.sleepers[future]
        due = [do for until, do in self.planned if until <= time]
        self.planned = [(until, do) for until, do in self.planned if until > time]
        for do in due:
            do()


class Client:
    """A browser: it keeps what it hears, and when."""

    def __init__(self, socket: ClientConnection, clock: Still) -> None:
        self.socket = socket
        self.clock = clock
        self.heard: list[tuple[float, str]] = []
        self.pongs: asyncio.Queue[None] = asyncio.Queue()
        self.sequence = 0
        self.question: dict[str, Any] | None = None
        self.first_line = 0

    async def listen(self) -> None:
        """Hear everything until the connection ends."""
        async for text in self.socket:
            assert isinstance(text, str)
            message = msgspec.json.decode(text)
            if message["type"] == "pong":
                self.pongs.put_nowait(None)
                continue
            self.heard.append((self.clock.time, text))
            if message["type"] in ("state", "moved"):
                self.sequence, self.question = message["sequence"], message["question"]
            self.first_line = message.get("first", self.first_line)

    async def say(self, message: ClientMessage) -> None:
        """Send *message*."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def catch_up(self) -> None:
        """Return once everything that was said before has been answered and heard."""
        await self.say(Ping())
        async with asyncio.timeout(30):  # only where something hangs
            await self.pongs.get()


class Script:
    """Where bots think in these tests: they say what the script says."""

    form = "scripted"

    stage: Stage | None = None

    def open(self) -> None:
        """Do nothing: there are no processes."""

    def close(self) -> None:
        """Do nothing either."""

    async def decide(self, _thought: Thought, _owner: str) -> str:
        """Return the move of the script."""
        while self.stage is None or self.stage.done >= self.stage.allowed:
            await asyncio.sleep(MOMENT)
        return self.stage.moves[self.stage.done].notation


@dataclass
class Stage:
    """A table at a server, and everybody who sits or watches there."""

    house: House
    clock: Still
    table: Table
    clients: list[Client | None]
    """By seat; None for a bot."""
    watcher: Client
    moves: Sequence[Made] = ()
    allowed: int = 0
    """How many of the moves may be made."""
    bystanders: set[asyncio.Task[Any] | None] = field(default_factory=set)
    answered: int = 0
    """How much of what the viewer has heard it has reacted to."""
    swaps: dict[int, Match] = field(default_factory=dict)
    """After how many moves the match was put in place of another that looks the same."""

    @property
    def done(self) -> int:
        """How many moves have been made."""
        return len(self.table.moves)

    @property
    def is_delayed(self) -> bool:
        """Whether spectators are behind."""
        return self.table.delayed is not None

    async def perform(
        self, moves: Sequence[Made], viewer: Client, look: Callable[[Client], list[ClientMessage]]
    ) -> None:
        """Make all *moves*; whenever *viewer* has heard something, and once a while later, it says what *look* says."""
        self.moves = moves
        self.bystanders = self.clock.asleep()
        self.answered = len(viewer.heard)
        await self.settle()
        for number, made in enumerate(moves):
            if made.before is not None:
                self.table.played().match = made.before.fork()
                self.swaps[number] = made.before
                self.house.bots.wake(self.table)
            if len(viewer.heard) > self.answered:
                await self.glance(viewer, look)
            self.allowed = number + 1
            client = self.clients[made.seat]
            if client is not None:
                await client.say(Play(client.sequence, made.notation))
            await self.wait_for(number, viewer, look)
            await self.settle()
        await self.glance(viewer, look)

    async def wait_for(self, number: int, viewer: Client, look: Callable[[Client], list[ClientMessage]]) -> None:
        """Turn the clock until the move of that *number* has been made."""
        while True:
            for _patience in range(PATIENCE):
                if self.done > number or self.clock.asleep() - self.bystanders:
                    break
                await asyncio.sleep(MOMENT)
            else:
                raise AssertionError(f"{self.moves[number]} is not made: {[c and c.heard[-1] for c in self.clients]}")
            if self.done > number:
                return
            until = self.clock.next()
            if self.is_delayed:
                await self.turn(until, viewer, look)
                continue
            is_held_itself = self.clients[self.moves[number].seat] is viewer
            if until > self.clock.time + GLANCE and not is_held_itself:
                self.clock.time += GLANCE
                await self.glance(viewer, look)
            self.clock.turn(until)

    async def turn(self, time: float, viewer: Client, look: Callable[[Client], list[ClientMessage]]) -> None:
        """Let it be *time*; if *viewer* hears something then, it says what *look* says."""
        self.clock.turn(time)
        await viewer.catch_up()
        if len(viewer.heard) > self.answered:
            await self.glance(viewer, look)

    async def linger(self, seconds: float, viewer: Client, look: Callable[[Client], list[ClientMessage]]) -> None:
        """Let so many *seconds* pass, and *viewer* hear what is due in them."""
        end = self.clock.time + seconds
        while (until := self.clock.next()) <= end:
            await self.turn(until, viewer, look)

    async def glance(self, viewer: Client, look: Callable[[Client], list[ClientMessage]]) -> None:
        """Let *viewer* say what *look* says, and hear the answers."""
        for message in look(viewer):
            await viewer.say(message)
            await viewer.catch_up()
        self.answered = len(viewer.heard)

    async def settle(self) -> None:
        """Let everybody hear what has been said."""
        for client in (*self.clients, self.watcher):
            if client is not None:
                await client.catch_up()


@asynccontextmanager
async def opened(
    folder: Path, word: str, game: str, people: Sequence[bool], terms: Terms = USUAL
) -> AsyncIterator[Stage]:
    """Open a server and a table of *game*, with a person on each seat where *people* says so and bots elsewhere."""
    (folder / "word").write_text(word)
    clock = Still()
    # Limits count on the clock, which stands still here: they must not hold back what is said at once.
    settings = ServerSettings(
        database=str(folder / "tables.sqlite3"), site=str(folder), messages_per_second=1e6, message_burst=1_000_000
    )
    app = create_app(settings, Foreseen(folder / "word"), clock)
    house: House = app.dependencies["house"].dependency()  # type: ignore[union-attr]  # it is provided, see create_app
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=0, log_config=None, ws_ping_interval=None, lifespan="on")
    )
    script: Any = Script()  # Any: it stands in for a Thinker
    house.thinker = house.bots.thinker = script
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with AsyncExitStack() as stack:
        stage = await seated(stack, house, clock, port, game, people, terms)
        script.stage = stage
        yield stage
    server.should_exit = True
    clock.planned.clear()
    await running


async def seated(
    stack: AsyncExitStack, house: House, clock: Still, port: int, game: str, people: Sequence[bool], terms: Terms
) -> Stage:
    """Return a table where everybody sits and the match has begun."""
    cookies = [await cookie(port) if is_person else "" for is_person in people]
    host = people.index(True)
    kinds = ["me" if seat == host else "open" if is_person else "bot" for seat, is_person in enumerate(people)]
    plans = tuple(SeatPlan(kind, "greedy" if kind == "bot" else None) for kind in kinds)  # type: ignore[arg-type]  # one of the three
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        body = msgspec.json.encode(NewTable(game, plans, terms=terms))
        headers = {"content-type": "application/json", "cookie": cookies[host]}
        answer = await http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 201, answer.text
    table = house.tables[answer.json()["id"]]
    watcher = await entered(stack, clock, port, table.id, "")
    clients = [await entered(stack, clock, port, table.id, kept) if kept else None for kept in cookies]
    stage = Stage(house, clock, table, clients, watcher)
    for seat, client in enumerate(clients):
        if client is not None and seat != host:
            await client.say(Sit(seat))
            await client.catch_up()
    hosting = clients[host]
    assert hosting is not None
    await stage.settle()
    await hosting.say(Start())
    await stage.settle()
    return stage


async def cookie(port: int) -> str:
    """Return the cookie of a new guest."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        await http.get("/api/me")
        return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


async def entered(stack: AsyncExitStack, clock: Still, port: int, table: str, kept: str) -> Client:
    """Return a client that has come to *table*."""
    headers = {"Cookie": kept} if kept else {}
    address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
    socket = await stack.enter_async_context(
        connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
    )
    client = Client(socket, clock)
    listening = asyncio.create_task(client.listen())
    stack.callback(listening.cancel)
    await client.catch_up()
    return client
