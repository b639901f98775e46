"""Bots think in other processes, so that the server never waits for them.

A view and a question travel there as bytes, a notation comes back. Nothing else is there to be peeked at. Bots that
answer at once have a process of their own, so that they never wait for one that searches; in each lane the time is
shared out fairly (``sharing.py``). Where the server began before the engine was compiled, bots move into processes
that use it as soon as it is there.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from clashtable import compiled
from clashtable.bots.bot import Budget
from clashtable.bots.roster import make_bot, parse_spec
from clashtable.core.question import Question
from clashtable.games.registry import GAMES
from clashtable.server.clock import Clock
from clashtable.server.logs import note
from clashtable.server.processes import Pool, end, new_pool
from clashtable.server.sharing import FairShare

ATTEMPTS: Final = 3
"""How often one decision is asked for when the process that thinks about it dies."""

LOOK_EVERY: Final = 2.0
"""How many seconds pass between two looks for a compiled engine."""

QUICK: Final = 0.01
"""How many seconds a bot takes that does not search, about."""
ITERATION: Final = 0.001
"""How many seconds an iteration of a search takes, about; what it did take is accounted for afterwards."""
MODESTY: Final = 5
"""How much bots that search leave the processor to the server and to quick bots, as in nice."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for."""

    game: str
    level: str
    seed: int
    view: msgspec.Raw
    question: Question
    longest: float = 3.0
    """After how many seconds a bot that searches answers with the best it has."""


class Decision(msgspec.Struct, frozen=True):
    """What a bot decided."""

    notation: str
    seconds: float
    """How much processor time it took."""


class Lane:
    """Processes for bots of one kind, and whose turn it is to use them."""

    def __init__(self, workers: int, modesty: int = 0) -> None:
        self.workers = workers
        self.modesty = modesty
        self.share = FairShare(workers)
        self.pool: Pool | None = None

    def open(self) -> None:
        """Start the processes, so that the first decision need not wait for them."""
        self.pool = self.new_pool()

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        pool, self.pool = self.pool, None
        if pool is not None:
            end(pool)

    def new_pool(self) -> Pool:
        """Return started processes like those of this lane."""
        return new_pool(self.workers, self.modesty)

    def move(self, pool: Pool) -> None:
        """Think in *pool* from now on; the processes before it end with their last thought."""
        left, self.pool = self.pool, pool
        self.share = FairShare(self.workers)  # what still runs in the processes before holds up nobody here
        if left is not None:
            self._end_if_left(left)

    async def decide(self, owner: str, thought: Thought) -> str:
        """Return the notation of the move chosen, when it is the turn of *owner*."""
        asked = msgspec.json.encode(thought)
        async with self.share.turn(owner, effort(thought.level)) as spent:
            decision = await self._decided(thought, asked)
            spent.seconds = decision.seconds
        return decision.notation

    async def _decided(self, thought: Thought, asked: bytes) -> Decision:
        """Return what a process decides; one that dies over it is replaced and asked again."""
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.pool
            if pool is None:
                raise asyncio.CancelledError  # the server is closing, and the bot's task with it
            try:
                return await self._ask(pool, asked)
            except BrokenProcessPool:
                note("bot_process_died", level=logging.WARNING, attempt=attempt)
                if self.pool is pool:
                    self.pool = self.new_pool()
                    end(pool)
        raise BrokenProcessPool(f"The process of the bot {thought.level} died {ATTEMPTS} times in a row.")

    async def _ask(self, pool: Pool, asked: bytes) -> Decision:
        pool.thoughts += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(pool.executor, decide, asked)
        finally:
            pool.thoughts -= 1
            self._end_if_left(pool)

    def _end_if_left(self, pool: Pool) -> None:
        """End *pool* when bots have moved out of it and its last thought is done."""
        if pool is not self.pool and pool.thoughts == 0:
            end(pool)


class Thinker:
    """Where bots think."""

    def __init__(self, workers: int, clock: Clock) -> None:
        self.clock = clock
        self.quick = Lane(1)
        """For bots that answer at once."""
        self.deep = Lane(workers, MODESTY)
        """For bots that search."""
        self.form = compiled.described()
        """In which form of the engine bots think."""
        self.moving: asyncio.Task[None] | None = None
        """The wait for a compiled engine, and the move to processes that use it."""

    @property
    def lanes(self) -> tuple[Lane, Lane]:
        """Everywhere that bots think."""
        return self.quick, self.deep

    @property
    def asked(self) -> int:
        """How many decisions are being waited for, those included whose turn has not come."""
        return sum(lane.share.asked for lane in self.lanes)

    def open(self) -> None:
        """Start the processes, so that the first decision need not wait for them."""
        for lane in self.lanes:
            lane.open()
        if compiled.is_checkout() and not compiled.is_compiled():
            self.moving = asyncio.get_running_loop().create_task(self._move_when_compiled())

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        if self.moving is not None:
            self.moving.cancel()
        for lane in self.lanes:
            lane.close()

    async def decide(self, thought: Thought, owner: str = "") -> str:
        """Return the notation of the move chosen; *owner* is whose table it is for, who waits for their own."""
        lane = self.quick if effort(thought.level) <= QUICK else self.deep
        return await lane.decide(owner, thought)

    async def _move_when_compiled(self) -> None:
        while not await asyncio.to_thread(compiled.is_better_ready):
            await self.clock.sleep(LOOK_EVERY)
        for lane in self.lanes:
            pool = lane.new_pool()
            try:
                self.form = await asyncio.get_running_loop().run_in_executor(pool.executor, compiled.described)
            except BaseException as error:  # also when the server closes meanwhile: nobody else knows this pool
                end(pool)
                if not isinstance(error, BrokenProcessPool):
                    raise
                note("compiled_engine_failed", level=logging.WARNING)
                return
            lane.move(pool)
        note("bots_moved", engine=self.form)


def effort(level: str) -> float:
    """Return about how many seconds a bot of *level* takes for a decision."""
    name, budget = parse_spec(level)
    if name != "search":
        return QUICK
    return budget.seconds or ITERATION * (budget.iterations or 0) + QUICK


def decide(asked: bytes) -> Decision:
    """Decide in this process."""
    began = time.process_time()
    thought = msgspec.json.decode(asked, type=Thought)
    game = GAMES[thought.game]
    view = msgspec.json.decode(thought.view, type=game.view_type)
    bot = make_bot(thought.level, game, thought.seed)
    budget = Budget(bot.budget.iterations, min(bot.budget.seconds or thought.longest, thought.longest))
    notation = bot.decide(view, thought.question, budget).notation
    return Decision(notation, time.process_time() - began)
