"""The smallest changes of hands, deck and pile, one event each."""

from clashtable.games.corgis.model.card import (
    NAMES,
    bit,
    cards_in,
    names_of,
    rank_name,
    suit_letters,
    suit_of,
)
from clashtable.games.corgis.model.state import EVERYBODY, VIEWERS, CorgiState, Lack, Laid, Slot, combo_of
from clashtable.games.corgis.moves import CorgiMove
from clashtable.games.corgis.vocabulary import EFFECT_NAMES
from clashtable.games.corgis.wire.events import Cancelled, Discarded, Drew, Exposed, Looked, Played, Returned


def lay_combo(state: CorgiState, seat: int, move: CorgiMove, encore: bool) -> None:
    """Move a combo from hand to pile; passes, skips and a Monk's direction are forgotten (C-7.4)."""
    before = state.leading()
    combo = combo_of(seat, move, before, state.options.wild_copies_suits)
    player = state.players[seat]
    if player.lacks or player.seen_by:
        for card in cards_in(combo.cards & player.hidden):
            leave_hidden(state, seat, card, is_seen=True)
    player.hidden &= ~combo.cards
    player.exposed &= ~combo.cards
    trick = state.trick
    trick.laid = Laid(combo, trick.laid)
    trick.turn = seat
    trick.passed = 0
    trick.skipped = 0
    trick.low = False
    trick.low_seat = -1
    trick.berserk = False
    if state.events is not None:
        cards = tuple(names_of(combo.cards))
        rank, effect = rank_name(combo.rank), EFFECT_NAMES[combo.effect]
        state.events.append(Played(seat, cards, rank, effect, suit_letters(combo.suits), before is None, encore))


def leave_hidden(state: CorgiState, seat: int, card: int, *, is_seen: bool) -> None:
    """Take a card out of a hidden hand, and keep what others still know of the rest."""
    player = state.players[seat]
    one = bit(card)
    player.hidden &= ~one
    if player.lacks:
        player.lacks = still_lacking(player.lacks, suit_of(card) if is_seen else -2)
    if player.seen_by:
        # A card that leaves unseen may be any of them, so nobody can be sure of one any more.
        kept = [seen & ~one for seen in player.seen_by] if is_seen else []
        player.seen_by = kept if any(kept) else []


def still_lacking(lacks: list[Lack], suit: int) -> list[Lack]:
    """Return what remains known of a hidden hand after a card of *suit* (-1 a Wild, -2 unseen) left it."""
    kept: list[Lack] = []
    for lack in lacks:
        if suit >= 0 and lack.suits >> suit & 1:
            kept.append(lack)
        elif lack.cards > 1:
            kept.append(Lack(lack.suits, lack.cards - 1))
    return kept


def expose_card(state: CorgiState, seat: int, card: int, *, locked: bool, effect: int) -> None:
    """Turn up a hidden card (C-3.2)."""
    player = state.players[seat]
    leave_hidden(state, seat, card, is_seen=True)
    player.exposed |= bit(card)
    if locked:
        player.locked |= bit(card)
    if state.events is not None:
        state.events.append(Exposed(seat, NAMES[card], locked, EFFECT_NAMES[effect]))


def cancel_effect(state: CorgiState, seat: int, card: int, effect: int) -> None:
    """Expose an Ace to cancel an effect (C-8.10)."""
    player = state.players[seat]
    leave_hidden(state, seat, card, is_seen=True)
    player.exposed |= bit(card)
    if state.events is not None:
        state.events.append(Cancelled(seat, NAMES[card], EFFECT_NAMES[effect]))


def draw_top(state: CorgiState, seat: int) -> None:
    """Draw the top card into the hidden hand (C-8.3); whoever knew it there knows it in that hand."""
    player = state.players[seat]
    slot = state.deck.pop()
    player.hidden |= bit(slot.card)
    if slot.known_to & ~bit(seat):
        player.seen_by = [
            player.known_to(viewer) | (bit(slot.card) if slot.known_to >> viewer & 1 and viewer != seat else 0)
            for viewer in range(VIEWERS)
        ]
    if state.events is not None:
        state.events.append(Drew(seat, NAMES[slot.card]))


def return_card(state: CorgiState, seat: int, card: int) -> None:
    """Put a card of the hand under the deck (C-8.3)."""
    player = state.players[seat]
    exposed = bool(player.exposed >> card & 1)
    if exposed:
        player.exposed &= ~bit(card)
        player.locked &= ~bit(card)
    else:
        leave_hidden(state, seat, card, is_seen=False)
    state.deck.insert(0, Slot(card, EVERYBODY if exposed else bit(seat), 0))
    if state.events is not None:
        state.events.append(Returned(seat, NAMES[card], exposed))


def look_at_top(state: CorgiState, seat: int, suits: int) -> bool:
    """Look at the deck's top card; discard it and return True if its suit is in *suits* (C-8.1)."""
    slot = state.deck[-1]
    suit = suit_of(slot.card)
    matched = suit >= 0 and bool(suits >> suit & 1)
    if matched:
        state.deck.pop()
        state.discard |= bit(slot.card)
    else:
        state.deck[-1] = Slot(slot.card, slot.known_to | bit(seat), slot.not_suits | suits)
    if state.events is not None:
        state.events.append(Looked(seat, NAMES[slot.card], matched, suit_letters(suits)))
    return matched


def discard_card(state: CorgiState, seat: int, card: int) -> None:
    """Discard a card of the hand, face up (C-8.6)."""
    player = state.players[seat]
    if player.hidden >> card & 1:
        leave_hidden(state, seat, card, is_seen=True)
    else:
        player.exposed &= ~bit(card)
        player.locked &= ~bit(card)
    state.discard |= bit(card)
    if state.events is not None:
        state.events.append(Discarded(seat, NAMES[card]))
