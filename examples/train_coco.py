"""Train a small policy on Clash (Coco) by self-play, in NumPy alone: ``python examples/train_coco.py --minutes 5``.

A network with one hidden layer looks at an observation and says what it would answer and how well it stands. It plays
many matches against itself in one call, and learns from them by PPO: what went better than it thought becomes more
likely, in small steps. Now and then it plays against the bots ``random`` and ``greedy``; the learning curve is an SVG.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

import clashtable as ct
from clashtable.envs.single import single
from clashtable.envs.vector import VectorEnv, vector

Floats: TypeAlias = NDArray[np.float32]
OPTIONS: Final = {"match_max_games": 1}
OPPONENTS: Final = ("random", "greedy")
COLOURS: Final = ("#2a78b8", "#c8553d")


@dataclass(frozen=True)
class Plan:
    """How much is played and learned."""

    updates: int = 60
    minutes: float = 60.0
    """When so many are over, no other update begins."""
    matches: int = 256
    """How many are played side by side."""
    steps: int = 64
    """How many decisions of each of them an update learns from."""
    hidden: int = 128
    evaluate_every: int = 3
    evaluation_matches: int = 300
    rate: float = 1e-3
    passes: int = 3
    batch: int = 1024
    clip: float = 0.2
    """How far an update may move the probability of an answer, as a share of what it was."""
    entropy: float = 0.004
    value_weight: float = 0.5
    trust: float = 0.97
    """How much what came of a decision counts against what the network thought of the next position."""


class Batch(NamedTuple):
    """Decisions to learn from; each field has a row for each of them."""

    observations: Floats
    masks: NDArray[np.bool_]
    answers: NDArray[np.int64]
    likely: Floats
    """How likely the answer was when it was given."""
    advantages: Floats
    """How much better it went than was thought."""
    returns: Floats

    def rows(self, chosen: NDArray[np.int64]) -> Batch:
        """Return the *chosen* decisions."""
        return Batch._make(field[chosen] for field in self)


class Network:
    """An observation in; the probability of each number and the value of the position out."""

    def __init__(self, inputs: int, hidden: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = [
            (rng.standard_normal((inputs, hidden)) / np.sqrt(inputs / 4)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, actions + 1)) * 0.01).astype(np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        """Two layers: into the hidden units, and out of them to all numbers and, last, to the value."""

    def think(self, seen: Floats, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """Return the hidden units, the probabilities of what can be answered, and the values."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(seen @ into + into_bias, 0)
        told = hidden @ out + out_bias
        logits = np.where(masks, told[:, :-1], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), np.tanh(told[:, -1])

    def loss(self, batch: Batch, plan: Plan) -> tuple[float, list[Floats]]:
        """Return how bad the network is by *batch*, and how that grows with each weight."""
        hidden, odds, values = self.think(batch.observations, batch.masks)
        rows, count = np.arange(len(values)), len(values)
        ratios = odds[rows, batch.answers] / batch.likely
        clipped = np.clip(ratios, 1 - plan.clip, 1 + plan.clip)
        gains = np.minimum(ratios * batch.advantages, clipped * batch.advantages)
        logs = np.log(np.maximum(odds, 1e-30))
        entropies = -(odds * logs).sum(axis=1)
        misses = values - batch.returns
        loss = -gains.mean() - plan.entropy * entropies.mean() + plan.value_weight * (misses**2).mean()

        is_pulled = ratios * batch.advantages <= clipped * batch.advantages
        pull = np.where(is_pulled, ratios * batch.advantages, 0).astype(np.float32)
        slope = np.empty((count, odds.shape[1] + 1), np.float32)
        slope[:, :-1] = odds * (pull[:, None] + plan.entropy * (logs + entropies[:, None]))
        slope[rows, batch.answers] -= pull
        slope[:, -1] = 2 * plan.value_weight * misses * (1 - values**2)
        slope /= count
        inward = (slope @ self.weights[2].T) * (hidden > 0)
        return float(loss), [batch.observations.T @ inward, inward.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]


class Adam:
    """Change weights down their slopes, each by steps of about the same size."""

    def __init__(self, weights: Sequence[Floats]) -> None:
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.steps = 0

    def step(self, weights: Sequence[Floats], slopes: Sequence[Floats], rate: float) -> None:
        """Change *weights* in place."""
        self.steps += 1
        rate *= float(np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for weight, slope, mean, square in zip(weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """A network, and all that is needed to make it better."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(seed)
        encoding = ct.game("coco").encoding
        assert encoding is not None
        self.most = np.array(encoding.layout.most(), np.float32)
        self.network = Network(encoding.layout.size, plan.hidden, len(encoding.actions), self.rng)
        self.adam = Adam(self.network.weights)

    def scaled(self, cells: NDArray[np.uint8]) -> Floats:
        """Return observations between 0 and 1; by their root, since most numbers are far below what they could be."""
        return np.sqrt(cells / self.most, dtype=np.float32)

    def answers(self, odds: Floats) -> NDArray[np.int64]:
        """Draw an answer for every row of probabilities."""
        reached = odds.cumsum(axis=1)
        passed: NDArray[np.int64] = (reached <= self.rng.random((len(odds), 1)) * reached[:, -1:]).sum(axis=1)
        return passed

    def play(self, env: VectorEnv) -> Batch:
        """Play some steps of all matches of *env* against oneself; return every decision with what came of it."""
        steps, count = self.plan.steps, env.count
        seen = np.empty((steps, count, len(self.most)), np.float32)
        masks = np.empty((steps, count, len(env.encoding.actions)), np.bool_)
        answers = np.empty((steps, count), np.int64)
        likely, values, signs, rewards = np.empty((4, steps, count), np.float32)
        ended = np.empty((steps, count), np.bool_)
        for step in range(steps):
            seen[step], masks[step] = self.scaled(env.observations()), env.masks()
            signs[step] = 1 - 2 * env.to_act()
            _, odds, values[step] = self.network.think(seen[step], masks[step])
            answers[step] = self.answers(odds)
            likely[step] = odds[np.arange(count), answers[step]]
            env.step(answers[step])
            ended[step], rewards[step] = env.ended(), env.rewards()[:, 0]
        _, _, last = self.network.think(self.scaled(env.observations()), env.masks().astype(np.bool_))
        returns = signs * returns_of(rewards, ended, values * signs, last * (1 - 2 * env.to_act()), self.plan.trust)
        advantages = returns - values
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        fields = (seen, masks, answers, likely, advantages, returns)
        return Batch._make(field.reshape(steps * count, *field.shape[2:]) for field in fields)

    def learn(self, batch: Batch, rate: float) -> float:
        """Make the network better by *batch*; return the mean loss."""
        losses = []
        for _pass in range(self.plan.passes):
            order = self.rng.permutation(len(batch.answers))
            for first in range(0, len(order), self.plan.batch):
                chosen = order[first : first + self.plan.batch]
                loss, slopes = self.network.loss(batch.rows(chosen), self.plan)
                self.adam.step(self.network.weights, slopes, rate)
                losses.append(loss)
        return float(np.mean(losses))

    def score(self, opponent: str, matches: int) -> float:
        """Return which share of *matches* against a bot is won; a draw is half a win."""
        env = single("coco", opponent, options=OPTIONS)
        points = 0.0
        for seed in range(matches):
            seen, _info = env.reset(seed=seed)
            reward, is_over = 0.0, False
            while not is_over:
                cells, mask = seen["observation"], seen["action_mask"]
                _, odds, _ = self.network.think(self.scaled(cells[None].view(np.uint8)), mask[None].astype(np.bool_))
                seen, reward, is_over, _, _ = env.step(odds[0].argmax())
            points += (1 + reward) / 2
        return points / matches


def returns_of(
    rewards: Floats, ended: NDArray[np.bool_], values: Floats, last: Floats, trust: float
) -> NDArray[np.float32]:
    """Return what came of each step for seat 0, whose rewards and values are given; *last* is the value at the end.

    Where a match ends, it is the reward. Elsewhere it is what came of the next step, mixed with what was thought there.
    """
    returns = np.empty_like(values)
    ahead = next_value = last
    for step in reversed(range(len(values))):
        ahead = np.where(ended[step], rewards[step], trust * ahead + (1 - trust) * next_value)
        returns[step], next_value = ahead, values[step]
    return returns


class Point(NamedTuple):
    """How good the policy was at one time."""

    decisions: int
    scores: tuple[float, ...]
    """Against each opponent."""


def train(plan: Plan, seed: int, tell: Callable[[str], None] = print) -> list[Point]:
    """Train a policy; return its learning curve."""
    learner = Learner(plan, seed)
    began = time.monotonic()
    curve: list[Point] = []
    tell("update   decisions  minutes    loss  " + "  ".join(f"{name:>7}" for name in OPPONENTS))
    with vector("coco", plan.matches, options=OPTIONS, seed=seed) as env:
        for update in range(plan.updates + 1):
            loss = learner.learn(learner.play(env), plan.rate * (1 - update / (plan.updates + 1))) if update else 0.0
            minutes = (time.monotonic() - began) / 60
            is_last = update == plan.updates or minutes >= plan.minutes
            if is_last or update % plan.evaluate_every == 0:
                scores = tuple(learner.score(opponent, plan.evaluation_matches) for opponent in OPPONENTS)
                curve.append(Point(update * plan.matches * plan.steps, scores))
                told = "  ".join(f"{score:7.1%}" for score in scores)
                tell(f"{update:6}  {curve[-1].decisions:10,}  {minutes:7.1f}  {loss:6.3f}  {told}")
            if is_last:
                break
    return curve


def drawn(curve: Sequence[Point]) -> str:
    """Return the learning curve as an SVG."""
    left, top, width, height = 50, 20, 560, 260
    most = max(curve[-1].decisions, 1)

    def place(point: Point, score: float) -> str:
        return f"{left + width * point.decisions / most:.1f},{top + height * (1 - score):.1f}"

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 330" font-family="sans-serif" font-size="12">',
        "<style>text { fill: #24292f } path { stroke: #8793a0 } "
        "@media (prefers-color-scheme: dark) { text { fill: #d5dbe1 } }</style>",
        f'<text x="{left + width / 2}" y="{top + height + 40}" text-anchor="middle">decisions in self-play</text>',
    ]
    for quarter in range(5):
        y, x = top + height * (1 - quarter / 4), left + width * quarter / 4
        lines.append(f'<path d="M{left} {y}h{width}" stroke-opacity="0.4"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{quarter * 25} %</text>')
        label = f"{most * quarter / 4 / 1e6:.1f} M"
        lines.append(f'<text x="{x}" y="{top + height + 20}" text-anchor="middle">{label}</text>')
    for number, (opponent, colour) in enumerate(zip(OPPONENTS, COLOURS, strict=True)):
        points = " ".join(place(point, point.scores[number]) for point in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = top + height * (1 - curve[-1].scores[number])
        lines.append(f'<text x="{left + width + 6}" y="{y + 4:.1f}" style="fill: {colour}">{opponent}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main(arguments: Sequence[str] | None = None) -> None:
    """Train as the command line says, and draw the curve."""
    parser = argparse.ArgumentParser(description="Train a small policy on Clash (Coco) by self-play.")
    parser.add_argument("--updates", type=int, default=Plan.updates, help="how often to learn (%(default)s)")
    parser.add_argument("--minutes", type=float, default=Plan.minutes, help="the longest time (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("train_coco.svg"), help="where to draw the learning curve")
    parser.add_argument("--short", action="store_true", help="take seconds and learn next to nothing, as a trial")
    given = parser.parse_args(arguments)
    plan = Plan(given.updates, given.minutes)
    if given.short:
        plan = Plan(2, given.minutes, matches=16, steps=16, hidden=16, evaluate_every=1, evaluation_matches=4)
    curve = train(plan, given.seed)
    given.out.write_text(drawn(curve), encoding="utf-8")
    print(f"The learning curve is in {given.out}.")


if __name__ == "__main__":
    main()
