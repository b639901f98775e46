"""Gymnasium: one seat against bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.envs.single import SingleEnv, single
from clashtable.games.registry import GAMES

ENCODED = [game for game in GAMES.values() if game.encoding is not None]


class Forgiving(SingleEnv):
    """Takes any number as one that can be answered, since the checker knows no masks."""

    def step(self, action):  # type: ignore[no-untyped-def]  # the types are those of the base
        allowed = np.flatnonzero(self._seen()[0]["action_mask"])
        return super().step(allowed[int(action) % len(allowed)])


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: str(game.id))
def test_gymnasiums_checker_is_content(game: Game) -> None:
    check_env(Forgiving(game, "random", render_mode="ansi"), skip_render_check=False)


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: str(game.id))
def test_a_match_against_bots_ends_with_a_reward(game: Game) -> None:
    env = single(game, "random")
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=3)
    reward, is_over = 0.0, False
    while not is_over:
        seen, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert np.array_equal(info["action_mask"], seen["action_mask"])
    outcome = env._playing().state.outcome
    assert outcome is not None
    assert (reward > 0) == (env.seat in outcome.winners)
    with pytest.raises(ValueError, match="The match is over"):
        env.step(np.int64(0))


def test_the_same_seed_is_the_same_match() -> None:
    env = single("coco", "greedy")
    seen, info = env.reset(seed=9)
    again, info_again = env.reset(seed=9)
    assert np.array_equal(seen["observation"], again["observation"])
    assert info["seat"] == info_again["seat"]


def test_a_given_seat_is_kept_and_a_wrong_one_refused() -> None:
    env = single("coco", seat=1)
    for seed in range(4):
        assert env.reset(seed=seed)[1]["seat"] == 1
    with pytest.raises(InvalidMessage, match="seat 2"):
        single("coco", seat=2)


def test_opponents_are_bots_there_are() -> None:
    with pytest.raises(InvalidMessage, match="no bot 'clever'"):
        single("coco", "clever")
    with pytest.raises(InvalidMessage, match="1 opponents sit"):
        single("coco", ["random", "random"])
