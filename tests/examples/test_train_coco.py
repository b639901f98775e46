"""The example that trains a policy: its slopes are right, it learns what can be learned, and it draws its curve."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from clashtable.envs.vector import vector
from examples.train_coco import OPPONENTS, OPTIONS, Adam, Batch, Learner, Network, Plan, main, returns_of

PLAN = Plan(matches=16, steps=8, hidden=8)


def batch_of(rows: int, network: Network, inputs: int, actions: int) -> Batch:
    """Return decisions in which the number 2 went well and all others badly."""
    rng = np.random.default_rng(4)
    seen = rng.random((rows, inputs), np.float32)
    masks = rng.random((rows, actions)) < 0.7
    masks[:, 2] = True
    answers = np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])
    _, odds, _ = network.think(seen, masks)
    advantages = np.where(answers == 2, 1, -1).astype(np.float32)
    return Batch(seen, masks, answers, odds[np.arange(rows), answers], advantages, (advantages / 2).astype(np.float32))


def test_the_slopes_are_those_of_the_loss() -> None:
    network = Network(6, 5, 4, np.random.default_rng(1))
    network.weights = [weight.astype(np.float64) for weight in network.weights]
    network.weights[2] *= 50
    batch = batch_of(30, network, 6, 4)
    batch = batch._replace(likely=batch.likely * np.linspace(0.7, 1.4, 30, dtype=np.float32))
    _, slopes = network.loss(batch, PLAN)
    step = 1e-6
    for weight, slope in zip(network.weights, slopes, strict=True):
        for place in np.ndindex(weight.shape):
            weight[place] += step
            above = network.loss(batch, PLAN)[0]
            weight[place] -= 2 * step
            below = network.loss(batch, PLAN)[0]
            weight[place] += step
            assert slope[place] == pytest.approx((above - below) / (2 * step), abs=2e-5)


def test_a_network_learns_what_goes_well_and_never_what_cannot_be_answered() -> None:
    network = Network(6, 5, 4, np.random.default_rng(1))
    batch = batch_of(200, network, 6, 4)
    adam = Adam(network.weights)
    before, _ = network.loss(batch, PLAN)
    odds_before = network.think(batch.observations, batch.masks)[1][:, 2].mean()
    for _step in range(100):
        adam.step(network.weights, network.loss(batch, PLAN)[1], 0.01)
    _, odds, _ = network.think(batch.observations, batch.masks)
    assert network.loss(batch, PLAN)[0] < before
    assert odds[:, 2].mean() > odds_before + 0.05
    assert (odds[~batch.masks] == 0).all()


def test_what_came_of_a_step_is_the_reward_where_the_match_ends_and_is_handed_back_before() -> None:
    rewards = np.array([[0], [1], [0]], np.float32)
    ended = np.array([[False], [True], [False]])
    values = np.array([[0.2], [0.4], [-0.5]], np.float32)
    last = np.array([-0.8], np.float32)
    assert returns_of(rewards, ended, values, last, trust=1.0)[:, 0] == pytest.approx([1, 1, -0.8])
    assert returns_of(rewards, ended, values, last, trust=0.5)[:, 0] == pytest.approx([0.7, 1, -0.8])


def test_decisions_are_possible_ones_and_each_is_judged_from_its_own_seat() -> None:
    learner = Learner(PLAN, seed=2)
    with vector("coco", PLAN.matches, options=OPTIONS, seed=2) as env:
        batch = learner.play(env)
    rows = np.arange(PLAN.matches * PLAN.steps)
    assert batch.masks[rows, batch.answers].all()
    assert (batch.likely > 0).all()
    assert 0 <= batch.observations.min() <= batch.observations.max() <= 1
    assert batch.advantages.mean() == pytest.approx(0, abs=1e-4)


def test_the_short_form_trains_and_draws_a_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "curve.svg"
    main(["--short", "--seed", "3", "--out", str(out)])
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["update", "0", "1", "2", "The"]
    words = [text.text for text in ElementTree.parse(out).iter("{http://www.w3.org/2000/svg}text")]
    assert set(OPPONENTS) <= set(words)
