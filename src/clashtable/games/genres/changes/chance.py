"""What chance decides (G-23.1), or the record has: coins, random cards, random squares."""

from clashtable.core.errors import InvalidMessage
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.wire.events import CoinFlipped


def flip(state: GenresState, seat: int) -> bool:
    """Flip a coin for *seat*; true for heads."""
    scripted = state.luck.scripted()
    is_heads = state.luck.below(2) == 1 if scripted is None else scripted == "coin heads"
    if scripted is not None and scripted not in ("coin heads", "coin tails"):
        raise InvalidMessage(f"The record should have a coin here, not {scripted!r}.")
    state.luck.note(f"coin {'heads' if is_heads else 'tails'}")
    if state.events is not None:
        state.events.append(CoinFlipped(seat, is_heads))
    return is_heads


def random_card(state: GenresState, seat: int) -> Card:
    """Return a card of a hand that is not empty, all equally likely."""
    hand = state.players[seat].hand
    scripted = state.luck.scripted()
    card = hand[state.luck.below(len(hand))] if scripted is None else None
    if scripted is not None:
        for found in hand:
            if f"card {found.id}" == scripted:
                card = found
    if card is None:
        raise InvalidMessage(f"The record takes {scripted!r}, which is not in that hand.")
    state.luck.note(f"card {card.id}")
    return card


def random_square(state: GenresState, squares: list[int]) -> int:
    """Return one of *squares*, all equally likely."""
    scripted = state.luck.scripted()
    square = squares[state.luck.below(len(squares))] if scripted is None else -1
    if scripted is not None:
        square = GRID.space_named(scripted.removeprefix("square "))
    if square not in squares:
        raise InvalidMessage(f"The record has {scripted!r}, which is not possible.")
    state.luck.note(f"square {GRID.names[square]}")
    return square
