"""States from hand-written positions, which refuse what cannot be."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import read
from clashtable.core.piles import in_order
from clashtable.core.position import Described, bits_named, steps_of
from clashtable.core.setting import resolve
from clashtable.core.state import Step
from clashtable.core.text import listed, with_article
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.changes.arena import hosts
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import MOST_UNITS, units
from clashtable.games.geekfight.model.state import (
    ACTION,
    DRAW,
    LIMITS,
    SET_UP,
    Course,
    GeekPlayer,
    GeekState,
    combatants,
)
from clashtable.games.geekfight.model.values import health, item_limit
from clashtable.games.geekfight.notation.snapshot import options_from
from clashtable.games.geekfight.options import OPTIONS
from clashtable.games.geekfight.rules import setup
from clashtable.games.geekfight.rules.queue import CONTROL
from clashtable.games.geekfight.rules.turns import (
    ACTION_PHASE,
    AGAIN,
    ARENA_PHASE,
    CLEAN_UP,
    DRAW_PHASE,
    END_PHASE,
    TURN_END,
    TURNS,
)
from clashtable.games.geekfight.view.knowledge import USES
from clashtable.games.geekfight.vocabulary import (
    ANY_COMBATANT,
    BUFF,
    COMBATANT,
    COUNTERS,
    INFINITE,
    ITEM,
    KINDS,
    RESOURCES,
    TIME,
)


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


class Description(Described, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hand-written position."""

    seats: tuple[PlacedSeat, ...]
    phase: str = "action"
    """``set-up``, ``turn`` (which begins), ``draw``, ``arena``, ``action start``, ``action`` or ``end``."""
    limit: str = "over"
    """What the first player has used under F-6.6, if the opening is not over."""


def state_from_description(description: Mapping[str, Any]) -> GeekState:
    """Return the state of a hand-written *description*."""
    told = read(description, Description, "position of Geek Fight")
    if not 2 <= len(told.seats) <= 6:
        raise InvalidMessage(f"Geek Fight is for 2 to 6 players, not {len(told.seats)} (F-5.1).")
    if told.turn not in range(len(told.seats)):
        raise InvalidMessage(f"There is no seat {told.turn}: the seats are 0 to {len(told.seats) - 1}.")
    chosen = resolve(OPTIONS, told.options, "Geek Fight")
    state = GeekState(
        len(told.seats), told.luck(), pending_of(told.phase), None, options_from(chosen), [], course_of(told), []
    )  # fmt: skip
    state.players = [placed_player(state, seat, placed) for seat, placed in enumerate(told.seats)]
    check_position(state)
    return state


def pending_of(phase: str) -> list[Step]:
    """Return what is still to happen in a position of that phase."""
    after = [TURNS, TURN_END, AGAIN, CLEAN_UP, CONTROL, END_PHASE, CONTROL]
    starts: dict[str, list[Step]] = {
        "set-up": [TURNS, setup.FIRST, setup.REVEAL, setup.LAYING, setup.DEALING, setup.PICKING],
        "end": after[:-1],
        "action": after,
        "action start": [*after, ACTION_PHASE],
        "arena": [*after, ACTION_PHASE, ARENA_PHASE],
        "draw": [*after, ACTION_PHASE, ARENA_PHASE, DRAW_PHASE],
        "turn": [TURNS],
    }
    return steps_of(phase, starts)


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
    hand = in_order([POOL.named(name) for name in placed.hand])
    fighter = None if placed.combatant is None else placed_piece(state, placed.combatant, seat, COMBATANT)
    items = [placed_piece(state, item, seat, ITEM) for item in placed.items]
    return GeekPlayer(
        [POOL.named(name) for name in reversed(placed.deck)], hand, [POOL.named(name) for name in placed.discard],
        None, fighter, items, units_named(placed.units), placed.cred, placed.turns, not placed.out, 0, 0, [], [],
    )  # fmt: skip


def units_named(text: str) -> int:
    """Return the units written as ``2 tickets 1 generic``."""
    words = {name.lower(): kind for kind, name in enumerate(RESOURCES)}
    parts = re.findall(r"(\d+) (\w+)", text)
    if " ".join(f"{amount} {kind}" for amount, kind in parts) != text or any(kind not in words for _, kind in parts):
        raise InvalidMessage(f"{text!r} are no units: write them as '2 tickets 1 generic' (F-10.1).")
    if any(int(amount) > MOST_UNITS for amount, _ in parts) or len({kind for _, kind in parts}) < len(parts):
        raise InvalidMessage(f"{text!r} cannot be a pool: each kind once, and at most {MOST_UNITS} of it (F-10.2).")
    return sum(units(words[kind], int(amount)) for amount, kind in parts)


def placed_piece(state: GeekState, placed: PlacedPiece | str, seat: int, kind: int) -> Piece:
    """Return a card in the arena of a hand-written position."""
    told = PlacedPiece(placed) if isinstance(placed, str) else placed
    card = POOL.named(told.card)
    if card.kind != kind:
        raise InvalidMessage(
            f"{card.name} is {with_article(KINDS[card.kind])}, not {with_article(KINDS[kind])} (F-3.1)."
        )
    if told.by is not None and kind != BUFF:
        raise InvalidMessage(f"{card.name} is controlled by whose arena it is in: only a Buff says by whom (F-13.10).")
    controller = seat if told.by is None else told.by
    owner = controller if told.owner is None else told.owner
    piece = Piece(
        state.number(), card, owner, controller, told.damage, counters_named(card, told.counters),
        bits_named(told.used, USES, "F-9"), [], [], [], -1, 0,
    )  # fmt: skip
    piece.buffs = [placed_buff(state, buff, piece) for buff in told.buffs]
    return piece


def placed_buff(state: GeekState, placed: PlacedPiece | str, host: Piece) -> Piece:
    """Return a Buff on *host*."""
    buff = placed_piece(state, placed, host.controller, BUFF)
    if (buff.card.attach == ANY_COMBATANT) != (host.card.kind == COMBATANT):
        raise InvalidMessage(f"{buff.card.name} cannot be attached to {host.card.name} (F-13.10).")
    if buff.card.time != INFINITE and not buff.counters[TIME]:
        raise InvalidMessage(f"{buff.card.name} has no Time Counter left, so it would be over (F-13.11).")
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


def check_position(state: GeekState) -> None:
    """Refuse what a Check would not have left standing (F-19)."""
    check_players(state)
    for host in hosts(state):
        for piece in (host, *host.buffs):
            check_piece(state, piece)
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


def check_players(state: GeekState) -> None:
    """Refuse players who cannot sit at a table that still plays (F-20)."""
    seats = [seat for seat, player in enumerate(state.players) if player.is_in]
    if len(seats) < 2:
        raise InvalidMessage("With fewer than two players left the match would be over (F-20.7).")
    if state.course.active >= 0 and state.course.first not in seats:
        raise InvalidMessage(f"Seat {state.course.first} has left, so it cannot be their turn (F-20.6).")
    for seat, player in enumerate(state.players):
        if player.cred < 0 or player.turns < 0:
            raise InvalidMessage(f"Seat {seat} cannot have {player.cred} Cred and {player.turns} turns (F-20.1).")
        cards = [*player.deck, *player.hand, *player.discard, *player.items]
        if not player.is_in and (player.combatant is not None or cards or player.units):
            raise InvalidMessage(f"Seat {seat} has left with all cards, so nothing of theirs is here (F-20.6).")


def check_piece(state: GeekState, piece: Piece) -> None:
    """Refuse a card in the arena that belongs to nobody, or has less than no damage."""
    for seat in (piece.owner, piece.controller):
        if seat not in range(state.seats) or not state.players[seat].is_in:
            raise InvalidMessage(f"{piece.card.name} cannot belong to seat {seat}: nobody plays there (F-2.2).")
    if piece.damage < 0 or (piece.damage and piece.card.kind != COMBATANT):
        raise InvalidMessage(f"{piece.card.name} cannot have {piece.damage} damage (F-16.5).")
