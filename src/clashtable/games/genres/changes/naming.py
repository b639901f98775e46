"""Values of the engine in the words of events and views."""

from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.pieces import Piece


def card_id(piece: Piece) -> str | None:
    """Return the card of a summon."""
    return None if piece.card is None else piece.card.id


def square_names(squares: list[int]) -> tuple[str, ...]:
    """Return what *squares* are called."""
    return tuple([GRID.names[square] for square in squares])
