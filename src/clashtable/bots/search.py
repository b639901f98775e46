"""The bot that searches: information-set Monte Carlo tree search over imagined worlds."""

from typing import Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.tree import Search
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.view import View

SLICE: Final = 20
"""How many iterations pass between two looks at the clock."""


class SearchBot(Bot):
    """The move that was worth most in many imagined continuations."""

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        moves = self.moves(question)
        if len(moves) == 1:
            return moves[0]
        search = Search(self.game.tactics, self.game.imagination(view), self.luck)
        following = (budget or self.budget).slices(SLICE)
        while iterations := following():
            search.run(iterations)
        return search.best() if search.iterations else self.pick(moves)
