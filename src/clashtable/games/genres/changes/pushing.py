"""Push, Pull and Slam (G-12.1 to G-12.3). Next, read changes/attack.py."""

from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.pieces import AMBIENT, Damage
from clashtable.games.genres.changes.walking import entered
from clashtable.games.genres.geometry.board import GRID, nearest_direction
from clashtable.games.genres.model.attack import CurrentAttack
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import GHOST, NOBODY


def survivors(state: GenresState, use: Cast) -> list[Piece]:
    """Return the standing pieces that were hit and are still there, in the order of G-23.2."""
    return [piece for piece in state.pieces() if piece.kind != GHOST and piece.serial in use.targets]


def push_and_pull(state: GenresState, use: Cast, attack: CurrentAttack) -> None:
    """Push, then pull, then slam what was stopped."""
    center = attack.attacker.square
    stopped: list[Piece] = []
    if attack.push:
        for piece in by_distance(survivors(state, use), center, is_farthest_first=True):
            if not push(state, piece, center, attack.push) and attack.slam and piece.square != center:
                stopped.append(piece)
    if attack.pull:
        for piece in by_distance(survivors(state, use), center, is_farthest_first=False):
            pull(state, piece, center, attack.pull)
    if stopped:
        credit = NOBODY if attack.is_ghost else use.seat
        pieces.deal_damage(
            state,
            [Damage(piece, ambient_damage(state, piece, attack.slam), AMBIENT, "slam", credit) for piece in stopped],
        )


def by_distance(among: list[Piece], center: int, *, is_farthest_first: bool) -> list[Piece]:
    """Return *among* by their distance from *center*, ties in reading order."""
    ordered: list[Piece] = []
    for piece in among:
        at = 0
        while at < len(ordered) and not comes_before(piece, ordered[at], center, is_farthest_first=is_farthest_first):
            at += 1
        ordered.insert(at, piece)
    return ordered


def comes_before(piece: Piece, other: Piece, center: int, *, is_farthest_first: bool) -> bool:
    """Tell whether *piece* is pushed or pulled before *other*."""
    far, near = GRID.distance(piece.square, center), GRID.distance(other.square, center)
    if far != near:
        return (far > near) == is_farthest_first
    return piece.square < other.square


def push(state: GenresState, piece: Piece, center: int, amount: int) -> bool:
    """Push *piece* away from *center*; tell whether it went the full distance."""
    columns, rows = nearest_direction(center, piece.square)
    if columns == 0 and rows == 0:
        return False
    path: list[int] = []
    square = piece.square
    for _square in range(amount):
        following = GRID.shifted(square, columns, rows)
        if following < 0 or not state.is_free(following):
            break
        square = following
        path.append(square)
    drag(state, piece, path, "push")
    return len(path) == amount


def pull(state: GenresState, piece: Piece, center: int, amount: int) -> None:
    """Pull *piece* towards *center* until it is adjacent or something stops it."""
    path: list[int] = []
    square = piece.square
    for _square in range(amount):
        if GRID.distance(square, center) <= 1:
            break
        columns, rows = nearest_direction(center, square)
        following = GRID.shifted(square, -columns, -rows)
        if following < 0 or not state.is_free(following):
            break
        square = following
        path.append(square)
    drag(state, piece, path, "pull")


def drag(state: GenresState, piece: Piece, path: list[int], how: str) -> None:
    """Bring a piece along a way that it does not walk by itself."""
    if path:
        start = piece.square
        pieces.put(state, piece, path, how)
        entered(state, piece, start)
