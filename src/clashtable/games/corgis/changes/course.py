"""The smallest changes of turns, effects, rounds and games, one event each."""

from clashtable.core.outcome import Outcome
from clashtable.games.corgis.model.card import bit, names_of
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState, Lack, Slot, Trick
from clashtable.games.corgis.vocabulary import EFFECT_NAMES, HAND_SIZE, MAGE, ORACLE
from clashtable.games.corgis.wire.events import (
    Aimed,
    Dealt,
    Declared,
    GameEnded,
    MatchEnded,
    Passed,
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


def conclude(state: CorgiState, winners: list[int], why: str) -> None:
    """Decide the match over the heads of the rules; nothing more happens."""
    state.outcome = Outcome(tuple(winners), tuple(player.wins for player in state.players), why)
    state.pending.clear()


def redraw(state: CorgiState) -> None:
    """Mix again the cards of the deck of which nobody knows anything."""
    free = [place for place in range(len(state.deck)) if not state.deck[place].known_to | state.deck[place].not_suits]
    cards = [state.deck[place].card for place in free]
    state.luck.shuffle(cards)
    for at in range(len(free)):
        state.deck[free[at]] = Slot(cards[at], 0, 0)
