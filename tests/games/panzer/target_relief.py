"""How a text or a Unit of Panzer Clash gets something to be aimed at."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import Ask
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.effects.card_targets import JunkyardSpec
from clashtable.games.panzer.effects.targets import Spec, UnitSpec
from clashtable.games.panzer.effects.thing_targets import (
    DemolishSpec,
    ItemSpec,
    ModifierSpec,
    PermanentSpec,
    StackSpec,
    TerrainSpec,
)
from clashtable.games.panzer.geometry import BESIDE, FIELD, INDUSTRY, row_of
from clashtable.games.panzer.model.cast import EVENT, TARGET_KINDS, Cast
from clashtable.games.panzer.model.state import Laid, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    ATTACK,
    DEMOLISH,
    PLAY,
    REPAIR,
    SCOUT,
    PanzerMove,
)
from clashtable.games.panzer.rules.chain import Resolving
from clashtable.games.panzer.rules.declaration import AskMode, AskStack, AskTarget
from clashtable.games.panzer.rules.requirements import acting_of, card_use
from clashtable.games.panzer.vocabulary import RANGED_ATTACK
from tests.games.panzer.positions import (
    FLASH_CARD,
    MODIFIER_CARD,
    PERMANENT_CARD,
    clear,
    fitting_card,
    free,
    near,
    open_spec,
    put,
    space_of,
    unhide,
    unit_of,
    use_of,
)


def make_fit(state: PanzerState, use: Cast, spec: Spec, space: int) -> None:
    """Let something be at *space* that *spec* wants."""
    if isinstance(spec, (ModifierSpec, DemolishSpec)):
        state.lay(space, Laid(MODIFIER_CARD, 1 - use.seat))
    elif isinstance(spec, PermanentSpec):
        clear(state, space)
        state.factories[space] = max(1, state.factories[space])
        state.put_on_stack(space, Stacked(PERMANENT_CARD, True))
    elif isinstance(spec, TerrainSpec):
        state.turn(space, False)
    elif isinstance(spec, StackSpec):
        state.factories[space] = 1
    else:
        make_unit_fit(state, use, spec, space)


def make_unit_fit(state: PanzerState, use: Cast, spec: Spec, space: int) -> None:
    """Let a Unit be at *space* that *spec* wants."""
    types = spec.types if isinstance(spec, UnitSpec) else use.card.ranged_only or 15
    ranged = isinstance(spec, UnitSpec) and spec.is_ranged
    seat = use.seat if isinstance(spec, UnitSpec) and spec.whose == 0 else 1 - use.seat
    card = fitting_card(lambda card: bool(card.type_bit & types) and (not ranged or card.has(RANGED_ATTACK)))
    put(state, card, seat, space)
    unhide(state, space)


def add_target(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Give a text something to be aimed at."""
    use = use_of(state, ask, move)
    acting = acting_of(use)
    if acting is None:
        return False
    specs = acting.way_specs[max(0, move.number if ask.kind == "mode" else 0)]
    spec = next(spec for spec in specs if TARGET_KINDS[spec.kind()] == reason.about and not spec.candidates(state, use))
    if isinstance(spec, JunkyardSpec):
        state.players[use.seat].junkyard += [card for card in CARDS if spec.card.is_fit(card)][:1]
        return True
    if isinstance(spec, ItemSpec):
        return add_item(state, ask, spec)
    make_fit(state, use, spec, place_for(state, use, spec))
    return True


def place_for(state: PanzerState, use: Cast, spec: Spec) -> int:
    """Return a space for a target of *spec*."""
    if isinstance(spec, StackSpec):
        return INDUSTRY[spec.owner(use)][0]
    if isinstance(spec, PermanentSpec):
        return INDUSTRY[1 - use.seat][0]
    if not isinstance(spec, UnitSpec):
        return FIELD.start
    source = state.unit(use.source)
    if spec.beside_this and source is not None:
        return near(state, source.space)
    spaces = [space for space in FIELD if spec.lines >> row_of(use.seat, space) & 1]
    space = next((space for space in spaces if state.units[space] is None), spaces[0])
    if spec.shifts:
        free(state, BESIDE[space])
    if spec.beside_friend:
        put(state, fitting_card(lambda card: True), use.seat, near(state, space))
    return space


def add_item(state: PanzerState, ask: Ask, spec: ItemSpec) -> bool:
    """Put something on the Chain that *spec* wants, under the question that is asked."""
    wanted = card_use(1 - ask.seat, FLASH_CARD)
    kind = spec.wanted
    item = Cast(state.number(), kind, 1 - ask.seat, wanted.card, 0, -1, 0 if kind == EVENT else -1, -1, [], True)
    state.pending.insert(len(state.pending) - 1, Resolving(item))
    return True


def supply_target(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let something be there, or anywhere, that can be aimed at."""
    if isinstance(ask, AskTarget):
        make_fit(state, ask.draft.use, open_spec(state, ask), space_of(reason))
    elif move.kind == AT:
        put(state, fitting_card(lambda card: True), 1 - ask.seat, space_of(reason))
    elif move.kind in (PLAY, ACTION) or isinstance(ask, (AskStack, AskMode)):
        return add_target(state, ask, move, reason)
    else:
        supply_unit_target(state, unit_of(state, move, reason), move.kind)
    return True


def supply_unit_target(state: PanzerState, unit: Unit, verb: int) -> None:
    """Let something be there that *unit* can attack, fire at, scout, repair or demolish."""
    space = near(state, unit.space)
    if verb == SCOUT:
        state.turn(space, False)
    elif verb == DEMOLISH:
        state.lay(unit.space, Laid(MODIFIER_CARD, 1 - unit.seat))
    elif verb == REPAIR:
        put(state, fitting_card(lambda card: True), unit.seat, space).damage = 1
    else:
        types = 15 if verb == ATTACK else unit.card.ranged_only or 15
        put(state, fitting_card(lambda card: bool(card.type_bit & types)), 1 - unit.seat, space)
        unhide(state, space)
