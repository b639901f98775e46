"""What a game teaches bots: how good a position is, how to play on sensibly, how to guess what is hidden."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import State, legal_moves, play


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactics:
    """A game's judgement. States given to it are imagined ones, so it may look at all of them."""

    __slots__ = ()
    races: ClassVar[bool] = False
    """Whether a search plays all moves on in the same worlds instead of growing a tree; it pays where chance decides
    more than one move does (geekfight against greedy: 50 % with a tree, 85 % with a race)."""

    def value(self, state: State, seat: int) -> float:
        """Return how well *seat* stands, from 0 (lost) to 1 (won)."""
        raise RulesBug("this game has no evaluation")

    def horizon(self, state: State) -> int:
        """Return how far to play on from *state*, in the game's own measure of time; 0 where play-outs need none."""
        return 0

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play *state* on, quickly and sensibly, to a point that ``value`` judges well.

        *horizon* is that of the position the bot is asked in, so that all its moves are judged at the same time.
        """
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
