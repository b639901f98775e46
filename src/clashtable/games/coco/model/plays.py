"""Which plays there are (K-5): legality has its one author here."""

from typing import Final, final

from mypy_extensions import i64

from clashtable.core.luck import Luck
from clashtable.core.state import Move
from clashtable.games.coco.model.card import (
    BITS,
    CATEGORY_KINDS,
    COMPLETE_SHIFT,
    EVERY_COMPLETE,
    EVERY_SINGLE,
    TWO_ALIKE,
    shifted,
    shown_by,
)
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.moves import (
    COMPLETE_MOVES,
    END_MOVES,
    PASS_MOVE,
    SINGLE_MOVES,
    SPECIAL_MOVES,
    THREE_MOVES,
    CocoMove,
)
from clashtable.games.coco.vocabulary import COMPLETES, SINGLES

FIRST_MOVES: Final = [*SINGLE_MOVES, *COMPLETE_MOVES, *THREE_MOVES]
LAST_MOVES: Final = [*SPECIAL_MOVES, *END_MOVES, PASS_MOVE]
"""The actions of a turn in their order; both sets of bits stay within a machine word."""
PASS_BIT: Final = 1 << 36


def fitting_completes(state: CocoState) -> i64:
    """Return which Completes could be placed by option 2, 3 or 4a, as bits."""
    if state.tops == state.complete:
        return EVERY_COMPLETE
    return TWO_ALIKE[state.complete] | shifted(1, state.tops)


def ending_singles(state: CocoState) -> i64:
    """Return which Singles could be placed by option 6, as bits."""
    if not state.options.repeats_barred:
        return EVERY_SINGLE
    mask: i64 = EVERY_SINGLE
    for category in range(3):
        mask ^= shifted(1, shown_by(state.tops, category))
    return mask


def single_kinds(hand: i64) -> i64:
    """Return which Singles are in *hand*, as bits."""
    kinds: i64 = CATEGORY_KINDS[hand & 511]
    kinds |= CATEGORY_KINDS[hand >> 9 & 511] << 3
    return kinds | CATEGORY_KINDS[hand >> 18 & 511] << 6


def has_play(state: CocoState, seat: int) -> bool:
    """Tell whether *seat*'s hand holds a play (K-7.1).

    Whenever a card can go by another option, it or its partner fits one of the two tested here.
    """
    hand = state.players[seat].hand
    if (hand >> COMPLETE_SHIFT) & fitting_completes(state):
        return True
    return (single_kinds(hand) & ending_singles(state)) != 0


def needed_single(complete: i64, tops: i64) -> i64:
    """Return the Single that *complete*, agreeing with exactly two *tops*, needs for the special move."""
    for category in range(2):
        if shown_by(complete, category) != shown_by(tops, category):
            return shown_by(complete, category)
    return shown_by(complete, 2)


def has_single(hand: i64, single: i64) -> bool:
    """Tell whether *single* is in *hand*."""
    return ((hand >> (3 * single)) & 7) != 0


def turn_marks(state: CocoState, seat: int) -> tuple[i64, i64]:
    """Return every action of K-11.2 that *seat* may take, as bits over FIRST_MOVES and over LAST_MOVES."""
    hand = state.players[seat].hand
    completes = hand >> COMPLETE_SHIFT
    kinds = single_kinds(hand)
    tops = state.tops
    if tops == state.complete:
        threes: i64 = THREES[kinds]
        first = completes << SINGLES | threes << SINGLES + COMPLETES
    else:
        first = kinds & SHOWN_ANEW[state.complete * COMPLETES + tops]
        first |= (completes & fitting_completes(state)) << SINGLES
    last = (kinds & ending_singles(state)) << COMPLETES
    if completes & TWO_ALIKE[tops]:
        last |= special_marks(tops, kinds, completes)
    if not first | last or state.played_in_turn or state.idle_turns == 0 or state.options.two_idle:  # K-7
        last |= PASS_BIT
    return first, last


def special_marks(tops: i64, kinds: i64, completes: i64) -> i64:
    """Return option 5: Completes that agree with exactly two tops and whose third Single is in hand (K-5.5)."""
    marked: i64 = 0
    for partner in SPECIAL_PARTNERS[tops]:
        if completes >> partner.complete & 1 and kinds >> partner.single & 1:
            marked |= shifted(1, partner.complete)
    return marked


def turn_moves(state: CocoState, seat: int) -> list[Move]:
    """Return every action of K-11.2 that *seat* may take."""
    first, last = turn_marks(state, seat)
    found: list[Move] = []
    add_marked(found, FIRST_MOVES, first)
    add_marked(found, LAST_MOVES, last)
    return found


def turn_move(state: CocoState, seat: int, luck: Luck) -> Move:
    """Return one of the actions that *seat* may take, the one *luck* would choose from the list; none is made."""
    first, last = turn_marks(state, seat)
    count = count_bits(first)
    place = luck.below(count + count_bits(last))
    if place < count:
        return FIRST_MOVES[place_of_bit(first, place)]
    return LAST_MOVES[place_of_bit(last, place - count)]


def count_bits(marked: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while marked:
        marked &= marked - 1
        count += 1
    return count


def place_of_bit(marked: i64, lower: i64) -> i64:
    """Return where the set bit is that has so many *lower* ones."""
    while lower:
        marked &= marked - 1
        lower -= 1
    at: i64 = 0
    while marked & 511 == 0:
        marked >>= 9
        at += 9
    while marked & 1 == 0:
        marked >>= 1
        at += 1
    return at


def add_marked(found: list[Move], table: list[CocoMove], marked: i64) -> None:
    """Add the moves of *table* whose bits are set in *marked*."""
    first = 0
    while marked:
        for at in BITS[marked & 511]:
            found.append(table[first + at])
        marked >>= 9
        first += 9


@final
class Partner:
    """A Complete that agrees with exactly two tops, and the Single it needs."""

    __slots__ = ("complete", "single")

    def __init__(self, complete: i64, single: i64) -> None:
        self.complete: i64 = complete
        self.single: i64 = single


SPECIAL_PARTNERS: Final = [
    [Partner(other, needed_single(other, tops)) for other in range(COMPLETES) if TWO_ALIKE[tops] >> other & 1]
    for tops in range(COMPLETES)
]
"""For each three tops the six special moves there could be."""


def threes_of(kinds: int) -> int:
    """Return option 4b: any three Singles of the three categories (K-5.4), as bits of what they show together."""
    mask = 0
    for complete in range(COMPLETES):
        needed = 1 << shown_by(complete, 0) | 1 << shown_by(complete, 1) | 1 << shown_by(complete, 2)
        if kinds & needed == needed:
            mask |= 1 << complete
    return mask


THREES: Final = [threes_of(kinds) for kinds in range(EVERY_SINGLE + 1)]


def shown_anew(complete: int, tops: int) -> int:
    """Return which Singles show what *complete* shows and *tops* do not, as bits: option 1 (K-5.1)."""
    mask = 0
    for category in range(3):
        if shown_by(complete, category) != shown_by(tops, category):
            mask |= shifted(1, shown_by(complete, category))
    return mask


SHOWN_ANEW: Final = [shown_anew(complete, tops) for complete in range(COMPLETES) for tops in range(COMPLETES)]
