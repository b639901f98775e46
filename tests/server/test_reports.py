"""Reports: about people with what they said, about rules with the match so far; for the operator alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from clashtable.core.record import record_from_json
from clashtable.server.limits import REPORTS_PER_HOUR
from clashtable.server.messages import Moved
from clashtable.server.talk import Chat
from tests.cli.conftest import Run, run  # noqa: F401  # a fixture
from tests.server.person import Person, seated_pair
from tests.server.process import ServerProcess
from tests.server.test_admin import Operator, operator, own_server, pair  # noqa: F401  # fixtures
from tests.server.test_chat import heard
from tests.server.test_watching import move

THANKS = {"sentence": "Thank you. Whoever runs this server will look into it."}


def report(person: Person, table: str, kind: str, text: str, **whom: Any) -> httpx.Response:
    """Let *person* report something at *table*."""
    return person.post(f"/api/tables/{table}/reports", {"kind": kind, "text": text, **whom})


def test_a_person_is_reported_with_what_they_said(
    pair: tuple[Person, Person],  # noqa: F811
    operator: Operator,  # noqa: F811
) -> None:
    ann, ben = pair
    table, hers, his = seated_pair(ann, ben)
    hers.say(Chat("Be nice."))
    heard(hers)  # before anybody else says something: two connections keep no order
    for text in ("boo", "hiss"):
        his.say(Chat(text))
    line = [heard(hers) for _line in range(2)][-1]
    told = report(ann, table, "person", "He is\nrude.", line=line.number)
    assert (told.status_code, told.json()) == (201, THANKS)
    [listed] = json.loads(operator.does("reports", "list", "--json"))
    assert (listed["kind"], listed["by"], listed["about"], listed["text"]) == (
        "person",
        ann.name,
        ben.name,
        "He is rude.",
    )
    shown = operator.does("reports", "show", listed["id"])
    assert "He is\nrude." in shown
    assert f"{ben.name}, among the players: boo" in shown
    assert "Be nice." not in shown, "what others said is nobody's business here"
    assert operator.id_of(ben) in shown, "so that the operator can ban them"
    assert "No record was kept" in operator.is_refused("reports", "show", listed["id"], "--record", "x.json")


def test_a_rules_bug_is_reported_with_the_match_so_far(
    pair: tuple[Person, Person],  # noqa: F811
    operator: Operator,  # noqa: F811
    tmp_path: Path,
) -> None:
    ann, ben = pair
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    his.begun()
    for _move in range(3):
        move(hers, his)
        hers.wait_for(Moved)
        his.wait_for(Moved)
    told = report(ben, table, "rules", "I could not pass.")
    assert (told.status_code, told.json()) == (201, THANKS), "nothing of the match leaves for the reporter"
    [listed] = json.loads(operator.does("reports", "list", "--json"))
    shown = json.loads(operator.does("reports", "show", listed["id"], "--json"))
    assert len(shown["evidence"]["record"]["moves"]) == 3
    assert shown["evidence"]["position"]
    assert "3 moves of coco" in operator.does("reports", "show", listed["id"])
    file = tmp_path / "bug.json"
    assert str(file) in operator.does("reports", "show", listed["id"], "--record", str(file))
    assert len(record_from_json(file.read_bytes()).moves) == 3
    assert "is there already" in operator.is_refused("reports", "show", listed["id"], "--record", str(file))


def test_a_settled_report_is_listed_only_when_asked_for(
    own_server: ServerProcess,  # noqa: F811
    pair: tuple[Person, Person],  # noqa: F811
    operator: Operator,  # noqa: F811
) -> None:
    ann, ben = pair
    table, _hers, _his = seated_pair(ann, ben)
    assert operator.does("reports", "list") == "There are none.\n"
    report(ann, table, "person", "x" * 100, seat=1)
    own_server.kill()
    own_server.start()
    [listed] = json.loads(operator.does("reports", "list", "--json"))
    assert listed["text"] == "x" * 59 + "…"
    assert operator.does("reports", "settle", listed["id"]) == f"The report {listed['id']} is settled.\n"
    assert operator.does("reports", "list") == "There are none.\n"
    assert listed["id"] in operator.does("reports", "list", "--settled")
    assert "settled already" in operator.is_refused("reports", "settle", listed["id"])
    assert "There is no report 'nobody'" in operator.is_refused("reports", "show", "nobody")


@pytest.mark.parametrize(
    ("kind", "text", "whom", "status", "words"),
    [
        ("person", "rude", {}, 400, "either by their seat"),
        ("person", "rude", {"seat": 0}, 409, "That is you"),
        ("person", "rude", {"line": 4}, 404, "Nobody has said a line 4"),
        ("person", "   ", {"seat": 1}, 400, "1 to 2000 characters; this one has 0"),
        ("rules", "x" * 2001, {}, 400, "1 to 2000 characters; this one has 2001"),
        ("spam", "x", {}, 400, "not understood"),
    ],
)
def test_a_report_that_says_nothing_is_refused(
    ann: Person, ben: Person, kind: str, text: str, whom: dict[str, int], status: int, words: str
) -> None:
    table, _hers, _his = seated_pair(ann, ben)
    answer = report(ann, table, kind, text, **whom)
    assert (answer.status_code, words in answer.json()["sentence"]) == (status, True), answer.text


def test_before_a_match_there_is_no_rule_to_be_broken(ann: Person) -> None:
    table = ann.open_table("me", "open").id
    answer = report(ann, table, "rules", "Nothing happens.")
    assert (answer.status_code, "has not begun" in answer.json()["sentence"]) == (409, True)


def test_who_reports_too_much_is_told_when_to_go_on(ann: Person, ben: Person) -> None:
    table, _hers, _his = seated_pair(ann, ben)
    for _report in range(REPORTS_PER_HOUR):
        assert report(ann, table, "person", "rude", seat=1).status_code == 201
    answer = report(ann, table, "person", "rude", seat=1)
    assert answer.status_code == 429
    assert "ten reports in an hour" in answer.json()["sentence"]
