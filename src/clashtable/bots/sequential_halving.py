"""Sequential halving: every move is played on in the same worlds, and those that fall behind are dropped (compiled).

Where chance decides more than a single move does, comparing moves in the same world, with the same luck (common random
numbers), tells more than a tree whose branches have each seen other worlds. The budget goes to ever fewer moves, as in
Z. Karnin, T. Koren, O. Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", ICML 2013; here a third of them is
dropped at a time instead of half, after a fixed number of worlds, so that the search can be stopped at any moment.
"""

from typing import Final

from clashtable.core.evaluation import Evaluation
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.state import Move, legal_moves, play, to_act

ROUND: Final = 4
"""After so many worlds the worst third of the moves is dropped."""
WORLDS_EACH: Final = 8
"""In how many worlds a move should be played on; where there are too many moves for that, only the best start."""
FEWEST: Final = 8
"""So many moves start in any case."""
FIRST_LOOKS: Final = 2
"""In how many worlds all are looked at to find the best."""


class SequentialHalving:
    """A search from one view; it can be run on for as long as there is time."""

    __slots__ = (
        "alive",
        "at",
        "chance",
        "evaluation",
        "horizon",
        "imagination",
        "iterations",
        "luck",
        "moves",
        "seat",
        "totals",
        "world",
        "worlds",
    )  # fmt: skip

    def __init__(self, evaluation: Evaluation, imagination: Imagination, luck: Luck, iterations: int = 0) -> None:
        """Prepare for that many iterations; 0 where nobody knows."""
        self.evaluation: Final = evaluation
        self.imagination: Final = imagination
        self.luck: Final = luck
        self.world = imagination.sample(luck)
        """The world in which the moves are being played on."""
        self.chance = luck.child()
        """The chance in it, the same for every move."""
        self.seat: Final = to_act(self.world)
        self.horizon: Final = evaluation.horizon(self.world)
        self.moves: Final = legal_moves(self.world)
        self.alive = list(range(len(self.moves)))
        """The moves that have not been dropped, by their places."""
        self.totals = [0.0 for _move in self.moves]
        self.at = 0
        """Which of ``alive`` is next."""
        self.worlds = 0
        self.iterations = 0
        if 0 < iterations < WORLDS_EACH * len(self.moves):
            self.alive = self.starters(max(FEWEST, iterations // WORLDS_EACH))

    def starters(self, most: int) -> list[int]:
        """Return the moves after which the game's own evaluation likes the position best, in their order."""
        if len(self.moves) <= most:
            return self.alive
        looks = [0.0 for _move in self.moves]
        for _look in range(FIRST_LOOKS):
            world = self.imagination.sample(self.luck)
            for which in self.alive:
                state = world.fork()
                play(state, self.moves[which])
                looks[which] += self.evaluation.value(state, self.seat)
        kept = self.alive[:]
        while len(kept) > most:
            worst = kept[0]
            for which in kept:
                if looks[which] <= looks[worst]:
                    worst = which
            kept.remove(worst)
        return kept

    def run(self, iterations: int) -> None:
        """Play on that many more times."""
        for _iteration in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Play one move on in the present world."""
        which = self.alive[self.at]
        state = self.world.fork()
        play(state, self.moves[which])
        self.evaluation.playout(state, self.chance.fork(), self.horizon)
        self.totals[which] += self.evaluation.value(state, self.seat)
        self.at += 1
        if self.at == len(self.alive):
            self.next_world()

    def next_world(self) -> None:
        """Go on to another world, now and then with fewer moves."""
        self.at = 0
        self.worlds += 1
        if self.worlds % ROUND == 0 and len(self.alive) > 2:
            self.drop_worst()
        self.world = self.imagination.sample(self.luck)
        self.chance = self.luck.child()

    def drop_worst(self) -> None:
        """Drop the worst third of the moves; of equal ones the later."""
        for _dropped in range(max(1, len(self.alive) // 3)):
            worst = self.alive[0]
            for which in self.alive:
                if self.totals[which] <= self.totals[worst]:
                    worst = which
            self.alive.remove(worst)

    def best(self) -> Move:
        """Return the move that brought most so far."""
        best = self.alive[0]
        for which in self.alive[: self.at] if self.worlds == 0 else self.alive:
            if self.mean(which) > self.mean(best):
                best = which
        return self.moves[best]

    def mean(self, which: int) -> float:
        """Return what a move brought on the average; those before the present place were played once more."""
        played = self.worlds + (1 if self.alive.index(which) < self.at else 0)
        return self.totals[which] / max(1, played)
