"""What a player of Clash (Coco) could wish to do, and how what stands in the way is taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Move, asking
from clashtable.games.coco.model.card import NAMES, NO_COMPLETE, packed, shown_by, with_single
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import ALL_MOVES, OPEN, CocoMove
from clashtable.games.coco.rules import OPENING, TURN
from clashtable.games.coco.vocabulary import COMPLETES


def wishes(match: Match) -> list[Move]:
    """Return every move there is: each card by each option, and the pass."""
    return list(ALL_MOVES)


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return a copy of *match* without what *reason* names."""
    copy = match.fork()
    RELIEF[reason.obstacle](cast(CocoState, copy.state), cast(CocoMove, move), reason)
    return copy


def at_the_other_moment(state: CocoState, move: CocoMove, reason: Reason) -> None:
    seat = asking(state).seat
    if move.kind == OPEN:
        state.complete, state.dealer, state.pending = NO_COMPLETE, seat, [OPENING[seat]]
    else:
        state.complete, state.pending = (state.tops + 13) % COMPLETES, [TURN[seat]]


def with_the_card(state: CocoState, move: CocoMove, reason: Reason) -> None:
    player = state.players[asking(state).seat]
    player.hand += packed(NAMES.index(reason.about.removeprefix("hand:")))
    player.hand_size += 1


def without_the_idle_turn(state: CocoState, move: CocoMove, reason: Reason) -> None:
    state.idle_turns = 0


def with_the_single_on_the_complete(state: CocoState, move: CocoMove, reason: Reason) -> None:
    state.complete = with_single(state.complete, move.card)


def with_another_single_on_top(state: CocoState, move: CocoMove, reason: Reason) -> None:
    category = move.card // 3
    state.tops = with_single(state.tops, 3 * category + (move.card + 1) % 3)


def aligned(state: CocoState, move: CocoMove, reason: Reason) -> None:
    state.complete = state.tops


def with_singles_that_show_it(state: CocoState, move: CocoMove, reason: Reason) -> None:
    state.tops = move.card


def with_singles_that_show_two_of_it(state: CocoState, move: CocoMove, reason: Reason) -> None:
    pattern = shown_by(move.card, 0)
    state.tops = with_single(move.card, (pattern + 1) % 3)


RELIEF: Mapping[str, Callable[[CocoState, CocoMove, Reason], None]] = {
    "moment": at_the_other_moment,
    "hand": with_the_card,
    "idle": without_the_idle_turn,
    "complete": with_the_single_on_the_complete,
    "top": with_another_single_on_top,
    "aligned": aligned,
    "agreement": with_singles_that_show_it,
    "singles": with_singles_that_show_two_of_it,
}
"""How each obstacle is taken away."""
