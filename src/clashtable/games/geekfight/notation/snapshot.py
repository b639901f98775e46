"""States from words: snapshots, views and hand-written positions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed, luck_from_words
from clashtable.core.setting import Options, resolve
from clashtable.core.state import Step
from clashtable.core.text import listed, with_article
from clashtable.games.geekfight.bot.deck_guess import possible_rests, public_cards
from clashtable.games.geekfight.bot.evaluation import GeekImagination, Unknown
from clashtable.games.geekfight.cards.decks import NAMES
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.model.state import (
    ACTION,
    DRAW,
    LIMITS,
    PHASES,
    SET_UP,
    Course,
    GeekOptions,
    GeekPlayer,
    GeekState,
    Lasting,
    Piece,
    combatants,
)
from clashtable.games.geekfight.model.values import health, item_limit
from clashtable.games.geekfight.notation.steps import cast_from, step_from
from clashtable.games.geekfight.options import OPTIONS
from clashtable.games.geekfight.rules import setup, turns
from clashtable.games.geekfight.rules.queue import CONTROL
from clashtable.games.geekfight.view.knowledge import USES
from clashtable.games.geekfight.vocabulary import (
    ANY_COMBATANT,
    BUFF,
    COMBATANT,
    COUNTERS,
    HEALTH,
    INFINITE,
    ITEM,
    KINDS,
    RESOURCES,
    STRENGTH,
    TIME,
)
from clashtable.games.geekfight.wire.views import GeekPiece, GeekSeat, GeekSnapshot, GeekTable, GeekUnits, GeekView


def options_from(options: Options) -> GeekOptions:
    """Return the options as the rules use them."""
    first = options["first_player"]
    return GeekOptions(
        cred_goal=int(options["cred_goal"]),
        turn_limit=int(options["turn_limit"]),
        first_player=-1 if first == "random" else int(first),
        response_hold_ms=int(options["response_hold_ms"]),
        ask_always=bool(options["ask_always"]),
        decks=str(options["decks"]),
    )


# --- facts to values


def cards_from(names: Sequence[str]) -> list[Card]:
    """Return the cards with these ids."""
    return [BY_ID[name] for name in names]


def units_from(facts: GeekUnits) -> int:
    """Return units as a pool."""
    amounts = (facts.tokens, facts.cash, facts.tickets, facts.glue, facts.caffeine, facts.generic)
    return sum(units(kind, amount) for kind, amount in enumerate(amounts))


def piece_from(facts: GeekPiece) -> Piece:
    """Return a card in the arena; its values are computed anew."""
    return Piece(
        facts.id, BY_ID[facts.card], facts.owner, facts.controller, facts.damage,
        [facts.counters.get(name, 0) for name in COUNTERS], sum(bit for bit, name in USES if name in facts.used),
        [piece_from(buff) for buff in facts.buffs],
        [
            Lasting(HEALTH if one.what == "health" else STRENGTH, one.amount, -1 if one.until is None else one.until)
            for one in facts.lasting
        ],
        list(facts.shields), -1 if facts.hurt_by is None else facts.hurt_by, facts.hurt_from or 0,
    )  # fmt: skip


def player_from(facts: GeekSeat, hand: list[Card], deck: list[Card], opening: Card | None) -> GeekPlayer:
    """Return a player; *deck* has the top card last."""
    return GeekPlayer(
        deck, hand, cards_from(facts.discard), opening,
        None if facts.combatant is None else piece_from(facts.combatant), [piece_from(item) for item in facts.items],
        units_from(facts.units), facts.cred, facts.turns, facts.is_in, 0, 0, cards_from(facts.shown),
        cards_from(facts.somewhere),
    )  # fmt: skip


def state_from(
    table: GeekTable, players: list[GeekPlayer], pending: Sequence[str], words: Sequence[int], decks: str
) -> GeekState:
    """Return the state of a table whose players are known."""
    course = Course(
        -1 if table.active is None else table.active, PHASES.index(table.phase),
        -1 if table.first is None else table.first, LIMITS.index(table.opening_limit), table.added, table.defeated,
        table.cleaned, table.serial,
    )  # fmt: skip
    chosen = {name: getattr(table.options, name) for name in OPTIONS if name != "decks"}
    return GeekState(
        len(players), luck_from_words(list(words)), [step_from(code) for code in pending], None,
        options_from({**chosen, "decks": decks}), players, course, [cast_from(code.split()) for code in table.waiting],
    )  # fmt: skip


def state_from_snapshot(snapshot: GeekSnapshot) -> GeekState:
    """Return the state of *snapshot*."""
    players = []
    for facts, hidden in zip(snapshot.table.seats, snapshot.hidden, strict=True):
        opening = None if hidden.opening is None else BY_ID[hidden.opening]
        player = player_from(facts, cards_from(hidden.hand), cards_from(hidden.deck)[::-1], opening)
        player.known_top, player.known_bottom = hidden.known_top, hidden.known_bottom
        players.append(player)
    state = state_from(snapshot.table, players, snapshot.pending, snapshot.luck, snapshot.decks)
    state.outcome = snapshot.outcome
    return state


# --- imagining


def imagination_of(view: GeekView) -> GeekImagination:
    """Return what *view* leaves open."""
    players = [
        own_player(view, facts) if seat == view.seat else player_from(facts, [], [], None)
        for seat, facts in enumerate(view.table.seats)
    ]
    known = state_from(view.table, players, view.pending, (1, 2, 3, 4), "random")
    known.outcome = view.outcome
    unknown = [
        unknown_of(known, view, seat)
        for seat, facts in enumerate(view.table.seats)
        if seat != view.seat and facts.is_in and (facts.hand or facts.deck or facts.opening)
    ]
    middle = own_middle(view)
    return GeekImagination(known, -1 if view.seat is None else view.seat, middle, unknown)


def own_player(view: GeekView, facts: GeekSeat) -> GeekPlayer:
    """Return the viewer; the deck holds what lies at its bottom and top, the rest is dealt between."""
    opening = None if view.opening is None else BY_ID[view.opening]
    player = player_from(facts, cards_from(view.hand or ()), [], opening)
    player.known_top, player.known_bottom = len(view.top), len(view.bottom)
    return player


def own_middle(view: GeekView) -> list[list[Card]]:
    """Return the viewer's deck in three parts: the known bottom, the unknown middle, the known top."""
    if view.deck is None:
        return [[], [], []]
    size = len(view.deck)
    bottom = cards_from(view.bottom)[::-1]
    top = cards_from(view.top[: size - len(bottom)])[::-1]
    middle = cards_from(view.deck)
    for card in [*bottom, *top]:
        middle.remove(card)
    return [bottom, middle, top]


def unknown_of(known: GeekState, view: GeekView, seat: int) -> Unknown:
    """Return what may be in the hidden cards of *seat*."""
    facts = view.table.seats[seat]
    public = public_cards(known, seat)
    return Unknown(seat, facts.hand, public.in_hand, facts.opening, possible_rests(public, facts))


# --- hand-written positions


class PlacedPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the arena, in a hand-written position."""

    card: str
    damage: int = 0
    counters: dict[str, int] = {}
    used: tuple[str, ...] = ()
    buffs: tuple[PlacedPiece | str, ...] = ()
    owner: int | None = None
    """Whose card it is, if not its controller's."""
    by: int | None = None
    """Who controls a Buff, if not its host's controller."""


class PlacedSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player in a hand-written position."""

    combatant: PlacedPiece | str | None = None
    items: tuple[PlacedPiece | str, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    """The top card first."""
    discard: tuple[str, ...] = ()
    """The top card last."""
    units: str = ""
    """Such as ``2 tickets 1 generic``."""
    cred: int = 0
    turns: int = 2
    """How many turns this player has begun."""
    out: bool = False


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand-written position."""

    seats: tuple[PlacedSeat, ...]
    turn: int = 0
    phase: str = "action"
    """``set-up``, ``turn`` (which begins), ``draw``, ``arena``, ``action start``, ``action`` or ``end``."""
    options: dict[str, Any] = {}  # Any: checked against the settings
    seed: int = 0
    chance: tuple[str, ...] = ()
    """Results to use instead of chance, in order."""
    limit: str = "over"
    """What the first player has used under F-6.6, if the opening is not over."""


def state_from_description(description: Mapping[str, Any]) -> GeekState:
    """Return the state of a hand-written *description*."""
    try:
        told = msgspec.convert(description, type=Description)
    except msgspec.ValidationError as error:
        raise InvalidMessage(f"This is not a position of Geek Fight: {error}.") from None
    if not 2 <= len(told.seats) <= 6:
        raise InvalidMessage(f"Geek Fight is for 2 to 6 players, not {len(told.seats)} (F-5.1).")
    if told.turn not in range(len(told.seats)):
        raise InvalidMessage(f"There is no seat {told.turn}: the seats are 0 to {len(told.seats) - 1}.")
    chosen = resolve(OPTIONS, told.options, "Geek Fight")
    luck = luck_from_seed(told.seed)
    luck.script = list(reversed(told.chance)) if told.chance else None
    state = GeekState(
        len(told.seats), luck, pending_of(told.phase), None, options_from(chosen), [], course_of(told), []
    )  # fmt: skip
    state.players = [placed_player(state, seat, placed) for seat, placed in enumerate(told.seats)]
    check_position(state)
    return state


def pending_of(phase: str) -> list[Step]:
    """Return what is still to happen in a position of that phase."""
    if phase == "set-up":
        return [turns.TURNS, setup.FIRST, setup.REVEAL, setup.LAYING, setup.DEALING, setup.PICKING]
    after = [turns.TURNS, turns.TURN_END, turns.AGAIN, turns.CLEAN_UP, CONTROL, turns.END_PHASE, CONTROL]
    starts: dict[str, list[Step]] = {
        "end": after[:-1],
        "action": after,
        "action start": [*after, turns.ACTION_PHASE],
        "arena": [*after, turns.ACTION_PHASE, turns.ARENA_PHASE],
        "draw": [*after, turns.ACTION_PHASE, turns.ARENA_PHASE, turns.DRAW_PHASE],
        "turn": [turns.TURNS],
    }
    if phase not in starts:
        raise InvalidMessage(f"There is no phase {phase!r}: it is {listed(['set-up', *starts], 'or')}.")
    return starts[phase]


def course_of(told: Description) -> Course:
    """Return where a hand-written position stands."""
    if told.limit not in LIMITS:
        raise InvalidMessage(f"There is no opening limit {told.limit!r}: it is {listed(list(LIMITS), 'or')} (F-6.6).")
    if told.phase == "set-up":
        return Course(-1, SET_UP, -1, 0, 0, False, False, 1)
    before = (told.turn - 1) % len(told.seats)
    active = before if told.phase == "turn" else told.turn
    phase = ACTION if told.phase == "action" else DRAW
    return Course(active, phase, told.turn, LIMITS.index(told.limit), 0, False, False, 1)


def placed_player(state: GeekState, seat: int, placed: PlacedSeat) -> GeekPlayer:
    """Return a player of a hand-written position."""
    hand = sorted((card_named(name) for name in placed.hand), key=lambda card: card.index)
    fighter = None if placed.combatant is None else placed_piece(state, placed.combatant, seat, COMBATANT)
    items = [placed_piece(state, item, seat, ITEM) for item in placed.items]
    return GeekPlayer(
        [card_named(name) for name in reversed(placed.deck)], hand, [card_named(name) for name in placed.discard],
        None, fighter, items, units_named(placed.units), placed.cred, placed.turns, not placed.out, 0, 0, [], [],
    )  # fmt: skip


def card_named(name: str) -> Card:
    """Return the card with that id or name."""
    found = NAMES.get(name.strip().lower())
    if found is None:
        raise InvalidMessage(f"There is no card {name!r} in the pool (F-4.6).")
    return BY_ID[found]


def units_named(text: str) -> int:
    """Return the units written as ``2 tickets 1 generic``."""
    words = {name.lower(): kind for kind, name in enumerate(RESOURCES)}
    parts = re.findall(r"(\d+) (\w+)", text)
    if " ".join(f"{amount} {kind}" for amount, kind in parts) != text or any(kind not in words for _, kind in parts):
        raise InvalidMessage(f"{text!r} are no units: write them as '2 tickets 1 generic' (F-10.1).")
    return sum(units(words[kind], int(amount)) for amount, kind in parts)


def placed_piece(state: GeekState, placed: PlacedPiece | str, seat: int, kind: int) -> Piece:
    """Return a card in the arena of a hand-written position."""
    told = PlacedPiece(placed) if isinstance(placed, str) else placed
    card = card_named(told.card)
    if card.kind != kind:
        raise InvalidMessage(
            f"{card.name} is {with_article(KINDS[card.kind])}, not {with_article(KINDS[kind])} (F-3.1)."
        )
    controller = seat if kind != BUFF or told.by is None else told.by
    owner = controller if told.owner is None else told.owner
    piece = Piece(
        state.number(), card, owner, controller, told.damage, counters_named(card, told.counters),
        uses_named(told.used), [], [], [], -1, 0,
    )  # fmt: skip
    piece.buffs = [placed_buff(state, buff, piece) for buff in told.buffs]
    return piece


def placed_buff(state: GeekState, placed: PlacedPiece | str, host: Piece) -> Piece:
    """Return a Buff on *host*."""
    buff = placed_piece(state, placed, host.controller, BUFF)
    if (buff.card.attach == ANY_COMBATANT) != (host.card.kind == COMBATANT):
        raise InvalidMessage(f"{buff.card.name} cannot be attached to {host.card.name} (F-13.10).")
    return buff


def counters_named(card: Card, told: Mapping[str, int]) -> list[int]:
    """Return counters by their names; a Buff has its Time unless it says otherwise."""
    for name, amount in told.items():
        if name not in COUNTERS or amount < 0:
            raise InvalidMessage(f"{amount} {name} Counters cannot be: the counters are {listed(COUNTERS)} (F-17).")
    counters = [told.get(name, 0) for name in COUNTERS]
    if card.kind == BUFF and card.time != INFINITE and "Time" not in told:
        counters[TIME] = card.time
    return counters


def uses_named(told: Sequence[str]) -> int:
    """Return what is used up, by its names."""
    names = {name: bit for bit, name in USES}
    if unknown := [name for name in told if name not in names]:
        raise InvalidMessage(f"{unknown[0]!r} cannot be used up: it is {listed(list(names), 'or')} (F-9).")
    return sum(names[name] for name in told)


def check_position(state: GeekState) -> None:
    """Refuse what a Check would not have left standing (F-19)."""
    for seat, player in enumerate(state.players):
        if player.cred >= state.options.cred_goal:
            raise InvalidMessage(f"Seat {seat} has {player.cred} Cred, so the match would be over (F-20.2).")
        if player.combatant is not None and len(player.items) > item_limit(state, seat):
            raise InvalidMessage(f"Seat {seat} has more Items than the Combatant can equip (F-13.7).")
    names = [piece.card for piece in combatants(state)]
    for piece in combatants(state):
        if piece.damage >= health(state, piece):
            raise InvalidMessage(f"{piece.card.name} has no health left and would be defeated (F-19.1).")
        if piece.card.is_vip and names.count(piece.card) > 1:
            raise InvalidMessage(f"{piece.card.name} is a V.I.P. and cannot be in the arena twice (F-13.3).")
