"""The smallest changes of a state, one event each. Only these functions alter it."""

from mypy_extensions import i64

from clashtable.core.outcome import Outcome
from clashtable.games.coco.model.card import (
    COMPLETE,
    COMPLETE_SHIFT,
    NAMES,
    NO_COMPLETE,
    names_of,
    packed,
    packed_all,
    shown_by,
    unpacked,
)
from clashtable.games.coco.model.plays import ending_singles, fitting_completes, needed_single
from clashtable.games.coco.model.state import CocoPlayer, CocoState, GameResult, Played, Shown, tops_after
from clashtable.games.coco.moves import SPECIAL, CocoMove
from clashtable.games.coco.vocabulary import SINGLES
from clashtable.games.coco.wire.events import Dealt, Drew, GameEnded, MatchEnded, Misdealt, Passed, Placed


def name_dealer(state: CocoState, dealer: int) -> None:
    """Settle who deals; the deal itself tells it to everybody."""
    state.dealer = dealer


def void_deal(state: CocoState) -> None:
    """Gather a deal that gave the dealer no Complete (K-2.5)."""
    if state.events is not None:
        state.events.append(Misdealt(state.dealer))


def deal_cards(state: CocoState, turned_up: list[int], tops: i64, stocks: list[list[int]]) -> None:
    """Lay out the table and give each player a stock, with the top cards of it in hand (K-2.2, K-2.3)."""
    deck = state.options.deck
    state.tops = tops
    state.complete = NO_COMPLETE
    state.turned_up = turned_up
    state.table = deck.all_cards - packed_all(stocks[0]) - packed_all(stocks[1])
    state.history = None
    state.played_in_turn = 0
    state.idle_turns = 0
    size = deck.hand_size
    state.players = [CocoPlayer(packed_all(stock[:size]), size, stock, size, []) for stock in stocks]
    if state.events is not None:
        singles = "".join([NAMES[shown_by(tops, category)] for category in range(3)])
        hands = tuple(tuple(names_of(player.hand)) for player in state.players)
        shown = tuple(NAMES[card] for card in turned_up)
        state.events.append(Dealt(state.dealer, len(state.results) + 1, shown, singles, hands))


def draw_cards(state: CocoState, seat: int, count: int) -> None:
    """Take up to *count* cards from the top of the stock; nothing happens when there is none (K-6.4)."""
    player = state.players[seat]
    count = min(count, len(player.stock) - player.drawn)
    if count <= 0:
        return
    first = player.drawn
    for at in range(first, first + count):
        player.hand += packed(player.stock[at])
    player.drawn = first + count
    player.hand_size += count
    if state.events is not None:
        state.events.append(Drew(seat, count, tuple(NAMES[card] for card in player.stock[first : first + count])))


def place_single(state: CocoState, seat: int, move: CocoMove, option: int) -> None:
    """Place a Single on the pile of its category."""
    leave_hand(state, seat, move.card)
    state.tops = tops_after(state.tops, move.card)
    note_play(state, seat, move)
    if state.events is not None:
        tell_play(state, seat, option, [move.card])


def place_complete(state: CocoState, seat: int, move: CocoMove, option: int) -> None:
    """Place a Complete on the Complete pile."""
    leave_hand(state, seat, COMPLETE + move.card)
    state.complete = move.card
    note_play(state, seat, move)
    if state.events is not None:
        tell_play(state, seat, option, [COMPLETE + move.card])


def place_three(state: CocoState, seat: int, move: CocoMove, option: int) -> None:
    """Place three Singles together, one on each pile."""
    singles: list[int] = [shown_by(move.card, 0), shown_by(move.card, 1), shown_by(move.card, 2)]
    for single in singles:
        leave_hand(state, seat, single)
    state.tops = move.card
    note_play(state, seat, move)
    if state.events is not None:
        tell_play(state, seat, option, singles)


def place_pair(state: CocoState, seat: int, move: CocoMove, option: int) -> None:
    """Place a Complete and the Single it needs together."""
    assert move.kind == SPECIAL
    single = needed_single(move.card, state.tops)
    leave_hand(state, seat, COMPLETE + move.card)
    leave_hand(state, seat, single)
    state.complete = move.card
    state.tops = move.card
    note_play(state, seat, move)
    if state.events is not None:
        tell_play(state, seat, option, [COMPLETE + move.card, single])


def leave_hand(state: CocoState, seat: int, card: i64) -> None:
    """Move a card from the hand to the table."""
    player = state.players[seat]
    one = packed(card)
    player.hand -= one
    player.hand_size -= 1
    state.table += one
    if player.shown:
        player.shown = still_shown(player.shown, card)


def still_shown(shown: list[Shown], card: int) -> list[Shown]:
    """Return what remains known of a hand after *card* left it.

    A card of a kind that was ruled out must have come later; any other may have been one of those known.
    """
    kept: list[Shown] = []
    for known in shown:
        if known.kinds >> card & 1:
            kept.append(known)
        elif known.cards > 1:
            kept.append(Shown(known.kinds, known.cards - 1))
    return kept


def note_play(state: CocoState, seat: int, move: CocoMove) -> None:
    """Note a play that has been made."""
    state.history = Played(seat, move, state.history)
    state.played_in_turn += 1


def tell_play(state: CocoState, seat: int, option: int, cards: list[int]) -> None:
    """Tell those who listen which *cards* a play has placed."""
    if state.events is not None:
        aligned = state.tops == state.complete
        state.events.append(Placed(seat, option, tuple(NAMES[card] for card in cards), aligned))


def end_turn(state: CocoState) -> None:
    """Close a turn with plays in it; the last of them has told so."""
    state.played_in_turn = 0
    state.idle_turns = 0


def pass_turn(state: CocoState, seat: int) -> None:
    """End a turn without a card (K-5.7); a pass that had to be forced shows something of the hand (K-12.4)."""
    idle = state.played_in_turn == 0
    if not idle:
        state.idle_turns = 0
    else:
        if state.idle_turns > 0 and not state.options.two_idle:
            show_no_play(state, seat)
        state.idle_turns += 1
    state.played_in_turn = 0
    if state.events is not None:
        state.events.append(Passed(seat, idle))


def show_no_play(state: CocoState, seat: int) -> None:
    """Keep what everybody now knows: none of these cards can be played on this table."""
    player = state.players[seat]
    if player.hand_size == 0:
        return
    kinds: int = ending_singles(state) | fitting_completes(state) << SINGLES
    said_less = [known for known in player.shown if known.kinds & kinds != known.kinds]
    player.shown = [*said_less, Shown(kinds, player.hand_size)]


def end_game(state: CocoState, winner: int, points: int, how: str) -> None:
    """Score a game (K-9)."""
    left = [cards_left(player) for player in state.players]
    state.results.append(GameResult(winner, points, how, left))
    if state.events is not None:
        names = tuple(tuple(NAMES[card] for card in cards) for cards in left)
        totals = (state.total(0), state.total(1))
        state.events.append(GameEnded(None if winner < 0 else winner, points, how, names, totals))


def end_match(state: CocoState, winner: int, reason: str) -> None:
    """Decide the match (K-10)."""
    totals = (state.total(0), state.total(1))
    state.outcome = Outcome(() if winner < 0 else (winner,), totals, reason)
    if state.events is not None:
        state.events.append(MatchEnded(None if winner < 0 else winner, totals))


def conclude(state: CocoState, winners: list[int], why: str) -> None:
    """Decide the match over the heads of the rules; nothing more happens."""
    state.outcome = Outcome(tuple(winners), (state.total(0), state.total(1)), why)
    state.pending.clear()


def redraw(state: CocoState) -> None:
    """Mix again what is left of both stocks, of which nobody knows the order."""
    for player in state.players:
        left = player.stock[player.drawn :]
        state.luck.shuffle(left)
        player.stock = player.stock[: player.drawn] + left


def cards_left(player: CocoPlayer) -> list[int]:
    """Return the cards of hand and stock, sorted."""
    return unpacked(player.hand + packed_all(player.stock[player.drawn :]))


def hand_has_complete(cards: list[int]) -> bool:
    """Tell whether a Complete is among *cards*."""
    return (packed_all(cards) >> COMPLETE_SHIFT) != 0
