"""Write the cards in the arena of Geek Fight into an observation. Next, read observation.py."""

from mypy_extensions import i64

from clashtable.core.encode import Cells
from clashtable.games.geekfight.encode import layout
from clashtable.games.geekfight.model.piece import NO_COUNTERS, Piece
from clashtable.games.geekfight.model.state import GeekPlayer, GeekState
from clashtable.games.geekfight.model.values import (
    attributes,
    gives,
    health,
    item_limit,
    production,
    snipe_value,
    strength,
)
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, COUNTERS, HEALTH, STRENGTH, TIME


def put_arena(cells: Cells, state: GeekState, viewer: i64) -> None:
    """Tell every card in the arena, the viewer's own first."""
    for kin in range(state.seats):
        seat = (viewer + kin) % state.seats
        player = state.players[seat]
        cells.put(layout.LIMITS_OF_ITEMS + kin, item_limit(state, seat))
        buffs: i64 = 0
        if player.combatant is not None:
            put_combatant(cells, state, player.combatant, kin, viewer)
            buffs = put_buffs(cells, state, player.combatant, kin, 0, layout.COMBATANT_PLACE, viewer)
        items = player.items
        cells.put(layout.ITEM_SIZES + kin, len(items))
        for at in range(min(len(items), layout.ITEMS)):
            put_item(cells, state, player, at, kin, viewer)
            if items[at].buffs:
                buffs = put_buffs(cells, state, items[at], kin, buffs, layout.ITEM_PLACES + at, viewer)


def put_combatant(cells: Cells, state: GeekState, piece: Piece, kin: i64, viewer: i64) -> None:
    """Tell a Combatant."""
    cells.put(layout.FIGHTERS + kin, piece.card.index + 1)
    cells.put(layout.STRENGTHS + kin, strength(state, piece))
    cells.put(layout.HEALTHS + kin, health(state, piece))
    cells.put(layout.PRODUCTIONS + kin, production(state, piece))
    cells.put(layout.SNIPES + kin, snipe_value(state, piece))
    cells.put(layout.DAMAGE + kin, piece.damage)
    put_counters(cells, layout.FIGHTER_COUNTERS + kin * len(COUNTERS), piece)
    put_bits(cells, layout.FIGHTER_USED + kin * len(layout.USES), piece.used)
    put_bits(cells, layout.TRAITS + kin * len(ATTRIBUTES), attributes(state, piece))
    if piece.lasting:
        put_lasting(cells, state, piece, kin * layout.LASTING, viewer)
    shields = piece.shields
    for at in range(min(len(shields), layout.SHIELDS)):
        cells.put(layout.SHIELD_AMOUNTS + kin * layout.SHIELDS + at, shields[at] + 1)
    if piece.hurt_by >= 0:
        cells.put(layout.HURT_BY + kin, (piece.hurt_by - viewer) % state.seats + 1)
        cells.put(layout.HURT_FROM + kin, piece_place(state, piece.hurt_from, viewer) + 1)


def put_lasting(cells: Cells, state: GeekState, piece: Piece, first: i64, viewer: i64) -> None:
    """Tell the modifiers for a time of a Combatant."""
    for at in range(min(len(piece.lasting), layout.LASTING)):
        lasting = piece.lasting[at]
        cells.put(layout.LASTING_WHAT + first + at, 2 if lasting.what == HEALTH else 1)
        cells.put(layout.LASTING_AMOUNTS + first + at, layout.ZERO + lasting.amount)
        if lasting.until >= 0:
            cells.put(layout.LASTING_UNTIL + first + at, (lasting.until - viewer) % state.seats + 1)


def put_item(cells: Cells, state: GeekState, player: GeekPlayer, at: i64, kin: i64, viewer: i64) -> None:
    """Tell the Item of a player that stands *at* a place."""
    item, row = player.items[at], kin * layout.ITEMS + at
    cells.put(layout.ITEM_CARDS + row, item.card.index + 1)
    cells.put(layout.ITEM_OWNERS + row, (item.owner - viewer) % state.seats + 1)
    is_equipped = player.combatant is not None
    cells.put(layout.ITEM_STRENGTH + row, layout.ZERO + (gives(state, item, STRENGTH) if is_equipped else 0))
    cells.put(layout.ITEM_HEALTH + row, layout.ZERO + (gives(state, item, HEALTH) if is_equipped else 0))
    cells.put(layout.ITEM_SNIPE + row, snipe_value(state, item))
    put_counters(cells, layout.ITEM_COUNTERS + row * len(COUNTERS), item)
    put_bits(cells, layout.ITEM_USED + row * len(layout.USES), item.used)


def put_buffs(cells: Cells, state: GeekState, host: Piece, kin: i64, told: i64, place: i64, viewer: i64) -> i64:
    """Tell the Buffs of *host*, after those of its player *told* already; return how many are told now."""
    for buff in host.buffs:
        if told >= layout.BUFFS:
            break
        row = kin * layout.BUFFS + told
        cells.put(layout.BUFF_CARDS + row, buff.card.index + 1)
        cells.put(layout.BUFF_HOSTS + row, place + 1)
        cells.put(layout.BUFF_OWNERS + row, (buff.owner - viewer) % state.seats + 1)
        cells.put(layout.BUFF_CONTROLLERS + row, (buff.controller - viewer) % state.seats + 1)
        cells.put(layout.BUFF_TIME + row, buff.counters[TIME])
        told += 1
    return told


def put_counters(cells: Cells, first: i64, piece: Piece) -> None:
    """Tell the counters on a card."""
    counters = piece.counters
    if counters is not NO_COUNTERS:
        for counter in range(len(COUNTERS)):
            cells.put(first + counter, counters[counter])


def put_bits(cells: Cells, first: i64, bits: i64) -> None:
    """Mark the cells of a set."""
    at: i64 = first
    while bits:
        if bits & 1:
            cells.mark(at)
        bits >>= 1
        at += 1


def piece_place(state: GeekState, serial: int, viewer: i64) -> i64:
    """Return the place of the card in the arena with that number; -1 when it is not there, or beyond what is told."""
    if serial > 0:
        for kin in range(state.seats):
            place = place_at_seat(state.players[(viewer + kin) % state.seats], serial)
            if place >= layout.SEAT_PLACES:
                return -1
            if place >= 0:
                return kin * layout.SEAT_PLACES + place
    return -1


def place_at_seat(player: GeekPlayer, serial: int) -> i64:
    """Return the place of a card among those of *player*; -1 when it is not there."""
    combatant, buffs = player.combatant, layout.BUFF_PLACES
    if combatant is not None:
        if combatant.serial == serial:
            return layout.COMBATANT_PLACE
        at = buff_at(combatant, serial)
        if at >= 0:
            return buffs + at
        buffs += len(combatant.buffs)
    for place in range(min(len(player.items), layout.ITEMS)):
        item = player.items[place]
        if item.serial == serial:
            return layout.ITEM_PLACES + place
        at = buff_at(item, serial)
        if at >= 0:
            return buffs + at
        buffs += len(item.buffs)
    return -1


def buff_at(host: Piece, serial: int) -> i64:
    """Return where among the Buffs of *host* the one with that number is; -1 when it is not there."""
    for at in range(len(host.buffs)):
        if host.buffs[at].serial == serial:
            return at
    return -1
