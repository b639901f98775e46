"""Processes where bots think, which end when the server does, also when it is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection


@dataclass(eq=False)
class Pool:
    """Processes that think, and the pipe that keeps them alive: when its writing end closes, they end."""

    executor: ProcessPoolExecutor
    lifeline: Connection
    thoughts: int = 0
    """How many decisions are being waited for."""


def new_pool(workers: int, modesty: int = 0) -> Pool:
    """Return started processes; with *modesty* (as in nice) they leave the processor to others who want it."""
    context = multiprocessing.get_context("spawn")
    held, lifeline = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=begin_worker, initargs=(held, modesty))
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


def begin_worker(held: Connection, modesty: int) -> None:
    """Prepare a process: when the server is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(modesty)
    threading.Thread(target=end_with_server, args=(held,), daemon=True).start()


def end_with_server(held: Connection) -> None:
    """Wait until the server lets go of the pipe, also by being killed, then end at once."""
    try:
        held.recv_bytes()
    except (EOFError, OSError):
        os._exit(0)
