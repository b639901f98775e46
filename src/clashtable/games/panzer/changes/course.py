"""The course of a match: turns and phases begin and end."""

from clashtable.core.piles import first_seat, shuffled
from clashtable.games.panzer.changes import supplies
from clashtable.games.panzer.geometry import FIELD, GRID
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PHASES, PanzerState
from clashtable.games.panzer.wire.course import Began, Cleared, Kept, PhaseBegan, TurnBegan, TurnEnded


def lay_terrain(state: PanzerState) -> None:
    """Lay the field out of the shuffled Terrain deck, face down (P-4.1)."""
    state.terrain = shuffled(state.luck, "terrain", state.terrain)[: len(FIELD)]


def decide_first(state: PanzerState) -> None:
    """Decide who takes the first turn."""
    first = state.options.first_player
    state.course.first = first_seat(state.luck, 2) if first < 0 else first
    if state.events is not None:
        state.events.append(Began(state.course.first))


def keep_hand(state: PanzerState, seat: int) -> None:
    """Note that a hand is kept."""
    if state.events is not None:
        state.events.append(Kept(seat))


def begin_turn(state: PanzerState, seat: int) -> None:
    """Clear the records of the turn before (P-5.1)."""
    state.course.active = seat
    state.course.decisions = 0
    for unit in state.units:
        if unit is not None:
            unit.begin_turn()
    for player in state.players:
        player.passes_turn = False
        player.allowance = 0
    player = state.players[seat]
    player.allowance = 1
    player.turns += 1
    if state.events is not None:
        state.events.append(TurnBegan(seat, player.turns))


def begin_phase(state: PanzerState, phase: int) -> None:
    """Note that a phase begins."""
    state.course.phase = phase
    if state.events is not None:
        state.events.append(PhaseBegan(state.course.active, PHASES[phase]))


def end_lasting(state: PanzerState) -> None:
    """Let everything end that lasts for the turn."""
    for unit in state.units:
        if unit is not None:
            unit.end_turn()


def end_turn(state: PanzerState) -> None:
    """End the turn, and what began after its end (P-5.5)."""
    end_lasting(state)
    if state.events is not None:
        state.events.append(TurnEnded(state.course.active))


def clear_event(state: PanzerState, seat: int, card: Card, space: int) -> None:
    """Let a Normal or Flash Event leave its stack (P-5.2)."""
    state.put_on_stack(space, None)
    is_removed = supplies.discard_event(state, seat, card)
    if state.events is not None:
        state.events.append(Cleared(seat, card.id, GRID.names[space], is_removed))


def pass_turn(state: PanzerState, seat: int) -> None:
    """Let *seat* pass every window of this turn (P-14.9)."""
    state.players[seat].passes_turn = True
