"""The course of turns: the smallest changes, one event each."""

from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.changes.arena import hosts
from clashtable.games.geekfight.changes.counters import end_lasting, remove_counters
from clashtable.games.geekfight.model.state import (
    DRAW,
    LIMIT_OVER,
    GeekState,
    has_buffs,
)
from clashtable.games.geekfight.vocabulary import DISTRACTION, TIME
from clashtable.games.geekfight.wire.events import (
    ActionEnded,
    Began,
    CleanedUp,
    Passed,
    TurnBegan,
)


def begin_match(state: GeekState, seat: int) -> None:
    """Settle who goes first (F-6.5)."""
    state.course.first = seat
    if state.events is not None:
        state.events.append(Began(seat))


def begin_turn(state: GeekState, seat: int) -> None:
    """Begin a turn: unspent units vanish, and what lasted until it ends (F-7.2)."""
    course, player = state.course, state.players[seat]
    course.active = seat
    course.phase = DRAW
    course.added = 0
    course.has_defeat = False
    course.is_cleaned = False
    player.turns += 1
    player.units = 0
    if course.first == seat and player.turns > 1:
        course.limit = LIMIT_OVER
    end_lasting(state, seat)
    if state.events is not None:
        state.events.append(TurnBegan(seat, player.turns))


def end_action_phase(state: GeekState, seat: int) -> None:
    """End the Action Phase (F-7.5)."""
    if state.events is not None:
        state.events.append(ActionEnded(seat))


def pass_control(state: GeekState, seat: int) -> None:
    """Pass, asked or not: nothing marks a silent pass (F-22.6)."""
    if state.events is not None:
        state.events.append(Passed(seat))


def end_turn_effects(state: GeekState) -> None:
    """End what is for this turn: modifiers and unused prevention (F-7.6)."""
    end_lasting(state, -1)
    for player in state.players:
        if player.combatant is not None and player.combatant.shields:
            player.combatant.shields = []


def clean_up(state: GeekState) -> None:
    """Clean up: a Distraction Counter and a Time Counter of each Buff go, and what is for this turn ends (F-7.6)."""
    seat = state.course.active
    state.course.is_cleaned = True
    end_turn_effects(state)
    if state.events is not None:
        state.events.append(CleanedUp(seat))
    combatant = state.players[seat].combatant
    if combatant is not None and combatant.counters[DISTRACTION]:
        remove_counters(state, combatant, DISTRACTION, 1)
    if has_buffs(state):
        wear_out_buffs(state, seat)


def wear_out_buffs(state: GeekState, seat: int) -> None:
    """Remove a Time Counter from each Buff that *seat* controls; a last one triggers."""
    start = len(state.waiting)
    for host in hosts(state):
        for buff in host.buffs:
            if buff.controller == seat and buff.counters[TIME]:
                remove_counters(state, buff, TIME, 1)
                if not buff.counters[TIME]:
                    triggers.trigger(state, buff, triggers.TIME_RUNS_OUT, host.serial)
    triggers.sort_waiting(state, start)


def enter_phase(state: GeekState, phase: int) -> None:
    """Go on to another phase of the turn; what happens in it tells of it."""
    state.course.phase = phase
