"""Write moves of Geek Fight as numbers, and what a seat knows as a row of bytes."""

from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.effects import Choice
from clashtable.core.encode import Cells, Encoding
from clashtable.core.layout import Fact
from clashtable.core.piles import in_order
from clashtable.core.state import Ask, Move, State, asking
from clashtable.games.geekfight.changes.triggers import HOST_DEFEATED_WITH_DAMAGE, OPPONENT_PLAYS_TACTIC
from clashtable.games.geekfight.encode import layout
from clashtable.games.geekfight.encode.actions import ACTIONS, LONGEST, chain_of
from clashtable.games.geekfight.encode.pieces import piece_place, put_arena
from clashtable.games.geekfight.encode.reading import told
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import OBJECT, PIECE, TRIGGER, Cast, Mark, Queued
from clashtable.games.geekfight.model.resources import KINDS, MASK, WIDTH
from clashtable.games.geekfight.model.state import SET_UP, GeekPlayer, GeekState
from clashtable.games.geekfight.moves import GeekMove
from clashtable.games.geekfight.rules.check import AskGiveUp
from clashtable.games.geekfight.rules.declaration import AddingChoice
from clashtable.games.geekfight.rules.draft import Draft, price_of
from clashtable.games.geekfight.rules.questions import DECISIONS, holder_of, kind_of, passes_of

DECISION_PLACES: Final = {kind: place for place, kind in enumerate(DECISIONS)}


class GeekEncoding(Encoding):
    """The numbers of Geek Fight; seats are told from the viewer's side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ACTIONS, layout.LAYOUT, layout.LEFT_OUT, layout.REVISION, LONGEST)

    def chain(self, state: State, move: Move) -> list[int]:
        return chain_of(cast(GeekState, state), cast(GeekMove, move))

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        geek = cast(GeekState, state)
        cells.mark(layout.SEAT + seat)
        cells.put(layout.SEATS, geek.seats)
        if geek.pending:
            put_question(cells, geek, asking(geek), seat)
        put_own(cells, geek.players[seat])
        put_course(cells, geek, seat)
        for kin in range(geek.seats):
            player = geek.players[(seat + kin) % geek.seats]
            put_player(cells, player, kin)
            if geek.course.phase == SET_UP and player.opening is not None:
                cells.mark(layout.LAID + kin)
        put_arena(cells, geek, seat)
        put_uses(cells, geek, seat)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        return told(facts)


def put_question(cells: Cells, state: GeekState, ask: Ask, viewer: i64) -> None:
    """Tell who is asked what, who has Control, and about which use of a card."""
    cells.mark(layout.TO_ACT + (ask.seat - viewer) % state.seats)
    cells.mark(layout.ASKED + DECISION_PLACES[kind_of(ask)])
    mark_seat(cells, layout.HOLDER, holder_of(ask), viewer, state.seats)
    cells.put(layout.PASSES, passes_of(ask))
    if isinstance(ask, AddingChoice):
        put_draft(cells, state, ask.adding.draft, viewer)
    elif isinstance(ask, Choice):
        cells.put(layout.STAGE, ask.stage)
        put_use(cells, state, cast(Cast, ask.use), 0, viewer)
    elif isinstance(ask, AskGiveUp):
        cells.put(layout.GIVEN, piece_place(state, ask.serial, viewer) + 1)


def put_draft(cells: Cells, state: GeekState, draft: Draft, viewer: i64) -> None:
    """Tell what has been chosen of something that is being added."""
    put_use(cells, state, draft.use, 0, viewer)
    cells.put(layout.PRICE, price_of(state, draft.use))
    if draft.paid > 0:
        put_units(cells, layout.PAID, draft.paid)
    cells.put(layout.GIVEN, piece_place(state, draft.forfeit, viewer) + 1)
    if draft.discard is not None:
        cells.put(layout.THROWN, draft.discard.index + 1)


def put_own(cells: Cells, player: GeekPlayer) -> None:
    """Tell what only the viewer knows: the own hand and deck."""
    count_cards(cells, layout.HAND, player.hand)
    count_cards(cells, layout.OWN_DECK, player.deck)
    if player.opening is not None:
        cells.put(layout.OPENING, player.opening.index + 1)
    deck = player.deck
    size = len(deck)
    for at in range(min(player.known_top, layout.DECK)):
        cells.put(layout.TOP + at, deck[size - 1 - at].index + 1)
    bottom = player.known_bottom
    for at in range(min(bottom, layout.DECK)):
        cells.put(layout.BOTTOM + at, deck[bottom - 1 - at].index + 1)


def count_cards(cells: Cells, first: i64, cards: list[Card]) -> None:
    """Count *cards*."""
    for card in cards:
        cells.count(first + card.index)


def put_course(cells: Cells, state: GeekState, viewer: i64) -> None:
    """Tell how the match stands."""
    course, options = state.course, state.options
    cells.mark(layout.PHASE + course.phase)
    mark_seat(cells, layout.ACTIVE, course.active, viewer, state.seats)
    mark_seat(cells, layout.FIRST_SEAT, course.first, viewer, state.seats)
    cells.mark(layout.LIMIT + course.limit)
    cells.put(layout.ADDED, course.added)
    if course.has_defeat:
        cells.mark(layout.DEFEAT)
    if course.is_cleaned:
        cells.mark(layout.CLEANED)
    cells.put(layout.OPTION_NUMBERS, options.cred_goal)
    cells.put(layout.OPTION_NUMBERS + 1, options.turn_limit)
    cells.mark(layout.FIRST_PLAYER + options.first_player + 1)
    if options.ask_always:
        cells.mark(layout.ASK_ALWAYS)


def mark_seat(cells: Cells, first: i64, seat: i64, viewer: i64, seats: i64) -> None:
    """Mark a seat, seen from the viewer; none for -1."""
    if seat >= 0:
        cells.mark(first + (seat - viewer) % seats)


def put_player(cells: Cells, player: GeekPlayer, kin: i64) -> None:
    """Tell what everybody knows of a player besides the arena."""
    cells.put(layout.CRED + kin, player.cred)
    put_units(cells, layout.UNITS + kin * KINDS, player.units)
    cells.put(layout.HAND_SIZES + kin, len(player.hand))
    cells.put(layout.DECK_SIZES + kin, len(player.deck))
    cells.put(layout.TURNS + kin, player.turns)
    if player.is_in:
        cells.mark(layout.IN + kin)
    row = kin * layout.DECK
    put_cards(cells, layout.DISCARDS + row, player.discard)
    if player.shown:
        put_cards(cells, layout.SHOWN + row, in_order(player.shown))
    if player.somewhere:
        put_cards(cells, layout.SOMEWHERE + row, in_order(player.somewhere))


def put_units(cells: Cells, first: i64, units: int) -> None:
    """Tell the units of a pool."""
    left: i64 = units
    while left:
        cells.put(first, left & MASK)
        left >>= WIDTH
        first += 1


def put_cards(cells: Cells, first: i64, cards: list[Card]) -> None:
    """Tell *cards* in their places."""
    for at in range(min(len(cards), layout.DECK)):
        cells.put(first + at, cards[at].index + 1)


def put_uses(cells: Cells, state: GeekState, viewer: i64) -> None:
    """Tell what is on the Queue, the top ones if there is too much, and what waits for it."""
    cells.put(layout.QUEUE_SIZE, state.queued)
    if state.queued:
        row = layout.QUEUE_ROW - max(0, state.queued - layout.QUEUE)
        for step in state.pending:
            if isinstance(step, Queued):
                if row >= layout.QUEUE_ROW:
                    put_use(cells, state, step.cast, row, viewer)
                row += 1
    waiting = state.waiting
    cells.put(layout.WAITING_SIZE, len(waiting))
    for at in range(min(len(waiting), layout.WAITING)):
        put_use(cells, state, waiting[at], layout.WAITING_ROW + at, viewer)


def put_use(cells: Cells, state: GeekState, use: Cast, row: i64, viewer: i64) -> None:
    """Tell one use of a card in its row."""
    cells.put(layout.USE_SEATS + row, (use.seat - viewer) % state.seats + 1)
    cells.put(layout.USE_KINDS + row, use.kind + 1)
    cells.put(layout.USE_CARDS + row, use.card.index + 1)
    cells.put(layout.USE_SOURCES + row, piece_place(state, use.source, viewer) + 1)
    cells.put(layout.USE_ABILITIES + row, use.ability + 1)
    cells.put(layout.USE_MODES + row, use.mode + 1)
    cells.put(layout.USE_SUBJECTS + row, subject_place(state, use, viewer) + 1)
    if use.forfeited is not None:
        cells.put(layout.USE_FORFEITED + row, use.forfeited.index + 1)
    cells.put(layout.USE_REMEMBERED + row, use.remembered + 1)
    if use.is_shielded:
        cells.mark(layout.USE_SHIELDED + row)
    if use.targets:
        mark = use.targets[0]
        cells.put(layout.TARGET_IS + row, mark.kind + 1)
        cells.put(layout.TARGET_PLACES + row, target_place(state, mark, viewer) + 1)
        if mark.card is not None:
            cells.put(layout.TARGET_CARDS + row, mark.card.index + 1)


def subject_place(state: GeekState, use: Cast, viewer: i64) -> i64:
    """Return the place of what the text speaks of besides its target; some triggers speak of a player."""
    if use.kind == TRIGGER:
        happening = use.card.abilities[use.ability].happening()
        if happening in (OPPONENT_PLAYS_TACTIC, HOST_DEFEATED_WITH_DAMAGE):
            return player_place(state, use.subject, viewer)
    return piece_place(state, use.subject, viewer)


def player_place(state: GeekState, seat: i64, viewer: i64) -> i64:
    """Return the place of a player; -1 for nobody."""
    return -1 if seat < 0 else layout.PLAYER_PLACES + (seat - viewer) % state.seats


def target_place(state: GeekState, mark: Mark, viewer: i64) -> i64:
    """Return the place of a target, of a card in a discard pile that of its player; -1 when it is gone."""
    if mark.kind == PIECE:
        return piece_place(state, mark.number, viewer)
    return queue_place(state, mark.number) if mark.kind == OBJECT else player_place(state, mark.number, viewer)


def queue_place(state: GeekState, serial: int) -> i64:
    """Return the place of an object on the Queue; -1 when it is not there, or beneath what is told."""
    at = -max(0, state.queued - layout.QUEUE)
    for step in state.pending:
        if isinstance(step, Queued):
            if step.cast.serial == serial:
                return layout.QUEUE_PLACES + at if at >= 0 else -1
            at += 1
    return -1


ENCODING: Final = GeekEncoding()
