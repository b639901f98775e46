"""What a seat can ask for (G-21). Moves are made once and kept, so that play makes few objects."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Move
from clashtable.games.genres.geometry.board import GRID, SIDE, SQUARES
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece, Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import DIRECTIONS, GENRES, GHOST, PAWN

END: Final = 0
MOVE: Final = 1
MELEE: Final = 2
DRAW: Final = 3
DONE: Final = 4
PASS: Final = 5
STAY: Final = 6
DECLINE: Final = 7
ATTACK: Final = 8
SPECIAL: Final = 9
DISCARD_IT: Final = 10
GIVE_CARDS: Final = 11
TAKE_DAMAGE: Final = 12
PLAIN_KINDS: Final = 13

TO: Final = 13
CENTER: Final = 14
CORNER: Final = 15
START: Final = 16
SQUARE_KINDS: Final = 17

PLAY: Final = 17
ATTACH: Final = 18
RESPOND: Final = 19
PICK: Final = 20
RETRIEVE: Final = 21
NEXT: Final = 22
CARD_KINDS: Final = 23

TARGET: Final = 23
PIECE: Final = 24
DIRECTION: Final = 25
SHAPE: Final = 26
MODE: Final = 27
PLAYER: Final = 28
ARMORY: Final = 29
ZONE: Final = 30
LAYOUT: Final = 31
SHIFT: Final = 32
GENRE: Final = 33
AIM: Final = 34
VERBS: Final = (
    "end", "move", "melee", "draw", "done", "pass", "stay", "decline", "attack", "special", "discard it", "give",
    "take damage", "to", "center", "corner", "start", "play", "attach", "respond", "pick", "retrieve",
    "next", "target", "piece", "direction", "shape", "mode", "player", "armory", "zone", "layout", "shift", "genre",
    "aim",
)  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class GenresMove(Move):
    """A kind of answer, and what it is about."""

    __slots__ = ("card", "kind", "number")

    def __init__(self, notation: str, kind: int, number: int, card: Card | None) -> None:
        super().__init__(notation)
        self.kind: Final = kind
        self.number: Final = number
        """A square, the serial of a piece, zone or stack item, a seat, an armory, or a place in a list."""
        self.card: Final = card


PLAIN_MOVES: Final = [GenresMove(VERBS[kind], kind, 0, None) for kind in range(PLAIN_KINDS)]
SQUARE_MOVES: Final = [
    [GenresMove(f"{VERBS[kind]} {GRID.names[square]}", kind, square, None) for square in range(SQUARES)]
    for kind in range(PLAIN_KINDS, SQUARE_KINDS)
]
DIRECTION_MOVES: Final = [GenresMove(f"direction {name}", DIRECTION, at, None) for at, name in enumerate(DIRECTIONS)]
SHAPE_MOVES: Final = [GenresMove(f"shape {name}", SHAPE, at, None) for at, name in enumerate(("cone", "line", "2x3"))]
MODE_MOVES: Final = [GenresMove(f"mode {mode}", MODE, mode, None) for mode in range(3)]
PLAYER_MOVES: Final = [GenresMove(f"player {seat}", PLAYER, seat, None) for seat in range(8)]
ARMORY_MOVES: Final = [GenresMove(f"armory {armory + 1}", ARMORY, armory, None) for armory in range(4)]
LAYOUT_MOVES: Final = [GenresMove("layout 3x4", LAYOUT, 0, None), GenresMove("layout 4x3", LAYOUT, 1, None)]
GENRE_MOVES: Final = [
    GenresMove(f"genre {name.lower().replace(' ', '-')}", GENRE, at, None) for at, name in enumerate(GENRES)
]
KNOWN: Final[list[GenresMove | None]] = [None] * (CARD_KINDS << 8)
"""The moves about cards that have been asked for, by kind and by the place of the card in the printed set."""


def plain(kind: int) -> GenresMove:
    """Return a move that is about nothing."""
    return PLAIN_MOVES[kind]


def square_move(kind: int, square: int) -> GenresMove:
    """Return the move of one kind about a square."""
    return SQUARE_MOVES[kind - PLAIN_KINDS][square]


def square_moves(kind: int, squares: list[int]) -> list[Move]:
    """Return a move of one kind for each square."""
    moves = SQUARE_MOVES[kind - PLAIN_KINDS]
    return [moves[square] for square in squares]


def card_move(kind: int, card: Card) -> GenresMove:
    """Return the move of one kind about a card."""
    key = kind << 8 | card.index
    found = KNOWN[key]
    if found is None:
        found = GenresMove(f"{VERBS[kind]} {card.id}", kind, card.index, card)
        KNOWN[key] = found
    return found


def card_moves(kind: int, cards: list[Card]) -> list[Move]:
    """Return a move of one kind for each card, in their order."""
    return [card_move(kind, card) for card in cards]


MOST_LISTED: Final = 60
"""How many cards of a hand are offered at once (G-21.3)."""


def narrowed(moves: list[Move], genre: int) -> list[Move]:
    """Return *moves*; of a long list of cards first the genres, and once one is chosen, its cards (G-21.3)."""
    if not is_long(moves):
        return moves
    genres = [card.genre for card in cards_of(moves)]
    if genre < 0:
        others = [move for move in moves if cast(GenresMove, move).card is None]
        return others + [GENRE_MOVES[at] for at in range(len(GENRES)) if at in genres]
    found: list[Move] = []
    for move in moves:
        card = cast(GenresMove, move).card
        if card is not None and card.genre == genre:
            found.append(move)
    return found


def is_long(moves: list[Move]) -> bool:
    """Tell whether *moves* are about too many cards to be offered at once."""
    return len(moves) > MOST_LISTED and len(cards_of(moves)) > MOST_LISTED


def cards_of(moves: list[Move]) -> list[Card]:
    """Return the cards that *moves* are about."""
    found: list[Card] = []
    for move in moves:
        card = cast(GenresMove, move).card
        if card is not None:
            found.append(card)
    return found


def piece_words(piece: Piece) -> str:
    """Return how a notation names a piece: every summon's card is there but once."""
    if piece.kind == PAWN:
        return f"pawn {piece.seat}"
    if piece.kind == GHOST or piece.card is None:
        return f"ghost {piece.seat}"
    return piece.card.id


def piece_move(kind: int, piece: Piece) -> GenresMove:
    """Return the move of one kind about a piece."""
    return GenresMove(f"{VERBS[kind]} {piece_words(piece)}", kind, piece.serial, None)


def resolved(state: GenresState, move: Move) -> GenresMove:
    """Return *move* with the number of its piece or zone, which a move that was read from its notation lacks."""
    chosen = cast(GenresMove, move)
    if chosen.number != 0 or chosen.kind not in (TARGET, PIECE, ZONE):
        return chosen
    for piece in state.pieces():
        if chosen.notation == f"{VERBS[chosen.kind]} {piece_words(piece)}":
            return GenresMove(chosen.notation, chosen.kind, piece.serial, None)
    for zone in state.zones:
        if chosen.notation == f"zone {zone.card.id}":
            return zone_move(zone)
    return chosen


def zone_move(zone: Zone) -> GenresMove:
    """Return the choice of a zone."""
    return GenresMove(f"zone {zone.card.id}", ZONE, zone.serial, None)


KNOWN_SHIFTS: Final[list[GenresMove | None]] = [None] * (4 * SIDE * SIDE)
"""The shifts that have been asked for."""


def shift_move(columns: int, rows: int) -> GenresMove:
    """Return the choice of how far a zone is moved."""
    number = (rows + SIDE) * 2 * SIDE + columns + SIDE
    found = KNOWN_SHIFTS[number]
    if found is None:
        found = GenresMove(f"shift {columns:+d} {rows:+d}", SHIFT, number, None)
        KNOWN_SHIFTS[number] = found
    return found


def shifted_by(move: GenresMove) -> tuple[int, int]:
    """Return by how many columns and rows the choice *move* moves a zone."""
    return move.number % (2 * SIDE) - SIDE, move.number // (2 * SIDE) - SIDE


def aim_move(serial: int) -> GenresMove:
    """Return the choice of the stack item that a response is aimed at."""
    return GenresMove(f"aim {serial}", AIM, serial, None)
