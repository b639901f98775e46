"""Bot against bot on the fast path: no record, no events, and a view only for bots that look.

A game's luck and each bot's are derived from the seed and the game's number, so the result of a seed does not depend
on how many processes share the work. Bots change seats from game to game. Next, read ``pool.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from clashtable.bots.bot import Bot
from clashtable.bots.own import any_bot
from clashtable.bots.random_bot import RandomBot
from clashtable.core.errors import RulesBug
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed
from clashtable.core.outcome import Outcome
from clashtable.core.setting import Value
from clashtable.core.state import State, legal_moves, play, settle, to_act
from clashtable.games.registry import GAMES
from clashtable.sim.playout import play_randomly

Key = TypeVar("Key", int, str)


@dataclass(frozen=True)
class Plan:
    """What is to be simulated: nothing in it but values, so that it can be sent to other processes."""

    game: str
    bots: tuple[str, ...]
    """A spec for each seat of the first game."""
    games: int
    seed: int
    options: dict[str, Value]
    """Every option of the game, checked."""

    @property
    def is_blind(self) -> bool:
        """Whether no bot looks at anything, so that whole matches run inside one compiled loop."""
        return all(spec == "random" for spec in self.bots)

    def bot_at(self, index: int, seat: int) -> str:
        """Return who has *seat* in game *index*: everybody moves on by one seat from game to game."""
        return self.bots[(seat + index) % len(self.bots)]


@dataclass
class Tally:
    """What came of some games. Tallies add up in any order."""

    finished: int = 0
    decisions: int = 0
    max_decisions: int = 0
    draws: int = 0
    wins_by_seat: dict[int, int] = field(default_factory=dict)
    wins_by_bot: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)

    def note(self, plan: Plan, index: int, outcome: Outcome, decisions: int) -> None:
        """Count one finished game."""
        self.finished += 1
        self.decisions += decisions
        self.max_decisions = max(self.max_decisions, decisions)
        count(self.reasons, outcome.reason)
        if len(outcome.winners) != 1:
            self.draws += 1  # a shared win is nobody's
            return
        seat = outcome.winners[0]
        count(self.wins_by_seat, seat)
        count(self.wins_by_bot, plan.bot_at(index, seat))

    def add(self, other: Tally) -> None:
        """Take in what came of other games."""
        self.finished += other.finished
        self.decisions += other.decisions
        self.max_decisions = max(self.max_decisions, other.max_decisions)
        self.draws += other.draws
        for seat, wins in other.wins_by_seat.items():
            count(self.wins_by_seat, seat, wins)
        for bot, wins in other.wins_by_bot.items():
            count(self.wins_by_bot, bot, wins)
        for reason, times in other.reasons.items():
            count(self.reasons, reason, times)


def count(counts: dict[Key, int], key: Key, times: int = 1) -> None:
    """Add *times* to what *counts* has under *key*."""
    counts[key] = counts.get(key, 0) + times


def play_games(plan: Plan, first: int, end: int, stopped: Callable[[], bool]) -> Tally:
    """Play the games from *first* up to but not including *end*; a game cut short by *stopped* is not counted."""
    game = GAMES[plan.game]
    tally = Tally()
    for index in range(first, end):
        if stopped():
            break
        state, decisions = play_game(game, plan, index, stopped)
        if state.outcome is not None:
            tally.note(plan, index, state.outcome, decisions)
    return tally


def play_game(game: Game, plan: Plan, index: int, stopped: Callable[[], bool]) -> tuple[State, int]:
    """Play one game and return its last state and the number of decisions; it has no outcome if *stopped*."""
    seats = len(plan.bots)
    state = game.deal(seats, luck_from_seed(derived(plan.seed, index)), plan.options)
    settle(state)
    limit = game.longest(seats, plan.options) + 1
    bots = [any_bot(plan.bot_at(index, seat), game, derived(plan.seed, index, seat)) for seat in range(seats)]
    if all(isinstance(bot, RandomBot) for bot in bots):
        decisions = play_randomly(state, bots[0].luck, limit)
    else:
        decisions = play_bots(game, state, bots, limit, stopped)
    if decisions == limit:
        raise RulesBug(f"game {index} of seed {plan.seed} went on for {limit} decisions, more than {game.title} allows")
    return state, decisions


def play_bots(game: Game, state: State, bots: Sequence[Bot], limit: int, stopped: Callable[[], bool]) -> int:
    """Let *bots* play *state* to its end; return how many decisions there were."""
    budgets = [replace(bot.budget, stop=stopped) for bot in bots]
    decisions = 0
    while state.pending and decisions < limit and not stopped():
        seat = to_act(state)
        bot = bots[seat]
        if bot.is_blind:
            move = bot.pick(legal_moves(state))
        else:
            move = bot.decide(game.view(state, seat), game.question(state), budgets[seat])
        play(state, move)
        decisions += 1
    return decisions
