"""Why something cannot be played in Clash of Corgis."""

from __future__ import annotations

from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves
from clashtable.core.window import Response
from clashtable.games.corgis.model.card import WILD_GROUP, cards_in, group_cards, long_name, suit_letters
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.model.plays import must_go_lower
from clashtable.games.corgis.model.state import CorgiState
from clashtable.games.corgis.moves import PASS, PLAY, CorgiMove
from clashtable.games.corgis.vocabulary import KIND_NAMES, RANKS
from clashtable.games.corgis.wire.events import suits_spoken


def why_not(state: CorgiState, move: CorgiMove) -> Reason:
    """Return why *move* is not legal, and by which rule."""
    question = asking(state)
    kind = question.window.kind if isinstance(question, Response) else question.kind
    expected = {legal.kind for legal in legal_moves(state) if isinstance(legal, CorgiMove)}
    if move.kind == PASS and kind == "LEAD":
        return Reason("a leader cannot pass.", "C-5.1")
    if move.kind != PLAY:
        if move.kind not in expected:
            return Reason(f"this is the moment for {kind}.", "C-10.1")
        return Reason("that is not among the answers.", "C-10.1")
    if kind not in ("LEAD", "FOLLOW", "ENCORE"):
        return Reason(f"this is the moment for {kind}, not for a play.", "C-10.1")
    return play_reason(state, question.seat, move, kind)


def play_reason(state: CorgiState, seat: int, move: CorgiMove, kind: str) -> Reason:
    """Refuse a play: cards that are not there or not free, or a combo that does not beat."""
    player = state.players[seat]
    played = group_cards(move.subject, move.bits)
    if played & ~(player.hidden | player.exposed):
        missing = cards_in(played & ~(player.hidden | player.exposed))[0]
        return Reason(f"{long_name(missing)} is not in your hand.", "C-4.1")
    if played & player.locked:
        return Reason("a card that a Fighter exposed is locked for this round.", "C-8.5")
    if played & player.exposed and SIZES[move.bits] > 1:
        return Reason("an exposed card can be played only as a Single.", "C-3.4")
    combo = state.leading()
    if combo is None or kind == "LEAD":
        return Reason("of equal cards the first is played.", "C-4.5")
    if kind == "ENCORE":
        suits = suits_spoken(suit_letters(combo.suits)) or "its suit"
        beats = "" if state.options.bard_free else "beat the Bard and "
        return Reason(f"a second play must {beats}hold {suits}.", "C-8.2")
    if SIZES[move.bits] != combo.size:
        return Reason(f"a {KIND_NAMES[combo.size]} leads, so it takes a {KIND_NAMES[combo.size]}.", "C-5.4")
    if move.subject == WILD_GROUP:
        return Reason("of equal cards the first is played.", "C-4.5")
    low = must_go_lower(state, seat)
    if move.subject + 1 < combo.rank if low else move.subject + 1 > combo.rank:
        return Reason("of equal cards the first is played.", "C-4.5")
    if low:
        return Reason(f"after the Monk's low the rank must be below {RANKS[combo.rank - 1]}.", "C-8.4")
    return Reason(f"its rank must be above {RANKS[combo.rank - 1]}.", "C-5.4")
