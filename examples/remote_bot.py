"""A bot that plays over the network: it takes people's challenges, and plays all its matches at the same time.

Make a bot on the page of your account at a clashtable server, and keep the token that you are shown there. Then::

    $ export CLASHTABLE_TOKEN=ct_...
    $ python examples/remote_bot.py https://clashtable.example --level search:60 --games coco,corgis --rated both

People challenge it on its page, ``/player/bot NAME``. Ctrl-C stops it; its matches wait, and go on when it is started
again. Besides clashtable it needs httpx (``pip install httpx``). All it knows of the server is in docs/protocol.md.
"""

import argparse
import asyncio
import logging
import os
import secrets
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import clashtable as ct
from clashtable.bots.roster import make_bot, parse_spec

LOG: Final = logging.getLogger("remote_bot")
PAUSE: Final = 3.0
"""How many seconds to wait before the server is asked again."""
UNWANTED, NOT_FOUND = (4401, 4403), 4404
"""How a connection is closed when the token is not valid any more or its owner is banned; when there is no table."""
Json: TypeAlias = dict[str, Any]  # Any: whatever JSON holds


@dataclass(frozen=True)
class Wishes:
    """What to play, how well, and at how many tables at the same time."""

    level: str
    games: tuple[str, ...]
    rated: Literal["yes", "no", "both"]
    tables: int

    def allow(self, table: Json) -> bool:
        """Tell whether we want to play at *table*."""
        is_rated = table.get("terms", {}).get("rated", False)
        return table["game"] in self.games and self.rated in ("both", "yes" if is_rated else "no")


class RemoteBot:
    """A program with a token: one connection to the lobby, and one to each table where it has a seat."""

    def __init__(self, server: str, token: str, wishes: Wishes) -> None:
        self.server, self.wishes = server.rstrip("/"), wishes
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=self.server, headers=self.headers)
        self.tables: dict[str, asyncio.Task[None]] = {}
        self.tasks = asyncio.TaskGroup()

    async def run(self) -> None:
        """Take challenges and play, until we are stopped or not let in any more."""
        async with self.http, self.tasks:
            await self.keep("/ws/lobby", self.take_challenges)

    async def keep(self, path: str, talk: Callable[[ClientConnection], Awaitable[None]]) -> None:
        """Connect to *path* and *talk* to the end; after a lost connection pause, and begin again."""
        address = "ws" + self.server.removeprefix("http") + path
        while True:
            try:
                async with connect(address, additional_headers=self.headers, max_size=None) as connection:
                    return await talk(connection)
            except (OSError, WebSocketException, httpx.HTTPError) as lost:
                ending = lost.rcvd if isinstance(lost, ConnectionClosed) else None
                if ending is not None and ending.code in UNWANTED:
                    raise PermissionError(ending.reason) from lost
                if ending is not None and ending.code == NOT_FOUND:
                    return None
                LOG.info("There is no connection to %s. I try again in %.0f seconds.", path, PAUSE)
                await asyncio.sleep(PAUSE)

    async def take_challenges(self, lobby: ClientConnection) -> None:
        """Answer challenges, and play wherever we have a seat, also where we had it before we were started."""
        LOG.info("I wait for challenges.")
        while True:
            match await heard(lobby):
                case {"type": "challenge", "name": str(name), "table": {"id": str(table), "title": title} as info}:
                    is_welcome = self.wishes.allow(info) and len(self.tables) < self.wishes.tables
                    LOG.info("%s asks for %s. I %s.", name, title, "accept" if is_welcome else "decline")
                    await (self.accept(table) if is_welcome else self.http.delete(f"/api/challenges/{table}"))
                case {"type": "yours", "underway": list(underway)}:
                    for mine in underway:
                        self.join(mine["id"])

    async def accept(self, table: str) -> None:
        """Sit down where we were challenged, with any deck where people bring one."""
        answer = await self.http.post(f"/api/challenges/{table}", json={"deck": None})
        if answer.is_success:
            self.join(table)
        else:
            LOG.info("That was refused: %s", answer.text)

    def join(self, table: str) -> None:
        """Play at *table* from now on, unless we already do."""
        if table not in self.tables:
            LOG.info("I play at %s/table/%s.", self.server, table)
            self.tables[table] = self.tasks.create_task(self.keep(f"/ws/tables/{table}", self.play))
            self.tables[table].add_done_callback(lambda _task: self.tables.pop(table))

    async def play(self, connection: ClientConnection) -> None:
        """Answer whatever is asked until the match is over."""
        while not await is_over(connection, message := await heard(connection)):
            if message.get("question") is not None:
                move = await asyncio.to_thread(decided, self.wishes.level, message)
                await say(connection, type="play", sequence=message["sequence"], move=move)


def decided(level: str, message: Json) -> str:
    """Return what a bot of *level* answers to the question in *message*, by all that it sees."""
    game = ct.game(message["view"]["game"])
    view = msgspec.convert(message["view"], game.view_type, str_keys=True)
    question = msgspec.convert(message["question"], ct.Question)
    return make_bot(level, game, secrets.randbits(32)).decide(view, question).notation


async def is_over(connection: ClientConnection, message: Json) -> bool:
    """Reply to a *message* that is not about a move; tell whether we have no more to do at its table."""
    match message:
        case {"type": "refused", "code": "stale"}:
            pass  # the state follows, with what is asked now
        case {"type": "refused", "sentence": sentence}:
            LOG.info("That was refused: %s", sentence)
            await asyncio.sleep(PAUSE)
            await say(connection, type="resync")
        case {"table": {"status": "waiting" | "running"} as table, "you": seat}:
            for offer in table.get("offers", ()):
                if seat not in offer["agreed"]:
                    await say(connection, type="offer" if offer["what"] == "undo" else "decline", what=offer["what"])
            return seat is None
        case {"table": {"series": {"is_decided": False}, "rematch": None}}:
            pass  # the next table of the series opens by itself
        case {"table": {"series": {"is_decided": False}}}:
            await say(connection, type="rematch")
            return True
        case {"table": {"id": name}}:
            LOG.info("The match at table %s is over.", name)
            return True
    return False


async def heard(connection: ClientConnection) -> Json:
    """Return the next message."""
    return msgspec.json.decode(await connection.recv(), type=Json)


async def say(connection: ClientConnection, **message: object) -> None:
    """Send *message*."""
    await connection.send(msgspec.json.encode(message).decode())


def chosen_bot() -> RemoteBot:
    """Return the bot that whoever starts this program wishes for."""
    token = os.environ.get("CLASHTABLE_TOKEN")
    parser = argparse.ArgumentParser(description="Play over the network with one of clashtable's bots.")
    parser.add_argument("server", help="its address, such as https://clashtable.example")
    parser.add_argument("--token", default=token, required=not token, help="of your bot; default: $CLASHTABLE_TOKEN")
    parser.add_argument("--level", default="search:60", help="random, greedy, search:60 or search@1s")
    parser.add_argument("--games", default=",".join(ct.games()), help="which to accept; default: all")
    parser.add_argument("--rated", default="both", choices=("yes", "no", "both"), help="which matches to accept")
    parser.add_argument("--tables", type=int, default=8, help="at how many to play at the same time")
    given = parser.parse_args()
    try:
        parse_spec(given.level)
        games = tuple(ct.game(name.strip()).id for name in given.games.split(","))
    except ct.InvalidMessage as error:
        parser.error(str(error))
    return RemoteBot(given.server, given.token, Wishes(given.level, games, given.rated, given.tables))


def main() -> int:
    """Run until Ctrl-C, or until the server does not let us in any more; return the exit status."""
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.WARNING)
    LOG.setLevel(logging.INFO)
    status = 0
    try:
        asyncio.run(chosen_bot().run())
    except* KeyboardInterrupt:
        LOG.info("I stop. My matches wait for me.")
    except* PermissionError as refused:
        LOG.error("I stop: %s", refused.exceptions[0])
        status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
