"""Bots think in other processes, so that the server never waits for them.

A view and a question travel there as bytes, a notation comes back. Nothing else is there to be peeked at.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from clashtable.bots.roster import make_bot
from clashtable.core.question import Question
from clashtable.games.registry import GAMES
from clashtable.server.logs import note

ATTEMPTS: Final = 3
"""How often one decision is asked for when the process that thinks about it dies."""


class Thought(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for."""

    game: str
    level: str
    seed: int
    view: msgspec.Raw
    question: Question


@dataclass(frozen=True)
class Pool:
    """Processes that think, and the pipe that keeps them alive: when its writing end closes, they end."""

    executor: ProcessPoolExecutor
    lifeline: Connection


class Thinker:
    """Where bots think."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: Pool | None = None

    def open(self) -> None:
        """Start the processes, so that the first decision need not wait for them."""
        self.pool = new_pool(self.workers)

    def close(self) -> None:
        """End the processes, whatever they are thinking about."""
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
                return await asyncio.get_running_loop().run_in_executor(pool.executor, decide, asked)
            except BrokenProcessPool:
                note("bot_process_died", level=logging.WARNING, attempt=attempt)
                if self.pool is pool:
                    self.pool = new_pool(self.workers)
                    end(pool)
        raise BrokenProcessPool(f"The process of the bot {thought.level} died {ATTEMPTS} times in a row.")


def new_pool(workers: int) -> Pool:
    """Return started processes."""
    context = multiprocessing.get_context("spawn")
    held, lifeline = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker, initargs=(held,))
    for _worker in range(workers):
        executor.submit(os.getpid)
    return Pool(executor, lifeline)


def end(pool: Pool) -> None:
    """End the processes of *pool*."""
    pool.lifeline.close()
    pool.executor.shutdown(wait=False, cancel_futures=True)


def begin_worker(held: Connection) -> None:
    """Prepare a process: Ctrl-C is the server's business, and when the server is gone, so are we."""
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
