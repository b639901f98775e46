"""Measuring: CPU time of this process on one core, and a yardstick in plain Python."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Final

CALIBRATION_SECONDS: Final = 0.3
CALIBRATION_ROUND: Final = 20_000


def pin_to_one_core() -> bool:
    """Keep this process, and those it starts, on one core; false where the system cannot."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


def rate(work: Callable[[], int], seconds: float) -> float:
    """Return how much *work* gets done in a second of CPU time; it says how much each call did."""
    work()
    done, began = 0, time.process_time()
    while True:
        done += work()
        spent = time.process_time() - began
        if spent >= seconds:
            return done / spent


def calibration() -> float:
    """Return how many rounds of a small everyday workload this Python does in a second of CPU time."""
    return rate(everyday_work, CALIBRATION_SECONDS)


def everyday_work() -> int:
    """Count, append and look up for a while; return how many rounds it was."""
    counts: dict[int, int] = {}
    pile: list[int] = []
    for turn in range(CALIBRATION_ROUND):
        key = turn * 7 & 15
        counts[key] = counts.get(key, 0) + 1
        pile.append(key)
        if len(pile) > 24:
            pile = [kept for kept in pile if kept > 7][:8]
    return CALIBRATION_ROUND
