"""The bot that searches over imagined worlds: with a tree or by sequential halving, as suits the game."""

from typing import Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.sequential_halving import SequentialHalving
from clashtable.bots.tree import Search
from clashtable.core.evaluation import HALVING, Evaluation
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.view import View

SLICE: Final = 20
"""How many iterations pass between two looks at the clock."""


def search_of(
    evaluation: Evaluation, imagination: Imagination, luck: Luck, iterations: int = 0
) -> SequentialHalving | Search:
    """Return the kind of search that suits the game of *evaluation*, from one view; *iterations* is 0 if unknown."""
    if evaluation.search == HALVING:
        return SequentialHalving(evaluation, imagination, luck, iterations)
    return Search(evaluation, imagination, luck)


class SearchBot(Bot):
    """The move that was worth most in many imagined continuations."""

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        moves = self.moves(question)
        if len(moves) == 1:
            return moves[0]
        allowed = budget or self.budget
        search = search_of(self.game.evaluation, self.game.imagination(view), self.luck, allowed.iterations or 0)
        following = allowed.slices(SLICE)
        while iterations := following():
            search.run(iterations)
        return search.best() if search.iterations else self.pick(moves)
