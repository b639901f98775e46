"""States from words: snapshots, views and hand-written positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed, luck_from_words
from clashtable.core.setting import Options, resolve
from clashtable.core.state import Step
from clashtable.core.text import listed, with_article
from clashtable.games.panzer.bot.deck_guess import possible_rests
from clashtable.games.panzer.bot.imagination import PanzerImagination, Unknown
from clashtable.games.panzer.cards import BY_ID
from clashtable.games.panzer.cards.decks import NAMES
from clashtable.games.panzer.geometry import FIELD, FIELD_START, GRID, INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import (
    MAIN,
    PHASES,
    SET_UP,
    STANDBY,
    Course,
    Laid,
    PanzerOptions,
    PanzerPlayer,
    PanzerState,
    Stacked,
)
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import value
from clashtable.games.panzer.notation.steps import cast_from, step_from
from clashtable.games.panzer.options import OPTIONS
from clashtable.games.panzer.rules import turns
from clashtable.games.panzer.rules.main_phase import MAIN_PHASE
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.view.knowledge import SIDES, USES
from clashtable.games.panzer.vocabulary import DEFENSE, EVENT, KINDS, MODIFIER, TERRAIN, UNIT
from clashtable.games.panzer.wire.views import (
    PanzerSeat,
    PanzerSnapshot,
    PanzerStack,
    PanzerTable,
    PanzerUnit,
    PanzerView,
)

FIELD_SIZE = 20


def options_from(options: Options) -> PanzerOptions:
    """Return the options as the rules use them."""
    first = options["first_player"]
    return PanzerOptions(
        first_player=-1 if first == "random" else int(first),
        response_hold_ms=int(options["response_hold_ms"]),
        decks=str(options["decks"]),
    )


def cards_from(names: Sequence[str]) -> list[Card]:
    """Return the cards with these ids."""
    return [BY_ID[name] for name in names]


# --- facts to values


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
    player = PanzerPlayer(supply, hand, cards_from(facts.junkyard), cards_from(facts.removed), side, facts.size)
    player.allowance, player.reshuffles, player.turns = facts.allowance, facts.reshuffles, facts.turns
    player.shown, player.somewhere = cards_from(facts.shown), cards_from(facts.somewhere)
    return player


def state_from(
    table: PanzerTable, players: list[PanzerPlayer], terrain: list[Card], pending: Sequence[str],
    words: Sequence[int], decks: str,
) -> PanzerState:  # fmt: skip
    """Return the state of a table whose players and Terrain are known."""
    course = Course(
        -1 if table.active is None else table.active, PHASES.index(table.phase),
        -1 if table.first is None else table.first, table.serial, table.decisions,
    )  # fmt: skip
    chosen = {name: getattr(table.options, name) for name in OPTIONS if name != "decks"}
    state = PanzerState(
        2, luck_from_words(list(words)), [step_from(code) for code in pending], None,
        options_from({**chosen, "decks": decks}), players, course, terrain,
        [cast_from(code.split()) for code in table.waiting],
    )  # fmt: skip
    for space, facts in zip(FIELD, table.field, strict=True):
        state.is_face_up[space] = facts.terrain is not None
        if facts.modifier is not None:
            state.modifiers[space] = Laid(BY_ID[facts.modifier.card], facts.modifier.seat)
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
        state.stacked[space] = Stacked(BY_ID[stack.card], stack.in_play)


def state_from_snapshot(snapshot: PanzerSnapshot) -> PanzerState:
    """Return the state of *snapshot*."""
    players = []
    for facts, hidden in zip(snapshot.table.seats, snapshot.hidden, strict=True):
        player = player_from(facts, cards_from(hidden.hand), cards_from(hidden.supply)[::-1])
        player.known_top, player.known_bottom = hidden.known_top, hidden.known_bottom
        player.seen, player.passes_turn = cards_from(hidden.seen), hidden.passes_turn
        players.append(player)
    terrain = cards_from(snapshot.terrain)
    state = state_from(snapshot.table, players, terrain, snapshot.pending, snapshot.luck, snapshot.decks)
    state.outcome = snapshot.outcome
    return state


# --- imagining


def imagination_of(view: PanzerView) -> PanzerImagination:
    """Return what *view* leaves open."""
    players = [
        own_player(view, facts) if seat == view.seat else other_player(view, facts)
        for seat, facts in enumerate(view.table.seats)
    ]
    terrain = [BY_ID[facts.terrain or "open-ground"] for facts in view.table.field]
    known = state_from(view.table, players, terrain, view.pending, (1, 2, 3, 4), "random")
    known.outcome = view.outcome
    unseen = [BY_ID[name] for name, count in view.table.unseen.items() for _copy in range(count)]
    unknown = [unknown_of(known, view, seat) for seat in range(2) if seat != view.seat]
    return PanzerImagination(known, -1 if view.seat is None else view.seat, own_supply(view), unseen, unknown)


def own_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return the viewer; the Supply is dealt between its known bottom and top."""
    player = player_from(facts, cards_from(view.hand or ()), [])
    player.known_top, player.known_bottom = len(view.top), len(view.bottom)
    player.passes_turn = view.passes_turn
    return player


def other_player(view: PanzerView, facts: PanzerSeat) -> PanzerPlayer:
    """Return somebody whose hand and Supply are hidden, with what the viewer has seen of them."""
    player = player_from(facts, [], [])
    player.seen = cards_from(view.seen)
    return player


def own_supply(view: PanzerView) -> list[list[Card]]:
    """Return the viewer's Supply in three parts: the known bottom, the unknown middle, the known top."""
    if view.supply is None:
        return [[], [], []]
    bottom = cards_from(view.bottom)[::-1]
    top = cards_from(view.top[: len(view.supply) - len(bottom)])[::-1]
    middle = cards_from(view.supply)
    for card in [*bottom, *top]:
        middle.remove(card)
    return [bottom, middle, top]


def unknown_of(known: PanzerState, view: PanzerView, seat: int) -> Unknown:
    """Return what may be in the hidden cards of *seat*."""
    facts = view.table.seats[seat]
    player = known.players[seat]
    in_hand = [*player.shown, *player.seen]
    hidden = facts.hand + facts.supply - len(in_hand)
    return Unknown(seat, facts.hand, in_hand, possible_rests(known, seat, in_hand, hidden))


# --- hand-written positions


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


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand-written position; Terrain is face-up Open Ground unless it says otherwise."""

    seats: tuple[PlacedSeat, PlacedSeat]
    turn: int = 0
    phase: str = "main"
    """``set-up``, ``turn`` (which begins), ``main start``, ``main`` or ``end``."""
    terrain: dict[str, str] = {}
    """Terrain by its space."""
    face_down: tuple[str, ...] = ()
    """The spaces that are face down; ``all`` for the whole field."""
    first: int | None = None
    """Who took the first turn, if not the active player."""
    options: dict[str, Any] = {}  # Any: checked against the settings
    seed: int = 0
    chance: tuple[str, ...] = ()
    """Results to use instead of chance, in order."""


def state_from_description(description: Mapping[str, Any]) -> PanzerState:
    """Return the state of a hand-written *description*."""
    try:
        told = msgspec.convert(description, type=Description)
    except msgspec.ValidationError as error:
        raise InvalidMessage(f"This is not a position of Panzer Clash: {error}.") from None
    for number in (told.turn, told.first or 0):
        if number not in (0, 1):
            raise InvalidMessage(f"There is no seat {number}: the seats are 0 (South) and 1 (North).")
    luck = luck_from_seed(told.seed)
    luck.script = list(reversed(told.chance)) if told.chance else None
    players = [placed_player(seat, placed, told) for seat, placed in enumerate(told.seats)]
    options = options_from(resolve(OPTIONS, told.options, "Panzer Clash"))
    terrain = [BY_ID["open-ground"]] * FIELD_SIZE
    state = PanzerState(2, luck, pending_of(told.phase), None, options, players, course_of(told), terrain, [])
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
        "set-up": [turns.TURNS, turns.Mulligan(1), turns.Mulligan(0)],
    }
    if phase not in starts:
        raise InvalidMessage(f"There is no phase {phase!r}: it is {listed(list(starts), 'or')}.")
    return starts[phase]


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


def card_named(name: str) -> Card:
    """Return the card with that id or name."""
    found = NAMES.get(name.strip().lower())
    if found is None:
        raise InvalidMessage(f"There is no card {name!r} in the set (P-2.6).")
    return BY_ID[found]


def supply_card(name: str) -> Card:
    """Return the card called *name*, one that can be in a Supply."""
    card = card_named(name)
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
    card = card_named(name)
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
        state.is_face_up[space] = space not in hidden


def place_pieces(state: PanzerState, seat: int, placed: PlacedSeat) -> None:
    """Put what a player has in play into *state*."""
    for name, unit in placed.units.items():
        place_unit(state, seat, space_named(name, FIELD, "the Terrain Field"), unit)
    for name, card in placed.modifiers.items():
        space = space_named(name, FIELD, "the Terrain Field")
        if state.modifiers[space] is not None:
            raise InvalidMessage(f"Two Terrain Modifiers cannot be on {name} (P-11.4).")
        state.modifiers[space] = Laid(card_of_kind(card, MODIFIER), seat)
    for name, told in placed.stacks.items():
        space = space_named(name, INDUSTRY[seat], "that player's Industry Zone")
        stack = PlacedStack(told) if isinstance(told, int) else told
        state.factories[space] = stack.factories
        if isinstance(stack.card, PlacedUnit):
            place_unit(state, seat, space, stack.card)
        elif stack.card is not None:
            lying = card_named(stack.card)
            if lying.kind == UNIT:
                place_unit(state, seat, space, stack.card)
            else:
                state.stacked[space] = Stacked(lying, lying.is_permanent())


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
    names = {name: bit for bit, name in USES}
    if unknown := [name for name in told.used if name not in names]:
        raise InvalidMessage(f"{unknown[0]!r} cannot be used up: it is {listed(list(names), 'or')} (P-9.1).")
    unit.used = sum(names[name] for name in told.used)
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
