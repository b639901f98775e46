"""Cards in play act of themselves at their moments (G-12). Next, read changes/pieces.py."""

from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState


def trigger(state: GenresState, bearer: Piece, card: Card, moment: int, subject: Piece, amount: int) -> None:
    """Let *card* of *bearer* act at *moment*, if it waits for it."""
    if not card.listens >> moment & 1:
        return
    for ability in card.abilities:
        if ability.moment() == moment:
            ability.act(state, bearer, card, subject, amount)


def trigger_own(state: GenresState, bearer: Piece, moment: int, subject: Piece, amount: int) -> None:
    """Let the own text of a summon act at *moment*."""
    if bearer.card is not None and not bearer.is_frog:
        trigger(state, bearer, bearer.card, moment, subject, amount)


def trigger_worn(state: GenresState, bearer: Piece, moment: int, amount: int) -> None:
    """Let the equipment of *bearer* act at *moment*, the oldest first."""
    for worn in bearer.equipment:
        trigger(state, bearer, worn, moment, bearer, amount)
