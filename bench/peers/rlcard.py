"""RLCard: its rules alone, and its environments, whose every step builds the observation of the next player."""

from __future__ import annotations

import copy
import importlib
import random
from typing import Any, Final

from bench.peers.peer import Peer, Played

OFFERED: Final = {"uno": "legal_actions", "doudizhu": "actions"}
"""Under which name a state of the rules lists what may be done; elsewhere the judge is asked."""


class RLCardGame:
    """One of RLCard's games."""

    def __init__(self, name: str) -> None:
        library: Any = importlib.import_module("rlcard")  # Any: it lives in the bench's own environment only
        self.environment: Any = library.make(name, config={"seed": 1})
        self.offered = OFFERED.get(name)
        self.choice = random.Random(1).choice

    def walk(self) -> Played:
        """Play a match through the environment."""
        state, _player = self.environment.reset()
        decisions = 0
        while not self.environment.is_over():
            state, _player = self.environment.step(self.choice(list(state["legal_actions"])))
            decisions += 1
        return Played(1, decisions)

    def play(self, limit: int | None = None) -> Played:
        """Play a match, or *limit* decisions of it, by the rules alone."""
        game = self.environment.game
        state, _player = game.init_game()
        decisions = 0
        while not game.is_over() and decisions != limit:
            legal = state[self.offered] if self.offered else game.judge.get_legal_actions()
            state, _player = game.step(self.choice(legal))
            decisions += 1
        return Played(1, decisions)

    def middle(self, after: int) -> object:
        """Return a match after so many decisions."""
        self.play(after)
        return copy.deepcopy(self.environment.game)


def rlcard_peer(name: str) -> Peer:
    """Return RLCard's game *name*; it has no copy of its own, so ``copy.deepcopy`` stands for one."""
    game = RLCardGame(name)
    return Peer("rlcard", game.play, game.walk, game.middle, copy.deepcopy)
