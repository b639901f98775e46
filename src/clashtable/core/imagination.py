"""What a game teaches bots about hidden things: complete worlds that agree with a view."""

from typing import Final

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import State

ATTEMPTS: Final = 20_000
"""After so many deals that disagree with a view, the view must be impossible."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """What one view leaves open: built once, then asked for as many complete worlds as are wanted."""

    __slots__ = ("known", "viewer")

    def __init__(self, known: State, viewer: int = -1) -> None:
        self.known: Final = known
        """The state as far as the view tells it; ``deal`` fills in the rest."""
        self.viewer: Final = viewer
        """-1 for a spectator."""

    def sample(self, luck: Luck) -> State:
        """Return a state that agrees with everything in the view."""
        for attempt in range(ATTEMPTS):
            state = self.known.fork()
            if self.deal(state, luck, attempt):
                state.luck = luck.child()
                return state
        raise RulesBug("no deal agrees with this view")

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        """Deal what is hidden in *state*; tell whether it agrees with the view. *attempt* counts from 0."""
        raise RulesBug("this game cannot be imagined")
