"""A play-out may leave out listing moves, as long as it goes on as if it had."""

import pytest

from clashtable.core.luck import luck_from_seed
from clashtable.core.state import legal_moves, play, settle
from clashtable.games.registry import GAMES

DECISIONS = 150


@pytest.mark.parametrize("name", GAMES)
def test_the_move_found_without_listing_is_the_one_chosen_of_all(name: str) -> None:
    game = GAMES[name]
    luck = luck_from_seed(5)
    state = game.deal(game.usual_seats, luck_from_seed(7), game.check_options(game.usual_seats, {}))
    settle(state)
    for decision in range(DECISIONS):
        if not state.pending:
            break
        moves = legal_moves(state)
        quick, listed = luck.fork(), luck.fork()
        sensible = game.evaluation.sensible_move(state, moves, listed)
        assert game.evaluation.next_move(state, quick) == sensible
        assert quick.saved() == listed.saved()
        play(state, sensible if decision % 3 else moves[luck.below(len(moves))])
