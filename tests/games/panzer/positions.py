"""Small changes of a position of Panzer Clash, and the things of it that a reason is about."""

from __future__ import annotations

from collections.abc import Callable

from clashtable.core.refusal import Reason
from clashtable.core.state import Ask
from clashtable.games.panzer.cards.basic_set import CARDS, PLAIN_TERRAIN
from clashtable.games.panzer.effects.targets import Spec
from clashtable.games.panzer.geometry import BESIDE, DOOR, FIELD, GRID
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.moves import (
    PLAY,
    STACK,
    PanzerMove,
)
from clashtable.games.panzer.rules.declaration import AskMode, AskStack, AskTarget
from clashtable.games.panzer.rules.requirements import card_use, open_phrase, specs_for
from clashtable.games.panzer.rules.unit_actions import action_use
from clashtable.games.panzer.vocabulary import CONCEALED, MODIFIER, UNIT

MODIFIER_CARD = next(card for card in CARDS if card.kind == MODIFIER)
FLASH_CARD = next(card for card in CARDS if card.is_flash())
PERMANENT_CARD = next(card for card in CARDS if card.is_permanent())


def fitting_card(fits: Callable[[Card], bool]) -> Card:
    """Return a Unit card that *fits*, the sturdiest that nothing hides."""
    found = [card for card in CARDS if card.kind == UNIT and not card.has(CONCEALED) and fits(card)]
    return max(found, key=lambda card: (card.defense, card.attack))


def put(state: PanzerState, card: Card, seat: int, space: int) -> Unit:
    """Put a new Unit at *space*, in place of what is there."""
    state.units[space] = unit = Unit(state.number(), card, seat, space)
    return unit


def replaced(state: PanzerState, unit: Unit, card: Card, seat: int) -> None:
    """Make *unit* one of another card or seat."""
    other = Unit(unit.serial, card, seat, unit.space)
    names: tuple[str, ...] = getattr(Unit, "__slots__", ()) or getattr(Unit, "__mypyc_attrs__", ())
    for name in names:
        if name not in ("card", "seat", "serial", "damage"):
            setattr(other, name, getattr(unit, name))
    state.units[unit.space] = other


def carry(state: PanzerState, unit: Unit, space: int) -> None:
    """Put *unit* elsewhere, in place of what is there."""
    state.units[unit.space] = None
    unit.space = space
    state.units[space] = unit


def near(state: PanzerState, space: int) -> int:
    """Return a space beside *space*, a free one if there is one."""
    spaces = BESIDE[space] or [DOOR[space]]
    return next((found for found in spaces if state.units[found] is None), spaces[0])


def free(state: PanzerState, spaces: list[int]) -> int:
    """Return one of *spaces* without a Unit."""
    found = next((space for space in spaces if state.units[space] is None), spaces[0])
    state.units[found] = None
    return found


def clear(state: PanzerState, space: int) -> None:
    """Take away what lies on a stack."""
    state.units[space] = None
    state.put_on_stack(space, None)


def unhide(state: PanzerState, space: int) -> None:
    """Take away what conceals the Unit at *space*."""
    state.terrain = state.terrain[:]
    state.terrain[space - FIELD.start] = PLAIN_TERRAIN
    state.lay(space, None)
    unit = state.units[space]
    if unit is not None and unit.card.has(CONCEALED):
        kind = unit.card.type_bit
        replaced(state, unit, fitting_card(lambda card: card.type_bit == kind), unit.seat)


def unit_of(state: PanzerState, move: PanzerMove, reason: Reason) -> Unit:
    """Return the Unit that a reason is about."""
    kind, _colon, name = reason.about.partition(":")
    unit = state.unit(int(name)) if kind == "unit" else state.units[GRID.space_named(name)]
    assert unit is not None
    return unit


def space_of(reason: Reason) -> int:
    """Return the space that a reason is about."""
    return GRID.space_named(reason.about.partition(":")[2])


def use_of(state: PanzerState, ask: Ask, move: PanzerMove) -> Cast:
    """Return the use of a card that *move* begins or goes on with."""
    if isinstance(ask, (AskStack, AskMode, AskTarget)):
        use = ask.draft.use
        return use.placed(0, move.space, -1) if move.kind == STACK else use
    if move.kind == PLAY:
        assert move.card is not None
        return card_use(ask.seat, move.card)
    unit = state.units[move.space]
    assert unit is not None
    return action_use(unit, move.kind)


def open_spec(state: PanzerState, ask: AskTarget) -> Spec:
    """Return what is to be chosen."""
    use = ask.draft.use
    return specs_for(use)[open_phrase(state, use)]
