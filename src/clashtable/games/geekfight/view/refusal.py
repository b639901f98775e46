"""Why a move is refused."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves
from clashtable.core.text import with_article
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import USED_ATTACK, USED_SPEND
from clashtable.games.geekfight.model.state import GeekState, find_piece
from clashtable.games.geekfight.model.values import final_cost
from clashtable.games.geekfight.moves import (
    ATTACK,
    END_MOVE,
    PASS_MOVE,
    PLAY,
    SNIPE,
    SPEND,
    USE,
    GeekMove,
)
from clashtable.games.geekfight.vocabulary import COMBATANT, DISTRACTION, KINDS, SKILL


def why_not(state: GeekState, move: GeekMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    ask = asking(state)
    kinds = {legal.kind for legal in legal_moves(state) if isinstance(legal, GeekMove)}
    if ask.kind not in ("control", "RESPOND"):
        if move.kind not in kinds:
            return Reason(f"this is the moment for another decision, {ask.kind}.", "F-22.1")
        return Reason("that is not among the answers.", "F-22.1")
    if move.kind == PLAY and move.card is not None:
        return why_not_play(state, ask.seat, move.card)
    if move.kind in (ATTACK, SPEND, SNIPE):
        return why_not_act(state, ask.seat, move)
    if move.kind == USE:
        return Reason("its cost cannot be paid now, or it has no target.", "F-12.2")
    if move.kind in (PASS_MOVE.kind, END_MOVE.kind):
        return Reason("over an empty Queue of your own one ends the phase; otherwise one passes.", "F-8.3")
    return Reason("that is not open to you now.", "F-8.3")


def why_not_play(state: GeekState, seat: int, card: Card) -> Reason:
    """Return why a card cannot be played."""
    if card not in state.players[seat].hand:
        return Reason(f"{card.name} is not in your hand.", "F-8.3")
    if card.kind == COMBATANT:
        return Reason("Combatants are deployed, not played.", "F-13.1")
    if card.kind != SKILL and (state.course.active != seat or not state.is_queue_empty()):
        return Reason(f"{with_article(KINDS[card.kind])} is played on your own turn over an empty Queue.", "F-8.3")
    return Reason(
        f"it costs {final_cost(state, seat, card)}, must be paid from the pool, and needs its targets.", "F-12.2"
    )


def why_not_act(state: GeekState, seat: int, move: GeekMove) -> Reason:
    """Return why a Combatant cannot attack, spend or snipe."""
    piece = state.players[seat].combatant
    if piece is None:
        return Reason("you have no Combatant.", "F-9.1")
    if move.kind == ATTACK:
        if piece.counters[DISTRACTION]:
            return Reason(f"{piece.card.name} is distracted.", "F-17.3")
        if piece.used & USED_ATTACK:
            return Reason("its Attack Action is used.", "F-9.1")
        if move.number == seat:
            return Reason("you cannot attack your own Combatant.", "F-16.1", "target", f"seat:{seat}")
        return Reason("one attacks on one's own turn over an empty Queue.", "F-16.1")
    if piece.used & USED_SPEND:
        return Reason("its Spend Action is used.", "F-9.5")
    if move.kind == SNIPE and find_piece(state, move.number) is None:
        return Reason("nothing there can snipe.", "F-14.6")
    return Reason("that is not what it can make or do now.", "F-10.3")
