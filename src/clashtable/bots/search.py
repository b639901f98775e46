"""The bot that searches over imagined worlds: information-set Monte Carlo tree search, or a race, as suits the game."""

from typing import Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.race import Race
from clashtable.bots.tree import Search
from clashtable.core.luck import Luck
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.tactics import Imagination, Tactics
from clashtable.core.view import View

SLICE: Final = 20
"""How many iterations pass between two looks at the clock."""


def search_of(tactics: Tactics, imagination: Imagination, luck: Luck, iterations: int = 0) -> Race | Search:
    """Return the kind of search that suits the game of *tactics*, from one view; *iterations* is 0 if unknown."""
    if tactics.races:
        return Race(tactics, imagination, luck, iterations)
    return Search(tactics, imagination, luck)


class SearchBot(Bot):
    """The move that was worth most in many imagined continuations."""

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        moves = self.moves(question)
        if len(moves) == 1:
            return moves[0]
        allowed = budget or self.budget
        search = search_of(self.game.tactics, self.game.imagination(view), self.luck, allowed.iterations or 0)
        following = allowed.slices(SLICE)
        while iterations := following():
            search.run(iterations)
        return search.best() if search.iterations else self.pick(moves)
