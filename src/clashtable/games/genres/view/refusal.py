"""Why a move is refused."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PLAY, GenresMove
from clashtable.games.genres.view.question import kind_of
from clashtable.games.genres.vocabulary import ACTION, COMBO, EQUIPMENT, EVENT, OBJECTION, TYPES


def why_not(state: GenresState, move: GenresMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    kind = kind_of(state, ask)
    if kind == "main" and move.kind == PLAY and move.card is not None:
        return why_not_play(state, ask.seat, move.card)
    kinds = {legal.kind for legal in legal_moves(state) if isinstance(legal, GenresMove)}
    if move.kind not in kinds:
        return Reason(f"this is the moment for another decision, {kind}.", "G-21.1")
    return Reason("that is not among the answers.", "G-21.1")


def why_not_play(state: GenresState, seat: int, card: Card) -> Reason:
    """Return why a card cannot be played in the action step."""
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "G-5.1")
    if card.type in (OBJECTION, COMBO, EVENT):
        return Reason(f"{TYPES[card.type]} cards are not played in the action step.", "G-5.2")
    if card in state.played:
        return Reason(f"{card.name} has been played this turn already.", "G-2.12")
    if card.cost > state.course.actions:
        return Reason(f"it costs {card.cost}, and {state.course.actions} actions are left.", "G-5.3")
    if card.type == ACTION and card.is_attack():
        return Reason("nobody is in its area.", "G-5.3")
    rule = "G-13.1" if card.type == EQUIPMENT else "G-5.3"
    return Reason("a choice that it demands has no option now.", rule)
