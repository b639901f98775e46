"""Bots that people bring: known by a token, seated and moved like people, and never moved by the server."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from clashtable.server.messages import Leave, Moved, Refused, Sit, Start, State, TableChanged
from clashtable.server.seats import Seat
from tests.cli.conftest import Run, run  # noqa: F401  # a fixture
from tests.server.membership import (
    LOGGED_OUT,
    PASSWORD,
    Program,
    account_of,
    heard_until_cut_off,
    join,
    make_bot,
)
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess

NUMBERS = itertools.count(1)


@pytest.fixture
def robot(server: ServerProcess, ann: Person) -> Iterator[Program]:
    """Return a bot of Ann's."""
    number = next(NUMBERS)
    join(ann, f"Owner {number}")
    program = Program(server, make_bot(ann, f"Robot {number}").token)
    yield program
    program.leave_all()


def test_a_bot_sits_plays_and_leaves_over_the_same_protocol(robot: Program, ben: Person) -> None:
    table = ben.open_table("me", "open").id
    his, _state = ben.watch(table)
    its, _same = robot.watch(table)
    its.say(Sit(1))
    assert its.wait_for(TableChanged).you == 1
    his.say(Start())
    state = its.begun()
    seat = state.table.seats[1]
    assert (seat.kind, seat.name, seat.level, seat.present) == ("bot", robot.name, None, True)
    assert seat.profile == robot.name.lower()
    told: list[State | Moved] = [his.begun(), state]
    for _move in range(6):
        told = [window.newest(known) for window, known in zip((his, its), told, strict=True)]
        for window, known in zip((his, its), told, strict=True):
            if known.question is not None:
                window.play(known.sequence, known.question.options[0].move)
    its.say(Leave())
    assert its.wait_for(State).you is None
    assert ben.table(table).seats[1].level == "greedy"


def test_the_server_never_moves_for_a_bot_that_is_away(robot: Program, ben: Person) -> None:
    table = robot.open_table("me", "open").id
    his, _state = ben.watch(table)
    his.say(Sit(1))
    its, _same = robot.watch(table)
    while not his.wait_for(TableChanged).table.seats[0].present:
        pass
    its.say(Start())
    state, told = its.begun(), his.begun()
    while state.question is None:
        assert told.question is not None
        his.play(told.sequence, told.question.options[0].move)
        moved = its.wait_for(Moved)
        state = State(state.table, 0, moved.sequence, moved.view, moved.question, ())
        answered = his.wait_for(Moved)
        told = State(told.table, 1, answered.sequence, answered.view, answered.question, ())
    its.close()
    while his.wait_for(TableChanged).table.seats[0].present:
        pass
    assert his.newest(told) == told, "nobody has moved"
    again, state = robot.watch(table)
    assert state.question is not None
    again.play(state.sequence, state.question.options[0].move)
    assert his.wait_for(Moved).sequence == told.sequence + 1


def test_a_bot_plays_a_whole_match_against_ours(robot: Program) -> None:
    table = robot.open_table("me", "greedy", start=True)
    assert [seat.level for seat in table.seats] == [None, "greedy"]
    window, state = robot.watch(table.id)
    assert play_on(window, state, random.Random(2)).view.outcome is not None


def test_a_remote_seat_counts_as_a_person() -> None:
    assert [Seat(kind).is_person for kind in ("human", "remote", "bot", "open")] == [True, True, False, False]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/account"),
        ("GET", "/api/account"),
        ("POST", "/api/account/bots"),
        ("PUT", "/api/account/password"),
        ("POST", "/api/account/codes"),
        ("DELETE", "/api/account/sessions"),
        ("POST", "/api/account/deletion"),
        ("GET", "/api/account/export"),
        ("POST", "/api/logout"),
    ],
)
def test_a_bot_cannot_look_after_accounts(robot: Program, method: str, path: str) -> None:
    body = {"POST": {"password": PASSWORD}, "PUT": {"old": PASSWORD, "new": PASSWORD}}.get(method)
    body = {"name": "Another"} if path.endswith("bots") else body
    answer = robot.http.request(method, path, json=body)
    assert answer.status_code == 403
    assert answer.json()["sentence"] == "A token is for playing; accounts are looked after in a browser."


def test_a_bot_keeps_its_name_and_gets_no_cookie(robot: Program) -> None:
    assert robot.http.get("/api/me").json() == {"name": robot.name, "account": False}
    assert not robot.http.cookies
    answer = robot.http.put("/api/me", json={"name": "Person"})
    assert (answer.status_code, answer.json()["sentence"]) == (409, "A bot keeps its name.")


def test_a_bot_can_open_no_more_tables_than_a_person(robot: Program) -> None:
    for _table in range(20):
        robot.open_table("me", "open")
    answer = robot.http.post("/api/tables", json={"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.status_code == 429


def test_a_revoked_token_is_cut_off_and_known_no_more(ann: Person, robot: Program) -> None:
    table = robot.open_table("me", "open").id
    windows = [robot.enter(table) for _worker in range(3)]
    for window in windows:
        assert window.expect(State).you == 0
    token = account_of(ann).bots[0]
    assert (token.name, token.profile) == (robot.name, robot.name.lower())
    assert token.seen is not None
    assert ann.http.delete(f"/api/account/bots/{token.id}").status_code == 204
    for window in windows:
        assert heard_until_cut_off(window) == LOGGED_OUT
    assert robot.http.get("/api/me").status_code == 401
    late = robot.enter(table)
    assert late.expect(Refused).code == "ended"
    assert heard_until_cut_off(late)[0] == 4401
    assert account_of(ann).bots == ()
    assert ann.http.delete(f"/api/account/bots/{token.id}").status_code == 404


def test_another_token_for_the_same_bot_finds_its_seat(server: ServerProcess, ann: Person, robot: Program) -> None:
    table = robot.open_table("me", "open").id
    old = account_of(ann).bots[0]
    new = make_bot(ann, robot.name)
    assert new.bot.profile == old.profile
    assert ann.http.delete(f"/api/account/bots/{old.id}").status_code == 204
    again = Program(server, new.token)
    assert again.watch(table)[1].you == 0
    again.leave_all()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Hazel", "“Bot Hazel” is one of our own bots; choose another name."),
        ("bot hazel", "Names that look like “Bot” are for bots; choose another."),
        ("", "A name has 1 to 24 characters; this one has 0."),
        ("x" * 21, "The name of a bot has at most 20 characters after “Bot”."),
    ],
)
def test_a_name_that_no_bot_can_have_is_refused(ann: Person, name: str, sentence: str) -> None:
    join(ann, f"Namer {len(name)} {name[:3]}z")
    answer = ann.http.post("/api/account/bots", json={"name": name})
    assert (answer.status_code, answer.json()["sentence"]) == (400, sentence)


def test_a_bot_of_somebody_else_keeps_its_name_to_itself(ann: Person, ben: Person) -> None:
    join(ann, "Maker One")
    join(ben, "Maker Two")
    make_bot(ann, "Solo")
    answer = ben.http.post("/api/account/bots", json={"name": "SOLO"})
    assert (answer.status_code, answer.json()["sentence"]) == (
        409,
        "There is a Bot SOLO already; choose another name.",
    )
    assert ben.http.delete(f"/api/account/bots/{account_of(ann).bots[0].id}").status_code == 404


def test_nobody_logs_in_as_a_bot(ann: Person, ben: Person) -> None:
    join(ann, "Maker Three")
    make_bot(ann, "Trio")
    for password in ("", PASSWORD):
        assert ben.http.post("/api/login", json={"name": "Bot Trio", "password": password}).status_code == 409


@pytest.mark.parametrize("token", ["ct_nonsense", "ct_"])
def test_a_wrong_token_is_refused_with_a_sentence(cleo: Person, token: str) -> None:
    answer = cleo.http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 401
    assert answer.json()["sentence"] == "This token is not known here; it may have been revoked."


def test_a_ban_reaches_the_account_and_its_bots(tmp_path: Path, run: Run) -> None:  # noqa: F811
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        join(ann, "Rude One")
        robot = Program(server, make_bot(ann, "Rude").token)
        table = robot.open_table("me", "open").id
        its, _state = robot.watch(table)
        listed = run("admin", "people", "list", "--json", "--database", server.settings.database).out
        guest = next(line["id"] for line in json.loads(listed) if line["name"] == "Rude One")
        run("admin", "people", "ban", guest, "--reason", "rude", "--database", server.settings.database)
        assert heard_until_cut_off(its)[0] == 4403
        assert robot.http.get("/api/me").status_code == 403
        assert ann.http.get("/api/me").status_code == 403
        assert ben.http.post("/api/login", json={"name": "Rude One", "password": PASSWORD}).status_code == 403
        server.kill()
        server.start()
        assert robot.http.get("/api/me").status_code == 403
        run("admin", "people", "unban", guest, "--database", server.settings.database)
        server.kill()
        server.start()
        assert robot.http.get("/api/me").status_code == 200
        robot.leave_all()
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_a_bot_finds_its_seat_after_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        join(ann, "Steady Maker")
        robot = Program(server, make_bot(ann, "Steady").token)
        table = robot.open_table("me", "greedy", start=True).id
        server.kill()
        server.start()
        window, state = robot.watch(table)
        seat = state.table.seats[0]
        assert (state.you, seat.kind, seat.level, seat.profile) == (0, "bot", None, "bot steady")
        assert play_on(window, state, random.Random(3)).view.outcome is not None
        robot.leave_all()
    finally:
        ann.leave_all()
        server.end()
