"""What a bot is: it sees a view and a question, and answers within a budget. It never gets a state."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from clashtable.core.game import Game
from clashtable.core.luck import luck_from_seed
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.view import View


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of iterations, a number of seconds, or until it is stopped."""

    iterations: int | None = None
    seconds: float | None = None
    stop: Callable[[], bool] | None = None
    """Asked now and then; when it says yes, the bot answers with the best it has."""

    def slices(self, size: int) -> Callable[[], int]:
        """Return a function that says how many iterations to do next; 0 means to stop."""
        done = 0
        deadline = None if self.seconds is None else time.monotonic() + self.seconds

        def following() -> int:
            nonlocal done
            if self.stop is not None and self.stop():
                return 0
            if deadline is not None and time.monotonic() >= deadline:
                return 0
            wanted = size if self.iterations is None else min(size, self.iterations - done)
            done += wanted
            return wanted

        return following


class Bot(ABC):
    """A player that is not a person."""

    is_blind: ClassVar[bool] = False
    """Whether it looks at nothing but the list of moves, so that no view need be built for it."""

    def __init__(self, game: Game, spec: str, seed: int, budget: Budget) -> None:
        self.game = game
        self.spec = spec
        """What the bot is called on a command line, such as ``search:200``."""
        self.luck = luck_from_seed(seed)
        self.budget = budget
        """What it keeps to when no other budget is given."""

    @abstractmethod
    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        """Return the answer to *question*."""

    def pick(self, moves: list[Move]) -> Move:
        """Return one of *moves* unseen; only for a blind bot."""
        return moves[self.luck.below(len(moves))]

    def moves(self, question: Question) -> list[Move]:
        """Return the moves that *question* offers."""
        return [self.game.parse(option.move) for option in question.options]

    def __repr__(self) -> str:
        return f"<{self.spec} for {self.game.id}>"
