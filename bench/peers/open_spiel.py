"""OpenSpiel: games in C++, driven from Python through their binding or inside C++, and its environment in Python."""

from __future__ import annotations

import importlib
import random
from typing import Any, Final

from bench.peers.peer import Peer, Played

DEALS: Final = 8
"""From how many dealt matches the native loop plays on."""
SAMPLES: Final = 60
"""How many matches from each deal say how many decisions one has."""
BATCH: Final = 64
"""How many matches the native loop plays in one call."""
EXPLORATION: Final = 2.0
"""A figure the search wants and, with a single simulation, never uses."""
MEMORY: Final = 100


class SpielGame:
    """One of OpenSpiel's games."""

    def __init__(self, spec: str) -> None:
        self.spiel: Any = importlib.import_module("pyspiel")  # Any: it lives in the bench's own environment only
        self.game = self.spiel.load_game(spec)
        self.rng = random.Random(1)
        environments: Any = importlib.import_module("open_spiel.python.rl_environment")
        self.environment = environments.Environment(self.game)

    def dealt(self) -> Any:  # Any: a state of the library
        """Return a match after its deal."""
        state = self.game.new_initial_state()
        while state.is_chance_node():
            self.leave_to_chance(state)
        return state

    def leave_to_chance(self, state: Any) -> None:
        """Let chance decide in *state*."""
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(self.rng.choices(actions, weights)[0])

    def play_on(self, state: Any, limit: int | None = None) -> int:
        """Play *state* to its end, or for *limit* decisions; return how many there were."""
        decisions = 0
        while not state.is_terminal() and decisions != limit:
            if state.is_chance_node():
                self.leave_to_chance(state)
            else:
                state.apply_action(self.rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def play(self) -> Played:
        """Play a match with the loop in Python, the deal included."""
        return Played(1, self.play_on(self.game.new_initial_state()))

    def walk(self) -> Played:
        """Play a match through the environment of OpenSpiel."""
        step = self.environment.reset()
        decisions = 0
        while not step.last():
            seen = step.observations
            step = self.environment.step([self.rng.choice(seen["legal_actions"][seen["current_player"]])])
            decisions += 1
        return Played(1, decisions)

    def middle(self, after: int) -> object:
        """Return a match after so many decisions."""
        state = self.game.new_initial_state()
        self.play_on(state, after)
        return state


class NativeLoop:
    """Whole play-outs in C++: a search bot is asked for one simulation that averages many random roll-outs.

    The matches are counted exactly; decisions are matches times the mean length sampled beforehand.
    """

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.starts = [game.dealt() for _deal in range(DEALS)]
        self.lengths = [
            sum(game.play_on(start.clone()) for _sample in range(SAMPLES)) / SAMPLES for start in self.starts
        ]
        self.turn = 0

    def play(self) -> Played:
        """Play a batch of matches on from one of the deals."""
        self.turn += 1
        spiel, at = self.game.spiel, self.turn % DEALS
        rollouts = spiel.RandomRolloutEvaluator(BATCH, self.turn)
        bot = spiel.MCTSBot(self.game.game, rollouts, EXPLORATION, 1, MEMORY, False, self.turn, False)
        bot.step(self.starts[at])
        return Played(BATCH, round(BATCH * self.lengths[at]))


def clone(state: Any) -> object:
    """Return a copy as OpenSpiel makes it."""
    return state.clone()


def native_peer(spec: str) -> Peer:
    """Return the game of *spec* with its loop in C++, from the deal on."""
    game = SpielGame(spec)
    return Peer("open_spiel", NativeLoop(game).play, None, game.middle, clone)


def driven_peer(spec: str) -> Peer:
    """Return the game of *spec* with its loop in Python, and the environment in Python around it."""
    game = SpielGame(spec)
    return Peer("open_spiel", game.play, game.walk, game.middle, clone)
