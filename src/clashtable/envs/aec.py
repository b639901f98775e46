"""PettingZoo: ``aec("geekfight", seats=3)`` is an AEC environment of any game.

An action is a number of the game's action space; a large decision takes several. Observations are dictionaries with an
``observation`` and an ``action_mask``. Rewards come at the end: 1 shared by the winners, taken from the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv

from clashtable.core.game import Game
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.lanes import Lane
from clashtable.envs.rendering import Rendered, Renderer, render_modes
from clashtable.envs.spaces import SIGNED, UNSIGNED, Seen, frombuffer, observation_space, seen_by

LONGEST: Final = 2**63 - 1
"""How many turns ``agent_iter`` goes on for at most."""


class ClashEnv(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One match after another of one game, for agents ``player_0``, ``player_1`` and so on."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.dealer = SeededDealer(game, seats, options)
        self.encoding = self.dealer.encoding
        self.metadata: dict[str, Any] = {
            "name": f"clashtable_{self.dealer.game.id}_{self.encoding.version()}",
            "render_modes": render_modes(),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.renderer = None if render_mode is None else Renderer(self.dealer.game, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.dealer.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.encoding.actions)) for agent in self.possible_agents}
        self.lane: Lane | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what *agent* sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of what *agent* can answer."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Begin a match; ``options["game"]`` are options of the game, in place of those given before."""
        self.dealer.choose(options)
        if seed is not None:
            self.dealer.reseed(seed)
        self.lane = Lane(self.encoding, self.dealer.deal())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.lane.seat]

    def agent_iter(self, max_iter: int = LONGEST) -> Iterator[str]:
        """Yield the agent to act, again and again, as long as somebody plays; to be answered by ``step`` each time."""
        for _turn in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> Seen:
        """Return what *agent* sees and can answer now."""
        return seen_by(self.playing(), self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # Any: Seen, or None unasked
        """Return what the agent to act sees, has got and is told; before the end that is the same for all."""
        lane = self.lane
        if lane is None or lane.seat < 0 or not observe:
            found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
            return found
        cells, mask = lane.look()  # as seen_by does, without its call and its two: 0.1 µs of the 4 of a step
        seen = {"observation": frombuffer(cells, UNSIGNED), "action_mask": frombuffer(mask, SIGNED)}
        return seen, 0.0, False, False, self.infos[self.agent_selection]

    def step(self, action: int | None) -> None:
        """Answer for the agent whose turn it is."""
        lane = self.lane or self.playing()
        if lane.seat < 0:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} must answer with a number, not None.")
        number = action if type(action) is int else int(action)  # NumPy's are none
        if not lane.take(number):  # nothing is rewarded before the end, so there is nothing to add up
            self.agent_selection = self.possible_agents[lane.seat]
            return
        self.rewards = dict(zip(self.possible_agents, lane.rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> Rendered:
        """Return the table as the player to act sees it."""
        if self.renderer is None:
            return None
        lane = self.playing()
        return self.renderer.render(lane.state, lane.seat)

    def close(self) -> None:
        """Let go of what rendering needed."""
        if self.renderer is not None:
            self.renderer.close()

    def playing(self) -> Lane:
        """Return the match; there is none before ``reset``."""
        if self.lane is None:
            raise ValueError("There is no match yet: call reset() first.")
        return self.lane


def aec(
    game: Game | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> ClashEnv:
    """Return a PettingZoo environment of *game*."""
    return ClashEnv(game, seats, options, render_mode)
