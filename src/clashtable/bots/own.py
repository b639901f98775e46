"""Bots that somebody else wrote, named as ``module:Class``; their answers are checked before they are played."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
import traceback
from types import ModuleType
from typing import Any, Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.roster import make_bot
from clashtable.core.errors import InvalidMessage, RulesBug
from clashtable.core.game import Game
from clashtable.core.question import Question
from clashtable.core.state import Move
from clashtable.core.text import listed
from clashtable.core.validation import shown
from clashtable.core.view import View

SPEC: Final = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)")


class OwnBot(Bot):
    """A bot of any class with ``decide(view, question, budget)``."""

    def __init__(self, game: Game, spec: str, seed: int, kind: type[Any]) -> None:  # Any: whatever somebody wrote
        super().__init__(game, spec, seed, Budget())
        try:
            self.inner = made(kind, game, spec, seed)
        except Exception as error:  # whatever somebody wrote may raise anything
            raise InvalidMessage(f"{spec} cannot be made: {described(error)}.") from error

    def decide(self, view: View, question: Question, budget: Budget | None = None) -> Move:
        try:
            answer = self.inner.decide(view, question, budget or self.budget)
        except RulesBug:
            raise
        except Exception as error:  # whatever somebody wrote may raise anything
            raise InvalidMessage(f"{self.spec} failed when it was to decide: {described(error)}.") from error
        notation = answer.notation if isinstance(answer, Move) else answer
        if notation not in [option.move for option in question.options]:
            raise InvalidMessage(f"{self.spec} answered {shown(notation)}, which is none of the moves it was offered.")
        return self.game.parse(notation)


def described(error: Exception) -> str:
    """Return what was raised, and the last line of the bot's own file on the way there."""
    told = f"{type(error).__name__}: {error}".rstrip(":. ")
    between = ("<", importlib.__file__, os.path.dirname(os.path.dirname(__file__)))
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith(between)]
    lines = [frame.lineno for frame in frames if frame.filename == frames[0].filename]
    return f"{told} ({os.path.basename(frames[0].filename)}, line {lines[-1]})" if frames else told


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
        found = importlib.import_module(module)
    except ImportError as error:
        raise InvalidMessage(f"The bot {module}:{name} cannot be imported: {error}.") from error
    except Exception as error:  # whatever somebody wrote may raise anything
        raise InvalidMessage(f"The bot {module}:{name} cannot be imported: {described(error)}.") from error
    if not hasattr(found, name):
        bots = bots_of(found)
        told = f"its bots are {listed(bots)}" if bots else "there is no bot in it"
        raise InvalidMessage(f"The module {module} has no {name}; {told}.")
    if not is_bot_class(getattr(found, name)):
        raise InvalidMessage(f"{module}:{name} is no class with decide(view, question, budget).")
    kind: type[Any] = getattr(found, name)
    return kind


def bots_of(module: ModuleType) -> list[str]:
    """Return the names of all bots of *module*."""
    return [name for name, value in vars(module).items() if is_bot_class(value) and value is not Bot]


def is_bot_class(value: object) -> bool:
    """Tell whether *value* is a class that can decide."""
    return isinstance(value, type) and callable(getattr(value, "decide", None))
