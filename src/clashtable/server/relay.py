"""The line between workers: Redis carries what they tell one another, and says who looks after a table's bots.

Redis may come and go. While it is away every worker serves its own people and asks the database what the others did,
and each lets its bots move; the log admits only one of two moves, so nothing happens twice. Litestar's Channels stop
for good when Redis is away for a moment, so its client is used as it is.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.server.clock import Clock
from clashtable.server.logs import note
from clashtable.server.news import Bulletin, LookAgain, News

if TYPE_CHECKING:
    from redis.asyncio import Redis

PREFIX: Final = "clashtable"
"""How everything begins that is ours in Redis."""
LEASE: Final = 6_000
"""For how many milliseconds a worker looks after a table unless it says so again."""
NOTICE: Final = 15_000
"""For how many milliseconds what a worker puts up can be read."""
BEAT: Final = 1.0
"""So many seconds pass between two signs of life."""
PAUSE: Final = 0.2
"""So many seconds pass before a lost line is tried again."""
ANSWER: Final = 5.0
"""For how many seconds Redis may take to answer."""
DECODER: Final = msgspec.json.Decoder(Bulletin)
Hearing: TypeAlias = Callable[[str, News], None]


class Relay:
    """A line with nobody at the other end: there is one worker."""

    is_shared = False
    """Whether there may be other workers."""
    is_cut = False
    """Whether news are being lost, so that the database must be asked instead."""
    worker = ""
    """By what name the others know this one."""

    def share(self, database: str) -> None:
        """Speak only with those who share a *database*: a Redis may serve several."""

    async def open(self, hear: Hearing) -> None:
        """Begin to listen."""

    async def close(self, *last: News) -> None:
        """Say the *last* words and stop."""

    def tell(self, news: News) -> None:
        """Let all other workers know, now or soon; never wait for it."""

    async def holds(self, _table: str) -> bool:
        """Tell whether it is this worker that looks after a table's bots."""
        return True

    def is_held(self, _table: str) -> bool:
        """Tell whether it was this worker, when that was last asked."""
        return True

    def release(self, table: str) -> None:
        """Let another worker look after a table."""

    async def put_up(self, _text: bytes) -> None:
        """Put up *text* for others to read, for a while, in place of what this worker put up before."""

    async def read(self, _workers: Iterable[str]) -> dict[str, bytes]:
        """Return what each of *workers* has put up."""
        return {}


class RedisRelay(Relay):
    """A line through Redis."""

    is_shared = True

    def __init__(self, url: str, worker: str, clock: Clock) -> None:
        self.worker = worker
        self.clock = clock
        self.redis = client_of(url)
        self.channel = PREFIX
        self.outbox: list[News] = []
        self.has_news = asyncio.Event()
        self.is_cut = True
        self.missed = False
        """Whether something could not be told."""
        self.held: dict[str, float] = {}
        """Until when this worker looks after each of its tables."""
        self.tasks: list[asyncio.Task[None]] = []
        self.is_closing = False

    def share(self, database: str) -> None:
        self.channel = f"{PREFIX}:{database}"

    async def open(self, hear: Hearing) -> None:
        self.tasks = [asyncio.create_task(work) for work in (self._listen(hear), self._speak(), self._keep_leases())]

    async def close(self, *last: News) -> None:
        self.is_closing = True  # the client turns a cancellation into a failure now and then
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(*failures()):  # leases end by themselves
            await self._publish([*self.outbox, *last])
            await self.redis.delete(self.notice_of(self.worker), *map(self.lease_of, self.held))
        await self.redis.aclose()

    def tell(self, news: News) -> None:
        self.outbox.append(news)
        self.has_news.set()

    async def holds(self, table: str) -> bool:
        if self.held.get(table, 0.0) > self.clock.monotonic():
            return True
        until = self.clock.monotonic() + LEASE / 1000
        try:
            if not await self.redis.set(self.lease_of(table), self.worker, nx=True, px=LEASE):
                return False
        except failures():
            return True  # nobody can say who else does; the log decides
        self.held[table] = until
        return True

    def is_held(self, table: str) -> bool:
        return table in self.held

    def release(self, table: str) -> None:
        self.held.pop(table, None)  # it ends by itself

    async def put_up(self, text: bytes) -> None:
        with suppress(*failures()):
            await self.redis.set(self.notice_of(self.worker), text, px=NOTICE)

    async def read(self, workers: Iterable[str]) -> dict[str, bytes]:
        names = list(workers)
        try:
            texts = await self.redis.mget(map(self.notice_of, names)) if names else []
        except failures():
            return {}
        return {name: text for name, text in zip(names, texts, strict=True) if isinstance(text, bytes)}

    def lease_of(self, table: str) -> str:
        """Return where Redis keeps who looks after *table*."""
        return f"{self.channel}:lease:{table}"

    def notice_of(self, worker: str) -> str:
        """Return where Redis keeps what *worker* has put up."""
        return f"{self.channel}:notice:{worker}"

    # --- the three tasks

    async def _listen(self, hear: Hearing) -> None:
        """Hear what others tell; whenever the line was cut, what was said meanwhile may be missing."""
        while not self.is_closing:
            try:
                async with self.redis.pubsub() as line:
                    await line.subscribe(self.channel)
                    async for message in line.listen():
                        if message["type"] == "subscribe":
                            self.is_cut = False
                            hear(self.worker, LookAgain())
                        else:
                            self._hear(message["data"], hear)
            except failures() as error:
                if not self.is_cut:
                    note("relay_cut", level=logging.WARNING, error=str(error))
                self.is_cut = True
                await self.clock.sleep(PAUSE)

    def _hear(self, said: bytes, hear: Hearing) -> None:
        try:
            bulletin = DECODER.decode(said)
        except msgspec.DecodeError:  # from a worker of another version
            note("relay_not_understood", level=logging.WARNING)
            return
        if bulletin.worker != self.worker:
            for news in bulletin.news:
                hear(bulletin.worker, news)

    async def _speak(self) -> None:
        """Tell others what there is to tell, all that waits at once."""
        while not self.is_closing:
            await self.has_news.wait()
            self.has_news.clear()
            waiting, self.outbox = self.outbox, []
            try:
                await self._publish([LookAgain(), *waiting] if self.missed else waiting)
                self.missed = False
            except failures():
                self.missed = True
                self.has_news.set()  # as soon as it can be said: that something was missed
                await self.clock.sleep(PAUSE)

    async def _publish(self, news: Iterable[News]) -> None:
        await self.redis.publish(self.channel, msgspec.json.encode(Bulletin(self.worker, tuple(news))))

    async def _keep_leases(self) -> None:
        """Say again and again which tables this worker looks after; one that another took is the other's."""
        while not self.is_closing:
            await self.clock.sleep(BEAT)
            tables = tuple(self.held)
            if not tables:
                continue
            until = self.clock.monotonic() + LEASE / 1000
            try:
                holders = await self.redis.mget(map(self.lease_of, tables))
                ours = [table for table, holder in zip(tables, holders, strict=True) if holder == self.worker.encode()]
                async with self.redis.pipeline(transaction=False) as line:
                    for table in ours:
                        line.pexpire(self.lease_of(table), LEASE)
                    await line.execute()
            except failures():
                continue
            for table in tables:
                if table in self.held and table in ours:
                    self.held[table] = until
                else:
                    self.held.pop(table, None)


def client_of(url: str) -> Redis:
    """Return a client of the Redis at *url*; InvalidMessage where that is no address or nothing here speaks with it."""
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise InvalidMessage("Several workers need the package redis: pip install 'clashtable[workers]'.") from None
    try:  # without its own retries, which would wait for seconds: what to do without Redis is known here
        once = Retry(NoBackoff(), 0)
        return Redis.from_url(url, socket_connect_timeout=ANSWER, socket_timeout=ANSWER, retry=once)
    except ValueError as error:
        raise InvalidMessage(f"{url!r} is not the address of a Redis ({error}): as in redis://host:6379/0.") from None


def failures() -> tuple[type[Exception], ...]:
    """Return what happens when Redis is away."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, asyncio.TimeoutError)


async def check_relay(url: str) -> None:
    """Raise InvalidMessage unless the Redis at *url* answers."""
    client = client_of(url)
    try:
        await asyncio.wait_for(client.ping(), ANSWER)
    except failures() as error:
        raise InvalidMessage(
            f"The Redis at {url} does not answer ({error}): see that it runs and lets us in."
        ) from None
    finally:
        await client.aclose()
