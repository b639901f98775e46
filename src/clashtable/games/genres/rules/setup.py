"""Set-up (G-3): the first player, start squares, hands. Next, read rules/turns.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import hands, pieces
from clashtable.games.genres.changes.course import begin_match
from clashtable.games.genres.changes.deaths import EVENTS
from clashtable.games.genres.geometry.board import STARTS
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import Course, GenresOptions, GenresState, new_player
from clashtable.games.genres.moves import START as START_MOVE
from clashtable.games.genres.moves import GenresMove, square_moves
from clashtable.games.genres.rules.turns import TURNS
from clashtable.games.genres.vocabulary import HAND_LIMIT, NOBODY


def new_match(seats: int, luck: Luck, options: GenresOptions, cards: list[Card]) -> GenresState:
    """Return a match of which nothing has happened yet."""
    players = [new_player(seats) for _seat in range(seats)]
    state = GenresState(seats, luck, [TURNS, DEALING, PLACING], None, options, players, Course())
    state.discard = cards[:]
    return state


class Placing(Step):
    """Shuffle, choose the first player, and let everybody choose a start square, the last player first."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if genres.course.first == NOBODY:
            begin_match(genres)
        for places in range(genres.seats - 1, -1, -1):
            seat = (genres.course.first + places) % genres.seats
            if genres.pawns[seat].square < 0:
                genres.push(self)
                ask_or_answer(genres, StartSquare(seat))
                return


class StartSquare(Ask):
    """Choose a Player Start square."""

    __slots__ = ()
    kind: ClassVar[str] = "start-square"

    def moves(self, state: State) -> list[Move]:
        taken = [pawn.square for pawn in cast(GenresState, state).pawns]
        return square_moves(START_MOVE, [square for square in STARTS if square not in taken])

    def answer(self, state: State, move: Move) -> None:
        genres = cast(GenresState, state)
        pieces.place_pawn(genres, genres.pawns[self.seat], cast(GenresMove, move).number)


class Dealing(Step):
    """Deal hands in turn order until everybody has seven; Events are played at once (G-3.5, G-3.6)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        course = genres.course
        short = [seat for seat in range(genres.seats) if len(genres.players[seat].hand) < HAND_LIMIT]
        if not short:
            genres.played = []
            return
        genres.push(self)
        for places in range(genres.seats - 1, -1, -1):
            seat = (course.first + places) % genres.seats
            genres.push(DealOne(seat))


@mypyc_attr(acyclic=True)
class DealOne(Step):
    """Deal one card to a player with fewer than seven, from the armories in rotation."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if len(genres.players[self.seat].hand) >= HAND_LIMIT or not hands.drawable(genres):
            return
        genres.push(EVENTS)
        hands.draw_in_rotation(genres, self.seat)


PLACING: Final = Placing()
DEALING: Final = Dealing()
