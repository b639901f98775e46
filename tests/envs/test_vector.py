"""Many matches in one call: the same as one by one, in one process or several."""

from __future__ import annotations

import gc

import numpy as np
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lane
from clashtable.envs.spaces import seen_by
from clashtable.envs.vector import VectorEnv, vector
from clashtable.games.registry import GAMES

ENCODED = [game for game in GAMES.values() if game.encoding is not None]


def random_actions(env: VectorEnv, rng: np.random.Generator) -> list[int]:
    """Return an answer for every row."""
    return [int(rng.choice(np.flatnonzero(mask))) for mask in env.masks()]


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: str(game.id))
def test_rows_are_what_lanes_show_one_by_one(game: Game) -> None:
    rng = np.random.default_rng(3)
    dealer = SeededDealer(game, seed=8)
    with vector(game, 4, seed=8) as env:
        lanes = [Lane(dealer.encoding, dealer.deal()) for _ in range(4)]
        for _ in range(120):
            for row, lane in enumerate(lanes):
                seen = seen_by(lane, lane.seat)
                assert np.array_equal(env.observations()[row], seen["observation"])
                assert np.array_equal(env.masks()[row], seen["action_mask"])
                assert env.to_act()[row] == lane.seat
            actions = random_actions(env, rng)
            env.step(actions)
            for row, lane in enumerate(lanes):
                is_over = lane.take(actions[row])
                assert env.ended()[row] == is_over
                assert env.rewards()[row] == pytest.approx(lane.rewards)
                if is_over:
                    lanes[row] = Lane(dealer.encoding, dealer.deal())


@pytest.mark.parametrize("game", ENCODED, ids=lambda game: str(game.id))
def test_a_step_leaves_nothing_that_only_the_collector_could_free(game: Game) -> None:
    rng = np.random.default_rng(4)
    with vector(game, 4, seed=9) as env:
        gc.collect()
        gc.disable()
        try:
            for _ in range(120):
                env.step(random_actions(env, rng))
            assert gc.collect() == 0
        finally:
            gc.enable()


def test_processes_share_the_rows_and_can_be_closed() -> None:
    rng = np.random.default_rng(3)
    with vector("coco", 5, options={"match_max_games": 1}, seed=8, processes=2) as env:
        assert [len(arrays.actions) for arrays in env.arrays] == [3, 2]
        ended = 0
        for _ in range(150):
            env.step(random_actions(env, rng))
            ended += int(env.ended().sum())
            assert (env.rewards().sum(axis=1) == 0).all()
        assert ended >= 5
        processes = [part.process for part in env.parts if hasattr(part, "process")]
        env.close()
        assert [process.is_alive() for process in processes] == [False, False]


def test_a_process_that_dies_is_told() -> None:
    with vector("coco", 2, processes=2) as env:
        env.parts[1].process.kill()  # type: ignore[attr-defined]  # of several processes
        with pytest.raises(RuntimeError, match="has died"):
            env.step([int(np.flatnonzero(mask)[0]) for mask in env.masks()])


def test_a_wrong_number_in_one_row_plays_in_none() -> None:
    with vector("coco", 3) as env:
        before = env.observations().copy()
        actions = [int(np.flatnonzero(mask)[0]) for mask in env.masks()]
        actions[1] = int(np.flatnonzero(env.masks()[1] == 0)[0])
        with pytest.raises(ValueError, match="in row 1"):
            env.step(actions)
        assert np.array_equal(env.observations(), before)
        with pytest.raises(InvalidMessage, match="takes 3 actions"):
            env.step([1, 2])


def test_more_processes_than_matches_are_refused() -> None:
    with pytest.raises(InvalidMessage, match="2 matches cannot be shared by 3"):
        vector("coco", 2, processes=3)
