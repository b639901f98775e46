"""Simulation from the command line: what it prints, that a seed settles it, and that it can be stopped."""

from __future__ import annotations

import json
import signal
import time
from typing import Any

import pytest

from tests.cli.conftest import Run, started

TIMING = ("seconds", "decisions_per_second")
CONTRACT = {
    "game", "seats", "bots", "games", "finished", "decisions", "seconds", "decisions_per_second", "wins_by_seat",
    "wins_by_bot", "mean_decisions", "max_decisions", "reasons",
}  # fmt: skip


def simulated(run: Run, *argv: str) -> dict[str, Any]:
    """Return the JSON of a simulation, which must be all that is printed."""
    ended = run("simulate", "coco", "--json", *argv)
    assert (ended.status, ended.err) == (0, "")
    found: dict[str, Any] = json.loads(ended.out)
    return found


def without_timing(found: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in found.items() if name not in TIMING}


def test_json_holds_what_the_contract_names(run: Run) -> None:
    found = simulated(run, "--bots", "greedy,random", "--games", "6", "--seed", "3", "--option", "match_max_games=1")
    assert set(found) >= CONTRACT
    assert found["bots"] == ["greedy", "random"]
    assert found["seats"] == 2
    assert found["games"] == found["finished"] == 6
    assert found["options"]["match_max_games"] == 1
    assert sum(found["wins_by_seat"]) == sum(found["wins_by_bot"].values()) == 6 - found["draws"]
    assert sum(found["reasons"].values()) == 6
    assert found["mean_decisions"] == pytest.approx(found["decisions"] / 6, abs=0.001)
    assert found["max_decisions"] >= found["mean_decisions"]
    assert set(found["win_share"]) == {"greedy", "random"}


def test_seats_of_one_bot_add_up(run: Run) -> None:
    found = simulated(run, "--bots", "random,random", "--games", "40")
    assert list(found["wins_by_bot"]) == ["random"]
    assert found["wins_by_bot"]["random"] == 40 - found["draws"]
    assert found["win_share"]["random"]["share"] == pytest.approx((40 - found["draws"]) / 80)


@pytest.mark.parametrize("bots", ["random,random", "greedy,random", "search:10,greedy"])
def test_result_of_a_seed_does_not_depend_on_the_jobs(run: Run, bots: str) -> None:
    argv = ("--bots", bots, "--games", "7", "--seed", "11", "--option", "match_max_games=1")
    alone = simulated(run, *argv)
    assert without_timing(simulated(run, *argv)) == without_timing(alone)
    assert without_timing(simulated(run, *argv, "--jobs", "2")) == without_timing(alone)
    other = simulated(run, *argv[:-4], "--seed", "12", "--option", "match_max_games=1")
    assert other["decisions"] != alone["decisions"]


def test_table_names_bots_and_intervals(run: Run) -> None:
    ended = run("simulate", "coco", "--bots", "greedy,random", "--games", "8", "--option", "match_points=5")
    assert (ended.status, ended.err) == (0, "")
    assert "8 games, seed 0, match_points=5" in ended.out
    assert "95 % interval" in ended.out
    rows = [line.split() for line in ended.out.splitlines()]
    assert [row[0] for row in rows if row[:1] in (["greedy"], ["random"])] == ["greedy", "random"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_ends_well_with_what_there_is(jobs: str) -> None:
    for patience in (5, 20, 60):
        process = started(
            "simulate", "coco", "--bots", "search@0.05s,random", "--games", "100000", "--json", "--jobs", jobs
        )  # fmt: skip
        time.sleep(patience)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        found = json.loads(out)
        assert process.returncode == 130
        assert found["finished"] < found["games"] == 100000
        assert sum(found["wins_by_seat"]) + found["draws"] == found["finished"]
        assert f"Stopped after {found['finished']} of 100000 games.\n" in err
        assert "Traceback" not in err
        if found["finished"] > 0:
            return
    raise AssertionError("no game was ever finished")
