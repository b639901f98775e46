"""Bot against bot: seats rotate, luck is a game's own, and stopping loses nothing but the games cut short."""

from __future__ import annotations

import pytest

from clashtable.bots.roster import make_bot
from clashtable.core.luck import derived
from clashtable.core.outcome import Outcome
from clashtable.games.registry import GAMES
from clashtable.sim.arena import Plan, Tally, play_game, play_games
from clashtable.sim.pool import simulate
from tests.parley import PARLEY


def never() -> bool:
    return False


def plan_for(game: str, *bots: str, games: int = 6, seed: int = 1, **options: bool | int | str) -> Plan:
    """Return a plan with all options checked."""
    return Plan(game, bots, games, seed, GAMES[game].check_options(len(bots), options))


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the game of the tests be found by its id."""
    monkeypatch.setitem(GAMES, PARLEY.id, PARLEY)
    return PARLEY.id


def test_everybody_moves_on_by_one_seat(parley: str) -> None:
    plan = plan_for(parley, "greedy", "random", "search:20")
    seating = [[plan.bot_at(index, seat) for seat in range(3)] for index in range(3)]
    assert seating == [
        ["greedy", "random", "search:20"],
        ["random", "search:20", "greedy"],
        ["search:20", "greedy", "random"],
    ]


def test_wins_are_credited_to_whoever_sat_there(parley: str) -> None:
    plan = plan_for(parley, "greedy", "random", "random", games=9)
    tally = play_games(plan, 0, 9, never)
    again = Tally()
    for index in range(9):
        state, decisions = play_game(PARLEY, plan, index, never)
        assert state.outcome is not None
        again.note(plan, index, state.outcome, decisions)
        for seat in state.outcome.winners:
            assert plan.bot_at(index, seat) in ("greedy", "random")
    assert again == tally
    assert sum(tally.wins_by_seat.values()) == sum(tally.wins_by_bot.values())
    assert tally.finished == 9


def test_game_is_what_its_bots_would_play_at_a_table() -> None:
    plan = plan_for("coco", "greedy", "random", seed=5, match_max_games=1)
    coco = GAMES["coco"]
    for index in range(2):
        state, decisions = play_game(coco, plan, index, never)
        match = coco.start(2, derived(5, index), plan.options)
        bots = [make_bot(plan.bot_at(index, seat), coco, derived(5, index, seat)) for seat in range(2)]
        while (seat := match.to_act) is not None:
            question = match.question()
            assert question is not None
            match.play(bots[seat].decide(match.view(seat), question))
        assert match.outcome == state.outcome
        assert len(match.moves) == decisions
        assert match.state.luck.saved() == state.luck.saved()


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy", "random")])
def test_parts_add_up_to_the_whole(bots: tuple[str, str]) -> None:
    plan = plan_for("coco", *bots, games=9, match_max_games=1)
    parts = Tally()
    for first, end in ((5, 9), (0, 2), (2, 5)):
        parts.add(play_games(plan, first, end, never))
    assert parts == play_games(plan, 0, 9, never)
    assert parts == simulate(plan, 1, never, lambda _tally: None)


def test_progress_hears_of_every_part() -> None:
    heard: list[int] = []
    plan = plan_for("coco", "greedy", "random", games=5, match_max_games=1)
    simulate(plan, 1, never, lambda tally: heard.append(tally.finished))
    assert heard == [2, 4, 5]


@pytest.mark.parametrize("jobs", [1, 2])
def test_stopping_keeps_the_games_that_ended(jobs: int) -> None:
    finished = 0

    def heard(tally: Tally) -> None:
        nonlocal finished
        finished = tally.finished

    plan = plan_for("coco", "greedy", "random", games=100_000, match_max_games=1)
    tally = simulate(plan, jobs, lambda: finished >= 10, heard)
    assert 10 <= tally.finished < 200
    assert sum(tally.wins_by_seat.values()) + tally.draws == tally.finished


def test_a_shared_win_counts_as_a_draw() -> None:
    tally = Tally()
    plan = plan_for("coco", "greedy", "random", games=1)
    tally.note(plan, 0, Outcome((0, 1), (3, 3), "closing time"), 10)
    tally.note(plan, 1, Outcome((1,), (3, 4), "cred"), 10)
    assert (tally.draws, tally.wins_by_seat, tally.finished) == (1, {1: 1}, 2)


def test_game_that_is_stopped_is_not_counted() -> None:
    looks = 0

    def after_a_while() -> bool:
        nonlocal looks
        looks += 1
        return looks > 20

    tally = play_games(plan_for("coco", "greedy", "greedy"), 0, 6, after_a_while)
    assert tally == Tally()
