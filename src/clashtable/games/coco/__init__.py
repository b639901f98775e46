"""Clash (Coco): a shedding game for two on a common tableau. Rules: docs/rules/coco.md; read rules.py first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

from clashtable.core.game import CardFace, Game
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.question import Question
from clashtable.core.refusal import Reason
from clashtable.core.setting import Options, Value
from clashtable.core.state import Move, State
from clashtable.core.view import Snapshot, View
from clashtable.games.coco.bot import from_view
from clashtable.games.coco.bot.evaluation import CocoEvaluation
from clashtable.games.coco.cards import FACES
from clashtable.games.coco.changes import conclude, redraw
from clashtable.games.coco.encode import ENCODING
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import CocoMove
from clashtable.games.coco.notation import chances, position, soundness, vectors
from clashtable.games.coco.notation import moves as notation
from clashtable.games.coco.notation import snapshot as snapshots
from clashtable.games.coco.options import OPTIONS
from clashtable.games.coco.rules import new_match
from clashtable.games.coco.view import question, refusal, terminal
from clashtable.games.coco.view.knowledge import coco_snapshot, coco_view, settings
from clashtable.games.coco.wire.events import AnyCocoEvent
from clashtable.games.coco.wire.views import CocoSnapshot, CocoView


class Coco(Game[CocoView]):
    """Clash (Coco). The casts below are safe: a match hands a game only its own states."""

    id = "coco"
    title = "Clash (Coco)"
    tagline = "Match pattern, colour and shape. First to play all thirty cards wins."
    letter = "K"
    version = "1"
    over_rule = "K-10.1"
    seats = range(2, 3)
    usual_seats = 2
    options = OPTIONS
    evaluation = CocoEvaluation()
    view_type = CocoView
    snapshot_type = CocoSnapshot
    event_types = get_args(AnyCocoEvent)
    things = question.THINGS
    encoding = ENCODING

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        return new_match(luck, snapshots.options_from(options))

    def read_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def question(self, state: State) -> Question:
        return question.ask(cast(CocoState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return refusal.why_not(cast(CocoState, state), cast(CocoMove, move))

    def view(self, state: State, seat: int | None) -> CocoView:
        return coco_view(cast(CocoState, state), seat)

    def save(self, state: State) -> Snapshot:
        return coco_snapshot(cast(CocoState, state))

    def load(self, snapshot: Snapshot) -> State:
        told = cast(CocoSnapshot, snapshot)
        soundness.check_figures(told)
        state = snapshots.state_from_snapshot(told)
        soundness.check_state(state, told)
        return state

    def set_up(self, description: Mapping[str, Any]) -> State:
        state = position.state_from_description(description)
        soundness.check_position(state)
        return state

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        conclude(cast(CocoState, state), winners, why)

    def redraw(self, state: State) -> None:
        redraw(cast(CocoState, state))

    def options_of(self, state: State) -> dict[str, Value]:
        chosen = settings(cast(CocoState, state).options)
        return {name: getattr(chosen, name) for name in OPTIONS}

    def imagination(self, view: View) -> Imagination:
        return from_view.imagination_of(cast(CocoView, view))

    def longest(self, seats: int, options: Options) -> int:
        chosen = snapshots.options_from(options)
        return (8 * chosen.deck.stock_size + 2) * chosen.match_max_games  # K-13.4

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        chosen = super().check_options(seats, options)
        return {**chosen, "match_max_games": snapshots.options_from(chosen).match_max_games}

    def most_chances(self, options: Options) -> int:
        return chances.most(snapshots.options_from(options).deck)

    def chances(self, state: State) -> Sequence[str]:
        return chances.listed(cast(CocoState, state))

    def cards(self) -> Sequence[CardFace]:
        return FACES

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return terminal.board(cast(CocoView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return vectors.check(self, vector)


GAME = Coco()

__all__ = ["GAME", "AnyCocoEvent", "Coco", "CocoView"]
