"""PettingZoo's classic games, through the loop over agents that its documentation shows."""

from __future__ import annotations

import copy
import importlib
import random
from typing import Any

from bench.peers.peer import Peer, Played


class AgentLoop:
    """Random play of any AEC environment, ours included: each step looks at the observation and at the mask."""

    def __init__(self, environment: Any) -> None:  # Any: PettingZoo has no types, and is not everywhere
        self.environment = environment
        self.choice = random.Random(1).choice
        self.seed = 0

    def walk(self, limit: int | None = None) -> Played:
        """Play a match, or *limit* steps of it."""
        environment = self.environment
        self.seed += 1
        environment.reset(seed=self.seed)
        steps = 0
        for _agent in environment.agent_iter():
            seen, _reward, is_over, is_cut, info = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            if steps == limit:
                break
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            environment.step(int(self.choice(mask.view(bool).nonzero()[0])))  # as bytes it takes NumPy 2 to 3 µs
            steps += 1
        return Played(1, steps)

    def middle(self, after: int) -> object:
        """Return the environment after so many steps."""
        self.walk(after)
        return copy.deepcopy(self.environment)


def pettingzoo_peer(name: str) -> Peer:
    """Return the classic game *name*; there are no rules apart from the environment."""
    library: Any = importlib.import_module(f"pettingzoo.classic.{name}")  # Any: as for every peer
    loop = AgentLoop(library.env())
    return Peer("pettingzoo", None, loop.walk, loop.middle, copy.deepcopy)
