"""Bots think in other processes, so that the server never waits for them.

A view and a question travel there as bytes, a notation comes back. Nothing else is there to be peeked at.
Where the server began before the engine was compiled, bots move into processes that use it as soon as it is there.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from clashtable import compiled
from clashtable.bots.roster import make_bot
from clashtable.core.question import Question
from clashtable.games.registry import GAMES
from clashtable.server.logs import note

ATTEMPTS: Final = 3
"""How often one decision is asked for when the process that thinks about it dies."""

LOOK_EVERY: Final = 2.0
"""How many seconds pass between two looks for a compiled engine."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for."""

    game: str
    level: str
    seed: int
    view: msgspec.Raw
    question: Question


@dataclass(eq=False)
class Pool:
    """Processes that think, and the pipe that keeps them alive: when its writing end closes, they end."""

    executor: ProcessPoolExecutor
    lifeline: Connection
    thoughts: int = 0
    """How many decisions are being waited for."""


class Thinker:
    """Where bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Pool | None = None
        self.form = compiled.described()
        """In which form of the engine bots think."""
        self.move: asyncio.Task[None] | None = None
        """The wait for a compiled engine, and the move to processes that use it."""

    def open(self) -> None:
        """Start the processes, so that the first decision need not wait for them."""
        self.pool = new_pool(self.workers)
        if compiled.is_checkout() and not compiled.is_compiled():
            self.move = asyncio.get_running_loop().create_task(self._move_when_compiled())

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
        if self.move is not None:
            self.move.cancel()
        pool, self.pool = self.pool, None
        if pool is not None:
            end(pool)

    async def decide(self, thought: Thought) -> str:
        """Return the notation of the move chosen; a process that dies over it is replaced and asked again."""
        asked = msgspec.json.encode(thought)
        for attempt in range(1, ATTEMPTS + 1):
            pool = self.pool
            if pool is None:
                raise asyncio.CancelledError  # the server is closing, and the bot's task with it
            try:
                return await self._ask(pool, asked)
            except BrokenProcessPool:
                note("bot_process_died", level=logging.WARNING, attempt=attempt)
                if self.pool is pool:
                    self.pool = new_pool(self.workers)
                    end(pool)
        raise BrokenProcessPool(f"The process of the bot {thought.level} died {ATTEMPTS} times in a row.")

    async def _ask(self, pool: Pool, asked: bytes) -> str:
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

    async def _move_when_compiled(self) -> None:
        while not await asyncio.to_thread(compiled.is_better_ready):
            await asyncio.sleep(LOOK_EVERY)
        pool = new_pool(self.workers)
        try:
            self.form = await asyncio.get_running_loop().run_in_executor(pool.executor, compiled.described)
        except BaseException as error:  # also when the server closes meanwhile: nobody else knows this pool
            end(pool)
            if not isinstance(error, BrokenProcessPool):
                raise
            note("compiled_engine_failed", level=logging.WARNING)
            return
        left, self.pool = self.pool, pool
        note("bots_moved", engine=self.form)
        if left is not None:
            self._end_if_left(left)


def new_pool(workers: int) -> Pool:
    """Return started processes."""
    context = multiprocessing.get_context("spawn")
    held, lifeline = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker, initargs=(held,))
    with without_interrupts():
        for _worker in range(workers):
            executor.submit(os.getpid)
    return Pool(executor, lifeline)


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Start processes that Ctrl-C does not reach: it is the server's business, who ends them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end(pool: Pool) -> None:
    """End the processes of *pool*."""
    pool.lifeline.close()
    pool.executor.shutdown(wait=False, cancel_futures=True)


def begin_worker(held: Connection) -> None:
    """Prepare a process: when the server is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, args=(held,), daemon=True).start()


def end_with_server(held: Connection) -> None:
    """Wait until the server lets go of the pipe, also by being killed, then end at once."""
    try:
        held.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)


def decide(asked: bytes) -> str:
    """Decide in this process."""
    thought = msgspec.json.decode(asked, type=Thought)
    game = GAMES[thought.game]
    view = msgspec.json.decode(thought.view, type=game.view_type)
    return make_bot(thought.level, game, thought.seed).decide(view, thought.question).notation
