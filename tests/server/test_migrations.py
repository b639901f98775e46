"""Databases of the past are brought up to date, and what was played there goes on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

import clashtable
from clashtable.core.errors import InvalidMessage
from clashtable.core.record import record_from_json
from clashtable.server.database import Database
from clashtable.server.messages import Moved, Refused, Sit, State, TableChanged
from clashtable.server.migration import migrate
from clashtable.server.schema import SCHEMA
from tests.server.old_database import OLD, old_database, returning, rows
from tests.server.process import ServerProcess

FINISHED: Final = rows(OLD, "SELECT game, id FROM tables WHERE status = 'finished' AND rematch IS NULL ORDER BY game")
RUNNING: Final = rows(
    OLD,
    "SELECT DISTINCT game, tables.id FROM tables JOIN seats ON table_id = tables.id"
    " WHERE status = 'running' AND kind = 'human' AND rematch_of IS NULL ORDER BY game",
)
WAITING: Final = rows(OLD, "SELECT game, id FROM tables WHERE status = 'waiting' AND rematch_of IS NULL ORDER BY game")
FURTHER: Final = 8
"""How many moves are played on in each running match."""


def migrated(file: Path) -> sql.Engine:
    """Bring the database in *file* up to date."""
    engine = sql.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection)
    return engine


def difference(engine: sql.Engine) -> list[object]:
    """Return how the database differs from the schema."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), SCHEMA))


def test_old_database_holds_every_game_finished_running_and_waiting() -> None:
    assert [[game for game, _table in tables] for tables in (FINISHED, RUNNING, WAITING)] == [
        sorted(clashtable.games()) for _tables in range(3)
    ]


def test_revisions_make_the_schema_of_today(tmp_path: Path) -> None:
    assert difference(migrated(tmp_path / "new.sqlite3")) == []
    assert difference(migrated(old_database(tmp_path))) == []


def test_revisions_make_the_schema_in_any_database(url: str) -> None:
    engine = sql.create_engine(url)
    with engine.begin() as connection:
        migrate(connection)
    assert difference(engine) == []
    engine.dispose()


def test_migrating_again_changes_nothing_and_keeps_every_row(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    migrated(file)
    migrated(file)
    for table in ("guests", "tables", "seats", "decks", "moves"):
        counted = f"SELECT count(*) FROM {table}"
        assert rows(file, counted) == rows(OLD, counted)


def test_database_older_than_decks_is_brought_up_to_date(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("DROP TABLE decks")
    assert difference(migrated(file)) == []


def test_database_of_a_newer_server_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = old_database(tmp_path)
    migrated(file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(InvalidMessage, match="written by a newer clashtable"):
        migrated(file)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server of today on the old database."""
    folder = tmp_path_factory.mktemp("old")
    old_database(folder)
    process = ServerProcess(folder)
    process.start()
    yield process
    process.end()


@pytest.mark.parametrize(("game", "table"), FINISHED)
def test_finished_match_of_the_old_database_can_be_seen(server: ServerProcess, game: str, table: str) -> None:
    ann = returning(server, "Ann")
    window, state = ann.watch(table)
    assert (state.table.game, state.table.status, state.you) == (game, "finished", 0)
    assert state.view is not None
    assert state.view.outcome is not None
    assert state.log
    record = record_from_json(ann.http.get(f"/api/tables/{table}/record").content)
    assert clashtable.replay(record).is_over
    window.close()
    ann.leave_all()


@pytest.mark.parametrize(("game", "table"), RUNNING)
def test_running_match_of_the_old_database_goes_on(server: ServerProcess, game: str, table: str) -> None:
    ann, ben = returning(server, "Ann"), returning(server, "Ben")
    luck = random.Random(13)
    told = [person.watch(table) for person in (ann, ben)]
    windows = [window for window, _state in told]
    heard: list[State | Moved] = [state for _window, state in told]
    begun = heard[0].sequence
    assert told[0][1].table.game == game
    assert begun >= 8  # of 12 moves, some of which only their mover was shown
    while heard[0].sequence < begun + FURTHER:
        for window, latest in zip(windows, heard, strict=True):
            if latest.question is not None:
                window.play(latest.sequence, luck.choice(latest.question.options).move)
                heard[windows.index(window)] = window.wait_for(Moved)
                break
        heard = [window.newest(known) for window, known in zip(windows, heard, strict=True)]
    ann.leave_all()
    ben.leave_all()


@pytest.mark.parametrize(("game", "table"), WAITING)
def test_waiting_table_of_the_old_database_can_be_joined(server: ServerProcess, game: str, table: str) -> None:
    ann = returning(server, "Ann")
    window, state = ann.watch(table)
    assert (state.table.game, state.table.status) == (game, "waiting")
    window.say(Sit(1))
    message = window.hear()
    assert not isinstance(message, Refused), message
    assert isinstance(message, TableChanged)
    assert message.you == 1
    ann.leave_all()


def test_revisions_are_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = old_database(tmp_path)

    def break_down(*_arguments: object, **_more: object) -> None:
        raise RuntimeError("in the middle of a revision")

    monkeypatch.setattr("alembic.op.create_index", break_down)
    database = Database(f"sqlite:///{file}")
    with pytest.raises(RuntimeError), database.writing.begin() as connection:
        migrate(connection)
    database.close()
    made = "SELECT name FROM sqlite_master ORDER BY name"
    assert rows(file, made) == rows(OLD, made)


def test_people_of_the_old_database_are_known(server: ServerProcess) -> None:
    ben = returning(server, "Ben")
    assert ben.http.get("/api/me").json()["name"] == "Ben"
    ben.leave_all()
