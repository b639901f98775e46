"""The smallest changes of the Queue, one event each."""

from clashtable.games.geekfight.changes.naming import target_facts
from clashtable.games.geekfight.model.cast import CARD, OBJECT_KINDS, Cast, Mark, Queued
from clashtable.games.geekfight.model.state import (
    GeekState,
)
from clashtable.games.geekfight.wire.queue import Added, Cancelled, Chose, Fizzled, Resolved, Retargeted


def add_object(state: GeekState, cast: Cast) -> None:
    """Count and tell an object that goes on top of the Queue (F-12.1, step 6)."""
    state.course.added += 1
    state.queued += 1
    if state.events is not None:
        what = OBJECT_KINDS[cast.kind]
        state.events.append(Added(cast.serial, cast.seat, what, cast.card.id, target_facts(cast.targets)))


def resolve_object(state: GeekState, cast: Cast) -> None:
    """Take an object that resolves off the Queue."""
    state.queued -= 1
    if state.events is not None:
        state.events.append(Resolved(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))


def fizzle(state: GeekState, cast: Cast) -> None:
    """Take an object off the Queue that has lost its targets (F-15.4)."""
    state.queued -= 1
    if state.events is not None:
        state.events.append(Fizzled(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))


def discard_object(state: GeekState, cast: Cast) -> None:
    """Put the card of an object that is over into its owner's discard pile (F-8.8)."""
    if cast.kind == CARD:
        state.players[cast.seat].discard.append(cast.card)


def cancel_object(state: GeekState, serial: int) -> None:
    """Remove an object from the Queue without resolving it (F-15.5)."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Queued) and step.cast.serial == serial:
            state.pending.pop(at)
            state.queued -= 1
            discard_object(state, step.cast)
            if state.events is not None:
                cast = step.cast
                state.events.append(Cancelled(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))
            return


def replace_cast(state: GeekState, cast: Cast) -> None:
    """Put another form of an object in its place on the Queue."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Queued) and step.cast.serial == cast.serial:
            state.pending[at] = step.with_cast(cast)
            return


def retarget(state: GeekState, cast: Cast, mark: Mark) -> None:
    """Give an object with one target another one (F-15.6)."""
    replace_cast(state, cast.altered([mark], cast.remembered, cast.is_shielded))
    if state.events is not None:
        state.events.append(Retargeted(cast.serial, cast.card.id, target_facts([mark])))


def choose(state: GeekState, seat: int, what: str) -> None:
    """Note what a player chose among the ways of a text."""
    if state.events is not None:
        state.events.append(Chose(seat, what))
