"""Bots that somebody else wrote, named as ``module:Class``; their answers are checked before they are played."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
from typing import Any, Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.roster import make_bot
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.validation import shown
from clashtable.core.view import View

SPEC: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


class OwnBot(Bot):
    """A bot of any class with ``decide(view, question, budget)``."""

    def __init__(self, game: Game, spec: str, seed: int, kind: type[Any]) -> None:  # Any: whatever somebody wrote
        super().__init__(game, spec, seed, Budget())
        self.inner = made(kind, game, spec, seed)

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        answer = self.inner.decide(view, question, budget or self.budget)
        notation = answer.notation if isinstance(answer, Move) else answer
        if notation not in [option.move for option in question.options]:
            raise InvalidMessage(f"{self.spec} answered {shown(notation)}, which is none of the moves it was offered.")
        return self.game.parse(notation)


def made(kind: type[Any], game: Game, spec: str, seed: int) -> Any:  # Any: whatever somebody wrote
    """Return a bot of *kind*, given the game and the seed if it takes them."""
    if issubclass(kind, Bot):
        return kind(game, spec, seed, Budget())
    takes = inspect.signature(kind).parameters
    given = {"game": game, "seed": seed}
    return kind(**{name: value for name, value in given.items() if name in takes})


def any_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return the bot of *spec*: ours, or ``module:Class``, which is imported; so never with a stranger's *spec*."""
    found = SPEC.fullmatch(spec)
    return make_bot(spec, game, seed) if found is None else OwnBot(game, spec, seed, bot_class(found[1], found[2]))


def bot_class(module: str, name: str) -> type[Any]:  # Any: whatever somebody wrote
    """Return the class *name* of *module*, which may lie in the working directory."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        kind = getattr(importlib.import_module(module), name, None)
    except ImportError as error:
        raise InvalidMessage(f"The bot {module}:{name} cannot be imported: {error}.") from None
    if not isinstance(kind, type) or not callable(getattr(kind, "decide", None)):
        raise InvalidMessage(f"{module}:{name} is no class with decide(view, question, budget).")
    return kind
