"""Several workers behind one address: started together, each replaced at once when it dies.

The parent serves nothing. It holds the listening sockets, so that whoever connects while a worker is being replaced
waits for a moment instead of being turned away. SIGHUP replaces the workers one after another, each by one that is
ready; SIGTERM and Ctrl-C end them all. When the parent is killed, the workers end too.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.logs import note
from clashtable.server.settings import ServerSettings

BACKLOG: Final = 2048
"""How many connections wait for a worker at most."""
GLANCE: Final = 0.5
"""After how many seconds the parent looks for signals at the latest."""
LONGEST_PAUSE: Final = 5.0
"""How many seconds pass at most before a worker that dies again and again is started again."""
STEADY: Final = 10.0
"""After how many seconds a worker counts as one that does not die at once."""
PATIENCE: Final = 15.0
"""How many seconds workers get to end in good order."""


@dataclass(frozen=True)
class Post:
    """What a worker is started with."""

    settings: ServerSettings
    sockets: list[socket.socket]
    chance: Chance
    lifeline: Connection
    """Ends when the parent does."""
    ready: Connection
    """Where the worker says that it serves."""


@dataclass(eq=False)
class Worker:
    """A process that serves."""

    process: BaseProcess
    ready: Connection
    started: float
    is_ready: bool = False
    is_dismissed: bool = False


class Crew:
    """The workers of one server."""

    def __init__(self, settings: ServerSettings, sockets: list[socket.socket], chance: Chance) -> None:
        self.settings = settings
        self.sockets = sockets
        self.chance = chance
        if sys.platform == "win32":
            self.context = multiprocessing.get_context("spawn")
        else:  # a worker made from a process that has read everything already is there in an instant
            self.context = multiprocessing.get_context("forkserver")
            self.context.set_forkserver_preload(["clashtable.server.run"])
        self.held, self.lifeline = self.context.Pipe(duplex=False)
        self.clock = Clock()
        self.workers: list[Worker] = []
        self.starts = 0
        self.pause = 0.0
        self.is_ending = False
        self.is_renewing = False

    def run(self, announce: Callable[[], None]) -> None:
        """Serve until interrupted or terminated; *announce* it once every worker serves."""
        for listening in self.sockets:
            listening.listen(BACKLOG)
        self._heed_signals()
        try:
            for _worker in range(self.settings.workers):
                self.start()
            while not self.is_ending and not all(worker.is_ready for worker in self.workers):
                self.look()
            if not self.is_ending:
                announce()
            while not self.is_ending:
                self.look()
                if self.is_renewing:
                    self.renew()
        finally:
            self.end()

    def start(self) -> Worker:
        """Start another worker."""
        self.starts += 1
        ready, tell = self.context.Pipe(duplex=False)
        post = Post(self.settings, self.sockets, self.chance.apart(self.starts), self.held, tell)
        process = self.context.Process(target=serve_at, args=(post,), name=f"worker-{self.starts}")
        process.start()
        tell.close()
        worker = Worker(process, ready, self.clock.monotonic())
        self.workers.append(worker)
        note("worker_started", number=self.starts, pid=process.pid)
        return worker

    def look(self) -> None:
        """Wait a moment for news of the workers; whoever died is replaced."""
        watched = {worker.process.sentinel: worker for worker in self.workers}
        unready: dict[object, Worker] = {worker.ready: worker for worker in self.workers if not worker.is_ready}
        for found in wait([*watched, *unready], GLANCE):  # type: ignore[list-item]  # what can be waited for, both
            if found in unready:
                unready[found].is_ready = heard(unready[found].ready)
        for worker in [worker for worker in self.workers if not worker.process.is_alive()]:
            self._replace(worker)

    def renew(self) -> None:
        """Replace every worker by a new one, one after another, so that there is always somebody who serves."""
        self.is_renewing = False
        for old in tuple(self.workers):
            new = self.start()
            while not self.is_ending and not new.is_ready and new.process.is_alive():
                self.look()
            if self.is_ending or not new.is_ready:
                return  # one that does not come up is looked after like any other
            self.dismiss(old)

    def dismiss(self, worker: Worker) -> None:
        """Let *worker* end in good order."""
        if not worker.is_dismissed:
            worker.is_dismissed = True
            worker.process.terminate()

    def end(self) -> None:
        """End all workers, in good order if they can."""
        self.is_ending = True
        for worker in self.workers:
            self.dismiss(worker)
        deadline = self.clock.monotonic() + PATIENCE
        for worker in self.workers:
            worker.process.join(max(0.0, deadline - self.clock.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
        for listening in self.sockets:
            listening.close()

    def _replace(self, worker: Worker) -> None:
        self.workers.remove(worker)
        if worker.is_dismissed or self.is_ending:
            return
        note("worker_died", level=logging.ERROR, pid=worker.process.pid, status=worker.process.exitcode)
        lived = self.clock.monotonic() - worker.started
        self.pause = 0.0 if lived > STEADY or worker.is_ready else min(LONGEST_PAUSE, 2 * self.pause + 0.1)
        wait((), self.pause)
        self.start()

    def _heed_signals(self) -> None:
        def end(_signal: int, _frame: FrameType | None) -> None:
            self.is_ending = True

        def renew(_signal: int, _frame: FrameType | None) -> None:
            self.is_renewing = True

        signal.signal(signal.SIGTERM, end)
        signal.signal(signal.SIGINT, end)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, renew)


def heard(ready: Connection) -> bool:
    """Tell whether a worker said that it serves; one that died before says nothing."""
    try:
        return bool(ready.recv())
    except (EOFError, OSError):
        return False


def serve_at(post: Post) -> None:
    """Serve in this process, which is a worker."""
    from clashtable.core.errors import InvalidMessage
    from clashtable.server.processes import begin_worker
    from clashtable.server.run import work

    begin_worker(post.lifeline, 0)
    status = 0
    try:
        work(post.settings, post.sockets, post.chance, lambda: post.ready.send(True))
    except InvalidMessage as error:  # such as a database that is away; it is tried again
        note("worker_cannot_serve", level=logging.ERROR, reason=str(error))
        status = 2
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it may come twice, and this is about to end
    for bots in multiprocessing.active_children():  # what they think about nobody asks for any more
        bots.kill()
    sys.exit(status)
