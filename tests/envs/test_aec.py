"""PettingZoo's own tests on every game, over seeds, options and numbers of seats."""

from __future__ import annotations

import random
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.envs.aec import ClashEnv, aec
from clashtable.envs.rendering import TEXT_MODES
from clashtable.games.registry import GAMES
from tests.shared.entries import ENTRIES
from tests.shared.walks import scaled

ENCODED = [game for game in GAMES.values() if game.encoding is not None]
SEEDS = scaled(2, 50)
RENDERED = scaled(1, 50)
DRAWN = 5
"""Of so many environments that are rendered, one is drawn by a browser, which takes seconds; all are written."""


@pytest.fixture(name="game", params=ENCODED, ids=lambda game: str(game.id))
def game_of(request: pytest.FixtureRequest) -> Game:
    """The game under test."""
    game: Game = request.param
    return game


def tables(game: Game, seed: int, render_mode: str | None = None) -> ClashEnv:
    """Return an environment with random seats, options and deals."""
    rng = random.Random(seed)
    entry = ENTRIES[game.id]
    seats = entry.random_seats(rng)
    env = aec(game, seats, entry.random_options(seats, rng), render_mode)
    env.dealer.reseed(seed)
    if seed % DRAWN:
        env.metadata["render_modes"] = [*TEXT_MODES]
    return env


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
@pytest.mark.parametrize("seed", range(SEEDS))
def test_pettingzoos_api_test_passes(game: Game, seed: int) -> None:
    api_test(tables(game, seed), num_cycles=200)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_pettingzoos_seed_test_passes(game: Game, seed: int) -> None:
    seed_test(partial(tables, game, seed), num_cycles=60)


@pytest.mark.parametrize("seed", range(RENDERED))
def test_pettingzoos_render_test_passes(game: Game, seed: int) -> None:
    render_test(partial(tables, game, seed))


def test_random_play_comes_to_an_end_with_rewards_that_cancel_out(game: Game) -> None:
    env = aec(game)
    env.reset(seed=5)
    rng = np.random.default_rng(1)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        got[agent] += reward
        env.step(None if is_over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(got.values()) == pytest.approx(0)
    outcome = env.playing().state.outcome
    assert outcome is not None
    assert [got[env.possible_agents[seat]] > 0 for seat in outcome.winners] == [True] * len(outcome.winners)


def test_only_who_must_answer_has_a_mask(game: Game) -> None:
    env = aec(game)
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_number_that_cannot_be_answered_is_refused_and_changes_nothing(game: Game) -> None:
    env = aec(game)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(ValueError, match="none of those"):
        env.step(int(np.flatnonzero(before["action_mask"] == 0)[0]))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_before_a_reset_there_is_no_match() -> None:
    with pytest.raises(ValueError, match="call reset"):
        aec("coco").observe("player_0")


def test_options_are_those_of_the_game() -> None:
    with pytest.raises(InvalidMessage, match="match_pints"):
        aec("coco", options={"match_pints": 3})
    env = aec("coco", options={"match_points": 3})
    env.reset(seed=1, options={"game": {"match_points": 4}})
    assert env.dealer.options["match_points"] == 4


def test_what_cannot_be_rendered_is_said() -> None:
    with pytest.raises(InvalidMessage, match="smell"):
        aec("coco", render_mode="smell")
