"""Measuring: subjects in turn, packages that cannot be had, peers and our own operations."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bench import packages, rounds
from bench.engine import dealt, middle_positions, options_of
from bench.environments import random_answers
from bench.memory import memory_of
from bench.packages import PACKAGES, provide
from bench.peers.peer import Peer, Played, measure
from bench.peers.pettingzoo import AgentLoop
from bench.peers.roster import ROSTER
from bench.rounds import LONGEST, Measurement, Subject, run_rounds
from clashtable.envs.aec import aec
from clashtable.games.registry import GAMES


def saying(name: str, code: str) -> Subject:
    """Return a subject that runs *code*."""
    return Subject(name, "", [sys.executable, "-c", code], {})


def test_a_subject_that_fails_is_left_out_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rounds, "calibration", lambda: 1.0)
    good = saying("good", f"print('a greeting'); print({json.dumps(json.dumps({'decisions_per_second': 7}))})")
    bad = saying("bad", "raise SystemExit(3)")
    results = run_rounds([bad, good], 2)
    assert [run.figures for run in results[good]] == [{"decisions_per_second": 7}] * 2
    assert results[bad] == []
    told = capsys.readouterr().err
    assert told.count("bad: could not be measured and is left out (status 3)") == 1
    assert told.count("good: 7 decisions/s") == 2


def test_a_subject_that_takes_too_long_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured(subject: Subject) -> Measurement:
        raise subprocess.TimeoutExpired(subject.command, LONGEST)

    monkeypatch.setattr(rounds, "measured", measured)
    slow = saying("slow", "")
    assert run_rounds([slow], 2) == {slow: []}
    assert f"slow: could not be measured and is left out (more than {LONGEST:.0f} s)" in capsys.readouterr().err


def test_a_package_that_cannot_be_installed_is_skipped_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def install(package: str) -> None:
        asked.append(package)
        if package == "rlcard":
            raise subprocess.CalledProcessError(1, ["install"])

    monkeypatch.setattr(packages, "install", install)
    monkeypatch.setattr(packages, "FOLDER", tmp_path)
    missing = provide(["rlcard", "chess"])
    assert list(missing) == ["rlcard"]
    assert missing["rlcard"].startswith("rlcard could not be installed")
    provide(["rlcard", "chess"])
    assert asked == ["rlcard", "chess", "rlcard"]


def test_every_peer_is_of_a_package_that_is_provided_and_pinned() -> None:
    assert {entry.package for entry in ROSTER.values()} == set(PACKAGES) - {"matplotlib"}
    assert all("==" in requirement for requirements in PACKAGES.values() for requirement in requirements)


def test_a_peer_is_measured_by_what_it_offers() -> None:
    whole = measure(Peer("pytest", lambda: Played(2, 60), lambda: Played(1, 28), str, repr), 0.001)
    assert whole["decisions_per_match"] == 30
    assert float(whole["games_per_second"]) == pytest.approx(float(whole["decisions_per_second"]) / 30)
    assert {"version", "steps_per_second", "clone_us"} <= set(whole)
    walked = measure(Peer("pytest", walk=lambda: Played(1, 28)), 0.001)
    assert walked["decisions_per_match"] == 28
    assert {"decisions_per_second", "clone_us"}.isdisjoint(walked)


@pytest.mark.parametrize("name", GAMES)
def test_every_size_of_table_can_be_dealt(name: str) -> None:
    game = GAMES[name]
    assert [dealt(game, seats, 1).seats for seats in game.seats] == list(game.seats)
    assert options_of(game, game.usual_seats) == game.check_options(game.usual_seats, {})


def test_steps_of_an_environment_are_counted_as_a_match_has_them() -> None:
    loop = AgentLoop(aec("coco"))
    whole = loop.walk()
    assert whole.matches == 1
    assert whole.decisions > 20
    assert loop.walk(limit=5).decisions == 5


def test_random_answers_are_allowed_ones_and_of_each_kind() -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 0]], np.int8)
    rng = np.random.default_rng(1)
    answers = [tuple(random_answers(masks, rng).tolist()) for _time in range(50)]
    assert set(answers) == {(1, 0), (2, 0)}


def test_memory_grows_with_the_number_of_matches() -> None:
    positions = middle_positions(GAMES["coco"], 2, 20)
    assert 5 < memory_of(positions, 1_000) / memory_of(positions, 100) < 15
