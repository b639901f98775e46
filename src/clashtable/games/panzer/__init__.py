"""Panzer Clash: a light wargame for two. Rules: docs/rules/panzer.md; read rules/turns.py first."""

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
from clashtable.games.panzer.bot.evaluation import PanzerEvaluation
from clashtable.games.panzer.bot.from_view import imagination_of
from clashtable.games.panzer.cards import decks
from clashtable.games.panzer.cards.basic_set import EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.cards.build import COPIES
from clashtable.games.panzer.changes import supplies
from clashtable.games.panzer.encode.observation import ENCODING
from clashtable.games.panzer.model.card import FACTORY_CARD, type_line
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import CONCEDE, PanzerMove, plain
from clashtable.games.panzer.notation import vectors
from clashtable.games.panzer.notation.moves import parse_move
from clashtable.games.panzer.notation.position import Description, state_from_description
from clashtable.games.panzer.notation.snapshot import options_from, state_from_snapshot
from clashtable.games.panzer.options import OPTIONS
from clashtable.games.panzer.rules import setup, turns
from clashtable.games.panzer.view import question, terminal
from clashtable.games.panzer.view.knowledge import panzer_snapshot, panzer_view, settings
from clashtable.games.panzer.view.printed_cards import printed
from clashtable.games.panzer.view.refusal import why_not
from clashtable.games.panzer.wire.chain import EventPlayed
from clashtable.games.panzer.wire.events import AnyPanzerEvent
from clashtable.games.panzer.wire.field import Deployed, FactoryPlayed, ModifierPlayed, TerrainRevealed, UnitPlayed
from clashtable.games.panzer.wire.views import PanzerSnapshot, PanzerView


class PanzerClash(Game[PanzerView]):
    """Panzer Clash. The casts below are safe: a match hands a game only its own states."""

    id = "panzer"
    title = "Panzer Clash"
    tagline = "Factories, tanks and hidden ground. Wear the enemy Supply down before yours runs out."
    letter = "P"
    version = "1"
    over_rule = "P-15.1"
    seats = range(2, 3)
    usual_seats = 2
    options = OPTIONS
    evaluation = PanzerEvaluation()
    encoding = ENCODING
    view_type = PanzerView
    snapshot_type = PanzerSnapshot
    event_types = get_args(AnyPanzerEvent)
    things = question.THINGS
    decks = decks.BOX
    concession = plain(CONCEDE)

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        dealt = decks.BOX.deal(str(options["decks"]), seats, luck)
        cards = [EVERY_CARD.with_ids(deck) for deck in dealt]
        return setup.new_match(luck, options_from(options), cards, TERRAIN_DECK)

    def read_move(self, text: str) -> Move:
        return parse_move(text)

    def question(self, state: State) -> Question:
        return question.question(cast(PanzerState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return why_not(cast(PanzerState, state), cast(PanzerMove, move))

    def concede(self, state: State, seat: int) -> None:
        supplies.concede(cast(PanzerState, state), seat)

    def view(self, state: State, seat: int | None) -> PanzerView:
        return panzer_view(cast(PanzerState, state), seat)

    def save(self, state: State) -> Snapshot:
        return panzer_snapshot(cast(PanzerState, state))

    def load(self, snapshot: Snapshot) -> State:
        return state_from_snapshot(cast(PanzerSnapshot, snapshot))

    def set_up(self, description: Mapping[str, Any]) -> State:
        return state_from_description(description)

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        supplies.end_match(cast(PanzerState, state), winners, why)

    def redraw(self, state: State) -> None:
        supplies.redraw(cast(PanzerState, state))

    def options_of(self, state: State) -> dict[str, Value]:
        options = cast(PanzerState, state).options
        chosen = settings(options)
        return {name: options.decks if name == "decks" else getattr(chosen, name) for name in OPTIONS}

    def imagination(self, view: View) -> Imagination:
        return imagination_of(cast(PanzerView, view))

    def longest(self, seats: int, options: Options) -> int:
        # P-15.5 and P-19.4: at most 100 turns each, none with more than 2,000 decisions.
        return 2 * turns.TURN_LIMIT * 2000

    def cards(self) -> Sequence[CardFace]:
        return [
            CardFace(card.id, card.name, COPIES.get(card.id, 1), card.text(), type_line(card)) for card in EVERY_CARD
        ]

    def printed(self) -> msgspec.Struct:
        return printed()

    def played_cards(self, event: Event) -> tuple[str, ...]:
        if isinstance(event, FactoryPlayed):
            return (FACTORY_CARD.id,)
        if isinstance(event, TerrainRevealed):
            return (event.terrain,)
        if isinstance(event, (UnitPlayed, Deployed, ModifierPlayed, EventPlayed)):
            return (event.card,)
        return ()

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return terminal.board(cast(PanzerView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return position_failures(self, vector, Description, vectors.values)


GAME = PanzerClash()

__all__ = ["GAME", "AnyPanzerEvent", "PanzerView"]
