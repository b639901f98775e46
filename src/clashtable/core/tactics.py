"""What a game teaches bots: how good a position is, how to play on sensibly, how to guess what is hidden."""

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import State, legal_moves, play


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics:
    """A game's judgement. States given to it are imagined ones, so it may look at all of them."""

    __slots__ = ()

    def value(self, state: State, seat: int) -> float:
        """Return how well *seat* stands, from 0 (lost) to 1 (won)."""
        raise RulesBug("this game has no evaluation")

    def playout(self, state: State, luck: Luck) -> None:
        """Play *state* on, quickly and sensibly, to a point that ``value`` judges well."""
        for _limit in range(60):
            moves = legal_moves(state)
            if not moves:
                return
            play(state, moves[luck.below(len(moves))])


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """What one view leaves open: built once, then asked for as many complete worlds as are wanted."""

    __slots__ = ()

    def sample(self, luck: Luck) -> State:
        """Return a state that agrees with everything in the view."""
        raise RulesBug("this game cannot be imagined")
