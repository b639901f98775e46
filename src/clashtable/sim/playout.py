"""Loops over whole matches on the fast path (compiled): random play, and counting move sequences."""

from clashtable.core.luck import Luck
from clashtable.core.state import State, legal_moves, play, play_any


def play_randomly(state: State, luck: Luck, limit: int) -> int:
    """Play *state* to its end, or for *limit* decisions, at random; return how many decisions there were."""
    decisions = 0
    while decisions < limit and state.pending:
        play_any(state, luck)
        decisions += 1
    return decisions


def perft(state: State, depth: int) -> int:
    """Return how many sequences of *depth* moves there are; a match that ends earlier counts once."""
    moves = legal_moves(state)
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.fork()
        play(after, move)
        total += perft(after, depth - 1)
    return total
