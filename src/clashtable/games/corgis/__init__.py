"""Clash of Corgis: a climbing and shedding game for 2–8. Rules: docs/rules/corgis.md; read rules.py first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import CardFace, Game
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.question import Question
from clashtable.core.refusal import Reason
from clashtable.core.setting import Options, Value
from clashtable.core.state import Move, State
from clashtable.core.view import Snapshot, View
from clashtable.games.corgis.bot import from_view
from clashtable.games.corgis.bot.evaluation import CorgisEvaluation
from clashtable.games.corgis.cards import FACES, PRINTED, CorgisPrint
from clashtable.games.corgis.changes.course import conclude, redraw
from clashtable.games.corgis.encode.observation import ENCODING
from clashtable.games.corgis.model.state import CorgiState
from clashtable.games.corgis.moves import CorgiMove
from clashtable.games.corgis.notation import moves as notation
from clashtable.games.corgis.notation import position, soundness, vectors
from clashtable.games.corgis.notation import snapshot as snapshots
from clashtable.games.corgis.options import OPTIONS
from clashtable.games.corgis.rules import new_match
from clashtable.games.corgis.view import question, refusal, terminal
from clashtable.games.corgis.view.knowledge import corgis_snapshot, corgis_view, settings
from clashtable.games.corgis.wire.events import AnyCorgiEvent
from clashtable.games.corgis.wire.views import CorgisSnapshot, CorgisView


class Corgis(Game[CorgisView]):
    """Clash of Corgis. The casts below are safe: a match hands a game only its own states."""

    id = "corgis"
    title = "Clash of Corgis"
    tagline = "Five clans, eleven tricks. Be the first without a card in paw."
    letter = "C"
    version = "1"
    over_rule = "C-12.4"
    seats = range(2, 9)
    usual_seats = 4
    options = OPTIONS
    evaluation = CorgisEvaluation()
    view_type = CorgisView
    snapshot_type = CorgisSnapshot
    event_types = get_args(AnyCorgiEvent)
    things = question.THINGS
    encoding = ENCODING

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        chosen = super().check_options(seats, options)
        if seats > 4 and chosen["decks"] == 1:
            raise InvalidMessage(f"{seats} players need two decks: set the option decks to 2 (C-2.2).")
        return chosen

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        return new_match(seats, luck, snapshots.options_from(options))

    def read_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def question(self, state: State) -> Question:
        return question.ask(cast(CorgiState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return refusal.why_not(cast(CorgiState, state), cast(CorgiMove, move))

    def view(self, state: State, seat: int | None) -> CorgisView:
        return corgis_view(cast(CorgiState, state), seat)

    def save(self, state: State) -> Snapshot:
        return corgis_snapshot(cast(CorgiState, state))

    def load(self, snapshot: Snapshot) -> State:
        told = cast(CorgisSnapshot, snapshot)
        self.check_options(len(told.table.seats), msgspec.structs.asdict(told.table.options))
        soundness.check_figures(told)
        state = snapshots.state_from_snapshot(told)
        soundness.check_state(state, told)
        return state

    def set_up(self, description: Mapping[str, Any]) -> State:
        state = position.state_from_description(description)
        soundness.check_position(state)
        return state

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        conclude(cast(CorgiState, state), winners, why)

    def redraw(self, state: State) -> None:
        redraw(cast(CorgiState, state))

    def options_of(self, state: State) -> dict[str, Value]:
        chosen = settings(cast(CorgiState, state).options)
        return {name: getattr(chosen, name) for name in OPTIONS}

    def imagination(self, view: View) -> Imagination:
        return from_view.imagination_of(cast(CorgisView, view))

    def longest(self, seats: int, options: Options) -> int:
        # C-12.1: 11 N + 1 plays, N passes between two, up to three questions a play and one a pass; and so many games.
        plays = 11 * seats + 1
        games = (int(options["match_wins"]) - 1) * seats + 1
        return games * (plays * 4 + (plays + 1) * seats * 2)

    def cards(self) -> Sequence[CardFace]:
        return FACES

    def printed(self) -> CorgisPrint:
        return PRINTED

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return terminal.board(cast(CorgisView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return vectors.check(self, vector)


GAME = Corgis()

__all__ = ["GAME", "AnyCorgiEvent", "Corgis", "CorgisView"]
