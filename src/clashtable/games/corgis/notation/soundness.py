"""Which states of Clash of Corgis can be: snapshots of any other are refused with a sentence."""

from __future__ import annotations

from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Step
from clashtable.core.validation import (
    check_answers,
    check_cards,
    check_outcome,
    check_rest,
    check_same,
    check_seats,
    check_within,
)
from clashtable.core.window import Response
from clashtable.games.corgis.effects.activation import AskActivate, Declare, Discard, Encore, Return, Target
from clashtable.games.corgis.effects.samurai import Expose, ExposeLock, SamuraiWindow, Strike
from clashtable.games.corgis.model.card import bit, cards_in, names_of, suit_of
from clashtable.games.corgis.model.state import VIEWERS, Combo, CorgiPlayer, CorgiState, all_cards, combo_of
from clashtable.games.corgis.moves import play_of_cards
from clashtable.games.corgis.notation.snapshot import card_named
from clashtable.games.corgis.rules import Follow, Games, Lead, NextTurn, Round
from clashtable.games.corgis.view.knowledge import corgis_snapshot
from clashtable.games.corgis.vocabulary import ARCHER, BARD, BERSERKER, FIGHTER, HEALER, MAGE, MONK
from clashtable.games.corgis.wire.views import CorgisSnapshot

ASKED_BY = {Encore: BARD, Return: HEALER, Discard: MAGE, Declare: MONK, Target: ARCHER}
"""Which effect lets its player be asked what."""


def check_figures(snapshot: CorgisSnapshot) -> None:
    """Refuse seats and figures out of bounds, and a deck that is not told; what they say together comes later."""
    table = snapshot.table
    seats = len(table.seats)
    for noun, found in (
        ("The leader", [table.leader]),
        ("The turn", [table.turn]),
        ("Who passed", table.passed),
        ("Who is skipped", table.skipped),
        ("Who is out", table.out),
        ("Who must go lower", [] if table.low_seat is None else [table.low_seat]),
    ):
        check_seats(found, seats, noun)
    for combo in table.pile:
        check_seats([combo.owner], seats, "A combo")
    check_within(table.game, range(1, 1_000_000), "The number of the game", "C-12.4")
    for facts in table.seats:
        check_within(facts.wins, range(table.options.match_wins + 1), "The number of wins", "C-12.4")
    for slot in snapshot.deck:
        check_seats(slot.known_to, VIEWERS, "Who knows a card of the deck")
        if slot.card is None:
            raise InvalidMessage("This snapshot does not say which cards the deck holds.")
    if snapshot.outcome is not None:
        check_outcome(snapshot.outcome.winners, snapshot.outcome.scores, seats)


def check_state(state: CorgiState, told: CorgisSnapshot) -> None:
    """Refuse a state that no match comes to, and a snapshot that says something else than its state."""
    check_rest(state)
    placed = [card for facts in told.table.seats for card in facts.exposed]
    placed += [card for hand in told.hands for card in hand]
    placed += [card for combo in told.table.pile for card in combo.cards]
    placed += [slot.card for slot in told.deck if slot.card is not None]
    check_cards([*placed, *told.table.discard, *told.aside], names_of(all_cards(state.options)), "C-1.3")
    for seat in range(state.seats):
        check_player(state, seat)
    for slot in state.deck:
        if suit_of(slot.card) >= 0 and slot.not_suits >> suit_of(slot.card) & 1:
            raise InvalidMessage("A card of the deck has a suit that an Oracle has ruled out (C-8.1).")
    check_round(state)
    check_end(state)
    if state.pending:
        check_question(state, state.pending[-1])
        check_answers(state)
    check_same(told, corgis_snapshot(state))


def check_position(state: CorgiState) -> None:
    """Refuse a hand-written position that no match comes to."""
    for player in state.players:
        check_within(player.wins, range(state.options.match_wins), "The number of wins", "C-12.4")
    for result in state.luck.script or ():
        card_named(result.removeprefix("archer "))


def check_player(state: CorgiState, seat: int) -> None:
    """Refuse locks, sights and lacks that the player's cards do not bear out, and a player without cards."""
    player = state.players[seat]
    if player.locked & ~player.exposed:
        raise InvalidMessage("This snapshot locks a card that is not exposed (C-8.5).")
    if len(player.seen_by) not in (0, VIEWERS) or any(seen & ~player.hidden for seen in player.seen_by):
        raise InvalidMessage(f"Somebody has seen cards of seat {seat} that are not in its hidden hand (C-11.3).")
    for lack in player.lacks:
        if lack.cards < 1 or count_without(player, lack.suits) < lack.cards:
            raise InvalidMessage(f"A Mage told of cards that seat {seat} does not hold (C-11.5).")
    if state.pending and not player.hidden | player.exposed:
        raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (C-6.1).")


def count_without(player: CorgiPlayer, suits: int) -> int:
    """Return how many hidden cards have none of *suits*."""
    return sum(suit_of(card) < 0 or not suits >> suit_of(card) & 1 for card in cards_in(player.hidden))


def check_round(state: CorgiState) -> None:
    """Refuse combos with other values than their cards give, and what follows from no leading combo."""
    trick = state.trick
    combo = state.leading()
    if combo is None:
        if trick.passed | trick.skipped | trick.out or trick.low or trick.low_seat >= 0 or trick.berserk:
            raise InvalidMessage("Nobody has led, so nobody can have passed, and no effect is in force (C-5.1).")
        return
    laid = trick.laid
    while laid is not None:
        check_combo(state, laid.combo, None if laid.before is None else laid.before.combo)
        laid = laid.before
    if trick.passed >> combo.owner & 1:
        raise InvalidMessage("The owner of the leading combo cannot have passed on it (C-5.5).")
    if (trick.low and combo.effect != MONK) or (trick.berserk and combo.effect != BERSERKER):
        raise InvalidMessage("An effect is in force that the leading combo does not have (C-8.4, C-8.8).")
    if (trick.low_seat >= 0) != (trick.low and state.options.monk_binds_player):
        raise InvalidMessage("A Monk binds one player exactly where monk_scope says so (C-8.4).")


def check_combo(state: CorgiState, combo: Combo, beaten: Combo | None) -> None:
    """Refuse cards that are no combo, and values they do not have (C-4.4, C-9)."""
    move = play_of_cards(cards_in(combo.cards))
    if move is None:
        raise InvalidMessage(f"{' '.join(names_of(combo.cards))} are no combo (C-4.1).")
    right = combo_of(combo.owner, move, beaten, state.options.wild_copies_suits)
    if (right.rank, right.effect, right.suits) != (combo.rank, combo.effect, combo.suits):
        raise InvalidMessage(f"{' '.join(names_of(combo.cards))} has other values than the pile says (C-4.4, C-9).")


def check_end(state: CorgiState) -> None:
    """Refuse wins by which the match would be over, or not yet."""
    wins = [player.wins for player in state.players]
    best = [seat for seat in range(state.seats) if wins[seat] >= state.options.match_wins]
    if state.outcome is None:
        if best:
            raise InvalidMessage(f"Seat {best[0]} has won {wins[best[0]]} games, so the match would be over (C-12.4).")
    elif list(state.outcome.winners) != best[:1] or list(state.outcome.scores) != wins or len(best) != 1:
        raise InvalidMessage("The outcome is not what the games won give (C-12.4).")


def check_question(state: CorgiState, question: Step) -> None:
    """Refuse a question that the round does not lead to, and other steps beneath it than there would be."""
    bottom, middle = state.pending[:2], state.pending[2:-1]
    assert isinstance(question, Ask)  # check_rest has seen to it
    if len(bottom) < 2 or not isinstance(bottom[0], Games) or not isinstance(bottom[1], Round):
        raise InvalidMessage("What waits does not begin with the match and its round.")
    combo = state.leading()
    if combo is None:
        is_right = isinstance(question, Lead) and not middle and question.seat == state.leader == state.trick.turn
    elif isinstance(question, Follow):
        is_right = not middle and not (state.trick.passed | state.trick.out) >> question.seat & 1
    else:
        is_right = is_settling(state, combo, question, middle)
    if not is_right:
        raise InvalidMessage("What waits does not follow from the round as it stands (C-7.4).")


def is_settling(state: CorgiState, combo: Combo, question: Ask, middle: list[Step]) -> bool:
    """Tell whether *question* may be asked while a play or a pass is being settled."""
    turn = state.trick.turn
    if not middle or not isinstance(middle[0], NextTurn) or middle[0].seat != turn:
        return False
    if isinstance(question, Response):
        strike = middle[-1]
        return (
            len(middle) == 2
            and isinstance(strike, Strike)
            and isinstance(question.window, SamuraiWindow)
            and (strike.seat, strike.effect) == (combo.owner, combo.effect) == (turn, question.window.effect)
            and question.window.order == [strike.target] == [question.seat]
            and question.seat != turn
        )
    if len(middle) != 1:
        return False
    if isinstance(question, ExposeLock):
        return combo.effect == FIGHTER and combo.owner == turn and question.seat == state.next_player(turn)
    if isinstance(question, Expose):
        has_passed = bool(state.trick.passed & bit(turn)) or turn == combo.owner
        return question.effect == BERSERKER and state.trick.berserk and question.seat == turn and has_passed
    if question.seat != turn or combo.owner != turn:
        return False
    return state.options.effects_optional if isinstance(question, AskActivate) else is_asked_by(question, combo.effect)


def is_asked_by(question: Ask, effect: int) -> bool:
    """Tell whether the player of *effect* is asked *question*."""
    return ASKED_BY.get(type(question)) == effect
