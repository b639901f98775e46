"""Answers out of turn: who may respond to what was just declared, in which order, and when it resolves.

One mechanism for every game. What was declared waits as a step; a window lies on top of it and offers
each seat of ``order`` a response. A response is a step too, so the pending stack is itself the chain
that resolves last in, first out. Two habits exist:

- *all at once*: a response goes under the window, which starts counting passes again behind the
  responder; when all have passed in a row, the whole chain resolves without further windows;
- *one at a time* (``reopens``): a response gets a window of its own on top; when nobody answers it
  resolves alone, and the window beneath asks anew about what it lies on.
"""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Move, State, Step


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Window(Step):
    """Offer the seats of ``order`` a response until every one of them has let it be in a row."""

    __slots__ = ("at", "order", "passes")
    kind: ClassVar[str] = "RESPOND"
    reopens: ClassVar[bool] = False
    """Whether each response is settled alone, with this window asking anew afterwards."""

    def __init__(self, order: list[int], at: int, passes: int) -> None:
        self.order: Final = order
        """The seats that may respond, in the order in which they are asked."""
        self.at: Final = at
        """Where in ``order`` the asking goes on."""
        self.passes: Final = passes
        """How many in a row have let it be."""

    def is_asked(self, state: State, seat: int) -> bool:
        """Tell whether *seat* is asked at all. Decided from public facts, or it would tell of hidden ones."""
        return True

    def moves(self, state: State, seat: int) -> list[Move]:
        """Return what *seat* may answer, passing included."""
        raise RulesBug(f"{type(self).__name__} offers nothing")

    def is_pass(self, move: Move) -> bool:
        """Tell whether *move* lets it be."""
        raise RulesBug(f"{type(self).__name__} knows no pass")

    def skip(self, state: State, seat: int) -> None:
        """Note that *seat* is not asked, which counts as letting it be."""

    def passed(self, state: State, seat: int, move: Move) -> None:
        """Note that *seat* lets it be with *move*."""

    def respond(self, state: State, seat: int, move: Move) -> None:
        """Pay for the response, ask what it needs, and ``add`` it."""
        raise RulesBug(f"{type(self).__name__} takes no response")

    def again(self, order: list[int], at: int, passes: int) -> "Window":
        """Return this window with another order and count."""
        raise RulesBug(f"{type(self).__name__} cannot go on")

    def order_against(self, state: State, seat: int) -> list[int]:
        """Return who may answer a response of *seat*, where each is settled alone."""
        return [other for other in self.order if other != seat]

    def run(self, state: State) -> None:
        """Ask the next seat that is asked, or let what lies beneath resolve."""
        size = len(self.order)
        for skipped in range(size - self.passes):
            at = (self.at + skipped) % size
            if self.is_asked(state, self.order[at]):
                state.push(Response(self.again(self.order, at, self.passes + skipped), self.order[at]))
                return
            self.skip(state, self.order[at])

    def add(self, state: State, seat: int, response: Step) -> None:
        """Put *response* of *seat* on the chain and let the others answer it."""
        if self.reopens:
            state.push(self.again(self.order, 0, 0))
            state.push(response)
            state.push(self.again(self.order_against(state, seat), 0, 0))
            return
        state.push(response)
        state.push(self.again(self.order, (self.order.index(seat) + 1) % len(self.order), 0))


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Response(Ask):
    """The question a window asks one seat."""

    __slots__ = ("window",)
    kind: ClassVar[str] = "RESPOND"

    def __init__(self, window: Window, seat: int) -> None:
        super().__init__(seat)
        self.window: Final = window

    def moves(self, state: State) -> list[Move]:
        return self.window.moves(state, self.seat)

    def answer(self, state: State, move: Move) -> None:
        window = self.window
        if window.is_pass(move):
            window.passed(state, self.seat, move)
            state.push(window.again(window.order, (window.at + 1) % len(window.order), window.passes + 1))
        else:
            window.respond(state, self.seat, move)
