"""Everything about a person in one file, and nothing hidden of anybody else."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.core.record import record_from_json
from clashtable.games.registry import GAMES
from clashtable.server.export import Export, exported
from clashtable.server.guests import Guest
from clashtable.server.messages import Leave, Moved, State
from clashtable.server.settings import ServerSettings
from tests.server.membership import account_of, join, make_bot
from tests.server.person import Person, play_on, seated_pair
from tests.server.process import ServerProcess
from tests.server.stage import Stage, opened
from tests.server.test_leaks import SEATS
from tests.shared.entries import ENTRIES

NOW = "2026-01-01T00:00:00.000+00:00"


def export_of(person: Person) -> dict[str, Any]:
    """Return the file of *person*."""
    answer = person.http.get("/api/account/export")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == 'attachment; filename="clashtable-data.json"'
    found: dict[str, Any] = answer.json()
    return found


def test_a_guest_gets_what_there_is(ann: Person) -> None:
    found = export_of(ann)
    assert (found["name"], found["account"], found["tables"]) == (ann.name, None, [])


def test_a_finished_match_comes_with_its_record_and_a_running_one_with_what_is_shown(ann: Person, ben: Person) -> None:
    table = ann.open_table("me", "greedy", start=True)
    window, state = ann.watch(table.id)
    play_on(window, state, random.Random(5))
    running, hers, _his = seated_pair(ann, ben)
    begun = hers.begun()
    waiting = ann.open_table("open", "me")
    found = {entry["id"]: entry for entry in export_of(ann)["tables"]}
    assert set(found) == {table.id, running, waiting.id}
    record = record_from_json(msgspec.json.encode(found[table.id]["record"]))
    assert record == record_from_json(ann.http.get(f"/api/tables/{table.id}/record").content)
    assert found[table.id]["state"] is None
    assert found[running]["record"] is None
    shown = msgspec.convert(found[running]["state"], State)
    assert (shown.you, shown.view, shown.question, shown.log) == (0, begun.view, begun.question, begun.log)
    assert found[waiting.id]["seats"] == [{"seat": 1, "name": ann.name, "deck": None}]
    assert found[waiting.id]["is_host"]


def test_who_left_a_running_match_is_shown_what_spectators_see(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    for window, state in ((hers, hers.begun()), (his, his.begun())):
        if state.question is not None:
            window.play(0, state.question.options[0].move)
    hers.wait_for(Moved)
    hers.say(Leave())
    watched: State | Moved = hers.wait_for(State)
    entry = export_of(ann)["tables"][0]
    shown = msgspec.convert(entry["state"], State)
    while watched.sequence < shown.sequence:  # the bot on the seat that was left plays on meanwhile
        watched = hers.wait_for(Moved)
    assert (entry["id"], shown.you, shown.view) == (table, None, watched.view)
    assert entry["seats"] == [{"seat": 0, "name": ann.name, "deck": None}]


def test_everything_that_is_kept_about_a_person_is_there_and_no_secret(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        join(ann, "Ann Thorough")
        join(ben, "Ben Private")
        token = make_bot(ann, "Thorough").token
        table = ann.open_table("me", "open").id
        ids = write_what_others_build(server.settings, table)
        found = export_of(ann)
        assert found["account"]["login"] == "ann thorough"
        assert [session["here"] for session in found["sessions"]] == [True]
        assert [bot["name"] for bot in found["bots"]] == ["Bot Thorough"]
        assert [(tie["name"], tie["kind"]) for tie in found["ties"]] == [("Ben Private", "friend")]
        assert [line["text"] for line in found["chat"]] == ["hello from ann"]
        assert [comment["text"] for comment in found["comments"]] == ["a fine move by ann"]
        assert [report["text"] for report in found["reports"]] == ["a rule is broken says ann"]
        assert [rating["matches"] for rating in found["ratings"]] == [3]
        assert [result["place"] for result in found["results"]] == [1]
        text = msgspec.json.encode(found).decode()
        for secret in (token, "argon2", "hello from ben", "SECRET POSITION", ids["ben"]):
            assert secret not in text
        assert account_of(ann).account
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def write_what_others_build(settings: ServerSettings, table: str) -> dict[str, str]:
    """Write a line of everything by and about Ann and Ben; return their ids."""
    with sqlite3.connect(settings.database) as database:
        ids = {name[:3].lower(): guest for guest, name in database.execute("SELECT id, name FROM guests")}
        ann, ben = ids["ann"], ids["ben"]
        lines: dict[str, list[tuple[object, ...]]] = {
            "ties": [(ann, ben, "friend", NOW), (ben, ann, "blocked", NOW)],
            "chat": [
                (table, 1, "seats", ann, "Ann", "hello from ann", NOW, None),
                (table, 2, "seats", ben, "Ben", "hello from ben", NOW, None),
            ],
            "comments": [("c1", table, 1, ann, "a fine move by ann", NOW)],
            "reports": [("r1", "bug", table, ann, ben, "a rule is broken says ann", b"SECRET POSITION", NOW, None)],
            "ratings": [(ann, "coco", 25.0, 8.0, 3, NOW), (ben, "coco", 26.0, 8.0, 4, NOW)],
            "results": [
                (table, 0, ann, "coco", 1, 25.0, 8.0, 5.0, NOW),
                (table, 1, ben, "coco", 2, 25.0, 8.0, -5.0, NOW),
            ],
        }
        for kept, rows in lines.items():
            marks = ", ".join("?" * len(rows[0]))
            database.executemany(f"INSERT INTO {kept} VALUES ({marks})", rows)
    return ids


@pytest.mark.parametrize("game", sorted(GAMES))
def test_nothing_hidden_of_any_other_seat_is_in_the_file(game: str, tmp_path: Path) -> None:
    """In every world that looks the same to its owner the file is the same, byte by byte."""

    async def play() -> None:
        seats = SEATS[game]
        async with opened(tmp_path, f"export {game}", game, [True] * seats) as stage:
            await some_moves(stage, 12)
            for seat in range(seats):
                await compare(stage, game, seat)

    asyncio.run(play())


async def some_moves(stage: Stage, count: int) -> None:
    """Make any moves."""
    luck = random.Random(3)
    for _move in range(count):
        course = stage.table.played()
        seat = course.match.to_act
        if seat is None:
            return
        stage.clock.time += 60
        move = luck.choice(course.match.legal_moves()).notation
        await stage.table.play(stage.table.seats.now[seat].guest, stage.table.sequence(seat), move)


async def compare(stage: Stage, game: str, seat: int) -> None:
    """See that the file of whoever sits there is the same however lies what they may not know."""
    table, occupant = stage.table, stage.table.seats.now[seat]
    assert occupant.guest is not None
    owner, course = Guest(occupant.guest, occupant.name), table.played()
    here, luck = course.match, random.Random(seat)
    file = await exported(stage.house, owner)
    state = msgspec.json.decode(file, type=Export).tables[0].state
    assert state is not None
    assert state.you == seat
    assert state.view == here.view(seat)
    apart = 0
    for _world in range(5):
        there = GAMES[game].restore(ENTRIES[game].permuted(here.snapshot(), seat, luck))
        apart += is_apart(here, there, seat)
        course.match = there
        table.states.clear()
        assert await exported(stage.house, owner) == file
    course.match = here
    assert apart, "nothing was hidden: the test would prove nothing"
    row = table.row
    for secret in (row.secret, row.salt):
        assert secret is not None
        assert secret.encode() not in file


def is_apart(here: Match, there: Match, viewer: int) -> bool:
    """Tell whether another seat holds something else in the one world than in the other."""
    others = [seat for seat in range(here.seats) if seat != viewer]
    return any(here.view(seat) != there.view(seat) for seat in others)
