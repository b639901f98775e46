"""Hand-written positions: what tests and puzzles are told in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import read
from clashtable.core.position import Described, bits_named, steps_of
from clashtable.core.setting import resolve
from clashtable.core.state import Step
from clashtable.core.text import with_article
from clashtable.games.panzer.cards.basic_set import EVERY_CARD, PLAIN_TERRAIN
from clashtable.games.panzer.geometry import FIELD, FIELD_START, GRID, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import MAIN, SET_UP, STANDBY, Course, Laid, PanzerPlayer, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import value
from clashtable.games.panzer.notation.snapshot import FIELD_SIZE, options_from
from clashtable.games.panzer.options import OPTIONS
from clashtable.games.panzer.rules import setup, turns
from clashtable.games.panzer.rules.main_phase import MAIN_PHASE
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.view.knowledge import SIDES, USES
from clashtable.games.panzer.vocabulary import DEFENSE, EVENT, KINDS, MODIFIER, TERRAIN, UNIT

Count = Annotated[int, msgspec.Meta(ge=0)]


class PlacedUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Unit in a hand-written position."""

    card: str
    damage: Count = 0
    fresh: bool = False
    halted: bool = False
    suppressed: bool = False
    legs: Count = 0
    spent: Count = 0
    attacks: Count = 0
    used: tuple[str, ...] = ()


class PlacedStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an Industry Zone in a hand-written position."""

    factories: Count = 1
    card: PlacedUnit | str | None = None
    """A Unit, an Event or a Terrain Modifier on it; a Permanent-Event is in play."""


class PlacedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player in a hand-written position."""

    units: dict[str, PlacedUnit | str] = {}
    """What stands on the Terrain Field, by its space."""
    stacks: dict[str, PlacedStack | Count] = {}
    """The Industry Zone, by its space; a number is so many Factories."""
    modifiers: dict[str, str] = {}
    """Terrain Modifiers on the Terrain Field, by their space."""
    hand: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    """The top card first."""
    junkyard: tuple[str, ...] = ()
    """The top card last."""
    removed: tuple[str, ...] = ()
    side: str = ""
    turns: Count = 2
    """How many turns this player has begun."""
    allowance: Count | None = None
    """1 for the active player and 0 for the other, unless it says otherwise."""


class Description(Described, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hand-written position; Terrain is face-up Open Ground unless it says otherwise."""

    seats: tuple[PlacedSeat, PlacedSeat]
    phase: str = "main"
    """``set-up``, ``turn`` (which begins), ``main start``, ``main`` or ``end``."""
    terrain: dict[str, str] = msgspec.field(default_factory=dict)
    """Terrain by its space."""
    face_down: tuple[str, ...] = ()
    """The spaces that are face down; ``all`` for the whole field."""
    first: int | None = None
    """Who took the first turn, if not the active player."""


def state_from_description(description: Mapping[str, Any]) -> PanzerState:
    """Return the state of a hand-written *description*."""
    told = read(description, Description, "position of Panzer Clash")
    for number in (told.turn, told.first or 0):
        if number not in (0, 1):
            raise InvalidMessage(f"There is no seat {number}: the seats are 0 (South) and 1 (North).")
    players = [placed_player(seat, placed, told) for seat, placed in enumerate(told.seats)]
    options = options_from(resolve(OPTIONS, told.options, "Panzer Clash"))
    terrain = [PLAIN_TERRAIN] * FIELD_SIZE
    state = PanzerState(2, told.luck(), pending_of(told.phase), None, options, players, course_of(told), terrain, [])
    place_terrain(state, told)
    for seat, placed in enumerate(told.seats):
        place_pieces(state, seat, placed)
    check_position(state)
    return state


def pending_of(phase: str) -> list[Step]:
    """Return what is still to happen in a position of that phase."""
    after: list[Step] = [
        turns.TURNS, turns.TURN_END, turns.HAND_CHECK, CHECK, turns.END_EFFECTS, CHECK, turns.TURN_CLEAN,
        turns.OPEN_WINDOW, turns.END_PHASE,
    ]  # fmt: skip
    starts: dict[str, list[Step]] = {
        "end": after,
        "main": [*after, MAIN_PHASE],
        "main start": [*after, MAIN_PHASE, turns.OPEN_WINDOW, CHECK, turns.MAIN_START],
        "turn": [turns.TURNS],
        "set-up": [turns.TURNS, setup.Mulligan(1), setup.Mulligan(0)],
    }
    return steps_of(phase, starts)


def course_of(told: Description) -> Course:
    """Return where a hand-written position stands."""
    first = told.turn if told.first is None else told.first
    if told.phase == "set-up":
        return Course(-1, SET_UP, 0, 1, 0)
    if told.phase == "turn":
        return Course(1 - told.turn, STANDBY, first, 1, 0)
    return Course(told.turn, MAIN, first, 1, 0)


def placed_player(seat: int, placed: PlacedSeat, told: Description) -> PanzerPlayer:
    """Return a player of a hand-written position."""
    piles = (placed.hand, placed.supply[::-1], placed.junkyard, placed.removed)
    hand, supply, junkyard, removed = ([supply_card(name) for name in pile] for pile in piles)
    hand.sort(key=lambda card: card.index)
    if placed.side not in SIDES.values():
        raise InvalidMessage(f"There is no side {placed.side!r}: it is axis or allies (P-2.3).")
    side = next(bits for bits, name in SIDES.items() if name == placed.side)
    player = PanzerPlayer(supply, hand, junkyard, removed, side, len(supply) + len(hand))
    player.turns = placed.turns
    active = told.phase != "set-up" and seat == told.turn
    player.allowance = int(active) if placed.allowance is None else placed.allowance
    return player


def supply_card(name: str) -> Card:
    """Return the card called *name*, one that can be in a Supply."""
    card = EVERY_CARD.named(name)
    if card.kind == TERRAIN:
        raise InvalidMessage(f"{card.name} is a Terrain, and Terrain is never among a player's cards (P-2.6).")
    return card


def space_named(name: str, spaces: Sequence[int], what: str) -> int:
    """Return the space called *name*, one of *spaces*."""
    space = GRID.space_named(name)
    if space not in spaces:
        raise InvalidMessage(f"{name!r} is not a space of {what} (P-3.1).")
    return space


def card_of_kind(name: str, kind: int) -> Card:
    """Return the card called *name*, which must be of *kind*."""
    card = EVERY_CARD.named(name)
    if card.kind != kind:
        kinds = with_article(KINDS[card.kind]), with_article(KINDS[kind])
        raise InvalidMessage(f"{card.name} is {kinds[0]}, not {kinds[1]} (P-1.5).")
    return card


def place_terrain(state: PanzerState, told: Description) -> None:
    """Lay the Terrain of a hand-written position."""
    for name, terrain in told.terrain.items():
        space = space_named(name, FIELD, "the Terrain Field")
        state.terrain[space - FIELD_START] = card_of_kind(terrain, TERRAIN)
    everything = "all" in told.face_down
    hidden = FIELD if everything else [space_named(name, FIELD, "the Terrain Field") for name in told.face_down]
    for space in FIELD:
        state.turn(space, space not in hidden)


def place_pieces(state: PanzerState, seat: int, placed: PlacedSeat) -> None:
    """Put what a player has in play into *state*."""
    for name, unit in placed.units.items():
        place_unit(state, seat, space_named(name, FIELD, "the Terrain Field"), unit)
    for name, card in placed.modifiers.items():
        space = space_named(name, FIELD, "the Terrain Field")
        if state.modifiers[space] is not None:
            raise InvalidMessage(f"Two Terrain Modifiers cannot be on {name} (P-11.4).")
        state.lay(space, Laid(card_of_kind(card, MODIFIER), seat))
    for name, told in placed.stacks.items():
        space = space_named(name, INDUSTRY[seat], "that player's Industry Zone")
        stack = PlacedStack(told) if isinstance(told, int) else told
        state.factories[space] = stack.factories
        if isinstance(stack.card, PlacedUnit):
            place_unit(state, seat, space, stack.card)
        elif stack.card is not None:
            lying = EVERY_CARD.named(stack.card)
            if lying.kind == UNIT:
                place_unit(state, seat, space, stack.card)
            else:
                state.put_on_stack(space, Stacked(lying, lying.is_permanent()))


def place_unit(state: PanzerState, seat: int, space: int, placed: PlacedUnit | str) -> None:
    """Put a Unit into *state*."""
    told = PlacedUnit(placed) if isinstance(placed, str) else placed
    if state.units[space] is not None:
        raise InvalidMessage(f"Two Units cannot be on {GRID.names[space]} (P-3.5).")
    unit = Unit(state.number(), card_of_kind(told.card, UNIT), seat, space)
    unit.damage, unit.is_fresh, unit.is_halted, unit.is_suppressed = (
        told.damage,
        told.fresh,
        told.halted,
        told.suppressed,
    )
    unit.legs, unit.spent, unit.attacks = told.legs, told.spent, told.attacks
    unit.used = bits_named(told.used, USES, "P-9.1")
    state.units[space] = unit


def check_position(state: PanzerState) -> None:
    """Refuse what a state check would not have left standing (P-13.3)."""
    for space, unit in enumerate(state.units):
        if unit is None:
            continue
        if space in FIELD and unit.damage >= value(state, unit, DEFENSE):
            raise InvalidMessage(f"{unit.card.name} on {GRID.names[space]} would be destroyed (P-10.5).")
        if space not in FIELD and not state.factories[space]:
            raise InvalidMessage(f"{unit.card.name} on {GRID.names[space]} has no Factory under it (P-6.7).")
    for space, stacked in enumerate(state.stacked):
        if stacked is not None and stacked.card.kind not in (EVENT, MODIFIER):
            raise InvalidMessage(f"{stacked.card.name} cannot lie on {GRID.names[space]} (P-6.4).")
