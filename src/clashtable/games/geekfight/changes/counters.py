"""The smallest changes of counters and of modifiers for a time, one event each."""

from clashtable.games.geekfight.changes.arena import unharmed
from clashtable.games.geekfight.model.piece import Lasting, Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import DISTRACT, forbidden
from clashtable.games.geekfight.vocabulary import COUNTERS, DISTRACTION
from clashtable.games.geekfight.wire.arena import (
    CountersPut,
    CountersRemoved,
    Modified,
)


def end_lasting(state: GeekState, until: int) -> None:
    """End the modifiers that last until the next turn of a seat, or with -1 this turn's."""
    for player in state.players:
        piece = player.combatant
        if piece is not None and piece.lasting:
            piece.lasting = [lasting for lasting in piece.lasting if lasting.until != until]


def put_counters(state: GeekState, piece: Piece, counter: int, amount: int) -> None:
    """Put counters on a card (F-17), unless they cannot be put there."""
    if counter == DISTRACTION and forbidden(state, piece) & DISTRACT:
        unharmed(state, piece, "distract")
        return
    counters = piece.counters[:]
    counters[counter] += amount
    piece.counters = counters
    if state.events is not None:
        state.events.append(CountersPut(piece.serial, piece.card.id, COUNTERS[counter], amount))


def remove_counters(state: GeekState, piece: Piece, counter: int, amount: int) -> None:
    """Remove up to *amount* counters from a card."""
    removed = min(amount, piece.counters[counter])
    if not removed:
        return
    counters = piece.counters[:]
    counters[counter] -= removed
    piece.counters = counters
    if state.events is not None:
        state.events.append(CountersRemoved(piece.serial, piece.card.id, COUNTERS[counter], removed))


def modify(state: GeekState, piece: Piece, lasting: Lasting, what: str) -> None:
    """Give a Combatant a modifier for a time."""
    piece.lasting = [*piece.lasting, lasting]
    if state.events is not None:
        until = None if lasting.until < 0 else lasting.until
        state.events.append(Modified(piece.serial, piece.card.id, what, lasting.amount, until))
