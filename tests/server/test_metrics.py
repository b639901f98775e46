"""What is measured: true numbers, for those who may see them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from clashtable.server.messages import Refused, Rematch, State
from clashtable.server.settings import ServerSettings
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess

TOKEN = "only-for-the-monitor"


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server where nothing happens by itself."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.end()


def measured(server: ServerProcess) -> dict[str, float]:
    """Return every sample by its name and labels."""
    text = httpx.get(f"{server.url}/metrics").raise_for_status().text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_tables_connections_moves_bots_and_refusals_are_counted(quiet_server: ServerProcess) -> None:
    assert measured(quiet_server)["clashtable_connections table"] == 0
    ann = Person(quiet_server)
    table = ann.open_table("me", "greedy", start=True).id
    ann.open_table("me", "open")
    lobby = ann.connect("/ws/lobby")
    window, _state = ann.watch(table)
    window.say(Rematch())
    assert window.wait_for(Refused).code == "not_allowed"
    found = measured(quiet_server)
    assert found["clashtable_tables coco running"] == found["clashtable_tables coco waiting"] == 1
    assert found["clashtable_connections table"] == found["clashtable_connections lobby"] == 1
    assert found["clashtable_refusals_total not_allowed"] == 1
    assert found["clashtable_responses_total 201"] == 2
    assert found["process_resident_memory_bytes"] > 10_000_000
    lobby.close()
    window, state = ann.watch(table)  # the bot may have moved before the refusal was heard
    play_on(window, state, random.Random(1))
    found = measured(quiet_server)
    record = ann.http.get(f"/api/tables/{table}/record").json()
    assert found["clashtable_move_seconds_count coco"] == len(record["moves"])
    assert 0 < found["clashtable_move_seconds_sum coco"] < 600
    assert len(record["moves"]) < found["clashtable_commit_jobs_sum"]
    assert 0 < found["clashtable_bot_seconds_count"] < len(record["moves"])
    assert found["clashtable_tables coco finished"] == 1
    assert "clashtable_tables coco running" not in found
    ann.leave_all()


def test_a_move_that_did_not_happen_is_not_counted(quiet_server: ServerProcess) -> None:
    ann = Person(quiet_server)
    table = ann.open_table("me", "greedy", start=True).id
    window, _state = ann.watch(table)
    window.play(999, "nonsense")
    assert window.wait_for(Refused).code == "stale"
    assert window.wait_for(State).sequence in (0, 1)
    assert measured(quiet_server).get("clashtable_move_seconds_count coco", 0) <= 1
    ann.leave_all()


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded"])
def test_strangers_behind_a_proxy_are_told_nothing(quiet_server: ServerProcess, header: str) -> None:
    answer = httpx.get(f"{quiet_server.url}/metrics", headers={header: "for=203.0.113.9"})
    assert answer.status_code == 403
    assert answer.json()["sentence"].startswith("What is measured here is told to programs on this machine")


def test_with_a_token_only_those_who_send_it_are_told(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, ServerSettings(metrics_token=TOKEN))
    server.start()
    try:
        answers = [
            httpx.get(f"{server.url}/metrics", headers=headers)
            for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": f"Bearer {TOKEN}"})
        ]
        assert [answer.status_code for answer in answers] == [403, 403, 200]
        assert answers[-1].headers["content-type"].count("charset") == 1
    finally:
        server.end()
