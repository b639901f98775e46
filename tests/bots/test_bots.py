"""Bots: views only, seeded, within their budget, and each level stronger than the one below."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import clashtable as ct
from clashtable.bots.bot import Bot, Budget
from clashtable.bots.roster import make_bot, parse_spec
from clashtable.bots.tree import Search
from clashtable.core.errors import InvalidMessage
from clashtable.core.match import Match
from clashtable.core.question import Question
from clashtable.core.view import View
from clashtable.games.registry import GAMES
from clashtable.sim.arena import Plan, Tally, play_games
from clashtable.sim.statistics import wilson

SPECS = ("random", "greedy", "search:30")


def positions(game: str, seed: int, every: int, count: int) -> Iterator[Match]:
    """Return positions with a choice along a random match."""
    match = ct.game(game).start(seed=seed)
    taken = 0
    while not match.is_over and taken < count:
        moves = match.legal_moves()
        if len(moves) > 1 and len(match.moves) % every == 0:
            taken += 1
            yield match
        match.play(moves[(len(match.moves) * 7 + seed) % len(moves)])


def sight(match: Match) -> tuple[View, Question]:
    """Return all that a bot is given."""
    question = match.question()
    assert question is not None
    return match.view(question.seat), question


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("spec", SPECS)
def test_bot_decides_alike_from_a_view_that_came_over_the_wire(game: str, spec: str) -> None:
    rules = ct.game(game)
    for match in positions(game, 1, 5, 8):
        view, question = sight(match)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=rules.view_type)
        asked = msgspec.json.decode(msgspec.json.encode(question), type=Question)
        here = make_bot(spec, rules, 3).decide(view, question)
        assert make_bot(spec, rules, 3).decide(sent, asked) == here
        assert here in match.legal_moves()


def decisions(game: str, spec: str, seed: int) -> list[str]:
    """Return what one bot decides along a match."""
    bot = make_bot(spec, ct.game(game), seed)
    return [bot.decide(*sight(match)).notation for match in positions(game, 2, 3, 15)]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("spec", SPECS)
def test_same_seed_makes_the_same_decisions(game: str, spec: str) -> None:
    assert decisions(game, spec, 5) == decisions(game, spec, 5)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_other_seed_makes_other_decisions(game: str) -> None:
    assert decisions(game, "random", 5) != decisions(game, "random", 6)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("spec", SPECS)
def test_deciding_leaves_the_match_untouched(game: str, spec: str) -> None:
    for match in positions(game, 3, 9, 4):
        before = match.snapshot()
        make_bot(spec, ct.game(game), 1).decide(*sight(match))
        assert match.snapshot() == before


# --- budgets


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that hears of every run of a search."""
    runs: list[int] = []

    class Counted:
        """A real search that tells how many iterations it was asked for."""

        def __init__(self, *arguments: object) -> None:
            self.search = Search(*arguments)  # type: ignore[arg-type]  # handed on as they came

        def run(self, iterations: int) -> None:
            runs.append(iterations)
            self.search.run(iterations)

        def __getattr__(self, name: str) -> object:
            return getattr(self.search, name)

    monkeypatch.setattr("clashtable.bots.search.Search", Counted)
    return runs


def choice(game: str = "coco") -> tuple[Bot, View, Question]:
    """Return a search bot and a question with a choice."""
    return make_bot("search:50", ct.game(game), 1), *sight(next(positions(game, 4, 4, 1)))


def test_budget_in_iterations_is_kept_exactly(searched: list[int]) -> None:
    bot, view, question = choice()
    bot.decide(view, question)
    assert sum(searched) == 50
    searched.clear()
    bot.decide(view, question, Budget(iterations=33))
    assert sum(searched) == 33


def test_budget_in_seconds_is_kept(searched: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock of the test's own, which gains a tenth of a second whenever the bot looks at it."""
    ticks = iter(range(1000))
    monkeypatch.setattr("clashtable.bots.bot.time.monotonic", lambda: next(ticks) / 10)
    bot, view, question = choice()
    move = bot.decide(view, question, Budget(seconds=0.5))
    assert len(searched) == 4, "four looks before the half second is over, and a search after each"
    assert move.notation in [option.move for option in question.options]


def test_stop_interrupts_a_search_that_has_no_end(searched: list[int]) -> None:
    bot, view, question = choice()
    move = bot.decide(view, question, Budget(stop=lambda: len(searched) >= 3))
    assert len(searched) == 3
    assert move.notation in [option.move for option in question.options]


def test_bot_stopped_at_once_still_answers(searched: list[int]) -> None:
    bot, view, question = choice()
    move = bot.decide(view, question, Budget(stop=lambda: True))
    assert searched == []
    assert move.notation in [option.move for option in question.options]


def test_lone_answer_costs_no_thought(searched: list[int]) -> None:
    bot, view, question = choice()
    lone = msgspec.structs.replace(question, options=question.options[:1])
    assert bot.decide(view, lone).notation == question.options[0].move
    assert searched == []


# --- the roster


@pytest.mark.parametrize(
    ("spec", "name", "budget"),
    [
        ("random", "random", Budget(400)),
        ("greedy", "greedy", Budget(400)),
        ("search", "search", Budget(400)),
        ("search:25", "search", Budget(25)),
        ("search@1s", "search", Budget(seconds=1.0)),
        ("search@0.25s", "search", Budget(seconds=0.25)),
    ],
)
def test_specs_that_are_understood(spec: str, name: str, budget: Budget) -> None:
    assert parse_spec(spec) == (name, budget)


@pytest.mark.parametrize(
    "spec", ["", "Random", "random:5", "greedy@1s", "search:", "search:0", "search:-1", "search@1", "search@0s", "wise"]
)
def test_specs_that_are_refused(spec: str) -> None:
    with pytest.raises(InvalidMessage, match=r"There is no bot|out of bounds"):
        parse_spec(spec)


# --- strength: everything is seeded, so these results never change without a change of the bots


FEW, MANY = 20, 60
LONG_TURNS = ("panzer", "genres")
"""Games in which a search takes seconds for a match, so that fewer are played."""


def played(game: str, stronger: str, weaker: str, games: int) -> Tally:
    """Return what comes of *games* games, each of the two on every seat in turn."""
    rules = ct.game(game)
    bots = (stronger, *[weaker] * (rules.seats[0] - 1))
    return play_games(Plan(game, bots, games, 7, rules.check_options(len(bots), {})), 0, games, lambda: False)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_greedy_beats_random(game: str) -> None:
    tally = played(game, "greedy", "random", 40)
    assert wilson(tally.wins_by_bot["greedy"], tally.finished).low > 1 / ct.game(game).seats[0]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("spec", ["search:60", "search:200"])
def test_search_beats_greedy_also_with_a_small_budget(game: str, spec: str) -> None:
    tally = played(game, spec, "greedy", FEW if game in LONG_TURNS else MANY)
    assert tally.wins_by_bot[spec] / tally.finished > 1 / ct.game(game).seats[0]
