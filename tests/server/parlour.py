"""A house in this process, with people whose windows are lists and a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sql

from clashtable.server.chance import Chance
from clashtable.server.facts import Terms
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import ClientMessage, NewTable, Play, Refused, SeatPlan, ServerMessage
from clashtable.server.opening import open_table
from clashtable.server.schema import ACCOUNTS
from clashtable.server.seating import sit, start
from clashtable.server.settings import ServerSettings
from clashtable.server.settlement import hand_back
from clashtable.server.socket import answer
from clashtable.server.tables import Table
from clashtable.server.thinking import Thought, decide
from tests.server.stage import Still

DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
SHORT: Final[dict[str, bool | int | str]] = {"match_max_games": 1}
PATIENCE: Final = 20_000
"""How often to look whether everybody is done."""
CALM: Final = 4
"""How often in a row nobody must be busy."""
Said = TypeVar("Said")


class AtOnce:
    """Where bots think here: in this very process, and at once."""

    form = "interpreted"

    def open(self) -> None:
        """Do nothing: there are no processes."""

    def close(self) -> None:
        """Do nothing either."""

    async def decide(self, thought: Thought, _owner: str = "") -> str:
        """Return what the bot decides."""
        return decide(msgspec.json.encode(thought)).notation


@dataclass(eq=False)
class Window:
    """A window of somebody at a table."""

    person: Guest | None
    heard: list[ServerMessage] = field(default_factory=list)
    cost: float = 1.0

    @property
    def guest(self) -> str | None:
        """Who it is."""
        return None if self.person is None else self.person.id

    def tell(self, text: str) -> None:
        """Keep what is said."""
        self.heard.append(DECODER.decode(text))

    def say(self, message: ServerMessage) -> None:
        """Keep a message."""
        self.heard.append(message)

    def newest(self, kind: type[Said]) -> Said:
        """Return the newest message of *kind*."""
        return next(message for message in reversed(self.heard) if isinstance(message, kind))

    def refusal(self) -> str:
        """Return why the last thing asked for was not done."""
        assert isinstance(self.heard[-1], Refused), self.heard[-1]
        return self.heard[-1].sentence


@dataclass
class Parlour:
    """A house and its clock."""

    house: House
    clock: Still

    async def guest(self) -> Guest:
        """Return somebody new."""
        return await self.house.guests.welcome()

    async def member(self) -> Guest:
        """Return somebody new with an account."""
        guest = await self.guest()
        account = {"guest_id": guest.id, "login": guest.id, "password": "", "created": self.clock.stamp()}
        await self.house.store.writer.write([(sql.insert(ACCOUNTS).values(account), None)])
        return replace(guest, profile=guest.id)

    async def table(
        self, host: Guest, *others: Guest | str, game: str = "coco", terms: Terms | None = None, **more: Any
    ) -> Table:
        """Open a table where *host* and *others*, people or bots by level, sit, and start it."""
        plans = [SeatPlan("me")]
        plans += [SeatPlan("bot", other) if isinstance(other, str) else SeatPlan("open") for other in others]
        terms = terms or Terms()
        options = more.pop("options", SHORT if game == "coco" and not terms.rated else {})
        plan = NewTable(game, tuple(plans), options, terms=terms, **more)
        table = await open_table(self.house, host, plan, "here")
        for index, other in enumerate(others, 1):
            if isinstance(other, Guest):
                await sit(table, other, index)
        await start(table, host)
        return table

    async def comes(self, table: Table, guest: Guest | None) -> Window:
        """Let somebody open a window at *table*."""
        window = Window(guest)
        table.join(window)
        await hand_back(table, guest)
        return window

    async def says(self, table: Table, window: Window, message: ClientMessage) -> None:
        """Let a window say something, and wait until it is answered."""
        await answer(self.house, table, window, msgspec.json.encode(message).decode())  # type: ignore[arg-type]

    async def plays(self, table: Table, window: Window, move: str | None = None) -> None:
        """Let somebody make a move, the first that is possible unless one is named."""
        seat = table.own_seat(window.guest)
        notation = table.played().match.legal_moves()[0].notation if move is None else move
        await self.says(table, window, Play(table.sequence(seat), notation))

    async def turn(self, seconds: float) -> None:
        """Let so much time pass, and everything happen that happens in it."""
        until = self.clock.time + seconds
        await self.settle()
        while self.clock.sleepers or self.clock.planned:
            following = self.clock.next()
            if following > until:
                break
            self.clock.turn(following)
            await self.settle()
        self.clock.turn(until)
        await self.settle()

    async def settle(self) -> None:
        """Let everybody go on until nobody has anything left to do but wait for the clock."""
        calm = 0
        for _look in range(PATIENCE):
            await asyncio.sleep(0.0005)  # only so that threads get on; it decides nothing
            calm = 0 if self.is_busy() else calm + 1
            if calm == CALM:
                return
        raise AssertionError("somebody is busy for ever")

    def is_busy(self) -> bool:
        """Tell whether anybody of the house does something."""
        house = self.house
        tasks = {*house.bots.playing.values(), *house.referee.tasks, *house.archive.tasks}
        return bool(tasks - self.clock.asleep())


@asynccontextmanager
async def parlour(file: Path, clock: Still | None = None) -> AsyncIterator[Parlour]:
    """Open a house on *file*."""
    chosen = clock or Still()
    house = House(ServerSettings(database=str(file), bot_delay_ms=0), Chance(), chosen)
    house.thinker = house.bots.thinker = AtOnce()  # type: ignore[assignment]
    await house.open()
    try:
        yield Parlour(house, chosen)
    finally:
        await house.close()


def evening(file: Path, happens: Callable[[Parlour], Awaitable[None]], clock: Still | None = None) -> None:
    """Let *happens* happen in a house on *file*."""

    async def run() -> None:
        async with parlour(file, clock) as opened:
            await happens(opened)

    asyncio.run(run())
