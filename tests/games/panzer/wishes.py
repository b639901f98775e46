"""What a player of Panzer Clash could wish to do, and how what stands in the way is taken away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from clashtable.core.effects import Choice
from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Ask, Move, asking, settle
from clashtable.core.window import Response
from clashtable.games.panzer.cards.basic_set import CARDS, PLAIN_TERRAIN
from clashtable.games.panzer.effects.abilities import UnitAction
from clashtable.games.panzer.effects.card_targets import JunkyardSpec
from clashtable.games.panzer.effects.choices import DeployFromHand, DeployFromJunkyard, Relocate, Shift
from clashtable.games.panzer.effects.targets import RangedSpec, Spec, UnitSpec
from clashtable.games.panzer.effects.thing_targets import (
    DemolishSpec,
    ItemSpec,
    ModifierSpec,
    PermanentSpec,
    StackSpec,
    TerrainSpec,
)
from clashtable.games.panzer.geometry import BACK_LINE, BESIDE, DOOR, FIELD, GRID, INDUSTRY, is_field, row_of
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import EVENT, TARGET_KINDS, Cast
from clashtable.games.panzer.model.state import MAIN, Laid, PanzerState, Stacked
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import (
    attack_against,
    cost_for,
    has,
    movement_points,
    supply_attack,
    value,
)
from clashtable.games.panzer.moves import (
    ACTION,
    AT,
    AT_SUPPLY,
    ATTACK,
    DEMOLISH,
    DEPLOY,
    END,
    MODE_MOVES,
    MOVE,
    PARADROP,
    PASS,
    PASS_TURN,
    PICK,
    PLAY,
    PLAYER_MOVES,
    RANGED,
    REPAIR,
    SCOUT,
    STACK,
    SUPPLY_MOVE,
    TARGET,
    TARGET_CARD,
    TO,
    PanzerMove,
    card_moves,
    item_move,
    plain,
    space_move,
    space_moves,
)
from clashtable.games.panzer.notation.position import pending_of
from clashtable.games.panzer.rules.chain import FlashWindow, Resolving
from clashtable.games.panzer.rules.declaration import AskMode, AskStack, AskTarget
from clashtable.games.panzer.rules.main_phase import AskAttack, AskDrop, AskMove, UnitAsk
from clashtable.games.panzer.rules.modifiers import PickModifier, PlaceModifier
from clashtable.games.panzer.rules.requirements import acting_of, card_use, open_phrase, specs_for
from clashtable.games.panzer.rules.triggered import AskJunkyard
from clashtable.games.panzer.rules.unit_actions import action_use
from clashtable.games.panzer.view.unit_refusal import KEYWORDS
from clashtable.games.panzer.vocabulary import CONCEALED, MODIFIER, RANGED_ATTACK, UNIT

STACK_VERBS = (MOVE, PARADROP)
FIELD_VERBS = (MOVE, ATTACK, RANGED, ACTION, REPAIR, DEMOLISH, SCOUT)
"""A verb names the space of its Unit, so each is wished for where a Unit could do it at all."""
MODIFIER_CARD = next(card for card in CARDS if card.kind == MODIFIER)
FLASH_CARD = next(card for card in CARDS if card.is_flash())
PERMANENT_CARD = next(card for card in CARDS if card.is_permanent())
HOPELESS = {
    "line": "a space never comes into another line, so what is chosen by its space cannot",
    "side": "an Industry Zone never changes its owner",
    "type": "a player, a card or something on the Chain never becomes a Unit of another type",
    "target": "a text has only the ways that are printed",
}
"""What no change of a position takes away, and why; each only where a space, player or card is meant as such."""


# --- wishes


def wishes(match: Match) -> list[Move]:
    """Return all that the seat to act could wish for: its cards, its Units, and answers to what is asked."""
    state = cast(PanzerState, match.state)
    ask = asking(state)
    found = card_moves(PLAY, state.players[ask.seat].hand)
    for unit in state.units:
        if unit is not None and unit.seat == ask.seat:
            verbs = FIELD_VERBS if is_field(unit.space) else STACK_VERBS
            found += [space_move(verb, unit.space) for verb in verbs]
    return [*found, plain(END), plain(PASS), plain(PASS_TURN), *answers(state, ask)]


def answers(state: PanzerState, ask: Ask) -> list[Move]:
    """Return what one could wish to answer to *ask*, beside the general wishes."""
    own = [*INDUSTRY[ask.seat], *BACK_LINE[ask.seat]]
    if isinstance(ask, AskStack):
        return space_moves(STACK, INDUSTRY[ask.seat])
    if isinstance(ask, AskMode):
        acting = acting_of(ask.draft.use)
        return list(MODE_MOVES[: 0 if acting is None else len(acting.ways)])
    if isinstance(ask, AskTarget):
        return target_wishes(state, ask)
    if isinstance(ask, UnitAsk):
        elsewhere = [space for space in FIELD if space != ask.space]
        if isinstance(ask, (AskMove, AskDrop)):
            return space_moves(TO, elsewhere)
        return [*space_moves(AT, elsewhere), *([SUPPLY_MOVE] if isinstance(ask, AskAttack) else [])]
    if isinstance(ask, PlaceModifier):
        return space_moves(TO, list(FIELD))
    if isinstance(ask, PickModifier):
        return space_moves(PICK, INDUSTRY[ask.seat])
    if isinstance(ask, AskJunkyard):
        return space_moves(TO, own) if ask.use.card.kind == UNIT else []
    return choice_wishes(state, ask, own) if isinstance(ask, Choice) else []


def choice_wishes(state: PanzerState, ask: Choice, own: list[int]) -> list[Move]:
    """Return what one could wish to answer to an effect."""
    effect = ask.effect
    if isinstance(effect, DeployFromHand) and ask.stage == 0:
        return card_moves(DEPLOY, state.players[ask.seat].hand)
    if isinstance(effect, (DeployFromHand, DeployFromJunkyard)):
        return space_moves(TO, own)
    if isinstance(effect, Shift):
        here = effect.who.units(state, cast(Cast, ask.use))[0].space
        return space_moves(TO, [space for space in FIELD if space != here])
    if isinstance(effect, Relocate):
        lines = effect.lines
        return space_moves(TO, [space for space in FIELD if lines >> row_of(ask.seat, space) & 1])
    return []


def target_wishes(state: PanzerState, ask: AskTarget) -> list[Move]:
    """Return what one could wish to choose as a target."""
    use = ask.draft.use
    spec = specs_for(use)[open_phrase(state, use)]
    if isinstance(spec, JunkyardSpec):
        return card_moves(TARGET_CARD, state.players[ask.seat].junkyard)
    if isinstance(spec, ItemSpec):
        return [item_move(item.serial) for item in state.chain()]
    if isinstance(spec, StackSpec):
        return space_moves(TARGET, INDUSTRY[spec.owner(use)])
    if isinstance(spec, PermanentSpec):
        return space_moves(TARGET, [*INDUSTRY[0], *INDUSTRY[1]])
    more = INDUSTRY[1 - ask.seat] if isinstance(spec, DemolishSpec) else []
    players = PLAYER_MOVES if isinstance(spec, RangedSpec) else []
    return [*space_moves(TARGET, [*FIELD, *more]), *players]


# --- small changes of a position


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
    state.stacked[space] = None


def unhide(state: PanzerState, space: int) -> None:
    """Take away what conceals the Unit at *space*."""
    state.terrain = state.terrain[:]
    state.terrain[space - FIELD.start] = PLAIN_TERRAIN
    state.modifiers[space] = None
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


# --- targets


def make_fit(state: PanzerState, use: Cast, spec: Spec, space: int) -> None:
    """Let something be at *space* that *spec* wants."""
    if isinstance(spec, (ModifierSpec, DemolishSpec)):
        state.modifiers[space] = Laid(MODIFIER_CARD, 1 - use.seat)
    elif isinstance(spec, PermanentSpec):
        clear(state, space)
        state.factories[space] = max(1, state.factories[space])
        state.stacked[space] = Stacked(PERMANENT_CARD, True)
    elif isinstance(spec, TerrainSpec):
        state.is_face_up[space] = False
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
        state.is_face_up[space] = False
    elif verb == DEMOLISH:
        state.modifiers[unit.space] = Laid(MODIFIER_CARD, 1 - unit.seat)
    elif verb == REPAIR:
        put(state, fitting_card(lambda card: True), unit.seat, space).damage = 1
    else:
        types = 15 if verb == ATTACK else unit.card.ranged_only or 15
        put(state, fitting_card(lambda card: bool(card.type_bit & types)), 1 - unit.seat, space)
        unhide(state, space)


# --- obstacles


def change_moment(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Make it the Main-Phase of the seat, or let it be asked for an answer."""
    if move.kind in (PASS, PASS_TURN):
        state.push(Response(FlashWindow([ask.seat], 0, 0), ask.seat))
        return True
    state.course.active, state.course.phase = ask.seat, MAIN
    state.pending = pending_of("main")
    return True


def add_card(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put the card where it is wanted."""
    assert move.card is not None
    player = state.players[ask.seat]
    (player.junkyard if move.kind == TARGET_CARD else player.hand).append(move.card)
    return True


def add_unit(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    put(state, fitting_card(lambda card: True), ask.seat, move.space)
    return True


def refresh(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what a Unit is or has done, and that alone."""
    unit = unit_of(state, move, reason)
    if reason.obstacle == "fresh":
        unit.is_fresh = False
    elif reason.obstacle == "halted":
        unit.is_halted = False
    elif reason.obstacle == "suppressed":
        unit.is_suppressed = False
    elif reason.obstacle == "acted":
        unit.attacks = 0
        unit.used &= ~3
    elif reason.obstacle == "scouted":
        unit.used &= ~4
    else:
        unit.legs = 0
    return True


def give_ability(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit be of a card that has what is wanted."""
    unit = unit_of(state, move, reason)
    if isinstance(ask, AskTarget):
        kind = unit.card.type_bit
        card = fitting_card(lambda card: card.has(RANGED_ATTACK) and card.type_bit == kind)
    elif move.kind == ACTION:
        card = fitting_card(lambda card: any(isinstance(ability, UnitAction) for ability in card.abilities))
    else:
        card = fitting_card(lambda card: card.has(KEYWORDS[move.kind][0]))
    replaced(state, unit, card, unit.seat)
    return True


def give_points(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Give the Unit the Movement Points that it lacks."""
    unit = unit_of(state, move, reason)
    wanted = movement_points(state, unit) + reason.amount
    while movement_points(state, unit) < wanted:
        unit.spent -= 1
    return True


def give_strength(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Give the Unit the Attack that it lacks."""
    unit = unit_of(state, move, reason)
    if move.kind == RANGED:
        while value(state, unit, RANGED_ATTACK) < 1:
            unit.more_ranged += 1
        return True
    enemies = [other for space in BESIDE[unit.space] if (other := state.units[space]) and other.seat != unit.seat]
    targets = [state.units[move.space]] if move.kind == AT else enemies
    while (
        supply_attack(state, unit) < 1
        if move.kind == AT_SUPPLY or not targets
        else max(attack_against(state, unit, other, is_attacker=True) for other in targets if other) < 1
    ):
        unit.more_attack += 1
    return True


def change_side(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit at the space be the other player's."""
    unit = state.units[space_of(reason)] if is_field(space_of(reason)) else None
    if unit is None:
        return False
    replaced(state, unit, unit.card, 1 - unit.seat)
    return True


def change_type(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let the Unit at the space be of a type that is wanted."""
    if not isinstance(ask, AskTarget) or move.kind != TARGET:
        return False
    use, spec = ask.draft.use, open_spec(state, ask)
    types = spec.types if isinstance(spec, UnitSpec) else use.card.ranged_only
    unit = unit_of(state, move, reason)
    replaced(state, unit, fitting_card(lambda card: bool(card.type_bit & types)), unit.seat)
    return True


def change_line(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Bring the attacker into the enemy Back Line."""
    if not isinstance(ask, AskAttack) or move.kind != AT_SUPPLY:
        return False
    return bring(state, ask, free(state, BACK_LINE[1 - ask.seat]))


def bring(state: PanzerState, ask: UnitAsk, space: int) -> bool:
    """Bring the Unit that is asked about to *space*."""
    carry(state, ask.unit_of(state), space)
    state.pending[-1] = type(ask)(ask.seat, space)
    return True


def bring_near(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Bring the Unit that acts beside the space."""
    space = space_of(reason)
    beside = DOOR[space] if not is_field(space) else near(state, space)
    if isinstance(ask, UnitAsk):
        return bring(state, ask, beside)
    if isinstance(ask, Choice) and isinstance(ask.effect, Shift):
        carry(state, ask.effect.who.units(state, cast(Cast, ask.use))[0], beside)
        return True
    source = state.unit(use_of(state, ask, move).source)
    if source is None:
        return False
    carry(state, source, beside)
    return True


def add_friend(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put a friendly Unit where one is wanted."""
    space = space_of(reason) if isinstance(ask, PlaceModifier) else near(state, space_of(reason))
    put(state, fitting_card(lambda card: True), ask.seat, space)
    return True


def reveal_unit(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what conceals the Unit, Permanent-Events included."""
    space = space_of(reason)
    unhide(state, space)
    unit = state.units[space]
    for stack in [*INDUSTRY[0], *INDUSTRY[1]]:
        if unit is not None and has(state, unit, CONCEALED):
            state.stacked[stack] = None
    return True


def hurt(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    unit_of(state, move, reason).damage = 1
    return True


def turn(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Turn the Terrain over."""
    state.is_face_up[space_of(reason)] = reason.obstacle == "face-down"
    return True


def make_way(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take away what occupies the space, or one that will do."""
    if isinstance(ask, PlaceModifier):
        state.modifiers[space_of(reason)] = None
    else:
        clear(state, INDUSTRY[ask.seat][0] if reason.about.startswith("card:") else space_of(reason))
    return True


def build(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Add the Factories that are lacking."""
    if not reason.about.startswith("card:"):
        state.factories[space_of(reason)] += max(1, reason.amount)
        return True
    assert move.card is not None
    space = INDUSTRY[ask.seat][0]
    clear(state, space)
    state.factories[space] = cost_for(state, ask.seat, move.card)
    return True


def allow(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.players[ask.seat].allowance = 1
    return True


def make_room(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Let there be a space for what a move brings."""
    if isinstance(ask, AskTarget):
        free(state, BESIDE[space_of(reason)])
    elif move.kind == MOVE:
        free(state, movement.first_spaces(unit_of(state, move, reason)))
    else:
        for start in FIELD[:: len(BACK_LINE[0])]:
            others = [space for space in range(start, start + len(BACK_LINE[0])) if space != move.space]
            state.is_face_up[free(state, others)] = True
    return True


def add_to_hand(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Put a card into the hand that the text can deploy."""
    acting = acting_of(use_of(state, ask, move))
    assert acting is not None
    effects = [part for way in acting.ways for part in (way, *way.parts())]
    wanted = next(effect for effect in effects if isinstance(effect, DeployFromHand))
    state.players[ask.seat].hand.append(next(card for card in CARDS if wanted.card.is_fit(card)))
    return True


def remove_guard(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.units[space_of(reason)] = None
    return True


def add_supply(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    state.players[1 - ask.seat].supply.append(MODIFIER_CARD)
    return True


def unchoose(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    """Take a target back that is chosen already."""
    assert isinstance(ask, AskTarget)
    use = ask.draft.use
    if move.card is not None:
        state.players[ask.seat].junkyard.append(move.card)
        return True
    left = [mark for mark in use.targets if mark.space != move.space]
    state.pending[-1] = AskTarget(ask.draft.again(use.aimed(left, False)))
    return True


def add_waiting(state: PanzerState, ask: Ask, move: PanzerMove, reason: Reason) -> bool:
    clear(state, space_of(reason))
    state.stacked[space_of(reason)] = Stacked(MODIFIER_CARD, False)
    return True


CHANGES: Mapping[str, Callable[[PanzerState, Ask, PanzerMove, Reason], bool]] = {
    "moment": change_moment, "card": add_card, "unit": add_unit, "fresh": refresh, "halted": refresh,
    "suppressed": refresh, "acted": refresh, "scouted": refresh, "moved": refresh, "ability": give_ability,
    "points": give_points, "strength": give_strength, "target": supply_target, "side": change_side,
    "type": change_type, "line": change_line, "distance": bring_near, "friend": add_friend, "concealed": reveal_unit,
    "damage": hurt, "face-up": turn, "face-down": turn, "occupied": make_way, "factory": build, "allowance": allow,
    "room": make_room, "hand": add_to_hand, "guard": remove_guard, "supply": add_supply, "chosen": unchoose,
    "waiting": add_waiting,
}  # fmt: skip
"""How each obstacle is taken away; false where nothing could."""


def relieved(match: Match, move: Move, reason: Reason) -> Match | None:
    """Return the match without what *reason* names."""
    better = match.fork()
    state = cast(PanzerState, better.state)
    change = CHANGES.get(reason.obstacle)
    if change is None or not change(state, asking(state), cast(PanzerMove, move), reason):
        assert reason.obstacle in HOPELESS, reason
        return None
    settle(state)
    return better
