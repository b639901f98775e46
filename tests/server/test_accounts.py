"""A guest becomes an account, comes back to it, is called otherwise, and leaves for good."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from argon2.exceptions import VerifyMismatchError

from clashtable.server.account_facts import Confirmation, NewAccount
from clashtable.server.messages import Moved, State, TableChanged
from clashtable.server.names import LEFT
from clashtable.server.passwords import HASHER, NOBODYS
from clashtable.server.remains import unpacked
from tests.server.membership import (
    OTHER,
    PASSWORD,
    account_of,
    delete,
    join,
    kept_cookie,
    log_in,
    logged_in,
    make_bot,
    me,
    recover,
    renamed,
    with_cookie,
)
from tests.server.person import PATIENCE, Person, seated_pair
from tests.server.process import GENEROUS, ServerProcess

Newcomer = Callable[[], Person]


def test_a_guest_becomes_an_account_without_losing_their_seat(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    state = his.begun()
    assert state.table.seats[0].profile is None
    join(ann, "Ann of the Hill")
    assert me(ann) == {"name": "Ann of the Hill", "account": True}
    window, state = ann.watch(table)
    assert state.you == 0
    assert (state.table.seats[0].name, state.table.seats[0].profile) == ("Ann of the Hill", "ann of the hill")
    while his.wait_for(TableChanged).table.seats[0].profile != "ann of the hill":
        pass
    assert account_of(ann).tables == (table,)
    if state.question is not None:
        window.play(state.sequence, state.question.options[0].move)
        assert window.wait_for(Moved).sequence == 1


def test_somebody_who_logs_in_elsewhere_has_the_same_seats(server: ServerProcess, ann: Person, ben: Person) -> None:
    table, hers, _his = seated_pair(ann, ben)
    hers.begun()
    join(ann, "Traveller")
    again = logged_in(server, "  traVELLER ")
    assert again.name == "Traveller"
    assert again.watch(table)[1].you == 0
    again.leave_all()


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(ann: Person, ben: Person) -> None:
    join(ann, "Careful One")
    wrong = [log_in(ben, "Careful One", "not the password"), log_in(ben, "Nobody At All", PASSWORD)]
    assert {answer.status_code for answer in wrong} == {409}
    assert len({answer.json()["sentence"] for answer in wrong}) == 1
    assert me(ben)["name"] == ben.name


def test_comparing_with_the_hash_of_nobody_is_work_like_any_other() -> None:
    with pytest.raises(VerifyMismatchError):
        HASHER.verify(NOBODYS, PASSWORD)
    assert not HASHER.check_needs_rehash(NOBODYS), "it costs what every hash costs"


@pytest.mark.parametrize(
    ("password", "sentence"),
    [
        ("short", "A password has at least 8 characters; a few words in a row are a good one."),
        ("x" * 201, "A password has at most 200 characters."),
        ("PLAIN  person", "Your name is too easy to guess as a password; choose another."),
    ],
)
def test_a_password_that_cannot_be_one_is_refused(ann: Person, password: str, sentence: str) -> None:
    renamed(ann, "Plain Person")
    answer = ann.post("/api/account", NewAccount(password))
    assert (answer.status_code, answer.json()["sentence"]) == (400, sentence)
    assert me(ann)["account"] is False


@pytest.mark.parametrize("name", ["Alice Unique", "ALICE unique", "AIice Unique", "A\uff4cice Unique"])
def test_two_accounts_cannot_be_taken_for_each_other(
    server: ServerProcess, newcomer: Newcomer, ben: Person, name: str
) -> None:
    if log_in(Person(server), "Alice Unique").status_code != 200:
        join(newcomer(), "Alice Unique")
    renamed(ben, name)
    answer = ben.post("/api/account", NewAccount(PASSWORD))
    assert answer.status_code == 409
    assert answer.json()["sentence"].startswith("Somebody with an account is called that, or almost that")


@pytest.mark.parametrize("name", ["A/B", "!?!", "\ufdfa" * 24])
def test_a_name_that_no_account_can_have_is_refused(ann: Person, name: str) -> None:
    renamed(ann, name)
    answer = ann.post("/api/account", NewAccount(PASSWORD))
    assert answer.status_code == 400
    assert "choose another first" in answer.json()["sentence"]


def test_an_account_is_made_once(ann: Person) -> None:
    join(ann, "Only Once")
    assert ann.post("/api/account", NewAccount(OTHER)).json()["sentence"] == "You have an account already."


def test_the_cookie_from_before_the_account_works_no_more(server: ServerProcess, ann: Person) -> None:
    before = kept_cookie(ann)
    join(ann, "Not A Guest")
    stale = with_cookie(server, before)
    assert stale.http.get("/api/account").status_code == 401
    assert me(stale)["name"] != "Not A Guest"
    stale.leave_all()


def test_an_account_is_renamed_and_nobody_else_can_have_the_name(
    server: ServerProcess, ann: Person, ben: Person
) -> None:
    table = ann.open_table("me", "open")
    join(ann, "First Name")
    join(ben, "Second Name")
    renamed(ann, "Third Name")
    assert ann.table(table.id).seats[0].profile == "third name"
    assert log_in(Person(server), "First Name").status_code == 409
    logged_in(server, "third name").leave_all()
    answer = ben.http.put("/api/me", json={"name": "THIRD name"})
    assert answer.status_code == 409
    assert me(ben)["name"] == "Second Name"
    renamed(ben, "SECOND name")


def test_a_recovery_code_sets_a_new_password_once_and_ends_all_other_sessions(
    server: ServerProcess, ann: Person, newcomer: Newcomer
) -> None:
    codes = join(ann, "Forgetful")
    assert len(set(codes)) == 8
    helped, late = newcomer(), newcomer()
    answer = recover(helped, "forgetful", codes[3].upper().replace("-", " "))
    assert answer.status_code == 200, answer.text
    assert account_of(helped).codes == 7
    assert ann.http.get("/api/account").status_code == 401
    assert recover(late, "Forgetful", codes[3]).status_code == 409
    assert recover(late, "Forgetful", "0000-0000-0000-0000").status_code == 409
    assert log_in(late, "Forgetful", PASSWORD).status_code == 409
    assert log_in(late, "Forgetful", OTHER).status_code == 200


def test_new_recovery_codes_take_the_place_of_the_old_ones(ann: Person, ben: Person) -> None:
    old = join(ann, "Code Keeper")
    assert ann.post("/api/account/codes", Confirmation("not this one")).status_code == 409
    new = ann.post("/api/account/codes", Confirmation(PASSWORD)).json()["codes"]
    assert not set(old) & set(new)
    assert recover(ben, "Code Keeper", old[0]).status_code == 409
    assert recover(ben, "Code Keeper", new[0]).status_code == 200


def test_another_password_needs_the_old_one(server: ServerProcess, ann: Person) -> None:
    join(ann, "Changing")
    elsewhere = logged_in(server, "Changing")
    body = {"old": "not this one", "new": OTHER}
    assert ann.http.put("/api/account/password", json=body).json()["sentence"] == "That is not your password."
    body = {"old": PASSWORD, "new": OTHER}
    assert ann.http.put("/api/account/password", json=body).status_code == 204
    assert elsewhere.http.get("/api/account").status_code == 401
    assert account_of(ann).account
    assert log_in(elsewhere, "Changing", PASSWORD).status_code == 409
    assert log_in(elsewhere, "Changing", OTHER).status_code == 200
    elsewhere.leave_all()


@pytest.mark.parametrize("path", ["logout", "account/codes", "account/deletion", "account/bots"])
def test_what_needs_an_account_is_refused_to_a_guest(ann: Person, path: str) -> None:
    body = {"name": "Any"} if path == "account/bots" else {"password": PASSWORD}
    answer = ann.http.post(f"/api/{path}", json=None if path == "logout" else body)
    assert answer.status_code == 409
    assert answer.json()["sentence"] == "You have no account yet: choose a password first."


def test_a_deleted_account_leaves_its_tables_and_no_name(
    server: ServerProcess, ann: Person, ben: Person, cleo: Person
) -> None:
    finished, running, waiting = three_tables(ann, ben)
    join(ann, "Soon Gone")
    bot = make_bot(ann, "Also Gone")
    assert delete(ann, "not the password").status_code == 409
    hers = ann.enter(running)
    hers.expect(State)
    assert delete(ann).status_code == 204
    assert me(ann)["name"] != "Soon Gone"
    assert [seat.name for seat in cleo.table(finished).seats] == [LEFT, ben.name]
    assert cleo.table(running).seats[0].kind == "bot"
    assert cleo.table(waiting).status == "closed"
    assert LEFT in "\n".join(line.text for line in cleo.watch(finished)[1].log)
    assert log_in(cleo, "Soon Gone").status_code == 409
    assert cleo.http.get("/api/me", headers={"Authorization": f"Bearer {bot.token}"}).status_code == 401
    join(cleo, "Soon Gone")


def three_tables(ann: Person, ben: Person) -> tuple[str, str, str]:
    """Return tables of both that are over, running and waiting."""
    finished, hers, his = seated_pair(ann, ben)
    told: list[State | Moved] = [hers.begun(), his.begun()]
    while told[0].view is not None and told[0].view.outcome is None:
        told = [window.newest(known) for window, known in zip((hers, his), told, strict=True)]
        for window, known in zip((hers, his), told, strict=True):
            if known.question is not None:
                window.play(known.sequence, known.question.options[0].move)
    running, hers, his = seated_pair(ann, ben)
    hers.begun()
    return finished, running, ann.open_table("me", "open").id


def test_the_cookie_of_a_deleted_account_is_worth_nothing(server: ServerProcess, ann: Person) -> None:
    plain = kept_cookie(ann)
    join(ann, "Without Trace")
    cookie = kept_cookie(ann)
    assert delete(ann).status_code == 204
    for old in (plain, cookie):
        browser = with_cookie(server, old)
        assert browser.http.get("/api/account").status_code == 401
        browser.leave_all()


def test_nobody_is_called_somebody_who_left(ann: Person) -> None:
    answer = ann.http.put("/api/me", json={"name": "somebody WHO left"})
    assert answer.status_code == 400


def test_accounts_survive_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        table, hers, _his = seated_pair(ann, ben)
        hers.begun()
        codes = join(ann, "Still Here")
        server.kill()
        server.start()
        assert me(ann) == {"name": "Still Here", "account": True}
        assert ann.table(table).seats[0].profile == "still here"
        assert ann.watch(table)[1].you == 0
        assert recover(ben, "Still Here", codes[0]).status_code == 200
        server.kill()
        server.start()
        assert me(ben) == {"name": "Still Here", "account": True}
        assert ann.http.get("/api/account").status_code == 401
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_passwords_are_tried_only_so_often_for_one_name_and_from_one_address(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, replace(GENEROUS, password_tries_per_hour=3, people_per_address=2))
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        join(ann, "Guarded")
        for _try in range(3):
            assert log_in(ben, "guarded", "wrong wrong").status_code == 409
        for password in ("wrong wrong", PASSWORD):
            answer = log_in(ben, "GUARDED", password)
            assert answer.status_code == 429
            assert answer.json()["sentence"].startswith("Too many passwords were tried for this name. Try again in ")
            assert int(answer.headers["Retry-After"]) > 1000
        log_in(ben, "Somebody Else")
        log_in(ben, "Somebody Else")
        answer = log_in(ben, "Nobody Else")
        assert answer.json()["sentence"].startswith("From this address too many passwords were tried.")
        assert account_of(ann).account, "who is logged in stays so"
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_no_password_code_or_token_is_kept_as_it_is(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        secrets = [PASSWORD, *join(ann, "Secretive"), make_bot(ann, "Quiet").token]
        assert server.stop() == 0
        with sqlite3.connect(server.settings.database) as database:
            kept = "\n".join(database.iterdump())
        for secret in secrets:
            assert secret not in kept
            assert secret not in server.log.read_text()
    finally:
        ann.leave_all()
        server.end()


def test_no_story_that_is_kept_tells_the_name_of_somebody_who_left(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        renamed(ann, "Annabel Lee")
        three_tables(ann, ben)
        server.stop()
        server.start()
        join(ann)
        assert "Annabel Lee" in kept_stories(server)
        assert delete(ann).status_code == 204
        assert "Annabel Lee" not in kept_stories(server)
        assert LEFT in kept_stories(server)
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def kept_stories(server: ServerProcess) -> str:
    """Return every story that is kept of matches that are over, once there is one."""
    found: list[bytes] = []
    deadline = time.monotonic() + PATIENCE
    while not found and time.monotonic() < deadline:
        with sqlite3.connect(server.settings.database) as database:
            found = [unpacked(content) for (content,) in database.execute("SELECT content FROM endings")]
    return b"\n".join(found).decode()
