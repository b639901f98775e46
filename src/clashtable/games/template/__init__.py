"""The smallest complete game: copy it to begin another. Rules: docs/rules/template.md; read rules.py first."""

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
from clashtable.games.template import notation, rules
from clashtable.games.template import view as views
from clashtable.games.template.bot import TemplateEvaluation, imagination_of
from clashtable.games.template.cards import FACES
from clashtable.games.template.changes import conclude
from clashtable.games.template.model import TemplateState
from clashtable.games.template.moves import TemplateMove
from clashtable.games.template.options import OPTIONS
from clashtable.games.template.wire import AnyTemplateEvent, TemplateSnapshot, TemplateView


class Template(Game[TemplateView]):
    """The Template. The casts below are safe: a match hands a game only its own states."""

    id = "template"
    title = "Template"
    tagline = "Play a card each; the highest takes the round."
    letter = "T"
    version = "1"
    over_rule = "T-3.1"
    seats = range(2, 5)
    usual_seats = 2
    options = OPTIONS
    evaluation = TemplateEvaluation()
    view_type = TemplateView
    snapshot_type = TemplateSnapshot
    event_types = get_args(AnyTemplateEvent)
    things = views.THINGS

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        return rules.new_match(seats, luck, int(options["cards"]))

    def read_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def question(self, state: State) -> Question:
        return views.question(cast(TemplateState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return views.why_not(cast(TemplateState, state), cast(TemplateMove, move))

    def view(self, state: State, seat: int | None) -> TemplateView:
        return views.template_view(cast(TemplateState, state), seat)

    def save(self, state: State) -> Snapshot:
        return views.template_snapshot(cast(TemplateState, state))

    def load(self, snapshot: Snapshot) -> State:
        return notation.state_from_snapshot(cast(TemplateSnapshot, snapshot))

    def set_up(self, description: Mapping[str, Any]) -> State:
        return notation.state_from_description(description)

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        conclude(cast(TemplateState, state), winners, why)

    def redraw(self, state: State) -> None:
        pass  # once the hands are dealt nothing is left to chance

    def options_of(self, state: State) -> dict[str, Value]:
        return {"cards": cast(TemplateState, state).cards}

    def imagination(self, view: View) -> Imagination:
        return imagination_of(cast(TemplateView, view))

    def longest(self, seats: int, options: Options) -> int:
        return seats * int(options["cards"])

    def cards(self) -> Sequence[CardFace]:
        return FACES

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return views.board(cast(TemplateView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return notation.check_vector(self, vector)


GAME = Template()

__all__ = ["GAME", "AnyTemplateEvent", "TemplateView"]
