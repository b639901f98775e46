"""Panzer Clash: wear the enemy Supply down before your own runs out.

Next, read rules/main_phase.py, then rules/chain.py.

The stack of what is to happen begins with ``Turns``; a turn puts its phases on top of it, and an attack or an Event the
Chain: ``Turns`` → … → ``MainPhase`` → items → ``FlashWindow``.
"""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.panzer.changes import damage, field, supplies, triggers
from clashtable.games.panzer.changes.course import begin_phase, begin_turn, clear_event, end_lasting, end_turn
from clashtable.games.panzer.geometry import FIELD_END, FIELD_START, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import DRAW, END, MAIN, STANDBY, PanzerState
from clashtable.games.panzer.model.values import NOBODY, is_flying, is_in_scope
from clashtable.games.panzer.moves import DISCARD, PanzerMove, card_moves
from clashtable.games.panzer.rules.chain import FlashWindow
from clashtable.games.panzer.rules.main_phase import MAIN_PHASE
from clashtable.games.panzer.rules.modifiers import PLACING
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.vocabulary import DEFENSE, EVENT, MOVEMENT, ON_END, ON_MAIN, ON_STANDBY

HAND_LIMIT: Final = 7
TURN_LIMIT: Final = 100


class Turns(Step):
    """Begin the next turn, or end the match at the turn limit (P-15.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        course = panzer.course
        seat = course.first if course.active < 0 else 1 - course.active
        if panzer.players[seat].turns >= TURN_LIMIT:
            end_by_limit(panzer)
            return
        begin_turn(panzer, seat)
        panzer.pending += [
            TURNS, TURN_END, HAND_CHECK, CHECK, END_EFFECTS, CHECK, TURN_CLEAN, OPEN_WINDOW, END_PHASE, MAIN_PHASE,
            OPEN_WINDOW, CHECK, MAIN_START, DRAW_PHASE, CHECK, STANDBY_EFFECTS, PLACING, CHECK, STANDBY_PHASE,
        ]  # fmt: skip


def end_by_limit(state: PanzerState) -> None:
    """Let the larger Supply win."""
    south, north = len(state.players[0].supply), len(state.players[1].supply)
    supplies.end_match(state, [] if south == north else [0 if south > north else 1], "turn limit")


class StandbyPhase(Step):
    """Normal and Flash Events leave their stacks (P-5.2, step 1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, STANDBY)
        seat = panzer.course.active
        for space in INDUSTRY[seat]:
            event = panzer.stacked[space]
            if event is not None and event.card.kind == EVENT and not event.is_in_play:
                clear_event(panzer, seat, event.card, space)


class StandbyEffects(Step):
    """Terrain mends, then the Standby-Effects trigger (P-5.2, step 3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        start_texts(panzer, DEFENSE)
        triggers.trigger_phase(panzer, panzer.course.active, ON_STANDBY)


def start_texts(state: PanzerState, what: int) -> None:
    """Let the texts of Terrain and Terrain Modifiers about the start of a phase apply to the active player's Units."""
    for space in range(FIELD_START, FIELD_END):
        unit = state.units[space]
        if unit is None or unit.seat != state.course.active or is_flying(unit):
            continue
        terrain = state.terrain_in_effect(space)
        if terrain is not None:
            start_text(state, space, terrain, NOBODY, what)
        laid = state.modifiers[space]
        if laid is not None:
            start_text(state, space, laid.card, laid.seat, what)


def start_text(state: PanzerState, space: int, card: Card, seat: int, what: int) -> None:
    """Let the text of one card apply to the Unit at *space*."""
    unit = state.units[space]
    assert unit is not None
    for start in card.starts:
        if start.what == what and is_in_scope(start.scope, unit, seat):
            if what == MOVEMENT:
                field.change(state, unit, MOVEMENT, start.amount, is_floored=start.amount < 0)
            else:
                damage.repair(state, unit, start.amount)


class DrawPhase(Step):
    """Draw a card; the very first draw of the match is skipped (P-5.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, DRAW)
        seat = panzer.course.active
        if seat != panzer.course.first or panzer.players[seat].turns > 1:
            supplies.draw_card(panzer, seat)


class MainStart(Step):
    """Terrain speeds or slows, then the Main-Effects trigger (P-5.4, step 1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        begin_phase(panzer, MAIN)
        start_texts(panzer, MOVEMENT)
        triggers.trigger_phase(panzer, panzer.course.active, ON_MAIN)


class OpenWindow(Step):
    """The opponent may play Flash-Events over an empty Chain (P-14.6)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.push(FlashWindow([1 - cast(PanzerState, state).course.active], 0, 0))


class EndPhase(Step):
    """The End-Phase begins."""

    __slots__ = ()

    def run(self, state: State) -> None:
        begin_phase(cast(PanzerState, state), END)


class TurnClean(Step):
    """Everything that lasts for the turn ends at the same moment (P-5.5, step 2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        end_lasting(cast(PanzerState, state))


class EndEffects(Step):
    """The End-Effects trigger (P-5.5, step 3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        triggers.trigger_phase(panzer, panzer.course.active, ON_END)


class HandCheck(Step):
    """Discard down to seven cards (P-5.5, step 4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        seat = panzer.course.active
        if len(panzer.players[seat].hand) <= HAND_LIMIT:
            return
        panzer.push(self)
        ask_or_answer(panzer, DiscardDown(seat))


@mypyc_attr(acyclic=True)
class DiscardDown(Ask):
    """Choose a card to discard."""

    __slots__ = ()
    kind: ClassVar[str] = "discard"

    def moves(self, state: State) -> list[Move]:
        return card_moves(DISCARD, cast(PanzerState, state).players[self.seat].hand)

    def answer(self, state: State, move: Move) -> None:
        card = cast(PanzerMove, move).card
        assert card is not None
        supplies.discard(cast(PanzerState, state), self.seat, card)


class TurnEnd(Step):
    """What began after the end of the turn ends too (P-5.5, step 5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        end_turn(panzer)
        panzer.push(CHECK)


TURNS: Final = Turns()
STANDBY_PHASE: Final = StandbyPhase()
STANDBY_EFFECTS: Final = StandbyEffects()
DRAW_PHASE: Final = DrawPhase()
MAIN_START: Final = MainStart()
OPEN_WINDOW: Final = OpenWindow()
END_PHASE: Final = EndPhase()
TURN_CLEAN: Final = TurnClean()
END_EFFECTS: Final = EndEffects()
HAND_CHECK: Final = HandCheck()
TURN_END: Final = TurnEnd()
