"""Which states of Clash (Coco) can be: snapshots of any other are refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, settle
from clashtable.core.validation import (
    check_answers,
    check_cards,
    check_outcome,
    check_rest,
    check_same,
    check_seats,
    check_within,
)
from clashtable.games.coco.model.card import COMPLETE, NAMES, NO_COMPLETE, names_of, shown_by, with_single
from clashtable.games.coco.model.deal import first_singles, kept_singles
from clashtable.games.coco.model.deck import DECKS, FULL
from clashtable.games.coco.model.plays import has_play
from clashtable.games.coco.model.state import CocoPlayer, CocoState
from clashtable.games.coco.moves import BY_NOTATION, COMPLETE_MOVE, END, OPEN, SINGLE, SPECIAL, THREE
from clashtable.games.coco.rules import Open, Turn
from clashtable.games.coco.view.knowledge import coco_snapshot
from clashtable.games.coco.wire.views import CocoCommon, CocoPlay, CocoSnapshot

MOST_POINTS: Final = 1_000_000
"""The points of a hand-written position stand as if they came from one game."""


def check_figures(snapshot: CocoSnapshot) -> None:
    """Refuse figures out of bounds, and cards that are not those of the deck; what they say together comes later."""
    common = snapshot.common
    deck = DECKS.get(common.options.deck, FULL)
    check_seats([common.dealer], 2, "The dealer")
    check_seats({play.seat for play in common.plays}, 2, "A play")
    check_within(common.played_in_turn, range(len(common.plays) + 1), "The number of plays in this turn", "K-4.1")
    check_within(common.idle_turns, range(3), "The number of idle turns", "K-13.3")
    held = [card for place in (*snapshot.hands, *snapshot.stocks) for card in place]
    check_cards([*common.table, *held], [NAMES[card] for card in deck.cards], "K-1.4")
    for hand, stock in zip(snapshot.hands, snapshot.stocks, strict=True):
        check_within(len(hand), range(deck.hand_size + 1), "The number of cards in hand", "K-6.1")
        check_within(len(hand) + len(stock), range(deck.stock_size + 1), "The number of a player's cards", "K-2.3")
    for result in common.results:
        check_seats([] if result.winner is None else [result.winner], 2, "A result")
        points = range(1) if result.winner is None else range(MOST_POINTS + 1)
        check_within(result.points, points, "The number of points of a game", "K-9.1")
    if snapshot.outcome is not None:
        check_outcome(snapshot.outcome.winners, snapshot.outcome.scores, 2)


def check_state(state: CocoState, told: CocoSnapshot) -> None:
    """Refuse a state that no match comes to, and a snapshot that says something else than its state."""
    check_rest(state)
    check_piles(state, told.common)
    for seat in range(2):
        check_player(state, seat)
    check_results(state)
    if state.pending:
        check_question(state)
        check_answers(state)
    check_same(told, coco_snapshot(state))


def check_position(state: CocoState) -> None:
    """Refuse a hand-written position whose first question no match comes to."""
    probe = state.fork()
    settle(probe)
    check_results(probe)
    check_question(probe)


def check_piles(state: CocoState, common: CocoCommon) -> None:
    """Refuse tops that do not lie on the table, and a search for Singles that found none of some category."""
    tops = [NAMES[shown_by(state.tops, category)] for category in range(3)]
    if state.complete >= 0:
        tops.append(NAMES[COMPLETE + state.complete])
    lying = names_of(state.table)
    if missing := [name for name in tops if name not in lying]:
        raise InvalidMessage(f"{missing[0]} is on top of a pile, but not on the table (K-2.2).")
    laid_out = state.options.deck.laid_out
    if laid_out and state.turned_up not in ([], laid_out):
        raise InvalidMessage("With the mini deck the same three Singles are always laid out (K-14.1).")
    if common.turned_up:
        if -1 in kept_singles(state.turned_up):
            raise InvalidMessage("The cards turned up hold no Single of some category (K-2.2).")
        if piles_after(state.turned_up, common.plays) != (state.tops, state.complete):
            raise InvalidMessage("The tops of the piles are not what the set-up and the plays led to (K-2.2, K-5).")


def piles_after(turned_up: list[int], plays: Sequence[CocoPlay]) -> tuple[int, int]:
    """Return what the Single piles and the Complete pile show after *plays*."""
    tops: int = first_singles(turned_up)
    complete: int = NO_COMPLETE
    for play in plays:
        move = BY_NOTATION[play.move]
        if move.kind in (SINGLE, END):
            tops = with_single(tops, move.card)
        elif move.kind in (THREE, SPECIAL):
            tops = move.card
        if move.kind in (OPEN, COMPLETE_MOVE, SPECIAL):
            complete = move.card
    return tops, complete


def check_player(state: CocoState, seat: int) -> None:
    """Refuse what cannot be known of a hand, and a player without cards while the game goes on."""
    player = state.players[seat]
    for known in player.shown:
        check_within(known.cards, range(1, player.hand_size + 1), "The number of cards that a pass told of", "K-12.4")
        if count_of_others(player, known.kinds) < known.cards:
            raise InvalidMessage(f"A pass of seat {seat} told of cards that its hand does not hold (K-12.4).")
    if state.pending and player.cards_left() == 0:
        raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (K-8.1).")


def count_of_others(player: CocoPlayer, kinds: int) -> int:
    """Return how many cards of a hand are of none of *kinds*."""
    return sum(not kinds >> NAMES.index(name) & 1 for name in names_of(player.hand))


def check_results(state: CocoState) -> None:
    """Refuse results by which the match would be over, or not yet."""
    options = state.options
    totals = [state.total(0), state.total(1)]
    is_over = max(totals) >= options.match_points or len(state.results) >= options.match_max_games
    if is_over and state.pending:
        raise InvalidMessage(f"With {totals[0]} to {totals[1]} points the match would be over (K-10.1, K-10.3).")
    if not is_over and not state.pending:
        raise InvalidMessage(f"With {totals[0]} to {totals[1]} points the match goes on (K-10.1, K-10.3).")
    if state.outcome is not None and list(state.outcome.scores) != totals:
        raise InvalidMessage(f"The outcome's scores are not the points of the match, {totals[0]} and {totals[1]}.")


def check_question(state: CocoState) -> None:
    """Refuse a question that the piles and hands do not lead to."""
    question = state.pending[-1]
    if len(state.pending) != 1 or not isinstance(question, Ask):
        raise InvalidMessage("While somebody is asked in Clash (Coco), nothing else waits.")
    player = state.players[question.seat]
    is_opening = state.complete < 0
    if not isinstance(question, (Open, Turn)) or isinstance(question, Open) != is_opening:
        raise InvalidMessage("The Complete pile is empty exactly until the opening (K-2.4, K-3.1).")
    if is_opening and (question.seat != state.dealer or state.history is not None or state.idle_turns):
        raise InvalidMessage("The dealer opens, before anything was played (K-3.1).")
    if player.hand_size == 0:
        raise InvalidMessage(
            f"Seat {question.seat} is on turn without a card in hand, with a stock to draw from (K-6.2)."
        )
    is_stuck = state.options.two_idle or not has_play(state, question.seat)
    if state.idle_turns >= 2 and not state.played_in_turn and is_stuck:
        raise InvalidMessage("After these idle turns the game would be over (K-7.4, K-8.2).")
    if (
        not is_opening
        and not state.played_in_turn
        and player.hand_size < state.options.deck.hand_size
        and player.stock_size()
    ):
        raise InvalidMessage(f"Seat {question.seat} begins a turn without having refilled its hand (K-6.1).")
