"""The smallest changes of a state, one event each. Only these functions alter it."""

from clashtable.core.outcome import Outcome
from clashtable.games.corgis.model.card import (
    ACE,
    EFFECT_NAMES,
    HAND_SIZE,
    MAGE,
    NAMES,
    NO_EFFECT,
    ORACLE,
    RANKS,
    SIZES,
    SUITS,
    WILD_GROUP,
    bit,
    cards_in,
    group_cards,
    suit_of,
    suits_of,
)
from clashtable.games.corgis.model.state import (
    EVERYBODY,
    VIEWERS,
    Combo,
    CorgiPlayer,
    CorgiState,
    Lack,
    Laid,
    Slot,
    Trick,
)
from clashtable.games.corgis.moves import CorgiMove
from clashtable.games.corgis.wire.events import (
    Aimed,
    Cancelled,
    Dealt,
    Declared,
    Discarded,
    Drew,
    Exposed,
    GameEnded,
    Looked,
    MatchEnded,
    Passed,
    Played,
    Returned,
    RoundEnded,
    Skipped,
    Unused,
)


def new_trick(leader: int) -> Trick:
    """Return a round of which nothing has happened yet."""
    return Trick(None, leader, 0, 0, 0, low=False, low_seat=-1, berserk=False)


def deal_cards(state: CorgiState, deck: list[int], leader: int) -> None:
    """Give each player twelve cards from the top; the rest is the deck (C-2.3)."""
    state.game += 1
    state.leader = leader
    state.discard = 0
    state.trick = new_trick(leader)
    for seat in range(state.seats):
        dealt = 0
        for card in deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]:
            dealt |= bit(card)
        state.players[seat] = CorgiPlayer(dealt, 0, 0, [], [], state.players[seat].wins)
    rest = deck[state.seats * HAND_SIZE :]
    state.deck = [Slot(card, 0, 0) for card in reversed(rest)]
    if state.events is not None:
        hands = tuple(tuple(names_of(player.hidden)) for player in state.players)
        state.events.append(Dealt(state.game, leader, hands))


# --- cards that move


def lay_combo(state: CorgiState, seat: int, move: CorgiMove, encore: bool) -> None:
    """Move a combo from hand to pile; passes, skips and a Monk's direction are forgotten (C-7.4)."""
    before = state.leading()
    combo = combo_of(state, seat, move)
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


def combo_of(state: CorgiState, seat: int, move: CorgiMove) -> Combo:
    """Return the combo of a play with its values; a Wild takes over those of the combo it beats (C-9)."""
    cards = group_cards(move.subject, move.bits)
    size = SIZES[move.bits]
    if move.subject != WILD_GROUP:
        rank = move.subject + 1
        return Combo(seat, cards, size, rank, rank, suits_of(move.subject, move.bits))
    beaten = state.leading()
    if beaten is None:
        return Combo(seat, cards, size, 0, NO_EFFECT, 0)
    suits = beaten.suits if state.options.wild_copies_suits else 0
    return Combo(seat, cards, size, beaten.rank, beaten.effect, suits)


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


# --- turns and effects


def pass_turn(state: CorgiState, seat: int) -> None:
    """Pass (C-5.5); the owner's own pass counts for nothing (C-8.9, ``defers``)."""
    trick = state.trick
    trick.turn = seat
    combo = state.leading()
    assert combo is not None
    if seat != combo.owner:
        trick.passed |= bit(seat)
        if state.options.pass_lockout:
            trick.out |= bit(seat)
    if state.events is not None:
        state.events.append(Passed(seat))


def declare(state: CorgiState, seat: int, low: bool) -> None:
    """Say high or low (C-8.4); low comes into force later, if nobody cancels it."""
    if state.events is not None:
        state.events.append(Declared(seat, low))


def go_low(state: CorgiState, seat: int) -> None:
    """Let the leading combo be beaten by lower ranks only; declaring it has told so."""
    state.trick.low = True
    state.trick.low_seat = seat if state.options.monk_binds_player else -1


def go_berserk(state: CorgiState) -> None:
    """Put a Berserker into force; the combo itself has told so."""
    state.trick.berserk = True


def aim(state: CorgiState, seat: int, target: int, effect: int) -> None:
    """Aim an effect at somebody (C-7.5)."""
    if state.events is not None:
        state.events.append(Aimed(seat, target, EFFECT_NAMES[effect]))


def skip_turn(state: CorgiState, seat: int) -> None:
    """Take the next turn of *seat* away (C-8.9)."""
    if state.options.skip_defers:
        state.trick.skipped |= bit(seat)
    else:
        state.trick.passed |= bit(seat)
    if state.events is not None:
        state.events.append(Skipped(seat))


def end_skip(state: CorgiState, seat: int) -> None:
    """Note that a deferred skip has been served; the skip itself has told so."""
    state.trick.skipped &= ~bit(seat)


def leave_unused(state: CorgiState, seat: int, effect: int, *, declined: bool) -> None:
    """Note that an effect did not happen, where that is public (C-11.4)."""
    if state.events is not None:
        combo = state.leading()
        suitless = combo is not None and combo.suits == 0 and effect in (ORACLE, MAGE) and not declined
        state.events.append(Unused(seat, EFFECT_NAMES[effect], declined, suitless))


def show_lack(state: CorgiState, seat: int, suits: int) -> None:
    """Keep what a Mage without effect has shown: no hidden card has these suits (C-11.5)."""
    player = state.players[seat]
    size = player.hidden_size()
    if size and suits:
        kept = [lack for lack in player.lacks if lack.suits & suits != lack.suits]
        player.lacks = [*kept, Lack(suits, size)]


def end_round(state: CorgiState, leader: int) -> None:
    """Move the pile to the discard pile and lift all locks (C-5.7)."""
    laid = state.trick.laid
    while laid is not None:
        state.discard |= laid.combo.cards
        laid = laid.before
    for player in state.players:
        player.locked = 0
    state.trick = new_trick(leader)
    state.leader = leader
    if state.events is not None:
        state.events.append(RoundEnded(leader))


def end_game(state: CorgiState, winner: int) -> None:
    """Count a game for its winner (C-6.1)."""
    state.players[winner].wins += 1
    state.leader = winner  # C-2.4
    if state.events is not None:
        wins = tuple(player.wins for player in state.players)
        hands = tuple(tuple(names_of(player.hidden | player.exposed)) for player in state.players)
        state.events.append(GameEnded(winner, wins, hands))


def end_match(state: CorgiState, winner: int) -> None:
    """Decide the match (C-12.4)."""
    wins = tuple(player.wins for player in state.players)
    state.outcome = Outcome((winner,), wins, "wins" if state.options.match_wins > 1 else "empty hand")
    if state.events is not None:
        state.events.append(MatchEnded(winner, wins))


# --- words


def names_of(cards: int) -> list[str]:
    """Return the notations of a set, in order."""
    return [NAMES[card] for card in cards_in(cards)]


def rank_name(rank: int) -> str:
    """Return a combo's rank as it is written."""
    return "0" if rank == 0 else "A" if rank == ACE else RANKS[rank - 1]


def suit_letters(suits: int) -> str:
    """Return a set of suits as letters."""
    return "".join([SUITS[suit] for suit in range(5) if suits >> suit & 1])
