"""What triggers (P-13.4): each moment puts those who wait for it into the pool. Next, read changes/field.py."""

from typing import Final

from clashtable.games.panzer.geometry import FIELD_END, FIELD_START, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import JUNKYARD, NO_MARKS, OVERRUN, TRIGGER, Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.vocabulary import LABEL_KEYS, ON_DESTROY, ON_FRIEND_LOST
from clashtable.games.panzer.vocabulary import OVERRUN as OVERRUN_KEYWORD

NO_SPACE: Final = 99
"""Cards without a space come after all others (P-13.4)."""


def trigger(state: PanzerState, card: Card, seat: int, source: int, space: int, moment: int) -> None:
    """Put what *card* does at *moment* into the pool."""
    if not card.listens >> moment & 1:
        return
    abilities = card.abilities
    for at in range(len(abilities)):
        if abilities[at].moment() == moment:
            state.waiting.append(Cast(0, TRIGGER, seat, card, source, space, at, -1, NO_MARKS, False))


def trigger_unit(state: PanzerState, unit: Unit, moment: int) -> None:
    """Put what *unit* does at *moment* into the pool."""
    trigger(state, unit.card, unit.seat, unit.serial, unit.space, moment)


def trigger_phase(state: PanzerState, seat: int, moment: int) -> None:
    """Put the Standby-, Main- or End-Effects of *seat* into the pool (P-5)."""
    for space in range(FIELD_START, FIELD_END):
        unit = state.units[space]
        if unit is not None and unit.seat == seat:
            trigger_unit(state, unit, moment)
        laid = state.modifiers[space]
        if laid is not None and laid.seat == seat:
            trigger(state, laid.card, seat, 0, space, moment)
    for space in INDUSTRY[seat]:
        event = state.stacked[space]
        if event is not None and event.is_in_play:
            trigger(state, event.card, seat, 0, space, moment)


def trigger_loss(state: PanzerState, unit: Unit) -> None:
    """Put what the loss of *unit* sets off into the pool: its Destroy-Effect, and friends that watch."""
    trigger_unit(state, unit, ON_DESTROY)
    for space in INDUSTRY[unit.seat]:
        event = state.stacked[space]
        if event is None or not event.is_in_play or not event.card.listens >> ON_FRIEND_LOST & 1:
            continue
        abilities = event.card.abilities
        for at in range(len(abilities)):
            if abilities[at].moment() == ON_FRIEND_LOST and abilities[at].watches(unit.card):
                state.waiting.append(Cast(0, TRIGGER, unit.seat, event.card, 0, space, at, -1, NO_MARKS, False))


def trigger_overrun(state: PanzerState, unit: Unit, space: int) -> None:
    """Let *unit* enter *space*, where the defender was, if its player wants."""
    if unit.card.has(OVERRUN_KEYWORD):
        state.waiting.append(Cast(0, OVERRUN, unit.seat, unit.card, unit.serial, space, -1, -1, NO_MARKS, False))


def take(state: PanzerState, use: Cast) -> None:
    """Take *use* out of the pool; how many a turn has is counted (P-19.4)."""
    state.waiting.remove(use)
    state.course.decisions += 1


def remember(state: PanzerState, unit: Unit) -> None:
    """Note in the pool where *unit*, which leaves play, was last (P-13.8)."""
    waiting = state.waiting
    for at in range(len(waiting)):
        use = waiting[at]
        if use.source == unit.serial and use.kind == TRIGGER and use.space != unit.space:
            waiting[at] = use.placed(use.serial, unit.space, use.mode)


def label_of(use: Cast) -> str:
    """Return what a trigger is called in notations: ``victory-effect``, ``overrun``, ``junkyard-trigger``."""
    if use.kind == OVERRUN:
        return "overrun"
    if use.kind == JUNKYARD:
        return "junkyard-trigger"
    return LABEL_KEYS[use.card.abilities[use.ability].moment()]


def is_same(first: Cast, second: Cast) -> bool:
    """Tell whether two triggers are the same one of copies under one controller (P-13.4)."""
    return (
        first.seat == second.seat
        and first.card is second.card
        and first.kind == second.kind
        and first.ability == second.ability
    )


def groups(state: PanzerState) -> list[Cast]:
    """Return one of each different trigger in the pool: of copies the one whose space comes first."""
    found: list[Cast] = []
    for use in state.waiting:
        for at in range(len(found)):
            if is_same(found[at], use):
                if place_of(use) < place_of(found[at]):
                    found[at] = use
                break
        else:
            found.append(use)
    return found


def place_of(use: Cast) -> int:
    """Return the space of a trigger, for the order of copies."""
    return use.space if use.space >= 0 else NO_SPACE
