"""A simulation shared among processes, with progress, that can be stopped at any moment with what it has."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing.synchronize import Event as Flag
from typing import Final

from clashtable.sim.arena import Plan, Tally, play_games

BLIND_CHUNK: Final = 250
"""Games at a time when nobody thinks: some tens of milliseconds."""
THINKING_CHUNK: Final = 2
PATIENCE: Final = 0.1
"""How often, in seconds, the pool looks whether it should stop."""
AHEAD: Final = 4
"""How many chunks wait for each process, so that none is idle."""

worker_stop: Flag | None = None
"""In a process of the pool: set when it should come to an end."""


def simulate(plan: Plan, jobs: int, stopped: Callable[[], bool], progress: Callable[[Tally], None]) -> Tally:
    """Play all games of *plan* in *jobs* processes; *progress* hears of the sum so far."""
    total = Tally()
    parts = parts_here(plan, stopped) if jobs == 1 else parts_of_pool(plan, jobs, stopped)
    for part in parts:
        total.add(part)
        progress(total)
    return total


def chunks(plan: Plan) -> Iterator[tuple[int, int]]:
    """Return the games in portions: first, and one past the last."""
    size = BLIND_CHUNK if plan.is_blind else THINKING_CHUNK
    for first in range(0, plan.games, size):
        yield first, min(first + size, plan.games)


def parts_here(plan: Plan, stopped: Callable[[], bool]) -> Iterator[Tally]:
    """Play in this process."""
    for first, end in chunks(plan):
        if stopped():
            return
        yield play_games(plan, first, end, stopped)


def parts_of_pool(plan: Plan, jobs: int, stopped: Callable[[], bool]) -> Iterator[Tally]:
    """Play in a pool of processes, a few chunks ahead."""
    context = multiprocessing.get_context("spawn")
    flag = context.Event()
    waiting: set[Future[Tally]] = set()
    todo = chunks(plan)
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=prepare_worker, initargs=(flag,)) as pool:
        try:
            while True:
                room = 0 if flag.is_set() else jobs * AHEAD - len(waiting)
                waiting |= {pool.submit(work, plan, first, end) for first, end in islice(todo, room)}
                if not waiting:
                    return
                done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                if stopped():
                    flag.set()
        finally:
            flag.set()


def prepare_worker(flag: Flag) -> None:
    """Leave Ctrl-C to the process that started this one; it sets *flag*."""
    global worker_stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker_stop = flag


def work(plan: Plan, first: int, end: int) -> Tally:
    """Play some games in a process of the pool."""
    assert worker_stop is not None
    return play_games(plan, first, end, worker_stop.is_set)
