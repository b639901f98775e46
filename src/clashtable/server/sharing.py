"""Sharing out thinking time: whoever asks for much waits for their own, and nobody else notices.

Everybody who asks has an account of the processor time used. Whoever has used least is next; of their decisions, the
quickest. Somebody who comes back after a while begins where the others are: time that nobody asked for is not saved up.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count


@dataclass(order=True)
class Waiting:
    """A decision that waits for its turn: quick ones come first, then those that have waited longest."""

    effort: float
    """How many seconds it is expected to take."""
    number: int
    turn: asyncio.Future[None] = field(compare=False)


@dataclass
class Account:
    """What somebody has used and still asks for."""

    used: float
    """Seconds, counted from where the others stood when they came."""
    waiting: list[Waiting] = field(default_factory=list)
    """A heap."""
    running: int = 0


@dataclass
class Spent:
    """What a decision took; whoever thinks writes it here."""

    seconds: float


class FairShare:
    """Hands out at most so many decisions at once, each to whoever has used least time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.accounts: dict[str, Account] = {}
        self.running = 0
        self.level = 0.0
        """How much somebody had used who was handed out a decision last: here newcomers begin."""
        self.numbers = count()

    @property
    def asked(self) -> int:
        """How many decisions are handed out or wait for their turn."""
        return self.running + sum(len(account.waiting) for account in self.accounts.values())

    @asynccontextmanager
    async def turn(self, owner: str, effort: float) -> AsyncIterator[Spent]:
        """Wait until a decision of *owner*, expected to take *effort* seconds, may be thought about."""
        account = self.accounts.setdefault(owner, Account(self.level))
        if not account.waiting and not account.running:
            account.used = max(account.used, self.level)
        waiting = Waiting(effort, next(self.numbers), asyncio.get_running_loop().create_future())
        heapq.heappush(account.waiting, waiting)
        self.hand_out()
        spent = Spent(effort)
        try:
            await waiting.turn
            yield spent
        finally:
            if waiting.turn.done() and not waiting.turn.cancelled():
                account.used += spent.seconds - effort
                account.running -= 1
                self.running -= 1
            self.hand_out()

    def hand_out(self) -> None:
        """Let the next ones begin, while there is room."""
        self.forget()
        while self.running < self.most and (ready := [one for one in self.accounts.values() if one.waiting]):
            account = min(ready, key=lambda one: (one.used, one.running, one.waiting[0].number))
            waiting = heapq.heappop(account.waiting)
            self.level = max(self.level, account.used)
            account.used += waiting.effort
            account.running += 1
            self.running += 1
            waiting.turn.set_result(None)
            self.forget()

    def forget(self) -> None:
        """Drop decisions that nobody waits for any more, and accounts that say nothing."""
        for owner, account in tuple(self.accounts.items()):
            while account.waiting and account.waiting[0].turn.cancelled():
                heapq.heappop(account.waiting)
            if not account.waiting and not account.running and account.used <= self.level:
                del self.accounts[owner]
