"""What a server finds when it comes up again, and when another one wrote to its database."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.server.facts import SeatInfo
from clashtable.server.messages import Leave, Moved, Refused, State
from clashtable.server.settings import ServerSettings
from tests.server.person import Person, play_on, seated_pair
from tests.server.process import ServerProcess


def test_guests_seats_and_options_survive_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        table, hers, his = seated_pair(ann, ben)
        hers.begun()
        his.begun()
        his.say(Leave())
        his.wait_for(State)
        before = ann.table(table)
        waiting = ben.open_table("open", "me", public=False)
        server.kill()
        server.start()
        assert ann.http.get("/api/me").json()["name"] == ann.name
        after = ann.table(table)
        assert occupants(after.seats) == occupants(before.seats)
        assert (after.options, after.commitment, after.created) == (before.options, before.commitment, before.created)
        assert (ben.table(waiting.id).status, ben.table(waiting.id).host) == ("waiting", 1)
        window, state = ann.watch(table)
        play_on(window, state, random.Random(4))
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def occupants(seats: tuple[SeatInfo, ...]) -> list[tuple[str, str, str | None]]:
    """Return who sits where, whether or not they are connected."""
    return [(seat.kind, seat.name, seat.level) for seat in seats]


def test_a_move_that_came_into_the_log_otherwise_is_seen(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        table, hers, his = seated_pair(ann, ben)
        states = [hers.begun(), his.begun()]
        mover = 0 if states[0].question else 1
        asked = states[mover].question
        assert asked is not None
        with sqlite3.connect(server.settings.database) as database:
            database.execute(
                "INSERT INTO moves (table_id, sequence, seat, notation, made_at) VALUES (?, 1, ?, ?, ?)",
                (table, mover, asked.options[0].move, "2026-01-01T00:00:00+00:00"),
            )
        here = [hers, his][mover]
        here.play(0, asked.options[-1].move)
        assert here.wait_for(Moved).sequence == 1
        assert here.wait_for(Refused).code == "stale"
        assert here.wait_for(State).sequence == 1
        assert [hers, his][1 - mover].wait_for(Moved).sequence == 1
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_a_killed_match_of_other_rules_ends_and_the_rest_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        old = ann.open_table("me", "greedy", start=True).id
        new = ann.open_table("me", "greedy", start=True).id
        server.kill()
        with sqlite3.connect(server.settings.database) as database:
            database.execute("UPDATE tables SET game_version = 'older' WHERE id = ?", (old,))
        server.start()
        assert [ann.table(old).status, ann.table(new).status] == ["outdated", "running"]
        window, state = ann.watch(old)
        assert state.view is None
        window.play(0, "P")
        assert "rules of Clash (Coco) have changed" in window.expect(Refused).sentence
    finally:
        ann.leave_all()
        server.end()


def test_a_damaged_log_costs_only_its_own_table(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        broken = ann.open_table("me", "greedy", start=True).id
        whole = ann.open_table("me", "greedy", start=True).id
        server.kill()
        with sqlite3.connect(server.settings.database) as database:
            database.execute("DELETE FROM moves WHERE table_id = ?", (broken,))
            database.execute(
                "INSERT INTO moves (table_id, sequence, seat, notation, made_at) VALUES (?, 1, 0, 'nonsense', ?)",
                (broken, "2026-01-01T00:00:00+00:00"),
            )
        server.start()
        assert ann.http.get(f"/api/tables/{broken}").status_code == 404
        assert ann.table(whole).status == "running"
        assert '"log_not_replayable"' in server.log.read_text()
    finally:
        ann.leave_all()
        server.end()


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("tables.sqlite3", "sqlite:///tables.sqlite3"),
        ("/var/lib/tables.sqlite3", "sqlite:////var/lib/tables.sqlite3"),
        ("sqlite:///x.sqlite3", "sqlite:///x.sqlite3"),
        ("sqlite+aiosqlite:///x.sqlite3", "sqlite:///x.sqlite3"),
        ("postgresql://ann:secret@db/tables", "postgresql+psycopg://ann:secret@db/tables"),
        ("postgresql+psycopg://db/tables", "postgresql+psycopg://db/tables"),
    ],
)
def test_a_database_is_a_file_or_an_address(database: str, url: str) -> None:
    assert ServerSettings(database=database).database_url() == url


def test_an_impossible_database_is_refused_with_a_sentence() -> None:
    with pytest.raises(InvalidMessage, match="is not the address of a database"):
        ServerSettings(database="://x").database_url()
