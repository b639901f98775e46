"""Pieces walk, and enter zones on their way (G-6.8). Next, read changes/attack.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step
from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.deaths import DEATHS
from clashtable.games.genres.changes.zone_triggers import Trigger
from clashtable.games.genres.model.movement import is_own_turn
from clashtable.games.genres.model.pieces import Piece, can_trigger
from clashtable.games.genres.model.routes import route
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import can_fly
from clashtable.games.genres.vocabulary import GHOST


@mypyc_attr(acyclic=True)
class Walk(Step):
    """A piece walks on, as far as nothing triggers on the way."""

    __slots__ = ("how", "path", "serial")

    def __init__(self, serial: int, path: list[int], how: str) -> None:
        self.serial: Final = serial
        self.path: Final = path
        self.how: Final = how

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is None or not self.path or piece.health <= 0:
            return
        piece.has_moved = True
        if self.how == "fly":
            start = piece.square
            pieces.put(genres, piece, self.path, "fly")
            entered(genres, piece, start)
            return
        length = 1
        start = piece.square
        while length < len(self.path) and not triggers_at(genres, piece, start, self.path[length - 1]):
            start = self.path[length - 1]
            length += 1
        before = self.path[length - 2] if length > 1 else piece.square
        if length < len(self.path):
            genres.push(Walk(self.serial, self.path[length:], self.how))
            genres.push(DEATHS)
        pieces.put(genres, piece, self.path[:length], self.how)
        entered(genres, piece, before)


def triggers_at(state: GenresState, piece: Piece, start: int, square: int) -> bool:
    """Tell whether a zone would trigger on *piece* that comes from *start* to *square*."""
    if not is_own_turn(state, piece):
        return False
    for zone in state.zones:
        if zone.has(square) and not zone.has(start) and can_trigger(zone, piece):
            return True
    return False


def entered(state: GenresState, piece: Piece, start: int) -> None:
    """Let the zones trigger that *piece* has just entered in its own turn, the oldest first."""
    if piece.kind == GHOST or not is_own_turn(state, piece):
        return
    found = [
        zone for zone in state.zones if zone.has(piece.square) and not zone.has(start) and can_trigger(zone, piece)
    ]
    for at in range(len(found) - 1, -1, -1):
        state.push(DEATHS)
        state.push(Trigger(found[at].serial, piece.serial))


def walk(state: GenresState, piece: Piece, square: int, allowance: int, *, is_stopped: bool) -> None:
    """Let *piece* walk or fly to *square*, if a way still leads there (G-6.13, G-6.14)."""
    path = route(state, piece, square, allowance, is_own_turn=is_own_turn(state, piece))
    flies = can_fly(state, piece)
    if is_stopped:
        path = path[:1]
        if not path or not state.is_free(path[0]):
            return
    if path:
        state.push(Walk(piece.serial, path, "fly" if flies else "walk"))


def teleport(state: GenresState, piece: Piece, square: int) -> None:
    """Put *piece* on *square*, if it is free (G-6.11)."""
    if state.is_free(square):
        start = piece.square
        piece.has_moved = True
        pieces.put(state, piece, [square], "teleport")
        entered(state, piece, start)


def swap(state: GenresState, piece: Piece, other: Piece) -> None:
    """Let two standing pieces exchange squares."""
    start, end = piece.square, other.square
    pieces.put(state, piece, [end], "swap")
    pieces.put(state, other, [start], "swap")
    entered(state, other, end)
    entered(state, piece, start)
