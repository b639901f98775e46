"""Clash of the Genres: rounds, and how a turn opens (G-4). Next, read turn_steps.py, stack.py, effects/base.py.

The stack of what is to happen begins with ``Turns``; a turn puts its steps on top of it, and an action the stack of
declared things: ``Turns`` → … → ``ActionStep`` → items → ``ObjectionWindow``.
"""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step
from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.course import begin_curtain_call, begin_round, clear_turn, tell_turn
from clashtable.games.genres.changes.deaths import DEATHS, EVENTS
from clashtable.games.genres.changes.pieces import lose_skip
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import START, GenresState, living
from clashtable.games.genres.rules.action_step import ACTION_STEP
from clashtable.games.genres.rules.ghost_turns import haunt
from clashtable.games.genres.rules.summon_turns import SUMMONS_STEP
from clashtable.games.genres.rules.turn_steps import BEGIN_ACTIONS, DRAW_STEP, END_STEP, begin_start
from clashtable.games.genres.vocabulary import CURTAIN_ROUND, GHOST, NOBODY


class Turns(Step):
    """Go on to the next seat; a round begins with the first player (G-4.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        course = genres.course
        seat = course.first if course.active == NOBODY else (course.active + 1) % genres.seats
        genres.push(self)
        genres.push(Opening(seat))
        if seat == course.first:
            begin_round(genres)
            if course.round >= CURTAIN_ROUND:
                curtain_call(genres)


def curtain_loss(round_number: int) -> int:
    """Return how much health every living player loses as that round begins (G-20.5); 0 before the Curtain Call."""
    return max(0, round_number - CURTAIN_ROUND + 1)


def curtain_call(state: GenresState) -> None:
    """Let every living player lose health (G-20.5)."""
    amount = curtain_loss(state.course.round)
    begin_curtain_call(state, amount)
    for seat in living(state):
        pawn = state.pawns[seat]
        pieces.lose_health(state, pawn, amount, "curtain")
        if pawn.health <= 0:
            pawn.hurt_by = NOBODY
    state.push(DEATHS)


@mypyc_attr(acyclic=True)
class Opening(Step):
    """Open a turn: what lasts until it ends, and it is a normal, a ghost's or a skipped turn (G-4.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        clear_turn(genres, self.seat)
        pawn = genres.pawns[self.seat]
        if pawn.kind == GHOST:
            haunt(genres, pawn)
        elif pawn.has_skip:
            skip_turn(genres, pawn)
        else:
            tell_turn(genres, "normal")
            genres.pending += [END_STEP, SUMMONS_STEP, ACTION_STEP, BEGIN_ACTIONS, EVENTS, DRAW_STEP, EVENTS]
            begin_start(genres, pawn)


def skip_turn(state: GenresState, pawn: Piece) -> None:
    """Skip a turn (G-4.10)."""
    state.course.phase = START
    tell_turn(state, "skipped")
    lose_skip(state, pawn)
    pieces.end_marks(state, pawn.seat)


TURNS: Final = Turns()
