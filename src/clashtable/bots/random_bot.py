"""The bot that takes any answer."""

from typing import ClassVar

from clashtable.bots.bot import Bot, Budget
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.view import View


class RandomBot(Bot):
    """Every answer equally likely."""

    is_blind: ClassVar[bool] = True

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        return self.pick(self.moves(question))
