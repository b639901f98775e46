"""Why something cannot be played in Clash of Corgis."""

from __future__ import annotations

from typing import Final

from clashtable.core.refusal import Reason
from clashtable.core.state import asking
from clashtable.core.window import Response
from clashtable.games.corgis.model.card import (
    NAMES,
    WILD_GROUP,
    cards_in,
    group_cards,
    group_of,
    long_name,
    suit_letters,
    suit_of,
    suits_of,
)
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.model.plays import must_go_lower
from clashtable.games.corgis.model.state import Combo, CorgiPlayer, CorgiState
from clashtable.games.corgis.moves import (
    ACTIVATE,
    DECLINE,
    DISCARD,
    EXPOSE,
    HIGH,
    LOW,
    PASS,
    PLAY,
    REACT,
    RETURN,
    TARGET,
    CorgiMove,
)
from clashtable.games.corgis.vocabulary import ACE, KIND_NAMES, RANKS
from clashtable.games.corgis.wire.events import suits_spoken

OBSTACLES: Final = {
    "moment": "something else is asked now",
    "lead": "the player leads the round, and a leader cannot pass",
    "hand": "a card is not in the player's hand",
    "locked": "a Fighter has locked the card for this round",
    "exposed": "the card lies open, and only hidden ones will do",
    "equal": "an equal card comes first, and of equal cards the first is used",
    "kind": "the leading combo has another number of cards",
    "low": "a Monk has said low",
    "rank": "the rank is not above that of the leading combo, or not below it after low",
    "suit": "the card has none of the suits that count",
    "wild": "a Wild has no suit, so that it never matches one",
    "ace": "only an Ace cancels an effect",
    "oneself": "an Archer aims at others",
    "next": "by this table's option an Archer aims at the next player",
    "bare": "the player aimed at has no hidden card",
}
"""What can stand in the way."""
ANSWERS: Final = {
    "LEAD": (PLAY,),
    "FOLLOW": (PLAY, PASS),
    "ACTIVATE": (ACTIVATE, DECLINE),
    "ENCORE": (PLAY, DECLINE),
    "RETURN": (RETURN,),
    "DECLARE": (HIGH, LOW),
    "TARGET": (TARGET,),
    "REACT": (REACT, DECLINE),
    "EXPOSE_LOCK": (EXPOSE,),
    "DISCARD": (DISCARD,),
    "EXPOSE": (EXPOSE,),
}
"""What kinds of moves answer what is asked (C-10.1)."""
MOMENTS: Final = {
    "LEAD": ("you lead, so play a combo.", "C-5.1"),
    "FOLLOW": ("it is your turn to beat the leading combo, or to pass.", "C-5.3"),
    "ACTIVATE": ("first say whether you use the effect.", "C-7.3"),
    "ENCORE": ("first add a second play to the Bard, or leave it.", "C-8.2"),
    "RETURN": ("first put a card under the deck for the Healer.", "C-8.3"),
    "DECLARE": ("first say high or low for the Monk.", "C-8.4"),
    "TARGET": ("first say whom the Archer aims at.", "C-8.7"),
    "REACT": ("first say whether you show an Ace.", "C-8.10"),
    "EXPOSE_LOCK": ("first turn up a hidden card for the Fighter.", "C-8.5"),
    "DISCARD": ("first discard a card for the Mage.", "C-8.6"),
    "EXPOSE": ("first turn up a hidden card for passing under the Berserker.", "C-8.8"),
}


def why_not(state: CorgiState, move: CorgiMove) -> Reason:
    """Return the first reason why *move* is not legal."""
    question = asking(state)
    kind = question.window.kind if isinstance(question, Response) else question.kind
    if move.kind == PASS and kind == "LEAD":
        return Reason("a leader cannot pass.", "C-5.1", "lead")
    if move.kind not in ANSWERS[kind]:
        return Reason(*MOMENTS[kind], "moment")
    if move.kind == TARGET:
        return target_reason(state, question.seat, move.subject)
    if move.kind != PLAY:
        return card_reason(state, state.players[question.seat], move)
    return play_reason(state, question.seat, move, kind)


def about(card: int) -> str:
    """Return the thing that a card of one's hand is."""
    return f"card:{NAMES[card]}"


def missing_reason(player: CorgiPlayer, cards: int) -> Reason | None:
    """Refuse cards that are not in the hand."""
    for card in cards_in(cards & ~(player.hidden | player.exposed)):
        return Reason(f"{long_name(card)} is not in your hand.", "C-4.1", "hand", about(card))
    return None


def play_reason(state: CorgiState, seat: int, move: CorgiMove, kind: str) -> Reason:
    """Refuse a play: cards that are not there or not free, or a combo that does not beat."""
    player = state.players[seat]
    played = group_cards(move.subject, move.bits)
    if (missing := missing_reason(player, played)) is not None:
        return missing
    for card in cards_in(played & player.locked):
        text = f"a Fighter has turned up {long_name(card)}, and locked it for this round."
        return Reason(text, "C-8.5", "locked", about(card))
    if SIZES[move.bits] > 1:
        for card in cards_in(played & player.exposed):
            text = f"{long_name(card)} lies open, and an exposed card can be played only as a Single."
            return Reason(text, "C-3.4", "exposed", about(card))
    combo = state.leading()
    found = None if combo is None or kind == "LEAD" else beating_reason(state, seat, move, combo, kind == "ENCORE")
    return equal_reason(played) if found is None else found


def beating_reason(state: CorgiState, seat: int, move: CorgiMove, combo: Combo, is_encore: bool) -> Reason | None:
    """Refuse a combo that does not beat *combo*, or does not go with it as a second play (C-5.4, C-8.2)."""
    if is_encore and move.subject == WILD_GROUP:
        return Reason("a Wild has no suit, so it cannot be added to a Bard.", "C-1.4", "wild")
    if is_encore and not suits_of(move.subject, move.bits) & combo.suits:
        suits = suits_spoken(suit_letters(combo.suits)) or "its suit"
        return Reason(f"a second play must hold {suits}.", "C-8.2", "suit")
    if is_encore and state.options.bard_free:
        return None
    if SIZES[move.bits] != combo.size:
        name = KIND_NAMES[combo.size]
        rule = "C-8.2" if is_encore else "C-5.4"
        return Reason(f"a {name} leads, so it takes a {name}.", rule, "kind", amount=combo.size)
    return None if move.subject == WILD_GROUP else rank_reason(state, seat, move.subject + 1, combo, is_encore)


def rank_reason(state: CorgiState, seat: int, rank: int, combo: Combo, is_encore: bool) -> Reason | None:
    """Refuse a rank on the wrong side of the leading one."""
    if must_go_lower(state, seat) and not is_encore:
        if rank < combo.rank:
            return None
        return Reason(f"after the Monk's low the rank must be below {RANKS[combo.rank - 1]}.", "C-8.4", "low")
    if rank > combo.rank:
        return None
    return Reason(f"its rank must be above {RANKS[combo.rank - 1]}.", "C-8.2" if is_encore else "C-5.4", "rank")


def equal_reason(used: int) -> Reason:
    """Refuse cards for which equal ones of the same state come first."""
    card = cards_in(used)[-1]
    return Reason("of equal cards the first is used.", "C-4.5", "equal", about(card))


def card_reason(state: CorgiState, player: CorgiPlayer, move: CorgiMove) -> Reason:
    """Refuse to return, discard, expose or show a card."""
    card = move.subject
    name = long_name(card)
    if (missing := missing_reason(player, 1 << card)) is not None:
        return missing
    if move.kind == REACT and group_of(card) != ACE - 1:
        return Reason(f"{name} is no Ace, and only an Ace cancels an effect.", "C-8.10", "ace")
    if move.kind in (REACT, EXPOSE) and player.exposed >> card & 1:
        rule = "C-8.10" if move.kind == REACT else "C-3.3"
        return Reason(f"{name} lies open already; it takes a hidden card.", rule, "exposed", about(card))
    if move.kind == DISCARD:
        found = suit_reason(state, card)
        if found is not None:
            return found
    return equal_reason(1 << card)


def suit_reason(state: CorgiState, card: int) -> Reason | None:
    """Refuse a discard of another suit than the Mage's combo has."""
    combo = state.leading()
    assert combo is not None  # a Mage has been laid
    if suit_of(card) < 0:
        return Reason("a Wild has no suit, so it cannot be discarded.", "C-1.4", "wild")
    if combo.suits >> suit_of(card) & 1:
        return None
    suits = suits_spoken(suit_letters(combo.suits)) or "no suit"
    return Reason(f"the Mage discards a card of {suits}.", "C-8.6", "suit", about(card))


def target_reason(state: CorgiState, seat: int, target: int) -> Reason:
    """Refuse whom an Archer cannot name."""
    thing = f"seat:{target}"
    if target >= state.seats:
        return Reason("nobody sits there.", "C-2.1", "hand", thing)
    if target == seat:
        return Reason("an Archer aims at another player.", "C-8.7", "oneself", thing)
    if not state.players[target].hidden:
        return Reason("that player has no hidden card.", "C-8.7", "bare", thing)
    return Reason("here an Archer always aims at the next player.", "C-8.7", "next", thing)
