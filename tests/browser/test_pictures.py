"""Environments return pictures of the real board."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from clashtable.envs.aec import aec
from clashtable.envs.rendering import Rendered
from clashtable.envs.screen import HEIGHT, WIDTH
from clashtable.envs.single import single

pytestmark = pytest.mark.browser
FEWEST_COLOURS = 500
"""A page that says nothing but a sentence has fewer."""


def looked_at(picture: Rendered) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    """Return the *picture*, which shows something."""
    assert isinstance(picture, np.ndarray)
    assert picture.shape == (HEIGHT, WIDTH, 3)
    assert picture.dtype == np.uint8
    assert len(np.unique(picture @ np.array([65536, 256, 1]))) > FEWEST_COLOURS
    return picture


@pytest.mark.parametrize("game", ["coco", "genres"])
def test_a_picture_is_the_same_for_a_position_and_another_for_another(game: str) -> None:
    env = aec(game, render_mode="rgb_array")
    assert "rgb_array" in env.metadata["render_modes"]
    env.reset(seed=3)
    first = looked_at(env.render())
    assert np.array_equal(looked_at(env.render()), first)
    for _number in range(8):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert not np.array_equal(looked_at(env.render()), first)
    env.close()


def test_the_end_of_a_match_is_shown_to_spectators() -> None:
    env = aec("coco", options={"match_max_games": 1}, render_mode="rgb_array")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    while not any(env.terminations.values()):
        env.step(int(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    looked_at(env.render())
    env.close()
    env.close()


def test_the_learner_sees_its_own_seat_also_inside_an_event_loop() -> None:
    env = single("coco", "random", seat=1, render_mode="rgb_array")
    env.reset(seed=5)

    async def seen() -> Rendered:
        return env.render()

    # In a thread of its own: the browser of other tests may keep an event loop open in this one.
    with ThreadPoolExecutor(1) as thread:
        looked_at(thread.submit(asyncio.run, seen()).result())
    env.close()
