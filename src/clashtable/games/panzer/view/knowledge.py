"""What one seat knows of a match of Panzer Clash, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from clashtable.core.effects import Choice
from clashtable.core.state import Hiding, Step, asking
from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.panzer.cards.basic_set import TERRAIN_DECK
from clashtable.games.panzer.changes.naming import ids, space_name, target_facts
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.geometry import FIELD, GRID, INDUSTRY, is_field
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import USE_KINDS, Cast
from clashtable.games.panzer.model.state import PHASES, PanzerOptions, PanzerPlayer, PanzerState
from clashtable.games.panzer.model.unit import USED_ACTION, USED_RANGED, USED_SCOUT, Unit
from clashtable.games.panzer.model.values import has_friend_beside, lasting, movement_points, sources, value
from clashtable.games.panzer.rules.describe import item_text
from clashtable.games.panzer.view.pending import CODEC
from clashtable.games.panzer.vocabulary import (
    ALLIES,
    ARMOR,
    ATTACK,
    AXIS,
    DEFENSE,
    FIRST_FIRE,
    MASSED,
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
SIDES: Final = {0: "", AXIS: "axis", ALLIES: "allies"}
LASTING: Final = (ATTACK, MOVEMENT, RANGED_ATTACK, ARMOR, FIRST_FIRE)
"""The values that can change until the end of the turn."""


def panzer_view(state: PanzerState, seat: int | None) -> PanzerView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    return PanzerView(
        seat=seat,
        to_act=asking(state).seat if state.pending else None,
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None else ids(player.hand),
        supply=None if player is None else ids(in_set_order(player.supply)),
        top=() if player is None else ids(player.supply[len(player.supply) - player.known_top :][::-1]),
        bottom=() if player is None else ids(player.supply[: player.known_bottom][::-1]),
        seen=() if seat is None else ids(in_set_order(state.players[1 - seat].seen)),
        passes_turn=player is not None and player.passes_turn,
        pending=tuple(CODEC.write(step_for(step, seat)) for step in state.pending),
    )


def step_for(step: Step, seat: int | None) -> Step:
    """Return what *seat* sees of a step: of an action that is being chosen only the question it began with."""
    if isinstance(step, Hiding) and step.seat != seat:
        return step.origin() or step
    if isinstance(step, Choice) and isinstance(step.effect, DeployFromHand) and step.seat != seat:
        return Choice(step.seat, step.effect, step.use, 0)
    return step


def panzer_snapshot(state: PanzerState) -> PanzerSnapshot:
    """Return the full state."""
    a, b, c, d = state.luck.words()
    return PanzerSnapshot(
        luck=(a, b, c, d),
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
                seen=ids(in_set_order(player.seen)),
                passes_turn=player.passes_turn,
            )
            for player in state.players
        ),
    )


def table(state: PanzerState) -> PanzerTable:
    """Return what everybody knows."""
    course = state.course
    return PanzerTable(
        options=settings(state.options),
        seats=tuple(seat_facts(state, seat) for seat in range(2)),
        field=tuple(space_facts(state, space) for space in FIELD),
        phase=PHASES[course.phase],
        active=None if course.active < 0 else course.active,
        first=None if course.first < 0 else course.first,
        chain=tuple(item_facts(state, use) for use in state.chain()),
        waiting=tuple(CODEC.write_parts(use) for use in state.waiting),
        unseen=unseen(state),
        serial=course.serial,
        decisions=course.decisions,
    )


def settings(options: PanzerOptions) -> PanzerSettings:
    """Return the options that everybody knows."""
    first = "random" if options.first_player < 0 else str(options.first_player)
    return PanzerSettings(first_player=first, response_hold_ms=options.response_hold_ms)


def unseen(state: PanzerState) -> dict[str, int]:
    """Return how many of each kind of Terrain nobody has seen."""
    left = Counter(card.id for card in TERRAIN_DECK)
    left.subtract(state.terrain_at(space).id for space in FIELD if state.is_face_up[space])
    return {name: count for name, count in left.items() if count > 0}


def in_set_order(cards: list[Card]) -> list[Card]:
    """Return *cards* in the order of the set, so that how they came to be known makes no difference."""
    return sorted(cards, key=lambda card: card.index)


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
        shown=ids(in_set_order(player.shown)),
        somewhere=ids(in_set_order(player.somewhere)),
        allowance=player.allowance,
        reshuffles=player.reshuffles,
        turns=player.turns,
        stacks=tuple(stack_facts(state, space) for space in INDUSTRY[seat]),
    )


def stack_facts(state: PanzerState, space: int) -> PanzerStack:
    """Return a space of an Industry Zone."""
    unit, card = state.units[space], state.stacked[space]
    return PanzerStack(
        name=GRID.names[space],
        factories=state.factories[space],
        unit=None if unit is None else unit_facts(state, unit),
        card=None if card is None else card.card.id,
        in_play=card is not None and card.is_in_play,
    )


def space_facts(state: PanzerState, space: int) -> PanzerSpace:
    """Return a space of the Terrain Field."""
    unit, laid = state.units[space], state.modifiers[space]
    return PanzerSpace(
        name=GRID.names[space],
        terrain=state.terrain_at(space).id if state.is_face_up[space] else None,
        modifier=None if laid is None else PanzerModifier(laid.card.id, laid.seat),
        unit=None if unit is None else unit_facts(state, unit),
    )


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
    keywords = {
        VALUES[what]: value(state, unit, what) for what in range(MOVEMENT + 1, len(VALUES)) if value(state, unit, what)
    }
    changes = {VALUES[what]: lasting(unit, what) for what in LASTING if lasting(unit, what)}
    return PanzerUnit(
        id=unit.serial,
        card=unit.card.id,
        seat=unit.seat,
        damage=unit.damage,
        attack=value_of(state, unit, ATTACK),
        defense=value_of(state, unit, DEFENSE),
        movement=value_of(state, unit, MOVEMENT),
        points=movement_points(state, unit),
        ranged=value_of(state, unit, RANGED_ATTACK) if unit.card.has(RANGED_ATTACK) else None,
        keywords=keywords,
        fresh=unit.is_fresh,
        halted=unit.is_halted,
        suppressed=unit.is_suppressed,
        legs=unit.legs,
        spent=unit.spent,
        attacks=unit.attacks,
        extra_attacks=unit.extra_attacks,
        used=tuple(name for bit, name in USES if unit.used & bit),
        changes={**changes, "slowed": unit.slowed} if unit.slowed else changes,
    )


def lowering(state: PanzerState, unit: Unit, what: int) -> list[tuple[str, int]]:
    """Return what lowers a value to no less than 1, and by how much at most (P-10.1)."""
    slowed = [("this turn", -unit.slowed)] if what == MOVEMENT else []
    return slowed + [
        (source.card.name, source.amount(state, unit, what, True)) for source in sources(state, unit, what)
    ]


def value_of(state: PanzerState, unit: Unit, what: int) -> ValueSum:
    """Return a value with its addends; floored ones are told as far as they count."""
    printed = unit.card.printed_values[what]
    parts = [ValuePart("printed", printed)]
    if is_field(unit.space):
        parts.append(ValuePart("this turn", lasting(unit, what)))
        found = sources(state, unit, what)
        parts += [ValuePart(source.card.name, source.amount(state, unit, what, False)) for source in found]
        if what == ATTACK and unit.card.has(MASSED) and has_friend_beside(state, unit, unit.card.type_bit):
            parts.append(ValuePart("Massed", unit.card.printed_values[MASSED]))
    total = value(state, unit, what)
    lost = total - sum(part.amount for part in parts)
    for name, amount in lowering(state, unit, what) if lost < 0 else []:
        parts.append(ValuePart(name, max(lost, amount)))
        lost -= max(lost, amount)
    if lost:
        parts.append(ValuePart("never below 0", lost))
    return ValueSum(total, tuple(part for at, part in enumerate(parts) if part.amount or at == 0))
