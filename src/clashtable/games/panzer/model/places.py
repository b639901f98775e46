"""Where something can be put, and why not elsewhere. Pure questions, like those of model/movement.py."""

from clashtable.games.panzer.geometry import BACK_LINE, FIELD_END, FIELD_START, INDUSTRY, is_field, row_of
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import has_beside
from clashtable.games.panzer.vocabulary import (
    FACE_DOWN,
    FACTORY,
    FITTING,
    NO_FACTORY,
    NO_FRIEND,
    OCCUPIED,
    OTHER_LINE,
    OTHER_SIDE,
)


def stack_misfit(state: PanzerState, card: Card, cost: int, space: int) -> int:
    """Return why *card* cannot be played onto *space* of its player's Industry Zone (P-6.2, P-6.5)."""
    if card.kind != FACTORY and state.factories[space] < cost:
        return NO_FACTORY
    return OCCUPIED if state.units[space] is not None or state.stacked[space] is not None else FITTING


def open_power(state: PanzerState, seat: int) -> int:
    """Return the power of the largest unoccupied Factory-Stack of *seat*, 0 without one (P-6.4)."""
    most = 0
    for space in INDUSTRY[seat]:
        power = state.factories[space]
        if power > most and state.units[space] is None and state.stacked[space] is None:
            most = power
    return most


def relocation_misfit(state: PanzerState, seat: int, lines: int, space: int) -> int:
    """Return why a Unit of *seat* cannot be relocated to *space*, where *lines* are allowed (P-18.4)."""
    if not is_field(space) or not lines >> row_of(seat, space) & 1:
        return OTHER_LINE
    if state.units[space] is not None:
        return OCCUPIED
    return FITTING if state.is_face_up[space] else FACE_DOWN


def relocation_spaces(state: PanzerState, seat: int, lines: int) -> list[int]:
    """Return where a Unit of *seat* can be relocated to."""
    return [space for space in range(FIELD_START, FIELD_END) if relocation_misfit(state, seat, lines, space) == FITTING]


def deployment_misfit(state: PanzerState, seat: int, space: int, without: int) -> int:
    """Return why *seat* cannot deploy to *space*; *without* is a stack that counts as occupied (P-7.8), -1 for none."""
    if space in BACK_LINE[seat]:
        if state.units[space] is not None:
            return OCCUPIED
        return FITTING if state.is_face_up[space] else FACE_DOWN
    if space not in INDUSTRY[seat]:
        return OTHER_LINE
    if space == without or state.units[space] is not None or state.stacked[space] is not None:
        return OCCUPIED
    return FITTING if state.factories[space] else NO_FACTORY


def deployment_spaces(state: PanzerState, seat: int, without: int) -> list[int]:
    """Return where *seat* may deploy (P-18.4), in the order of spaces."""
    own = [*INDUSTRY[seat], *BACK_LINE[seat]] if seat == 0 else [*BACK_LINE[seat], *INDUSTRY[seat]]
    return [space for space in own if deployment_misfit(state, seat, space, without) == FITTING]


def modifier_misfit(state: PanzerState, seat: int, space: int) -> int:
    """Return why *seat* cannot place a Terrain Modifier at *space* (P-11.6)."""
    if not is_field(space):
        return OTHER_LINE
    if state.modifiers[space] is not None:
        return OCCUPIED
    unit = state.units[space]
    if unit is not None:
        return FITTING if unit.seat == seat else OTHER_SIDE
    return FITTING if space in BACK_LINE[seat] or has_beside(state, space, seat) else NO_FRIEND


def modifier_spaces(state: PanzerState, seat: int) -> list[int]:
    """Return where *seat* may place a Terrain Modifier."""
    return [space for space in range(FIELD_START, FIELD_END) if modifier_misfit(state, seat, space) == FITTING]
