"""How much one person and one address may ask for, so that nobody pays for others.

A person is a guest; a browser that is not known counts as its address. An address may do as much as several people
together, as whole families and schools share one. Each refusal says which limit it is and when it ends.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection

from clashtable.core.text import counted
from clashtable.server.clock import Clock
from clashtable.server.refusal import TooMany
from clashtable.server.settings import ServerSettings

NETWORK: Final = 64
"""How many bits of an IPv6 address one household has in common."""
HOUR: Final = 3600.0
CHAT_BURST: Final = 6
CHAT_SECONDS: Final = 3
"""So many lines of chat can be said at once, then one every so many seconds."""
REPORTS_PER_HOUR: Final = 10
EXPORTS_PER_HOUR: Final = 10
"""How often one person can ask for all that is known about them."""
COMMENTS_PER_HOUR: Final = 60
REPLAY_COST: Final = 5.0
"""As how many requests a part of a replay counts."""


@dataclass
class Bucket:
    """What is left for somebody, when it was looked at last."""

    left: float
    at: float


class Rate:
    """So many in a while for each key, and no more than *burst* at once."""

    def __init__(self, per_second: float, burst: float, clock: Clock) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Return in how many seconds *key* may have so much."""
        return max(0.0, (min(cost, self.burst) - self._filled(key).left) / self.per_second)

    def take(self, key: str, cost: float = 1.0) -> float:
        """Give *key* so much, on credit if need be; return for how many seconds the credit lasts."""
        bucket = self._filled(key)
        bucket.left -= cost
        return max(0.0, -bucket.left / self.per_second)

    def forget(self) -> None:
        """Drop the buckets that are full again."""
        for key in tuple(self.buckets):
            if self._filled(key).left >= self.burst:
                del self.buckets[key]

    def _filled(self, key: str) -> Bucket:
        now = self.clock.monotonic()
        bucket = self.buckets.setdefault(key, Bucket(self.burst, now))
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.per_second)
        bucket.at = now
        return bucket


@dataclass(frozen=True)
class Asker:
    """Who asks for something."""

    person: str
    """The guest's id, or the address of a browser that is not known."""
    address: str


class Limits:
    """What everybody has asked for lately."""

    def __init__(self, settings: ServerSettings, clock: Clock) -> None:
        self.settings = settings
        people = settings.people_per_address
        self.messages = Rate(settings.messages_per_second, settings.message_burst, clock)
        self.address_messages = Rate(settings.messages_per_second * people, settings.message_burst * people, clock)
        self.guests = Rate(settings.guests_per_hour / HOUR, settings.guests_per_hour, clock)
        self.openings = Rate(settings.openings_per_hour / HOUR, settings.openings_per_hour, clock)
        self.chat = Rate(1 / CHAT_SECONDS, CHAT_BURST, clock)
        self.reports = Rate(REPORTS_PER_HOUR / HOUR, REPORTS_PER_HOUR, clock)
        tries = settings.password_tries_per_hour
        self.tries = Rate(tries / HOUR, tries, clock)
        self.address_tries = Rate(tries * people / HOUR, tries * people, clock)
        self.exports = Rate(EXPORTS_PER_HOUR / HOUR, EXPORTS_PER_HOUR, clock)
        self.comments = Rate(COMMENTS_PER_HOUR / HOUR, COMMENTS_PER_HOUR, clock)
        self.connected: Counter[str] = Counter()
        self.places: dict[str, str] = {}
        """From which address each table was opened, while it is in memory."""

    def check_request(self, address: str) -> None:
        """Refuse an HTTP request of an address that sends too many."""
        if wait := self.address_messages.wait(address):
            raise TooMany("This address sends too many requests", wait)
        self.address_messages.take(address)

    def count_replay(self, address: str) -> None:
        """Count what a part of a replay costs beside its request."""
        self.address_messages.take(address, REPLAY_COST - 1)

    def check_comment(self, person: str) -> None:
        """Refuse a comment of somebody who made too many."""
        if wait := self.comments.wait(person):
            raise TooMany(f"You can make {counted(COMMENTS_PER_HOUR, 'comment')} in an hour", wait)
        self.comments.take(person)

    def check_guest(self, address: str) -> None:
        """Refuse a new guest of an address that brought too many."""
        if wait := self.guests.wait(address):
            most = counted(self.settings.guests_per_hour, "new guest")
            raise TooMany(f"From one address {most} can come in an hour", wait)
        self.guests.take(address)

    def check_try(self, login: str, address: str) -> None:
        """Refuse another password for *login*, or from *address*, where too many were tried lately."""
        if wait := self.tries.wait(login):
            raise TooMany("Too many passwords were tried for this name", wait)
        if wait := self.address_tries.wait(address):
            raise TooMany("From this address too many passwords were tried", wait)
        self.tries.take(login)
        self.address_tries.take(address)

    def forgive_try(self, login: str, address: str) -> None:
        """Let a password that was right not count."""
        self.tries.take(login, -1.0)
        self.address_tries.take(address, -1.0)

    def check_export(self, person: str) -> None:
        """Refuse to put together once more all that is known about *person*."""
        if wait := self.exports.wait(person):
            raise TooMany(f"Your data can be downloaded {EXPORTS_PER_HOUR} times in an hour", wait)
        self.exports.take(person)

    def check_opening(self, person: str, address: str, busy: int) -> None:
        """Refuse a new table of somebody who is *busy* with as many as may be, or opened too many lately."""
        most = self.settings.tables_per_person
        if busy >= most:
            raise TooMany(f"You already have {most} tables under way; finish or leave one of them first")
        if list(self.places.values()).count(address) >= most * self.settings.people_per_address:
            raise TooMany(f"This address already has {most * self.settings.people_per_address} tables under way")
        if wait := self.openings.wait(person):
            raise TooMany(f"You can open {counted(self.settings.openings_per_hour, 'table')} in an hour", wait)
        self.openings.take(person)

    def check_chat(self, person: str) -> None:
        """Refuse a line of chat of somebody who says too many."""
        if wait := self.chat.wait(person):
            lines, pause = counted(CHAT_BURST, "line"), counted(CHAT_SECONDS, "second")
            raise TooMany(f"You can say {lines} at once, then one every {pause}", wait)
        self.chat.take(person)

    def check_report(self, person: str) -> None:
        """Refuse a report of somebody who sent too many."""
        if wait := self.reports.wait(person):
            raise TooMany(f"You can send {counted(REPORTS_PER_HOUR, 'report')} in an hour", wait)
        self.reports.take(person)

    @contextmanager
    def connection(self, asker: Asker) -> Iterator[None]:
        """Count a connection while it lasts; a refusal when there are too many."""
        person, address = self.settings.connections_per_person, self.settings.people_per_address
        if self.connected[f"person {asker.person}"] >= person:
            raise TooMany(f"You can have {counted(person, 'connection')} at once; close one of them")
        if self.connected[f"address {asker.address}"] >= person * address:
            raise TooMany(f"An address can have {counted(person * address, 'connection')} at once")
        keys = (f"person {asker.person}", f"address {asker.address}")
        self.connected.update(keys)
        try:
            yield
        finally:
            self.connected.subtract(keys)
            for key in keys:
                if self.connected[key] <= 0:
                    del self.connected[key]

    def forget(self) -> None:
        """Forget everybody who asked for nothing lately."""
        rates = (self.messages, self.address_messages, self.guests, self.openings, self.tries, self.address_tries)
        for rate in (*rates, self.exports, self.chat, self.reports, self.comments):
            rate.forget()


class Pace:
    """How fast one connection may speak: at first it is slowed down, then given up."""

    def __init__(self, limits: Limits, asker: Asker) -> None:
        self.limits = limits
        self.asker = asker
        self.slowed = 0
        """How many messages in a row came too early."""

    async def keep(self, cost: float) -> bool:
        """Wait for as long as a message of that *cost* demands; False when its sender is not to be slowed down."""
        own = self.limits.messages.take(self.asker.person, cost)
        shared = self.limits.address_messages.take(self.asker.address, cost)
        self.slowed = self.slowed + 1 if own > 0 else 0
        if self.slowed > self.limits.settings.message_patience:
            return False
        if own > 0 or shared > 0:
            await self.limits.messages.clock.sleep(max(own, shared))
        return True


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:  # Any: Litestar's generics
    """Return where *connection* comes from: its peer, or whom a trusted proxy names; of IPv6 the network."""
    host = connection.client.host if connection.client is not None else "nowhere"
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, NETWORK), strict=False))
