"""Clash of the Genres: an arena brawl for three to eight. Rules: docs/rules/genres.md; read rules/turns.py first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast, get_args

import msgspec

from clashtable.core.events import Event
from clashtable.core.game import CardFace, Game
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.question import Question
from clashtable.core.refusal import Reason
from clashtable.core.setting import Options, Value
from clashtable.core.state import Move, State
from clashtable.core.vector import position_failures
from clashtable.core.view import Snapshot, View
from clashtable.games.genres.bot.evaluation import GenresEvaluation
from clashtable.games.genres.bot.from_view import imagination_of
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.changes.hands import redraw
from clashtable.games.genres.changes.outcome import end_match
from clashtable.games.genres.encode.observation import ENCODING
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import GenresMove
from clashtable.games.genres.notation import moves, vectors
from clashtable.games.genres.notation.description import Description
from clashtable.games.genres.notation.position import state_from_description
from clashtable.games.genres.notation.snapshot import options_from, state_from_snapshot
from clashtable.games.genres.options import OPTIONS
from clashtable.games.genres.rules import setup
from clashtable.games.genres.view import printed_cards, question, refusal, terminal
from clashtable.games.genres.view.knowledge import genres_snapshot, genres_view, settings
from clashtable.games.genres.wire.events import AnyGenresEvent, Declared, EventPlayed
from clashtable.games.genres.wire.views import GenresSnapshot, GenresView

LONGEST_GAME = 26
"""No match lasts beyond the beginning of this round (G-20.5)."""


class ClashOfTheGenres(Game[GenresView]):
    """Clash of the Genres. The casts below are safe: a match hands a game only its own states."""

    id = "genres"
    title = "Clash of the Genres"
    tagline = "Ten genres, one stage. Push, object, summon, haunt: the last hero standing takes the bow."
    letter = "G"
    version = "1"
    over_rule = "G-20.2"
    seats = range(3, 9)
    usual_seats = 4
    options = OPTIONS
    evaluation = GenresEvaluation()
    encoding = ENCODING
    view_type = GenresView
    snapshot_type = GenresSnapshot
    event_types = get_args(AnyGenresEvent)
    things = question.THINGS

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        return setup.new_match(seats, luck, options_from(options), CARDS)

    def read_move(self, text: str) -> Move:
        return moves.parse_move(text)

    def question(self, state: State) -> Question:
        return question.question(cast(GenresState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return refusal.why_not(cast(GenresState, state), cast(GenresMove, move))

    def view(self, state: State, seat: int | None) -> GenresView:
        return genres_view(cast(GenresState, state), seat)

    def save(self, state: State) -> Snapshot:
        return genres_snapshot(cast(GenresState, state))

    def load(self, snapshot: Snapshot) -> State:
        return state_from_snapshot(cast(GenresSnapshot, snapshot))

    def set_up(self, description: Mapping[str, Any]) -> State:
        return state_from_description(description)

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        end_match(cast(GenresState, state), winners, why)

    def redraw(self, state: State) -> None:
        redraw(cast(GenresState, state))

    def options_of(self, state: State) -> dict[str, Value]:
        chosen = settings(cast(GenresState, state).options)
        return {name: getattr(chosen, name) for name in OPTIONS}

    def imagination(self, view: View) -> Imagination:
        return imagination_of(cast(GenresView, view))

    def longest(self, seats: int, options: Options) -> int:
        # G-20.5, G-20.6: at most 25 rounds; in a turn every card is played at most once, with a few choices and passes.
        return LONGEST_GAME * seats * 60 * seats

    def cards(self) -> Sequence[CardFace]:
        return [CardFace(card.id, card.name, 1, card.text(), card.type_line()) for card in CARDS]

    def printed(self) -> msgspec.Struct:
        return printed_cards.printed()

    def played_cards(self, event: Event) -> tuple[str, ...]:
        if isinstance(event, EventPlayed):
            return (event.card,)
        if not isinstance(event, Declared):
            return ()
        is_played = event.card is not None and event.what in ("card", "objection", "assist")
        return (*([event.card] if is_played and event.card else []), *event.combos)

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return terminal.board(cast(GenresView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return position_failures(self, vector, Description, vectors.values)


GAME = ClashOfTheGenres()

__all__ = ["GAME", "AnyGenresEvent", "GenresView"]
