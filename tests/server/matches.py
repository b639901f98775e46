"""Whole matches of every game in a house without a network, with what each viewer was told of them."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from clashtable.core.arrangement import Draw, Surrender, TakingBack
from clashtable.core.setting import Value
from clashtable.games.registry import GAMES
from clashtable.server.clock import Clock
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import NewTable, SeatPlan
from clashtable.server.opening import open_table
from clashtable.server.seating import sit
from clashtable.server.settings import ServerSettings
from clashtable.server.tables import Table
from tests.server.foreseen import Foreseen

SEATS: Final = {"coco": 2, "corgis": 4, "geekfight": 3, "panzer": 2, "genres": 4}
SHORT: Final[dict[str, Value]] = {"match_max_games": 1, "match_wins": 1, "response_hold_ms": 0}
PEOPLE: Final = [Guest(name.lower(), name) for name in ("Ann", "Ben", "Cleo", "Dora")]
LONGEST: Final = 3_000
PAIR: Final = 2


@dataclass
class Ear:
    """Somebody connected, who keeps what is told."""

    guest: str | None
    heard: list[dict[str, Any]] = field(default_factory=list)

    def __hash__(self) -> int:
        return id(self)

    def tell(self, text: str) -> None:
        """Keep *text*."""
        self.heard.append(json.loads(text))

    def of(self, kind: str) -> list[dict[str, Any]]:
        """Return the messages of that *kind*."""
        return [message for message in self.heard if message["type"] == kind]


@asynccontextmanager
async def opened_house(folder: Path) -> AsyncIterator[House]:
    """Open a house with four guests; what it draws is the same every time."""
    word = folder / "word"
    word.write_text("matches")
    house = House(ServerSettings(database=str(folder / "tables.sqlite3"), bot_delay_ms=0), Foreseen(word), Clock())
    await house.open()
    try:
        for guest in PEOPLE:
            if await house.guests.again(guest) is None:
                await house.store.add_guest(guest.id, guest.name, house.clock.stamp())
        yield house
    finally:
        await house.close()


async def begun(house: House, game: str) -> Table:
    """Return a table where everybody sits and the match has begun."""
    options = {name: value for name, value in SHORT.items() if name in GAMES[game].options}
    plans = (SeatPlan("me"), *[SeatPlan("open")] * (SEATS[game] - 1))
    table = await open_table(house, PEOPLE[0], NewTable(game, plans, options), "nowhere")
    for seat in range(1, SEATS[game]):
        await sit(table, PEOPLE[seat], seat)
    async with table.lock:
        await table.begin()
    return table


def listening(table: Table) -> dict[int | None, Ear]:
    """Return somebody on every seat, and a spectator, who hear everything from now on."""
    everybody: dict[int | None, Ear] = {None: Ear(None)}
    everybody |= {seat: Ear(occupant.guest) for seat, occupant in enumerate(table.seats.now)}
    for ear in everybody.values():
        table.join(ear)
    return everybody


async def play_one(table: Table, notation: str) -> None:
    """Let whoever is to act make the move."""
    assert table.match is not None
    assert table.match.to_act is not None
    seat = table.match.to_act
    await table.play(table.seats.now[seat].guest, table.sequence(seat), notation)


async def play_out(table: Table, luck: random.Random, most: int = LONGEST) -> None:
    """Play at random, at most so many moves."""
    for _move in range(most):
        assert table.match is not None
        if table.match.is_over:
            return
        await play_one(table, luck.choice(table.match.legal_moves()).notation)


async def arranged(house: House, game: str) -> tuple[Table, dict[int | None, Ear]]:
    """Return a match with moves that were taken back, which was given up or drawn, and what everybody was told."""
    table = await begun(house, game)
    ears, luck = listening(table), random.Random(6)
    for anew in (False, True):
        await play_out(table, luck, 9)
        async with table.lock:
            await table.arrange(table.moves[-3].seat, TakingBack(table.count - 2, anew))
    await play_out(table, luck, 5)
    async with table.lock:
        await table.arrange(0, Surrender(0, "resign") if SEATS[game] == PAIR else Draw())
    assert table.status == "finished"
    return table, ears


async def finished(house: House, game: str) -> tuple[Table, dict[int | None, Ear]]:
    """Return a match that is over, and what everybody was told of it."""
    table = await begun(house, game)
    ears = listening(table)
    await play_out(table, random.Random(5))
    assert table.status == "finished"
    return table, ears
