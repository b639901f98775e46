"""Gymnasium: one seat for the learner, bots for the others. ``single("coco", "greedy")``.

The mask of what can be answered is in the observation and in ``info["action_mask"]``; a number that cannot be answered
is refused with a ValueError and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from clashtable.bots.bot import Bot
from clashtable.bots.roster import make_bot
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import derived
from clashtable.core.state import legal_moves, play, to_act
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lane
from clashtable.envs.rendering import Rendered, Renderer, render_modes
from clashtable.envs.spaces import Seen, observation_space, seen_by


class SingleEnv(gymnasium.Env[Seen, np.int64]):
    """One match after another, in which the learner has one seat."""

    def __init__(
        self,
        game: Game | str,
        opponents: str | Sequence[str] = "random",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.dealer = SeededDealer(game, seats, options)
        self.encoding = self.dealer.encoding
        others = self.dealer.seats - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise InvalidMessage(f"{others} opponents sit at this table, not {len(self.opponents)}.")
        if seat is not None and seat not in range(self.dealer.seats):
            raise InvalidMessage(f"There is no seat {seat}: the seats are 0 to {self.dealer.seats - 1}.")
        self.fixed_seat = seat
        self.metadata = {"render_modes": render_modes(), "render_fps": 2}
        self.render_mode = render_mode
        self.renderer = None if render_mode is None else Renderer(self.dealer.game, render_mode)
        self.observation_space = cast(spaces.Space[Seen], observation_space(self.encoding))
        self.action_space = spaces.Discrete(len(self.encoding.actions))
        self.bots: dict[int, Bot] = {}
        self.lane: Lane | None = None
        self.seat = 0
        """The learner's seat in this match; drawn for every match unless one was given."""
        for spec in self.opponents:
            make_bot(spec, self.dealer.game, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a match; ``options["game"]`` are options of the game, in place of those given before."""
        super().reset(seed=seed)
        self.dealer.choose(options)
        match_seed = int(self.np_random.integers(1 << 62))
        self.dealer.reseed(match_seed)
        drawn = int(self.np_random.integers(self.dealer.seats))
        self.seat = drawn if self.fixed_seat is None else self.fixed_seat
        others = [seat for seat in range(self.dealer.seats) if seat != self.seat]
        self.bots = {
            seat: make_bot(spec, self.dealer.game, derived(match_seed, seat + 1))
            for seat, spec in zip(others, self.opponents, strict=True)
        }
        self.lane = Lane(self.encoding, self.dealer.deal())
        self._let_bots_play()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer for the learner, and let the bots play until it is asked again."""
        lane = self._playing()
        if lane.seat < 0:
            raise ValueError("The match is over: call reset() to begin another one.")
        lane.take(int(action))
        self._let_bots_play()
        seen, info = self._seen()
        return seen, lane.rewards[self.seat], lane.seat < 0, False, info

    def render(self) -> Rendered:
        """Return the table as the learner sees it."""
        return None if self.renderer is None else self.renderer.render(self._playing().state, self.seat)

    def close(self) -> None:
        """Let go of what rendering needed."""
        if self.renderer is not None:
            self.renderer.close()

    def _playing(self) -> Lane:
        if self.lane is None:
            raise ValueError("There is no match yet: call reset() first.")
        return self.lane

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        seen = seen_by(self._playing(), self.seat)
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def _let_bots_play(self) -> None:
        lane = self._playing()
        if lane.decision.taken:
            return
        game, state = self.dealer.game, lane.state
        while (seat := to_act(state)) >= 0 and seat != self.seat:
            bot = self.bots[seat]
            if bot.is_blind:
                move = bot.pick(legal_moves(state))
            else:
                move = bot.decide(game.view(state, seat), game.question(state))
            play(state, move)
        lane.refresh()


def single(
    game: Game | str,
    opponents: str | Sequence[str] = "random",
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
) -> SingleEnv:
    """Return a Gymnasium environment in which bots have the other seats of *game*."""
    return SingleEnv(game, opponents, seats, options, seat, render_mode)
