"""Matches outlive a change of their rules: what is over can be seen, what runs goes on or ends with a sentence."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

import clashtable
from clashtable.server.messages import Moved, Refused, State
from clashtable.server.remains import packed
from tests.server.old_database import old_database, returning, rows
from tests.server.process import ServerProcess
from tests.server.test_migrations import FINISHED, RUNNING

PATIENCE: Final = 60.0
CORGIS: Final = next(table for game, table in RUNNING if game == "corgis")
UNREADABLE: Final = {"coco": b"damaged", "genres": packed(b'{"board": "of another game"}')}
"""How some matches stood, as no rules of today can read it."""


@dataclass
class Change:
    """A server whose rules have changed, and what it told before."""

    server: ServerProcess
    states: dict[str, dict[str, Any]]  # Any: JSON
    records: dict[str, str]


def change_rules(file: Path) -> None:
    """Let every match in *file* be one of other rules, and some of them stand as nobody can read."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET game_version = 'older'")
        for game, table in RUNNING:
            if game in UNREADABLE:
                database.execute("UPDATE snapshots SET content = ? WHERE table_id = ?", (UNREADABLE[game], table))


def wait_for_endings(file: Path) -> None:
    """Wait until the ending of every finished match is kept."""
    missing = "SELECT count(*) FROM tables WHERE status = 'finished' AND id NOT IN (SELECT table_id FROM endings)"
    deadline = time.monotonic() + PATIENCE
    while rows(file, missing) != [(0,)]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.fixture(scope="module")
def change(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Change]:
    """Serve the old database once by the rules of its time, then by others."""
    folder = tmp_path_factory.mktemp("rules")
    file = old_database(folder)
    server = ServerProcess(folder)
    server.start()
    try:
        wait_for_endings(file)
        ann = returning(server, "Ann")
        states = {table: told(ann.watch(table)[0].heard[-1]) for _game, table in (*FINISHED, *RUNNING)}
        records = {table: ann.http.get(f"/api/tables/{table}/record").text for _game, table in FINISHED}
        ann.leave_all()
        assert server.stop() == 0
        change_rules(file)
        server.start()
        yield Change(server, states, records)
    finally:
        server.end()


def told(text: str) -> dict[str, Any]:
    """Return what a state tells of the match, whoever else is there."""
    state = json.loads(text)
    return {name: state[name] for name in ("you", "sequence", "view", "question", "log")}


@pytest.mark.parametrize(("game", "table"), FINISHED)
def test_finished_match_of_other_rules_is_shown_as_it_was(change: Change, game: str, table: str) -> None:
    ann = returning(change.server, "Ann")
    window = ann.enter(table)
    state = window.expect(State)
    assert (state.table.game, state.table.status) == (game, "finished")
    assert told(window.heard[-1]) == change.states[table]
    assert ann.http.get(f"/api/tables/{table}/record").text == change.records[table]
    ann.leave_all()


def test_stranger_sees_of_a_finished_match_of_other_rules_what_strangers_saw(change: Change) -> None:
    stranger = returning(change.server, "Ben")
    for _game, table in FINISHED:
        window, state = stranger.watch(table)
        assert state.you is None
        assert told(window.heard[-1])["view"] != change.states[table]["view"]
    stranger.leave_all()


@pytest.mark.parametrize(("game", "table"), [row for row in RUNNING if row[0] not in UNREADABLE])
def test_running_match_goes_on_from_where_it_stood(change: Change, game: str, table: str) -> None:
    ann, ben = returning(change.server, "Ann"), returning(change.server, "Ben")
    people = [ann] if table == CORGIS else [ann, ben]  # there Ben had left
    windows = [person.enter(table) for person in people]
    heard: list[State | Moved] = [window.expect(State) for window in windows]
    stood, stands = change.states[table], told(windows[0].heard[-1])
    assert stands["view"] == stood["view"]
    assert stands["sequence"] >= stood["sequence"]  # the log does not say of old moves who saw them
    luck = random.Random(5)
    mover = next((at for at, said in enumerate(heard) if said.question is not None), 0)
    question = heard[mover].question
    if question is not None:
        windows[mover].play(heard[mover].sequence, luck.choice(question.options).move)
    assert windows[mover].wait_for(Moved).sequence > stands["sequence"]
    ann.leave_all()
    ben.leave_all()


@pytest.mark.parametrize(("game", "table"), [row for row in RUNNING if row[0] in UNREADABLE])
def test_running_match_that_cannot_be_taken_up_ends_with_a_sentence(change: Change, game: str, table: str) -> None:
    ann = returning(change.server, "Ann")
    window, state = ann.watch(table)
    assert (state.table.status, state.view, state.question) == ("outdated", None, None)
    window.play(0, "P")
    said = window.expect(Refused)
    title = clashtable.game(game).title
    assert said.sentence == f"The rules of {title} have changed, so this match has ended without a result."
    ann.leave_all()
