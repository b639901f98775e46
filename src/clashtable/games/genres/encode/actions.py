"""The numbers of moves in Clash of the Genres: one for each notation, and one for each place on the stack."""

from typing import Final

from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.geometry.board import STARTS
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import (
    AIM,
    ARMORY_MOVES,
    ATTACH,
    CARD_KINDS,
    CENTER,
    CORNER,
    DIRECTION_MOVES,
    GENRE_MOVES,
    LAYOUT_MOVES,
    MODE_MOVES,
    NEXT,
    PICK,
    PIECE,
    PLAIN_KINDS,
    PLAIN_MOVES,
    PLAY,
    PLAYER_MOVES,
    RESPOND,
    RETRIEVE,
    SHAPE_MOVES,
    SQUARE_KINDS,
    SQUARE_MOVES,
    START,
    TARGET,
    TO,
    VERBS,
    GenresMove,
    card_move,
    shift_move,
)
from clashtable.games.genres.vocabulary import ACTION, COMBO, EQUIPMENT, OBJECTION, SUMMON, ZONE

MOST_SEATS: Final = 8
FARTHEST_SHIFT: Final = 3
"""By how many columns or rows a zone is moved at most."""
AIMS: Final = 24
"""How many places of the stack a response can be aimed at: more than there are responses to lie on it."""


def about_cards(kind: int, types: tuple[int, ...]) -> list[str]:
    """Return the notations of one kind about the cards of some types."""
    return [f"{VERBS[kind]} {card.id}" for card in CARDS if card.type in types]


def about_pieces(kind: int) -> list[str]:
    """Return the notations of one kind about every piece there can be."""
    players = [f"{VERBS[kind]} {word} {seat}" for word in ("pawn", "ghost") for seat in range(MOST_SEATS)]
    return [*players, *about_cards(kind, (SUMMON,))]


def about_squares() -> list[str]:
    """Return the notations about squares."""
    wide = [move.notation for kind in (TO, CENTER, CORNER) for move in SQUARE_MOVES[kind - PLAIN_KINDS]]
    return [*wide, *[SQUARE_MOVES[START - PLAIN_KINDS][square].notation for square in STARTS]]


def about_shifts() -> list[str]:
    """Return the notations of how far a zone is moved."""
    steps = range(-FARTHEST_SHIFT, FARTHEST_SHIFT + 1)
    return [shift_move(columns, rows).notation for rows in steps for columns in steps]


def fixed_moves() -> list[GenresMove]:
    """Return the moves that need no card, piece or square."""
    return [
        *PLAIN_MOVES, *DIRECTION_MOVES, *SHAPE_MOVES, *MODE_MOVES, *PLAYER_MOVES, *ARMORY_MOVES, *LAYOUT_MOVES,
        *GENRE_MOVES,
    ]  # fmt: skip


def moves_of(kind: int) -> list[GenresMove]:
    """Return every move of a kind that is about nothing, a square or a card, by number."""
    if kind < PLAIN_KINDS:
        return [PLAIN_MOVES[kind]]
    return SQUARE_MOVES[kind - PLAIN_KINDS] if kind < SQUARE_KINDS else [card_move(kind, card) for card in CARDS]


EVERY_TYPE: Final = tuple(sorted({card.type for card in CARDS}))
NOTATIONS: Final = [
    *[move.notation for move in fixed_moves()],
    *about_squares(),
    *about_cards(PLAY, (ACTION, EQUIPMENT, ZONE, SUMMON)),
    *about_cards(ATTACH, (COMBO,)),
    *about_cards(RESPOND, (OBJECTION, COMBO)),
    *about_cards(PICK, EVERY_TYPE),
    *about_cards(RETRIEVE, EVERY_TYPE),
    *about_cards(NEXT, (SUMMON,)),
    *about_pieces(TARGET),
    *about_pieces(PIECE),
    *[f"zone {card.id}" for card in CARDS if card.type == ZONE],
    *about_shifts(),
]
AIM_FIRST: Final = len(NOTATIONS)
ACTIONS: Final = [*NOTATIONS, "aim top", *[f"aim {place} below the top" for place in range(1, AIMS)]]
BY_NOTATION: Final = {NOTATIONS[number]: [number] for number in range(len(NOTATIONS))}
NO_CHAIN: Final[list[int]] = []
BY_KIND: Final = [[BY_NOTATION.get(move.notation, NO_CHAIN) for move in moves_of(kind)] for kind in range(CARD_KINDS)]
"""The chains of moves about nothing, a square or a card, by kind and number: quicker than by their words."""
AIM_CHAINS: Final = [[AIM_FIRST + place] for place in range(AIMS)]


def chain_of(state: GenresState, move: GenresMove) -> list[int]:
    """Return the number of *move*: that of its words, or of the place of the stack item that it is aimed at."""
    kind = move.kind
    if kind < CARD_KINDS:
        return BY_KIND[kind][move.number]
    return AIM_CHAINS[place_on_stack(state, move.number)] if kind == AIM else BY_NOTATION[move.notation]


def place_on_stack(state: GenresState, serial: int) -> int:
    """Return how many items lie on top of the one with *serial*; -1 when it has left the stack."""
    stack = state.stack()
    for place in range(len(stack)):
        if stack[len(stack) - 1 - place].serial == serial:
            return place
    return -1
