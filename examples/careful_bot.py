"""A bot in thirty lines: it imagines what it cannot see, and takes the move whose worst case is the best."""

import random

import clashtable as ct

WORLDS = 4


class Careful:
    """Try each move in a few imagined worlds, and judge it by the worst position it leads to."""

    def __init__(self, game: ct.Game, seed: int) -> None:
        self.game, self.rng = game, random.Random(seed)

    def decide(self, view: ct.View, question: ct.Question, budget: ct.Budget) -> str:
        """Return the move that can go least wrong."""
        moves = [option.move for option in question.options]
        if len(moves) == 1:
            return moves[0]
        worlds = [self.game.imagine(view, self.rng) for _world in range(WORLDS)]
        return max(moves, key=lambda move: min(self.value_after(move, world, question.seat) for world in worlds))

    def value_after(self, move: str, world: ct.Match, seat: int) -> float:
        """Return how well *seat* stands once *move* is made in *world*, by the game's own evaluation."""
        after = world.fork()
        after.play(move)
        return self.game.evaluation.value(after.state, seat)
