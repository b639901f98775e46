"""Where somebody is logged in: seen, ended, and felt at once by whoever is connected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sql

from clashtable.server.chance import Chance
from clashtable.server.devices import device_of
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.messages import Refused, Resync, State
from clashtable.server.schema import SESSIONS
from clashtable.server.settings import ServerSettings
from tests.server.membership import (
    LOGGED_OUT,
    PASSWORD,
    account_of,
    heard_until_cut_off,
    join,
    logged_in,
    me,
    recover,
)
from tests.server.person import Person, seated_pair
from tests.server.process import ServerProcess
from tests.server.stage import Still

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "words"),
    [
        (FIREFOX, "Firefox on Linux"),
        (CHROME, "Chrome on Android"),
        (SAFARI, "Safari on an iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15)", "A browser on a Mac"),
        ("python-httpx/0.28", "A program"),
        ("", "A program"),
    ],
)
def test_a_device_is_told_in_words(agent: str, words: str) -> None:
    assert device_of(agent) == words


def test_sessions_are_listed_with_the_one_that_asks(server: ServerProcess, ann: Person) -> None:
    ann.http.headers["User-Agent"] = FIREFOX
    join(ann, "Two Browsers")
    phone = logged_in(server, "Two Browsers")
    found = account_of(ann).sessions
    assert {(session.device, session.here) for session in found} == {("Firefox on Linux", True), ("A program", False)}
    assert {session.here for session in account_of(phone).sessions} == {True, False}
    phone.leave_all()


def test_an_ended_session_is_cut_off_at_once_and_the_others_stay(
    server: ServerProcess, ann: Person, ben: Person
) -> None:
    table, hers, _his = seated_pair(ann, ben)
    hers.begun()
    join(ann, "Cut Off")
    here = ann.enter(table)
    here.expect(State)
    phones = [logged_in(server, "Cut Off") for _phone in range(2)]
    windows = [phone.enter(table) for phone in phones for _worker in range(3)]
    for window in windows:
        assert window.expect(State).you == 0
    lost = next(session.id for session in account_of(phones[0]).sessions if session.here)
    assert ann.http.delete(f"/api/account/sessions/{lost}").status_code == 204
    for window in windows[:3]:
        assert heard_until_cut_off(window) == LOGGED_OUT
    assert phones[0].http.get("/api/account").status_code == 401
    for window in (here, *windows[3:]):
        window.say(Resync())
        assert window.wait_for(State).you == 0
    assert ann.http.delete(f"/api/account/sessions/{lost}").status_code == 404
    for phone in phones:
        phone.leave_all()


def test_all_other_sessions_end_together(server: ServerProcess, ann: Person, ben: Person) -> None:
    table, hers, _his = seated_pair(ann, ben)
    hers.begun()
    join(ann, "Everywhere")
    phones = [logged_in(server, "Everywhere") for _phone in range(2)]
    windows = [phone.enter(table) for phone in phones]
    mine = ann.enter(table)
    for window in (*windows, mine):
        window.expect(State)
    assert ann.http.delete("/api/account/sessions").status_code == 204
    for window in (*windows, hers):
        assert heard_until_cut_off(window) == LOGGED_OUT, "also who is connected since before there was an account"
    mine.say(Resync())
    assert mine.wait_for(State).you == 0
    assert [session.here for session in account_of(ann).sessions] == [True]
    for phone in phones:
        phone.leave_all()


def test_nobody_ends_the_session_of_somebody_else(server: ServerProcess, ann: Person, ben: Person) -> None:
    join(ann, "Quite Safe")
    join(ben, "Quite Curious")
    session = account_of(ann).sessions[0].id
    assert ben.http.delete(f"/api/account/sessions/{session}").status_code == 404
    assert account_of(ann).account


def test_logging_out_leaves_a_fresh_guest_and_cuts_off_this_browser_alone(
    server: ServerProcess, ann: Person, ben: Person
) -> None:
    table, hers, _his = seated_pair(ann, ben)
    hers.begun()
    join(ann, "Going Home")
    phone = logged_in(server, "Going Home")
    here, there = ann.enter(table), phone.enter(table)
    here.expect(State)
    there.expect(State)
    assert ann.http.post("/api/logout").status_code == 204
    assert heard_until_cut_off(here) == LOGGED_OUT
    assert me(ann)["name"] != "Going Home"
    there.say(Resync())
    assert there.wait_for(State).you == 0
    phone.leave_all()


def test_who_is_cut_off_is_told_why(server: ServerProcess, ann: Person, ben: Person) -> None:
    table = ben.open_table("me", "open").id
    codes = join(ann, "Told Why")
    window = ann.enter(table)
    window.expect(State)
    helped = Person(server)
    assert recover(helped, "Told Why", codes[0]).status_code == 200
    assert window.wait_for(Refused) == Refused("ended", "You have been logged out here.")
    assert heard_until_cut_off(window) == LOGGED_OUT
    helped.leave_all()


def test_logging_in_ends_the_session_that_the_browser_had(server: ServerProcess, ann: Person, ben: Person) -> None:
    join(ann, "One Of Two")
    join(ben, "Two Of Two")
    browser = logged_in(server, "One Of Two")
    answer = browser.http.post("/api/login", json={"name": "Two Of Two", "password": PASSWORD})
    assert answer.json() == {"name": "Two Of Two", "account": True}
    assert len(account_of(ann).sessions) == 1
    browser.leave_all()


def in_a_house(folder: Path, play: Callable[[House, Still], object]) -> None:
    """Run *play*, which may wait, in a house with a clock that it turns."""

    async def played() -> None:
        clock = Still()
        house = House(ServerSettings(database=str(folder / "tables.sqlite3")), Chance(), clock)
        await house.open()
        try:
            found = play(house, clock)
            assert asyncio.iscoroutine(found)
            await found
        finally:
            clock.planned.clear()
            await house.close()

    asyncio.run(played())


def test_when_a_session_was_seen_is_written_at_most_once_an_hour(tmp_path: Path) -> None:
    async def play(house: House, clock: Still) -> None:
        guest = await house.guests.welcome()
        person, _codes = await house.accounts.create(guest, PASSWORD, "A program")
        assert person.session is not None
        begun = clock.stamp()
        for minutes, is_noted in ((0, False), (59, False), (61, True), (119, False)):
            clock.time = minutes * 60
            before = await seen(house)
            await house.guests._by_cookie(person.id, person.session)
            assert (await seen(house) != before) is is_noted
        assert await seen(house) == [(clock.now() - timedelta(minutes=58)).isoformat(timespec="milliseconds")]
        assert begun not in await seen(house)

    in_a_house(tmp_path, play)


async def seen(house: House) -> list[str]:
    """Return when every session was last used."""
    return list(await house.store.read(lambda connection: connection.scalars(sql.select(SESSIONS.c.seen)).all()))


def test_a_worker_that_missed_the_news_notices_when_it_looks_again(tmp_path: Path) -> None:
    class Attending:
        """Somebody connected."""

        def __init__(self, person: Guest) -> None:
            self.person = person
            self.is_ended = False

        def end(self) -> None:
            self.is_ended = True

    async def play(house: House, _clock: Still) -> None:
        guest = await house.guests.welcome()
        person, _codes = await house.accounts.create(guest, PASSWORD, "A program")
        one, plain = Attending(person), Attending(await house.guests.welcome())
        with house.sessions.attending(one), house.sessions.attending(plain):
            await house.sessions.look_again()
            assert not one.is_ended
            await house.store.writer.write([(sql.delete(SESSIONS), None)])
            await house.sessions.look_again()
            assert (one.is_ended, plain.is_ended) == (True, False)
        assert not house.sessions.connected

    in_a_house(tmp_path, play)


def test_sessions_survive_a_restart_and_ended_ones_do_not_come_back(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        join(ann, "Through It All")
        kept, ended = logged_in(server, "Through It All"), logged_in(server, "Through It All")
        assert ended.http.post("/api/logout").status_code == 204
        server.kill()
        server.start()
        assert len(account_of(kept).sessions) == 2
        assert me(ended)["name"] != "Through It All"
        assert ann.http.delete("/api/account/sessions").status_code == 204
        assert kept.http.get("/api/account").status_code == 401
        kept.leave_all()
        ended.leave_all()
    finally:
        ann.leave_all()
        server.end()
