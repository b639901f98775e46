"""The one thread that writes: whatever waits when it comes round goes into one transaction, a group commit.

A job is done when its transaction is on disk, and only then does whoever waits for it go on. While one transaction is
being written the next jobs gather, so that the disk is waited for once for all of them.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError

MOST_AT_ONCE: Final = 1000
"""How many jobs go into one transaction at most."""

Step: TypeAlias = tuple[sql.Executable, Mapping[str, Any] | None]  # Any: whatever the columns hold
"""A statement and its parameters; neighbours with the very same statement are sent as one."""


@dataclass(frozen=True, eq=False)
class Job:
    """What is written together or not at all, and who waits for it."""

    steps: Sequence[Step]
    done: asyncio.Future[None]


class Writer:
    """The thread, and what waits for it."""

    def __init__(self, engine: sql.Engine) -> None:
        self.engine = engine
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.loop: asyncio.AbstractEventLoop
        self.thread: threading.Thread | None = None
        self.count: Callable[[int], None] = lambda _jobs: None
        """Hears, in the thread that writes, how many jobs each transaction took."""

    def open(self) -> None:
        """Begin to write for the running event loop."""
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """Write what still waits, then stop."""
        thread, self.thread = self.thread, None
        if thread is not None:
            self.waiting.put(None)
            await asyncio.to_thread(thread.join)

    async def write(self, steps: Sequence[Step]) -> None:
        """Carry out *steps* in a transaction; return once it is on disk, raise if nothing of it happened."""
        job = Job(steps, self.loop.create_future())
        self.waiting.put(job)
        await settled(job.done)

    def _work(self) -> None:
        while jobs := self._gathered():
            failures = self._written(jobs)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.loop.call_soon_threadsafe(answer, jobs, failures)

    def _gathered(self) -> list[Job]:
        """Wait for a job and return it with all that wait behind it; nothing once the writer is to stop."""
        jobs = []
        job = self.waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs
            try:
                job = self.waiting.get_nowait()
            except Empty:
                return jobs
        if jobs:
            self.waiting.put(None)  # it is met again after these
        return jobs

    def _written(self, jobs: Sequence[Job]) -> list[Exception | None]:
        """Write *jobs* together; where that fails, one by one, until the database itself fails."""
        failure = self._tried(jobs)
        if failure is None or (len(jobs) == 1 and not was_cut_off(failure)):
            return [failure] * len(jobs)
        failures: list[Exception | None] = []
        down: Exception | None = None
        for job in jobs:
            failure = down or self._tried([job])
            failures.append(failure)
            if failure is not None and not isinstance(failure, IntegrityError):
                down = failure
        return failures

    def _tried(self, jobs: Sequence[Job]) -> Exception | None:
        """Write *jobs* in one transaction; return why nothing of them was."""
        try:
            with self.engine.begin() as connection:
                for statement, rows in gathered_steps(step for job in jobs for step in job.steps):
                    connection.execute(statement, rows)
        except Exception as error:  # whatever it is, those who wait must hear of it, and the thread goes on
            return error
        self.count(len(jobs))
        return None


def gathered_steps(steps: Iterable[Step]) -> Iterator[tuple[sql.Executable, list[Mapping[str, Any]] | None]]:
    """Yield each statement with the parameters of all neighbours that are the same."""
    for _statement, same in groupby(steps, key=lambda step: id(step[0])):
        found = list(same)
        rows = [row for _same, row in found if row is not None]
        yield found[0][0], rows or None


def was_cut_off(failure: Exception) -> bool:
    """Tell whether the connection broke, so that nobody knows what became of the transaction."""
    return isinstance(failure, DBAPIError) and failure.connection_invalidated


def answer(jobs: Sequence[Job], failures: Sequence[Exception | None]) -> None:
    """Tell everybody who waits what became of their job."""
    for job, failure in zip(jobs, failures, strict=True):
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)


async def settled(done: asyncio.Future[None]) -> None:
    """Wait until it is known what became of a job, even if the waiting task is cancelled meanwhile.

    The cancellation is delivered when the task waits for something the next time, so that it knows what it did.
    """
    task, cancellations = asyncio.current_task(), 0
    assert task is not None
    while not done.done():
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            if done.cancelled():
                raise
            cancellations += 1
            task.uncancel()
        except Exception:
            break  # raised below, with the cancellations in place
    for _again in range(cancellations):
        task.cancel()
    done.result()
