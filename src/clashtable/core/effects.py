"""What a card does: small effects that know their sentence and their deed, and the ways to join them.

A game has its own card, its own use of it and its own verbs; what is here serves all of them. An effect is built
once, when its card is; running it alters the state or pushes steps. An effect that needs an answer is an ``Asking``: it
says what is asked, and what follows from the answer. Next, read a game's ``effects.py``.
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Move, State, Step
from clashtable.core.text import capitalized


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """A card as far as its effects need to know it."""

    __slots__ = ("effects", "id", "index", "name")

    def __init__(self, key: str, name: str) -> None:
        self.id: Final = key
        self.name: Final = name
        self.index = -1
        """Its place in the printed set."""
        self.effects: list[Effect] = []
        """Every effect in its text, each before its parts: what a step names by its place."""

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def this(self) -> str:
        """Return what the card calls itself in its text."""
        return "this card"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Use:
    """One use of a card: by whom, and in a game's own class with what and at what. Never altered."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def printed(self) -> Printed:
        """Return the card that is used."""
        raise RulesBug("this use is of no card")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something a card does."""

    def text(self, card: Printed) -> str:
        """Return the fragment printed on *card*: lower case, without a full stop."""
        raise RulesBug(f"{type(self).__name__} has no text")

    def run(self, state: State, use: Use) -> None:
        """Happen."""
        raise RulesBug(f"{type(self).__name__} does nothing")

    def parts(self) -> "list[Effect]":
        """Return the effects that this one is made of."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not when it is asked."""

    def text(self, card: Printed) -> str:
        """Return the fragment that follows an ``if``."""
        raise RulesBug(f"{type(self).__name__} has no text")

    def holds(self, state: State, use: Use) -> bool:
        """Tell whether it is true now."""
        raise RulesBug(f"{type(self).__name__} is never true")


@mypyc_attr(acyclic=True)
class Do(Step):
    """An effect that is still to happen."""

    __slots__ = ("effect", "use")

    def __init__(self, effect: Effect, use: Use) -> None:
        self.effect: Final = effect
        self.use: Final = use

    def run(self, state: State) -> None:
        self.effect.run(state, self.use)


# --- ways to join effects


@dataclass(frozen=True)
class Sentences(Effect):
    """One after the other, each in a sentence of its own."""

    sentences: tuple[Effect, ...]

    def text(self, card: Printed) -> str:
        texts = [effect.text(card) for effect in self.sentences]
        return ". ".join([texts[0], *[capitalized(text) for text in texts[1:]]])

    def run(self, state: State, use: Use) -> None:
        run_all(state, use, self.sentences)

    def parts(self) -> list[Effect]:
        return list(self.sentences)


@dataclass(frozen=True)
class Joined(Effect):
    """One after the other, in one sentence."""

    first: Effect
    link: str
    second: Effect

    def text(self, card: Printed) -> str:
        return f"{self.first.text(card)}{self.link}{self.second.text(card)}"

    def run(self, state: State, use: Use) -> None:
        run_all(state, use, (self.first, self.second))

    def parts(self) -> list[Effect]:
        return [self.first, self.second]


def run_all(state: State, use: Use, effects: tuple[Effect, ...]) -> None:
    """Let *effects* happen in order; each is over, with all it asks, before the next."""
    for at in range(len(effects) - 1, 0, -1):
        state.push(Do(effects[at], use))
    effects[0].run(state, use)


@dataclass(frozen=True)
class If(Effect):
    """Only if something is true."""

    condition: Condition
    effect: Effect

    def text(self, card: Printed) -> str:
        return f"if {self.condition.text(card)}, {self.effect.text(card)}"

    def run(self, state: State, use: Use) -> None:
        if self.condition.holds(state, use):
            self.effect.run(state, use)

    def parts(self) -> list[Effect]:
        return [self.effect]


@dataclass(frozen=True)
class Instead(Effect):
    """One thing, or another in its place if something is true."""

    usual: Effect
    condition: Condition
    better: Effect

    def text(self, card: Printed) -> str:
        return f"{self.usual.text(card)}. If {self.condition.text(card)}, {self.better.text(card)} instead"

    def run(self, state: State, use: Use) -> None:
        if self.condition.holds(state, use):
            self.better.run(state, use)
        else:
            self.usual.run(state, use)

    def parts(self) -> list[Effect]:
        return [self.usual, self.better]


@dataclass(frozen=True)
class Choose(Effect):
    """One of several ways; which, the use itself knows."""

    ways: tuple[Effect, ...]

    def text(self, card: Printed) -> str:
        return "choose one: " + "; or ".join([way.text(card) for way in self.ways])

    def parts(self) -> list[Effect]:
        return list(self.ways)


# --- effects that ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Effect):
    """An effect that needs answers, one or several in a row (``stage`` counts them).

    A game has a base of its own, which turns ``run``, ``moves`` and ``answer`` into the same in its own types:
    ``happen``, ``answers`` and ``answered``. Only those are written for each effect.
    """

    def decision(self) -> str:
        """Return the name of the decision in the rules."""
        return "choose"

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        """Return every answer there is."""
        raise RulesBug(f"{type(self).__name__} has no answers")

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        """Carry out *move*."""
        raise RulesBug(f"{type(self).__name__} cannot be answered")

    def choice(self, seat: int, use: Use, stage: int) -> "Choice":
        """Return the question as *seat* is asked it."""
        return Choice(seat, self, use, stage)

    def ask(self, state: State, use: Use, seat: int, stage: int, *, is_secret: bool = False) -> None:
        """Ask *seat*, unless nothing is left to choose; one answer alone is asked for too if it *is_secret*."""
        answers = self.moves(state, use, stage)
        if len(answers) > 1 or (answers and is_secret):
            state.push(self.choice(seat, use, stage))
        elif answers:
            self.answer(state, use, stage, answers[0])


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Ask):
    """The question that an effect asks."""

    __slots__ = ("effect", "stage", "use")
    kind: ClassVar[str] = "choose"

    def __init__(self, seat: int, effect: Asking, use: Use, stage: int) -> None:
        super().__init__(seat)
        self.effect: Final = effect
        self.use: Final = use
        self.stage: Final = stage

    def moves(self, state: State) -> list[Move]:
        return self.effect.moves(state, self.use, self.stage)

    def answer(self, state: State, move: Move) -> None:
        self.effect.answer(state, self.use, self.stage, move)


def asking_parts(effect: Effect) -> list[Asking]:
    """Return the effects of a game that *effect* is made of, in order; those of ways come with the way."""
    if isinstance(effect, Asking):
        return [effect]
    parts = [] if isinstance(effect, Choose) else effect.parts()
    return [found for part in parts for found in asking_parts(part)]


def list_effects(effects: list[Effect]) -> list[Effect]:
    """Return *effects* and all they are made of, each before its parts."""
    found: list[Effect] = []
    for effect in effects:
        found.append(effect)
        found += list_effects(effect.parts())
    return found
