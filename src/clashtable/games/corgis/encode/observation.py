"""Write moves of Clash of Corgis as numbers, and what a seat knows as a row of bytes."""

from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.encode import Cells, Encoding
from clashtable.core.layout import Fact
from clashtable.core.state import Move, State, asking
from clashtable.core.window import Response
from clashtable.games.corgis.encode import layout
from clashtable.games.corgis.encode.reading import told
from clashtable.games.corgis.model.card import FIRST_OF_ALL, PLACES, PLACES_WILD, WILD_GROUP, card_at, cards_in
from clashtable.games.corgis.model.state import Combo, CorgiOptions, CorgiPlayer, CorgiState, Trick
from clashtable.games.corgis.moves import (
    ACTIVATE_MOVE,
    DECLINE_MOVE,
    DISCARD,
    EXPOSE,
    HIGH_MOVE,
    LOW_MOVE,
    PASS_MOVE,
    PLAY,
    REACT,
    RETURN,
    TARGET,
    WORDS,
    CorgiMove,
)  # fmt: skip
from clashtable.games.corgis.rules import aimed_at, is_drawing, is_public
from clashtable.games.corgis.vocabulary import DECK_CARDS, LARGEST_COMBO, SUITS

KIND_PLACES: Final = {kind: place for place, kind in enumerate(layout.KINDS)}
PLAIN_KINDS: Final = [move.kind for move in (PASS_MOVE, ACTIVATE_MOVE, DECLINE_MOVE, HIGH_MOVE, LOW_MOVE)]
RANK_CARDS: Final = 5
RANK_BITS: Final = 31
"""Few bits are set, so those of a whole rank are skipped at once."""
FIRST: Final = {
    **{kind: layout.PLAIN + place for place, kind in enumerate(PLAIN_KINDS)},
    RETURN: layout.RETURNS,
    REACT: layout.REACTS,
    EXPOSE: layout.EXPOSES,
    DISCARD: layout.DISCARDS,
    TARGET: layout.TARGETS,
}
FIRSTS: Final = [FIRST.get(kind, -1) for kind in range(len(WORDS))]
"""By kind, the number of the first answer; plays have none of their own."""
SINGLES: Final = [[number] for number in range(len(layout.ACTIONS))]
"""The chains of one number."""
KNOWN: Final[dict[int, list[int]]] = {}
"""The numbers of plays that have been asked for, by group and bits."""


class CorgisEncoding(Encoding):
    """The numbers of Clash of Corgis; seats are told from the viewer's side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(layout.ACTIONS, layout.LAYOUT, layout.LEFT_OUT, layout.REVISION, layout.LONGEST)

    def chain(self, state: State, move: Move) -> list[int]:
        chosen = cast(CorgiMove, move)
        if chosen.kind == PLAY:
            return play_chain(chosen.subject, chosen.bits)
        return SINGLES[FIRSTS[chosen.kind] + chosen.subject]

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        corgis = cast(CorgiState, state)
        cells.mark(layout.SEAT + seat)
        cells.put(layout.SEATS, corgis.seats)
        put_question(cells, corgis, seat)
        put_cards(cells, layout.HAND, corgis.players[seat].hidden)
        for place in range(corgis.seats):
            put_player(cells, place, corgis.players[(seat + place) % corgis.seats], seat)
        put_pile(cells, corgis, seat)
        put_cards(cells, layout.DISCARD_PILE, corgis.discard)
        put_deck(cells, corgis, seat)
        put_course(cells, corgis, seat)
        put_options(cells, corgis.options)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        return told(facts)


def play_chain(group: int, bits: int) -> list[int]:
    """Return the numbers of a play: its cards in their order, and that there are no more."""
    found = KNOWN.get(group << 10 | bits)
    if found is None:
        found = []
        for place in PLACES_WILD if group == WILD_GROUP else PLACES:
            if bits >> place & 1:
                found.append(card_at(group, place) + (layout.PLAY_WITH if found else layout.PLAY_FIRST))
        if len(found) < LARGEST_COMBO:
            found.append(layout.NO_MORE)
        KNOWN[group << 10 | bits] = found
    return found


def put_question(cells: Cells, state: CorgiState, seat: int) -> None:
    """Tell who is asked what, as far as *seat* may know."""
    if not state.pending:
        return
    ask = asking(state)
    if ask.seat == seat or is_public(ask):
        cells.mark(layout.TO_ACT + (ask.seat - seat) % state.seats)
        kind = ask.window.kind if isinstance(ask, Response) else ask.kind
        cells.mark(layout.ASKED + KIND_PLACES[kind])
    else:
        cells.mark(layout.TO_ACT + (state.trick.turn - seat) % state.seats)


def put_cards(cells: Cells, first: i64, cards: int) -> None:
    """Mark the *cards* of a set."""
    if cards:
        mark_bits(cells, first, cards & FIRST_OF_ALL)
        mark_bits(cells, first + DECK_CARDS, cards >> DECK_CARDS)


def mark_bits(cells: Cells, first: i64, bits: i64) -> None:
    """Mark the cells of the *bits* that are set, of one deck."""
    at = first
    while bits:
        if bits & RANK_BITS == 0:
            bits >>= RANK_CARDS
            at += RANK_CARDS
            continue
        if bits & 1:
            cells.mark(at)
        bits >>= 1
        at += 1


def put_player(cells: Cells, place: i64, player: CorgiPlayer, viewer: int) -> None:
    """Tell what *viewer* knows of the player at a place."""
    put_cards(cells, layout.EXPOSED + place * layout.CARDS, player.exposed)
    put_cards(cells, layout.LOCKED + place * layout.CARDS, player.locked)
    put_cards(cells, layout.SEEN + place * layout.CARDS, player.known_to(viewer))
    cells.put(layout.HIDDEN + place, player.hidden_size())
    cells.put(layout.WINS + place, player.wins)
    if player.lacks:
        lacks = player.lacks[-layout.LACKS :]
        for at in range(len(lacks)):
            row = place * layout.LACKS + at
            cells.put(layout.LACK_CARDS + row, lacks[at].cards)
            put_suits(cells, layout.LACK_SUITS, row, lacks[at].suits)


def put_suits(cells: Cells, first: i64, row: i64, suits: i64) -> None:
    """Mark the suits of a set."""
    mark_bits(cells, first + row * len(SUITS), suits)


def put_pile(cells: Cells, state: CorgiState, seat: int) -> None:
    """Tell the combos of the round, the latest if there are too many."""
    size = 0
    laid = state.trick.laid
    while laid is not None:
        size += 1
        laid = laid.before
    cells.put(layout.PILE_SIZE, size)
    laid = state.trick.laid
    for at in range(min(size, layout.PILE) - 1, -1, -1):
        assert laid is not None
        put_combo(cells, at, laid.combo, (laid.combo.owner - seat) % state.seats)
        laid = laid.before


def put_combo(cells: Cells, at: i64, combo: Combo, owner: i64) -> None:
    """Tell a combo that lies *at* a place of the pile."""
    cells.put(layout.PILE_OWNERS + at, owner + 1)
    cells.put(layout.PILE_RANKS + at, combo.rank + 1)
    cells.put(layout.PILE_EFFECTS + at, combo.effect + 1)
    put_suits(cells, layout.PILE_SUITS, at, combo.suits)
    place: i64 = layout.PILE_CARDS + at * LARGEST_COMBO
    if combo.cards >> DECK_CARDS:
        for card in cards_in(combo.cards):
            cells.put(place, card + 1)
            place += 1
    else:
        put_in_places(cells, place, combo.cards)


def put_in_places(cells: Cells, first: i64, cards: i64) -> None:
    """Tell the *cards* of one deck in places one after the other; their numbers are in the order of C-1.6."""
    place, number = first, i64(1)
    while cards:
        if cards & RANK_BITS == 0:
            cards >>= RANK_CARDS
            number += RANK_CARDS
            continue
        if cards & 1:
            cells.put(place, number)
            place += 1
        cards >>= 1
        number += 1


def put_deck(cells: Cells, state: CorgiState, seat: int) -> None:
    """Tell what *seat* knows of the deck, the top card first."""
    size = len(state.deck)
    cells.put(layout.DECK_SIZE, size)
    for at in range(size):
        slot = state.deck[size - 1 - at]
        if slot.known_to >> seat & 1:
            cells.put(layout.DECK + at, slot.card + 1)
        if slot.not_suits:
            put_suits(cells, layout.DECK_SUITS, at, slot.not_suits)


def put_course(cells: Cells, state: CorgiState, seat: int) -> None:
    """Tell how the round stands."""
    trick, seats = state.trick, state.seats
    cells.put_wide(layout.GAME, state.game)
    cells.mark(layout.LEADER + (state.leader - seat) % seats)
    cells.mark(layout.TURN + (trick.turn - seat) % seats)
    if trick.passed or trick.skipped or trick.out:
        put_left_out(cells, trick, seats, seat)
    if trick.low:
        cells.mark(layout.LOW)
    if trick.low_seat >= 0:
        cells.mark(layout.LOW_SEAT + (trick.low_seat - seat) % seats)
    if trick.berserk:
        cells.mark(layout.BERSERK)
    target = aimed_at(state)
    if target >= 0:
        cells.mark(layout.AIMED + (target - seat) % seats)
    if is_drawing(state):
        cells.mark(layout.DRAWN)


def put_left_out(cells: Cells, trick: Trick, seats: int, seat: int) -> None:
    """Tell who takes no turn now."""
    for place in range(seats):
        other = (seat + place) % seats
        if trick.passed >> other & 1:
            cells.mark(layout.PASSED + place)
        if trick.skipped >> other & 1:
            cells.mark(layout.SKIPPED + place)
        if trick.out >> other & 1:
            cells.mark(layout.OUT + place)


def put_options(cells: Cells, options: CorgiOptions) -> None:
    """Tell what the match is played with."""
    cells.put(layout.OPTION_NUMBERS, options.decks)
    cells.put(layout.OPTION_NUMBERS + 1, options.wilds)
    cells.put(layout.OPTION_NUMBERS + 2, options.match_wins)
    if options.pass_lockout:
        cells.mark(layout.OPTION_FLAGS)
    if options.effects_optional:
        cells.mark(layout.OPTION_FLAGS + 1)
    if options.bard_free:
        cells.mark(layout.OPTION_FLAGS + 2)
    if options.monk_binds_player:
        cells.mark(layout.OPTION_FLAGS + 3)
    if options.archer_next:
        cells.mark(layout.OPTION_FLAGS + 4)
    if options.skip_defers:
        cells.mark(layout.OPTION_FLAGS + 5)
    if options.wild_copies_suits:
        cells.mark(layout.OPTION_FLAGS + 6)
    if options.asks_always:
        cells.mark(layout.OPTION_FLAGS + 7)


ENCODING: Final = CorgisEncoding()
