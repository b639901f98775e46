"""What one seat knows of a match of Panzer Clash, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from clashtable.core.piles import ids, in_order
from clashtable.core.state import asking
from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.panzer.cards.basic_set import TERRAIN_DECK
from clashtable.games.panzer.changes.naming import space_name, target_facts
from clashtable.games.panzer.geometry import FIELD, FIELD_END, FIELD_START, GRID, INDUSTRY, NORTH, SOUTH
from clashtable.games.panzer.model.addends import addends, altered
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import USE_KINDS, Cast
from clashtable.games.panzer.model.state import PHASES, Laid, PanzerOptions, PanzerPlayer, PanzerState
from clashtable.games.panzer.model.unit import USED_ACTION, USED_RANGED, USED_SCOUT, Unit
from clashtable.games.panzer.model.values import keywords, lasting_changes
from clashtable.games.panzer.rules.describe import item_text
from clashtable.games.panzer.rules.questions import step_for
from clashtable.games.panzer.view.pending import CODEC
from clashtable.games.panzer.vocabulary import (
    ALLIES,
    ATTACK,
    AXIS,
    DEFENSE,
    MOVEMENT,
    RANGED_ATTACK,
    VALUES,
)
from clashtable.games.panzer.wire.views import (
    PanzerHidden,
    PanzerItem,
    PanzerModifier,
    PanzerSeat,
    PanzerSettings,
    PanzerSnapshot,
    PanzerSpace,
    PanzerStack,
    PanzerTable,
    PanzerUnit,
    PanzerView,
)

USES: Final = ((USED_RANGED, "ranged"), (USED_ACTION, "action"), (USED_SCOUT, "scout"))
TERRAINS: Final = dict(Counter(card.id for card in TERRAIN_DECK))
"""How many of each kind of Terrain there are."""
THREE_VALUES: Final = 1 << ATTACK | 1 << DEFENSE | 1 << MOVEMENT
"""As bits, which are below those of all keywords."""
SIDES: Final = {0: "", AXIS: "axis", ALLIES: "allies"}


def panzer_view(state: PanzerState, seat: int | None) -> PanzerView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    return PanzerView(
        seat=seat,
        to_act=asking(state).seat if state.pending else None,
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None else ids(player.hand),
        supply=None if player is None else ids(in_order(player.supply)),
        top=() if player is None else ids(player.supply[len(player.supply) - player.known_top :][::-1]),
        bottom=() if player is None else ids(player.supply[: player.known_bottom][::-1]),
        seen=() if seat is None else ids(in_order(state.players[1 - seat].seen)),
        passes_turn=player is not None and player.passes_turn,
        pending=tuple([CODEC.write(step_for(step, seat)) for step in state.pending]),
    )


def panzer_snapshot(state: PanzerState) -> PanzerSnapshot:
    """Return the full state."""
    return PanzerSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        decks=state.options.decks,
        terrain=ids(state.terrain),
        hidden=tuple(
            PanzerHidden(
                hand=ids(player.hand),
                supply=ids(player.supply[::-1]),
                known_top=player.known_top,
                known_bottom=player.known_bottom,
                seen=ids(in_order(player.seen)),
                passes_turn=player.passes_turn,
            )
            for player in state.players
        ),
    )


def table(state: PanzerState) -> PanzerTable:
    """Return what everybody knows."""
    course = state.course
    terrains = seen_terrains(state)
    return PanzerTable(
        options=settings(state.options),
        seats=(seat_facts(state, SOUTH), seat_facts(state, NORTH)),
        field=field_facts(state, terrains),
        phase=PHASES[course.phase],
        active=None if course.active < 0 else course.active,
        first=None if course.first < 0 else course.first,
        chain=tuple([item_facts(state, use) for use in state.chain()]),
        waiting=tuple([CODEC.write_parts(use) for use in state.waiting]),
        unseen=unseen(terrains),
        serial=course.serial,
        decisions=course.decisions,
    )


def settings(options: PanzerOptions) -> PanzerSettings:
    """Return the options that everybody knows."""
    first = "random" if options.first_player < 0 else str(options.first_player)
    return PanzerSettings(first, options.response_hold_ms, options.ask_always)


def seen_terrains(state: PanzerState) -> list[str | None]:
    """Return the Terrain of each space of the Terrain Field; None where it lies face down."""
    shown = state.is_face_up[FIELD_START:FIELD_END]
    # Before the field is dealt, the Terrain is the whole deck.
    return [card.id if is_face_up else None for is_face_up, card in zip(shown, state.terrain, strict=False)]


def unseen(terrains: list[str | None]) -> dict[str, int]:
    """Return how many of each kind of Terrain nobody has seen, when *terrains* have been."""
    left = TERRAINS.copy()
    for name in terrains:
        if name is not None:
            left[name] -= 1
    return {name: count for name, count in left.items() if count > 0}


def seat_facts(state: PanzerState, seat: int) -> PanzerSeat:
    """Return what everybody knows of a player."""
    player: PanzerPlayer = state.players[seat]
    return PanzerSeat(
        side=SIDES[player.side],
        size=player.size,
        hand=len(player.hand),
        supply=len(player.supply),
        junkyard=ids(player.junkyard),
        removed=ids(player.removed),
        shown=ids(in_order(player.shown)),
        somewhere=ids(in_order(player.somewhere)),
        allowance=player.allowance,
        reshuffles=player.reshuffles,
        turns=player.turns,
        stacks=tuple([stack_facts(state, space) for space in INDUSTRY[seat]]),
    )


def stack_facts(state: PanzerState, space: int) -> PanzerStack:
    """Return a space of an Industry Zone."""
    unit, card = state.units[space], state.stacked[space]
    if unit is None and card is None:
        return bare_stack(space, state.factories[space])
    return PanzerStack(
        name=GRID.names[space],
        factories=state.factories[space],
        unit=None if unit is None else unit_facts(state, unit),
        card=None if card is None else card.card.id,
        in_play=card is not None and card.is_in_play,
    )


def field_facts(state: PanzerState, terrains: list[str | None]) -> tuple[PanzerSpace, ...]:
    """Return the spaces of the Terrain Field, with *terrains*."""
    units, modifiers = state.units[FIELD_START:FIELD_END], state.modifiers[FIELD_START:FIELD_END]
    return tuple(
        [
            bare_space(space, terrain)
            if unit is None and laid is None
            else space_facts(state, GRID.names[space], terrain, laid, unit)
            for space, terrain, laid, unit in zip(FIELD, terrains, modifiers, units, strict=True)
        ]
    )


def space_facts(
    state: PanzerState, name: str, terrain: str | None, laid: Laid | None, unit: Unit | None
) -> PanzerSpace:
    """Return a space of the Terrain Field with what is on it."""
    return PanzerSpace(
        name=name,
        terrain=terrain,
        modifier=None if laid is None else PanzerModifier(laid.card.id, laid.seat),
        unit=None if unit is None else unit_facts(state, unit),
    )


@cache
def bare_space(space: int, terrain: str | None) -> PanzerSpace:
    """Return a space of the Terrain Field on which nothing is."""
    return PanzerSpace(name=GRID.names[space], terrain=terrain, modifier=None, unit=None)


@cache
def bare_stack(space: int, factories: int) -> PanzerStack:
    """Return a space of an Industry Zone with nothing but Factories."""
    return PanzerStack(name=GRID.names[space], factories=factories, unit=None, card=None, in_play=False)


def item_facts(state: PanzerState, use: Cast) -> PanzerItem:
    """Return something on the Chain."""
    return PanzerItem(
        id=use.serial,
        seat=use.seat,
        kind=USE_KINDS[use.kind],
        card=use.card.id,
        unit=use.source or None,
        space=space_name(use.space),
        targets=target_facts(use.targets),
        text=item_text(state, use),
    )


def unit_facts(state: PanzerState, unit: Unit) -> PanzerUnit:
    """Return a Unit in play."""
    changes, changed, printed = lasting_changes(unit), altered(state, unit), printed_values(unit.card)
    attack, defense, movement, ranged, words = printed
    if changed:
        attack = summed(addends(state, unit, ATTACK)) if changed & 1 << ATTACK else attack
        defense = summed(addends(state, unit, DEFENSE)) if changed & 1 << DEFENSE else defense
        movement = summed(addends(state, unit, MOVEMENT)) if changed & 1 << MOVEMENT else movement
        ranged = summed(addends(state, unit, RANGED_ATTACK)) if ranged and changed & 1 << RANGED_ATTACK else ranged
    # By place, in the order of the struct: so many names would take 0.6 of 2.9 µs.
    return PanzerUnit(
        unit.serial,
        unit.card.id,
        unit.seat,
        unit.damage,
        attack,
        defense,
        movement,
        movement.value - unit.spent if movement.value > unit.spent else 0,
        ranged,
        keywords(state, unit) if changed > THREE_VALUES else words.copy(),
        unit.is_fresh,
        unit.is_halted,
        unit.is_suppressed,
        unit.legs,
        unit.spent,
        unit.attacks,
        unit.extra_attacks,
        tuple([name for bit, name in USES if unit.used & bit]) if unit.used else (),
        {**changes, "slowed": unit.slowed} if unit.slowed else changes,
    )


class PrintedValues(NamedTuple):
    """The values of a Unit that nothing changes."""

    attack: ValueSum
    defense: ValueSum
    movement: ValueSum
    ranged: ValueSum | None
    keywords: dict[str, int]


@cache
def printed_values(card: Card) -> PrintedValues:
    """Return what is printed on *card*."""
    attack, defense, movement = [summed((("printed", amount),)) for amount in card.printed_values[: MOVEMENT + 1]]
    ranged = summed((("printed", card.printed_values[RANGED_ATTACK]),)) if card.has(RANGED_ATTACK) else None
    keywords = {VALUES[what]: amount for what, amount in enumerate(card.printed_values) if amount and what > MOVEMENT}
    return PrintedValues(attack, defense, movement, ranged, keywords)


@cache
def summed(parts: tuple[tuple[str, int], ...]) -> ValueSum:
    """Return a value with its addends."""
    return ValueSum(sum([amount for _name, amount in parts]), tuple([ValuePart(*part) for part in parts]))
