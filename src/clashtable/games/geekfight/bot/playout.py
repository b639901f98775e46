"""How a steady player goes on, until the position shows what has been done."""

from typing import Final, cast

from clashtable.core.effects import Choice
from clashtable.core.evaluation import Best, Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, asking, legal_moves, play
from clashtable.core.window import Response
from clashtable.games.geekfight.model.resources import has_any
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import ATTACK, PASS_MOVE, PLAY, SNIPE, SPEND, USE, GeekMove
from clashtable.games.geekfight.rules.declaration import AddingChoice, AskPayment, AskProduce
from clashtable.games.geekfight.rules.queue import Turn
from clashtable.games.geekfight.rules.setup import Lay, Pick
from clashtable.games.geekfight.rules.turns import Deploy, TuckDown
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
)

DECISIONS_AHEAD: Final = 60
OPTIONS_TRIED: Final = 8
"""How many answers are tried for each choice that follows from a move."""


def is_calm(state: GeekState) -> bool:
    """Tell whether the position shows what has been done: nothing on the Queue, nothing half chosen."""
    if not state.pending:
        return True
    ask = asking(state)
    return isinstance(ask, (Turn, Deploy, Pick, Lay, TuckDown)) or (
        isinstance(ask, Response) and state.is_queue_empty()
    )


def calming_move(evaluation: Evaluation, state: GeekState) -> Move:
    """Return what lets the position show what has been done: everybody passes and chooses well."""
    ask = asking(state)
    if isinstance(ask, Response):
        return PASS_MOVE
    moves = legal_moves(state)
    if isinstance(ask, (AddingChoice, Choice)) and not isinstance(ask, (AskPayment, AskProduce)):
        return best_answer(evaluation, state, moves, ask.seat)
    return moves[0]


def best_answer(evaluation: Evaluation, state: GeekState, moves: list[Move], seat: int) -> Move:
    """Return the answer after which *seat* stands best once everybody has passed."""
    if len(moves) == 1:
        return moves[0]
    best = Best(moves[0])
    for at in range(min(len(moves), OPTIONS_TRIED)):
        future = state.fork()
        play(future, moves[at])
        pass_on(future)
        best.offer(moves[at], evaluation.chance(future, seat))
    return best.move


def pass_on(state: GeekState) -> None:
    """Let everybody pass, and take the first answer of each choice, until the position is calm."""
    for _decision in range(DECISIONS_AHEAD):
        if is_calm(state):
            return
        play(state, PASS_MOVE if isinstance(asking(state), Response) else legal_moves(state)[0])


def steady_move(evaluation: Evaluation, state: GeekState, moves: list[Move], luck: Luck) -> Move:
    """Return what a steady player does: answer nothing, choose well, and use the own turn."""
    ask = asking(state)
    if isinstance(ask, Response) or len(moves) == 1:
        return moves[-1]
    if isinstance(ask, Turn):
        return turn_move(evaluation, state, ask.seat, moves, luck)
    if isinstance(ask, (AskPayment, AskProduce)):
        return moves[0]
    if isinstance(ask, (AddingChoice, Choice)):
        return best_answer(evaluation, state, moves, ask.seat)
    return moves[luck.below(len(moves))]


def turn_move(evaluation: Evaluation, state: GeekState, seat: int, moves: list[Move], luck: Luck) -> Move:
    """Return what to do on one's own turn: play what helps, make resources, attack, and end."""
    attack = spend = played = -1
    for at in range(len(moves)):
        kind = cast(GeekMove, moves[at]).kind
        if kind == ATTACK:
            attack = at if attack < 0 or luck.below(2) else attack
        elif kind == SPEND:
            spend = spend_choice(state, seat, moves, at, spend)
        elif kind in (PLAY, USE, SNIPE):
            played = at if played < 0 or luck.below(3) == 0 else played
    if played >= 0 and is_good(evaluation, state, moves[played], seat):
        return moves[played]
    if spend >= 0:
        return moves[spend]
    return moves[attack] if attack >= 0 else moves[-1]


def spend_choice(state: GeekState, seat: int, moves: list[Move], at: int, best: int) -> int:
    """Return the better of two ways to spend: the one that pays for more cards of the hand."""
    if best < 0:
        return at
    return at if uses_of(state, seat, moves[at]) > uses_of(state, seat, moves[best]) else best


def uses_of(state: GeekState, seat: int, move: Move) -> int:
    """Return how many cards of the hand ask for the units that *move* makes."""
    units = cast(GeekMove, move).units
    count = 0
    for card in state.players[seat].hand:
        if card.kind != COMBATANT and (card.resources == 0 or card.is_universal or has_any(units, card.resources)):
            count += 1
    return count


def is_good(evaluation: Evaluation, state: GeekState, move: Move, seat: int) -> bool:
    """Tell whether *seat* stands better after *move*."""
    future = state.fork()
    play(future, move)
    evaluation.calm_down(future, seat)
    return evaluation.chance(future, seat) >= evaluation.chance(state, seat)
