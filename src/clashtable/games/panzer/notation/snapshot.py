"""States from words: snapshots, views and hand-written positions."""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.codec import StepData
from clashtable.core.luck import SavedLuck, luck_from_saved
from clashtable.core.setting import Options
from clashtable.games.panzer.cards.basic_set import BY_ID, EVERY_CARD
from clashtable.games.panzer.geometry import FIELD, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.state import PHASES, Course, Laid, PanzerOptions, PanzerPlayer, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.options import OPTIONS
from clashtable.games.panzer.view.knowledge import SIDES, USES
from clashtable.games.panzer.view.pending import CODEC
from clashtable.games.panzer.wire.views import PanzerSeat, PanzerSnapshot, PanzerStack, PanzerTable, PanzerUnit

FIELD_SIZE = 20


def options_from(options: Options) -> PanzerOptions:
    """Return the options as the rules use them."""
    first = options["first_player"]
    return PanzerOptions(
        first_player=-1 if first == "random" else int(first),
        response_hold_ms=int(options["response_hold_ms"]),
        ask_always=bool(options["ask_always"]),
        decks=str(options["decks"]),
    )


def unit_from(facts: PanzerUnit, space: int) -> Unit:
    """Return a Unit in play; its values are computed anew."""
    unit = Unit(facts.id, BY_ID[facts.card], facts.seat, space)
    unit.damage = facts.damage
    unit.is_fresh, unit.is_halted, unit.is_suppressed = facts.fresh, facts.halted, facts.suppressed
    unit.legs, unit.spent = facts.legs, facts.spent
    unit.attacks, unit.extra_attacks = facts.attacks, facts.extra_attacks
    unit.used = sum(bit for bit, name in USES if name in facts.used)
    changes = facts.changes
    unit.more_attack, unit.more_movement = changes.get("attack", 0), changes.get("movement", 0)
    unit.more_ranged, unit.more_armor = changes.get("ranged-attack", 0), changes.get("armor", 0)
    unit.more_first_fire, unit.slowed = changes.get("first-fire", 0), changes.get("slowed", 0)
    return unit


def player_from(facts: PanzerSeat, hand: list[Card], supply: list[Card]) -> PanzerPlayer:
    """Return a player; *supply* has the top card last."""
    side = next(bits for bits, name in SIDES.items() if name == facts.side)
    player = PanzerPlayer(
        supply, hand, EVERY_CARD.with_ids(facts.junkyard), EVERY_CARD.with_ids(facts.removed), side, facts.size
    )
    player.allowance, player.reshuffles, player.turns = facts.allowance, facts.reshuffles, facts.turns
    player.shown, player.somewhere = EVERY_CARD.with_ids(facts.shown), EVERY_CARD.with_ids(facts.somewhere)
    return player


def state_from(
    table: PanzerTable, players: list[PanzerPlayer], terrain: list[Card], pending: Sequence[StepData],
    luck: SavedLuck, decks: str,
) -> PanzerState:  # fmt: skip
    """Return the state of a table whose players and Terrain are known."""
    course = Course(
        -1 if table.active is None else table.active, PHASES.index(table.phase),
        -1 if table.first is None else table.first, table.serial, table.decisions,
    )  # fmt: skip
    chosen = {name: getattr(table.options, name) for name in OPTIONS if name != "decks"}
    state = PanzerState(
        2, luck_from_saved(luck), [CODEC.read(step) for step in pending], None,
        options_from({**chosen, "decks": decks}), players, course, terrain,
        [CODEC.read_parts(Cast, use) for use in table.waiting],
    )  # fmt: skip
    for space, facts in zip(FIELD, table.field, strict=True):
        state.turn(space, facts.terrain is not None)
        if facts.modifier is not None:
            state.lay(space, Laid(BY_ID[facts.modifier.card], facts.modifier.seat))
        if facts.unit is not None:
            state.units[space] = unit_from(facts.unit, space)
    for seat in range(2):
        for space, stack in zip(INDUSTRY[seat], table.seats[seat].stacks, strict=True):
            stack_from(state, space, stack)
    return state


def stack_from(state: PanzerState, space: int, stack: PanzerStack) -> None:
    """Put a stack into *state*."""
    state.factories[space] = stack.factories
    if stack.unit is not None:
        state.units[space] = unit_from(stack.unit, space)
    if stack.card is not None:
        state.put_on_stack(space, Stacked(BY_ID[stack.card], stack.in_play))


def state_from_snapshot(snapshot: PanzerSnapshot) -> PanzerState:
    """Return the state of *snapshot*."""
    players = []
    for facts, hidden in zip(snapshot.table.seats, snapshot.hidden, strict=True):
        player = player_from(facts, EVERY_CARD.with_ids(hidden.hand), EVERY_CARD.with_ids(hidden.supply)[::-1])
        player.known_top, player.known_bottom = hidden.known_top, hidden.known_bottom
        player.seen, player.passes_turn = EVERY_CARD.with_ids(hidden.seen), hidden.passes_turn
        players.append(player)
    terrain = EVERY_CARD.with_ids(snapshot.terrain)
    state = state_from(snapshot.table, players, terrain, snapshot.pending, snapshot.luck, snapshot.decks)
    state.outcome = snapshot.outcome
    return state
