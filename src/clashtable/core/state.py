"""The state of a match, and the stack of steps that are still to happen.

What waits is data: ``pending`` holds small immutable steps, the next one last. ``settle`` runs them
until the top one is an ``Ask``; then somebody has to answer. Nothing pending means the match is over.
Next, read ``window.py`` (answers out of turn), ``declaration.py`` (choosing in steps) and then a game's ``rules.py``.
"""

import importlib
from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.events import Event
from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Move:
    """What a seat asks for: a small value, equal to any other move of the same notation."""

    __slots__ = ("notation",)

    def __init__(self, notation: str) -> None:
        self.notation: Final = notation
        """The move's one short readable text."""

    def __repr__(self) -> str:
        return f"Move({self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self.notation == other.notation)

    def __hash__(self) -> int:
        return hash(self.notation)

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return read_move, (type(self).__module__, self.notation)


def read_move(module: str, notation: str) -> Move:
    """Return the move that *notation* is in the game whose class of moves *module* defines; how moves are unpickled."""
    while module:
        game = getattr(importlib.import_module(module), "GAME", None)
        if game is not None:
            move: Move = game.parse(notation)
            return move
        module = module.rpartition(".")[0]
    return Move(notation)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a match. A game's state adds its own fields."""

    __slots__ = ("events", "luck", "outcome", "pending", "seats")

    def __init__(self, seats: int, luck: Luck, pending: "list[Step]", outcome: Outcome | None) -> None:
        self.seats = seats
        self.luck = luck
        self.pending = pending
        """The steps still to happen, the next one last."""
        self.outcome: Outcome | None = outcome
        self.events: list[Event] | None = None
        """What happened, for as long as somebody listens; None on the fast path."""

    def fork(self) -> "State":
        """Return an independent copy; it listens to nothing."""
        return State(self.seats, self.luck.fork(), self.pending[:], self.outcome)

    def push(self, step: "Step") -> None:
        """Make *step* the next to happen."""
        self.pending.append(step)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """Something that is still to happen. Immutable, so that copies of a state share it."""

    __slots__ = ()

    def run(self, state: State) -> None:
        """Happen: alter *state*, and push what follows from it."""
        raise RulesBug(f"{type(self).__name__} cannot run")

    def waits(self) -> bool:
        """Tell whether it waits for an answer; quicker than asking for its class."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ask(Step):
    """A step that waits for one seat's answer."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = ""
    """The name of the decision in the rules, such as ``TURN``."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def waits(self) -> bool:
        return True

    def moves(self, state: State) -> list[Move]:
        """Return every answer there is, in a stable order; never none."""
        raise RulesBug(f"{type(self).__name__} has no answers")

    def draw(self, state: State, luck: Luck) -> Move:
        """Return one of ``moves``, all equally likely: the one at the place that *luck* draws from their number.

        A game can override it so that no list is made where moves are drawn at random.
        """
        answers = self.moves(state)
        return answers[luck.below(len(answers))]

    def answer(self, state: State, move: Move) -> None:
        """Carry out *move*, which is one of ``moves``; this step is no longer pending."""
        raise RulesBug(f"{type(self).__name__} cannot be answered")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class PrivateAsk(Ask):
    """A choice within an action of which others see nothing until the last one is made."""

    __slots__ = ()

    def origin(self) -> "Ask | None":
        """Return the question that the action began with, which others see; None if they may see this one."""
        return None


def settle(state: State) -> None:
    """Run pending steps until one waits for an answer, or none is left."""
    pending = state.pending
    while pending:
        step = pending.pop()  # every look at the list tests the class of what it finds, so there is one
        if step.waits():
            pending.append(step)
            return
        step.run(state)


def asking(state: State) -> Ask:
    """Return the open question; the match must not be over."""
    step = state.pending[-1]
    assert isinstance(step, Ask)
    return step


def ask_or_answer(state: State, ask: Ask, *, is_telling: bool = False) -> bool:
    """Ask, unless a single answer is left and leaving it out tells nothing; false when there is no answer at all."""
    answers = ask.moves(state)
    if len(answers) == 1 and not is_telling:
        ask.answer(state, answers[0])
    elif answers:
        state.push(ask)
    return bool(answers)


def to_act(state: State) -> int:
    """Return the seat that must answer, -1 when the match is over."""
    if not state.pending:
        return -1
    return asking(state).seat


def legal_moves(state: State) -> list[Move]:
    """Return what the seat to act may do, in a stable order; nothing when the match is over."""
    pending = cast(list[Ask], state.pending)  # the one on top is, and it is tested as it is read
    return pending[-1].moves(state) if pending else []


def play(state: State, move: Move) -> None:
    """Carry out *move* and all that follows from it. The caller has checked that it is legal."""
    pending = cast(list[Ask], state.pending)  # the one on top is, and it is tested as it is taken
    pending.pop().answer(state, move)
    settle(state)


def play_any(state: State, luck: Luck) -> None:
    """Carry out one of the legal moves, drawn by *luck*; the match must not be over."""
    pending = cast(list[Ask], state.pending)
    ask = pending[-1]
    move = ask.draw(state, luck)
    cast(list[object], pending).pop()  # as objects, so that its class is not tested again
    ask.answer(state, move)
    settle(state)
