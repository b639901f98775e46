"""The Check (F-19): defeats, Cred, the win, Buffs that are over, and Items beyond the limit."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.geekfight.changes import arena
from clashtable.games.geekfight.changes.damage import forget_dealer
from clashtable.games.geekfight.changes.outcome import end_match, gain_cred
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, combatants, find_piece, has_buffs
from clashtable.games.geekfight.model.values import barter_splits, health, item_limit
from clashtable.games.geekfight.moves import (
    GIVE_UP,
    PRODUCE,
    GeekMove,
    keep_move,
    piece_move,
    unit_move,
)
from clashtable.games.geekfight.vocabulary import INFINITE, TIME

CRED_FOR_DEFEAT: Final = 2
LEAST_LIMIT: Final = 2
"""So many Items every Combatant may equip (F-13.7)."""
MOST_SETS: Final = 40
"""With more sets of Items to keep than this, they are given up one at a time (F-22.1)."""


class Check(Step):
    """Repeat the steps of F-19.1 until nothing changes."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        while True:
            changed = defeat_the_defeated(geek)
            if win(geek):
                return
            if not end_buffs(geek) and not changed:
                break
        seat = seat_with_excess(geek)
        if seat >= 0:
            geek.push(self)
            ask_or_answer(geek, KeepItems(seat))
            return
        for player in geek.players:
            if player.combatant is not None and player.combatant.hurt_by >= 0:
                forget_dealer(player.combatant)


CHECK: Final = Check()


def defeat_the_defeated(state: GeekState) -> bool:
    """Defeat every Combatant with as much damage as health, and give Cred for it (F-19.1, F-20.1)."""
    if not has_defeated(state):
        return False
    lost = [piece for piece in combatants(state) if is_defeated(state, piece)]
    defeaters = [arena.defeater_of(piece) for piece in lost]
    arena.defeat(state, lost)
    for seat in defeaters:
        if seat >= 0 and state.players[seat].is_in:
            gain_cred(state, seat, CRED_FOR_DEFEAT)
    return True


def has_defeated(state: GeekState) -> bool:
    """Tell whether a Combatant is defeated."""
    for player in state.players:
        if player.combatant is not None and is_defeated(state, player.combatant):
            return True
    return False


def is_defeated(state: GeekState, piece: Piece) -> bool:
    """Tell whether a Combatant has as much damage as health."""
    return piece.damage >= health(state, piece)


def has_winner(state: GeekState) -> bool:
    """Tell whether somebody has the Cred."""
    for player in state.players:
        if player.is_in and player.cred >= state.options.cred_goal:
            return True
    return False


def win(state: GeekState) -> bool:
    """End the match if somebody has the Cred: the most, or the first in turn order (F-20.2)."""
    if not has_winner(state):
        return False
    best = -1
    for step in range(state.seats):
        seat = (max(0, state.course.active) + step) % state.seats
        player = state.players[seat]
        is_ahead = best < 0 or player.cred > state.players[best].cred
        if player.is_in and player.cred >= state.options.cred_goal and is_ahead:
            best = seat
    end_match(state, [best], "cred")
    return True


def end_buffs(state: GeekState) -> bool:
    """Discard Buffs whose Time Counters have run out."""
    if not has_buffs(state):
        return False
    ended: list[Piece] = []
    for host in arena.hosts(state):
        for buff in host.buffs:
            if buff.card.time != INFINITE and not buff.counters[TIME]:
                ended.append(buff)
    for buff in ended:
        arena.end_buff(state, buff)
    return bool(ended)


def seat_with_excess(state: GeekState) -> int:
    """Return who has too many Items, starting with the active player; -1 for nobody."""
    if not has_many_items(state):
        return -1
    for step in range(state.seats):
        seat = (max(0, state.course.active) + step) % state.seats
        player = state.players[seat]
        if player.combatant is not None and len(player.items) > item_limit(state, seat):
            return seat
    return -1


def has_many_items(state: GeekState) -> bool:
    """Tell whether somebody controls more Items than every Combatant may equip."""
    for player in state.players:
        if len(player.items) > LEAST_LIMIT:
            return True
    return False


@mypyc_attr(acyclic=True)
class KeepItems(Ask):
    """Choose the Items to keep; the others are bartered (F-13.7)."""

    __slots__ = ()
    kind: ClassVar[str] = "keep_items"

    def moves(self, state: State) -> list[Move]:
        geek = cast(GeekState, state)
        items = geek.players[self.seat].items
        sets = subsets(len(items), item_limit(geek, self.seat))
        if len(sets) > MOST_SETS:
            return [piece_move(GIVE_UP, item) for item in items]
        return [keep_move([items[at] for at in range(len(items)) if kept >> at & 1]) for kept in sets]

    def answer(self, state: State, move: Move) -> None:
        geek, chosen = cast(GeekState, state), cast(GeekMove, move)
        items = geek.players[self.seat].items
        kept = chosen.kept
        if kept is not None:
            given = [item for item in items if item.serial not in kept]
        else:
            given = [item for item in items if item.serial == chosen.number]
        for item in reversed(given):
            geek.push(GiveUp(self.seat, item.serial))


def subsets(size: int, kept: int) -> list[int]:
    """Return every set of *kept* places among *size*, as bits; the first places first."""
    found: list[int] = []
    for bits in range(1 << size):
        count = 0
        for at in range(size):
            count += bits >> at & 1
        if count == kept:
            found.append(bits)
    return found


class GiveUp(Step):
    """An excess Item that is still to be bartered."""

    __slots__ = ("seat", "serial")

    def __init__(self, seat: int, serial: int) -> None:
        self.seat: Final = seat
        self.serial: Final = serial

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        item = find_piece(geek, self.serial)
        if item is None:
            return
        splits = barter_splits(item.card)
        if len(splits) == 1:
            arena.barter(geek, item, splits[0])
        else:
            geek.push(AskGiveUp(self.seat, self.serial))


class AskGiveUp(Ask):
    """Choose which units an excess Item becomes (F-11.2)."""

    __slots__ = ("serial",)
    kind: ClassVar[str] = "produce"

    def __init__(self, seat: int, serial: int) -> None:
        super().__init__(seat)
        self.serial: Final = serial

    def moves(self, state: State) -> list[Move]:
        item = find_piece(cast(GeekState, state), self.serial)
        assert item is not None
        return [unit_move(PRODUCE, units) for units in barter_splits(item.card)]

    def answer(self, state: State, move: Move) -> None:
        geek = cast(GeekState, state)
        item = find_piece(geek, self.serial)
        assert item is not None
        arena.barter(geek, item, cast(GeekMove, move).units)
