"""Write what a seat knows of Clash of the Genres as a row of bytes. Next, read encode/reading.py."""

from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.encode import Cells, Encoding
from clashtable.core.layout import Fact
from clashtable.core.state import Ask, Move, State, asking
from clashtable.games.genres.changes.deaths import AskLoot
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.effects.base import GenresChoice
from clashtable.games.genres.encode import layout
from clashtable.games.genres.encode.actions import ACTIONS, MOST_SEATS, chain_of
from clashtable.games.genres.encode.items import (
    WITHIN_TYPE,
    piece_place,
    put_in_order,
    put_stack,
    put_use,
    reference,
)
from clashtable.games.genres.encode.reading import told
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import Course, GenresState
from clashtable.games.genres.model.values import attack_value, granted, hand_limit, movement, total
from clashtable.games.genres.moves import GenresMove
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.entering_play import SummonSquare, ZoneCorner, ZoneShape
from clashtable.games.genres.rules.questions import DECISIONS, kind_of, shown_step
from clashtable.games.genres.rules.stack import Declare
from clashtable.games.genres.vocabulary import (
    ATTACK,
    DEFENSE,
    GHOST,
    GHOST_MOVEMENT,
    MELEE,
    MOST_EQUIPMENT,
    PAWN,
)

PLACE_OF: Final = {DECISIONS[at]: at for at in range(len(DECISIONS))}
GHOST_DAMAGE: Final = 1


class GenresEncoding(Encoding):
    """The numbers of Clash of the Genres; seats are told from the viewer's side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ACTIONS, layout.LAYOUT, layout.LEFT_OUT, layout.REVISION)

    def chain(self, state: State, move: Move) -> list[int]:
        return chain_of(cast(GenresState, state), cast(GenresMove, move))

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        genres = cast(GenresState, state)
        cells.mark(layout.SEAT + seat)
        cells.put(layout.SEATS, genres.seats)
        if genres.options.ask_always:
            cells.mark(layout.ASK_ALWAYS)
        put_question(cells, genres, seat)
        put_knowledge(cells, genres, seat)
        put_in_order(cells, layout.DISCARD, genres.discard)
        put_in_order(cells, layout.PLAYED, genres.played)
        for place in range(genres.seats):
            put_player(cells, genres, place, seat)
        put_course(cells, genres, genres.course, seat)
        put_events(cells, genres, seat)
        put_summons(cells, genres, seat)
        put_zones(cells, genres, seat)
        put_stack(cells, genres, seat)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        return told(facts)


def put_question(cells: Cells, state: GenresState, seat: int) -> None:
    """Tell who is asked what, as far as *seat* may know."""
    if not state.pending:
        return
    ask = asking(state)
    shown = shown_step(ask, seat)
    if shown is None:
        cells.mark(layout.ASKED + PLACE_OF["respond"])
    elif isinstance(shown, Ask):
        cells.mark(layout.TO_ACT + (ask.seat - seat) % state.seats)
        cells.mark(layout.ASKED + PLACE_OF[kind_of(state, shown)])
        put_subject(cells, state, shown, seat)


def put_subject(cells: Cells, state: GenresState, ask: Ask, seat: int) -> None:
    """Tell what a question is about."""
    genre = -1
    if isinstance(ask, Declare):
        put_use(cells, state, ask.draft.use, seat, 0)
    elif isinstance(ask, GenresChoice):
        put_use(cells, state, cast(Cast, ask.use), seat, 0)
        cells.put(layout.STAGE, ask.plain_stage())
        genre = ask.genre()
    elif isinstance(ask, (ZoneShape, SummonSquare)):
        put_use(cells, state, ask.use, seat, 0)
    elif isinstance(ask, ZoneCorner):
        put_use(cells, state, ask.use, seat, 0)
        cells.put(layout.STAGE, ask.layout)
    elif isinstance(ask, AskLoot):
        cells.put(layout.ITEM_CARDS, ask.card.index + 1)
    elif isinstance(ask, (Main, DiscardOne)):
        genre = ask.genre
    if genre >= 0:
        cells.mark(layout.GENRE + genre)


def put_knowledge(cells: Cells, state: GenresState, viewer: i64) -> None:
    """Tell the cards of the viewer, and what it knows of other hands and of armories."""
    player = state.players[viewer]
    if player.is_alive:
        put_in_order(cells, layout.HAND, player.hand)
    for other in range(state.seats):
        first = layout.KNOWN + (other - viewer) % state.seats * layout.CARD_COUNT
        for card in player.known_hands[other]:
            cells.mark(first + card.index)
    for armory in range(4):
        cells.put(layout.ARMORY_SIZES + armory, len(state.armories[armory]))
        tops = player.known_tops[armory]
        for depth in range(len(tops)):
            top = tops[depth]
            if top is not None:
                cells.put(layout.TOP_SIZES + armory, depth + 1)
                if depth < layout.TOPS:
                    cells.put(layout.TOP_CARDS + armory * layout.TOPS + depth, top.index + 1)


def put_player(cells: Cells, state: GenresState, place: i64, viewer: i64) -> None:
    """Tell what everybody knows of the player at a place, with the pawn or ghost."""
    seat = (viewer + place) % state.seats
    player = state.players[seat]
    pawn = state.pawns[seat] if state.pawns else None
    health = player.health if pawn is None or not player.is_alive else pawn.health
    if health > 0:
        cells.put(layout.PLAYER_HEALTH + place, health)
    elif health < 0:
        cells.put(layout.BELOW + place, -health)
    if player.is_alive:
        cells.mark(layout.ALIVE + place)
    cells.put(layout.HAND_SIZES + place, len(player.hand))
    cells.put(layout.HAND_LIMITS + place, hand_limit(state, seat))
    for gag in range(len(player.gagged_by)):
        by = (player.gagged_by[gag] - viewer) % state.seats
        cells.put(layout.GAGGED + place * MOST_SEATS + by, gag + 1)
    if player.died >= 0:
        cells.put(layout.DIED + place, player.died + 1)
    if pawn is not None and pawn.square >= 0:
        if pawn.kind == GHOST:
            cells.mark(layout.GHOST_FLAGS + place)
        put_piece(cells, state, pawn, viewer)


def put_course(cells: Cells, state: GenresState, course: Course, viewer: i64) -> None:
    """Tell where the match stands."""
    cells.put(layout.ROUND, course.round)
    if course.first >= 0:
        cells.mark(layout.FIRST + (course.first - viewer) % state.seats)
    if course.active >= 0:
        cells.mark(layout.ACTIVE + (course.active - viewer) % state.seats)
    cells.mark(layout.PHASE + course.phase)
    cells.put(layout.ACTIONS_LEFT, course.actions)
    if course.drew:
        cells.mark(layout.COURSE_FLAGS)
    if course.has_no_attacks:
        cells.mark(layout.COURSE_FLAGS + 1)
    if course.ends_turn:
        cells.mark(layout.COURSE_FLAGS + 2)
    cells.mark(layout.ROTATION + course.rotation)
    cells.put(layout.ACTING, reference(state, course.acting, viewer))
    cells.put(layout.DEATHS, course.deaths)


def put_events(cells: Cells, state: GenresState, viewer: i64) -> None:
    """Tell the Events in play, and those that wait."""
    events = state.events_in_play
    for at in range(len(events)):
        cells.put(layout.EVENT_CARDS + at, WITHIN_TYPE[events[at].card.index] + 1)
        cells.put(layout.EVENT_GENRES + at, events[at].genre + 1)
    cells.put(layout.QUEUE_SIZE, len(state.queue))
    for at in range(min(len(state.queue), layout.QUEUE)):
        use = state.queue[at]
        if use.card is not None:
            cells.put(layout.QUEUE_CARDS + at, WITHIN_TYPE[use.card.index] + 1)
        cells.put(layout.QUEUE_SEATS + at, (use.seat - viewer) % state.seats + 1)


def put_summons(cells: Cells, state: GenresState, viewer: i64) -> None:
    """Tell the summons in play."""
    summons = state.summons
    for at in range(len(summons)):
        piece = summons[at]
        card = piece.card
        if card is not None:
            place = WITHIN_TYPE[card.index]
            cells.put(layout.ARRIVALS + place, at + 1)
            cells.put(layout.CONTROLLERS + place, (piece.seat - viewer) % state.seats + 1)
            put_piece(cells, state, piece, viewer)


def put_piece(cells: Cells, state: GenresState, piece: Piece, viewer: i64) -> None:
    """Tell a pawn, a summon or a ghost."""
    at, seats = piece_place(piece, viewer, state.seats), state.seats
    cells.put(layout.SQUARE + at, piece.square + 1)
    cells.put(layout.HEALTH + at, piece.health)
    put_values(cells, state, piece, at)
    if piece.bleed_by >= 0:
        cells.put(layout.BLEED_BY + at, (piece.bleed_by - viewer) % seats + 1)
    if piece.hurt_by >= 0:
        cells.put(layout.HURT_BY + at, (piece.hurt_by - viewer) % seats + 1)
    if piece.bleed:
        cells.put(layout.BLEED + at, piece.bleed)
    put_marks(cells, piece, layout.PIECE_MARKS + at * layout.MARK_COUNT)
    for worn in range(len(piece.equipment)):
        cells.put(layout.WORN + at * MOST_EQUIPMENT + worn, WITHIN_TYPE[piece.equipment[worn].index] + 1)
    attacked = piece.attacked
    if attacked:
        cells.put(layout.VICTIM_COUNTS + at, len(attacked))
        for victim in range(min(len(attacked), layout.ATTACKED)):
            cells.put(layout.VICTIMS + at * layout.ATTACKED + victim, reference(state, attacked[victim], viewer))


def put_values(cells: Cells, state: GenresState, piece: Piece, at: i64) -> None:
    """Tell the values of a piece with all that changes them."""
    if piece.kind == GHOST:
        cells.put(layout.ATTACK + at, GHOST_DAMAGE)
        cells.put(layout.MOVEMENT + at, GHOST_MOVEMENT)
        return
    attack = attack_value(state, piece)
    if piece.kind == PAWN:
        attack += 1 + granted(state, piece, ATTACK) + granted(state, piece, MELEE)
    cells.put(layout.ATTACK + at, attack)
    cells.put(layout.MOVEMENT + at, movement(state, piece))
    defense = total(state, piece, DEFENSE)
    if defense:
        cells.put(layout.DEFENSE + at, defense)


def put_marks(cells: Cells, piece: Piece, first: i64) -> None:
    """Mark what is true of a piece, and what it has done in this turn."""
    if piece.has_skip:
        cells.mark(first)
    if piece.is_immune:
        cells.mark(first + 1)
    if piece.is_rooted:
        cells.mark(first + 2)
    if piece.is_slowed:
        cells.mark(first + 3)
    if piece.is_hasted:
        cells.mark(first + 4)
    if piece.is_frozen:
        cells.mark(first + 5)
    if piece.is_frog:
        cells.mark(first + 6)
    if piece.has_moved:
        cells.mark(first + 7)
    for deed in range(4 if piece.did else 0):
        cells.put(first + 8 + deed, piece.did >> deed & 1)


def put_zones(cells: Cells, state: GenresState, viewer: i64) -> None:
    """Tell the zones."""
    zones = state.zones
    for at in range(len(zones)):
        zone = zones[at]
        cells.put(layout.ZONE_CARDS + at, WITHIN_TYPE[zone.card.index] + 1)
        cells.put(layout.ZONE_SEATS + at, (zone.seat - viewer) % state.seats + 1)
        cells.put(layout.ZONE_SQUARES + at, zone.square + 1)
        cells.put(layout.ZONE_WIDTHS + at, zone.wide)
        cells.put(layout.ZONE_HEIGHTS + at, zone.high)
        for serial in zone.triggered:
            piece = reference(state, serial, viewer)
            if 0 < piece <= layout.PIECE_COUNT:
                cells.mark(layout.TRIGGERED + at * layout.PIECE_COUNT + piece - 1)


ENCODING: Final = GenresEncoding()
