"""OpenSpiel's IS-MCTS plays Clash of Corgis against random play, in worlds that the game imagines for it.

``python examples/ismcts_corgis.py`` takes some minutes. The search is OpenSpiel's own; only the play-outs at its leaves
are the engine's, since those of OpenSpiel ask Python for every step.
"""

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import clashtable.envs.openspiel  # noqa: F401  # registers the games
from clashtable.core.luck import luck_from_seed
from clashtable.envs.lanes import rewards_of
from clashtable.sim.playout import play_randomly

NAME = "clashtable_corgis(players=2)"
LIMIT = 10_000
EXPLORATION = 1.0


class Playouts:
    """Judge a state by one random play-out."""

    def __init__(self, seed: int) -> None:
        self.luck = luck_from_seed(seed)

    def prior(self, state: Any) -> list[tuple[int, float]]:  # Any: OpenSpiel has no types
        """Return all actions as equally likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Any) -> list[float]:
        """Return what each player gets at the end of random play."""
        course = state.course.fork()
        while course.chosen:  # a decision on its way is ended first
            numbers = course.decision().numbers()
            course.take(numbers[self.luck.below(len(numbers))])
        end = course.dealt()
        play_randomly(end, self.luck, LIMIT)
        return rewards_of(end.outcome, end.seats)


def searcher(game: Any, simulations: int, seed: int) -> Any:
    """Return OpenSpiel's bot, with worlds that come of *seed*."""
    bot = ismcts.ISMCTSBot(game, Playouts(seed), EXPLORATION, simulations, random_state=np.random.RandomState(seed))
    worlds = np.random.RandomState(seed + 1)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.uniform))
    return bot


def play(game: Any, bot: Any, seat: int, rng: np.random.RandomState) -> tuple[float, int]:
    """Play one match with *bot* on *seat* and random play elsewhere; return what it got, and its decisions."""
    state = game.new_initial_state()
    searched = 0
    while not state.is_terminal():
        if state.current_player() == seat:
            searched += len(state.legal_actions()) > 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()[seat], searched


def main() -> None:
    """Play some matches, seats in turn, and print how they went."""
    parser = argparse.ArgumentParser(description="OpenSpiel's IS-MCTS against random play in Clash of Corgis.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--short", action="store_true", help="two games with few simulations")
    given = parser.parse_args()
    games, simulations = (2, 5) if given.short else (given.games, given.simulations)
    game = pyspiel.load_game(NAME)
    bot = searcher(game, simulations, 1)
    rng = np.random.RandomState(7)
    began = time.process_time()
    won = searched = 0
    for number in range(games):
        got, decisions = play(game, bot, number % game.num_players(), rng)
        won += got > 0
        searched += decisions
    each = 1000 * (time.process_time() - began) / searched
    print(f"IS-MCTS with {simulations} simulations won {won} of {games} games; {each:.0f} ms a decision")


if __name__ == "__main__":
    main()
