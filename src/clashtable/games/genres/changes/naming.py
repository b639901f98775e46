"""Values of the engine in the words of events and views."""

from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece


def ids(cards: list[Card]) -> tuple[str, ...]:
    """Return the ids of *cards*."""
    return tuple([card.id for card in cards])


def card_id(piece: Piece) -> str | None:
    """Return the card of a summon."""
    return None if piece.card is None else piece.card.id


def square_names(squares: list[int]) -> tuple[str, ...]:
    """Return what *squares* are called."""
    return tuple([GRID.names[square] for square in squares])
