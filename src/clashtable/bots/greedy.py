"""The bot that looks one move ahead."""

from typing import Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.tree import best_by_value
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.view import View

WORLDS: Final = 4
"""Over how many imagined worlds it averages."""


class GreedyBot(Bot):
    """The move after which the game's own evaluation likes the position best."""

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        moves = self.moves(question)
        if len(moves) == 1:
            return moves[0]
        imagination = self.game.imagination(view)
        return best_by_value(self.game.evaluation, imagination, moves, question.seat, WORLDS, self.luck)
