"""The steps of a turn that only let things happen: start, draw, end (G-4). Next, read rules/action_step.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step
from clashtable.games.genres.changes import pieces, triggers, zone_triggers
from clashtable.games.genres.changes.course import begin_actions, begin_phase
from clashtable.games.genres.changes.deaths import DEATHS, EVENTS, is_anybody_fallen
from clashtable.games.genres.changes.drawing import DiscardCards, Draws
from clashtable.games.genres.changes.pieces import AMBIENT, Damage
from clashtable.games.genres.geometry.board import CENTER_STAGE
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import DRAW, END, START, GenresState
from clashtable.games.genres.model.values import center_healing, hand_limit
from clashtable.games.genres.vocabulary import PAWN, TURN_STARTS


def begin_start(state: GenresState, piece: Piece) -> None:
    """Let the start step of a pawn or summon happen, in order; deaths are checked after each item."""
    if piece.kind == PAWN:
        begin_phase(state, START)
    if is_quiet(state, piece):
        return
    for part in (BLEEDING, WEARING, COVERED, CENTERED):
        if part != CENTERED or piece.kind == PAWN:
            state.push(EVENTS)
            state.push(DEATHS)
            state.push(StartPart(piece.serial, part))


def is_quiet(state: GenresState, piece: Piece) -> bool:
    """Tell whether no item of a start step would do anything, and nobody and nothing waits for what follows each."""
    if state.queue or is_anybody_fallen(state) or piece.equipment or piece.bleed:
        return False
    if piece.kind == PAWN and piece.square == CENTER_STAGE:
        return False
    return not any(zone.has(piece.square) for zone in state.zones)


CENTERED: Final = 0
COVERED: Final = 1
WEARING: Final = 2
BLEEDING: Final = 3


@mypyc_attr(acyclic=True)
class StartPart(Step):
    """One item of a start step."""

    __slots__ = ("part", "serial")

    def __init__(self, serial: int, part: int) -> None:
        self.serial: Final = serial
        self.part: Final = part

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is None or not piece.is_standing():
            return
        if self.part == CENTERED and piece.square == CENTER_STAGE:
            pieces.heal(genres, piece, center_healing(genres))
        elif self.part == COVERED:
            zone_triggers.zones_at_start(genres, piece)
        elif self.part == WEARING:
            triggers.trigger_worn(genres, piece, TURN_STARTS, 0)
        elif self.part == BLEEDING and piece.bleed:
            bleed_out(genres, piece)


def bleed_out(state: GenresState, piece: Piece) -> None:
    """Take a Bleed marker off and deal its damage."""
    pieces.lose_bleed(state, piece)
    damage = Damage(piece, ambient_damage(state, piece, 1), AMBIENT, "bleed", piece.bleed_by)
    pieces.deal_damage(state, [damage])


class DrawStep(Step):
    """Draw a card, two with an empty hand, one more on Center Stage (G-4.6)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if genres.course.ends_turn:
            return
        begin_phase(genres, DRAW)
        seat = genres.course.active
        count = 1 if genres.players[seat].hand else 2
        if genres.pawns[seat].square == CENTER_STAGE:
            count += 1
        genres.push(Draws(seat, count, -1, True))


class BeginActions(Step):
    """The action step begins (G-4.7)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not genres.course.ends_turn:
            begin_actions(genres)


class EndStep(Step):
    """Discard down to the hand limit; what lasts for the turn ends (G-4.9)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        begin_phase(genres, END)
        genres.push(TURN_OVER)
        excess = len(genres.players[seat].hand) - hand_limit(genres, seat)
        if excess > 0:
            genres.push(DiscardCards(seat, excess, "limit"))


class TurnOver(Step):
    """The turn is over."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        pieces.end_marks(genres, seat)
        pieces.end_immunity(genres.pawns[seat])


DRAW_STEP: Final = DrawStep()
BEGIN_ACTIONS: Final = BeginActions()
END_STEP: Final = EndStep()
TURN_OVER: Final = TurnOver()
