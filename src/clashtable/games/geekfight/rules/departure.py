"""A player who leaves the game (F-20.6): nothing of theirs stays, and the match goes on without them."""

from typing import cast

from clashtable.core.effects import Do
from clashtable.core.state import Ask, Step
from clashtable.core.window import Response
from clashtable.games.geekfight.changes.course import end_turn_effects
from clashtable.games.geekfight.changes.outcome import end_match, leave_match
from clashtable.games.geekfight.changes.queue import discard_object
from clashtable.games.geekfight.model.cast import Cast, Queued
from clashtable.games.geekfight.model.state import GeekState, count_queued
from clashtable.games.geekfight.rules.check import CHECK
from clashtable.games.geekfight.rules.declaration import Adding, AddingChoice, AskPayment, AskTarget
from clashtable.games.geekfight.rules.queue import (
    CONTROL,
    AddingTrigger,
    Control,
    ControlWindow,
    PlaceTriggers,
    control_of,
    in_order,
)
from clashtable.games.geekfight.rules.resolution import Finish


def leave(state: GeekState, seat: int, why: str) -> None:
    """Let a player lose: their cards and objects go, Control passes on, a turn of theirs is over."""
    was_active = state.course.active == seat
    leave_match(state, seat, why)
    left = in_order(state)
    if len(left) == 1:
        end_match(state, left, "last")
        return
    state.waiting = [] if was_active else [use for use in state.waiting if use.seat != seat]
    if was_active:
        for use in unfinished(state):
            if use.seat != seat:
                discard_object(state, use)
        end_turn_effects(state)
        # What is to happen begins with the step that starts the next turn.
        state.pending[:] = state.pending[:1]
    else:
        state.pending[:] = without(state, seat)
    state.queued = count_queued(state.pending)
    state.push(CHECK)


def unfinished(state: GeekState) -> list[Cast]:
    """Return what is on the Queue or resolving."""
    return [*state.queue(), *[step.use for step in state.pending if isinstance(step, Finish)]]


def without(state: GeekState, seat: int) -> list[Step]:
    """Return what is still to happen when *seat* has left."""
    kept: list[Step] = []
    for step in state.pending:
        found = step_without(state, step, seat)
        if found is not None:
            kept.append(found)
    for step in kept:
        if isinstance(step, Queued):
            return kept
    # Over a Queue that is empty now, Control starts again where it starts in this phase (HOME).
    if isinstance(kept[-1], (ControlWindow, PlaceTriggers)):
        kept.pop()
        return kept if isinstance(kept[-1], Control) else [*kept, CONTROL]
    return kept


def step_without(state: GeekState, step: Step, seat: int) -> Step | None:
    """Return what becomes of *step* when *seat* has left; None when it goes no further."""
    if isinstance(step, Response):
        window = window_without(state, cast(ControlWindow, step.window))
        return window if step.seat == seat else Response(window, step.seat)
    if isinstance(step, ControlWindow):
        return window_without(state, step)
    if isinstance(step, AddingChoice) and step.seat == seat:
        return draft_without(state, step.adding, seat)
    if isinstance(step, AskTarget) and step.seat != seat:
        return AskTarget(step.adding)  # what was listed may have left with the player
    if isinstance(step, AskPayment) and step.seat != seat:
        return AskPayment(step.adding)
    if isinstance(step, Ask):
        return None if step.seat == seat else step
    return None if user_of(step) == seat else step


def window_without(state: GeekState, window: ControlWindow) -> ControlWindow:
    """Return *window* among those who are left, the count of passes starting again."""
    holder = window.holder()
    return control_of(state, holder if state.players[holder].is_in else state.left_of(holder))


def draft_without(state: GeekState, adding: Adding, seat: int) -> Step:
    """Return what follows when *seat* leaves while adding something: the next trigger, or Control to the left."""
    if isinstance(adding, AddingTrigger):
        back = adding.place.back
        return PlaceTriggers(
            window_without(state, back) if isinstance(back, ControlWindow) else back, adding.place.last
        )
    return control_of(state, state.left_of(seat))


def user_of(step: Step) -> int:
    """Return whose use of a card *step* belongs to, -1 for nobody's."""
    use: Cast | None = None
    if isinstance(step, Queued):
        use = step.cast
    elif isinstance(step, (Do, Finish)):
        use = cast(Cast, step.use)
    elif isinstance(step, Adding):
        use = step.draft.use
    return -1 if use is None else use.seat
