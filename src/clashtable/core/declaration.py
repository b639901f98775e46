"""Declaring in steps: what is chosen one after another, until the whole of it happens.

A ``Declaration`` asks for the next thing that is still to be chosen, takes a choice with a single answer by itself, and
is completed when nothing is left. Until then nothing has changed, and whoever does not choose sees the question that
it began with. Next, read a game's ``rules/declaration.py``.
"""

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, PrivateAsk, State, Step, ask_or_answer


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Declaration(Step):
    """Something of which more is to be chosen before it happens. Never altered: each choice makes another."""

    __slots__ = ()

    def origin(self) -> Ask | None:
        """Return the question it began with; None for what everybody sees."""
        return None

    def next_question(self, state: State) -> "Drafting | None":
        """Return what is to be chosen next; None when all is."""
        raise RulesBug(f"{type(self).__name__} asks for nothing")

    def complete(self, state: State) -> None:
        """Let it happen: everything is chosen."""
        raise RulesBug(f"{type(self).__name__} cannot happen")

    def drop(self, state: State) -> None:
        """Give it up: something cannot be chosen, or its player leaves it."""
        raise RulesBug(f"{type(self).__name__} cannot be completed")

    def run(self, state: State) -> None:
        ask = self.next_question(state)
        if ask is None:
            self.complete(state)
        elif not ask_or_answer(state, ask, is_telling=ask.is_telling(state)):
            self.drop(state)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Drafting(PrivateAsk):
    """A choice of a declaration."""

    __slots__ = ()

    def is_telling(self, state: State) -> bool:
        """Tell whether leaving out a lone answer would tell of hidden cards."""
        return False
