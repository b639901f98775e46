"""Our environments: steps a second with observations, one match at a time and many in a call."""

from __future__ import annotations

import time
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bench.clock import rate
from bench.peers.pettingzoo import AgentLoop
from clashtable.core.game import Game
from clashtable.envs.aec import aec
from clashtable.envs.vector import vector

ROWS: Final = 256
"""How many matches the vector form plays side by side."""


def environment_paces(game: Game, seconds: float) -> dict[str, float]:
    """Return the steps a second of both forms; nothing for a game that is not written in numbers yet."""
    if game.encoding is None:
        return {}
    loop = AgentLoop(aec(game))
    return {
        "steps_per_second": rate(lambda: loop.walk().decisions, seconds),
        "vector_steps_per_second": vector_pace(game, seconds),
    }


def vector_pace(game: Game, seconds: float) -> float:
    """Return the steps a second of many matches in one process; choosing the answers does not count."""
    rng = np.random.default_rng(1)
    with vector(game, ROWS) as environment:
        steps, spent = 0, 0.0
        while spent < seconds:
            answers = random_answers(environment.masks(), rng)
            began = time.process_time()
            environment.step(answers)
            spent += time.process_time() - began
            steps += ROWS
    return steps / spent


def random_answers(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return for each row one of the numbers that its mask allows, all equally likely."""
    answers: NDArray[np.int64] = (masks * rng.random(masks.shape, np.float32)).argmax(axis=1)
    return answers
