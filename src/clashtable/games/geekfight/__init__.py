"""Geek Fight: a duel and brawl with decks and a Queue, for 2–6. Rules: docs/rules/geekfight.md.

Read rules/turns.py first.
"""

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
from clashtable.games.geekfight.bot.evaluation import GeekEvaluation
from clashtable.games.geekfight.bot.from_view import imagination_of
from clashtable.games.geekfight.cards import decks
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.changes.hands import redraw
from clashtable.games.geekfight.changes.outcome import end_match
from clashtable.games.geekfight.encode.observation import ENCODING
from clashtable.games.geekfight.model.card import type_line
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import CONCEDE_MOVE, GeekMove
from clashtable.games.geekfight.notation import vectors
from clashtable.games.geekfight.notation.moves import parse_move
from clashtable.games.geekfight.notation.position import Description, state_from_description
from clashtable.games.geekfight.notation.snapshot import options_from, state_from_snapshot
from clashtable.games.geekfight.options import OPTIONS
from clashtable.games.geekfight.rules.departure import leave
from clashtable.games.geekfight.rules.turns import new_match
from clashtable.games.geekfight.view import printed_cards, terminal
from clashtable.games.geekfight.view.knowledge import geek_snapshot, geek_view, settings
from clashtable.games.geekfight.view.question import THINGS, question
from clashtable.games.geekfight.view.refusal import why_not
from clashtable.games.geekfight.wire.arena import Deployed
from clashtable.games.geekfight.wire.events import AnyGeekEvent
from clashtable.games.geekfight.wire.queue import Added
from clashtable.games.geekfight.wire.views import GeekSnapshot, GeekView


class GeekFight(Game[GeekView]):
    """Geek Fight. The casts below are safe: a match hands a game only its own states."""

    id = "geekfight"
    title = "Geek Fight"
    tagline = "One Combatant each, everything goes on the Queue. First to ten Cred wins the convention."
    letter = "F"
    version = "1"
    over_rule = "F-20.2"
    seats = range(2, 7)
    usual_seats = 2
    options = OPTIONS
    evaluation = GeekEvaluation()
    encoding = ENCODING
    view_type = GeekView
    snapshot_type = GeekSnapshot
    event_types = get_args(AnyGeekEvent)
    things = THINGS
    decks = decks.BOX
    concession = CONCEDE_MOVE

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        dealt = decks.BOX.deal(str(options["decks"]), seats, luck)
        cards = [POOL.with_ids(deck) for deck in dealt]
        return new_match(seats, luck, options_from(options), cards)

    def read_move(self, text: str) -> Move:
        return parse_move(text)

    def question(self, state: State) -> Question:
        return question(cast(GeekState, state))

    def why_not(self, state: State, move: Move) -> Reason:
        return why_not(cast(GeekState, state), cast(GeekMove, move))

    def concede(self, state: State, seat: int) -> None:
        leave(cast(GeekState, state), seat, "conceded")

    def view(self, state: State, seat: int | None) -> GeekView:
        return geek_view(cast(GeekState, state), seat)

    def save(self, state: State) -> Snapshot:
        return geek_snapshot(cast(GeekState, state))

    def load(self, snapshot: Snapshot) -> State:
        return state_from_snapshot(cast(GeekSnapshot, snapshot))

    def set_up(self, description: Mapping[str, Any]) -> State:
        return state_from_description(description)

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        end_match(cast(GeekState, state), winners, why)

    def redraw(self, state: State) -> None:
        redraw(cast(GeekState, state))

    def options_of(self, state: State) -> dict[str, Value]:
        options = cast(GeekState, state).options
        chosen = settings(options)
        return {name: options.decks if name == "decks" else getattr(chosen, name) for name in OPTIONS}

    def imagination(self, view: View) -> Imagination:
        return imagination_of(cast(GeekView, view))

    def longest(self, seats: int, options: Options) -> int:
        # F-20.10: at most 100 additions a turn, each with a few choices, passes and off-Queue acts.
        return seats * int(options["turn_limit"]) * 100 * (seats + 12)

    def cards(self) -> Sequence[CardFace]:
        return [CardFace(card.id, card.name, 1, card.text(), type_line(card)) for card in POOL]

    def printed(self) -> msgspec.Struct:
        return printed_cards.printed()

    def played_cards(self, event: Event) -> tuple[str, ...]:
        if isinstance(event, Deployed) or (isinstance(event, Added) and event.what == "card"):
            return (event.card,)
        return ()

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return terminal.board(cast(GeekView, view), names)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return position_failures(self, vector, Description, vectors.values)


GAME = GeekFight()

__all__ = ["GAME", "AnyGeekEvent", "GeekView"]
