"""Writing the uses of an observation: what is asked about, and what is on the stack. Next, read observation.py."""

from typing import Final

from mypy_extensions import i64

from clashtable.core.encode import Cells
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.encode import layout
from clashtable.games.genres.encode.actions import place_on_stack
from clashtable.games.genres.geometry.shapes import NO_CENTER
from clashtable.games.genres.model.attack import current_attack, is_attack_use
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import hits_of
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, zone_of
from clashtable.games.genres.vocabulary import TYPES

FIRST_SUMMON: Final = len(layout.PLACES)


def places_within_types() -> list[int]:
    """Return for each card its place among those of its type."""
    found: list[int] = []
    placed = [0] * len(TYPES)
    for card in CARDS:
        found.append(placed[card.type])
        placed[card.type] += 1
    return found


WITHIN_TYPE: Final = places_within_types()


def piece_place(piece: Piece, viewer: i64, seats: i64) -> i64:
    """Return the place of *piece* among all there can be."""
    card = piece.card
    if card is None:
        return (piece.seat - viewer) % seats
    return FIRST_SUMMON + WITHIN_TYPE[card.index]


def reference(state: GenresState, serial: int, viewer: i64) -> i64:
    """Return the number of the label of the piece with *serial*, 0 for none."""
    if serial == 0:
        return 0
    piece = state.piece(serial)
    if piece is None:
        return layout.PIECE_COUNT + 1
    return piece_place(piece, viewer, state.seats) + 1


def put_in_order(cells: Cells, first: i64, cards: list[Card]) -> None:
    """Give each of *cards* its place in them, counted from 1."""
    for at in range(len(cards)):
        cells.put(first + cards[at].index, at + 1)


def put_stack(cells: Cells, state: GenresState, viewer: i64) -> None:
    """Tell what is on the stack, the top first, and whom the top item would hit."""
    stack = state.stack()
    size = len(stack)
    if size == 0:
        return
    cells.put(layout.STACK_SIZE, size)
    for below in range(min(size, layout.ITEMS - 1)):
        put_use(cells, state, stack[size - 1 - below], viewer, below + 1)
    put_hits(cells, state, stack[size - 1], viewer)


def put_hits(cells: Cells, state: GenresState, use: Cast, viewer: i64) -> None:
    """Tell whom *use* would hit were it resolved now, and for how much."""
    attack = current_attack(state, use) if is_attack_use(use) else None
    if attack is None:
        return
    for hit in hits_of(state, use, attack):
        place = piece_place(hit.piece, viewer, state.seats)
        cells.mark(layout.HIT + place)
        cells.put(layout.DAMAGE + place, hit.damage)
        cells.put(layout.MOST_DAMAGE + place, hit.most)


def put_use(cells: Cells, state: GenresState, use: Cast, viewer: i64, at: i64) -> None:
    """Tell a use in the row *at*."""
    seats, card = state.seats, use.card
    cells.put(layout.ITEM_SEATS + at, (use.seat - viewer) % seats + 1)
    cells.put(layout.ITEM_KINDS + at, use.kind + 1)
    if card is not None:
        cells.put(layout.ITEM_CARDS + at, card.index + 1)
    for combo in range(len(use.combos)):
        place = WITHIN_TYPE[use.combos[combo].index]
        cells.put(layout.ITEM_COMBOS + at * layout.COMBO_COUNT + place, combo + 1)
    for given in range(min(len(use.given), layout.GIVEN)):
        cells.put(layout.ITEM_GIVEN + at * layout.GIVEN + given, use.given[given].index + 1)
    put_pieces(cells, state, use, viewer, at)
    put_choices(cells, use, at)
    if use.player >= 0:
        cells.put(layout.ITEM_PLAYERS + at, (use.player - viewer) % seats + 1)
    zone = zone_of(state, use.zone) if use.zone else None
    if zone is not None:
        cells.put(layout.ITEM_ZONES + at, WITHIN_TYPE[zone.card.index] + 1)
    if use.aim:
        cells.put(layout.ITEM_AIMS + at, place_on_stack(state, use.aim) + 1)


def put_pieces(cells: Cells, state: GenresState, use: Cast, viewer: i64, at: i64) -> None:
    """Tell the pieces of a use."""
    row = at * layout.PIECE_COUNT
    cells.put(layout.ITEM_ACTORS + at, reference(state, use.actor, viewer))
    cells.put(layout.ITEM_PIECES + at, reference(state, use.piece, viewer))
    for place in range(len(use.targets)):
        target = reference(state, use.targets[place], viewer)
        if 0 < target <= layout.PIECE_COUNT:
            cells.put(layout.ITEM_TARGETS + row + target - 1, place + 1)
    reduced = use.reduced
    for pair in range(0, len(reduced), 2):
        piece = reference(state, reduced[pair], viewer)
        if 0 < piece <= layout.PIECE_COUNT:
            cell = layout.ITEM_REDUCED + row + piece - 1
            cells.put(cell, cells.value(cell) + reduced[pair + 1])


def put_choices(cells: Cells, use: Cast, at: i64) -> None:
    """Tell what else was chosen for a use, and what it remembers."""
    cells.put(layout.ITEM_SQUARES + at, use.square + 1)
    cells.put(layout.ITEM_DIRECTIONS + at, use.direction + 1)
    cells.put(layout.ITEM_EXTRAS + at, use.extra + 1)
    if use.center != NO_CENTER:
        cells.put(layout.ITEM_CENTERS + at, use.center + 1)
    cells.put(layout.ITEM_MODES + at, use.mode + 1)
    cells.put(layout.ITEM_SHAPES + at, use.shape + 1)
    cells.put(layout.ITEM_AMOUNTS + at, use.amount)
    cells.put(layout.ITEM_CRITS + at, use.crits)
    if use.is_stopped:
        cells.mark(layout.ITEM_STOPPED + at)
