"""Clash (Coco) in numbers: its 127 moves are the actions; cards are counted, tops and sizes are told."""

from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.encode import Cells, Encoding
from clashtable.core.layout import LARGEST, Fact, Layout
from clashtable.core.state import Move, State, to_act
from clashtable.games.coco.model.card import COMPLETE, COMPLETE_SHIFT, KINDS, NAMES, shown_by
from clashtable.games.coco.model.deck import FULL, MINI
from clashtable.games.coco.model.state import CocoPlayer, CocoState
from clashtable.games.coco.moves import ALL_MOVES, CocoMove
from clashtable.games.coco.vocabulary import COMPLETES, COPIES, SINGLES

REVISION: Final = 1
LEFT_OUT: Final = {
    "outcome": "The rewards tell it.",
    "common.results": "Past games matter by their number and the totals alone; the number is told.",
    "common.plays": "No rule looks back at the order of plays; the table holds the cards.",
    "common.turned_up": "They lie on the table.",
}
SIDES: Final = ("own", "other")
SHOWN: Final = 4
"""How many forced passes of a hand are told, the latest last; more than two were never seen."""

LAYOUT: Final = Layout()
SEAT: Final = LAYOUT.one_of("seat", "Whose knowledge this is.", ("0", "1"))
TO_ACT: Final = LAYOUT.one_of("to_act", "Who must answer; nobody when the match is over.", SIDES)
PHASE: Final = LAYOUT.one_of("phase", "Before the dealer's Complete, after it, or the end.", ("open", "turn", "over"))
HAND: Final = LAYOUT.counts("hand", "The own cards.", NAMES, COPIES)
TABLE: Final = LAYOUT.counts("table", "All cards on the table, tops included.", NAMES, COPIES)
SINGLE_TOPS: Final = LAYOUT.flags("singles", "The tops of the pattern, colour and shape piles.", NAMES[:COMPLETE])
COMPLETE_TOP: Final = LAYOUT.one_of("complete", "The top of the Complete pile.", NAMES[COMPLETE:])
ALIGNED: Final = LAYOUT.flags("aligned", "Whether the three Singles show what the Complete shows.")
DEALER: Final = LAYOUT.one_of("dealer", "Who deals.", SIDES)
HAND_SIZES: Final = LAYOUT.numbers("hand_sizes", "How many cards are in each hand.", SIDES)
STOCK_SIZES: Final = LAYOUT.numbers("stock_sizes", "How many cards lie in each stock.", SIDES)
PLAYED: Final = LAYOUT.numbers("played_in_turn", "How many actions with a card were taken in this turn.")
IDLE: Final = LAYOUT.numbers("idle_turns", "How many idle turns have directly gone before.")
TOTALS: Final = LAYOUT.numbers("totals", "The points in the match.", SIDES, LARGEST)
GAMES: Final = LAYOUT.numbers("games", "How many games of the match are over.", most=LARGEST)
TWO_IDLE: Final = LAYOUT.flags("two_idle", "Whether two turns without a card end the game.")
BARRED: Final = LAYOUT.flags("repeats_barred", "Whether the Single that ends a turn must differ from the top.")
POINTS: Final = LAYOUT.numbers("match_points", "How many points win the match.", most=LARGEST)
MOST_GAMES: Final = LAYOUT.numbers("match_max_games", "After so many games the higher total wins.", most=LARGEST)
MINI_DECK: Final = LAYOUT.flags("mini_deck", "Whether the nine cards of the mini deck are played with.")
SHOWN_SIZES: Final = LAYOUT.numbers(
    "shown_cards", "For each forced pass: at least so many cards of that hand are none of the kinds below.",
    [f"{side} {at}" for side in SIDES for at in range(SHOWN)],
)  # fmt: skip
SHOWN_KINDS: Final = LAYOUT.flags(
    "shown_kinds", "For each forced pass: the kinds that those cards are none of.",
    [f"{side} {at} {name}" for side in SIDES for at in range(SHOWN) for name in NAMES],
)  # fmt: skip
CHAINS: Final = [[move.number] for move in ALL_MOVES]
PHASE_OPEN: Final = 0
PHASE_TURN: Final = 1
PHASE_OVER: Final = 2


class CocoEncoding(Encoding):
    """The numbers of Clash (Coco); seats are told from the viewer's side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([move.notation for move in ALL_MOVES], LAYOUT, LEFT_OUT, REVISION)

    def chain(self, state: State, move: Move) -> list[int]:
        return CHAINS[cast(CocoMove, move).number]

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        coco = cast(CocoState, state)
        cells.mark(SEAT + seat)
        if coco.pending:
            cells.mark(TO_ACT + (to_act(coco) ^ seat))
        cells.mark(PHASE + (PHASE_OVER if not coco.pending else PHASE_OPEN if coco.complete < 0 else PHASE_TURN))
        put_cards(cells, HAND, coco.players[seat].hand)
        put_cards(cells, TABLE, coco.table)
        for category in range(3):
            cells.mark(SINGLE_TOPS + shown_by(coco.tops, category))
        if coco.complete >= 0:
            cells.mark(COMPLETE_TOP + coco.complete)
        if coco.is_aligned():
            cells.mark(ALIGNED)
        cells.mark(DEALER + (coco.dealer ^ seat))
        for side in range(2):
            put_player(cells, side, coco.players[seat ^ side])
            cells.put_wide(TOTALS + 2 * side, coco.total(seat ^ side))
        cells.put(PLAYED, coco.played_in_turn)
        cells.put(IDLE, coco.idle_turns)
        cells.put_wide(GAMES, len(coco.results))
        put_options(cells, coco)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        seat = 0 if facts["seat"] == "0" else 1
        options: dict[str, object] = {
            "stalemate": "two_idle" if facts["two_idle"] else "both_stuck",
            "end_single_repeat": "barred" if facts["repeats_barred"] else "allowed",
            "match_points": facts["match_points"],
            "match_max_games": facts["match_max_games"],
            "deck": MINI.name if facts["mini_deck"] else FULL.name,
        }
        common: dict[str, object] = {
            "phase": facts["phase"],
            "options": options,
            "dealer": seat_told(facts["dealer"], seat),
            "totals": by_seat(facts["totals"], seat),
            "results#": facts["games"],
            "singles": "".join(cast(list[str], facts["singles"])),
            "complete": facts["complete"],
            "aligned": facts["aligned"] == ["yes"],
            "table": cards_told(facts["table"]),
            "played_in_turn": facts["played_in_turn"],
            "idle_turns": facts["idle_turns"],
            "shown": by_seat([shown_told(facts, side) for side in SIDES], seat),
        }
        return {
            "game": "coco",
            "seat": seat,
            "to_act": seat_told(facts["to_act"], seat),
            "common": common,
            "hand": cards_told(facts["hand"]),
            "hand_sizes": by_seat(facts["hand_sizes"], seat),
            "stock_sizes": by_seat(facts["stock_sizes"], seat),
        }


def put_cards(cells: Cells, first: i64, cards: i64) -> None:
    """Count the *cards* of a packed set."""
    at = first
    singles = cards & ((1 << COMPLETE_SHIFT) - 1)
    while singles:
        cells.put(at, singles & 7)
        singles >>= 3
        at += 1
    at = first + SINGLES
    completes = cards >> COMPLETE_SHIFT
    while completes:
        if completes & 1:
            cells.mark(at)
        completes >>= 1
        at += 1


def put_player(cells: Cells, side: int, player: CocoPlayer) -> None:
    """Tell what everybody knows of a player's cards."""
    cells.put(HAND_SIZES + side, player.hand_size)
    cells.put(STOCK_SIZES + side, player.stock_size())
    shown = player.shown[-SHOWN:]
    for at in range(len(shown)):
        place = side * SHOWN + at
        cells.put(SHOWN_SIZES + place, shown[at].cards)
        for kind in range(KINDS):
            if shown[at].kinds >> kind & 1:
                cells.mark(SHOWN_KINDS + place * KINDS + kind)


def put_options(cells: Cells, state: CocoState) -> None:
    """Tell what the match is played with."""
    if state.options.two_idle:
        cells.mark(TWO_IDLE)
    if state.options.repeats_barred:
        cells.mark(BARRED)
    cells.put_wide(POINTS, state.options.match_points)
    cells.put_wide(MOST_GAMES, state.options.match_max_games)
    if state.options.deck is MINI:
        cells.mark(MINI_DECK)


def seat_told(side: Fact, seat: int) -> int | None:
    """Return the seat that a side is."""
    return None if side is None else seat if side == SIDES[0] else 1 - seat


def by_seat(sides: object, seat: int) -> list[object]:
    """Return what was told of both sides in the order of the seats."""
    own, other = cast(list[object], sides)
    return [own, other] if seat == 0 else [other, own]


def cards_told(counts: Fact) -> list[str]:
    """Return the cards of a count, sorted as in a view."""
    return [name for name, copies in cast(dict[str, int], counts).items() for _copy in range(copies)]


def shown_told(facts: dict[str, Fact], side: str) -> list[dict[str, object]]:
    """Return what forced passes have shown of a side's hand."""
    sizes = cast(list[int], facts["shown_cards"])[SIDES.index(side) * SHOWN :][:SHOWN]
    kinds = cast(list[str], facts["shown_kinds"])
    return [
        {"cards": size, "none_of": [label.split()[2] for label in kinds if label.startswith(f"{side} {at} ")]}
        for at, size in enumerate(sizes)
        if size
    ]


ENCODING: Final = CocoEncoding()
assert len(ENCODING.actions) == 4 * COMPLETES + 2 * SINGLES + 1
