"""What a game teaches bots: how good a position is, and how to play on sensibly. Next, read ``imagination.py``."""

import math
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, legal_moves, play

TREE: Final = "tree"
HALVING: Final = "halving"


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's judgement. States given to it are imagined ones, so it may look at all of them.

    A game says what a position is ``worth`` to a seat; how to play on, and for how long; and where a position cannot be
    judged in the middle of something, what is calm and how to get there.
    """

    __slots__ = ("ahead", "calm_decisions", "decisions", "sharpness")
    search: ClassVar[str] = TREE
    """``tree`` for a search tree, ``halving`` for sequential halving, in which a search plays all moves on in the same
    worlds; it pays where chance decides more than one move does (geekfight against greedy: 50 % and 85 %)."""

    def __init__(self, sharpness: float = 1.0, ahead: int = 1, decisions: int = 60, calm_decisions: int = 40) -> None:
        self.sharpness: Final = sharpness
        """How fast an advantage becomes a sure win."""
        self.ahead: Final = ahead
        """How far a play-out goes on, in the game's own measure of time."""
        self.decisions: Final = decisions
        """How many decisions it makes at most."""
        self.calm_decisions: Final = calm_decisions
        """How many decisions a position is played on for, at most, until it can be judged."""

    def worth(self, state: State, seat: int) -> float:
        """Return how *seat* stands: the more the better."""
        raise RulesBug("this game has no evaluation")

    def is_in(self, state: State, seat: int) -> bool:
        """Tell whether *seat* has not lost yet."""
        return True

    def is_calm(self, state: State, seat: int) -> bool:
        """Tell whether the position can be judged for *seat*: nothing is under way."""
        return True

    def calming_move(self, state: State, luck: Luck) -> Move:
        """Return a move that brings what is under way to its end."""
        return self.next_move(state, luck)

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        """Return one of *moves* to play on with, quickly found."""
        return moves[luck.below(len(moves))]

    def next_move(self, state: State, luck: Luck) -> Move:
        """Return a move to play on with; a game need not list them all where one is sure to be chosen."""
        return self.sensible_move(state, legal_moves(state), luck)

    def time(self, state: State) -> int:
        """Return how far the match has come, in the game's own measure, such as turns."""
        return 0

    def value(self, state: State, seat: int) -> float:
        """Return how well *seat* stands, from 0 (lost) to 1 (won)."""
        if state.outcome is None and not self.is_calm(state, seat):
            state = state.fork()
            self.calm_down(state, seat)
        return self.chance(state, seat)

    def calm_down(self, state: State, seat: int) -> None:
        """Play *state* on until it can be judged for *seat*."""
        luck = Luck(1, 2, 3, 4)
        for _decision in range(self.calm_decisions):
            if self.is_calm(state, seat):
                return
            play(state, self.calming_move(state, luck))

    def chance(self, state: State, seat: int) -> float:
        """Return the chances of *seat* in a calm position, from 0 to 1."""
        if state.outcome is None:
            return self.share(state, seat)
        winners = state.outcome.winners
        if not winners:
            return 1.0 / state.seats
        return 1.0 / len(winners) if seat in winners else 0.0

    def share(self, state: State, seat: int) -> float:
        """Return the chances of *seat* among all who have not lost, by what the position is worth to each."""
        weight = 0.0
        mine = 0.0
        for other in range(state.seats):
            if self.is_in(state, other):
                strength = math.exp(self.sharpness * self.worth(state, other))
                weight += strength
                if other == seat:
                    mine = strength
        return mine / weight if weight > 0.0 else 0.0

    def horizon(self, state: State) -> int:
        """Return how far to play on from *state*, in the game's own measure of time."""
        return self.time(state) + self.ahead

    def is_reached(self, state: State, horizon: int) -> bool:
        """Tell whether a play-out has gone on for long enough."""
        return self.time(state) >= horizon

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play *state* on, quickly and sensibly, to a point that ``value`` judges well.

        *horizon* is that of the position the bot is asked in, so that all its moves are judged at the same time.
        """
        for _decision in range(self.decisions):
            if not state.pending or self.is_reached(state, horizon):
                return
            play(state, self.next_move(state, luck))


class Best:
    """The best of the moves that were offered; of equal ones the first."""

    __slots__ = ("move", "worth")

    def __init__(self, move: Move, worth: float = -math.inf) -> None:
        """Begin with *move*, which any other beats that is worth more than *worth*."""
        self.move = move
        self.worth = worth

    def offer(self, move: Move, worth: float) -> None:
        """Take *move* if it is worth more than all before it."""
        if worth > self.worth:
            self.move = move
            self.worth = worth
