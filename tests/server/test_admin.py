"""An operator at work while the server runs: people and tables, seen and changed, and backups."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from clashtable.server.history_facts import NewComment
from clashtable.server.messages import Refused, State, TableChanged
from tests.cli.conftest import Run, run  # noqa: F401  # a fixture
from tests.server.person import Person, Window, play_on, seated_pair
from tests.server.process import ServerProcess


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server with a database of its own."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.end()


@pytest.fixture
def pair(own_server: ServerProcess) -> Iterator[tuple[Person, Person]]:
    """Return two people."""
    people = Person(own_server), Person(own_server)
    yield people
    for person in people:
        person.leave_all()


class Operator:
    """Somebody at the command line of the server."""

    def __init__(self, server: ServerProcess, run: Run) -> None:  # noqa: F811
        self.database = ["--database", server.settings.database]
        self.run = run

    def does(self, *words: str) -> str:
        """Return what a command says that goes well."""
        ended = self.run("admin", *words, *self.database)
        assert (ended.status, ended.err) == (0, "")
        return ended.out

    def is_refused(self, *words: str) -> str:
        """Return the sentence of a command that is not done."""
        ended = self.run("admin", *words, *self.database)
        assert (ended.status, ended.out) == (2, "")
        assert ended.err.count("\n") == 1
        return ended.err

    def id_of(self, person: Person) -> str:
        """Return the id of *person*."""
        found = json.loads(self.does("people", "list", "--json"))
        return str(next(line["id"] for line in found if line["name"] == person.name))


@pytest.fixture
def operator(own_server: ServerProcess, run: Run) -> Operator:  # noqa: F811
    """Return the operator of the server."""
    return Operator(own_server, run)


def heard_until_cut_off(window: Window) -> tuple[int, str]:
    """Return with what code and sentence the server ends a connection."""
    try:
        while True:
            window.hear()
    except ConnectionClosed as ended:
        return (0, "") if ended.rcvd is None else (ended.rcvd.code, ended.rcvd.reason)


def test_a_banned_person_is_cut_off_and_a_bot_plays_on(pair: tuple[Person, Person], operator: Operator) -> None:
    ann, ben = pair
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    his.begun()
    guest = operator.id_of(ben)
    said = operator.does("people", "ban", guest, "--reason", "rude")
    assert said == f"{ben.name} ({guest}) is not let in any more.\n"
    assert heard_until_cut_off(his) == (4403, "This browser is not let in here any more.")
    while hers.wait_for(TableChanged).table.seats[1].kind != "bot":
        pass
    refused = ben.http.get("/api/me")
    assert (refused.status_code, refused.json()["sentence"]) == (403, "This browser is not let in here any more.")
    assert ben.post("/api/tables", {}).status_code in (400, 403)
    again = ben.enter(table)
    assert again.expect(Refused).code == "banned"
    assert heard_until_cut_off(again)[0] == 4403
    assert "rude" in operator.does("people", "show", guest)
    assert "is banned already" in operator.is_refused("people", "ban", guest)


def test_a_ban_outlives_a_restart_and_can_be_lifted(
    own_server: ServerProcess, pair: tuple[Person, Person], operator: Operator
) -> None:
    ann, _ben = pair
    guest = operator.id_of(ann)
    assert "is not banned" in operator.is_refused("people", "unban", guest)
    own_server.stop()
    operator.does("people", "ban", guest)
    own_server.start()
    assert ann.http.get("/api/me").status_code == 403
    assert operator.does("people", "unban", guest) == f"{ann.name} ({guest}) is let in again.\n"
    for _look in range(200):
        if ann.http.get("/api/me").status_code == 200:
            break
        time.sleep(0.1)
    assert ann.http.get("/api/me").json()["name"] == ann.name


def test_a_closed_table_is_told_to_those_at_it(pair: tuple[Person, Person], operator: Operator) -> None:
    ann, ben = pair
    table, hers, his = seated_pair(ann, ben)
    state = hers.begun()
    his.begun()
    assert operator.does("tables", "close", table) == f"The table {table} is closed.\n"
    for window in (hers, his):
        while window.wait_for(State).table.status != "closed":
            pass
    asked = state.question
    mover, move = (hers, asked.options[0].move) if asked is not None else (his, "anything")
    mover.play(0, move)
    assert mover.wait_for(Refused).sentence == "This table is closed."
    assert ann.table(table).status == "closed"
    assert json.loads(operator.does("tables", "show", table, "--json"))["status"] == "closed"
    assert "is closed, so there is nothing to close" in operator.is_refused("tables", "close", table)


def test_a_new_name_is_seen_where_the_person_sits(pair: tuple[Person, Person], operator: Operator) -> None:
    ann, ben = pair
    table = ann.open_table("me", "open").id
    window, _state = ben.watch(table)
    guest = operator.id_of(ann)
    assert operator.does("people", "rename", guest, "Anna") == f"{ann.name} is called Anna now.\n"
    while window.wait_for(TableChanged).table.seats[0].name != "Anna":
        pass
    assert ann.http.get("/api/me").json()["name"] == "Anna"
    assert "A name has 1 to 24 characters" in operator.is_refused("people", "rename", guest, "x" * 99)


def test_people_and_tables_are_listed(pair: tuple[Person, Person], operator: Operator) -> None:
    ann, _ben = pair
    table = ann.open_table("me", "open").id
    lines = operator.does("tables", "list").splitlines()
    assert lines[0].split() == ["id", "game", "status", "public", "created", "host", "moves", "seats"]
    assert lines[1].startswith(f"{table}  coco  waiting  True")
    assert lines[1].endswith(f"{ann.name}, (open)")
    assert operator.does("tables", "list", "--status", "finished") == "There are none.\n"
    assert json.loads(operator.does("tables", "list", "--json"))[0]["seats"] == [ann.name, ""]
    assert len(operator.does("people", "list", "--most", "1").splitlines()) == 2


def test_a_comment_is_removed(pair: tuple[Person, Person], operator: Operator) -> None:
    ann, ben = pair
    table = ann.open_table("me", "greedy", start=True).id
    play_on(*ann.watch(table), random.Random(1))
    comment = ben.post(f"/api/tables/{table}/comments", NewComment(1, "Rude words")).json()["id"]
    [line] = json.loads(operator.does("comments", "list", "--json"))
    assert (line["id"], line["table"], line["text"]) == (comment, table, "Rude words")
    assert operator.does("comments", "remove", comment) == f"The comment {comment} is removed.\n"
    assert ann.http.get(f"/api/tables/{table}/replay").json()["comments"] == []
    assert "There is no comment" in operator.is_refused("comments", "remove", comment)


@pytest.mark.parametrize("words", ["people show nobody", "people ban nobody", "people unban nobody"])
def test_nobody_is_no_person(operator: Operator, words: str) -> None:
    assert operator.is_refused(*words.split()) == (
        "There is no person 'nobody'; clashtable admin people list shows their ids.\n"
    )


def test_nowhere_is_no_table(operator: Operator) -> None:
    assert operator.is_refused("tables", "close", "nowhere").startswith("There is no table 'nowhere'")


def test_a_backup_while_people_play_is_whole_and_comes_back(
    own_server: ServerProcess, pair: tuple[Person, Person], operator: Operator, tmp_path: Path
) -> None:
    ann, _ben = pair
    table = ann.open_table("me", "greedy", start=True).id
    window, state = ann.watch(table)
    copy = tmp_path / "copy.sqlite3"
    assert operator.does("backup", str(copy)).startswith(f"{copy} holds the database of this moment")
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert database.execute("SELECT status FROM tables").fetchall() == [("running",)]
    assert "is there already: --force overwrites it" in operator.is_refused("backup", str(copy))
    play_on(window, state, random.Random(5))
    assert "Another server keeps its tables in" in operator.is_refused("restore", str(copy), "--force")
    own_server.stop()
    assert "is there already: --force overwrites it" in operator.is_refused("restore", str(copy))
    operator.does("restore", str(copy), "--force")
    own_server.start()
    assert ann.table(table).status == "running"
    assert ann.http.get("/api/me").json()["name"] == ann.name


def test_what_is_no_backup_is_not_restored(operator: Operator, own_server: ServerProcess, tmp_path: Path) -> None:
    own_server.stop()
    before = Path(own_server.settings.database).read_bytes()
    wrong = tmp_path / "wrong"
    wrong.write_bytes(b"nothing of the kind" * 100)
    assert "is no backup" in operator.is_refused("restore", str(wrong), "--force")
    assert "is no backup" in operator.is_refused("restore", str(tmp_path / "missing"), "--force")
    wrong.write_bytes(before[:5000] + b"\xff" * 9000 + before[14000:])
    assert "damaged" in operator.is_refused("restore", str(wrong), "--force")
    assert Path(own_server.settings.database).read_bytes() == before


@pytest.mark.parametrize("deed", ["backup", "restore"])
def test_postgresql_has_tools_of_its_own(run: Run, deed: str, tmp_path: Path) -> None:  # noqa: F811
    ended = run("admin", deed, str(tmp_path / "file"), "--database", "postgresql://me@127.0.0.1/tables")
    assert ended.status == 2
    assert "for PostgreSQL use pg_dump and pg_restore" in ended.err


def test_an_old_database_is_updated_by_the_server_first(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "old.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE guests (id TEXT)")
    ended = run("admin", "people", "list", "--database", str(file))
    assert ended.status == 2
    assert "start the server once, which updates it" in ended.err
